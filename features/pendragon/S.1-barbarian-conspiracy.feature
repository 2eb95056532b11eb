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
