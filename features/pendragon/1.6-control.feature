Feature: 1.6 Control
  A Faction Controls a Region with a Stronghold and most of the Troops and Strongholds, a City with its Stronghold alone.

  @id-1.6-a @rule-1.6 @derived
  Scenario: More Troops and Strongholds with a Stronghold among them
    The working: the Saxons have 2 Warbands + 1 Settlement = 3, the Britons 1 Militia + 1 Town = 2, and 3 >
    2.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 2w settlement@lindum; civitates 1m town@ratae"
    When Control of Corieltauvi is determined
    Then the Saxons Control it

  @id-1.6-b @rule-1.6 @derived
  Scenario: A tie gives Control to nobody
    The working: the Saxons have 2 Warbands + 1 Settlement = 3, the Britons 2 Militia + 1 Town = 3; neither
    outnumbers the other.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 2w settlement@lindum; civitates 2m town@ratae"
    When Control of Corieltauvi is determined
    Then nobody Controls it

  @id-1.6-c @rule-1.6 @derived
  Scenario: A Stronghold without the majority does not Control
    The working: the Britons have 1 Cavalry + 1 Fort = 2 against 4 Warbands, and the Saxons have no
    Stronghold.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 4w; dux 1c fort@lindum"
    When Control of Corieltauvi is determined
    Then nobody Controls it

  @id-1.6-d @rule-1.6 @derived
  Scenario: A majority without a Stronghold does not Control
    The working: the Saxons have 2 Warbands against 0, but no Stronghold, as in Iceni at the start of The
    Harder They Fall.

    Given the space "imperium: autonomy-military | iceni: saxons 2w"
    When Control of Iceni is determined
    Then nobody Controls it

  @id-1.6-e @rule-1.6 @derived
  Scenario: The other Factions count together against the majority
    The working: the Saxons have 2 Warbands + 1 Settlement = 3, the Civitates 1 Militia, the Scotti 2
    Warbands; 1 + 2 = 3, so the Saxons do not outnumber the others combined, though they outnumber each.

    Given the space "imperium: autonomy-military | corieltauvi: saxons 2w settlement@lindum; civitates 1m; scotti 2w"
    When Control of Corieltauvi is determined
    Then nobody Controls it

  @id-1.6-f @rule-1.6 @derived
  Scenario: The Barbarians never add up their pieces
    The working: the Scotti have 1 Warband + 1 Settlement = 2, the Saxons 2 Warbands, the Britons 1 Militia;
    2 against 2 + 1 = 3. Scotti and Saxons together would be 4 against 1.

    Given the space "imperium: autonomy-military | demetae: scotti 1w settlement@moridunum; saxons 2w; civitates 1m"
    When Control of Demetae is determined
    Then nobody Controls it

  @id-1.6-g @rule-1.6 @derived
  Scenario: Enemy Raiders do not take Control away
    The working: Raiders never count: the Britons have 1 Militia + 1 Hillfort = 2, the Saxons 1 Settlement,
    and 2 > 1. With their 9 Raiders the Saxons would have 10.

    Given the space "imperium: autonomy-military | parisi: saxons 9r settlement@derventio; civitates 1m hillfort@petuaria"
    When Control of Parisi is determined
    Then the Britons Control it

  @id-1.6-h @rule-1.6 @derived
  Scenario: Raiders win no Control for their own Faction
    The working: without their 4 Raiders the Scotti have 1 Settlement against 1 Militia: 1 to 1, a tie.

    Given the space "imperium: autonomy-military | ordovices: scotti 4r settlement@segontium; civitates 1m"
    When Control of Ordovices is determined
    Then nobody Controls it

  @id-1.6-i @rule-1.6 @derived
  Scenario: A Stronghold alone Controls an otherwise empty Region
    The working: the Fort is a Stronghold and counts as a piece: 1 > 0.

    Given the space "imperium: autonomy-military | deceangli: dux fort@deva"
    When Control of Deceangli is determined
    Then the Britons Control it

  @id-1.6-j @rule-1.6 @derived
  Scenario: Each of two Strongholds counts
    The working: the Civitates have 2 Hillforts, the Scotti 1 Warband; 2 > 1. Counted once, the Hillforts
    would tie.

    Given the space "imperium: autonomy-military | votadini: civitates hillfort@yeavering hillfort@traprain-law; scotti 1w"
    When Control of Votadini is determined
    Then the Britons Control it

  @id-1.6-k @rule-1.6 @derived
  Scenario: Gold cubes are no pieces
    The working: the Saxons have 2 Warbands + 1 Settlement = 3, the Britons 2 Militia + 1 Hillfort = 3; the
    2 Plunder and the 4 Prosperity count for neither.

    Given the space "imperium: autonomy-military | parisi: prosperity 4; saxons 2w(2p) settlement@derventio; civitates 2m hillfort@petuaria"
    When Control of Parisi is determined
    Then nobody Controls it

  @id-1.6-l @rule-1.6 @derived
  Scenario: A Region without pieces is without Control
    The working: Nobody has a Stronghold in Novantae, as at the start of The Harder They Fall.

    Given the space "imperium: autonomy-military | novantae: pop 1"
    When Control of Novantae is determined
    Then nobody Controls it

  @id-1.6-m @rule-1.6 @derived
  Scenario: A lone Fort Controls a City full of enemies
    The working: A City needs only a Stronghold, whatever other pieces it holds; in a Region 1 against 8
    would not do.

    Given the space "imperium: autonomy-military | eboracum: dux fort@eboracum; saxons 8w"
    When Control of Eboracum is determined
    Then the Britons Control it

  @id-1.6-n @rule-1.6 @derived
  Scenario: Troops alone do not Control a City
    The working: the Civitates have 5 Militia in Londinium and no Stronghold.

    Given the space "imperium: autonomy-military | londinium: civitates 5m"
    When Control of Londinium is determined
    Then nobody Controls it

  @id-1.6-o @rule-1.6 @derived
  Scenario: A Settlement Controls a City against many Troops
    The working: the only Stronghold in Londinium is the Saxons', so they Control it against 4 + 6 = 10
    Troops.

    Given the space "imperium: roman-rule-military | londinium: saxons settlement@londinium; dux 4c; civitates 6m"
    When Control of Londinium is determined
    Then the Saxons Control it
