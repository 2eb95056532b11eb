Feature: S.2 Scenario: Petty Tyrants
  Control and totals under Fragmentation are as printed.

  @id-S.2-a @rule-S.2 @rule-1.6 @rule-1.6.1 @example
  Scenario: Control at the start of Petty Tyrants
    The working: as printed, space by space. Ties: Atrebates, 1 Fort + 2 Cavalry against 1 Town + 2 Militia;
    Silures, 1 red Settlement + 2 red Warbands against 1 Town + 2 Militia. In Parisi the Dux has 1 + 3 = 4
    with Foederati against 1 + 1 = 2, in Textoverdi 1 + 3 = 4 against 1 + 2 = 3.

    Given the set-up Petty Tyrants
    When Control of all spaces is determined
    Then the Civitates Control Dumnonii, Durotriges, Londinium, Trinovantes, Catuvellauni, Dobunni, Cornovii, Ordovices, Brigantes and Votadini
    And the Dux Control Deceangli, Parisi, Eboracum, Textoverdi and Carvetii
    And the Saxons Control Regni, Cantiaci, Iceni and Corieltauvi
    And the Scotti Control Demetae and Novantae
    And nobody Controls Atrebates and Silures

  @id-S.2-b @rule-S.2 @rule-1.9 @example
  Scenario: Totals at the start of Petty Tyrants
    The working: the printed markers. Civitates 2 + 1 + 2 + 2 + 3 + 2 + 2 + 1 + 1 + 2 = 18; Dux 1 + 2 + 1 +
    1 + 1 = 6; Saxons 1 + 2 + 1 + 2 = 6; with Prestige 2 the Dux has 6 + 2 = 8.

    Given the set-up Petty Tyrants
    When Control of all spaces is determined
    Then the fact "briton_control" is "18"
    And the fact "dux_control" is "6"
    And the fact "saxon_control" is "6"
    And the fact "dux_control_and_prestige" is "8"

  @id-S.2-c @rule-S.2 @rule-1.7.3 @derived
  Scenario: Scotti Control and Prosperity at the start of Petty Tyrants
    The working: Scotti: Demetae 1 + Novantae 1 = 2. Prosperity, in the order of the source: 2 + 1 + 2 + 1 +
    2 + 4 + 2 + 1 + 3 + 4 + 2 + 2 + 1 + 1 + 1 + 1 + 1 + 2 + 2 + 1 + 1 + 2 + 1 = 40.

    Given the set-up Petty Tyrants
    When Control of all spaces is determined
    Then the fact "scotti_control" is "2"
    And the fact "total_prosperity" is "40"

  @id-S.2-d @rule-S.2 @derived
  Scenario: Nothing is wrong at the start of Petty Tyrants
    The working: Dumnonii stands at its printed 1 + 1 = 2; no Region has more Prosperity than 2 x
    Population; every Stronghold is on a site that admits it.

    Given the set-up Petty Tyrants
    When the position is checked
    Then no problem is found

  @id-S.2-e @rule-S.2 @rule-1.3.3 @derived
  Scenario: Petty Tyrants begins without Maintained Roads
    The working: the set-up has Roads Not Maintained, so by 1.3.3 the Road from Corieltauvi to Dobunni is of
    no use.

    Given the set-up Petty Tyrants
    When the question "adjacency" is asked with "from=corieltauvi, to=dobunni, by=road"
    Then it is refused by 1.3.3

  @id-S.2-f @rule-S.2 @rule-1.4.2 @derived
  Scenario: Brigantes has Barwick free at the start of Petty Tyrants
    The working: its Hillfort stands on Mam Tor, so of its 2 sites Barwick is free.

    Given the set-up Petty Tyrants
    When the question "stacking" is asked with "piece=saxon-settlement, space=brigantes"
    Then it is allowed
    And the fact "sites" is "barwick"
