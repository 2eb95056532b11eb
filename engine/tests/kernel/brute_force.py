"""The slow and plain way to what the kernel works out exactly: every single die thrown, every strategy tried."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

from ludex.kernel.chance import Scripted
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.rulings import Readings
from ludex.kernel.run import mean
from ludex.kernel.run import once
from ludex.kernel.run import own
from ludex.kernel.run import Procedure
from tests.kernel import toy


def throws(number: int, sides: int) -> list[tuple[int, ...]]:
    """Return all throws of several dice."""
    return list(product(range(1, sides + 1), repeat=number))


def share(values: list[Any]) -> dict[Any, Fraction]:
    """Return which part of the values each value is."""
    return {value: Fraction(n, len(values)) for value, n in Counter(values).items()}


def play_with(items: list[str], policy: str = "bold") -> Play:
    """Return a play of the toy with given dice and one policy for everybody."""
    return Play(Scripted(items), Decider({}, {}, toy.POLICIES, policy), Readings("toy"))


def runs(procedure: Procedure, start: Position, items: tuple[str, ...] = ()) -> Iterator[tuple[Position, Fraction]]:
    """Yield where each throw of single dice leads, with its probability, by carrying the procedure out once for each.

    Where the dice run out, the error tells which are needed next: `2D4`, or a card of `a / b`, each as likely.
    """
    try:
        yield once(procedure, start, play_with(list(items))), Fraction(1)
        return
    except Wrong as wrong:
        if wrong.message != "dice-missing":
            raise
        what = str(wrong.facts["what"])
    if " / " in what:
        following = what.split(" / ")
    else:
        number, sides = map(int, what.split("D"))
        following = ["+".join(map(str, faces)) for faces in throws(number, sides)]
    for item in following:
        for end, p in runs(procedure, start, (*items, item)):
            yield end, p / len(following)


def ends(procedure: Procedure, start: Position) -> dict[Position, Fraction]:
    """Return the probability of each end position."""
    merged: dict[Position, Fraction] = {}
    for end, p in runs(procedure, start):
        merged[end] = merged.get(end, Fraction(0)) + p
    return merged


Table = dict[tuple[str, Position], str]


class Untold(Exception):
    """A decision that a strategy does not say anything of yet."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.name)
        self.decision = decision


def means(faction: str, fact: str, others: Mapping[str, str], table: Table | None = None) -> Iterator[Fraction]:
    """Yield the mean of a fact of a raid for every strategy of a Faction: an option for each position that it may face.

    Each is an ordinary exact run with the strategy as the Faction's policy.
    """
    known = table or {}

    def strategy(decision: Decision) -> str:
        key = (decision.name, decision.position)
        if key not in known:
            raise Untold(decision)
        return known[key]

    game = replace(toy.GAME, policies={**toy.POLICIES, "strategy": strategy})
    try:
        answer = ask(game, Request("raid", policies={**others, faction: "strategy"}))
        yield mean(own(answer.distribution, fact))
    except Untold as untold:
        key = (untold.decision.name, untold.decision.position)
        for option in untold.decision.options:
            yield from means(faction, fact, others, {**known, key: option})
