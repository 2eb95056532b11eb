"""Fighting battles and resolving victories and defeats (6, 7, 7.4): the table gives the result, the campaign goes on."""

from collections.abc import Sequence
from enum import StrEnum

from ludex.campaign import state
from ludex.campaign.capture import capture
from ludex.campaign.fortress import battle_relics
from ludex.campaign.injuries import injury
from ludex.campaign.injuries import rescue
from ludex.campaign.lists import leader
from ludex.campaign.lists import prepare
from ludex.campaign.results import roll
from ludex.campaign.rulebook import rule
from ludex.campaign.spoils import defeat
from ludex.campaign.spoils import spoils
from ludex.campaign.wars import Challenge
from ludex.campaign.wars import DRAWN
from ludex.kernel.play import Play
from ludex.kernel.position import Position


class Result(StrEnum):
    """How a battle on the table ended."""

    ATTACKER = "attacker"
    DEFENDER = "defender"
    DRAW = "draw"


@rule("6")
def fight(play: Play, position: Position, number: int, challenge: Challenge) -> Position:
    """Return the position after one battle: its lists, its result as told, and what follows from it (6, 7)."""
    takes_part = [army for army in (challenge.attacker, str(challenge.defender)) if leader(position, army) is not None]
    position = prepare(play, position, number, challenge)
    options = {str(result): result for result in Result}
    result = play.decide(f"result/{number}", state.owner(challenge.attacker), options, position)
    play.note("6", "battle-result", n=number, result=result)
    if result == Result.DRAW:
        position = position.mark(f"challenge:{number}", f"{challenge} {DRAWN}")
    else:
        position = position.mark(f"fought:{challenge.attacker}", 1).mark(f"fought:{challenge.defender}", 1)
    return aftermath(play, position, challenge, result, takes_part)


@rule("7")
def aftermath(play: Play, position: Position, challenge: Challenge, result: Result, takes_part: Sequence[str]) -> Position:
    """Return the position after a battle's spoils, defeat, injuries and retreat, in this order (7).

    A draw brings neither spoils nor defeat; fallen Heroes roll all the same, and the Fortress's relics are gained (1).
    Only Heroes who took part can fall, and only those captured before this battle can be freed by it.
    """
    attacker, defender = challenge.attacker, str(challenge.defender)
    for army in (attacker, defender):
        if gained := battle_relics(play, position, challenge.space):
            play.note("1", "fortress-relics", player=state.owner(army), n=gained)
            position = state.add_relics(position, state.owner(army), gained)
    held = state.captives(position, state.owner(defender if result == Result.ATTACKER else attacker))
    winner, loser = (attacker, defender) if result == Result.ATTACKER else (defender, attacker)
    if result != Result.DRAW:
        position = spoils(play, position, winner, state.owner(loser))
        position = defeat(play, position, loser, state.owner(winner))
    for army, enemy in ((attacker, defender), (defender, attacker)):
        if army in takes_part:
            position = fallen_hero(play, position, army, state.owner(enemy))
    if result == Result.DRAW:
        return position
    position = rescue(play, position, winner, held)
    position = retreat(play, position, loser)
    return siege_force(play, position, challenge, result)


@rule("7")
def fallen_hero(play: Play, position: Position, army: str, enemy: str) -> Position:
    """Return the position after a Hero who left the battle as a casualty has rolled for his injury (7, 7.3)."""
    fell = play.decide(f"casualty/{army}", state.owner(army), {"no": False, "yes": True}, position)
    return injury(play, position, army, enemy) if fell else position


@rule("7.4")
def retreat(play: Play, position: Position, army: str) -> Position:
    """Return the position after the winner's roll for a beaten army: it falls back or leaves the board (7.4)."""
    face, outcome = roll(play, f"retreat/{army}", "retreat")
    position = position.mark(f"retreated:{army}", 1)
    spaces = falls_back_to(play, position, army) if outcome == "falls-back" else []
    if not spaces:
        play.note("7.4", "army-removed", army=army, n=face)
        return state.take_off(position, army)
    space = play.decide(f"retreat/{army}", state.owner(army), {s: s for s in spaces}, position)
    play.note("7.4", "army-falls-back", army=army, n=face, space=space)
    return state.put(position, army, space)


@rule("7.4")
def falls_back_to(play: Play, position: Position, army: str) -> list[str]:
    """Return the spaces to which an army may fall back: empty, and next on a shortest way to its capital (7.4).

    By another reading it goes on along the way to the first empty space. From the capital itself there is no such space.
    """
    player = state.owner(army)
    start = str(state.where(position, army))
    capital = state.capital(position, player)
    if capital is None:
        return []
    distance = state.the_map(position).distances(capital, state.shape(play))
    layer = [start]
    while layer:
        layer = list(
            dict.fromkeys(
                near
                for space in layer
                for near in state.near(play, position, space)
                if space in distance and distance.get(near, 0) == distance[space] - 1 >= 0
            )
        )
        found = is_empty(play, position, layer, player)
        if found or play.reading("7.4-retreat-path") == "one-space":
            return found
    return []


@rule("7.4")
def is_empty(play: Play, position: Position, spaces: list[str], player: str) -> list[str]:
    """Return those of some spaces that are empty: without an army, by another reading without a rival's banner too (7.4)."""
    found = state.empty_of_armies(position, spaces)
    if play.reading("7.4-empty") == "no-army":
        return found
    return [space for space in found if state.banner(position, space) in (None, player)]


@rule("2.1")
def siege_force(play: Play, position: Position, challenge: Challenge, result: Result) -> Position:
    """Return the position after an attacker with Siege force has won, and captures the space without a save (2.1, 51)."""
    player = state.owner(challenge.attacker)
    if result != Result.ATTACKER or not state.has_event(position, player, 51):
        return position
    play.note("2.1", "siege-force", player=player, space=challenge.space)
    return capture(play, position, challenge.space, player)
