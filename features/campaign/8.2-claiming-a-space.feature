Feature: 8.2 Claiming a space
  Where an army may put its player's banner.

  @id-8.2-a @rule-8.2 @derived
  Scenario: A space of no realm may be claimed
    The working: no realm, no banner, no other army.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: swamp | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "claim" is asked with "army=ana-1"
    Then it is allowed

  @id-8.2-b @rule-8.2 @derived
  Scenario: A space of a rival's realm cannot be claimed
    The working: a2 is in Bea's realm, though without a banner.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-c @rule-8.2 @derived
  Scenario: A space of the own realm cannot be claimed
    The working: a2 is in Ana's realm and has lost its banner; it belongs to a realm all the same.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-d @rule-8.2 @derived
  Scenario: A space with a rival's banner cannot be claimed
    The working: Bea's banner is there: a2 must be conquered.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-e @rule-8.2 @derived
  Scenario: A space outside all realms may be claimable despite a rival's banner
    The working: in no realm and empty is enough in this reading.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the reading of "8.2-banner-there" is "claimable"
    When the question "claim" is asked with "army=ana-1"
    Then it is allowed

  @id-8.2-f @rule-8.2 @derived
  Scenario: Even then a space of a rival's realm cannot be claimed
    The working: a2 is in Bea's realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the reading of "8.2-banner-there" is "claimable"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-g @rule-8.2 @derived
  Scenario: A space that bears the own banner is claimed already
    The working: Ana's banner is there.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-h @rule-8.2 @derived
  Scenario: A space with an enemy army cannot be claimed
    The working: bea-1 is there too: a2 is not empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "claim" is asked with "army=ana-1"
    Then it is refused by 8.2

  @id-8.2-i @rule-8.2 @derived
  Scenario: A claim puts the player's banner in the space
    The working: a2 has Ana's banner, and is in no realm still.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: river | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "claim"
    When step 8 is played
    Then afterwards the position says "a2: river; banner ana"

  @id-8.2-j @rule-8.2 @derived
  Scenario: A claim takes a rival's banner off where that is allowed
    The working: no save is rolled: Ana's banner replaces Bea's.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the reading of "8.2-banner-there" is "claimable"
    And the choice "expedition/ana-1" is "claim"
    When step 8 is played
    Then afterwards the position says "a2: plain; banner ana"

  @id-8.2-k @rule-8.2 @derived
  Scenario: A claimed mine works for its new owner
    The working: the mine in a2 has no owner; it stays in its space.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; mine | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "claim"
    When step 8 is played
    Then afterwards the position says "a2: plain; banner ana; mine"

  @id-8.2-l @rule-8.2 @derived
  Scenario: In a space of no realm an army may claim or do nothing
    The working: outside the realm nothing can be built, and there is no rival's banner to replace.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When step 8 is played
    Then the choice "expedition/ana-1" is open to Ana
    And its options are "none, claim"
