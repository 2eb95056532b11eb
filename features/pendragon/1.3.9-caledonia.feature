Feature: 1.3.9 Caledonia
  Caledonia is a source of Raids and holds no pieces.

  @id-1.3.9-a @rule-1.3.9 @rule-1.4.2 @derived
  Scenario: Scotti Raiders cannot stay in Caledonia
    The working: by 1.3.9 Raids can come from Caledonia, but it cannot hold pieces, which 1.4.2 repeats.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=scotti-raider, space=caledonia"
    Then it is refused by 1.4.2

  @id-1.3.9-b @rule-1.3.9 @rule-1.4.2 @derived
  Scenario: No Settlement can stand in Caledonia
    The working: by 1.3.9 Raids can come from Caledonia, but it cannot hold pieces, which 1.4.2 repeats.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=scotti-settlement, space=caledonia"
    Then it is refused by 1.4.2

  @id-1.3.9-ba @rule-1.3.9 @derived
  Scenario: Novantae borders Caledonia
    The working: Caledonia borders Novantae and Votadini.

    When the question "adjacency" is asked with "from=caledonia; to=novantae"
    Then it is allowed

  @id-1.3.9-bb @rule-1.3.9 @derived
  Scenario: Carvetii does not border Caledonia
    The working: its Forts watch Caledonia, but only Novantae and Votadini border it.

    When the question "adjacency" is asked with "from=carvetii; to=caledonia"
    Then it is refused by 1.3.9
