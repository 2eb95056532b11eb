"""Hypothesis strategies of kernel values, in the kinds and places of the toy game."""

from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import strategies as st

from ludex.kernel.play import Play
from ludex.kernel.position import Mark
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.run import Procedure
from ludex.kernel.run import Stage
from tests.kernel.toy import COIN
from tests.kernel.toy import Faction
from tests.kernel.toy import GUARD
from tests.kernel.toy import Kind
from tests.kernel.toy import RAIDER
from tests.kernel.toy import STOCK

PLACES = ("sea", "shore", "town", "mint")
MARKS = ("wind", "moon")

pieces = st.builds(Piece, st.sampled_from(Kind), st.none() | st.sampled_from(Faction), st.booleans())
places = st.sampled_from(PLACES)
marks: st.SearchStrategy[dict[str, Mark]] = st.dictionaries(
    st.sampled_from(MARKS), st.integers(-2, 2) | st.sampled_from(["", "new", "full"])
)
counts = st.dictionaries(places, st.dictionaries(pieces, st.integers(0, 4), max_size=4))
positions = st.builds(Position, st.just(STOCK), counts, marks)


@dataclass(frozen=True)
class Move:
    """Pieces that move, and may be laden or serve another Faction afterwards."""

    piece: Piece
    number: int
    origin: str
    target: str
    becomes: Piece | None


@dataclass(frozen=True)
class Marking:
    """A mark that is set or taken away."""

    name: str
    value: Mark | None


@dataclass(frozen=True)
class Turning:
    """A track that is set."""

    value: int


Change = Move | Marking | Turning


@st.composite
def moves(draw: st.DrawFn, origins: Sequence[str] = PLACES) -> Move:
    """A move of pieces of one kind."""
    piece = draw(pieces)
    changed = st.builds(Piece, st.just(piece.kind), st.none() | st.sampled_from(Faction), st.booleans())
    return Move(piece, draw(st.integers(0, 4)), draw(st.sampled_from(origins)), draw(places), draw(st.none() | changed))


markings = st.builds(Marking, st.sampled_from(MARKS), st.none() | st.integers(-2, 2) | st.sampled_from(["", "new"]))
turnings = st.builds(Turning, st.integers(-1, 4))
changes = st.lists(moves() | markings | turnings, max_size=12)


def changed(position: Position, change: Change) -> Position:
    """Return the position after a change; the same where the kernel refuses the change."""
    try:
        match change:
            case Move(piece, number, origin, target, becomes):
                return position.move(piece, number, origin, target, becomes)
            case Marking(name, value):
                return position.mark(name, value)
            case Turning(value):
                return position.set_track("alarm", value)
    except ValueError:
        return position


def after(position: Position, done: Iterable[Change]) -> Position:
    """Return the position after several changes."""
    for change in done:
        position = changed(position, change)
    return position


@dataclass(frozen=True)
class Step:
    """What a random procedure does with one throw: it moves as many pieces, if the wind blows so or always."""

    throw: str
    number: int
    sides: int
    at_least: int
    piece: Piece
    wind: int | None

    def stage(self, place: int) -> Stage:
        """Return the step as a stage."""
        return lambda play, position: self.take(play, position, f"step/{place}")

    def take(self, play: Play, position: Position, name: str) -> Position:
        """Carry the step out; fewer pieces move where there are fewer."""
        if self.wind is not None and self.wind != position.marks.get("wind", 0):
            return position.mark("wind", self.wind)
        match self.throw:
            case "total":
                thrown = play.total(name, self.number, self.sides)
            case "count":
                thrown = play.count(name, self.number, self.sides, self.at_least)
            case "highest":
                thrown = play.highest(name, self.number, self.sides)
            case "check":
                thrown = int(play.check(name, range(self.at_least, self.sides + 1), self.sides)[0])
            case _:
                thrown = {"none": 0, "some": 1, "many": 3}[play.pick(name, {"none": 1, "some": 1, "many": 1})]
        play.note("9.1", "moved", n=thrown)
        origin = "mint" if self.piece == COIN else "sea"
        number = thrown if self.piece == COIN else min(thrown, position.count(origin, self.piece))
        return position.move(self.piece, number, origin, "shore").mark("wind", thrown % 2)


steps = st.builds(
    Step,
    st.sampled_from(["total", "count", "highest", "check", "pick"]),
    st.integers(1, 2),
    st.integers(2, 4),
    st.integers(1, 5),
    st.sampled_from([RAIDER, GUARD, COIN]),
    st.none() | st.integers(0, 1),
)


@st.composite
def procedures(draw: st.DrawFn) -> Procedure:
    """A small procedure of one to four steps, each a stage or two of them in one."""
    chosen = draw(st.lists(steps, min_size=1, max_size=4))
    stages = [step.stage(place) for place, step in enumerate(chosen)]
    if len(stages) > 1 and draw(st.booleans()):
        first, second, *rest = stages
        stages = [lambda play, position: second(play, first(play, position)), *rest]
    return Procedure(stages, lambda _, end: {"raiders": end.count("shore", RAIDER), "coins": end.count("shore", COIN)})
