"""Copies of the rulebooks and examples, each broken in one way: coverage fails, and says where, what, and how to mend it."""

import shutil
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import coverage
from ludex_tools import fault
from tests.toys import forget

ROOT = sources.root().parent
ENGLISH, SPANISH = "spec/campaign/en/1-turns.md", "spec/campaign/es/1-turns.md"
SECTIONS, MESSAGES = "spec/campaign/sections.toml", "spec/campaign/messages.toml"
HOW, QUESTIONS = "spec/campaign/how-to.toml", "spec/campaign/questions.toml"
FEATURE = "features/campaign/0.2-turn-structure.feature"
ENGINE = ROOT / "engine" / "ludex" / "campaign"
SAME = "make them the same, in the same order"
NUMERALS = "write every number that a rule counts as a numeral in both"


@dataclass(frozen=True, slots=True)
class Break:
    """One way to break a copy: a text of a file that is replaced, and what is told of it.

    `at` says where the fault is told to be, where that is not the text replaced: a file, and a text of the line.
    """

    name: str
    file: str
    old: str
    new: str
    told: str
    at: tuple[str | Path, str] | None = None
    game: str = "campaign"


BREAKS = (
    Break(
        "a section in one language only",
        SPANISH,
        "## 0.2 Estructura de turno",
        "### Estructura de turno",
        "0.2 is written in en only; write it in es too",
        (ENGLISH, "## 0.2 "),
    ),
    Break(
        "another heading",
        SPANISH,
        "## 5 Tirar por las minas",
        "## 5 Las minas",
        "5 is headed 'Las minas'; sections.toml has 'Tirar por las minas'",
    ),
    Break(
        "a heading of another level",
        SPANISH,
        "### 6.1 Escenario",
        "## 6.1 Escenario",
        "6.1 has a heading of another level than in English: ##, there ###; give both as many #",
    ),
    Break(
        "another title of a chapter",
        SPANISH,
        "# Turnos\n",
        "# Los turnos\n",
        "the chapter begins with '# Los turnos'; begin with '# Turnos', as game.toml has it",
    ),
    Break(
        "another reference",
        SPANISH,
        "elija otro mapa (2.1)",
        "elija otro mapa (7.1)",
        f"6.1 has other references than in English: no. 1 is 7.1, there 2.1; {SAME}",
        (SPANISH, "### 6.1 "),
    ),
    Break(
        "a number as a word",
        SPANISH,
        "Un turno tiene 9 pasos",
        "Un turno tiene nueve pasos",
        f"0.2 has other numbers than in English: none more, 9 missing; {NUMERALS}",
        (SPANISH, "## 0.2 "),
    ),
    Break(
        "other dice",
        SPANISH,
        "cada jugador tira 1D6 por cada mina",
        "cada jugador tira 1D4 por cada mina",
        f"5 has other numbers than in English: 1D4 more, 1D6 missing; {NUMERALS}",
        (SPANISH, "## 5 "),
    ),
    Break(
        "another table",
        SPANISH,
        "```{rule-table} scenery",
        "```{rule-table} mines",
        f"6.1 has other tables than in English: no. 1 is mines, there scenery; {SAME}",
        (SPANISH, "### 6.1 "),
    ),
    Break(
        "a reference to an unlisted section",
        ENGLISH,
        "An event may let a player choose another map (2.1)",
        "An event may let a player choose another map (2.9)",
        "2.9 is not listed; correct it, or add it to sections.toml",
    ),
    Break(
        "a table of an unlisted section",
        "spec/campaign/tables/mines.toml",
        'sections = ["5"]',
        'sections = ["5.1"]',
        "mines names 5.1, which is not listed; correct it",
    ),
    Break(
        "a form to avoid",
        SPANISH,
        "Cuántos turnos forman una estación",
        "Cuántos turnos forman una temporada",
        "'temporada' is a form to avoid; write 'estación'",
    ),
    Break(
        "a section missing from the index",
        "spec/pendragon/game.toml",
        'sections = "S."',
        'sections = "T."',
        "S.1 belongs to no chapter, and so is missing from the index; add its chapter to game.toml",
        ("spec/pendragon/sections.toml", 'id = "S.1"'),
        "pendragon",
    ),
    Break(
        "a tag without a section",
        FEATURE,
        "@id-0.2-b @rule-0.2 ",
        "@id-0.2-b @rule-0.9 ",
        "0.2-b verifies 0.9, which is not listed; mend the tag",
        (FEATURE, "Scenario: After the wars"),
    ),
    Break(
        "a procedure without a section",
        SECTIONS,
        'id = "5"\n',
        'id = "5.9"\n',
        "next_mine carries out 5, which is not listed; correct its section",
        (ENGINE / "mines.py", '@rule("5")\ndef next_mine'),
    ),
    Break(
        "other placeholders",
        MESSAGES,
        'rescue-gap = { en = "The text does not say how the rescue of {hero}',
        'rescue-gap = { en = "The text does not say how the rescue of {army}',
        "message rescue-gap has other placeholders in en than in es: army, hero; use the same in both",
    ),
    Break(
        "a message in one language only",
        MESSAGES,
        'season-length = { en = "The text does not say how many turns a season has: the players do.", es =',
        'season-length = { en = "The text does not say how many turns a season has: the players do.", fr =',
        "message season-length has no es; write it in both languages",
    ),
    Break(
        "a gap without words",
        MESSAGES,
        "rescue-gap = {",
        "rescue-hole = {",
        "the gap rescue-gap has no words; add rescue-gap to messages.toml, in both languages",
        (ENGINE / "injuries.py", 'play.gap("7.3", "rescue-gap"'),
    ),
    Break(
        "a list with an unlisted section",
        HOW,
        'section = "8.3", lead',
        'section = "8.9", lead',
        "expedition names 8.9, which is not listed; correct it",
    ),
    Break(
        "a list without a language",
        HOW,
        ', es = "Una casilla tuya: construye."',
        "",
        "expedition has no lead for 8.3 in es; write it in both languages",
    ),
    Break(
        "a list that stands twice",
        HOW,
        'id = "season-end"',
        'id = "turn"',
        "turn stands twice; give one of them another id",
        (HOW, 'id = "turn"'),
    ),
    Break(
        "a question without an example",
        QUESTIONS,
        "[relics]",
        "[relic]",
        "the question relics has no example; add [relics] with `about` and `ask`",
        (QUESTIONS, "# A real example"),
    ),
    Break(
        "an example without a question",
        QUESTIONS,
        "[relics]",
        "[relic]",
        "relic is no question of campaign; correct or remove it",
    ),
)


@pytest.fixture
def replace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str, str], None]]:
    """A function that replaces a text, which stands there once, in a file of a copy of the checkout."""
    for folder in ("spec", "features"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(sources, "root", lambda: tmp_path / "spec")
    forget()

    def put(name: str, old: str, new: str) -> None:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert 1 == text.count(old)
        (tmp_path / name).write_text(text.replace(old, new), encoding="utf-8")
        forget()

    yield put
    forget()


def line_of(file: Path, text: str) -> int:
    """Return the line of a file on which a text begins."""
    return file.read_text(encoding="utf-8").partition(text)[0].count("\n") + 1


@pytest.mark.parametrize("broken", BREAKS, ids=lambda broken: broken.name)
def test_coverage_fails_on_a_broken_copy(
    broken: Break, replace: Callable[[str, str, str], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each fault is told with its file and line, what is wrong, and how to mend it."""
    where, text = broken.at or (broken.file, broken.old)
    line = line_of(tmp_path / where, text)
    replace(broken.file, broken.old, broken.new)

    assert 1 == coverage.run(broken.game)
    _, _, told = capsys.readouterr().out.partition("to mend:\n")
    assert f"  {where}:{line}: {broken.told}" in told.splitlines()


def test_a_stale_section_is_reported_and_fails_only_where_fresh_is_required(
    replace: Callable[[str, str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    """A change of words on one side is no fault, but is told; nothing is to be mended in a whole copy."""
    replace(SPANISH, "Al preparar la mesa,", "Cuando prepares la mesa,")

    assert 0 == coverage.run("campaign")
    told = capsys.readouterr().out
    (line,) = (line for line in told.splitlines() if line.startswith("6.1 "))
    assert "stale" in line
    assert "to mend" not in told
    assert 1 == coverage.run("campaign", ["fresh"])


def test_a_fault_is_told_in_spanish(
    replace: Callable[[str, str, str], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """File and line are the same, what is wrong and how to mend it are in the reader's language."""
    line = line_of(tmp_path / SPANISH, "## 0.2 ")
    replace(SPANISH, "Un turno tiene 9 pasos", "Un turno tiene nueve pasos")

    assert 1 == coverage.run("campaign", lang="es")
    mend = "escribe en cifras, en ambos, todo número que cuente una regla"
    told = f"  {SPANISH}:{line}: 0.2 tiene otros números que en inglés: de más, nada; de menos, 9; {mend}"
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("name", fault.words())
def test_each_fault_has_the_same_facts_in_both_languages(name: str) -> None:
    """What is wrong and how to mend it are told in both, from the same facts."""
    entry = fault.words()[name]
    facts = {lang: {key for part in entry[lang] for _, key, _, _ in Formatter().parse(part) if key} for lang in LANGUAGES}

    assert {2} == {len(entry[lang]) for lang in LANGUAGES}
    assert facts["en"] == facts["es"]
