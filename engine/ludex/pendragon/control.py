"""Control of spaces and the Population under it (1.6, 1.6.1, 1.9)."""

from collections.abc import Iterable

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import SETTLEMENTS
from ludex.pendragon.kinds import Side
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import TROOPS
from ludex.pendragon.population import population
from ludex.pendragon.prosperity import total_prosperity
from ludex.pendragon.rulebook import rule


@rule("1.6")
def control(position: Position, name: str) -> Side | None:
    """Return who Controls a space, None where nobody does (1.6).

    Raises Wrong where the Imperium must be known and the position does not say.
    """
    strength, with_stronghold = strengths(position, name)
    everyone = sum(strength.values())
    for side, own in strength.items():
        outnumbers = own > everyone - own
        if side in with_stronghold and (outnumbers or board.space(name).city):
            return side
    return None


def strengths(position: Position, name: str) -> tuple[dict[Side, int], set[Side]]:
    """Return each side's Troops and Strongholds in a space, Raiders left out, and who has a Stronghold there (1.6)."""
    strength: dict[Side, int] = {}
    with_stronghold: set[Side] = set()
    counted = [(p, n) for p, n in pieces_in(position, name) if p.kind in TROOPS | STRONGHOLDS]
    briton = any(owner(piece) in BRITONS for piece, _ in counted)
    cooperate = briton and cooperation(position)
    for piece, number in counted:
        faction = owner(piece)
        side = Side.BRITONS if cooperate and faction in BRITONS else Side(faction)
        strength[side] = strength.get(side, 0) + number
        if piece.kind in STRONGHOLDS:
            with_stronghold.add(side)
    return strength, with_stronghold


@rule("1.6.1")
def cooperation(position: Position) -> bool:
    """Tell whether Dux and Civitates count together for Control: always, except under Fragmentation (1.6.1)."""
    return not fragmented(position)


def pieces_in(position: Position, name: str) -> list[tuple[Piece, int]]:
    """Return all pieces in a space, those on its sites too."""
    return [item for place in board.places_of(name) for item in position.at(place).items()]


@rule("1.9")
def totals(position: Position, spaces: Iterable[str] | None = None) -> dict[str, int]:
    """Return what the victory markers show (1.9): Population under each Control, Total Prosperity, and its sums.

    Before Fragmentation Briton Control is that of both Briton Factions, and the Dux adds Total Prosperity to Prestige;
    under Fragmentation Briton Control is that of the Civitates, and the Dux adds Dux Control to Prestige. The sums are left
    out where Prestige is not known. `spaces` limits them to the spaces that a position tells of.
    """
    controlled: dict[Side | None, int] = {}
    for name in board.spaces() if spaces is None else spaces:
        side = control(position, name)
        controlled[side] = controlled.get(side, 0) + population(position, name)
    under_fragmentation = fragmented(position)
    found = {"saxon_control": controlled.get(Side.SAXONS, 0), "scotti_control": controlled.get(Side.SCOTTI, 0)}
    found["briton_control"] = controlled.get(Side.CIVITATES if under_fragmentation else Side.BRITONS, 0)
    prestige = position.track("prestige")
    if under_fragmentation:
        found["dux_control"] = controlled.get(Side.DUX, 0)
        if prestige is not None:
            found["dux_control_and_prestige"] = found["dux_control"] + prestige
    found["total_prosperity"] = total_prosperity(position)
    if not under_fragmentation and prestige is not None:
        found["prosperity_and_prestige"] = found["total_prosperity"] + prestige
    found["scotti_settlements"] = settlements(position, Faction.SCOTTI)
    found["saxon_settlements"] = settlements(position, Faction.SAXONS)
    return found


def settlements(position: Position, nation: Faction) -> int:
    """Return a Nation's Settlements on the map, Foederati included (1.9)."""
    return sum(
        n
        for name in board.spaces()
        for piece, n in pieces_in(position, name)
        if piece.kind in SETTLEMENTS and NATION[Kind(piece.kind)] == nation
    )
