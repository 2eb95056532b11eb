"""Positions as text: what is refused, and what is read (1.2, 1.4)."""

import pytest

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.notation import needs_space
from ludex.pendragon.notation import read
from ludex.pendragon.notation import read_pieces
from ludex.pendragon.notation import show
from ludex.pendragon.setups import setup
from tests.pendragon.strategies import GAME

RAIDER = Piece(Kind.SAXON_RAIDER)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "position-empty"),
        ("# nothing", "position-empty"),
        ("iceni", "line-unreadable"),
        ("icenia: saxons 1r", "space-unknown"),
        ("iceni: saxons 1r | iceni: dux 1c", "line-twice"),
        ("iceni: picts 1r", "faction-unknown"),
        ("iceni: saxons !", "item-unreadable"),
        ("iceni: saxons 3", "item-unreadable"),
        ("iceni: dux 1r", "piece-unknown"),
        ("iceni: dux 1w", "piece-unknown"),
        ("iceni: saxons 1w/saxons", "piece-unknown"),
        ("iceni: dux 1w/dux", "nation-unknown"),
        ("iceni: saxons 26r", "number-absurd"),
        ("iceni: saxons -1r", "number-absurd"),
        ("iceni: dux fort@lindum", "site-unknown"),
        ("available: dux fort@lindum", "site-unknown"),
        ("iceni: pop two", "number-unreadable"),
        ("iceni: prosperity 1000", "number-unreadable"),
        ("prestige: high", "number-unreadable"),
        ("imperium: roman", "imperium-unknown"),
        ("roads: paved", "roads-unknown"),
        ("patrolled: thames", "sea-unknown"),
        ("cards: excalibur", "card-unknown"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, message: str) -> None:
    """A line that means nothing is refused, and told in one line of either language."""
    with pytest.raises(Wrong) as wrong:
        read(text)

    assert message == wrong.value.message
    for lang in LANGUAGES:
        told = Words(GAME.id, lang).message(message, wrong.value.facts)
        assert "{" not in told
        assert "\n" not in told


def test_a_unit_carries_at_most_one_cube() -> None:
    """An answer that names more Plunder than Units is refused (1.7.4)."""
    with pytest.raises(Wrong) as wrong:
        read_pieces("2r(3p)", Faction.SAXONS)

    assert "plunder-too-much" == wrong.value.message


def test_a_space_that_a_local_position_leaves_out_is_asked_for() -> None:
    """A question about a space of which the position does not tell is refused."""
    with pytest.raises(Wrong) as wrong:
        needs_space(read("iceni: saxons 1r"), "regni")

    assert "space-not-stated" == wrong.value.message


AT = "imperium: fragmentation | corieltauvi: saxons 3r 1w; dux 2c fort@lindum"
SIDES = {"attacker": "saxons", "defender": "dux"}


@pytest.mark.parametrize(
    ("question", "params", "at", "message"),
    [
        ("battle", SIDES | {"attacker": "picts"}, AT, "faction-unknown"),
        ("battle", SIDES | {"command": "march"}, AT, "command-unknown"),
        ("battle", SIDES | {"feats": "courage"}, AT, "feat-unknown"),
        ("battle", SIDES | {"raiders": "2"}, AT, "raiders-without-raid"),
        ("battle", SIDES | {"command": "raid", "raiders": "4"}, AT, "raiders-too-many"),
        ("battle", SIDES | {"command": "raid", "raiders": "1r(1p)"}, AT, "raiders-too-many"),
        ("battle", SIDES | {"trap": "dux 3c"}, AT, "trap-not-there"),
        ("battle", SIDES | {"space": "regni"}, AT, "space-not-stated"),
        ("battle", SIDES, AT + " | regni: empty", "which-space"),
        ("battle", SIDES, AT.partition(" | ")[2] + "; civitates 1m", "imperium-missing"),
        ("battle", SIDES, AT.replace("fort", "2fort"), "position-impossible"),
        ("battle", SIDES, None, "position-missing"),
        ("battle", {"attacker": "saxons"}, AT, "parameter-missing"),
        ("battle", SIDES | {"weather": "rain"}, AT, "parameter-unknown"),
        ("assault", SIDES | {"site": "lindumm"}, AT, "site-nowhere"),
        ("assault", SIDES | {"space": "corieltauvi", "site": "branodunum"}, AT, "site-unknown"),
        ("evade-ambush", {"faction": "saxons", "group": "horses", "attempt": "evade"}, AT, "word-unknown"),
        ("stacking", {"piece": "castle", "space": "iceni"}, None, "kind-unknown"),
        ("plunder", {"faction": "saxons", "piece": "2r(1p)"}, None, "one-piece"),
        ("control", {"space": "wessex"}, AT, "space-unknown"),
    ],
)
def test_a_wrong_request_says_what_is_wrong(question: str, params: dict[str, str], at: str | None, message: str) -> None:
    """A question that cannot be answered as it stands is refused in one line of either language."""
    with pytest.raises(Wrong) as wrong:
        ask(GAME, Request(question, params, GAME.read(at) if at else None))

    assert message == wrong.value.message
    for lang in LANGUAGES:
        assert "{" not in Words(GAME.id, lang).message(message, wrong.value.facts)


def test_an_unknown_setup_is_refused() -> None:
    """There are four set-ups (S.1 to S.4)."""
    with pytest.raises(Wrong) as wrong:
        setup("camlann")

    assert "setup-unknown" == wrong.value.message


def test_plunder_lies_on_units() -> None:
    """Of 9 Raiders with 2 cubes 2 are laden, and the cubes are among those carried (1.7.4)."""
    position = read("corieltauvi: saxons 9r(2p)")

    assert 7 == position.count("corieltauvi", RAIDER)
    assert 2 == position.count("corieltauvi", RAIDER._replace(laden=True))
    assert 2 == position.count(CARRIED, CUBE)


def test_foederati_stand_under_the_faction_that_they_serve() -> None:
    """A Saxon Warband in the service of the Dux is his, and is written with its nation (1.4.3)."""
    position = read("iceni: dux 2w/saxons settlement/saxons@branodunum")

    assert 2 == position.count("iceni", Piece(Kind.SAXON_WARBAND, Faction.DUX))
    assert 1 == position.count("iceni@branodunum", Piece(Kind.SAXON_SETTLEMENT, Faction.DUX))
    assert "iceni: dux 2w/saxons settlement/saxons@branodunum\n" == show(position)


def test_lines_and_bars_say_the_same() -> None:
    """A position is lines, or parts between bars; case, blanks and comments do not matter."""
    assert read("iceni: saxons 1r | regni: dux 1c") == read("Iceni:  saxons 1r   # landed\n\nregni: dux 1c\n")


def test_the_order_of_lines_does_not_matter() -> None:
    """Two texts that tell of the same spaces in another order are one position."""
    assert read("iceni: saxons 1r | regni: dux 1c") == read("regni: dux 1c | iceni: saxons 1r")


def test_cubes_beside_the_board_are_what_the_others_leave() -> None:
    """A whole position that does not tell of the supply has 90 cubes in all there, on spaces and on Units (1.2)."""
    text = show(setup("barbarian-conspiracy"))
    without = "\n".join(line for line in text.splitlines() if not line.startswith(SUPPLY))

    assert read(text) == read(without)


@pytest.mark.parametrize("cubes", [-3, 5])
def test_the_supply_survives_being_written(cubes: int) -> None:
    """Cubes beside the board are written and read back, also where a Battle has taken more than a local position tells of."""
    start = read("iceni: saxons 3r(3p)")
    origin, target = (SUPPLY, "iceni") if cubes < 0 else ("iceni", SUPPLY)
    position = (start if cubes < 0 else read("iceni: prosperity 5; saxons 3r(3p)")).move(CUBE, abs(cubes), origin, target)

    assert cubes == position.count(SUPPLY, CUBE)
    assert position == read(show(position))


def test_the_supply_holds_cubes_alone() -> None:
    """No Unit or Stronghold can lie among the cubes beside the board (1.2)."""
    with pytest.raises(Wrong):
        read("supply: dux 1c")
