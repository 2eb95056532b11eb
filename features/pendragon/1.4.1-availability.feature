Feature: 1.4.1 Availability, removal and Out of Play
  Where pieces go that Battle removes.

  @id-1.4.1-a @rule-1.4.1 @derived
  Scenario: Cavalry removed in Battle goes to Casualties, all else to Available
    The working: in Clear Dobunni 1 Cavalry charges 1 Warband, which is eliminated before the Melee; 2 Raiders Harass: ½ + ½ = 1 loss, the Cavalry.

    Given the space "imperium: autonomy-military | dobunni: saxons 1w 2r; dux 1c"
    And the choice "losses/charge/saxons" is "1w"
    When the Saxons fight the Dux
    Then the Dux lose 1 Cavalry
    And the Saxons lose 1 Saxon Warband
    And the box "casualties" is "dux 1c"
    And the box "available" is "saxons 1w"

  @id-1.4.1-b @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: Foederati that are removed lose their marker
    The working: in Clear Dobunni 1 red Saxon Foederati Warband and 1 Scotti Warband eliminate each other in the Melee; each goes to its own Nation's box.

    Given the space "imperium: autonomy-military | dobunni: scotti 1w; dux 1w/saxons"
    When the Scotti fight the Dux
    Then the box "available" is "saxons 1w; scotti 1w"

  @id-1.4.1-c @rule-1.4.1 @derived
  Scenario: A Stronghold that falls becomes Available to its Faction
    The working: the Settlement has no Garrison and nobody inside: 1 Cavalry takes it in the Storm.

    Given the space "imperium: autonomy-military | regni: saxons settlement@anderida; dux 1c"
    And the choice "assault/dux" is "anderida"
    When the Dux fight the Saxons
    Then Anderida falls
    And the box "available" is "saxons 1settlement"

  @id-1.4.1-d @rule-1.4.1 @derived
  Scenario: With none Available nothing is placed
    The working: 0 Saxon Warbands are Available; the 3 Raiders in the box are pieces of another sort.

    Given the space "iceni: saxons 1w | available: saxons 3r"
    When the question "place" is asked with "faction=saxons; pieces=2w; space=iceni; by=command"
    Then it is refused by 1.4.1

  @id-1.4.1-e @rule-1.4.1 @derived
  Scenario: Exactly as many as are Available can be placed
    The working: 2 Militia are Available and 2 are placed: 0 are left.

    Given the space "iceni: empty | available: civitates 2m"
    When the question "place" is asked with "faction=civitates; pieces=2m; space=iceni; by=command"
    Then it is allowed
    And the fact "placed" is "2"
    And the fact "left" is "0"

  @id-1.4.1-f @rule-1.4.1 @derived
  Scenario: One too few: as many are placed as there are
    The working: 3 Warbands are called for, 2 are Available: 2 are placed.

    Given the space "iceni: empty | available: saxons 2w 1r"
    When the question "place" is asked with "faction=saxons; pieces=3w; space=iceni; by=event"
    Then it is allowed
    And the fact "placed" is "2"
    And the fact "left" is "0"

  @id-1.4.1-g @rule-1.4.1 @derived
  Scenario: No Command brings Cavalry back from Casualties
    The working: 1 Cavalry comes from Available, the next from Casualties, and that no Command does.

    Given the space "atrebates: empty | available: dux 2c | casualties: dux 3c"
    When the question "effects" is asked with "statements=place dux 1c in atrebates | place dux 1c in atrebates from casualties; executing=dux; as=command"
    Then it is refused by 1.4.1

  @id-1.4.1-h @rule-1.4.1 @derived
  Scenario: No Feat brings in Comitates that are not yet in play
    The working: 2 Militia can be placed, but Comitates leave their box only by Event.

    Given the space "atrebates: empty | available: civitates 2m | not-in-play: civitates 6com"
    When the question "effects" is asked with "statements=place civitates 2m in atrebates | place civitates 1com in atrebates from not-in-play; executing=civitates; as=command-with-feat"
    Then it is refused by 1.4.1

  @id-1.4.1-i @rule-1.4.1 @derived
  Scenario: An Event places Comitates that are not yet in play
    The working: 2 of the 6 come onto the map, 4 stay in the box.

    Given the space "atrebates: empty | available: civitates 2m | not-in-play: civitates 6com"
    When the question "place" is asked with "faction=civitates; pieces=2com; space=atrebates; by=event; from=not-in-play"
    Then it is allowed
    And the fact "placed" is "2"
    And the fact "left" is "4"

  @id-1.4.1-j @rule-1.4.1 @derived
  Scenario: A Command places no more than is Available
    The working: 1 Warband is Available; 2 would be 1 too many.

    Given the space "iceni: empty | available: saxons 1w"
    When the question "effects" is asked with "statements=place saxons 2w in iceni; executing=saxons; as=command"
    Then it is refused by 1.4.1

  @id-1.4.1-k @rule-1.4.1 @derived
  Scenario: Militia never go to Casualties, even by Event
    The working: 1 Militia can go to Available; Casualties is a box for Cavalry alone.

    Given the space "iceni: civitates 2m"
    When the question "effects" is asked with "statements=remove civitates 1m in iceni | remove civitates 1m in iceni to casualties; executing=saxons; as=event"
    Then it is refused by 1.4.1

  @id-1.4.1-l @rule-1.4.1 @derived
  Scenario: As many replacements as are needed
    The working: 3 Militia give way to the 3 Available Warbands and go to their own box.

    Given the space "ordovices: civitates 3m | available: scotti 3w"
    When the question "replace" is asked with "faction=civitates; pieces=3m; with=3w; new-faction=scotti; space=ordovices"
    Then it is allowed
    And the fact "placed" is "3"
    And the fact "only_removed" is "0"
    And the fact "returned" is "3"

  @id-1.4.1-m @rule-1.4.1 @derived
  Scenario: A piece whose replacement is missing is only removed
    The working: 2 Warbands are Available for 3 Militia: all 3 Militia go, 2 Warbands come.

    Given the space "ordovices: civitates 3m | available: scotti 2w"
    When the question "replace" is asked with "faction=civitates; pieces=3m; with=3w; new-faction=scotti; space=ordovices"
    Then it is allowed
    And the fact "placed" is "2"
    And the fact "only_removed" is "1"
    And the fact "returned" is "3"

  @id-1.4.1-n @rule-1.4.1 @derived
  Scenario: Without any replacement all pieces are only removed
    The working: 0 Scotti Warbands are Available: both Militia go, nothing comes.

    Given the space "ordovices: civitates 2m; scotti 1r | available: scotti 4r"
    When the question "effects" is asked with "statements=replace civitates 2m in ordovices with scotti 2w; executing=scotti; as=command-with-feat"
    Then afterwards the space is "ordovices: scotti 1r"
    And the box "available" is "civitates 2m; scotti 4r"

  @id-1.4.1-o @rule-1.4.1 @official
  Scenario: Pieces that are not chosen to be replaced stay
    The working: Entreat may replace up to 3 Militia; with 1 Warband Available the Scotti choose 1: 2 Militia stay, where 3 chosen would lose them all.

    Given the space "ordovices: civitates 3m | available: scotti 1w"
    When the question "effects" is asked with "statements=replace civitates 1m in ordovices with scotti 1w; executing=scotti; as=command-with-feat"
    Then afterwards the space is "ordovices: civitates 2m; scotti 1w"
    And the box "available" is "civitates 1m"

  @id-1.4.1-p @rule-1.4.1 @derived
  Scenario: Cavalry that is replaced goes to Available
    The working: only Battle sends Cavalry to Casualties.

    Given the space "regni: dux 2c | available: saxons 2w"
    When the question "effects" is asked with "statements=replace dux 2c in regni with saxons 2w; executing=saxons; as=event"
    Then afterwards the space is "regni: saxons 2w"
    And the box "available" is "dux 2c"
    And the box "casualties" is "none"

  @id-1.4.1-q @rule-1.4.1 @derived
  Scenario: No more pieces are replaced than are there
    The working: of 2 Militia 1 is replaced; 2 more are named, 1 is there.

    Given the space "ordovices: civitates 2m | available: scotti 3w"
    When the question "effects" is asked with "statements=replace civitates 1m in ordovices with scotti 1w | replace civitates 2m in ordovices with scotti 2w; executing=scotti; as=event"
    Then it is refused by 1.4.1

  @id-1.4.1-r @rule-1.4.1 @derived
  Scenario: A Stronghold without a replacement leaves its site empty
    The working: no Fort is Available: the Settlement goes to its box, nothing takes its place.

    Given the space "iceni: saxons settlement@branodunum | available: dux 1c"
    When the question "effects" is asked with "statements=replace saxons settlement@branodunum in iceni with dux fort; executing=dux; as=command-with-feat"
    Then afterwards the space is "iceni: empty"
    And the box "available" is "dux 1c; saxons 1settlement"

  @id-1.4.1-s @rule-1.4.1 @derived
  Scenario: Cavalry lost in the Battle of a Command goes to Casualties
    The working: 2 of 3 Cavalry fall in Battle: Casualties 2, Available 0.

    Given the space "regni: dux 3c; saxons 4w"
    When the question "effects" is asked with "statements=remove dux 2c in regni to casualties; executing=saxons; as=command"
    Then afterwards the space is "regni: dux 1c; saxons 4w"
    And the box "casualties" is "dux 2c"
    And the box "available" is "none"

  @id-1.4.1-t @rule-1.4.1 @rule-5.1.1 @derived
  Scenario: Cavalry that an Event removes goes to Available
    The working: no Battle: Available 2, Casualties 0.

    Given the space "regni: dux 3c; saxons 4w"
    When the question "effects" is asked with "statements=remove dux 2c in regni; executing=saxons; as=event"
    Then the box "available" is "dux 2c"
    And the box "casualties" is "none"

  @id-1.4.1-u @rule-1.4.1 @rule-5.1.1 @derived
  Scenario: An Event can send Cavalry Out of Play
    The working: 1 of 3 Cavalry leaves the game.

    Given the space "regni: dux 3c"
    When the question "effects" is asked with "statements=remove dux 1c in regni to out-of-play; executing=saxons; as=event"
    Then afterwards the space is "regni: dux 2c"
    And the box "out-of-play" is "dux 1c"

  @id-1.4.1-v @rule-1.4.1 @derived
  Scenario: Upkeep can send Cavalry Out of Play
    The working: a Fort goes unpaid to Available; under Autonomy 1/3 of the 3 Casualties follows it, and 2 leave the game (6.6.1).

    Given the space "imperium: autonomy-military | dobunni: dux fort@glevum | casualties: dux 3c"
    When the question "effects" is asked with "statements=remove dux fort@glevum in dobunni | shift dux 1c from casualties to available | shift dux 2c from casualties to out-of-play; executing=dux; as=upkeep"
    Then the box "casualties" is "none"
    And the box "available" is "dux 1c 1fort"
    And the box "out-of-play" is "dux 2c"

  @id-1.4.1-w @rule-1.4.1 @derived
  Scenario: No Command sends Cavalry Out of Play
    The working: 1 Cavalry falls in Battle; only Upkeep and Events send one Out of Play.

    Given the space "regni: dux 3c"
    When the question "effects" is asked with "statements=remove dux 1c in regni to casualties | remove dux 1c in regni to out-of-play; executing=saxons; as=command"
    Then it is refused by 1.4.1

  @id-1.4.1-x @rule-1.4.1 @rule-5.1.1 @derived
  Scenario: An Event makes Comitates Available
    The working: 3 of 6 leave the box Not yet in play, and 2 of these come onto the map: 3 and 1 are left in the boxes.

    Given the space "regni: dux 3c | not-in-play: civitates 6com"
    When the question "effects" is asked with "statements=shift civitates 3com from not-in-play to available | place civitates 2com in regni; executing=civitates; as=event"
    Then afterwards the space is "regni: dux 3c; civitates 2com"
    And the box "not-in-play" is "civitates 3com"
    And the box "available" is "civitates 1com"

  @id-1.4.1-y @rule-1.4.1 @derived
  Scenario: No Command makes Comitates Available
    The working: 1 of the map is removed and Available; the 6 of the other box come into play by Event only.

    Given the space "regni: civitates 2com | not-in-play: civitates 6com"
    When the question "effects" is asked with "statements=remove civitates 1com in regni | shift civitates 2com from not-in-play to available; executing=civitates; as=command"
    Then it is refused by 1.4.1

  @id-1.4.1-z @rule-1.4.1 @derived
  Scenario: No Upkeep makes Comitates Available
    The working: 1 is removed unpaid; the 6 of the other box come into play by Event only, and Upkeep is none.

    Given the space "regni: civitates 2com | not-in-play: civitates 6com"
    When the question "effects" is asked with "statements=remove civitates 1com in regni | shift civitates 2com from not-in-play to available; executing=civitates; as=upkeep"
    Then it is refused by 1.4.1

  @id-1.4.1-aa @rule-1.4.1 @derived
  Scenario: No more is removed than is there
    The working: of 2 Raiders 1 is removed; 2 more are named, 1 is there.

    Given the space "iceni: saxons 2r 4w"
    When the question "effects" is asked with "statements=remove saxons 1r in iceni | remove saxons 2r in iceni; executing=dux; as=event"
    Then it is refused by 1.4.1

  @id-1.4.1-ab @rule-1.4.1 @derived
  Scenario: A Faction takes its own Units off the map when none is Available
    The working: 0 Warbands are Available, the 4 Raiders are no Warbands; 2 taken are 2 Available.

    Given the space "iceni: saxons 3w | available: saxons 4r"
    When the question "voluntary-removal" is asked with "faction=saxons; pieces=2w; placing=w/saxons; space=iceni"
    Then it is allowed
    And the fact "available" is "2"

  @id-1.4.1-ac @rule-1.4.1 @derived
  Scenario: With 1 Available no Unit is taken off voluntarily
    The working: 1 Warband is Available, so there is one of the type needed.

    Given the space "iceni: saxons 3w | available: saxons 1w"
    When the question "voluntary-removal" is asked with "faction=saxons; pieces=2w; placing=w/saxons; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-ad @rule-1.4.1 @derived
  Scenario: Strongholds are never taken off in order to place anew
    The working: only Troops and Raiders can be so removed, though no Town is Available.

    Given the space "dobunni: civitates 1m town@glevum | available: civitates 2m"
    When the question "voluntary-removal" is asked with "faction=civitates; pieces=town@glevum; placing=town; space=dobunni"
    Then it is refused by 1.4.1

  @id-1.4.1-ae @rule-1.4.1 @derived
  Scenario: A Faction does not take off the Units of another
    The working: the Militia are the Civitates', not the Dux's, Friendly as they are.

    Given the space "imperium: autonomy-military | dobunni: civitates 2m; dux 1c | available: dux 2c"
    When the question "voluntary-removal" is asked with "faction=dux; owner=civitates; pieces=1m; placing=m; space=dobunni"
    Then it is refused by 1.4.1

  @id-1.4.1-af @rule-1.4.1 @derived
  Scenario: Units of another sort make nothing Available
    The working: Raiders are not the Warbands that are to be placed.

    Given the space "iceni: saxons 3w 3r | available: dux 1c"
    When the question "voluntary-removal" is asked with "faction=saxons; pieces=2r; placing=w/saxons; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-ag @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: The Dux takes off his own Foederati to place that Nation
    The working: 2 red Saxon Foederati become 2 Available Saxon Warbands.

    Given the space "iceni: dux 2w/saxons | available: scotti 5w"
    When the question "voluntary-removal" is asked with "faction=dux; pieces=2w/saxons; placing=w/saxons; space=iceni"
    Then it is allowed
    And the fact "available" is "2"

  @id-1.4.1-ah @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: The Dux does not take off blue Foederati
    The working: Britons take off only Foederati under their own marker.

    Given the space "iceni: civitates 2w/saxons | available: scotti 5w"
    When the question "voluntary-removal" is asked with "faction=dux; owner=civitates; pieces=2w/saxons; placing=w/saxons; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-ai @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: Foederati of another Nation make nothing Available
    The working: Scotti Foederati do not help to place Saxon ones.

    Given the space "iceni: dux 2w/scotti | available: scotti 1r"
    When the question "voluntary-removal" is asked with "faction=dux; pieces=2w/scotti; placing=w/saxons; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-aj @rule-1.4.1 @derived
  Scenario: Britons do not take off free Warbands to place Foederati
    The working: the Saxon Warbands bear no marker of the Dux.

    Given the space "iceni: saxons 2w; dux 1c | available: scotti 1r"
    When the question "voluntary-removal" is asked with "faction=dux; owner=saxons; pieces=2w; placing=w/saxons; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-ak @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: The Saxons take off Foederati of their Nation
    The working: 2 red Foederati leave the service of the Dux and are 2 Available Warbands.

    Given the space "iceni: dux 2w/saxons | available: scotti 5w"
    When the question "voluntary-removal" is asked with "faction=saxons; owner=dux; pieces=2w/saxons; placing=w/saxons; space=iceni"
    Then it is allowed
    And the fact "available" is "2"

  @id-1.4.1-al @rule-1.4.1 @rule-1.4.3 @derived
  Scenario: The Saxons do not take off Foederati of the Scotti Nation
    The working: Barbarians so remove Foederati of their own Nation only.

    Given the space "iceni: dux 2w/scotti | available: saxons 5w"
    When the question "voluntary-removal" is asked with "faction=saxons; owner=dux; pieces=2w/scotti; placing=w/scotti; space=iceni"
    Then it is refused by 1.4.1

  @id-1.4.1-am @rule-1.4.1 @derived
  Scenario: Cavalry taken off voluntarily goes to Available, not to Casualties
    The working: 2 Cavalry are taken from Atrebates and 1 of them is placed anew: Available 1, Casualties the 1 of before.

    Given the space "atrebates: dux 3c | londinium: dux fort@londinium | available: civitates 2m | casualties: dux 1c"
    When the question "effects" is asked with "statements=take dux 2c in atrebates | place dux 1c in londinium; executing=dux; as=command"
    Then afterwards the space is "londinium: dux 1c fort@londinium"
    And the box "available" is "dux 1c; civitates 2m"
    And the box "casualties" is "dux 1c"

  @id-1.4.1-an @rule-1.4.1 @derived
  Scenario: Once a Unit is Available the Faction takes off no other
    The working: after 1 Warband has been taken, 1 is Available, and the second taking has no reason.

    Given the space "iceni: saxons 3w | available: saxons 1r"
    When the question "effects" is asked with "statements=take saxons 1w in iceni | take saxons 1w in iceni; executing=saxons; as=command"
    Then it is refused by 1.4.1

  @id-1.4.1-ao @rule-1.4.1 @derived
  Scenario: Nobody takes off Units during Upkeep to place them anew
    The working: voluntary removal goes with a Command, a Feat or an Event, and Upkeep is none of these.

    Given the space "iceni: saxons 3w | available: saxons 1r"
    When the question "effects" is asked with "statements=take saxons 1w in iceni; executing=saxons; as=upkeep"
    Then it is refused by 1.4.1

  @id-1.4.1-ap @rule-1.4.1 @derived
  Scenario: An Event that nobody executes takes no Units off
    The working: the Event removes 1 Raider; but it is an executing Faction that takes off its own Units.

    Given the space "iceni: saxons 3w 1r"
    When the question "effects" is asked with "statements=remove saxons 1r in iceni | take saxons 1w in iceni; as=epoch-event-phase"
    Then it is refused by 1.4.1

  @id-1.4.1-aq @rule-1.4.1 @derived
  Scenario: A Limited Command allows voluntary removal as well
    The working: it is a Command: 2 Raiders are taken from Iceni and placed in Regni.

    Given the space "iceni: saxons 3r | regni: empty | available: saxons 1w"
    When the question "effects" is asked with "statements=take saxons 2r in iceni | place saxons 2r in regni; executing=saxons; as=limited-command"
    Then afterwards the space is "iceni: saxons 1r"
    And afterwards the space is "regni: saxons 2r"
    And the box "available" is "saxons 1w"

  @id-1.4.1-ar @rule-1.4.1 @derived
  Scenario: Units taken off the map are placed anew before the Command ends
    The working: 2 Warbands were taken; only 1 has been placed.

    Given the space "iceni: saxons 3w | regni: empty | available: saxons 1r"
    When the question "effects" is asked with "statements=take saxons 2w in iceni | place saxons 1w in regni | done; executing=saxons; as=command"
    Then it is refused by 1.4.1
