"""Everything that is inconsistent in a position of a campaign, each with the section that it breaks."""

from collections.abc import Iterator

from ludex.campaign import state
from ludex.campaign.board import in_order
from ludex.campaign.rulebook import rule
from ludex.campaign.wars import fighting
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Problem
from ludex.kernel.position import Position
from ludex.kernel.rulebook import unrecorded


def problems(position: Position) -> list[Problem]:
    """Return everything inconsistent in a position, an empty list where all is well."""
    return [*_stacked(position), *_heroes(position), *_buildings(position), *_order(position), *_challenges(position)]


def refuse_impossible(position: Position) -> Position:
    """Return the position; raises Wrong with its first problem where no campaign can come to it."""
    with unrecorded():
        for problem in problems(position):
            raise Wrong("position-impossible", section=problem.section, problem=problem)
    return position


@rule("3")
def _stacked(position: Position) -> Iterator[Problem]:
    seen: dict[tuple[str, str], str] = {}
    for army in state.on_board(position):
        key = state.owner(army), str(state.where(position, army))
        if key in seen:
            facts = (("army", army), ("other", seen[key]), ("space", key[1]))
            yield Problem("3", "problem-stacked", facts)
        seen[key] = army


@rule("7.3")
def _heroes(position: Position) -> Iterator[Problem]:
    leads: dict[str, str] = {}
    for army in state.armies(position):
        hero = state.hero(position, army)
        if hero is None:
            continue
        if hero in leads:
            yield Problem("7.3", "problem-hero-twice", (("hero", hero), ("army", army), ("other", leads[hero])))
        if f"captive:{hero}" in position.marks:
            yield Problem("7.3", "problem-hero-captive", (("hero", hero), ("army", army)))
        leads[hero] = army


@rule("8.3")
def _buildings(position: Position) -> Iterator[Problem]:
    capitals: dict[str, str] = {}
    for space in in_order(state.the_map(position).terrain):
        owner = state.the_map(position).realm.get(space)
        if state.is_capital(position, space) and owner is not None:
            if owner in capitals:
                yield Problem("0.1", "problem-capital-twice", (("player", owner), ("space", space)))
            capitals[owner] = space


@rule("0.1")
def _order(position: Position) -> Iterator[Problem]:
    if sorted(state.order(position)) != sorted(state.players(position)):
        yield Problem("0.1", "problem-order", (("players", state.players(position)),))


@rule("4")
def _challenges(position: Position) -> Iterator[Problem]:
    busy: set[str] = set()
    for number, challenge in fighting(position).items():
        for army in (challenge.attacker, str(challenge.defender)):
            if army not in state.armies(position):
                yield Problem("4", "problem-challenge-army", (("n", number), ("army", army)))
            elif army in busy:
                yield Problem("4", "problem-challenge-twice", (("n", number), ("army", army)))
            busy.add(army)
