Feature: 2.3.3 Passing
  Who takes the place of a Faction that Passes, and what it receives.

  @id-2.3.3-a @rule-2.3.3 @rule-2.3.2 @rule-2.3.4 @derived
  Scenario: When the 1st Eligible Faction Passes, the next takes its place
    The working: the Saxons Pass; the Dux is 1st with all options of the 1st.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons pass"
    Then the fact "chooses" is "dux"
    And the fact "place" is "first-eligible"
    And the fact "options" is "command, command-with-feat, event, pass"

  @id-2.3.3-b @rule-2.3.3 @rule-2.3.2 @rule-2.3.4 @derived
  Scenario: When the 2nd Eligible Faction Passes, the third takes its place
    The working: the Saxons executed a Command with a Feat, the Dux Passes; the Scotti are 2nd with the options that the Saxons left.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command-with-feat, dux pass"
    Then the fact "chooses" is "scotti"
    And the fact "place" is "second-eligible"
    And the fact "options" is "limited-command, event, pass"

  @id-2.3.3-c @rule-2.3.3 @rule-2.3 @rule-2.3.6 @derived
  Scenario: All four Pass
    The working: nobody executes anything: the card is over, and all 4 stay Eligible.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons pass, dux pass, scotti pass, civitates pass"
    Then the fact "chooses" is "null"
    And the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-2.3.3-d @rule-2.3.3 @rule-2.3 @rule-2.3.6 @derived
  Scenario: The last Eligible Faction Passes
    The working: Saxons and Civitates alone are Eligible; the Civitates Pass as the last, and only the Saxons executed something.

    When the question "options" is asked with "order=saxons dux scotti civitates; eligible=saxons, civitates; done=saxons command, civitates pass"
    Then the fact "chooses" is "null"
    And the fact "eligible" is "dux, civitates, scotti"

  @id-2.3.3-e @rule-2.3.3 @derived
  Scenario: An Ineligible Faction cannot Pass
    The working: the Saxons are Ineligible.

    When the question "options" is asked with "order=saxons dux scotti civitates; eligible=dux, civitates; faction=saxons; act=pass"
    Then it is refused by 2.3.3
    And it is refused by 2.3

  @id-2.3.3-f @rule-2.3.3 @derived
  Scenario: An Ineligible Faction receives nothing for a Pass
    The working: only the Dux is Eligible; the Scotti cannot Pass.

    When the question "pass" is asked with "faction=scotti; eligible=dux"
    Then it is refused by 2.3.3

  @id-2.3.3-g @rule-2.3.3 @derived
  Scenario: A Faction that has Passed gets no second choice on the card
    The working: the Saxons Passed; the next Eligible Faction has taken their place.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons pass; faction=saxons; act=command"
    Then it is refused by 2.3.3
    And the fact "chooses" is "dux"

  @id-2.3.3-h @rule-2.3.3 @rule-1.8.1 @derived
  Scenario: Under Roman Rule a Pass of the Dux brings Briton Resources
    The working: +3 blue: 10 become 13; the 4 red stay.

    Given the space "imperium: roman-rule-military | briton-resources: 10 | dux-resources: 4"
    When the question "pass" is asked with "faction=dux"
    Then it is allowed
    And the fact "briton_resources" is "3"

  @id-2.3.3-i @rule-2.3.3 @rule-1.8.1 @derived
  Scenario: Under Autonomy a Pass of the Dux brings Briton Resources
    The working: +3 blue: 10 become 13; the 4 red stay.

    Given the space "imperium: autonomy-civilian | briton-resources: 10 | dux-resources: 4"
    When the question "pass" is asked with "faction=dux"
    Then it is allowed
    And the fact "briton_resources" is "3"

  @id-2.3.3-j @rule-2.3.3 @rule-1.8.1 @derived
  Scenario: Under Fragmentation a Pass of the Dux brings Dux Resources
    The working: +3 red: 4 become 7; the 10 blue stay.

    Given the space "imperium: fragmentation | briton-resources: 10 | dux-resources: 4"
    When the question "pass" is asked with "faction=dux"
    Then it is allowed
    And the fact "dux_resources" is "3"

  @id-2.3.3-k @rule-2.3.3 @rule-1.8.1 @derived
  Scenario: A Pass of the Civitates needs no Imperium
    The working: +3 Briton Resources in every state of the Imperium.

    When the question "pass" is asked with "faction=civitates"
    Then it is allowed
    And the fact "briton_resources" is "3"

  @id-2.3.3-l @rule-2.3.3 @rule-1.8 @rule-1.8.2 @derived
  Scenario: A Pass of the Saxons brings 1 Renown
    The working: +1: 79 become 80, the highest value.

    Given the space "saxon-renown: 79"
    When the question "pass" is asked with "faction=saxons; eligible=saxons"
    Then it is allowed
    And the fact "saxon_renown" is "1"

  @id-2.3.3-m @rule-2.3.3 @rule-1.8 @rule-1.8.2 @derived
  Scenario: At 80 a Pass of the Scotti brings nothing
    The working: 80 + 1 would be 81; Renown stops at 80.

    Given the space "scotti-renown: 80 | saxon-renown: 5"
    When the question "pass" is asked with "faction=scotti"
    Then it is allowed
    And the fact "scotti_renown" is "0"

  @id-2.3.3-n @rule-2.3.3 @rule-1.8.2 @derived
  Scenario: A Pass of the Scotti brings 1 Scotti Renown
    The working: +1: 5 become 6.

    Given the space "scotti-renown: 5 | saxon-renown: 80"
    When the question "pass" is asked with "faction=scotti"
    Then it is allowed
    And the fact "scotti_renown" is "1"
