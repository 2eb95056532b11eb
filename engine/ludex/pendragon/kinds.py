"""Factions and kinds of piece (1.2, 1.4, 1.5), with what the table of pieces says of each."""

from collections.abc import Iterable
from collections.abc import Mapping
from enum import StrEnum

from ludex.kernel import sources
from ludex.kernel.position import Piece
from ludex.kernel.position import Stock
from ludex.pendragon.rulebook import rulebook


class Faction(StrEnum):
    """The four Factions (1.5)."""

    DUX = "dux"
    CIVITATES = "civitates"
    SAXONS = "saxons"
    SCOTTI = "scotti"


class Side(StrEnum):
    """Who can hold Control or fight as one: a Faction, or the Britons together (1.6, 1.6.1, 3.6.1)."""

    DUX = "dux"
    CIVITATES = "civitates"
    SAXONS = "saxons"
    SCOTTI = "scotti"
    BRITONS = "britons"


class Kind(StrEnum):
    """The kinds of piece (1.4), and the gold cube: Prosperity on a space, Plunder on a Unit (1.7)."""

    CAVALRY = "cavalry"
    MILITIA = "militia"
    COMITATES = "comitates"
    SAXON_WARBAND = "saxon-warband"
    SCOTTI_WARBAND = "scotti-warband"
    SAXON_RAIDER = "saxon-raider"
    SCOTTI_RAIDER = "scotti-raider"
    FORT = "fort"
    TOWN = "town"
    HILLFORT = "hillfort"
    SAXON_SETTLEMENT = "saxon-settlement"
    SCOTTI_SETTLEMENT = "scotti-settlement"
    CUBE = "prosperity"


class Feat(StrEnum):
    """The Feats that change a Battle (4.2.4, 4.4.2 to 4.4.4)."""

    SURPRISE = "surprise"
    SHIELD_WALL = "shield-wall"
    RAVAGE = "ravage"
    RETALIATE = "retaliate"


class Command(StrEnum):
    """What a Battle is part of (3.6): a Command, a free Battle in answer to a Deep Raid or to Ravage, or an Event."""

    BATTLE = "battle"
    RAID = "raid"
    INTERCEPT = "intercept"
    DEEP_RAID = "deep-raid"
    RAVAGE = "ravage"
    EVENT = "event"


class Card(StrEnum):
    """Cards in force that change a Battle: a Pivotal Event, a Capability and a lasting Event (3.6.1, 3.6.4)."""

    CYMBROGI = "cymbrogi"
    CAMELOT = "camelot"
    MONS_BADONICUS = "mons-badonicus"


BRITONS = (Faction.DUX, Faction.CIVITATES)
BARBARIANS = (Faction.SAXONS, Faction.SCOTTI)
CUBE = Piece(Kind.CUBE)

AVAILABLE = "available"
CASUALTIES = "casualties"
OUT_OF_PLAY = "out-of-play"
NOT_IN_PLAY = "not-in-play"
SUPPLY = "supply"  # the gold cubes beside the board
CARRIED = "carried"  # the gold cubes on Units, as many as Units that are laden
BOXES = (AVAILABLE, CASUALTIES, OUT_OF_PLAY, NOT_IN_PLAY, SUPPLY)

_ROWS = {Kind(row["id"]): row for row in sources.table("pendragon", "tables/pieces")["kind"]}
_TRACKS = {row["id"]: (row["least"], row["most"]) for row in sources.table("pendragon", "tables/tracks")["track"]}

TROOPS = frozenset(kind for kind, row in _ROWS.items() if row["class"] == "troop")
RAIDERS = frozenset(kind for kind, row in _ROWS.items() if row["class"] == "raider")
UNITS = TROOPS | RAIDERS
STRONGHOLDS = frozenset(kind for kind, row in _ROWS.items() if row["class"] == "stronghold")
WARBANDS = frozenset({Kind.SAXON_WARBAND, Kind.SCOTTI_WARBAND})
SETTLEMENTS = frozenset({Kind.SAXON_SETTLEMENT, Kind.SCOTTI_SETTLEMENT})

STOCK = Stock(finite={kind: row["total"] for kind, row in _ROWS.items()}, sources=frozenset({SUPPLY}), tracks=_TRACKS)

NATION: Mapping[StrEnum, Faction] = {kind: Faction(row["faction"]) for kind, row in _ROWS.items() if row["faction"] != "none"}
CODE = {kind: str(row["code"]) for kind, row in _ROWS.items()}
ORDER: Mapping[StrEnum, int] = {kind: place for place, kind in enumerate(Kind)}  # that of the table

_SERVED: Mapping[StrEnum, Faction] = {faction: faction for faction in Faction}  # whatever enum names it


def owner(piece: Piece) -> Faction:
    """Return the Faction whose piece this is: the one that Foederati serve, else its own (1.4.3)."""
    if piece.service is None:
        return NATION[piece.kind]
    rulebook.enter("1.4.3")
    return _SERVED[piece.service]


def total(counts: Iterable[tuple[Piece, int]], kinds: Iterable[StrEnum]) -> int:
    """Return how many of the counted pieces are of these kinds."""
    wanted = frozenset(kinds)
    return sum(n for piece, n in counts if piece.kind in wanted)
