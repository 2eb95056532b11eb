Feature: 1.4.1 Availability, removal and Out of Play
  Where pieces go that Battle removes.

  @id-1.4.1-a @rule-1.4.1 @derived
  Scenario: Cavalry removed in Battle goes to Casualties, all else to Available
    The working: in Clear Dobunni 1 Cavalry charges 1 Warband, which is eliminated before the Melee; 2 Raiders Harass: ½ + ½ = 1 loss, the Cavalry.

    Given the space "imperium: autonomy-military | dobunni: saxons 1w 2r; dux 1c"
    And the choice "losses/charge/saxons" is "1w"
    When the Saxons fight the Dux
    Then the Dux lose 1 Cavalry
    And the Saxons lose 1 Saxon Warband
    And the box "casualties" is "dux 1c"
    And the box "available" is "saxons 1w"

  @id-1.4.1-b @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: Foederati that are removed lose their marker
    The working: in Clear Dobunni 1 red Saxon Foederati Warband and 1 Scotti Warband eliminate each other in the Melee; each goes to its own Nation's box.

    Given the space "imperium: autonomy-military | dobunni: scotti 1w; dux 1w/saxons"
    When the Scotti fight the Dux
    Then the box "available" is "saxons 1w; scotti 1w"

  @id-1.4.1-c @rule-1.4.1 @derived
  Scenario: A Stronghold that falls becomes Available to its Faction
    The working: the Settlement has no Garrison and nobody inside: 1 Cavalry takes it in the Storm.

    Given the space "imperium: autonomy-military | regni: saxons settlement@anderida; dux 1c"
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Anderida falls
    And the box "available" is "saxons 1settlement"
