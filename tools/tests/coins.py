"""A toy game whose ids have words in both languages: coins of two metals, faces, cards, and a free statement."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ludex.kernel.decisions import Judged
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.position import Stock
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.run import Procedure
from tests.toys import install
from tests.toys import lay_out

FILES = {
    "game.toml": """
id = "coins"
names = ["tables/cards"]
[title]
en = "Coins"
es = "Monedas"
[edition]
printing = "2020"
[[chapter]]
id = "1"
file = "1-coins"
sections = "1."
title = { en = "Coins", es = "Monedas" }
""",
    "sections.toml": """
[[section]]
id = "1.1"
kind = "procedure"
en = "Toss"
es = "Lanzar"
""",
    "glossary.toml": """
[[term]]
id = "gold"
section = "1.1"
en = { one = "Gold", many = "Golds" }
es = { one = "Oro", many = "Oros", gender = "m" }
aliases = { en = ["Sovereign"], es = ["Doblón"] }
[[term]]
id = "silver"
section = "1.1"
en = { one = "Silver", many = "Silvers" }
es = { one = "Plata", many = "Platas", gender = "f" }
""",
    "rulings.toml": "",
    "tables/cards.toml": """
[[card]]
id = "ace"
name = { en = "Ace", es = "As" }
[[card]]
id = "deuce"
name = { en = "Deuce", es = "Dos" }
[[card]]
id = "pair"
name = { en = "Pair", es = "Dos" }
""",
    "messages.toml": """
term-heads = { en = "heads up", es = "cara arriba" }
option-tails = { en = "tails up", es = "cruz arriba" }
option-show = { en = "show", es = "enseñar" }
unreadable = { en = "“{text}” is no call", es = "«{text}» no es ninguna apuesta" }
word-unknown = { en = "“{name}” is not among: {nearest}", es = "«{name}» no está entre: {nearest}" }
card-unknown = { en = "No card “{name}”; nearest: {nearest}", es = "Ninguna carta «{name}»; parecidas: {nearest}" }
parameter-coin = { en = "the coin", es = "la moneda" }
parameter-edge = { en = "smooth (rare) or milled (default)", es = "smooth (lisa, rara) o milled (acanalada, por defecto)" }
parameter-toss-coin = { en = "the coin to be tossed", es = "la moneda que se lanza" }
fact-face = { en = "face", es = "lado" }
""",
    "en/1-coins.md": "# Coins\n\n## 1.1 Toss\n\nToss.\n",
    "es/1-coins.md": "# Monedas\n\n## 1.1 Lanzar\n\nLanza.\n",
}
COINS = ("gold", "silver")
FACES = ("heads", "tails")
CARDS = ("ace", "deuce", "pair", *(f"{number}-of-cups" for number in range(2, 15)))
rulebook = Rulebook("coins")
STOCK = Stock()


def coin(text: str) -> str:
    """Read a coin."""
    return choose("word-unknown", text, COINS)


def calls(text: str) -> tuple[tuple[str, str], ...]:
    """Read `gold heads, silver tails`, in small letters."""
    found = []
    for part in text.lower().split(","):
        name, blank, face = part.strip().partition(" ")
        if not blank:
            raise Wrong("unreadable", text=part.strip())
        found.append((coin(name), choose("word-unknown", face, FACES)))
    return tuple(found)


def weighed(text: str) -> str:
    """Read `gold yes`."""
    if not re.fullmatch("(gold|silver) (yes|no)", text):
        raise Wrong("unreadable", text=text)
    return text


def other(text: str) -> str:
    """Read another coin, or `none`, of which a refusal says nothing."""
    return text if text == "none" else coin(text)


@question(
    "toss",
    Parameter("coin", coin),
    Parameter("other", other),
    Parameter("weighed", weighed),
    Parameter("edge", lambda text: choose("word-unknown", text, ("smooth", "milled"))),
    Parameter("calls", str),
    Parameter("card", lambda text: choose("card-unknown", text, CARDS)),
    Parameter("sure", lambda text: choose("word-unknown", text, ("yes", "no")) == "yes"),
)
def toss(_: Inquiry, **given: str | bool | None) -> Finding:
    """Tell what was given."""
    called = given.pop("calls")
    said = {f"called_{name}": face for name, face in calls(str(called))} if called else {}
    return Finding(facts={name: value for name, value in given.items() if value is not None} | said)


def fall(play: Play, position: Position) -> Position:
    """A coin falls on one of five sides, each as likely."""
    return position.mark("face", play.pick("face", {str(number): 1 for number in range(1, 6)}))


def lean(play: Play, position: Position) -> Position:
    """A coin falls on heads or tails, seldom on its edge."""
    return position.mark("face", play.pick("face", {"heads": 2, "tails": 2, "edge": 1}))


def show(play: Play, position: Position) -> Position:
    """Somebody shows a face of one of the coins, or none."""
    options = {f"show {face} {metal}": f"{face} {metal}" for face in FACES for metal in COINS} | {"none": "nothing"}
    return position.mark("face", play.decide("shown", "gold", options, position))


def facts(_: Position, end: Position) -> dict[str, object]:
    """Return the face."""
    return {"face": end.marks["face"]}


@question("even")
def even(inquiry: Inquiry) -> Case:
    """Five faces."""
    return Case(Procedure([fall], facts), inquiry.position or Position(STOCK))


@question("uneven")
def uneven(inquiry: Inquiry) -> Case:
    """Three faces, one of them seldom."""
    return Case(Procedure([lean], facts), inquiry.position or Position(STOCK))


@question("shown", Parameter("coin", coin))
def shown(inquiry: Inquiry, coin: str | None) -> Case:
    """What is shown."""
    return Case(Procedure([show], facts), inquiry.position or Position(STOCK))


def judge(text: str) -> str:
    """Read `toss gold`."""
    verb, _, name = text.lower().partition(" ")
    choose("word-unknown", verb, ("toss",))
    return coin(name)


@rulebook.rule("1.1")
def state(play: Play, position: Position) -> Position:
    """Gold states what is tossed, twice."""
    said = play.decide("statement", "gold", Judged(judge, ("toss COIN",), open=True), position)
    return position.mark(str(position.marks.get("n", 0)), said).mark("n", int(position.marks.get("n", 0)) + 1)


QUESTIONS = ("toss", "even", "uneven", "shown")
GAME = Game(
    rulebook=rulebook,
    questions={name: f"coins_questions:{name}" for name in QUESTIONS},
    policies={"ask": None},
    default_policy="ask",
    factions=lambda _: COINS,
    setups=("new-purse",),
    setup=lambda _: Position(STOCK, {}, {"n": 0}),
    read=lambda _: Position(STOCK, {}, {"n": 0}),
    show=lambda position: "\n".join(f"{name}: {value}" for name, value in position.marks.items()),
    check=lambda _: [],
    advance=state,
    turn=lambda _: "1",
    over=lambda position: int(position.marks["n"]) >= 2,
)


def set_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the toy game the only one there is."""
    lay_out(tmp_path, monkeypatch, "coins", FILES)
    install(monkeypatch, "coins", GAME=GAME)
    questions = ModuleType("coins_questions")
    for name in QUESTIONS:
        setattr(questions, name, globals()[name])
    monkeypatch.setitem(sys.modules, "coins_questions", questions)
    monkeypatch.chdir(tmp_path)
