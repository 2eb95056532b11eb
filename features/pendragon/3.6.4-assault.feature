Feature: 3.6.4 Assault
  Coup de Main, Escalade, Storm, and when a Stronghold falls.

  @id-3.6.4-a @rule-3.6.1 @rule-3.6.4 @example
  Scenario: The printed Coup de Main: a 3 takes a Town with 2 Militia inside by surprise
    The working: 4 - 2 + 1 = 3, so a 3 succeeds and there is no Escalade. Storm: 5 losses against 2 Garrison
    + 2 Militia = 4, who take 4 of 5 Warbands.

    Given the space "imperium: autonomy-military | dobunni: saxons 5w; civitates 2m@glevum town@glevum"
    And the Feat is Surprise
    And the dice show 3
    When the Saxons Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Saxons lose 4 Saxon Warbands
    And the Civitates lose 2 Militia and 1 Town

  @id-3.6.4-b @rule-3.6.1 @rule-3.6.4 @example
  Scenario: The printed Coup de Main: a 4 is too high with 2 Militia inside
    The working: 4 > 3. Escalade: 4 x ½ = 2, 2 Warbands. Storm: 3 losses take the 2 Garrison and 1 Militia;
    4 losses take the 3 Warbands. The Town stands.

    Given the space "imperium: autonomy-military | dobunni: saxons 5w; civitates 2m@glevum town@glevum"
    And the Feat is Surprise
    And the dice show 4
    When the Saxons Assault Glevum, held by the Civitates
    Then Glevum does not fall
    And the Saxons lose 5 Saxon Warbands
    And the Civitates lose 1 Militia

  @id-3.6.4-c @rule-3.6.3 @rule-3.6.4 @example
  Scenario: The printed Coup de Main succeeds in half of all cases
    The working: 1, 2 or 3 of 6 faces: 3/6 = 1/2. With it the 5 Warbands win 5 to 4; without it 3 are left
    against 4.

    Given the space "imperium: autonomy-military | dobunni: saxons 5w; civitates 2m town@glevum"
    And the Feat is Surprise
    And the choice "withdraw/civitates" is "2m@glevum"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then the chance that "strongholds_fallen" is "1" is 1/2
    And the chance that "strongholds_fallen" is "0" is 1/2

  @id-3.6.4-d @rule-3.6.1 @rule-3.6.4 @example
  Scenario: The printed Assault on Ratae fails on a 6
    The working: 4 - 1 + 1 = 4 < 6. Escalade: (1 + 2) x ½ = 1½, 3 of 5 Raiders. Storm: 3 losses take the
    last 2, whose 2 losses fall on the Garrison.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 5r; civitates 1com@ratae town@ratae"
    And the Feat is Surprise
    And the dice show 6
    When the Saxons Assault Ratae, held by the Civitates
    Then Ratae does not fall
    And the Saxons lose 5 Saxon Raiders
    And the Civitates lose nothing

  @id-3.6.4-e @rule-3.6.4 @derived
  Scenario: In a City the Coup de Main counts a Capacity of 4: a 5 succeeds in Eboracum
    The working: 4 - 0 + 1 = 5. Storm: 4 Warbands against a Garrison of 3: 3 Warbands lost, 1 left.

    Given the space "imperium: autonomy-military | eboracum: saxons 4w; civitates town@eboracum"
    And the Feat is Surprise
    And the dice show 5
    When the Saxons Assault Eboracum, held by the Civitates
    Then Eboracum falls
    And the Saxons lose 3 Saxon Warbands

  @id-3.6.4-f @rule-3.6.4 @derived
  Scenario: In a City the Coup de Main counts a Capacity of 4: a 6 fails in Eboracum
    The working: 6 > 5; with a Capacity of 6 any roll would succeed. Escalade: 3 x ½ = 1½, 1 Warband. Storm:
    3 against 3, nobody left.

    Given the space "imperium: autonomy-military | eboracum: saxons 4w; civitates town@eboracum"
    And the Feat is Surprise
    And the dice show 6
    When the Saxons Assault Eboracum, held by the Civitates
    Then Eboracum does not fall
    And the Saxons lose 4 Saxon Warbands

  @id-3.6.4-g @rule-3.6.4 @derived
  Scenario: In Londinium with 3 Militia inside a 3 fails the Coup de Main
    The working: 4 - 3 + 1 = 2 < 3; a Capacity of 9 would make it 7. Escalade: (4 + 3) x ½ = 3½, 3 of 8
    Warbands. Storm: 5 losses take 4 Garrison and 1 Militia; 7 losses take the 5 Warbands.

    Given the space "imperium: autonomy-military | londinium: saxons 8w; civitates 3m@londinium town@londinium"
    And the Feat is Surprise
    And the dice show 3
    When the Saxons Assault Londinium, held by the Civitates
    Then Londinium does not fall
    And the Saxons lose 8 Saxon Warbands
    And the Civitates lose 1 Militia

  @id-3.6.4-h @rule-3.6.4 @derived
  Scenario: An empty Settlement has no Garrison and falls without loss
    The working: Escalade 0 x ½ = 0, Garrison 0.

    Given the space "imperium: autonomy-military | regni: dux 1c; saxons settlement@anderida"
    When the Dux Assault Anderida, held by the Saxons
    Then Anderida falls
    And the Dux lose nothing
    And the Saxons lose 1 Saxon Settlement

  @id-3.6.4-i @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Warbands inside a Settlement defend it twice
    The working: Escalade: 2 x ½ = 1, 1 of 4 Cavalry. Storm: 3 against 2: 2 Cavalry and both Warbands fall,
    1 Cavalry is left.

    Given the space "imperium: autonomy-military | regni: dux 4c; saxons 2w@anderida settlement@anderida"
    And the choice "double-cavalry/anderida" is "no"
    When the Dux Assault Anderida, held by the Saxons
    Then Anderida falls
    And the Dux lose 3 Cavalry
    And the Saxons lose 2 Saxon Warbands and 1 Saxon Settlement

  @id-3.6.4-j @rule-3.6.4 @derived
  Scenario: A Hillfort has Escalade ½ and 1 Garrison
    The working: Escalade: ½, nothing. Storm: 2 against 1: 1 Warband lost, 1 left.

    Given the space "imperium: fragmentation | regni: saxons 2w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida falls
    And the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Hillfort

  @id-3.6.4-k @rule-3.6.4 @derived
  Scenario: With Camelot a Hillfort has Escalade 1
    The working: Escalade: 1, 1 Warband. Storm: 1 against 1, no attacker is left.

    Given the space "imperium: fragmentation | cards: camelot | regni: saxons 2w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida does not fall
    And the Saxons lose 2 Saxon Warbands
    And the Civitates lose nothing

  @id-3.6.4-l @rule-3.6.4 @derived
  Scenario: With shaded Mons Badonicus a Hillfort has no Garrison
    The working: nobody defends it.

    Given the space "imperium: fragmentation | cards: mons-badonicus | regni: saxons 2w; civitates hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida falls
    And the Saxons lose nothing
    And the Civitates lose 1 Hillfort

  @id-3.6.4-m @rule-3.6.4 @derived
  Scenario: A Fort has Escalade 1 and 1 Garrison
    The working: Escalade: 1, 1 of 3 Warbands. Storm: 2 against 1: 1 lost, 1 left.

    Given the space "imperium: fragmentation | regni: saxons 3w; dux fort@anderida"
    When the Saxons Assault Anderida, held by the Dux
    Then Anderida falls
    And the Saxons lose 2 Saxon Warbands
    And the Dux lose 1 Fort

  @id-3.6.4-n @rule-3.6.4 @derived
  Scenario: A Town has Escalade ½ and 2 Garrison
    The working: Escalade: 2 x ½ = 1, 1 of 4 Warbands. Storm: 3 against 2: 2 lost, 1 left.

    Given the space "imperium: fragmentation | dobunni: saxons 4w; civitates town@glevum"
    When the Saxons Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Saxons lose 3 Saxon Warbands
    And the Civitates lose 1 Town

  @id-3.6.4-o @rule-3.6.4 @derived
  Scenario: Any Stronghold in Eboracum has Escalade ½ and 3 Garrison
    The working: Escalade: 3 x ½ = 1½, 1 of 5 Warbands. Storm: 4 against 3: 3 lost, 1 left. By the row of
    the Fort only 2 would be lost.

    Given the space "imperium: fragmentation | eboracum: saxons 5w; dux fort@eboracum"
    When the Saxons Assault Eboracum, held by the Dux
    Then Eboracum falls
    And the Saxons lose 4 Saxon Warbands
    And the Dux lose 1 Fort

  @id-3.6.4-p @rule-3.6.4 @derived
  Scenario: A Town in Londinium has Escalade ½ and 4 Garrison
    The working: Escalade: 4 x ½ = 2, 2 of 7 Warbands. Storm: 5 against 4: 4 lost, 1 left.

    Given the space "imperium: fragmentation | londinium: saxons 7w; civitates town@londinium"
    When the Saxons Assault Londinium, held by the Civitates
    Then Londinium falls
    And the Saxons lose 6 Saxon Warbands
    And the Civitates lose 1 Town

  @id-3.6.4-q @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Raiders are halved in the Escalade and whole in the Storm
    The working: Escalade: 2 x ½ = 1, 2 of 6 Raiders. Storm: 4 whole losses against 2; 2 whole losses take 2
    Raiders, 2 are left.

    Given the space "imperium: fragmentation | regni: saxons 6r; civitates town@noviomagus"
    And the Battle is part of a Raid
    When the Saxons Assault Noviomagus, held by the Civitates
    Then Noviomagus falls
    And the Saxons lose 4 Saxon Raiders
    And the Civitates lose 1 Town

  @id-3.6.4-r @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Militia inside count whole, and with no attacker left the Stronghold stands
    The working: Escalade: (1 + 1) x ½ = 1, 1 of 3 Warbands. Storm: 2 losses take Garrison and Militia;
    their 2 losses take the last 2 Warbands. With a halved Militia 1 Warband would be left and the Hillfort
    fall.

    Given the space "imperium: fragmentation | regni: saxons 3w; civitates 1m@anderida hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida does not fall
    And the Saxons lose 3 Saxon Warbands
    And the Civitates lose 1 Militia

  @id-3.6.4-s @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Militia that Assault count whole
    The working: Escalade: 1, 1 of 3 Militia. Storm: 2 against 1: 1 Militia lost, 1 left. Halved, 2 would
    fall in the Escalade.

    Given the space "imperium: fragmentation | regni: civitates 3m; dux fort@anderida"
    When the Civitates Assault Anderida, held by the Dux
    Then Anderida falls
    And the Civitates lose 2 Militia
    And the Dux lose 1 Fort

  @id-3.6.4-t @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: The Garrison absorbs losses before the Units inside
    The working: Escalade: (1 + 1) x ½ = 1, 1 of 2 Warbands. Storm: the last Warband's 1 loss falls on the
    Garrison, not on the Militia.

    Given the space "imperium: fragmentation | regni: saxons 2w; civitates 1m@anderida hillfort@anderida"
    When the Saxons Assault Anderida, held by the Civitates
    Then Anderida does not fall
    And the Saxons lose 2 Saxon Warbands
    And the Civitates lose nothing

  @id-3.6.4-u @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: A Cavalry that may absorb 2 takes 1 loss without falling
    The working: Escalade: 2 x ½ = 1, nobody falls. Storm: 3 against 2: 2 Cavalry lost, 1 left.

    Given the space "imperium: fragmentation | dobunni: dux 3c; civitates town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Dux lose 2 Cavalry
    And the Civitates lose 1 Town

  @id-3.6.4-v @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Without double losses the same Cavalry fails
    The working: Escalade: 1, 1 of 3 Cavalry. Storm: 2 against 2, no attacker is left.

    Given the space "imperium: fragmentation | dobunni: dux 3c; civitates town@glevum"
    And the choice "double-cavalry/glevum" is "no"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum does not fall
    And the Dux lose 3 Cavalry

  @id-3.6.4-w @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: A Cavalry that may absorb 2 takes 1½ losses without falling
    The working: Escalade: 3 x ½ = 1½, nobody falls. Storm: 4 against 3: 3 Cavalry lost, 1 left.

    Given the space "imperium: fragmentation | dobunni: dux 4c; civitates 1m@glevum town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Dux lose 3 Cavalry
    And the Civitates lose 1 Militia and 1 Town

  @id-3.6.4-x @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: A Cavalry that may absorb 2 falls to 2 losses
    The working: Escalade: 4 x ½ = 2, 1 Cavalry instead of 2. Storm: 5 against 4: 4 more lost, 1 left; 1 + 4
    = 5.

    Given the space "imperium: fragmentation | dobunni: dux 6c; civitates 2m@glevum town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Dux lose 5 Cavalry
    And the Civitates lose 2 Militia and 1 Town

  @id-3.6.4-y @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: Of 3 losses one Cavalry absorbs 2 and another Unit the third
    The working: Escalade: 6 x ½ = 3, 2 Cavalry instead of 3. Storm: 7 against 6: 6 more lost, 1 left; 2 + 6
    = 8.

    Given the space "imperium: fragmentation | dobunni: dux 9c; civitates 4m@glevum town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Dux lose 8 Cavalry
    And the Civitates lose 4 Militia and 1 Town

  @id-3.6.4-z @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: After the Cavalry's 2 losses Foederati may absorb the third
    The working: Escalade: 6 x ½ = 3: 1 Cavalry (2) and 1 red Warband (1). Storm: 2 + 5 = 7 against 6: 1
    Cavalry and 5 Warbands lost, 1 Cavalry left.

    Given the space "imperium: fragmentation | dobunni: dux 3c 6w/scotti; civitates 4m@glevum town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    And the choice "losses/escalade/glevum/dux" is "1w/scotti"
    And the choice "losses/storm/glevum/dux" is "1c 5w/scotti"
    When the Dux Assault Glevum, held by the Civitates
    Then Glevum falls
    And the Dux lose 2 Cavalry and 6 Scotti Warbands
    And the Civitates lose 4 Militia and 1 Town

  @id-3.6.4-aa @rule-3.6.4 @derived
  Scenario: With double losses Cavalry must be first to absorb
    The working: 3 losses on 3 Foederati would leave the Cavalry aside, so the choice is refused.

    Given the space "imperium: fragmentation | dobunni: dux 3c 6w/scotti; civitates 4m@glevum town@glevum"
    And the choice "double-cavalry/glevum" is "yes"
    And the choice "losses/escalade/glevum/dux" is "3w/scotti"
    When the Dux Assault Glevum, held by the Civitates
    Then the choice is not legal

  @id-3.6.4-ab @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: After the first Stronghold falls the second may be Assaulted
    The working: Hillfort: Escalade ½, nothing; Storm 6 against 1: 1 lost, 5 left. Town: Escalade 1, 1 lost;
    Storm 4 against 2: 2 lost, 2 left. In all 4 lost. A Town lost before Fragmentation: Prestige -2. 2 + 3
    Plunder were won, but 2 Warbands carry 2. 2 eliminated against 4 lost: no Renown.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | dobunni: saxons 6w; civitates hillfort@glevum town@corinium"
    And the choice "assault/saxons" is "glevum"
    And the choice "assault-second/saxons" is "corinium"
    When the Saxons fight the Civitates
    Then Glevum falls
    And Corinium falls
    And the Saxons lose 4 Saxon Warbands
    And the Civitates lose 1 Hillfort and 1 Town
    And the fact "strongholds_fallen" is "2"
    And the fact "plunder" is "2"
    And Prestige changes by -2
    And Saxon Renown changes by 0

  @id-3.6.4-ac @rule-3.6.4 @derived
  Scenario: A Stronghold that holds leaves nobody for the second
    The working: Escalade: 1, 1 of 3 Warbands. Storm: 2 against 2, all fall. Where the defenders are at
    least as many as the attackers in the Storm, no attacker survives it, so the other reading changes
    nothing here.

    Given the space "imperium: autonomy-military | prestige: 20 | dobunni: saxons 3w; civitates hillfort@corinium town@glevum"
    And the reading of "3.6.4-second-stronghold" is "even-if-first-holds"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then Glevum does not fall
    And Corinium does not fall
    And the Saxons lose 3 Saxon Warbands
    And the Civitates lose nothing
    And Prestige changes by 0

  @id-3.6.4-ad @rule-3.6.1 @rule-3.6.3 @rule-3.6.4 @derived
  Scenario: Saxons who Ravage cannot Assault
    The working: Melee: the Militia inflicts ½, 1 Raider. Harass: 5 x ½ = 2½, the Militia. The Town stands
    open, yet the Saxons are offered no Assault.

    Given the space "imperium: fragmentation | regni: saxons 6r; civitates 1m town@noviomagus"
    And the Battle is part of a Raid
    And the Feat is Ravage
    And the Saxons play by the policy ask
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "withdraw/civitates" is "none"
    When the Saxons fight the Civitates
    Then Noviomagus does not fall
    And the Saxons lose 1 Saxon Raider
    And the Civitates lose 1 Militia

  @id-3.6.4-ae @rule-3.6.1 @rule-3.6.3 @rule-3.6.4 @derived
  Scenario: No Assault while a defender stands in the open
    The working: Melee: 3 Comitates inflict 3, here 4 Raiders (2) and 1 Warband; 2 Warbands inflict 2, 2
    Comitates. 1 Warband and 1 Comitates are left, and the Saxons are offered no Assault.

    Given the space "imperium: fragmentation | dobunni: saxons 2w 4r; civitates 3com town@glevum"
    And the Saxons play by the policy ask
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "withdraw/civitates" is "none"
    And the choice "losses/melee/saxons" is "4r 1w"
    When the Saxons fight the Civitates
    Then Glevum does not fall
    And the Saxons lose 1 Saxon Warband and 4 Saxon Raiders
    And the Civitates lose 2 Comitates

  @id-3.6.4-af @rule-3.6.4 @derived
  Scenario: Before Fragmentation the ally's Strongholds can be Assaulted too
    The working: the Dux and the Civitates defend as 1 side with 2 Strongholds.

    Given the space "imperium: autonomy-military | dobunni: saxons 3w; dux fort@glevum; civitates town@corinium"
    And the Saxons play by the policy ask
    When the Saxons fight the Dux
    Then the choice "assault/saxons" is open to the Saxons
    And its options include "glevum"
    And its options include "corinium"
    And its options include "none"

  @id-3.6.4-ag @rule-3.6.4 @derived
  Scenario: Under Fragmentation only the defender's own Strongholds can be Assaulted
    The working: the Town belongs to the Civitates, who do not defend.

    Given the space "imperium: fragmentation | dobunni: saxons 3w; dux fort@glevum; civitates town@corinium"
    And the Saxons play by the policy ask
    When the Saxons fight the Dux
    Then the choice "assault/saxons" is open to the Saxons
    And its options include "glevum"
    And its options do not include "corinium"

  @id-3.6.4-ba @rule-3.6.4 @derived
  Scenario: With Camelot and Mons Badonicus a Hillfort has no Garrison
    The working: Garrison 0 and nobody inside: no Escalade losses, and 1 Warband takes it.

    Given the space "imperium: fragmentation | cards: camelot, mons-badonicus | brigantes: saxons 1w; civitates hillfort@barwick"
    When the Saxons Assault Barwick, held by the Civitates
    Then Barwick falls
    And the Saxons lose nothing

  @id-3.6.4-bb @rule-3.6.4 @derived
  Scenario: In the other reading the row of Camelot keeps its Garrison
    The working: Escalade: 1 x 1 = 1 loss, the Warband; nobody is left to Storm.

    Given the space "imperium: fragmentation | cards: camelot, mons-badonicus | brigantes: saxons 1w; civitates hillfort@barwick"
    And the reading of "3.6.4-camelot-mons-badonicus" is "one"
    When the Saxons Assault Barwick, held by the Civitates
    Then Barwick does not fall
    And the Saxons lose 1 Saxon Warband
