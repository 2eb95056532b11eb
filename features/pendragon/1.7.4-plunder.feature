Feature: 1.7.4 Plunder
  One cube of Plunder a Unit, and Cavalry only through Retaliate or an Event.

  @id-1.7.4-a @rule-1.7.4 @derived
  Scenario: A Raider without Plunder can take a cube
    The working: Plunder goes onto Raiders or Troops, 1 cube each.

    Given the space "imperium: autonomy-military | corieltauvi: prosperity 2; saxons 3r"
    When the question "plunder" is asked with "space=corieltauvi, faction=saxons, piece=1r"
    Then it is allowed

  @id-1.7.4-b @rule-1.7.4 @derived
  Scenario: A Raider with Plunder can take no more
    The working: each Unit can carry 1 cube, and this one has it.

    Given the space "imperium: autonomy-military | corieltauvi: prosperity 2; saxons 3r(1p)"
    When the question "plunder" is asked with "space=corieltauvi, faction=saxons, piece=1r(1p)"
    Then it is refused by 1.7.4

  @id-1.7.4-c @rule-1.7.4 @derived
  Scenario: Militia can take Plunder
    The working: Militia are Troops, and of Troops only Cavalry needs the leave of a Feat or an Event.

    Given the space "imperium: autonomy-military | regni: prosperity 2; civitates 2m; saxons settlement@anderida"
    When the question "plunder" is asked with "space=regni, faction=civitates, piece=m"
    Then it is allowed

  @id-1.7.4-d @rule-1.7.4 @derived
  Scenario: Cavalry can take no Plunder by itself
    The working: Cavalry can carry Plunder only by means of Retaliate or an Event.

    Given the space "imperium: autonomy-military | regni: prosperity 2; dux 2c; saxons settlement@anderida"
    When the question "plunder" is asked with "space=regni, faction=dux, piece=c"
    Then it is refused by 1.7.4

  @id-1.7.4-e @rule-1.7.4 @derived
  Scenario: Cavalry takes Plunder in Retaliate
    The working: Retaliate (4.2.4) lets Cavalry receive Plunder.

    Given the space "imperium: autonomy-military | regni: prosperity 2; dux 2c; saxons settlement@anderida"
    When the question "plunder" is asked with "space=regni, faction=dux, retaliate=yes, piece=c"
    Then it is allowed

  @id-1.7.4-f @rule-1.7.4 @derived
  Scenario: A Stronghold never carries Plunder
    The working: only Units carry Plunder, and a Town is a Stronghold.

    Given the space "imperium: autonomy-military | dobunni: prosperity 2; civitates 1m town@glevum"
    When the question "plunder" is asked with "space=dobunni, faction=civitates, piece=town"
    Then it is refused by 1.7.4

  @id-1.7.4-g @rule-1.7.4 @derived
  Scenario: Only the Raiders without Plunder are candidates
    The working: of 9 Raiders 2 carry a cube each; 9 - 2 = 7 have room.

    Given the space "imperium: autonomy-military | corieltauvi: prosperity 2; saxons 9r(2p)"
    When the question "plunder" is asked with "space=corieltauvi, faction=saxons"
    Then the answer is "7"

  @id-1.7.4-h @rule-1.7.4 @derived
  Scenario: Foederati Warbands carry Plunder where Cavalry cannot
    The working: of the Troops of the Dux the 2 Cavalry need Retaliate, while the 3 Saxon Foederati Warbands
    are Troops like others.

    Given the space "imperium: autonomy-military | regni: prosperity 2; dux 2c 3w/saxons"
    When the question "plunder" is asked with "space=regni, faction=dux"
    Then the answer is "3"

  @id-1.7.4-i @rule-1.7.4 @derived
  Scenario: More Plunder than Units to carry it
    The working: 2 Raiders can carry 2 cubes, not 3.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 2r(3p)"
    When the position is checked
    Then a problem with 1.7.4 is found

  @id-1.7.4-j @rule-1.7.4 @derived
  Scenario: Every Unit may carry its cube
    The working: 2 Raiders carry 2 cubes, and 1 Cavalry may have won its own by Retaliate.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 2r(2p); dux 1c(1p)"
    When the position is checked
    Then no problem is found

  @id-1.7.4-k @rule-1.7.4 @rule-3.6.4 @rule-3.6.5 @derived
  Scenario: Plunder beyond what the survivors can carry is not taken
    The working: Assault on a Town without Units. Escalade: 2 x ½ = 1 loss, 5 - 1 = 4 Warbands. Storm: 4
    losses exceed the Garrison of 2, whose 2 Attacks leave 4 - 2 = 2 Warbands. A Town gives 3 Plunder, but 2
    Units carry only 2.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 4; saxons 5w; civitates town@glevum"
    And the choice "assault/saxons" is "glevum"
    When the Saxons fight the Civitates
    Then Glevum falls
    And the Saxons lose 3 Saxon Warbands
    And the fact "plunder" is "2"

  @id-1.7.4-l @rule-1.7.4 @rule-3.6.5 @derived
  Scenario: Cavalry takes a Settlement and leaves its Plunder
    The working: A Settlement has no Garrison and holds no Units, so it falls without loss. It would give 2
    Plunder, but without Retaliate no Cavalry can carry any.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 2; dux 4c; saxons settlement@glevum"
    And the choice "assault/dux" is "glevum"
    When the Dux fight the Saxons
    Then Glevum falls
    And the Dux lose nothing
    And the fact "plunder" is "0"

  @id-1.7.4-m @rule-1.7.4 @rule-3.6.5 @derived
  Scenario: Cavalry takes a Settlement in Retaliate and carries its Plunder
    The working: the Settlement falls as before and gives 2 Plunder, which 2 of the 4 Cavalry may carry by
    Retaliate.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 2; dux 4c; saxons settlement@glevum"
    And the Feat is Retaliate
    And the choice "assault/dux" is "glevum"
    When the Dux fight the Saxons
    Then Glevum falls
    And the fact "plunder" is "2"

  @id-1.7.4-ba @rule-1.7.4 @derived
  Scenario: Units in a box carry no Plunder
    The working: Plunder is carried by Units on the map; those that are Available have none.

    Given the space "corieltauvi: saxons 2r(2p) | available: saxons 3r(1p)"
    When the position is checked
    Then a problem with 1.7.4 is found

  @id-1.7.4-n @rule-1.7.4 @derived
  Scenario: A cube for each Raider leaves the squares
    The working: 2 of 3 Raiders take 2 of 3 cubes: 1 Prosperity is left.

    Given the space "dobunni: prosperity 3; saxons 3r"
    When the question "effects" is asked with "statements=plunder saxons 2r in dobunni; executing=saxons; as=command"
    Then afterwards the space is "dobunni: prosperity 1; saxons 3r(2p)"

  @id-1.7.4-o @rule-1.7.4 @derived
  Scenario: No more cubes are Plundered than are there
    The working: 3 Raiders, 2 cubes.

    Given the space "dobunni: prosperity 2; saxons 3r"
    When the question "effects" is asked with "statements=plunder saxons 3r in dobunni; executing=saxons; as=command"
    Then it is refused by 1.7.4

  @id-1.7.4-p @rule-1.7.4 @derived
  Scenario: Units that carry Plunder do not take a second cube by Command
    The working: 2 of 3 Raiders carry a cube; only 1 has room, not 2.

    Given the space "dobunni: prosperity 4; saxons 3r(2p)"
    When the question "effects" is asked with "statements=plunder saxons 2r in dobunni; executing=saxons; as=command"
    Then it is refused by 1.4.1

  @id-1.7.4-q @rule-1.7.4 @derived
  Scenario: Cavalry does not Plunder in a Command without a Feat
    The working: Cavalry carries Plunder only by Retaliate or an Event.

    Given the space "dobunni: prosperity 4; dux 2c"
    When the question "effects" is asked with "statements=plunder dux 1c in dobunni; executing=dux; as=command"
    Then it is refused by 1.7.4

  @id-1.7.4-r @rule-1.7.4 @derived
  Scenario: Cavalry Plunders in a Command with a Feat
    The working: Retaliate is such a Feat: 1 of 4 cubes.

    Given the space "dobunni: prosperity 4; dux 2c"
    When the question "effects" is asked with "statements=plunder dux 1c in dobunni; executing=dux; as=command-with-feat"
    Then afterwards the space is "dobunni: prosperity 3; dux 2c(1p)"

  @id-1.7.4-s @rule-1.7.4 @derived
  Scenario: Not even an Event loads a Stronghold
    The working: the Militia take a cube, the Town cannot: only Units carry Plunder.

    Given the space "dobunni: prosperity 4; civitates 1m town@glevum"
    When the question "effects" is asked with "statements=plunder civitates 1m in dobunni | plunder civitates town@glevum in dobunni; executing=civitates; as=event"
    Then it is refused by 1.7.4

  @id-1.7.4-t @rule-1.4.1 @derived
  Scenario: The Plunder of removed Units does not return to the space
    The working: 2 of 3 Raiders go with their 2 cubes, which lie beside the board; the Prosperity stays 1.

    Given the space "dobunni: prosperity 1; saxons 3r(2p)"
    When the question "effects" is asked with "statements=remove saxons 2r(2p) in dobunni; executing=dux; as=event"
    Then afterwards the space is "dobunni: prosperity 1; saxons 1r"
    And the box "available" is "saxons 2r"

  @id-1.7.4-u @rule-1.4.1 @derived
  Scenario: Replacements do not take over Plunder
    The working: the 2 laden Warbands go without their cubes, and 2 Militia come without any.

    Given the space "dobunni: prosperity 1; saxons 2w(2p) | available: civitates 2m"
    When the question "effects" is asked with "statements=replace saxons 2w(2p) in dobunni with civitates 2m; executing=civitates; as=event"
    Then afterwards the space is "dobunni: prosperity 1; civitates 2m"
    And the box "available" is "saxons 2w"

  @id-1.7.4-v @rule-1.7.4 @derived
  Scenario: Plunder that is unloaded leaves the Units in place
    The working: the third Raider takes 1 of 2 cubes; then 2 of 3 give theirs up: 3 Raiders with 1 cube, Prosperity 1.

    Given the space "dobunni: prosperity 2; saxons 3r(2p)"
    When the question "effects" is asked with "statements=plunder saxons 1r in dobunni | unload saxons 2r(2p) in dobunni; executing=saxons; as=event"
    Then afterwards the space is "dobunni: prosperity 1; saxons 3r(1p)"

  @id-1.7.4-w @rule-1.7.4 @derived
  Scenario: Units without Plunder unload nothing
    The working: 1 of 3 Raiders takes the only cube; 2 are named with one each.

    Given the space "dobunni: prosperity 1; saxons 3r"
    When the question "effects" is asked with "statements=plunder saxons 1r in dobunni | unload saxons 2r(2p) in dobunni; executing=saxons; as=command"
    Then it is refused by 1.7.4

  @id-1.7.4-x @rule-1.7.4 @derived
  Scenario: Units that move take their Plunder along
    The working: 1 Raider takes 1 of 2 cubes; the 2 laden ones of 3 go to Regni, 1 stays without a cube.

    Given the space "dobunni: prosperity 2; saxons 3r(1p) | regni: prosperity 2"
    When the question "effects" is asked with "statements=plunder saxons 1r in dobunni | move saxons 2r(2p) from dobunni to regni; executing=saxons; as=command"
    Then afterwards the space is "regni: prosperity 2; saxons 2r(2p)"
    And afterwards the space is "dobunni: prosperity 1; saxons 1r"

  @id-1.7.4-y @rule-1.7.4 @derived
  Scenario: Foederati Warbands Plunder by Command
    The working: the 2 red Warbands need no Feat: 2 of 2 cubes.

    Given the space "dobunni: prosperity 2; dux 1c 2w/saxons"
    When the question "effects" is asked with "statements=plunder dux 2w/saxons in dobunni; executing=dux; as=command"
    Then afterwards the space is "dobunni: dux 1c 2w/saxons(2p)"

  @id-1.7.4-z @rule-1.4.1 @derived
  Scenario: Units taken off voluntarily leave their Plunder behind
    The working: 2 laden Warbands are taken off and placed in Regni without a cube; no Prosperity returns to Dobunni.

    Given the space "dobunni: prosperity 1; saxons 2w(2p) | regni: prosperity 1 | available: saxons 1r"
    When the question "effects" is asked with "statements=take saxons 2w(2p) in dobunni | place saxons 2w in regni; executing=saxons; as=command"
    Then afterwards the space is "regni: prosperity 1; saxons 2w"
    And afterwards the space is "dobunni: prosperity 1"

  @id-1.7.4-bz @rule-1.7.4 @derived
  Scenario: Raiders that carry a cube take no second one
    The working: Each Unit carries 1 cube; both do already.

    Given the space "iceni: prosperity 2; saxons 2r(2p)"
    When the question "effects" is asked with "statements=plunder saxons 2r in iceni; executing=saxons; as=event"
    Then it is refused by 1.7.4
