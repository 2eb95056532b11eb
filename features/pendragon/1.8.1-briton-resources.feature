Feature: 1.8.1 Briton Resources
  Blue Resources are the Civitates', red ones the Dux's alone.

  @id-1.8.1-a @rule-1.8.1 @rule-1.8.4 @derived
  Scenario: The Civitates pay with Briton Resources
    The working: 3 of 5 blue Resources.

    Given the space "imperium: roman-rule-military | briton-resources: 5 | wealth: 2"
    When the question "spend" is asked with "faction=civitates; cost=3"
    Then it is allowed
    And the fact "pays_briton_resources" is "3"

  @id-1.8.1-b @rule-1.8.1 @derived
  Scenario: Nobody but the Dux uses Dux Resources
    The working: the Civitates cannot pay Tribute out of them.

    Given the space "imperium: roman-rule-military | dux-resources: 5 | scotti-renown: 2"
    When the question "tribute" is asked with "from=civitates; to=scotti; amount=1; of=dux-resources"
    Then it is refused by 1.8.1

  @id-1.8.1-c @rule-1.8.1 @rule-1.5.2 @derived
  Scenario: Under Fragmentation the Dux has his own Resources alone
    The working: 4 red pay a cost of 4.

    Given the space "imperium: fragmentation | dux-resources: 4 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=4"
    Then it is allowed
    And the fact "pays_dux_resources" is "4"
