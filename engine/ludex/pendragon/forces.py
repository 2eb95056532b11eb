"""Placing, replacing and removing pieces (1.4.1), within stacking (1.4.2) and with Foederati markers (1.4.3)."""

from collections.abc import Iterable

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import Phase
from ludex.pendragon.kinds import AVAILABLE
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CASUALTIES
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.kinds import NOT_IN_PLAY
from ludex.pendragon.kinds import OUT_OF_PLAY
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.stacking import free_sites
from ludex.pendragon.stacking import site_allows
from ludex.pendragon.stacking import stacking
from ludex.pendragon.stacking import standing

BOX_OF = {CASUALTIES: Kind.CAVALRY, OUT_OF_PLAY: Kind.CAVALRY, NOT_IN_PLAY: Kind.COMITATES}  # whose boxes they are


@rule("1.4.1")
def available(position: Position, kind: Kind, box: str = AVAILABLE) -> int:
    """Return how many pieces of a kind are in the Available box, or in another (1.4.1).

    Raises Wrong where a local position does not tell of the box.
    """
    if "stated" in position.marks and not position.at(box):
        raise Wrong("box-missing", box=box)
    return position.count(box, Piece(kind))


@rule("1.4.1")
def barred_box(kind: Kind, box: str, doing: Acting) -> list[Reason]:
    """Return why pieces of a kind cannot come from or go to a box, an empty list where they can (1.4.1, 5.1.1).

    Only an Event names another box than Available, and Upkeep those of Cavalry; Cavalry alone is in Casualties and Out of
    Play, Comitates alone are not yet in play.
    """
    if box == AVAILABLE:
        return []
    if not doing.by_event and (box == NOT_IN_PLAY or doing.what != Phase.UPKEEP):
        return [reason("1.4.1", "only-available", box=box)]
    return [] if BOX_OF[box] == kind else [reason("1.4.1", "box-not-for", box=box, kind=kind)]


@rule("1.4.1")
def barred_placing(position: Position, kind: Kind, number: int, box: str, doing: Acting) -> list[Reason]:
    """Return why so many pieces cannot be taken from a box to be placed, an empty list where they can (1.4.1)."""
    if wrong := barred_box(kind, box, doing):
        return wrong
    there = available(position, kind, box)
    return [] if number <= there else [reason("1.4.1", "not-available", kind=kind, n=there, needed=number, box=box)]


def barred_stacking(
    position: Position,
    kind: Kind,
    space: str,
    site: str | None,
    by_event: bool = False,
    among: Iterable[str] = (),
) -> list[Reason]:
    """Return why a piece cannot be placed there, an empty list where it can (1.4.2, 5.1.1).

    An Event alone may replace a Stronghold on a valid site, and only where none of the spaces that it could be placed in
    (`among`, else this space) has a valid vacant one.
    """
    reasons = stacking(position, kind, space, site)
    if not by_event or [why.message for why in reasons] != ["stacking-taken"]:
        return reasons
    free = vacant_sites(position, kind, among or (space,))
    return [reason("1.4.2", "vacant-first", kind=kind, sites=free)] if free else []


@rule("1.4.2")
def vacant_sites(position: Position, kind: Kind, spaces: Iterable[str]) -> tuple[str, ...]:
    """Return the vacant sites of some spaces on which a Stronghold could be placed (1.4.2)."""
    return tuple(site for space in spaces for site in free_sites(position, kind, space))


@rule("1.4.1")
def place(position: Position, piece: Piece, number: int, space: str, site: str | None = None, box: str = AVAILABLE) -> Position:
    """Return the position with pieces from a box on the map; a Stronghold on the site gives way to its owner's box (1.4.1)."""
    where = space if site is None else board.site_place(space, site)
    if piece.service is not None:
        rulebook.enter("1.4.3")
    if site is not None and piece.kind in STRONGHOLDS and (old := standing(position, space, site)):
        position = remove(position, old, 1, where)
    return position.move(Piece(piece.kind), number, box, where, piece)


@rule("1.4.1")
def remove(position: Position, piece: Piece, number: int, where: str, box: str = AVAILABLE) -> Position:
    """Return the position with pieces removed from the map to a box (1.4.1).

    Foederati go to their Nation's box without the marker (1.4.3); Plunder that they carried goes beside the board.
    """
    if piece.service is not None:
        rulebook.enter("1.4.3")
    if piece.laden:
        position = position.move(CUBE, number, CARRIED, SUPPLY)
    return position.move(piece, number, where, box, Piece(piece.kind))


def eliminate(position: Position, piece: Piece, number: int, where: str) -> Position:
    """Return the position with pieces removed by Battle: Cavalry to Casualties, all else to Available (1.4.1)."""
    return remove(position, piece, number, where, CASUALTIES if piece.kind == Kind.CAVALRY else AVAILABLE)


@rule("1.4.1")
def replace(position: Position, old: Piece, number: int, new: Piece, space: str, site: str | None = None) -> Position:
    """Return the position with pieces replaced by Available ones, and merely removed where these run out (1.4.1)."""
    where = space if site is None else board.site_place(space, site)
    coming = min(number, available(position, Kind(new.kind)))
    position = remove(position, old, number, where)
    return position.move(Piece(new.kind), coming, AVAILABLE, where, new) if coming else position


def barred_replacing(old: Piece, new: Piece, space: str, site: str | None) -> list[Reason]:
    """Return why one piece cannot take the place of another, an empty list where it can (1.4.1, 1.4.2)."""
    if new.kind not in STRONGHOLDS:
        return []
    if site is None or old.kind not in STRONGHOLDS:
        return [reason("1.4.2", "stacking-no-site", kind=new.kind, place=space)]
    return site_allows(Kind(new.kind), space, site)


@rule("1.4.1")
def barred_voluntary(position: Position, faction: Faction, piece: Piece, number: int, placing: Piece) -> list[Reason]:
    """Return why a Faction may not take its own Units off the map to place them anew, an empty list where it may (1.4.1).

    `placing` is what it is about to place: Units of its own, of a sort that is not Available. Britons may so take Foederati
    with their own marker and of the Nation to be placed, Barbarians their Nation's Foederati too.
    """
    reasons = []
    if piece.kind in STRONGHOLDS:
        return [reason("1.4.1", "voluntary-stronghold", kind=piece.kind)]
    if faction not in (owner(piece), NATION[piece.kind]):
        reasons.append(reason("1.4.1", "voluntary-others", faction=faction, pieces=((piece, number),)))
    if piece.kind != placing.kind or placing.kind not in UNITS:
        reasons.append(reason("1.4.1", "voluntary-other-sort", kind=piece.kind, placing=placing.kind))
    if there := available(position, Kind(piece.kind)):
        reasons.append(reason("1.4.1", "voluntary-available", kind=piece.kind, n=there))
    return reasons


@rule("1.4.1")
def shift(position: Position, piece: Piece, number: int, origin: str, target: str) -> Position:
    """Return the position with pieces moved from one box to another, as Comitates that come into play (1.4.1)."""
    return position.move(piece, number, origin, target)


@rule("1.4.3")
def mark_foederati(position: Position, piece: Piece, number: int, where: str, service: Faction | None) -> Position:
    """Return the position with Foederati markers put on Warbands or a Settlement, or (None) taken off (1.4.3)."""
    return position.move(piece, number, where, where, piece._replace(service=service))
