Feature: 1.9 Pawns and victory markers
  The totals that the victory markers show, before and under Fragmentation.

  @id-1.9-a @rule-1.9 @rule-1.6 @derived
  Scenario: Totals go by current Population and Control
    The working: Saxons: Corieltauvi, raised to 3. Scotti: Demetae, fallen to 0. Britons: Londinium, fallen
    to 1; Dobunni has no Stronghold. Prosperity 5 + 0 + 4 + 3 = 12, without the cube on a Warband; with
    Prestige 10 that makes 22.

    Given the space "imperium: autonomy-military | prestige: 10 | corieltauvi: pop 3; prosperity 5; saxons 2w(1p) settlement@lindum | demetae: pop 0; prosperity 0; scotti 1w settlement@moridunum | londinium: pop 1; prosperity 4; civitates town@londinium | dobunni: pop 2; prosperity 3; civitates 2m"
    When Control of all spaces is determined
    Then the fact "saxon_control" is "3"
    And the fact "scotti_control" is "0"
    And the fact "briton_control" is "1"
    And the fact "total_prosperity" is "12"
    And the fact "prosperity_and_prestige" is "22"

  @id-1.9-b @rule-1.9 @derived
  Scenario: Before Fragmentation the Dux adds Prestige to Total Prosperity
    The working: Barbarian Conspiracy begins with Total Prosperity 80; with Prestige 7 the red marker stands
    at 80 + 7 = 87.

    Given the set-up Barbarian Conspiracy
    And Prestige stands at 7
    When Control of all spaces is determined
    Then the fact "total_prosperity" is "80"
    And the fact "prosperity_and_prestige" is "87"

  @id-1.9-c @rule-1.9 @derived
  Scenario: Under Fragmentation the Dux adds Prestige to Dux Control
    The working: Petty Tyrants begins with Dux Control 6; with Prestige 20 the red marker stands at 6 + 20 =
    26.

    Given the set-up Petty Tyrants
    And Prestige stands at 20
    When Control of all spaces is determined
    Then the fact "dux_control" is "6"
    And the fact "dux_control_and_prestige" is "26"

  @id-1.9-d @rule-1.9 @rule-1.6 @derived
  Scenario: Under Fragmentation Briton Control leaves out the Dux
    The working: Regni, Population 2, is the Civitates' by their blue Foederati, and Deceangli, Population
    2, the Dux's; Briton Control is 2, not 4, and Dux Control 2 + Prestige 5 = 7.

    Given the space "imperium: fragmentation | prestige: 5 | regni: pop 2; civitates 1w/saxons settlement/saxons@anderida | deceangli: pop 2; dux 1c fort@deva"
    When Control of all spaces is determined
    Then the fact "briton_control" is "2"
    And the fact "dux_control" is "2"
    And the fact "dux_control_and_prestige" is "7"
    And the fact "saxon_control" is "0"
