"""The Siege of Strongholds that were not Assaulted (3.6.6)."""

from collections.abc import Sequence
from itertools import combinations

from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.tables import walls
from ludex.pendragon.forces import eliminate
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import TROOPS
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.rulebook import rule

NONE = "none"


def siege(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the attacker has besieged the Strongholds that it could and would (3.6.6)."""
    sites = [site for site in battle.strongholds(position, battle.defence) if not hindrances(play, position, battle, site)]
    if not sites:
        return position
    sets = [combo for size in (1, 2) for combo in combinations(sites, size) if enough(play, position, battle, combo)]
    options: dict[str, tuple[str, ...]] = {NONE: ()} | {" ".join(sorted(combo)): combo for combo in sets}
    chosen = play.decide(f"siege/{battle.attacker}", battle.attacker, options, position, _read, battle=battle)
    for site in chosen:
        position = starve(play, position, battle, site)
    return position


@rule("3.6.6")
def hindrances(play: Play, position: Position, battle: Battle, site: str) -> list[Reason]:
    """Return why a Stronghold cannot be besieged, an empty list where it can (3.6.6)."""
    reasons = []
    if battle.in_open(position, battle.defence):
        reasons.append(reason("3.6.6", "siege-defenders-open", site=site))
    if site in battle.assaulted(position):
        reasons.append(reason("3.6.6", "siege-assaulted", site=site))
    needed, there = capacity(play, position, battle, site), besiegers(play, position, battle)
    if there < needed:
        reasons.append(reason("3.6.6", "siege-too-few", site=site, needed=needed, there=there))
    return reasons


def enough(play: Play, position: Position, battle: Battle, sites: Sequence[str]) -> bool:
    """Tell whether the besiegers are as many as the Capacity of all these Strongholds: each Troop counts once (3.6.6)."""
    needed = sum(capacity(play, position, battle, site) for site in sites)
    return besiegers(play, position, battle) >= needed


def capacity(play: Play, position: Position, battle: Battle, site: str) -> int:
    """Return the Capacity of a defending Stronghold (3.6.4)."""
    stronghold = battle.strongholds(position, battle.defence)[site]
    return walls(play, position, stronghold.kind, battle.space).capacity


def besiegers(play: Play, position: Position, battle: Battle) -> int:
    """Return the attacking Troops in the space, Raiders left out; those that Evaded by another reading (3.6.6)."""
    places = battle.open_places
    evaded = _troops(battle, position, (battle.evaded,))
    if evaded and play.reading("3.6.6-evaded-besiegers") == "counted":
        return _troops(battle, position, places) + evaded
    return _troops(battle, position, places)


def _troops(battle: Battle, position: Position, places: Sequence[str]) -> int:
    units = battle.in_open(position, battle.attack, places)
    return sum(number for piece, number in units.items() if piece.kind in TROOPS)


@rule("3.6.6")
def starve(play: Play, position: Position, battle: Battle, site: str) -> Position:
    """Return the position after the defender has eliminated one Unit inside a besieged Stronghold, if any (3.6.6)."""
    inside = battle.inside(position, site)
    play.note("3.6.6", "besieges", faction=named(battle.attack), site=site)
    if not inside:
        play.note("3.6.6", "siege-empty", site=site)
        return position
    owners = [faction for faction in battle.defence if any(owner(piece) == faction for piece in inside)]
    faction = Faction(owners[0])
    if len(owners) > 1:
        stronghold = battle.strongholds(position, battle.defence)[site]
        either = {str(name): name for name in owners}
        faction = play.decide(f"starve/{site}", owner(stronghold), either, position, battle=battle)
    options = {show_pieces([((piece, None), 1)]): piece for piece in inside if owner(piece) == faction}
    piece = play.decide(
        f"starve/{site}/{faction}",
        faction,
        options,
        position,
        lambda text: show_pieces(read_pieces(text, faction).items()),
    )
    play.note("3.6.6", "starves", faction=faction, pieces=((piece, 1),), site=site)
    return eliminate(position, piece, 1, board.site_place(battle.space, site))


def _read(text: str) -> str:
    return " ".join(sorted(text.replace(",", " ").split()))
