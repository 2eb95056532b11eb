Feature: 2.4.2 Final Epoch
  How the game ends with the last Epoch card.

  @id-2.4.2-a @rule-2.4.2 @derived
  Scenario: Under Autonomy a Recovery Phase precedes the end
    The working: no Fragmentation and no scenario that excludes it; then the margins decide, and the Epoch Event is not carried out.

    Given the space "imperium: autonomy-civilian"
    When the question "final-epoch" is asked with ""
    Then it is allowed
    And the fact "recovery" is "true"
    And the fact "epoch_event" is "false"
    And the fact "winner_by" is "victory-margin"

  @id-2.4.2-b @rule-2.4.2 @derived
  Scenario: Under Fragmentation no Recovery Phase precedes the end
    The working: Fragmentation excludes it: the margins decide at once.

    Given the space "imperium: fragmentation"
    When the question "final-epoch" is asked with ""
    Then it is allowed
    And the fact "recovery" is "false"
    And the fact "winner_by" is "victory-margin"

  @id-2.4.2-c @rule-2.4.2 @rule-S.1 @derived
  Scenario: Barbarian Conspiracy excludes the Recovery Phase before the end
    The working: under Roman Rule there would be one; this scenario leaves it out.

    Given the set-up Barbarian Conspiracy
    When the question "final-epoch" is asked with ""
    Then it is allowed
    And the fact "recovery" is "false"
    And the fact "epoch_event" is "false"

  @id-2.4.2-d @rule-2.4.2 @rule-S.4 @derived
  Scenario: De Excidio Britanniae, set up alike, has the Recovery Phase
    The working: the exclusion is that of S.1; this scenario takes from it the pieces, not the length.

    Given the set-up De Excidio Britanniae
    When the question "final-epoch" is asked with ""
    Then it is allowed
    And the fact "recovery" is "true"

  @id-2.4.2-e @rule-2.4.2 @rule-S.2 @derived
  Scenario: Petty Tyrants brought back to Autonomy has the Recovery Phase
    The working: the scenario itself does not exclude it; it is the Fragmentation of its set-up that does.

    Given the set-up Petty Tyrants
    And the space "imperium: autonomy-military"
    When the question "final-epoch" is asked with ""
    Then it is allowed
    And the fact "recovery" is "true"

  @id-2.4.2-f @rule-2.4.2 @derived
  Scenario: With an Epoch card left in the deck it is not the final Epoch
    The working: the deck holds 12 Event cards and a Late Epoch card.

    Given the space "imperium: autonomy-civilian | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 12 late | gone: 1, 2, magnus-maximus | hands: none | eligible: dux"
    When the question "final-epoch" is asked with ""
    Then it is refused by 2.4.2

  @id-2.4.2-g @rule-2.4.2 @rule-2.4 @derived
  Scenario: The last Epoch: Victory Phase, Recovery, the end
    The working: 3 Event cards are left but no Epoch card: after the Victory Phase without a winner only Recovery is held, here with 2 cubes for Iceni; no Epoch Event, no Revenues, no Upkeep, no further card.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.10 | played: rhiotamus | face-up: event-2 | piles: 3 | gone: 1, 2, magnus-maximus, rhiotamus | hands: none | eligible: dux | iceni: pop 2; prosperity 0; civitates 1m hillfort@venta-icenorum"
    And the choice "effect/2.10/annona/1" is "done"
    And the choice "effect/2.10/imperium-phase/1" is "done"
    And the choice "winner/2.10" is "nobody"
    And the choice "effect/2.10/recovery/1" is "prosperity iceni +2"
    And the choice "effect/2.10/recovery/2" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"
    And the fact "card" is "2.10"
    And the fact "played" is "rhiotamus"
    And the fact "eligible" is "dux"
    And afterwards the space is "iceni: pop 2; prosperity 2; civitates 1m hillfort@venta-icenorum"

  @id-2.4.2-h @rule-2.4.2 @rule-2.4 @derived
  Scenario: The last Epoch under Fragmentation ends with the Victory Phase
    The working: no Recovery is held; the 3 Phases up to the Victory Phase are the last.

    Given the space "imperium: fragmentation | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.10 | played: rhiotamus | face-up: event-2 | piles: 3 | gone: 1, 2, magnus-maximus, rhiotamus | hands: none | eligible: dux"
    And the choice "effect/2.10/annona/1" is "done"
    And the choice "effect/2.10/imperium-phase/1" is "done"
    And the choice "winner/2.10" is "nobody"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"
    And the fact "card" is "2.10"

  @id-2.4.2-i @rule-2.4.2 @rule-2.4 @derived
  Scenario: Fragmentation that comes in the last Imperium Phase counts
    The working: the Imperium Phase precedes the Victory Phase: Autonomy becomes Fragmentation, and no Recovery is held.

    Given the space "imperium: autonomy-civilian | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.10 | played: rhiotamus | face-up: event-2 | piles: 3 | gone: 1, 2, magnus-maximus, rhiotamus | hands: none | eligible: dux"
    And the choice "effect/2.10/annona/1" is "done"
    And the choice "effect/2.10/imperium-phase/1" is "imperium fragmentation"
    And the choice "effect/2.10/imperium-phase/2" is "done"
    And the choice "winner/2.10" is "nobody"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"

  @id-2.4.2-j @rule-2.4.2 @rule-2.4 @rule-S.1 @derived
  Scenario: The last Epoch of Barbarian Conspiracy has no Recovery
    The working: Roman Rule, no Epoch card left: the scenario leaves Recovery out, and Iceni keeps its 4 cubes.

    Given the set-up Barbarian Conspiracy
    And the space "at: 2.10 | played: magnus-maximus | face-up: event-2 | piles: none | gone: 1, 2, magnus-maximus, constantine-iii | hands: none | eligible: dux"
    And the choice "effect/2.10/annona/1" is "done"
    And the choice "effect/2.10/imperium-phase/1" is "done"
    And the choice "winner/2.10" is "nobody"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"
    And the fact "next" is "event-2"

  @id-2.4.2-k @rule-2.4.2 @rule-2.4 @rule-2.3.7 @derived
  Scenario: The last Epoch card as the last card of the deck: the card that gave way is never played
    The working: card 2 is moved, Rhiotamus revealed as the last card; its Round ends the game, with card 2 still on the deck.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.12 | played: event-1 | face-up: event-2 | piles: 0 late | gone: 1, 2, tears-of-epona, epoch-late-3 | hands: none | eligible: none"
    And the choice "effect/2.13/annona/1" is "done"
    And the choice "effect/2.13/imperium-phase/1" is "done"
    And the choice "winner/2.13" is "nobody"
    And the choice "effect/2.13/recovery/1" is "done"
    When the question "card-turn" is asked with "number=2"
    Then the fact "over" is "true"
    And the fact "played" is "rhiotamus"
    And the fact "next" is "event-2"
