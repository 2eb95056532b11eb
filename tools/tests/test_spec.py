"""The reader of `spec/`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex_tools import main
from ludex_tools import spec
from tests.toys import forget
from tests.toys import lay_out
from tests.toys import LAYOUT


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("See (3.6.4), (1.5.2, 6.8.2) and (S.1).", ["3.6.4", "1.5.2", "6.8.2", "S.1"]),
        ("A sentence ends with 3.6.", ["3.6"]),
        ("3 losses, 1½ losses, 1D6, 5-6, 55 × 85 cm", []),
        ("{rule}`campaign 2.1` and 2.2", ["2.2"]),
        ("version v1.2 is none", []),
    ],
)
def test_references_are_what_is_shaped_like_a_section(body: str, expected: list[str]) -> None:
    """Section ids are found in order; numbers, dice and references to other games are none."""
    assert expected == spec.references(body)


def test_a_section_of_a_single_number_is_named_by_the_role() -> None:
    """The role counts where it names a section of the same game; a number alone is none."""
    body = "See {rule}`campaign 4`, {rule}`5`, {rule}`pendragon 3.6` and (7.4), on 6 of 1D6."

    assert ["4", "5", "7.4"] == spec.references(body, "campaign")
    assert ["6", "1D6"] == spec.numerals(body)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("On 5-6 of 1D6 it takes 1½ losses (3.6.4).", ["5", "6", "1D6", "1½"]),
        ("```{rule-table} setup-2\n```\n½ loss", ["½"]),
        ("no. 4 Stilicho", ["4"]),
    ],
)
def test_numerals_are_numbers_and_dice(body: str, expected: list[str]) -> None:
    """Section ids and names of tables hold no numbers that a rule counts."""
    assert expected == spec.numerals(body)


def test_a_section_is_what_stands_under_its_heading(tmp_path: Path) -> None:
    """The text ends at the next heading; what looks like one inside a fence is none."""
    file = tmp_path / "1.md"
    file.write_text(
        "# One\n\n## 1.0 First\n\nA.\n```\n## 9.9 no\n```\n\n### 1.0.1 Next\nB (1.0).\n\n## 2 Last\n", encoding="utf-8"
    )
    found = list(spec.read(file, "en"))

    assert ["1.0", "1.0.1", "2"] == [text.section for text in found]
    assert ["First", "Next", "Last"] == [text.title for text in found]
    assert "A.\n```\n## 9.9 no\n```" == found[0].body
    assert [3, 10, 13] == [text.line for text in found]


@pytest.mark.parametrize("game", sources.games())
def test_every_section_has_a_chapter_and_titles(game: str) -> None:
    """What `sections.toml` lists can be shown in both languages."""
    for listed in spec.listed(game).values():
        assert listed.chapter
        assert listed.titles["en"]
        assert listed.titles["es"]


@pytest.mark.parametrize("game", sources.games())
def test_procedures_follow_the_order_of_the_sections(game: str) -> None:
    """Procedures are told in the order of the rulebook."""
    order = list(spec.listed(game))
    found = [order.index(section) for section in spec.procedures(game)]

    assert sorted(found) == found


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A rulebook of four sections, of which English has two and Spanish has no file."""
    ids = ("1.0", "1.1", "1.1.1", "1.2")
    entries = [f'[[section]]\nid = "{name}"\nkind = "procedure"\nen = "E {name}"\nes = "S {name}"' for name in ids]
    english = "# All\n\n## 1.0 E 1.0\n\nA.\n\n## 1.2 E 1.2\n\nB.\n"
    files = {"game.toml": LAYOUT, "sections.toml": "\n".join(entries), "en/1-all.md": english}
    folder = lay_out(tmp_path, monkeypatch, "toy", files)
    (tmp_path / "pyproject.toml").touch()  # what makes a checkout
    yield folder
    forget()


def test_a_new_section_stands_in_order_and_below_its_own(toy: Path) -> None:
    """The heading goes before the next one that is written; a chapter not begun gets its title too."""
    assert {
        toy / "en" / "1-all.md": "# All\n\n## 1.0 E 1.0\n\nA.\n\n### 1.1.1 E 1.1.1\n\n## 1.2 E 1.2\n\nB.\n",
        toy / "es" / "1-all.md": "# Todo\n\n### 1.1.1 S 1.1.1\n",
    } == spec.new_section("toy", "1.1.1")


def test_a_new_section_at_the_end_and_one_that_is_there(toy: Path) -> None:
    """What is last goes to the end; a language that has the heading is left alone."""
    (toy / "en" / "1-all.md").write_text("# All\n\n## 1.0 E 1.0\n\nA.\n", encoding="utf-8")

    assert "# All\n\n## 1.0 E 1.0\n\nA.\n\n## 1.2 E 1.2\n" == spec.new_section("toy", "1.2")[toy / "en" / "1-all.md"]
    assert [toy / "es" / "1-all.md"] == list(spec.new_section("toy", "1.0"))


def test_the_command_writes_the_headings_once(toy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both languages are written, files named; a second time there is nothing to do, and that is told."""
    assert main.run(["spec", "new-section", "toy", "1.1", "--lang", "es"]) == 0
    expected = "1.1 ya tiene su encabezado; escribe su texto: spec/toy/en/1-all.md, spec/toy/es/1-all.md\n"
    assert capsys.readouterr().out == expected
    assert (toy / "es" / "1-all.md").read_text(encoding="utf-8") == "# Todo\n\n## 1.1 S 1.1\n"

    assert main.run(["spec", "new-section", "toy", "1.1"]) == 2
    assert capsys.readouterr().err == "1.1 has its heading in both languages already\n"
