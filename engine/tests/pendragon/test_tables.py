"""The tables agree with themselves and with what the rulebook counts (1.2, 1.3)."""

from collections import Counter
from typing import Any

import pytest

from ludex.kernel import sources
from ludex.pendragon import board
from ludex.pendragon.battle import tables
from ludex.pendragon.board import SiteKind
from ludex.pendragon.board import Terrain
from ludex.pendragon.kinds import CODE
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.prosperity import city_room

TABLES = ("map", "pieces", "tracks", "battle", "setups")


def rows(table: str, name: str) -> list[dict[str, Any]]:
    """Return one list of rows of a table."""
    found: list[dict[str, Any]] = sources.table("pendragon", f"tables/{table}")[name]
    return found


def test_the_board_has_its_spaces() -> None:
    """There are 23 spaces, 21 of them Regions, with Population 40 and room for 80 cubes of Prosperity as first set up (1.3)."""
    spaces = board.spaces().values()

    assert 23 == len(spaces)
    assert {"londinium", "eboracum"} == {space.id for space in spaces if space.city}
    assert 40 == sum(space.population for space in spaces)
    assert 80 == sum(2 * space.population for space in spaces)


def test_cities_have_no_terrain() -> None:
    """Every Region has a terrain and no City has one (1.3.1, 1.3.2)."""
    assert {space.id for space in board.spaces().values() if space.city} == {
        space.id for space in board.spaces().values() if space.terrain == Terrain.NONE
    }


def test_borders_hold_both_ways() -> None:
    """A space is adjacent to those that are adjacent to it, never to itself (1.3.4)."""
    for name, space in board.spaces().items():
        assert name not in space.neighbours
        assert len(set(space.neighbours)) == len(space.neighbours)
        for other in space.neighbours:
            assert name in board.space(other).neighbours


def test_the_map_hangs_together() -> None:
    """Every space can be reached by land from every other (1.3.4)."""
    reached, pending = set(), ["londinium"]
    while pending:
        name = pending.pop()
        if name not in reached:
            reached.add(name)
            pending += board.space(name).neighbours

    assert set(board.spaces()) == reached


def test_roads_join_adjacent_spaces() -> None:
    """Each Road leads from a space to an adjacent one, and is listed once (1.3.3)."""
    listed = [frozenset(row["between"]) for row in rows("map", "road")]

    assert len(set(listed)) == len(listed)
    for one, other in (sorted(road) for road in listed):
        assert board.adjacent(one, other)


@pytest.mark.parametrize("table", ["not_road", "not_adjacent"])
def test_what_is_denied_is_not_on_the_map(table: str) -> None:
    """Spaces that a source says are not joined are not joined (1.3.3, 1.3.4)."""
    for one, other in (row["between"] for row in rows("map", table)):
        assert not (board.joined_by_road(one, other) if table == "not_road" else board.adjacent(one, other))


def test_coasts_hold_both_ways() -> None:
    """A space is Coastal on the Seas whose coast it is on (1.3.7, 1.3.8)."""
    coastal = {row["id"]: set(row["coastal"]) for row in rows("map", "sea")}

    assert 4 == len(coastal)
    assert coastal == {sea: {name for name in board.spaces() if sea in board.coasts(name)} for sea in coastal}


def test_sites_are_as_many_as_printed() -> None:
    """There are 44 sites, 20 of them for Towns, each with a name of its own (1.3.5)."""
    kinds = Counter(kind for space in board.spaces().values() for kind in space.sites.values())

    assert Counter({SiteKind.TOWN: 20, SiteKind.HILLFORT: 24}) == kinds
    assert 44 == len(board.site_space())


def test_caledonia_is_reached_from_where_the_map_says() -> None:
    """The spaces that border Caledonia are spaces of the map, and Caledonia is none (1.3.9)."""
    border = {name for name in board.spaces() if board.borders_caledonia(name)}

    assert set(sources.table("pendragon", "tables/map")["caledonia"]["borders"]) == border
    assert board.CALEDONIA not in board.spaces()


def test_a_city_has_room_for_twice_its_population() -> None:
    """A City's row holds twice its printed Population (1.7.2)."""
    assert {"londinium": 4, "eboracum": 2} == {name: city_room(name) for name in ("londinium", "eboracum")}


def test_every_kind_is_a_row() -> None:
    """Each kind of piece stands in the table once, all of them finite (1.2)."""
    assert set(Kind) == set(STOCK.finite)
    assert all(row["finite"] for row in rows("pieces", "kind"))
    assert set(Kind) == UNITS | STRONGHOLDS | {Kind.CUBE}


def test_a_code_means_one_kind_of_a_nation() -> None:
    """No two kinds of a Faction are written alike."""
    written = Counter((NATION.get(kind), code) for kind, code in CODE.items())

    assert {1} == set(written.values())


def test_tracks_run_from_0_to_80() -> None:
    """Resources, Renown, Prestige and Wealth run from 0 to 80 (1.8)."""
    assert 6 == len(STOCK.tracks)
    assert {(0, 80)} == set(STOCK.tracks.values())


def test_every_unit_fights() -> None:
    """Each kind of Unit has a row in the table of Battle, Militia and Raiders with half a loss (3.6.1)."""
    halved = {kind for kind in UNITS if tables.field_loss(kind) != 1}

    assert UNITS == {Kind(row["kind"]) for row in rows("battle", "unit")}
    assert {Kind.MILITIA, Kind.SAXON_RAIDER, Kind.SCOTTI_RAIDER} == halved


def test_every_table_says_where_it_is_from() -> None:
    """Every table names its sections, a source and a confidence."""
    for name in TABLES:
        table = sources.table("pendragon", f"tables/{name}")
        assert table["sections"]
        assert table["defaults"]["source"]
        assert table["defaults"]["confidence"] in ("high", "medium", "low")
