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

  @id-1.8.1-d @rule-1.8.1 @official
  Scenario: The Civitates cannot mix in red Resources
    The working: only the Dux spends Dux Resources.

    Given the space "imperium: roman-rule-military | briton-resources: 5 | dux-resources: 5"
    When the question "spend" is asked with "faction=civitates; with=2 briton-resources + 1 dux-resources"
    Then it is refused by 1.8.1

  @id-1.8.1-e @rule-1.8 @rule-1.8.1 @official
  Scenario: An Event brings the Dux red Resources under Roman Rule
    The working: Imperial Subsidies is such an Event: 4 + 3 = 7.

    Given the space "imperium: roman-rule-military | dux-resources: 4 | briton-resources: 5"
    When the question "effects" is asked with "statements=track dux-resources +3; executing=dux; as=event"
    Then Dux Resources changes by 3
    And Briton Resources changes by 0

  @id-1.8.1-f @rule-1.5.2 @rule-1.8.1 @rule-1.8.4 @official
  Scenario: Wealth of the Civitates becomes red Resources under Roman Rule
    The working: all 3 Wealth become 3 red.

    Given the space "imperium: roman-rule-civilian | dux-resources: 0 | briton-resources: 5 | wealth: 3"
    When the question "effects" is asked with "statements=give civitates 3 wealth to dux; executing=civitates; as=command"
    Then Wealth changes by -3
    And Dux Resources changes by 3
    And Briton Resources changes by 0

  @id-1.8.1-g @rule-1.8 @rule-1.8.1 @official
  Scenario: A Ransom of the Scotti can take red Resources
    The working: the Feat takes 2 of 5 red, though only the Dux spends them.

    Given the space "imperium: autonomy-military | dux-resources: 5 | scotti-renown: 1"
    When the question "effects" is asked with "statements=track dux-resources -2; executing=scotti; as=command-with-feat"
    Then Dux Resources changes by -2

  @id-1.8.1-h @rule-1.8 @rule-1.8.1 @official
  Scenario: Epoch Revenues bring the Dux red Resources under Fragmentation
    The working: 4 + 6 = 10.

    Given the space "imperium: fragmentation | dux-resources: 4"
    When the question "effects" is asked with "statements=track dux-resources +6; executing=dux; as=revenues"
    Then Dux Resources changes by 6

  @id-1.8.1-i @rule-1.8.1 @official
  Scenario: Before Fragmentation Epoch Revenues bring no red Resources
    The working: until then red Resources come only from Requisition, Events and Wealth.

    Given the space "imperium: autonomy-military | dux-resources: 4"
    When the question "effects" is asked with "statements=track dux-resources +1; executing=dux; as=revenues"
    Then it is refused by 1.8.1
