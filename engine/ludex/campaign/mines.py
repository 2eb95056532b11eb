"""Rolling for the mines (5)."""

from ludex.campaign import state
from ludex.campaign.injuries import item_for_a_hero
from ludex.campaign.order import acting_order
from ludex.campaign.results import points
from ludex.campaign.results import row_id
from ludex.campaign.rulebook import rule
from ludex.campaign.state import Building
from ludex.campaign.wars import fighting
from ludex.kernel.play import Play
from ludex.kernel.position import Position

NONE = "none"


@rule("5")
def next_mine(position: Position) -> tuple[str, str] | None:
    """Return the next player and mine for which to roll, None where all have been rolled for."""
    for player in acting_order(position):
        for space in state.bannered(position, player):
            if state.building(position, space) == Building.MINE and f"rolled:{space}" not in position.marks:
                return player, space
    return None


@rule("5")
def roll_mine(play: Play, position: Position, player: str, space: str) -> Position:
    """Return the position after a player has rolled for one of his mines (5).

    With Slave labour he may roll twice for one mine: both results count, unless the first runs it dry; by another reading he
    uses one of them (2.1, 52).
    """
    position = position.mark(f"rolled:{space}", 1)
    faces = [play.total(f"mine/{player}/{space}", 1, 6)]
    twice = state.event(position, player) == (52, "")
    if twice and play.decide(f"mine-twice/{player}/{space}", player, {"no": False, "yes": True}, position, space=space):
        position = position.mark(f"event:{player}", "52 used")
        either = play.reading("2.1-mine-twice") == "either"
        if either or row_id("mines", faces[0]) != "dry":
            faces.append(play.total(f"mine/{player}/{space}", 1, 6))
        if either:
            options = {str(face): face for face in faces}
            faces = [play.decide(f"mine-result/{player}/{space}", player, options, position, space=space)]
    for face in faces:
        play.note("5", "mine-rolled", player=player, space=space, n=face, result=row_id("mines", face))
        position = apply_mine(play, position, player, space, face)
    return position


@rule("5")
def apply_mine(play: Play, position: Position, player: str, space: str, face: int) -> Position:
    """Return the position after a result of the table of mines (5): dry, points for a battle, or a relic and an item."""
    match row_id("mines", face):
        case "dry":
            if play.reading("5-dry-mine-banner") == "banner-goes":
                position = state.set_banner(position, space, None)
            return state.set_building(position, space, None)
        case "points":
            return mine_points(play, position, player, space)
        case _:
            return item_for_a_hero(play, state.add_relics(position, player, 1), player, "5")


@rule("5")
def mine_points(play: Play, position: Position, player: str, space: str) -> Position:
    """Return the position with 1D6 times 500 points in one of the player's battles this turn, if he has any (5)."""
    extra = play.total(f"mine-points/{space}", 1, 6) * points("mine")
    battles = [n for n, c in fighting(position).items() if player in (state.owner(c.attacker), c.against)]
    play.note("5", "mine-points", player=player, n=extra)
    if not battles:
        return position
    options = {NONE: 0} | {str(number): number for number in battles}
    chosen = play.decide(f"mine-bonus/{player}/{space}", player, options, position, space=space, points=extra)
    if not chosen:
        return position
    mark = f"bonus:{player}/{chosen}"
    return position.mark(mark, state.number(position, mark) + extra)
