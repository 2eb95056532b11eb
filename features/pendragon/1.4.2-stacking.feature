Feature: 1.4.2 Stacking
  One Stronghold a site, any number of Units a space, and nothing at sea.

  @id-1.4.2-a @rule-1.4.2 @derived
  Scenario: A site that is taken refuses a second Stronghold
    The working: Ratae holds a Fort, and 1.4.2 allows 1 Stronghold a site, so no Town fits there.

    Given the space "imperium: autonomy-military | corieltauvi: dux fort@ratae"
    When the question "stacking" is asked with "piece=town, space=corieltauvi, site=ratae"
    Then it is refused by 1.4.2

  @id-1.4.2-b @rule-1.4.2 @derived
  Scenario: The other site of a Region stays free
    The working: both sites of Corieltauvi are Town sites; with a Fort on Ratae, Lindum alone is left for a
    Town.

    Given the space "imperium: autonomy-military | corieltauvi: dux fort@ratae"
    When the question "stacking" is asked with "piece=town, space=corieltauvi"
    Then it is allowed
    And the fact "sites" is "lindum"

  @id-1.4.2-c @rule-1.4.2 @derived
  Scenario: Two Strongholds fill a Region
    The working: Corieltauvi has 2 sites, each with its Stronghold, so a third has no site.

    Given the space "imperium: autonomy-military | corieltauvi: dux fort@lindum; civitates town@ratae"
    When the question "stacking" is asked with "piece=saxon-settlement, space=corieltauvi"
    Then it is refused by 1.4.2

  @id-1.4.2-d @rule-1.4.2 @derived
  Scenario: One Stronghold fills a City
    The working: A City has 1 site; the Fort of Eboracum leaves none for a Town.

    Given the space "imperium: autonomy-military | eboracum: dux fort@eboracum"
    When the question "stacking" is asked with "piece=town, space=eboracum"
    Then it is refused by 1.4.2

  @id-1.4.2-e @rule-1.4.2 @derived
  Scenario: A Foederati Settlement takes its site like any other
    The working: the blue Settlement stands on Durocobrivis, so only Verulamium is left; both are Town
    sites.

    Given the space "imperium: autonomy-military | catuvellauni: civitates settlement/saxons@durocobrivis"
    When the question "stacking" is asked with "piece=town, space=catuvellauni"
    Then it is allowed
    And the fact "sites" is "verulamium"

  @id-1.4.2-f @rule-1.4.2 @derived
  Scenario: Units may always join a crowded space
    The working: 1.4.2 limits only Strongholds; any number of other pieces may be in a space, of Enemies as
    well.

    Given the space "imperium: autonomy-military | eboracum: dux 10c fort@eboracum; civitates 12m; saxons 20w 20r; scotti 9w"
    When the question "stacking" is asked with "piece=cavalry, space=eboracum"
    Then it is allowed

  @id-1.4.2-g @rule-1.4.2 @derived
  Scenario: Two Strongholds on one site are a problem
    The working: A Fort and a Town both stand on Ratae, and 1.4.2 allows 1 a site.

    Given the space "imperium: autonomy-military | corieltauvi: dux fort@ratae; civitates town@ratae"
    When the position is checked
    Then a problem with 1.4.2 is found

  @id-1.4.2-h @rule-1.4.2 @derived
  Scenario: A Town on a Hillfort site is a problem
    The working: Rutupiae is a Hillfort site, and Towns may occupy only Town sites.

    Given the space "imperium: autonomy-military | cantiaci: civitates town@rutupiae"
    When the position is checked
    Then a problem with 1.3.5 is found

  @id-1.4.2-i @rule-1.4.2 @derived
  Scenario: A Hillfort in a City is a problem
    The working: the note of 1.4.2 and the exception of 1.3.5 keep Hillforts out of Cities.

    Given the space "imperium: autonomy-military | eboracum: civitates hillfort@eboracum"
    When the position is checked
    Then a problem with 1.3.5 is found

  @id-1.4.2-j @rule-1.4.2 @derived
  Scenario: A Hillfort and a Fort on the Town sites of a Region are no problem
    The working: both sites of Corieltauvi are Town sites, and by 1.4.2 Hillforts and Forts may occupy
    these, 1 on each.

    Given the space "imperium: autonomy-military | corieltauvi: dux fort@lindum; civitates hillfort@ratae"
    When the position is checked
    Then no problem is found

  @id-1.4.2-k @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: By Command no Stronghold is placed on a taken site
    The working: a Settlement stands on Viroconium.

    Given the space "cornovii: saxons settlement@viroconium | available: civitates 3town"
    When the question "place" is asked with "faction=civitates; pieces=town@viroconium; space=cornovii; by=command"
    Then it is refused by 1.4.2

  @id-1.4.2-l @rule-1.4.2 @derived
  Scenario: By Feat no Stronghold is placed on a taken site
    The working: only an Event may replace the Settlement on Viroconium.

    Given the space "cornovii: saxons settlement@viroconium | available: dux 3fort"
    When the question "place" is asked with "faction=dux; pieces=fort@viroconium; space=cornovii; by=feat"
    Then it is refused by 1.4.2

  @id-1.4.2-m @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: A vacant site that is not valid does not bind an Event
    The working: Old Oswestry is vacant, but a Hillfort site takes no Town: the Event may replace the Settlement on Viroconium.

    Given the space "cornovii: saxons settlement@viroconium | available: civitates 3town"
    When the question "place" is asked with "faction=civitates; pieces=town@viroconium; space=cornovii; by=event"
    Then it is allowed
    And the fact "placed" is "1"

  @id-1.4.2-n @rule-1.4.2 @rule-1.3.5 @rule-5.1.1 @derived
  Scenario: A Stronghold replaced by Event goes to the box of its Faction
    The working: the Town takes Viroconium, the Fort returns to the Dux: 4 Available there, 2 Towns.

    Given the space "cornovii: dux fort@viroconium | available: dux 3fort; civitates 3town"
    When the question "effects" is asked with "statements=place civitates town@viroconium in cornovii; executing=civitates; as=event"
    Then afterwards the space is "cornovii: civitates town@viroconium"
    And the box "available" is "dux 4fort; civitates 2town"

  @id-1.4.2-o @rule-1.4.2 @derived
  Scenario: While a valid site is vacant an Event replaces nothing
    The working: a Fort fits on a Hillfort site too, and Old Oswestry is vacant.

    Given the space "cornovii: saxons settlement@viroconium | available: dux 3fort"
    When the question "place" is asked with "faction=dux; pieces=fort@viroconium; space=cornovii; by=event"
    Then it is refused by 1.4.2

  @id-1.4.2-p @rule-1.4.2 @derived
  Scenario: A vacant site in another space of the Event binds it too
    The working: the Event may place in Eboracum or Iceni, and Branodunum in Iceni is vacant.

    Given the space "eboracum: saxons settlement@eboracum | iceni: saxons settlement@venta-icenorum | available: dux 3fort"
    When the question "place" is asked with "faction=dux; pieces=fort@eboracum; space=eboracum; by=event; among=eboracum, iceni"
    Then it is refused by 1.4.2

  @id-1.4.2-q @rule-1.4.2 @derived
  Scenario: With no vacant site in any space of the Event one is replaced
    The working: Eboracum and both sites of Iceni are taken.

    Given the space "eboracum: saxons settlement@eboracum | iceni: saxons settlement@venta-icenorum; civitates hillfort@branodunum | available: dux 3fort"
    When the question "place" is asked with "faction=dux; pieces=fort@eboracum; space=eboracum; by=event; among=eboracum, iceni"
    Then it is allowed
    And the fact "left" is "2"

  @id-1.4.2-r @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: No Feat puts a Town on a Hillfort site
    The working: Branodunum is vacant, but Towns may occupy only Town sites.

    Given the space "iceni: saxons 1w | available: civitates 3town"
    When the question "place" is asked with "faction=civitates; pieces=town@branodunum; space=iceni; by=feat"
    Then it is refused by 1.3.5

  @id-1.4.2-s @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: No Command puts a Hillfort in a City
    The working: the site of Eboracum is vacant, but Cities take no Hillfort.

    Given the space "eboracum: civitates 1m | available: civitates 3hillfort"
    When the question "place" is asked with "faction=civitates; pieces=hillfort@eboracum; space=eboracum; by=command"
    Then it is refused by 1.3.5

  @id-1.4.2-t @rule-1.4.2 @rule-1.3.5 @derived
  Scenario: A Hillfort may be placed on a Town site of a Region
    The working: Glevum is a vacant Town site; of 3 Hillforts 2 are left.

    Given the space "dobunni: civitates 1m | available: civitates 3hillfort"
    When the question "place" is asked with "faction=civitates; pieces=hillfort@glevum; space=dobunni; by=command"
    Then it is allowed
    And the fact "left" is "2"

  @id-1.4.2-u @rule-1.4.2 @derived
  Scenario: Two Forts do not go on one site
    The working: 1 Stronghold a site, even where it is vacant and 3 Forts are Available.

    Given the space "dobunni: dux 1c | available: dux 3fort"
    When the question "place" is asked with "faction=dux; pieces=2fort@glevum; space=dobunni; by=command"
    Then it is refused by 1.4.2

  @id-1.4.2-v @rule-1.4.2 @derived
  Scenario: A Stronghold is not placed without a site
    The working: a Stronghold needs a site of the space.

    Given the space "dobunni: dux 1c | available: dux 3fort"
    When the question "effects" is asked with "statements=place dux fort in dobunni; executing=dux; as=command"
    Then it is refused by 1.4.2

  @id-1.4.2-w @rule-1.3.5 @derived
  Scenario: No Town takes the place of a Settlement on a Hillfort site
    The working: Old Oswestry is a Hillfort site, whatever stands there.

    Given the space "cornovii: saxons settlement@old-oswestry | available: civitates 3town"
    When the question "replace" is asked with "faction=saxons; pieces=settlement@old-oswestry; with=town; new-faction=civitates; space=cornovii"
    Then it is refused by 1.3.5

  @id-1.4.2-x @rule-1.3.5 @rule-5.1.1 @derived
  Scenario: No Hillfort takes the place of the Fort of a City
    The working: Cities take no Hillfort, not even in place of a Fort.

    Given the space "eboracum: dux fort@eboracum | available: civitates 3hillfort"
    When the question "effects" is asked with "statements=replace dux fort@eboracum in eboracum with civitates hillfort; executing=civitates; as=event"
    Then it is refused by 1.3.5

  @id-1.4.2-y @rule-1.4.1 @derived
  Scenario: No Stronghold takes the place of a Unit
    The working: a Warband replaces 1 Militia; but Militia stand on no site, and a Fort needs one.

    Given the space "dobunni: civitates 2m | available: dux 3fort; saxons 1w"
    When the question "effects" is asked with "statements=replace civitates 1m in dobunni with saxons 1w | replace civitates 1m in dobunni with dux fort; executing=dux; as=event"
    Then it is refused by 1.4.2

  @id-1.4.2-z @rule-1.4.2 @derived
  Scenario: A Foederati Settlement gives way to an Event too
    The working: the only site of Londinium is taken by a blue Settlement; a Town, valid there, may replace it.

    Given the space "londinium: civitates settlement/saxons@londinium | available: civitates 1town"
    When the question "place" is asked with "faction=civitates; pieces=town@londinium; space=londinium; by=event"
    Then it is allowed
    And the fact "left" is "0"

  @id-1.4.2-aa @rule-1.4.2 @derived
  Scenario: A Feat puts no two Settlements on one site
    The working: Glevum is vacant and 3 Settlements are Available, but 1 fits on a site.

    Given the space "dobunni: saxons 2w | available: saxons 3settlement"
    When the question "effects" is asked with "statements=place saxons 2settlement@glevum in dobunni; executing=saxons; as=command-with-feat"
    Then it is refused by 1.4.2

  @id-1.4.2-ab @rule-1.4.2 @derived
  Scenario: A Town does not replace itself
    The working: The site holds a Town of the Civitates already, and no other Town site is vacant.

    Given the space "londinium: civitates town@londinium | available: civitates 2town"
    When the question "effects" is asked with "statements=place civitates town@londinium in londinium; executing=civitates; as=event"
    Then it is refused by 1.4.2
