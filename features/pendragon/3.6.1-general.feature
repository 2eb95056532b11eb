Feature: 3.6.1 General
  Cooperation, steps, and how losses are inflicted, shared and absorbed.

  @id-3.6.1-a @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @example
  Scenario: The printed split: Cavalry and Militia fall where the Britons cannot agree
    The working: Charge: 1 loss, 2 of 8 Raiders. Melee: 1 + ½ = 1½, 3 Raiders. The 3 left Harass for 3 x ½ =
    1½. Half of that each is ¾; the nearest split is 1 for the Dux (the Cavalry) and ½ for the Civitates
    (the Militia). 5 eliminated against 2 lost: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | atrebates: saxons 8r; dux 1c; civitates 1com 1m"
    And the Battle is part of a Raid
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "losses/harass/britons" is "split"
    When the Saxons fight the Civitates
    Then the Saxons lose 5 Saxon Raiders
    And the Dux lose 1 Cavalry
    And the Civitates lose 1 Militia
    And Prestige changes by +1

  @id-3.6.1-b @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: An odd loss falls on the Dux
    The working: Charge: 2 of 5 Warbands. The 3 left inflict 3 losses in the Melee: half is 1½, so 2 for the
    Dux and 1 for the Civitates. The 2 Comitates destroy 2 more Warbands. 4 eliminated against 3 lost:
    Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 5w; dux 2c; civitates 2com"
    And the choice "losses/melee/britons" is "split"
    When the Saxons fight the Dux
    Then the Saxons lose 4 Saxon Warbands
    And the Dux lose 2 Cavalry
    And the Civitates lose 1 Comitates
    And Prestige changes by +1

  @id-3.6.1-c @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Britons who agree spread the losses as they like
    The working: the same 3 losses, but both Factions agree that the Civitates take 2 of them.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 5w; dux 2c; civitates 2com"
    And the choice "losses/melee/britons" is "dux 1c; civitates 2com"
    When the Saxons fight the Dux
    Then the Saxons lose 4 Saxon Warbands
    And the Dux lose 1 Cavalry
    And the Civitates lose 2 Comitates

  @id-3.6.1-d @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: Militia inflict and absorb half in the Field Battle, and Attacks are simultaneous
    The working: Melee: 3 Militia inflict 3 x ½ = 1½, which is 1 Warband, and the ½ left is ignored; 2
    Warbands inflict 2, of which the 3 Militia absorb 1½. The Militia Attack although they fall in the same
    step.

    Given the space "imperium: fragmentation | regni: saxons 2w; civitates 3m"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 3 Militia

  @id-3.6.1-e @rule-3.6.1 @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A half loss left over is ignored when its step ends
    The working: Melee: the Militia inflicts ½, which destroys nothing, and falls. Escalade: 1 Garrison x ½
    = ½, nothing. Storm: 2 losses against a Garrison of 1, whose 1 loss takes 1 Warband; 1 Warband is left,
    so the Hillfort falls. The Saxons eliminated 2 and lost 1: Renown +1.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; civitates 1m hillfort@anderida"
    And the choice "withdraw/civitates" is "none"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Militia and 1 Hillfort
    And Anderida falls
    And Saxon Renown changes by +1

  @id-3.6.1-f @rule-3.6.1 @rule-3.6.3 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Where halves are carried, two halves of different steps destroy a Warband
    The working: the ½ of the Melee and the ½ of the Escalade make 1: 1 Warband. Storm: 1 loss each way, so
    Garrison and last Warband fall together, and with no attacker left the Hillfort stands. The Saxons
    eliminated 1 and lost 2.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; civitates 1m hillfort@anderida"
    And the reading of "3.6.1-half-losses" is "carried"
    And the choice "withdraw/civitates" is "none"
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Civitates
    Then the Saxons lose 2 Saxon Warbands
    And the Civitates lose 1 Militia
    And Anderida does not fall
    And Saxon Renown changes by 0

  @id-3.6.1-g @rule-3.6.1 @derived
  Scenario: The owner must absorb as much of the losses as possible
    The working: 1 loss on 1 Comitates and 1 Militia: the Comitates absorb 1, the Militia only ½. Giving up
    the Militia is not allowed.

    Given the space "imperium: fragmentation | regni: saxons 1w; civitates 1com 1m"
    And the choice "losses/melee/civitates" is "1m"
    When the Saxons fight the Civitates
    Then the choice is not legal

  @id-3.6.1-h @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: The Comitates are the only Units that absorb a whole loss
    The working: no choice is left, so the Comitates fall; 1 + ½ = 1½ losses destroy the Warband.

    Given the space "imperium: fragmentation | regni: saxons 1w; civitates 1com 1m"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Comitates

  @id-3.6.1-i @rule-3.6.1 @rule-3.6.3 @derived
  Scenario: In the freer reading the Militia may be given up for the Comitates
    The working: the Militia absorb ½, and the ½ left is too little for the Comitates, so the choice stands.

    Given the space "imperium: fragmentation | regni: saxons 1w; civitates 1com 1m"
    And the reading of "3.6.1-largest-losses" is "none-left-fits"
    And the choice "losses/melee/civitates" is "1m"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Militia

  @id-3.6.1-j @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Behind a Shield Wall single losses of two steps destroy no Warband
    The working: Charge: 1 loss, a Warband needs 2. Melee: 1 loss again. 2 Warbands inflict 2 losses: the
    Cavalry and the Comitates. The Saxons eliminated 2 and lost 0: Prestige -1, Renown +1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; dux 1c; civitates 1com"
    And the Feat is Shield Wall
    When the Saxons fight the Civitates
    Then the Saxons lose nothing
    And the Dux lose 1 Cavalry
    And the Civitates lose 1 Comitates
    And Prestige changes by -1
    And Saxon Renown changes by +1

  @id-3.6.1-k @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: In the other reading the two losses of a Shield Wall may fall in two steps
    The working: Charge 1 + Melee 1 = 2: 1 Warband, which still Attacks in the Melee. 2 eliminated against 1
    lost: Prestige -1, Renown +1.

    Given the space "imperium: autonomy-military | prestige: 20 | saxon-renown: 10 | regni: saxons 2w; dux 1c; civitates 1com"
    And the Feat is Shield Wall
    And the reading of "4.4.4-shield-wall-steps" is "across-steps"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose 1 Cavalry
    And the Civitates lose 1 Comitates
    And Prestige changes by -1
    And Saxon Renown changes by +1

  @id-3.6.1-l @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: Two losses in one step destroy a Warband behind a Shield Wall
    The working: Charge: 2 losses, 2 for 1 Warband, which must absorb them. The other Warband destroys 1
    Cavalry in the Melee.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 2w; dux 2c"
    And the Feat is Shield Wall
    When the Saxons fight the Dux
    Then the Saxons lose 1 Saxon Warband
    And the Dux lose 1 Cavalry
    And Prestige changes by 0

  @id-3.6.1-m @rule-3.6.1 @rule-3.6.3 @rule-3.6.5 @derived
  Scenario: A Shield Wall does not protect Raiders
    The working: Charge: 1 loss, too little for the Warband (2), so the 2 Raiders absorb it (2 x ½). The
    Warband then destroys the Cavalry. 2 eliminated against 1 lost: Prestige +1.

    Given the space "imperium: autonomy-military | prestige: 20 | regni: saxons 1w 2r; dux 1c"
    And the Feat is Shield Wall
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Saxons fight the Dux
    Then the Saxons lose 2 Saxon Raiders
    And the Dux lose 1 Cavalry
    And Prestige changes by +1

  @id-3.6.1-n @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: A Shield Wall does not count in an Assault
    The working: Escalade: ½, nothing. Storm: the Garrison's 1 loss takes 1 Warband, which would need 2 in
    the Field Battle.

    Given the space "imperium: fragmentation | regni: saxons 2w; civitates hillfort@anderida"
    And the Feat is Shield Wall
    And the choice "assault/saxons" is "anderida"
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 1 Hillfort
    And Anderida falls

  @id-3.6.1-ba @rule-3.6.1 @rule-3.6.4 @derived
  Scenario: What one Cavalry has taken counts when the losses are split
    The working: Escalade: 4 Garrison and 2 Warbands, 6 x ½ = 3. One Cavalry takes 2; of 3, the Civitates take the third loss, 2 against 1. Storm: 6 losses, 3 each. Dux 1 + 3 = 4, Civitates 1 + 3 = 4; 8 attackers beat 6 defenders.

    Given the space "imperium: autonomy-military | londinium: dux 5c; civitates 5com; saxons 2w@londinium settlement@londinium"
    And the choice "double-cavalry/londinium" is "yes"
    And the choice "losses/escalade/londinium/britons" is "split"
    And the choice "losses/storm/londinium/britons" is "split"
    When the Dux Assault Londinium, held by the Saxons
    Then Londinium falls
    And the Dux lose 4 Cavalry
    And the Civitates lose 4 Comitates
