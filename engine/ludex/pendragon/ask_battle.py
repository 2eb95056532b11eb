"""Questions about Battles: battle, assault, evade-ambush, siege."""

import re
from fractions import Fraction
from functools import partial

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.kernel.run import Facts
from ludex.kernel.run import Procedure
from ludex.pendragon import board
from ludex.pendragon import parameters as read
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.battle.assault import assault
from ludex.pendragon.battle.assault import ravaged
from ludex.pendragon.battle.assault import targets
from ludex.pendragon.battle.consequences import consequences
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import into_the_open
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.opening import close
from ludex.pendragon.battle.opening import feat_obstacles
from ludex.pendragon.battle.opening import obstacles
from ludex.pendragon.battle.opening import open_battle
from ludex.pendragon.battle.opening import shelter_obstacles
from ludex.pendragon.battle.opening import side_obstacles
from ludex.pendragon.battle.opening import stages
from ludex.pendragon.battle.opening import trap_obstacles
from ludex.pendragon.battle.outcome import facts
from ludex.pendragon.battle.siege import enough
from ludex.pendragon.battle.siege import hindrances
from ludex.pendragon.battle.tables import Attempt
from ludex.pendragon.battle.tables import faces
from ludex.pendragon.battle.tables import Group as Trying
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import RAIDERS
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.piece_text import Group
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import read_sides

SIDES = (
    Parameter("space", read.space),
    Parameter("attacker", read.faction, required=True),
    Parameter("defender", read.faction, required=True),
)
PART_OF = (Parameter("command", read.command), Parameter("feats", read.feats))


@question("battle", *SIDES, *PART_OF, Parameter("raiders", str), Parameter("trap", read_sides))
def battle(
    inquiry: Inquiry,
    space: str | None,
    attacker: Faction,
    defender: Faction,
    command: Command | None,
    feats: frozenset[Feat] | None,
    raiders: str | None,
    trap: Group | None,
) -> Finding | Case:
    """How a whole Battle goes: with dice step by step, without them the exact chances of every outcome.

    Every Unit begins in the open, since Units go inside Strongholds in the Battle alone.
    """
    where = read.the_space(inquiry.stated(), space)
    position = in_open(inquiry, where)
    refuse_impossible(position)
    part_of = command or Command.BATTLE
    landed = just_landed(position, where, attacker, raiders, part_of)
    entraps = tuple((piece, number) for (piece, _), number in (trap or {}).items())
    found = open_battle(position, where, attacker, defender, part_of, feats or frozenset(), entraps, landed)
    if reasons := obstacles(found) or trap_obstacles(found):
        return Finding(verdict=False, reasons=reasons)
    needs_trappers(found, trap or {})
    return Case(stages(found), found.start)


def in_open(inquiry: Inquiry, space: str) -> Position:
    """Return the position with the Units of the space in the open, and note those that were written elsewhere."""
    position = inquiry.stated()
    inside: Sorts = {}
    for site in board.space(space).sites:
        for piece, number in position.at(board.site_place(space, site)).items():
            if piece.kind in UNITS:
                inside[piece] = inside.get(piece, 0) + number
    if inside:
        inquiry.play.note("3.6.3", "begins-in-open", pieces=tally(inside))
    return into_the_open(position, space)


def just_landed(position: Position, space: str, attacker: Faction, text: str | None, command: Command) -> Sorts | None:
    """Return the Raiders that a Raid has just placed: all there, a number (laden first), or the pieces named."""
    if command != Command.RAID:
        if text is not None:
            raise Wrong("raiders-without-raid", section="3.4.1")
        return None
    there = {p: n for p, n in position.at(space).items() if p.kind in RAIDERS and owner(p) == attacker}
    if text is None:
        return there
    if re.fullmatch(r"\d+\(\d+p\)", text):
        text = text.replace("(", "r(")
    if re.fullmatch(r"\d+", text):
        left, chosen = int(text), {}
        for piece in sorted(there, key=lambda p: not p.laden):
            chosen[piece] = min(left, there[piece])
            left -= chosen[piece]
        if left:
            raise Wrong("raiders-too-many", number=int(text), there=sum(there.values()), space=space)
        return chosen
    named: Sorts = {}
    for (piece, site), number in read_pieces(text, attacker).items():
        if site is not None:
            raise Wrong("site-not-asked", name="raiders", site=site)
        named[piece] = number
        if number > there.get(piece, 0):
            raise Wrong("raiders-too-many", number=number, there=there.get(piece, 0), space=space)
    return named


def needs_trappers(battle: Battle, trap: Group) -> None:
    """Raise Wrong where the Units that an Event lets Entrap are not in the open of the space, or take no part."""
    for (piece, site), number in trap.items():
        if site is not None:
            raise Wrong("site-not-asked", name="trap", site=site)
        if piece.kind not in UNITS or battle.start.count(battle.space, piece) < number:
            raise Wrong("trap-not-there", kind=Kind(piece.kind), number=number, space=battle.space)


@question("assault", *SIDES, Parameter("site", read.site, required=True), *PART_OF)
def assault_of(
    inquiry: Inquiry,
    space: str | None,
    attacker: Faction,
    defender: Faction,
    site: str,
    command: Command | None,
    feats: frozenset[Feat] | None,
) -> Finding | Case:
    """How the Assault of one Stronghold goes when no defender is left in the open, and what it leads to."""
    found = local_battle(inquiry, space or board.site_space()[site], attacker, defender, command, feats)
    choose("site-unknown", site, board.space(found.space).sites, space=found.space)
    reasons = obstacles(found) if command is not None else [*side_obstacles(found), *feat_obstacles(found)]
    reasons += shelter_obstacles(inquiry.play, found)
    if site not in targets(found, found.start):
        reasons.append(reason("3.6.4", "assault-no-stronghold", site=site, faction=defender))
    if found.in_open(found.start, found.defence):
        reasons.append(reason("3.6.4", "assault-defenders-open", space=found.space))
    if ravaged(found):
        reasons.append(reason("4.4.3", "assault-ravage"))
    if reasons:
        return Finding(verdict=False, reasons=reasons)
    steps = (partial(assault, site=site), consequences, close)
    return Case(Procedure([partial(step, battle=found) for step in steps], partial(assault_facts, found, site)), found.start)


def assault_facts(battle: Battle, site: str, start: Position, end: Position) -> Facts:
    """Return whether the Stronghold falls, and the facts of the Battle."""
    return {"falls": site in battle.fallen(end)} | facts(battle, start, end)


def local_battle(
    inquiry: Inquiry,
    space: str | None,
    attacker: Faction,
    defender: Faction,
    command: Command | None = None,
    feats: frozenset[Feat] | None = None,
) -> Battle:
    """Return a Battle whose Field Battle is over, Units inside Strongholds standing on their sites."""
    position = inquiry.stated()
    where = read.the_space(position, space)
    refuse_impossible(into_the_open(position, where))
    return open_battle(position, where, attacker, defender, command or Command.BATTLE, feats or frozenset())


@question(
    "evade-ambush",
    Parameter("space", read.space),
    Parameter("faction", read.faction, required=True),
    Parameter("group", read.one_of(*Trying), required=True),
    Parameter("attempt", read.one_of(*Attempt), required=True),
)
def evade_ambush(inquiry: Inquiry, space: str | None, faction: Faction, group: str, attempt: str) -> Finding:
    """Whether a Faction's Raiders or Troops in a space may try to Evade or to Ambush, on which rolls, how likely."""
    position = inquiry.stated()
    refuse_impossible(position)
    where = read.the_space(position, space)
    wanted = Trying(group)
    units = {
        piece: number
        for piece, number in position.at(where).items()
        if piece.kind in UNITS and owner(piece) == faction and (piece.kind in RAIDERS) == (wanted == Trying.RAIDERS)
    }
    if not units:
        return Finding(verdict=False, reasons=[reason("3.6.2", "no-group", faction=faction, group=wanted, space=where)])
    reasons: list[Reason] = []
    needed = range(0)
    for piece in units:
        able = faces(inquiry.play, position, wanted, Attempt(attempt), piece.kind, where)
        if able:
            needed = able
            inquiry.play.note("3.6.2", "may-try", kind=Kind(piece.kind), attempt=Attempt(attempt), least=able[0], space=where)
        else:
            reasons.append(refusal(where, Kind(piece.kind), Attempt(attempt)))
    if not needed:
        return Finding(verdict=False, reasons=reasons)
    chance = Fraction(len(needed), 6)
    return Finding(verdict=True, value=chance, facts={"needs": needed[0], "chance": chance}, reasons=())


def refusal(space: str, kind: Kind, attempt: Attempt) -> Reason:
    """Return why a kind of Unit may not make an attempt there (3.6.2)."""
    if kind == Kind.CAVALRY:
        return reason("3.6.2", "cavalry-never", attempt=attempt)
    if board.space(space).city:
        return reason("3.6.2", "not-in-city", kind=kind, attempt=attempt)
    return reason("3.6.2", "not-at-home", kind=kind, attempt=attempt, space=space)


@question("siege", *SIDES, Parameter("site", read.site), Parameter("assaulted", read.sites))
def siege_of(
    inquiry: Inquiry,
    space: str | None,
    attacker: Faction,
    defender: Faction,
    site: str | None,
    assaulted: tuple[str, ...] | None,
) -> Finding:
    """Which Strongholds the attacker can besiege after a Battle, and why not the others."""
    found = local_battle(inquiry, space or (board.site_space()[site] if site else None), attacker, defender)
    for name in assaulted or ():
        choose("site-unknown", name, board.space(found.space).sites, space=found.space)
    if sheltered := shelter_obstacles(inquiry.play, found):
        return Finding(verdict=False, reasons=sheltered)
    position = found.start.mark("battle:assaulted", ",".join(assaulted or ()))
    strongholds = found.strongholds(position, found.defence)
    reasons: list[Reason] = []
    if site is not None and site not in strongholds:
        reasons.append(reason("3.6.6", "siege-no-stronghold", site=site, faction=defender))
    can = []
    for name in strongholds:
        hindered = hindrances(inquiry.play, position, found, name)
        if not hindered:
            can.append(name)
        if site is None or site == name:
            reasons += hindered
    verdict = site in can if site is not None else bool(can)
    starves = tuple(name for name in can if found.inside(position, name))
    both = len(can) > 1 and enough(inquiry.play, position, found, can)
    facts = {"starves": starves, "both_at_once": both}
    return Finding(verdict=verdict, value=tuple(can), facts=facts, reasons=[] if verdict and site else reasons)
