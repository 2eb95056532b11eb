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

  @id-1.8.2-d @rule-1.8.2 @derived
  Scenario: The Saxons do not spend the Renown of the Scotti
    The working: each Barbarian Faction spends its own Renown.

    Given the space "saxon-renown: 2 | scotti-renown: 9"
    When the question "spend" is asked with "faction=saxons; with=2 saxon-renown + 1 scotti-renown"
    Then it is refused by 1.8.2

  @id-1.8.2-e @rule-1.8.2 @derived
  Scenario: Barbarians pay with all their Renown
    The working: 5 of 5: 0 would be left.

    Given the space "scotti-renown: 5"
    When the question "spend" is asked with "faction=scotti; with=5 scotti-renown"
    Then it is allowed
    And the fact "pays_scotti_renown" is "5"

  @id-1.8.2-f @rule-1.8.2 @derived
  Scenario: Barbarians pay with no Resources
    The working: they have Renown instead; the blue Resources are the Civitates'.

    Given the space "saxon-renown: 9 | briton-resources: 9"
    When the question "spend" is asked with "faction=saxons; with=2 saxon-renown + 1 briton-resources"
    Then it is refused by 1.8.1

  @id-1.8.2-g @rule-1.8.2 @derived
  Scenario: Renown of 4 does not cover 5
    The working: one too few.

    Given the space "saxon-renown: 4"
    When the question "spend" is asked with "faction=saxons; with=5 saxon-renown"
    Then it is refused by 1.8

  @id-1.8.2-h @rule-1.8 @rule-1.8.2 @derived
  Scenario: A Barbarian who pays for a Command loses Renown
    The working: 7 - 3 = 4, and the Renown of the other Nation stays.

    Given the space "saxon-renown: 7 | scotti-renown: 7"
    When the question "effects" is asked with "statements=pay saxons 3; executing=saxons; as=command"
    Then Saxon Renown changes by -3
    And Scotti Renown changes by 0

  @id-1.8.2-i @rule-1.8.1 @derived
  Scenario: The Dux pays with nobody's Renown
    The working: Renown is the Barbarians'.

    Given the space "imperium: roman-rule-military | saxon-renown: 9 | dux-resources: 1"
    When the question "spend" is asked with "faction=dux; with=1 dux-resources + 1 saxon-renown"
    Then it is refused by 1.8.2
