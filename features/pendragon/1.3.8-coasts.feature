Feature: 1.3.8 Coasts
  A space is Coastal to each Sea that it borders on.

  @id-1.3.8-a @rule-1.3.8 @example
  Scenario: Dobunni is not Coastal to the Oceanus Hibernicus
    The working: the note of 1.3.8 says that Dobunni is not Coastal, so it shares no Sea with Silures, which
    is Coastal to the Oceanus Hibernicus.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=dobunni, to=silures, by=coast"
    Then it is refused by 1.3.8

  @id-1.3.8-b @rule-1.3.8 @example
  Scenario: Londinium is Coastal to the Oceanus Germanicus
    The working: the note of 1.3.8 says so; Iceni is Coastal to that Sea too, by the example of 4.4.2, and
    they share no other.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=londinium, to=iceni, by=coast"
    Then it is allowed
    And the fact "seas" is "germanicus"

  @id-1.3.8-c @rule-1.3.8 @derived
  Scenario: Parisi is Coastal to the Oceanus Septentrionalis
    The working: Parisi borders on two Seas, the Germanicus and the Septentrionalis; Votadini borders on the
    second alone.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=parisi, to=votadini, by=coast"
    Then it is allowed
    And the fact "seas" is "septentrionalis"

  @id-1.3.8-d @rule-1.3.8 @derived
  Scenario: Parisi is Coastal to the Oceanus Germanicus as well
    The working: Parisi borders on two Seas, the Germanicus and the Septentrionalis; Trinovantes borders on
    the first alone.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=parisi, to=trinovantes, by=coast"
    Then it is allowed
    And the fact "seas" is "germanicus"

  @id-1.3.8-e @rule-1.3.8 @derived
  Scenario: Silures and Durotriges share a coast without being adjacent
    The working: by 1.3.4 they share no border, yet both are Coastal to the Oceanus Hibernicus; Durotriges
    is also Coastal to the Britannicus, which Silures does not touch.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=silures, to=durotriges, by=coast"
    Then it is allowed
    And the fact "seas" is "hibernicus"

  @id-1.3.8-f @rule-1.3.8 @derived
  Scenario: Spaces on different Seas share no coast
    The working: Regni is Coastal to the Britannicus alone and Silures to the Hibernicus alone.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=regni, to=silures, by=coast"
    Then it is refused by 1.3.8

  @id-1.3.8-g @rule-1.3.8 @derived
  Scenario: Brigantes has no coast
    The working: Brigantes borders on no Sea, so it shares none with Corieltauvi, although the two are
    adjacent by land.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=brigantes, to=corieltauvi, by=coast"
    Then it is refused by 1.3.8

  @id-1.3.8-ba @rule-1.3.8 @derived
  Scenario: Londinium is Coastal on the Oceanus Germanicus, not on the Britannicus
    The working: 1.3.8 names Londinium as Coastal on the Germanicus; the map gives it no other Sea.

    When the question "adjacency" is asked with "from=londinium; to=oceanus-britannicus"
    Then it is refused by 1.3.8
