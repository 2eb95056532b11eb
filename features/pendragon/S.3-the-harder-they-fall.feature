Feature: S.3 Scenario: The Harder They Fall
  Control and totals at the start are as printed.

  @id-S.3-a @rule-S.3 @rule-1.6 @rule-1.6.1 @example
  Scenario: Control at the start of The Harder They Fall
    The working: as printed: the Scotti in Demetae, nobody in Iceni (2 Saxon Warbands and no Stronghold) and
    Novantae (empty), the Britons elsewhere, in Regni by blue Foederati alone.

    Given the set-up The Harder They Fall
    When Control of all spaces is determined
    Then the Scotti Control Demetae
    And nobody Controls Iceni and Novantae
    And the Britons Control Dumnonii, Durotriges, Atrebates, Regni, Cantiaci, Londinium, Trinovantes, Catuvellauni, Dobunni, Cornovii, Corieltauvi, Silures, Ordovices, Deceangli, Brigantes, Parisi, Eboracum, Textoverdi, Carvetii and Votadini

  @id-S.3-b @rule-S.3 @rule-1.9 @example
  Scenario: Totals at the start of The Harder They Fall
    The working: the printed markers. Briton Control 40 - Demetae 1 - Iceni 2 - Novantae 1 = 36. Prosperity
    1 + 4 + 6 + 2 + 2 + 4 + 2 + 0 + 6 + 4 + 4 + 2 + 1 + 1 + 1 + 4 + 2 + 4 + 2 + 2 + 1 + 2 + 0 = 57, and with
    Prestige 10 it makes 67. Saxon Control 0.

    Given the set-up The Harder They Fall
    When Control of all spaces is determined
    Then the fact "briton_control" is "36"
    And the fact "saxon_control" is "0"
    And the fact "total_prosperity" is "57"
    And the fact "prosperity_and_prestige" is "67"

  @id-S.3-c @rule-S.3 @rule-1.9 @derived
  Scenario: Scotti Control at the start of The Harder They Fall
    The working: the Scotti Control Demetae alone, Population 1.

    Given the set-up The Harder They Fall
    When Control of all spaces is determined
    Then the fact "scotti_control" is "1"

  @id-S.3-d @rule-S.3 @derived
  Scenario: Nothing is wrong at the start of The Harder They Fall
    The working: no Region has more Prosperity than 2 x its printed Population, and every Stronghold is on a
    site that admits it.

    Given the set-up The Harder They Fall
    When the position is checked
    Then no problem is found

  @id-S.3-e @rule-S.3 @rule-1.4.2 @derived
  Scenario: Both sites of Novantae are free at the start of The Harder They Fall
    The working: Novantae is empty; Alclud is one of its 2 Hillfort sites, which may hold a Settlement.

    Given the set-up The Harder They Fall
    When the question "stacking" is asked with "piece=scotti-settlement, space=novantae, site=alclud"
    Then it is allowed
