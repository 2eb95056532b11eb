Feature: 1.8.3 Dux Prestige
  Prestige follows the Battles of the Cavalry.

  @id-1.8.3-a @rule-1.8.3 @rule-3.6.5 @derived
  Scenario: Cavalry that wins gains Prestige
    The working: 1 Cavalry charges 1 Raider in Clear Regni: 1 loss eliminates it; the Raider, gone, does not Harass. 1 eliminated, 0 lost: +1.

    Given the space "imperium: autonomy-military | prestige: 5 | regni: dux 1c; saxons 1r"
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Dux fight the Saxons
    Then Prestige changes by +1

  @id-1.8.3-b @rule-1.8 @rule-1.8.3 @derived
  Scenario: Revenues raise Prestige to 80 and no further
    The working: 78 + 3 would be 81; Prestige rises by 2.

    Given the space "prestige: 78"
    When the question "effects" is asked with "statements=track prestige +3; executing=dux; as=revenues"
    Then Prestige changes by 2

  @id-1.8.3-c @rule-1.8 @rule-1.8.3 @derived
  Scenario: Prestige of 1 loses only 1 by an Event
    The working: 1 - 4 would be -3; Prestige falls to 0.

    Given the space "prestige: 1"
    When the question "effects" is asked with "statements=track prestige -4; executing=saxons; as=event"
    Then Prestige changes by -1

  @id-1.8.3-d @rule-1.8.1 @derived
  Scenario: Prestige pays no cost
    The working: the Dux spends Resources, not Prestige.

    Given the space "imperium: roman-rule-military | prestige: 9 | dux-resources: 2"
    When the question "spend" is asked with "faction=dux; with=1 dux-resources + 1 prestige"
    Then it is refused by 1.8.3
