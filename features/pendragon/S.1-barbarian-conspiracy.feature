Feature: S.1 Scenario: Barbarian Conspiracy
  Control and totals at the start are as printed.

  @id-S.1-a @rule-S.1 @rule-1.6 @rule-1.6.1 @example
  Scenario: Control at the start of Barbarian Conspiracy
    The working: the source prints Briton Control of all Regions and Cities; no Barbarian piece is on the
    map, and each space has a Briton Stronghold.

    Given the set-up Barbarian Conspiracy
    When Control of all spaces is determined
    Then the Britons Control Dumnonii, Durotriges, Atrebates, Regni, Cantiaci, Londinium, Trinovantes, Iceni, Catuvellauni, Dobunni, Cornovii, Corieltauvi, Silures, Demetae, Ordovices, Deceangli, Brigantes, Parisi, Eboracum, Textoverdi, Carvetii, Votadini and Novantae

  @id-S.1-b @rule-S.1 @rule-1.9 @example
  Scenario: Totals at the start of Barbarian Conspiracy
    The working: the printed markers: Briton Control 40, the sum of all Populations; Total Prosperity 80 = 2
    x 40; with Prestige 0 still 80; Saxon Control 0.

    Given the set-up Barbarian Conspiracy
    When Control of all spaces is determined
    Then the fact "briton_control" is "40"
    And the fact "saxon_control" is "0"
    And the fact "total_prosperity" is "80"
    And the fact "prosperity_and_prestige" is "80"

  @id-S.1-c @rule-S.1 @derived
  Scenario: Nothing is wrong at the start of Barbarian Conspiracy
    The working: Every site holds 1 Stronghold at most, of a kind that it admits, and Prosperity is exactly
    2 x Population in every space.

    Given the set-up Barbarian Conspiracy
    When the position is checked
    Then no problem is found

  @id-S.1-d @rule-S.1 @rule-1.4.2 @derived
  Scenario: Votadini is full at the start of Barbarian Conspiracy
    The working: its Hillforts stand on Yeavering and on Traprain Law, its 2 sites.

    Given the set-up Barbarian Conspiracy
    When the question "stacking" is asked with "piece=scotti-settlement, space=votadini"
    Then it is refused by 1.4.2

  @id-S.1-ba @rule-S.1 @derived
  Scenario: The Scotti threshold and margin read as 24 and 34
    The working: Renown 6 - 34 + 5 x 0 Settlements = -28.

    Given the set-up Barbarian Conspiracy
    And the reading of "S.1-scotti-threshold" is "24-and-34"
    When Control of all spaces is determined
    Then the fact "scotti_threshold" is "24"
    And the fact "scotti_margin" is "-28"

  @id-S.1-bb @rule-S.1 @derived
  Scenario: The Scotti threshold and margin read as 19 and 34
    The working: Renown 6 - 34 + 5 x 0 Settlements = -28.

    Given the set-up Barbarian Conspiracy
    And the reading of "S.1-scotti-threshold" is "19-and-34"
    When Control of all spaces is determined
    Then the fact "scotti_threshold" is "19"
    And the fact "scotti_margin" is "-28"

  @id-S.1-bc @rule-S.1 @derived
  Scenario: The Scotti threshold and margin read as 24 and 39
    The working: Renown 6 - 39 + 5 x 0 Settlements = -33.

    Given the set-up Barbarian Conspiracy
    And the reading of "S.1-scotti-threshold" is "24-and-39"
    When Control of all spaces is determined
    Then the fact "scotti_threshold" is "24"
    And the fact "scotti_margin" is "-33"

  @id-S.1-bd @rule-S.1 @derived
  Scenario: The Scotti threshold and margin read as 34 and 49
    The working: Renown 6 - 49 + 5 x 0 Settlements = -43.

    Given the set-up Barbarian Conspiracy
    And the reading of "S.1-scotti-threshold" is "34-and-49"
    When Control of all spaces is determined
    Then the fact "scotti_threshold" is "34"
    And the fact "scotti_margin" is "-43"

  @id-S.1-be @rule-S.1 @derived
  Scenario: The Saxon margin is the higher of Renown and Control
    The working: Renown 10 - 39 + 5 x 0 = -29; Control 0 - 3 = -3; the higher is -3.

    Given the set-up Barbarian Conspiracy
    When Control of all spaces is determined
    Then the fact "saxon_threshold" is "24"
    And the fact "saxon_margin" is "-3"
