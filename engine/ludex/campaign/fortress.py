"""The Flying Fortress: its move at the start of a turn, and the relics that it brings to battles (1)."""

from ludex.campaign import state
from ludex.campaign.board import directions
from ludex.campaign.board import step
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position


@rule("1")
def move_fortress(play: Play, position: Position) -> Position:
    """Return the position after the Fortress has moved 1D6 spaces in a random direction (1).

    At the edge of the map it goes on in another random direction, and in yet another where that leads off the map too.
    """
    space = str(position.marks["fortress"])
    shape = state.shape(play)
    spaces = state.the_map(position).terrain
    left = play.total("fortress/distance", 1, 6)
    way = play.pick("fortress/direction", dict.fromkeys(directions(shape), 1))
    play.note("1", "fortress-rolls", n=left, direction=way)
    while left:
        tried = {way}
        while step(space, way, shape) not in spaces and len(tried) < len(directions(shape)):
            others = [other for other in directions(shape) if other not in tried]
            way = play.pick("fortress/direction", dict.fromkeys(others, 1))
            tried.add(way)
            play.note("1", "fortress-turns", space=space, direction=way)
        if step(space, way, shape) not in spaces:
            break
        if len(tried) > 1 and play.reading("1-fortress-after-edge") == "fresh-roll":
            left = play.total("fortress/distance", 1, 6)
        space = step(space, way, shape)
        left -= 1
    play.note("1", "fortress-stands", space=space)
    return position.mark("fortress", space)


@rule("1")
def battle_relics(play: Play, position: Position, space: str) -> int:
    """Return how many relics each player gains from a battle in a space: for the Fortress there or adjacent (1)."""
    fortress = str(position.marks.get("fortress", ""))
    if not fortress:
        return 0
    if space == fortress:
        return 2 if play.reading("1-relic-per-battle") == "each" else 1
    return int(space in state.near(play, position, fortress))
