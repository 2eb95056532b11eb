Feature: 6.2 Army list limits
  How many points an army has in a battle.

  @id-6.2-a @rule-6.2 @derived
  Scenario: Without an agreement an army has 12400 points
    The working: no agreement: 12400, the limits as for 12400, and never more than 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "12400"
    And the fact "limits_as" is "12400"
    And the fact "cap" is "17000"

  @id-6.2-b @rule-6.2 @derived
  Scenario: The players may agree on fewer than 12400 points
    The working: 12400 is the least only where they do not agree: 9000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=9000"
    Then the fact "points" is "9000"

  @id-6.2-c @rule-6.2 @derived
  Scenario: The limits of the list stay those of 12400 points
    The working: 15000 points are agreed; all limits are counted as for 12400.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=15000"
    Then the fact "points" is "15000"
    And the fact "limits_as" is "12400"

  @id-6.2-d @rule-6.2 @example
  Scenario: Points of a mine and of the spoils add up
    The working: 12400 + 6 x 500 + 6 x 250 = 12400 + 3000 + 1500 = 16900.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, extra=3000, 1500"
    Then the fact "points" is "16900"

  @id-6.2-e @rule-6.2 @derived
  Scenario: All benefits together stop at 17000 points
    The working: 12400 + 3000 + 1500 + 500 = 17400, more than 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, extra=3000, 1500, 500"
    Then the fact "points" is "17000"

  @id-6.2-f @rule-6.2 @derived
  Scenario: The bound holds for agreed points too
    The working: 15000 + 2500 = 17500, more than 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=15000, extra=2500"
    Then the fact "points" is "17000"

  @id-6.2-g @rule-6.2 @derived
  Scenario: Without a benefit the players may agree on more than 17000 points
    The working: the bound is for what a benefit adds; here there is none: 18000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=18000"
    Then the fact "points" is "18000"

  @id-6.2-h @rule-6.2 @derived
  Scenario: Bounded benefit by benefit, several together pass 17000 points
    The working: 15400, 13900 and 12900 alone are each below 17000; together 12400 + 3000 + 1500 + 500 =
    17400.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the reading of "6.2-extra-points-cap" is "each-benefit"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, extra=3000, 1500, 500"
    Then the fact "points" is "17400"

  @id-6.2-i @rule-6.2 @derived
  Scenario: Bounded benefit by benefit, a single one stops at 17000 points
    The working: 16000 + 2500 = 18500 from 1 benefit: 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the reading of "6.2-extra-points-cap" is "each-benefit"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=16000, extra=2500"
    Then the fact "points" is "17000"

  @id-6.2-j @rule-6.2 @derived
  Scenario: Event 46 takes an army up to 15000 points
    The working: the battle would allow 12400, fewer than 15000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 46"
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "15000"

  @id-6.2-k @rule-6.2 @derived
  Scenario: Event 46 of the rival gives an army nothing
    The working: Bea has the event; Ana's army keeps its 12400.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event bea: 46"
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "12400"

  @id-6.2-l @rule-6.2 @derived
  Scenario: Event 46 lowers nothing that was agreed
    The working: 16000 agreed are more than 15000: 16000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 46"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=16000"
    Then the fact "points" is "16000"

  @id-6.2-m @rule-6.2 @derived
  Scenario: Event 46 read as a figure makes the army 15000 points
    The working: 15000, whatever the battle allows, here 16000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 46"
    And the reading of "2.1-points-15000" is "army-counts"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=16000"
    Then the fact "points" is "15000"

  @id-6.2-n @rule-6.2 @derived
  Scenario: Event 46 adds nothing where benefits reach further
    The working: 12400 + 3000 = 15400, more than 15000 already.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2 | event ana: 46"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, extra=3000"
    Then the fact "points" is "15400"

  @id-6.2-o @rule-6.2 @derived
  Scenario: Reinforcements add 1D6×250 points
    The working: 12400 + 4 x 250 = 13400.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 4
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "13400"

  @id-6.2-p @rule-6.2 @derived
  Scenario: The chance of the most reinforcements is 1 in 6
    The working: only a 6 gives 12400 + 6 x 250 = 13900.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the chance that "points" is "13900" is 1/6

  @id-6.2-q @rule-6.2 @derived
  Scenario: Reinforcements stop at 17000 points
    The working: 16500 + 6 x 250 = 18000, more than 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms spoils-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 6
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=16500"
    Then the fact "points" is "17000"

  @id-6.2-r @rule-6.2 @derived
  Scenario: Weakened forces have 1D6×250 points fewer
    The working: 12400 - 3 x 250 = 11650.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms defeat-3 | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 3
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "11650"

  @id-6.2-s @rule-6.2 @derived
  Scenario: Weakened forces are counted from the rival's points
    The working: the rival has 12400 + 2 x 250 = 12900 with his reinforcements, and this army 2 x 250
    fewer than that: 12400.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric; terms defeat-3 | army bea-1: a2; hero Brida; terms spoils-3 | challenge 1: ana-1 > bea-1 @ a2"
    And the dice show 2, 2
    When the question "points" is asked with "army=ana-1, enemy=bea-1"
    Then the fact "points" is "12400"

  @id-6.2-t @rule-6.2 @derived
  Scenario: The points of a battle are noted as it begins
    The working: 9000 points are agreed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "agreed/1" is "9000"
    And the choice "result/1" is "draw"
    And the choice "casualty/ana-1" is "no"
    And the choice "casualty/bea-1" is "no"
    When step 6 is played
    Then it is noted under 6.2

  @id-6.2-u @rule-6.2 @derived
  Scenario: A benefit adds nothing to an agreement above 17000
    The working: 18000 are agreed, more than 17000; the 1000 of the benefit do not count.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=18000, extra=1000"
    Then the fact "points" is "18000"

  @id-6.2-v @rule-6.2 @derived
  Scenario: To the letter, an army with a benefit has at most 17000 whatever was agreed
    The working: 18000 + 1000, at most 17000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the reading of "6.2-agreed-above-cap" is "capped"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=18000, extra=1000"
    Then the fact "points" is "17000"

  @id-6.2-w @rule-6.2 @derived
  Scenario: To the letter, an agreement above 17000 stands without a benefit
    The working: no benefit: 18000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the reading of "6.2-agreed-above-cap" is "capped"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=18000"
    Then the fact "points" is "18000"

  @id-6.2-x @rule-6.2 @derived
  Scenario: To the letter too, a benefit adds to an agreement below 17000
    The working: 12000 + 1000 = 13000.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Brida | challenge 1: ana-1 > bea-1 @ a2"
    And the reading of "6.2-agreed-above-cap" is "capped"
    When the question "points" is asked with "army=ana-1, enemy=bea-1, agreed=12000, extra=1000"
    Then the fact "points" is "13000"
