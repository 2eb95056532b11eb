"""Taking an enemy space (8.4)."""

from ludex.campaign import state
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position


@rule("8.4")
def capture(play: Play, position: Position, space: str, player: str) -> Position:
    """Return the position with the conqueror's banner on a space; a reading says what becomes of its building (8.4)."""
    if state.building(position, space) and play.reading("8.4-conquered-building") == "destroyed":
        position = state.set_building(position, space, None)
    play.note("8.4", "conquered", player=player, space=space)
    return state.set_banner(position, space, player)
