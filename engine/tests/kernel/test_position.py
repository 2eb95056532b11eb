"""Positions: values that nothing changes, whose pieces are neither made nor lost."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from tests import strategies
from tests.kernel.toy import COIN
from tests.kernel.toy import Faction
from tests.kernel.toy import GUARD
from tests.kernel.toy import Kind
from tests.kernel.toy import RAIDER
from tests.kernel.toy import START
from tests.kernel.toy import STOCK

LADEN = RAIDER._replace(laden=True)
HIRED = GUARD._replace(service=Faction.RED)


def rows(position: Position) -> list[tuple[str, Piece, int]]:
    """Return everything that stands anywhere."""
    return list(position.everywhere())


def built(counts: Sequence[tuple[str, Piece, int]], marks: Sequence[tuple[str, Any]]) -> Position:
    """Return a position made at once of what stands where."""
    places: dict[str, dict[Piece, int]] = {}
    for place, piece, number in counts:
        places.setdefault(place, {})[piece] = number
    return Position(STOCK, places, dict(marks))


@settings(deadline=None)
@given(strategies.positions, strategies.changes)
def test_changes_conserve_every_kind(position: Position, changes: list[strategies.Change]) -> None:
    """No sequence of moves, marks and tracks makes or loses a piece of any kind, sources counted with their debts."""
    end = strategies.after(position, changes)

    assert {kind: position.total(kind) for kind in Kind} == {kind: end.total(kind) for kind in Kind}


@settings(deadline=None)
@given(strategies.positions, strategies.changes, st.randoms())
def test_equality_and_hash_do_not_depend_on_how_a_position_came_about(
    position: Position, changes: list[strategies.Change], random: Any
) -> None:
    """A position reached by changes equals, with the same hash, one made at once of the same pieces in any order."""
    end = strategies.after(position, changes)
    counts, marks = rows(end), list(end.marks.items())
    random.shuffle(counts)
    random.shuffle(marks)
    made = built(counts, marks)

    assert made == end
    assert hash(made) == hash(end)


@settings(deadline=None)
@given(st.lists(strategies.moves(origins=["mint"]), max_size=6), st.randoms())
def test_moves_that_do_not_hinder_each_other_commute(moves: list[strategies.Move], random: Any) -> None:
    """Moves out of a source give the same position in any order."""
    shuffled = list(moves)
    random.shuffle(shuffled)
    one, other = strategies.after(START, moves), strategies.after(START, shuffled)

    assert one == other
    assert hash(one) == hash(other)


@settings(deadline=None)
@given(strategies.positions, strategies.moves())
def test_a_move_there_and_back_is_no_move(position: Position, move: strategies.Move) -> None:
    """Pieces that move and return as they were leave the same position."""
    becomes = move.becomes or move.piece
    try:
        moved = position.move(move.piece, move.number, move.origin, move.target, move.becomes)
    except ValueError:
        return

    assert position == moved.move(becomes, move.number, move.target, move.origin, move.piece)


@settings(deadline=None)
@given(strategies.positions, strategies.changes)
def test_no_change_touches_the_position_it_starts_from(position: Position, changes: list[strategies.Change]) -> None:
    """A position reads and hashes the same after others have been made of it."""
    counts, marks, code = rows(position), dict(position.marks), hash(position)
    strategies.after(position, changes)

    assert (counts, marks, code) == (rows(position), dict(position.marks), hash(position))


@settings(deadline=None)
@given(strategies.positions, strategies.changes)
def test_only_sources_go_below_zero(position: Position, changes: list[strategies.Change]) -> None:
    """No place other than a source ever holds less than one of what it holds."""
    short = {place for place, _, number in rows(strategies.after(position, changes)) if number < 1}

    assert short <= STOCK.sources


@settings(deadline=None)
@given(strategies.positions, strategies.positions)
def test_positions_are_equal_where_all_counts_and_marks_are(one: Position, other: Position) -> None:
    """Two positions are equal exactly where the same pieces stand in the same places with the same marks."""
    alike = set(rows(one)) == set(rows(other)) and one.marks == other.marks

    assert alike == (one == other)


def test_a_source_owes_what_it_gives_beyond_what_it_has() -> None:
    """A source that never runs out holds a negative number once more has left than was there."""
    position = START.move(COIN, 5, "mint", "shore")

    assert -5 == position.count("mint", COIN)
    assert 5 == position.count("shore", COIN)
    assert 0 == position.total(Kind.COIN)


def test_debts_with_one_hash_are_told_apart() -> None:
    """Positions that differ by -1 and -2, which Python hashes alike, are different positions."""
    owed = [Position(STOCK, {"mint": {COIN: number}}) for number in (-1, -2)]

    assert owed[0] != owed[1]


def test_a_place_cannot_give_what_it_does_not_hold() -> None:
    """A move of more pieces than a place has is refused with what it has."""
    with pytest.raises(ValueError, match=r"sea has 3 of .*, not 4"):
        START.move(RAIDER, 4, "sea", "shore")


def test_pieces_that_serve_others_are_other_pieces() -> None:
    """Guards in another's service do not count among those in nobody's."""
    with pytest.raises(ValueError, match="town has 0 of"):
        START.move(HIRED, 1, "town", "shore")


def test_a_negative_number_cannot_move() -> None:
    """A negative number is refused, even out of a source."""
    with pytest.raises(ValueError, match="cannot move -1 pieces"):
        START.move(COIN, -1, "mint", "shore")


@pytest.mark.parametrize("number", [0, 1])
def test_a_finite_kind_never_becomes_another(number: int) -> None:
    """A piece of which the game has a fixed number cannot change into one of another kind."""
    with pytest.raises(ValueError, match="raider cannot become guard"):
        START.move(RAIDER, number, "sea", "shore", GUARD)


@pytest.mark.parametrize(("number", "target"), [(0, "shore"), (2, "sea")])
def test_a_move_of_nothing_or_to_nowhere_gives_the_same_position(number: int, target: str) -> None:
    """Nothing is copied where nothing changes."""
    assert START is START.move(RAIDER, number, "sea", target)


def test_pieces_take_a_load_where_they_stand() -> None:
    """A move to the same place may still change what the pieces carry."""
    position = START.move(RAIDER, 2, "sea", "sea", LADEN)

    assert {RAIDER: 1, LADEN: 2} == position.at("sea")
    assert 3 == position.total(Kind.RAIDER)


def test_a_place_that_is_left_empty_is_no_place_of_the_position() -> None:
    """An emptied place is gone, as if it had never held anything."""
    position = START.move(RAIDER, 3, "sea", "shore")

    assert {"shore", "town"} == set(position.places)
    assert {} == position.at("sea")
    assert 0 == position.count("sea", RAIDER)


def test_counts_of_zero_are_no_part_of_a_position() -> None:
    """A position made with a count of zero equals one made without."""
    padded = Position(STOCK, {"sea": {RAIDER: 3, GUARD: 0}, "town": {GUARD: 2}, "shore": {}}, {"alarm": 0})

    assert START == padded
    assert hash(START) == hash(padded)


def test_a_position_does_not_follow_what_it_was_made_of() -> None:
    """Later changes of the counts and marks handed over do not reach the position."""
    counts, marks = {"sea": {RAIDER: 3}}, {"wind": 1}
    position = Position(STOCK, counts, marks)
    counts["sea"][RAIDER] = 1
    marks["wind"] = 2

    assert 3 == position.count("sea", RAIDER)
    assert 1 == position.track("wind")


def test_a_mark_is_set_changed_and_taken_away() -> None:
    """A mark taken away leaves the position as it was before."""
    windy = START.mark("wind", "north")
    turned = windy.mark("wind", "south")

    assert "north" == windy.marks["wind"]
    assert "south" == turned.marks["wind"]
    assert START == turned.mark("wind", None)
    assert hash(START) == hash(turned.mark("wind", None))


def test_a_mark_set_to_what_it_is_gives_the_same_position() -> None:
    """Nothing is copied where a mark stays as it is or was not there to be taken away."""
    windy = START.mark("wind", "north")

    assert windy is windy.mark("wind", "north")
    assert START is START.mark("wind", None)


@pytest.mark.parametrize("value", [0, ""])
def test_zero_and_an_empty_text_are_marks(value: str | int) -> None:
    """A mark of 0 or of no text differs from no mark at all."""
    position = START.mark("wind", value)

    assert value == position.marks["wind"]
    assert START != position


@pytest.mark.parametrize("value", [0, 3])
def test_a_track_takes_the_values_within_its_limits(value: int) -> None:
    """Both ends of a track can be reached."""
    assert value == START.set_track("alarm", value).track("alarm")


@pytest.mark.parametrize("value", [-1, 4])
def test_a_track_cannot_be_set_beyond_its_limits(value: int) -> None:
    """A value beyond the ends of a track is refused with its limits."""
    with pytest.raises(ValueError, match=f"alarm runs from 0 to 3, not {value}"):
        START.set_track("alarm", value)


def test_a_track_that_was_not_given_has_no_value() -> None:
    """What is not known of a track is None, not zero."""
    assert Position(STOCK).track("alarm") is None
    assert START.mark("wind", "north").track("wind") is None


def test_a_total_counts_pieces_whatever_they_serve_or_carry() -> None:
    """The total of a kind goes over all places, services and loads."""
    position = Position(STOCK, {"sea": {RAIDER: 1, LADEN: 2}, "town": {LADEN: 1, GUARD: 1, HIRED: 1}})

    assert 4 == position.total(Kind.RAIDER)
    assert 2 == position.total(Kind.GUARD)


def test_a_position_equals_nothing_else() -> None:
    """A position is not equal to what it was made of."""
    assert START != {"sea": {RAIDER: 3}}
    assert "Position({'sea': {" in repr(START)
