Feature: 1.5.2 Negotiation
  Army Preemption, cooperation without it, and Tribute.

  @id-1.5.2-a @rule-1.5.2 @rule-1.8.1 @derived
  Scenario: Under Roman Rule the Dux spends Briton Resources without asking
    The working: Army Preemption holds under Roman Rule with either Dominance; a cost of 5 takes 2 red and 3 blue.

    Given the space "imperium: roman-rule-civilian | dux-resources: 2 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; cost=5"
    Then it is allowed
    And the fact "pays_dux_resources" is "2"
    And the fact "pays_briton_resources" is "3"

  @id-1.5.2-b @rule-1.5.2 @derived
  Scenario: Under Autonomy with Military Dominance Preemption still holds
    The working: 0 red, 3 blue needed and there: all blue.

    Given the space "imperium: autonomy-military | dux-resources: 0 | briton-resources: 3"
    When the question "spend" is asked with "faction=dux; cost=3"
    Then it is allowed
    And the fact "pays_briton_resources" is "3"

  @id-1.5.2-c @rule-1.5.2 @derived
  Scenario: Under Autonomy with Civilian Dominance the Civitates must permit it
    The working: without the permission only the 2 red count, fewer than 3.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3"
    Then it is refused by 1.5.2

  @id-1.5.2-d @rule-1.5.2 @derived
  Scenario: With the permission of the Civitates the Dux may spend blue
    The working: 2 red and 1 blue.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3; leave=yes"
    Then it is allowed
    And the fact "pays_briton_resources" is "1"

  @id-1.5.2-e @rule-1.5.2 @derived
  Scenario: Under Fragmentation no permission helps
    The working: under Fragmentation the Dux may not spend Briton Resources at all.

    Given the space "imperium: fragmentation | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3; leave=yes"
    Then it is refused by 1.5.2

  @id-1.5.2-f @rule-1.5.2 @rule-1.8.2 @derived
  Scenario: Tribute of Briton Resources becomes Renown, one for one
    The working: Briton Resources fall by 4, Saxon Renown rises by 4.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 10"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=4; of=briton-resources"
    Then it is allowed
    And the fact "briton_resources" is "-4"
    And the fact "saxon_renown" is "4"

  @id-1.5.2-g @rule-1.5.2 @rule-1.8.1 @rule-1.8.4 @derived
  Scenario: Wealth given to the Dux becomes Dux Resources
    The working: Wealth falls by 3, Dux Resources rise by 3.

    Given the space "imperium: autonomy-military | wealth: 5 | dux-resources: 1"
    When the question "tribute" is asked with "from=civitates; to=dux; amount=3; of=wealth"
    Then it is allowed
    And the fact "wealth" is "-3"
    And the fact "dux_resources" is "3"

  @id-1.5.2-h @rule-1.5.2 @derived
  Scenario: Barbarians transfer nothing
    The working: Renown cannot be transferred between Factions.

    Given the space "imperium: autonomy-military | saxon-renown: 10 | scotti-renown: 2"
    When the question "tribute" is asked with "from=saxons; to=scotti; amount=1; of=saxon-renown"
    Then it is refused by 1.5.2

  @id-1.5.2-i @rule-1.5.2 @derived
  Scenario: Resources do not go from Briton to Briton
    The working: only Wealth can go to the Dux; Resources go to Barbarians alone.

    Given the space "imperium: autonomy-military | briton-resources: 6 | dux-resources: 1"
    When the question "tribute" is asked with "from=civitates; to=dux; amount=1; of=briton-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-j @rule-1.5.2 @derived
  Scenario: The Dux pays Tribute with Briton Resources only where he may spend them
    The working: under Autonomy with Civilian Dominance he needs the permission.

    Given the space "imperium: autonomy-civilian | briton-resources: 6 | scotti-renown: 1"
    When the question "tribute" is asked with "from=dux; to=scotti; amount=1; of=briton-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-k @rule-1.5.2 @derived
  Scenario: Only the Civitates give Wealth
    The working: Wealth is the Civitates'.

    Given the space "imperium: roman-rule-military | wealth: 6 | scotti-renown: 1"
    When the question "tribute" is asked with "from=dux; to=scotti; amount=1; of=wealth"
    Then it is refused by 1.5.2

  @id-1.5.2-l @rule-1.5.2 @derived
  Scenario: Nobody transfers more than he has
    The working: 6 Resources are there, 7 are asked for.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 10"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=7; of=briton-resources"
    Then it is refused by 1.8

  @id-1.5.2-m @rule-1.5.2 @rule-1.8 @derived
  Scenario: Renown above 80 is lost
    The working: 78 + 5 would be 83; Renown stops at 80, so that it rises by 2 while 5 Resources are given.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 78"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=5; of=briton-resources"
    Then it is allowed
    And the fact "briton_resources" is "-5"
    And the fact "saxon_renown" is "2"
