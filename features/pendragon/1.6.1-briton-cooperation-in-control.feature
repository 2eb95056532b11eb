Feature: 1.6.1 Briton cooperation in Control
  Before Fragmentation the Dux and the Civitates Control spaces together, under Fragmentation apart.

  @id-1.6.1-a @rule-1.6.1 @derived
  Scenario: Before Fragmentation the Britons add up their pieces
    The working: the Dux has 1 Cavalry + 1 Fort = 2, the Civitates 1 Militia: 3 against 2 Warbands. Alone,
    the Dux would have 2 against 3.

    Given the space "imperium: autonomy-civilian | corieltauvi: dux 1c fort@lindum; civitates 1m; saxons 2w"
    When Control of Corieltauvi is determined
    Then the Britons Control it

  @id-1.6.1-b @rule-1.6.1 @derived
  Scenario: Under Fragmentation the same pieces Control nothing
    The working: the Dux has 1 Cavalry + 1 Fort = 2 against 1 Militia + 2 Warbands = 3, and the others have
    no Stronghold.

    Given the space "imperium: fragmentation | corieltauvi: dux 1c fort@lindum; civitates 1m; saxons 2w"
    When Control of Corieltauvi is determined
    Then nobody Controls it

  @id-1.6.1-c @rule-1.6.1 @derived
  Scenario: The Stronghold of one Briton Faction and the Troops of the other
    The working: together the Britons have 3 Cavalry + 1 Hillfort = 4 against 3 Scotti Warbands, with the
    Hillfort of the Civitates as Stronghold.

    Given the space "imperium: roman-rule-civilian | dumnonii: civitates hillfort@tintagel; dux 3c; scotti 3w"
    When Control of Dumnonii is determined
    Then the Britons Control it

  @id-1.6.1-d @rule-1.6.1 @derived
  Scenario: Under Fragmentation the Dux Controls against the Civitates
    The working: the Dux has 3 Cavalry + 1 Fort = 4, the Civitates 2 Militia + 1 Town = 3, and 4 > 3, as in
    Textoverdi in Petty Tyrants.

    Given the space "imperium: fragmentation | textoverdi: dux 3c fort@pons-aelius; civitates 2m town@cataractonium"
    When Control of Textoverdi is determined
    Then the Dux Control it

  @id-1.6.1-e @rule-1.6.1 @derived
  Scenario: The Dux alone gives Briton Control before Fragmentation
    The working: the Dux has 1 Fort + 2 Cavalry = 3 against 0; before Fragmentation that is Briton Control.

    Given the space "imperium: roman-rule-military | deceangli: dux 2c fort@deva"
    When Control of Deceangli is determined
    Then the Britons Control it

  @id-1.6.1-f @rule-1.6.1 @derived
  Scenario: Under Fragmentation a City belongs to the Faction of its Stronghold
    The working: the Town in Londinium is the Civitates', so they Control the City, not the Dux with 6
    Cavalry.

    Given the space "imperium: fragmentation | londinium: civitates town@londinium; dux 6c"
    When Control of Londinium is determined
    Then the Civitates Control it

  @id-1.6.1-g @rule-1.6.1 @rule-1.6 @derived
  Scenario: The start of Barbarian Conspiracy under Fragmentation
    The working: where both have pieces: 2 to 2 in Atrebates, Regni, Cantiaci, Trinovantes and Corieltauvi,
    a tie; Dux 3 to 1 in Silures (2 Cavalry + 1 Fort against 1 Town) and 4 to 1 in Textoverdi (3 + 1 against
    1). Dux Control is Silures 1 + Textoverdi 2 + Deceangli 2 + Eboracum 1 + Carvetii 1 = 7; the ties leave
    out 3 + 2 + 2 + 2 + 2 = 11, and 40 - 7 - 11 = 22.

    Given the set-up Barbarian Conspiracy
    And the Imperium is Fragmentation
    When Control of all spaces is determined
    Then the Dux Control Silures, Textoverdi, Deceangli, Eboracum and Carvetii
    And the Civitates Control Dumnonii, Durotriges, Londinium, Iceni, Catuvellauni, Dobunni, Cornovii, Demetae, Ordovices, Brigantes, Parisi, Votadini and Novantae
    And nobody Controls Atrebates, Regni, Cantiaci, Trinovantes and Corieltauvi
    And the fact "dux_control" is "7"
    And the fact "briton_control" is "22"

  @id-1.6.1-h @rule-1.6.1 @rule-1.6 @derived
  Scenario: The start of Petty Tyrants before Fragmentation
    The working: together the Britons Control all that each Controlled, 18 + 6 = 24, and the two ties
    between them: Atrebates, 3 + 3 against 0, Population 2, and Silures, 3 + 3 against 0, Population 1; 24 +
    2 + 1 = 27.

    Given the set-up Petty Tyrants
    And the Imperium is Autonomy with Military Dominance
    When Control of all spaces is determined
    Then the Britons Control Atrebates, Silures, Parisi, Textoverdi and Trinovantes
    And the Saxons Control Regni, Cantiaci, Iceni and Corieltauvi
    And the fact "briton_control" is "27"
