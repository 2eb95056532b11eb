Feature: 3.6.6 Siege
  When a Stronghold can be besieged, and what starves inside.

  @id-3.6.6-a @rule-3.6.6 @derived
  Scenario: 4 Troops besiege a Town
    The working: Capacity 4, 4 Warbands, and nobody in the open.

    Given the space "imperium: fragmentation | dobunni: saxons 4w; civitates 2com@glevum town@glevum"
    When the Saxons would besiege Glevum, held by the Civitates
    Then it is allowed

  @id-3.6.6-b @rule-3.6.6 @derived
  Scenario: Raiders do not count for a Siege
    The working: 3 Troops < 4; the 5 Raiders are no Troops.

    Given the space "imperium: fragmentation | dobunni: saxons 3w 5r; civitates 2com@glevum town@glevum"
    When the Saxons would besiege Glevum, held by the Civitates
    Then it is refused by 3.6.6

  @id-3.6.6-c @rule-3.6.6 @derived
  Scenario: No Siege while a defender stands in the open
    The working: 1 Comitates is neither inside nor gone.

    Given the space "imperium: fragmentation | dobunni: saxons 4w; civitates 1com 1com@glevum town@glevum"
    When the Saxons would besiege Glevum, held by the Civitates
    Then it is refused by 3.6.6

  @id-3.6.6-d @rule-3.6.6 @derived
  Scenario: 2 Troops besiege a Fort
    The working: Capacity 2, 2 Warbands.

    Given the space "imperium: fragmentation | regni: scotti 2w; dux 1c@anderida fort@anderida"
    When the Scotti would besiege Anderida, held by the Dux
    Then it is allowed

  @id-3.6.6-e @rule-3.6.6 @derived
  Scenario: 1 Troop cannot besiege a Fort
    The working: 1 < 2.

    Given the space "imperium: fragmentation | regni: scotti 1w; dux 1c@anderida fort@anderida"
    When the Scotti would besiege Anderida, held by the Dux
    Then it is refused by 3.6.6

  @id-3.6.6-f @rule-3.6.6 @derived
  Scenario: Cavalry besieges a Settlement
    The working: Capacity 2, 2 Cavalry; Raiders inside can be starved like Troops.

    Given the space "imperium: autonomy-military | regni: dux 2c; saxons 2r@anderida settlement@anderida"
    When the Dux would besiege Anderida, held by the Saxons
    Then it is allowed

  @id-3.6.6-g @rule-3.6.6 @derived
  Scenario: 5 Troops cannot besiege Eboracum
    The working: its full Capacity counts, 6, not the 4 of a Coup de Main.

    Given the space "imperium: fragmentation | eboracum: saxons 5w; civitates 1m@eboracum town@eboracum"
    When the Saxons would besiege Eboracum, held by the Civitates
    Then it is refused by 3.6.6

  @id-3.6.6-h @rule-3.6.6 @derived
  Scenario: 6 Troops besiege Eboracum
    The working: 6 is as many as the Capacity.

    Given the space "imperium: fragmentation | eboracum: saxons 6w; civitates 1m@eboracum town@eboracum"
    When the Saxons would besiege Eboracum, held by the Civitates
    Then it is allowed

  @id-3.6.6-i @rule-3.6.6 @derived
  Scenario: 8 Troops cannot besiege Londinium
    The working: 8 < 9, the printed Capacity.

    Given the space "imperium: fragmentation | londinium: saxons 8w; civitates 1m@londinium town@londinium"
    When the Saxons would besiege Londinium, held by the Civitates
    Then it is refused by 3.6.6

  @id-3.6.6-j @rule-3.6.6 @derived
  Scenario: In the other reading 8 Troops besiege Londinium
    The working: 2 x 4 = 8.

    Given the space "imperium: fragmentation | londinium: saxons 8w; civitates 1m@londinium town@londinium"
    And the reading of "3.6.4-londinium-capacity" is "eight"
    When the Saxons would besiege Londinium, held by the Civitates
    Then it is allowed

  @id-3.6.6-k @rule-3.6.6 @derived
  Scenario: A Stronghold that was Assaulted cannot be besieged
    The working: 4 Warbands would be enough, but Glevum was Assaulted in this Battle.

    Given the space "imperium: fragmentation | dobunni: saxons 4w; civitates 2com@glevum town@glevum"
    When the question "siege" is asked with "space=dobunni, attacker=saxons, defender=civitates, site=glevum, assaulted=glevum"
    Then it is refused by 3.6.6

  @id-3.6.6-l @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: The defender chooses who starves, and a Siege eliminates 1 Unit
    The working: all defenders Withdrew; 4 Warbands besiege the Town, and the Civitates give up the Militia.
    The Siege comes after the consequences: no Renown for 1 to 0.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: saxons 4w; civitates 1com 1m town@glevum"
    And the choice "withdraw/civitates" is "1com@glevum 1m@glevum"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "glevum"
    And the choice "starve/glevum/civitates" is "1m"
    When the Saxons fight the Civitates
    Then the Civitates lose 1 Militia
    And the Saxons lose nothing
    And Glevum does not fall
    And Saxon Renown changes by 0

  @id-3.6.6-m @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: Cavalry starves without any change of Prestige
    The working: 2 Cavalry in the Fort, 2 Warbands besiege it: 1 Cavalry starves. No -1, since the Siege
    does not count.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; dux 2c fort@anderida"
    And the choice "withdraw/dux" is "2c@anderida"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "anderida"
    When the Saxons fight the Dux
    Then the Dux lose 1 Cavalry
    And the Saxons lose nothing
    And Prestige changes by 0
    And Saxon Renown changes by 0

  @id-3.6.6-n @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: Starved Cavalry goes to the Casualties box
    The working: the box starts empty and holds 1 Cavalry in the end.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 2w; dux 2c fort@anderida"
    And the choice "withdraw/dux" is "2c@anderida"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "anderida"
    When the Saxons fight the Dux
    Then the box "casualties" is "dux 1c"

  @id-3.6.6-o @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: 6 Troops besiege a Hillfort and a Town at once
    The working: 2 + 4 = 6: each Troop counts for 1 Siege, and each Siege starves 1 Unit.

    Given the space "imperium: fragmentation | dobunni: saxons 6w; civitates 1com 1m hillfort@glevum town@corinium"
    And the choice "withdraw/civitates" is "1m@glevum 1com@corinium"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "glevum corinium"
    When the Saxons fight the Civitates
    Then the Civitates lose 1 Militia and 1 Comitates
    And the Saxons lose nothing

  @id-3.6.6-p @rule-3.6.6 @derived
  Scenario: 5 Troops are too few for a Hillfort and a Town
    The working: 5 is enough for either, but 2 + 4 = 6 for both.

    Given the space "imperium: fragmentation | dobunni: saxons 5w; civitates 1com 1m hillfort@glevum town@corinium"
    And the choice "withdraw/civitates" is "1m@glevum 1com@corinium"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "glevum corinium"
    When the Saxons fight the Civitates
    Then the choice is not legal

  @id-3.6.6-q @rule-3.6.3 @rule-3.6.4 @rule-3.6.6 @derived
  Scenario: After one Stronghold was taken the other may be besieged
    The working: the Hillfort takes 1 of 8 Warbands (Escalade ½, Storm 1) and falls; 7 are at least the 4
    that the Town needs.

    Given the space "imperium: fragmentation | dobunni: saxons 8w; civitates 2com hillfort@glevum town@corinium"
    And the choice "withdraw/civitates" is "2com@corinium"
    And the choice "assault/saxons" is "glevum"
    And the choice "assault-second/saxons" is "none"
    And the choice "siege/saxons" is "corinium"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Comitates and 1 Hillfort
    And Glevum falls
    And Corinium does not fall

  @id-3.6.6-r @rule-3.6.2 @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: Defenders that Evaded do not prevent a Siege
    The working: the Warbands Evade on a 5, the Raiders Withdraw; 2 Cavalry besiege the Settlement, Capacity
    2, and 1 Raider starves.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 2c; saxons 2w 2r settlement@ratae"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "pre-battle/troops/saxons" is "evade"
    And the dice show 5
    And the choice "withdraw/saxons" is "2r@ratae"
    And the choice "assault/dux" is "none"
    And the choice "siege/dux" is "ratae"
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Raider
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.6-s @rule-3.6.2 @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: Attackers that Evaded do not count for a Siege
    The working: 1 of 4 Warbands Evades on a 5: 3 < 4, and the Saxons are offered no Siege.

    Given the space "imperium: fragmentation | corieltauvi: saxons 4w; civitates 2com town@ratae"
    And the Saxons play by the policy ask
    And the choice "pre-battle/troops/saxons" is "evade 1w"
    And the dice show 5
    And the choice "withdraw/civitates" is "2com@ratae"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose nothing

  @id-3.6.6-t @rule-3.6.2 @rule-3.6.3 @rule-3.6.6 @derived
  Scenario: In the other reading attackers that Evaded count for a Siege
    The working: 3 + 1 = 4 Troops in the space: 1 Comitates starves.

    Given the space "imperium: fragmentation | corieltauvi: saxons 4w; civitates 2com town@ratae"
    And the reading of "3.6.6-evaded-besiegers" is "counted"
    And the choice "pre-battle/troops/saxons" is "evade 1w"
    And the dice show 5
    And the choice "withdraw/civitates" is "2com@ratae"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "ratae"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose 1 Comitates

  @id-3.6.6-u @rule-3.6.6 @derived
  Scenario: Nothing starves where a Stronghold is empty
    The working: 2 Warbands are enough for the Hillfort, but it has no Unit inside; its Garrison is no
    piece.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; civitates hillfort@anderida"
    And the Saxons play by the policy bold
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose nothing
    And Anderida does not fall
    And Saxon Renown changes by 0
