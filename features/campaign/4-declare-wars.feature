Feature: 4 Declare wars
  Which challenges a player must, may and may not issue, and what they move.

  @id-4-a @rule-4 @derived
  Scenario: An army in the same space must be challenged
    The working: ana-1 and bea-1 are both in c1 and free.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-1 @ c1"
    And the fact "may" is "none"

  @id-4-b @rule-4 @derived
  Scenario: The challenge of the same space is declared without a choice
    The working: it is the only one, and a duty. Bea, challenged, has no other army.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen"
    When step 4 is played
    Then afterwards the position says "challenge 1: ana-1 > bea-1 @ c1"

  @id-4-c @rule-4 @derived
  Scenario: Whoever is first in the order of the turn is the challenger
    The working: the order is bea, ana: Bea must challenge first.

    Given the position "players: ana, bea | turn: 2 | order: bea, ana | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen"
    When step 4 is played
    Then afterwards the position says "challenge 1: bea-1 > ana-1 @ c1"

  @id-4-d @rule-4 @derived
  Scenario: A cunning commander challenges first
    The working: the order is ana, bea, but event 64 is Bea's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event bea: 64 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen"
    When step 4 is played
    Then afterwards the position says "challenge 1: bea-1 > ana-1 @ c1"

  @id-4-e @rule-4 @derived
  Scenario: Among several rivals that he must challenge the player chooses
    The working: ana-1 meets bea-1 in c1, ana-2 meets carl-1 in c2; Ana issues only 1 challenge and
    cannot decline.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army ana-2: c2; hero Brida | army bea-1: c1; hero Elen | army carl-1: c2; hero Gudrun"
    When step 4 is played
    Then the choice "challenge/ana" is open to Ana
    And its options are "ana-1 > bea-1 @ c1 | ana-2 > carl-1 @ c2"

  @id-4-f @rule-4 @derived
  Scenario: An enemy in one's own space must be challenged
    The working: bea-1 is in a2, which bears Ana's banner; ana-1 is free in the realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-1 @ a2"
    And the fact "may" is "none"

  @id-4-g @rule-4 @derived
  Scenario: The army that challenges comes to the space attacked
    The working: ana-1 moves from a1 to a2, where bea-1 is, and the battle is there.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen"
    When step 4 is played
    Then afterwards the position says "army ana-1: a2; hero Aldric"
    And afterwards the position says "challenge 1: ana-1 > bea-1 @ a2"

  @id-4-h @rule-4 @derived
  Scenario: The player chooses which army of the realm comes
    The working: bea-1 is in a2; ana-1 in a1 and ana-2 in a3 are free in the realm, ana-3 is outside it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | a3: plain; realm ana; banner ana | army ana-1: a1; hero Aldric | army ana-2: a3; hero Brida | army ana-3: c2; hero Ceol | army bea-1: a2; hero Elen"
    When step 4 is played
    Then the choice "challenge/ana" is open to Ana
    And its options are "ana-1 > bea-1 @ a2 | ana-2 > bea-1 @ a2"

  @id-4-i @rule-4 @derived
  Scenario: A space claimed outside the realm is one's own too
    The working: c1 bears Ana's banner, though it is in no realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; banner ana | c2: plain | army ana-1: a1; hero Aldric | army bea-1: c1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-1 @ c1"
    And the fact "may" is "none"

  @id-4-j @rule-4 @derived
  Scenario: A space of the realm with a rival's banner is not one's own
    The working: a2 is in Ana's realm but bears Bea's banner, so that Bea controls it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner bea | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-k @rule-4 @derived
  Scenario: Without a free army in the realm the duty lapses
    The working: ana-1 is in c1, which bears Ana's banner but is in no realm; no army of hers is in the
    realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; banner ana | c2: plain | army ana-1: c1; hero Aldric | army bea-1: a2; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-l @rule-4 @derived
  Scenario: In the other reading an army from anywhere must come
    The working: ana-1, in c1, is free and must go to a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; banner ana | c2: plain | army ana-1: c1; hero Aldric | army bea-1: a2; hero Elen"
    And the reading of "4-no-free-army" is "must-anyway"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-1 @ a2"

  @id-4-m @rule-4 @derived
  Scenario: The same space comes before one's own space
    The working: ana-1 meets bea-1 in c1, and carl-1 is in a2: only the first case counts.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army ana-2: a1; hero Brida | army bea-1: c1; hero Elen | army carl-1: a2; hero Gudrun"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-1 @ c1"

  @id-4-n @rule-4 @derived
  Scenario: An enemy already in a battle is left alone
    The working: bea-1 fights carl-1, both in a2: no free enemy is in Ana's space.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: a1; hero Aldric | army bea-1: a2; hero Elen | army carl-1: a2; hero Gudrun | challenge 1: bea-1 > carl-1 @ a2"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-o @rule-4 @derived
  Scenario: A rival who has issued a challenge may be challenged
    The working: Bea has challenged Carl, but nobody has challenged Bea; bea-2 is free in a2.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: a1; hero Aldric | army bea-1: c1; hero Elen | army bea-2: a2; hero Ferox | army carl-1: c1; hero Gudrun | challenge 1: bea-1 > carl-1 @ c1"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-1 > bea-2 @ a2"

  @id-4-p @rule-4 @derived
  Scenario: In the other reading one who has issued a challenge is left alone
    The working: Bea has challenged Carl, and Ana has not challenged Bea before.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: a1; hero Aldric | army bea-1: c1; hero Elen | army bea-2: a2; hero Ferox | army carl-1: c1; hero Gudrun | challenge 1: bea-1 > carl-1 @ c1"
    And the reading of "4-may-challenge-again" is "challenged-by-you"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-q @rule-4 @derived
  Scenario: A rival whom another has challenged cannot be challenged
    The working: Carl has challenged Bea; bea-2, free in Ana's space a2, is safe this turn.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: a1; hero Aldric | army bea-1: c1; hero Elen | army bea-2: a2; hero Ferox | army carl-1: c1; hero Gudrun | challenge 1: carl-1 > bea-1 @ c1"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"
    And it is refused by 4

  @id-4-r @rule-4 @derived
  Scenario: A player issues one challenge a turn
    The working: Ana has challenged Bea; ana-2 and carl-1, both free in c2, do not fight by her
    challenge.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army ana-2: c2; hero Brida | army bea-1: c1; hero Elen | army carl-1: c2; hero Gudrun | challenge 1: ana-1 > bea-1 @ c1"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"
    And it is refused by 4

  @id-4-s @rule-4 @derived
  Scenario: A player already challenged need not challenge, but may
    The working: Bea has challenged Ana. carl-1 is in a2, Ana's space, and ana-2 is free in her realm:
    she may challenge, and need not.

    Given the position "players: ana, bea, carl | turn: 2 | order: bea, ana, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army ana-2: a1; hero Brida | army bea-1: c1; hero Elen | army carl-1: a2; hero Gudrun | challenge 1: bea-1 > ana-1 @ c1"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "ana-2 > carl-1 @ a2"

  @id-4-t @rule-4 @derived
  Scenario: In the other reading a player already challenged must where a case says so
    The working: the enemy in a2 makes it a duty, although Bea has challenged Ana.

    Given the position "players: ana, bea, carl | turn: 2 | order: bea, ana, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army ana-2: a1; hero Brida | army bea-1: c1; hero Elen | army carl-1: a2; hero Gudrun | challenge 1: bea-1 > ana-1 @ c1"
    And the reading of "4-already-challenged-must" is "must-anyway"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "ana-2 > carl-1 @ a2"

  @id-4-u @rule-4 @derived
  Scenario: Armies that have their battle are not free for another
    The working: ana-1, bea-1 and carl-1 are all in c1, and Bea has challenged Ana with bea-1 against
    ana-1: Carl finds nobody free.

    Given the position "players: ana, bea, carl | turn: 2 | order: bea, ana, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen | army carl-1: c1; hero Gudrun | challenge 1: bea-1 > ana-1 @ c1"
    When the question "challenges" is asked with "player=carl"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-v @rule-4 @derived
  Scenario: In an enemy space a player may challenge its owner
    The working: ana-1 is in b2, Bea's, and bea-1 is free in Bea's realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "ana-1 > bea-1 @ b2"

  @id-4-w @rule-4 @derived
  Scenario: The defender comes to the space attacked
    The working: bea-1 moves from b1 to b2, where the battle is.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen"
    And the choice "challenge/ana" is "ana-1 > bea-1 @ b2"
    When step 4 is played
    Then afterwards the position says "army bea-1: b2; hero Elen"
    And afterwards the position says "challenge 1: ana-1 > bea-1 @ b2"

  @id-4-x @rule-4 @derived
  Scenario: Unchallenged, the owner of the space must then challenge the intruder
    The working: Ana declines; in her turn Bea finds ana-1 in her space b2 and must challenge with
    bea-1, free in her realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen"
    And the choice "challenge/ana" is "none"
    When step 4 is played
    Then afterwards the position says "army bea-1: b2; hero Elen"
    And afterwards the position says "challenge 1: bea-1 > ana-1 @ b2"

  @id-4-y @rule-4 @derived
  Scenario: The defender chooses which of his armies comes
    The working: bea-1 in b1 and bea-2 in b3 are both free in Bea's realm: the choice is hers.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | b3: plain; realm bea; banner bea | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen | army bea-2: b3; hero Ferox"
    And the choice "challenge/ana" is "ana-1 > bea @ b2"
    When step 4 is played
    Then the choice "defend/1" is open to Bea
    And its options are "bea-1 | bea-2"

  @id-4-z @rule-4 @derived
  Scenario: Without a free army in his realm a rival cannot be challenged there
    The working: bea-1 is in c1, outside Bea's realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: b2; hero Aldric | army bea-1: c1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"
    And it is refused by 4

  @id-4-aa @rule-4 @derived
  Scenario: A defender in another battle does not count as free
    The working: bea-1, the only army in Bea's realm, already fights carl-1.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen | army carl-1: b1; hero Gudrun | challenge 1: bea-1 > carl-1 @ b1"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-ab @rule-4 @derived
  Scenario: A space of a realm without a banner is nobody's to defend
    The working: b2 is in Bea's realm but bears no banner: nobody controls it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea | c1: plain | c2: plain | army ana-1: b2; hero Aldric | army bea-1: b1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "none"

  @id-4-ac @rule-4 @derived
  Scenario: A claimed space outside the realm can be attacked
    The working: c1 bears Bea's banner; bea-1, free in her realm, can come to it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; banner bea | c2: plain | army ana-1: c1; hero Aldric | army bea-1: b1; hero Elen"
    When the question "challenges" is asked with "player=ana"
    Then the fact "must" is "none"
    And the fact "may" is "ana-1 > bea-1 @ c1"

  @id-4-ad @rule-4 @derived
  Scenario: Diplomacy keeps one rival from challenging
    The working: bea-1 shares c1 with ana-1 and carl-1. By event 53 Bea cannot challenge Ana: only Carl
    is left.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | event ana: 53 bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen | army carl-1: c1; hero Gudrun"
    When the question "challenges" is asked with "player=bea"
    Then the fact "must" is "bea-1 > carl-1 @ c1"

  @id-4-ae @rule-4 @derived
  Scenario: Diplomacy does not bind the one who uses it
    The working: Bea, first, cannot challenge Ana; Ana then must challenge Bea in c1.

    Given the position "players: ana, bea | turn: 2 | order: bea, ana | event ana: 53 bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen"
    When step 4 is played
    Then afterwards the position says "challenge 1: ana-1 > bea-1 @ c1"

  @id-4-af @rule-4 @derived
  Scenario: With infiltrators another player decides the challenge
    The working: bea-1 must challenge ana-1 or carl-1 in c1; by event 54 it is Ana who chooses.

    Given the position "players: ana, bea, carl | turn: 2 | order: bea, ana, carl | event ana: 54 bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | d1: plain; realm carl; banner carl; capital | army ana-1: c1; hero Aldric | army bea-1: c1; hero Elen | army carl-1: c1; hero Gudrun"
    When step 4 is played
    Then the choice "challenge/bea" is open to Ana
    And its options are "bea-1 > ana-1 @ c1 | bea-1 > carl-1 @ c1"

  @id-4-ag @rule-4 @derived
  Scenario: Secret tunnels lead to any enemy space
    The working: Bea's banners stand in b1, even her capital, and b2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 55 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric"
    When step 4 is played
    Then the choice "relocate/ana" is open to Ana
    And its options are "none | ana-1 b1 | ana-1 b2"

  @id-4-ah @rule-4 @derived
  Scenario: Secret tunnels put the army there
    The working: ana-1 comes to b2; Bea has no army that could fight.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 55 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric"
    And the choice "relocate/ana" is "ana-1 b2"
    When step 4 is played
    Then afterwards the position says "army ana-1: b2; hero Aldric"

  @id-4-ai @rule-4 @derived
  Scenario: After the tunnels the army may challenge from where it is
    The working: in b2, Bea's, ana-1 may challenge; bea-1 comes from b1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | event ana: 55 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain | c2: plain | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the choice "relocate/ana" is "ana-1 b2"
    And the choice "challenge/ana" is "ana-1 > bea-1 @ b2"
    When step 4 is played
    Then afterwards the position says "challenge 1: ana-1 > bea-1 @ b2"
    And afterwards the position says "army bea-1: b2; hero Elen"

  @id-4-ba @rule-4 @derived
  Scenario: No army can come to a space where another of its player's already stands
    The working: bea-1 is in a2, in a battle with ana-1; bea-2, free in Bea's realm, cannot join it there (3), so that carl-1,
    in Bea's space, finds nobody to challenge.

    Given the position "players: ana, bea, carl | turn: 2 | order: bea, carl, ana | a1: plain; realm ana; banner ana; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; capital | b1: plain; realm carl; banner carl; capital | army ana-1: a2; hero Aldric | army bea-1: a2; hero Drust | army bea-2: a3; hero Elen | army carl-1: a2; hero Gudrun | challenge 1: bea-1 > ana-1 @ a2"
    When the question "challenges" is asked with "player=carl"
    Then it is refused by 4
    And the fact "may" is "none"
