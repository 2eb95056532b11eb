"""What is being carried out while its effects are told: a Command, an Event, or a Phase of an Epoch Round."""

from dataclasses import dataclass
from enum import StrEnum

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon.card_turn import Act
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction

ACTING = "acting"
NOBODY = "nobody"


class Phase(StrEnum):
    """The Phases of an Epoch Round up to the Reset (6.1 to 6.7.1)."""

    ANNONA = "annona"
    IMPERIUM = "imperium-phase"
    VICTORY = "victory-phase"
    EPOCH_EVENT = "epoch-event-phase"
    REVENUES = "revenues"
    UPKEEP = "upkeep"
    RECOVERY = "recovery"


PHASES = {  # each Phase with its section
    Phase.ANNONA: "6.1",
    Phase.IMPERIUM: "6.2",
    Phase.VICTORY: "6.3",
    Phase.EPOCH_EVENT: "6.4",
    Phase.REVENUES: "6.5",
    Phase.UPKEEP: "6.6",
    Phase.RECOVERY: "6.7.1",
}


@dataclass(frozen=True, slots=True)
class Acting:
    """Who carries out what, how many effects have been told so far, and whose Foederati markers the Event has placed.

    Of `idle` effects nothing came.
    """

    faction: Faction | None
    what: str  # an Act, or a Phase
    effects: int = 0
    markers: Faction | None = None
    idle: int = 0

    @property
    def by_event(self) -> bool:
        """Tell whether this is an Event, whose text may do what Commands and Feats do not."""
        return self.what in (Act.EVENT, Phase.EPOCH_EVENT)

    @property
    def in_epoch_round(self) -> bool:
        """Tell whether this is a Phase of an Epoch Round."""
        return self.what in list(Phase)

    def __str__(self) -> str:
        idle = f" {self.idle}" if self.idle else ""
        return f"{self.faction or NOBODY} {self.what} {self.effects} {self.markers or NOBODY}{idle}"


def acting(position: Position) -> Acting | None:
    """Return what is being carried out, None where nothing is."""
    text = position.marks.get(ACTING)
    return None if text is None else read(str(text))


def read(text: str) -> Acting:
    """Read `saxons event 2 dux`, and perhaps the number of idle effects after it; raises Wrong for another form."""
    words = text.split()
    if len(words) not in (4, 5) or not all(word.isdecimal() for word in (words[2], *words[4:])):
        raise Wrong("acting-unreadable", text=text)
    faction = choose("faction-unknown", words[0], [*Faction, NOBODY])
    what = choose("word-unknown", words[1], [*Act, *PHASES])
    markers = choose("faction-unknown", words[3], [*BRITONS, NOBODY])
    own, placed = (None if name == NOBODY else Faction(name) for name in (faction, markers))
    return Acting(own, what, int(words[2]), placed, int(words[4]) if len(words) > 4 else 0)
