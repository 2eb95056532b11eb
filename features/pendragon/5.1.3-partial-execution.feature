Feature: 5.1.3 Partial execution
  What becomes of an Event that cannot be carried out in full.

  @id-5.1.3-a @rule-5.1.3 @derived
  Scenario: An Event of which nothing can be carried out may be executed
    The working: everything is left undone; there are 0 effects.

    Given the space "prestige: 5"
    When the question "effects" is asked with "statements=nothing; executing=dux; as=event"
    Then the fact "effects" is "0"

  @id-5.1.3-b @rule-5.1.3 @derived
  Scenario: In the other reading an Event needs some effect
    The working: nothing of the text can be carried out.

    Given the space "prestige: 5"
    And the reading of "5.1.3-event-without-effect" is "some-effect"
    When the question "effects" is asked with "statements=nothing; executing=dux; as=event"
    Then it is refused by 5.1.3

  @id-5.1.3-c @rule-5.1.3 @rule-5.1.1 @derived
  Scenario: In the other reading an Event that is carried out in part is enough
    The working: of 3 replacements 1 is Available; the other 2 Militia are merely removed, and that is some effect.

    Given the space "iceni: civitates 3m | available: saxons 1w"
    And the reading of "5.1.3-event-without-effect" is "some-effect"
    When the question "effects" is asked with "statements=replace civitates 3m in iceni with saxons 3w; executing=saxons; as=event"
    Then the fact "effects" is "1"
    And afterwards the space is "iceni: saxons 1w"

  @id-5.1.3-d @rule-5.1.3 @rule-5.1.1 @rule-1.8 @derived
  Scenario: In the other reading a gain that is lost at 80 is no effect
    The working: Prestige is 80 and the only gain is lost, so that nothing of the text can be carried out.

    Given the space "prestige: 80"
    And the reading of "5.1.3-event-without-effect" is "some-effect"
    When the question "effects" is asked with "statements=track prestige +3; executing=dux; as=event"
    Then it is refused by 5.1.3

  @id-5.1.3-e @rule-5.1.3 @rule-2.3.6 @derived
  Scenario: An Event without effect counts as executed
    The working: the Dux executes the Event without any effect and is Ineligible for the next card; the other 3
    Passed.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "civitates, saxons, scotti"

  @id-5.1.3-f @rule-5.1.3 @rule-5.1 @rule-5.1.1 @rule-2.3.6 @derived
  Scenario: Of an Event everything that can be carried out is
    The working: the Prestige of the Dux goes from 5 to 7 although nothing can be placed, since no Cavalry is
    Available.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.1.3-event-without-effect" is "some-effect"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "track prestige +2"
    And the choice "effect/1.1/dux/2" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then Prestige changes by +2
    And the fact "eligible" is "civitates, saxons, scotti"
