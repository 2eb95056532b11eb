Feature: 2.3.6 Adjust eligibility
  Who is Eligible for the next card.

  @id-2.3.6-a @rule-2.3.6 @rule-2.3.3 @derived
  Scenario: A Pass keeps Eligibility
    The working: the Saxons Passed, the Civitates did not come up; Dux and Scotti executed something.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons pass, dux command, scotti limited-command"
    Then it is allowed
    And the fact "eligible" is "civitates, saxons"
    And the fact "ineligible" is "dux, scotti"

  @id-2.3.6-b @rule-2.3.6 @derived
  Scenario: An Event makes another Faction Ineligible
    The working: Saxons and Dux executed something, and the Event takes the Scotti: only the Civitates are left.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command, scotti ineligible"
    Then it is allowed
    And the fact "eligible" is "civitates"
    And the fact "ineligible" is "dux, saxons, scotti"

  @id-2.3.6-c @rule-2.3.6 @derived
  Scenario: An Event leaves its Faction Eligible
    The working: the Event says so for the Saxons; only the Dux, with its Command, is Ineligible.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command, saxons eligible"
    Then it is allowed
    And the fact "eligible" is "civitates, saxons, scotti"
    And the fact "ineligible" is "dux"

  @id-2.3.6-d @rule-2.3.6 @derived
  Scenario: Without an executed Event none makes a Faction Ineligible
    The working: both Factions executed Commands.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons command, dux limited-command, scotti ineligible"
    Then it is refused by 2.3.6

  @id-2.3.6-e @rule-2.3.6 @derived
  Scenario: Eligibility waits for the 2nd Eligible Faction
    The working: the Saxons executed a Command, the Dux has yet to choose; the card is not over.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons command"
    Then it is refused by 2.3.6

  @id-2.3.6-f @rule-2.3.6 @derived
  Scenario: A Command makes nobody Ineligible beside the Faction that executes it
    The working: only the text of an Event lays down another Eligibility.

    Given the space "imperium: autonomy-military | iceni: saxons 2w"
    When the question "effects" is asked with "statements=make scotti ineligible; executing=saxons; as=command"
    Then it is refused by 2.3.6

  @id-2.3.6-g @rule-2.3.6 @derived
  Scenario: Of two words of an Event on one Faction the last holds
    The working: The Event makes the Scotti Ineligible and then leaves them Eligible; the Saxons executed it, the Dux a Command.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command, scotti ineligible, scotti eligible"
    Then the fact "eligible" is "civitates, scotti"
