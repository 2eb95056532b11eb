Feature: 7.1 Spoils of war table
  What the winner of a battle gets, and how long he has it.

  @id-7.1-a @rule-7.1 @derived
  Scenario: A 1 on the spoils: Live in infamy
    The working: the row of a 1 in the table of spoils of war.

    When the question "spoils" is asked with "roll=1"
    Then the fact "result" is "1"
    And the fact "title" is "live-in-infamy"

  @id-7.1-b @rule-7.1 @derived
  Scenario: A 2 on the spoils: Elite army
    The working: the row of a 2 in the table of spoils of war.

    When the question "spoils" is asked with "roll=2"
    Then the fact "result" is "2"
    And the fact "title" is "elite-army"

  @id-7.1-c @rule-7.1 @derived
  Scenario: A 3 on the spoils: Reinforcements
    The working: the row of a 3 in the table of spoils of war.

    When the question "spoils" is asked with "roll=3"
    Then the fact "result" is "3"
    And the fact "title" is "reinforcements"

  @id-7.1-d @rule-7.1 @derived
  Scenario: A 4 on the spoils: Under a proud standard
    The working: the row of a 4 in the table of spoils of war.

    When the question "spoils" is asked with "roll=4"
    Then the fact "result" is "4"
    And the fact "title" is "proud-standard"

  @id-7.1-e @rule-7.1 @derived
  Scenario: A 5 on the spoils: Valiant deeds
    The working: the row of a 5 in the table of spoils of war.

    When the question "spoils" is asked with "roll=5"
    Then the fact "result" is "5"
    And the fact "title" is "valiant-deeds"

  @id-7.1-f @rule-7.1 @derived
  Scenario: A 6 on the spoils: The gleam of gold!
    The working: the row of a 6 in the table of spoils of war.

    When the question "spoils" is asked with "roll=6"
    Then the fact "result" is "6"
    And the fact "title" is "gleam-of-gold"

  @id-7.1-g @rule-7.1 @derived
  Scenario: Each of the spoils has 1 chance in 6
    The working: 1 face of 6 each.

    When the question "spoils" is asked
    Then the chance that "title" is "live-in-infamy" is 1/6
    And the chance that "title" is "reinforcements" is 1/6
    And the chance that "title" is "gleam-of-gold" is 1/6

  @id-7.1-h @rule-7.1 @derived
  Scenario: Spoils 1 are owed against the beaten player
    The working: Ana has beaten Bea: owed in this army's next battle against Bea.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 1, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-1 bea"

  @id-7.1-i @rule-7.1 @derived
  Scenario: Spoils 2 are owed in the next battle
    The working: 1 Regiment of Renown not unlocked, once; none is unlocked for good.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-2"
    And afterwards the position does not say "regiments ana-1: 1"

  @id-7.1-j @rule-7.1 @derived
  Scenario: Spoils 3 are owed in the next battle and rolled for then
    The working: the dice are only spoils 3, defeat 2 and retreat 4: the 1D6×250 points wait.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 3, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-3"

  @id-7.1-k @rule-7.1 @derived
  Scenario: Spoils 4 unlock 1 rank
    The working: 1 + 1 = 2 ranks.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | ranks ana-1: 1"
    And the dice show 4, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "ranks ana-1: 2"
    And afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.1-l @rule-7.1 @derived
  Scenario: Spoils 5 unlock 1 Regiment of Renown
    The working: 2 + 1 = 3 Regiments of Renown.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | regiments ana-1: 2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "regiments ana-1: 3"
    And afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.1-m @rule-7.1 @derived
  Scenario: Spoils 6 bring 1 relic
    The working: Ana 2 + 1 = 3; Bea keeps 1. Aldric, Ana's only Hero, may take an item.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | relics: ana 2, bea 1"
    And the dice show 6, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "relics: ana 3, bea 1"

  @id-7.1-n @rule-7.1 @derived
  Scenario: Spoils 6 let the winner choose the Hero who takes an item
    The working: any of Ana's Heroes, not only the one who fought.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | army ana-2: a1; hero Ceol"
    And the dice show 6, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then the choice "hero-item/ana" is open to Ana
    And its options are "Aldric, Ceol"

  @id-7.1-o @rule-7.1 @derived
  Scenario: What is owed in the next battle is gone after it
    The working: spoils 2 of an earlier battle are used up; spoils 6 leave nothing owed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 6, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.1-p @rule-7.1 @derived
  Scenario: What is owed against a player waits for him
    The working: a battle against Bea uses up what is owed against Bea, and not what is owed against Carl.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-1 bea, spoils-1 carl | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 6, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-1 carl"

  @id-7.1-q @rule-6.2 @rule-7.1 @derived
  Scenario: Reinforcements are rolled for when their battle begins
    The working: reinforcements 4, then spoils 5, defeat 2, retreat 4: 1 Regiment of Renown, and nothing
    owed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 4, 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "regiments ana-1: 1"
    And afterwards the position does not say "ranks ana-1: 1"
    And afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.1-r @rule-7.1 @derived
  Scenario: A result used up may be won again
    The working: the old spoils 2 are used in this battle; the new ones are owed in the next.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-2"

  @id-7.1-s @rule-7.1 @derived
  Scenario: What an army won against a rival does not stop new spoils
    The working: spoils 1 against Carl stay owed, and spoils 2 join them.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-1 carl | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought; terms spoils-1 carl, spoils-2"

  @id-7.1-t @rule-7.1 @derived
  Scenario: An army that fights no battle keeps what it is owed
    The working: the battle is ana-1's; spoils 2 are owed to ana-2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | army ana-2: a1; hero Ceol; terms spoils-2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-2: a1; hero Ceol; terms spoils-2"

  @id-7.1-u @rule-7.1 @derived
  Scenario: A drawn battle uses up what was owed in it
    The working: a draw is a battle fought: spoils 2 are gone.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position does not say "army ana-1: a2; hero Aldric; terms spoils-2"
    And afterwards the position does not say "army ana-1: a2; hero Aldric; fought; terms spoils-2"
