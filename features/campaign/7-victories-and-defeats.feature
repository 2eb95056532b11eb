Feature: 7 Victories and defeats
  What is rolled for after a battle, by whom and in which order.

  @id-7-a @rule-7 @rule-7.1 @rule-7.2 @derived
  Scenario: The spoils are rolled before the defeat
    The working: Ana wins. Spoils 5: 1 Regiment of Renown. Defeat 4, owed by the loser; a spoils 4 would
    have been a rank. Retreat 1: Bea falls back to a3.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 4, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "regiments ana-1: 1"
    And afterwards the position does not say "ranks ana-1: 1"
    And afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-4"

  @id-7-b @rule-7 @rule-7.1 @rule-7.2 @rule-7.4 @derived
  Scenario: A defender who wins has the spoils
    The working: Bea wins with spoils 5; Ana has defeat 2, and retreat 2 takes her army to her capital a1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 2
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "regiments bea-1: 1"
    And afterwards the position does not say "regiments ana-1: 1"
    And afterwards the position says "army ana-1: a1; hero Aldric; fought; retreated; terms defeat-2"

  @id-7-c @rule-7 @rule-7.3 @derived
  Scenario: The attacker's Hero is rolled for before the defender's
    The working: both Heroes fall. Spoils 5, defeat 2, then Aldric 2: captured by Bea; Brida 6: she gets
    away. Retreat 1: to a3.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 2, 6, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "yes"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "captive Aldric: bea"
    And afterwards the position does not say "captive Brida: ana"
    And afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"

  @id-7-d @rule-7 @rule-7.3 @derived
  Scenario: The winner's Hero may fall too
    The working: Ana wins, but Aldric falls: spoils 5, defeat 2, Aldric 3, retreat 4. Her army fights its
    next battle without him.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "yes"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms injury-3"

  @id-7-e @rule-7 @derived
  Scenario: A draw brings no spoils, no defeat and no retreat
    The working: nothing is rolled for: both armies stay in a2, and nobody gains anything.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 0, bea 0"
    And afterwards the position does not say "army ana-1: removed; hero Aldric"
    And afterwards the position does not say "army bea-1: removed; hero Brida"

  @id-7-f @rule-7 @derived
  Scenario: A drawn battle leaves the 2 armies to their stand-off
    The working: neither army has a decided battle behind it (8.1), and both stand where they did.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric"
    And afterwards the position says "army bea-1: a2; hero Brida"

  @id-7-g @rule-7 @rule-7.3 @derived
  Scenario: After a draw injuries are rolled for
    The working: the only die is Aldric's: 2, captured.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "yes"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Aldric: bea"

  @id-7-h @rule-7 @derived
  Scenario: In an army without a Hero nobody is taken off
    The working: Bea's army has no Hero, so that only Aldric's fate is asked for; the battle is a draw.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2 | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 0, bea 0"

  @id-7-i @rule-7 @derived
  Scenario: A siege force that wins its attack takes the space at once
    The working: Ana has event 51, attacks in Bea's a2 and wins: her banner takes the place of Bea's,
    without a save.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 51"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "a2: plain; realm bea; banner ana"

  @id-7-j @rule-7 @derived
  Scenario: A siege force that loses takes nothing
    The working: Ana has event 51 but loses the battle in Bea's a2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 51"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "a2: plain; realm bea; banner bea"

  @id-7-k @rule-7 @derived
  Scenario: A siege force takes nothing after a draw
    The working: Ana has event 51, but she has not won.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 51"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "a2: plain; realm bea; banner bea"

  @id-7-l @rule-7 @derived
  Scenario: A siege force is of no use to a defender
    The working: Bea has event 51 and wins in Ana's a2, but it was Ana who attacked.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event bea: 51"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana"

  @id-7-m @rule-7 @derived
  Scenario: Without a siege force a victory takes no space
    The working: Ana wins in Bea's a2 without event 51; conquest is for step 8.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "a2: plain; realm bea; banner bea"
