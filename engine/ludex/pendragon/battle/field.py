"""The Field Battle: Trap, Withdraw, Charge/Ambush, Melee, Harass (3.6.3)."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from itertools import product

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.fight import shift
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.losses import behind_shields
from ludex.pendragon.battle.losses import suffer
from ludex.pendragon.battle.options import Options
from ludex.pendragon.battle.pre_battle import held_fast
from ludex.pendragon.battle.tables import field_loss
from ludex.pendragon.battle.tables import walls
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import RAIDERS
from ludex.pendragon.kinds import TROOPS
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook

Attackers = Callable[[Battle, Position, Sequence[Faction]], Sorts]
Assignment = tuple[tuple[Piece, str, int], ...]  # so many Units of a sort into the Stronghold on a site

NONE = "none"


def trap(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the Trap step (step 0): Units that an Event lets Entrap Attack first (3.6.3)."""
    if not battle.trap or not both_in_open(battle, position):
        return position
    for piece, number in battle.trap:
        position = shift(position, {piece: number}, (battle.ambush, battle.space), battle.trapped)
    return strike(play, position, battle, "trap", lambda b, p, side: b.in_open(p, side, (b.trapped,)))


def withdraw(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after defending Units have Withdrawn into Strongholds: own ones first, then the ally's (3.6.3).

    Into an ally's Stronghold they go only if its Faction admits them.
    """
    if not battle.strongholds(position, battle.defence) or not both_in_open(battle, position):
        return position
    for faction in battle.defence:
        position = withdraw_into(play, position, battle, faction, faction)
    for faction in battle.defence:
        for ally in battle.defence:
            if ally != faction:
                position = withdraw_into(play, position, battle, faction, ally)
    return position


@rule("3.6.3")
def withdraw_into(play: Play, position: Position, battle: Battle, faction: Faction, host: Faction) -> Position:
    """Return the position after a Faction has Withdrawn Units into a Faction's Strongholds, as their Capacity allows."""
    room = free_capacity(play, position, battle, host)
    units = battle.in_open(position, (faction,))
    if held_fast(battle, units):
        return position
    name = f"{'withdraw' if host == faction else 'shelter'}/{faction}"
    options = Options(
        name,
        lambda: ((_show(assignment), assignment) for assignment in _assignments(units, room)),
        lambda text: _assignment(text, faction, units, room),
    )
    own_room = sum(free_capacity(play, position, battle, faction).values())
    chosen = play.decide(name, faction, options, position, lambda text: _read(text, faction), battle=battle, own_room=own_room)
    if not chosen:
        return position
    if host != faction:
        admits = play.decide(f"admit/{host}", host, {"yes": True, "no": False}, position, battle=battle)
        if not admits:
            play.note("3.6.3", "not-admitted", faction=host, pieces=_tally(chosen))
            return position
    for piece, site, number in chosen:
        position = shift(position, {piece: number}, battle.open_places, board.site_place(battle.space, site))
    for site in dict.fromkeys(site for _, site, _ in chosen):
        own = tuple((piece, number) for piece, where, number in chosen if where == site)
        play.note("3.6.3", "withdraws", faction=faction, pieces=tally(dict(own)), site=site)
    return position


def free_capacity(play: Play, position: Position, battle: Battle, host: Faction) -> dict[str, int]:
    """Return how many more Units each of a Faction's Strongholds in the space can take in, by site (3.6.4)."""
    return {
        site: walls(play, position, piece.kind, battle.space).capacity - sum(battle.inside(position, site).values())
        for site, piece in battle.strongholds(position, (host,)).items()
    }


def charge(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the Charge/Ambush step (step 1): Cavalry and Units that Ambush Attack (3.6.3)."""

    def attackers(battle: Battle, position: Position, side: Sequence[Faction]) -> Sorts:
        cavalry = _only(battle.in_open(position, side, (battle.space,)), {Kind.CAVALRY})
        return battle.in_open(position, side, (battle.ambush,)) | cavalry

    return strike(play, position, battle, "charge", attackers)


def melee(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the Melee step (step 2): other Troops Attack, unless they have already (3.6.3)."""
    others = TROOPS - {Kind.CAVALRY}
    return strike(play, position, battle, "melee", lambda b, p, side: _only(b.in_open(p, side, (b.space,)), others))


def harass(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the Harass step (step 3): Raiders Attack, unless they have already (3.6.3)."""
    return strike(play, position, battle, "harass", lambda b, p, side: _only(b.in_open(p, side, (b.space,)), RAIDERS))


def strike(play: Play, position: Position, battle: Battle, step: str, attackers: Attackers) -> Position:
    """Return the position after one step of the Field Battle, in which both sides' Attacks are simultaneous (3.6.3).

    There is none once a side has no Unit left in the open.
    """
    if not both_in_open(battle, position):
        return position
    sides = (battle.attack, battle.defence)
    striking = [attackers(battle, position, side) for side in sides]
    if not any(striking):
        return position
    return exchange(play, position, battle, step, striking)


@rule("3.6.3")
def exchange(play: Play, position: Position, battle: Battle, step: str, striking: Sequence[Sorts]) -> Position:
    """Return the position after both sides have inflicted and absorbed the losses of a step at once (3.6.3)."""
    position = fought_by_cavalry(battle, position)
    sides = (battle.attack, battle.defence)
    inflicted = [sum((field_loss(p.kind) * n for p, n in units.items()), Fraction(0)) for units in striking]
    for side, units, losses in zip(sides, striking, inflicted, strict=True):
        if units:
            play.note("3.6.3", f"attacks-{step}", faction=named(side), pieces=tally(units), losses=losses)
    for side, losses in zip(sides, reversed(inflicted), strict=True):
        position = suffer(
            play,
            position,
            battle,
            step,
            side,
            losses,
            battle.open_places,
            partial(absorbs, battle, side),
            "3.6.3",
        )
    return position


def absorbs(battle: Battle, side: Sequence[Faction], piece: Piece) -> Fraction:
    """Return the losses that eliminate a Unit in a Field Battle: double for Saxon Warbands behind a Shield Wall (4.4.4)."""
    losses = field_loss(piece.kind)
    if piece.kind == Kind.SAXON_WARBAND and behind_shields(battle, side):
        rulebook.enter("4.4.4")
        losses *= 2
    return losses


def both_in_open(battle: Battle, position: Position) -> bool:
    """Tell whether both sides still have Units in the open, so that there is a Field Battle (3.6.2, 3.6.3)."""
    return bool(battle.in_open(position, battle.attack)) and bool(battle.in_open(position, battle.defence))


def fought_by_cavalry(battle: Battle, position: Position) -> Position:
    """Return the position with a mark on it if Cavalry takes part in the Field Battle (3.6.5)."""
    everyone = battle.in_open(position, battle.attack) | battle.in_open(position, battle.defence)
    takes_part = any(piece.kind == Kind.CAVALRY for piece in everyone)
    return position.mark("battle:cavalry", 1) if takes_part else position


def _only(units: Sorts, kinds: frozenset[Kind] | set[Kind]) -> Sorts:
    return {piece: number for piece, number in units.items() if piece.kind in kinds}


def _assignments(units: Sorts, room: dict[str, int]) -> Iterator[Assignment]:
    """Yield every way to place some of the Units into Strongholds with this much room, none included."""
    sorts = list(units.items())
    sites = list(room)

    def place(index: int, left: dict[str, int]) -> Iterator[Assignment]:
        if index == len(sorts):
            yield ()
            return
        piece, number = sorts[index]
        for numbers in product(*(range(min(number, left[site]), -1, -1) for site in sites)):
            if sum(numbers) <= number:
                here = tuple((piece, site, n) for site, n in zip(sites, numbers, strict=True) if n)
                less = {site: left[site] - n for site, n in zip(sites, numbers, strict=True)}
                for rest in place(index + 1, less):
                    yield (*here, *rest)

    return place(0, room)


def _assignment(text: str, faction: Faction, units: Sorts, room: Mapping[str, int]) -> Assignment:
    """Return the assignment of this text; raises KeyError where it is none of those possible."""
    group = {} if text == NONE else read_pieces(text, faction)
    found = tuple((piece, site, group[piece, site]) for piece in units for site in room if (piece, site) in group)
    possible = (
        len(found) == len(group)
        and all(sum(n for sort, _, n in found if sort == piece) <= number for piece, number in units.items())
        and all(sum(n for _, where, n in found if where == site) <= most for site, most in room.items())
    )
    if not possible or _show(found) != text:
        raise KeyError(text)
    return found


def _show(assignment: Assignment) -> str:
    return show_pieces(((piece, site), number) for piece, site, number in assignment)


def _read(text: str, faction: Faction) -> str:
    return text if text == NONE else show_pieces(read_pieces(text, faction).items())


def _tally(assignment: Assignment) -> tuple[tuple[Piece, int], ...]:
    found: Sorts = {}
    for piece, _, number in assignment:
        found[piece] = found.get(piece, 0) + number
    return tally(found)
