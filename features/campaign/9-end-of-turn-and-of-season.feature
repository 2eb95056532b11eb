Feature: 9 End of turn and of season
  What ends with a turn and with a season, and what a player without armies does.

  @id-9-a @rule-9 @derived
  Scenario: The turn ends and the next one begins
    The working: 2 + 1 = 3; the season goes on.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "turn: 3"

  @id-9-b @rule-9 @derived
  Scenario: The first player says whether the season ends
    The working: Bea is first in this turn's order.

    Given the position "players: ana, bea | order: bea, ana | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida"
    When step 9 is played
    Then the choice "season-end/bea" is open to Bea
    And its options are "yes, no"

  @id-9-c @rule-9 @derived
  Scenario: A new turn forgets battles and retreats
    The working: ana-1 has fought, retreated and built: only that it has built lasts for the season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric; built; fought; retreated | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; built"

  @id-9-d @rule-9 @derived
  Scenario: What an army is owed outlasts the turn
    The working: spoils 2 wait for its next battle.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric; terms spoils-2 | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "army ana-1: a1; hero Aldric; terms spoils-2"

  @id-9-e @rule-9 @derived
  Scenario: Events and challenges end with the turn
    The working: event 33 and challenge 1 are of turn 2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric; fought | army bea-1: a3; hero Brida | event ana: 33 | challenge 1: ana-1 > bea-1 @ a2"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position does not say "event ana: 33"
    And afterwards the position does not say "challenge 1: ana-1 > bea-1 @ a2"

  @id-9-f @rule-9 @derived
  Scenario: Relics and captives outlast the turn
    The working: nothing takes them away.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | relics: ana 2, bea 1 | captive Ceol: bea"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "relics: ana 2, bea 1"
    And afterwards the position says "captive Ceol: bea"

  @id-9-g @rule-9 @derived
  Scenario: At the end of a season all armies leave the board
    The working: season 1 + 1 = 2; ana-1 and bea-1 are off the board.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "yes"
    When step 9 is played
    Then afterwards the position says "season: 2"
    And afterwards the position says "army ana-1: removed; hero Aldric"
    And afterwards the position says "army bea-1: removed; hero Brida"
    And afterwards the position does not say "turn: 3"

  @id-9-h @rule-9 @derived
  Scenario: In a new season every army may build again
    The working: once in each season: what ana-1 built was in season 1.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric; built | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "yes"
    When step 9 is played
    Then afterwards the position says "army ana-1: removed; hero Aldric"

  @id-9-i @rule-9 @derived
  Scenario: What an army is owed outlasts the season
    The working: spoils 2 wait for its next battle, in whatever season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric; terms spoils-2 | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "yes"
    When step 9 is played
    Then afterwards the position says "army ana-1: removed; hero Aldric; terms spoils-2"

  @id-9-j @rule-9 @derived
  Scenario: Banners and buildings outlast the season
    The working: only armies leave the board.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida"
    And the choice "season-end/ana" is "yes"
    When step 9 is played
    Then afterwards the position says "a3: plain; realm bea; banner bea; city; capital"

  @id-9-k @rule-9 @derived
  Scenario: An army added by event 66 is gone after the season
    The working: ana-4, without a Hero, was Ana's additional army until the end of the season.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | army ana-2: removed; hero Ceol | army ana-3: removed; hero Drust | army ana-4: a2"
    And the choice "season-end/ana" is "yes"
    When step 9 is played
    Then afterwards the position does not say "army ana-4: removed"
    And afterwards the position does not say "army ana-4: a2"
    And afterwards the position says "army ana-1: removed; hero Aldric"

  @id-9-l @rule-9 @derived
  Scenario: A player without armies may place one in an empty space of his realm
    The working: all of Bea's armies are off the board: she may place 1 in a2 or a3, or none.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: removed; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then the choice "new-army/bea" is open to Bea
    And its options are "none, a2, a3"

  @id-9-m @rule-9 @derived
  Scenario: A space with an enemy army is not open to the new one
    The working: ana-1 stands in a2, of Bea's realm: only a3 is empty.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: removed; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then the choice "new-army/bea" is open to Bea
    And its options are "none, a3"

  @id-9-n @rule-9 @derived
  Scenario: Any space of the realm may be open to the new army
    The working: a2, with ana-1, counts too.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a2; hero Aldric | army bea-1: removed; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the reading of "9-army-without-hero-space" is "any"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then the choice "new-army/bea" is open to Bea
    And its options are "none, a2, a3"

  @id-9-o @rule-9 @derived
  Scenario: The new army has no Hero
    The working: bea-1 to bea-3 wait for the next season; the new one is bea-4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: removed; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the choice "season-end/ana" is "no"
    And the choice "new-army/bea" is "a3"
    When step 9 is played
    Then afterwards the position says "army bea-4: a3"
    And afterwards the position says "army bea-1: removed; hero Brida"

  @id-9-p @rule-9 @derived
  Scenario: A player without armies need not place one
    The working: he may, and Bea does not.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: removed; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the choice "season-end/ana" is "no"
    And the choice "new-army/bea" is "none"
    When step 9 is played
    Then afterwards the position does not say "army bea-4: a2"
    And afterwards the position does not say "army bea-4: a3"
    And afterwards the position says "turn: 3"

  @id-9-q @rule-9 @derived
  Scenario: A player with 1 army on the board places none
    The working: bea-1 is in a3: nothing is asked of a new army.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | army bea-2: removed; hero Elen | army bea-3: removed; hero Ferox"
    And the choice "season-end/ana" is "no"
    When step 9 is played
    Then afterwards the position says "turn: 3"

  @id-9-r @rule-9 @derived
  Scenario: The end of the season tells which armies leave and come back
    The working: ana-1 and bea-1 stand on the board; bea-2 has left it already, and all 3 come back in
    season 2.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | army bea-2: removed; hero Elen"
    When the question "season-end" is asked
    Then the fact "leave" is "ana-1, bea-1"
    And the fact "come_back" is "ana-1, bea-1, bea-2"
    And the fact "season" is "2"

  @id-9-s @rule-7.3 @derived
  Scenario: A captured Hero counts as 1 relic in the end
    The working: 2 relics and 2 captives: 2 + 2 = 4.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | relics: ana 2, bea 5 | captive Ceol: ana | captive Drust: ana"
    When the question "relics" is asked with "player=ana"
    Then the fact "relics" is "2"
    And the fact "total" is "4"

  @id-9-t @rule-7.3 @derived
  Scenario: A captive counts for his captor alone
    The working: Bea holds nobody: 5 relics.

    Given the position "players: ana, bea | order: ana, bea | season: 1 | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain; realm bea; banner bea | a3: plain; realm bea; banner bea; city; capital | army ana-1: a1; hero Aldric | army bea-1: a3; hero Brida | relics: ana 2, bea 5 | captive Ceol: ana"
    When the question "relics" is asked with "player=bea"
    Then the fact "relics" is "5"
    And the fact "total" is "5"
