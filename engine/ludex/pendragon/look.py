"""What a map shows of a position: Control, Population, Prosperity and pieces of each space, and what stands beside the map."""

from contextlib import suppress

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.sight import ELSEWHERE
from ludex.kernel.sight import Seen
from ludex.kernel.sight import Sight
from ludex.kernel.sight import Stand
from ludex.pendragon import board
from ludex.pendragon.control import control
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.kinds import BOXES
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import ORDER
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.notation import stated_spaces
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.population import population


def look(position: Position) -> Sight:
    """Return what is seen of the spaces that the position tells of, of Seas and Caledonia, and beside the map."""
    found = {name: space(position, name) for name in board.spaces() if name in stated_spaces(position)}
    for place in (*board.seas(), board.CALEDONIA):
        patrol = position.marks.get(f"sea:{place}")
        standing = stands(position, place)  # none may be there, but a position can say so
        if patrol is not None or standing:
            found[place] = Seen({} if patrol is None else {"patrol": patrol}, standing)
    found[ELSEWHERE] = elsewhere(position)
    return found


def space(position: Position, name: str) -> Seen:
    """Return what is seen of a space; Control is left out where the position does not say what decides it."""
    facts: dict[str, object] = {}
    with suppress(Wrong):  # the Imperium is not told, and Britons stand here
        facts["control"] = control(position, name)
    facts["population"] = population(position, name)
    facts["prosperity"] = position.count(name, CUBE)
    return Seen(facts, tuple(s for place in board.places_of(name) for s in stands(position, place)))


def stands(position: Position, place: str) -> tuple[Stand, ...]:
    """Return the pieces at a place, those of each Faction together."""
    by_owner: dict[Faction, list[tuple[Piece, int]]] = {}
    for piece, number in position.at(place).items():
        if piece != CUBE:
            by_owner.setdefault(owner(piece), []).append((piece, number))
    site = place.partition("@")[2]
    found = []
    for faction in Faction:
        if tally := by_owner.get(faction):
            short = show_pieces(((piece, site), number) for piece, number in tally).replace(f"@{site}", "")
            found.append(Stand(faction, short, tuple(sorted(tally, key=in_order)), site))
    return tuple(found)


def in_order(item: tuple[Piece, int]) -> tuple[int, str, bool]:
    """Return what counted pieces are sorted by: kind, whom they serve, what they carry."""
    piece, _ = item
    return ORDER[piece.kind], str(piece.service or ""), piece.laden


def elsewhere(position: Position) -> Seen:
    """Return the Imperium, the Roads, the tracks, the cards in force, and the pieces in the boxes."""
    facts: dict[str, object] = {}
    if "imperium" in position.marks:
        facts["imperium"] = position.marks["imperium"]
    if "roads" in position.marks:
        facts["road"] = "maintained" if position.marks["roads"] == "maintained" else "unmaintained"
    facts |= {name: position.marks[name] for name in (*STOCK.tracks, "refugees") if name in position.marks}
    if cards := tuple(sorted(lasting_cards(position))):
        facts["in-force"] = cards
    boxes = [box for box in BOXES if box != SUPPLY]
    return Seen(facts, tuple(Stand(s.owner, s.short, s.said, box) for box in boxes for s in stands(position, box)))
