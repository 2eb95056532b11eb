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

  @id-2.3.4-i @rule-2.3.4 @derived
  Scenario: What the 1st Eligible Faction may do is all but a Limited Command
    The working: Command, Command with a Feat, Event, Pass.

    When the question "options" is asked with "order=saxons dux scotti civitates; faction=saxons"
    Then it is allowed
    And the fact "may" is "command, command-with-feat, event, pass"

  @id-2.3.4-j @rule-2.3.4 @derived
  Scenario: What the 2nd may do after a Command
    The working: the Saxons executed a Command alone: a Limited Command or a Pass for the Dux.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command; faction=dux"
    Then it is allowed
    And the fact "may" is "limited-command, pass"

  @id-2.3.4-k @rule-2.3.4 @derived
  Scenario: What the 2nd may do after a Command with a Feat
    The working: a Limited Command, the Event instead, or a Pass.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat; faction=dux"
    Then it is allowed
    And the fact "may" is "limited-command, event, pass"

  @id-2.3.4-l @rule-2.3.4 @rule-2.3.3 @derived
  Scenario: The third in the order may do what the 2nd that Passed could
    The working: the Saxons executed the Event, the Dux Passed: the Scotti have a Command, with a Feat or without, or a Pass.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons event, dux pass; faction=scotti"
    Then it is allowed
    And the fact "may" is "command, command-with-feat, pass"

  @id-2.3.4-m @rule-2.3.4 @rule-2.3.2 @derived
  Scenario: A Faction whose turn has not come may do nothing yet
    The working: all 4 are Eligible and the Saxons choose; the Dux waits.

    When the question "options" is asked with "order=saxons dux scotti civitates; faction=dux"
    Then it is refused by 2.3.2
    And the fact "may" is "none"
    And the fact "chooses" is "saxons"

  @id-2.3.4-n @rule-2.3.4 @rule-2.3 @rule-2.3.3 @derived
  Scenario: An Ineligible Faction may not even Pass
    The working: the Saxons are Ineligible: nothing is open to them, a Pass included.

    When the question "options" is asked with "order=saxons dux scotti civitates; eligible=dux, scotti; faction=saxons"
    Then it is refused by 2.3
    And it is refused by 2.3.3
    And the fact "may" is "none"

  @id-2.3.4-o @rule-2.3.4 @rule-2.3 @derived
  Scenario: When two have executed something, the others may do nothing
    The working: Saxons and Dux make 2; for the Scotti, Eligible too, the card is over.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat, dux event; faction=scotti"
    Then it is refused by 2.3
    And the fact "may" is "none"
    And the fact "chooses" is "null"

  @id-2.3.4-p @rule-2.3.4 @rule-2.3.3 @derived
  Scenario: A Faction that Passed may do nothing more on the card
    The working: the Saxons Passed and the Dux has their place.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons pass; faction=saxons"
    Then it is refused by 2.3.3
    And the fact "may" is "none"
    And the fact "chooses" is "dux"
