"""Effects on pieces: placed, removed, replaced, moved, taken off voluntarily, marked as Foederati (1.4.1 to 1.4.3)."""

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon.acting import Acting
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.effects.statement import effect
from ludex.pendragon.effects.statement import pieces_of
from ludex.pendragon.effects.statement import space_of
from ludex.pendragon.effects.statement import Verb
from ludex.pendragon.effects.statement import where
from ludex.pendragon.effects.statement import Words
from ludex.pendragon.forces import barred_box
from ludex.pendragon.forces import barred_placing
from ludex.pendragon.forces import barred_replacing
from ludex.pendragon.forces import barred_stacking
from ludex.pendragon.forces import barred_voluntary
from ludex.pendragon.forces import mark_foederati
from ludex.pendragon.forces import place
from ludex.pendragon.forces import remove
from ludex.pendragon.forces import replace
from ludex.pendragon.forces import shift
from ludex.pendragon.kinds import AVAILABLE
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import CASUALTIES
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NOT_IN_PLAY
from ludex.pendragon.kinds import OUT_OF_PLAY
from ludex.pendragon.kinds import SETTLEMENTS
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import WARBANDS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import TAKEN
from ludex.pendragon.stacking import standing

FORCES = (AVAILABLE, CASUALTIES, OUT_OF_PLAY, NOT_IN_PLAY)


def placing(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Place pieces from the Available box, by Event perhaps from another (1.4.1, 1.4.2, 5.1.1)."""
    gone: list[tuple[Piece, int]] = []
    space, box = space_of(position, words["space"]), _box(words.get("box"))
    pieces = pieces_of(words["faction"], words["pieces"])
    markers = _colour(doing, [piece.service for piece, _site, _number in pieces])
    for piece, site, number in pieces:
        if piece.laden:
            raise Wrong("placed-laden", item=words["pieces"])
        where(space, site)
        allowed(barred_placing(position, Kind(piece.kind), number, box, doing))
        if piece.kind in STRONGHOLDS:
            allowed(barred_stacking(position, Kind(piece.kind), space, site, doing.by_event))
            if number != 1:
                allowed([reason("1.4.2", "one-a-site", kind=piece.kind)])
            if (old := standing(position, space, str(site))) is not None:
                allowed([reason("1.4.2", "same-stronghold", kind=piece.kind, site=site)] if old == piece else [])
                gone.append((old, 1))
        elif site is not None:
            raise Wrong("unit-on-site", item=words["pieces"])
        position = placed_anew(place(position, piece, number, space, site, box), Kind(piece.kind), number)
    told = {"pieces": _counted(pieces), "space": space}
    if gone:
        return effect(position, "1.4.2", "effect-placed-replacing", markers, replaced=tuple(gone), **told)
    return effect(position, "1.4.1", "effect-placed", markers, **told)


def removing(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Remove pieces to the Available box; Cavalry perhaps to Casualties or Out of Play (1.4.1)."""
    space, box = space_of(position, words["space"]), _box(words.get("box"))
    pieces = pieces_of(words["faction"], words["pieces"])
    for piece, site, number in pieces:
        in_battle = box == CASUALTIES and piece.kind == Kind.CAVALRY
        allowed([] if in_battle else barred_box(Kind(piece.kind), box, doing))
        place_of = where(space, site)
        allowed(_absent(position, piece, number, place_of))
        position = remove(position, piece, number, place_of, box)
    counted = _counted(pieces)
    return effect(position, "1.4.1", "effect-removed", pieces=counted, space=space, box=box)


def replacing(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Replace pieces by Available ones, as far as these go; the rest are merely removed (1.4.1)."""
    space = space_of(position, words["space"])
    old, site, number = _one_sort(words["faction"], words["pieces"])
    new, new_site, wanted = _one_sort(words["other"], words["new"])
    if wanted != number:
        raise Wrong("replaced-unequal", item=words["pieces"], new=words["new"])
    allowed(_absent(position, old, number, where(space, site)))
    if new_site not in (None, site):
        raise Wrong("replaced-elsewhere", item=words["new"], site=site)
    allowed(barred_replacing(old, new, space, site))
    end = replace(position, old, number, new, space, site)
    come = end.count(where(space, site), new) - position.count(where(space, site), new)
    markers = _colour(doing, [new.service if come > 0 else None])
    told = {"pieces": ((old, number),), "new": ((new, max(come, 0)),), "space": space}
    message = "effect-replaced" if come >= number else "effect-replaced-in-part"
    return effect(end, "1.4.1", message, markers, **told)


def moving(_: Play, position: Position, __: Acting, words: Words) -> Effect:
    """Move Units from one space to another."""
    origin, target = space_of(position, words["space"]), space_of(position, words["target"])
    if origin == target:
        raise Wrong("moved-nowhere", space=origin)
    pieces = pieces_of(words["faction"], words["pieces"])
    for piece, site, number in pieces:
        if piece.kind in STRONGHOLDS or site is not None:
            allowed([reason("1.4", "stronghold-stays", kind=piece.kind)])
        allowed(_absent(position, piece, number, origin))
        position = position.move(piece, number, origin, target)
    counted = _counted(pieces)
    return effect(position, "1.4", "effect-moved", pieces=counted, space=origin, target=target)


def taking(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Take Units off the map to Available, so that the executing Faction can place them anew (1.4.1)."""
    space = space_of(position, words["space"])
    piece, site, number = _one_sort(words["faction"], words["pieces"])
    if doing.faction is None or doing.in_epoch_round:
        allowed([reason("1.4.1", "voluntary-nobody")])
    else:
        allowed(barred_voluntary(position, doing.faction, piece, number, Piece(piece.kind)))
    allowed(_absent(position, piece, number, where(space, site)))
    end = taken(remove(position, piece, number, where(space, site)), Kind(piece.kind), number)
    return effect(end, "1.4.1", "effect-taken", faction=doing.faction, pieces=((piece, number),), space=space)


def shifting(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Move pieces from one box to another, by Event or in an Epoch Round (1.4.1)."""
    origin, target = _box(words["box"]), _box(words["target"])
    pieces = pieces_of(words["faction"], words["pieces"])
    for piece, _site, number in pieces:
        for box in (origin, target):
            allowed(barred_box(Kind(piece.kind), box, doing))
        allowed(_absent(position, piece, number, origin))
        position = shift(position, piece, number, origin, target)
    counted = _counted(pieces)
    return effect(position, "1.4.1", "effect-shifted", pieces=counted, box=origin, target=target)


def marking(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Put Foederati markers on Warbands or a Settlement, or take them off (1.4.3)."""
    space = space_of(position, words["space"])
    name = choose("word-unknown", words["side"], (*BRITONS, "none"))
    service = None if name == "none" else Faction(name)
    pieces = pieces_of(words["faction"], words["pieces"])
    for piece, site, number in pieces:
        if piece.kind not in WARBANDS | SETTLEMENTS:
            allowed([reason("1.4.3", "problem-foederati-kind", pieces=((piece, number),))])
        allowed(_absent(position, piece, number, where(space, site)))
        position = mark_foederati(position, piece, number, where(space, site), service)
    counted = _counted(pieces)
    message = "effect-unmarked" if service is None else "effect-marked"
    return effect(position, "1.4.3", message, _colour(doing, [service]), pieces=counted, space=space, faction=service)


def taken(position: Position, kind: Kind, number: int) -> Position:
    """Return the position in which more Units taken off the map are to be placed anew, or (below 0) fewer are."""
    kept = {str(name): int(n) for n, name in (words.split(" ") for words in listing(position, TAKEN))}
    kept[kind] = kept.get(kind, 0) + number
    left = [f"{n} {name}" for name, n in kept.items() if n > 0]
    return put(position, TAKEN, left) if left else position.mark(TAKEN, None)


def placed_anew(position: Position, kind: Kind, number: int) -> Position:
    """Return the position in which Units of a kind have been placed, those that were taken off the map among them."""
    return taken(position, kind, -number) if TAKEN in position.marks else position


@rule("1.4.1")
def barred_taken(position: Position) -> list[Reason]:
    """Return why a Command or Event may not end: Units were taken off the map and not placed anew (1.4.1)."""
    found = [words.split(" ") for words in listing(position, TAKEN)]
    return [reason("1.4.1", "taken-not-placed", n=int(number), kind=kind) for number, kind in found]


@rule("5.1.1")
def one_colour(doing: Acting, service: Faction) -> list[Reason]:
    """Return why an Event may not place these Foederati markers: it has placed those of the other colour (5.1.1)."""
    return [] if doing.markers in (None, service) else [reason("5.1.1", "one-colour", faction=service, other=doing.markers)]


def _colour(doing: Acting, services: list[object]) -> Faction | None:
    """Return the colour of the markers that an Event has placed by now; raises Wrong where it would place both."""
    placed = doing.markers
    for service in services:
        if service is not None and doing.by_event:
            side = Faction(str(service))
            allowed(one_colour(Acting(doing.faction, doing.what, doing.effects, placed), side))
            placed = side
    return placed


def _counted(pieces: list[tuple[Piece, str | None, int]]) -> tuple[tuple[Piece, int], ...]:
    return tuple((piece, number) for piece, _, number in pieces)


def _box(text: str | None) -> str:
    return AVAILABLE if text is None else choose("box-unknown", text, FORCES)


def _one_sort(faction: str, text: str) -> tuple[Piece, str | None, int]:
    pieces = pieces_of(faction, text)
    if len(pieces) != 1:
        raise Wrong("one-piece", item=text)
    return pieces[0]


def _absent(position: Position, piece: Piece, number: int, place_of: str) -> list[Reason]:
    if number <= (there := position.count(place_of, piece)):
        return []
    if laden := position.count(place_of, piece._replace(laden=not piece.laden)):
        message = "not-so-many-laden" if piece.laden else "not-so-many-free"
        told = {"pieces": ((piece, number),), "n": there, "laden": laden, "place": place_of.partition("@")[0]}
        return [reason("1.4.1", message, **told)]
    return [reason("1.4.1", "not-there", pieces=((piece, number),), n=there, place=place_of.partition("@")[0])]


VERBS = (
    Verb("place FACTION PIECES in SPACE [from BOX]", placing),
    Verb("remove FACTION PIECES in SPACE [to BOX]", removing),
    Verb("replace FACTION PIECES in SPACE with OTHER NEW", replacing),
    Verb("move FACTION PIECES from SPACE to TARGET", moving),
    Verb("take FACTION PIECES in SPACE", taking),
    Verb("shift FACTION PIECES from BOX to TARGET", shifting),
    Verb("mark FACTION PIECES in SPACE for SIDE", marking),
)
