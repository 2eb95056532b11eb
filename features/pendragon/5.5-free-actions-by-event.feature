Feature: 5.5 Free actions by Event
  What a free Command or Feat needs and costs.

  @id-5.5-a @rule-5.5 @derived
  Scenario: A free Command is executed where the Event grants it
    The working: the Scotti are granted a Raid, a Command of theirs.

    When the question "free-action" is asked with "faction=scotti; command=raid; granted=raid"
    Then it is allowed

  @id-5.5-b @rule-5.5 @derived
  Scenario: A free Command that the Event does not grant is not executed
    The working: a Raid is granted, a March is not.

    When the question "free-action" is asked with "faction=scotti; command=march; granted=raid"
    Then it is refused by 5.5

  @id-5.5-c @rule-5.5 @derived
  Scenario: No Event has a Faction execute the Command of another
    The working: a Raid is a Command of the Barbarians only.

    When the question "free-action" is asked with "faction=dux; command=raid; granted=raid"
    Then it is refused by 5.5

  @id-5.5-d @rule-5.5 @derived
  Scenario: No Event has a Faction execute the Feat of another
    The working: Entreat is a Feat of the Scotti only.

    When the question "free-action" is asked with "faction=saxons; feat=entreat; granted=entreat"
    Then it is refused by 5.5

  @id-5.5-e @rule-5.5 @derived
  Scenario: A free Feat that does not modify its Command needs none
    The working: Settle changes no Command; the Event grants it alone.

    When the question "free-action" is asked with "faction=saxons; feat=settle; granted=settle"
    Then it is allowed

  @id-5.5-f @rule-5.5 @derived
  Scenario: A free Feat that the Event does not grant is not executed
    The working: Settle is granted, Entreat is not.

    When the question "free-action" is asked with "faction=scotti; feat=entreat; granted=settle"
    Then it is refused by 5.5

  @id-5.5-g @rule-5.5 @derived
  Scenario: A free Surprise needs its Command in the same Event
    The working: Surprise modifies the Command that it accompanies; the Event grants the Scotti no Command.

    When the question "free-action" is asked with "faction=scotti; feat=surprise; granted=surprise"
    Then it is refused by 5.5

  @id-5.5-h @rule-5.5 @derived
  Scenario: A free Ravage needs its Command in the same Event
    The working: Ravage modifies the Command that it accompanies; the Event grants the Saxons no Command.

    When the question "free-action" is asked with "faction=saxons; feat=ravage; granted=ravage"
    Then it is refused by 5.5

  @id-5.5-i @rule-5.5 @derived
  Scenario: A free Shield Wall needs its Command in the same Event
    The working: Shield Wall modifies the Command that it accompanies; the Event grants the Saxons no Command.

    When the question "free-action" is asked with "faction=saxons; feat=shield-wall; granted=shield-wall"
    Then it is refused by 5.5

  @id-5.5-j @rule-5.5 @derived
  Scenario: A free Ransom needs its Command in the same Event
    The working: Ransom modifies the Command that it accompanies; the Event grants the Scotti no Command.

    When the question "free-action" is asked with "faction=scotti; feat=ransom; granted=ransom"
    Then it is refused by 5.5

  @id-5.5-k @rule-5.5 @derived
  Scenario: A free Feat with its Command is executed where the Event grants both
    The working: Shield Wall accompanies Battle.

    When the question "free-action" is asked with "faction=saxons; command=battle; feat=shield-wall; granted=battle, shield-wall"
    Then it is allowed

  @id-5.5-l @rule-5.5 @derived
  Scenario: A free Feat does not go with a Command that it may not accompany
    The working: Shield Wall accompanies Battle only, here it would go with a Raid.

    When the question "free-action" is asked with "faction=saxons; command=raid; feat=shield-wall; granted=raid, shield-wall"
    Then it is refused by 5.5

  @id-5.5-m @rule-5.5 @derived
  Scenario: A free Command comes without a Feat
    The working: the Event grants the Battle alone.

    When the question "free-action" is asked with "faction=saxons; command=battle; feat=shield-wall; granted=battle"
    Then it is refused by 5.5

  @id-5.5-n @rule-5.5 @derived
  Scenario: In the other reading a Faction adds a Feat to a free Command
    The working: Shield Wall accompanies Battle, and by this reading the Event need not grant it.

    Given the reading of "5.5-free-command-feat" is "with"
    When the question "free-action" is asked with "faction=saxons; command=battle; feat=shield-wall; granted=battle"
    Then it is allowed

  @id-5.5-o @rule-5.5 @derived
  Scenario: In the other reading too a Feat needs a Command that it may accompany
    The working: Settle accompanies Return and March, not Battle.

    Given the reading of "5.5-free-command-feat" is "with"
    When the question "free-action" is asked with "faction=saxons; command=battle; feat=settle; granted=battle"
    Then it is refused by 5.5

  @id-5.5-p @rule-5.5 @derived
  Scenario: Wealth that a free Command costs is paid
    The working: a Muster with 2 Comitates costs 2 Wealth; free of cost are Resources and Renown only.

    When the question "free-action" is asked with "faction=civitates; command=muster; granted=muster; wealth=2"
    Then it is allowed
    And the fact "wealth_to_pay" is "2"

  @id-5.5-q @rule-5.5 @derived
  Scenario: In the other reading a free Command costs no Wealth
    The working: of the 2 Wealth nothing is left to pay.

    Given the reading of "5.5-free-wealth" is "wealth-free"
    When the question "free-action" is asked with "faction=civitates; command=muster; granted=muster; wealth=2"
    Then it is allowed
    And the fact "wealth_to_pay" is "0"

  @id-5.5-r @rule-5.5 @rule-5.1.1 @derived
  Scenario: A free Raid costs the Saxons no Renown
    The working: Renown stays at 0, with which no Raid could be paid.

    Given the space "saxon-renown: 0"
    When the question "effects" is asked with "statements=free saxons raid; executing=saxons; as=event"
    Then the fact "effects" is "1"
    And Saxon Renown changes by 0

  @id-5.5-s @rule-5.5 @rule-5.1.1 @derived
  Scenario: An Event grants a free action to another Faction as to its own
    The working: the Dux executes the Event; the Scotti Raid with Surprise, both granted.

    Given the space "scotti-renown: 0"
    When the question "effects" is asked with "statements=free scotti raid with surprise; executing=dux; as=event"
    Then the fact "effects" is "1"
    And the fact "made_ineligible" is "none"

  @id-5.5-t @rule-5.5 @rule-2.3.6 @derived
  Scenario: A free Command does not make another Faction Ineligible
    The working: the Dux executed the Event, the Scotti only a free Raid in it, and then they Pass.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "free scotti raid"
    And the choice "effect/1.1/dux/2" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "civitates, saxons, scotti"

  @id-5.5-u @rule-5.5 @rule-2.3.6 @derived
  Scenario: A free Command does not undo that the Event leaves its Faction Eligible
    The working: the Event grants the Dux a March and says that he stays Eligible; the other 3 Pass, so that all 4 are
    Eligible.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "free dux march"
    And the choice "effect/1.1/dux/2" is "make dux eligible"
    And the choice "effect/1.1/dux/3" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-5.5-v @rule-5.5 @rule-2.3.6 @derived
  Scenario: In the other reading a free Command makes the Faction that plays the Event Ineligible all the same
    The working: the Event leaves the Dux Eligible, but his free March counts against him.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.5-free-eligibility" is "others-only"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "free dux march"
    And the choice "effect/1.1/dux/2" is "make dux eligible"
    And the choice "effect/1.1/dux/3" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "civitates, saxons, scotti"

  @id-5.5-w @rule-5.5 @rule-2.3.6 @derived
  Scenario: In the other reading the free Command of another Faction still does not count
    The working: the Scotti Raid free in the Event of the Dux, which leaves him Eligible; all 4 are Eligible.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.5-free-eligibility" is "others-only"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "free scotti raid"
    And the choice "effect/1.1/dux/2" is "make dux eligible"
    And the choice "effect/1.1/dux/3" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-5.5-x @rule-5.5 @derived
  Scenario: A Command grants no free action
    The working: only the text of an Event does.

    Given the space "imperium: autonomy-military | iceni: saxons 2w"
    When the question "effects" is asked with "statements=free saxons raid; executing=saxons; as=command"
    Then it is refused by 5.5

  @id-5.5-y @rule-5.5 @derived
  Scenario: An Event that grants Surprise alone grants nothing that can be executed
    The working: Surprise modifies a Raid or a Battle, and neither takes place as part of the Event.

    Given the space "imperium: autonomy-military | votadini: scotti 2r"
    When the question "effects" is asked with "statements=free scotti surprise; executing=scotti; as=event"
    Then it is refused by 5.5
