Feature: S.4 Scenario: De Excidio Britanniae
  The set-up is that of Barbarian Conspiracy.

  @id-S.4-a @rule-S.4 @rule-1.6 @rule-1.6.1 @example
  Scenario: Control at the start of De Excidio Britanniae
    The working: it is set up like Barbarian Conspiracy (S.1). The source prints Briton Control of all
    Regions and Cities; no Barbarian piece is on the map, and each space has a Briton Stronghold.

    Given the set-up De Excidio Britanniae
    When Control of all spaces is determined
    Then the Britons Control Dumnonii, Durotriges, Atrebates, Regni, Cantiaci, Londinium, Trinovantes, Iceni, Catuvellauni, Dobunni, Cornovii, Corieltauvi, Silures, Demetae, Ordovices, Deceangli, Brigantes, Parisi, Eboracum, Textoverdi, Carvetii, Votadini and Novantae

  @id-S.4-b @rule-S.4 @rule-1.9 @example
  Scenario: Totals at the start of De Excidio Britanniae
    The working: it is set up like Barbarian Conspiracy (S.1). The printed markers: Briton Control 40, the
    sum of all Populations; Total Prosperity 80 = 2 x 40; with Prestige 0 still 80; Saxon Control 0.

    Given the set-up De Excidio Britanniae
    When Control of all spaces is determined
    Then the fact "briton_control" is "40"
    And the fact "saxon_control" is "0"
    And the fact "total_prosperity" is "80"
    And the fact "prosperity_and_prestige" is "80"

  @id-S.4-c @rule-S.4 @derived
  Scenario: Nothing is wrong at the start of De Excidio Britanniae
    The working: it is set up like Barbarian Conspiracy (S.1). Every site holds 1 Stronghold at most, of a
    kind that it admits, and Prosperity is exactly 2 x Population in every space.

    Given the set-up De Excidio Britanniae
    When the position is checked
    Then no problem is found
