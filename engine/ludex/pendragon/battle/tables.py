"""The tables of Battle: Units, Pre-Battle, Strongholds, and the figures of the consequences (3.6.1 to 3.6.5)."""

from dataclasses import dataclass
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from functools import cache
from typing import Any

from ludex.kernel import sources
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.imperium import in_force
from ludex.pendragon.kinds import Card
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import SETTLEMENTS
from ludex.pendragon.rulebook import rule


class Attempt(StrEnum):
    """What a group may try before a Battle (3.6.2)."""

    EVADE = "evade"
    AMBUSH = "ambush"


class Group(StrEnum):
    """The two groups of a side that try (3.6.2)."""

    RAIDERS = "raiders"
    TROOPS = "troops"


@dataclass(frozen=True)
class Walls:
    """What a Stronghold is worth in an Assault (3.6.4)."""

    escalade: Fraction
    garrison: int
    capacity: int
    coup_capacity: int


def _battle() -> dict[str, Any]:
    return sources.table("pendragon", "tables/battle")


@cache
def _units() -> dict[Kind, dict[str, Any]]:
    return {Kind(row["kind"]): row for row in _battle()["unit"]}


@cache
def _attempts() -> dict[tuple[str, str, str], range]:
    return {
        (row["group"], row["attempt"], row["terrain"]): range(row["from"], row["to"] + 1) for row in _battle()["pre_battle"]
    }


@cache
def _walls() -> dict[str, Walls]:
    return {
        row["id"]: Walls(Fraction(row["escalade"]), row["garrison"], row["capacity"], row["coup_de_main_capacity"])
        for row in _battle()["stronghold"]
    }


@cache
def consequence(name: str) -> int:
    """Return a whole figure of the consequences of Battle by its name in the table (3.6.5)."""
    return int(_battle()["consequences"][name])


@rule("3.6.1")
def field_loss(kind: StrEnum) -> Fraction:
    """Return the losses that a Unit inflicts, and absorbs, in a Field Battle: Militia and Raiders are halved (3.6.1)."""
    return Fraction(_units()[Kind(kind)]["field_loss"])


@rule("3.6.1")
def at_home(position: Position, kind: StrEnum, name: str) -> bool:
    """Tell whether a space is Home Terrain of a kind of Unit (3.6.1): for Civitates Units only under Cymbrogi."""
    row = _units()[Kind(kind)]
    needed = row.get("home_if")
    return board.space(name).terrain in row["home"] and (needed is None or in_force(position, Card(needed)))


@rule("3.6.2")
def faces(play: Play, position: Position, group: Group, attempt: Attempt, kind: StrEnum, name: str) -> range:
    """Return the faces of 1D6 on which a Unit's attempt succeeds; an empty range where it may not try (3.6.2)."""
    table = _attempts()
    space = board.space(name)
    if at_home(position, kind, name):
        return table.get((group, attempt, "home"), range(0))
    if space.terrain in (board.Terrain.FENS, board.Terrain.HILLS):
        return table.get((group, attempt, "rough"), range(0))
    if space.city and group == Group.RAIDERS and attempt == Attempt.EVADE:
        as_clear = play.reading("3.6.2-raiders-evade-city") == "as-clear"
        return table[group, attempt, "clear"] if as_clear else range(0)
    return table.get((group, attempt, space.terrain), range(0))


@rule("3.6.4")
def walls(play: Play, position: Position, kind: StrEnum, name: str) -> Walls:
    """Return what a Stronghold in a space is worth in an Assault; in a City the City's row counts (3.6.4)."""
    if board.space(name).city:
        found = _walls()[name]
        if name == "londinium" and play.reading("3.6.4-londinium-capacity") == "eight":
            found = replace(found, capacity=8)
        return found
    if kind in SETTLEMENTS:
        return _walls()["settlement"]
    camelot = kind == Kind.HILLFORT and in_force(position, Card.CAMELOT)
    found = _walls()["hillfort-camelot" if camelot else str(kind)]
    for row in _battle()["stronghold_exception"]:
        applies = row["stronghold"] == kind and in_force(position, Card(row["card"]))
        if applies and not (camelot and play.reading("3.6.4-camelot-mons-badonicus") == "one"):
            found = replace(found, garrison=row["garrison"])
    return found
