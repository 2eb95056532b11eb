Feature: 2.3.1 Eligibility
  Which Factions are Eligible when a card begins.

  @id-2.3.1-a @rule-2.3.1 @rule-2.3 @derived
  Scenario: All Factions begin the game Eligible
    The working: nobody has executed anything yet; the first symbol is the Scotti's.

    When the question "options" is asked with "order=scotti dux civitates saxons"
    Then the fact "chooses" is "scotti"
    And the fact "place" is "first-eligible"

  @id-2.3.1-b @rule-2.3.1 @rule-2.3 @derived
  Scenario: A Faction that executed something sits out the next card
    The working: the Dux executed a Command on card 1 and is Ineligible on card 2.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command | dux civitates saxons scotti: dux command, civitates limited-command"
    Then it is refused by 2.3

  @id-2.3.1-c @rule-2.3.6 @derived
  Scenario: A Faction that sat out a card is Eligible again
    The working: Dux and Saxons did nothing, the Scotti Passed; only the Civitates executed something.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: scotti pass, civitates command; eligible=civitates, scotti"
    Then it is allowed
    And the fact "eligible" is "dux, saxons, scotti"
    And the fact "ineligible" is "civitates"

  @id-2.3.1-d @rule-2.3.1 @derived
  Scenario: An Epoch Round leaves all Factions Eligible
    The working: the Saxons and the Dux executed something, but all 4 cylinders return at the end of the Epoch Round.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command | epoch"
    Then it is allowed
    And the fact "eligible" is "dux, civitates, saxons, scotti"
    And the fact "ineligible" is "none"
