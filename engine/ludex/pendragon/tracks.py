"""Resources, Renown, Prestige and Wealth (1.8 to 1.8.4)."""

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook

PRESTIGE = "prestige"
WEALTH = "wealth"
BRITON_RESOURCES = "briton-resources"
DUX_RESOURCES = "dux-resources"
RENOWN = {Faction.SAXONS: "saxon-renown", Faction.SCOTTI: "scotti-renown"}
SECTION = {
    PRESTIGE: "1.8.3",
    WEALTH: "1.8.4",
    BRITON_RESOURCES: "1.8.1",
    DUX_RESOURCES: "1.8.1",
    RENOWN[Faction.SAXONS]: "1.8.2",
    RENOWN[Faction.SCOTTI]: "1.8.2",
}


@rule("1.8")
def adjust(position: Position, track: str, change: int) -> Position:
    """Return the position with a track moved by a change, whatever goes below 0 or above 80 ignored (1.8).

    Where the position does not give the track, the change alone is kept, without these limits (see `change`).
    """
    rulebook.enter(SECTION[track])
    value = position.track(track)
    if value is None:
        return position.mark(f"change:{track}", int(position.marks.get(f"change:{track}", 0)) + change or None)
    least, most = STOCK.tracks[track]
    return position.set_track(track, min(max(value + change, least), most))


def change(start: Position, end: Position, track: str) -> int:
    """Return by how much a track has moved between two positions."""
    if start.track(track) is None:
        return int(end.marks.get(f"change:{track}", 0)) - int(start.marks.get(f"change:{track}", 0))
    return (end.track(track) or 0) - (start.track(track) or 0)


def needs_track(position: Position, track: str) -> int:
    """Return the value of a track; raises Wrong where the position does not give it."""
    rulebook.enter(SECTION[track])
    value = position.track(track)
    if value is None:
        raise Wrong("track-missing", track=track)
    return value
