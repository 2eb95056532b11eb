Feature: 1.3.4 Adjacency
  Two spaces are adjacent if they share a border, not a corner, whatever Roads there are.

  @id-1.3.4-a @rule-1.3.4 @example
  Scenario: Silures and Durotriges are not adjacent
    The working: the note of 1.3.4 says so.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=silures, to=durotriges, by=land"
    Then it is refused by 1.3.4

  @id-1.3.4-b @rule-1.3.4 @example
  Scenario: Trinovantes and Cantiaci are not adjacent
    The working: the note of 1.3.4 says so, although both border on Londinium.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=trinovantes, to=cantiaci, by=land"
    Then it is refused by 1.3.4

  @id-1.3.4-c @rule-1.3.4 @derived
  Scenario: Corieltauvi and Cornovii are adjacent without a Road
    The working: 1.3.3 speaks of a direct move between them that no Road joins, so they share a border; by
    1.3.4 Roads do not affect adjacency.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=corieltauvi, to=cornovii, by=land"
    Then it is allowed

  @id-1.3.4-d @rule-1.3.4 @derived
  Scenario: Adjacency holds in both directions
    The working: A border is shared by both its spaces; a Raid from Iceni into Corieltauvi is an example of
    3.4.1, so Corieltauvi is adjacent to Iceni too.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=corieltauvi, to=iceni, by=land"
    Then it is allowed

  @id-1.3.4-e @rule-1.3.4 @derived
  Scenario: A City is adjacent to a Region on its border
    The working: by 1.3.4 Regions and Cities alike are adjacent where they share a border, as Londinium and
    Cantiaci do.

    Given the set-up Barbarian Conspiracy
    When the question "adjacency" is asked with "from=londinium, to=cantiaci, by=land"
    Then it is allowed

  @id-1.3.4-f @rule-1.3.4 @derived
  Scenario: Roads that are not Maintained leave adjacency as it is
    The working: by 1.3.4 Roads do not affect adjacency: Corieltauvi and Dobunni still share their border
    when their Road is of no use.

    Given the set-up Barbarian Conspiracy
    And Roads are not Maintained
    When the question "adjacency" is asked with "from=corieltauvi, to=dobunni, by=land"
    Then it is allowed
