Feature: 8.4 Conquest and the fortification save
  What a space holds with, and what conquest changes.

  @id-8.4-a @rule-8.4 @derived
  Scenario: Without modifiers only a 6 holds a space
    The working: 0: 6 of 1D6 is 1 face of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-b @rule-8.4 @derived
  Scenario: A space adjacent to the attacker's realm cannot hold by itself
    The working: -1: 6 - 1 = 5 on the best roll, less than 6: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm ana; banner ana | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-1"
    And the fact "chance" is "0"

  @id-8.4-c @rule-8.4 @derived
  Scenario: A fortress in the space gives +1
    The working: +1: 5-6, 2 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-d @rule-8.4 @derived
  Scenario: A fortress of the realm in an adjacent space gives +1
    The working: a2 touches a1: +1, 5-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm bea; banner bea; fortress | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-e @rule-8.4 @derived
  Scenario: A fortress 2 spaces away gives nothing
    The working: a3 does not touch a1: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | a3: plain; realm bea; banner bea; fortress | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-f @rule-8.4 @derived
  Scenario: A city in the space gives +2
    The working: +2: 4-6, 3 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city | a2: plain | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-g @rule-8.4 @derived
  Scenario: A city of the realm in an adjacent space gives +2
    The working: a2 touches a1: +2, 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm bea; banner bea; city | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-h @rule-8.4 @derived
  Scenario: A mine and a wizard's tower help no save
    The working: neither is a fortress or a city: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; mine | a2: plain; realm bea; banner bea; tower | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-i @rule-8.4 @derived
  Scenario: A fortress and a city give +3 together
    The working: +1 + 2 = +3: 3-6, 4 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain; realm bea; banner bea; city | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "3"
    And the fact "needs" is "3"
    And the fact "chance" is "2/3"

  @id-8.4-j @rule-8.4 @derived
  Scenario: Of a fortress and a city only the higher may count
    The working: +2 alone: 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain; realm bea; banner bea; city | army ana-1: a1; hero Aldric"
    And the reading of "8.4-fortress-and-city" is "higher"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-k @rule-8.4 @derived
  Scenario: Several fortresses count once
    The working: b1 and b3 touch b2, both with a fortress: +1 in all.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | b2: plain; realm bea; banner bea | b1: plain; realm bea; banner bea; fortress | b3: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: b2; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-l @rule-8.4 @derived
  Scenario: Each fortress may count
    The working: b1 and b3 touch b2: +2, 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | b2: plain; realm bea; banner bea | b1: plain; realm bea; banner bea; fortress | b3: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: b2; hero Aldric"
    And the reading of "8.4-several-fortresses" is "each"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-m @rule-8.4 @derived
  Scenario: Several cities count once
    The working: the city in b2 and the one in b1: +2 in all.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | b2: plain; realm bea; banner bea; city | b1: plain; realm bea; banner bea; city | a2: plain | army ana-1: b2; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-n @rule-8.4 @derived
  Scenario: Each city may count
    The working: b2 and b1: +4, 2-6, 5 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | b2: plain; realm bea; banner bea; city | b1: plain; realm bea; banner bea; city | a2: plain | army ana-1: b2; hero Aldric"
    And the reading of "8.4-several-fortresses" is "each"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "4"
    And the fact "needs" is "2"
    And the fact "chance" is "5/6"

  @id-8.4-o @rule-8.4 @derived
  Scenario: Relics given add +1 each
    The working: 2 relics: +2, 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 3"
    When the question "fortification-save" is asked with "army=ana-1, relics=2"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-p @rule-8.4 @derived
  Scenario: Relics not given add nothing
    The working: Bea has 3 and gives 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 3"
    When the question "fortification-save" is asked with "army=ana-1, relics=0"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-q @rule-8.4 @example
  Scenario: A city next to the attacker's realm with 1 relic holds on 4 to 6
    The working: +2 - 1 + 1 = +2: 4-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city | a2: plain; realm ana; banner ana | army ana-1: a1; hero Aldric | relics: ana 0, bea 1"
    When the question "fortification-save" is asked with "army=ana-1, relics=1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-r @rule-8.4 @derived
  Scenario: Event 13 of the owner takes 1 from his save
    The working: a fortress +1, event 13 -1: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric | event bea: 13"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-s @rule-8.4 @derived
  Scenario: Event 13 of the attacker does not matter to the save
    The working: it is for saves that Ana rolls; the fortress gives +1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric | event ana: 13"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-t @rule-8.4 @derived
  Scenario: Event 65 of the owner adds 1 to his save
    The working: +1: 5-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | event bea: 65"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-u @rule-8.4 @derived
  Scenario: Event 65 of the attacker does not matter to the save
    The working: it is for saves that Ana rolls: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | event ana: 65"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-v @rule-8.4 @derived
  Scenario: Event 13 and the attacker's realm together leave no chance
    The working: -1 - 1 = -2: 6 - 2 = 4, less than 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm ana; banner ana | army ana-1: a1; hero Aldric | event bea: 13"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-2"
    And the fact "chance" is "0"

  @id-8.4-w @rule-8.4 @derived
  Scenario: With enough modifiers a space always holds
    The working: -1 (realm) + 1 (fortress) + 2 (city) + 1 (event 65) + 2 (relics) = +5: even a 1 makes 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | b2: plain; realm bea; banner bea; fortress | b1: plain; realm bea; banner bea; city | b3: plain; realm ana; banner ana | army ana-1: b2; hero Aldric | event bea: 65 | relics: ana 0, bea 2"
    When the question "fortification-save" is asked with "army=ana-1, relics=2"
    Then the fact "modifier" is "5"
    And the fact "needs" is "1"
    And the fact "chance" is "1"

  @id-8.4-x @rule-8.4 @derived
  Scenario: 5 relics and a fortress are more than enough
    The working: 5 + 1 = +6: even a 1 makes 7; the chance is 1, not more.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 5"
    When the question "fortification-save" is asked with "army=ana-1, relics=5"
    Then the fact "modifier" is "6"
    And the fact "chance" is "1"

  @id-8.4-y @rule-8.4 @derived
  Scenario: 4 relics leave only a 1 to fear
    The working: +4: 2-6, 5 faces of 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 4"
    When the question "fortification-save" is asked with "army=ana-1, relics=4"
    Then the fact "modifier" is "4"
    And the fact "needs" is "2"
    And the fact "chance" is "5/6"

  @id-8.4-z @rule-8.4 @derived
  Scenario: A fortress of the attacker helps nobody's save
    The working: a2 is Ana's realm: -1, and its fortress is not of Bea's realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm ana; banner ana; fortress | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-1"
    And the fact "chance" is "0"

  @id-8.4-aa @rule-8.4 @derived
  Scenario: An adjacent fortress outside the realm does not count
    The working: a2 bears Bea's banner, but is not of her realm: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; banner bea; fortress | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-ab @rule-8.4 @derived
  Scenario: A fortress in the space itself counts outside the realm too
    The working: a1 is of no realm, but has the fortress: +1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-ac @rule-8.4 @derived
  Scenario: A captured fortress still counts for its realm
    The working: a2 is of Bea's realm, whichever banner it bears: +1. It is not of Ana's: no -1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm bea; banner ana; fortress | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-ad @rule-8.4 @derived
  Scenario: A banner of the attacker nearby is not his realm
    The working: a2 bears Ana's banner and is of no realm: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; banner ana | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-ae @rule-8.4 @derived
  Scenario: A banner of the attacker nearby may be enough
    The working: a2 bears Ana's banner: -1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; banner ana | army ana-1: a1; hero Aldric"
    And the reading of "8.4-adjacent-to-realm" is "attackers-banner"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-1"
    And the fact "chance" is "0"

  @id-8.4-af @rule-8.4 @derived
  Scenario: A lost space of the attacker's realm counts as his realm
    The working: a2 is of Ana's realm, whoever's banner it bears: -1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm ana; banner bea | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-1"
    And the fact "chance" is "0"

  @id-8.4-ag @rule-8.4 @derived
  Scenario: A space is not adjacent to itself
    The working: a1 is of Ana's realm and bears Bea's banner; no other space of Ana's realm touches it: 0.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "needs" is "6"
    And the fact "chance" is "1/6"

  @id-8.4-ah @rule-8.4 @derived
  Scenario: Hexagons touch at the slant
    The working: c4 touches d3, with the fortress, and not d5, of Ana's realm: +1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | c4: plain; realm bea; banner bea | d3: plain; realm bea; banner bea; fortress | d4: plain | d5: plain; realm ana; banner ana | army ana-1: c4; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
    And the fact "needs" is "5"
    And the fact "chance" is "1/3"

  @id-8.4-ai @rule-8.4 @derived
  Scenario: Squares touch only along their edges
    The working: c4 touches d4, of Ana's realm, and not d3, with the fortress: -1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | c4: plain; realm bea; banner bea | d3: plain; realm bea; banner bea; fortress | d4: plain; realm ana; banner ana | army ana-1: c4; hero Aldric"
    And the reading of "0.1-space-shape" is "squares"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "-1"
    And the fact "chance" is "0"

  @id-8.4-aj @rule-8.4 @derived
  Scenario: In the lower columns hexagons touch the next row
    The working: d4 touches e4 and e5, with the city, and not e3, of Ana's realm: +2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | d4: plain; realm bea; banner bea | e5: plain; realm bea; banner bea; city | e3: plain; realm ana; banner ana | army ana-1: d4; hero Aldric"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "2"
    And the fact "needs" is "4"
    And the fact "chance" is "1/2"

  @id-8.4-ak @rule-8.4 @derived
  Scenario: A 5 without modifiers loses the space
    The working: 5 is less than 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, roll=5"
    Then the fact "conquered" is "true"

  @id-8.4-al @rule-8.4 @derived
  Scenario: A 6 without modifiers holds the space
    The working: 6 is 6 or more.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, roll=6"
    Then the fact "conquered" is "false"

  @id-8.4-am @rule-8.4 @derived
  Scenario: A 6 next to the attacker's realm loses the space
    The working: 6 - 1 = 5.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm ana; banner ana | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, roll=6"
    Then the fact "conquered" is "true"

  @id-8.4-an @rule-8.4 @derived
  Scenario: A 3 loses a city
    The working: 3 + 2 = 5.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, roll=3"
    Then the fact "conquered" is "true"

  @id-8.4-ao @rule-8.4 @derived
  Scenario: A 4 holds a city
    The working: 4 + 2 = 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, roll=4"
    Then the fact "conquered" is "false"

  @id-8.4-ap @rule-8.4 @derived
  Scenario: A relic turns a 5 into a save
    The working: 5 + 1 = 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 1"
    When the question "conquest" is asked with "army=ana-1, relics=1, roll=5"
    Then the fact "conquered" is "false"

  @id-8.4-aq @rule-8.4 @derived
  Scenario: A space of no banner cannot be conquered
    The working: a1 is of Bea's realm but bears no banner of another player.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, relics=0, roll=1"
    Then it is refused by 8.4

  @id-8.4-ar @rule-8.4 @derived
  Scenario: An own space cannot be conquered
    The working: a1 bears Ana's banner, though it is of Bea's realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner ana | a2: plain | army ana-1: a1; hero Aldric"
    When the question "conquest" is asked with "army=ana-1, relics=0, roll=1"
    Then it is refused by 8.4

  @id-8.4-as @rule-8.4 @derived
  Scenario: A space with an army of its owner cannot be conquered
    The working: bea-1 stands there.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | army bea-1: a1; hero Brida"
    When the question "conquest" is asked with "army=ana-1, relics=0, roll=1"
    Then it is refused by 8.4

  @id-8.4-at @rule-8.4 @derived
  Scenario: An army of a third player keeps a space from conquest
    The working: carl-1 is an enemy army too, though the space is Bea's.

    Given the position "players: ana, bea, carl | order: ana, bea, carl | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | army carl-1: a1; hero Drust"
    When the question "conquest" is asked with "army=ana-1, relics=0, roll=1"
    Then it is refused by 8.4

  @id-8.4-au @rule-8.4 @derived
  Scenario: A failed save changes the banner
    The working: 5 is less than 6: Ana's banner; the space stays of Bea's realm.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner ana"

  @id-8.4-av @rule-8.4 @derived
  Scenario: A save that succeeds keeps the banner
    The working: 6 is 6 or more.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 6
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner bea"

  @id-8.4-aw @rule-8.4 @derived
  Scenario: Without a save the space is lost
    The working: Bea rolls nothing: no die.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "no"
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner ana"

  @id-8.4-ax @rule-8.4 @derived
  Scenario: The owner says whether he rolls a save
    The working: he may, and need not.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    When step 8 is played
    Then the choice "save/bea/a1" is open to Bea
    And its options are "yes, no"

  @id-8.4-ay @rule-8.4 @derived
  Scenario: The owner names the relics before he rolls
    The working: Bea has 2: 0, 1 or 2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 2"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    When step 8 is played
    Then the choice "relics-given/bea/a1" is open to Bea
    And its options are "0, 1, 2"

  @id-8.4-az @rule-8.4 @derived
  Scenario: Relics given go to the attacker
    The working: 5 + 1 = 6 holds the space; the relic is Ana's: 0 + 1, and 2 - 1 for Bea.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 2"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the choice "relics-given/bea/a1" is "1"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "relics: ana 1, bea 1"
    And afterwards the position says "a1: plain; realm bea; banner bea"

  @id-8.4-ba @rule-8.4 @derived
  Scenario: Relics given are gone even if the save fails
    The working: 3 + 2 = 5 loses the space; both relics are Ana's: 1 + 2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 1, bea 2"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the choice "relics-given/bea/a1" is "2"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "relics: ana 3, bea 0"
    And afterwards the position says "a1: plain; realm bea; banner ana"

  @id-8.4-bb @rule-8.4 @derived
  Scenario: Relics given may be discarded
    The working: 5 + 1 = 6 holds the space, and nobody has the relic.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | relics: ana 0, bea 2"
    And the choice "expedition/ana-1" is "conquer"
    And the reading of "8.4-relics-given" is "discarded"
    And the choice "save/bea/a1" is "yes"
    And the choice "relics-given/bea/a1" is "1"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "relics: ana 0, bea 1"

  @id-8.4-bc @rule-8.4 @derived
  Scenario: A captured building stays
    The working: a city +2: 3 + 2 = 5, lost. The city is Ana's.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner ana; city"

  @id-8.4-bd @rule-8.4 @derived
  Scenario: A captured building may be destroyed
    The working: a fortress +1: 4 + 1 = 5, lost. The fortress is removed.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the reading of "8.4-conquered-building" is "destroyed"
    And the choice "save/bea/a1" is "yes"
    And the dice show 4
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner ana"

  @id-8.4-be @rule-8.4 @derived
  Scenario: A held space keeps its building in every reading
    The working: 5 + 1 = 6: held.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; fortress | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the reading of "8.4-conquered-building" is "destroyed"
    And the choice "save/bea/a1" is "yes"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner bea; fortress"

  @id-8.4-bf @rule-8.4 @derived
  Scenario: Even a capital can be conquered
    The working: a city +2: 3 + 2 = 5, lost; step 8 makes no exception.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea; city; capital | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 3
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner ana; city; capital"

  @id-8.4-bg @rule-8.4 @derived
  Scenario: Events that bear on saves do so in play
    The working: event 65 of Bea: 5 + 1 = 6, held.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric | event bea: 65"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "a1: plain; realm bea; banner bea"

  @id-8.4-bh @rule-8.4 @derived
  Scenario: A conquered space of the own realm comes back
    The working: a1 is of Ana's realm and bore Bea's banner: 5 is less than 6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    And the choice "expedition/ana-1" is "conquer"
    And the choice "save/bea/a1" is "yes"
    And the dice show 5
    When step 8 is played
    Then afterwards the position says "a1: plain; realm ana; banner ana"

  @id-8.4-bi @rule-8.4 @derived
  Scenario: In an enemy space an army may conquer or do nothing
    The working: it is no space to claim or to build in.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain | army ana-1: a1; hero Aldric"
    When step 8 is played
    Then the choice "expedition/ana-1" is open to Ana
    And its options are "none, conquer"

  @id-8.4-bj @rule-8.4 @derived
  Scenario: In the other reading a fortress under the attacker's banner does not help
    The working: a2 is in Bea's realm and has Ana's banner: 0, only a 6 holds.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm bea; banner ana; fortress | army ana-1: a1; hero Aldric"
    And the reading of "8.4-lost-fortress" is "serves-its-owner"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "0"
    And the fact "chance" is "1/6"

  @id-8.4-bk @rule-8.4 @derived
  Scenario: In the other reading a fortress of the realm without any banner helps
    The working: nobody's banner is on a2: +1, 5-6.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm bea; banner bea | a2: plain; realm bea; fortress | army ana-1: a1; hero Aldric"
    And the reading of "8.4-lost-fortress" is "serves-its-owner"
    When the question "fortification-save" is asked with "army=ana-1"
    Then the fact "modifier" is "1"
