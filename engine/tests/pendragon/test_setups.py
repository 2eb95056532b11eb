"""The set-ups of the scenarios agree with the markers printed beside them (S.1 to S.4)."""

from typing import Any

import pytest

from ludex.pendragon import board
from ludex.pendragon.control import control
from ludex.pendragon.control import totals
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.problems import problems
from ludex.pendragon.setups import rows
from ludex.pendragon.setups import setup
from ludex.pendragon.setups import SETUPS

PLACED = [name for name in SETUPS if "copy_of" not in rows()[name]]
MARKERS = [(name, marker) for name in PLACED for marker in rows()[name]["printed"] if not marker.endswith("_pawn")]


def row(name: str) -> dict[str, Any]:
    """Return the row of a set-up."""
    return rows()[name]


def test_the_set_ups_are_four() -> None:
    """There are four scenarios, the last of which begins as the first does (S.1 to S.4)."""
    assert set(SETUPS) == set(rows())
    assert setup("barbarian-conspiracy").mark("scenario", None) == setup("de-excidio-britanniae").mark("scenario", None)


@pytest.mark.parametrize(("name", "marker"), MARKERS)
def test_a_printed_marker_is_what_the_pieces_make(name: str, marker: str) -> None:
    """Control, Prosperity and Prestige counted on the board are what the source prints (1.9)."""
    found = totals(setup(name))
    counted = found | {"control_and_prestige": found.get("dux_control_and_prestige", 0)}

    assert row(name)["printed"][marker] == counted[marker]


@pytest.mark.parametrize("name", PLACED)
def test_printed_control_is_what_the_pieces_make(name: str) -> None:
    """Each space is Controlled as printed; under Fragmentation Briton Control is that of the Civitates (1.6, 1.9)."""
    position = setup(name)
    briton = "civitates" if fragmented(position) else "britons"
    printed = {space["id"]: {"britons": briton}.get(space["control"], space["control"]) for space in row(name)["space"]}

    assert set(board.spaces()) == set(printed)
    assert printed == {space: control(position, space) or "none" for space in printed}


@pytest.mark.parametrize("name", SETUPS)
def test_a_set_up_is_consistent(name: str) -> None:
    """Every piece of the game is on the board or in a box, and nothing breaks a rule (1.2)."""
    position = setup(name)

    assert [] == problems(position)
    assert dict(STOCK.finite) == {kind: position.total(kind) for kind in Kind}


@pytest.mark.parametrize("name", SETUPS)
def test_a_set_up_survives_being_written(name: str) -> None:
    """A set-up written as text is read back as the same position."""
    assert setup(name) == read(show(setup(name)))


@pytest.mark.parametrize("name", PLACED)
def test_tracks_stand_where_printed(name: str) -> None:
    """Resources, Renown, Prestige and Wealth begin as printed (1.8)."""
    assert row(name)["tracks"] == {track: setup(name).track(track) for track in row(name)["tracks"]}
