Feature: 1.5.2 Negotiation
  Army Preemption, cooperation without it, and Tribute.

  @id-1.5.2-a @rule-1.5.2 @rule-1.8.1 @derived
  Scenario: Under Roman Rule the Dux spends Briton Resources without asking
    The working: Army Preemption holds under Roman Rule with either Dominance; a cost of 5 takes 2 red and 3 blue.

    Given the space "imperium: roman-rule-civilian | dux-resources: 2 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; cost=5"
    Then it is allowed
    And the fact "pays_dux_resources" is "2"
    And the fact "pays_briton_resources" is "3"

  @id-1.5.2-b @rule-1.5.2 @derived
  Scenario: Under Autonomy with Military Dominance Preemption still holds
    The working: 0 red, 3 blue needed and there: all blue.

    Given the space "imperium: autonomy-military | dux-resources: 0 | briton-resources: 3"
    When the question "spend" is asked with "faction=dux; cost=3"
    Then it is allowed
    And the fact "pays_briton_resources" is "3"

  @id-1.5.2-c @rule-1.5.2 @derived
  Scenario: Under Autonomy with Civilian Dominance the Civitates must permit it
    The working: without the permission only the 2 red count, fewer than 3.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3"
    Then it is refused by 1.5.2

  @id-1.5.2-d @rule-1.5.2 @derived
  Scenario: With the permission of the Civitates the Dux may spend blue
    The working: 2 red and 1 blue.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3; leave=yes"
    Then it is allowed
    And the fact "pays_briton_resources" is "1"

  @id-1.5.2-e @rule-1.5.2 @derived
  Scenario: Under Fragmentation no permission helps
    The working: under Fragmentation the Dux may not spend Briton Resources at all.

    Given the space "imperium: fragmentation | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; cost=3; leave=yes"
    Then it is refused by 1.5.2

  @id-1.5.2-f @rule-1.5.2 @rule-1.8.2 @derived
  Scenario: Tribute of Briton Resources becomes Renown, one for one
    The working: Briton Resources fall by 4, Saxon Renown rises by 4.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 10"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=4; of=briton-resources"
    Then it is allowed
    And the fact "briton_resources" is "-4"
    And the fact "saxon_renown" is "4"

  @id-1.5.2-g @rule-1.5.2 @rule-1.8.1 @rule-1.8.4 @derived
  Scenario: Wealth given to the Dux becomes Dux Resources
    The working: Wealth falls by 3, Dux Resources rise by 3.

    Given the space "imperium: autonomy-military | wealth: 5 | dux-resources: 1"
    When the question "tribute" is asked with "from=civitates; to=dux; amount=3; of=wealth"
    Then it is allowed
    And the fact "wealth" is "-3"
    And the fact "dux_resources" is "3"

  @id-1.5.2-h @rule-1.5.2 @derived
  Scenario: Barbarians transfer nothing
    The working: Renown cannot be transferred between Factions.

    Given the space "imperium: autonomy-military | saxon-renown: 10 | scotti-renown: 2"
    When the question "tribute" is asked with "from=saxons; to=scotti; amount=1; of=saxon-renown"
    Then it is refused by 1.5.2

  @id-1.5.2-i @rule-1.5.2 @derived
  Scenario: Resources do not go from Briton to Briton
    The working: only Wealth can go to the Dux; Resources go to Barbarians alone.

    Given the space "imperium: autonomy-military | briton-resources: 6 | dux-resources: 1"
    When the question "tribute" is asked with "from=civitates; to=dux; amount=1; of=briton-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-j @rule-1.5.2 @derived
  Scenario: The Dux pays Tribute with Briton Resources only where he may spend them
    The working: under Autonomy with Civilian Dominance he needs the permission.

    Given the space "imperium: autonomy-civilian | briton-resources: 6 | scotti-renown: 1"
    When the question "tribute" is asked with "from=dux; to=scotti; amount=1; of=briton-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-k @rule-1.5.2 @derived
  Scenario: Only the Civitates give Wealth
    The working: Wealth is the Civitates'.

    Given the space "imperium: roman-rule-military | wealth: 6 | scotti-renown: 1"
    When the question "tribute" is asked with "from=dux; to=scotti; amount=1; of=wealth"
    Then it is refused by 1.5.2

  @id-1.5.2-l @rule-1.5.2 @derived
  Scenario: Nobody transfers more than he has
    The working: 6 Resources are there, 7 are asked for.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 10"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=7; of=briton-resources"
    Then it is refused by 1.8

  @id-1.5.2-m @rule-1.5.2 @rule-1.8 @derived
  Scenario: Renown above 80 is lost
    The working: 78 + 5 would be 83; Renown stops at 80, so that it rises by 2 while 5 Resources are given.

    Given the space "imperium: autonomy-military | briton-resources: 6 | saxon-renown: 78"
    When the question "tribute" is asked with "from=civitates; to=saxons; amount=5; of=briton-resources"
    Then it is allowed
    And the fact "briton_resources" is "-5"
    And the fact "saxon_renown" is "2"

  @id-1.5.2-n @rule-1.5.2 @rule-1.8.1 @official
  Scenario: Under Army Preemption the Dux mixes red and blue in one payment
    The working: a cost of 3 as 2 red and 1 blue, by the Dux's own choice: the red ones alone would do.

    Given the space "imperium: roman-rule-military | dux-resources: 5 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; with=2 dux-resources + 1 briton-resources"
    Then it is allowed
    And the fact "pays_dux_resources" is "2"
    And the fact "pays_briton_resources" is "1"

  @id-1.5.2-o @rule-1.5.2 @rule-1.8.1 @derived
  Scenario: Under Preemption the Dux may pay all in blue and keep the red
    The working: all 3 blue are spent, exactly as many as there are; the 5 red stay.

    Given the space "imperium: autonomy-military | dux-resources: 5 | briton-resources: 3"
    When the question "spend" is asked with "faction=dux; with=3 briton-resources"
    Then it is allowed
    And the fact "pays_briton_resources" is "3"

  @id-1.5.2-p @rule-1.5.2 @derived
  Scenario: Without leave no blue in a mix under Civilian Dominance
    The working: even 1 blue beside 2 red needs the leave of the Civitates.

    Given the space "imperium: autonomy-civilian | dux-resources: 5 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; with=2 dux-resources + 1 briton-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-q @rule-1.5.2 @derived
  Scenario: With leave the Dux mixes under Civilian Dominance too
    The working: 2 red and 1 blue, the latter with the leave of the Civitates.

    Given the space "imperium: autonomy-civilian | dux-resources: 5 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; with=2 dux-resources + 1 briton-resources; leave=yes"
    Then it is allowed
    And the fact "pays_dux_resources" is "2"
    And the fact "pays_briton_resources" is "1"

  @id-1.5.2-r @rule-1.8.1 @derived
  Scenario: Red Resources need no leave under Civilian Dominance
    The working: 3 of 5 red, none blue.

    Given the space "imperium: autonomy-civilian | dux-resources: 5 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; with=3 dux-resources"
    Then it is allowed
    And the fact "pays_dux_resources" is "3"

  @id-1.5.2-s @rule-1.5.2 @derived
  Scenario: Under Fragmentation leave opens no blue in a mix
    The working: the Dux may not spend Briton Resources at all.

    Given the space "imperium: fragmentation | dux-resources: 5 | briton-resources: 4"
    When the question "spend" is asked with "faction=dux; with=2 dux-resources + 1 briton-resources; leave=yes"
    Then it is refused by 1.5.2

  @id-1.5.2-t @rule-1.8.1 @derived
  Scenario: A mix with more red than there is
    The working: 3 red are named, 2 are there; that 9 blue would cover the cost does not mend it.

    Given the space "imperium: roman-rule-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "spend" is asked with "faction=dux; with=3 dux-resources + 1 briton-resources"
    Then it is refused by 1.8

  @id-1.5.2-u @rule-1.8.1 @derived
  Scenario: Under Preemption blue Resources can be too few
    The working: 4 blue are named, 3 are there.

    Given the space "imperium: roman-rule-military | dux-resources: 9 | briton-resources: 3"
    When the question "spend" is asked with "faction=dux; with=4 briton-resources"
    Then it is refused by 1.8

  @id-1.5.2-v @rule-1.5.2 @rule-1.8 @rule-1.8.1 @derived
  Scenario: A mixed payment takes from both cylinders
    The working: red 5 - 2 = 3, blue 4 - 3 = 1.

    Given the space "imperium: roman-rule-military | dux-resources: 5 | briton-resources: 4"
    When the question "effects" is asked with "statements=pay dux 2 dux-resources + 3 briton-resources; executing=dux; as=command"
    Then Dux Resources changes by -2
    And Briton Resources changes by -3

  @id-1.5.2-w @rule-1.5.2 @derived
  Scenario: A payment in blue within a Command needs the leave too
    The working: of 3 Resources the Dux has 2 red; the third would be blue, and no leave is stated.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "effects" is asked with "statements=pay dux 3; executing=dux; as=command"
    Then it is refused by 1.5.2

  @id-1.5.2-x @rule-1.5.2 @rule-1.8 @rule-1.8.1 @derived
  Scenario: Leave stated with a payment opens the blue Resources
    The working: 2 red and 1 blue with the leave of the Civitates.

    Given the space "imperium: autonomy-civilian | dux-resources: 2 | briton-resources: 9"
    When the question "effects" is asked with "statements=pay dux 3 with-leave; executing=dux; as=command"
    Then Dux Resources changes by -2
    And Briton Resources changes by -1

  @id-1.5.2-y @rule-1.5.2 @rule-1.8 @rule-1.8.1 @rule-1.8.2 @derived
  Scenario: Tribute while the giver executes a Command
    The working: all 4 Briton Resources become 4 Saxon Renown.

    Given the space "briton-resources: 4 | saxon-renown: 10"
    When the question "effects" is asked with "statements=give civitates 4 briton-resources to saxons; executing=civitates; as=command"
    Then Briton Resources changes by -4
    And Saxon Renown changes by 4

  @id-1.5.2-z @rule-1.5.2 @rule-1.8 @rule-1.8.1 @rule-1.8.2 @derived
  Scenario: Tribute while the taker executes an Event
    The working: the Scotti execute the Event: 2 red become 2 Renown.

    Given the space "imperium: fragmentation | dux-resources: 3 | scotti-renown: 10"
    When the question "effects" is asked with "statements=give dux 2 dux-resources to scotti; executing=scotti; as=event"
    Then Dux Resources changes by -2
    And Scotti Renown changes by 2

  @id-1.5.2-aa @rule-1.5.2 @derived
  Scenario: No Tribute while a third Faction executes
    The working: the Dux executes and gives 1 red; of the gift of the Civitates he is neither giver nor taker.

    Given the space "dux-resources: 2 | briton-resources: 4 | saxon-renown: 10"
    When the question "effects" is asked with "statements=give dux 1 dux-resources to saxons | give civitates 1 briton-resources to saxons; executing=dux; as=command"
    Then it is refused by 1.5.2

  @id-1.5.2-ab @rule-1.5.2 @derived
  Scenario: No Tribute during Upkeep
    The working: Tribute goes with a Command, Feat or Event in the Sequence of Play, and an Epoch Round is none.

    Given the space "briton-resources: 4 | saxon-renown: 10"
    When the question "effects" is asked with "statements=give civitates 1 briton-resources to saxons; executing=saxons; as=upkeep"
    Then it is refused by 1.5.2

  @id-1.5.2-ac @rule-1.5.2 @rule-1.8 @rule-1.8.1 @rule-1.8.2 @derived
  Scenario: Under Preemption the Dux pays Tribute in blue
    The working: 3 blue become 3 Scotti Renown without asking the Civitates.

    Given the space "imperium: autonomy-military | briton-resources: 4 | scotti-renown: 10"
    When the question "effects" is asked with "statements=give dux 3 briton-resources to scotti; executing=dux; as=command"
    Then Briton Resources changes by -3
    And Scotti Renown changes by 3

  @id-1.5.2-ad @rule-1.5.2 @rule-1.8 @rule-1.8.1 @rule-1.8.2 @derived
  Scenario: With leave the Dux pays Tribute in blue under Civilian Dominance
    The working: the Civitates give leave for 1 blue.

    Given the space "imperium: autonomy-civilian | briton-resources: 4 | scotti-renown: 10"
    When the question "effects" is asked with "statements=give dux 1 briton-resources to scotti with-leave; executing=dux; as=command"
    Then Briton Resources changes by -1
    And Scotti Renown changes by 1

  @id-1.5.2-ae @rule-1.5.2 @derived
  Scenario: Under Fragmentation no Tribute of the Dux is blue
    The working: not even with leave.

    Given the space "imperium: fragmentation | briton-resources: 4 | scotti-renown: 10"
    When the question "tribute" is asked with "from=dux; to=scotti; amount=1; of=briton-resources; leave=yes"
    Then it is refused by 1.5.2

  @id-1.5.2-af @rule-1.5.2 @derived
  Scenario: The Dux gives the Civitates no red Resources
    The working: Resources go to Barbarians alone.

    Given the space "dux-resources: 4 | briton-resources: 4 | wealth: 1"
    When the question "tribute" is asked with "from=dux; to=civitates; amount=1; of=dux-resources"
    Then it is refused by 1.5.2

  @id-1.5.2-ag @rule-1.5.2 @rule-1.8 @rule-1.8.1 @rule-1.8.4 @derived
  Scenario: Wealth given to a Dux at 79 beyond 80 is lost
    The working: 3 Wealth go, Dux Resources rise by 1 to 80.

    Given the space "wealth: 3 | dux-resources: 79"
    When the question "effects" is asked with "statements=give civitates 3 wealth to dux; executing=dux; as=command"
    Then Wealth changes by -3
    And Dux Resources changes by 1

  @id-1.5.2-ah @rule-1.5.2 @rule-1.8.4 @derived
  Scenario: No more Wealth is given than there is
    The working: 3 Wealth are there, 4 are named.

    Given the space "wealth: 3 | dux-resources: 1"
    When the question "effects" is asked with "statements=give civitates 4 wealth to dux; executing=dux; as=command"
    Then it is refused by 1.8

  @id-1.5.2-ai @rule-1.5.2 @derived
  Scenario: Prestige cannot be given
    The working: Tribute is of Resources or, by the Civitates, of Wealth.

    Given the space "imperium: autonomy-military | prestige: 9 | saxon-renown: 4"
    When the question "effects" is asked with "statements=give dux 3 prestige to saxons; executing=saxons; as=event"
    Then it is refused by 1.5.2

  @id-1.5.2-aj @rule-1.5.2 @derived
  Scenario: What goes above 80 is lost to both
    The working: 5 Wealth leave the Civitates; 77 Renown becomes 80.

    Given the space "imperium: autonomy-military | wealth: 9 | saxon-renown: 77"
    When the question "effects" is asked with "statements=give civitates 5 wealth to saxons; executing=saxons; as=event"
    Then Wealth changes by -5
    And Saxon Renown changes by +3

  @id-1.5.2-ak @rule-1.5.2 @derived
  Scenario: A Faction does not pay Tribute to itself
    The working: Giver and taker are the Civitates.

    Given the space "imperium: autonomy-military | wealth: 9 | briton-resources: 5"
    When the question "tribute" is asked with "from=civitates; to=civitates; amount=1; of=wealth"
    Then it is refused by 1.5.2
