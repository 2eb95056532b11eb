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
