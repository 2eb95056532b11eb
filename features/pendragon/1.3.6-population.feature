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

  @id-1.3.6-i @rule-1.3.6 @derived
  Scenario: A Feat raises a Region to 1 above print
    The working: Dobunni has 2 printed: 2 + 1 = 3, with 1 of the 2 Refugees markers.

    Given the space "refugees: 2 | dobunni: prosperity 1"
    When the question "effects" is asked with "statements=population dobunni +1; executing=civitates; as=command-with-feat"
    Then afterwards the space is "dobunni: pop 3; prosperity 1"

  @id-1.3.6-j @rule-1.3.6 @derived
  Scenario: No Feat raises a Region to 2 above print
    The working: Dobunni stands at 3, with 2 printed.

    Given the space "dobunni: pop 3"
    When the question "effects" is asked with "statements=population dobunni +1; executing=civitates; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-k @rule-1.3.6 @derived
  Scenario: No Feat raises a City above print
    The working: Dobunni and Londinium have 2 printed; the Region may rise to 3, the City may not.

    Given the space "dobunni: prosperity 1 | londinium: prosperity 1"
    When the question "effects" is asked with "statements=population dobunni +1 | population londinium +1; executing=civitates; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-l @rule-1.3.6 @derived
  Scenario: A City that has lost Population never regains it
    The working: Londinium falls from 2 to 1; the Population of a City never rises, not even back to print.

    Given the space "londinium: prosperity 1"
    When the question "effects" is asked with "statements=population londinium -1 | population londinium +1; executing=civitates; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-m @rule-1.3.6 @derived
  Scenario: A Region that has lost Population can regain it
    The working: Dobunni rises from 1 to its printed 2, and needs no marker any more.

    Given the space "refugees: 1 | dobunni: pop 1"
    When the question "effects" is asked with "statements=population dobunni +1; executing=civitates; as=command-with-feat"
    Then afterwards the space is "dobunni: empty"

  @id-1.3.6-n @rule-1.3.6 @derived
  Scenario: No Feat lowers Population below 0
    The working: Brigantes has 1: a fall of 2 is 1 too many.

    Given the space "brigantes: scotti 1w"
    When the question "effects" is asked with "statements=population brigantes -2; executing=scotti; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-o @rule-1.3.6 @derived
  Scenario: A fall of Population adds a Refugees marker
    The working: 3 + 1 = 4, so that 4 can be taken away.

    Given the space "refugees: 3 | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni -1 | refugees -4; executing=saxons; as=command-with-feat"
    Then the fact "effects" is "2"
    And afterwards the space is "dobunni: pop 1"

  @id-1.3.6-p @rule-1.3.6 @derived
  Scenario: While all 4 Refugees markers are in use none is added
    The working: there are 4 and no fifth, so that 5 cannot be taken away.

    Given the space "refugees: 4 | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni -1 | refugees -5; executing=saxons; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-q @rule-1.3.6 @derived
  Scenario: Population that rises makes no Refugees
    The working: none was there and none comes, so that 1 cannot be taken away.

    Given the space "refugees: 0 | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni +1 | refugees -1; executing=saxons; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-r @rule-1.3.6 @derived
  Scenario: A fall of 2 makes 1 Refugees marker
    The working: 1 marker whenever a space loses Population: 2 cannot be taken away.

    Given the space "refugees: 0 | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni -2 | refugees -2; executing=saxons; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-s @rule-1.3.6 @derived
  Scenario: A City that loses Population makes Refugees too
    The working: Eboracum falls to 0, and 1 marker is there to be taken away.

    Given the space "refugees: 0 | eboracum: prosperity 1"
    When the question "effects" is asked with "statements=population eboracum -1 | refugees -1; executing=saxons; as=command-with-feat"
    Then the fact "effects" is "2"
    And afterwards the space is "eboracum: pop 0; prosperity 1"

  @id-1.3.6-t @rule-1.3.6 @derived
  Scenario: No fifth Refugees marker is added
    The working: the Feat uses 1 of the 4 markers, so that 1 can be added again, but not 2.

    Given the space "refugees: 4 | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni +1 | refugees +2; executing=civitates; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-u @rule-1.3.6 @derived
  Scenario: All 4 Refugees markers can be added where none is in use
    The working: 0 + 4 = 4, as many as there are.

    Given the space "imperium: autonomy-military | dobunni: empty"
    When the question "effects" is asked with "statements=population dobunni -1 | refugees +3 | refugees -4; executing=saxons; as=event"
    Then the fact "effects" is "3"

  @id-1.3.6-v @rule-1.3.6 @derived
  Scenario: Without a Refugees marker no Feat raises Population
    The working: 1 marker is needed, and there is none.

    Given the space "imperium: autonomy-military | dobunni: pop 1"
    When the question "effects" is asked with "statements=population dobunni +1; executing=civitates; as=command-with-feat"
    Then it is refused by 1.3.6

  @id-1.3.6-w @rule-1.3.6 @derived
  Scenario: A Command without a Feat changes no Population
    The working: only Events and Feats do.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni -1; executing=saxons; as=command"
    Then it is refused by 1.3.6

  @id-1.3.6-x @rule-1.3.6 @derived
  Scenario: An Event raises Population without a Refugees marker
    The working: only the Feat needs one.

    Given the space "imperium: autonomy-military | dobunni: pop 2"
    When the question "effects" is asked with "statements=population dobunni +1; executing=civitates; as=event"
    Then afterwards the space is "dobunni: pop 3"
