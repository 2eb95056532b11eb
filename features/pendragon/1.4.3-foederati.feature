Feature: 1.4.3 Foederati
  Foederati are pieces of the Faction that they serve, except where their Nation is named.

  @id-1.4.3-a @rule-1.4.3 @rule-1.6 @derived
  Scenario: Blue Foederati Control a Region for the Civitates
    The working: the 3 Warbands and the Settlement bear blue markers: 4 pieces of the Civitates, Stronghold
    included, against 0. Counted by color they would be the Saxons'.

    Given the space "imperium: fragmentation | regni: civitates 3w/saxons settlement/saxons@anderida"
    When Control of Regni is determined
    Then the Civitates Control it

  @id-1.4.3-b @rule-1.4.3 @rule-1.6 @derived
  Scenario: Red Foederati count against free Warbands of their Nation
    The working: the Dux has 3 Warbands + 1 Settlement = 4, the Saxons 2 Warbands + 1 Settlement = 3, and 4
    > 3. By color it would be 7 Saxon pieces against 0.

    Given the space "imperium: fragmentation | corieltauvi: saxons 2w settlement@lindum; dux 3w/saxons settlement/saxons@ratae"
    When Control of Corieltauvi is determined
    Then the Dux Control it

  @id-1.4.3-c @rule-1.4.3 @rule-1.6 @derived
  Scenario: Red and blue Foederati of one Nation count for different Factions
    The working: the Civitates have 1 Militia + 2 Warbands + 1 Settlement = 4, the Dux 3 Warbands; 4 > 3
    under Fragmentation.

    Given the space "imperium: fragmentation | catuvellauni: civitates 1m 2w/saxons settlement/saxons@durocobrivis; dux 3w/saxons"
    When Control of Catuvellauni is determined
    Then the Civitates Control it

  @id-1.4.3-d @rule-1.4.3 @rule-1.6 @derived
  Scenario: A Foederati Settlement is the Stronghold that Control needs
    The working: the Britons have 3 Militia + 1 red Settlement = 4 against 3 Scotti Warbands, and the
    Settlement is their only Stronghold.

    Given the space "imperium: autonomy-military | silures: dux settlement/scotti@dinas-powys; civitates 3m; scotti 3w"
    When Control of Silures is determined
    Then the Britons Control it

  @id-1.4.3-e @rule-1.4.3 @rule-3.6.2 @derived
  Scenario: Saxon Foederati of the Dux are at home in the Fens
    The working: Home Terrain goes by Nation (1.4.3, 3.6.1): Saxon pieces are at home in Fens, and
    Corieltauvi is Fens. Troops there Ambush on 3-6, 4 of 6 faces.

    Given the space "imperium: autonomy-military | corieltauvi: dux 3w/saxons; scotti 2w"
    When the question "evade-ambush" is asked with "space=corieltauvi, faction=dux, group=troops, attempt=ambush"
    Then it is allowed
    And the answer is "2/3"

  @id-1.4.3-f @rule-1.4.3 @rule-3.6.2 @derived
  Scenario: Saxon Foederati of the Dux are not at home in the Hills
    The working: Brigantes is Hills, the Home Terrain of Scotti pieces; Saxon Foederati keep that of their
    Nation, Fens, and only Troops at home may Ambush.

    Given the space "imperium: autonomy-military | brigantes: dux 3w/saxons; scotti 2w"
    When the question "evade-ambush" is asked with "space=brigantes, faction=dux, group=troops, attempt=ambush"
    Then it is refused by 3.6.2
