Feature: 8.3 Building
  Where, what and how often an army builds.

  @id-8.3-a @rule-8.3 @derived
  Scenario: A fortress may be built in the own realm
    The working: Ana's realm, her banner, no building.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=fortress"
    Then it is allowed

  @id-8.3-b @rule-8.3 @derived
  Scenario: A mine may be built in the own realm
    The working: Ana's realm, her banner, no building; any terrain will do.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: swamp; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is allowed

  @id-8.3-c @rule-8.3 @derived
  Scenario: A wizard's tower may be built in the own realm
    The working: Ana's realm, her banner, no building.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=tower"
    Then it is allowed

  @id-8.3-d @rule-8.3 @derived
  Scenario: A city is not built on open ground
    The working: there is no fortress in a2 to turn into a city.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=city"
    Then it is refused by 8.3

  @id-8.3-e @rule-8.3 @derived
  Scenario: A fortress may become a city
    The working: a2 has a fortress.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=city"
    Then it is allowed

  @id-8.3-f @rule-8.3 @derived
  Scenario: A mine does not become a city
    The working: only a fortress can be turned into a city.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; mine | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=city"
    Then it is refused by 8.3

  @id-8.3-g @rule-8.3 @derived
  Scenario: A city is not built twice
    The working: a2 has a city, and no fortress any more.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; city | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=city"
    Then it is refused by 8.3

  @id-8.3-h @rule-8.3 @derived
  Scenario: A space has 1 building
    The working: there is a tower in a2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; tower | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-i @rule-8.3 @derived
  Scenario: On a fortress no mine is built
    The working: the fortress is a2's 1 building.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-j @rule-8.3 @derived
  Scenario: A second fortress is not built in a space
    The working: a2 has 1 building already.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=fortress"
    Then it is refused by 8.3

  @id-8.3-k @rule-8.3 @derived
  Scenario: An army builds once in a season
    The working: ana-1 has built this season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric; built"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-l @rule-8.3 @derived
  Scenario: To turn a fortress into a city is to build
    The working: ana-1 has built this season, perhaps this very fortress.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric; built"
    When the question "build" is asked with "army=ana-1, building=city"
    Then it is refused by 8.3

  @id-8.3-m @rule-8.3 @derived
  Scenario: Outside the realm nothing is built
    The working: a2 bears Ana's banner but was not dealt to her.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-n @rule-8.3 @derived
  Scenario: In a conquered space of a rival's realm nothing is built
    The working: a2 bears Ana's banner and is in Bea's realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm bea; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-o @rule-8.3 @derived
  Scenario: Where the realm follows the banners a claimed space may be built in
    The working: a2 bears Ana's banner, and so is in her realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the reading of "3-realm-limits" is "by-banner"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is allowed

  @id-8.3-p @rule-8.3 @derived
  Scenario: Without the own banner nothing is built
    The working: a2 is in Ana's realm and has no banner.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is refused by 8.3

  @id-8.3-q @rule-8.3 @derived
  Scenario: The realm alone may be enough to build
    The working: a2 is in Ana's realm; its banner does not matter.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the reading of "8.3-army-may-build-where" is "realm"
    When the question "build" is asked with "army=ana-1, building=mine"
    Then it is allowed

  @id-8.3-r @rule-8.3 @derived
  Scenario: Under a rival's banner nothing is built
    The working: a2 is in Ana's realm and bears Bea's banner.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner bea | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When the question "build" is asked with "army=ana-1, building=fortress"
    Then it is refused by 8.3

  @id-8.3-s @rule-8.3 @derived
  Scenario: A fortress that is built stands and its builder has built
    The working: a2 has the fortress, and ana-1 builds no more this season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "build-fortress"
    When step 8 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana; fortress"
    And afterwards the position says "army ana-1: a2; hero Aldric; built"

  @id-8.3-t @rule-8.3 @derived
  Scenario: A wizard's tower stands where it is built
    The working: a2 has the tower.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "build-tower"
    When step 8 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana; tower"

  @id-8.3-u @rule-8.3 @derived
  Scenario: A city takes the place of its fortress
    The working: a2 had a fortress and has a city, its 1 building.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    And the choice "expedition/ana-1" is "build-city"
    When step 8 is played
    Then afterwards the position says "a2: plain; realm ana; banner ana; city"
    And afterwards the position says "army ana-1: a2; hero Aldric; built"

  @id-8.3-v @rule-8.3 @derived
  Scenario: On open ground an army chooses among 3 buildings
    The working: fortress, mine or tower, or nothing; a city needs a fortress.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When step 8 is played
    Then the choice "expedition/ana-1" is open to Ana
    And its options are "none, build-fortress, build-mine, build-tower"

  @id-8.3-w @rule-8.3 @derived
  Scenario: On a fortress an army may only build a city
    The working: 1 building to a space, and a fortress may become a city.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana; fortress | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric"
    When step 8 is played
    Then the choice "expedition/ana-1" is open to Ana
    And its options are "none, build-city"

  @id-8.3-x @rule-8.3 @derived
  Scenario: Each army has its own building of the season
    The working: ana-1 has built and is not asked; ana-2 has not, and builds a mine in a1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana | a2: plain; realm ana; banner ana | a3: plain; realm bea; banner bea | army ana-1: a2; hero Aldric; built | army ana-2: a1; hero Ceol"
    And the choice "expedition/ana-2" is "build-mine"
    When step 8 is played
    Then afterwards the position says "a1: plain; realm ana; banner ana; mine"
    And afterwards the position says "a2: plain; realm ana; banner ana"
