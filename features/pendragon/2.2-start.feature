Feature: 2.2 Start
  Which card is played first, and which lies face up on the deck.

  @id-2.2-a @rule-2.2 @rule-2.3.2 @derived
  Scenario: The first card revealed is played first
    The working: card 70 comes first and is led by the Scotti, card 38 second and is led by the Saxons: the Scotti choose.

    Given the set-up Barbarian Conspiracy
    And the dice show 70, 38
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.1/scotti" is open to the Scotti

  @id-2.2-b @rule-2.2 @rule-2.3.7 @derived
  Scenario: The second card revealed is played next, and the third is seen in advance
    The working: 70 is over, 38 is played, 44 lies face up on the deck.

    Given the set-up Barbarian Conspiracy
    And the dice show 70, 38, 44
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "event-38"
    And the fact "next" is "lindsey"

  @id-2.2-c @rule-2.2 @rule-2.3.2 @rule-2.3.6 @derived
  Scenario: With the draws exchanged the other card is played first
    The working: 38 comes first: the Saxons lead and execute a Command, the Dux Passes, the Civitates execute a Limited Command; the Scotti, who lead card 70, do not come up.

    Given the set-up Barbarian Conspiracy
    And the dice show 38, 70, 44
    And the choice "act/1.1/saxons" is "command"
    And the choice "command/1.1/saxons" is "march"
    And the choice "effect/1.1/saxons/1" is "done"
    And the choice "act/1.1/dux" is "pass"
    And the choice "act/1.1/civitates" is "limited-command"
    And the choice "command/1.1/civitates" is "trade"
    And the choice "space/1.1/civitates" is "londinium"
    And the choice "effect/1.1/civitates/1" is "track briton-resources +1"
    And the choice "effect/1.1/civitates/2" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "event-70"
    And the fact "eligible" is "dux, scotti"
    And Briton Resources changes by 4
