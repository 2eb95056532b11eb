Feature: 1.7.1 Region Prosperity
  Two rows of Prosperity, each of as many cubes as the Population of the Region.

  @id-1.7.1-a @rule-1.7.1 @derived
  Scenario: A Region holds twice its Population in Prosperity
    The working: Dobunni has Population 2: two rows of 2 cubes hold 4.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 4"
    When the position is checked
    Then no problem is found

  @id-1.7.1-b @rule-1.7.1 @derived
  Scenario: A raised Population makes room for more Prosperity
    The working: at its printed 2 + 1 = 3, Dobunni has two rows of 3 cubes, 6 in all.

    Given the space "imperium: autonomy-military | dobunni: pop 3; prosperity 6"
    When the position is checked
    Then no problem is found

  @id-1.7.1-c @rule-1.7.1 @derived
  Scenario: More Prosperity than the squares of a Region
    The working: the rows of Dobunni have 3 squares at most, for its printed 2 + 1, so 2 x 3 = 6 is the most
    that it can ever have; 7 is too many.

    Given the space "imperium: autonomy-military | dobunni: pop 3; prosperity 7"
    When the position is checked
    Then a problem with 1.7.1 is found

  @id-1.7.1-d @rule-1.7.1 @derived
  Scenario: Prosperity stays when Population falls
    The working: by the first note of 1.7.1 no cube goes when Population changes: with Population lowered
    from 2 to 1, the 4 cubes of full rows stay until the next Recovery.

    Given the space "imperium: autonomy-military | dobunni: pop 1; prosperity 4"
    When the position is checked
    Then no problem is found

  @id-1.7.1-e @rule-1.7.1 @rule-3.6.5 @derived
  Scenario: Plunder won back goes to a square that is free
    The working: the 4 Cavalry Charge for 4 losses, and 2 Raiders absorb ½ each and are eliminated with
    their 2 Plunder. The rows of Dobunni, 2 x 2 = 4, have room beside 3 cubes for the 1 that the Dux returns
    (3.6.5).

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 3; dux 4c 2w/saxons; saxons 2r(2p)"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/dux" is "return"
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Raiders
    And the fact "prosperity" is "1"

  @id-1.7.1-f @rule-1.7.1 @rule-3.6.5 @derived
  Scenario: Plunder cannot be returned to full rows
    The working: as above, but the two rows of 2 already hold 4 cubes, and no cube is added beyond the
    Population in either row.

    Given the space "imperium: autonomy-military | dobunni: pop 2; prosperity 4; dux 4c 2w/saxons; saxons 2r(2p)"
    And the choice "pre-battle/raiders/saxons" is "none"
    And the choice "captured/dux" is "return"
    When the Dux fight the Saxons
    Then the choice is not legal

  @id-1.7.1-g @rule-1.7.1 @derived
  Scenario: Not even under Roman Rule does Recovery go beyond the rows
    The working: 2 rows of 2 hold 4; beside 3 there is room for 1, not for 2.

    Given the space "imperium: roman-rule-military | dobunni: prosperity 3"
    When the question "effects" is asked with "statements=prosperity dobunni +2; as=recovery"
    Then it is refused by 1.7.1

  @id-1.7.1-h @rule-1.3.6 @derived
  Scenario: Cubes stay at the moment when Population falls
    The working: rows of 1 hold 2, but all 4 cubes stay until Recovery.

    Given the space "dobunni: prosperity 4"
    When the question "effects" is asked with "statements=population dobunni -1; executing=saxons; as=command-with-feat"
    Then afterwards the space is "dobunni: pop 1; prosperity 4"

  @id-1.7.1-i @rule-1.7.1 @derived
  Scenario: Cubes in excess leave no room
    The working: 1 of the 3 in rows of 1 is taken away, and 2 fill the rows: none can be added.

    Given the space "dobunni: pop 1; prosperity 3"
    When the question "effects" is asked with "statements=prosperity dobunni -1 | prosperity dobunni +1; executing=saxons; as=command-with-feat"
    Then it is refused by 1.7.1

  @id-1.7.1-j @rule-5.1.1 @derived
  Scenario: No more Prosperity is taken away than there is
    The working: 2 cubes are there, 3 are named.

    Given the space "dobunni: prosperity 2"
    When the question "effects" is asked with "statements=prosperity dobunni -3; executing=saxons; as=command"
    Then it is refused by 1.7

  @id-1.7.1-k @rule-1.7.1 @derived
  Scenario: Recovery under Autonomy leaves the upper row empty
    The working: the lower row of 2 is full; except under Roman Rule Recovery adds nothing to the upper.

    Given the space "imperium: autonomy-military | dobunni: prosperity 2"
    When the question "effects" is asked with "statements=prosperity dobunni +1; as=recovery"
    Then it is refused by 1.7.1

  @id-1.7.1-l @rule-1.7.1 @derived
  Scenario: Recovery under Roman Rule reaches the upper row
    The working: the lower row of 2 is full, the third cube goes to the upper.

    Given the space "imperium: roman-rule-military | dobunni: prosperity 2"
    When the question "effects" is asked with "statements=prosperity dobunni +1; as=recovery"
    Then afterwards the space is "dobunni: prosperity 3"
