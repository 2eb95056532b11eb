Feature: 1.3.3 Roads
  Roads join some adjacent spaces, and only while they are Maintained.

  @id-1.3.3-a @rule-1.3.3 @example
  Scenario: Corieltauvi to Dobunni follows a Road
    The working: 1.3.3 gives this move as its example of movement by Road, and Barbarian Conspiracy begins
    with Roads Maintained.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=corieltauvi, to=dobunni, by=road"
    Then it is allowed

  @id-1.3.3-b @rule-1.3.3 @example
  Scenario: Corieltauvi to Cornovii does not follow a Road
    The working: 1.3.3 gives the direct move as its example of one that no Road joins, although both spaces
    have Roads to Dobunni.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=corieltauvi, to=cornovii, by=road"
    Then it is refused by 1.3.3

  @id-1.3.3-c @rule-1.3.3 @derived
  Scenario: A Road serves in both directions and joins a City
    The working: by 1.3.3 the network crosses both Cities; the Road between Londinium and Trinovantes has no
    direction, so it serves from Trinovantes too.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=trinovantes, to=londinium, by=road"
    Then it is allowed

  @id-1.3.3-d @rule-1.3.3 @derived
  Scenario: Roads joined through a third space do not join the first to the last
    The working: Corieltauvi has a Road to Parisi and Parisi one to Eboracum; by 1.3.3 each step needs its
    own Road, and none runs straight from Corieltauvi to Eboracum.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=corieltauvi, to=eboracum, by=road"
    Then it is refused by 1.3.3

  @id-1.3.3-e @rule-1.3.3 @derived
  Scenario: Roads that are not Maintained join nothing
    The working: by 1.3.3 Units may move along Roads only as long as these are Maintained, so the Road of
    the example is of no use.

    Given the set-up Barbarian Conspiracy
    And Roads are not Maintained
    When the question "adjacency" is asked with "from=corieltauvi, to=dobunni, by=road"
    Then it is refused by 1.3.3
