Feature: 3 Move armies
  Placement, rounds of movement, and the limits: the roll, own armies, and the last army in the realm.

  @id-3-a @rule-3 @derived
  Scenario: On a 1 an army moves 1 space or stays
    The working: from a1 down the column, all in Ana's realm: 0 to 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2"

  @id-3-b @rule-3 @derived
  Scenario: On a 2 an army moves up to 2 spaces
    The working: from a1 down the column, all in Ana's realm: 0 to 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the dice show 2
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2 | a3"

  @id-3-c @rule-3 @derived
  Scenario: On a 3 an army moves up to 3 spaces
    The working: from a1 down the column, all in Ana's realm: 0 to 3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the dice show 3
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2 | a3 | a4"

  @id-3-d @rule-3 @derived
  Scenario: An army need not move
    The working: Ana leaves ana-1 where it is, whatever the 3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the choice "move/ana-1" is "a1"
    And the dice show 3
    When step 3 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric"

  @id-3-e @rule-3 @derived
  Scenario: An army cannot move farther than it rolls
    The working: a4 is 3 spaces from a1, and the roll is 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the choice "move/ana-1" is "a4"
    And the dice show 2
    When step 3 is played
    Then the choice is not legal

  @id-3-f @rule-3 @derived
  Scenario: The chances of an ordinary move are even
    The working: 1D3: 1/3 each.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    When the question "movement" is asked with "army=ana-1"
    Then the chance that "distance" is "1" is 1/3
    And the chance that "distance" is "2" is 1/3
    And the chance that "distance" is "3" is 1/3

  @id-3-g @rule-3 @derived
  Scenario: With swift steeds the chances go up
    The working: 2D3, 9 results: the higher is 3 in 5 (3 with 1, 2 or 3, twice, but once for 3 and 3), 2
    in 3, 1 in 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    When the question "movement" is asked with "army=ana-1, event=33"
    Then the chance that "distance" is "3" is 5/9
    And the chance that "distance" is "2" is 3/9
    And the chance that "distance" is "1" is 1/9

  @id-3-h @rule-3 @derived
  Scenario: Beset, the chances go down
    The working: 2D3, 9 results: the lower is 1 in 5, 2 in 3 (2 with 2 or 3, twice, but once for 2 and
    2), 3 in 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    When the question "movement" is asked with "army=ana-1, event=12"
    Then the chance that "distance" is "1" is 5/9
    And the chance that "distance" is "2" is 3/9
    And the chance that "distance" is "3" is 1/9

  @id-3-i @rule-3 @derived
  Scenario: Beset, an army uses the lower of 2 dice
    The working: the lower of 1 and 3 is 1: a1 or a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 12 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the dice show 1+3
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2"

  @id-3-j @rule-3 @derived
  Scenario: With swift steeds an army uses the higher of 2 dice
    The working: the higher of 1 and 3 is 3: a1 to a4.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 33 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the dice show 1+3
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2 | a3 | a4"

  @id-3-k @rule-3 @derived
  Scenario: A rival moves by 1D3 whatever the event of another
    The working: swift steeds are Ana's. Bea's only army rolls 1 die: 1, so a5 or a4, which is in her
    realm too.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 33 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm bea | a5: plain; realm bea; banner bea | army bea-1: a5; hero Elen"
    And the dice show 1
    When step 3 is played
    Then the choice "move/bea-1" is open to Bea
    And its options are "a5 | a4"

  @id-3-l @rule-3 @derived
  Scenario: An army passes an own army but does not end with it
    The working: a2 holds ana-2: with a 2, ana-1 may stay in a1 or pass to a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida"
    And the choice "next-army/ana/1" is "ana-1"
    And the dice show 2
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a3"

  @id-3-m @rule-3 @derived
  Scenario: In the other reading an own army blocks the way
    The working: a2 holds ana-2 and is the only way down: ana-1 stays in a1. Then ana-2, with a 1, goes
    to a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida"
    And the reading of "3-pass-through" is "blocked-by-own"
    And the choice "next-army/ana/1" is "ana-1"
    And the choice "move/ana-2" is "a3"
    And the dice show 2, 1
    When step 3 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric"
    And afterwards the position says "army ana-2: a3; hero Brida"

  @id-3-n @rule-3 @derived
  Scenario: An army may join and pass armies of several other players
    The working: a2 holds an army of Bea's and one of Carl's: with a 2, ana-1 may end there or pass to
    a3.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen | army carl-1: a2; hero Gudrun"
    And the dice show 2
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2 | a3"

  @id-3-o @rule-3 @derived
  Scenario: Two armies of one player in a space are a fault of the position
    The working: a space cannot hold 2 armies of Ana's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a1; hero Brida"
    When the position is checked
    Then a problem with 3 is found

  @id-3-p @rule-3 @derived
  Scenario: The first player chooses which of his armies moves first
    The working: any of the 3 may be the one that he moves in the first round.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army ana-3: a3; hero Ceol"
    When step 3 is played
    Then the choice "next-army/ana/1" is open to Ana
    And its options are "ana-1 | ana-2 | ana-3"

  @id-3-q @rule-3 @derived
  Scenario: After the first army of one player the next one moves his first
    The working: Ana's second army waits for the second round: bea-1 moves now.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen"
    And the choice "next-army/ana/1" is "ana-1"
    And the choice "move/ana-1" is "a1"
    And the dice show 1, 1
    When step 3 is played
    Then the choice "move/bea-1" is open to Bea
    And its options are "b1 | b2"

  @id-3-r @rule-3 @derived
  Scenario: In the second round the first player moves again
    The working: after the first armies of both it is Ana's second: with a 1 it may go from a3 to a2,
    which ana-1 has left for a1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: a2; hero Aldric | army ana-2: a3; hero Brida | army bea-1: b3; hero Elen | army bea-2: b1; hero Ferox"
    And the choice "next-army/ana/1" is "ana-1"
    And the choice "move/ana-1" is "a1"
    And the choice "next-army/bea/1" is "bea-2"
    And the choice "move/bea-2" is "b1"
    And the dice show 1, 1, 1
    When step 3 is played
    Then the choice "move/ana-2" is open to Ana
    And its options include "a2"

  @id-3-s @rule-3 @derived
  Scenario: A fourth army moves after its player's third
    The working: in the third round Ana moves ana-3 and then ana-4, before Bea's third army.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army ana-3: a3; hero Ceol | army ana-4: a4 | army bea-1: b1; hero Elen | army bea-2: b2; hero Ferox | army bea-3: b3; hero Drust"
    And the choice "next-army/ana/1" is "ana-1"
    And the choice "move/ana-1" is "a1"
    And the choice "next-army/bea/1" is "bea-1"
    And the choice "move/bea-1" is "b1"
    And the choice "next-army/ana/2" is "ana-2"
    And the choice "move/ana-2" is "a2"
    And the choice "next-army/bea/2" is "bea-2"
    And the choice "move/bea-2" is "b2"
    And the choice "next-army/ana/3" is "ana-3"
    And the choice "move/ana-3" is "a3"
    And the dice show 1, 1, 1, 1, 1, 1
    When step 3 is played
    Then the choice "move/ana-4" is open to Ana

  @id-3-t @rule-3 @derived
  Scenario: A cunning commander moves first
    The working: Ana is first in the order of the turn, but event 64 is Bea's: she chooses first.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event bea: 64 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen | army bea-2: b2; hero Ferox"
    When step 3 is played
    Then the choice "next-army/bea/1" is open to Bea

  @id-3-u @rule-3 @derived
  Scenario: Of two cunning commanders the one first in the order moves first
    The working: both have event 64; the order of the turn is bea, ana.

    Given the position "players: ana, bea | turn: 2 | order: bea, ana | event ana: 64 | event bea: 64 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen | army bea-2: b2; hero Ferox"
    When step 3 is played
    Then the choice "next-army/bea/1" is open to Bea

  @id-3-v @rule-3 @derived
  Scenario: The only army of a player stays in his realm
    The working: from a2, with a 2, it could reach a4, but a3 and a4 are outside the realm: a1 or a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain | a4: plain | army ana-1: a2; hero Aldric"
    And the dice show 2
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2"

  @id-3-w @rule-3 @derived
  Scenario: An army may leave the realm while another is inside, which then stays
    The working: ana-1 goes to a3. ana-2, the last one, has a 3 and could pass to a4, but must stay in
    a1 or a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain | a4: plain | army ana-1: a2; hero Aldric | army ana-2: a1; hero Brida"
    And the choice "next-army/ana/1" is "ana-1"
    And the choice "move/ana-1" is "a3"
    And the dice show 1, 3
    When step 3 is played
    Then the choice "move/ana-2" is open to Ana
    And its options are "a1 | a2"

  @id-3-x @rule-3 @derived
  Scenario: The only army comes back into the realm
    The working: from a3, with a 1, it could stay or go to a4, but only a2 is in the realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain | a4: plain | army ana-1: a3; hero Aldric"
    And the dice show 1
    When step 3 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric"

  @id-3-y @rule-3 @derived
  Scenario: The realm is what it was at the start
    The working: a1 is in Ana's realm though it bears Bea's banner; a3 is not, though it bears hers.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner bea | a2: plain; realm ana; banner ana | a3: plain; banner ana | army ana-1: a2; hero Aldric"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2"

  @id-3-z @rule-3 @derived
  Scenario: In the other reading the realm goes with the banners
    The working: Ana's banners stand in a2 and a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner bea | a2: plain; realm ana; banner ana | a3: plain; banner ana | army ana-1: a2; hero Aldric"
    And the reading of "3-realm-limits" is "by-banner"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a2 | a3"

  @id-3-aa @rule-3 @derived
  Scenario: Forced marches let an army move again, or none
    The working: when Ana's only army has moved, she may choose it for a second move.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 32 | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the choice "move/ana-1" is "a2"
    And the dice show 1
    When step 3 is played
    Then the choice "march/ana" is open to Ana
    And its options are "none | ana-1"

  @id-3-ab @rule-3 @derived
  Scenario: Without forced marches no army moves again
    The working: one roll, one move: a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | a4: plain; realm ana | a5: plain; realm bea; banner bea | army ana-1: a1; hero Aldric"
    And the choice "move/ana-1" is "a2"
    And the dice show 1
    When step 3 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric"

  @id-3-ac @rule-3 @derived
  Scenario: A forced march is rolled for anew
    The working: the first 1 brings ana-1 from a3 back to a2, the only space of its realm in reach; the
    second die is a 1 too, and takes it to a1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 32 | a1: plain; realm ana | a2: plain; realm ana | a3: plain | a4: plain | army ana-1: a3; hero Aldric"
    And the choice "march/ana" is "ana-1"
    And the choice "march-to/ana-1" is "a1"
    And the dice show 1, 1
    When step 3 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric"

  @id-3-ad @rule-3 @derived
  Scenario: With false reports the rival's army is moved by another
    The working: ana-1, alone, stays in a1, her realm. In Bea's turn it is Ana who moves bea-1, within
    Bea's realm: a3 or a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 34 bea-1 | a1: plain; realm ana | a2: plain; realm bea | a3: plain; realm bea | army ana-1: a1; hero Aldric | army bea-1: a3; hero Elen"
    And the dice show 1, 1
    When step 3 is played
    Then the choice "move/bea-1" is open to Ana
    And its options are "a2 | a3"

  @id-3-ae @rule-3 @derived
  Scenario: Other armies of the rival are his to move
    The working: false reports name bea-2; bea-1, which Bea moves first, is hers.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 34 bea-2 | a1: plain; realm ana | a2: plain; realm bea | a3: plain; realm bea | a4: plain; realm bea | army ana-1: a1; hero Aldric | army bea-1: a3; hero Elen | army bea-2: a4; hero Ferox"
    And the choice "next-army/bea/1" is "bea-1"
    And the dice show 1, 1
    When step 3 is played
    Then the choice "move/bea-1" is open to Bea
    And its options are "a2 | a3"

  @id-3-af @rule-3 @derived
  Scenario: In the first turn of a season armies are placed in the realm
    The working: Ana's realm is a1 to a3; b1 is Bea's and c1 nobody's.

    Given the position "players: ana, bea | season: 2 | turn: 1 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | c1: plain | army ana-1: removed; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol"
    When step 3 is played
    Then the choice "place/ana-1" is open to Ana
    And its options are "a1 | a2 | a3"

  @id-3-ag @rule-3 @derived
  Scenario: Two armies are not placed in one space
    The working: a1 is taken by ana-1.

    Given the position "players: ana, bea | season: 2 | turn: 1 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | army ana-1: removed; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol"
    And the choice "place/ana-1" is "a1"
    When step 3 is played
    Then the choice "place/ana-2" is open to Ana
    And its options are "a2 | a3"

  @id-3-ah @rule-3 @derived
  Scenario: A player places all his armies before the next one
    The working: Ana's third army has only a3 left; then it is Bea's turn to place.

    Given the position "players: ana, bea | season: 2 | turn: 1 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: removed; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol | army bea-1: removed; hero Elen | army bea-2: removed; hero Ferox | army bea-3: removed; hero Drust"
    And the choice "place/ana-1" is "a1"
    And the choice "place/ana-2" is "a2"
    When step 3 is played
    Then the choice "place/bea-1" is open to Bea
    And its options are "b1 | b2 | b3"

  @id-3-ai @rule-3 @derived
  Scenario: After the placement the armies move in the same turn
    The working: Ana's and Bea's third armies have 1 space left each; then Ana chooses which army moves
    first.

    Given the position "players: ana, bea | season: 2 | turn: 1 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | b2: plain; realm bea | b3: plain; realm bea | army ana-1: removed; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol | army bea-1: removed; hero Elen | army bea-2: removed; hero Ferox | army bea-3: removed; hero Drust"
    And the choice "place/ana-1" is "a1"
    And the choice "place/ana-2" is "a2"
    And the choice "place/bea-1" is "b1"
    And the choice "place/bea-2" is "b2"
    When step 3 is played
    Then the choice "next-army/ana/1" is open to Ana

  @id-3-aj @rule-3 @derived
  Scenario: In a later turn nothing is placed
    The working: it is turn 2: ana-2 and ana-3 stay off the board, and ana-1 moves.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "a1 | a2"

  @id-3-ak @rule-3 @derived
  Scenario: In the other reading armies are placed by the banners
    The working: Ana's banners stand in a2, a3 and c1; a1, of her realm, bears Bea's.

    Given the position "players: ana, bea | season: 2 | turn: 1 | order: ana, bea | a1: plain; realm ana; banner bea | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | c1: plain; banner ana | army ana-1: removed; hero Aldric | army ana-2: removed; hero Brida | army ana-3: removed; hero Ceol"
    And the reading of "3-realm-limits" is "by-banner"
    When step 3 is played
    Then the choice "place/ana-1" is open to Ana
    And its options are "a2 | a3 | c1"
