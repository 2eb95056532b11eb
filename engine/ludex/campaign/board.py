"""The map of a campaign: its spaces, how they touch, realms and capitals (0.1, 1, 3)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

SPACE = re.compile(r"([a-z])([1-9]\d?)")


class Terrain(StrEnum):
    """The types of space (6.1)."""

    PLAIN = "plain"
    FOREST = "forest"
    MOUNTAIN = "mountain"
    SWAMP = "swamp"
    RIVER = "river"
    COAST = "coast"


class Shape(StrEnum):
    """How spaces touch: the text does not say (0.1)."""

    HEXAGONS = "hexagons"
    SQUARES = "squares"


class Direction(StrEnum):
    """The ways out of a space; squares have only the four of the compass."""

    NORTH = "north"
    NORTH_EAST = "north-east"
    SOUTH_EAST = "south-east"
    SOUTH = "south"
    SOUTH_WEST = "south-west"
    NORTH_WEST = "north-west"
    EAST = "east"
    WEST = "west"


_SIDE = {
    Direction.NORTH_EAST: (1, 0),
    Direction.SOUTH_EAST: (1, 1),
    Direction.SOUTH_WEST: (-1, 1),
    Direction.NORTH_WEST: (-1, 0),
}
_SQUARE = {Direction.NORTH: (0, -1), Direction.EAST: (1, 0), Direction.SOUTH: (0, 1), Direction.WEST: (-1, 0)}


@dataclass(frozen=True)
class Board:
    """What never changes of a map: terrain and realm by space, and each player's capital."""

    terrain: dict[str, Terrain]
    realm: dict[str, str]
    capital: dict[str, str]

    def neighbours(self, space: str, shape: Shape) -> list[str]:
        """Return the spaces that touch a space, in the order of the directions."""
        return [found for found in (step(space, way, shape) for way in directions(shape)) if found in self.terrain]

    def distances(self, start: str, shape: Shape) -> dict[str, int]:
        """Return how many spaces each space of the map lies from one, by the shortest way."""
        found = {start: 0}
        layer = [start]
        while layer:
            layer = [near for space in layer for near in self.neighbours(space, shape) if near not in found]
            layer = list(dict.fromkeys(layer))
            found |= dict.fromkeys(layer, max(found.values()) + 1)
        return found


def directions(shape: Shape) -> tuple[Direction, ...]:
    """Return the directions of a shape of space, clockwise from north."""
    if shape == Shape.SQUARES:
        return tuple(_SQUARE)
    return (
        Direction.NORTH,
        Direction.NORTH_EAST,
        Direction.SOUTH_EAST,
        Direction.SOUTH,
        Direction.SOUTH_WEST,
        Direction.NORTH_WEST,
    )


def step(space: str, way: Direction, shape: Shape) -> str:
    """Return the name of the next space that way, whether the map has it or not.

    Columns of hexagons stand side by side, each second one (b, d, f ...) half a space lower.
    """
    column, row = ord(space[0]) - ord("a"), int(space[1:])
    if shape == Shape.SQUARES:
        over, down = _SQUARE[way]
    elif way in (Direction.NORTH, Direction.SOUTH):
        over, down = 0, -1 if way == Direction.NORTH else 1
    else:
        over, down = _SIDE[way]
        down -= 1 if column % 2 == 0 else 0
    return f"{chr(column + over + ord('a'))}{row + down}"


@cache
def board(text: str) -> Board:
    """Return the map written in a position's mark: `a1 plain ana capital|a2 forest ana|...`."""
    terrain: dict[str, Terrain] = {}
    realm: dict[str, str] = {}
    capital: dict[str, str] = {}
    for part in text.split("|"):
        name, kind, *rest = part.split()
        terrain[name] = Terrain(kind)
        if rest:
            realm[name] = rest[0]
        if "capital" in rest[1:]:
            capital[rest[0]] = name
    return Board(terrain, realm, capital)


def in_order(spaces: Iterable[str]) -> list[str]:
    """Return spaces by column and row."""
    return sorted(spaces, key=lambda space: (space[0], int(space[1:])))
