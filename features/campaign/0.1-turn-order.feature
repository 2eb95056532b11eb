Feature: 0.1 Turn order
  Who acts first: as the realms were deployed, then whoever controls the fewest spaces.

  @id-0.1-a @rule-0.1 @derived
  Scenario: In the first turn the players act as their realms were deployed
    The working: the realms were deployed in the order bea, ana, carl. By spaces Ana and Carl, with 1
    each, would go before Bea, who has 2.

    Given the position "players: bea, ana, carl | season: 1 | turn: 1 | a1: plain; realm ana; banner ana | a2: plain; realm bea; banner bea | a3: plain; banner bea | b1: plain; realm carl; banner carl"
    When step 0.1 is played
    Then afterwards the position says "order: bea, ana, carl"

  @id-0.1-b @rule-0.1 @derived
  Scenario: In a later turn whoever controls the fewest spaces begins
    The working: Ana controls 3 spaces, Bea 1 and Carl 2: 1 < 2 < 3.

    Given the position "players: ana, bea, carl | turn: 2 | a1: plain; banner ana | a2: plain; banner ana | a3: plain; banner ana | b1: plain; banner bea | b2: plain; banner carl | b3: plain; banner carl"
    When step 0.1 is played
    Then afterwards the position says "order: bea, carl, ana"

  @id-0.1-c @rule-0.1 @derived
  Scenario: The first turn of a second season goes by spaces
    The working: only the first turn of the campaign goes by deployment. Ana controls 3 spaces, Bea 1
    and Carl 2.

    Given the position "players: ana, bea, carl | season: 2 | turn: 1 | a1: plain; banner ana | a2: plain; banner ana | a3: plain; banner ana | b1: plain; banner bea | b2: plain; banner carl | b3: plain; banner carl"
    When step 0.1 is played
    Then afterwards the position says "order: bea, carl, ana"

  @id-0.1-d @rule-0.1 @derived
  Scenario: Two players who control equally many spaces roll for who goes first
    The working: Carl controls 1 space and goes first; Ana and Bea control 2 each, and each of them goes
    before the other half of the time.

    Given the position "players: ana, bea, carl | turn: 2 | a1: plain; banner ana | a2: plain; banner ana | b1: plain; banner bea | b2: plain; banner bea | c1: plain; banner carl"
    When the question "turn-order" is asked
    Then the chance that "order" is "carl, ana, bea" is 1/2
    And the chance that "order" is "carl, bea, ana" is 1/2

  @id-0.1-e @rule-0.1 @derived
  Scenario: Three players who control equally many spaces go in any order
    The working: 3 players have 3 x 2 x 1 = 6 orders, all equally likely.

    Given the position "players: ana, bea, carl | turn: 2 | a1: plain; banner ana | b1: plain; banner bea | c1: plain; banner carl"
    When the question "turn-order" is asked
    Then the chance that "order" is "ana, bea, carl" is 1/6
    And the chance that "order" is "carl, bea, ana" is 1/6
    And the chance that "order" is "bea, carl, ana" is 1/6

  @id-0.1-f @rule-0.1 @derived
  Scenario: The sample campaign begins in the order of deployment
    The working: it is the first turn of the first season, and the realms were deployed in the order
    ana, bea, carl, dana.

    Given the sample campaign
    When the question "turn-order" is asked
    Then the fact "order" is "ana, bea, carl, dana"

  @id-0.1-g @rule-0.1 @derived
  Scenario: In a later turn all four players of the sample are even
    The working: each of the 4 realms has 6 spaces with its banner, so that all 4 x 3 x 2 x 1 = 24
    orders are equally likely.

    Given the sample campaign
    When the question "turn-order" is asked with "turn=later"
    Then the chance that "order" is "ana, bea, carl, dana" is 1/24
    And the chance that "order" is "dana, bea, ana, carl" is 1/24

  @id-0.1-h @rule-0.1 @derived
  Scenario: A space of the realm without its banner does not count
    The working: Ana's realm has 3 spaces, but only 1 bears her banner; Bea has 2 banners. 1 < 2.

    Given the position "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea; banner bea | b2: plain; realm bea; banner bea"
    When the question "turn-order" is asked
    Then the fact "order" is "ana, bea"

  @id-0.1-i @rule-0.1 @derived
  Scenario: In the other reading a space of the realm without a banner counts
    The working: Ana controls her 3 realm spaces, Bea her 2: 2 < 3.

    Given the position "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm bea; banner bea | b2: plain; realm bea; banner bea"
    And the reading of "0.1-spaces-controlled" is "banner-or-realm"
    When the question "turn-order" is asked
    Then the fact "order" is "bea, ana"

  @id-0.1-j @rule-0.1 @derived
  Scenario: In the other reading a space of the realm with a rival's banner counts for the rival
    The working: Ana controls a1 and a2, Bea a3, b1 and b2: 2 < 3. If a3 counted for Ana, she would
    control 3, no fewer than Bea.

    Given the position "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm ana; banner bea | b1: plain; realm bea; banner bea | b2: plain; banner bea"
    And the reading of "0.1-spaces-controlled" is "banner-or-realm"
    When the question "turn-order" is asked
    Then the fact "order" is "ana, bea"

  @id-0.1-k @rule-0.1 @derived
  Scenario: Banners outside every realm count
    The working: Ana has her banner in a1, in her realm, and in c1, in none: 2. Bea has 1, and goes
    first although the realms are of 1 space each.

    Given the position "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana | b1: plain; realm bea; banner bea | c1: plain; banner ana"
    When the question "turn-order" is asked
    Then the fact "order" is "bea, ana"

  @id-0.1-l @rule-3 @derived
  Scenario: A hexagon in a lower column touches the same and the next row beside it
    The working: column b stands lower: b2 touches b1 and b3, and beside it a2 and a3, c2 and c3, but
    neither a1 nor c1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm ana | b2: plain; realm ana | b3: plain; realm ana | c1: plain; realm ana | c2: plain; realm ana | c3: plain; realm ana | army ana-1: b2; hero Aldric"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "b2 | b1 | b3 | a2 | a3 | c2 | c3"

  @id-0.1-m @rule-3 @derived
  Scenario: A hexagon in a higher column touches the row before and the same row beside it
    The working: column c stands higher: c2 touches c1 and c3, and beside it b1 and b2, but not b3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm ana | b2: plain; realm ana | b3: plain; realm ana | c1: plain; realm ana | c2: plain; realm ana | c3: plain; realm ana | army ana-1: c2; hero Aldric"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "c2 | c1 | c3 | b1 | b2"

  @id-0.1-n @rule-3 @derived
  Scenario: A square touches the four spaces with which it shares a side
    The working: b2 touches b1 and b3 above and below, a2 and c2 beside it; a3 and c3 share only a
    corner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana | a2: plain; realm ana | a3: plain; realm ana | b1: plain; realm ana | b2: plain; realm ana | b3: plain; realm ana | c1: plain; realm ana | c2: plain; realm ana | c3: plain; realm ana | army ana-1: b2; hero Aldric"
    And the reading of "0.1-space-shape" is "squares"
    And the dice show 1
    When step 3 is played
    Then the choice "move/ana-1" is open to Ana
    And its options are "b2 | b1 | b3 | a2 | c2"
