Feature: 1.8 Resources, Renown, Prestige and Wealth
  Every track runs from 0 to 80, and what goes beyond is ignored.

  @id-1.8-a @rule-1.8 @derived
  Scenario: Prestige may be 80
    The working: 80 is the highest value of the track.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Prestige stands at 80
    When the position is checked
    Then no problem is found

  @id-1.8-b @rule-1.8 @derived
  Scenario: Prestige cannot be 81
    The working: the track runs from 0 to 80, and 81 lies above it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Prestige stands at 81
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-c @rule-1.8 @derived
  Scenario: Wealth cannot be below 0
    The working: the track runs from 0 to 80, and -1 lies below it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Wealth stands at -1
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-d @rule-1.8 @derived
  Scenario: Briton Resources cannot be 81
    The working: the track runs from 0 to 80, and 81 lies above it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Briton Resources stands at 81
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-e @rule-1.8 @derived
  Scenario: Dux Resources cannot be below 0
    The working: the track runs from 0 to 80, and -1 lies below it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Dux Resources stands at -1
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-f @rule-1.8 @derived
  Scenario: Saxon Renown cannot be 81
    The working: the track runs from 0 to 80, and 81 lies above it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Saxon Renown stands at 81
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-g @rule-1.8 @derived
  Scenario: Scotti Renown cannot be below 0
    The working: the track runs from 0 to 80, and -1 lies below it.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    And Scotti Renown stands at -1
    When the position is checked
    Then a problem with 1.8 is found

  @id-1.8-h @rule-1.8 @rule-3.6.5 @derived
  Scenario: Prestige of 1 falls to 0
    The working: Clear, so nobody rolls. Charge: 1 Cavalry takes 1 Warband. Melee: 5 Warbands inflict 5
    losses, more than the 1 + ½ + ½ = 2 that the Britons can absorb, while 2 Militia inflict 2 x ½ = 1. The
    Saxons eliminate 3 pieces and lose 2: Prestige -1, Saxon Renown +1.

    Given the space "imperium: autonomy-military | dobunni: pop 2; saxons 6w; dux 1c; civitates 2m"
    And Prestige stands at 1
    And Saxon Renown stands at 79
    When the Saxons fight the Dux
    Then the Dux lose 1 Cavalry
    And the Civitates lose 2 Militia
    And the Saxons lose 2 Saxon Warbands
    And Prestige changes by -1
    And Saxon Renown changes by +1

  @id-1.8-i @rule-1.8 @rule-3.6.5 @derived
  Scenario: Prestige does not fall below 0 nor Renown rise above 80
    The working: Clear, so nobody rolls. Charge: 1 Cavalry takes 1 Warband. Melee: 5 Warbands inflict 5
    losses, more than the 1 + ½ + ½ = 2 that the Britons can absorb, while 2 Militia inflict 2 x ½ = 1. The
    Saxons eliminate 3 pieces and lose 2: Prestige -1, Saxon Renown +1. Prestige 0 and Renown 80 stay as
    they are.

    Given the space "imperium: autonomy-military | dobunni: pop 2; saxons 6w; dux 1c; civitates 2m"
    And Prestige stands at 0
    And Saxon Renown stands at 80
    When the Saxons fight the Dux
    Then the Dux lose 1 Cavalry
    And Prestige changes by 0
    And Saxon Renown changes by 0

  @id-1.8-j @rule-1.8 @rule-3.6.5 @derived
  Scenario: Prestige of 79 rises to 80
    The working: Clear, so nobody rolls. Charge: 3 Cavalry inflict 3 losses and the only Warband is
    eliminated before it Attacks. 1 eliminated, 0 lost, with Cavalry fighting: Prestige +1.

    Given the space "imperium: autonomy-military | dobunni: pop 2; dux 3c; saxons 1w"
    And Prestige stands at 79
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And Prestige changes by +1

  @id-1.8-k @rule-1.8 @rule-3.6.5 @derived
  Scenario: Prestige does not rise above 80
    The working: Clear, so nobody rolls. Charge: 3 Cavalry inflict 3 losses and the only Warband is
    eliminated before it Attacks. 1 eliminated, 0 lost, with Cavalry fighting: Prestige +1. At 80 the gain
    is ignored.

    Given the space "imperium: autonomy-military | dobunni: pop 2; dux 3c; saxons 1w"
    And Prestige stands at 80
    When the Dux fight the Saxons
    Then the Saxons lose 1 Saxon Warband
    And Prestige changes by 0

  @id-1.8-l @rule-1.8 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: A loss of 2 Prestige takes only the 1 that is left
    The working: Assault on a Fort without Units. Escalade: 1 loss, 8 - 1 = 7 Warbands. Storm: 7 losses
    exceed the Garrison of 1, whose Attack takes 1 more. A Fort that falls costs 2 Prestige, but from 1 it
    falls only to 0. The Saxons lose 2 pieces and eliminate 1, so their Renown stays.

    Given the space "imperium: autonomy-military | dobunni: pop 2; saxons 8w; dux fort@glevum"
    And Prestige stands at 1
    And Saxon Renown stands at 10
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Dux
    Then Glevum falls
    And the Saxons lose 2 Saxon Warbands
    And Prestige changes by -1
    And Saxon Renown changes by 0

  @id-1.8-m @rule-1.8 @derived
  Scenario: Retaliate takes no more Renown than there is
    The working: the only Saxon Stronghold falls without loss, having no Garrison. Retaliate takes 5 Renown
    (4.2.4), but from 3 it falls only to 0.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 2; dux 4c; saxons settlement@glevum"
    And Saxon Renown stands at 3
    And the Feat is Retaliate
    And the choice "assault/dux" is "glevum"
    When the Dux fight the Saxons
    Then Glevum falls
    And Saxon Renown changes by -3

  @id-1.8-n @rule-1.8 @rule-1.8.4 @derived
  Scenario: Wealth of 77 gains 3 by a Feat and not 5
    The working: 77 + 5 would be 82; 2 are lost.

    Given the space "wealth: 77"
    When the question "effects" is asked with "statements=track wealth +5; executing=civitates; as=command-with-feat"
    Then Wealth changes by 3

  @id-1.8-o @rule-1.8 @rule-1.8.2 @derived
  Scenario: Exactly 80 is reached without a loss
    The working: 75 + 5 = 80.

    Given the space "saxon-renown: 75"
    When the question "effects" is asked with "statements=track saxon-renown +5; executing=saxons; as=command"
    Then Saxon Renown changes by 5

  @id-1.8-p @rule-1.8 @rule-1.8.1 @derived
  Scenario: What is lost above 80 does not come back
    The working: 79 + 4 stops at 80, and 80 - 4 = 76: -3 in all.

    Given the space "briton-resources: 79"
    When the question "effects" is asked with "statements=track briton-resources +4 | track briton-resources -4; executing=civitates; as=event"
    Then Briton Resources changes by -3

  @id-1.8-q @rule-1.8 @rule-1.8.1 @derived
  Scenario: Resources of 3 fall to 0 and Wealth pays nothing of it
    The working: imperial taxes of 5 take the 3 blue and never touch Wealth.

    Given the space "imperium: roman-rule-military | briton-resources: 3 | wealth: 8"
    When the question "effects" is asked with "statements=track briton-resources -5; as=revenues"
    Then Briton Resources changes by -3
    And Wealth changes by 0

  @id-1.8-r @rule-1.8 @rule-1.8.2 @derived
  Scenario: Renown of 0 loses nothing
    The working: 0 - 2 would be below 0.

    Given the space "scotti-renown: 0"
    When the question "effects" is asked with "statements=track scotti-renown -2; executing=dux; as=command"
    Then Scotti Renown changes by 0

  @id-1.8-s @rule-1.8.1 @rule-1.5.2 @derived
  Scenario: A payment, unlike a loss, does not stop at 0
    The working: 4 red are to be paid, 3 are there: the payment is not possible.

    Given the space "imperium: fragmentation | dux-resources: 3"
    When the question "effects" is asked with "statements=pay dux 4; executing=dux; as=command"
    Then it is refused by 1.8.1

  @id-1.8-t @rule-1.8 @rule-1.8.1 @derived
  Scenario: Nobody else pays for a Faction's Command
    The working: the Civitates pay 1 of their own; the Saxons execute nothing here.

    Given the space "imperium: autonomy-military | briton-resources: 5 | wealth: 0 | saxon-renown: 9"
    When the question "effects" is asked with "statements=pay civitates 1 | pay saxons 5; executing=civitates; as=command"
    Then it is refused by 3.1
