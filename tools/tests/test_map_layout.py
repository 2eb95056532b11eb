"""Where a map puts its spaces: outlines and Roads agree with the table of the map, grids with the rules."""

from itertools import combinations
from itertools import pairwise

import pytest

from ludex.campaign.board import board
from ludex.campaign.board import Shape
from ludex.kernel import games
from ludex.kernel import sources
from ludex_tools.drawing import layout as laying
from ludex_tools.drawing.layout import Line
from ludex_tools.drawing.layout import Point

GAME = "pendragon"


def twice_the_area(ring: Line) -> int:
    """Return twice the area of a ring, negative where it runs the other way round."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*ring, ring[0])))


def inside(point: Point, ring: Line) -> bool:
    """Tell whether a point lies in a ring."""
    found = False
    for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            found = not found
    return found


def cross(one: Line, other: Line) -> bool:
    """Tell whether two lines cross; those that only touch do not."""

    def side(a: Point, b: Point, c: Point) -> int:
        turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return (turn > 0) - (turn < 0)

    return any(
        side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(other)
    )


def test_the_borders_drawn_are_those_of_the_table() -> None:
    """Two spaces, or a space and a Sea, meet on the drawing where they do in the table, and nowhere else."""
    table = sources.table(GAME, "tables/map")
    told = {frozenset((row["id"], other)) for row in table["space"] for other in (*row["adjacent"], *row["seas"])}
    told |= {frozenset(("caledonia", name)) for name in table["caledonia"]["borders"]}
    told.add(frozenset(("caledonia", laying.EDGE)))

    drawn = [frozenset(border.between) for border in laying.fixed(GAME).borders]
    assert told == set(drawn)
    assert len(told) == len(drawn)


def test_the_spaces_fill_the_land_and_do_not_overlap() -> None:
    """No line crosses another, and the areas of all spaces add up to the land within the coasts."""
    layout = laying.fixed(GAME)
    land = {**layout.areas, **layout.lands}
    coasts = [border for border in layout.borders if not set(border.between) <= set(land)]
    outer = [laying.Border(("land", "sea"), border.line) for border in coasts]

    crossing = [(a.between, b.between) for a, b in combinations(layout.borders, 2) if cross(a.line, b.line)]
    assert [] == crossing
    whole = abs(twice_the_area(laying.outline("land", outer)))
    assert whole == sum(abs(twice_the_area(area.outline)) for area in land.values())


def test_every_label_has_its_centre_in_its_space() -> None:
    """The label of a space stands on it."""
    layout = laying.fixed(GAME)

    assert [] == [area.id for area in layout.areas.values() if not inside(area.centre, area.outline)]


def test_lines_that_do_not_close_are_refused() -> None:
    """Lines with a gap make no outline."""
    lines = [laying.Border(("a", "b"), ((0, 0), (1, 0))), laying.Border(("a", "c"), ((1, 1), (0, 0)))]

    for name, border in (("a", lines), ("a", lines[:1]), ("d", lines)):
        with pytest.raises(laying.Broken):
            laying.outline(name, border)


def test_a_road_crosses_the_border_of_what_it_joins() -> None:
    """The line of a Road goes from centre to centre over a point of the common border."""
    layout = laying.fixed(GAME)
    for road in layout.roads:
        one, other = road.between
        border = next(b.line for b in layout.borders if set(b.between) == set(road.between))
        ways = [way for way in pairwise(border) if inside_box(road.line[1], way)]
        assert (layout.areas[one].centre, layout.areas[other].centre) == (road.line[0], road.line[2])
        assert ways


def inside_box(point: Point, way: tuple[Point, Point]) -> bool:
    """Tell whether a point lies within the corners of a straight line."""
    return all(min(a, b) <= at <= max(a, b) for at, a, b in zip(point, *way, strict=True))


def test_hexagons_touch_where_spaces_are_adjacent() -> None:
    """On the grid two hexagons share 2 corners where the rules call the spaces adjacent, squares likewise."""
    position = games.load("campaign").setup("four-realms")
    spaces = board(str(position.marks["map"]))
    for shape in Shape:
        grid = laying.grid(spaces.terrain, shape)
        for one, other in combinations(grid.areas.values(), 2):
            common = sum(abs(ax - bx) + abs(ay - by) <= 4 for ax, ay in one.outline for bx, by in other.outline)
            assert (common == 2) == (other.id in spaces.neighbours(one.id, shape)), (one.id, other.id, shape)
