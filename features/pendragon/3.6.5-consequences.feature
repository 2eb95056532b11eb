Feature: 3.6.5 Battle consequences
  Prestige, Renown and Plunder after a Battle.

  @id-3.6.5-a @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Cavalry on the losing side costs 1 Prestige; Barbarians with nobody left gain nothing
    The working: Charge: 1 of 3 Warbands. Melee: 4 Militia inflict 2, the other 2 Warbands, which inflict 2,
    all 4 Militia. The Saxons eliminated 4 and lost 3: Prestige -1; they have no piece in the space: no
    Renown.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 3w; dux 1c; civitates 4m"
    And the choice "losses/melee/britons" is "civitates 4m"
    When the Saxons fight the Civitates
    Then the Saxons lose 3 Saxon Warbands
    And the Civitates lose 4 Militia
    And the Dux lose nothing
    And Prestige changes by -1
    And Saxon Renown changes by 0

  @id-3.6.5-b @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Barbarians who beat Cavalry and keep a piece gain 1 Renown
    The working: Charge: 1 of 4 Warbands. Melee: 3 losses, 1 Cavalry and 4 Militia (1 + 4 x ½); 4 Militia
    inflict 2, 2 Warbands. 5 eliminated against 3 lost: Prestige -1, Renown +1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 4w; dux 1c; civitates 4m"
    When the Saxons fight the Civitates
    Then the Saxons lose 3 Saxon Warbands
    And the Dux lose 1 Cavalry
    And the Civitates lose 4 Militia
    And Prestige changes by -1
    And Saxon Renown changes by +1

  @id-3.6.5-c @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: A tie moves no track
    The working: Charge: 1 Warband. Melee: 1 Cavalry. 1 against 1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; dux 1c"
    When the Saxons fight the Dux
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose 1 Cavalry
    And Prestige changes by 0
    And Saxon Renown changes by 0

  @id-3.6.5-d @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Under Fragmentation Cavalry earns Prestige against the Civitates
    The working: 1 Comitates eliminated against 0 lost: +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: dux 1c; civitates 1com"
    When the Dux fight the Civitates
    Then the Civitates lose 1 Comitates
    And Prestige changes by +1

  @id-3.6.5-e @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Before Fragmentation the Civitates who beat Cavalry still cost Prestige
    The working: the Trap's 2 losses destroy 2 Cavalry: 2 eliminated against 0 lost. Only the gain is ruled
    out: -1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: civitates 2com; dux 2c"
    And an Event lets "civitates 2com" Entrap
    When the Civitates fight the Dux
    Then the Dux lose 2 Cavalry
    And the Civitates lose nothing
    And Prestige changes by -1

  @id-3.6.5-f @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Without Cavalry the Dux earns no Prestige in the field
    The working: the red Warband's 1 loss takes 2 Raiders, but no Cavalry fought.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 1w/scotti; saxons 2r"
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.5-g @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The Garrison of a Fort is not Cavalry
    The working: Escalade: 1, the only Warband; the Fort holds, and Prestige stays.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 1w; dux fort@anderida"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Dux
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing
    And Anderida does not fall
    And Prestige changes by 0

  @id-3.6.5-h @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Cavalry inside an Assaulted Stronghold fought
    The working: Escalade: (1 Garrison + 1 Cavalry) x 1 = 2, the only Warband. 1 eliminated against 0 lost:
    +1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 1w; dux 1c fort@anderida"
    And the choice "withdraw/dux" is "1c@anderida"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Dux
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing
    And Prestige changes by +1

  @id-3.6.5-i @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Cavalry that Withdrew and was not Assaulted did not fight
    The working: Melee: the Comitates' 1 loss takes both Raiders. The Britons won 2 to 0 without Cavalry.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 2r; dux 1c fort@anderida; civitates 1com"
    And the Battle is part of a Raid
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "withdraw/dux" is "1c@anderida"
    And the choice "shelter/civitates" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose nothing
    And the Civitates lose nothing
    And Prestige changes by 0

  @id-3.6.5-j @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A lost Fort costs 2 Prestige
    The working: 2 of 3 Warbands are lost (Escalade 1, Storm 1), the Fort falls: -2. 1 eliminated against 2
    lost: no Renown. Of the 2 Plunder the 1 Warband left carries 1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 3w; dux fort@anderida"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Dux
    Then the Saxons lose 2 Saxon Warbands
    And the Dux lose 1 Fort
    And Prestige changes by -2
    And Saxon Renown changes by 0
    And afterwards the space is "regni: saxons 1w(1p)"

  @id-3.6.5-k @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Two lost Forts cost 4 Prestige, under Fragmentation too
    The working: each Fort takes 2 Warbands (Escalade 1, Storm 1): 6 - 4 = 2 left, with 2 of the 4 Plunder.
    2 x -2 = -4.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: saxons 6w; dux fort@glevum fort@corinium"
    And the choice "assault/saxons" is "glevum"
    And the choice "assault-second/saxons" is "corinium"
    When the Saxons fight the Dux
    Then the Saxons lose 4 Saxon Warbands
    And the Dux lose 2 Forts
    And Prestige changes by -4
    And afterwards the space is "dobunni: saxons 2w(2p)"

  @id-3.6.5-l @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A Town lost before Fragmentation costs 2 Prestige
    The working: Escalade 1, Storm 2: 3 of 4 Warbands lost, the Town falls: -2.

    Given the space "imperium: autonomy-military | prestige: 20 | dobunni: saxons 4w; civitates town@glevum"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then Glevum falls
    And Prestige changes by -2

  @id-3.6.5-m @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A Town lost under Fragmentation costs no Prestige
    The working: the same Assault; the Town counts before Fragmentation only.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: saxons 4w; civitates town@glevum"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then Glevum falls
    And Prestige changes by 0

  @id-3.6.5-n @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A lost Hillfort costs no Prestige and yields 2 Plunder
    The working: Storm: 1 of 4 Warbands lost, 3 left, 2 of them with Plunder. 1 eliminated against 1 lost:
    no Renown.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 4w; civitates hillfort@anderida"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Civitates
    Then Anderida falls
    And Prestige changes by 0
    And Saxon Renown changes by 0
    And afterwards the space is "regni: saxons 3w(2p)"

  @id-3.6.5-o @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A lost red Settlement is no Fort
    The working: no Garrison, no losses; no Fort or Town, so Prestige stays. The Scotti eliminated 1 and
    lost 0: Renown +1, and 2 Plunder.

    Given the space "imperium: autonomy-military | prestige: 20 | scotti-renown: 10 | regni: scotti 2w; dux settlement/saxons@anderida"
    And the choice "assault/scotti" is "anderida"
    When the Scotti fight the Dux
    Then the Dux lose 1 Saxon Settlement
    And the Scotti lose nothing
    And Prestige changes by 0
    And Scotti Renown changes by +1
    And afterwards the space is "regni: scotti 2w(2p)"

  @id-3.6.5-p @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A Town yields 3 Plunder
    The working: Escalade 1, Storm 2: 7 - 3 = 4 Warbands left, 3 with Plunder.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: saxons 7w; civitates town@glevum"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then the Saxons lose 3 Saxon Warbands
    And afterwards the space is "dobunni: saxons 4w(3p)"

  @id-3.6.5-q @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A captured City yields all its Prosperity besides
    The working: Escalade 4 x ½ = 2, Storm 4: 16 - 6 = 10 left. 3 for the Town + 4 of the City = 7 Plunder;
    Prosperity 4 - 4 = 0.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | londinium: saxons 16w; civitates town@londinium; prosperity 4"
    And the choice "assault/saxons" is "londinium"
    When the Saxons fight the Civitates
    Then the Saxons lose 6 Saxon Warbands
    And afterwards the space is "londinium: saxons 10w(7p)"

  @id-3.6.5-r @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A Fort in a City yields 2 Plunder and the Prosperity of the City
    The working: Escalade 3 x ½ = 1½, 1 lost, Storm 3: 10 - 4 = 6 left. 2 + 2 = 4 Plunder. The Fort:
    Prestige -2.

    Given the space "imperium: autonomy-military | prestige: 20 | eboracum: saxons 10w; dux fort@eboracum; prosperity 2"
    And the choice "assault/saxons" is "eboracum"
    When the Saxons fight the Dux
    Then the Saxons lose 4 Saxon Warbands
    And Prestige changes by -2
    And afterwards the space is "eboracum: saxons 6w(4p)"

  @id-3.6.5-s @rule-3.6.4 @rule-3.6.5 @official
  Scenario: Errata: a captured City loses all its Prosperity, carried or not
    The working: 11 - 6 = 5 Warbands left: 3 Plunder for the Town, then 2 of the City's 4; the other 2 are
    lost.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | londinium: saxons 11w; civitates town@londinium; prosperity 4"
    And the choice "assault/saxons" is "londinium"
    When the Saxons fight the Civitates
    Then afterwards the space is "londinium: saxons 5w(5p)"

  @id-3.6.5-t @rule-3.6.4 @rule-3.6.5 @official
  Scenario: Errata: Eboracum is emptied by a single survivor
    The working: 5 - 4 = 1 Warband left, which carries 1 of the 3 for the Town; the City's 2 are lost.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | eboracum: saxons 5w; civitates town@eboracum; prosperity 2"
    And the choice "assault/saxons" is "eboracum"
    When the Saxons fight the Civitates
    Then afterwards the space is "eboracum: saxons 1w(1p)"

  @id-3.6.5-u @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: In the other reading cubes that nobody can carry stay in the City
    The working: 3 for the Town and 2 of the City fill the 5 Warbands; 4 - 2 = 2 stay.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | londinium: saxons 11w; civitates town@londinium; prosperity 4"
    And the reading of "3.6.5-captured-city" is "excess-stays"
    And the choice "assault/saxons" is "londinium"
    When the Saxons fight the Civitates
    Then afterwards the space is "londinium: saxons 5w(5p); prosperity 2"

  @id-3.6.5-v @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A Unit that carries Plunder takes no more
    The working: the Storm takes the 1 Warband without Plunder; the 2 left carry 1 each already, so the 2
    won find no carrier.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 3w(2p); civitates hillfort@anderida"
    And the choice "assault/saxons" is "anderida"
    And the choice "losses/storm/anderida/saxons" is "1w"
    When the Saxons fight the Civitates
    Then afterwards the space is "regni: saxons 2w(2p)"

  @id-3.6.5-w @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The executing Faction chooses who takes the Plunder
    The working: 2 Plunder for the Settlement, both on Militia.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 2com 2m; saxons settlement@anderida"
    And the choice "assault/civitates" is "anderida"
    And the choice "plunder/anderida/civitates" is "2m"
    When the Civitates fight the Saxons
    Then afterwards the space is "regni: civitates 2com 2m(2p)"

  @id-3.6.5-x @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The Dux who takes a Settlement gains 2 Prestige in all, and his Cavalry carries nothing
    The working: Cavalry fought and won 1 to 0: +1; an Assault by the Dux: +1. The 2 Plunder find no
    carrier.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 12 | regni: dux 3c; saxons settlement@anderida"
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Prestige changes by +2
    And Saxon Renown changes by 0
    And afterwards the space is "regni: dux 3c"

  @id-3.6.5-y @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Retaliate: 3 more Prestige, 5 Renown less, and Cavalry carries the Plunder
    The working: +1 +1 +3 = +5; Saxon Renown 12 - 5 = 7; 2 Plunder on 2 of 3 Cavalry.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 12 | regni: dux 3c; saxons settlement@anderida"
    And the Feat is Retaliate
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Prestige changes by +5
    And Saxon Renown changes by -5
    And afterwards the space is "regni: dux 3c(2p)"

  @id-3.6.5-z @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Retaliate: with an enemy Stronghold left only the Plunder
    The working: 1 of 2 Settlements falls: +1 +1 = +2, no +3 and no -5.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 12 | regni: dux 3c; saxons settlement@anderida settlement@noviomagus"
    And the Feat is Retaliate
    And the choice "assault/dux" is "anderida"
    And the choice "assault-second/dux" is "none"
    When the Dux fight the Saxons
    Then Anderida falls
    And Noviomagus does not fall
    And Prestige changes by +2
    And Saxon Renown changes by 0
    And the fact "plunder" is "2"

  @id-3.6.5-aa @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Retaliate against the Civitates costs them 5 Wealth
    The working: Escalade 1, Storm 2: 4 - 3 = 1 Cavalry left, with 1 of 3 Plunder. The Civitates eliminated
    3 and lost 1: -1; Assault by the Dux: +1; Retaliate: +3; in all +3. Wealth 10 - 5.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | wealth: 10 | dobunni: dux 4c; civitates town@glevum"
    And the Feat is Retaliate
    And the choice "assault/dux" is "glevum"
    And the choice "double-cavalry/glevum" is "no"
    When the Dux fight the Civitates
    Then the Dux lose 3 Cavalry
    And Prestige changes by +3
    And Wealth changes by -5
    And afterwards the space is "dobunni: dux 1c(1p)"

  @id-3.6.5-ab @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The Dux who takes a Town before Fragmentation loses 3 Prestige
    The working: 3 Cavalry lost for 1 Town: the Civitates beat Cavalry, -1; a Town lost, -2; no +1 for the
    Assault.

    Given the space "imperium: autonomy-military | prestige: 20 | dobunni: dux 4c; civitates town@glevum"
    And the choice "assault/dux" is "glevum"
    And the choice "double-cavalry/glevum" is "no"
    When the Dux fight the Civitates
    Then Glevum falls
    And the Dux lose 3 Cavalry
    And Prestige changes by -3

  @id-3.6.5-ac @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The Dux who takes a Town under Fragmentation gains 1 for the Assault
    The working: the same losses: -1; the Town costs nothing now; the Assault +1: 0 in all.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: dux 4c; civitates town@glevum"
    And the choice "assault/dux" is "glevum"
    And the choice "double-cavalry/glevum" is "no"
    When the Dux fight the Civitates
    Then Glevum falls
    And the Dux lose 3 Cavalry
    And Prestige changes by 0

  @id-3.6.5-ad @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: The Dux gains 1 for each Stronghold taken
    The working: Cavalry won 2 to 0: +1; 2 Settlements: +2; in all +3.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 3c; saxons settlement@anderida settlement@noviomagus"
    And the choice "assault/dux" is "anderida"
    And the choice "assault-second/dux" is "noviomagus"
    When the Dux fight the Saxons
    Then Prestige changes by +3

  @id-3.6.5-ae @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: In the other reading the Dux gains 1 once a Battle
    The working: +1 for the Cavalry, +1 for both Settlements: +2.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 3c; saxons settlement@anderida settlement@noviomagus"
    And the reading of "3.6.5-dux-assault-prestige" is "once"
    And the choice "assault/dux" is "anderida"
    And the choice "assault-second/dux" is "noviomagus"
    When the Dux fight the Saxons
    Then Prestige changes by +2

  @id-3.6.5-af @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Foederati of the Dux earn him the Assault's Prestige only, and carry the Plunder
    The working: no Cavalry fought: only +1. 2 Warbands carry 2.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 2w/scotti; saxons settlement@anderida"
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Prestige changes by +1
    And the fact "plunder" is "2"

  @id-3.6.5-ag @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Prestige stops at 80
    The working: 79 + 2 would be 81: it gains 1.

    Given the space "imperium: autonomy-military | prestige: 79 | regni: dux 3c; saxons settlement@anderida"
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Prestige changes by +1

  @id-3.6.5-ah @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Prestige stops at 0
    The working: 1 - 2 would be -1: it loses 1.

    Given the space "imperium: autonomy-military | prestige: 1 | regni: saxons 3w; dux fort@anderida"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Dux
    Then Anderida falls
    And Prestige changes by -1

  @id-3.6.5-ai @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Renown stops at 0 under Retaliate
    The working: 3 - 5 would be -2: it loses 3.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 3 | regni: dux 3c; saxons settlement@anderida"
    And the Feat is Retaliate
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Saxon Renown changes by -3

  @id-3.6.5-aj @rule-3.6.2 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Pieces that Evaded do not hold the space for Renown
    The working: the Raiders Evade on a 4. The Warband and the 2 Militia (2 x ½ = 1) destroy each other: 2
    eliminated against 1 lost, but only Units that Evaded are left.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | corieltauvi: saxons 1w 2r; civitates 2m"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the choice "pre-battle/troops/saxons" is "none"
    And the dice show 4
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 2 Militia
    And Saxon Renown changes by 0

  @id-3.6.5-ak @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Barbarian defenders gain Renown too
    The working: 2 Militia inflict 2 x ½ = 1, 1 Warband; 2 Warbands destroy both. 2 eliminated against 1
    lost: +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 2m; saxons 2w"
    When the Civitates fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 2 Militia
    And Saxon Renown changes by +1

  @id-3.6.5-al @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Half of the captured Plunder, rounded down, can be carried off
    The working: 4 Comitates inflict 4, of which 5 Raiders absorb 2½. 5 ÷ 2 = 2 onto Comitates, the other 3
    go aside.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 4com; saxons 5r(5p)"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/civitates" is "carry"
    When the Civitates fight the Saxons
    Then the Saxons lose 5 Saxon Raiders
    And afterwards the space is "regni: civitates 4com(2p)"

  @id-3.6.5-am @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Captured Plunder cannot be carried by Cavalry
    The working: 2 Cavalry destroy 4 Raiders (4 x ½). Half of 4 is 2, but only the red Warband may carry: 1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 2c 1w/scotti; saxons 4r(4p)"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/dux" is "carry"
    When the Dux fight the Saxons
    Then the Saxons lose 4 Saxon Raiders
    And the fact "plunder" is "1"
    And Prestige changes by +1

  @id-3.6.5-an @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Britons may return 1 captured cube as Prosperity
    The working: 2 Comitates destroy 3 Raiders (1½). 1 of the 3 cubes returns.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 2com; saxons 3r(3p)"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/civitates" is "return"
    When the Civitates fight the Saxons
    Then afterwards the space is "regni: civitates 2com; prosperity 1"

  @id-3.6.5-ao @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: In the other reading the Britons return all captured cubes
    The working: 3 cubes, and Regni with Population 2 has room for 2 x 2 = 4.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 2com; saxons 3r(3p)"
    And the reading of "3.6.5-returned-plunder" is "all-cubes"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/civitates" is "return"
    When the Civitates fight the Saxons
    Then afterwards the space is "regni: civitates 2com; prosperity 3"

  @id-3.6.5-ap @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Barbarians in a space that they Control may turn captured Plunder into Renown
    The working: 3 Warbands destroy 2 Raiders. 3 Warbands + 1 Settlement against nobody: Saxon Control. 2
    captured cubes: +2; 2 eliminated against 0 lost: +1; in all +3.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 3w settlement@anderida; scotti 2r(2p)"
    And the choice "pre-battle/raiders/scotti" is "none"
    And the choice "captured/saxons" is "renown"
    When the Saxons fight the Scotti
    Then the Scotti lose 2 Scotti Raiders
    And Saxon Renown changes by +3
    And afterwards the space is "regni: saxons 3w settlement@anderida"

  @id-3.6.5-aq @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: In the other reading only half of the captured Plunder is obtained
    The working: 2 ÷ 2 = 1: +1; and +1 for the victory: +2.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 3w settlement@anderida; scotti 2r(2p)"
    And the reading of "3.6.5-obtained-plunder" is "half"
    And the choice "pre-battle/raiders/scotti" is "none"
    And the choice "captured/saxons" is "renown"
    When the Saxons fight the Scotti
    Then Saxon Renown changes by +2

  @id-3.6.5-ar @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Without Control there is no Renown for captured Plunder, and Barbarians return nothing
    The working: no Stronghold, so no Control: to carry is left. Half of 2 is 1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 3w; scotti 2r(2p)"
    And the choice "pre-battle/raiders/scotti" is "none"
    And the Saxons play by the policy ask
    When the Saxons fight the Scotti
    Then the choice "captured/saxons" is open to the Saxons
    And its options include "carry"
    And its options do not include "renown"
    And its options do not include "return"

  @id-3.6.5-as @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Only the executing Faction takes captured Plunder
    The working: Melee: 2 Comitates inflict 2, 4 Raiders. The Saxons executed the Raid, so the 2 Plunder go
    aside.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 4r(2p); civitates 2com"
    And the Battle is part of a Raid
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 4 Saxon Raiders
    And afterwards the space is "regni: civitates 2com"

  @id-3.6.5-at @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Stronghold and City are loaded before captured Plunder
    The working: Escalade 3 x ½ = 1½, 1 lost, Storm 3: 8 - 4 = 4 carriers. 2 for the Settlement + 2 of the
    City fill them. 5 eliminated against 4 lost: Renown +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | eboracum: saxons 8w; scotti 4r(4p) settlement@eboracum; prosperity 2"
    And the reading of "3.6.5-captured-city" is "excess-stays"
    And the reading of "3.6.5-order-of-gains" is "stronghold-first"
    And the choice "withdraw/scotti" is "none"
    And the choice "assault/saxons" is "eboracum"
    When the Saxons fight the Scotti
    Then the Scotti lose 4 Scotti Raiders and 1 Scotti Settlement
    And the Saxons lose 4 Saxon Warbands
    And Saxon Renown changes by +1
    And afterwards the space is "eboracum: saxons 4w(4p)"

  @id-3.6.5-au @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: In the other reading captured Plunder is loaded first
    The working: of the 4 carriers 2 take half of the 4 captured cubes and 2 those of the Settlement; the
    City's 2 find none and, in the reading without loss, stay.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | eboracum: saxons 8w; scotti 4r(4p) settlement@eboracum; prosperity 2"
    And the reading of "3.6.5-captured-city" is "excess-stays"
    And the reading of "3.6.5-order-of-gains" is "captured-first"
    And the choice "withdraw/scotti" is "none"
    And the choice "assault/saxons" is "eboracum"
    And the choice "captured/saxons" is "carry"
    When the Saxons fight the Scotti
    Then the Scotti lose 4 Scotti Raiders and 1 Scotti Settlement
    And the Saxons lose 4 Saxon Warbands
    And Saxon Renown changes by +1
    And afterwards the space is "eboracum: saxons 4w(4p); prosperity 2"

  @id-3.6.5-ba @rule-3.6.5 @derived
  Scenario: Cavalry inside a Stronghold that is not Assaulted has not fought
    The working: Melee: 2 losses on 1 Militia, which inflicts ½, too little. The Britons lose 1 and eliminate 0, but the Cavalry has Withdrawn: no change.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 2w; dux 1c fort@anderida; civitates 1m"
    And the choice "withdraw/dux" is "1c@anderida"
    And the choice "shelter/civitates" is "none"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "none"
    When the Saxons fight the Dux
    Then the Civitates lose 1 Militia
    And the Saxons lose nothing
    And Prestige changes by 0

  @id-3.6.5-bb @rule-3.6.5 @derived
  Scenario: In the other reading Cavalry that is present has fought
    The working: the same Battle; the Saxons eliminated 1 and lost 0 against a side with Cavalry: -1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 2w; dux 1c fort@anderida; civitates 1m"
    And the reading of "3.6.5-cavalry-fought" is "present"
    And the choice "withdraw/dux" is "1c@anderida"
    And the choice "shelter/civitates" is "none"
    And the choice "assault/saxons" is "none"
    And the choice "siege/saxons" is "none"
    When the Saxons fight the Dux
    Then the Civitates lose 1 Militia
    And the Saxons lose nothing
    And Prestige changes by -1
