Feature: 2.3.5 Limited Command
  A Limited Command is a Command.

  @id-2.3.5-a @rule-2.3.5 @rule-2.3.6 @derived
  Scenario: A Limited Command makes its Faction Ineligible
    The working: it counts as a Command: Saxons and Dux are Ineligible.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons command, dux limited-command"
    Then it is allowed
    And the fact "eligible" is "civitates, scotti"
    And the fact "ineligible" is "dux, saxons"

  @id-2.3.5-b @rule-2.3.5 @rule-2.3 @derived
  Scenario: A Limited Command ends the card as the second execution
    The working: it counts as a Command, so that 2 Factions have executed something.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat, dux limited-command"
    Then the fact "chooses" is "null"
    And the fact "eligible" is "civitates, scotti"

  @id-2.3.5-c @rule-2.3.5 @rule-2.3 @derived
  Scenario: After a Limited Command a Faction sits out the next card
    The working: the Dux's Limited Command on card 1 makes it Ineligible on card 2.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons command, dux limited-command | dux civitates saxons scotti: dux pass, civitates command, scotti pass"
    Then it is refused by 2.3

  @id-2.3.5-d @rule-2.3.5 @derived
  Scenario: A Limited Command does nothing in a second space
    The working: Iceni is selected; Cantiaci is another space.

    Given the space "available: saxons 4r | iceni: empty | cantiaci: empty"
    When the question "effects" is asked with "statements=place saxons 2r in iceni | place saxons 2r in cantiaci; executing=saxons; as=limited-command"
    Then it is refused by 2.3.5

  @id-2.3.5-e @rule-2.3.5 @derived
  Scenario: A Limited Command may do several things in its space
    The working: All in Iceni, the one space that is selected.

    Given the space "available: saxons 4r | iceni: prosperity 2"
    When the question "effects" is asked with "statements=place saxons 2r in iceni | plunder saxons 2r in iceni; executing=saxons; as=limited-command"
    Then afterwards the space is "iceni: saxons 2r(2p)"

  @id-2.3.5-f @rule-2.3.5 @derived
  Scenario: A Limited March of the Britons has one origin
    The working: Iceni is the origin; the second group comes from Regni.

    Given the space "iceni: dux 1c | regni: dux 1c | cantiaci: empty"
    When the question "effects" is asked with "statements=move dux 1c from iceni to cantiaci | move dux 1c from regni to cantiaci; executing=dux; as=limited-command"
    Then it is refused by 2.3.5

  @id-2.3.5-g @rule-2.3.5 @derived
  Scenario: A Limited March of the Barbarians has one destination
    The working: Cantiaci is the destination, whatever the origins.

    Given the space "iceni: saxons 1w | regni: saxons 1w | cantiaci: empty"
    When the question "effects" is asked with "statements=move saxons 1w from iceni to cantiaci | move saxons 1w from regni to cantiaci; executing=saxons; as=limited-command"
    Then afterwards the space is "cantiaci: saxons 2w"
