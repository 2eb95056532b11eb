Feature: 2 Random events
  In order, each player rolls 1D66 and carries out his event before the next one rolls.

  @id-2-a @rule-2 @rule-2.1 @derived
  Scenario: The first player's event takes what the second one's would
    The working: Bea rolls first: her settlement (22) takes c1, the only space without a banner; Ana's
    22 then finds none.

    Given the position "players: ana, bea | turn: 2 | order: bea, ana | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain"
    And the dice show 22, 22
    When step 2 is played
    Then afterwards the position says "c1: plain; banner bea"

  @id-2-b @rule-2 @rule-2.1 @derived
  Scenario: An event is carried out before the next player rolls
    The working: Ana's deserters (15) leave a2 without a banner, so that Bea's settlement (22) finds a2,
    the only such space.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    And the choice "event/ana/space" is "a2"
    And the dice show 15, 22
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; banner bea"

  @id-2-c @rule-2 @derived
  Scenario: Every player rolls once, in the order of the turn
    The working: Carl rolls 33, Ana 51, Bea 65.

    Given the position "players: ana, bea, carl | turn: 2 | order: carl, ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; realm carl; banner carl"
    And the dice show 33, 51, 65
    When step 2 is played
    Then afterwards the position says "event carl: 33"
    And afterwards the position says "event ana: 51"
    And afterwards the position says "event bea: 65"

  @id-2-d @rule-9 @derived
  Scenario: An event ends with its turn
    The working: swift steeds (33) lasts for this turn only, and step 9 ends it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | step: 9 | event ana: 33 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position does not say "event ana: 33"
