Feature: 2.3.7 Next card
  Which card is played next, and how an Epoch card changes places.

  @id-2.3.7-a @rule-2.3.7 @derived
  Scenario: A revealed Event card stays on the deck
    The working: card 1 has been moved to the played cards, card 2 revealed: 1 is played, 2 waits.

    When the question "next-card" is asked with "moved=1; revealed=2"
    Then the answer is "event-1"
    And the fact "on_deck" is "event-2"

  @id-2.3.7-b @rule-2.3.7 @derived
  Scenario: A revealed Epoch card changes places with the card just moved
    The working: card 1 has been moved, Tears of Epona revealed: the Epoch card is played, 1 goes back on the deck.

    When the question "next-card" is asked with "moved=1; revealed=tears-of-epona"
    Then the answer is "tears-of-epona"
    And the fact "on_deck" is "event-1"

  @id-2.3.7-c @rule-2.3.7 @derived
  Scenario: An Epoch card is never moved from the deck in its turn
    The working: it is exchanged as soon as it is revealed, so that it never waits face up.

    When the question "next-card" is asked with "moved=magnus-maximus; revealed=1"
    Then it is refused by 2.3.7

  @id-2.3.7-d @rule-2.3.7 @rule-2.3 @rule-2.3.6 @derived
  Scenario: The face-up card is played and another revealed
    The working: nobody is Eligible on card 1; 2 is played, 9 comes from the deck; the number of the card goes from 1.3 to 1.4.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: none | eligible: none"
    And the dice show 9
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "1.4"
    And the fact "played" is "event-2"
    And the fact "next" is "event-9"

  @id-2.3.7-e @rule-2.3.7 @rule-2.3 @derived
  Scenario: In a game an Epoch card is played before the card that waited
    The working: after card 1 the waiting card 2 is moved and Magnus Maximus revealed: it is played, 2 waits again.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.8 | played: event-1 | face-up: event-2 | piles: 3 early, 12 late | gone: 1, 2 | hands: none | eligible: none"
    And the dice show magnus-maximus
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "1.9"
    And the fact "played" is "magnus-maximus"
    And the fact "next" is "event-2"

  @id-2.3.7-f @rule-2.3.7 @rule-2.4 @rule-2.3.1 @derived
  Scenario: After the Epoch Round the card that gave way is played
    The working: card 2 lies face up under the Epoch card; it is played as the first of Epoch 2, and 9 is revealed; all 4 are Eligible.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 4, 12 late | gone: 1, 2, magnus-maximus | hands: none | eligible: dux"
    And the dice show 9
    And the choice "effect/1.9/annona/1" is "done"
    And the choice "effect/1.9/imperium-phase/1" is "done"
    And the choice "winner/1.9" is "nobody"
    And the choice "effect/1.9/epoch-event-phase/1" is "done"
    And the choice "effect/1.9/revenues/1" is "done"
    And the choice "effect/1.9/upkeep/1" is "done"
    And the choice "effect/1.9/recovery/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "2.1"
    And the fact "played" is "event-2"
    And the fact "next" is "event-9"
    And the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-2.3.7-g @rule-2.3.7 @rule-2.3 @derived
  Scenario: The Epoch card is the very last of the deck
    The working: no other card is left: the waiting card 2 is moved, Rhiotamus revealed and exchanged.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.12 | played: event-1 | face-up: event-2 | piles: 0 late | gone: 1, 2, tears-of-epona, epoch-late-3 | hands: none | eligible: none"
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "rhiotamus"
    And the fact "next" is "event-2"
    And the fact "over" is "false"

  @id-2.3.7-h @rule-2.3.7 @rule-2.1 @rule-2.3 @derived
  Scenario: The Epoch cards that may come share its chance
    The working: 2 Event cards and 1 Epoch card are left in the pile, Magnus Maximus or Constantine III: 1/3 for an Epoch card, 1/6 for each; 2/3 for card 2 to be played.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.10 | played: event-1 | face-up: event-2 | piles: 2 early, 12 late | gone: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 72, epoch-early-3, epoch-early-4 | hands: none | eligible: none"
    When the question "card-turn" is asked with "number=1"
    Then the chance that "played" is "magnus-maximus" is 1/6
    And the chance that "played" is "constantine-iii" is 1/6
    And the chance that "played" is "event-2" is 2/3

  @id-2.3.7-i @rule-2.3.7 @rule-2.3 @derived
  Scenario: After an interrupted card no card is revealed
    The working: card 1 was interrupted and lies face up on card 2: 1 is played, 2 waits, and nothing is drawn.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: conspiratio-barbarica | order: scotti, saxons, dux, civitates | pivotal: asked | face-up: event-1, event-2 | piles: 8 early | gone: 1, 2 | hands: dux | eligible: scotti | done: scotti event"
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "event-1"
    And the fact "next" is "event-2"
    And the fact "eligible" is "dux, civitates, saxons"

  @id-2.3.7-j @rule-2.3.7 @rule-2.3 @rule-2.3.6 @derived
  Scenario: When the interrupted card is over, the deck goes on, and an Epoch card is exchanged
    The working: the interrupted card 1 is played without a reveal; on it all 3 Eligible Factions Pass; then 2 is moved and Magnus Maximus revealed in the 1 draw.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.8 | played: conspiratio-barbarica | order: scotti, saxons, dux, civitates | pivotal: asked | face-up: event-1, event-2 | piles: 4 early, 12 late | gone: 1, 2 | hands: none | eligible: scotti | done: scotti event"
    And the dice show magnus-maximus
    And the choice "act/1.9/dux" is "pass"
    And the choice "act/1.9/civitates" is "pass"
    And the choice "act/1.9/saxons" is "pass"
    When the question "card-turn" is asked with "number=2"
    Then the fact "card" is "1.10"
    And the fact "played" is "magnus-maximus"
    And the fact "next" is "event-2"

  @id-2.3.7-k @rule-2.3.7 @rule-2.3 @derived
  Scenario: An Event card of the next pile follows the last of a pile
    The working: nothing is left of the first pile; the draw comes from the second, whose first 8 cards are Events.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.3 | played: event-1 | face-up: event-2 | piles: 12 late | gone: 1, 2, magnus-maximus | hands: none | eligible: none"
    And the dice show 72
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "event-2"
    And the fact "next" is "event-72"

  @id-2.3.7-l @rule-2.3.7 @rule-5.7 @derived
  Scenario: A Pivotal Event never comes from the deck
    The working: Its Faction holds it from the set-up on.

    When the question "next-card" is asked with "moved=22; revealed=cymbrogi"
    Then it is refused by 5.7
