"""Questions about pieces that come and go: place, replace, voluntary-removal."""

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon import parameters as read
from ludex.pendragon.acting import Acting
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.card_turn import Act
from ludex.pendragon.effects.statement import where as site_of
from ludex.pendragon.forces import available
from ludex.pendragon.forces import barred_box
from ludex.pendragon.forces import barred_replacing
from ludex.pendragon.forces import barred_stacking
from ludex.pendragon.forces import barred_voluntary
from ludex.pendragon.forces import place
from ludex.pendragon.forces import remove
from ludex.pendragon.forces import replace
from ludex.pendragon.kinds import AVAILABLE
from ludex.pendragon.kinds import CASUALTIES
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NOT_IN_PLAY
from ludex.pendragon.kinds import OUT_OF_PLAY
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.stacking import stacking
from ludex.pendragon.stacking import standing

COMMAND, FEAT, EVENT = "command", "feat", "event"


@question(
    "place",
    Parameter("faction", read.faction, required=True),
    Parameter("pieces", str, required=True),
    Parameter("space", read.place),
    Parameter("by", read.one_of(COMMAND, FEAT, EVENT)),
    Parameter("from", read.one_of(AVAILABLE, CASUALTIES, OUT_OF_PLAY, NOT_IN_PLAY)),
    Parameter("among", read.spaces),
)
def place_of(
    inquiry: Inquiry,
    faction: Faction,
    pieces: str,
    space: str | None,
    by: str | None,
    among: tuple[str, ...] | None,
    **ends: str | None,
) -> Finding:
    """May these pieces be placed, how many are there to be placed, and what a Stronghold by Event replaces."""
    position = inquiry.stated()
    refuse_impossible(position)
    piece, site, number = _one(faction, pieces)
    if space is not None and space not in board.spaces():
        return Finding(verdict=False, reasons=stacking(position, Kind(piece.kind), space, site))
    where = read.the_space(position, space)
    site_of(where, site)
    by_event = by == EVENT
    box = ends["from"] or AVAILABLE
    reasons = barred_box(Kind(piece.kind), box, Acting(faction, Act.EVENT if by_event else Act.COMMAND))
    coming = 0 if reasons else min(number, available(position, Kind(piece.kind), box))
    if not reasons and coming == 0:
        reasons.append(reason("1.4.1", "not-available", kind=piece.kind, n=0, needed=number, box=box))
    if piece.kind in STRONGHOLDS or site is not None:
        reasons += barred_stacking(position, Kind(piece.kind), where, site, by_event, among or ())
        reasons += [reason("1.4.2", "one-a-site", kind=piece.kind)] if number > 1 else []
        if site is not None and standing(position, where, site) == piece:
            reasons = [reason("1.4.2", "same-stronghold", kind=piece.kind, site=site)]
    if reasons:
        return Finding(verdict=False, reasons=reasons)
    end = place(position, piece, coming, where, site, box)
    if coming < number:
        inquiry.play.note("1.4.1", "placed-in-part", n=coming, needed=number)
    replaced = _gone(position, end, where)
    left = available(position, Kind(piece.kind), box) - coming
    return Finding(verdict=True, facts={"placed": coming, "left": left, "replaced": replaced})


@question(
    "replace",
    Parameter("faction", read.faction, required=True),
    Parameter("pieces", str, required=True),
    Parameter("with", str, required=True),
    Parameter("new-faction", read.faction, required=True),
    Parameter("space", read.space),
)
def replace_of(inquiry: Inquiry, faction: Faction, pieces: str, space: str | None, **new: str | Faction) -> Finding:
    """What becomes of pieces that are replaced by others: how many of these come, and which are merely removed."""
    position = inquiry.stated()
    refuse_impossible(position)
    where = read.the_space(position, space)
    old, site, number = _one(faction, pieces)
    coming, new_site, wanted = _one(Faction(new["new-faction"]), str(new["with"]))
    if new_site not in (None, site):
        raise Wrong("replaced-elsewhere", item=new["with"], site=site)
    if wanted != number:
        raise Wrong("replaced-unequal", item=pieces, new=new["with"])
    reasons: list[Reason] = barred_replacing(old, coming, where, site)
    there = position.count(site_of(where, site), old)
    if there < number:
        reasons.append(reason("1.4.1", "not-there", pieces=((old, number),), n=there, place=where))
    if reasons:
        return Finding(verdict=False, reasons=reasons)
    come = min(number, available(position, Kind(coming.kind)))
    end = replace(position, old, number, coming, where, site)
    kind = Kind(old.kind)
    returned = end.count(AVAILABLE, Piece(kind)) - position.count(AVAILABLE, Piece(kind))
    return Finding(verdict=True, facts={"placed": come, "only_removed": number - come, "returned": returned})


@question(
    "voluntary-removal",
    Parameter("faction", read.faction, required=True),
    Parameter("owner", read.faction),
    Parameter("pieces", str, required=True),
    Parameter("placing", read.kind, required=True),
    Parameter("space", read.space),
)
def voluntary_of(
    inquiry: Inquiry, faction: Faction, pieces: str, placing: Kind, space: str | None, owner: Faction | None
) -> Finding:
    """May a Faction take its own Units off the map while it places such Units, since none is Available."""
    position = inquiry.stated()
    refuse_impossible(position)
    where = read.the_space(position, space)
    piece, site, number = _one(owner or faction, pieces)
    reasons = barred_voluntary(position, faction, piece, number, Piece(placing))
    place_of = site_of(where, site)
    if (there := position.count(place_of, piece)) < number:
        reasons.append(reason("1.4.1", "not-there", pieces=((piece, number),), n=there, place=where))
    if reasons:
        return Finding(verdict=False, reasons=reasons)
    end = remove(position, piece, number, place_of)
    return Finding(verdict=True, facts={"available": available(end, placing)})


def _one(faction: Faction, text: str) -> tuple[Piece, str | None, int]:
    """Read pieces of one sort with their site and number; raises Wrong for several sorts."""
    group = read_pieces(text, faction)
    if len(group) != 1:
        raise Wrong("one-piece", item=text)
    ((piece, site), number) = next(iter(group.items()))
    return piece, site, number


def _gone(start: Position, end: Position, space: str) -> tuple[tuple[Piece, int], ...]:
    """Return the pieces of a space that are not there any more."""
    found = []
    for place_of in board.places_of(space):
        for piece, number in start.at(place_of).items():
            if (lost := number - end.count(place_of, piece)) > 0:
                found.append((piece, lost))
    return tuple(found)
