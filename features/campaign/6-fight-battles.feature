Feature: 6 Fight battles
  The order of the battles, the events that they use, and the relics of the Flying Fortress.

  @id-6-a @rule-6 @derived
  Scenario: Battles are fought in the order of their challenges
    The working: challenge 1 is Carl's. It is fought before Ana's, though Ana comes first in the order of
    the turn.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army carl-1: a3; hero Drust | challenge 1: carl-1 > ana-2 @ a3 | challenge 2: ana-1 > bea-1 @ a2"
    When step 6 is played
    Then the choice "agreed/1" is open to Carl

  @id-6-b @rule-6 @derived
  Scenario: The second battle follows when the first is settled
    The working: challenge 1 is drawn, with no Hero taken off; then the points of battle 2 are to be
    agreed.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army carl-1: a3; hero Drust | challenge 1: carl-1 > ana-2 @ a3 | challenge 2: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/carl-1" is "no"
    And the choice "casualty/ana-2" is "no"
    When step 6 is played
    Then the choice "agreed/2" is open to Ana

  @id-6-c @rule-6 @derived
  Scenario: An event for 1 battle is offered when the battle begins
    The working: event 44 lets Ana choose the map in 1 of her battles.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 44"
    And the choice "agreed/1" is "none"
    When step 6 is played
    Then the choice "use-event/ana/1" is open to Ana
    And its options are "yes, no"

  @id-6-d @rule-6 @derived
  Scenario: An event used in the first battle is spent
    The working: event 41 is for 1 of Ana's battles. She uses it in battle 1, so that battle 2 does not
    ask for it; both are draws, and nobody gains a relic.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army carl-1: a3; hero Drust | event ana: 41 | challenge 1: ana-1 > bea-1 @ a2 | challenge 2: carl-1 > ana-2 @ a3"
    And the choice "use-event/ana/1" is "yes"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    And the choice "agreed/2" is "none"
    And the choice "result/2" is "draw"
    And the choice "casualty/carl-1" is "no"
    And the choice "casualty/ana-2" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 0, bea 0, carl 0"

  @id-6-e @rule-6 @derived
  Scenario: An event not used in the first battle is left for the second
    The working: Ana fights in both battles and has not used event 41 in battle 1. In battle 2 she
    defends; it is one of her battles all the same.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army carl-1: a3; hero Drust | event ana: 41 | challenge 1: ana-1 > bea-1 @ a2 | challenge 2: carl-1 > ana-2 @ a3"
    And the choice "use-event/ana/1" is "no"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    And the choice "agreed/2" is "none"
    When step 6 is played
    Then the choice "use-event/ana/2" is open to Ana

  @id-6-f @rule-6 @derived
  Scenario: An event for challenges is not offered in a battle
    The working: event 53, diplomacy, works on challenges. The battle asks only for points, result and
    casualties, and is drawn.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 53 bea"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 0, bea 0"

  @id-6-g @rule-1 @rule-6 @derived
  Scenario: A battle in the space of the Flying Fortress gives both players 1 relic
    The working: the Fortress is in a2, where Ana and Bea fight: 0 + 1 and 3 + 1. A draw is a battle
    fought. Carl fights no battle: 0.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | fortress: a2 | relics: ana 0, bea 3, carl 0 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 1, bea 4, carl 0"

  @id-6-h @rule-1 @rule-6 @derived
  Scenario: A battle adjacent to the Flying Fortress gives both players 1 relic
    The working: a2 touches a1, a3, b1 and b2. The Fortress is in b1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | b1: plain | fortress: b1"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 1, bea 1"

  @id-6-i @rule-6 @derived
  Scenario: 2 spaces from the Flying Fortress a battle gives no relic
    The working: the Fortress is in a4; a2 touches a3, which touches a4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | a4: plain | fortress: a4"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 0, bea 0"

  @id-6-j @rule-1 @rule-6 @derived
  Scenario: With cases counted apart, the Flying Fortress's own space gives 2 relics
    The working: 1 for the space and 1 for the neighbourhood: 2 each.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | fortress: a2"
    And the reading of "1-relic-per-battle" is "each"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 2"

  @id-6-k @rule-1 @rule-6 @derived
  Scenario: With cases counted apart, an adjacent space still gives 1 relic
    The working: a2 is adjacent to the Fortress in a3, and is not its space: 1 each.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | fortress: a3"
    And the reading of "1-relic-per-battle" is "each"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 1, bea 1"

  @id-6-l @rule-1 @rule-6 @rule-7.1 @derived
  Scenario: The Flying Fortress's relic comes on top of the spoils
    The working: Ana has 1 from the Fortress and 1 from spoils 6: 2. Bea has 1 from the Fortress, whatever
    she has lost.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | fortress: a2"
    And the dice show 6, 2, 5
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 1"

  @id-6-m @rule-1 @rule-6 @derived
  Scenario: Each battle near the Flying Fortress gives its relics
    The working: the Fortress is in a2, where battle 1 is fought; battle 2 is in a3, adjacent. Ana fights
    both: 2. Bea and Carl fight 1 each.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army carl-1: a3; hero Drust | fortress: a2 | challenge 1: ana-1 > bea-1 @ a2 | challenge 2: carl-1 > ana-2 @ a3"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    And the choice "agreed/2" is "none"
    And the choice "result/2" is "draw"
    And the choice "casualty/carl-1" is "no"
    And the choice "casualty/ana-2" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 1, carl 1"
