Feature: 1.8.4 Civitates Wealth
  Wealth stands in for Briton Resources.

  @id-1.8.4-a @rule-1.8.4 @derived
  Scenario: Wealth pays what Briton Resources do not cover
    The working: 2 Resources, then 3 Wealth.

    Given the space "imperium: roman-rule-military | briton-resources: 2 | wealth: 4"
    When the question "spend" is asked with "faction=civitates; cost=5"
    Then it is allowed
    And the fact "pays_briton_resources" is "2"
    And the fact "pays_wealth" is "3"

  @id-1.8.4-b @rule-1.8.4 @derived
  Scenario: The Civitates may pay with Wealth although they have Resources
    The working: 5 Wealth by choice, no Resources.

    Given the space "imperium: roman-rule-military | briton-resources: 9 | wealth: 6"
    When the question "spend" is asked with "faction=civitates; cost=5; wealth-first=yes"
    Then it is allowed
    And the fact "pays_wealth" is "5"

  @id-1.8.4-c @rule-1.8.4 @derived
  Scenario: Resources and Wealth together may be too few
    The working: 2 + 2 = 4, fewer than 5.

    Given the space "imperium: roman-rule-military | briton-resources: 2 | wealth: 2"
    When the question "spend" is asked with "faction=civitates; cost=5"
    Then it is refused by 1.8.4

  @id-1.8.4-d @rule-1.8.4 @rule-1.5.2 @derived
  Scenario: Wealth becomes Renown as Tribute
    The working: Wealth falls by 2, Scotti Renown rises by 2.

    Given the space "imperium: fragmentation | wealth: 2 | scotti-renown: 6"
    When the question "tribute" is asked with "from=civitates; to=scotti; amount=2; of=wealth"
    Then it is allowed
    And the fact "wealth" is "-2"
    And the fact "scotti_renown" is "2"
