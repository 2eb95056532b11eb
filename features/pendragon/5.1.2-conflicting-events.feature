Feature: 5.1.2 Conflicting Events
  Which of two Events prevails, and what Gratia blocks.

  @id-5.1.2-a @rule-5.1.2 @derived
  Scenario: Gratia blocks a Tribal War Event
    The working: the exception of 5.1.2: the earlier Event prevails, and nobody may execute the later one.

    Given the space "cards: gratia (unshaded capability)"
    When the question "event" is asked with "card=stilicho; tribal-war=yes"
    Then it is refused by 5.1.2

  @id-5.1.2-b @rule-5.1.2 @derived
  Scenario: In the other reading a Tribal War Event may be executed despite Gratia
    The working: by this reading it is executed, without any effect.

    Given the space "cards: gratia (unshaded capability)"
    And the reading of "5.1.2-gratia" is "without-effect"
    When the question "event" is asked with "card=stilicho; tribal-war=yes"
    Then it is allowed

  @id-5.1.2-c @rule-5.1.2 @derived
  Scenario: Gratia blocks no other Event
    The working: the card is no Tribal War.

    Given the space "cards: gratia (unshaded capability)"
    When the question "event" is asked with "card=stilicho; tribal-war=no"
    Then it is allowed

  @id-5.1.2-d @rule-5.1.2 @derived
  Scenario: Without Gratia a Tribal War Event is executed
    The working: other Capabilities block nothing.

    Given the space "cards: camelot (unshaded capability)"
    When the question "event" is asked with "card=stilicho; tribal-war=yes"
    Then it is allowed

  @id-5.1.2-e @rule-5.1.2 @rule-2.3.4 @derived
  Scenario: On a Tribal War card under Gratia the 1st Eligible Faction has no Event
    The working: of the four options of the 1st Faction the Event is left out.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | cards: gratia (unshaded capability) | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "tribal-war/1.1" is "yes"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.1/dux" is open to the Dux
    And its options are "command, command-with-feat, pass"

  @id-5.1.2-f @rule-5.1.2 @rule-2.3.4 @derived
  Scenario: After a Command with a Feat Gratia leaves the 2nd Eligible Faction no Tribal War Event
    The working: the Dux executed a Command with a Feat, which would open the Event to the Civitates; a Limited
    Command and a Pass are left.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | cards: gratia (unshaded capability) | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5 | done: dux command-with-feat"
    And the choice "tribal-war/1.1" is "yes"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.1/civitates" is open to the Civitates
    And its options are "limited-command, pass"

  @id-5.1.2-g @rule-5.1.2 @derived
  Scenario: A later Event takes Gratia out of force
    The working: two Events that contradict each other: the later prevails. On the next card nobody asks whether it is
    a Tribal War, and the Saxons have all four options.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | cards: gratia (unshaded capability) | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "tribal-war/1.1" is "no"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "discard gratia"
    And the choice "effect/1.1/dux/2" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    When the question "card-turn" is asked with "number=2"
    Then the choice "act/1.2/saxons" is open to the Saxons
    And its options are "command, command-with-feat, event, pass"

  @id-5.1.2-h @rule-5.1.2 @rule-5.3 @derived
  Scenario: Gratia blocks from the card after its own on
    The working: an Event of the Dux puts Gratia in force on card 1; card 2 is a Tribal War, and the Saxons, 1st
    there, have no Event.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    And the choice "effect/1.1/dux/1" is "card gratia unshaded capability"
    And the choice "effect/1.1/dux/2" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    And the choice "tribal-war/1.2" is "yes"
    When the question "card-turn" is asked with "number=2"
    Then the choice "act/1.2/saxons" is open to the Saxons
    And its options do not include "event"

  @id-5.1.2-i @rule-5.1.2 @derived
  Scenario: In the other reading a blocked Tribal War Event has no effect
    The working: by this reading the Dux executes the Event, without any effect: a gain of 3 Prestige cannot be
    stated.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | cards: gratia (unshaded capability) | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.1.2-gratia" is "without-effect"
    And the choice "tribal-war/1.1" is "yes"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "none"
    When the question "card-turn" is asked with "number=1"
    Then its options do not include "track prestige +3"

  @id-5.1.2-j @rule-5.1.2 @derived
  Scenario: A Command takes no card out of force
    The working: only a later Event contradicts an earlier one.

    Given the space "imperium: autonomy-military | cards: camelot (unshaded capability) | iceni: saxons 2w"
    When the question "effects" is asked with "statements=discard camelot; executing=saxons; as=command"
    Then it is refused by 5.1.2

  @id-5.1.2-k @rule-5.1.2 @derived
  Scenario: Which side of Gratia blocks Tribal War Events is a gap
    The working: The rule names the card, not its side.

    Given the space "cards: gratia (unshaded capability) | iceni: empty"
    When the question "event" is asked with "card=17; tribal-war=yes"
    Then it is refused by 5.1.2
    And a gap in 5.1.2 is told
