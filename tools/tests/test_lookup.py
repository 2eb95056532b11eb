"""How positions, rules, lists and what was searched for are told, pinned on a toy game."""

import json
from pathlib import Path

import pytest

from tests.dicey import set_up
from tests.dicey import told
from tests.dicey import wrong


@pytest.fixture(autouse=True)
def _dicey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up(tmp_path, monkeypatch)


def test_a_position_as_text_is_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    """A file with a position as text is told what a position file is, and where the text goes."""
    Path("p.txt").write_text("stake: 3\n")
    for line in (("position", "show", "p.txt"), ("ask", "dicey", "duel", "--position", "p.txt")):
        assert 'p.txt: a position file is TOML, with lines KEY = "VALUE"' in (said := wrong(capsys, *line))
        assert "goes to --at" in said


def test_position_is_written_whole_or_not_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    """An existing file is kept unless --force is given; nothing else is left behind."""
    told(capsys, "position", "new", "--setup", "small", "-o", "p.txt")
    assert 'game = "dicey"\nstake = 1\n' == Path("p.txt").read_text()
    Path("p.txt").write_text("stake: 5\n")
    assert "p.txt exists already: --force replaces it" in wrong(capsys, "position", "new", "--setup", "small", "-o", "p.txt")
    assert "stake: 5\n" == Path("p.txt").read_text()
    told(capsys, "position", "new", "dicey", "--setup", "small", "-o", "p.txt", "--force")
    assert 'game = "dicey"\nstake = 1\n' == Path("p.txt").read_text()
    assert "no/p.txt: there is no such folder" in wrong(capsys, "position", "new", "--setup", "small", "-o", "no/p.txt")
    assert "not an ordinary file" in wrong(capsys, "position", "new", "--setup", "small", "-o", "spec", "--force")
    assert ["p.txt", "spec"] == sorted(file.name for file in Path().iterdir())


def test_position_shown_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    """Problems give status 1, remarks do not."""
    Path("p.txt").write_text('game = "dicey"\nstake =  12\n')
    assert 'game = "dicey"\nstake = 12\n' == told(capsys, "position", "show", "p.txt")
    Path("q.txt").write_text(told(capsys, "position", "show", "p.txt"))
    assert "1 problem" in told(capsys, "position", "check", "q.txt", status=1)
    assert "stake: 12\n" == told(capsys, "position", "show", "p.txt", "--space", "stake")
    assert "no line “steak”" in wrong(capsys, "position", "show", "p.txt", "--space", "steak")
    assert "1 problem\n  1.2  The stake is 12.\n" == told(capsys, "position", "check", "p.txt", status=1)
    found = json.loads(told(capsys, "position", "check", "p.txt", "--json", status=1))
    assert [{"section": "1.2", "text": "The stake is 12."}] == found["problems"]
    Path("p.txt").write_text('game = "dicey"\nstake = 0\n')
    assert "The stake is 0." in told(capsys, "position", "check", "p.txt")


def test_rule_is_plain_text(capsys: pytest.CaptureFixture[str]) -> None:
    """A section shows its text without marks, its references both ways, rulings and code."""
    lines = told(capsys, "rule", "dicey", "1.1").splitlines()

    assert ["1.1 Throw", "", "Roll. Throw 1D6 for the stake (1.2).", ""] == lines[:4]
    assert "- Red first;" in lines
    assert "  | Note. See (1.2)." in lines
    assert "Refers to: 1.2" in lines
    assert any("1.1-face" in line for line in lines)
    assert any(":throw (" in line for line in lines)
    assert "Remiten a ella: 1.1" in told(capsys, "rule", "dicey", "1.2", "--lang", "es")


def test_search_ignores_accents_and_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    """Words are found whatever their accents, capitals and plural endings; a section number comes first."""
    assert told(capsys, "search", "TIRÁDAS").startswith("1.1  Throw [section]")
    assert told(capsys, "search", "1.2").startswith("1.2  Stake [section]")
    assert "red  Red / Rojo (1.1) [term]" in told(capsys, "search", "rojo")
    assert "Nothing found for “zzz”.\n" == told(capsys, "search", "zzz")
    assert [] == json.loads(told(capsys, "search", "zzz", "--json"))


def test_lists(capsys: pytest.CaptureFixture[str]) -> None:
    """Games, questions and rulings are listed, as text and as data."""
    assert "2 sections (2 with text), 1 rulings, 6 questions" in told(capsys, "games")
    assert "stake  (must be given)" in told(capsys, "questions", "dicey")
    assert "(needs a whole position)" in told(capsys, "questions")
    assert "5 or more. (in force)" in told(capsys, "rulings")
    assert 6 == json.loads(told(capsys, "games", "--json"))[0]["questions"]
    assert "five" == json.loads(told(capsys, "rulings", "--json"))["dicey"][0]["default"]
    assert "stake" == json.loads(told(capsys, "questions", "--json"))["dicey"][1]["parameters"][0]["name"]
    assert "Dados: 2020" in told(capsys, "--version", "--lang", "es")
    version = json.loads(told(capsys, "--version", "--json"))
    assert {"dicey": {"printing": "2020", "errata": "2021"}} == version["games"]
