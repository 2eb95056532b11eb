"""Who fights whom and with what (3.6, 3.6.1), and where the Units of an open Battle stand."""

from collections.abc import Iterable
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.forces import eliminate
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import ORDER
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import Side
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.stacking import standing

Sorts = dict[Piece, int]


@dataclass(frozen=True)
class Battle:
    """One Battle: its space, the Faction that executes it, the one that it fights, and what it is part of.

    `attack` and `defence` are the Factions of each side, the first named first. `start` is the position in which it begins,
    with the Units that take no part already aside. In an open Battle the Units of both sides stand in the open, unless they
    have Evaded, Ambush, have sprung a Trap, or are inside a Stronghold: each of these is a place of its own.
    """

    space: str
    attacker: Faction
    defender: Faction
    attack: tuple[Faction, ...]
    defence: tuple[Faction, ...]
    start: Position
    command: Command = Command.BATTLE
    feats: frozenset[Feat] = frozenset()
    trap: tuple[tuple[Piece, int], ...] = ()

    @property
    def evaded(self) -> str:
        """Where Units stand that have Evaded (3.6.2)."""
        return f"{self.space}~evaded"

    @property
    def ambush(self) -> str:
        """Where Units stand that Ambush (3.6.2)."""
        return f"{self.space}~ambush"

    @property
    def trapped(self) -> str:
        """Where Units stand that have Attacked in the Trap step (3.6.3)."""
        return f"{self.space}~trap"

    @property
    def aside(self) -> str:
        """Where Units stand that take no part, such as Warbands where only Raiders just placed fight (3.4.1, 3.5.1)."""
        return f"{self.space}~aside"

    @cached_property
    def open_places(self) -> tuple[str, str, str]:
        """Where Units in the open stand; of like Units those that have Attacked come first."""
        return self.trapped, self.ambush, self.space

    @cached_property
    def all_places(self) -> tuple[str, ...]:
        """Every place in which pieces of the space may stand during the Battle."""
        return (*board.places_of(self.space), self.trapped, self.ambush, self.evaded, self.aside)

    @property
    def civil(self) -> bool:
        """Whether Dux and Civitates fight each other."""
        return {self.attacker, self.defender} == set(BRITONS)

    def enemies(self, side: Sequence[Faction]) -> tuple[Faction, ...]:
        """Return the Factions of the other side."""
        return self.defence if tuple(side) == self.attack else self.attack

    def in_open(self, position: Position, side: Sequence[Faction], places: Iterable[str] | None = None) -> Sorts:
        """Return a side's Units in the open by sort; only those of some places where these are given."""
        found: Sorts = {}
        for place in places if places is not None else self.open_places:
            if there := position.at(place):
                for piece, number in there.items():
                    if piece.kind in UNITS and owner(piece) in side:
                        found[piece] = found.get(piece, 0) + number
        return found

    def inside(self, position: Position, site: str) -> Sorts:
        """Return the Units that have Withdrawn into the Stronghold on a site, by sort."""
        place = board.site_place(self.space, site)
        return {piece: n for piece, n in position.at(place).items() if piece.kind in UNITS}

    def strongholds(self, position: Position, side: Sequence[Faction]) -> dict[str, Piece]:
        """Return a side's Strongholds in the space by site."""
        sites = [(site, standing(position, self.space, site)) for site in board.space(self.space).sites]
        return {site: piece for site, piece in sites if piece is not None and owner(piece) in side}

    def pieces(self, position: Position, side: Sequence[Faction], without: Sequence[str] = ()) -> int:
        """Return how many pieces, Strongholds included, a side has in the space, some places left out if so asked."""
        return sum(
            number
            for place in self.all_places
            if place not in without
            for piece, number in position.at(place).items()
            if piece != CUBE and owner(piece) in side
        )

    def lost(self, position: Position, side: Sequence[Faction]) -> int:
        """Return how many pieces, Strongholds included, a side has lost in this Battle so far."""
        return self.pieces(self.start, side) - self.pieces(position, side)

    def laden(self, position: Position, side: Sequence[Faction]) -> int:
        """Return how many cubes of Plunder a side's Units in the space carry."""
        return sum(
            number
            for place in self.all_places
            for piece, number in position.at(place).items()
            if piece.laden and owner(piece) in side
        )

    def fallen(self, position: Position) -> dict[str, Piece]:
        """Return the defending Strongholds that this Battle has removed, by site."""
        left = self.strongholds(position, self.defence)
        return {site: piece for site, piece in self.strongholds(self.start, self.defence).items() if site not in left}

    def assaulted(self, position: Position) -> tuple[str, ...]:
        """Return the sites that have been Assaulted in this Battle."""
        return tuple(filter(None, str(position.marks.get("battle:assaulted", "")).split(",")))


@rule("3.6.1")
def side_of(position: Position, faction: Faction, enemy: Faction) -> tuple[Faction, ...]:
    """Return the Factions that fight as one side: Dux and Civitates, unless there is Fragmentation or they are enemies."""
    if faction not in BRITONS:
        return (faction,)
    other = next(briton for briton in BRITONS if briton != faction)
    apart = enemy == other or fragmented(position)
    return (faction,) if apart else (faction, other)


def named(side: Sequence[Faction]) -> Side:
    """Return what a side is called: its Faction, or the Britons."""
    return Side.BRITONS if len(side) > 1 else Side(side[0])


def remove(position: Position, sorts: Sorts, places: Iterable[str]) -> Position:
    """Return the position with Units eliminated, of each sort from the places in their order."""
    for piece, number in sorts.items():
        left = number
        for place in places:
            here = min(left, position.count(place, piece))
            position = eliminate(position, piece, here, place) if here else position
            left -= here
    return position


def shift(position: Position, sorts: Sorts, places: Iterable[str], target: str) -> Position:
    """Return the position with Units moved to another place of the Battle, of each sort from the places in their order."""
    for piece, number in sorts.items():
        left = number
        for place in places:
            here = min(left, position.count(place, piece))
            position = position.move(piece, here, place, target)
            left -= here
    return position


def gather(battle: Battle, position: Position, origins: Iterable[str], side: Sequence[Faction] | None = None) -> Position:
    """Return the position with all Units of some places of the Battle back in the open; of one side where it is given."""
    for place in origins:
        for piece, number in list(position.at(place).items()):
            if piece.kind in UNITS and (side is None or owner(piece) in side):
                position = position.move(piece, number, place, battle.space)
    return position


def into_the_open(position: Position, space: str) -> Position:
    """Return the position with all Units that stand inside Strongholds of a space in its open ground."""
    for site in board.space(space).sites:
        place = board.site_place(space, site)
        for piece, number in list(position.at(place).items()):
            if piece.kind in UNITS:
                position = position.move(piece, number, place, space)
    return position


def tally(sorts: Sorts) -> tuple[tuple[Piece, int], ...]:
    """Return counted pieces as a fact of a note, in the order of the table of kinds."""
    found = [(piece, number) for piece, number in sorts.items() if number]
    return tuple(sorted(found, key=lambda item: (ORDER[item[0].kind], str(item[0].service), item[0].laden)))


def barbarian(faction: Faction) -> bool:
    """Tell whether a Faction is Barbarian (1.5)."""
    return faction in BARBARIANS
