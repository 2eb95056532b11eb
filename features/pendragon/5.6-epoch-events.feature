Feature: 5.6 Epoch Events
  How the Event of an Epoch card is executed.

  @id-5.6-a @rule-5.6 @rule-2.4.1 @rule-5.1 @derived
  Scenario: An Epoch Event is executed in the Epoch Event Phase
    The working: nobody wins in the Victory Phase; then the Event takes 2 of the 5 Prestige; after the Phases that
    follow, card 2.1 is played with all Eligible.

    Given the space "at: 1.5 | played: epoch-early-3 | face-up: event-9 | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "track prestige -2"
    And the choice "effect/1.5/epoch-event-phase/2" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then Prestige changes by -2
    And the fact "card" is "2.1"
    And the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-5.6-b @rule-5.6 @rule-5.1.1 @rule-1.4.2 @derived
  Scenario: An Epoch Event replaces a Stronghold as any Event does
    The working: both sites of Dobunni are taken: the Settlement takes Corinium, and the Town becomes Available.

    Given the space "dobunni: civitates town@corinium town@glevum | available: saxons 1settlement | at: 1.5 | played: epoch-early-3 | face-up: event-9 | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "place saxons settlement@corinium in dobunni"
    And the choice "effect/1.5/epoch-event-phase/2" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then afterwards the space is "dobunni: civitates town@glevum; saxons settlement@corinium"
    And the box "available" is "civitates 1town"

  @id-5.6-c @rule-1.4.2 @derived
  Scenario: The other Phases of an Epoch Round are no Event and replace no Stronghold
    The working: the same Settlement at Corinium, in the Upkeep Phase.

    Given the space "dobunni: civitates town@corinium town@glevum | available: saxons 1settlement"
    When the question "effects" is asked with "statements=place saxons settlement@corinium in dobunni; as=upkeep"
    Then it is refused by 1.4.2

  @id-5.6-d @rule-5.6 @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: A fall of Population in an Epoch Event brings Refugees
    The working: Iceni falls from 2 to 1 and brings 1 marker, which can be taken away; none was there before.

    Given the space "refugees: 0 | iceni: empty | at: 1.5 | played: epoch-early-3 | face-up: event-9 | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "population iceni -1"
    And the choice "effect/1.5/epoch-event-phase/2" is "refugees -1"
    And the choice "effect/1.5/epoch-event-phase/3" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then afterwards the space is "iceni: pop 1"
    And the fact "card" is "2.1"

  @id-5.6-e @rule-5.1.1 @derived
  Scenario: An Epoch Event places Foederati of one color only
    The working: red markers come first, blue ones cannot follow.

    Given the space "iceni: empty | available: saxons 3w"
    When the question "effects" is asked with "statements=place dux 1w/saxons in iceni | place civitates 1w/saxons in iceni; as=epoch-event-phase"
    Then it is refused by 5.1.1

  @id-5.6-f @rule-5.6 @rule-5.3 @derived
  Scenario: A lasting effect of an Epoch Event stays in force
    The working: the Epoch Event is in force as a Capability; the Event of the Saxons on card 2.1 finds it.

    Given the space "at: 1.5 | played: epoch-early-3 | face-up: vortigern | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "card epoch-early-3 only capability"
    And the choice "effect/1.5/epoch-event-phase/2" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    And the choice "act/2.1/saxons" is "event"
    And the choice "text/2.1/saxons" is "only"
    And the choice "lasting/2.1/saxons" is "none"
    And the choice "effect/2.1/saxons/1" is "discard epoch-early-3"
    When the question "card-turn" is asked with "number=2"
    Then the choice "effect/2.1/saxons/2" is open to the Saxons
