"""A game of a few rounds, played through: Red stakes, both roll, Blue answers, the loser owes; the rulebook is the toy's."""

from dataclasses import replace

from ludex.kernel.games import Game
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.position import Stock
from tests.kernel import toy
from tests.kernel.toy import Faction

STOCK = Stock()
LAST = 4
FIRST = Position(STOCK, {}, {"round": 1, "phase": "stake", "red": 0, "blue": 0})


def value(position: Position, name: str) -> int:
    """Return a number that the position holds."""
    return int(position.marks.get(name, 0))


@toy.rulebook.rule("1.1")
def stake(play: Play, position: Position) -> Position:
    """Red stakes; a small stake that is covered is rolled for twice."""
    number = play.decide("stake", Faction.RED, {"1": 1, "2": 2, "5": 5}, position, purse=value(position, "red"))
    play.decide("forced", Faction.BLUE, {"only": None}, position)
    luck = play.total("luck/red", 2, 6)
    if number < 5 and play.decide("cover", Faction.BLUE, {"yes": True, "no": False}, position, read=str.lower):
        luck += play.highest("luck/again", 3, 4)
    play.note("1.1", "staked", n=number, luck=luck)
    return position.mark("luck", luck).mark("stake", number).mark("phase", "reply")


@toy.rulebook.rule("1.2")
def reply(play: Play, position: Position) -> Position:
    """Blue folds, or rolls against Red; a card may turn the luck."""
    if play.decide("reply", Faction.BLUE, {"fold": True, "fight": False}, position):
        return position.mark("red", value(position, "red") + 1).mark("phase", "tally")
    won, face = play.check("strike", range(4, 7))
    hits = play.count("parry", 2, 6, at_least=5)
    card = play.pick("card", {"sun": 2, "moon": 1, "none": 0})
    play.note("1.2", "fought", face=face, hits=hits, card=card)
    winner = "blue" if won and hits < 2 and card == "sun" else "red"
    return position.mark(winner, value(position, winner) + value(position, "stake")).mark("phase", "tally")


@toy.rulebook.rule("1.3")
def tally(play: Play, position: Position) -> Position:
    """The loser owes; the round ends."""
    play.doubt("1.3", "weak", round=value(position, "round"))
    play.note("1.3", "owed-round", n=value(position, "round"), reading=play.reading("1.3-alarm"))
    following = position.mark("round", value(position, "round") + 1).mark("phase", "stake")
    return following.mark("luck", None).mark("stake", None)


STAGES = {"stake": stake, "reply": reply, "tally": tally}


def show(position: Position) -> str:
    """Write the marks, a line each."""
    return "\n".join(f"{name}: {mark}" for name, mark in sorted(position.marks.items()))


def read(text: str) -> Position:
    """Read what `show` writes."""
    pairs = (line.partition(": ") for line in text.splitlines())
    return Position(STOCK, {}, {name: int(mark) if mark.isdecimal() else mark for name, _, mark in pairs})


GAME: Game = replace(
    toy.GAME,
    setups=("first",),
    setup=lambda _: FIRST,
    read=read,
    show=show,
    advance=lambda play, position: STAGES[str(position.marks["phase"])](play, position),
    turn=lambda position: f"1.{position.marks['round']}",
    over=lambda position: value(position, "round") > LAST,
)
