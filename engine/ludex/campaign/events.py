"""Random events (2, 2.1): each player rolls 1D66 and resolves what comes; later steps read what is in force."""

from collections.abc import Callable
from collections.abc import Mapping
from functools import cache
from typing import Any

from ludex.campaign import state
from ludex.campaign.fortress import move_fortress
from ludex.campaign.injuries import injury
from ludex.campaign.results import row_id
from ludex.campaign.rulebook import rule
from ludex.campaign.spoils import apply_spoils
from ludex.campaign.state import Building
from ludex.kernel import sources
from ludex.kernel.play import Play
from ludex.kernel.position import Position

Effect = Callable[[Play, Position, str], Position]


@cache
def events() -> Mapping[int, dict[str, Any]]:
    """Return the 36 events of the table by their roll (2.1)."""
    return {row["roll"]: row for row in sources.table("campaign", "tables/events")["event"]}


@rule("2")
def roll_event(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player has rolled 1D66 and resolved the event (2)."""
    number = int(play.pick(f"event/{player}", dict.fromkeys(map(str, events()), 1)))
    play.note("2", "event-rolled", player=player, n=number, event=str(events()[number]["id"]))
    return resolve(play, position, player, number)


@rule("2.1")
def resolve(play: Play, position: Position, player: str, number: int) -> Position:
    """Return the position after an event has taken effect, or is noted for the step in which it will (2.1)."""
    row = events()[number]
    if row["target"] != "none" and not targets(play, position, player, number):
        return without_target(play, position, player, number)
    if number in NOW:
        return NOW[number](play, position, player)
    chosen = ""
    if row["target"] in ("rival", "enemy-army"):
        what = "rival" if row["target"] == "rival" else "army"
        chosen = _choose(play, position, player, what, targets(play, position, player, number))
    message = "event-in-force-on" if chosen else "event-in-force"
    play.note("2.1", message, player=player, event=str(row["id"]), target=chosen)
    return position.mark(f"event:{player}", f"{number} {chosen}".strip())


@rule("2.1")
def without_target(play: Play, position: Position, player: str, number: int) -> Position:
    """Return the position after an event that finds no target: nothing happens, or by another reading a new roll (2.1)."""
    play.note("2.1", "event-no-target", player=player, event=str(events()[number]["id"]))
    if play.reading("2.1-no-target") == "roll-again":
        return roll_event(play, position, player)
    return position


@rule("2.1")
def targets(play: Play, position: Position, player: str, number: int) -> list[str]:
    """Return what an event could be applied to: spaces, armies, Heroes or players (2.1)."""
    rivals = [rival for rival in state.players(position) if rival != player]
    own = state.bannered(position, player)
    theirs = [space for rival in rivals for space in state.bannered(position, rival)]
    no_capital = [space for space in theirs if state.capital(position, str(state.banner(position, space))) != space]
    all_spaces = list(state.the_map(position).terrain)
    unclaimed = [space for space in all_spaces if state.banner(position, space) is None]

    def built(spaces: list[str], *kinds: Building) -> list[str]:
        return [space for space in spaces if state.building(position, space) in kinds]

    match str(events()[number]["target"]):
        case "army-on-board":
            return state.on_board(position, player)
        case "reinforcement":
            return reinforced(play, position, player)
        case "own-army" | "own-unit":
            return mustered(play, position, player)
        case "own-hero":
            return [hero for army in state.armies(position, player) if (hero := state.hero(position, army))]
        case "own-mine":
            return built(own, Building.MINE)
        case "rival":
            return rivals
        case "enemy-army":
            return [army for rival in rivals for army in mustered(play, position, rival)]
        case "own-banner":
            return own
        case "own-building":
            return built(own, Building.FORTRESS, Building.CITY, Building.MINE)
        case "rival-space":
            return no_capital
        case "unclaimed-space":
            return unclaimed
        case "unowned-space":
            apart = play.reading("2.1-unclaimed-unowned") == "unowned-outside-realms"
            return [s for s in unclaimed if s not in state.the_map(position).realm] if apart else unclaimed
        case "any-fortress":
            return built(all_spaces, Building.FORTRESS)
        case "enemy-mine":
            return built(theirs, Building.MINE)
        case "enemy-city":
            return built(no_capital, Building.CITY)
        case "any-space":
            return [space for space in all_spaces if state.building(position, space) is None]
        case _:
            return ["-"]


def mustered(play: Play, position: Position, player: str) -> list[str]:
    """Return the armies of a player on the board, and those that he is about to place, unless a reading leaves them out."""
    on_board = state.on_board(position, player)
    if state.placed(position, player) or play.reading("2.1-before-placing") == "not-yet":
        return on_board
    return state.armies(position, player)


def reinforced(play: Play, position: Position, player: str) -> list[str]:
    """Return the armies that Reinforcements from home can bring back, else the spaces for an extra one (2.1, 66)."""
    spaces = state.empty_of_armies(position, state.within_realm(play, position, player))
    return (state.withdrawn(position, player) or spaces) if spaces else []


def _choose(play: Play, position: Position, player: str, what: str, options: list[str]) -> str:
    return play.decide(f"event/{player}/{what}", player, {option: option for option in options}, position)


def _space(play: Play, position: Position, player: str, number: int) -> str:
    space = _choose(play, position, player, "space", targets(play, position, player, number))
    play.note("2.1", "event-space", player=player, event=str(events()[number]["id"]), space=space)
    return space


def _army(play: Play, position: Position, player: str, number: int, what: str = "army") -> str:
    army = _choose(play, position, player, what, targets(play, position, player, number))
    play.note("2.1", "event-army", player=player, event=str(events()[number]["id"]), army=army)
    return army


def withdrawal(play: Play, position: Position, player: str) -> Position:
    """11: one of your armies leaves the board until the next season."""
    return state.take_off(position, _army(play, position, player, 11))


def assassin(play: Play, position: Position, player: str) -> Position:
    """14: one of your Heroes rolls on the table of injuries at once (7.3)."""
    hero = _army(play, position, player, 14, "hero")
    return injury(play, position, next(a for a in state.armies(position) if state.hero(position, a) == hero), None)


def lose_banner(play: Play, position: Position, space: str) -> Position:
    """Return the position without the banner of a space; a reading says whether its building goes too."""
    if play.reading("2.1-banner-lost-building") == "removed":
        position = state.set_building(position, space, None)
    return state.set_banner(position, space, None)


def deserters(play: Play, position: Position, player: str) -> Position:
    """15: take your banner off one of your spaces."""
    return lose_banner(play, position, _space(play, position, player, 15))


def plague(play: Play, position: Position, player: str) -> Position:
    """16: lose a fortress, city or mine of yours, the banner stays."""
    return state.set_building(position, _space(play, position, player, 16), None)


def riots(play: Play, position: Position, player: str) -> Position:
    """21: take a rival's banner off a space, not his capital."""
    return lose_banner(play, position, _space(play, position, player, 21))


def settlement(play: Play, position: Position, player: str) -> Position:
    """22: put your banner on a space that nobody claims."""
    return state.set_banner(position, _space(play, position, player, 22), player)


def raiders(play: Play, position: Position, player: str) -> Position:
    """23: put your banner on a space without an owner."""
    return state.set_banner(position, _space(play, position, player, 23), player)


def sappers(play: Play, position: Position, player: str) -> Position:
    """24: remove a fortress, the banner stays."""
    return state.set_building(position, _space(play, position, player, 24), None)


def take_the_gold(play: Play, position: Position, player: str) -> Position:
    """25: put your banner on an enemy mine."""
    return state.set_banner(position, _space(play, position, player, 25), player)


def take_the_crown(play: Play, position: Position, player: str) -> Position:
    """26: put your banner on an enemy city, not his capital."""
    return state.set_banner(position, _space(play, position, player, 26), player)


def winds_of_change(play: Play, position: Position, _: str) -> Position:
    """31: the Flying Fortress moves again."""
    return move_fortress(play, position)


def unfurl_the_banner(play: Play, position: Position, player: str) -> Position:
    """35: result 4 of the spoils for a unit of one of your armies (7.1)."""
    return apply_spoils(play, position, _army(play, position, player, 35), 4, None)


def regiment_of_renown(play: Play, position: Position, player: str) -> Position:
    """36: result 5 of the spoils for a unit of one of your armies (7.1)."""
    return apply_spoils(play, position, _army(play, position, player, 36), 5, None)


def treasure_map(play: Play, position: Position, player: str) -> Position:
    """61: gain a relic and place a mine on any space without a building."""
    position = state.add_relics(position, player, 1)
    return state.set_building(position, _space(play, position, player, 61), Building.MINE)


def unwritten_victory(play: Play, position: Position, player: str) -> Position:
    """62: one of your armies rolls for spoils; a 1 counts for nothing, or by another reading is rolled again (7.1)."""
    army = _army(play, position, player, 62)
    face = play.total(f"spoils/{army}", 1, 6)
    while face == 1 and play.reading("2.1-spoils-of-1") == "roll-again":
        face = play.total(f"spoils/{army}", 1, 6)
    if face == 1:
        play.note("2.1", "spoils-ignored", army=army)
        return position
    play.note("7.1", "spoils-rolled", army=army, n=face, result=row_id("spoils", face))
    return apply_spoils(play, position, army, face, None)


def treasure_chest(play: Play, position: Position, player: str) -> Position:
    """63: gain 1D3 relics."""
    number = play.total(f"relics/{player}", 1, 3)
    play.note("2.1", "relics-gained", player=player, n=number)
    return state.add_relics(position, player, number)


def reinforcements(play: Play, position: Position, player: str) -> Position:
    """66: a removed army comes back on an empty space of your realm; else an extra one without a Hero until the season ends."""
    spaces = state.empty_of_armies(position, state.within_realm(play, position, player))
    if away := state.withdrawn(position, player):
        army = _choose(play, position, player, "army", away)
    else:
        army = new_army(position, player)
    space = _choose(play, position, player, "space", spaces)
    play.note("2.1", "army-comes", player=player, army=army, space=space)
    return state.put(position, army, space)


def new_army(position: Position, player: str) -> str:
    """Return the name of a further army of a player, beyond the three of his Heroes; it lasts until the season ends."""
    numbers = [state.army_number(army) for army in state.armies(position, player)]
    return f"{player}-{max(numbers, default=0) + 1 if max(numbers, default=0) > state.ARMIES else state.ARMIES + 1}"


NOW: Mapping[int, Effect] = {
    11: withdrawal,
    14: assassin,
    15: deserters,
    16: plague,
    21: riots,
    22: settlement,
    23: raiders,
    24: sappers,
    25: take_the_gold,
    26: take_the_crown,
    31: winds_of_change,
    35: unfurl_the_banner,
    36: regiment_of_renown,
    61: treasure_map,
    62: unwritten_victory,
    63: treasure_chest,
    66: reinforcements,
}
