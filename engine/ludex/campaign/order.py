"""Turn order (0.1, 0.2): deployment order at first, then who controls fewest spaces, ties by a roll."""

from ludex.campaign import state
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position

STEPS = range(1, 10)


@rule("0.1")
def turn_order(play: Play, position: Position, first: bool) -> tuple[str, ...]:
    """Return the players in the order of a turn (0.1).

    In the campaign's first turn realms were deployed in this order; later whoever controls fewest spaces begins, and a roll
    decides among those who control as many.
    """
    deployed = state.players(position)
    if first:
        return deployed
    spaces = {player: controlled(play, position, player) for player in deployed}
    found: list[str] = []
    for number in sorted(set(spaces.values())):
        tied = [player for player in deployed if spaces[player] == number]
        while tied:
            player = play.pick(f"order/tie/{len(found) + 1}", dict.fromkeys(tied, 1)) if len(tied) > 1 else tied[0]
            play.note("0.1", "order-place", player=player, place=len(found) + 1, n=number)
            found.append(player)
            tied.remove(player)
    return tuple(found)


@rule("0.1")
def controlled(play: Play, position: Position, player: str) -> int:
    """Return how many spaces a player controls: by banner, or by another reading also in his realm without a banner."""
    own = state.bannered(position, player)
    if play.reading("0.1-spaces-controlled") == "banner-or-realm":
        own += [s for s in state.realm(position, player) if state.banner(position, s) is None]
    return len(own)


def first_turn(position: Position) -> bool:
    """Tell whether this is the first turn of the campaign."""
    return state.number(position, "season") == 1 and state.number(position, "turn") == 1


@rule("0.2")
def next_step(position: Position) -> Position:
    """Return the position at the next of the nine steps of a turn, in their order (0.2)."""
    step = state.number(position, "step")
    return position.mark("step", STEPS[step % len(STEPS)]).mark("at", None)


def set_order(play: Play, position: Position) -> Position:
    """Return the position with this turn's order."""
    found = turn_order(play, position, first_turn(position))
    play.note("0.1", "order-is", players=found)
    return position.mark("order", ",".join(found))


def acting_order(position: Position) -> tuple[str, ...]:
    """Return the order in which players act now: one with the event Cunning commander goes first (2.1, 64)."""
    found = state.order(position)
    cunning = [player for player in found if state.has_event(position, player, 64)]
    return (*cunning, *(player for player in found if player not in cunning))
