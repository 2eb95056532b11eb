Feature: 8.1 Standoff with an enemy army
  What becomes of 2 enemy armies in 1 space without a decided battle.

  @id-8.1-a @rule-8.1 @derived
  Scenario: On a 1 the army that rolls leaves the board
    The working: a2 offers no action: Ana's realm, no banner. Ana acts first and rolls 1; Bea's army
    stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 1
    When step 8 is played
    Then afterwards the position says "army ana-1: removed; hero Aldric"
    And afterwards the position says "army bea-1: a2; hero Brida"

  @id-8.1-b @rule-8.1 @derived
  Scenario: On a 2 the army that rolls falls back
    The working: a2 offers no action: Ana's realm, no banner. Ana rolls 2: ana-1 falls back to its capital
    a1, and Bea's army stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 2
    When step 8 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; retreated"
    And afterwards the position says "army bea-1: a2; hero Brida"

  @id-8.1-c @rule-8.1 @derived
  Scenario: On a 3 the army that rolls falls back
    The working: a2 offers no action: Ana's realm, no banner. Ana rolls 3: ana-1 falls back to its capital
    a1, and Bea's army stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; retreated"
    And afterwards the position says "army bea-1: a2; hero Brida"

  @id-8.1-d @rule-8.1 @derived
  Scenario: On a 4 the enemy army falls back
    The working: a2 offers no action: Ana's realm, no banner. Ana rolls 4: bea-1 falls back to its capital
    a3, and ana-1 stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 4
    When step 8 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; retreated"
    And afterwards the position says "army ana-1: a2; hero Aldric"

  @id-8.1-e @rule-8.1 @derived
  Scenario: On a 5 the enemy army falls back
    The working: a2 offers no action: Ana's realm, no banner. Ana rolls 5: bea-1 falls back to its capital
    a3, and ana-1 stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "army bea-1: a3; hero Brida; retreated"
    And afterwards the position says "army ana-1: a2; hero Aldric"

  @id-8.1-f @rule-8.1 @derived
  Scenario: On a 6 the enemy army is removed
    The working: a2 offers no action: Ana's realm, no banner. Ana rolls 6: bea-1 leaves the board, and
    ana-1 stays.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 6
    When step 8 is played
    Then afterwards the position says "army bea-1: removed; hero Brida"
    And afterwards the position says "army ana-1: a2; hero Aldric"

  @id-8.1-g @rule-8.1 @derived
  Scenario: The player who acts first rolls for the stand-off
    The working: Bea comes first: her 1 takes her own army away. Ana's is then alone, and rolls nothing.

    Given the position "players: ana, bea | order: bea, ana | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 1
    When step 8 is played
    Then afterwards the position says "army bea-1: removed; hero Brida"
    And afterwards the position says "army ana-1: a2; hero Aldric"

  @id-8.1-h @rule-8.1 @derived
  Scenario: An army that cannot fall back leaves the board
    The working: ana-2 stands in the capital a1, the only way: on a 2 ana-1 is removed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army ana-2: a1; hero Ceol"
    And the dice show 2
    When step 8 is played
    Then afterwards the position says "army ana-1: removed; hero Aldric"

  @id-8.1-i @rule-8.1 @derived
  Scenario: An enemy army that cannot fall back leaves the board
    The working: bea-2 stands in the capital a3, the only way: on a 5 bea-1 is removed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army bea-2: a3; hero Ferox"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "army bea-1: removed; hero Brida"

  @id-8.1-j @rule-8 @rule-8.1 @derived
  Scenario: An army that falls back after a stand-off does nothing more
    The working: ana-1 falls back to a1, where it could build a mine; it is not asked.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "a1: plain; realm ana; banner ana; capital"
    And afterwards the position says "army ana-1: a1; hero Aldric; retreated"

  @id-8.1-k @rule-8.1 @derived
  Scenario: Falling back to any adjacent space is the player's choice
    The working: a2 touches a1 and a3, both empty; ana-1's capital is a1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-fall-back" is "any-adjacent"
    And the dice show 2
    When step 8 is played
    Then the choice "retreat/ana-1" is open to Ana
    And its options are "a1, a3"

  @id-8.1-l @rule-8.1 @derived
  Scenario: The enemy chooses where his own army falls back
    The working: Ana rolls 4, and bea-1 falls back: to a1 or a3, as Bea says.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-fall-back" is "any-adjacent"
    And the dice show 4
    When step 8 is played
    Then the choice "retreat/bea-1" is open to Bea
    And its options are "a1, a3"

  @id-8.1-m @rule-8.1 @derived
  Scenario: An army removed for good does not come back
    The working: on a 1 ana-1 is gone, not merely off the board.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-removed" is "for-good"
    And the dice show 1
    When step 8 is played
    Then afterwards the position does not say "army ana-1: removed; hero Aldric"
    And afterwards the position does not say "army ana-1: a2; hero Aldric"

  @id-8.1-n @rule-8.1 @derived
  Scenario: A casualty of a stand-off may be removed for good
    The working: on a 6 bea-1 is gone, not merely off the board.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-removed" is "for-good"
    And the dice show 6
    When step 8 is played
    Then afterwards the position does not say "army bea-1: removed; hero Brida"
    And afterwards the position does not say "army bea-1: a2; hero Brida"

  @id-8.1-o @rule-8.1 @derived
  Scenario: An army that only falls back is never removed for good
    The working: on a 3 ana-1 falls back to a1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida"
    And the reading of "8.1-removed" is "for-good"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; retreated"

  @id-8.1-p @rule-8.1 @derived
  Scenario: Without an enemy there is no stand-off
    The working: ana-1 is alone in a2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a3; hero Brida"
    When the question "stand-off" is asked with "army=ana-1, roll=1"
    Then it is refused by 8.1

  @id-8.1-q @rule-8.1 @derived
  Scenario: After a decided battle between them there is no stand-off
    The working: ana-1 and bea-1 have fought each other, and not to a draw.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; fought | army bea-1: a2; hero Brida; fought | challenge 1: ana-1 > bea-1 @ a2"
    When the question "stand-off" is asked with "army=ana-1, roll=1"
    Then it is refused by 8.1

  @id-8.1-r @rule-8.1 @derived
  Scenario: A battle with another army does not settle a stand-off
    The working: ana-1 has beaten carl-1 in a2; with bea-1, which is there too, it has fought no battle.
    Ana rolls 6.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; fought | army bea-1: a2; hero Brida | army carl-1: removed; hero Drust | challenge 1: ana-1 > carl-1 @ a2"
    And the dice show 6
    When step 8 is played
    Then afterwards the position says "army bea-1: removed; hero Brida"

  @id-8.1-s @rule-8.1 @derived
  Scenario: With several enemies the player chooses against whom he rolls
    The working: bea-1 and carl-1 are both in a2 with ana-1.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | army carl-1: a2; hero Drust"
    When step 8 is played
    Then the choice "standoff/ana-1" is open to Ana
    And its options are "bea-1, carl-1"
