"""Prosperity of spaces and Plunder on Units (1.7 to 1.7.4)."""

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.population import limits
from ludex.pendragon.population import most_population
from ludex.pendragon.population import population
from ludex.pendragon.rulebook import rule


def prosperity(position: Position, name: str) -> int:
    """Return the gold cubes in a space (1.7)."""
    return position.count(name, CUBE)


def room(position: Position, name: str) -> int:
    """Return how many more cubes of Prosperity a space can take (1.7.1, 1.7.2); never below 0."""
    most = city_room(name) if board.space(name).city else region_room(position, name)
    return max(most - prosperity(position, name), 0)


@rule("1.7.1")
def region_room(position: Position, name: str) -> int:
    """Return how many cubes a Region's two rows hold: each as many as its current Population (1.7.1)."""
    return limits()["region_prosperity_rows"] * population(position, name)


@rule("1.7.1")
def rows(position: Position, name: str) -> tuple[int, int]:
    """Return how many cubes lie in a Region's lower and upper row: the lower is filled first (1.7.1).

    Cubes left over after a fall of Population count to the upper row, until Recovery takes them away.
    """
    lower = min(prosperity(position, name), population(position, name))
    return lower, prosperity(position, name) - lower


@rule("1.7.1")
def most_region(name: str) -> int:
    """Return the most cubes that a Region can ever hold, cubes left after a fall of Population included (1.7.1)."""
    return limits()["region_prosperity_rows"] * most_population(name)


@rule("1.7.2")
def city_room(name: str) -> int:
    """Return how many cubes a City's one row holds: twice its printed Population (1.7.2)."""
    return limits()["city_prosperity_per_population"] * board.space(name).population


@rule("1.7.3")
def total_prosperity(position: Position) -> int:
    """Return Total Prosperity: all cubes in Regions and Cities, not those on Units (1.7.3)."""
    return sum(prosperity(position, name) for name in board.spaces())


def add_prosperity(position: Position, name: str, number: int, origin: str = SUPPLY) -> Position:
    """Return the position with cubes from a box added to a space, as far as its rows have room (1.7.1, 1.7.2)."""
    return position.move(CUBE, min(number, room(position, name)), origin, name)


@rule("1.7.4")
def can_carry(piece: Piece, cavalry: bool = False) -> bool:
    """Tell whether a Unit can take a cube of Plunder: one each, Cavalry only by Retaliate or an Event (1.7.4)."""
    is_unit = piece.kind in UNITS
    by_right = cavalry or piece.kind != Kind.CAVALRY
    return is_unit and by_right and not piece.laden


@rule("1.7.4")
def load(position: Position, place: str, piece: Piece, number: int, origin: str) -> Position:
    """Return the position with cubes put from a place or box onto Units without Plunder, one each (1.7.4)."""
    position = position.move(CUBE, number, origin, CARRIED)
    return position.move(piece, number, place, place, piece._replace(laden=True))


def unload(position: Position, place: str, piece: Piece, number: int, target: str = SUPPLY) -> Position:
    """Return the position with the Plunder taken from laden Units to a place or box."""
    position = position.move(CUBE, number, CARRIED, target)
    return position.move(piece, number, place, place, piece._replace(laden=False))
