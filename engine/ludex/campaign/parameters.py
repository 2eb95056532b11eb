"""How the parameters of the campaign's questions are read from text."""

import re

from ludex.campaign import state
from ludex.campaign.board import SPACE
from ludex.campaign.state import Building
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position


def number(text: str) -> int:
    """Read a whole number from 0 to 99,999."""
    if not re.fullmatch(r"\d{1,5}", text):
        raise Wrong("whole-number", text=text)
    return int(text)


def numbers(text: str) -> tuple[int, ...]:
    """Read whole numbers, separated by commas."""
    return tuple(number(part.strip()) for part in text.split(",") if part.strip())


def face(text: str) -> int:
    """Read a face of 1D6."""
    return int(choose("face-unknown", text, [str(n) for n in range(1, 7)]))


def third(text: str) -> int:
    """Read a result of 1D3."""
    return int(choose("face-unknown", text, [str(n) for n in range(1, 4)]))


def space(text: str) -> str:
    """Read a space, by column letter and row number."""
    if not SPACE.fullmatch(text):
        raise Wrong("space-unreadable", text=text)
    return text


def kind(text: str) -> Building:
    """Read a kind of building."""
    return Building(choose("building-unknown", text, Building))


def known_army(position: Position, army: str) -> str:
    """Return an army of the position; raises Wrong for one that it does not have."""
    if not (armies := state.armies(position)):
        raise Wrong("armies-missing")
    return choose("army-unknown", army, armies)


def known_player(position: Position, player: str) -> str:
    """Return a player of the position; raises Wrong for an unknown one."""
    return choose("player-unknown", player, stated_players(position))


def stated_players(position: Position) -> tuple[str, ...]:
    """Return the players; raises Wrong where the position names none."""
    if not any(players := state.players(position)):
        raise Wrong("players-missing")
    return players


def known_space(position: Position, name: str) -> str:
    """Return a space of the position's map; raises Wrong for an unknown one."""
    return choose("space-unknown", name, state.the_map(position).terrain)
