Feature: 7.3 Character injuries table
  What becomes of a Legendary Hero who was taken off as a casualty, and how a captive is freed.

  @id-7.3-a @rule-7.3 @derived
  Scenario: A 1 on the injuries: Grave wound
    The working: the row of a 1 in the table of character injuries.

    When the question "injury" is asked with "roll=1"
    Then the fact "result" is "1"
    And the fact "title" is "grave-wound"

  @id-7.3-b @rule-7.3 @derived
  Scenario: A 2 on the injuries: Captured!
    The working: the row of a 2 in the table of character injuries.

    When the question "injury" is asked with "roll=2"
    Then the fact "result" is "2"
    And the fact "title" is "captured"

  @id-7.3-c @rule-7.3 @derived
  Scenario: A 3 on the injuries: Minor wound
    The working: the row of a 3 in the table of character injuries.

    When the question "injury" is asked with "roll=3"
    Then the fact "result" is "3"
    And the fact "title" is "minor-wound"

  @id-7.3-d @rule-7.3 @derived
  Scenario: A 4 on the injuries: Shaken mind
    The working: the row of a 4 in the table of character injuries.

    When the question "injury" is asked with "roll=4"
    Then the fact "result" is "4"
    And the fact "title" is "shaken-mind"

  @id-7.3-e @rule-7.3 @derived
  Scenario: A 5 on the injuries: Where is my sword?
    The working: the row of a 5 in the table of character injuries.

    When the question "injury" is asked with "roll=5"
    Then the fact "result" is "5"
    And the fact "title" is "lost-sword"

  @id-7.3-f @rule-7.3 @derived
  Scenario: A 6 on the injuries: Heroic escape!
    The working: the row of a 6 in the table of character injuries.

    When the question "injury" is asked with "roll=6"
    Then the fact "result" is "6"
    And the fact "title" is "heroic-escape"

  @id-7.3-g @rule-7.3 @derived
  Scenario: Each injury has 1 chance in 6
    The working: 1 face of 6 each.

    When the question "injury" is asked
    Then the chance that "title" is "grave-wound" is 1/6
    And the chance that "title" is "captured" is 1/6
    And the chance that "title" is "heroic-escape" is 1/6

  @id-7.3-h @rule-7.3 @derived
  Scenario: A dead Hero may be replaced
    The working: spoils 5, defeat 2, Brida 1: dead. Whether another Hero takes her place is Bea's to say.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 1, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then the choice "replace-hero/bea-1" is open to Bea

  @id-7.3-i @rule-7.3 @derived
  Scenario: A captured Hero is the enemy's
    The working: Brida 2: Ana holds her, and Bea's army has no Hero.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 2, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "captive Brida: ana"
    And afterwards the position says "army bea-1: a3; fought; retreated; terms defeat-2"

  @id-7.3-j @rule-7.3 @derived
  Scenario: A Hero with a minor wound misses the army's next battle
    The working: Brida 3: she stays with the army, which owes a battle without her.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2, injury-3"

  @id-7.3-k @rule-7.3 @derived
  Scenario: A shaken Hero lacks items, spells and skills in the next battle
    The working: Brida 4: owed in the army's next battle.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2, injury-4"

  @id-7.3-l @rule-7.3 @derived
  Scenario: A Hero who loses an item stays with the army
    The working: Brida 5: 1 item is lost, nothing is owed later.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 5, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"
    And it is noted under 7.3

  @id-7.3-m @rule-7.3 @derived
  Scenario: A Hero who escapes stays with the army
    The working: Brida 6: she gets away and may unlock something; nothing is owed later.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 6, 1
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"
    And it is noted under 7.3

  @id-7.3-n @rule-7.3 @derived
  Scenario: A Hero who takes no part cannot fall
    The working: by injury 3 Aldric is not in this battle: only Brida's fate is asked for, and the injury
    is used up.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms injury-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.3-o @rule-7.3 @derived
  Scenario: A shaken mind is over after the next battle
    The working: injury 4 is used up; spoils 5 leave nothing owed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms injury-4 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought"

  @id-7.3-p @rule-7.3 @derived
  Scenario: Each Hero who falls is rolled for on his own
    The working: a draw: Aldric 2, Bea's captive, and Brida 2, Ana's captive.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 2
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "yes"
    And the choice "casualty/bea-1" is "yes"
    When step 6 is played
    Then afterwards the position says "captive Aldric: bea"
    And afterwards the position says "captive Brida: ana"

  @id-7.3-q @rule-7.3 @derived
  Scenario: The winner keeps the captive that he takes
    The working: Bea, who defends, wins: spoils 5, defeat 2, Aldric 2, retreat 4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "yes"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Aldric: bea"
    And afterwards the position does not say "captive Brida: ana"

  @id-7.3-r @rule-7.3 @derived
  Scenario: The winner may free a Hero whom the loser holds
    The working: Ana beats Bea, who holds Ceol; the choice is Ana's.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then the choice "rescue/ana/Ceol" is open to Ana
    And its options are "yes, no"

  @id-7.3-s @rule-7.3 @derived
  Scenario: A freed Hero leads the army that won without a Hero
    The working: ana-1 has no Hero: Ceol leads it, and is no captive any more.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/bea-1" is "no"
    And the choice "rescue/ana/Ceol" is "yes"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Ceol; fought"
    And afterwards the position does not say "captive Ceol: bea"

  @id-7.3-t @rule-7.3 @derived
  Scenario: A Hero who is not freed stays a captive
    The working: Ana wins, and leaves Ceol where he is.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/bea-1" is "no"
    And the choice "rescue/ana/Ceol" is "no"
    When step 6 is played
    Then afterwards the position says "captive Ceol: bea"
    And afterwards the position says "army ana-1: a2; fought"

  @id-7.3-u @rule-7.3 @derived
  Scenario: A freed Hero does not displace the one who won
    The working: Aldric leads ana-1 and goes on leading it; Ceol is free.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    And the choice "rescue/ana/Ceol" is "yes"
    When step 6 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric; fought"
    And afterwards the position does not say "captive Ceol: bea"

  @id-7.3-v @rule-7.3 @derived
  Scenario: Who loses against the captor frees nobody
    The working: Bea, who holds Ceol, wins; nothing is asked of a rescue.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Ceol: bea"

  @id-7.3-w @rule-7 @derived
  Scenario: A draw with the captor frees nobody
    The working: Bea is not defeated.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Ceol: bea"

  @id-7.3-x @rule-7.3 @derived
  Scenario: A victory over another than the captor frees nobody
    The working: Ana beats Bea; it is Carl who holds Ceol.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: carl"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Ceol: carl"

  @id-7.3-y @rule-7.3 @derived
  Scenario: How a rescue is tried may be left untold
    The working: with the gap left open nothing is decided: Ceol stays, and the gap is noted.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | captive Ceol: bea"
    And the reading of "7.3-rescue" is "gap"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "captive Ceol: bea"
    And it is noted under 7.3

  @id-7.3-z @rule-7.3 @derived
  Scenario: A blood sacrifice makes the opponent roll an injury again
    The working: Ana's event 56 is against Bea. Brida 3, rolled again: 2, captured. Then retreat 4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 56 bea"
    And the dice show 5, 2, 3, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    And the choice "repeat-injury/ana" is "yes"
    When step 6 is played
    Then afterwards the position says "captive Brida: ana"

  @id-7.3-aa @rule-7.3 @derived
  Scenario: A blood sacrifice need not be used
    The working: Brida 2 stands: she is captured, with no second die. Then retreat 4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 56 bea"
    And the dice show 5, 2, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "yes"
    And the choice "repeat-injury/ana" is "no"
    When step 6 is played
    Then afterwards the position says "captive Brida: ana"
