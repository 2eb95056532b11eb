Feature: 2.1 Set-up
  The deck that each scenario makes up, the cards that it gives and sets aside, and the place of the next Epoch card.

  @id-2.1-a @rule-2.1 @rule-S.1 @derived
  Scenario: The Epoch card of a new pile is one of its last five cards
    The working: 12 Event cards, the last 4 shuffled with the Epoch card: 8 cards for certain before it, then places 9 to 13, each 1/5; no card before or after.

    Given the set-up Barbarian Conspiracy
    When the question "deck" is asked with ""
    Then the chance that "place_of_epoch" is "9" is 1/5
    And the chance that "place_of_epoch" is "10" is 1/5
    And the chance that "place_of_epoch" is "11" is 1/5
    And the chance that "place_of_epoch" is "12" is 1/5
    And the chance that "place_of_epoch" is "13" is 1/5
    And the chance that "place_of_epoch" is "8" is 0
    And the chance that "place_of_epoch" is "14" is 0

  @id-2.1-b @rule-2.1 @derived
  Scenario: After seven cards the Epoch card is not the next one
    The working: 7 of 12 Event cards are gone: the 8th is an Event card too; the last 5 follow, each place 1/5.

    When the question "deck" is asked with "piles=5 early, 12 early"
    Then the chance that "place_of_epoch" is "1" is 0
    And the chance that "place_of_epoch" is "2" is 1/5
    And the chance that "place_of_epoch" is "3" is 1/5
    And the chance that "place_of_epoch" is "4" is 1/5
    And the chance that "place_of_epoch" is "5" is 1/5
    And the chance that "place_of_epoch" is "6" is 1/5

  @id-2.1-c @rule-2.1 @derived
  Scenario: After eight cards the Epoch card may be the next one
    The working: 4 Event cards and the Epoch card are left, shuffled: each of the 5 places 1/5.

    When the question "deck" is asked with "piles=4 early, 12 early"
    Then the chance that "place_of_epoch" is "1" is 1/5
    And the chance that "place_of_epoch" is "2" is 1/5
    And the chance that "place_of_epoch" is "3" is 1/5
    And the chance that "place_of_epoch" is "4" is 1/5
    And the chance that "place_of_epoch" is "5" is 1/5

  @id-2.1-d @rule-2.1 @derived
  Scenario: After nine cards without an Epoch card
    The working: place 9 held an Event card; 3 of these and the Epoch card are left: each of 4 places 1/4.

    When the question "deck" is asked with "piles=3 early, 12 early"
    Then the chance that "place_of_epoch" is "1" is 1/4
    And the chance that "place_of_epoch" is "2" is 1/4
    And the chance that "place_of_epoch" is "3" is 1/4
    And the chance that "place_of_epoch" is "4" is 1/4
    And the chance that "place_of_epoch" is "5" is 0

  @id-2.1-e @rule-2.1 @derived
  Scenario: After ten cards without an Epoch card
    The working: 2 Event cards and the Epoch card are left: each of 3 places 1/3.

    When the question "deck" is asked with "piles=2 early, 12 early"
    Then the chance that "place_of_epoch" is "1" is 1/3
    And the chance that "place_of_epoch" is "2" is 1/3
    And the chance that "place_of_epoch" is "3" is 1/3

  @id-2.1-f @rule-2.1 @derived
  Scenario: After eleven cards without an Epoch card
    The working: 1 Event card and the Epoch card are left: 1/2 each way.

    When the question "deck" is asked with "piles=1 early, 12 early"
    Then the chance that "place_of_epoch" is "1" is 1/2
    And the chance that "place_of_epoch" is "2" is 1/2

  @id-2.1-g @rule-2.1 @derived
  Scenario: After twelve cards without an Epoch card it is certain to be the next
    The working: no Event card of the pile is left: the Epoch card is its 13th card.

    When the question "deck" is asked with "piles=0 early, 12 early"
    Then the fact "place_of_epoch" is "1"

  @id-2.1-h @rule-2.1 @derived
  Scenario: The Epoch card of a later pile lies under the rest of the pile before
    The working: the first Epoch card came as the 10th card: 3 Event cards of its pile are left, and then the second pile has its own in places 9 to 13: 3 + 9 = 12 to 3 + 13 = 16.

    When the question "deck" is asked with "piles=3, 12 late, 12 late"
    Then the chance that "place_of_epoch" is "12" is 1/5
    And the chance that "place_of_epoch" is "13" is 1/5
    And the chance that "place_of_epoch" is "14" is 1/5
    And the chance that "place_of_epoch" is "15" is 1/5
    And the chance that "place_of_epoch" is "16" is 1/5
    And the chance that "place_of_epoch" is "11" is 0

  @id-2.1-i @rule-2.1 @rule-2.3.7 @derived
  Scenario: Each Event card that has not come is as likely as another
    The working: cards 1 to 69 are gone; the card revealed is 70, 71 or 72, each 1/3.

    Given the space "imperium: autonomy-military | at: 1.5 | played: event-1 | face-up: event-2 | piles: 3 | gone: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69 | hands: none | eligible: none"
    When the question "card-turn" is asked with "number=1"
    Then the chance that "next" is "event-70" is 1/3
    And the chance that "next" is "event-71" is 1/3
    And the chance that "next" is "event-72" is 1/3
    And the fact "played" is "event-2"

  @id-2.1-j @rule-2.1 @rule-S.1 @rule-2.2 @rule-2.3.3 @derived
  Scenario: Barbarian Conspiracy gives no Pivotal Event, and all four Factions begin Eligible
    The working: the Scotti, whose Pivotal Event has no prerequisite, are not asked; all 4 choose on card 70, in the order Scotti, Saxons, Civitates, Dux: 6 Briton Resources for two Passes, 1 Renown each.

    Given the set-up Barbarian Conspiracy
    And the dice show 70, 38, 44
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "1.2"
    And the fact "eligible" is "dux, civitates, saxons, scotti"
    And Briton Resources changes by 6
    And Saxon Renown changes by 1
    And Scotti Renown changes by 1

  @id-2.1-k @rule-2.1 @rule-S.2 @derived
  Scenario: Petty Tyrants gives no Pivotal Event
    The working: with Prestige 5 and Saxon Renown 25 under Fragmentation every prerequisite is met; nobody is asked: two of the cards are in force, two set aside.

    Given the set-up Petty Tyrants
    And the space "prestige: 5"
    And the choice "variant" is "full-deck"
    And the dice show 70, 38, 44
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "card" is "1.2"
    And the fact "played" is "event-38"
    And Dux Resources changes by 3
    And Briton Resources changes by 3

  @id-2.1-l @rule-2.1 @rule-S.2 @derived
  Scenario: Petty Tyrants begins with three cards in force
    The working: Conspiratio Barbarica, Cymbrogi and Tears of Epona are in force, so that an Event can take each out of force.

    Given the set-up Petty Tyrants
    And the choice "variant" is "full-deck"
    And the dice show 70, 38, 44
    And the choice "act/1.1/scotti" is "event"
    And the choice "title/1.1" is "other"
    And the choice "text/1.1/scotti" is "only"
    And the choice "lasting/1.1/scotti" is "none"
    And the choice "effect/1.1/scotti/1" is "discard conspiratio-barbarica"
    And the choice "effect/1.1/scotti/2" is "discard cymbrogi"
    And the choice "effect/1.1/scotti/3" is "discard tears-of-epona"
    And the choice "effect/1.1/scotti/4" is "done"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons"

  @id-2.1-m @rule-2.1 @rule-S.2 @derived
  Scenario: Petty Tyrants leaves the historical deck to the players
    The working: the variant is optional: full deck or historical deck, to be chosen before any card is drawn.

    Given the set-up Petty Tyrants
    When the question "card-turn" is asked with "number=1"
    Then its options are "full-deck, historical-deck"

  @id-2.1-n @rule-2.1 @rule-S.3 @derived
  Scenario: The Harder They Fall leaves the historical deck to the players
    The working: here too the cards are taken out only if the players so choose.

    Given the set-up The Harder They Fall
    When the question "card-turn" is asked with "number=1"
    Then its options are "full-deck, historical-deck"

  @id-2.1-o @rule-2.1 @rule-S.2 @derived
  Scenario: The historical deck of Petty Tyrants puts four Capabilities in force
    The working: Cair Legion, Camelot, Celyddon Coed and Niall Noigiallach are in force, so that an Event can take each out of force.

    Given the set-up Petty Tyrants
    And the choice "variant" is "historical-deck"
    And the dice show 70, 38, 44
    And the choice "act/1.1/scotti" is "event"
    And the choice "title/1.1" is "other"
    And the choice "text/1.1/scotti" is "only"
    And the choice "lasting/1.1/scotti" is "none"
    And the choice "effect/1.1/scotti/1" is "discard cair-legion"
    And the choice "effect/1.1/scotti/2" is "discard camelot"
    And the choice "effect/1.1/scotti/3" is "discard celyddon-coed"
    And the choice "effect/1.1/scotti/4" is "discard niall-noigiallach"
    And the choice "effect/1.1/scotti/5" is "done"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "played" is "event-38"

  @id-2.1-p @rule-2.1 @rule-S.3 @derived
  Scenario: The historical deck of The Harder They Fall has its Epoch card in the same places
    The working: Stilicho, Cunedda and Thames are out; 69 Event cards are enough for 4 piles of 12, so that the Epoch card still takes place 9 to 13.

    Given the set-up The Harder They Fall
    And the choice "variant" is "historical-deck"
    When the question "deck" is asked with ""
    Then the chance that "place_of_epoch" is "9" is 1/5
    And the chance that "place_of_epoch" is "10" is 1/5
    And the chance that "place_of_epoch" is "11" is 1/5
    And the chance that "place_of_epoch" is "12" is 1/5
    And the chance that "place_of_epoch" is "13" is 1/5

  @id-2.1-q @rule-2.1 @rule-S.3 @rule-2.3.8 @derived
  Scenario: The Harder They Fall gives three Pivotal Events
    The working: under Autonomy, with Prestige 10 and Saxon Renown 15, Civitates, Dux and Saxons are asked; the Scotti are not: theirs is in force, so that an Event can take it out of force.

    Given the set-up The Harder They Fall
    And the space "imperium: autonomy-civilian | saxon-renown: 15"
    And the choice "variant" is "full-deck"
    And the dice show 70, 38, 44
    And the choice "pivotal/1.1/civitates" is "no"
    And the choice "pivotal/1.1/dux" is "no"
    And the choice "pivotal/1.1/saxons" is "no"
    And the choice "act/1.1/scotti" is "event"
    And the choice "title/1.1" is "other"
    And the choice "text/1.1/scotti" is "only"
    And the choice "lasting/1.1/scotti" is "none"
    And the choice "effect/1.1/scotti/1" is "discard conspiratio-barbarica"
    And the choice "effect/1.1/scotti/2" is "done"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons"

  @id-2.1-r @rule-2.1 @rule-S.4 @rule-2.3.8 @derived
  Scenario: De Excidio Britanniae gives all four Pivotal Events
    The working: under Autonomy, with Prestige 5 and Saxon Renown 15, all 4 are asked, and all decline.

    Given the set-up De Excidio Britanniae
    And the space "imperium: autonomy-military | saxon-renown: 15 | prestige: 5"
    And the dice show 70, 38, 44
    And the choice "pivotal/1.1/civitates" is "no"
    And the choice "pivotal/1.1/dux" is "no"
    And the choice "pivotal/1.1/saxons" is "no"
    And the choice "pivotal/1.1/scotti" is "no"
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    When the question "card-turn" is asked with "number=1"
    Then the fact "eligible" is "dux, civitates, saxons, scotti"
    And the fact "next" is "lindsey"

  @id-2.1-s @rule-2.1 @rule-S.2 @rule-2.3.7 @derived
  Scenario: The first Epoch card of Petty Tyrants is a Late one, on place 9 at the earliest
    The working: all Pass on 7 cards; then card 8 of the pile is moved and card 9 revealed, Rhiotamus, a Late one: it is played in the place of card 8. Dux and Civitates Pass 7 times: +21 red, +21 blue.

    Given the set-up Petty Tyrants
    And the choice "variant" is "historical-deck"
    And the dice show 70, 38, 44, 1, 2, 3, 6, 9, rhiotamus
    And the choice "act/1.1/scotti" is "pass"
    And the choice "act/1.1/saxons" is "pass"
    And the choice "act/1.1/civitates" is "pass"
    And the choice "act/1.1/dux" is "pass"
    And the choice "act/1.2/saxons" is "pass"
    And the choice "act/1.2/dux" is "pass"
    And the choice "act/1.2/civitates" is "pass"
    And the choice "act/1.2/scotti" is "pass"
    And the choice "act/1.3/saxons" is "pass"
    And the choice "act/1.3/civitates" is "pass"
    And the choice "act/1.3/dux" is "pass"
    And the choice "act/1.3/scotti" is "pass"
    And the choice "act/1.4/dux" is "pass"
    And the choice "act/1.4/civitates" is "pass"
    And the choice "act/1.4/saxons" is "pass"
    And the choice "act/1.4/scotti" is "pass"
    And the choice "act/1.5/dux" is "pass"
    And the choice "act/1.5/civitates" is "pass"
    And the choice "act/1.5/saxons" is "pass"
    And the choice "act/1.5/scotti" is "pass"
    And the choice "act/1.6/dux" is "pass"
    And the choice "act/1.6/civitates" is "pass"
    And the choice "act/1.6/saxons" is "pass"
    And the choice "act/1.6/scotti" is "pass"
    And the choice "act/1.7/dux" is "pass"
    And the choice "act/1.7/civitates" is "pass"
    And the choice "act/1.7/scotti" is "pass"
    And the choice "act/1.7/saxons" is "pass"
    When the question "card-turn" is asked with "number=7"
    Then the fact "card" is "1.8"
    And the fact "played" is "rhiotamus"
    And the fact "next" is "event-9"
    And Dux Resources changes by 21
    And Briton Resources changes by 21

  @id-2.1-t @rule-2.1 @rule-2.3.8 @derived
  Scenario: Barbarian Conspiracy deals no Pivotal Event
    The working: The scenario is played without them, so that the Scotti hold none.

    Given the set-up Barbarian Conspiracy
    When the question "pivotal" is asked with "faction=scotti"
    Then it is refused by 2.3.8

  @id-2.1-u @rule-2.1 @rule-2.3.8 @derived
  Scenario: A Pivotal Event in force is not held
    The working: The Harder They Fall begins with Conspiratio Barbarica in force; the Scotti do not hold it.

    Given the set-up The Harder They Fall
    When the question "pivotal" is asked with "faction=scotti"
    Then it is refused by 2.3.8
