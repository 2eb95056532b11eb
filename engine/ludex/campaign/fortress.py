"""The Flying Fortress: its move at the start of a turn, and the relics that it brings to battles (1)."""

from ludex.campaign import state
from ludex.campaign.board import Direction
from ludex.campaign.board import directions
from ludex.campaign.board import step
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position


def move_fortress(play: Play, position: Position) -> Position:
    """Return the position after the whole move of the Fortress (1)."""
    position = take_off(play, position)
    while not landed(position):
        position = fly(play, position)
    return position


@rule("1")
def take_off(play: Play, position: Position) -> Position:
    """Return the position with the Fortress about to move 1D6 spaces in a random direction (1)."""
    left = play.total("fortress/distance", 1, 6)
    way = play.pick("fortress/direction", dict.fromkeys(directions(state.shape(play)), 1))
    play.note("1", "fortress-rolls", n=left, direction=way)
    return position.mark("flying", f"{left} {way}")


def landed(position: Position) -> bool:
    """Tell whether the Fortress has ended its move."""
    return "flying" not in position.marks


@rule("1")
def fly(play: Play, position: Position) -> Position:
    """Return the position after the Fortress has gone on: a space further, or at the edge in another direction (1).

    That direction is random, and another again where it leads off the map too. By a reading the distance is then rolled anew.
    """
    left, way, *tried = str(position.marks["flying"]).split()
    shape = state.shape(play)
    space = str(position.marks["fortress"])
    following = step(space, Direction(way), shape)
    if following in state.the_map(position).terrain:
        anew = tried and play.reading("1-fortress-after-edge") == "fresh-roll"
        remaining = (play.total("fortress/distance", 1, 6) if anew else int(left)) - 1
        return settle(play, position.mark("fortress", following), remaining, way)
    tried.append(way)
    others = [other for other in directions(shape) if other not in tried]
    if not others:
        return settle(play, position, 0, way)
    turned = play.pick(f"fortress-turn/{space}", dict.fromkeys(others, 1))
    play.note("1", "fortress-turns", space=space, direction=turned)
    return position.mark("flying", " ".join((left, turned, *sorted(tried))))


def settle(play: Play, position: Position, left: int, way: str) -> Position:
    """Return the position with the Fortress flying on, or standing where it is once no space is left of its move."""
    if left:
        return position.mark("flying", f"{left} {way}")
    play.note("1", "fortress-stands", space=position.marks["fortress"])
    return position.mark("flying", None)


@rule("1")
def battle_relics(play: Play, position: Position, space: str) -> int:
    """Return how many relics each player gains from a battle in a space: for the Fortress there or adjacent (1)."""
    fortress = str(position.marks.get("fortress", ""))
    if not fortress:
        return 0
    if space == fortress:
        return 2 if play.reading("1-relic-per-battle") == "each" else 1
    return int(space in state.near(play, position, fortress))
