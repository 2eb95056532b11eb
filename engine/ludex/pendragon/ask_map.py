"""Questions about the map and what stands on it: control, stacking, plunder, adjacency."""

from typing import Any

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.kernel.rulebook import unrecorded
from ludex.pendragon import board
from ludex.pendragon import parameters as read
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.control import control
from ludex.pendragon.control import pieces_in
from ludex.pendragon.control import strengths
from ludex.pendragon.control import totals
from ludex.pendragon.imperium import patrolled
from ludex.pendragon.imperium import roads_maintained
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.notation import read as read_position
from ludex.pendragon.notation import stated_spaces
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.problems import problems
from ludex.pendragon.prosperity import can_carry
from ludex.pendragon.scenario import margins
from ludex.pendragon.stacking import free_sites
from ludex.pendragon.stacking import stacking


@question("control", Parameter("space", read.space))
def control_of(inquiry: Inquiry, space: str | None) -> Finding:
    """Who Controls a space; without one, who Controls each, and the totals of the victory markers."""
    position = inquiry.stated()
    refuse_impossible(position)
    stated = stated_spaces(position)
    if space is None and len(stated) == 1:
        space = stated[0]
    if space is not None:
        space = read.the_space(position, space)
        holder = control(position, space)
        explain(inquiry, position, space)
        return Finding(value=holder)
    facts: dict[str, Any] = {name: control(position, name) for name in stated}
    facts |= totals(position, stated)
    if len(stated) == len(board.spaces()):
        facts |= margins(inquiry.play, position)
    else:
        inquiry.play.note("1.9", "totals-of-given", n=len(stated))
    return Finding(facts=facts)


def explain(inquiry: Inquiry, position: Position, space: str) -> None:
    """Note what counts for Control of a space."""
    strength, with_stronghold = strengths(position, space)
    for side, number in strength.items():
        has = "control-with" if side in with_stronghold else "control-without"
        inquiry.play.note("1.6", has, side=side, n=number)
    if not strength:
        inquiry.play.note("1.6", "control-nothing", space=space)
    elif board.space(space).city:
        inquiry.play.note("1.6", "control-city", space=space)
    elif control(position, space) is None:
        inquiry.play.note("1.6", "control-nobody", n=sum(strength.values()))
    if ignored := sum(n for piece, n in pieces_in(position, space) if str(piece.kind).endswith("raider")):
        inquiry.play.note("1.6", "control-raiders", n=ignored)


@question(
    "stacking",
    Parameter("piece", read.kind, required=True),
    Parameter("space", read.place, required=True),
    Parameter("site", read.site),
)
def stacking_of(inquiry: Inquiry, piece: Kind, space: str, site: str | None) -> Finding:
    """May this piece stand there, and why not; for a Stronghold without a site, on which sites it may."""
    position = inquiry.position if inquiry.position is not None else empty(space)
    if space in board.spaces():
        read.the_space(position, space)
        refuse_impossible(position)
    if piece in STRONGHOLDS and site is None and space in board.spaces():
        free = free_sites(position, piece, space)
        each = [why for one in board.space(space).sites for why in stacking(position, piece, space, one)]
        return Finding(verdict=bool(free), facts={"sites": tuple(free)}, reasons=() if free else each)
    reasons = stacking(position, piece, space, site)
    return Finding(verdict=not reasons, reasons=reasons)


def empty(space: str) -> Position:
    """Return a local position with nothing in the space, for a question about the printed map alone."""
    return read_position(f"{space}: " if space in board.spaces() else "roads: maintained")


@question(
    "plunder",
    Parameter("space", read.space),
    Parameter("faction", read.faction, required=True),
    Parameter("retaliate", read.yes),
    Parameter("piece", str),
)
def plunder_of(inquiry: Inquiry, space: str | None, faction: Faction, retaliate: bool | None, piece: str | None) -> Finding:
    """Which of a Faction's Units in a space can take a cube of Plunder; with a piece, whether that one can."""
    if piece is not None:
        return carries(faction, piece, bool(retaliate))
    position = inquiry.stated()
    refuse_impossible(position)
    where = read.the_space(position, space)
    able: Sorts = {}
    laden: Sorts = {}
    for found, number in pieces_in(position, where):
        if found != CUBE and owner(found) == faction and found.kind in UNITS:
            target = able if can_carry(found, bool(retaliate)) else laden if found.laden else None
            if target is not None:
                target[found] = target.get(found, 0) + number
    cubes = sum(laden.values())
    return Finding(value=sum(able.values()), facts={"candidates": tally(able), "carried": cubes})


def carries(faction: Faction, text: str, retaliate: bool) -> Finding:
    """Tell whether one sort of piece can take a cube of Plunder (1.7.4)."""
    sorts = [found for found, _ in read_pieces(text, faction)]
    if len(sorts) != 1:
        raise Wrong("one-piece", item=text)
    found = sorts[0]
    reasons: list[Reason] = []
    if not can_carry(found, retaliate):
        if found.kind in STRONGHOLDS:
            reasons.append(reason("1.7.4", "carry-stronghold", kind=Kind(found.kind)))
        elif found.laden:
            reasons.append(reason("1.7.4", "carry-laden", kind=Kind(found.kind)))
        else:
            reasons.append(reason("1.7.4", "carry-cavalry"))
    return Finding(verdict=not reasons, reasons=reasons)


@question(
    "adjacency",
    Parameter("from", read.place, required=True),
    Parameter("to", read.place, required=True),
    Parameter("by", read.one_of("land", "road", "coast")),
)
def adjacency(inquiry: Inquiry, by: str | None, **ends: str) -> Finding:
    """Whether two spaces are adjacent, and whether a Road or a common coast joins them; or whether one borders a Sea."""
    one, other = ends["from"], ends["to"]
    if one == other:
        return Finding(verdict=False, reasons=[reason("1.3.4", "same-space", space=one)])
    if not {one, other} <= set(board.spaces()):
        return borders(one, other)
    reasons: list[Reason] = []
    facts: dict[str, Any] = {}
    if by in (None, "land"):
        facts["land"] = board.adjacent(one, other)
        if not facts["land"]:
            reasons.append(reason("1.3.4", "not-adjacent", one=one, other=other))
    if by in (None, "road"):
        facts["road"] = by_road(inquiry, one, other, reasons)
    if by in (None, "coast"):
        facts["coast"] = by_coast(inquiry, one, other, reasons)
        facts["seas"] = board.common_seas(one, other)
    return Finding(verdict=bool(facts[by or "land"]), facts=facts, reasons=reasons)


def borders(one: str, other: str) -> Finding:
    """Tell whether a space borders a Sea or Caledonia (1.3.8, 1.3.9)."""
    space, beyond = (one, other) if one in board.spaces() else (other, one)
    if space not in board.spaces():
        return Finding(verdict=False, reasons=[reason("1.3.4", "no-space", one=one, other=other)])
    if beyond == board.CALEDONIA:
        found = board.borders_caledonia(space)
        return Finding(verdict=found, reasons=[] if found else [reason("1.3.9", "not-by-caledonia", space=space)])
    found = beyond in board.coasts(space)
    return Finding(verdict=found, reasons=[] if found else [reason("1.3.8", "not-on-sea", space=space, sea=beyond)])


def by_road(inquiry: Inquiry, one: str, other: str, reasons: list[Reason]) -> bool:
    """Tell whether a Road that can be used joins two spaces (1.3.3), and add why not."""
    road = board.joined_by_road(one, other)
    if road is None:
        if board.no_road_is_doubtful(one, other):
            inquiry.play.doubt("1.3.3", "doubt-no-road", one=one, other=other)
        reasons.append(reason("1.3.3", "no-road", one=one, other=other))
        return False
    if road.doubtful:
        inquiry.play.doubt("1.3.3", "doubt-road", one=one, other=other)
    maintained = roads_maintained(inquiry.position) if inquiry.position is not None else None
    if maintained is False:
        reasons.append(reason("1.3.3", "road-not-maintained", one=one, other=other))
    elif maintained is None:
        inquiry.play.note("1.3.3", "road-if-maintained")
    return maintained is not False


def by_coast(inquiry: Inquiry, one: str, other: str, reasons: list[Reason]) -> bool:
    """Tell whether two spaces border one Sea (1.3.7, 1.3.8), and add why not."""
    common = board.common_seas(one, other)
    reasons += [reason("1.3.8", "not-coastal", space=name) for name in (one, other) if not board.coasts(name)]
    if not common and board.coasts(one) and board.coasts(other):
        reasons.append(reason("1.3.8", "no-common-sea", one=one, other=other))
    for sea in common:
        state = patrolled(inquiry.position, sea) if inquiry.position is not None else None
        if state is not None:
            inquiry.play.note("1.3.7", "sea-patrolled" if state else "sea-unpatrolled", sea=sea)
    return bool(common)


def refuse_impossible(position: Position) -> None:
    """Raise Wrong with the first problem of a position that no game can come to."""
    with unrecorded():
        found = problems(position)
    for problem in found:
        if not problem.remark:
            raise Wrong("position-impossible", section=problem.section, problem=problem)
