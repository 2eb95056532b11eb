"""Where pieces may stand (1.3.5, 1.4.2, 1.4.3)."""

from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.rulebook import rule


@rule("1.4.2")
def stacking(position: Position, kind: Kind, place: str, site: str | None = None) -> list[Reason]:
    """Return why a piece may not be added to a place, an empty list where it may (1.4.2).

    `place` is a space, a Sea or Caledonia; a Stronghold needs the site that it is to stand on.
    """
    if place not in board.spaces() and board.is_sea(place):
        return [reason("1.4.2", "stacking-sea", kind=kind, place=place)]
    if place not in board.spaces() and board.is_caledonia(place):
        return [reason("1.4.2", "stacking-caledonia", kind=kind)]
    if kind not in STRONGHOLDS:
        return []
    if site is None:
        return [reason("1.4.2", "stacking-no-site", kind=kind, place=place)]
    found = standing(position, place, site)
    taken = [reason("1.4.2", "stacking-taken", kind=kind, site=site, other=Kind(found.kind))] if found else []
    return site_allows(kind, place, site) + taken


@rule("1.3.5")
def site_allows(kind: Kind, place: str, site: str) -> list[Reason]:
    """Return why a site never takes this kind of Stronghold: Towns need a Town site, Cities take no Hillfort (1.3.5)."""
    reasons = []
    if kind == Kind.TOWN and board.site_kind(place, site) != board.SiteKind.TOWN:
        reasons.append(reason("1.3.5", "stacking-town-site", site=site))
    if kind == Kind.HILLFORT and board.space(place).city:
        reasons.append(reason("1.3.5", "stacking-hillfort-city", place=place))
    return reasons


def standing(position: Position, place: str, site: str) -> Piece | None:
    """Return the Stronghold on a site, None where it is empty."""
    for piece in position.at(board.site_place(place, site)):
        if piece.kind in STRONGHOLDS:
            return piece
    return None


def free_sites(position: Position, kind: Kind, place: str) -> list[str]:
    """Return the sites of a space on which this kind of Stronghold could be placed now."""
    return [site for site in board.space(place).sites if not stacking(position, kind, place, site)]
