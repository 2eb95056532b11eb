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
from ludex.pendragon.notation import show
from ludex.pendragon.piece_text import read_pieces
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
        ("iceni: pop 2; pop 1", "line-twice"),
        ("iceni: prosperity 1; saxons 1r; prosperity 1", "line-twice"),
        ("patrolled: germanicus | unpatrolled: hibernicus, germanicus", "sea-twice"),
        ("unpatrolled: germanicus | patrolled: germanicus", "sea-twice"),
        ("scenario: camlann", "setup-unknown"),
        ("supply: dux 1c", "supply-unreadable"),
        ("supply: prosperity 3", "supply-unreadable"),
        ("supply: ", "supply-unreadable"),
        ("supply: 1.5", "supply-unreadable"),
        ("change prestig: 1", "track-unknown"),
        ("change refugees: 1", "track-unknown"),
        ("change prestige: up", "number-unreadable"),
        ("prestige: 3 | change prestige: 1", "change-given"),
        ("change prestige: 1 | prestige: 3", "change-given"),
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
        ("battle", SIDES | {"command": "raid", "raiders": "1r@lindum"}, AT, "site-not-asked"),
        ("battle", SIDES | {"trap": "dux 3c"}, AT, "trap-not-there"),
        ("battle", SIDES | {"trap": "dux 1c@lindum"}, AT, "site-not-asked"),
        ("battle", SIDES | {"command": "raid", "trap": "saxons 1w"}, AT, "trap-not-there"),
        ("siege", SIDES | {"assaulted": "branodunum"}, AT, "site-unknown"),
        ("siege", SIDES | {"assaulted": "lindum,camelot"}, AT, "site-nowhere"),
        ("control", {}, "iceni: dux 2c@branodunum", "position-impossible"),
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


@pytest.mark.parametrize(
    "text",
    [
        "iceni: saxons 2r(3p)",
        "iceni: saxons 2r(3p) 4r(1p) 2r(3p); scotti 2r(3p)",
        "iceni: dux 1c fort(1p)@branodunum",
        "iceni: saxons 1r(1p)@branodunum 2r(4p)@branodunum",
        "available: saxons 2r(3p) | casualties: dux 2c(1p)",
        "caledonia: scotti 1w(2p)",
        "change prestige: 1 | change saxon-renown: -5 | iceni: empty",
        "scenario: petty-tyrants | patrolled: germanicus | unpatrolled: hibernicus",
        "supply: 0",
        "available: saxons 0r",
    ],
)
def test_what_is_inconsistent_survives_being_written_too(text: str) -> None:
    """Cubes beyond one a Unit and changes of tracks that are not given are written as they were read (1.7.4, 1.8)."""
    position = read(text)

    assert position == read(show(position))
    assert show(position) == show(read(show(position)))


def test_a_whole_position_without_cubes_beside_the_board_says_so() -> None:
    """A whole position tells how many cubes lie beside the board even where there are none (1.2)."""
    position = setup("barbarian-conspiracy")
    emptied = position.move(CUBE, position.count(SUPPLY, CUBE), SUPPLY, "iceni")

    assert 0 == read(show(emptied)).count(SUPPLY, CUBE)
    assert emptied == read(show(emptied))


def test_the_change_of_a_track_is_told_where_the_track_is_not_given() -> None:
    """After a Battle of a local position without Prestige its change stands in the position, and counts on (1.8)."""
    start = GAME.read("imperium: fragmentation | regni: saxons 6w; dux 1c")
    end = ask(GAME, Request("battle", SIDES | {"feats": "shield-wall"}, start, dice=[])).end

    assert end is not None
    assert "change saxon-renown: 1" in show(end).splitlines()
    assert "change prestige: -1" in show(end).splitlines()
    assert end == read(show(end))
