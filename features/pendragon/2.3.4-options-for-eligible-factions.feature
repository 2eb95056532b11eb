Feature: 2.3.4 Options for Eligible Factions
  What the 1st and the 2nd Eligible Faction may do.

  @id-2.3.4-a @rule-2.3.4 @derived
  Scenario: The 1st Eligible Faction has a Command, with a Feat or without, the Event, or a Pass
    The working: nothing is executed yet.

    When the question "options" is asked with "order=saxons dux scotti civitates"
    Then the fact "options" is "command, command-with-feat, event, pass"

  @id-2.3.4-b @rule-2.3.4 @derived
  Scenario: After a Command alone the 2nd has a Limited Command
    The working: no Event and no full Command: a Limited Command or a Pass.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command"
    Then the fact "place" is "second-eligible"
    And the fact "options" is "limited-command, pass"

  @id-2.3.4-c @rule-2.3.4 @derived
  Scenario: After a Command with a Feat the 2nd has a Limited Command or the Event
    The working: a Limited Command, the Event instead, or a Pass.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat"
    Then the fact "options" is "limited-command, event, pass"

  @id-2.3.4-d @rule-2.3.4 @derived
  Scenario: After the Event the 2nd has a full Command
    The working: a Command, with a Feat if it likes, or a Pass; the Event is used.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons event"
    Then the fact "options" is "command, command-with-feat, pass"

  @id-2.3.4-e @rule-2.3.4 @derived
  Scenario: After a Command alone the Event is closed
    The working: only a Command with a Feat opens the Event to the 2nd.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command; faction=dux; act=event"
    Then it is refused by 2.3.4
    And the fact "chooses" is "dux"

  @id-2.3.4-f @rule-2.3.4 @derived
  Scenario: After a Command with a Feat the 2nd adds no Feat
    The working: its Command is a Limited one, which has no Feat.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat; faction=dux; act=command-with-feat"
    Then it is refused by 2.3.4
    And the fact "chooses" is "dux"

  @id-2.3.4-g @rule-2.3.4 @derived
  Scenario: The Event is not executed twice
    The working: after the Event only a Command is left to the 2nd.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons event; faction=dux; act=event"
    Then it is refused by 2.3.4
    And the fact "chooses" is "dux"

  @id-2.3.4-h @rule-2.3.4 @derived
  Scenario: A Limited Command is no option of the 1st
    The working: only the 2nd Eligible Faction is limited; the 1st has a Command.

    When the question "options" is asked with "order=saxons dux scotti civitates; faction=saxons; act=limited-command"
    Then it is refused by 2.3.4
    And the fact "chooses" is "saxons"
