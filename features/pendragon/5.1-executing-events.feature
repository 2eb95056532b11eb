Feature: 5.1 Executing Events
  What an Event does, who chooses, and in what order.

  @id-5.1-a @rule-5.1 @rule-5.1.1 @rule-1.4.3 @example
  Scenario: The Saxons choose red markers for the Foederati that their Event places
    The working: the example printed in 5.1; 2 of the 3 Available Saxon Warbands come under the red marker of the Dux.

    Given the space "imperium: autonomy-military | iceni: civitates 1m; saxons 2w | available: saxons 3w"
    When the question "effects" is asked with "statements=place dux 2w/saxons in iceni | mark saxons 1w in iceni for dux; executing=saxons; as=event"
    Then the fact "effects" is "2"
    And afterwards the space is "iceni: dux 3w/saxons; civitates 1m; saxons 1w"
    And the box "available" is "saxons 1w"

  @id-5.1-b @rule-5.1 @rule-5.1.1 @rule-1.4.3 @example
  Scenario: The Saxons choose blue markers for the Foederati that their Event places
    The working: the same example, the other color: the marker of the Civitates.

    Given the space "imperium: autonomy-military | iceni: civitates 1m; saxons 2w | available: saxons 3w"
    When the question "effects" is asked with "statements=place civitates 2w/saxons in iceni | mark saxons 1w in iceni for civitates; executing=saxons; as=event"
    Then the fact "effects" is "2"
    And afterwards the space is "iceni: civitates 1m 3w/saxons; saxons 1w"
    And the box "available" is "saxons 1w"

  @id-5.1-c @rule-5.1 @rule-5.1.1 @rule-5.2 @derived
  Scenario: The executing Faction goes on choosing after an effect on pieces of another
    The working: the Saxons are 1st on Vortigern and execute it; after their 1st effect, on the Cavalry of the Dux,
    they choose the 2nd too.

    Given the space "played: vortigern | eligible: dux, civitates, saxons, scotti | iceni: dux 2c | available: dux 1c | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "only"
    And the choice "lasting/1.1/saxons" is "none"
    And the choice "effect/1.1/saxons/1" is "remove dux 1c in iceni"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/saxons/2" is open to the Saxons

  @id-5.1-d @rule-5.1 @rule-5.1.1 @rule-1.8 @derived
  Scenario: The effects of an Event come in the order of its text: first a gain, then a loss
    The working: Prestige 79 + 3 stops at 80, then 80 - 2 = 78: 1 less than before.

    Given the space "prestige: 79"
    When the question "effects" is asked with "statements=track prestige +3 | track prestige -2; executing=dux; as=event"
    Then Prestige changes by -1

  @id-5.1-e @rule-5.1 @rule-5.1.1 @rule-1.8 @derived
  Scenario: The effects of an Event come in the order of its text: first a loss, then a gain
    The working: Prestige 79 - 2 = 77, then 77 + 3 = 80: 1 more than before, and nothing is lost at the limit.

    Given the space "prestige: 79"
    When the question "effects" is asked with "statements=track prestige -2 | track prestige +3; executing=dux; as=event"
    Then Prestige changes by +1

  @id-5.1-f @rule-5.1 @rule-5.1.1 @rule-1.8 @rule-1.8.2 @derived
  Scenario: An Event may have a cost
    The working: the Saxons pay all of their 3 Renown.

    Given the space "saxon-renown: 3"
    When the question "effects" is asked with "statements=pay saxons 3; executing=saxons; as=event"
    Then Saxon Renown changes by -3

  @id-5.1-g @rule-5.1 @rule-5.1.1 @rule-1.8.2 @derived
  Scenario: The cost of an Event is not paid with Renown that is not there
    The working: 4 is asked for, 3 is there.

    Given the space "saxon-renown: 3"
    When the question "effects" is asked with "statements=pay saxons 4; executing=saxons; as=event"
    Then it is refused by 1.8.2

  @id-5.1-h @rule-5.1 @rule-5.1.1 @rule-1.5.2 @rule-1.8 @derived
  Scenario: Another Faction may act while an Event is executed: the Civitates give the Saxons Resources
    The working: the Saxons execute the Event; 2 Briton Resources become 2 Renown.

    Given the space "imperium: autonomy-military | briton-resources: 5 | saxon-renown: 3"
    When the question "effects" is asked with "statements=give civitates 2 briton-resources to saxons; executing=saxons; as=event"
    Then Briton Resources changes by -2
    And Saxon Renown changes by +2

  @id-5.1-i @rule-5.1 @derived
  Scenario: Nothing is known of the text of card 17
    The working: Neither a title nor a word of card 17 is among the sources.

    When the question "event" is asked with "card=17"
    Then the fact "order" is "dux, scotti, saxons, civitates"
    And a gap in 5.1 is told
    And no doubt is told
