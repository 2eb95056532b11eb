Feature: 5.4 Momentum
  Effects that last up to the end of the next Epoch Round.

  @id-5.4-a @rule-5.4 @rule-5.1.1 @rule-2.4.1 @derived
  Scenario: Momentum is in force during the next Epoch Round
    The working: it lasts to the end of that Round, so that the Epoch Event still finds it to be taken out of force;
    then card 2.1 is played.

    Given the space "cards: nialls-raid (unshaded momentum hibernicus) | at: 1.5 | played: epoch-early-3 | face-up: event-9 | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "discard nialls-raid"
    And the choice "effect/1.5/epoch-event-phase/2" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "2.1"

  @id-5.4-b @rule-5.4 @derived
  Scenario: Momentum ends with the Epoch Round
    The working: the Dux executes Stilicho, which the players read as Momentum; the Epoch Round follows, and the Event
    of card 2.1 no longer finds it.

    Given the space "played: stilicho | eligible: dux | at: 1.4 | face-up: vortigern | piles: 4 late, 12 late | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.4/dux" is "event"
    And the choice "text/1.4/dux" is "shaded"
    And the choice "lasting/1.4/dux" is "momentum"
    And the choice "effect/1.4/dux/1" is "done"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show epoch-late-3, 10
    And the choice "act/2.1/saxons" is "event"
    And the choice "text/2.1/saxons" is "only"
    And the choice "lasting/2.1/saxons" is "none"
    When the question "card-turn" is asked with "number=3"
    Then the choice "effect/2.1/saxons/1" is open to the Saxons
    And its options do not include "discard stilicho"

  @id-5.4-c @rule-5.4 @derived
  Scenario: As printed in the index, Momentum is over in the next Epoch Round
    The working: by this reading Momentum ends when that Round begins, so that the Epoch Event finds the Capability
    Camelot in force, but no longer Niall's Raid.

    Given the space "cards: nialls-raid (unshaded momentum hibernicus), camelot (unshaded capability) | at: 1.5 | played: epoch-early-3 | face-up: event-9 | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.4-momentum-duration" is "as-printed"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    When the question "card-turn" is asked with "number=1"
    Then its options do not include "discard nialls-raid"
    And its options include "discard camelot"

  @id-5.4-d @rule-5.4 @rule-5.1.1 @derived
  Scenario: As printed in the index, Momentum of an Epoch Event ends with that Round all the same
    The working: the Epoch Event puts Niall's Raid in force after the Round has begun; the Reset of the Round discards
    all Momentum (6.7.2), whatever the index says of when it ends, and the Event of card 2.1 does not find it.

    Given the space "at: 1.5 | played: epoch-early-3 | face-up: vortigern | piles: 5 late | eligible: dux, civitates, saxons, scotti | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the reading of "5.4-momentum-duration" is "as-printed"
    And the choice "effect/1.5/annona/1" is "done"
    And the choice "effect/1.5/imperium-phase/1" is "done"
    And the choice "winner/1.5" is "nobody"
    And the choice "effect/1.5/epoch-event-phase/1" is "card nialls-raid unshaded momentum"
    And the choice "effect/1.5/epoch-event-phase/2" is "done"
    And the choice "effect/1.5/revenues/1" is "done"
    And the choice "effect/1.5/upkeep/1" is "done"
    And the choice "effect/1.5/recovery/1" is "done"
    And the dice show 10
    And the choice "act/2.1/saxons" is "event"
    And the choice "text/2.1/saxons" is "only"
    And the choice "lasting/2.1/saxons" is "none"
    When the question "card-turn" is asked with "number=2"
    Then the choice "effect/2.1/saxons/1" is open to the Saxons
    And its options do not include "discard nialls-raid"

  @id-5.4-e @rule-5.4 @rule-5.1.1 @derived
  Scenario: Momentum lasts from one Event card to the next
    The working: the Dux executes Stilicho, whose text the players read as Momentum; on card 1.2 the Saxons find it in
    force.

    Given the space "played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: vortigern | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    And the choice "lasting/1.1/dux" is "momentum"
    And the choice "effect/1.1/dux/1" is "done"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the dice show 10
    And the choice "act/1.2/saxons" is "event"
    And the choice "text/1.2/saxons" is "only"
    And the choice "lasting/1.2/saxons" is "none"
    And the choice "effect/1.2/saxons/1" is "discard stilicho"
    When the question "card-turn" is asked with "number=2"
    Then the choice "effect/1.2/saxons/2" is open to the Saxons

  @id-5.4-f @rule-5.4 @derived
  Scenario: A Momentum text that names a Sea is in force once the Sea is named
    The working: the unshaded text of Niall's Raid names 1 Sea; the Dux names Oceanus Germanicus.

    Given the space "played: event-6 | eligible: dux | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "title/1.1" is "nialls-raid"
    And the choice "text/1.1/dux" is "unshaded"
    And the choice "names/1.1/dux" is "germanicus"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/dux/1" is open to the Dux

  @id-5.4-g @rule-5.2 @derived
  Scenario: Ruin of the Villas names a Barbarian Faction
    The working: its shaded text is Momentum and names Saxons or Scotti, no Britons.

    Given the space "played: event-6 | eligible: dux | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "title/1.1" is "ruin-of-the-villas"
    And the choice "text/1.1/dux" is "shaded"
    When the question "card-turn" is asked with "number=1"
    Then the choice "names/1.1/dux" is open to the Dux
    And its options are "saxons, scotti"
