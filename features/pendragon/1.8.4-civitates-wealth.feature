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

  @id-1.8.4-e @rule-1.8.4 @rule-1.8.1 @derived
  Scenario: The Civitates mix Resources and Wealth as they like
    The working: 2 blue and 3 Wealth, although 9 blue are there.

    Given the space "briton-resources: 9 | wealth: 3"
    When the question "spend" is asked with "faction=civitates; with=2 briton-resources + 3 wealth"
    Then it is allowed
    And the fact "pays_briton_resources" is "2"
    And the fact "pays_wealth" is "3"

  @id-1.8.4-f @rule-1.8 @rule-1.8.4 @rule-1.8.1 @derived
  Scenario: With Resources at 0 Wealth pays the cost
    The working: 0 blue, so the cost of 2 comes out of Wealth: 5 - 2 = 3.

    Given the space "briton-resources: 0 | wealth: 5"
    When the question "effects" is asked with "statements=pay civitates 2; executing=civitates; as=command"
    Then Briton Resources changes by 0
    And Wealth changes by -2

  @id-1.8.4-g @rule-1.8.4 @derived
  Scenario: A mix with more Wealth than there is
    The working: 3 Wealth are there, 4 are named.

    Given the space "briton-resources: 9 | wealth: 3"
    When the question "spend" is asked with "faction=civitates; with=1 briton-resources + 4 wealth"
    Then it is refused by 1.8

  @id-1.8.4-h @rule-1.5.2 @rule-1.8.1 @derived
  Scenario: Preemption does not open Wealth to the Dux
    The working: blue Resources only, under Roman Rule as well, and leave does not help.

    Given the space "imperium: roman-rule-military | dux-resources: 2 | briton-resources: 4 | wealth: 6"
    When the question "spend" is asked with "faction=dux; with=2 briton-resources + 1 wealth; leave=yes"
    Then it is refused by 1.8.4

  @id-1.8.4-i @rule-1.8.1 @rule-1.5.2 @derived
  Scenario: The Dux cannot pay a cost that only Wealth would cover
    The working: 2 red and 4 blue are 6, fewer than 7; the 6 Wealth are not his.

    Given the space "imperium: roman-rule-military | dux-resources: 2 | briton-resources: 4 | wealth: 6"
    When the question "spend" is asked with "faction=dux; cost=7"
    Then it is refused by 1.8.1

  @id-1.8.4-j @rule-1.8 @rule-1.8.4 @derived
  Scenario: Wealth of 80 does not rise in Upkeep
    The working: 2 cubes of Plunder would be 82, but 80 is the highest value.

    Given the space "wealth: 80"
    When the question "effects" is asked with "statements=track wealth +2; executing=civitates; as=upkeep"
    Then Wealth changes by 0

  @id-1.8.4-k @rule-1.8.4 @derived
  Scenario: Where Wealth comes first and does not go far enough, Resources pay the rest
    The working: 5 = 3 Wealth + 2 Briton Resources.

    Given the space "imperium: autonomy-military | wealth: 3 | briton-resources: 4"
    When the question "spend" is asked with "faction=civitates; cost=5; wealth-first=yes"
    Then it is allowed
    And the fact "pays_wealth" is "3"
    And the fact "pays_briton_resources" is "2"
