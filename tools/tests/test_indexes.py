"""What the indexes of the site are made from: examples of questions, gaps and doubts, lists in the order of play, history."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import asked
from ludex_tools import gaps
from ludex_tools import history
from ludex_tools import how
from ludex_tools import main
from ludex_tools.asked import Example
from ludex_tools.asked import Refused
from ludex_tools.coverage import Covered
from ludex_tools.history import NoHistory
from ludex_tools.site import figures
from ludex_tools.site.words import source
from tests.toys import forget
from tests.toys import lay_out
from tests.toys import LAYOUT

EXAMPLES = [(game, name) for game in sources.games() for name in asked.examples(game)]
SECTIONS = """
[[section]]
id = "1.1"
kind = "procedure"
en = "First"
es = "Primera"
[[section]]
id = "1.2"
kind = "narrative"
en = "Second"
es = "Segunda"
"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sources.games())
def test_a_gap_or_doubt_is_told_in_general_without_holes(game: str, lang: str) -> None:
    """A message that an answer fills has a form in general, which the index of gaps and doubts tells."""
    words = Words(game, lang)
    told = [gaps.in_general(one, words) for one in gaps.declared(game)]

    assert [] == [text for text in told if "…" in text]


def test_sources_of_doubtful_rows_are_told_in_spanish() -> None:
    """No English word that joins the parts of a source is left."""
    told = [source("es", row.source) for game in sources.games() for row in gaps.doubtful(game)]

    assert [] == [text for text in told if re.search(r"\b(?:and|the|for|in|from|of|public|rulebook)\b", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_the_example_of_a_question_is_answered(game: str, name: str, lang: str) -> None:
    """The rules answer each example, with the sections that the answer rests on."""
    answer = asked.examples(game)[name].answer(lang)

    assert {"en": "\nSections: ", "es": "\nSecciones: "}[lang] in answer


def test_an_example_that_cannot_be_answered_says_why() -> None:
    """What the command line says is kept."""
    example = Example("campaign", "spoils", {"en": "", "es": ""}, ("--set", "roll=9"))

    with pytest.raises(Refused, match=r"9.* is no face of the die"):
        example.answer("en")


def test_a_command_is_broken_before_its_options() -> None:
    """An option stays with its value, and what a shell would break is quoted."""
    words = ("--set", "attacker=saxons", "--at", "imperium: fragmentation | dobunni: saxons 7w; civitates 2m@glevum")

    assert (
        "ludex ask pendragon siege --set attacker=saxons \\\n"
        "    --at 'imperium: fragmentation | dobunni: saxons 7w; civitates 2m@glevum'"
    ) == Example("pendragon", "siege", {}, words).command


def test_gaps_and_doubts_are_found_in_code_and_tables() -> None:
    """What answers tell is found where the code declares it, and doubtful rows with their facts."""
    declared = [(one.kind, one.section, one.message) for one in gaps.declared("pendragon")]

    assert ("doubt", "3.6.4", "doubt-londinium") in declared
    assert ["7.3", "9"] == [one.section for one in gaps.declared("campaign") if one.kind == "gap"]
    (londinium,) = (row for row in gaps.doubtful("pendragon") if row.table == "battle")
    assert ("londinium", ("capacity",), "low", "rulebook 3.6.4") == (
        londinium.row,
        londinium.facts,
        londinium.confidence,
        londinium.source,
    )


def test_a_section_knows_the_lists_that_it_is_part_of() -> None:
    """The Siege belongs to the Battle too, in the order in which they are listed."""
    assert ["battle", "siege"] == [one.id for one in how.with_section("pendragon", "3.6.6")]
    assert [] == how.with_section("pendragon", "8.9")


def test_a_list_is_printed_in_the_order_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    """Each step has its number, section, lead and text; one without text says so."""
    assert 0 == main.run(["how", "pendragon", "other-briton", "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()

    steps = [line for line in lines if line[:2] in ("1.", "2.", "3.", "4.")]
    assert ["1. 1.8.1 Briton Resources", "2. 1.5.2 Negotiation", "3. 6.8.2 Army Preemption"] == steps[:3]
    assert "Which Resources are whose." == lines[lines.index(steps[0]) + 1]
    assert "This section has no text yet." == lines[lines.index(steps[2]) + 3]


def test_lists_are_told_as_data_and_unknown_ones_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name all lists of a game are told."""
    assert 0 == main.run(["how", "campaign", "--json", "--lang", "es"])
    found = json.loads(capsys.readouterr().out)

    assert ["turn", "battle", "expedition", "season-end"] == [one["id"] for one in found]
    assert {"section": "8.3", "lead": "Una casilla tuya: construye."} in found[2]["steps"]
    assert 2 == main.run(["how", "campaign", "expeditoin", "--lang", "en"])
    assert capsys.readouterr().err.startswith("campaign does not tell how to do expeditoin; it tells: expedition, ")


@pytest.mark.parametrize(
    ("changes", "state"),
    [
        ({}, "verified"),
        ({"stale": True}, "verified"),
        ({"passing": 1}, "coded"),
        ({"scenarios": 0, "passing": 0}, "coded"),
        ({"code": 0}, "written"),
        ({"es": False}, "missing"),
        ({"kind": "narrative", "code": 0, "scenarios": 0, "passing": 0}, "verified"),
    ],
)
def test_a_section_has_come_as_far_as_what_it_lacks_allows(changes: dict[str, object], state: str) -> None:
    """Text in both languages, then code, then examples that all passed; a narrative needs text alone."""
    whole = {"id": "1.1", "kind": "procedure", "en": True, "es": True, "stale": False, "code": 1, "scenarios": 2, "passing": 2}

    assert state == figures.state(Covered(**(whole | changes)))  # type: ignore[arg-type]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one small game, and its history of one commit."""
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", "/dev/null")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "A")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "a@example.org")
        monkeypatch.setenv(f"GIT_{who}_DATE", "2020-02-02T12:00:00+00:00")
    english = "# All\n\n## 1.1 First\n\nA.\n\n## 1.2 Second\n\nB.\n"
    files = {"game.toml": LAYOUT, "sections.toml": SECTIONS, "en/1-all.md": english}
    lay_out(tmp_path, monkeypatch, "toy", files)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path, "Begin")
    return tmp_path


def git(root: Path, *words: str) -> None:
    """Run git in a checkout."""
    subprocess.run(["git", "-C", str(root), *words], check=True, capture_output=True)


def commit(root: Path, subject: str) -> None:
    """Commit everything."""
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", subject)


def write(root: Path, name: str, text: str) -> None:
    """Write a file of a checkout."""
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def test_a_commit_changes_the_sections_whose_texts_code_or_examples_differ(repository: Path) -> None:
    """What stays as it was does not count, though its file changed; the newest commit is first."""
    write(repository, "spec/toy/en/1-all.md", "# All\n\n## 1.1 First\n\nA, and more.\n\n## 1.2 Second\n\nB.\n")
    commit(repository, "More")
    procedure = '@rulebook.rule("1.2")\ndef second() -> int:\n    return 2\n'
    write(repository, "engine/ludex/toy/second.py", procedure)
    scenario = "  @id-1.1-a @rule-1.1 @rule-1.2 @derived\n  Scenario: S\n    When asked\n    Then told\n"
    write(repository, "features/toy/1.1-first.feature", f"Feature: 1.1 First\n\n{scenario}")
    commit(repository, "Code and an example")
    write(repository, "engine/ludex/toy/second.py", "# why\n" + procedure)
    commit(repository, "A comment")

    found = history.changes("toy", repository)
    assert [
        ("2020-02-02", "Code and an example", {"code": ["1.2"], "scenarios": ["1.1", "1.2"]}),
        ("2020-02-02", "More", {"en": ["1.1"]}),
        ("2020-02-02", "Begin", {"en": ["1.1", "1.2"]}),
    ] == [(one.day, one.subject, one.sections) for one in found]
    assert all(len(one.commit) == 40 for one in found)
    forget()


def test_without_a_whole_history_there_is_none(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A folder that is no repository, and a shallow clone, say what they are; nothing is made up."""
    write(repository, "spec/toy/en/1-all.md", "# All\n\n## 1.1 First\n\nC.\n")
    commit(repository, "Another")
    shallow = tmp_path_factory.mktemp("clone") / "shallow"
    git(repository, "clone", "--quiet", "--depth=1", f"file://{repository}", str(shallow))
    for root, why in ((tmp_path_factory.mktemp("bare"), "no-git"), (shallow, "shallow"), (repository / "spec", "no-git")):
        with pytest.raises(NoHistory) as raised:
            history.changes("toy", root)
        assert why == raised.value.why
    assert "" == history.head(tmp_path_factory.mktemp("none"))
    forget()
