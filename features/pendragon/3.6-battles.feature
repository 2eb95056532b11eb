Feature: 3.6 Battles
  Who fights whom, which Units attack, and what a Battle needs before it can begin.

  @id-3.6-a @rule-3.6 @rule-3.6.1 @rule-3.6.2 @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @example
  Scenario: The printed Battle in Corieltauvi, from Pre-Battle to consequences
    The working: (a) The Raiders need 5-6 to Ambush and roll 3, the Warband needs 3-6 and rolls 3. (b) 3
    Cavalry inflict 3 losses: 1 Warband (1) + 4 Raiders (4 x ½ = 2); the Warband inflicts 1: 1 Cavalry. The
    5 Raiders left Harass for 5 x ½ = 2½ and destroy 2 Cavalry. (c) The Coup de Main needs at most 4 - 1 + 1
    = 4 and rolls 6. Escalade: (1 Comitates + 2 Garrison) x ½ = 1½, which is 3 Raiders. Storm: 3 losses
    destroy the last 2 Raiders, whose 2 losses fall on the Garrison. (d) The Britons eliminated 1 + 9 = 10
    pieces and lost 3, so Prestige +1; the Saxons lost more than they eliminated; the 2 Plunder go aside.
    (e) No Siege is possible.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 9r(2p) 1w; dux 3c fort@lindum; civitates 1com town@ratae"
    And the Feat is Surprise
    And the dice show 3, 3, 6
    And the choice "pre-battle/raiders/saxons" is "ambush"
    And the choice "pre-battle/troops/saxons" is "ambush"
    And the choice "withdraw/dux" is "none"
    And the choice "withdraw/civitates" is "1com@ratae"
    And the choice "shelter/dux" is "none"
    And the choice "losses/charge/saxons" is "4r 1w"
    And the choice "assault/saxons" is "ratae"
    And the choice "losses/escalade/ratae/saxons" is "3r"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband and 9 Saxon Raiders
    And the Dux lose 3 Cavalry
    And the Civitates lose nothing
    And Ratae does not fall
    And Lindum does not fall
    And Prestige changes by +1
    And Saxon Renown changes by 0
    And the fact "plunder" is "0"
    And the fact "prosperity" is "0"

  @id-3.6-b @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Before Fragmentation the Dux defends beside the Civitates
    The working: the Cavalry Charges first and destroys the Warband, which never Attacks. Without the
    Cavalry the Warband would destroy the Militia in the Melee. Cavalry fought, 1 eliminated against 0 lost:
    Prestige +1.

    Given the space "imperium: autonomy-civilian | prestige: 20 | regni: saxons 1w; dux 1c; civitates 1m"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing
    And the Civitates lose nothing
    And Prestige changes by +1

  @id-3.6-c @rule-3.6 @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Under Fragmentation the Dux stands aside when the Civitates are attacked
    The working: only the Militia defends: it inflicts ½ loss, too little for a Warband, and the Warband's 1
    loss destroys it. No Cavalry fought, so Prestige stays; the Saxons eliminated 1 and lost 0: Renown +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 1w; dux 1c; civitates 1m"
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Dux lose nothing
    And the Civitates lose 1 Militia
    And Prestige changes by 0
    And Saxon Renown changes by +1

  @id-3.6-d @rule-3.6 @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Before Fragmentation the Civitates join the attack of the Dux
    The working: Charge: 1 loss, 1 Warband. Melee: the 2 Comitates destroy the other 2 Warbands, which
    inflict 2 losses, here 1 Cavalry and 1 Comitates. 3 eliminated against 2 lost: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: dux 1c; civitates 2com; saxons 3w"
    And the choice "losses/melee/britons" is "dux 1c; civitates 1com"
    When the Dux fight the Saxons
    Then the Saxons lose 3 Saxon Warbands
    And the Dux lose 1 Cavalry
    And the Civitates lose 1 Comitates
    And Prestige changes by +1
    And Saxon Renown changes by 0

  @id-3.6-e @rule-3.6 @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Under Fragmentation the Dux attacks alone
    The working: Charge: 1 Warband. Melee: the 2 Warbands left destroy the Cavalry, and the Comitates do
    nothing. 1 eliminated against 1 lost on both sides: no track moves.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: dux 1c; civitates 2com; saxons 3w"
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose 1 Cavalry
    And the Civitates lose nothing
    And Prestige changes by 0
    And Saxon Renown changes by 0

  @id-3.6-f @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Before Fragmentation the Dux joins the attack of the Civitates
    The working: the Cavalry destroys the only Warband in the Charge. Alone, the Comitates and the Warband
    would destroy each other in the Melee.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: civitates 1com; dux 1c; saxons 1w"
    When the Civitates fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing
    And the Civitates lose nothing
    And Prestige changes by +1

  @id-3.6-g @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Under Fragmentation the Civitates attack alone
    The working: only the Melee takes place: 1 loss each way. The Cavalry did not fight, so Prestige stays.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: civitates 1com; dux 1c; saxons 1w"
    When the Civitates fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Comitates
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6-h @rule-3.6 @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: The Dux can fight the Civitates under Roman Rule, without Prestige
    The working: 2 Cavalry inflict 2 losses: 1 Comitates (1) and 1 Militia (½), both gone before the Melee.
    2 eliminated against 0 lost, but before Fragmentation this earns no Prestige.

    Given the space "imperium: roman-rule-military | prestige: 20 | regni: dux 2c; civitates 1com 1m"
    When the Dux fight the Civitates
    Then the Civitates lose 1 Militia and 1 Comitates
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6-i @rule-3.6 @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Barbarians fight each other and the Britons stand aside
    The working: Melee: 2 Scotti Warbands inflict 2 losses, just enough for 1 Warband (1) and 2 Raiders (2 x
    ½); the Saxon Warband inflicts 1. The Scotti eliminated 3 and lost 1: Renown +1.

    Given the space "imperium: autonomy-military | prestige: 20 | scotti-renown: 10 | deceangli: scotti 2w; saxons 1w 2r; dux 1c; civitates 1com"
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Scotti fight the Saxons
    Then the Scotti lose 1 Scotti Warband
    And the Saxons lose 1 Saxon Warband and 2 Saxon Raiders
    And the Dux lose nothing
    And the Civitates lose nothing
    And Scotti Renown changes by +1
    And Prestige changes by 0

  @id-3.6-j @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Foederati fight for the Faction that they serve, against their own Nation
    The working: the blue Saxon Warband is the only defender of the Civitates. Melee: 1 loss each way.

    Given the space "imperium: fragmentation | regni: saxons 1w; civitates 1w/saxons"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Saxon Warband

  @id-3.6-k @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: An Intercept fights the Warbands beside the Raiders, and the Civitates there join in
    The working: the Britons Control Regni with 2 Cavalry, 1 Warband, 1 Comitates and 1 Town, 5 pieces
    against 1. Charge: 2 losses, 1 Warband (1) and 2 Raiders (1). Melee: the red Warband and the Comitates
    inflict 2 losses, the other 4 Raiders (4 x ½). 7 eliminated against 0 lost: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 2c 1w/scotti; civitates 1com town@noviomagus; saxons 6r 1w"
    And the Battle is part of an Intercept
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "losses/charge/saxons" is "2r 1w"
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband and 6 Saxon Raiders
    And the Dux lose nothing
    And the Civitates lose nothing
    And Prestige changes by +1

  @id-3.6-l @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Under Fragmentation the Civitates do not join an Intercept
    The working: the Dux Controls Regni with 2 Cavalry and 1 Fort, 3 pieces against 2. Charge: 2 losses, 4
    Raiders. The 2 Comitates stay out, so 2 Raiders are left to Harass: 2 x ½ = 1 loss, 1 Cavalry. 4
    eliminated against 1 lost: Prestige +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: dux 2c fort@anderida; civitates 2com; saxons 6r"
    And the Battle is part of an Intercept
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Dux fight the Saxons
    Then the Saxons lose 4 Saxon Raiders
    And the Dux lose 1 Cavalry
    And the Civitates lose nothing
    And Prestige changes by +1

  @id-3.6-m @rule-3.6 @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: In a Raid only the Raiders just landed attack
    The working: of 6 Raiders and 2 Warbands only 2 Raiders fight. Melee: the 2 Comitates inflict 2 losses,
    of which the 2 Raiders absorb 1. Had the Warbands fought, Comitates would have been lost.

    Given the space "imperium: autonomy-military | regni: saxons 6r 2w; civitates 2com"
    And the Battle is part of a Raid
    And 2 Raiders have just landed
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Raiders
    And the Civitates lose nothing

  @id-3.6-n @rule-3.6 @rule-3.6.2 @rule-3.6.3 @rule-3.6.4 @derived
  Scenario: Saxons who Ravage can neither Evade nor Withdraw when they are fought
    The working: Iceni is Fens, the Home Terrain of the Saxons, and their Settlement has room for 2, yet
    they are asked neither. Charge: 2 losses, 2 Raiders (1) and 1 Warband (1). Melee: the red Warband
    destroys the other Warband, which inflicts 1 loss. No Saxon is left in the open, so the next choice is
    the Assault.

    Given the space "imperium: autonomy-military | iceni: dux 2c 1w/scotti; saxons 2w 2r settlement@branodunum"
    And the Battle is part of a Ravage
    And the Dux play by the policy ask
    And the Saxons play by the policy ask
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "pre-battle/troops/saxons" is "none"
    And the choice "pre-battle/troops/dux" is "none"
    And the choice "losses/charge/saxons" is "2r 1w"
    And the choice "losses/melee/dux" is "1c"
    When the Dux fight the Saxons
    Then the choice "assault/dux" is open to the Dux
    And its options include "branodunum"
    And its options include "none"

  @id-3.6-o @rule-3.6 @derived
  Scenario: The Dux needs Cavalry or red Foederati Troops for a Battle Command
    The working: a Fort and a red Foederati Settlement are Strongholds, not Troops, and the Comitates are
    not his.

    Given the space "imperium: autonomy-military | regni: dux fort@anderida settlement/scotti@noviomagus; civitates 2com; saxons 1w"
    When the Dux fight the Saxons
    Then it is refused by 3.2.4

  @id-3.6-p @rule-3.6 @derived
  Scenario: The Civitates need Comitates, Militia or blue Foederati Troops for a Battle Command
    The working: they have a Town only; the 2 Cavalry are the Dux's.

    Given the space "imperium: autonomy-military | regni: civitates town@noviomagus; dux 2c; saxons 1w"
    When the Civitates fight the Saxons
    Then it is refused by 3.3.4

  @id-3.6-q @rule-3.6 @derived
  Scenario: Saxon Raiders alone cannot carry out a Battle Command
    The working: 6 Raiders and no Saxon Warband.

    Given the space "imperium: autonomy-military | regni: saxons 6r; civitates 1m"
    When the Saxons fight the Civitates
    Then it is refused by 3.4.4

  @id-3.6-r @rule-3.6 @derived
  Scenario: Scotti Raiders alone cannot carry out a Battle Command
    The working: 6 Raiders and no Scotti Warband; the red Scotti Warband serves the Dux.

    Given the space "imperium: autonomy-military | deceangli: scotti 6r; dux 1w/scotti; civitates 1m"
    When the Scotti fight the Civitates
    Then it is refused by 3.5.4

  @id-3.6-s @rule-3.6 @derived
  Scenario: An Intercept needs enemy Raiders
    The working: the Britons Control Regni (2 Cavalry + 1 Town = 3 against 2), but the Saxons have Warbands
    only.

    Given the space "imperium: autonomy-military | regni: dux 2c; civitates town@noviomagus; saxons 2w"
    And the Battle is part of an Intercept
    When the Dux fight the Saxons
    Then it is refused by 3.2.3

  @id-3.6-t @rule-3.6 @derived
  Scenario: A Battle needs pieces of the enemy
    The working: the Saxons are there, the Scotti are not.

    Given the space "imperium: autonomy-military | regni: dux 1c; saxons 1w"
    When the Dux fight the Scotti
    Then it is refused by 3.6

  @id-3.6-u @rule-3.6 @derived
  Scenario: Retaliate needs an enemy Stronghold
    The working: the Saxons have a Warband in Regni and no Stronghold.

    Given the space "imperium: autonomy-military | regni: dux 2c; saxons 1w"
    And the Feat is Retaliate
    When the Dux fight the Saxons
    Then it is refused by 4.2.4

  @id-3.6-v @rule-3.6 @derived
  Scenario: Retaliate cannot target the Civitates before Fragmentation
    The working: there is an enemy Town, but the Imperium is Roman Rule.

    Given the space "imperium: roman-rule-civilian | regni: dux 2c; civitates town@noviomagus"
    And the Feat is Retaliate
    When the Dux fight the Civitates
    Then it is refused by 4.2.4

  @id-3.6-w @rule-3.6 @derived
  Scenario: Surprise is no Feat of the Dux
    The working: Surprise goes with Barbarian Raids and Battles only.

    Given the space "imperium: autonomy-military | regni: dux 2c; saxons 1w settlement@anderida"
    And the Feat is Surprise
    When the Dux fight the Saxons
    Then it is refused by 4.4.2

  @id-3.6-x @rule-3.6 @derived
  Scenario: Ravage is no Feat of the Scotti
    The working: Ravage is the Saxons' alone.

    Given the space "imperium: autonomy-military | deceangli: scotti 2w; civitates 1m"
    And the Feat is Ravage
    When the Scotti fight the Civitates
    Then it is refused by 4.4.3

  @id-3.6-y @rule-3.6 @derived
  Scenario: A Shield Wall goes with a Battle Command, not with a Raid
    The working: 4 Raiders landed; the Warband that was there does not fight in the Raid.

    Given the space "imperium: autonomy-military | regni: saxons 4r 1w; civitates 1m"
    And the Battle is part of a Raid
    And the Feat is Shield Wall
    When the Saxons fight the Civitates
    Then it is refused by 4.4.4

  @id-3.6-ba @rule-3.6 @derived
  Scenario: A Command goes with one type of Feat
    The working: 4.1 allows one type of Feat with a Command; Surprise and Shield Wall are two.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 3w; dux 1c"
    And the Feat is Surprise
    And the Feat is Shield Wall
    When the Saxons fight the Dux
    Then it is refused by 4.1
