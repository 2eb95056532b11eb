Feature: 5.3 Capabilities
  Effects that last for the rest of the game.

  @id-5.3-a @rule-5.3 @rule-5.1.1 @derived
  Scenario: A Capability is in force as soon as its text is executed
    The working: the unshaded text of Camelot is a Capability; the same Event can take out of force what is in force:
    1 effect is told, a 2nd may follow.

    Given the space "played: camelot | eligible: civitates | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/civitates" is "event"
    And the choice "text/1.1/civitates" is "unshaded"
    And the choice "effect/1.1/civitates/1" is "discard camelot"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/civitates/2" is open to the Civitates

  @id-5.3-b @rule-5.3 @rule-5.1.1 @derived
  Scenario: A Capability whose triskele the players read on the card is in force
    The working: no source tells whether Vortigern lasts; the Saxons read that its shaded text is a Capability, and it
    is then there to be taken out of force.

    Given the space "played: vortigern | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "shaded"
    And the choice "lasting/1.1/saxons" is "capability"
    And the choice "effect/1.1/saxons/1" is "discard vortigern"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/saxons/2" is open to the Saxons

  @id-5.3-c @rule-5.3 @derived
  Scenario: A Capability outlasts an Epoch Round
    The working: the Dux executes Stilicho, which the players read as a Capability; the Epoch Round follows, and the
    Event of card 2.1 still finds it.

    Given the space "played: stilicho | eligible: dux | at: 1.4 | face-up: vortigern | piles: 4 late, 12 late | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.4/dux" is "event"
    And the choice "text/1.4/dux" is "shaded"
    And the choice "lasting/1.4/dux" is "capability"
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
    And its options include "discard stilicho"

  @id-5.3-d @rule-5.2 @derived
  Scenario: A text without a triskele or a candle does not stay in force
    The working: the players read that Vortigern does not last; there is nothing to be taken out of force.

    Given the space "played: vortigern | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "shaded"
    And the choice "lasting/1.1/saxons" is "none"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/saxons/1" is open to the Saxons
    And its options do not include "discard vortigern"

  @id-5.3-e @rule-5.3 @rule-3.6.4 @derived
  Scenario: Camelot in force by its shaded text does not change an Assault
    The working: the Escalade of a Hillfort stays ½: ½ x Garrison 1 kills no Warband; Storm: 2 against 1: Anderida
    falls, 1 Warband lost.

    Given the space "imperium: fragmentation | cards: camelot (shaded capability) | regni: saxons 2w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida falls
    And the Saxons lose 1 Saxon Warband

  @id-5.3-f @rule-5.3 @rule-3.6.4 @derived
  Scenario: Camelot in force by its unshaded text changes an Assault
    The working: Escalade 1 x Garrison 1 kills 1 Warband; Storm: 1 against 1, no attacker is left and Anderida stands.

    Given the space "imperium: fragmentation | cards: camelot (unshaded capability) | regni: saxons 2w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida does not fall
    And the Saxons lose 2 Saxon Warbands

  @id-5.3-g @rule-5.3 @rule-3.6.4 @derived
  Scenario: Mons Badonicus in force by its unshaded text leaves Hillforts their Garrison
    The working: only the shaded text makes the Garrison 0. Escalade: ½, no Warband; Storm: 1 against Garrison 1: the
    Warband falls and Anderida stands.

    Given the space "imperium: fragmentation | cards: mons-badonicus (unshaded capability) | regni: saxons 1w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida does not fall
    And the Saxons lose 1 Saxon Warband

  @id-5.3-h @rule-5.3 @derived
  Scenario: A Command puts no card in force
    The working: only the text of an Event does.

    Given the space "imperium: autonomy-military | iceni: saxons 2w"
    When the question "effects" is asked with "statements=card camelot unshaded capability; executing=saxons; as=command-with-feat"
    Then it is refused by 5.3

  @id-5.3-i @rule-5.3 @derived
  Scenario: A Capability is not put in force twice
    The working: Camelot lies with its unshaded side up; it cannot lie with both.

    Given the space "imperium: autonomy-military | cards: camelot (unshaded capability) | iceni: empty"
    When the question "effects" is asked with "statements=card camelot shaded capability; executing=saxons; as=event"
    Then it is refused by 5.3
