Feature: 7.2 Ignominious defeats table
  What befalls the loser of a battle, and how long.

  @id-7.2-a @rule-7.2 @derived
  Scenario: A 1 on the defeats: A thrashing!
    The working: the row of a 1 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=1"
    Then the fact "result" is "1"
    And the fact "title" is "thrashing"

  @id-7.2-b @rule-7.2 @derived
  Scenario: A 2 on the defeats: Wounded
    The working: the row of a 2 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=2"
    Then the fact "result" is "2"
    And the fact "title" is "wounded"

  @id-7.2-c @rule-7.2 @derived
  Scenario: A 3 on the defeats: Weakened forces
    The working: the row of a 3 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=3"
    Then the fact "result" is "3"
    And the fact "title" is "weakened-forces"

  @id-7.2-d @rule-7.2 @derived
  Scenario: A 4 on the defeats: Inexperienced leaders
    The working: the row of a 4 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=4"
    Then the fact "result" is "4"
    And the fact "title" is "inexperienced-leaders"

  @id-7.2-e @rule-7.2 @derived
  Scenario: A 5 on the defeats: Novices
    The working: the row of a 5 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=5"
    Then the fact "result" is "5"
    And the fact "title" is "novices"

  @id-7.2-f @rule-7.2 @derived
  Scenario: A 6 on the defeats: Vengeance will be ours!
    The working: the row of a 6 in the table of ignominious defeats.

    When the question "defeat" is asked with "roll=6"
    Then the fact "result" is "6"
    And the fact "title" is "vengeance"

  @id-7.2-g @rule-7.2 @derived
  Scenario: Each defeat has 1 chance in 6
    The working: 1 face of 6 each.

    When the question "defeat" is asked
    Then the chance that "title" is "thrashing" is 1/6
    And the chance that "title" is "novices" is 1/6
    And the chance that "title" is "vengeance" is 1/6

  @id-7.2-h @rule-7.2 @derived
  Scenario: Defeat 1 is owed against the winner
    The working: Bea has lost to Ana: owed in her army's next battle against Ana.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 1, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-1 ana"

  @id-7.2-i @rule-7.2 @derived
  Scenario: Defeat 2 is owed in the next battle
    The working: whoever the next rival is.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"

  @id-7.2-j @rule-7.2 @derived
  Scenario: Defeat 3 is owed in the next battle and rolled for then
    The working: the dice are only spoils 5, defeat 3 and retreat 1: the 1D6×250 points wait.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 3, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-3"

  @id-7.2-k @rule-7.2 @derived
  Scenario: Defeat 4 is owed in the next battle
    The working: whoever the next rival is.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 4, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-4"

  @id-7.2-l @rule-7.2 @derived
  Scenario: Defeat 5 is owed where the army has a Regiment of Renown
    The working: Bea's army has 1, the only one to choose.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | regiments bea-1: 1"
    And the dice show 5, 5, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-5"

  @id-7.2-m @rule-7.2 @derived
  Scenario: Defeat 6 is owed against the winner
    The working: Bea has lost to Ana: her units have the rank in her army's next battle against Ana.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 6, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-6 ana"

  @id-7.2-n @rule-7.2 @derived
  Scenario: A defeat owed in a battle is gone after it
    The working: the old defeat 2 is used up; the new defeat 4 is owed in the next battle.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida; terms defeat-2 | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 4, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-4"

  @id-7.2-o @rule-7.2 @derived
  Scenario: A defeat owed against the rival is gone after their next battle
    The working: defeat 6 against Ana is used up; the new defeat 2 is owed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida; terms defeat-6 ana | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"

  @id-7.2-p @rule-7.2 @derived
  Scenario: A defeat owed against another player waits for him
    The working: Bea fights Ana: defeats 1 and 6 against Carl stay owed, and Bea wins with spoils 5.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida; terms defeat-1 carl, defeat-6 carl | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: a2; hero Brida; fought; terms defeat-1 carl, defeat-6 carl"

  @id-7.2-q @rule-7.2 @derived
  Scenario: The winner has no defeat
    The working: spoils 5 leave nothing owed to Ana's army; defeat 2 is Bea's.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.2-r @rule-6.2 @rule-7.2 @derived
  Scenario: Fewer and more points of both armies take a die each
    The working: Ana's defeat 3 and spoils 3, Bea's defeat 3: 3 dice (2, 3, 6). Then spoils 5, defeat 4,
    retreat 1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms defeat-3, spoils-3 | army bea-1: a2; hero Brida; terms defeat-3 | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 3, 6, 5, 4, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "regiments ana-1: 1"
    And afterwards the position says "army ana-1: a2; hero Aldric; fought"
    And afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-4"
