"""Moving armies (3): placement in the first turn of a season, then a D3 move each, in rounds."""

from collections.abc import Sequence

from ludex.campaign import state
from ludex.campaign.order import acting_order
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position

NONE = "none"


def placing(position: Position) -> str | None:
    """Return the next player who places his armies in the first turn of a season, None where all have (3)."""
    return next((player for player in acting_order(position) if not state.placed(position, player)), None)


@rule("3")
def place_armies(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player has placed his armies, one to a space of his realm (3)."""
    for number in range(1, state.ARMIES + 1):
        army = f"{player}-{number}"
        spaces = free_of_own(position, player, state.within_realm(play, position, player))
        if not spaces:
            play.note("3", "no-space-to-place", army=army)
            continue
        space = play.decide(f"place/{army}", player, {s: s for s in spaces}, position)
        play.note("3", "army-placed", army=army, space=space)
        position = state.put(position, army, space)
    return position.mark(f"placed:{player}", 1)


def free_of_own(position: Position, player: str, spaces: Sequence[str]) -> list[str]:
    """Return those of some spaces in which the player has no army: two of his never share one (3)."""
    own = {state.where(position, army) for army in state.on_board(position, player)}
    return [space for space in spaces if space not in own]


def moved(position: Position, player: str) -> int:
    """Return how many of a player's armies have moved this turn."""
    return sum(f"moved:{army}" in position.marks for army in state.armies(position, player))


def waiting(position: Position, player: str) -> list[str]:
    """Return the armies of a player that have still to move."""
    return [army for army in state.on_board(position, player) if f"moved:{army}" not in position.marks]


def mover(position: Position) -> str | None:
    """Return the player whose next army moves: all move their first, then all their second, then the rest (3)."""
    left = [player for player in acting_order(position) if waiting(position, player)]
    return min(left, key=lambda player: min(moved(position, player), state.ARMIES - 1), default=None)


@rule("3")
def move_next(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player has chosen one of his armies and it has moved (3)."""
    own = waiting(position, player)
    army = play.decide(f"next-army/{player}/{moved(position, player) + 1}", player, {a: a for a in own}, position)
    position = move(play, position, army, last=len(own) == 1)
    return position.mark(f"moved:{army}", 1)


@rule("3")
def move(play: Play, position: Position, army: str, last: bool, name: str = "move") -> Position:
    """Return the position after an army has moved up to the rolled distance, or stayed (3).

    Whoever has the event Mistaken reports against it moves it (2.1, 34).
    """
    player = state.owner(army)
    distance = roll_distance(play, position, army)
    spaces = reach(play, position, army, distance, last)
    chooser = misled(position, army) or player
    space = play.decide(f"{name}/{army}", chooser, {s: s for s in spaces}, position)
    origin = str(state.where(position, army))
    play.note("3", "army-moves", army=army, origin=origin, space=space, n=distance)
    return state.put(position, army, space)


def misled(position: Position, army: str) -> str | None:
    """Return the player who moves this army by the event Mistaken reports, None where its own player does (2.1, 34)."""
    return next((p for p in state.players(position) if state.event(position, p) == (34, army)), None)


@rule("3")
def roll_distance(play: Play, position: Position, army: str) -> int:
    """Return how far an army may move: 1D3, or with an event the lower or the higher of 2D3 (3; 2.1, 12 and 33)."""
    player = state.owner(army)
    low, high = state.has_event(position, player, 12), state.has_event(position, player, 33)
    name = f"distance/{army}"
    if low:
        return play.lowest(name, 2, 3)
    return play.highest(name, 2, 3) if high else play.total(name, 1, 3)


@rule("3")
def reach(play: Play, position: Position, army: str, distance: int, last: bool) -> list[str]:
    """Return the spaces in which an army may end its move, its own included (3).

    None holds another army of its player. The last army to move must end within its realm if no other is there, as far as
    it can get there.
    """
    player = state.owner(army)
    start = str(state.where(position, army))
    others = {state.where(position, other) for other in state.on_board(position, player) if other != army}
    blocked = others if play.reading("3-pass-through") == "blocked-by-own" else set()
    found = {start}
    layer = [start]
    for _ in range(distance):
        layer = [s for space in layer for s in state.near(play, position, space) if s not in found and s not in blocked]
        found |= set(layer)
    ends = sorted(found - others, key=lambda space: (space[0], int(space[1:])))
    home = set(state.within_realm(play, position, player))
    if last and not home & others and home & set(ends):
        return [space for space in ends if space in home]
    return ends


@rule("3")
def march_again(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player with Forced marches has moved one army a second time, if he wished (2.1, 32)."""
    own = state.on_board(position, player)
    army = play.decide(f"march/{player}", player, {NONE: NONE} | {a: a for a in own}, position)
    position = position.mark(f"event:{player}", "32 used")
    return position if army == NONE else move(play, position, army, last=True, name="march-to")
