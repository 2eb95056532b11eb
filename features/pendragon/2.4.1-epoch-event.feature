Feature: 2.4.1 Epoch Event
  When the Event of an Epoch card is carried out, and by what rules.

  @id-2.4.1-a @rule-2.4.1 @rule-2.4 @rule-5.6 @rule-1.8 @derived
  Scenario: The Epoch Event comes after the Victory Phase and before Revenues
    The working: Briton Resources at 70: the Event takes 20, Revenues add 30: 50, then 80; the other way round 80, the limit, and then 60.

    Given the space "imperium: autonomy-military | briton-resources: 70 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 4, 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
    And the dice show 9
    And the choice "effect/1.9/annona/1" is "done"
    And the choice "effect/1.9/imperium-phase/1" is "done"
    And the choice "winner/1.9" is "nobody"
    And the choice "effect/1.9/epoch-event-phase/1" is "track briton-resources -20"
    And the choice "effect/1.9/epoch-event-phase/2" is "done"
    And the choice "effect/1.9/revenues/1" is "track briton-resources +30"
    And the choice "effect/1.9/revenues/2" is "done"
    And the choice "effect/1.9/upkeep/1" is "done"
    And the choice "effect/1.9/recovery/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then Briton Resources changes by 10

  @id-2.4.1-b @rule-2.4.1 @rule-2.4 @rule-5.6 @derived
  Scenario: The Epoch Event has what Events alone may do
    The working: as an Event it makes the Oceanus Hibernicus Patrolled and moves the Imperium; under Fragmentation the game goes on to Epoch 2.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 4, 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
    And the dice show 9
    And the choice "effect/1.9/annona/1" is "done"
    And the choice "effect/1.9/imperium-phase/1" is "done"
    And the choice "winner/1.9" is "nobody"
    And the choice "effect/1.9/epoch-event-phase/1" is "sea hibernicus patrolled"
    And the choice "effect/1.9/epoch-event-phase/2" is "imperium fragmentation"
    And the choice "effect/1.9/epoch-event-phase/3" is "done"
    And the choice "effect/1.9/revenues/1" is "done"
    And the choice "effect/1.9/upkeep/1" is "done"
    And the choice "effect/1.9/recovery/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "2.1"
