Feature: 0.2 Turn structure
  The 9 steps of a turn, one after another.

  @id-0.2-a @rule-0.2 @derived
  Scenario: After the Fortress has moved come the events
    The working: the move of the Flying Fortress is step 1, so step 2 is next.

    Given the position "players: ana, bea | turn: 2 | step: 1 | order: ana, bea | fortress: a1 | a1: plain; banner ana | a2: plain; banner bea"
    And the dice show 1, south
    When step 1 is played
    Then afterwards the position says "step: 2"

  @id-0.2-b @rule-0.2 @derived
  Scenario: After the wars come the mines
    The working: declaring wars is step 4; nobody is able to challenge, and step 5 is next.

    Given the position "players: ana, bea | turn: 2 | step: 4 | order: ana, bea | a1: plain; realm ana; banner ana | a2: plain; realm bea; banner bea"
    When step 4 is played
    Then afterwards the position says "step: 5"

  @id-0.2-c @rule-0.2 @derived
  Scenario: After the ninth step the next turn begins
    The working: a turn has 9 steps; after the last of turn 2 it is turn 3, as long as the season goes
    on.

    Given the position "players: ana, bea | turn: 2 | step: 9 | order: ana, bea | a1: plain; realm ana; banner ana | a2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "turn: 3"
