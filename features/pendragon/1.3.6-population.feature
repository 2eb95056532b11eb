Feature: 1.3.6 Population
  Population stays between 0 and its limit, and there are 4 Refugees markers.

  @id-1.3.6-a @rule-1.3.6 @derived
  Scenario: The Population of a Region may be 1 above print
    The working: Corieltauvi has a printed Population of 2, and 2 + 1 = 3.

    Given the space "imperium: autonomy-military | corieltauvi: pop 3"
    When the position is checked
    Then no problem is found

  @id-1.3.6-b @rule-1.3.6 @derived
  Scenario: The Population of a Region is never 2 above print
    The working: Corieltauvi has a printed Population of 2; its limit is 2 + 1 = 3, and 4 exceeds it.

    Given the space "imperium: autonomy-military | corieltauvi: pop 4"
    When the position is checked
    Then a problem with 1.3.6 is found

  @id-1.3.6-c @rule-1.3.6 @derived
  Scenario: The limit of Population follows each Region's print
    The working: Brigantes has a printed Population of 1; its limit is 1 + 1 = 2, and 3 exceeds it.

    Given the space "imperium: autonomy-military | brigantes: pop 3"
    When the position is checked
    Then a problem with 1.3.6 is found

  @id-1.3.6-d @rule-1.3.6 @derived
  Scenario: A Population of 0 is possible
    The working: 1.3.6 keeps Population from falling below 0; 0 itself is allowed.

    Given the space "imperium: autonomy-military | corieltauvi: pop 0"
    When the position is checked
    Then no problem is found

  @id-1.3.6-e @rule-1.3.6 @derived
  Scenario: The Population of a City never rises above print
    The working: Londinium has a printed Population of 2, and that of a City never rises, so 3 is impossible
    although a Region could have it.

    Given the space "imperium: autonomy-military | londinium: pop 3"
    When the position is checked
    Then a problem with 1.3.6 is found

  @id-1.3.6-f @rule-1.3.6 @derived
  Scenario: The Population of a City may fall
    The working: by 1.3.6 the Population of a City can be lowered, and Eboracum, with 1 printed, may have 0.

    Given the space "imperium: autonomy-military | eboracum: pop 0"
    When the position is checked
    Then no problem is found

  @id-1.3.6-g @rule-1.3.6 @derived
  Scenario: All 4 Refugees markers may be in use
    The working: the game has 4 Refugees markers.

    Given the space "imperium: autonomy-military | refugees: 4 | corieltauvi: pop 2"
    When the position is checked
    Then no problem is found

  @id-1.3.6-h @rule-1.3.6 @derived
  Scenario: There is no fifth Refugees marker
    The working: the game has 4 Refugees markers, and no more can be added.

    Given the space "imperium: autonomy-military | refugees: 5 | corieltauvi: pop 2"
    When the position is checked
    Then a problem with 1.3.6 is found
