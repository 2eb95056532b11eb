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
