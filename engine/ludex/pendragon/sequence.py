"""Where a game stands in the Sequence of Play: the card played, the deck, who is Eligible, and what is being carried out."""

import re
from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon import acting
from ludex.pendragon import board
from ludex.pendragon import cards
from ludex.pendragon.card_turn import Act
from ludex.pendragon.card_turn import all_eligible
from ludex.pendragon.card_turn import EventCard
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind

NONE = "none"
PILE = 12  # Event cards of a pile (2.1)
LAID_DOWN = ("ineligible", "eligible")  # what an Event may lay down for the next card (2.3.6)
ACTED = "acted"  # a Faction that a free Command makes Ineligible, by one reading (5.5)

PLAYED = "played"  # the card on the pile of played cards
FACE_UP = "face-up"  # the cards on top of the draw deck that are face up, the first one on top
PILES = "piles"  # what lies under them, face down
GONE = "gone"  # cards that cannot come any more: played, face up, set aside or taken out
HANDS = "hands"  # the Factions that hold their Pivotal Event
ELIGIBLE = "eligible"
DONE = "done"  # what each Faction has done on the card
ORDER = "order"  # the Faction order of a card, where a table does not tell it
AT = "at"  # the Epoch and the card in it, `1.3`
SELECTED = "selected"  # the one space of a Limited Command
TAKEN = "taken"  # Units taken off the map that are to be placed anew
OVER = "over"
PIVOTAL = "pivotal"  # set once the Factions have been asked for their Pivotal Events
TRIBAL_WAR = "tribal-war"
BY_EVENT = "by-event"  # what the Event has laid down for Eligibility


@dataclass(frozen=True, slots=True)
class Pile:
    """What is left of one pile, face down: its Event cards, and whether its Epoch card, Early or Late, is still in it."""

    events: int
    epoch: str | None

    @property
    def size(self) -> int:
        """The number of cards in the pile."""
        return self.events + (self.epoch is not None)

    def __str__(self) -> str:
        return f"{self.events} {self.epoch}" if self.epoch else str(self.events)


def listing(position: Position, mark: str) -> tuple[str, ...]:
    """Return the words of a mark that lists some, none where it is not set."""
    text = str(position.marks.get(mark, ""))
    return () if text in ("", NONE) else tuple(text.split(", "))


def put(position: Position, mark: str, words: Iterable[str]) -> Position:
    """Return the position with a mark that lists words; that there are none is told as such."""
    return position.mark(mark, ", ".join(words) or NONE)


def piles(position: Position) -> tuple[Pile, ...]:
    """Return what lies face down in the draw deck, from the top."""
    found = (text.split(" ") for text in listing(position, PILES))
    return tuple(Pile(int(words[0]), words[1] if len(words) > 1 else None) for words in found)


def eligible(position: Position) -> frozenset[Faction]:
    """Return the Eligible Factions, all four where the position does not tell (2.3.1)."""
    if ELIGIBLE not in position.marks:
        return all_eligible()
    return frozenset(Faction(word) for word in listing(position, ELIGIBLE))


def sort(factions: Iterable[Faction]) -> tuple[Faction, ...]:
    """Return Factions in the order in which the rules name them."""
    among = frozenset(factions)
    return tuple(faction for faction in Faction if faction in among)


def done(position: Position) -> tuple[tuple[Faction, Act], ...]:
    """Return what each Faction has done on the card, in order."""
    pairs = (text.split(" ") for text in listing(position, DONE))
    return tuple((Faction(faction), Act(act)) for faction, act in pairs)


def played_card(position: Position) -> str:
    """Return the card that is being played; raises Wrong where the position does not tell."""
    if PLAYED not in position.marks:
        raise Wrong("played-missing")
    return str(position.marks[PLAYED])


def event_card(position: Position) -> EventCard:
    """Return the card being played as what decides whose turn it is; raises Wrong where its Faction order is not known."""
    played = played_card(position)
    along = tuple(Faction(word) for word in listing(position, ORDER)) or cards.order(played)
    if along is None:
        raise Wrong("order-missing", card=played)
    return EventCard(along, eligible(position), done(position))


def see(position: Position, card: str) -> Position:
    """Return the position in which a card is known to have come, so that it cannot come any more."""
    return put(position, GONE, cards.sort({*listing(position, GONE), card}))


def laid_down(position: Position) -> tuple[tuple[Faction, ...], ...]:
    """Return the Factions that the Event makes Ineligible, and those that it leaves Eligible (2.3.6)."""
    words = [word.split(" ") for word in listing(position, BY_EVENT)]
    acted = [faction for faction, word in words if word == ACTED]
    out, left = ([faction for faction, word in words if word == said] for said in LAID_DOWN)
    return sort(map(Faction, (*out, *acted))), sort(map(Faction, left))


def label(position: Position) -> str:
    """Return the Epoch and the card in it as `1.3`; `0.0` before the first card."""
    return str(position.marks.get(AT, "0.0"))


def over(position: Position) -> bool:
    """Tell whether the game has ended."""
    return OVER in position.marks


def _words(read: Callable[[str], str]) -> Callable[[str], str]:
    def read_all(text: str) -> str:
        return ", ".join(read(word.strip()) for word in text.split(",") if word.strip() != NONE) or NONE

    return read_all


def _faction(text: str) -> str:
    return choose("faction-unknown", text, Faction)


def _order(text: str) -> str:
    found = [_faction(word.strip()) for word in text.replace(" ", ",").split(",") if word.strip()]
    if sorted(found) != sorted(Faction):
        raise Wrong("order-incomplete", text=text)
    return ", ".join(found)


def _pile(text: str) -> str:
    match = re.fullmatch(r"(\d{1,2})(?: (early|late))?", text)
    if not match or int(match[1]) > PILE:
        raise Wrong("pile-unreadable", text=text)
    return text


def _did(text: str) -> str:
    faction, _, act = text.partition(" ")
    return f"{_faction(faction)} {choose('word-unknown', act.strip(), Act)}"


def _laid_down(text: str) -> str:
    faction, _, word = text.partition(" ")
    return f"{_faction(faction)} {choose('word-unknown', word.strip(), (*LAID_DOWN, ACTED))}"


def _counted(text: str) -> str:
    number, _, kind = text.partition(" ")
    if not re.fullmatch(r"[1-9]\d?", number):
        raise Wrong("taken-unreadable", text=text)
    return f"{number} {choose('kind-unknown', kind, Kind)}"


def _at(text: str) -> str:
    if not re.fullmatch(r"\d{1,2}\.\d{1,2}", text):
        raise Wrong("at-unreadable", text=text)
    return text


LINES: Mapping[str, Callable[[str], str]] = {  # how each line of a position is read that tells of the Sequence of Play
    AT: _at,
    PLAYED: cards.known,
    ORDER: _order,
    FACE_UP: _words(cards.known),
    PILES: _words(_pile),
    GONE: _words(cards.known),
    HANDS: _words(_faction),
    ELIGIBLE: _words(_faction),
    DONE: _words(_did),
    BY_EVENT: _words(_laid_down),
    acting.ACTING: lambda text: str(acting.read(text)),
    PIVOTAL: lambda text: choose("word-unknown", text, ("asked",)),
    TRIBAL_WAR: lambda text: choose("word-unknown", text, ("yes", "no")),
    SELECTED: lambda text: choose("space-unknown", text, board.spaces()),
    TAKEN: _words(_counted),
    OVER: lambda text: choose("word-unknown", text, ("yes",)),
}
