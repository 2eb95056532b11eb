"""What an army is owed, or owes, in its next battle (7.1, 7.2, 7.3)."""

from ludex.campaign import state
from ludex.kernel.play import Play
from ludex.kernel.position import Position

SECTION = {"spoils": "7.1", "defeat": "7.2", "injury": "7.3"}


def owe(play: Play, position: Position, army: str, term: str) -> Position:
    """Return the position with one more term for an army's next battle, and a note of it."""
    name, _, rival = term.partition(" ")
    play.note(section(name), f"owed-{name}", army=army, player=rival or None)
    return state.set_terms(position, army, [*state.terms(position, army), term])


def section(name: str) -> str:
    """Return the section of a term such as `spoils-1`."""
    return SECTION[name.partition("-")[0]]
