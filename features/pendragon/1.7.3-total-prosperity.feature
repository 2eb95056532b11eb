Feature: 1.7.3 Total Prosperity
  Total Prosperity counts the cubes in Regions and Cities, not those on Units.

  @id-1.7.3-a @rule-1.7.3 @derived
  Scenario: Cubes on Units are not part of Total Prosperity
    The working: Corieltauvi has 2 cubes and Londinium 4: 2 + 4 = 6. The 3 Plunder on Raiders and Warbands
    do not count.

    Given the space "imperium: autonomy-military | corieltauvi: pop 2; prosperity 2; saxons 4r(2p) 1w(1p) | londinium: pop 2; prosperity 4; civitates town@londinium"
    When Control of all spaces is determined
    Then the fact "total_prosperity" is "6"

  @id-1.7.3-b @rule-1.7.3 @derived
  Scenario: Prosperity counts in spaces that nobody Controls too
    The working: Iceni, without Control, has 3 cubes, and Regni, under Saxon Control, 2; 3 + 2 = 5.

    Given the space "imperium: autonomy-military | iceni: pop 2; prosperity 3; saxons 2w | regni: pop 2; prosperity 2; saxons 1w settlement@anderida"
    When Control of all spaces is determined
    Then the fact "total_prosperity" is "5"
