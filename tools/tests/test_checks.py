"""The checks of a rulebook, each on a small one with a single fault."""

from collections.abc import Callable
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex_tools import checks
from tests.toys import forget
from tests.toys import lay_out
from tests.toys import LAYOUT

SECTIONS = """
[[section]]
id = "1.0"
kind = "procedure"
en = "First"
es = "Primera"
[[section]]
id = "1.1"
kind = "procedure"
en = "Second"
es = "Segunda"
"""
GLOSSARY = """
[[term]]
id = "town"
section = "1.0"
en = { one = "Town", many = "Towns" }
es = { one = "Pueblo", many = "Pueblos", gender = "m" }
avoid = { en = ["Village"], es = ["Villa"] }
"""
MESSAGES = 'fell = { en = "{site} falls", es = "cae {site}" }\n'
ENGLISH = "# All\n\n## 1.0 First\n\nRoll 1D6 for 2 Towns (1.1).\n\n## 1.1 Second\n\nNothing.\n"
SPANISH = "# Todo\n\n## 1.0 Primera\n\nTira 1D6 por 2 Pueblos (1.1).\n\n## 1.1 Segunda\n\nNada.\n"

Edit = Callable[[str, str, str], None]


@pytest.fixture
def edit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edit]:
    """A sound rulebook, and a function that replaces a text in one of its files."""
    files = {"game.toml": LAYOUT, "sections.toml": SECTIONS, "glossary.toml": GLOSSARY, "messages.toml": MESSAGES}
    game = lay_out(tmp_path, monkeypatch, "toy", files | {"en/1-all.md": ENGLISH, "es/1-all.md": SPANISH})

    def replace(name: str, old: str, new: str) -> None:
        text = (game / name).read_text(encoding="utf-8")
        assert old in text
        (game / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        forget()

    yield replace
    forget()


def test_a_sound_rulebook_has_no_faults(edit: Edit) -> None:
    """Nothing is wrong with the rulebook that the other tests break."""
    assert [] == checks.check("toy")


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "what"),
    [
        ("es/1-all.md", "## 1.1 Segunda\n\nNada.\n", "", 7, "1.1 is written in en only"),
        ("es/1-all.md", "Segunda", "Otra", 7, "1.1 is headed 'Otra'"),
        ("en/1-all.md", "## 1.1 Second", "## 1.9 Second", 7, "1.9 is not listed"),
        ("es/1-all.md", "(1.1)", "(1.0)", 3, "1.0 has other references than in English"),
        ("es/1-all.md", "1D6", "1D4", 3, "1.0 has other numbers than in English: 1D4 more, 1D6 missing"),
        ("es/1-all.md", "2 Pueblos", "dos Pueblos", 3, "1.0 has other numbers than in English"),
        ("es/1-all.md", "Nada.", "```{rule-table} sites\n```", 7, "1.1 has other tables than in English"),
        ("es/1-all.md", "\nNada.\n", "", 7, "1.1 has no text"),
        ("en/1-all.md", "Nothing.", "See 7.7.", 9, "7.7 is not listed"),
        ("en/1-all.md", "Nothing.", "See {rule}`toy 7`.", 9, "7 is not listed"),
        ("en/1-all.md", "Nothing.", "See {rule}`chess 1.0`.", 9, "chess 1.0 is not listed"),
        ("es/1-all.md", "Nada.", "{rule}`toy 1.0`", 7, "1.1 has other references than in English"),
        ("en/1-all.md", "Nothing", "A Village", 9, "'Village' is a form to avoid"),
        ("messages.toml", "cae {site}", "cae {place}", 1, "message fell has other placeholders in en than in es"),
        ("glossary.toml", '"1.0"', '"1.7"', 3, "town names 1.7, which is not listed"),
        ("sections.toml", '"1.1"', '"2.1"', 8, "2.1 belongs to no chapter"),
        ("en/1-all.md", "## 1.1 Second", "## 1.0 First", 7, "1.0 stands twice"),
    ],
)
def test_a_fault_is_found_with_its_line(edit: Edit, name: str, old: str, new: str, line: int, what: str) -> None:
    """Each fault is told where it is."""
    edit(name, old, new)

    assert any(fault.what().startswith(what) and fault.line == line for fault in checks.check("toy")), [
        str(fault) for fault in checks.check("toy")
    ]


def test_a_section_is_stale_from_a_change_until_it_is_accepted(edit: Edit) -> None:
    """A change in one language names that language."""
    assert {"1.0": ["en", "es"], "1.1": ["en", "es"]} == checks.stale("toy")
    assert ["1.0", "1.1"] == checks.accept("toy")
    assert {} == checks.stale("toy")

    edit("es/1-all.md", "Nada", "Todo")

    assert {"1.1": ["es"]} == checks.stale("toy")
    assert ["1.1"] == checks.accept("toy", "1.1")
    assert {} == checks.stale("toy")


def test_only_a_section_in_both_languages_is_accepted(edit: Edit) -> None:
    """There is nothing to agree on where one text is missing."""
    edit("es/1-all.md", "## 1.1 Segunda\n\nNada.\n", "")

    with pytest.raises(KeyError):
        checks.accept("toy", "1.1")


@pytest.mark.parametrize("game", sources.games())
def test_the_rulebooks_have_no_faults(game: str) -> None:
    """Both languages of every rulebook say the same, as far as can be checked."""
    assert [] == [str(fault) for fault in checks.check(game)]
