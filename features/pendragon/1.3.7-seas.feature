Feature: 1.3.7 Seas
  The 4 Seas lie around the map and hold no pieces.

  @id-1.3.7-a @rule-1.3.7 @rule-1.4.2 @derived
  Scenario: Cavalry cannot be in the Oceanus Britannicus
    The working: the Oceanus Britannicus is one of the 4 Seas of 1.3.7, and by 1.4.2 no piece may occupy a
    Sea.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=cavalry, space=britannicus"
    Then it is refused by 1.4.2

  @id-1.3.7-b @rule-1.3.7 @rule-1.4.2 @derived
  Scenario: Saxon Raiders cannot be in the Oceanus Germanicus
    The working: the Oceanus Germanicus is one of the 4 Seas of 1.3.7, and by 1.4.2 no piece may occupy a
    Sea.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=saxon-raider, space=germanicus"
    Then it is refused by 1.4.2

  @id-1.3.7-c @rule-1.3.7 @rule-1.4.2 @derived
  Scenario: Scotti Warbands cannot be in the Oceanus Hibernicus
    The working: the Oceanus Hibernicus is one of the 4 Seas of 1.3.7, and by 1.4.2 no piece may occupy a
    Sea.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=scotti-warband, space=hibernicus"
    Then it is refused by 1.4.2

  @id-1.3.7-d @rule-1.3.7 @rule-1.4.2 @derived
  Scenario: Scotti Raiders cannot be in the Oceanus Septentrionalis
    The working: the Oceanus Septentrionalis is one of the 4 Seas of 1.3.7, and by 1.4.2 no piece may occupy
    a Sea.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=scotti-raider, space=septentrionalis"
    Then it is refused by 1.4.2

  @id-1.3.7-e @rule-1.3.7 @rule-1.4.2 @derived
  Scenario: A position with a Raider at sea is wrong
    The working: Raiders cross the Seas in a Raid, but by 1.4.2 none may stay there.

    Given the space "imperium: autonomy-military | germanicus: saxons 1r"
    When the position is checked
    Then a problem with 1.4.2 is found

  @id-1.3.7-f @rule-1.3.7 @derived
  Scenario: No Phase of an Epoch Round changes a Sea
    The working: Only Events do.

    Given the space "unpatrolled: hibernicus | iceni: empty"
    When the question "effects" is asked with "statements=sea hibernicus patrolled; executing=dux; as=upkeep"
    Then it is refused by 1.3.7
