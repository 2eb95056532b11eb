Feature: 1.8.2 Barbarian Renown
  Barbarians gain and spend Renown in place of Resources.

  @id-1.8.2-a @rule-1.8.2 @derived
  Scenario: The Scotti pay with their Renown
    The working: a cost of 4 out of 6.

    Given the space "scotti-renown: 6"
    When the question "spend" is asked with "faction=scotti; cost=4"
    Then it is allowed
    And the fact "pays_scotti_renown" is "4"

  @id-1.8.2-b @rule-1.8.2 @derived
  Scenario: Renown of 3 does not pay a cost of 4
    The working: 3 is fewer than 4.

    Given the space "saxon-renown: 3"
    When the question "spend" is asked with "faction=saxons; cost=4"
    Then it is refused by 1.8.2

  @id-1.8.2-c @rule-1.8.2 @rule-3.6.5 @derived
  Scenario: A Barbarian who wins a Battle gains Renown
    The working: 2 Warbands against 1 Militia in Clear Dobunni: the Militia, halved, inflicts ½, which eliminates nothing; it is eliminated. 1 eliminated, 0 lost: +1 Renown.

    Given the space "imperium: autonomy-military | saxon-renown: 5 | dobunni: saxons 2w; civitates 1m"
    When the Saxons fight the Civitates
    Then the Civitates lose 1 Militia
    And Saxon Renown changes by +1
