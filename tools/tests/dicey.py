"""A toy game for the tests of the command line: Red and Blue throw for a stake."""

import sys
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.games import Problem
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.position import Stock
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import reason
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.run import Procedure
from ludex_tools.main import run
from tests.toys import install
from tests.toys import lay_out

FILES = {
    "game.toml": """
id = "dicey"
[title]
en = "Dicey"
es = "Dados"
[edition]
printing = "2020"
errata = "2021"
[[chapter]]
id = "1"
file = "1-throws"
sections = "1."
title = { en = "Throws", es = "Tiradas" }
""",
    "sections.toml": """
[[section]]
id = "1.1"
kind = "procedure"
en = "Throw"
es = "Tirada"
[[section]]
id = "1.2"
kind = "procedure"
en = "Stake"
es = "Apuesta"
""",
    "glossary.toml": """
[[term]]
id = "red"
section = "1.1"
en = { one = "Red", many = "Reds" }
es = { one = "Rojo", many = "Rojos", gender = "m" }
""",
    "rulings.toml": """
[[ruling]]
id = "1.1-face"
sections = ["1.1"]
kind = "open"
default = "five"
as_printed = "six"
title = { en = "Which face wins", es = "Qué cara gana" }
why = { en = "It says both.", es = "Dice ambas." }
[[ruling.reading]]
id = "five"
en = "5 or more."
es = "5 o más."
[[ruling.reading]]
id = "six"
en = "6 alone."
es = "Solo 6."
""",
    "messages.toml": """
threw = { en = "{faction} throws: {won}.", es = "{faction} tira: {won}." }
too-high = { en = "{value} is above {most}.", es = "{value} pasa de {most}." }
fact-won = { en = "Red wins", es = "gana Rojo" }
fact-gain = { en = "gain", es = "ganancia" }
no-source = { en = "No source tells this.", es = "Ninguna fuente lo dice." }
position-impossible = { en = "The stake cannot be so high", es = "La apuesta no puede ser tan alta" }
result-turns = { en = "Red and 20 turns: {n} names", es = "Rojo y 20 turnos: {n} nombres" }
problem-stake = { en = "The stake is {value}.", es = "La apuesta es {value}." }
""",
    "en/1-throws.md": "# Throws\n\n## 1.1 Throw\n\n**Roll.**\nThrow 1D6 for the stake (1.2).\n\n"
    "- Red first;\n- then Blue.\n\n"
    "> **Note.**\n> See (1.2).\n\n## 1.2 Stake\n\nThe stake is `1` or more.\n",
    "es/1-throws.md": "# Tiradas\n\n## 1.1 Tirada\n\n**Tira.**\nTira 1D6 por la apuesta (1.2).\n\n"
    "- Rojo primero;\n- luego Azul.\n\n"
    "> **Nota.**\n> Véase (1.2).\n\n## 1.2 Apuesta\n\nLa apuesta es `1` o más.\n",
}


class Side(StrEnum):
    """The two players."""

    RED = "red"
    BLUE = "blue"


rulebook = Rulebook("dicey")
STOCK = Stock(tracks={"stake": (0, 9)})


@rulebook.rule("1.1")
def throw(play: Play, position: Position) -> Position:
    """Red throws; whoever wins takes the stake."""
    least = 5 if play.reading("1.1-face") == "five" else 6
    won, _ = play.check("red", range(least, 7))
    play.note("1.1", "threw", faction=Side.RED, won=won)
    double = play.decide("double", Side.RED, {"yes": 2, "no": 1}, position)
    return position.mark("gain", (1 if won else -1) * double)


def outcome(start: Position, end: Position) -> dict[str, Any]:
    """Who won, and what."""
    gain = end.track("gain") or 0
    return {"won": gain > 0, "gain": gain, "stake": start.track("stake") or 0}


@question("duel", Parameter("bonus", int))
def duel(inquiry: Inquiry, bonus: int | None) -> Case:
    """A throw for the stake."""
    inquiry.play.gap("1.2", "no-source")
    return Case(Procedure([throw], outcome), inquiry.stated())


@question("may", Parameter("stake", int, required=True))
def may(inquiry: Inquiry, stake: int) -> Finding:
    """May the stake be this high?"""
    rulebook.enter("1.2")
    if stake > 9:
        return Finding(verdict=False, reasons=[reason("1.2", "too-high", value=stake, most=9)])
    return Finding(verdict=True, value=Fraction(1, 3))


@question("owner", local=False)
def owner(inquiry: Inquiry) -> Finding:
    """Who holds the stake?"""
    stake = inquiry.stated().track("stake") or 0
    return Finding(value=Side.RED if stake else None)


def wager(play: Play, position: Position) -> Position:
    """Both throw a coin, Red first."""
    for side in Side:
        won, _ = play.check(side, range(1, 2), 2)
        play.note("1.1", "threw", faction=side, won=won)
    return position


def collect(play: Play, position: Position) -> Position:
    """Red gains the stake in any case."""
    play.note("1.2", "threw", faction=Side.RED, won=True)
    return position.mark("gain", position.track("stake") or 0)


@question("wagers")
def wagers(inquiry: Inquiry) -> Case:
    """Two wagers, after which Red gains the stake."""
    return Case(Procedure([wager, wager, collect], outcome), inquiry.stated())


@question("turns", Parameter("number", int, required=True))
def turns(_: Inquiry, number: int) -> Finding:
    """The number of each of many turns."""
    return Finding(facts={f"turn-{n}": n * number for n in range(20)} | {"red": number})


@question("sound")
def sound(inquiry: Inquiry) -> Finding:
    """Whether the stake is possible; one above 9 cannot be asked about."""
    if (inquiry.stated().track("stake") or 0) > 9:
        raise Wrong("position-impossible", section="1.2")
    return Finding(verdict=True)


QUESTIONS = ("duel", "may", "owner", "wagers", "turns", "sound")


def read(text: str) -> Position:
    """Read `stake: 3`."""
    name, _, value = text.partition(":")
    choose("stake-unknown", name.strip(), ["stake"])
    if not value.strip().lstrip("-").isdecimal():
        raise Wrong("stake-unreadable", text=text)
    return Position(STOCK, marks={"stake": int(value)})


def check(position: Position) -> list[Problem]:
    """A stake above 9 is a problem, one of 0 a remark."""
    stake = position.track("stake") or 0
    if 0 < stake <= 9:
        return []
    return [Problem("1.2", "problem-stake", (("value", stake),), remark=stake == 0)]


GAME = Game(
    rulebook=rulebook,
    questions={name: f"dicey_questions:{name}" for name in QUESTIONS},
    policies={"bold": lambda decision: "yes", "meek": lambda decision: "no", "ask": None},
    default_policy="bold",
    factions=lambda _: tuple(Side),
    setups=("small",),
    setup=lambda name: Position(STOCK, marks={"stake": 1}),
    read=read,
    show=lambda position: f"stake: {position.track('stake')}\n",
    check=check,
)


def set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy game the only one there is."""
    lay_out(tmp_path, monkeypatch, "dicey", FILES)
    install(monkeypatch, "dicey", GAME=GAME, rulebook=rulebook)
    questions = ModuleType("dicey_questions")
    for name in QUESTIONS:
        setattr(questions, name, globals()[name])
    monkeypatch.setitem(sys.modules, "dicey_questions", questions)
    monkeypatch.chdir(tmp_path)


def told(capsys: pytest.CaptureFixture[str], *line: str, status: int = 0) -> str:
    """Return what a command line prints; nothing may go to standard error."""
    found = run(line)
    out, err = capsys.readouterr()
    assert (status, "") == (found, err)
    return out


def wrong(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    """Return the one line in which a command line is refused; nothing may go to standard output."""
    found = run(line)
    out, err = capsys.readouterr()
    assert (2, "", 1) == (found, out, err.count("\n")), err
    return err


DUEL = ("ask", "dicey", "duel", "--at", "stake: 3")
