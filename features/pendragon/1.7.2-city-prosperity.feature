Feature: 1.7.2 City Prosperity
  One row of Prosperity in a City, twice its printed Population, all of which Barbarians Plunder with its Stronghold.

  @id-1.7.2-a @rule-1.7.2 @derived
  Scenario: A City holds twice its printed Population
    The working: Londinium has a printed Population of 2, and 2 x 2 = 4; its row goes by the print even when
    its Population has fallen to 1.

    Given the space "imperium: autonomy-military | londinium: pop 1; prosperity 4"
    When the position is checked
    Then no problem is found

  @id-1.7.2-b @rule-1.7.2 @derived
  Scenario: Londinium has no room for a fifth cube
    The working: its row holds 2 x 2 = 4.

    Given the space "imperium: autonomy-military | londinium: pop 2; prosperity 5"
    When the position is checked
    Then a problem with 1.7.2 is found

  @id-1.7.2-c @rule-1.7.2 @derived
  Scenario: Eboracum has no room for a third cube
    The working: its printed Population is 1, and its row holds 2 x 1 = 2.

    Given the space "imperium: autonomy-military | eboracum: pop 1; prosperity 3"
    When the position is checked
    Then a problem with 1.7.2 is found

  @id-1.7.2-d @rule-1.7.2 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Barbarians who take a City Plunder all its Prosperity
    The working: no Units defend, so the Assault follows at once. Escalade: the Garrison of 3 inflicts 3 x ½
    = 1½ losses and 1 of 8 Warbands goes, the ½ left over fitting none. Storm: 7 losses exceed the Garrison
    of 3, whose 3 Attacks take 3 Warbands; 4 are left. The Fort falls: 2 Plunder for it and the 2 Prosperity
    of the City, one on each of the 4.

    Given the space "imperium: roman-rule-military | eboracum: pop 1; prosperity 2; saxons 8w; dux fort@eboracum"
    And the choice "assault/saxons" is "eboracum"
    When the Saxons fight the Dux
    Then Eboracum falls
    And the Saxons lose 4 Saxon Warbands
    And the fact "plunder" is "4"
    And the fact "prosperity" is "-2"

  @id-1.7.2-e @rule-1.7.2 @derived
  Scenario: The row of a City goes by its printed Population
    The working: Londinium, at 0 of 2, still has room for 2 x 2 = 4.

    Given the space "imperium: roman-rule-military | londinium: pop 0; prosperity 3"
    When the question "effects" is asked with "statements=prosperity londinium +1; as=recovery"
    Then afterwards the space is "londinium: pop 0; prosperity 4"

  @id-1.7.2-f @rule-1.7.2 @derived
  Scenario: Recovery adds no cube to the full row of a City
    The working: Eboracum has 1 printed and holds 2.

    Given the space "imperium: roman-rule-military | eboracum: prosperity 2"
    When the question "effects" is asked with "statements=prosperity eboracum +1; as=recovery"
    Then it is refused by 1.7.2
