Feature: 2.3 Event card
  How many Factions act on an Event card, and which do nothing.

  @id-2.3-a @rule-2.3 @derived
  Scenario: An Ineligible Faction executes nothing
    The working: the Saxons are not among the Eligible Factions, although theirs is the leftmost symbol.

    When the question "options" is asked with "order=saxons dux scotti civitates; eligible=dux, civitates; faction=saxons; act=command"
    Then it is refused by 2.3
    And the fact "chooses" is "dux"

  @id-2.3-b @rule-2.3 @derived
  Scenario: No third Faction executes anything on a card
    The working: the Saxons and the Dux make 2; the Scotti, also Eligible, come too late.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command, dux limited-command; faction=scotti; act=limited-command"
    Then it is refused by 2.3
    And the fact "chooses" is "null"

  @id-2.3-c @rule-2.3 @derived
  Scenario: A Faction that has acted does not choose again
    The working: the Saxons have executed their Command; the Dux is the next symbol.

    When the question "options" is asked with "order=saxons dux scotti civitates; done=saxons command; faction=saxons; act=limited-command"
    Then it is refused by 2.3
    And the fact "chooses" is "dux"

  @id-2.3-d @rule-2.3 @rule-2.3.6 @derived
  Scenario: Nobody Eligible: the card passes without a choice
    The working: no Faction is there to choose; none executes anything, so that all 4 are Eligible next.

    When the question "options" is asked with "order=saxons dux scotti civitates; eligible=none"
    Then the fact "chooses" is "null"
    And the fact "eligible" is "dux, civitates, saxons, scotti"

  @id-2.3-e @rule-2.3 @rule-2.3.1 @rule-2.3.2 @rule-2.3.3 @rule-2.3.4 @rule-2.3.5 @rule-2.3.6 @derived
  Scenario: Four cards in a row
    The working: card 1, all Eligible: Saxons and Dux execute, Civitates and Scotti remain. Card 2: these two execute, Dux and Saxons are Eligible. Card 3: these two execute, Civitates and Scotti are Eligible. Card 4: the Civitates Pass, the Scotti, now 1st, execute and nobody Eligible is left: all but the Scotti.

    When the question "eligibility" is asked with "cards=saxons dux scotti civitates: saxons event, dux command-with-feat | dux civitates saxons scotti: civitates command, scotti limited-command | scotti saxons civitates dux: saxons command-with-feat, dux event | saxons civitates dux scotti: civitates pass, scotti command"
    Then it is allowed
    And the fact "eligible" is "dux, civitates, saxons"
    And the fact "ineligible" is "scotti"
