"""Expeditions (8 to 8.4): stand-offs, claims, building, conquest and the fortification save."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludex.campaign import state
from ludex.campaign.battles import falls_back_to
from ludex.campaign.capture import capture
from ludex.campaign.order import acting_order
from ludex.campaign.results import roll
from ludex.campaign.rulebook import rule
from ludex.campaign.state import Building
from ludex.campaign.wars import decided
from ludex.kernel import sources
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason

NONE = "none"


@dataclass(frozen=True)
class Save:
    """A fortification save: the modifiers that count, each by its row in the table, and the face that it needs."""

    modifiers: tuple[tuple[str, int], ...]
    needs: int

    @property
    def modifier(self) -> int:
        """The sum of the modifiers."""
        return sum(value for _, value in self.modifiers)

    @property
    def faces(self) -> range:
        """The faces of 1D6 on which the space holds."""
        return range(max(self.needs - self.modifier, 1), 7)


@cache
def _save() -> dict[str, Any]:
    return sources.table("campaign", "tables/save")


@cache
def _modifier(name: str) -> int:
    return int(next(row["value"] for row in _save()["modifier"] if row["id"] == name))


def next_army(position: Position) -> str | None:
    """Return the next army that acts, player by player in turn order, None where all have (8)."""
    for player in acting_order(position):
        for army in state.on_board(position, player):
            if f"acted:{army}" not in position.marks:
                return army
    return None


@rule("8")
def expedition(play: Play, position: Position, army: str) -> Position:
    """Return the position after one army has acted: nothing, a stand-off, or a claim, building or conquest (8)."""
    player = state.owner(army)
    position = position.mark(f"acted:{army}", 1)
    if f"retreated:{army}" in position.marks:
        play.note("8", "army-rests", army=army)
        return position
    if standoff_enemies(position, army):
        space = state.where(position, army)
        position = standoff(play, position, army)
        stands_alone = state.is_on_board(position, army) and state.where(position, army) == space
        if not stands_alone or _enemies(position, army) or play.reading("8.1-after-standoff") == "rests":
            return position
    options = [NONE, *possible(play, position, army)]
    if len(options) == 1:
        return position
    action = play.decide(f"expedition/{army}", player, {option: option for option in options}, position)
    if action == "claim":
        return claim(play, position, army)
    if action == "conquer":
        return conquest(play, position, army)
    if action != NONE:
        return build(play, position, army, Building(action.removeprefix("build-")))
    return position


def possible(play: Play, position: Position, army: str) -> list[str]:
    """Return what an army without an enemy in its space can do there."""
    found = [] if claim_obstacles(play, position, army) else ["claim"]
    found += [f"build-{kind}" for kind in Building if not build_obstacles(play, position, army, kind)]
    return found + ([] if conquest_obstacles(position, army) else ["conquer"])


@rule("8.1")
def standoff_enemies(position: Position, army: str) -> list[str]:
    """Return the enemies in an army's space with which it has a stand-off: they fought no battle, or drew it (8.1)."""
    space = state.where(position, army)
    if space is None:
        return []
    settled = decided(position)
    others = [other for other in state.armies_in(position, space) if state.owner(other) != state.owner(army)]
    return [other for other in others if {army, other} not in settled]


@rule("8.1")
def standoff(play: Play, position: Position, army: str) -> Position:
    """Return the position after a stand-off has been rolled for: one of the two armies leaves or falls back (8.1)."""
    enemies = standoff_enemies(position, army)
    player = state.owner(army)
    enemy = play.decide(f"standoff/{army}", player, {other: other for other in enemies}, position)
    face, outcome = roll(play, f"standoff/{army}", "standoff")
    play.note("8.1", "standoff-rolled", army=army, enemy=enemy, n=face)
    side, _, fate = outcome.partition("-")
    loser = army if side == "own" else enemy
    return leave(play, position, loser) if fate == "removed" else fall_back(play, position, loser)


@rule("8.1")
def leave(play: Play, position: Position, army: str) -> Position:
    """Return the position with an army off the board until the next season, by another reading for good (8.1)."""
    play.note("8.1", "army-leaves", army=army)
    if play.reading("8.1-removed") == "for-good":
        return state.disband(position, army)
    return state.take_off(position, army)


@rule("8.1")
def fall_back(play: Play, position: Position, army: str) -> Position:
    """Return the position after an army has fallen back one space, towards its capital; where it cannot, it leaves (8.1)."""
    if play.reading("8.1-fall-back") == "any-adjacent":
        near = state.near(play, position, str(state.where(position, army)))
        spaces = state.empty_of_armies(position, near)
    else:
        spaces = falls_back_to(play, position, army)
    if not spaces:
        return leave(play, position, army)
    space = play.decide(f"retreat/{army}", state.owner(army), {s: s for s in spaces}, position)
    play.note("8.1", "army-falls-back", army=army, space=space)
    return state.put(position, army, space).mark(f"retreated:{army}", 1)


@rule("8.2")
def claim_obstacles(play: Play, position: Position, army: str) -> list[Reason]:
    """Return why an army cannot claim its space, an empty list where it can (8.2)."""
    space = _stands(position, army)
    if space is None:
        return [reason("8", "army-off", army=army)]
    reasons = []
    if space in state.the_map(position).realm:
        reasons.append(reason("8.2", "claim-in-realm", space=space, player=state.the_map(position).realm[space]))
    holder = state.banner(position, space)
    if holder == state.owner(army):
        reasons.append(reason("8.2", "claim-own", space=space))
    elif holder is not None and play.reading("8.2-banner-there") == "not-claimable":
        reasons.append(reason("8.2", "claim-banner", space=space, player=holder))
    if _enemies(position, army):
        reasons.append(reason("8.2", "claim-enemy", space=space))
    return reasons


@rule("8.2")
def claim(play: Play, position: Position, army: str) -> Position:
    """Return the position with an army's banner on a space outside all realms (8.2)."""
    space = str(state.where(position, army))
    play.note("8.2", "claimed", army=army, space=space)
    return state.set_banner(position, space, state.owner(army))


@rule("8.3")
def build_obstacles(play: Play, position: Position, army: str, kind: Building) -> list[Reason]:
    """Return why an army cannot build this in its space, an empty list where it can (8.3)."""
    space = _stands(position, army)
    if space is None:
        return [reason("8", "army-off", army=army)]
    player = state.owner(army)
    reasons = []
    if space not in state.within_realm(play, position, player):
        reasons.append(reason("8.3", "build-realm", space=space, player=player))
    elif play.reading("8.3-army-may-build-where") == "realm-and-own-banner" and state.banner(position, space) != player:
        reasons.append(reason("8.3", "build-banner", space=space, player=player))
    if f"built:{army}" in position.marks:
        reasons.append(reason("8.3", "build-once", army=army))
    standing = state.building(position, space)
    if kind == Building.CITY and standing != Building.FORTRESS:
        reasons.append(reason("8.3", "build-city", space=space))
    if kind != Building.CITY and standing is not None:
        reasons.append(reason("8.3", "build-taken", space=space, building=standing))
    return reasons


@rule("8.3")
def build(play: Play, position: Position, army: str, kind: Building) -> Position:
    """Return the position with a new building in an army's space; a fortress becomes a city (8.3)."""
    space = str(state.where(position, army))
    play.note("8.3", "built", army=army, building=kind, space=space)
    return state.set_building(position, space, kind).mark(f"built:{army}", 1)


@rule("8.4")
def conquest_obstacles(position: Position, army: str) -> list[Reason]:
    """Return why an army cannot try to conquer its space, an empty list where it can (8.4)."""
    space = _stands(position, army)
    if space is None:
        return [reason("8", "army-off", army=army)]
    holder = state.banner(position, space)
    reasons = []
    if holder is None or holder == state.owner(army):
        reasons.append(reason("8.4", "conquest-not-enemy", space=space))
    if _enemies(position, army):
        reasons.append(reason("8.4", "conquest-enemy", space=space))
    return reasons


@rule("8.4")
def conquest(play: Play, position: Position, army: str) -> Position:
    """Return the position after an attempt to conquer an enemy space, which its owner may save (8.4)."""
    space = str(state.where(position, army))
    player, holder = state.owner(army), str(state.banner(position, space))
    if play.decide(f"save/{holder}/{space}", holder, {"yes": True, "no": False}, position, space=space):
        given = play.decide(
            f"relics-given/{holder}/{space}",
            holder,
            {str(n): n for n in range(state.relics(position, holder) + 1)},
            position,
            space=space,
        )
        position = give_relics(play, position, holder, player, given)
        save = fortification_save(play, position, space, player, given)
        held, face = play.check(f"save/{space}", save.faces)
        message = f"save-{'held' if held else 'failed'}{'-unrolled' if face is None else ''}"
        shown = {} if face is None else {"face": face}
        play.note("8.4", message, player=holder, space=space, n=save.modifier, **shown)
        if held:
            return position
    return capture(play, position, space, player)


@rule("8.4")
def give_relics(play: Play, position: Position, giver: str, taker: str, number: int) -> Position:
    """Return the position after the owner of a space has given up relics: to the attacker, by another reading away (8.4)."""
    if not number:
        return position
    position = state.add_relics(position, giver, -number)
    if play.reading("8.4-relics-given") == "to-attacker":
        position = state.add_relics(position, taker, number)
    return position


@rule("8.4")
def fortification_save(play: Play, position: Position, space: str, attacker: str, given: int) -> Save:
    """Return the fortification save of a space: its modifiers, each noted, and what it needs (8.4).

    An attacker's realm adjacent, a fortress or city in the space or adjacent to it, relics given, and the owner's events.
    """
    holder = str(state.banner(position, space))
    found = [
        ("adjacent-to-realm", int(touches_realm(play, position, space, attacker))),
        *fortifications(play, position, space, holder),
        ("relic-given", given),
        ("enemy-sympathisers", int(state.has_event(position, holder, 13))),
        ("strengthened-defences", int(state.has_event(position, holder, 65))),
    ]
    modifiers = tuple((name, _modifier(name) * times) for name, times in found if times)
    for name, value in modifiers:
        play.note("8.4", f"save-{name}", value=value, space=space, player=holder)
    return Save(modifiers, int(_save()["needs"]))


@rule("8.4")
def touches_realm(play: Play, position: Position, space: str, attacker: str) -> bool:
    """Tell whether a space is adjacent to the attacker's realm, by another reading to a space with his banner (8.4)."""
    near = state.near(play, position, space)
    if play.reading("8.4-adjacent-to-realm") == "attackers-realm":
        return any(other in state.realm(position, attacker) for other in near)
    return any(state.banner(position, other) == attacker for other in near)


def lost(position: Position, space: str, holder: str) -> bool:
    """Tell whether another player's banner is on a space."""
    return state.banner(position, space) not in (None, holder)


@rule("8.4")
def fortifications(play: Play, position: Position, space: str, holder: str) -> list[tuple[str, int]]:
    """Return how often a fortress and a city in the space or in adjacent spaces of its owner's realm count (8.4).

    Each counts once however many there are, and both count together; other readings differ.
    """
    home = set(state.within_realm(play, position, holder))
    around = [space, *(other for other in state.near(play, position, space) if other in home)]
    built = [other for other in around if state.building(position, other) in (Building.FORTRESS, Building.CITY)]
    if any(lost(position, other, holder) for other in built) and play.reading("8.4-lost-fortress") == "serves-its-owner":
        built = [other for other in built if not lost(position, other, holder)]
    number = {kind: sum(state.building(position, s) == kind for s in built) for kind in Building}
    fortresses, cities = number[Building.FORTRESS], number[Building.CITY]
    if max(fortresses, cities) > 1 and play.reading("8.4-several-fortresses") == "each":
        pass
    else:
        fortresses, cities = min(fortresses, 1), min(cities, 1)
    if fortresses and cities and play.reading("8.4-fortress-and-city") == "higher":
        fortresses = 0
    return [("fortress-near", fortresses), ("city-near", cities)]


def _stands(position: Position, army: str) -> str | None:
    return state.where(position, army)


def _enemies(position: Position, army: str) -> list[str]:
    space = str(state.where(position, army))
    return [other for other in state.armies_in(position, space) if state.owner(other) != state.owner(army)]
