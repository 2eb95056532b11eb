Feature: 1.8.3 Dux Prestige
  Prestige follows the Battles of the Cavalry.

  @id-1.8.3-a @rule-1.8.3 @rule-3.6.5 @derived
  Scenario: Cavalry that wins gains Prestige
    The working: 1 Cavalry charges 1 Raider in Clear Regni: 1 loss eliminates it; the Raider, gone, does not Harass. 1 eliminated, 0 lost: +1.

    Given the space "imperium: autonomy-military | prestige: 5 | regni: dux 1c; saxons 1r"
    And the choice "pre-battle/raiders/saxons" is "none"
    When the Dux fight the Saxons
    Then Prestige changes by +1
