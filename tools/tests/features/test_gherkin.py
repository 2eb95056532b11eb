"""The reader of features: scenarios in both languages, and faults."""

from pathlib import Path

import pytest

from ludex_tools import gherkin
from ludex_tools.gherkin import NoCheckout


def test_a_scenario_is_told_in_both_languages(folder: Path) -> None:
    """Title and working come from the file of titles, steps from the phrases."""
    (scenario,) = gherkin.scenarios("toy")

    assert "1.1-a" == scenario.id
    assert "1.1" == scenario.home
    assert ("1.1",) == scenario.sections
    assert "derived" == scenario.kind
    assert {"en": "A die shows its face", "es": "Un dado muestra su cara"} == scenario.title
    assert {"en": "The die shows 3.", "es": "El dado muestra 3."} == scenario.working
    assert (folder / "1.1-dice.feature", 5) == (scenario.file, scenario.line)
    assert [
        'Dada la mesa "x"',
        "Y que el dado muestra 3",
        "Cuando se entra en la sección 1.1",
        "Entonces es 3",
    ] == list(gherkin.translated(scenario, "es"))
    assert ['Given the board "x"', "And the die shows 3"] == list(gherkin.translated(scenario, "en"))[:2]
    assert [] == gherkin.faults("toy")


def test_a_feature_may_be_in_spanish(folder: Path) -> None:
    """Its English titles stand in a file of their own; only what is missing is a fault."""
    spanish = """# language: es
Característica: 1.1 Dados

  @id-1.1-b @rule-1.1 @example
  Escenario: Otro dado
    Dado que el dado muestra 3
    Cuando se entra en la sección 1.1
    Entonces es 3
"""
    (folder / "1.1-dice.es.feature").write_text(spanish, encoding="utf-8")

    assert ["1.1-b has no title in en"] == [fault.what() for fault in gherkin.faults("toy")]

    (folder / "titles.en.toml").write_text('["1.1-b"]\ntitle = "Another die"\n')

    assert [] == gherkin.faults("toy")
    found = {scenario.id: scenario for scenario in gherkin.scenarios("toy")}
    assert "Another die" == found["1.1-b"].title["en"]
    assert "Given the die shows 3" == next(gherkin.translated(found["1.1-b"], "en"))
    assert "Dado que el dado muestra 3" == next(gherkin.translated(found["1.1-b"], "es"))


TAGS = "@id-1.1-a @rule-1.1 @derived"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (TAGS, "@rule-1.1 @derived", "'A die shows its face' has 0 ids"),
        (TAGS, "@id-1.1-a @id-1.1-b @rule-1.1 @derived", "'A die shows its face' has 2 ids"),
        (TAGS, "@id-1.1-a @rule-1.1", "1.1-a has 0 kinds"),
        (TAGS, f"{TAGS} @official", "1.1-a has 2 kinds"),
        (TAGS, "@id-1.1-a @derived", "1.1-a verifies no section"),
        (TAGS, f"{TAGS} @rule-9.9", "1.1-a verifies 9.9, which is not listed"),
        (TAGS, f"{TAGS} @slow", "1.1-a has the unknown tag @slow"),
        (TAGS, "@id-1.2-a @rule-1.1 @derived", "1.2-a stands in the feature of 1.1"),
        ("1.1 Dice", "1.1 Die", "1.1 has another title"),
        ("1.1 Dice", "9.9 Dice", "9.9 is not listed"),
        ("Then it is 3", "Then it was 3", "1.1-a: no phrase: it was 3 (nearest: shown)"),
        ("When section 1.1 is entered\n", "", "1.1-a has no when step"),
        ("Then it is 3", "", "1.1-a has no then step"),
        ("    The working: the die shows\n    3.\n", "", "1.1-a is derived without a working"),
        ("Scenario:", "Scenary:", "cannot be parsed"),
    ],
)
def test_a_faulty_scenario_is_told(folder: Path, old: str, new: str, fault: str) -> None:
    """Each mistake in a feature is told."""
    file = folder / "1.1-dice.feature"
    file.write_text(file.read_text().replace(old, new))

    assert fault in [found.what() for found in gherkin.faults("toy")]


def test_ids_and_titles_stand_once(folder: Path) -> None:
    """Of two scenarios with one title pytest-bdd would drop one."""
    file = folder / "1.1-dice.feature"
    file.write_text(file.read_text() + "\n" + file.read_text().partition("\n\n")[2])

    assert [
        "1.1-a has the id 1.1-a",
        "1.1-a has the title 'A die shows its face' (en)",
        "1.1-a has the title 'Un dado muestra su cara' (es)",
    ] == [fault.what() for fault in gherkin.faults("toy")]


def test_a_title_without_its_scenario_is_told(folder: Path) -> None:
    """A translation that is left over names no scenario."""
    (folder / "titles-more.es.toml").write_text('["1.1-z"]\ntitle = "Nada"\n')

    assert ["1.1-z is no scenario"] == [fault.what() for fault in gherkin.faults("toy")]


def test_features_need_a_checkout(folder: Path, tmp_path: Path) -> None:
    """An installed package has none."""
    (tmp_path / "features").rename(tmp_path / "elsewhere")

    with pytest.raises(NoCheckout):
        gherkin.scenarios("toy")
