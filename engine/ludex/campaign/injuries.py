"""What happens to a Legendary Hero who falls (7.3)."""

from collections.abc import Sequence

from ludex.campaign import state
from ludex.campaign.owed import owe
from ludex.campaign.results import row_id
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position


@rule("7.3")
def injury(play: Play, position: Position, army: str, enemy: str | None) -> Position:
    """Return the position after an army's Hero has rolled on the table of injuries (7.3).

    A rival with Blood sacrifice may have the roll made again (2.1, 56).
    """
    player = state.owner(army)
    hero = str(state.hero(position, army))
    face = play.total(f"injury/{hero}", 1, 6)
    play.note("7.3", "injury-rolled", hero=hero, n=face, result=row_id("injuries", face))
    for rival in state.players(position):
        forces_again = rival != player and state.event(position, rival) == (56, player)
        if forces_again and play.decide(f"repeat-injury/{rival}", rival, {"no": False, "yes": True}, position, hero=hero):
            position = position.mark(f"event:{rival}", "56 used")
            face = play.total(f"injury/{hero}", 1, 6)
            play.note("2.1", "injury-again", player=rival, hero=hero, n=face, result=row_id("injuries", face))
    return apply_injury(play, position, army, face, enemy)


@rule("7.3")
def apply_injury(play: Play, position: Position, army: str, face: int, enemy: str | None) -> Position:
    """Return the position after a result of the table of injuries has struck an army's Hero (7.3)."""
    hero = str(state.hero(position, army))
    match face:
        case 1:
            play.note("7.3", "hero-dead", hero=hero, army=army)
            return successor(play, position.mark(f"hero:{army}", None).mark(f"items:{hero}", None), army, hero)
        case 2:
            return captured(play, position, army, enemy)
        case 3 | 4:
            return owe(play, position, army, f"injury-{face}")
        case 5:
            items = max(state.number(position, f"items:{hero}") - 1, 0)
            play.note("7.3", "item-lost", hero=hero)
            return position.mark(f"items:{hero}", items or None)
        case _:
            return give_item(play, position, hero, "7.3")


@rule("7.3")
def successor(play: Play, position: Position, army: str, hero: str) -> Position:
    """Return the position after a dead Hero's player has put another in his place, without items, if he wished (7.3)."""
    player = state.owner(army)
    if not play.decide(f"replace-hero/{army}", player, {"yes": True, "no": False}, position):
        return position
    other = next(name for n in range(2, 100) if (name := f"{hero}-{n}") not in _heroes(position))
    play.note("7.3", "hero-replaced", hero=hero, other=other, army=army)
    return position.mark(f"hero:{army}", other)


def _heroes(position: Position) -> set[str]:
    led = {str(state.hero(position, army)) for army in state.armies(position)}
    return led | {mark.removeprefix("captive:") for mark in position.marks if mark.startswith("captive:")}


@rule("7.3")
def captured(play: Play, position: Position, army: str, enemy: str | None) -> Position:
    """Return the position after a Hero has been taken hostage (7.3).

    Where there is no enemy, as with the Assassin, he is not taken; by another reading a rival of his player's choice holds him.
    """
    hero = str(state.hero(position, army))
    player = state.owner(army)
    if enemy is None:
        if play.reading("7.3-captor-missing") == "not-captured":
            play.note("7.3", "no-captor", hero=hero)
            return position
        rivals = [rival for rival in state.players(position) if rival != player]
        enemy = play.decide(f"captor/{hero}", player, {rival: rival for rival in rivals}, position)
    play.note("7.3", "hero-captured", hero=hero, player=enemy)
    return position.mark(f"hero:{army}", None).mark(f"captive:{hero}", enemy)


@rule("7.3")
def rescue(play: Play, position: Position, army: str, held: Sequence[str]) -> Position:
    """Return the position after a winning army has freed Heroes whom the beaten player held, if its player wished (7.3).

    A freed Hero leads that army, or another of his without a Hero; where all have one, he is free and leads none.
    """
    player = state.owner(army)
    for hero in held:
        if play.reading("7.3-rescue") == "gap":
            play.gap("7.3", "rescue-gap", hero=hero)
            play.note("7.3", "rescue-gap", hero=hero)
            continue
        if play.decide(f"rescue/{player}/{hero}", player, {"no": False, "yes": True}, position, hero=hero):
            position = position.mark(f"captive:{hero}", None)
            without = [other for other in (army, *state.armies(position, player)) if state.hero(position, other) is None]
            play.note("7.3", "hero-freed", hero=hero, army=without[0] if without else None)
            position = position.mark(f"hero:{without[0]}", hero) if without else position
    return position


def give_item(play: Play, position: Position, hero: str, section: str) -> Position:
    """Return the position after a Hero has gained what a section lets him take (5, 7.1, 7.3)."""
    play.note(section, f"hero-item-{section}", hero=hero)
    return position.mark(f"items:{hero}", state.number(position, f"items:{hero}") + 1)


def item_for_a_hero(play: Play, position: Position, player: str, section: str) -> Position:
    """Return the position after a player has chosen one of his Heroes to take an item at its cost (5, 7.1)."""
    heroes = sorted({h for army in state.armies(position, player) if (h := state.hero(position, army))})
    if not heroes:
        return position
    hero = play.decide(f"hero-item/{player}", player, {name: name for name in heroes}, position)
    return give_item(play, position, hero, section)
