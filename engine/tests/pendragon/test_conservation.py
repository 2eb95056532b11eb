"""Nothing that is done makes or loses a piece or a cube, and what was consistent stays so."""

from collections import Counter

import pytest
from hypothesis import assume
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.pendragon import board
from ludex.pendragon.kinds import AVAILABLE
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.population import population
from ludex.pendragon.population import set_population
from ludex.pendragon.problems import problems
from ludex.pendragon.prosperity import add_prosperity
from ludex.pendragon.prosperity import can_carry
from ludex.pendragon.prosperity import load
from ludex.pendragon.prosperity import unload
from ludex.pendragon.setups import setup
from ludex.pendragon.setups import SETUPS
from tests.pendragon import strategies
from tests.pendragon.strategies import AGAINST
from tests.pendragon.strategies import COMMANDS
from tests.pendragon.strategies import Fight
from tests.pendragon.strategies import GAME
from tests.pendragon.strategies import RANDOM

Operation = tuple[str, int, int, int]
OPERATIONS = ("move", "place", "lift", "load", "unload", "cubes", "population", "battle", "battle")


def tally(position: Position) -> dict[Kind, int]:
    """Return how many pieces of each kind there are, in every space and box."""
    return {kind: position.total(kind) for kind in Kind}


def laden_units(position: Position) -> int:
    """Return how many Units carry Plunder."""
    return sum(number for _, piece, number in position.everywhere() if piece.laden)


def faults(position: Position) -> Counter[object]:
    """Return the problems of a position, remarks left out."""
    return Counter((p.section, p.message, p.facts) for p in problems(position) if not p.remark)


def assert_conserved(start: Position, end: Position) -> None:
    """Fail where a piece or cube was made or lost, or a fault has come up."""
    assert tally(start) == tally(end)
    assert end.count(CARRIED, CUBE) == laden_units(end)
    assert Counter() == faults(end) - faults(start)
    assert all(number > 0 or place == SUPPLY for place, _, number in end.everywhere())


@settings(max_examples=100, deadline=None)
@given(strategies.local_positions())
def test_a_position_survives_being_written(text: str) -> None:
    """A position written as text is read back as the same position."""
    position = read(text)

    assert position == read(show(position))
    assert show(position) == show(read(show(position)))


@settings(max_examples=100, deadline=None)
@given(strategies.local_positions())
def test_a_legal_position_has_no_faults(text: str) -> None:
    """What the rules allow to stand together is no problem, and each cube of Plunder is on a Unit."""
    position = read(text)

    assert Counter() == faults(position)
    assert position.count(CARRIED, CUBE) == laden_units(position)


@settings(max_examples=250, deadline=None)
@given(strategies.fights(), st.integers(0, 10**6))
def test_a_battle_makes_and_loses_nothing(fight: Fight, seed: int) -> None:
    """Whatever is chosen and thrown, a Battle ends (3.6), and every piece and cube is still somewhere."""
    start = GAME.read(fight.text)
    answer = fight.answer(seed=seed)
    assume(answer.verdict is None)

    assert answer.pending is None
    assert answer.end is not None
    assert_conserved(start, answer.end)
    assert not [place for place in answer.end.places if "~" in place]
    assert not [mark for mark in answer.end.marks if mark.startswith("battle:")]


@settings(max_examples=100, deadline=None)
@given(strategies.fights(), st.integers(0, 10**6))
def test_the_end_of_a_battle_survives_being_written(fight: Fight, seed: int) -> None:
    """What a Battle of a local position leaves, changes of tracks that are not given included, is read back as written."""
    answer = fight.answer(seed=seed)
    assume(answer.end is not None)
    assert answer.end is not None

    assert answer.end == read(show(answer.end))


@settings(max_examples=100, deadline=None)
@given(strategies.fights(), st.integers(0, 10**6))
def test_after_a_battle_units_stand_in_the_open(fight: Fight, seed: int) -> None:
    """Once a Battle is over no Unit stands inside a Stronghold, and no other space has changed (3.6)."""
    answer = fight.answer(seed=seed)
    assume(answer.end is not None)
    assert answer.end is not None
    sites = [place for place in answer.end.places if "@" in place]

    assert not [piece for place in sites for piece in answer.end.at(place) if piece.kind in UNITS]


@settings(max_examples=60, deadline=None)
@given(strategies.fights(), st.integers(0, 10**6))
def test_the_facts_of_a_battle_are_those_of_its_end(fight: Fight, seed: int) -> None:
    """Losses told are the pieces that have left the space, and Plunder told is what the attackers' Units carry (3.6.5)."""
    start = GAME.read(fight.text)
    answer = fight.answer(seed=seed)
    assume(answer.end is not None)
    assert answer.end is not None
    names = {"dux": Faction.DUX, "civitates": Faction.CIVITATES, "saxon": Faction.SAXONS, "scotti": Faction.SCOTTI}
    on_map = [
        Counter(
            {
                faction: sum(
                    n
                    for place, piece, n in position.everywhere()
                    if place.partition("@")[0] in board.spaces() and piece != CUBE and owner(piece) == faction
                )
                for faction in Faction
            }
        )
        for position in (start, answer.end)
    ]
    told = {names[fact[:-7]]: value for fact, value in answer.facts.items() if fact.endswith("_losses")}

    assert on_map[0] - on_map[1] == Counter({faction: lost for faction, lost in told.items() if lost})


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(["lindum", "ratae"]),
    st.integers(0, 6).flatmap(lambda number: st.tuples(st.just(number), st.integers(0, number))),
    st.integers(1, 4),
    st.integers(0, 2),
    st.sampled_from(["surprise", "shield-wall", ""]),
    st.integers(0, 10**6),
)
def test_an_assault_makes_and_loses_nothing(
    site: str, raiders: tuple[int, int], warbands: int, inside: int, feat: str, seed: int
) -> None:
    """An Assault of one Stronghold alone leaves every piece and cube somewhere, and all Units in the open (3.6.4)."""
    own = f"{raiders[0]}r({raiders[1]}p) " if raiders[0] else ""
    within = f"{inside}c@{site} " if inside else ""
    start = read(
        f"imperium: roman-rule-civilian | corieltauvi: saxons {own}{warbands}w; dux {within}fort@lindum; civitates town@ratae"
    )
    params = {"attacker": "saxons", "defender": "dux", "site": site, "command": "battle"} | ({"feats": feat} if feat else {})
    answer = ask(GAME, Request("assault", params, start, seed=seed))

    assert answer.end is not None
    assert_conserved(start, answer.end)
    assert not [p for place in answer.end.places if "@" in place for p in answer.end.at(place) if p.kind in UNITS]
    assert (answer.end.count(f"corieltauvi@{site}", Piece(Kind.FORT if site == "lindum" else Kind.TOWN)) == 0) == answer.facts[
        "falls"
    ]


@pytest.mark.parametrize("name", SETUPS)
@settings(max_examples=12, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(OPERATIONS), *(st.integers(0, 10**6) for _ in range(3))), min_size=5, max_size=25))
def test_a_whole_game_makes_and_loses_nothing(name: str, operations: list[tuple[str, int, int, int]]) -> None:
    """However pieces and cubes are moved and Battles fought, the game holds as many as its box has (1.2)."""
    start = position = setup(name)
    for operation in operations:
        position = carried_out(position, operation)

        assert_conserved(start, position)
    assert {kind: STOCK.finite[kind] for kind in Kind} == tally(position)
    assert position == read(show(position))


def carried_out(position: Position, operation: Operation) -> Position:
    """Return the position after one move or Battle, which its numbers choose among those that are possible."""
    what, one, two, three = operation
    names = list(board.spaces())
    name, other = names[one % len(names)], names[two % len(names)]
    units = [(piece, n) for piece, n in position.at(name).items() if piece.kind in UNITS]
    piece, number = units[three % len(units)] if units else (CUBE, 0)
    match what:
        case "move" if number:
            return position.move(piece, 1 + two % number, name, other)
        case "place":
            there = [(p, n) for p, n in position.at(AVAILABLE).items() if p.kind in UNITS]
            if there:
                piece, number = there[two % len(there)]
                return position.move(piece, 1 + three % number, AVAILABLE, name)
        case "lift" if number and not piece.laden and piece.service is None:
            return position.move(piece, 1, name, AVAILABLE)
        case "load" if number and can_carry(piece) and position.count(name, CUBE):
            return load(position, name, piece, min(number, position.count(name, CUBE)), name)
        case "unload":
            laden = [(where, p, n) for where, p, n in position.everywhere() if p.laden]
            if laden:
                where, piece, number = laden[two % len(laden)]
                return unload(position, where, piece, 1 + three % number)
        case "cubes":
            return add_prosperity(position, name, three % 5)
        case "population":
            return set_population(position, name, population(position, name) + three % 3 - 1)
        case "battle":
            possible = battles(position)
            if possible:
                name, attacker, defender = possible[one % len(possible)]
                commands = [command for command in COMMANDS[attacker] if defender in AGAINST.get(command, Faction)]
                command = commands[two % len(commands)]
                params = {"space": name, "attacker": attacker, "defender": defender, "command": command}
                policies = {str(faction): RANDOM[three % len(RANDOM)] for faction in Faction}
                return ask(GAME, Request("battle", params, position, seed=three, policies=policies)).end or position
    return position


def battles(position: Position) -> list[tuple[str, Faction, Faction]]:
    """Return where which Faction with Units in the open can meet which other Faction's pieces."""
    found = []
    for name in board.spaces():
        pieces = [piece for place in board.places_of(name) for piece in position.at(place) if piece != CUBE]
        attackers = {owner(piece) for piece in position.at(name) if piece.kind in UNITS}
        defenders = {owner(piece) for piece in pieces}
        found += [(name, one, other) for one in Faction for other in Faction if one in attackers and other in defenders - {one}]
    return found
