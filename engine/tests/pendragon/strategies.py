"""Random legal positions and Battles for the tests of Pendragon, and Factions that choose at random."""

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Policy
from ludex.kernel.games import load
from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.rulings import rulings
from ludex.pendragon import board
from ludex.pendragon.battle.policies import sensible
from ludex.pendragon.battle.policies import WORTH
from ludex.pendragon.imperium import Imperium
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import Card
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.population import most_population

RANDOM = ("random-1", "random-2", "random-3")
NAMED = ("sensible", "bold", "cautious")

UNITS = {
    Faction.DUX: ("c", "w/saxons", "w/scotti"),
    Faction.CIVITATES: ("m", "com", "w/saxons", "w/scotti"),
    Faction.SAXONS: ("w", "r"),
    Faction.SCOTTI: ("w", "r"),
}
MOST = {"w/saxons": 2, "w/scotti": 1}  # of a sort, so that the 12 Scotti Warbands always suffice
SETTLEMENTS = {
    Faction.DUX: ("settlement/saxons", "settlement/scotti"),
    Faction.CIVITATES: ("settlement/saxons", "settlement/scotti"),
    Faction.SAXONS: ("settlement",),
    Faction.SCOTTI: ("settlement",),
}
COMMANDS = {
    Faction.DUX: ("battle", "intercept", "deep-raid", "ravage", "event"),
    Faction.CIVITATES: ("battle", "deep-raid", "ravage", "event"),
    Faction.SAXONS: ("battle", "raid", "event"),
    Faction.SCOTTI: ("battle", "raid", "event"),
}
AGAINST = {"intercept": BARBARIANS, "deep-raid": BARBARIANS, "ravage": (Faction.SAXONS,)}
FEATS = {
    (Faction.DUX, "battle"): ("retaliate",),
    (Faction.DUX, "intercept"): ("retaliate",),
    (Faction.SAXONS, "battle"): ("surprise", "shield-wall", "ravage"),
    (Faction.SAXONS, "raid"): ("surprise", "ravage"),
    (Faction.SCOTTI, "battle"): ("surprise",),
    (Faction.SCOTTI, "raid"): ("surprise",),
}


def at_random(name: str) -> Policy:
    """Return a policy that takes a legal option at random, always the same one for the same decision."""

    def policy(decision: Decision) -> str:
        options = sorted(decision.options)
        return Random(f"{name} {decision.name} {' '.join(options)}").choice(options)

    return policy


def sparing(decision: Decision) -> str:
    """Choose sensibly, and of losses worth the same those of the fewest Units."""
    if not decision.name.startswith("losses"):
        return sensible(decision)

    def cost(option: str) -> tuple[int, int]:
        units = decision.options[option]
        worth = sum((WORTH[Kind(piece.kind)] + piece.laden) * number for piece, number in units.items())
        return worth, sum(units.values())

    return min(decision.options, key=cost)


GAME = load("pendragon")
GAME = replace(GAME, policies={**GAME.policies, "sparing": sparing, **{name: at_random(name) for name in RANDOM}})


@dataclass(frozen=True)
class Fight:
    """A Battle to be asked for: the position as text, the parameters, how the Factions choose, and the readings."""

    text: str
    params: Mapping[str, str]
    policies: Mapping[str, str] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)

    def answer(self, **more: Any) -> Answer:
        """Ask for the Battle, with a seed or exactly."""
        policies = {**self.policies, **more.pop("policies", {})}
        position = GAME.read(self.text)
        return ask(GAME, Request("battle", self.params, position, policies=policies, readings=self.readings, **more))


def counted(draw: st.DrawFn, code: str, most: int, least: int = 0) -> str:
    """Draw so many Units of a sort, some of them laden."""
    number = draw(st.integers(least, min(most, MOST.get(code, most))))
    laden = draw(st.integers(0, number)) if draw(st.booleans()) else 0
    return f"{number}{code}" + (f"({laden}p)" if laden else "") if number else ""


@st.composite
def clauses(draw: st.DrawFn, name: str, most: int = 5, factions: Sequence[Faction] = tuple(Faction)) -> str:
    """Draw what stands in a space: Population, Prosperity, and pieces of these Factions."""
    space = board.space(name)
    population = draw(st.integers(0, most_population(name)))
    cubes = draw(st.integers(0, 2 * (space.population if space.city else population)))
    pieces: dict[Faction, list[str]] = {faction: [] for faction in factions}
    for faction in factions:
        codes = draw(st.lists(st.sampled_from(UNITS[faction]), unique=True, max_size=3))
        pieces[faction] += [counted(draw, code, most) for code in codes]
    for site, kind in space.sites.items():
        strongholds: list[tuple[Faction, str]] = [(f, code) for f in factions for code in SETTLEMENTS[f]]
        if Faction.DUX in factions:
            strongholds += [(Faction.DUX, "fort")] * 3
        if Faction.CIVITATES in factions:
            strongholds += [(Faction.CIVITATES, "town")] * 3 if kind == board.SiteKind.TOWN else []
            strongholds += [(Faction.CIVITATES, "hillfort")] * 3 if not space.city else []
        if draw(st.booleans()):
            owner, code = draw(st.sampled_from(strongholds))
            pieces[owner].append(f"{code}@{site}")
    found = [f"pop {population}", f"prosperity {cubes}"]
    found += [f"{faction} {' '.join(filter(None, items))}" for faction, items in pieces.items() if any(items)]
    return f"{name}: " + "; ".join(found)


@st.composite
def marks(draw: st.DrawFn) -> str:
    """Draw the Imperium, the cards in force, and some of the tracks."""
    lines = [f"imperium: {draw(st.sampled_from(list(Imperium)))}"]
    if cards := draw(st.lists(st.sampled_from(list(Card)), unique=True)):
        lines.append(f"cards: {', '.join(cards)}")
    tracks = draw(st.lists(st.sampled_from(sorted(STOCK.tracks)), unique=True))
    lines += [f"{track}: {draw(st.integers(0, 80))}" for track in tracks]
    return " | ".join(lines)


@st.composite
def local_positions(draw: st.DrawFn, most: int = 5) -> str:
    """Draw the text of a local position that can occur: one to three spaces."""
    names = draw(st.lists(st.sampled_from(sorted(board.spaces())), min_size=1, max_size=3, unique=True))
    return " | ".join([draw(marks()), *(draw(clauses(name, most=2 if len(names) > 1 else most)) for name in names)])


@st.composite
def chosen_readings(draw: st.DrawFn) -> dict[str, str]:
    """Draw other readings of up to two rulings."""
    known = rulings("pendragon")
    names = draw(st.lists(st.sampled_from(sorted(known)), unique=True, max_size=2))
    return {name: draw(st.sampled_from([reading["id"] for reading in known[name]["reading"]])) for name in names}


def added(draw: st.DrawFn, text: str, faction: Faction, most: int, codes: Sequence[str]) -> str:
    """Draw a further sort of Unit for a Faction that is to fight, unless it has all of these already."""
    return f"{text}; {faction} {counted(draw, draw(st.sampled_from(codes)), min(most, 3), least=1)}"


@st.composite
def fights(draw: st.DrawFn, most: int = 5, policies: Sequence[str] = NAMED + RANDOM) -> Fight:
    """Draw a Battle in one space that is allowed in most cases, with its policies and readings."""
    attacker, defender = draw(st.permutations(list(Faction)))[:2]
    command = draw(st.sampled_from([c for c in COMMANDS[attacker] if defender in AGAINST.get(c, Faction)]))
    others = draw(st.lists(st.sampled_from(list(Faction)), unique=True, max_size=2))
    present = [faction for faction in Faction if faction in (attacker, defender, *others)]
    text = draw(clauses(draw(st.sampled_from(sorted(board.spaces()))), most, present))
    text = added(draw, text, attacker, most, ("r",) if command == "raid" else UNITS[attacker][:1])
    text = added(draw, text, defender, most, ("r",) if defender in BARBARIANS else UNITS[defender])
    params = {"attacker": str(attacker), "defender": str(defender), "command": command}
    if draw(st.booleans()) and (feats := FEATS.get((attacker, command))):
        params["feats"] = draw(st.sampled_from(feats))
    if command == "raid" and draw(st.booleans()):
        params["raiders"] = "1"
    if command == "event" and draw(st.booleans()):
        params["trap"] = f"{defender} 1{'r' if defender in BARBARIANS else 'c' if defender == Faction.DUX else 'm'}"
        text += f"; {params['trap']}"
    chosen = {str(faction): draw(st.sampled_from(policies)) for faction in Faction}
    return Fight(f"{draw(marks())} | {text}", params, chosen, draw(chosen_readings()))
