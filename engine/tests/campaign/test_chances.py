"""Every probability of the campaign's questions against plain enumeration of the dice."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from itertools import product
from typing import Any

from ludex.campaign import GAME
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.run import own

SIX = range(1, 7)


def chances(question: str, fact: str, at: str | None = None, **params: str) -> dict[Any, Fraction]:
    """Return one fact's distribution as the engine computes it."""
    position = None if at is None else GAME.read(at)
    answer = ask(GAME, Request(question, params, position))
    return own(answer.distribution, fact)


def counted(values: Any) -> dict[Any, Fraction]:
    """Return the distribution of equally likely values."""
    found = Counter(values)
    total = sum(found.values())
    return {value: Fraction(n, total) for value, n in found.items()}


def test_tables_of_one_die() -> None:
    """Spoils, defeats and injuries give each of six results alike; mines 1, 3 and 2 of six."""
    for question in ("spoils", "defeat", "injury"):
        assert counted(SIX) == chances(question, "result")
    names = {1: "dry", 2: "points", 3: "points", 4: "points", 5: "relic", 6: "relic"}
    assert counted(names[face] for face in SIX) == chances("mine", "result")


def test_distances() -> None:
    """An army moves 1D3; Beset takes the lower of two, Swift steeds the higher."""
    at = "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana | a2: plain | army ana-1: a1"
    throws = list(product(range(1, 4), repeat=2))

    assert counted(range(1, 4)) == chances("movement", "distance", at, army="ana-1")
    assert counted(map(min, throws)) == chances("movement", "distance", at, army="ana-1", event="12")
    assert counted(map(max, throws)) == chances("movement", "distance", at, army="ana-1", event="33")


def test_turn_order_of_three_who_tie() -> None:
    """Players who control as many spaces come in each order alike, after one who controls fewer."""
    at = "players: ana, bea, carl, dana | a1: plain; banner ana | a2: plain; banner bea | a3: plain; banner carl | a4: plain"
    expected = counted("dana, " + ", ".join(order) for order in permutations(("ana", "bea", "carl")))

    assert expected == chances("turn-order", "order", at, turn="later")


def test_fortress_on_a_strip() -> None:
    """On a strip of five spaces the Fortress goes up or down it, and turns back at its ends."""
    spaces = [f"a{n}" for n in range(1, 6)]
    at = "players: ana | fortress: a2 | " + " | ".join(f"{space}: plain" for space in spaces)

    def walk(start: int, way: int, left: int) -> int:
        """Return where a walk along the strip ends; off its line there is only up or down to go on, chosen by `way`."""
        while left:
            if not 0 <= start + way < len(spaces):
                way = -way
            start += way
            left -= 1
        return start

    expected: dict[str, Fraction] = {}
    for distance in SIX:
        for way in range(6):  # north, south, and four that leave the strip at once
            turns = {0: (-1,), 3: (1,)}.get(way, (-1, 1))
            for turn in turns:
                end = spaces[walk(1, turn, distance)]
                expected[end] = expected.get(end, Fraction(0)) + Fraction(1, 36 * len(turns))

    assert expected == chances("fortress-path", "fortress", at)


def test_retreat_and_stand_off() -> None:
    """A beaten army falls back on 1-3; a stand-off ends 1, 2, 2 and 1 ways of six."""
    at = (
        "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana; city; capital | a2: plain | a3: plain"
        " | army ana-1: a3 | army bea-1: a3"
    )
    outcomes = {1: "own-removed", 2: "own-falls-back", 3: "own-falls-back", 6: "enemy-removed"}

    assert counted("falls-back" if face <= 3 else "removed" for face in SIX) == chances("retreat", "outcome", at, army="ana-1")
    expected = counted(outcomes.get(face, "enemy-falls-back") for face in SIX)
    assert expected == chances("stand-off", "outcome", at, army="ana-1")


def test_conquest_by_every_modifier() -> None:
    """A space holds on 1D6 plus its modifiers of at least 6, for each number of relics given, with and without walls."""
    for walls, bonus in (("", 0), ("; fortress", 1), ("; city", 2)):
        for given in range(7):
            at = (
                "players: ana, bea | turn: 2 | a1: plain; realm ana; banner ana"
                f" | a2: plain; realm bea; banner bea{walls} | army ana-1: a2 | relics: bea 6"
            )
            expected = counted(face - 1 + bonus + given < 6 for face in SIX)
            assert expected == chances("conquest", "conquered", at, army="ana-1", relics=str(given))


def test_points_of_reinforcements() -> None:
    """1D6 times 250 more points are added to 12,400, and to 16,500 only up to 17,000."""
    at = "players: ana, bea | turn: 2 | a1: plain | army ana-1: a1; terms spoils-3"
    for base in (12_400, 16_500):
        expected = counted(min(base + 250 * face, 17_000) for face in SIX)
        assert expected == chances("points", "points", at, army="ana-1", agreed=str(base))
