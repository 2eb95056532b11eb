"""Where a map puts its spaces: outlines, centres, Seas and Roads, as `map-drawing.toml` and the map's own table have them."""

import math
import re
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from ludex.kernel import sources

Point = tuple[int, int]
Line = tuple[Point, ...]

DRAWING = "tables/map-drawing"
EDGE = "edge"  # beyond it nothing is drawn
CELL = re.compile(r"([a-z])(\d+)")
RADIUS = 90  # of a hexagon
SIDE = 156  # of a square
ROOM = 136  # within either, for words


class Broken(ValueError):
    """The lines of a drawing do not close around an area."""


@dataclass(frozen=True, slots=True)
class Area:
    """A space, or a land without one: its outline, and where its label has its centre."""

    id: str
    outline: Line
    centre: Point


@dataclass(frozen=True, slots=True)
class Border:
    """A line between two areas, or between an area and a Sea."""

    between: tuple[str, str]
    line: Line


@dataclass(frozen=True, slots=True)
class Road:
    """A line that joins two areas across their border; it is doubtful where its source is weak."""

    between: tuple[str, str]
    line: Line
    doubtful: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """A map without a position; `rows` are those of its table by id, `room` is how wide a label may be."""

    size: Point
    areas: Mapping[str, Area]
    lands: Mapping[str, Area]
    seas: Mapping[str, Point]
    borders: Sequence[Border]
    roads: Sequence[Road]
    rows: Mapping[str, Mapping[str, Any]]
    room: int


def has_drawing(game: str) -> bool:
    """Tell whether a game has data to draw its map from."""
    return (sources.root() / game / f"{DRAWING}.toml").is_file()


def drawing(game: str) -> Mapping[str, Any]:
    """Return the drawing data of a game."""
    return sources.table(game, DRAWING)


@cache
def fixed(game: str) -> Layout:
    """Return the layout of a game whose map is always the same; raises Broken where its lines do not close."""
    data = drawing(game)
    about = data["map"]
    table = sources.table(game, about["table"])
    rows = {row["id"]: row for name in ("areas", "seas") for row in table.get(about.get(name, ""), ())}
    borders = tuple(Border(_pair(row["between"]), points(row["line"])) for row in data["lines"]["border"])
    spaces = [row["id"] for row in table[about["areas"]]]
    areas = {name: Area(name, outline(name, borders), _point(data["centres"][name])) for name in spaces}
    lands = {name: Area(name, outline(name, borders), _point(at)) for name, at in data.get("lands", {}).items()}
    seas = {name: _point(at) for name, at in data.get("seas", {}).items()}
    default = table.get("defaults", {}).get("confidence", "high")
    roads = tuple(
        Road(_pair(row["between"]), road(areas, borders, *row["between"]), row.get("confidence", default) != "high")
        for row in table.get(about.get("roads", ""), ())
    )
    return Layout(_point(data["size"]), areas, lands, seas, borders, roads, rows, data["room"])


def points(text: str) -> Line:
    """Return the points of a line: `610,165 622,250`."""
    return tuple(_point(part.split(",")) for part in text.split())


def _point(pair: Iterable[Any]) -> Point:
    x, y = pair
    return int(x), int(y)


def _pair(names: Sequence[str]) -> tuple[str, str]:
    return names[0], names[1]


def outline(area: str, borders: Sequence[Border]) -> Line:
    """Return the lines around an area as one ring; raises Broken where they do not make one."""
    left = [border.line for border in borders if area in border.between]
    if not left:
        raise Broken(f"{area} has no border")
    ring = list(left.pop(0))
    while left:
        following = next((line for line in left if ring[-1] in (line[0], line[-1])), None)
        if following is None:
            raise Broken(f"the lines around {area} end at {ring[-1][0]},{ring[-1][1]}")
        left.remove(following)
        ring += following[1:] if following[0] == ring[-1] else following[-2::-1]
    if ring[0] != ring[-1]:
        raise Broken(f"the lines around {area} do not close")
    return tuple(ring[:-1])


def road(areas: Mapping[str, Area], borders: Sequence[Border], one: str, other: str) -> Line:
    """Return the way from one centre to another across the middle of their common border."""
    line = next(border.line for border in borders if set(border.between) == {one, other})
    return areas[one].centre, middle(line), areas[other].centre


def middle(line: Line) -> Point:
    """Return the point half-way along a line."""
    steps = list(pairwise(line))
    lengths = [math.dist(a, b) for a, b in steps]
    rest = sum(lengths) / 2
    for (a, b), length in zip(steps, lengths, strict=True):
        if rest <= length:
            part = rest / length
            return round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part)
        rest -= length
    return line[-1]


def grid(names: Iterable[str], shape: str) -> Layout:
    """Return the layout of spaces named by column and row, `e4`, as `hexagons` or `squares`.

    Columns of hexagons stand side by side, each second one half a space lower.
    """
    areas = {name: cell(name, shape) for name in names}
    xs = [x for area in areas.values() for x, _ in area.outline]
    ys = [y for area in areas.values() for _, y in area.outline]
    size = (max(xs, default=0), max(ys, default=0))
    return Layout(size, areas, {}, {}, (), (), {}, ROOM)


def cell(name: str, shape: str) -> Area:
    """Return one space of a grid."""
    match = CELL.fullmatch(name)
    if match is None:
        raise ValueError(f"{name} is no column and row")
    column, row = ord(match[1]) - ord("a"), int(match[2]) - 1
    if shape == "squares":
        x, y = column * SIDE, row * SIDE
        square = ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))
        return Area(name, square, (x + SIDE // 2, y + SIDE // 2))
    height = round(RADIUS * math.sqrt(3))
    x = RADIUS + column * RADIUS * 3 // 2
    y = height // 2 + row * height + (height // 2 if column % 2 else 0)
    half, up = RADIUS // 2, height // 2
    corners = ((x - half, y - up), (x + half, y - up), (x + RADIUS, y), (x + half, y + up), (x - half, y + up), (x - RADIUS, y))
    return Area(name, corners, (x, y))
