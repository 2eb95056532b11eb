Feature: 5.2 Dual use
  Who chooses which text of a card.

  @id-5.2-a @rule-5.2 @derived
  Scenario: The executing Faction chooses between the texts
    The working: nothing says which of the two texts the Saxons must take; a card may also bear a single one.

    Given the space "played: vortigern | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    When the question "card-turn" is asked with "number=1"
    Then the choice "text/1.1/saxons" is open to the Saxons
    And its options are "unshaded, shaded, only"

  @id-5.2-b @rule-5.2 @rule-5.3 @derived
  Scenario: The Saxons may execute the unshaded text of Camelot
    The working: it favors the Britons, yet it is open to any Faction; it is a Capability, and the Saxons tell its
    effects.

    Given the space "played: camelot | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "unshaded"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/saxons/1" is open to the Saxons

  @id-5.2-c @rule-5.2 @rule-5.3 @derived
  Scenario: The Dux may execute the shaded text of Niall Noigiallach
    The working: it favors the Scotti, yet it is open to any Faction; it is a Capability, and the Dux tells its
    effects.

    Given the space "played: niall-noigiallach | eligible: dux | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/dux" is "event"
    And the choice "text/1.1/dux" is "shaded"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/dux/1" is open to the Dux

  @id-5.2-d @rule-5.2 @derived
  Scenario: Nobody executes both texts
    The working: one text is chosen, never both.

    Given the space "played: camelot | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "unshaded, shaded"
    When the question "card-turn" is asked with "number=1"
    Then the choice is not legal

  @id-5.2-e @rule-5.2 @derived
  Scenario: What is known of one text is not said of the other
    The working: the unshaded text of Camelot is a Capability; of the shaded one that is not known, so that the Saxons
    tell whether it lasts.

    Given the space "played: camelot | eligible: saxons | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/saxons" is "event"
    And the choice "text/1.1/saxons" is "shaded"
    When the question "card-turn" is asked with "number=1"
    Then the choice "lasting/1.1/saxons" is open to the Saxons
    And its options are "none, capability, momentum"

  @id-5.2-f @rule-5.2 @rule-5.1 @derived
  Scenario: A card with a single text is executed by that text
    The working: the Scotti, alone Eligible, execute the only text of Vortigern: their Renown goes from 5 to 7.

    Given the space "played: vortigern | eligible: scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "act/1.1/scotti" is "event"
    And the choice "text/1.1/scotti" is "only"
    And the choice "lasting/1.1/scotti" is "none"
    And the choice "effect/1.1/scotti/1" is "track scotti-renown +2"
    And the choice "effect/1.1/scotti/2" is "done"
    And the dice show 10
    When the question "card-turn" is asked with "number=1"
    Then Scotti Renown changes by +2
    And the fact "eligible" is "dux, civitates, saxons"

  @id-5.2-g @rule-5.2 @derived
  Scenario: The sources tell which text of Celyddon Coed is a Capability
    The working: it is the shaded one, so that the card has both texts to choose from.

    When the question "event" is asked with "card=celyddon-coed; text=shaded"
    Then the fact "texts" is "unshaded, shaded"
    And the fact "shaded_lasting" is "capability"

  @id-5.2-h @rule-5.2 @derived
  Scenario: A card with two sides has no only text
    The working: A shaded side of Niall Noigiallach is known.

    When the question "event" is asked with "card=68; text=only"
    Then it is refused by 5.2
