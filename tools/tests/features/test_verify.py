"""Running scenarios, keeping their results, and coverage."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludex_tools import coverage
from ludex_tools import verify

SECOND = """
  @id-1.1-b @rule-1.1 @example
  Scenario: Another face
    Given the die shows 4
    When section 1.1 is entered
    Then it is 4
"""
TITLE = '["1.1-b"]\ntitle = "Otra cara"\n'


@pytest.fixture(autouse=True)
def second(folder: Path) -> None:
    """There is a second scenario."""
    with (folder / "1.1-dice.feature").open("a") as file:
        file.write(SECOND)
    (folder / "titles-b.es.toml").write_text(TITLE)


def change(folder: Path, old: str, new: str) -> None:
    """Change the second scenario."""
    file = folder / "1.1-dice.feature"
    first = file.read_text().partition("\n  @id-1.1-b")[0]
    file.write_text(first + SECOND.replace(old, new))


def test_a_section_that_passes_is_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The line tells the section, its title and how many scenarios passed."""
    assert 0 == verify.run("toy", None, "es")
    lines = capsys.readouterr().out.splitlines()

    assert ["1.1", "Dados", "2", "bien"] == lines[0].split()
    assert "2 ejemplos de 1 secciones: 2 bien, 0 mal" == lines[-1]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("it is 4", "it is 5", "(line 18: it is 5)"),
        ("it is 4", "it was 4", "line 18: no phrase: it was 4 (nearest: shown)"),
        ("section 1.1 is", "section 1.2 is", "the run never entered 1.1; it entered 1.2"),
    ],
)
def test_a_scenario_that_fails_says_why(
    folder: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, reason: str
) -> None:
    """A wrong value, a step that is no phrase, and a tagged section that was never entered all fail."""
    change(folder, old, new)

    assert 1 == verify.run("toy")
    out = capsys.readouterr().out
    assert "1 passed, 1 failed: 1.1-b" in out
    assert "1.1-b Another face (features/toy/1.1-dice.feature:15)" in out
    assert reason in out


def test_two_scenarios_with_one_title_are_not_collected(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """pytest-bdd would drop one without a word."""
    change(folder, "Another face", "A die shows its face")

    assert 2 == verify.run("toy")
    assert "'A die shows its face' 2 to 1" in capsys.readouterr().err


def test_a_section_without_scenarios_is_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line says which sections have some."""
    assert 2 == verify.run("toy", "1.2")
    assert "toy has no scenario for 1.2; sections with scenarios: 1.1\n" == capsys.readouterr().err


def test_a_checkout_is_needed(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An installed package has no features, and one line says so."""
    (tmp_path / "features").rename(tmp_path / "elsewhere")

    assert 2 == verify.run("toy")
    assert 2 == coverage.run("toy")
    assert 2 == len(capsys.readouterr().err.splitlines())


def test_results_are_good_until_something_changes(folder: Path, tmp_path: Path) -> None:
    """A change of a feature or of the code makes its results count as not run."""
    verify.run("toy")
    kept = json.loads((tmp_path / "build" / "results.json").read_text())

    assert {"1.1-a", "1.1-b"} == set(kept["games"]["toy"]["scenarios"])
    assert {"1.1-a", "1.1-b"} == set(verify.results("toy"))

    change(folder, "Another face", "Yet another face")
    assert {} == verify.results("toy")

    change(folder, "Another face", "Another face")
    (tmp_path / "spec" / "toy" / "tables" / "dice.toml").write_text('sections = ["1.1", "1.2"]\n')
    assert {} == verify.results("toy")


def test_results_keep_the_positions_for_pictures(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run started and ended with is kept with its result and commit; a run without a position has none."""
    monkeypatch.setattr(verify, "commit", lambda: "0123456789+")
    verify.run("toy")

    expected = verify.Result(True, "", "die: ?", "die: 3", ("die",), "0123456789+")
    assert {"1.1-a": expected, "1.1-b": verify.Result(True, "", commit="0123456789+")} == verify.results("toy")


def test_a_checkout_without_git_has_no_commit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where git is missing, or knows nothing of the folder, results name no commit."""
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(folder.parents[2]))
    assert "" == verify.commit()

    monkeypatch.setenv("PATH", "")
    assert "" == verify.commit()


def test_coverage_counts_what_there_is(folder: Path) -> None:
    """Every listed section is there, with its texts, tables, scenarios and good results."""
    verify.run("toy")

    first = {
        "id": "1.1",
        "kind": "procedure",
        "en": True,
        "es": True,
        "stale": True,
        "code": 1,
        "scenarios": 2,
        "passing": 2,
    }
    second = dict.fromkeys(("en", "es", "stale"), False) | dict.fromkeys(("code", "scenarios", "passing"), 0)
    sections = [first, {"id": "1.2", "kind": "narrative", **second}]
    assert {"games": {"toy": {"sections": sections, "faults": []}}} == coverage.report("toy")


@pytest.mark.parametrize(
    ("require", "status"),
    [(["passing"], 0), (["code", "scenarios"], 0), (["fresh"], 1), (["texts"], 1), (["complete"], 1), (["all"], 2)],
)
def test_coverage_can_be_required(folder: Path, require: list[str], status: int) -> None:
    """What is required and wanting makes the status 1; a narrative section needs no code and no scenario."""
    verify.run("toy")

    assert status == coverage.run("toy", require)


def test_a_missing_translation_is_a_fault_of_coverage(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told with its place, and fails even where nothing is required."""
    (folder / "titles-b.es.toml").unlink()

    assert 1 == coverage.run("toy")
    told = "features/toy/1.1-dice.feature:15: 1.1-b has no title in es; add it to titles.es.toml"
    assert told in capsys.readouterr().out

    assert 1 == coverage.run("toy", as_json=True)
    fault = {"file": "features/toy/1.1-dice.feature", "line": 15}
    fault |= {"what": "1.1-b has no title in es", "mend": "add it to titles.es.toml"}
    assert [fault] == json.loads(capsys.readouterr().out)["games"]["toy"]["faults"]


def test_results_may_be_taken_as_data(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where the results are wanted as data nothing is printed, and a scenario that failed says why."""
    change(folder, "it is 4", "it is 5")
    found: dict[str, Any] = {}

    assert 1 == verify.run("toy", None, "en", found)
    assert "" == capsys.readouterr().out
    passed, failed = found["toy"]["scenarios"]
    assert ("1.1-a", True) == (passed["id"], passed["passed"])
    assert "it is 5" in failed["reason"]
