Feature: 3.6.3 Field Battle
  Trap, Withdraw, Charge/Ambush, Melee and Harass, in this order.

  @id-3.6.3-a @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: The printed Charge: 3 losses fall on 6 Raiders, or on 4 Raiders and the Warband
    The working: 3 Cavalry inflict 3 losses: 6 x ½ = 3 or 4 x ½ + 1 = 3. 5 Raiders absorb 2½ only; 5 Raiders and
    the Warband would absorb 3½.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 9r 1w; dux 3c"
    And the Saxons play by the policy ask
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "pre-battle/troops/saxons" is "none"
    When the Saxons fight the Dux
    Then the choice "losses/charge/saxons" is open to the Saxons
    And its options include "6r"
    And its options include "4r 1w"
    And its options do not include "5r"
    And its options do not include "5r 1w"

  @id-3.6.3-b @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Cavalry, then Comitates: Units destroyed in an earlier step Attack no more
    The working: Charge: 1 loss, the Warband. Melee: the Comitates' 1 loss takes both Raiders (2 x ½).
    Nobody is left for the Harass.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 1w 2r; dux 1c; civitates 1com"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "losses/charge/saxons" is "1w"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband and 2 Saxon Raiders
    And the Dux lose nothing
    And the Civitates lose nothing

  @id-3.6.3-c @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Raiders strike after the Melee
    The working: Melee: 1 loss takes 2 of 3 Raiders. The last one Harasses for ½, too little for the
    Comitates. Struck in the Melee, 3 x ½ = 1½ would have been enough.

    Given the space "imperium: fragmentation | regni: saxons 3r; civitates 1com"
    And the Battle is part of a Raid
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Raiders
    And the Civitates lose nothing

  @id-3.6.3-d @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Units that Entrap strike first and only once
    The working: Trap: 2 Militia, 2 x ½ = 1, 1 of 3 Warbands. Melee: the other 2 Militia inflict 1, 1
    Warband; the 2 Warbands inflict 2, all 4 Militia. If the trappers struck again, all Warbands would fall.
    The Saxons eliminated 4 and lost 2: Renown +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 3w; civitates 4m"
    And an Event lets "civitates 2m" Entrap
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Warbands
    And the Civitates lose 4 Militia
    And Saxon Renown changes by +1

  @id-3.6.3-e @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: A Trap strikes before the defenders can Withdraw
    The working: Trap: 2 losses, both Comitates, although the Town has room for 4.

    Given the space "imperium: fragmentation | regni: saxons 2w; civitates 2com town@noviomagus"
    And an Event lets "saxons 2w" Entrap
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose 2 Comitates

  @id-3.6.3-f @rule-3.6.3 @derived
  Scenario: The Field Battle ends where all defenders Withdraw
    The working: nobody is left in the open, and the Saxons choose not to Assault.

    Given the space "imperium: fragmentation | dobunni: saxons 3w; civitates 2com town@glevum"
    And the choice "withdraw/civitates" is "2com@glevum"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose nothing

  @id-3.6.3-g @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Units that Withdrew neither Attack nor absorb losses
    The working: Melee: 2 Militia inflict 1, 1 Warband; 2 Warbands inflict 2, of which the Militia absorb 1 and
    nobody the rest. With the Comitates both Warbands would have fallen.

    Given the space "imperium: fragmentation | dobunni: saxons 2w; civitates 2com 2m town@glevum"
    And the choice "withdraw/civitates" is "2com@glevum"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 2 Militia

  @id-3.6.3-h @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Attackers do not Withdraw into their own Stronghold
    The working: the Saxons are asked for nothing; the Charge destroys the Warband in the open.

    Given the space "imperium: autonomy-military | regni: saxons 1w settlement@anderida; dux 1c"
    And the Saxons play by the policy ask
    When the Saxons fight the Dux
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing

  @id-3.6.3-i @rule-3.6.3 @derived
  Scenario: A Town has room for 4 Units
    The working: Capacity 4.

    Given the space "imperium: fragmentation | dobunni: saxons 1w; civitates 5m town@glevum"
    And the Civitates play by the policy ask
    When the Saxons fight the Civitates
    Then the choice "withdraw/civitates" is open to the Civitates
    And its options include "4m@glevum"
    And its options do not include "5m@glevum"

  @id-3.6.3-j @rule-3.6.3 @derived
  Scenario: A Fort has room for 2 Units
    The working: Capacity 2.

    Given the space "imperium: fragmentation | regni: saxons 1w; dux 3c fort@anderida"
    And the Dux play by the policy ask
    When the Saxons fight the Dux
    Then the choice "withdraw/dux" is open to the Dux
    And its options include "2c@anderida"
    And its options do not include "3c@anderida"

  @id-3.6.3-k @rule-3.6.3 @derived
  Scenario: A Hillfort has room for 2 Units
    The working: Capacity 2.

    Given the space "imperium: fragmentation | regni: saxons 1w; civitates 3com hillfort@anderida"
    And the Civitates play by the policy ask
    When the Saxons fight the Civitates
    Then the choice "withdraw/civitates" is open to the Civitates
    And its options include "2com@anderida"
    And its options do not include "3com@anderida"

  @id-3.6.3-l @rule-3.6.3 @derived
  Scenario: A Settlement has room for 2 Units
    The working: Capacity 2.

    Given the space "imperium: fragmentation | regni: scotti 1w; saxons 3w settlement@anderida"
    And the Saxons play by the policy ask
    When the Scotti fight the Saxons
    Then the choice "withdraw/saxons" is open to the Saxons
    And its options include "2w@anderida"
    And its options do not include "3w@anderida"

  @id-3.6.3-m @rule-3.6.3 @derived
  Scenario: Cavalry Withdraws into a Foederati Settlement
    The working: the red Settlement is a Stronghold of the Dux, of Capacity 2.

    Given the space "imperium: fragmentation | regni: scotti 1w; dux 3c settlement/saxons@anderida"
    And the Dux play by the policy ask
    When the Scotti fight the Dux
    Then the choice "withdraw/dux" is open to the Dux
    And its options include "2c@anderida"
    And its options do not include "3c@anderida"

  @id-3.6.3-n @rule-3.6.3 @derived
  Scenario: Even a Fort has room for 6 Units in Eboracum
    The working: in a City the row of the City counts: Capacity 6, not 2.

    Given the space "imperium: fragmentation | eboracum: saxons 1w; dux 7c fort@eboracum"
    And the Dux play by the policy ask
    When the Saxons fight the Dux
    Then the choice "withdraw/dux" is open to the Dux
    And its options include "6c@eboracum"
    And its options do not include "7c@eboracum"

  @id-3.6.3-o @rule-3.6.3 @derived
  Scenario: Londinium has room for 9 Units
    The working: Capacity 9, as printed.

    Given the space "imperium: fragmentation | londinium: saxons 1w; civitates 10m town@londinium"
    And the Civitates play by the policy ask
    When the Saxons fight the Civitates
    Then the choice "withdraw/civitates" is open to the Civitates
    And its options include "9m@londinium"
    And its options do not include "10m@londinium"

  @id-3.6.3-p @rule-3.6.3 @derived
  Scenario: In the other reading Londinium has room for 8 Units
    The working: twice the Garrison: 2 x 4 = 8.

    Given the space "imperium: fragmentation | londinium: saxons 1w; civitates 10m town@londinium"
    And the reading of "3.6.4-londinium-capacity" is "eight"
    And the Civitates play by the policy ask
    When the Saxons fight the Civitates
    Then the choice "withdraw/civitates" is open to the Civitates
    And its options include "8m@londinium"
    And its options do not include "9m@londinium"

  @id-3.6.3-q @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: More Units than room: the one left in the open fights alone
    The working: 4 of 5 Militia go inside. The last inflicts ½, nothing, and falls to the Warband.

    Given the space "imperium: fragmentation | dobunni: saxons 1w; civitates 5m town@glevum"
    And the choice "withdraw/civitates" is "4m@glevum"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose 1 Militia

  @id-3.6.3-r @rule-3.6.3 @derived
  Scenario: Before Fragmentation the Civitates may admit Cavalry to their Town
    The working: 3 Cavalry fit into a Capacity of 4; nobody is left in the open, and there is no Charge.

    Given the space "imperium: autonomy-military | prestige: 20 | dobunni: saxons 3w; dux 3c; civitates town@glevum"
    And the choice "shelter/dux" is "3c@glevum"
    And the choice "admit/civitates" is "yes"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Dux
    Then the Saxons lose nothing
    And the Dux lose nothing
    And the Civitates lose nothing
    And Prestige changes by 0

  @id-3.6.3-s @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: The Civitates may refuse to admit the Cavalry
    The working: the 3 Cavalry stay in the open and destroy the 3 Warbands in the Charge: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | dobunni: saxons 3w; dux 3c; civitates town@glevum"
    And the choice "shelter/dux" is "3c@glevum"
    And the choice "admit/civitates" is "no"
    When the Saxons fight the Dux
    Then the Saxons lose 3 Saxon Warbands
    And the Dux lose nothing
    And Prestige changes by +1

  @id-3.6.3-t @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Under Fragmentation the Dux finds no shelter with the Civitates
    The working: the Dux is asked for nothing and Charges: 3 losses, 3 Warbands.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: saxons 3w; dux 3c; civitates town@glevum"
    And the Dux play by the policy ask
    When the Saxons fight the Dux
    Then the Saxons lose 3 Saxon Warbands
    And the Dux lose nothing
    And the Civitates lose nothing

  @id-3.6.3-u @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: The Dux may admit Comitates to his Fort, up to its Capacity
    The working: 2 of 3 Comitates fit. The third and a Warband destroy each other in the Melee; 1 Warband is
    too few for a Siege.

    Given the space "imperium: autonomy-military | regni: saxons 2w; dux fort@anderida; civitates 3com"
    And the choice "shelter/civitates" is "2com@anderida"
    And the choice "admit/dux" is "yes"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Comitates
    And the Dux lose nothing

  @id-3.6.3-v @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Raiders that Withdraw take their Plunder along
    The working: Escalade: 2 Raiders x ½ = 1 loss, which 1 Cavalry absorbs as half of its 2. Storm: 3
    against 2, so 2 Raiders and 2 Cavalry fall, and with 1 Cavalry left the Settlement. The Raiders still
    carried 2 Plunder, and the Dux returns 1 to Regni.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 3c; saxons 2r(2p) settlement@anderida"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "withdraw/saxons" is "2r(2p)@anderida"
    And the choice "assault/dux" is "anderida"
    And the choice "double-cavalry/anderida" is "yes"
    And the choice "captured/dux" is "return"
    When the Dux fight the Saxons
    Then the Dux lose 2 Cavalry
    And the Saxons lose 2 Saxon Raiders and 1 Saxon Settlement
    And afterwards the space is "regni: dux 1c; prosperity 1"

  @id-3.6.3-ba @rule-3.6.3 @derived
  Scenario: An ally finds only the room that is left
    The working: the Town holds 4 and has 3 Militia inside: 1 Cavalry finds room, not 2.

    Given the space "imperium: autonomy-military | dobunni: scotti 6w; dux 2c fort@glevum; civitates 4m town@corinium"
    And the Dux play by the policy ask
    And the choice "withdraw/dux" is "none"
    And the choice "withdraw/civitates" is "3m@corinium"
    When the Scotti fight the Civitates
    Then the choice "shelter/dux" is open to the Dux
    And its options are "none, 1c@corinium"

  @id-3.6.3-bb @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Units that are written inside a Stronghold begin a Battle in the open
    The working: the Comitates may Withdraw in this Battle, but do not. Melee: 3 Warbands inflict 3, both
    Comitates; these inflict 2, 2 Warbands.

    Given the space "imperium: fragmentation | dobunni: saxons 3w; civitates 2com@glevum town@glevum"
    And the choice "withdraw/civitates" is "none"
    And the choice "assault/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Warbands
    And the Civitates lose 2 Comitates

  @id-3.6.3-bc @rule-3.6.3 @derived
  Scenario: No more Units than its Capacity can have Withdrawn into a Stronghold
    The working: a Town takes in 4 Units; there are 3 + 2 = 5.

    Given the space "imperium: fragmentation | dobunni: saxons 5w; civitates 3m@glevum 2com@glevum town@glevum"
    When the Saxons Assault Glevum, held by the Civitates
    Then it is refused by 3.6.3

  @id-3.6.3-bd @rule-3.6.3 @derived
  Scenario: Under Fragmentation no Unit of the Dux can have Withdrawn into a Town
    The working: the Dux and the Civitates are no longer one side: their Strongholds shelter their own Units only.

    Given the space "imperium: fragmentation | dobunni: saxons 5w; dux 1c@glevum fort@corinium; civitates town@glevum"
    When the Saxons Assault Corinium, held by the Dux
    Then it is refused by 3.6.3

  @id-3.6.3-be @rule-3.6.3 @derived
  Scenario: Attackers cannot have Withdrawn
    The working: only defending Units Withdraw; the Saxons attack.

    Given the space "imperium: fragmentation | dobunni: saxons 5w 1r@corinium settlement@corinium; civitates town@glevum"
    When the Saxons would besiege Glevum, held by the Civitates
    Then it is refused by 3.6.3

  @id-3.6.3-bf @rule-3.6.3 @derived
  Scenario: Units inside need a Stronghold
    The working: the Fort stands at Glevum; at Corinium there is none.

    Given the space "imperium: fragmentation | dobunni: dux 2c@corinium fort@glevum"
    When the position is checked
    Then a problem with 3.6.3 is found

  @id-3.6.3-bg @rule-3.6.3 @derived
  Scenario: Only Units of the sides in the Battle can Entrap
    The working: the Scotti take no part.

    Given the space "imperium: fragmentation | regni: saxons 3w; scotti 2w; civitates 4m"
    And an Event lets "scotti 2w" Entrap
    When the Saxons fight the Civitates
    Then it is refused by 3.6.3
