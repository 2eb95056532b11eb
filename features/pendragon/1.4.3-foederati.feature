Feature: 1.4.3 Foederati
  Foederati are pieces of the Faction that they serve, except where their Nation is named.

  @id-1.4.3-a @rule-1.4.3 @rule-1.6 @derived
  Scenario: Blue Foederati Control a Region for the Civitates
    The working: the 3 Warbands and the Settlement bear blue markers: 4 pieces of the Civitates, Stronghold
    included, against 0. Counted by color they would be the Saxons'.

    Given the space "imperium: fragmentation | regni: civitates 3w/saxons settlement/saxons@anderida"
    When Control of Regni is determined
    Then the Civitates Control it

  @id-1.4.3-b @rule-1.4.3 @rule-1.6 @derived
  Scenario: Red Foederati count against free Warbands of their Nation
    The working: the Dux has 3 Warbands + 1 Settlement = 4, the Saxons 2 Warbands + 1 Settlement = 3, and 4
    > 3. By color it would be 7 Saxon pieces against 0.

    Given the space "imperium: fragmentation | corieltauvi: saxons 2w settlement@lindum; dux 3w/saxons settlement/saxons@ratae"
    When Control of Corieltauvi is determined
    Then the Dux Control it

  @id-1.4.3-c @rule-1.4.3 @rule-1.6 @derived
  Scenario: Red and blue Foederati of one Nation count for different Factions
    The working: the Civitates have 1 Militia + 2 Warbands + 1 Settlement = 4, the Dux 3 Warbands; 4 > 3
    under Fragmentation.

    Given the space "imperium: fragmentation | catuvellauni: civitates 1m 2w/saxons settlement/saxons@durocobrivis; dux 3w/saxons"
    When Control of Catuvellauni is determined
    Then the Civitates Control it

  @id-1.4.3-d @rule-1.4.3 @rule-1.6 @derived
  Scenario: A Foederati Settlement is the Stronghold that Control needs
    The working: the Britons have 3 Militia + 1 red Settlement = 4 against 3 Scotti Warbands, and the
    Settlement is their only Stronghold.

    Given the space "imperium: autonomy-military | silures: dux settlement/scotti@dinas-powys; civitates 3m; scotti 3w"
    When Control of Silures is determined
    Then the Britons Control it

  @id-1.4.3-e @rule-1.4.3 @rule-3.6.2 @derived
  Scenario: Saxon Foederati of the Dux are at home in the Fens
    The working: Home Terrain goes by Nation (1.4.3, 3.6.1): Saxon pieces are at home in Fens, and
    Corieltauvi is Fens. Troops there Ambush on 3-6, 4 of 6 faces.

    Given the space "imperium: autonomy-military | corieltauvi: dux 3w/saxons; scotti 2w"
    When the question "evade-ambush" is asked with "space=corieltauvi, faction=dux, group=troops, attempt=ambush"
    Then it is allowed
    And the answer is "2/3"

  @id-1.4.3-f @rule-1.4.3 @rule-3.6.2 @derived
  Scenario: Saxon Foederati of the Dux are not at home in the Hills
    The working: Brigantes is Hills, the Home Terrain of Scotti pieces; Saxon Foederati keep that of their
    Nation, Fens, and only Troops at home may Ambush.

    Given the space "imperium: autonomy-military | brigantes: dux 3w/saxons; scotti 2w"
    When the question "evade-ambush" is asked with "space=brigantes, faction=dux, group=troops, attempt=ambush"
    Then it is refused by 3.6.2

  @id-1.4.3-g @rule-1.4.1 @rule-5.1.1 @derived
  Scenario: Foederati are placed from the box of their Nation
    The working: 2 of 5 Available Saxon Warbands serve the Dux in Iceni, 3 are left.

    Given the space "iceni: empty | available: saxons 5w"
    When the question "effects" is asked with "statements=place dux 2w/saxons in iceni; executing=dux; as=event"
    Then afterwards the space is "iceni: dux 2w/saxons"
    And the box "available" is "saxons 3w"

  @id-1.4.3-h @rule-1.4.1 @derived
  Scenario: No Foederati without an Available piece of their Nation
    The working: 0 Scotti Warbands are Available; the Saxon ones do not serve.

    Given the space "iceni: dux 1c | available: saxons 5w"
    When the question "place" is asked with "faction=dux; pieces=1w/scotti; space=iceni; by=event"
    Then it is refused by 1.4.1

  @id-1.4.3-i @rule-1.4.3 @rule-5.1.1 @derived
  Scenario: Marking counts like placing: no second color
    The working: the Event has put a blue marker on a Settlement and may not put a red one on a Warband.

    Given the space "iceni: saxons 2w settlement@branodunum"
    When the question "effects" is asked with "statements=mark saxons settlement@branodunum in iceni for civitates | mark saxons 1w in iceni for dux; executing=saxons; as=event"
    Then it is refused by 5.1.1

  @id-1.4.3-j @rule-1.4.3 @derived
  Scenario: Commands are free of the one-color limit of Events
    The working: only an Event is bound to one color: 1 Warband red, 1 blue.

    Given the space "iceni: saxons 2w"
    When the question "effects" is asked with "statements=mark saxons 1w in iceni for dux | mark saxons 1w in iceni for civitates; executing=dux; as=command-with-feat"
    Then afterwards the space is "iceni: dux 1w/saxons; civitates 1w/saxons"

  @id-1.4.3-k @rule-1.4.3 @derived
  Scenario: Raiders never become Foederati
    The working: the Warband can serve the Dux, the Raiders cannot.

    Given the space "iceni: saxons 1w 2r"
    When the question "effects" is asked with "statements=mark saxons 1w in iceni for dux | mark saxons 2r in iceni for dux; executing=dux; as=event"
    Then it is refused by 1.4.3

  @id-1.4.3-l @rule-1.4.3 @derived
  Scenario: Militia take no Foederati marker
    The working: only Barbarian pieces can serve a Briton Faction.

    Given the space "iceni: saxons 1w; civitates 2m"
    When the question "effects" is asked with "statements=mark saxons 1w in iceni for dux | mark civitates 1m in iceni for dux; executing=dux; as=event"
    Then it is refused by 1.4.3

  @id-1.4.3-m @rule-1.4.3 @rule-5.1.1 @derived
  Scenario: A Settlement that takes a marker stays on its site
    The working: the Saxon Settlement on Branodunum serves the Civitates from now on; no piece comes or goes.

    Given the space "iceni: saxons 2w settlement@branodunum"
    When the question "effects" is asked with "statements=mark saxons settlement@branodunum in iceni for civitates; executing=civitates; as=event"
    Then afterwards the space is "iceni: saxons 2w; civitates settlement/saxons@branodunum"
    And the box "available" is "none"

  @id-1.4.3-n @rule-1.4.3 @derived
  Scenario: Foederati that lose their marker are free Barbarians again
    The working: 2 of 3 red Foederati return to the Saxons, on the map.

    Given the space "iceni: dux 3w/saxons"
    When the question "effects" is asked with "statements=mark dux 2w/saxons in iceni for none; executing=saxons; as=command-with-feat"
    Then afterwards the space is "iceni: saxons 2w; dux 1w/saxons"
    And the box "available" is "none"

  @id-1.4.3-o @rule-1.4.3 @derived
  Scenario: Foederati can pass from red to blue
    The working: the 2 Warbands bear the blue marker in place of the red one.

    Given the space "iceni: dux 2w/saxons"
    When the question "effects" is asked with "statements=mark dux 2w/saxons in iceni for civitates; executing=civitates; as=event"
    Then afterwards the space is "iceni: civitates 2w/saxons"

  @id-1.4.3-p @rule-1.4.3 @derived
  Scenario: Warbands keep their Plunder when they take a marker
    The working: both cubes stay on the 2 Warbands, now the Dux's.

    Given the space "iceni: saxons 2w(2p)"
    When the question "effects" is asked with "statements=mark saxons 2w(2p) in iceni for dux; executing=dux; as=event"
    Then afterwards the space is "iceni: dux 2w/saxons(2p)"

  @id-1.4.3-q @rule-1.4.1 @rule-5.1.1 @derived
  Scenario: An Event that removes Foederati sends them to their Nation
    The working: 1 red Saxon and 1 red Scotti Warband go to 2 boxes, without markers.

    Given the space "iceni: dux 1c 1w/saxons 1w/scotti"
    When the question "effects" is asked with "statements=remove dux 1w/saxons 1w/scotti in iceni; executing=saxons; as=event"
    Then afterwards the space is "iceni: dux 1c"
    And the box "available" is "saxons 1w; scotti 1w"

  @id-1.4.3-r @rule-1.4.1 @derived
  Scenario: Foederati are not removed as pieces of their Nation
    The working: of 2 Warbands of the Dux 1 is removed; the Saxons have none in Iceni.

    Given the space "iceni: dux 2w/saxons"
    When the question "effects" is asked with "statements=remove dux 1w/saxons in iceni | remove saxons 1w in iceni; executing=scotti; as=event"
    Then it is refused by 1.4.1

  @id-1.4.3-s @rule-1.4.1 @rule-1.4.2 @rule-5.1.1 @derived
  Scenario: An Event can place a Foederati Settlement
    The working: 1 of 2 Scotti Settlements serves the Dux on Dinas Powys.

    Given the space "silures: empty | available: scotti 2settlement"
    When the question "effects" is asked with "statements=place dux settlement/scotti@dinas-powys in silures; executing=dux; as=event"
    Then afterwards the space is "silures: dux settlement/scotti@dinas-powys"
    And the box "available" is "scotti 1settlement"

  @id-1.4.3-t @rule-1.4.1 @derived
  Scenario: Foederati replace as far as their Nation has Available pieces
    The working: of 2 Militia 1 gives way to the only Available Saxon Warband, under a red marker; the other is only removed.

    Given the space "iceni: civitates 2m | available: saxons 1w; scotti 3w"
    When the question "effects" is asked with "statements=replace civitates 2m in iceni with dux 2w/saxons; executing=dux; as=command-with-feat"
    Then afterwards the space is "iceni: dux 1w/saxons"
    And the box "available" is "civitates 2m; scotti 3w"

  @id-1.4.3-u @rule-1.4.3 @rule-1.4.1 @derived
  Scenario: Foederati removed by an Event go to the box of their Nation
    The working: the red Warband is a Saxon one; its marker does not go along.

    Given the space "iceni: dux 1w/saxons | available: saxons 2w"
    When the question "effects" is asked with "statements=remove dux 1w/saxons in iceni; executing=civitates; as=event"
    Then afterwards the space is "iceni: empty"
    And the box "available" is "saxons 3w"
