Feature: 7.4 Retreat of the loser
  Whether the losing army falls back, and where to.

  @id-7.4-a @rule-7.4 @derived
  Scenario: On a 1 the losing army falls back
    The working: from a2 the way to the capital a4 leads by a3, which is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "a3"

  @id-7.4-b @rule-7.4 @derived
  Scenario: On a 2 the losing army falls back
    The working: from a2 the way to the capital a4 leads by a3, which is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=2"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "a3"

  @id-7.4-c @rule-7.4 @derived
  Scenario: On a 3 the losing army falls back
    The working: from a2 the way to the capital a4 leads by a3, which is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=3"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "a3"

  @id-7.4-d @rule-7.4 @derived
  Scenario: On a 4 the losing army leaves the board
    The working: though a3, on the way to its capital, is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=4"
    Then the fact "outcome" is "removed"

  @id-7.4-e @rule-7.4 @derived
  Scenario: On a 5 the losing army leaves the board
    The working: though a3, on the way to its capital, is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=5"
    Then the fact "outcome" is "removed"

  @id-7.4-f @rule-7.4 @derived
  Scenario: On a 6 the losing army leaves the board
    The working: though a3, on the way to its capital, is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=6"
    Then the fact "outcome" is "removed"

  @id-7.4-g @rule-7.4 @derived
  Scenario: Half of all losing armies with a way fall back
    The working: 3 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1"
    Then the chance that "outcome" is "falls-back" is 1/2
    And the chance that "outcome" is "removed" is 1/2

  @id-7.4-h @rule-7.4 @derived
  Scenario: A losing army without a way always leaves the board
    The working: its own army stands in a3: 1-3 remove it like 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army bea-2: a3; hero Ferox"
    When the question "retreat" is asked with "army=bea-1"
    Then the chance that "outcome" is "removed" is 1

  @id-7.4-i @rule-7.4 @derived
  Scenario: The player of the losing army chooses between shortest ways
    The working: a2 touches a1, b1 and b2. c2 touches b1 and b2: 2 spaces from a2, 1 from b1 or b2, and 2
    from a1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then the choice "retreat/bea-1" is open to Bea
    And its options are "b1, b2"

  @id-7.4-j @rule-7.4 @derived
  Scenario: The losing army goes where its player says
    The working: b2 is one of the 2 shortest ways.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3
    And the choice "retreat/bea-1" is "b2"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army bea-1: b2; hero Brida; fought; retreated; terms defeat-2"

  @id-7.4-k @rule-7.4 @derived
  Scenario: A losing army cannot be sent sideways
    The working: a1 is as far from c2 as a2 is: 2 spaces.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3
    And the choice "retreat/bea-1" is "a1"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then the choice is not legal

  @id-7.4-l @rule-7.4 @derived
  Scenario: An army in one of the ways leaves the other
    The working: ana-2 stands in b1; b2 is as short and empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: b1; hero Ceol"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "b2"

  @id-7.4-m @rule-7.4 @derived
  Scenario: An army does not fall back round a blocked way
    The working: b1 and b2 are taken; a1 is empty but no nearer to c2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: b1; hero Ceol | army bea-2: b2; hero Ferox"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "removed"

  @id-7.4-n @rule-7.4 @derived
  Scenario: The way to the capital goes round a gap in the map
    The working: there is no a2: from a3 the way to a1 is b2, b1, a1 (b2 touches a3 and b1; b1 touches
    a1). a4 leads away.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city; capital | b1: plain | b2: plain | a3: plain | a4: plain; realm ana; banner ana; city; capital | army ana-1: a3; hero Aldric | army bea-1: a3; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=2"
    Then the fact "space" is "b2"

  @id-7.4-o @rule-7.4 @derived
  Scenario: On squares there are other neighbours
    The working: a2 touches a1 and b2, b2 touches b1 and c2, a1 touches b1. a2 is 2 spaces from c2, b2 is
    1, a1 is 3; b1 does not touch a2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | b1: plain | b2: plain | c2: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "0.1-space-shape" is "squares"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "space" is "b2"

  @id-7.4-p @rule-7.4 @derived
  Scenario: An army beaten in its own capital leaves the board
    The working: it is there already, and no space is nearer.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a3; hero Aldric | army bea-1: a3; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "removed"

  @id-7.4-q @rule-7.4 @derived
  Scenario: An army falls back into its capital
    The working: a1 is Ana's capital and touches a2: Ana, beaten, rolls nothing; Bea's 3 sends her there.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 3
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "defender"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; fought; retreated; terms defeat-2"

  @id-7.4-r @rule-7.4 @derived
  Scenario: A 4 in play takes the losing army off the board
    The working: the army is off until the next season, and does not stand in a3.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 5, 2, 4
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "attacker"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then afterwards the position does not say "army bea-1: a3; hero Brida; fought; retreated; terms defeat-2"
    And afterwards the position does not say "army bea-1: a2; hero Brida; fought; retreated; terms defeat-2"
    And afterwards the position does not say "army bea-1: a2; hero Brida; fought; terms defeat-2"

  @id-7.4-s @rule-7.4 @derived
  Scenario: A taken next space ends the retreat
    The working: ana-2 stands in a3; the army falls back 1 space or not at all.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain | a5: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "removed"

  @id-7.4-t @rule-7.4 @derived
  Scenario: Falling back until a space is empty passes a taken one
    The working: a3 is taken, a4 is the first empty space on the way.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain | a5: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol"
    And the reading of "7.4-retreat-path" is "until-empty"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "a4"

  @id-7.4-u @rule-7.4 @derived
  Scenario: Falling back until a space is empty stops at the first
    The working: a3 is empty: no farther, though a4 and a5 are too.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain | a5: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a1; hero Ceol"
    And the reading of "7.4-retreat-path" is "until-empty"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "space" is "a3"

  @id-7.4-v @rule-7.4 @derived
  Scenario: Falling back until a space is empty may find none
    The working: a3, a4 and the capital a5 are all taken.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain | a4: plain | a5: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a3; hero Ceol | army ana-3: a4; hero Drust | army bea-2: a5; hero Ferox"
    And the reading of "7.4-retreat-path" is "until-empty"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "removed"

  @id-7.4-w @rule-7.4 @derived
  Scenario: An enemy banner does not fill a space
    The working: no army stands in a3, whatever banner it bears.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; banner ana | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "falls-back"
    And the fact "space" is "a3"

  @id-7.4-x @rule-7.4 @derived
  Scenario: If an enemy banner fills a space the army leaves the board
    The working: a3 bears Ana's banner, and there is no other way.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; banner ana | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "7.4-empty" is "no-army-no-enemy-banner"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "outcome" is "removed"

  @id-7.4-y @rule-7.4 @derived
  Scenario: An own banner never fills a space
    The working: a3 bears Bea's banner, and it is Bea's army.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | a3: plain; banner bea | a4: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "7.4-empty" is "no-army-no-enemy-banner"
    When the question "retreat" is asked with "army=bea-1, roll=1"
    Then the fact "space" is "a3"
