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
