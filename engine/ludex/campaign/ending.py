"""The end of a turn and of a season (9)."""

from ludex.campaign import state
from ludex.campaign.events import new_army
from ludex.campaign.order import acting_order
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position

NONE = "none"
TURN_MARKS = ("order", "challenge", "event", "bonus", "moved", "fought", "retreated", "acted", "rolled")
SEASON_MARKS = ("built", "placed")


@rule("9")
def end_turn(play: Play, position: Position) -> Position:
    """Return the position at the start of the next turn, or of the next season where this one ends (9).

    The text does not say how many turns a season has: the players do.
    """
    first = acting_order(position)[0]
    for player in acting_order(position):
        position = replace_lost_armies(play, position, player)
    position = clear(position, TURN_MARKS)
    play.gap("9", "season-length")
    if play.decide(f"season-end/{first}", first, {"no": False, "yes": True}, position):
        return end_season(play, position)
    play.note("9", "turn-ends", n=state.number(position, "turn"))
    return position.mark("turn", state.number(position, "turn") + 1)


@rule("9")
def replace_lost_armies(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player without armies has placed one without a Hero in his realm, if he wished (9)."""
    if state.on_board(position, player):
        return position
    spaces = state.within_realm(play, position, player)
    if play.reading("9-army-without-hero-space") == "empty":
        spaces = state.empty_of_armies(position, spaces)
    if not spaces:
        return position
    options: dict[str, str | None] = {NONE: None} | {space: space for space in spaces}
    space = play.decide(f"new-army/{player}", player, options, position)
    if space is None:
        return position
    army = new_army(position, player)
    play.note("9", "army-comes", player=player, army=army, space=space)
    return state.put(position, army, space)


@rule("9")
def end_season(play: Play, position: Position) -> Position:
    """Return the position at the start of the next season: all armies off the board, extra ones gone, Heroes replaced (9)."""
    season = state.number(position, "season")
    play.note("9", "season-ends", n=season)
    for army in state.armies(position):
        if state.army_number(army) > state.ARMIES:
            position = state.disband(position, army)
        else:
            position = state.take_off(position, army)
    position = clear(position, SEASON_MARKS)
    return position.mark("season", season + 1).mark("turn", 1)


def clear(position: Position, words: tuple[str, ...]) -> Position:
    """Return the position without the marks of these kinds."""
    for mark in [mark for mark in position.marks if mark.partition(":")[0] in words]:
        position = position.mark(mark, None)
    return position
