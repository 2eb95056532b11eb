"""Tracks, Population and Prosperity stay within their limits (1.3.6, 1.7, 1.8)."""

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.position import Piece
from ludex.pendragon import board
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.notation import read
from ludex.pendragon.population import most_population
from ludex.pendragon.population import population
from ludex.pendragon.population import set_population
from ludex.pendragon.prosperity import add_prosperity
from ludex.pendragon.prosperity import can_carry
from ludex.pendragon.prosperity import load
from ludex.pendragon.prosperity import prosperity
from ludex.pendragon.prosperity import room
from ludex.pendragon.prosperity import rows
from ludex.pendragon.prosperity import unload
from ludex.pendragon.tracks import adjust
from ludex.pendragon.tracks import change


@pytest.mark.parametrize("track", STOCK.tracks)
@settings(max_examples=30, deadline=None)
@given(st.integers(0, 80), st.integers(-100, 100))
def test_a_track_stays_between_0_and_80(track: str, value: int, by: int) -> None:
    """What would take a track below 0 or above 80 is ignored (1.8)."""
    start = read(f"{track}: {value}")
    end = adjust(start, track, by)

    assert min(max(value + by, 0), 80) == end.track(track)
    assert (end.track(track) or 0) - value == change(start, end, track)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(-9, 9)))
def test_of_a_track_that_is_not_given_the_change_is_kept(changes: list[int]) -> None:
    """Where the position does not give a track, by how much it moved is still known, without its limits (1.8)."""
    start = end = read("iceni: empty")
    for by in changes:
        end = adjust(end, "prestige", by)

    assert end.track("prestige") is None
    assert sum(changes) == change(start, end, "prestige")


def test_a_change_and_its_opposite_leave_nothing() -> None:
    """A track that is not given and has not moved in the end leaves no trace (1.8)."""
    start = read("iceni: empty")

    assert start == adjust(adjust(start, "wealth", 3), "wealth", -3)


def test_an_unknown_track_is_no_track() -> None:
    """There are six tracks; another name is a mistake in the code, not a request (1.8)."""
    with pytest.raises(KeyError):
        adjust(read("iceni: empty"), "honour", 1)
    with pytest.raises(ValueError, match="from 0 to 80"):
        read("prestige: 5").set_track("prestige", 81)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(board.spaces())), st.lists(st.integers(-2, 6), max_size=8))
def test_population_keeps_its_limits_and_makes_refugees(name: str, values: list[int]) -> None:
    """A Region may rise 1 above print, a City not at all; each real fall makes 1 of the 4 Refugees markers (1.3.6)."""
    printed = board.space(name).population
    position = read(f"{name}: empty")
    falls = 0
    for value in values:
        before = population(position, name)
        position = set_population(position, name, value)
        falls += population(position, name) < before

        assert min(max(value, 0), printed + (0 if board.space(name).city else 1)) == population(position, name)
        assert min(falls, 4) == int(position.marks.get("refugees", 0))


def test_population_at_print_leaves_no_mark() -> None:
    """A space whose Population is as printed is as if it had never changed (1.3.6)."""
    start = read("refugees: 4 | iceni: empty")

    assert start == set_population(set_population(start, "iceni", 3), "iceni", 2)


@pytest.mark.parametrize(
    ("pop", "cubes", "expected"),
    [(2, 0, (0, 0)), (2, 1, (1, 0)), (2, 2, (2, 0)), (2, 3, (2, 1)), (2, 4, (2, 2)), (1, 4, (1, 3))],
)
def test_the_lower_row_is_filled_first(pop: int, cubes: int, expected: tuple[int, int]) -> None:
    """A Region's lower row takes as many cubes as its Population; what is left over is in the upper one (1.7.1)."""
    assert expected == rows(read(f"iceni: pop {pop}; prosperity {cubes}"), "iceni")


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(board.spaces())), st.data(), st.integers(0, 9))
def test_prosperity_is_added_as_far_as_there_is_room(name: str, data: st.DataObject, number: int) -> None:
    """A Region holds 2 rows of its current Population, a City 1 of twice the printed one, and no more (1.7.1, 1.7.2)."""
    pop = data.draw(st.integers(0, most_population(name)))
    most = 2 * (board.space(name).population if board.space(name).city else pop)
    cubes = data.draw(st.integers(0, 2 * most_population(name)))
    start = read(f"{name}: pop {pop}; prosperity {cubes}")
    end = add_prosperity(start, name, number)

    assert max(most - cubes, 0) == room(start, name)
    assert max(cubes, min(cubes + number, most)) == prosperity(end, name)
    assert start.total(Kind.CUBE) == end.total(Kind.CUBE)


@pytest.mark.parametrize(
    ("piece", "cavalry", "can"),
    [
        (Piece(Kind.SAXON_RAIDER), False, True),
        (Piece(Kind.SAXON_RAIDER, laden=True), False, False),
        (Piece(Kind.CAVALRY), False, False),
        (Piece(Kind.CAVALRY), True, True),
        (Piece(Kind.CAVALRY, laden=True), True, False),
        (Piece(Kind.FORT), True, False),
        (CUBE, True, False),
    ],
)
def test_a_unit_can_carry_one_cube(piece: Piece, cavalry: bool, can: bool) -> None:
    """Each Unit carries 1 cube at most, Cavalry only by Retaliate or an Event, Strongholds never (1.7.4)."""
    assert can == can_carry(piece, cavalry)


def test_loading_and_unloading_gives_back_what_was() -> None:
    """Cubes put on Units and taken off again are where they were (1.7.4)."""
    start = read("iceni: prosperity 3; saxons 4r")
    raider = Piece(Kind.SAXON_RAIDER)
    laden = load(start, "iceni", raider, 3, "iceni")

    assert 3 == laden.count(CARRIED, CUBE)
    assert start == unload(laden, "iceni", raider._replace(laden=True), 3, "iceni")
    assert 3 == unload(laden, "iceni", raider._replace(laden=True), 3).count(SUPPLY, CUBE)
