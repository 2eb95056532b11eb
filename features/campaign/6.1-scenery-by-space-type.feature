Feature: 6.1 Scenery by space type
  What the terrain of the space makes of the table.

  @id-6.1-a @rule-6.1 @derived
  Scenario: A battle on a plain has its scenery noted
    The working: generic scenery.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1

  @id-6.1-b @rule-6.1 @derived
  Scenario: A battle in a forest has its scenery noted
    The working: mostly woods.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: forest | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1

  @id-6.1-c @rule-6.1 @derived
  Scenario: A battle on a mountain has its scenery noted
    The working: mostly hills or mountains.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: mountain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1

  @id-6.1-d @rule-6.1 @derived
  Scenario: A battle in a swamp has its scenery noted
    The working: mostly marshes.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: swamp | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1

  @id-6.1-e @rule-6.1 @derived
  Scenario: A battle by a river has its scenery noted
    The working: at least 1 river.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: river | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1

  @id-6.1-f @rule-6.1 @derived
  Scenario: A battle on a coast has its scenery noted
    The working: a coast.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: coast | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.1
