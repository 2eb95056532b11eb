Feature: 1.3.5 Stronghold sites
  Which Strongholds each kind of site can hold.

  @id-1.3.5-a @rule-1.3.5 @derived
  Scenario: A Town goes on a Town site
    The working: Ratae is a Town site, and by 1.3.5 Towns may stand on Town sites.

    Given the space "imperium: autonomy-military | corieltauvi: pop 2"
    When the question "stacking" is asked with "piece=town, space=corieltauvi, site=ratae"
    Then it is allowed

  @id-1.3.5-b @rule-1.3.5 @derived
  Scenario: A Town cannot go on a Hillfort site
    The working: Old Oswestry is a Hillfort site; Towns may stand only on Town sites, by 1.3.5 and 1.4.2.

    Given the space "imperium: autonomy-military | cornovii: pop 2"
    When the question "stacking" is asked with "piece=town, space=cornovii, site=old-oswestry"
    Then it is refused by 1.3.5

  @id-1.3.5-c @rule-1.3.5 @derived
  Scenario: A Region with Hillfort sites alone holds no Town
    The working: both sites of Iceni, Branodunum and Venta Icenorum, are Hillfort sites, so no site is left
    for a Town.

    Given the space "imperium: autonomy-military | iceni: pop 2"
    When the question "stacking" is asked with "piece=town, space=iceni"
    Then it is refused by 1.3.5

  @id-1.3.5-d @rule-1.3.5 @derived
  Scenario: A Hillfort goes on a Town site
    The working: by 1.3.5 Hillforts may stand on sites of either kind; Viroconium is a Town site in a
    Region.

    Given the space "imperium: autonomy-military | cornovii: pop 2"
    When the question "stacking" is asked with "piece=hillfort, space=cornovii, site=viroconium"
    Then it is allowed

  @id-1.3.5-e @rule-1.3.5 @derived
  Scenario: A Hillfort cannot go in a City
    The working: the only site of Londinium is a Town site, which elsewhere could hold a Hillfort; 1.3.5
    excepts Cities, as does the note of 1.4.2.

    Given the space "imperium: autonomy-military | londinium: pop 2"
    When the question "stacking" is asked with "piece=hillfort, space=londinium, site=londinium"
    Then it is refused by 1.3.5

  @id-1.3.5-f @rule-1.3.5 @derived
  Scenario: A Fort goes on a Hillfort site
    The working: by 1.3.5 Forts may stand on sites of either kind, and Rutupiae is a Hillfort site.

    Given the space "imperium: autonomy-military | cantiaci: pop 2"
    When the question "stacking" is asked with "piece=fort, space=cantiaci, site=rutupiae"
    Then it is allowed

  @id-1.3.5-g @rule-1.3.5 @derived
  Scenario: A Settlement goes on a Town site
    The working: by 1.3.5 Settlements may stand on sites of either kind, and Isca Silurum is a Town site.

    Given the space "imperium: autonomy-military | silures: pop 1"
    When the question "stacking" is asked with "piece=scotti-settlement, space=silures, site=isca-silurum"
    Then it is allowed

  @id-1.3.5-h @rule-1.3.5 @derived
  Scenario: A Fort goes in a City
    The working: 1.3.5 excepts only Hillforts from the Town site of a City.

    Given the space "imperium: autonomy-military | eboracum: pop 1"
    When the question "stacking" is asked with "piece=fort, space=eboracum, site=eboracum"
    Then it is allowed

  @id-1.3.5-i @rule-1.3.5 @derived
  Scenario: A Settlement goes in a City
    The working: 1.3.5 excepts only Hillforts from the Town site of a City.

    Given the space "imperium: autonomy-military | londinium: pop 2"
    When the question "stacking" is asked with "piece=saxon-settlement, space=londinium, site=londinium"
    Then it is allowed

  @id-1.3.5-j @rule-1.3.5 @derived
  Scenario: Of two sites only the Town site is free for a Town
    The working: Cornovii has Old Oswestry, a Hillfort site, and Viroconium, a Town site, both empty; by
    1.3.5 a Town can use only Viroconium.

    Given the space "imperium: autonomy-military | cornovii: pop 2"
    When the question "stacking" is asked with "piece=town, space=cornovii"
    Then it is allowed
    And the fact "sites" is "viroconium"
