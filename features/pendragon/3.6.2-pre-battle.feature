Feature: 3.6.2 Pre-Battle
  Which Units may try to Evade or to Ambush, on what rolls, and what it brings them.

  @id-3.6.2-a @rule-3.6.2 @derived
  Scenario: Raiders Evade on a 4 in their Home Terrain
    The working: Corieltauvi is Fens, home of the Saxons: 4-6. All Saxon Units have Evaded, so there is no
    Field Battle.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 4
    When the Dux fight the Saxons
    Then the Saxons lose nothing
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.2-b @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Raiders do not Evade on a 3 in their Home Terrain
    The working: 3 is below 4: the 2 Cavalry inflict 2 losses, 4 Raiders x ½.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 3
    When the Dux fight the Saxons
    Then the Saxons lose 4 Saxon Raiders
    And the Dux lose nothing
    And Prestige changes by +1

  @id-3.6.2-c @rule-3.6.2 @derived
  Scenario: Raiders Evade on a 5 in other Rough terrain
    The working: Silures is Hills, Rough but not home to Saxons: 5-6.

    Given the space "imperium: autonomy-military | prestige: 20 | silures: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 5
    When the Dux fight the Saxons
    Then the Saxons lose nothing
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.2-d @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Raiders do not Evade on a 4 in other Rough terrain
    The working: 4 would be enough at home only: 2 losses, 4 Raiders x ½.

    Given the space "imperium: autonomy-military | prestige: 20 | silures: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 4
    When the Dux fight the Saxons
    Then the Saxons lose 4 Saxon Raiders
    And the Dux lose nothing
    And Prestige changes by +1

  @id-3.6.2-e @rule-3.6.2 @derived
  Scenario: Raiders Evade on a 6 in Clear terrain
    The working: Regni is Clear: 6 only.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 6
    When the Dux fight the Saxons
    Then the Saxons lose nothing
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.2-f @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Raiders do not Evade on a 5 in Clear terrain
    The working: 5 would be enough in Rough terrain only: 2 losses, 4 Raiders x ½.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: dux 2c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 5
    When the Dux fight the Saxons
    Then the Saxons lose 4 Saxon Raiders
    And the Dux lose nothing
    And Prestige changes by +1

  @id-3.6.2-g @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Raiders Ambush on a 5 and strike together with the Cavalry
    The working: 2 Raiders inflict 2 x ½ = 1 in the Charge/Ambush step: 1 Cavalry, whose own 1 loss takes
    both Raiders. 2 eliminated against 1 lost: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 2r"
    And the choice "pre-battle/raiders/saxons" is "ambush"
    And the dice show 5
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose 1 Cavalry
    And Prestige changes by +1

  @id-3.6.2-h @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Raiders that fail to Ambush on a 4 fall before they can Harass
    The working: Ambush needs 5-6: the Charge takes both Raiders first.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 2r"
    And the choice "pre-battle/raiders/saxons" is "ambush"
    And the dice show 4
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose nothing

  @id-3.6.2-i @rule-3.6.2 @derived
  Scenario: Raiders cannot try to Ambush in Rough terrain that is not their home
    The working: Silures is Hills; Saxon Raiders are at home in Fens.

    Given the space "imperium: autonomy-military | silures: dux 1c; saxons 2r"
    And the choice "pre-battle/raiders/saxons" is "ambush"
    When the Dux fight the Saxons
    Then the choice is not legal

  @id-3.6.2-j @rule-3.6.2 @derived
  Scenario: Scotti Raiders are at home in Hills
    The working: in Silures they Evade on 4-6: 3 faces of 6.

    Given the space "imperium: autonomy-military | silures: dux 2c; scotti 4r"
    When the question "evade-ambush" is asked with "space=silures, faction=scotti, group=raiders, attempt=evade"
    Then it is allowed
    And the fact "needs" is "4"

  @id-3.6.2-k @rule-3.6.2 @derived
  Scenario: Raiders cannot Evade in a City
    The working: numbers are given for home, Rough and Clear, and a City is none of these.

    Given the space "imperium: autonomy-military | londinium: dux 2c; saxons 4r"
    When the question "evade-ambush" is asked with "space=londinium, faction=saxons, group=raiders, attempt=evade"
    Then it is refused by 3.6.2

  @id-3.6.2-l @rule-3.6.2 @derived
  Scenario: In the other reading Raiders Evade in a City on a 6
    The working: a City taken as Clear: 6 succeeds, and there is no Field Battle.

    Given the space "imperium: autonomy-military | prestige: 20 | londinium: dux 2c; saxons 4r"
    And the reading of "3.6.2-raiders-evade-city" is "as-clear"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the dice show 6
    When the Dux fight the Saxons
    Then the Saxons lose nothing
    And the Dux lose nothing
    And Prestige changes by 0

  @id-3.6.2-m @rule-3.6.2 @derived
  Scenario: A Warband Evades on a 5 in its Home Terrain
    The working: troops at home Evade on 5-6.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 1w"
    And the choice "pre-battle/troops/saxons" is "evade"
    And the dice show 5
    When the Dux fight the Saxons
    Then the Saxons lose nothing
    And the Dux lose nothing

  @id-3.6.2-n @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: A Warband does not Evade on a 4
    The working: 4 is enough for Raiders at home, not for Troops; the Charge takes the Warband.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 1w"
    And the choice "pre-battle/troops/saxons" is "evade"
    And the dice show 4
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing

  @id-3.6.2-o @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: A Warband Ambushes on a 3
    The working: troops at home Ambush on 3-6: Warband and Cavalry strike in one step and destroy each
    other.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 1w"
    And the choice "pre-battle/troops/saxons" is "ambush"
    And the dice show 3
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose 1 Cavalry

  @id-3.6.2-p @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: A Warband does not Ambush on a 2
    The working: 2 is below 3: the Charge takes the Warband before the Melee.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 1c; saxons 1w"
    And the choice "pre-battle/troops/saxons" is "ambush"
    And the dice show 2
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing

  @id-3.6.2-q @rule-3.6.2 @derived
  Scenario: Warbands away from home cannot try to Ambush
    The working: Silures is Hills: Rough terrain helps Raiders to Evade, and gives Saxon Troops nothing.

    Given the space "imperium: autonomy-military | silures: dux 1c; saxons 2w"
    When the question "evade-ambush" is asked with "space=silures, faction=saxons, group=troops, attempt=ambush"
    Then it is refused by 3.6.2

  @id-3.6.2-r @rule-3.6.1 @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: With Cymbrogi, Comitates and Militia Ambush in Hills on one die
    The working: one die for all Troops that try: 3 succeeds for both kinds. Charge/Ambush: 1 + 2 x ½ = 2
    losses, both Warbands, before they Attack.

    Given the space "imperium: fragmentation | cards: cymbrogi | silures: saxons 2w; civitates 1com 2m"
    And the choice "pre-battle/troops/civitates" is "ambush"
    And the dice show 3
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Warbands
    And the Civitates lose nothing

  @id-3.6.2-s @rule-3.6.2 @derived
  Scenario: Without Cymbrogi, Comitates and Militia have no Home Terrain
    The working: the same Hills, the card not in force.

    Given the space "imperium: fragmentation | silures: saxons 2w; civitates 1com 2m"
    When the question "evade-ambush" is asked with "space=silures, faction=civitates, group=troops, attempt=ambush"
    Then it is refused by 3.6.2

  @id-3.6.2-t @rule-3.6.2 @derived
  Scenario: Cymbrogi gives nothing outside Hills
    The working: Corieltauvi is Fens; Cymbrogi makes Hills the Home Terrain.

    Given the space "imperium: fragmentation | cards: cymbrogi | corieltauvi: saxons 2w; civitates 1com 2m"
    When the question "evade-ambush" is asked with "space=corieltauvi, faction=civitates, group=troops, attempt=evade"
    Then it is refused by 3.6.2

  @id-3.6.2-u @rule-3.6.2 @derived
  Scenario: Cavalry can neither Evade nor Ambush
    The working: Cavalry has no Home Terrain, with Cymbrogi or without.

    Given the space "imperium: autonomy-military | cards: cymbrogi | silures: dux 2c; saxons 1w"
    When the question "evade-ambush" is asked with "space=silures, faction=dux, group=troops, attempt=evade"
    Then it is refused by 3.6.2

  @id-3.6.2-v @rule-3.6.1 @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Red Saxon Foederati Ambush in Fens
    The working: they are at home as Saxons, the Scotti attackers are not. On a 3 they destroy the Warband
    before the Melee.

    Given the space "imperium: autonomy-military | corieltauvi: scotti 1w; dux 1w/saxons"
    And the choice "pre-battle/troops/dux" is "ambush"
    And the dice show 3
    When the Scotti fight the Dux
    Then the Scotti lose 1 Scotti Warband
    And the Dux lose nothing

  @id-3.6.2-w @rule-3.6.1 @rule-3.6.2 @derived
  Scenario: Blue Scotti Foederati Evade in Hills
    The working: at home as Scotti, they Evade on 5-6; nobody is left to fight.

    Given the space "imperium: fragmentation | silures: saxons 2w; civitates 1w/scotti"
    And the choice "pre-battle/troops/civitates" is "evade"
    And the dice show 5
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Civitates lose nothing

  @id-3.6.2-x @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: The attacker rolls first, for Raiders and then for Troops, and who Ambushed strikes no more
    The working: in order: Saxon Raiders 5, an Ambush; Saxon Troops 2, none; the Dux's Foederati 3, an
    Ambush. Charge/Ambush: 2 x ½ = 1 loss on the Dux, the Cavalry; 1 + 1 = 2 on the Saxons, both Warbands.
    The 2 Raiders and the red Warband have Attacked already. With 2 for the Raiders and 5 for the Troops the
    Dux would lose 2.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: saxons 2w 2r; dux 1c 1w/saxons"
    And the choice "pre-battle/raiders/saxons" is "ambush"
    And the choice "pre-battle/troops/saxons" is "ambush"
    And the choice "pre-battle/troops/dux" is "ambush"
    And the dice show 5, 2, 3
    And the choice "losses/charge/saxons" is "2w"
    And the choice "losses/charge/dux" is "1c"
    When the Saxons fight the Dux
    Then the Saxons lose 2 Saxon Warbands
    And the Dux lose 1 Cavalry
    And Prestige changes by +1

  @id-3.6.2-y @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: Part of the Raiders may Evade and the rest fight
    The working: 2 of 4 Evade on a 4. The Charge's 1 loss takes the other 2, and those that Evaded do not
    Harass.

    Given the space "imperium: autonomy-military | corieltauvi: dux 1c; saxons 4r"
    And the choice "pre-battle/raiders/saxons" is "evade 2r"
    And the dice show 4
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose nothing

  @id-3.6.2-z @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: In the other reading each kind of Troops tries with its own die
    The working: Comitates Ambush (3-6) and Militia Evade (5-6), each on a 5. The Ambush destroys the
    Warband before it Attacks.

    Given the space "imperium: fragmentation | cards: cymbrogi | silures: saxons 1w; civitates 1com 2m"
    And the reading of "3.6.2-pre-battle-dice" is "each-kind"
    And the choice "pre-battle/comitates/civitates" is "ambush"
    And the choice "pre-battle/militia/civitates" is "evade"
    And the dice show 5, 5
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose nothing

  @id-3.6.2-aa @rule-3.6.2 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Where all defenders Evade, the attackers may still Assault
    The working: the Warbands Evade on a 5: no Field Battle, and they are out of the Assault too. A
    Settlement has no Garrison, so Ratae falls at once. Cavalry fought, 1 against 0: +1; an Assault of the
    Dux: +1; together +2.

    Given the space "imperium: autonomy-military | prestige: 20 | corieltauvi: dux 2c; saxons 2w settlement@ratae"
    And the choice "pre-battle/troops/saxons" is "evade"
    And the dice show 5
    And the choice "assault/dux" is "ratae"
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Settlement
    And the Dux lose nothing
    And Ratae falls
    And Prestige changes by +2

  @id-3.6.2-ab @rule-3.6.2 @rule-3.6.4 @derived
  Scenario: Attackers that Evaded take no part in the Assault
    The working: the Raiders Evade on a 4, so 2 Warbands Assault alone. Escalade: (1 Garrison + 1 Militia) x
    ½ = 1, 1 Warband. Storm: 1 loss on the Garrison; 2 losses take the last Warband. With the Raiders there,
    these could have absorbed the Escalade.

    Given the space "imperium: fragmentation | iceni: saxons 2w 2r; civitates 1m hillfort@branodunum"
    And the choice "pre-battle/raiders/saxons" is "evade"
    And the choice "pre-battle/troops/saxons" is "none"
    And the dice show 4
    And the choice "withdraw/civitates" is "1m@branodunum"
    And the choice "assault/saxons" is "branodunum"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Warbands
    And the Civitates lose nothing
    And Branodunum does not fall

  @id-3.6.2-ac @rule-3.6.2 @rule-3.6.3 @example
  Scenario: Printed: Retaliate in Clear lets no Saxons Ambush
    The working: Regni is Clear and no Home Terrain; the Feat of the Dux changes nothing in that. The Charge
    destroys the Warband before the Melee.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: dux 1c; saxons 1w settlement@anderida"
    And the Feat is Retaliate
    And the Saxons play by the policy ask
    And the choice "withdraw/saxons" is "none"
    And the choice "assault/dux" is "none"
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose nothing

  @id-3.6.2-ba @rule-3.6.2 @derived
  Scenario: Troops of two Factions on one side make one attempt
    The working: in Hills the red Scotti Foederati try to Evade; the Comitates, at home by Cymbrogi, may join the attempt or stand, but not Ambush.

    Given the space "imperium: autonomy-military | cards: cymbrogi | brigantes: saxons 2w; dux 1w/scotti; civitates 1com hillfort@barwick"
    And the Civitates play by the policy ask
    And the choice "pre-battle/troops/dux" is "evade"
    When the Saxons fight the Dux
    Then the choice "pre-battle/troops/civitates" is open to the Civitates
    And its options are "none, evade 1com"
