Feature: 8 Expeditions
  In which order armies act, and what an army may do.

  @id-8-a @rule-8 @derived
  Scenario: The players act in the order of the turn
    The working: Bea comes first in this turn, though Ana's realm was deployed first; both could build.

    Given the position "players: ana, bea | order: bea, ana | turn: 2 | a1: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida"
    When step 8 is played
    Then the choice "expedition/bea-1" is open to Bea

  @id-8-b @rule-8 @derived
  Scenario: A player's armies act one after another
    The working: ana-1 builds nothing; then ana-2 is asked.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | army ana-1: a2; hero Aldric | army ana-2: a1; hero Ceol"
    And the choice "expedition/ana-1" is "none"
    When step 8 is played
    Then the choice "expedition/ana-2" is open to Ana

  @id-8-c @rule-8 @derived
  Scenario: An army made to retreat does nothing more
    The working: a2 is empty and in no realm, but ana-1 has retreated: nothing is asked, and a2 stays
    unclaimed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: forest | army ana-1: a2; hero Aldric; fought; retreated"
    When step 8 is played
    Then afterwards the position says "a2: forest"

  @id-8-d @rule-8 @derived
  Scenario: An army that won its battle may act
    The working: ana-1 has fought and stands alone in a2, in no realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: forest | army ana-1: a2; hero Aldric; fought"
    And the choice "expedition/ana-1" is "claim"
    When step 8 is played
    Then afterwards the position says "a2: forest; banner ana"

  @id-8-e @rule-8 @derived
  Scenario: An army that can do nothing is not asked
    The working: a2 is in Ana's realm, so that it cannot be claimed; without her banner nothing can be
    built; no rival's banner is there.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | army ana-1: a2; hero Aldric"
    When step 8 is played
    Then afterwards the position says "a2: plain; realm ana"

  @id-8-f @rule-0.2 @derived
  Scenario: An army off the board does nothing
    The working: ana-1 is removed until the next season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | army ana-1: removed; hero Aldric"
    When step 8 is played
    Then afterwards the position says "army ana-1: removed; hero Aldric"

  @id-8-g @rule-8 @rule-8.1 @rule-8.2 @derived
  Scenario: After a stand-off the army that is left alone may claim
    The working: ana-1 rolls 6: bea-1 is removed. a2 is now empty but for ana-1, and in no realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 6
    And the choice "expedition/ana-1" is "claim"
    When step 8 is played
    Then afterwards the position says "a2: plain; banner ana"

  @id-8-h @rule-8.1 @derived
  Scenario: If a stand-off is an action the army rests after it
    The working: ana-1 rolls 6 and has had its action: nothing is asked, and a2 stays unclaimed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-after-standoff" is "rests"
    And the dice show 6
    When step 8 is played
    Then afterwards the position says "a2: plain"

  @id-8-i @rule-8 @rule-8.1 @rule-8.4 @derived
  Scenario: After a stand-off the army that is left alone may conquer
    The working: ana-1 rolls 6 and tries to conquer Bea's a2, outside her realm: a3's city, adjacent and
    in Bea's realm, +2; a1, Ana's realm, adjacent, -1. 4 + 1 = 5 is less than 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 6, 4
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a2" is "yes"
    When step 8 is played
    Then afterwards the position says "a2: plain; banner ana"

  @id-8-j @rule-8 @rule-8.3 @derived
  Scenario: An army does 1 thing
    The working: ana-1 builds in a2 and is asked nothing more; its fortress is not a city in the same
    turn.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "build-fortress"
    When step 8 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana; fortress"

  @id-8-k @rule-8 @derived
  Scenario: An army may do nothing
    The working: ana-1 could claim a2, and does not.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "none"
    When step 8 is played
    Then afterwards the position says "a2: plain"
