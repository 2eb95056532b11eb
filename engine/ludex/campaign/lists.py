"""What a battle is fought with: scenery, points, who leads, and the terms that bind its lists (6, 6.1, 6.2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace

from ludex.campaign import state
from ludex.campaign.events import events
from ludex.campaign.owed import section
from ludex.campaign.results import points
from ludex.campaign.rulebook import rule
from ludex.campaign.rulebook import rulebook
from ludex.campaign.wars import Challenge
from ludex.kernel.decisions import Whole
from ludex.kernel.play import Play
from ludex.kernel.position import Position

BATTLE_EVENTS = (41, 42, 43, 44, 45, 46)
MOST_AGREED = 99_999  # no rule bounds an agreement; only benefits are capped


@dataclass(frozen=True)
class Points:
    """What an army may cost in a battle: its points, the most that it may have, and the size that sets its limits."""

    points: int
    cap: int
    limits_as: int


@rule("6.1")
def scenery(position: Position, space: str) -> str:
    """Return the scenery of a battle: the type of its space (6.1)."""
    return str(state.the_map(position).terrain[space])


@rule("6.2")
def list_points(play: Play, agreed: int | None, extra: Sequence[int], better_odds: bool = False) -> Points:
    """Return the points of an army's list (6.2).

    `agreed` is what both players settled on, else 12,400. Benefits add to it, but never above 17,000 in all. With Better odds
    the army may go up to 15,000, by another reading it has just these (2.1, 46).
    """
    base = agreed if agreed is not None else points("without-agreement")
    cap = points("cap")
    figure = better_odds and play.reading("2.1-points-15000") == "army-counts"
    total = points("better-odds") if figure else base
    if extra and base > cap and play.reading("6.2-agreed-above-cap") == "capped":
        total = cap
    for benefit in extra:
        room = max(cap - (base if play.reading("6.2-extra-points-cap") == "each-benefit" else total), 0)
        total += min(benefit, room)
    if better_odds:
        total = max(total, points("better-odds"))
    return Points(total, cap, points("limits-as"))


@rule("6.2")
def extra_points(play: Play, position: Position, army: str, number: int) -> list[int]:
    """Return what an army adds in a battle: its mines' points, and 1D6 times 250 of reinforcements (5, 6.2, 7.1)."""
    player = state.owner(army)
    mines = state.number(position, f"bonus:{player}/{number}")
    found = [mines] if mines else []
    if "spoils-3" in state.terms(position, army):
        found.append(play.total(f"spoils-points/{army}", 1, 6) * points("spoils"))
    return found


@rule("6.2")
def fewer_points(play: Play, position: Position, army: str) -> int:
    """Return by how many points an army has fewer than its rival: 1D6 times 250 after a bad defeat (7.2)."""
    if "defeat-3" not in state.terms(position, army):
        return 0
    return play.total(f"defeat-points/{army}", 1, 6) * -points("defeat")


@rule("6.2")
def leader(position: Position, army: str) -> str | None:
    """Return the Hero who leads an army's list, None where it has none or a wound keeps him away (6.2, 7.3)."""
    return None if "injury-3" in state.terms(position, army) else state.hero(position, army)


@rule("6")
def prepare(play: Play, position: Position, number: int, challenge: Challenge) -> Position:
    """Return the position after a battle's lists are settled: scenery, points, leaders, what is owed (6, 6.1, 6.2)."""
    play.note("6.1", "battle-scenery", n=number, space=challenge.space, scenery=scenery(position, challenge.space))
    agreed = agreement(play, position, number, challenge)
    armies = (challenge.attacker, str(challenge.defender))
    totals, fewer = {}, {}
    for army in armies:
        better_odds = uses_event(play, position, state.owner(army), number)
        if better_odds:
            position = use_event(play, position, state.owner(army), number)
        odds = better_odds and state.has_event(position, state.owner(army), 46)
        fewer[army] = fewer_points(play, position, army)
        totals[army] = list_points(play, agreed, extra_points(play, position, army, number), odds)
    for army, rival in (armies, armies[::-1]):
        found = final_points(totals[army], totals[rival], fewer[army])
        play.note("6.2", "list-points", army=army, n=found.points, limits=found.limits_as, leader=leader(position, army))
        position = use_terms(play, position, army, state.owner(rival))
    return position


@rule("6.2")
def final_points(own: Points, rival: Points, fewer: int) -> Points:
    """Return an army's points: its own, or so many fewer than its rival's after a bad defeat (6.2, 7.2)."""
    return replace(own, points=max(rival.points - fewer, 0)) if fewer else own


def agreement(play: Play, position: Position, number: int, challenge: Challenge) -> int | None:
    """Return the points on which both players agree, None where they do not (6.2)."""
    options = Whole(1, MOST_AGREED, none="none")
    return play.decide(f"agreed/{number}", state.owner(challenge.attacker), options, position)


def use_terms(play: Play, position: Position, army: str, rival: str) -> Position:
    """Return the position after an army's terms for a battle against this rival have been noted and used up."""
    for term in list(state.terms(position, army)):
        name, _, against = term.partition(" ")
        if not against or against == rival:
            rulebook.enter(section(name))
            play.note(section(name), f"term-{name}", army=army, player=rival)
            position = state.set_terms(position, army, [t for t in state.terms(position, army) if t != term])
    return position


@rule("2.1")
def uses_event(play: Play, position: Position, player: str, number: int) -> bool:
    """Tell whether a player uses his event for one battle of this turn on this one (2.1, 41 to 46)."""
    code, target = state.event(position, player)
    if code not in BATTLE_EVENTS or target:
        return False
    event = str(events()[code]["id"])
    return play.decide(f"use-event/{player}/{number}", player, {"yes": True, "no": False}, position, event=event, n=number)


def use_event(play: Play, position: Position, player: str, number: int) -> Position:
    """Return the position after a player has used his event on a battle of this turn."""
    code, _ = state.event(position, player)
    play.note("2.1", "event-used", player=player, event=str(events()[code]["id"]), n=number)
    return position.mark(f"event:{player}", f"{code} used")
