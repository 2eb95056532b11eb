"""What a position of a campaign holds: banners, buildings, armies, Heroes, relics, what is owed, the turn."""

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache

from ludex.campaign.board import Board
from ludex.campaign.board import board
from ludex.campaign.board import in_order
from ludex.campaign.board import Shape
from ludex.campaign.rulebook import rule
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.position import Stock

STOCK = Stock()
REMOVED = "removed"
ARMIES = 3  # each player's, one for each Legendary Hero; armies beyond these last until the season ends


class Building(StrEnum):
    """What a space can hold one of (8.3)."""

    FORTRESS = "fortress"
    CITY = "city"
    MINE = "mine"
    TOWER = "tower"


def the_map(position: Position) -> Board:
    """Return the map of a campaign."""
    return board(str(position.marks["map"]))


@rule("0.1")
def shape(play: Play) -> Shape:
    """Return how spaces touch, as the reading in force says."""
    return Shape(play.reading("0.1-space-shape"))


def near(play: Play, position: Position, space: str) -> list[str]:
    """Return the spaces adjacent to a space."""
    return the_map(position).neighbours(space, shape(play))


def players(position: Position) -> tuple[str, ...]:
    """Return the players in the order in which they deployed their realms (0.1)."""
    return tuple(str(position.marks["players"]).split(","))


def order(position: Position) -> tuple[str, ...]:
    """Return the players in this turn's order, the deployment order where it is not yet known (0.1)."""
    return tuple(str(position.marks.get("order", position.marks["players"])).split(","))


def banner(position: Position, space: str) -> str | None:
    """Return whose banner stands on a space, None where there is none."""
    value = position.marks.get(f"banner:{space}")
    return None if value is None else str(value)


def set_banner(position: Position, space: str, player: str | None) -> Position:
    """Return the position with a player's banner on a space, or with none."""
    return position.mark(f"banner:{space}", player)


def bannered(position: Position, player: str) -> list[str]:
    """Return the spaces with a player's banner."""
    return in_order(s for s in the_map(position).terrain if banner(position, s) == player)


def building(position: Position, space: str) -> Building | None:
    """Return the building on a space, None where there is none."""
    value = position.marks.get(f"building:{space}")
    return None if value is None else Building(str(value))


def set_building(position: Position, space: str, kind: Building | None) -> Position:
    """Return the position with a building on a space, or with none."""
    return position.mark(f"building:{space}", None if kind is None else str(kind))


def realm(position: Position, player: str) -> list[str]:
    """Return the spaces of a player's realm as set up."""
    return in_order(space for space, owner in the_map(position).realm.items() if owner == player)


@rule("3")
def within_realm(play: Play, position: Position, player: str) -> list[str]:
    """Return the spaces within the limits of a player's realm: as set up, or by banner, as the reading in force says."""
    by_banner = play.reading("3-realm-limits") == "by-banner"
    return bannered(position, player) if by_banner else realm(position, player)


def capital(position: Position, player: str) -> str | None:
    """Return a player's capital."""
    return the_map(position).capital.get(player)


def is_capital(position: Position, space: str) -> bool:
    """Tell whether a space is any player's capital."""
    return space in the_map(position).capital.values()


def armies(position: Position, player: str | None = None) -> list[str]:
    """Return the armies of a player, or all, those removed from the board included."""
    return [army for army in _armies(position) if player is None or owner(army) == player]


@lru_cache(maxsize=1024)
def _armies(position: Position) -> tuple[str, ...]:
    return tuple(sorted(mark.removeprefix("army:") for mark in position.marks if mark.startswith("army:")))


def owner(army: str) -> str:
    """Return the player whose army this is: `ana-1` is Ana's."""
    return army.rpartition("-")[0]


def army_number(army: str) -> int:
    """Return the number of an army: 1 for `ana-1`."""
    return int(army.rpartition("-")[2])


def where(position: Position, army: str) -> str | None:
    """Return where an army stands, None where it is off the board; raises Wrong for an unknown army."""
    value = position.marks.get(f"army:{army}")
    if value is None:
        raise Wrong("army-unknown", name=army, nearest=", ".join(armies(position)))
    return None if value == REMOVED else str(value)


def is_on_board(position: Position, army: str) -> bool:
    """Tell whether there is such an army and it stands on the board."""
    return position.marks.get(f"army:{army}", REMOVED) != REMOVED


def on_board(position: Position, player: str | None = None) -> list[str]:
    """Return the armies on the board, of a player or all."""
    return [army for army in armies(position, player) if where(position, army) is not None]


def placed(position: Position, player: str) -> bool:
    """Tell whether a player has placed his armies for the season: he does so in its first turn, all of them at once (3)."""
    if number(position, "turn") != 1 or f"placed:{player}" in position.marks:
        return True
    return any(army_number(army) <= ARMIES for army in on_board(position, player))


def withdrawn(position: Position, player: str) -> list[str]:
    """Return the armies of a player that have left the board this season, not those that he has still to place."""
    return [army for army in armies(position, player) if where(position, army) is None] if placed(position, player) else []


def armies_in(position: Position, space: str) -> list[str]:
    """Return the armies in a space."""
    return [army for army in on_board(position) if where(position, army) == space]


def put(position: Position, army: str, space: str) -> Position:
    """Return the position with an army in a space."""
    return position.mark(f"army:{army}", space)


def take_off(position: Position, army: str) -> Position:
    """Return the position with an army off the board until the next season."""
    return position.mark(f"army:{army}", REMOVED)


def disband(position: Position, army: str) -> Position:
    """Return the position without an army, and without anything noted of it."""
    for mark in [mark for mark in position.marks if mark.rpartition(":")[2] == army]:
        position = position.mark(mark, None)
    return position


def empty_of_armies(position: Position, spaces: Iterable[str]) -> list[str]:
    """Return those of some spaces in which no army stands."""
    taken = {where(position, army) for army in on_board(position)}
    return [space for space in spaces if space not in taken]


def hero(position: Position, army: str) -> str | None:
    """Return the Legendary Hero who leads an army, None where it has none."""
    value = position.marks.get(f"hero:{army}")
    return None if value is None else str(value)


def relics(position: Position, player: str) -> int:
    """Return how many relics a player has."""
    return int(position.marks.get(f"relics:{player}", 0))


def add_relics(position: Position, player: str, number: int) -> Position:
    """Return the position with a player's relics changed."""
    return position.mark(f"relics:{player}", relics(position, player) + number or None)


def captives(position: Position, player: str) -> list[str]:
    """Return the Heroes whom a player holds captive."""
    return sorted(m.removeprefix("captive:") for m, by in position.marks.items() if m.startswith("captive:") and by == player)


def terms(position: Position, army: str) -> list[str]:
    """Return what an army is owed or owes in its next battle, as `spoils-1 bea` or `defeat-3`."""
    value = position.marks.get(f"terms:{army}")
    return [] if value is None else str(value).split(", ")


def set_terms(position: Position, army: str, found: Iterable[str]) -> Position:
    """Return the position with an army's terms."""
    return position.mark(f"terms:{army}", ", ".join(found) or None)


def event(position: Position, player: str) -> tuple[int, str]:
    """Return the number of the event that a player has this turn and its target, 0 where there is none."""
    number, _, target = str(position.marks.get(f"event:{player}", "0")).partition(" ")
    return int(number), target


def has_event(position: Position, player: str, number: int) -> bool:
    """Tell whether an event of this number is in force for a player this turn."""
    return event(position, player)[0] == number


def number(position: Position, name: str) -> int:
    """Return a number noted under a name, 0 where there is none."""
    return int(position.marks.get(name, 0))
