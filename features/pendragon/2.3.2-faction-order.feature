Feature: 2.3.2 Faction order
  The order in which the Eligible Factions choose.

  @id-2.3.2-a @rule-2.3.2 @derived
  Scenario: Ineligible Factions are skipped for the 1st place
    The working: Civitates and Scotti are Ineligible; the Dux is the leftmost of the rest.

    When the question "options" is asked with "order=civitates scotti dux saxons; eligible=saxons, dux"
    Then the fact "chooses" is "dux"
    And the fact "place" is "first-eligible"

  @id-2.3.2-b @rule-2.3.2 @derived
  Scenario: Ineligible Factions are skipped for the 2nd place
    The working: after the Civitates come Scotti and Dux, both Ineligible, and then the Saxons.

    When the question "options" is asked with "order=civitates scotti dux saxons; eligible=civitates, saxons; done=civitates command"
    Then the fact "chooses" is "saxons"
    And the fact "place" is "second-eligible"

  @id-2.3.2-c @rule-2.3.2 @derived
  Scenario: Nobody acts before the 2nd Eligible Faction
    The working: after the Civitates the Scotti choose; the Dux waits, even with an option that the Scotti have too.

    When the question "options" is asked with "order=civitates scotti dux saxons; done=civitates event; faction=dux; act=command"
    Then it is refused by 2.3.2
    And the fact "chooses" is "scotti"
