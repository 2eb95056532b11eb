Feature: 5 Roll for the mines
  1D6 for each mine: it runs dry, gives points for a battle, or a relic.

  @id-5-a @rule-5 @derived
  Scenario: On a 1 the mine runs dry and its banner stays
    The working: the mine of a2 is taken off.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 1
    When step 5 is played
    Then afterwards the position says "a2: mountain; realm ana; banner ana"
    And afterwards the position says "relics: ana 0, bea 0"

  @id-5-b @rule-5 @derived
  Scenario: In the other reading the banner goes with the dry mine
    The working: mine and banner of a2 are taken off.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the reading of "5-dry-mine-banner" is "banner-goes"
    And the dice show 1
    When step 5 is played
    Then afterwards the position says "a2: mountain; realm ana"

  @id-5-c @rule-5 @derived
  Scenario: On a 2 the mine gives points
    The working: 1D6 x 500: 500 to 3000, 1/6 each.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    When the question "mine" is asked with "roll=2"
    Then the fact "result" is "points"
    And the chance that "points" is "500" is 1/6
    And the chance that "points" is "3000" is 1/6

  @id-5-d @rule-5 @derived
  Scenario: On a 3 the mine gives points
    The working: the second die is 4: 4 x 500 = 2000.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 4
    When the question "mine" is asked with "roll=3"
    Then the fact "result" is "points"
    And the fact "points" is "2000"

  @id-5-e @rule-5 @derived
  Scenario: On a 4 the mine gives points
    The working: the second die is 6: 6 x 500 = 3000.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 6
    When the question "mine" is asked with "roll=4"
    Then the fact "result" is "points"
    And the fact "points" is "3000"

  @id-5-f @rule-5 @derived
  Scenario: On a 5 the mine gives a relic
    The working: 0 + 1 = 1, and the mine stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 5
    When step 5 is played
    Then afterwards the position says "relics: ana 1, bea 0"
    And afterwards the position says "a2: mountain; realm ana; banner ana; mine"

  @id-5-g @rule-5 @derived
  Scenario: On a 6 the mine gives a relic
    The working: 0 + 1 = 1, and the mine stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 6
    When step 5 is played
    Then afterwards the position says "relics: ana 1, bea 0"
    And afterwards the position says "a2: mountain; realm ana; banner ana; mine"

  @id-5-h @rule-5 @derived
  Scenario: With the relic a Hero of the player's choice may take an item
    The working: Ana's Heroes are Aldric and Brida; Elen is Bea's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0 | army ana-2: a2; hero Brida"
    And the dice show 5
    When step 5 is played
    Then the choice "hero-item/ana" is open to Ana
    And its options are "Aldric | Brida"

  @id-5-i @rule-5 @derived
  Scenario: The chances of a mine
    The working: dry on 1 (1/6), points on 2-4 (3/6), a relic on 5-6 (2/6).

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    When the question "mine" is asked
    Then the chance that "result" is "dry" is 1/6
    And the chance that "result" is "points" is 1/2
    And the chance that "result" is "relic" is 1/3

  @id-5-j @rule-5 @derived
  Scenario: Points without a battle are lost
    The working: 2 gives points, the second die 3 x 500 = 1500; nobody fights this turn, so nothing is
    left to choose and no relic is gained.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 2, 3
    When step 5 is played
    Then afterwards the position says "a2: mountain; realm ana; banner ana; mine"
    And afterwards the position says "relics: ana 0, bea 0"

  @id-5-k @rule-5 @derived
  Scenario: The battle that gets the points is chosen among one's own
    The working: Ana fights battle 1; battle 2 is one of Bea's and Carl's.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen | army bea-2: c2; hero Ferox | army carl-1: c2; hero Gudrun | challenge 1: ana-1 > bea-1 @ c1 | challenge 2: bea-2 > carl-1 @ c2"
    And the dice show 3, 4
    When step 5 is played
    Then the choice "mine-bonus/ana/a2" is open to Ana
    And its options are "1 | none"

  @id-5-l @rule-5 @derived
  Scenario: A mine is of whoever has his banner in it
    The working: a2 is in Ana's realm but bears Bea's banner: the relic is Bea's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner bea; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 5
    When step 5 is played
    Then afterwards the position says "relics: ana 0, bea 1"

  @id-5-m @rule-5 @derived
  Scenario: A mine without a banner is nobody's
    The working: a2 bears no banner, so no die is rolled.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    When step 5 is played
    Then afterwards the position says "a2: mountain; realm ana; mine"
    And afterwards the position says "relics: ana 0, bea 0"

  @id-5-n @rule-5 @derived
  Scenario: Each mine is rolled for
    The working: 2 mines, 2 dice: 5 and 6 give 1 relic each.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0 | a3: plain; banner ana; mine"
    And the dice show 5, 6
    When step 5 is played
    Then afterwards the position says "relics: ana 2, bea 0"

  @id-5-o @rule-5 @derived
  Scenario: The players roll in the order of the turn
    The working: the order is bea, ana: Bea's 1 runs her mine dry, Ana's 5 gives a relic.

    Given the position "players: ana, bea | turn: 2 | order: bea, ana | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; mine | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 1, 5
    When step 5 is played
    Then afterwards the position says "b2: plain; realm bea; banner bea"
    And afterwards the position says "a2: mountain; realm ana; banner ana; mine"
    And afterwards the position says "relics: ana 1, bea 0"

  @id-5-p @rule-5 @derived
  Scenario: With slave labour both rolls for a mine count
    The working: 5 and 6 give 1 relic each: 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 52 | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 5, 6
    And the choice "mine-twice/ana/a2" is "yes"
    When step 5 is played
    Then afterwards the position says "relics: ana 2, bea 0"
    And afterwards the position says "a2: mountain; realm ana; banner ana; mine"

  @id-5-q @rule-5 @derived
  Scenario: With slave labour a mine that runs dry is not rolled for again
    The working: the first die is 1: no second one.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 52 | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 1
    And the choice "mine-twice/ana/a2" is "yes"
    When step 5 is played
    Then afterwards the position says "a2: mountain; realm ana; banner ana"
    And afterwards the position says "relics: ana 0, bea 0"

  @id-5-r @rule-5 @derived
  Scenario: With slave labour the second roll may run the mine dry
    The working: 5 gives a relic, and 1 runs the mine dry: both count.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 52 | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the dice show 5, 1
    And the choice "mine-twice/ana/a2" is "yes"
    When step 5 is played
    Then afterwards the position says "relics: ana 1, bea 0"
    And afterwards the position says "a2: mountain; realm ana; banner ana"

  @id-5-s @rule-5 @derived
  Scenario: In the other reading only one of two rolls counts
    The working: 5 and 5 would give 2 relics together; one result is used, and both are the same.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 52 | a1: plain; realm ana; banner ana; capital | a2: mountain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 0, bea 0"
    And the reading of "2.1-mine-twice" is "either"
    And the choice "mine-twice/ana/a2" is "yes"
    And the dice show 5, 5
    When step 5 is played
    Then afterwards the position says "relics: ana 1, bea 0"
    And afterwards the position says "a2: mountain; realm ana; banner ana; mine"
