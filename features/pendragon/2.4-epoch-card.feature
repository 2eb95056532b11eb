Feature: 2.4 Epoch card
  What playing an Epoch card brings.

  @id-2.4-a @rule-2.4 @rule-2.3.1 @rule-2.3.7 @derived
  Scenario: An Epoch card brings its Phases, and nobody acts on it
    The working: Dux and Scotti are Eligible and the Scotti hold their Pivotal Event, but neither is asked; the 7 Phases are held, then all 4 are Eligible and card 2 is the first of Epoch 2.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 3, 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
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
    And the fact "eligible" is "dux, civitates, saxons, scotti"
    And the fact "over" is "false"
    And Briton Resources changes by 0
    And Scotti Renown changes by 0

  @id-2.4-b @rule-2.4 @rule-1.8 @derived
  Scenario: The Imperium Phase comes before Revenues, and these before Upkeep
    The working: Briton Resources at 75: Hoarding 7 leaves 68, Revenues 20 make 88, of which 80 stay, Upkeep 10 leaves 70: 5 less in all. In another order the limit of 80 would leave another sum.

    Given the space "imperium: autonomy-military | briton-resources: 75 | dux-resources: 0 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 4, 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
    And the dice show 9
    And the choice "effect/1.9/annona/1" is "done"
    And the choice "effect/1.9/imperium-phase/1" is "track briton-resources -7"
    And the choice "effect/1.9/imperium-phase/2" is "track wealth +7"
    And the choice "effect/1.9/imperium-phase/3" is "done"
    And the choice "winner/1.9" is "nobody"
    And the choice "effect/1.9/epoch-event-phase/1" is "done"
    And the choice "effect/1.9/revenues/1" is "track briton-resources +20"
    And the choice "effect/1.9/revenues/2" is "done"
    And the choice "effect/1.9/upkeep/1" is "pay dux 10"
    And the choice "effect/1.9/upkeep/2" is "done"
    And the choice "effect/1.9/recovery/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then Briton Resources changes by -5
    And Wealth changes by 7
    And Dux Resources changes by 0

  @id-2.4-c @rule-2.4 @derived
  Scenario: A Faction that wins in the Victory Phase ends the game
    The working: the Saxons have won in the first Epoch: no Phase follows, no card is drawn, and the cylinders stay where they are.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 4, 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
    And the choice "effect/1.9/annona/1" is "done"
    And the choice "effect/1.9/imperium-phase/1" is "done"
    And the choice "winner/1.9" is "saxons"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"
    And the fact "card" is "1.9"
    And the fact "eligible" is "dux, scotti"

  @id-2.4-d @rule-2.4 @rule-2.1 @rule-2.3.7 @derived
  Scenario: A second Epoch begins with its own pile
    The working: the Epoch card was the last of its pile: card 2 is played and card 72 comes from the second pile.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.9 | played: magnus-maximus | face-up: event-2 | piles: 12 late | gone: 1, 2, magnus-maximus | hands: scotti | eligible: dux, scotti"
    And the dice show 72
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
    And the fact "next" is "event-72"

  @id-2.4-e @rule-2.4 @derived
  Scenario: A winner in the last Victory Phase leaves no Recovery to hold
    The working: the Scotti have won: the game ends at once, although the Imperium would allow Recovery.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 2.10 | played: rhiotamus | face-up: event-2 | piles: 3 | gone: 1, 2, magnus-maximus, rhiotamus | hands: none | eligible: dux"
    And the choice "effect/2.10/annona/1" is "done"
    And the choice "effect/2.10/imperium-phase/1" is "done"
    And the choice "winner/2.10" is "scotti"
    When the question "card-turn" is asked with "number=1"
    Then the fact "over" is "true"

  @id-2.4-f @rule-2.3.1 @derived
  Scenario: An Epoch Event makes nobody Ineligible
    The working: The Reset comes after it, and all 4 are Eligible then.

    Given the space "imperium: autonomy-military | iceni: empty"
    When the question "effects" is asked with "statements=make scotti ineligible; executing=scotti; as=epoch-event-phase"
    Then it is refused by 2.3.1
