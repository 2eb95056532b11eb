"""The printed Battle of 3.6.6 as one plain recursion, written from the rulebook alone: what the engine is measured against.

Saxon Raiders (some laden) and at most one Warband attack Cavalry beside a Fort and a Town, in the Fens, before
Fragmentation, with a Battle Command and Surprise; so many Comitates are inside the Town, and the Cavalry stays in the open.
The Saxons try to Ambush with all they have, lose the Units worth least (a Raider 2, laden 3, a Warband 5; of choices worth
the same, the fewest), and Assault the Stronghold that should leave them most Units over, if any should fall.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import NamedTuple

WORTH = (2, 3, 5)
HALF, WHOLE, NOTHING = Fraction(1, 2), Fraction(1), Fraction(0)
FIELD = (HALF, HALF, WHOLE)
TABLE = {"lindum": (WHOLE, 1, 2), "ratae": (HALF, 2, 4)}  # Escalade, Garrison, Capacity
FALLS = {"lindum": "fort_falls", "ratae": "town_falls"}
Ends = dict[tuple[tuple[str, int | bool], ...], Fraction]


class Saxons(NamedTuple):
    """The Raiders without Plunder, the laden ones, and the Warbands."""

    raiders: int
    laden: int
    warbands: int


def lose(units: Saxons, losses: Fraction, each: tuple[Fraction, ...]) -> Saxons:
    """Return what is left once as much as possible is absorbed, by the Units worth least (3.6.1)."""
    ways = [Saxons(*way) for way in product(*(range(number + 1) for number in units))]
    total = {way: sum((n * e for n, e in zip(way, each, strict=True)), NOTHING) for way in ways}
    most = max(absorbed for absorbed in total.values() if absorbed <= losses)
    worth = {way: sum(n * w for n, w in zip(way, WORTH, strict=True)) for way in ways if total[way] == most}
    gone = min(worth, key=lambda way: (worth[way], sum(way)))
    return Saxons(*(n - lost for n, lost in zip(units, gone, strict=True)))


def battle(start: Saxons, cavalry: int, comitates: int) -> Ends:
    """Return the exact chance of each outcome (3.6.2 to 3.6.5)."""
    ends: Ends = {}
    inside = {"lindum": 0, "ratae": comitates}
    for raiders_hide, warbands_hide in product((True, False), repeat=2):
        chance = Fraction(2 if raiders_hide else 4, 6)
        if start.warbands:
            chance *= Fraction(4 if warbands_hide else 2, 6)
        elif not warbands_hide:
            continue
        units, horse = field(start, cavalry, raiders_hide, warbands_hide)
        for left, within, fallen, p in assaults(units, inside, {}) if not horse else [(units, inside, {}, WHOLE)]:
            end = tuple(outcome(start, left, cavalry - horse, comitates - within["ratae"], fallen).items())
            ends[end] = ends.get(end, NOTHING) + chance * p
    return ends


def field(units: Saxons, horse: int, raiders_hide: bool, warbands_hide: bool) -> tuple[Saxons, int]:
    """Return the Saxons and the Cavalry left by the Charge, Melee and Harass steps (3.6.3)."""
    for step, striking in enumerate(((raiders_hide, warbands_hide), (False, not warbands_hide), (not raiders_hide, False))):
        if not horse or not any(units):
            break
        inflicted = (units.raiders + units.laden) * HALF * striking[0] + units.warbands * striking[1]
        units = lose(units, Fraction(horse), FIELD) if step == 0 else units
        horse -= min(horse, int(inflicted))
    return units, horse


def assaults(
    units: Saxons, inside: dict[str, int], done: dict[str, bool]
) -> Iterator[tuple[Saxons, dict[str, int], dict[str, bool], Fraction]]:
    """Yield how the Assaults may end: what is left on both sides, which Strongholds fell, and its chance (3.6.4)."""
    spare = {site: sum(units) - TABLE[site][1] - inside[site] for site in TABLE if site not in done}
    site = max(spare, key=lambda name: (spare[name], name), default="")
    if not site or not any(units) or not all(done.values()) or spare[site] <= 0:
        yield units, inside, done, WHOLE
        return
    escalade, garrison, capacity = TABLE[site]
    surprise = Fraction(min(max(capacity - inside[site] + 1, 0), 6), 6)
    climbed = lose(units, escalade * (garrison + inside[site]), (HALF, HALF, WHOLE))
    for attackers, p in ((units, surprise), (climbed, 1 - surprise)):
        within = max(inside[site] - max(sum(attackers) - garrison, 0), 0)
        left = lose(attackers, Fraction(garrison + inside[site]), (WHOLE, WHOLE, WHOLE)) if any(attackers) else attackers
        fell = any(left) and within == 0 and sum(attackers) >= garrison
        for *end, q in assaults(left, {**inside, site: within}, {**done, site: fell}):
            yield *end, p * q  # type: ignore[misc]


def outcome(start: Saxons, left: Saxons, horse: int, comitates: int, done: dict[str, bool]) -> dict[str, int | bool]:
    """Return what the Battle leads to, `horse` and `comitates` being those lost (3.6.5); there is no Siege (3.6.6)."""
    fallen = [site for site, fell in done.items() if fell]
    lost, won = sum(start) - sum(left), horse + comitates + len(fallen)
    plunder = min(left.laden + sum(3 if site == "ratae" else 2 for site in fallen), sum(left))
    return {
        **{name: site in fallen for site, name in reversed(FALLS.items())},
        "strongholds_fallen": len(fallen),
        "saxon_losses": lost,
        "dux_losses": horse + ("lindum" in fallen),
        "civitates_losses": comitates + ("ratae" in fallen),
        "prestige": (lost > won) - (won > lost) - 2 * len(fallen),
        "saxon_renown": int(won > lost and any(left)),
        "plunder": plunder,
        "prosperity": 0,
    }
