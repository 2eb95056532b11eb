Feature: 1.5.1 Stray Factions
  Who runs which Factions when fewer than four play, and what counts for their victory.

  @id-1.5.1-a @rule-1.5.1 @derived
  Scenario: Two players: Britons against Barbarians
    The working: with 2 players, 1 runs both Briton Factions and the other both Barbarian Factions.

    When the question "players" is asked with "players=2"
    Then it is allowed
    And the fact "sharings" is "dux + civitates | saxons + scotti"

  @id-1.5.1-b @rule-1.5.1 @derived
  Scenario: Three players share out the Factions in two ways
    The working: 1 player runs both Barbarian Factions; or, if the players prefer, 1 runs both Briton Factions.

    When the question "players" is asked with "players=3"
    Then it is allowed
    And the fact "sharings" is "dux | civitates | saxons + scotti, dux + civitates | saxons | scotti"

  @id-1.5.1-c @rule-1.5.1 @derived
  Scenario: Five players are too many
    The working: there are 4 Factions; 2 to 4 players share them out.

    When the question "players" is asked with "players=5"
    Then it is refused by 1.5.1

  @id-1.5.1-d @rule-1.5.1 @derived
  Scenario: Two Factions count by the lower margin
    The working: of 3 and -1 the lower is -1.

    When the question "players" is asked with "players=3; margins=saxons 3, scotti -1"
    Then the fact "margin" is "-1"

  @id-1.5.1-e @rule-1.5.1 @derived
  Scenario: One Faction that meets its condition does not end the game for two
    The working: both Factions of the player must meet their conditions; the Scotti do not.

    When the question "players" is asked with "players=2; met=saxons yes, scotti no"
    Then the fact "ends_the_game" is "false"

  @id-1.5.1-f @rule-1.5.1 @derived
  Scenario: Both Factions that meet their conditions end the game
    The working: both of the player's Factions meet their conditions.

    When the question "players" is asked with "players=2; met=saxons yes, scotti yes"
    Then the fact "ends_the_game" is "true"

  @id-1.5.1-g @rule-1.5.1 @derived
  Scenario: As printed, three players share out the Factions in one way
    The working: 1.5.1 itself names one way; the set-up instructions name the other.

    Given the reading of "1.5.1-three-players" is "as-printed"
    When the question "players" is asked with "players=3"
    Then the fact "sharings" is "dux | civitates | saxons + scotti"
