"""Counted pieces as text: `9r(2p) 1w fort@lindum`."""

import re
from collections.abc import Iterable

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import CODE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.kinds import ORDER
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import STRONGHOLDS

ITEM = re.compile(r"(?P<n>-?\d+)?\s*(?P<code>[a-z]+)(?:/(?P<nation>[a-z]+))?(?:\((?P<laden>\d+)p\))?(?:@(?P<site>[\w-]+))?")
KINDS = tuple(Kind)

Group = dict[tuple[Piece, str | None], int]  # pieces by sort and by the site that they stand on


def kind_of(faction: Faction, code: str, nation: str | None) -> Kind:
    """Return the kind that a code means for a Faction's piece, `nation` naming that of Foederati; raises Wrong."""
    of = Faction(choose("nation-unknown", nation, BARBARIANS)) if nation else faction
    for kind, known in CODE.items():
        if known == code and NATION.get(kind) == of and (nation is None or faction in BRITONS):
            return kind
    codes = [code for kind, code in CODE.items() if NATION.get(kind) == faction]
    if faction in BRITONS:
        codes += ["w/saxons", "w/scotti", "settlement/saxons", "settlement/scotti"]
    raise Wrong("piece-unknown", name=code + (f"/{nation}" if nation else ""), faction=faction, known=", ".join(codes))


def read_item(text: str, faction: Faction) -> tuple[Piece, str | None, int, int]:
    """Read one item `9r(2p)` of a Faction; return the piece without Plunder, its site, its number, and the cubes on it."""
    match = ITEM.fullmatch(text)
    if not match:
        raise Wrong("item-unreadable", item=text)
    kind = kind_of(faction, match["code"], match["nation"])
    number = int(match["n"] or 1)
    if not 0 <= number <= STOCK.finite[kind]:
        raise Wrong("number-absurd", item=text, kind=kind, most=STOCK.finite[kind])
    piece = Piece(kind, faction if match["nation"] else None)
    return piece, match["site"], number, int(match["laden"] or 0)


def read_pieces(text: str, faction: Faction) -> Group:
    """Read the pieces of one Faction, `9r(2p) 1w 1com@ratae`; raises Wrong for what is no piece of it."""
    group: Group = {}
    for item in re.findall(r"[^\s,]+", text):
        piece, site, number, laden = read_item(item, faction)
        if laden > number:
            raise Wrong("plunder-too-much", item=item, section="1.7.4")
        for sort, n in ((piece, number - laden), (piece._replace(laden=True), laden)):
            if n:
                group[sort, site] = group.get((sort, site), 0) + n
    return group


def show_pieces(group: Iterable[tuple[tuple[Piece, str | None], int]]) -> str:
    """Return the pieces of one Faction as text, Units first, in the order of the table; `none` where there are none."""
    merged: dict[tuple[int, str, str], list[int]] = {}
    for (piece, site), number in group:
        row = merged.setdefault((ORDER[piece.kind], piece.service or "", site or ""), [0, 0])
        row[0] += number
        row[1] += number if piece.laden else 0
    items = []
    for (order, service, site), (number, laden) in sorted(merged.items()):
        kind = KINDS[order]
        count = "" if kind in STRONGHOLDS and site and number == 1 else str(number)
        nation = f"/{NATION[kind]}" if service else ""
        plunder = f"({laden}p)" if laden else ""
        items.append(f"{count}{CODE[kind]}{nation}{plunder}" + (f"@{site}" if site else ""))
    return " ".join(items) or "none"


def show_sides(group: Iterable[tuple[tuple[Piece, str | None], int]]) -> str:
    """Return pieces of several Factions as text: `dux 1c; civitates 1m`; `none` where there are none."""
    by_owner: dict[Faction, list[tuple[tuple[Piece, str | None], int]]] = {}
    for (piece, site), number in group:
        by_owner.setdefault(owner(piece), []).append(((piece, site), number))
    return "; ".join(f"{f} {show_pieces(by_owner[f])}" for f in Faction if f in by_owner) or "none"


def read_sides(text: str) -> Group:
    """Read pieces of several Factions: `dux 1c; civitates 1m`, or `none`."""
    group: Group = {}
    if text.strip() == "none":
        return group
    for clause in filter(None, (c.strip() for c in text.split(";"))):
        name, _, rest = clause.partition(" ")
        for key, number in read_pieces(rest, Faction(choose("faction-unknown", name, Faction))).items():
            group[key] = group.get(key, 0) + number
    return group
