"""A turn of the campaign (0.2): its nine steps, each carried on by one player, army or battle at a time."""

from collections.abc import Callable
from collections.abc import Mapping

from ludex.campaign import state
from ludex.campaign.battles import fight
from ludex.campaign.ending import end_turn
from ludex.campaign.events import roll_event
from ludex.campaign.expeditions import expedition
from ludex.campaign.expeditions import next_army
from ludex.campaign.fortress import move_fortress
from ludex.campaign.mines import next_mine
from ludex.campaign.mines import roll_mine
from ludex.campaign.movement import march_again
from ludex.campaign.movement import move_next
from ludex.campaign.movement import mover
from ludex.campaign.movement import place_armies
from ludex.campaign.movement import placing
from ludex.campaign.order import acting_order
from ludex.campaign.order import next_step
from ludex.campaign.order import set_order
from ludex.campaign.rulebook import rule
from ludex.campaign.wars import challenge_by
from ludex.campaign.wars import fighting
from ludex.kernel.play import Play
from ludex.kernel.position import Position

Part = Callable[[Play, Position], Position | None]  # carries a step on, None where it is over


@rule("0.2")
def advance(play: Play, position: Position) -> Position:
    """Return the position after the next part of the turn; the position itself says which that is (0.2)."""
    carried_on = PARTS[state.number(position, "step")](play, position)
    return next_step(position) if carried_on is None else carried_on


def play_step(play: Play, position: Position, step: str) -> Position:
    """Return the position after a whole step of the turn, `0.1` or `1` to `9`, for all players."""
    if step == "0.1":
        return set_order(play, position)
    number = int(step)
    position = position.mark("step", number)
    if step == "7":
        return position
    label = state.number(position, "season"), state.number(position, "turn")
    while state.number(position, "step") == number:
        position = advance(play, position)
        if (state.number(position, "season"), state.number(position, "turn")) != label:
            break
    return position


def fortress(play: Play, position: Position) -> Position | None:
    """Step 1: the order of the turn, then the Flying Fortress moves (0.1, 1)."""
    if "order" not in position.marks and not state.number(position, "at"):
        return set_order(play, position)
    if state.number(position, "at") or "fortress" not in position.marks:
        return None
    return move_fortress(play, position).mark("at", 1)


def events(play: Play, position: Position) -> Position | None:
    """Step 2: each player's random event in order (2)."""
    at, players = state.number(position, "at"), state.order(position)
    return None if at == len(players) else roll_event(play, position, players[at]).mark("at", at + 1)


def movement(play: Play, position: Position) -> Position | None:
    """Step 3: armies are placed in the first turn of a season, then move in rounds; Forced marches last (3)."""
    if (player := placing(position)) is not None:
        return place_armies(play, position, player)
    if (player := mover(position)) is not None:
        return move_next(play, position, player)
    marching = [player for player in acting_order(position) if state.event(position, player) == (32, "")]
    return march_again(play, position, marching[0]) if marching else None


def wars(play: Play, position: Position) -> Position | None:
    """Step 4: each player in order issues his challenge, if he must or wishes (4)."""
    at, players = state.number(position, "at"), acting_order(position)
    return None if at == len(players) else challenge_by(play, position, players[at]).mark("at", at + 1)


def mines(play: Play, position: Position) -> Position | None:
    """Step 5: each player rolls for each of his mines (5)."""
    found = next_mine(position)
    return None if found is None else roll_mine(play, position, *found)


def battles(play: Play, position: Position) -> Position | None:
    """Step 6: the battles, each followed at once by step 7, its victory and defeat (6, 7)."""
    left = {n: c for n, c in fighting(position).items() if n > state.number(position, "at")}
    if not left:
        return None
    number = min(left)
    return fight(play, position, number, left[number]).mark("at", number)


def done_with_battles(_: Play, __: Position) -> Position | None:
    """Step 7 has been taken battle by battle (7)."""
    return None


def expeditions(play: Play, position: Position) -> Position | None:
    """Step 8: each army in order acts where it stands (8)."""
    army = next_army(position)
    return None if army is None else expedition(play, position, army)


def ending(play: Play, position: Position) -> Position | None:
    """Step 9: the turn ends, and the season where the players say so (9)."""
    return end_turn(play, position).mark("step", 1).mark("at", None)


PARTS: Mapping[int, Part] = {
    1: fortress,
    2: events,
    3: movement,
    4: wars,
    5: mines,
    6: battles,
    7: done_with_battles,
    8: expeditions,
    9: ending,
}


def label(position: Position) -> str:
    """Return the turn as `season.turn`."""
    return f"{state.number(position, 'season')}.{state.number(position, 'turn')}"
