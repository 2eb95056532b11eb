Feature: 5.7 Pivotal Events (cards)
  The prerequisites of the Pivotal Events, and what of them lasts.

  @id-5.7-a @rule-5.7 @derived
  Scenario: The Saxons need Renown for their Pivotal Event
    The working: its prerequisite is Saxon Renown 15; there are 14.

    Given the space "imperium: autonomy-military | saxon-renown: 14"
    When the question "pivotal" is asked with "faction=saxons"
    Then it is refused by 5.7

  @id-5.7-b @rule-5.7 @derived
  Scenario: With Renown 15 the Saxons may play their Pivotal Event
    The working: 15 is enough, whatever the Imperium.

    Given the space "imperium: roman-rule-military | saxon-renown: 15"
    When the question "pivotal" is asked with "faction=saxons"
    Then it is allowed

  @id-5.7-c @rule-5.7 @derived
  Scenario: Under Roman Rule the Civitates may not play their Pivotal Event
    The working: Roman Rule with either Dominance bars it, here Civilian.

    Given the space "imperium: roman-rule-civilian | prestige: 0"
    When the question "pivotal" is asked with "faction=civitates"
    Then it is refused by 5.7

  @id-5.7-d @rule-5.7 @derived
  Scenario: Under Autonomy the Civitates may play their Pivotal Event
    The working: no Roman Rule is all that is asked for.

    Given the space "imperium: autonomy-military | prestige: 0"
    When the question "pivotal" is asked with "faction=civitates"
    Then it is allowed

  @id-5.7-e @rule-5.7 @derived
  Scenario: The Dux needs Prestige for his Pivotal Event
    The working: Prestige 5 is asked for; there are 4.

    Given the space "imperium: fragmentation | prestige: 4"
    When the question "pivotal" is asked with "faction=dux"
    Then it is refused by 5.7

  @id-5.7-f @rule-5.7 @derived
  Scenario: Under Roman Rule the Dux may not play his Pivotal Event, whatever his Prestige
    The working: both parts of the prerequisite must hold; Prestige 80 does not make up for Roman Rule.

    Given the space "imperium: roman-rule-military | prestige: 80"
    When the question "pivotal" is asked with "faction=dux"
    Then it is refused by 5.7

  @id-5.7-g @rule-5.7 @derived
  Scenario: With Prestige 5 and no Roman Rule the Dux may play his Pivotal Event
    The working: both parts of the prerequisite hold, at their limit.

    Given the space "imperium: autonomy-civilian | prestige: 5"
    When the question "pivotal" is asked with "faction=dux"
    Then it is allowed

  @id-5.7-h @rule-5.7 @derived
  Scenario: The Scotti may play their Pivotal Event even under Roman Rule and without Renown
    The working: it has no prerequisite, so that nothing of this matters.

    Given the space "imperium: roman-rule-military | scotti-renown: 0 | saxon-renown: 0 | prestige: 0"
    When the question "pivotal" is asked with "faction=scotti"
    Then it is allowed

  @id-5.7-i @rule-5.7 @rule-2.3.4 @derived
  Scenario: Whoever lacks the prerequisite is not asked for its Pivotal Event
    The working: the Saxons hold theirs, but have Renown 5; the Dux chooses at once, as 1st on Stilicho.

    Given the space "hands: saxons | played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.1/dux" is open to the Dux

  @id-5.7-j @rule-5.7 @rule-2.3.8 @rule-5.3 @rule-5.1.1 @derived
  Scenario: A Pivotal Event that is a Capability stays in force
    The working: the Civitates play Cymbrogi under Fragmentation; it is a Capability and is there to be taken out of
    force.

    Given the space "hands: civitates | played: stilicho | eligible: dux, civitates, saxons, scotti | at: 1.1 | face-up: event-9 | piles: 5 | imperium: fragmentation | dux-resources: 5 | briton-resources: 5 | saxon-renown: 5 | scotti-renown: 5 | prestige: 5"
    And the choice "pivotal/1.1/civitates" is "yes"
    And the choice "order/1.1" is "civitates dux saxons scotti"
    And the choice "text/1.1/civitates" is "only"
    And the choice "effect/1.1/civitates/1" is "discard cymbrogi"
    When the question "card-turn" is asked with "number=1"
    Then the choice "effect/1.1/civitates/2" is open to the Civitates

  @id-5.7-k @rule-5.7 @rule-2.3.8 @derived
  Scenario: What a Pivotal Event requires rests on a weak source
    The working: The card was not seen: its prerequisite comes from an unpublished program.

    Given the space "imperium: autonomy-military | saxon-renown: 20"
    When the question "pivotal" is asked with "faction=saxons"
    Then it is allowed
    And a doubt about 5.7 is told
