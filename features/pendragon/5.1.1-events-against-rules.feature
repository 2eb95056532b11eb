Feature: 5.1.1 Events against rules
  What holds against the text of an Event too.

  @id-5.1.1-a @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: An Event does not place more pieces than are Available
    The working: 2 Saxon Warbands are asked for, 1 is Available.

    Given the space "iceni: empty | available: saxons 1w"
    When the question "effects" is asked with "statements=place saxons 2w in iceni; executing=saxons; as=event"
    Then it is refused by 1.4.1

  @id-5.1.1-b @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: An Event places the last Available piece
    The working: 1 Saxon Warband is Available and is placed; none is left.

    Given the space "iceni: empty | available: saxons 1w"
    When the question "effects" is asked with "statements=place saxons 1w in iceni; executing=saxons; as=event"
    Then afterwards the space is "iceni: saxons 1w"
    And the box "available" is "none"

  @id-5.1.1-c @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: An Event that does not name Casualties leaves the Cavalry there
    The working: 2 Cavalry are in Casualties, 1 is Available; 2 cannot be placed from Available.

    Given the space "iceni: empty | available: dux 1c | casualties: dux 2c"
    When the question "effects" is asked with "statements=place dux 2c in iceni; executing=dux; as=event"
    Then it is refused by 1.4.1

  @id-5.1.1-d @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: An Event that names Casualties takes nothing from Available
    The working: both come from Casualties; the Available one stays.

    Given the space "iceni: empty | available: dux 1c | casualties: dux 2c"
    When the question "effects" is asked with "statements=place dux 2c in iceni from casualties; executing=dux; as=event"
    Then afterwards the space is "iceni: dux 2c"
    And the box "casualties" is "none"
    And the box "available" is "dux 1c"

  @id-5.1.1-e @rule-5.1.1 @derived
  Scenario: An Event that names Out of Play brings Cavalry back from there
    The working: 2 of 3 Cavalry that are Out of Play become Available.

    Given the space "iceni: empty | available: civitates 1m | out-of-play: dux 3c"
    When the question "effects" is asked with "statements=shift dux 2c from out-of-play to available; executing=dux; as=event"
    Then the box "out-of-play" is "dux 1c"
    And the box "available" is "dux 2c; civitates 1m"

  @id-5.1.1-f @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: Not even a box that an Event names gives more than it holds
    The working: 3 Cavalry from Casualties are asked for, 2 are there.

    Given the space "iceni: empty | available: dux 5c | casualties: dux 2c"
    When the question "effects" is asked with "statements=place dux 3c in iceni from casualties; executing=dux; as=event"
    Then it is refused by 1.4.1

  @id-5.1.1-g @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: Where the replacements run out, the rest is removed
    The working: 3 Militia are to become Saxon Warbands, 1 is Available: 1 comes, all 3 Militia go.

    Given the space "iceni: civitates 4m | available: saxons 1w"
    When the question "effects" is asked with "statements=replace civitates 3m in iceni with saxons 3w; executing=saxons; as=event"
    Then afterwards the space is "iceni: civitates 1m; saxons 1w"
    And the box "available" is "civitates 3m"

  @id-5.1.1-h @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: A Stronghold whose replacement is not Available is removed
    The working: no Saxon Settlement is Available; Ratae is left empty and the Town becomes Available.

    Given the space "corieltauvi: civitates town@ratae; saxons settlement@lindum | available: saxons 1w"
    When the question "effects" is asked with "statements=replace civitates town@ratae in corieltauvi with saxons settlement@ratae; executing=saxons; as=event"
    Then afterwards the space is "corieltauvi: saxons settlement@lindum"
    And the box "available" is "civitates 1town; saxons 1w"

  @id-5.1.1-i @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: The executing Faction removes its own Warbands to have them for the Event
    The working: no Saxon Warband is Available; 2 of 3 go from Regni to Available and from there to Iceni.

    Given the space "iceni: empty | regni: saxons 3w | available: scotti 1w"
    When the question "effects" is asked with "statements=take saxons 2w in regni | place saxons 2w in iceni; executing=saxons; as=event"
    Then afterwards the space is "iceni: saxons 2w"
    And afterwards the space is "regni: saxons 1w"
    And the box "available" is "scotti 1w"

  @id-5.1.1-j @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: The executing Faction does not make pieces of another Available for the Event
    The working: the Saxons execute the Event; the Militia is not theirs.

    Given the space "iceni: empty | regni: civitates 2m | available: scotti 1w"
    When the question "effects" is asked with "statements=take civitates 2m in regni; executing=saxons; as=event"
    Then it is refused by 1.4.1

  @id-5.1.1-k @rule-5.1.1 @rule-1.4.2 @derived
  Scenario: An Event puts a Stronghold on a vacant site while there is one
    The working: Lindum is taken, Ratae is vacant.

    Given the space "corieltauvi: dux fort@lindum | available: saxons 1settlement"
    When the question "effects" is asked with "statements=place saxons settlement@lindum in corieltauvi; executing=saxons; as=event"
    Then it is refused by 1.4.2

  @id-5.1.1-l @rule-5.1.1 @rule-1.4.2 @derived
  Scenario: Where no site is vacant, an Event replaces a Stronghold of the Faction's choice
    The working: both sites are taken; the Settlement takes Ratae, and the Town becomes Available. The Fort stands.

    Given the space "corieltauvi: dux fort@lindum; civitates town@ratae | available: saxons 1settlement"
    When the question "effects" is asked with "statements=place saxons settlement@ratae in corieltauvi; executing=saxons; as=event"
    Then afterwards the space is "corieltauvi: dux fort@lindum; saxons settlement@ratae"
    And the box "available" is "civitates 1town"

  @id-5.1.1-m @rule-5.1.1 @rule-1.4.2 @rule-1.4.3 @derived
  Scenario: A Foederati Settlement that an Event replaces goes to the box of its Nation
    The working: Walton Castle holds a red Saxon Settlement; it loses its marker and becomes Available to the Saxons.

    Given the space "trinovantes: dux settlement/saxons@walton-castle; civitates 1w/saxons town@camulodunum | available: civitates 1hillfort; saxons 1w"
    When the question "effects" is asked with "statements=mark civitates 1w/saxons in trinovantes for dux | place civitates hillfort@walton-castle in trinovantes; executing=civitates; as=event"
    Then afterwards the space is "trinovantes: dux 1w/saxons; civitates town@camulodunum hillfort@walton-castle"
    And the box "available" is "saxons 1w 1settlement"

  @id-5.1.1-n @rule-5.1.1 @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: A vacant Hillfort site is no vacant valid site for a Town
    The working: Old Oswestry is vacant, but a Hillfort site; Viroconium, the Town site, is taken: the Town replaces
    the Fort there.

    Given the space "cornovii: dux fort@viroconium | available: civitates 1town"
    When the question "effects" is asked with "statements=place civitates town@viroconium in cornovii; executing=civitates; as=event"
    Then afterwards the space is "cornovii: civitates town@viroconium"
    And the box "available" is "dux 1fort"

  @id-5.1.1-o @rule-5.1.1 @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: A vacant Hillfort site is a vacant valid site for a Fort
    The working: the same Region, but a Fort may stand on Old Oswestry and so must.

    Given the space "cornovii: civitates town@viroconium | available: dux 1fort"
    When the question "effects" is asked with "statements=place dux fort@viroconium in cornovii; executing=dux; as=event"
    Then it is refused by 1.4.2

  @id-5.1.1-p @rule-5.1.1 @rule-1.3.5 @derived
  Scenario: An Event puts no Town on a Hillfort site
    The working: both sites of Cornovii are taken; Old Oswestry is no Town site, so the Hillfort there cannot give way
    to a Town.

    Given the space "cornovii: dux fort@viroconium; civitates hillfort@old-oswestry | available: civitates 1town"
    When the question "effects" is asked with "statements=place civitates town@old-oswestry in cornovii; executing=civitates; as=event"
    Then it is refused by 1.3.5

  @id-5.1.1-q @rule-5.1.1 @rule-1.4.2 @derived
  Scenario: In a City an Event replaces the Stronghold on its only site
    The working: Londinium has 1 site, and it is taken: the Settlement takes it, the Town becomes Available.

    Given the space "londinium: civitates town@londinium | available: saxons 1settlement"
    When the question "effects" is asked with "statements=place saxons settlement@londinium in londinium; executing=saxons; as=event"
    Then afterwards the space is "londinium: saxons settlement@londinium"
    And the box "available" is "civitates 1town"

  @id-5.1.1-r @rule-5.1.1 @rule-1.3.5 @derived
  Scenario: An Event puts no Hillfort in a City
    The working: the site of Eboracum is vacant, but no Hillfort may stand in a City.

    Given the space "eboracum: empty | available: civitates 1hillfort"
    When the question "effects" is asked with "statements=place civitates hillfort@eboracum in eboracum; executing=civitates; as=event"
    Then it is refused by 1.3.5

  @id-5.1.1-s @rule-5.1.1 @rule-1.8 @rule-1.8.1 @rule-1.8.2 @rule-1.8.3 @rule-1.8.4 @derived
  Scenario: An Event raises no track above 80: the excess is lost
    The working: +3 on each: 78 gains 2, 79 gains 1, 80 gains 0, 77 gains 3, 79 gains 1, 78 gains 2.

    Given the space "briton-resources: 78 | dux-resources: 79 | saxon-renown: 80 | scotti-renown: 77 | prestige: 79 | wealth: 78"
    When the question "effects" is asked with "statements=track briton-resources +3 | track dux-resources +3 | track saxon-renown +3 | track scotti-renown +3 | track prestige +3 | track wealth +3; executing=saxons; as=event"
    Then Briton Resources changes by +2
    And Dux Resources changes by +1
    And Saxon Renown changes by 0
    And Scotti Renown changes by +3
    And Prestige changes by +1
    And Wealth changes by +2

  @id-5.1.1-t @rule-5.1.1 @rule-1.5.2 @rule-1.8 @derived
  Scenario: Wealth given in an Event is gone even where the receiver is at 80
    The working: the Civitates give the Dux 3 Wealth; Dux Resources go from 79 to 80, and the excess of 2 is lost.

    Given the space "imperium: fragmentation | wealth: 5 | dux-resources: 79"
    When the question "effects" is asked with "statements=give civitates 3 wealth to dux; executing=dux; as=event"
    Then Wealth changes by -3
    And Dux Resources changes by +1

  @id-5.1.1-u @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event raises the Population of a Region to 1 above print
    The working: Iceni prints 2; 3 is its limit.

    Given the space "iceni: empty"
    When the question "effects" is asked with "statements=population iceni +1; executing=saxons; as=event"
    Then afterwards the space is "iceni: pop 3"

  @id-5.1.1-v @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event does not raise the Population of a Region to 2 above print
    The working: Iceni prints 2 and stands at 3 after the first rise; the second would make 4.

    Given the space "iceni: empty"
    When the question "effects" is asked with "statements=population iceni +1 | population iceni +1; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-w @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event does not raise the Population of a City above print
    The working: Londinium prints 2.

    Given the space "londinium: empty"
    When the question "effects" is asked with "statements=population londinium +1; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-x @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event does not raise the lowered Population of a City either
    The working: Londinium prints 2 and stands at 1; the Population of a City never rises, not even back to print.

    Given the space "londinium: pop 1"
    When the question "effects" is asked with "statements=population londinium +1; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-y @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event lowers Population to 0
    The working: Regni prints 2; 2 - 2 = 0.

    Given the space "regni: civitates 1m"
    When the question "effects" is asked with "statements=population regni -2; executing=saxons; as=event"
    Then afterwards the space is "regni: pop 0; civitates 1m"

  @id-5.1.1-z @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: An Event does not lower the Population of a City below 0
    The working: Eboracum prints 1; 1 - 2 would be -1.

    Given the space "eboracum: empty"
    When the question "effects" is asked with "statements=population eboracum -2; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-aa @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: A fall of Population by Event brings a Refugees marker
    The working: no marker is in use before; after the fall of Iceni by 1 there is 1, which can be taken away again.

    Given the space "refugees: 0 | iceni: empty"
    When the question "effects" is asked with "statements=population iceni -1 | refugees -1; executing=saxons; as=event"
    Then the fact "effects" is "2"
    And afterwards the space is "iceni: pop 1"

  @id-5.1.1-ab @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: A fall of 2 at once by Event brings 1 Refugees marker
    The working: Iceni falls from 2 to 0 in one effect: 1 marker, so that there are not 2 to take away.

    Given the space "refugees: 0 | iceni: empty"
    When the question "effects" is asked with "statements=population iceni -2 | refugees -2; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-ac @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: The fourth Refugees marker comes, a fifth does not
    The working: 3 are in use; the fall of Iceni brings the 4th, that of Regni none. All 4 are taken away, then 1 more
    is not there.

    Given the space "refugees: 3 | iceni: empty | regni: empty"
    When the question "effects" is asked with "statements=population iceni -1 | population regni -1 | refugees -4 | refugees -1; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-ad @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: All four Refugees markers may come by Event
    The working: 2 are in use, Iceni and Londinium fall by 1 each: 4, which can all be taken away.

    Given the space "refugees: 2 | iceni: empty | londinium: empty"
    When the question "effects" is asked with "statements=population iceni -1 | population londinium -1 | refugees -4; executing=saxons; as=event"
    Then the fact "effects" is "3"
    And afterwards the space is "londinium: pop 1"

  @id-5.1.1-ae @rule-5.1.1 @rule-1.3.6 @derived
  Scenario: A rise of Population by Event brings no Refugees marker
    The working: Iceni rises from 2 to 3; no marker is there to be taken away.

    Given the space "refugees: 0 | iceni: empty"
    When the question "effects" is asked with "statements=population iceni +1 | refugees -1; executing=saxons; as=event"
    Then it is refused by 1.3.6

  @id-5.1.1-af @rule-5.1.1 @rule-1.7.1 @derived
  Scenario: An Event fills the rows of a Region up to its Population
    The working: Population 2, so 4 squares; 3 + 1 = 4.

    Given the space "iceni: prosperity 3 | supply: 20"
    When the question "effects" is asked with "statements=prosperity iceni +1; executing=saxons; as=event"
    Then afterwards the space is "iceni: prosperity 4"

  @id-5.1.1-ag @rule-5.1.1 @rule-1.7.1 @derived
  Scenario: An Event does not fill the rows of a Region beyond its Population
    The working: Population 2, so 4 squares; 3 + 2 = 5.

    Given the space "iceni: prosperity 3 | supply: 20"
    When the question "effects" is asked with "statements=prosperity iceni +2; executing=saxons; as=event"
    Then it is refused by 1.7.1

  @id-5.1.1-ah @rule-5.1.1 @rule-1.7.1 @rule-1.3.6 @derived
  Scenario: It is the current Population that limits Prosperity
    The working: the Event first lowers Iceni from 2 to 1, so 2 squares; 1 cube is there, 1 + 2 = 3.

    Given the space "iceni: prosperity 1 | supply: 20"
    When the question "effects" is asked with "statements=population iceni -1 | prosperity iceni +2; executing=saxons; as=event"
    Then it is refused by 1.7.1

  @id-5.1.1-ai @rule-5.1.1 @rule-1.7.1 @rule-1.3.6 @derived
  Scenario: A Population raised by the Event makes room for its Prosperity
    The working: 4 cubes fill Population 2; at 3 there are 6 squares, and 4 + 2 = 6.

    Given the space "iceni: prosperity 4 | supply: 20"
    When the question "effects" is asked with "statements=population iceni +1 | prosperity iceni +2; executing=saxons; as=event"
    Then afterwards the space is "iceni: pop 3; prosperity 6"

  @id-5.1.1-aj @rule-5.1.1 @rule-1.7.2 @derived
  Scenario: The one row of a City keeps to its printed Population
    The working: Londinium prints 2, so 4 squares, though its Population is 1; 3 + 1 = 4.

    Given the space "londinium: pop 1; prosperity 3 | supply: 20"
    When the question "effects" is asked with "statements=prosperity londinium +1; executing=saxons; as=event"
    Then afterwards the space is "londinium: pop 1; prosperity 4"

  @id-5.1.1-ak @rule-5.1.1 @rule-1.7.2 @derived
  Scenario: An Event puts no cube beyond the row of a City
    The working: Eboracum prints 1, so 2 squares; 1 + 2 = 3.

    Given the space "eboracum: prosperity 1 | supply: 20"
    When the question "effects" is asked with "statements=prosperity eboracum +2; executing=saxons; as=event"
    Then it is refused by 1.7.2

  @id-5.1.1-al @rule-5.1.1 @derived
  Scenario: An Event does not place Foederati of both colors
    The working: the first effect places red markers, the second would place a blue one, even in another Region.

    Given the space "iceni: empty | regni: empty | available: saxons 3w"
    When the question "effects" is asked with "statements=place dux 2w/saxons in iceni | place civitates 1w/saxons in regni; executing=saxons; as=event"
    Then it is refused by 5.1.1

  @id-5.1.1-am @rule-5.1.1 @derived
  Scenario: Markers of one color may go on both Nations
    The working: 2 Saxon Warbands, 1 Scotti Warband and a Scotti Settlement, all under blue markers.

    Given the space "iceni: empty | silures: scotti settlement@dinas-powys | available: saxons 2w; scotti 1w"
    When the question "effects" is asked with "statements=place civitates 2w/saxons in iceni | place civitates 1w/scotti in silures | mark scotti settlement@dinas-powys in silures for civitates; executing=scotti; as=event"
    Then afterwards the space is "iceni: civitates 2w/saxons"
    And afterwards the space is "silures: civitates 1w/scotti settlement/scotti@dinas-powys"

  @id-5.1.1-an @rule-5.1.1 @derived
  Scenario: The color is kept over effects in between
    The working: blue markers come first, then Prestige moves, then a Warband on the map would get a red one.

    Given the space "prestige: 5 | iceni: empty | regni: saxons 2w | available: saxons 3w"
    When the question "effects" is asked with "statements=place civitates 2w/saxons in iceni | track prestige +1 | mark saxons 1w in regni for dux; executing=saxons; as=event"
    Then it is refused by 5.1.1

  @id-5.1.1-ao @rule-5.1.1 @derived
  Scenario: A Foederati that comes as a replacement counts for the color
    The working: the Militia gives way to a Warband under a red marker; a blue one cannot follow.

    Given the space "iceni: civitates 1m; saxons 1w | available: saxons 3w"
    When the question "effects" is asked with "statements=replace civitates 1m in iceni with dux 1w/saxons | mark saxons 1w in iceni for civitates; executing=saxons; as=event"
    Then it is refused by 5.1.1

  @id-5.1.1-ap @rule-5.1.1 @rule-1.4.1 @derived
  Scenario: A Foederati that does not come as a replacement leaves the color open
    The working: no Scotti Warband is Available, so that the Militia is only removed and no red marker is placed; then
    a blue one may be.

    Given the space "iceni: civitates 1m; saxons 1w | available: saxons 3w"
    When the question "effects" is asked with "statements=replace civitates 1m in iceni with dux 1w/scotti | mark saxons 1w in iceni for civitates; executing=saxons; as=event"
    Then the fact "effects" is "2"
    And afterwards the space is "iceni: civitates 1w/saxons"

  @id-5.1.1-aq @rule-5.1.1 @derived
  Scenario: Markers that are moved or taken off are not placed
    The working: a red Warband moves and a red one loses its marker; only the blue marker is placed.

    Given the space "iceni: dux 2w/saxons; saxons 1w | regni: empty"
    When the question "effects" is asked with "statements=move dux 1w/saxons from iceni to regni | mark dux 1w/saxons in iceni for none | mark saxons 1w in iceni for civitates; executing=saxons; as=event"
    Then afterwards the space is "iceni: civitates 1w/saxons; saxons 1w"
    And afterwards the space is "regni: dux 1w/saxons"

  @id-5.1.1-ar @rule-5.1.1 @rule-3.6.3 @rule-3.6.1 @derived
  Scenario: In a Battle by Event, Cavalry that Entraps does not Charge as well
    The working: Trap: 2 Cavalry inflict 2, 2 of 3 Warbands. Charge: nobody, both have Attacked. Melee: the last
    Warband inflicts 1, 1 Cavalry. With a second Attack all 3 Warbands would fall and no Cavalry.

    Given the space "imperium: fragmentation | prestige: 20 | saxon-renown: 10 | dobunni: dux 2c; saxons 3w"
    And the Battle is part of an Event
    And an Event lets "dux 2c" Entrap
    When the Dux fight the Saxons
    Then the Saxons lose 2 Saxon Warbands
    And the Dux lose 1 Cavalry

  @id-5.1.1-as @rule-5.1.1 @rule-3.6.2 @rule-3.6.3 @derived
  Scenario: In a Battle by Event, Warbands do not Ambush outside their Home Terrain
    The working: Dobunni is Clear, so that nobody rolls: Melee: 2 Warbands inflict 2, all 3 Militia; 3 Militia inflict
    1½, 1 Warband.

    Given the space "imperium: fragmentation | saxon-renown: 10 | dobunni: saxons 2w; civitates 3m"
    And the Battle is part of an Event
    When the Saxons fight the Civitates
    Then the Saxons lose 1 Saxon Warband
    And the Civitates lose 3 Militia

  @id-5.1.1-at @rule-5.1.1 @rule-1.7.4 @derived
  Scenario: An Event may have Cavalry carry Plunder
    The working: 1.7.4 keeps Plunder from Cavalry, except by Retaliate or Event: 2 of 3 cubes go on the 2 Cavalry.

    Given the space "iceni: prosperity 3; dux 2c"
    When the question "effects" is asked with "statements=plunder dux 2c in iceni; executing=dux; as=event"
    Then afterwards the space is "iceni: prosperity 1; dux 2c(2p)"

  @id-5.1.1-au @rule-5.1.1 @rule-1.7.4 @derived
  Scenario: An Event puts no second cube of Plunder on a Unit
    The working: the usual rule holds: 1 cube a Unit; the only Raider carries 1 already.

    Given the space "iceni: prosperity 3; saxons 1r"
    When the question "effects" is asked with "statements=plunder saxons 1r in iceni | plunder saxons 1r(1p) in iceni; executing=saxons; as=event"
    Then it is refused by 1.7.4

  @id-5.1.1-av @rule-5.1.1 @derived
  Scenario: An Event removes no pieces that are not there
    The working: 3 Warbands are named, 2 are in Iceni.

    Given the space "iceni: saxons 2w"
    When the question "effects" is asked with "statements=remove saxons 3w in iceni; executing=dux; as=event"
    Then it is refused by 1.4.1
