Feature: 1 Move the Fortress
  1D6 spaces in a random direction; at the edge it turns, and battles near it give relics.

  @id-1-a @rule-1 @derived
  Scenario: The Flying Fortress moves as far as the roll
    The working: 2 spaces south from a1: a2, a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain | a4: plain"
    And the dice show 2, south
    When step 1 is played
    Then afterwards the position says "fortress: a3"

  @id-1-b @rule-1 @derived
  Scenario: A move that ends at the edge needs no new direction
    The working: 2 spaces south from a2: a3, a4. Nothing is left of the roll, so it does not turn.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain | a4: plain"
    And the dice show 2, south
    When step 1 is played
    Then afterwards the position says "fortress: a4"

  @id-1-c @rule-1 @derived
  Scenario: At the edge it moves what is left of the roll in a new direction
    The working: 3 spaces from a2: a3 and a4 to the south, where the map ends; 1 is left, to the north:
    a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain | a4: plain"
    And the dice show 3, south, north
    When step 1 is played
    Then afterwards the position says "fortress: a3"

  @id-1-d @rule-1 @derived
  Scenario: It turns again where the new direction leads off the map too
    The working: a3 and a4 to the south; south-east of a4 there is no space, so it turns once more, and
    the 1 space left takes it north to a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain | a4: plain"
    And the dice show 3, south, south-east, north
    When step 1 is played
    Then afterwards the position says "fortress: a3"

  @id-1-e @rule-1 @derived
  Scenario: Blocked at once, it has its whole move left
    The working: north of a1 there is no space; all 2 spaces are left and go south: a2, a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain | a4: plain"
    And the dice show 2, north, south
    When step 1 is played
    Then afterwards the position says "fortress: a3"

  @id-1-f @rule-1 @derived
  Scenario: Two spaces to the north
    The working: b3, b2, b1 in 1 column.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: b3 | a1: plain | a2: plain | a3: plain | b1: plain | b2: plain | b3: plain | c1: plain | c2: plain | c3: plain"
    And the dice show 2, north
    When step 1 is played
    Then afterwards the position says "fortress: b1"

  @id-1-g @rule-1 @derived
  Scenario: Two spaces to the north-east
    The working: from a3, in a higher column, to b2 in the row before; from b2, in a lower one, to c2 in
    the same row.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a3 | a1: plain | a2: plain | a3: plain | b1: plain | b2: plain | b3: plain | c1: plain | c2: plain | c3: plain"
    And the dice show 2, north-east
    When step 1 is played
    Then afterwards the position says "fortress: c2"

  @id-1-h @rule-1 @derived
  Scenario: Two spaces to the south-east
    The working: from a1, in a higher column, to b1 in the same row; from b1, in a lower one, to c2 in
    the next row.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain | b1: plain | b2: plain | b3: plain | c1: plain | c2: plain | c3: plain"
    And the dice show 2, south-east
    When step 1 is played
    Then afterwards the position says "fortress: c2"

  @id-1-i @rule-1 @derived
  Scenario: Two spaces to the south-west
    The working: from c1, in a higher column, to b1 in the same row; from b1, in a lower one, to a2 in
    the next row.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: c1 | a1: plain | a2: plain | a3: plain | b1: plain | b2: plain | b3: plain | c1: plain | c2: plain | c3: plain"
    And the dice show 2, south-west
    When step 1 is played
    Then afterwards the position says "fortress: a2"

  @id-1-j @rule-1 @derived
  Scenario: Two spaces to the north-west
    The working: from c3, in a higher column, to b2 in the row before; from b2, in a lower one, to a2 in
    the same row.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: c3 | a1: plain | a2: plain | a3: plain | b1: plain | b2: plain | b3: plain | c1: plain | c2: plain | c3: plain"
    And the dice show 2, north-west
    When step 1 is played
    Then afterwards the position says "fortress: a2"

  @id-1-k @rule-1 @derived
  Scenario: On two spaces it ends where the roll is even or odd
    The working: whatever is drawn, it can only go to and fro between a1 and a2: an odd roll (3 of 6)
    ends in a2, an even one in a1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a2" is 1/2
    And the chance that "fortress" is "a1" is 1/2

  @id-1-l @rule-1 @derived
  Scenario: On two spaces with fresh rolls the far space is likelier
    The working: x = chance to end in the other space. A 1 ends there; on 2-6 it rolls anew there, and
    is then back in a1 with x and in a2 with 1 - x: x = 1/6 + 5/6 (1 - x), 11/6 x = 1, x = 6/11.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain"
    And the reading of "1-fortress-after-edge" is "fresh-roll"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a2" is 6/11
    And the chance that "fortress" is "a1" is 5/11

  @id-1-m @rule-1 @derived
  Scenario: On three spaces from the end
    The working: it goes a2, a3, a2, a1, a2, a3 with 1 to 6 spaces: a2 on 1, 3 and 5, a3 on 2 and 6, a1
    on 4.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a2" is 1/2
    And the chance that "fortress" is "a3" is 1/3
    And the chance that "fortress" is "a1" is 1/6

  @id-1-n @rule-1 @derived
  Scenario: On three spaces from the end with fresh rolls
    The working: from an end: 1 ends in the middle, 2 at the other end, 3-6 (4 of 6) rolls anew at the
    other end. Middle: p = 1/6 + 4/6 p, p = 1/2. Other end: x = 1/6 + 4/6 y, start: y = 4/6 x, so x =
    1/6 + 4/9 x, x = 3/10, y = 1/5.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain"
    And the reading of "1-fortress-after-edge" is "fresh-roll"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a2" is 1/2
    And the chance that "fortress" is "a3" is 3/10
    And the chance that "fortress" is "a1" is 1/5

  @id-1-o @rule-1 @derived
  Scenario: On three spaces from the middle
    The working: north or south first, 1/2 each. To the south: a3, a2, a1, a2, a3, a2 with 1 to 6
    spaces; to the north the mirror of it. Even rolls end in a2; odd ones in a1 or a3, evenly.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a2" is 1/2
    And the chance that "fortress" is "a1" is 1/4
    And the chance that "fortress" is "a3" is 1/4

  @id-1-p @rule-1 @derived
  Scenario: The path may be asked from another space than the Fortress's
    The working: the Flying Fortress stands in a1, but the question is of a2, the middle of 3: 1/2, 1/4,
    1/4. From a1 it would be 1/2, 1/6, 1/3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain"
    When the question "fortress-path" is asked with "from=a2"
    Then the chance that "fortress" is "a2" is 1/2
    And the chance that "fortress" is "a1" is 1/4
    And the chance that "fortress" is "a3" is 1/4

  @id-1-q @rule-1 @derived
  Scenario: On three hexagons that touch each other every space is a turn
    The working: wherever it goes, the map ends behind the next space, and each of the other 2 is then
    equally likely. Back in a1 after 1 to 6 spaces: 0, 1/2, 1/4, 3/8, 5/16, 11/32 (each is half of what
    is left of the one before). Sum 57/32, a sixth of it 19/64; the rest is halved: 45/128.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | b1: plain"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a1" is 19/64
    And the chance that "fortress" is "a2" is 45/128
    And the chance that "fortress" is "b1" is 45/128

  @id-1-r @rule-1 @derived
  Scenario: On squares the same three spaces make a corner
    The working: a2 and b1 touch only a1: an even roll ends in a1, an odd one in a2 or b1, evenly.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | b1: plain"
    And the reading of "0.1-space-shape" is "squares"
    When the question "fortress-path" is asked
    Then the chance that "fortress" is "a1" is 1/2
    And the chance that "fortress" is "a2" is 1/4
    And the chance that "fortress" is "b1" is 1/4

  @id-1-s @rule-1 @derived
  Scenario: A battle in the space of the Flying Fortress gives both players a relic
    The working: 1 each, even for a draw: Ana 1 + 1 = 2, Bea 0 + 1 = 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a3 | a1: plain | a2: plain | a3: plain | army ana-1: a3 | army bea-1: a3 | challenge 1: ana-1 > bea-1 @ a3 | relics: ana 1, bea 0"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 1"

  @id-1-t @rule-1 @derived
  Scenario: A battle next to the Flying Fortress gives both players a relic
    The working: a2 touches a3: Ana 1 + 1 = 2, Bea 0 + 1 = 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain | army ana-1: a3 | army bea-1: a3 | challenge 1: ana-1 > bea-1 @ a3 | relics: ana 1, bea 0"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 1"

  @id-1-u @rule-1 @derived
  Scenario: A battle two spaces from the Flying Fortress gives no relic
    The working: a1 does not touch a3: nothing changes.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain | a2: plain | a3: plain | army ana-1: a3 | army bea-1: a3 | challenge 1: ana-1 > bea-1 @ a3 | relics: ana 1, bea 0"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    When step 6 is played
    Then afterwards the position says "relics: ana 1, bea 0"

  @id-1-v @rule-1 @derived
  Scenario: Where the two cases count apart, a battle in its space gives two relics
    The working: 2 each: Ana 1 + 2 = 3, Bea 0 + 2 = 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a3 | a1: plain | a2: plain | a3: plain | army ana-1: a3 | army bea-1: a3 | challenge 1: ana-1 > bea-1 @ a3 | relics: ana 1, bea 0"
    And the reading of "1-relic-per-battle" is "each"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    When step 6 is played
    Then afterwards the position says "relics: ana 3, bea 2"

  @id-1-w @rule-1 @derived
  Scenario: Where the two cases count apart, a battle next to it still gives one
    The working: only the adjacent case holds: 1 each, Ana 2, Bea 1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a2 | a1: plain | a2: plain | a3: plain | army ana-1: a3 | army bea-1: a3 | challenge 1: ana-1 > bea-1 @ a3 | relics: ana 1, bea 0"
    And the reading of "1-relic-per-battle" is "each"
    And the choice "agreed/1" is "none"
    And the choice "result/1" is "draw"
    When step 6 is played
    Then afterwards the position says "relics: ana 2, bea 1"
