"""A game of a few lines, Landfall: Red raids Blue's town from the sea; its rulebook is written into a folder for the tests."""

from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Policy
from ludex.kernel.errors import choose
from ludex.kernel.games import Game
from ludex.kernel.games import Problem
from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.position import Stock
from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import reason
from ludex.kernel.questions import Request
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.run import Facts
from ludex.kernel.run import Procedure
from ludex.kernel.run import Stage


class Faction(StrEnum):
    """Who plays."""

    RED = "red"
    BLUE = "blue"


class Kind(StrEnum):
    """What is on the board; coins never run out."""

    RAIDER = "raider"
    GUARD = "guard"
    COIN = "coin"


RAIDER = Piece(Kind.RAIDER)
GUARD = Piece(Kind.GUARD)
COIN = Piece(Kind.COIN)
STOCK = Stock({Kind.RAIDER: 6, Kind.GUARD: 4}, frozenset({"mint"}), {"alarm": (0, 3)})
START = Position(STOCK, {"sea": {RAIDER: 3}, "town": {GUARD: 2}}, {"alarm": 0})

rulebook = Rulebook("toy")


@rulebook.rule("1.1")
def sail(play: Play, position: Position) -> Position:
    """Land on the beach, where the surf may drown one, or below the cliff, where a fall kills two."""
    if play.decide("approach", Faction.RED, {"beach": True, "cliff": False}, position):
        lost = 1 if play.total("surf", 2, 4) >= 7 else 0
    else:
        play.doubt("1.1", "cliff-height", height=40)
        climbs, face = play.check("climb", range(1, 5))
        lost = 0 if climbs else 2
        play.note("1.1", "climb", face=face, lost=lost)
    play.note("1.1", "landed", n=3 - lost)
    return position.move(RAIDER, lost, "sea", "dead").move(RAIDER, 3 - lost, "sea", "shore")


@rulebook.rule("1.2")
def fight(play: Play, position: Position) -> Position:
    """Guards that stand kill a raider for each 5 or 6; those that flee leave the town."""
    guards, raiders = position.count("town", GUARD), position.count("shore", RAIDER)
    if play.decide("stand", Faction.BLUE, {"hold": False, "flee": True}, position, guards=guards):
        play.note("1.2", "fled", n=guards)
        return position.move(GUARD, guards, "town", play.reading("1.2-flight"))
    hits = min(play.count("defence", guards, 6, at_least=5), raiders)
    play.note("1.2", "killed", n=hits)
    return position.move(RAIDER, hits, "shore", "dead")


@rulebook.rule("1.3")
def loot(play: Play, position: Position) -> Position:
    """Leave, or press on for as many coins as the highest of two dice: a low one kills every raider."""
    raiders = position.count("shore", RAIDER)
    if not raiders or play.decide("loot", Faction.RED, {"leave": True, "press": False}, position, raiders=raiders):
        return position
    highest = play.highest("loot", 2, 6)
    if highest <= int(play.reading("1.3-alarm")):
        return position.move(RAIDER, raiders, "shore", "dead").set_track("alarm", 1)
    return position.move(COIN, highest, "mint", "shore")


def score(_: Position, end: Position) -> Facts:
    """The outcome of a raid; each raider that lives counts 3."""
    raiders, gold = end.count("shore", RAIDER), end.count("shore", COIN)
    return {
        "raiders": raiders,
        "gold": gold,
        "score": 3 * raiders + gold,
        "town": "held" if end.count("town", GUARD) else "open",
    }


@question("raid")
def raid(inquiry: Inquiry) -> Case:
    """How a raid goes."""
    return Case(Procedure([sail, fight, loot], score), inquiry.position or START)


@question("muster", Parameter("number", int, required=True), Parameter("place", str), local=False)
def muster(inquiry: Inquiry, number: int, place: str | None) -> Finding:
    """Whether so many guards may be mustered."""
    return may_muster(inquiry.stated(), number, place or "town")


@rulebook.rule("2.1", "2.2")
def may_muster(position: Position, number: int, place: str) -> Finding:
    """Refuse with every reason, not the first alone."""
    room = STOCK.finite[Kind.GUARD] - position.total(Kind.GUARD)
    reasons = []
    if number > room:
        reasons.append(reason("2.1", "muster-room", n=room))
    if place != "town":
        reasons.append(reason("2.2", "muster-place", place=place))
    return Finding(verdict=not reasons, facts={"room": room}, reasons=reasons)


@question("tribute")
def tribute(inquiry: Inquiry) -> Finding:
    """What the town pays: a table says so, but the half of it is not known."""
    rulebook.enter("3.1")
    inquiry.play.note("3.1", "tribute-row", n=1)
    inquiry.play.gap("3.1", "tribute-card", card="tithe")
    return Finding(value=Fraction(3, 2), facts={"reading": inquiry.play.reading("1.3-alarm")})


def storms(play: Play, position: Position) -> Position:
    """Throw 3D4 for the waves."""
    return position.mark("waves", play.total("waves", 3, 4))


@question("storm")
def storm(_: Inquiry) -> Case:
    """How high the waves are, and whether they sink the ship."""

    def facts(_: Position, end: Position) -> Facts:
        return {"waves": end.track("waves") or 0, "sinks": (end.track("waves") or 0) >= 10}

    return Case(Procedure([storms], facts), Position(STOCK))


def draws(name: str) -> Stage:
    """A stage that draws a card of those that are left: three calms and one gale."""

    def draw(play: Play, position: Position) -> Position:
        gale = "gale" in position.marks.values()
        calms = list(position.marks.values()).count("calm")
        card = play.pick(name, {"calm": 3 - calms, "gale": 0 if gale else 1})
        play.note("3.2", "drawn", card=card)
        return position.mark(name, card)

    return draw


@question("weather")
def weather(_: Inquiry) -> Case:
    """Two cards drawn without putting back."""
    return Case(Procedure([draws("first"), draws("second")], lambda _, end: dict(end.marks)), Position(STOCK))


@question("march", Parameter("steps", int, required=True))
def march(_: Inquiry, steps: int) -> Case:
    """Chosen and thrown steps in turn, all of which lead to different positions."""

    def step(number: int) -> Stage:
        def stage(play: Play, position: Position) -> Position:
            far = play.decide(f"step/{number}", Faction.RED, {"near": 0, "far": 1}, position)
            return position.mark(f"{number}", 6 * far + play.total(f"throw/{number}", 1, 6))

        return stage

    def facts(_: Position, end: Position) -> Facts:
        return {"sum": sum(int(value) for value in end.marks.values())}

    return Case(Procedure([step(number) for number in range(1, steps + 1)], facts), Position(STOCK))


def bold(decision: Decision) -> str:
    """Land on the beach, hold, press."""
    return next(option for option in ("beach", "hold", "press", "far") if option in decision.options)


def timid(decision: Decision) -> str:
    """Climb, flee, leave."""
    return next(option for option in ("cliff", "flee", "leave", "near") if option in decision.options)


def careful(decision: Decision) -> str:
    """Press with few raiders, for there is little to lose; it weighs what the decision is about."""
    return ("press" if decision.about["raiders"] < 3 else "leave") if decision.name == "loot" else bold(decision)


def mad(_: Decision) -> str:
    """Answer what is not among the options."""
    return "howl"


POLICIES: dict[str, Policy | None] = {"bold": bold, "timid": timid, "careful": careful, "mad": mad, "ask": None}


def read(text: str) -> Position:
    """Read `town: 2 guard, 1 coin; sea: 3 raider`; raises Wrong for an unknown kind."""
    counts: dict[str, dict[Piece, int]] = {}
    for part in text.split(";"):
        place, _, pieces = part.partition(":")
        for item in pieces.split(","):
            number, kind = item.split()
            counts.setdefault(place.strip(), {})[Piece(Kind(choose("kind-unknown", kind, list(Kind))))] = int(number)
    return Position(STOCK, counts)


def show(position: Position) -> str:
    """Write a position as `read` reads it."""
    return "; ".join(
        f"{place}: " + ", ".join(f"{n} {piece.kind}" for piece, n in position.at(place).items()) for place in position.places
    )


def check(position: Position) -> list[Problem]:
    """List the finite kinds of which there are too many."""
    return [Problem("1.0", "too-many", (("kind", kind),)) for kind, most in STOCK.finite.items() if position.total(kind) > most]


GAME = Game(
    rulebook=rulebook,
    questions={name: f"{__name__}:{name}" for name in ("raid", "muster", "tribute", "storm", "weather", "march")},
    policies=POLICIES,
    default_policy="bold",
    factions=lambda _: tuple(Faction),
    setups=("start",),
    setup=lambda _: START,
    read=read,
    show=show,
    check=check,
)

FILES = {
    "game": 'id = "toy"\nnames = ["map"]\n',
    "map": """
[[space]]
id = "town"
name = { en = "Oldtown", es = "Villavieja" }
[[space.site]]
id = "gate"
name = "Ystrad"
""",
    "glossary": """
[[term]]
id = "raider"
en = { one = "Raider", many = "Raiders" }
es = { one = "Incursor", many = "Incursores", gender = "m" }
[[term]]
id = "guard"
en = { one = "Guard", many = "Guards" }
es = { one = "Guardia", many = "Guardias", gender = "m" }
[[term]]
id = "red"
en = { one = "Red", verb = "redden" }
es = { one = "Rojos" }
""",
    "rulings": """
[[ruling]]
id = "1.2-flight"
default = "woods"
[[ruling.reading]]
id = "woods"
[[ruling.reading]]
id = "sea"
[[ruling]]
id = "1.3-alarm"
default = "4"
as_printed = "5"
[[ruling.reading]]
id = "3"
[[ruling.reading]]
id = "4"
[[ruling.reading]]
id = "5"
""",
    "messages": """
hurt = { en = { one = "{losses} loss", other = "{losses} losses" }, es = { one = "{losses} baja", other = "{losses} bajas" } }
signed = { en = "{change:+} for {who} at {where} ({where:id})", es = "{change:+} para {who} en {where} ({where:id})" }
partial = { en = "{known} and {unknown}", es = "{known} y {unknown}" }
piece-laden = { en = "({laden} with loot)", es = "({laden} con botín)" }
[landed]
en = { one = "{n} Raider lands", other = "{n} Raiders land" }
es = { one = "Desembarca {n} Incursor", other = "Desembarcan {n} Incursores" }
""",
}


def write(folder: Path) -> None:
    """Write the rulebook of the toy game into a folder that holds one folder a game."""
    (folder / "toy").mkdir(parents=True)
    for name, text in FILES.items():
        (folder / "toy" / f"{name}.toml").write_text(text, encoding="utf-8")


def asked(name: str, **how: Any) -> Answer:
    """Return the toy's answer to a question."""
    return ask(GAME, Request(name, **how))
