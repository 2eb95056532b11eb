Feature: 2.1 Random event table
  The 36 events: those that work at once, and those that are kept for a later step.

  @id-2.1-a @rule-2.1 @derived
  Scenario: Withdrawal takes one army off the board
    The working: Ana chooses ana-2; ana-1 stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen"
    And the choice "event/ana/army" is "ana-2"
    And the dice show 11, 51
    When step 2 is played
    Then afterwards the position says "army ana-2: removed; hero Brida"
    And afterwards the position says "army ana-1: a1; hero Aldric"

  @id-2.1-b @rule-2.1 @derived
  Scenario: Withdrawal strikes only own armies that are on the board
    The working: ana-3 has left the board already, and bea-1 is not hers: ana-1 and ana-2 are left.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army ana-3: removed; hero Ceol | army bea-1: b1; hero Elen"
    And the dice show 11
    When step 2 is played
    Then the choice "event/ana/army" is open to Ana
    And its options are "ana-1 | ana-2"

  @id-2.1-c @rule-2.1 @derived
  Scenario: Beset is kept for the movement
    The working: 12 works in step 3, so that it is noted for the turn.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 12, 51
    When step 2 is played
    Then afterwards the position says "event ana: 12"
    And afterwards the position says "event bea: 51"

  @id-2.1-d @rule-2.1 @derived
  Scenario: Enemy sympathisers is kept for the saves
    The working: 13 works on the saves of step 8.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 13, 51
    When step 2 is played
    Then afterwards the position says "event ana: 13"
    And afterwards the position says "event bea: 51"

  @id-2.1-e @rule-2.1 @rule-7.3 @derived
  Scenario: The assassin wounds a Hero at once
    The working: Ana chooses Brida; 3 is a minor wound, owed in the next battle of ana-2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen"
    And the choice "event/ana/hero" is "Brida"
    And the dice show 14, 3, 51
    When step 2 is played
    Then afterwards the position says "army ana-2: a2; hero Brida; terms injury-3"
    And afterwards the position says "army ana-1: a1; hero Aldric"

  @id-2.1-f @rule-2.1 @rule-7.3 @derived
  Scenario: No enemy is there to capture the assassin's victim
    The working: 2 is captured, but the event has no enemy: Aldric stays with his army.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 14, 2, 51
    When step 2 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric"
    And afterwards the position says "event bea: 51"

  @id-2.1-g @rule-2.1 @rule-7.3 @derived
  Scenario: In the other reading a rival holds the assassin's victim
    The working: 2 is captured; Bea is the only rival, so she holds Aldric, and ana-1 is without a Hero.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the reading of "7.3-captor-missing" is "rival"
    And the dice show 14, 2, 51
    When step 2 is played
    Then afterwards the position says "captive Aldric: bea"
    And afterwards the position says "army ana-1: a1"

  @id-2.1-h @rule-2.1 @derived
  Scenario: Deserters take a banner off and leave the building
    The working: Ana chooses a2: the banner goes, the mine stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    And the choice "event/ana/space" is "a2"
    And the dice show 15, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; mine"
    And afterwards the position says "a1: plain; realm ana; banner ana; capital"

  @id-2.1-i @rule-2.1 @derived
  Scenario: In the other reading deserters cost the building too
    The working: the mine of a2 goes together with the banner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    And the choice "event/ana/space" is "a2"
    And the reading of "2.1-banner-lost-building" is "removed"
    And the dice show 15, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana"

  @id-2.1-j @rule-2.1 @derived
  Scenario: Deserters may leave any space of their player, even the capital
    The working: Ana's banner stands in a1, her capital, and in a2; b1 and b2 are Bea's, c1 nobody's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain"
    And the dice show 15
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "a1 | a2"

  @id-2.1-k @rule-2.1 @derived
  Scenario: Plague removes a mine but no tower, and no enemy building
    The working: a2 is the only fortress, city or mine of Ana's: a1 has a tower, b2 is Bea's. The banner
    of a2 stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; tower | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea | b2: plain; realm bea; banner bea; fortress"
    And the dice show 16, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana"
    And afterwards the position says "a1: plain; realm ana; banner ana; tower"
    And afterwards the position says "b2: plain; realm bea; banner bea; fortress"

  @id-2.1-l @rule-2.1 @derived
  Scenario: Plague may remove a city
    The working: a2 is Ana's only building.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; city | b1: plain; realm bea; banner bea; city"
    And the dice show 16, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana"
    And afterwards the position says "b1: plain; realm bea; banner bea; city"

  @id-2.1-m @rule-2.1 @derived
  Scenario: Plague may remove a fortress
    The working: the fortress of a2 is Ana's; the mine of a1 bears Bea's banner and is Bea's, although
    it lies in Ana's realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner bea; mine | a2: plain; realm ana; banner ana; fortress | b1: plain; realm bea; banner bea"
    And the dice show 16, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana"
    And afterwards the position says "a1: plain; realm ana; banner bea; mine"

  @id-2.1-n @rule-2.1 @derived
  Scenario: Riots take a rival's banner off, but not in his capital
    The working: Bea's spaces are b1, her capital, and b2: b2 alone can be struck. Its fortress stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; fortress"
    And the dice show 21, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea; fortress"
    And afterwards the position says "b1: plain; realm bea; banner bea; capital"

  @id-2.1-o @rule-2.1 @derived
  Scenario: In the other reading riots cost the building too
    The working: the fortress of b2 goes together with Bea's banner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; fortress"
    And the reading of "2.1-banner-lost-building" is "removed"
    And the dice show 21, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea"

  @id-2.1-p @rule-2.1 @derived
  Scenario: Riots may strike a rival's banner in a capital that is not his own
    The working: a1 is Ana's capital, not Bea's, and bears Bea's banner; b1 is Bea's own capital. Only
    a1 can be struck.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner bea; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital"
    And the dice show 21, 51
    When step 2 is played
    Then afterwards the position says "a1: plain; realm ana; capital"
    And afterwards the position says "b1: plain; realm bea; banner bea; capital"

  @id-2.1-q @rule-2.1 @derived
  Scenario: Riots may strike any rival
    The working: b2 is Bea's and c1 Carl's; b1 is Bea's capital, and a1 and a2 are Ana's own.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; realm carl; banner carl"
    And the dice show 21
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "b2 | c1"

  @id-2.1-r @rule-2.1 @derived
  Scenario: A settlement puts a banner in an unclaimed space
    The working: c1 is the only space without a banner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain"
    And the dice show 22, 51
    When step 2 is played
    Then afterwards the position says "c1: plain; banner ana"

  @id-2.1-s @rule-2.1 @derived
  Scenario: A settlement may go into a rival's realm, where the banner is gone
    The working: b2 bears no banner, though it lies in Bea's realm, and neither does c1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea | c1: plain"
    And the dice show 22
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "b2 | c1"

  @id-2.1-t @rule-2.1 @derived
  Scenario: A raiding party goes wherever there is no banner
    The working: b2 and c1 bear none.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea | c1: plain"
    And the dice show 23
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "b2 | c1"

  @id-2.1-u @rule-2.1 @derived
  Scenario: In the other reading a raiding party keeps out of all realms
    The working: of b2 and c1 only c1 lies outside all realms.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea | c1: plain"
    And the reading of "2.1-unclaimed-unowned" is "unowned-outside-realms"
    And the dice show 23, 51
    When step 2 is played
    Then afterwards the position says "c1: plain; banner ana"
    And afterwards the position says "b2: plain; realm bea"

  @id-2.1-v @rule-2.1 @derived
  Scenario: In the other reading a settlement still goes into realms
    The working: the reading narrows event 23 alone: b2 and c1 remain for 22.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea | c1: plain"
    And the reading of "2.1-unclaimed-unowned" is "unowned-outside-realms"
    And the dice show 22
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "b2 | c1"

  @id-2.1-w @rule-2.1 @derived
  Scenario: Sappers remove a rival's fortress and leave his banner
    The working: b2 has the only fortress; Ana's city in a1 is none.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; fortress"
    And the dice show 24, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea; banner bea"
    And afterwards the position says "a1: plain; realm ana; banner ana; city; capital"

  @id-2.1-x @rule-2.1 @derived
  Scenario: Sappers strike whoever has a fortress, even their own player
    The working: the only fortress on the map is Ana's, in a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; fortress | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    And the dice show 24, 51
    When step 2 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana"

  @id-2.1-y @rule-2.1 @derived
  Scenario: Sappers do nothing against a city
    The working: there is a city in b2 and no fortress: no target, no effect.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; city"
    And the dice show 24, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea; banner bea; city"

  @id-2.1-z @rule-2.1 @derived
  Scenario: Seize the gold takes an enemy mine by its banner
    The working: the mine of a2 is Ana's own and that of c1 nobody's: b2 is the only enemy one. The mine
    stays.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; mine | c1: plain; mine"
    And the dice show 25, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea; banner ana; mine"
    And afterwards the position says "c1: plain; mine"

  @id-2.1-aa @rule-2.1 @derived
  Scenario: Seize the crown takes an enemy city that is no capital
    The working: the cities are a1, Ana's own, b1, Bea's capital, and b2, which alone can be taken.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; city; capital | b2: plain; realm bea; banner bea; city"
    And the dice show 26, 51
    When step 2 is played
    Then afterwards the position says "b2: plain; realm bea; banner ana; city"
    And afterwards the position says "b1: plain; realm bea; banner bea; city; capital"

  @id-2.1-ab @rule-2.1 @derived
  Scenario: Seize the crown may take back a lost capital
    The working: a1 is an enemy city, by Bea's banner, and not her capital but Ana's; b1 is Bea's
    capital.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner bea; city; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; city; capital"
    And the dice show 26, 51
    When step 2 is played
    Then afterwards the position says "a1: plain; realm ana; banner ana; city; capital"

  @id-2.1-ac @rule-1 @rule-2.1 @derived
  Scenario: Winds of change move the Flying Fortress again
    The working: 1 space south from a1: a2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | fortress: a1 | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    And the dice show 31, 1, south, 51
    When step 2 is played
    Then afterwards the position says "fortress: a2"

  @id-2.1-ad @rule-2.1 @derived
  Scenario: Forced marches are kept for the movement
    The working: 32 works when all armies have moved.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 32, 51
    When step 2 is played
    Then afterwards the position says "event ana: 32"
    And afterwards the position says "event bea: 51"

  @id-2.1-ae @rule-2.1 @derived
  Scenario: Swift steeds is kept for the movement
    The working: 33 works in step 3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 33, 51
    When step 2 is played
    Then afterwards the position says "event ana: 33"
    And afterwards the position says "event bea: 51"

  @id-2.1-af @rule-2.1 @derived
  Scenario: False reports name an enemy army
    The working: Ana chooses bea-2, which she will move in step 3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | army bea-2: b2; hero Ferox"
    And the choice "event/ana/army" is "bea-2"
    And the dice show 34, 51
    When step 2 is played
    Then afterwards the position says "event ana: 34 bea-2"

  @id-2.1-ag @rule-2.1 @derived
  Scenario: False reports never name an own army
    The working: bea-1 and bea-2 are enemies; ana-1 is her own.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | army bea-2: b2; hero Ferox"
    And the dice show 34
    When step 2 is played
    Then the choice "event/ana/army" is open to Ana
    And its options are "bea-1 | bea-2"

  @id-2.1-ah @rule-2.1 @rule-7.1 @derived
  Scenario: Unfurling the banner unlocks a rank
    The working: result 4 of the spoils: 1 rank for ana-1, Ana's only army.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 35, 51
    When step 2 is played
    Then afterwards the position says "ranks ana-1: 1"

  @id-2.1-ai @rule-2.1 @rule-7.1 @derived
  Scenario: A renowned regiment is unlocked
    The working: result 5 of the spoils: 1 Regiment of Renown more for ana-1, 1 + 1 = 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | regiments ana-1: 1"
    And the dice show 36, 51
    When step 2 is played
    Then afterwards the position says "regiments ana-1: 2"

  @id-2.1-aj @rule-2.1 @derived
  Scenario: Spies are kept for a battle
    The working: 41 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 41, 51
    When step 2 is played
    Then afterwards the position says "event ana: 41"
    And afterwards the position says "event bea: 51"

  @id-2.1-ak @rule-2.1 @derived
  Scenario: An attack at dawn is kept for a battle
    The working: 42 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 42, 51
    When step 2 is played
    Then afterwards the position says "event ana: 42"
    And afterwards the position says "event bea: 51"

  @id-2.1-al @rule-2.1 @derived
  Scenario: A scouting force is kept for a battle
    The working: 43 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 43, 51
    When step 2 is played
    Then afterwards the position says "event ana: 43"
    And afterwards the position says "event bea: 51"

  @id-2.1-am @rule-2.1 @derived
  Scenario: A trap is kept for a battle
    The working: 44 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 44, 51
    When step 2 is played
    Then afterwards the position says "event ana: 44"
    And afterwards the position says "event bea: 51"

  @id-2.1-an @rule-2.1 @derived
  Scenario: A prepared ambush is kept for a battle
    The working: 45 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 45, 51
    When step 2 is played
    Then afterwards the position says "event ana: 45"
    And afterwards the position says "event bea: 51"

  @id-2.1-ao @rule-2.1 @derived
  Scenario: Better odds are kept for a battle
    The working: 46 works in 1 of Ana's battles of this turn, in step 6.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 46, 51
    When step 2 is played
    Then afterwards the position says "event ana: 46"
    And afterwards the position says "event bea: 51"

  @id-2.1-ap @rule-2.1 @derived
  Scenario: A siege force is kept for the battles won
    The working: 51 works when Ana attacks and wins; Bea rolls the same event, and each has her own.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 51, 51
    When step 2 is played
    Then afterwards the position says "event ana: 51"
    And afterwards the position says "event bea: 51"

  @id-2.1-aq @rule-2.1 @derived
  Scenario: Slave labour works on an own mine
    The working: a2 has a mine with Ana's banner; the event works in step 5.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    When the question "event" is asked with "roll=52, player=ana"
    Then it is allowed
    And the fact "timing" is "mine"

  @id-2.1-ar @rule-2.1 @derived
  Scenario: Slave labour finds no target without an own mine
    The working: the only mine, in b2, is Bea's.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; mine"
    When the question "event" is asked with "roll=52, player=ana"
    Then it is refused by 2.1

  @id-2.1-as @rule-2.1 @derived
  Scenario: Diplomacy names an opponent
    The working: Ana chooses Carl, who cannot challenge her this turn.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; realm carl; banner carl | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | army carl-1: c1; hero Gudrun"
    And the choice "event/ana/rival" is "carl"
    And the dice show 53, 51, 51
    When step 2 is played
    Then afterwards the position says "event ana: 53 carl"

  @id-2.1-at @rule-2.1 @derived
  Scenario: Infiltrators at court name an opponent
    The working: Ana chooses Bea, whose challenge she decides this turn.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; realm carl; banner carl | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | army carl-1: c1; hero Gudrun"
    And the choice "event/ana/rival" is "bea"
    And the dice show 54, 51, 51
    When step 2 is played
    Then afterwards the position says "event ana: 54 bea"

  @id-2.1-au @rule-2.1 @derived
  Scenario: One is no opponent of oneself
    The working: Ana's opponents are Bea and Carl.

    Given the position "players: ana, bea, carl | turn: 2 | order: ana, bea, carl | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: plain; realm carl; banner carl | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | army carl-1: c1; hero Gudrun"
    And the dice show 53
    When step 2 is played
    Then the choice "event/ana/rival" is open to Ana
    And its options are "bea | carl"

  @id-2.1-av @rule-2.1 @derived
  Scenario: Secret tunnels are kept for the challenges
    The working: 55 works when Ana's time to challenge comes, in step 4.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 55, 51
    When step 2 is played
    Then afterwards the position says "event ana: 55"
    And afterwards the position says "event bea: 51"

  @id-2.1-aw @rule-2.1 @derived
  Scenario: Blood sacrifice works on the injuries of an opponent
    The working: 56 works when an opponent rolls on the injuries table.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=56, player=ana"
    Then it is allowed
    And the fact "timing" is "injury"
    And the fact "number" is "56"

  @id-2.1-ax @rule-2.1 @derived
  Scenario: A treasure map gives a relic and a mine
    The working: Ana 0 + 1 relics; the mine goes into c1, without a banner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | c1: forest"
    And the choice "event/ana/space" is "c1"
    And the dice show 61, 51
    When step 2 is played
    Then afterwards the position says "relics: ana 1, bea 0"
    And afterwards the position says "c1: forest; mine"

  @id-2.1-ay @rule-2.1 @derived
  Scenario: The mine of a treasure map needs a space without a building
    The working: b2 has a fortress; the capitals have no building here: a1, a2, b1 and c1 are left.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; fortress | c1: forest"
    And the dice show 61
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "a1 | a2 | b1 | c1"

  @id-2.1-az @rule-2.1 @rule-7.1 @derived
  Scenario: An unwritten victory rolls on the spoils
    The working: 2 is an elite army, owed in the next battle of ana-1.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 62, 2, 51
    When step 2 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; terms spoils-2"

  @id-2.1-ba @rule-2.1 @derived
  Scenario: A 1 on the spoils of an unwritten victory gives nothing
    The working: the 1 is ignored, and the next die is Bea's event.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 62, 1, 51
    When step 2 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric"
    And afterwards the position says "event bea: 51"

  @id-2.1-bb @rule-2.1 @rule-7.1 @derived
  Scenario: In the other reading a 1 on those spoils is rolled again
    The working: 1, 1 again, then 2: an elite army.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the reading of "2.1-spoils-of-1" is "roll-again"
    And the dice show 62, 1, 1, 2, 51
    When step 2 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; terms spoils-2"

  @id-2.1-bc @rule-2.1 @rule-7.1 @derived
  Scenario: An unwritten victory may bring a relic
    The working: 6 gives 1 relic; Aldric is the only Hero who could take an item.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen | relics: ana 2, bea 0"
    And the dice show 62, 6, 51
    When step 2 is played
    Then afterwards the position says "relics: ana 3, bea 0"

  @id-2.1-bd @rule-2.1 @rule-7.1 @derived
  Scenario: The army of an unwritten victory is chosen
    The working: Ana chooses ana-2, and 4 unlocks a rank for it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army bea-1: b1; hero Elen"
    And the choice "event/ana/army" is "ana-2"
    And the dice show 62, 4, 51
    When step 2 is played
    Then afterwards the position says "ranks ana-2: 1"
    And afterwards the position does not say "ranks ana-1: 1"

  @id-2.1-be @rule-2.1 @derived
  Scenario: A treasure chest gives as many relics as 1D3 shows
    The working: 2 + 3 = 5.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | relics: ana 2, bea 1"
    And the dice show 63, 3, 51
    When step 2 is played
    Then afterwards the position says "relics: ana 5, bea 1"

  @id-2.1-bf @rule-2.1 @derived
  Scenario: A cunning commander is kept for the rest of the turn
    The working: 64 works until the turn ends.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 64, 51
    When step 2 is played
    Then afterwards the position says "event ana: 64"
    And afterwards the position says "event bea: 51"

  @id-2.1-bg @rule-2.1 @derived
  Scenario: Strengthened defences are kept for the saves
    The working: 65 works on the saves of step 8.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    And the dice show 65, 51
    When step 2 is played
    Then afterwards the position says "event ana: 65"
    And afterwards the position says "event bea: 51"

  @id-2.1-bh @rule-2.1 @derived
  Scenario: Reinforcements bring back an army that had left
    The working: ana-2 is off the board; in Ana's realm a1 and a2 are occupied, a2 by Bea, so it comes
    to a3.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army bea-1: a2; hero Elen"
    And the dice show 66, 51
    When step 2 is played
    Then afterwards the position says "army ana-2: a3; hero Brida"

  @id-2.1-bi @rule-2.1 @derived
  Scenario: Reinforcements may choose among empty spaces of the realm
    The working: a2 and a3 are empty; a1 holds ana-1, and b2, empty too, is in Bea's realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army bea-1: b1; hero Elen"
    And the dice show 66
    When step 2 is played
    Then the choice "event/ana/space" is open to Ana
    And its options are "a2 | a3"

  @id-2.1-bj @rule-2.1 @derived
  Scenario: With no army away, reinforcements are a fourth one without a Hero
    The working: all 3 armies are on the board, and a4 is the only empty space of the realm.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | a4: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: a2; hero Brida | army ana-3: a3; hero Ceol | army bea-1: b1; hero Elen"
    And the dice show 66, 51
    When step 2 is played
    Then afterwards the position says "army ana-4: a4"

  @id-2.1-bk @rule-2.1 @derived
  Scenario: An event that finds no target has no effect
    The working: there is no mine for 25; the next die is Bea's event.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | relics: ana 0, bea 0"
    And the dice show 25, 51
    When step 2 is played
    Then afterwards the position does not say "event ana: 25"
    And afterwards the position says "event bea: 51"

  @id-2.1-bl @rule-2.1 @derived
  Scenario: In the other reading an event without a target is rolled again
    The working: 25 finds no mine and 26 no city; 63 needs no target, and gives 2 relics.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | relics: ana 0, bea 0"
    And the reading of "2.1-no-target" is "roll-again"
    And the dice show 25, 26, 63, 2, 51
    When step 2 is played
    Then afterwards the position says "relics: ana 2, bea 0"
    And afterwards the position says "event bea: 51"

  @id-2.1-bm @rule-2.1 @derived
  Scenario: An enemy mine is a target for seizing the gold
    The working: b2 has a mine with Bea's banner.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea; mine"
    When the question "event" is asked with "roll=25, player=ana"
    Then it is allowed
    And the fact "timing" is "now"

  @id-2.1-bn @rule-2.1 @derived
  Scenario: Without an enemy mine the gold cannot be seized
    The working: the only mine, in a2, is Ana's own.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana; mine | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea"
    When the question "event" is asked with "roll=25, player=ana"
    Then it is refused by 2.1

  @id-2.1-bo @rule-2.1 @derived
  Scenario: Reinforcements bring back the only army, though none is on the board
    The working: ana-1 has left the board; the space is Ana's choice among a1, a2 and a3, all empty.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: b1; hero Elen"
    And the choice "event/ana/space" is "a3"
    And the dice show 66, 51
    When step 2 is played
    Then afterwards the position says "army ana-1: a3; hero Aldric"

  @id-2.1-bp @rule-2.1 @derived
  Scenario: The army that may return is the target of reinforcements, not one on the board
    The working: ana-2 is off the board, ana-1 on it.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=66, player=ana"
    Then it is allowed
    And the fact "targets" is "ana-2"

  @id-2.1-bq @rule-2.1 @derived
  Scenario: With no army away the targets of reinforcements are the empty spaces of the realm
    The working: ana-1 stands in a1; a2 and a3 are empty.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=66, player=ana"
    Then it is allowed
    And the fact "targets" is "a2, a3"

  @id-2.1-br @rule-2.1 @derived
  Scenario: Reinforcements find no space in a realm full of armies
    The working: a1, a2 and a3 are all the realm has, and an army stands in each.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army bea-1: a2; hero Elen | army bea-2: a3; hero Finn"
    When the question "event" is asked with "roll=66, player=ana"
    Then it is refused by 2.1

  @id-2.1-bs @rule-2.1 @derived
  Scenario: Before the armies are placed reinforcements are an extra army
    The working: in the first turn of a season no army has left the board: ana-1 is placed in step 3, and a fourth army comes.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: removed; hero Elen"
    And the choice "event/ana/space" is "a3"
    And the dice show 66, 51
    When step 2 is played
    Then afterwards the position says "army ana-4: a3"
    And afterwards the position says "army ana-1: removed; hero Aldric"

  @id-2.1-bt @rule-2.1 @derived
  Scenario: Before the armies are placed forced marches and secret tunnels are kept
    The working: 32 works after movement and 55 at the challenge, and the armies are on the board by then.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: removed; hero Elen"
    And the dice show 32, 55
    When step 2 is played
    Then afterwards the position says "event ana: 32"
    And afterwards the position says "event bea: 55"

  @id-2.1-bu @rule-2.1 @derived
  Scenario: Before the armies are placed false reports choose among those to come
    The working: bea-1 is the only enemy army; 34 works on its movement.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: removed; hero Elen"
    And the dice show 34, 51
    When step 2 is played
    Then afterwards the position says "event ana: 34 bea-1"

  @id-2.1-bv @rule-2.1 @derived
  Scenario: Before the armies are placed none can be withdrawn
    The working: what is not on the board cannot leave it.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: removed; hero Elen"
    When the question "event" is asked with "roll=11, player=ana"
    Then it is refused by 2.1

  @id-2.1-bw @rule-2.1 @derived
  Scenario: In the other reading armies that are not placed yet do not count
    The working: no army is on the board, so that 32 finds none.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: removed; hero Elen"
    And the reading of "2.1-before-placing" is "not-yet"
    And the dice show 32, 51
    When step 2 is played
    Then afterwards the position does not say "event ana: 32"

  @id-2.1-bx @rule-2.1 @derived
  Scenario: A player with an army on the board has placed his armies, in the first turn too
    The working: ana-1 stands in a1, so that ana-2 has left the board and may return.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: a1; hero Aldric | army ana-2: removed; hero Brida | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=66, player=ana"
    Then it is allowed
    And the fact "targets" is "ana-2"

  @id-2.1-by @rule-2.1 @derived
  Scenario: After the first turn an army that has left the board is no target
    The working: ana-1, the only army, is off the board, and it is turn 2.

    Given the position "players: ana, bea | turn: 2 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=62, player=ana"
    Then it is refused by 2.1

  @id-2.1-bz @rule-2.1 @derived
  Scenario: An extra army on the board does not mean that the others have been placed
    The working: ana-4 has come before step 3 of the first turn; ana-1 has still to be placed, so that none has left the
    board, and a1 and a2 are empty.

    Given the position "players: ana, bea | turn: 1 | order: ana, bea | a1: plain; realm ana; banner ana; capital | a2: plain; realm ana; banner ana | a3: plain; realm ana; banner ana | b1: plain; realm bea; banner bea; capital | b2: plain; realm bea; banner bea | army ana-1: removed; hero Aldric | army ana-4: a3 | army bea-1: b1; hero Elen"
    When the question "event" is asked with "roll=66, player=ana"
    Then it is allowed
    And the fact "targets" is "a1, a2"
