Feature: 2.3.8 Pivotal Events
  Who may interrupt a card with a Pivotal Event, who may cancel whose, and how the card goes on.

  @id-2.3.8-a @rule-2.3.8 @rule-5.7 @derived
  Scenario: A Faction that is neither 1st nor 2nd in the order may interrupt
    The working: all 4 are Eligible, nothing is done yet, the Scotti have no prerequisite; their place in the order does not matter.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti"
    Then it is allowed
    And the fact "card" is "conspiratio-barbarica"

  @id-2.3.8-b @rule-2.3.8 @derived
  Scenario: Only the card missing: the Faction does not hold it
    The working: Dux and Saxons hold theirs; that of the Scotti has been played or set aside.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5 | hands: dux, saxons"
    When the question "pivotal" is asked with "faction=scotti"
    Then it is refused by 2.3.8

  @id-2.3.8-c @rule-2.3.8 @derived
  Scenario: Only Eligibility missing
    The working: the Scotti executed something on the card before.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; eligible=dux, civitates, saxons"
    Then it is refused by 2.3.8

  @id-2.3.8-d @rule-2.3.8 @derived
  Scenario: Only the moment missing: the 1st Eligible Faction has executed a Command
    The working: the Dux has executed a Command; whatever the reading of a Pass, it is too late.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    And the reading of "2.3.8-after-a-pass" is "still-open"
    When the question "pivotal" is asked with "faction=scotti; done=dux command"
    Then it is refused by 2.3.8

  @id-2.3.8-e @rule-2.3.8 @derived
  Scenario: By the reading closed a Pass ends the chance to interrupt
    The working: the Dux Passed and took its gain: that is an act.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    And the reading of "2.3.8-after-a-pass" is "closed"
    When the question "pivotal" is asked with "faction=scotti; done=dux pass"
    Then it is refused by 2.3.8

  @id-2.3.8-f @rule-2.3.8 @derived
  Scenario: By the reading still-open a Pass leaves the chance to interrupt
    The working: the Dux Passed; the new 1st Eligible Faction has not done anything.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    And the reading of "2.3.8-after-a-pass" is "still-open"
    When the question "pivotal" is asked with "faction=scotti; done=dux pass"
    Then it is allowed

  @id-2.3.8-g @rule-2.3.8 @rule-5.7 @derived
  Scenario: The Pivotal Event of the Scotti has no prerequisite
    The working: under Roman Rule, with nothing on any track, it may be played.

    Given the space "imperium: roman-rule-military | saxon-renown: 0 | scotti-renown: 0 | prestige: 0"
    When the question "pivotal" is asked with "faction=scotti"
    Then it is allowed

  @id-2.3.8-h @rule-2.3.8 @rule-5.7 @derived
  Scenario: The prerequisite of the Saxons just met
    The working: 15 Renown is needed, 15 is there; the Imperium does not matter.

    Given the space "imperium: roman-rule-military | saxon-renown: 15 | prestige: 0"
    When the question "pivotal" is asked with "faction=saxons"
    Then it is allowed

  @id-2.3.8-i @rule-2.3.8 @rule-5.7 @derived
  Scenario: The prerequisite of the Saxons just missed
    The working: 14 Renown is 1 short of 15.

    Given the space "imperium: fragmentation | saxon-renown: 14 | prestige: 20"
    When the question "pivotal" is asked with "faction=saxons"
    Then it is refused by 5.7

  @id-2.3.8-j @rule-2.3.8 @rule-5.7 @derived
  Scenario: The prerequisite of the Civitates just met
    The working: the Imperium is not under Roman Rule.

    Given the space "imperium: autonomy-military | saxon-renown: 0 | prestige: 0"
    When the question "pivotal" is asked with "faction=civitates"
    Then it is allowed

  @id-2.3.8-k @rule-2.3.8 @rule-5.7 @derived
  Scenario: The prerequisite of the Civitates just missed
    The working: Roman Rule bars it, Civilian Dominance or not.

    Given the space "imperium: roman-rule-civilian | saxon-renown: 20 | prestige: 20"
    When the question "pivotal" is asked with "faction=civitates"
    Then it is refused by 5.7

  @id-2.3.8-l @rule-2.3.8 @rule-5.7 @derived
  Scenario: The prerequisite of the Dux just met
    The working: no Roman Rule, and 5 Prestige of the 5 needed.

    Given the space "imperium: autonomy-civilian | saxon-renown: 0 | prestige: 5"
    When the question "pivotal" is asked with "faction=dux"
    Then it is allowed

  @id-2.3.8-m @rule-2.3.8 @rule-5.7 @derived
  Scenario: The Prestige of the Dux just missed
    The working: 4 Prestige is 1 short of 5.

    Given the space "imperium: fragmentation | saxon-renown: 0 | prestige: 4"
    When the question "pivotal" is asked with "faction=dux"
    Then it is refused by 5.7

  @id-2.3.8-n @rule-2.3.8 @rule-5.7 @derived
  Scenario: Prestige does not help the Dux under Roman Rule
    The working: both parts of the prerequisite are needed; the Imperium is under Roman Rule.

    Given the space "imperium: roman-rule-military | saxon-renown: 0 | prestige: 80"
    When the question "pivotal" is asked with "faction=dux"
    Then it is refused by 5.7

  @id-2.3.8-o @rule-2.3.8 @derived
  Scenario: The Scotti may cancel the Pivotal Event of the Dux
    The working: all prerequisites are met; the Scotti may cancel that of any other Faction.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; upon=dux"
    Then it is allowed

  @id-2.3.8-p @rule-2.3.8 @derived
  Scenario: The Scotti may cancel the Pivotal Event of the Civitates
    The working: all prerequisites are met; the Scotti may cancel that of any other Faction.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; upon=civitates"
    Then it is allowed

  @id-2.3.8-q @rule-2.3.8 @derived
  Scenario: The Scotti may cancel the Pivotal Event of the Saxons
    The working: all prerequisites are met; the Scotti may cancel that of any other Faction.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; upon=saxons"
    Then it is allowed

  @id-2.3.8-r @rule-2.3.8 @derived
  Scenario: The Saxons may cancel the Pivotal Event of the Dux
    The working: all prerequisites are met; the Saxons may cancel that of Dux or Civitates.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=saxons; upon=dux"
    Then it is allowed

  @id-2.3.8-s @rule-2.3.8 @derived
  Scenario: The Saxons may cancel the Pivotal Event of the Civitates
    The working: all prerequisites are met; the Saxons may cancel that of Dux or Civitates.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=saxons; upon=civitates"
    Then it is allowed

  @id-2.3.8-t @rule-2.3.8 @derived
  Scenario: The Saxons may not cancel the Pivotal Event of the Scotti
    The working: all prerequisites are met; the Saxons may cancel that of Dux or Civitates.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=saxons; upon=scotti"
    Then it is refused by 2.3.8

  @id-2.3.8-u @rule-2.3.8 @derived
  Scenario: The Dux may cancel the Pivotal Event of the Civitates
    The working: all prerequisites are met; the Dux may cancel that of the Civitates alone.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=dux; upon=civitates"
    Then it is allowed

  @id-2.3.8-v @rule-2.3.8 @derived
  Scenario: The Dux may not cancel the Pivotal Event of the Saxons
    The working: all prerequisites are met; the Dux may cancel that of the Civitates alone.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=dux; upon=saxons"
    Then it is refused by 2.3.8

  @id-2.3.8-w @rule-2.3.8 @derived
  Scenario: The Dux may not cancel the Pivotal Event of the Scotti
    The working: all prerequisites are met; the Dux may cancel that of the Civitates alone.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=dux; upon=scotti"
    Then it is refused by 2.3.8

  @id-2.3.8-x @rule-2.3.8 @derived
  Scenario: The Civitates may not cancel the Pivotal Event of the Dux
    The working: all prerequisites are met; the Civitates may cancel none.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=civitates; upon=dux"
    Then it is refused by 2.3.8

  @id-2.3.8-y @rule-2.3.8 @derived
  Scenario: The Civitates may not cancel the Pivotal Event of the Saxons
    The working: all prerequisites are met; the Civitates may cancel none.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=civitates; upon=saxons"
    Then it is refused by 2.3.8

  @id-2.3.8-z @rule-2.3.8 @derived
  Scenario: The Civitates may not cancel the Pivotal Event of the Scotti
    The working: all prerequisites are met; the Civitates may cancel none.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=civitates; upon=scotti"
    Then it is refused by 2.3.8

  @id-2.3.8-aa @rule-2.3.8 @rule-5.7 @derived
  Scenario: Cancelling needs the prerequisite too
    The working: the Saxons could cancel the Dux, but have 14 Renown of the 15 needed.

    Given the space "imperium: autonomy-military | saxon-renown: 14 | prestige: 5"
    When the question "pivotal" is asked with "faction=saxons; upon=dux"
    Then it is refused by 5.7

  @id-2.3.8-ab @rule-2.3.8 @derived
  Scenario: Cancelling needs Eligibility too
    The working: the Scotti could cancel the Saxons, but are Ineligible.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; upon=saxons; eligible=dux, saxons"
    Then it is refused by 2.3.8

  @id-2.3.8-ac @rule-2.3.8 @derived
  Scenario: Nobody cancels its own Pivotal Event
    The working: cancelling is for another Faction.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; upon=scotti"
    Then it is refused by 2.3.8

  @id-2.3.8-ad @rule-2.3.8 @rule-2.3.2 @rule-2.3.4 @derived
  Scenario: The 2nd Eligible Faction follows the order of the Pivotal Event card
    The working: order Scotti, Saxons, Dux, Civitates; the Scotti count as 1st and have executed the Event, the Saxons are Ineligible: the Dux is 2nd, with a Command, with a Feat or without.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=scotti; eligible=dux, civitates, scotti; order=scotti saxons dux civitates"
    Then it is allowed
    And the fact "second" is "dux"
    And the fact "options" is "command, command-with-feat, pass"

  @id-2.3.8-ae @rule-2.3.8 @rule-2.3.2 @derived
  Scenario: A Faction left of the interrupting one can be 2nd
    The working: order Civitates, Dux, Saxons, Scotti; the Saxons interrupt: of the others the Civitates are leftmost.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=saxons; order=civitates dux saxons scotti"
    Then it is allowed
    And the fact "second" is "civitates"

  @id-2.3.8-af @rule-2.3.8 @rule-2.3.2 @derived
  Scenario: With nobody else Eligible no 2nd Faction follows
    The working: the Dux alone is Eligible.

    Given the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    When the question "pivotal" is asked with "faction=dux; eligible=dux; order=dux civitates saxons scotti"
    Then it is allowed
    And the fact "second" is "null"

  @id-2.3.8-ag @rule-2.3.8 @rule-2.3.6 @rule-2.3.7 @rule-5.7 @derived
  Scenario: An interrupted card is the next one, and nothing is revealed
    The working: the Scotti, last on card 1, interrupt it: +2 Renown by their Event; the Dux is 2nd by the order of their card and executes a Command; card 1 is played next, 2 waits; Civitates and Saxons are Eligible.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: scotti | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/scotti" is "yes"
    And the choice "order/1.3" is "scotti dux saxons civitates"
    And the choice "text/1.3/scotti" is "only"
    And the choice "effect/1.3/scotti/1" is "track scotti-renown +2"
    And the choice "effect/1.3/scotti/2" is "done"
    And the choice "act/1.3/dux" is "command"
    And the choice "command/1.3/dux" is "battle"
    And the choice "effect/1.3/dux/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "1.4"
    And the fact "played" is "event-1"
    And the fact "next" is "event-2"
    And the fact "eligible" is "civitates, saxons"
    And Scotti Renown changes by 2

  @id-2.3.8-ah @rule-2.3.8 @rule-2.3.4 @rule-5.7 @derived
  Scenario: After a Pivotal Event the 2nd Eligible Faction has no Event
    The working: the Pivotal Event is the Event executed; the Dux has a Command or a Pass.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: scotti | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/scotti" is "yes"
    And the choice "order/1.3" is "scotti dux saxons civitates"
    And the choice "text/1.3/scotti" is "only"
    And the choice "effect/1.3/scotti/1" is "done"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.3/dux" is open to the Dux
    And its options are "command, command-with-feat, pass"

  @id-2.3.8-ai @rule-2.3.8 @rule-2.3.3 @rule-5.7 @derived
  Scenario: When the 2nd Passes after a Pivotal Event, the next in its order takes the place
    The working: order Scotti, Dux, Saxons, Civitates: the Dux Passes for 3 Briton Resources, and the Saxons have its options.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: scotti | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/scotti" is "yes"
    And the choice "order/1.3" is "scotti dux saxons civitates"
    And the choice "text/1.3/scotti" is "only"
    And the choice "effect/1.3/scotti/1" is "done"
    And the choice "act/1.3/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.3/saxons" is open to the Saxons
    And its options are "command, command-with-feat, pass"

  @id-2.3.8-aj @rule-2.3.8 @rule-2.3.4 @rule-2.3.6 @rule-5.7 @derived
  Scenario: A cancelled Pivotal Event leaves its Faction Eligible and has no effect
    The working: the Saxons interrupt, the Scotti cancel: only the Scotti execute an Event, +2 Renown; the Saxons are 2nd by the order of the Scotti card and Pass for +1; Dux and Civitates Pass too, +3 each: only the Scotti are Ineligible.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: saxons, scotti | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/saxons" is "yes"
    And the choice "pivotal/1.3/scotti" is "yes"
    And the choice "order/1.3" is "saxons scotti dux civitates"
    And the choice "text/1.3/scotti" is "only"
    And the choice "effect/1.3/scotti/1" is "track scotti-renown +2"
    And the choice "effect/1.3/scotti/2" is "done"
    And the choice "act/1.3/saxons" is "pass"
    And the choice "act/1.3/dux" is "pass"
    And the choice "act/1.3/civitates" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons"
    And the fact "played" is "event-1"
    And Scotti Renown changes by 2
    And Saxon Renown changes by 1
    And Briton Resources changes by 6

  @id-2.3.8-ak @rule-2.3.8 @rule-2.3.7 @rule-5.7 @derived
  Scenario: A cancelled Pivotal Event is back in its owner's hand and can be played later
    The working: on 1.3 the Dux interrupts, the Saxons cancel and execute theirs; Dux, Scotti and Civitates Pass. On 1.4, card 1 again, the Dux interrupts it once more, and the Saxons, Ineligible and without a card, cannot cancel: Prestige +1 by its Event. On 1.5 card 1 is still the one to be played.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: dux, saxons | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/dux" is "yes"
    And the choice "pivotal/1.3/saxons" is "yes"
    And the choice "order/1.3" is "dux scotti civitates saxons"
    And the choice "text/1.3/saxons" is "only"
    And the choice "lasting/1.3/saxons" is "none"
    And the choice "effect/1.3/saxons/1" is "done"
    And the choice "act/1.3/dux" is "pass"
    And the choice "act/1.3/scotti" is "pass"
    And the choice "act/1.3/civitates" is "pass"
    And the choice "pivotal/1.4/dux" is "yes"
    And the choice "order/1.4" is "saxons civitates scotti dux"
    And the choice "text/1.4/dux" is "only"
    And the choice "lasting/1.4/dux" is "none"
    And the choice "effect/1.4/dux/1" is "track prestige +1"
    And the choice "effect/1.4/dux/2" is "done"
    And the choice "act/1.4/civitates" is "pass"
    And the choice "act/1.4/scotti" is "pass"
    When the question "card-turn" is asked with "number=2"
    Then the fact "card" is "1.5"
    And the fact "played" is "event-1"
    And the fact "next" is "event-2"
    And the fact "eligible" is "civitates, saxons, scotti"
    And Prestige changes by 1

  @id-2.3.8-al @rule-2.3.8 @rule-5.7 @derived
  Scenario: One cancels the other, up to the Scotti
    The working: Civitates interrupt, Dux cancels, Saxons cancel that, Scotti cancel that: only the Scotti execute, and the 3 others stay Eligible after Passing. Cards of Dux, Civitates and Saxons are back in hand, so that all 3 are asked on 1.4, the Scotti not; nobody interrupts, and the leftmost Faction of card 1 is to choose.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: dux, civitates, saxons, scotti | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/civitates" is "yes"
    And the choice "pivotal/1.3/dux" is "yes"
    And the choice "pivotal/1.3/saxons" is "yes"
    And the choice "pivotal/1.3/scotti" is "yes"
    And the choice "order/1.3" is "dux civitates saxons scotti"
    And the choice "text/1.3/scotti" is "only"
    And the choice "effect/1.3/scotti/1" is "done"
    And the choice "act/1.3/dux" is "pass"
    And the choice "act/1.3/civitates" is "pass"
    And the choice "act/1.3/saxons" is "pass"
    And the choice "pivotal/1.4/civitates" is "no"
    And the choice "pivotal/1.4/dux" is "no"
    And the choice "pivotal/1.4/saxons" is "no"
    When the question "card-turn" is asked with "number=2"
    Then the choice "act/1.4/dux" is open to the Dux

  @id-2.3.8-am @rule-2.3.8 @rule-2.3.2 @derived
  Scenario: Nobody is asked for a Pivotal Event that would not be its to cancel
    The working: the Dux interrupts; the Civitates, whose card may cancel none, had declined before; the Saxons, who may cancel, decline: the Dux executes, and its card gives the order that follows.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: dux, civitates, saxons | eligible: dux, civitates, saxons, scotti"
    And the choice "pivotal/1.3/civitates" is "no"
    And the choice "pivotal/1.3/dux" is "yes"
    And the choice "pivotal/1.3/saxons" is "no"
    And the choice "order/1.3" is "saxons scotti dux civitates"
    When the question "card-turn" is asked with "number=1"
    Then the choice "text/1.3/dux" is open to the Dux

  @id-2.3.8-an @rule-2.3.8 @rule-2.3.2 @derived
  Scenario: In a game, by the reading closed, nobody is asked after a Pass
    The working: the Dux has Passed on card 1; the Scotti hold their card and are Eligible, but the Civitates choose.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: scotti | eligible: dux, civitates, saxons, scotti | done: dux pass"
    And the reading of "2.3.8-after-a-pass" is "closed"
    When the question "card-turn" is asked with "number=1"
    Then the choice "act/1.3/civitates" is open to the Civitates

  @id-2.3.8-ao @rule-2.3.8 @rule-5.7 @derived
  Scenario: In a game, by the reading still-open, a card can be interrupted after a Pass
    The working: the Scotti do not interrupt card 1 before anybody acts; the Dux Passes, and they are asked once more.

    Given the space "imperium: autonomy-military | briton-resources: 10 | dux-resources: 4 | saxon-renown: 20 | scotti-renown: 9 | prestige: 6 | wealth: 3 | at: 1.3 | played: event-1 | face-up: event-2 | piles: 8 early | gone: 1, 2 | hands: scotti | eligible: dux, civitates, saxons, scotti"
    And the reading of "2.3.8-after-a-pass" is "still-open"
    And the choice "pivotal/1.3/scotti" is "no"
    And the choice "act/1.3/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the choice "pivotal/1.3/scotti/1" is open to the Scotti
    And its options are "yes, no"
