"""The deck: made up at set-up (2.1), opened (2.2), drawn card by card (2.3.7), with an Epoch card near the end of each pile."""

from collections.abc import Mapping
from typing import Any

from ludex.kernel.chance import Request
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import cards
from ludex.pendragon.card_turn import all_eligible
from ludex.pendragon.cards import Text
from ludex.pendragon.cards import Type
from ludex.pendragon.events import capability
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import AT
from ludex.pendragon.sequence import ELIGIBLE
from ludex.pendragon.sequence import FACE_UP
from ludex.pendragon.sequence import GONE
from ludex.pendragon.sequence import HANDS
from ludex.pendragon.sequence import label
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import Pile
from ludex.pendragon.sequence import PILES
from ludex.pendragon.sequence import piles
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import sort
from ludex.pendragon.setups import deck_of

PLAYERS = "players"
AMONG_LAST = 4  # into so many last Event cards of a pile its Epoch card is shuffled (2.1)


@rule("2.1")
def prepare(play: Play, position: Position) -> Position:
    """Return the position with the deck of its scenario made up, the cylinders Eligible and Pivotal Events dealt (2.1).

    Where the scenario has a historical variant, the players choose whether to take its cards out.
    """
    scenario = position.marks.get("scenario")
    if scenario is None:
        raise Wrong("scenario-missing")
    made = deck_of(str(scenario))
    removed = [card for card in made.get("set_aside", ()) if card in cards.cards()]
    if "optional" in made:
        position, taken = _variant(play, position, made["optional"])
        removed += taken
    position = put(position, HANDS, sort(dealt(position)))
    gone = {*removed, *lasting_cards(position), *cards.of_type(Type.PIVOTAL)}
    position = put(position, GONE, cards.sort(gone))
    position = put(position, PILES, (f"{pile['events']} {pile['epoch']}" for pile in made["piles"]))
    return put(position, ELIGIBLE, sort(all_eligible()))


@rule("2.1")
def dealt(position: Position) -> frozenset[Faction]:
    """Return the Factions that the scenario deals their Pivotal Events; where none is told, all whose card is not in force."""
    scenario = position.marks.get("scenario")
    if scenario is not None and "given" not in deck_of(str(scenario)):
        return frozenset()
    in_force = lasting_cards(position)
    return frozenset(cards.owner_of(card) for card in cards.of_type(Type.PIVOTAL) if card not in in_force)


def _variant(play: Play, position: Position, optional: Mapping[str, Any]) -> tuple[Position, list[str]]:
    """Return the position with the variant's Capabilities in force and the cards that it takes out, if it is played."""
    if play.decide("variant", PLAYERS, {"full-deck": False, "historical-deck": True}, position):
        rows = optional.get("cards", ())
        for row in rows:
            position = capability(position, row["id"], Text(row["side"]))
        play.note("2.1", "variant-played", n=len(optional["removed"]))
        return position, [cards.known(str(row["number"])) for row in optional["removed"]]
    return position, []


@rule("2.2")
def start(play: Play, position: Position) -> Position:
    """Return the position with the first card played and the second one face up on the deck (2.2)."""
    first, position = reveal(play, position)
    second, position = reveal(play, position)
    play.note("2.2", "game-starts", card=first, next=second)
    return put(position.mark(PLAYED, first).mark(AT, "1.1"), FACE_UP, [second])


def reveal(play: Play, position: Position) -> tuple[str, Position]:
    """Return the card turned face up from the draw deck and the position without it there (2.1).

    Raises Wrong where no card is left.
    """
    left = piles(position)
    if not left:
        raise Wrong("deck-empty")
    weights = chances(position, left[0])
    card = str(play.ask(_request(f"deck/{len(listing(position, GONE))}", weights))[0])
    position = put(position, GONE, cards.sort({*listing(position, GONE), card}))
    return card, put(position, PILES, map(str, after(left, cards.type_of(card))))


@rule("2.1")
def chances(position: Position, pile: Pile) -> Mapping[str, int]:
    """Return the cards that the next one of a pile may be, with the weight of each (2.1).

    The Epoch card lies anywhere among the last 5 of its pile, once the last 4 Event cards are shuffled with it; each card
    of a type that has not come is as likely as another.
    """
    gone = {*listing(position, GONE), *lasting_cards(position)}
    events = [card for card in cards.of_type(Type.EVENT) if card not in gone]
    epochs = [card for card in cards.of_type(Type.EPOCH, pile.epoch) if card not in gone] if pile.epoch else []
    if not events and pile.events:
        raise Wrong("deck-too-few")
    if not epochs or pile.size > AMONG_LAST + 1:
        return dict.fromkeys(events, 1)
    others = pile.size - 1
    return dict.fromkeys(epochs, len(events) or 1) | (dict.fromkeys(events, others * len(epochs)) if others else {})


def after(left: tuple[Pile, ...], drawn: Type) -> tuple[Pile, ...]:
    """Return the piles after a card of a type has been drawn from the first."""
    first = Pile(left[0].events, None) if drawn == Type.EPOCH else Pile(left[0].events - 1, left[0].epoch)
    return left[1:] if first.size == 0 else (first, *left[1:])


@rule("2.3.7")
def next_card(play: Play, position: Position) -> Position:
    """Return the position with the next card played (2.3.7).

    The face-up card goes to the played cards, and another is turned up unless one lies face up already (2.3.8). A revealed
    Epoch card changes places with the card just moved and is played first.
    """
    if not listing(position, FACE_UP):
        raise Wrong("deck-empty")
    moved, *beneath = listing(position, FACE_UP)
    epoch, number = label(position).split(".")
    position = position.mark(AT, f"{epoch}.{int(number) + 1}")
    if beneath or not piles(position):
        return put(_played(play, position, moved), FACE_UP, beneath)
    revealed, position = reveal(play, position)
    played, on_deck = exchanged(moved, revealed)
    if played != moved:
        play.note("2.3.7", "epoch-exchanged", card=moved, epoch=revealed)
    return put(_played(play, position, played), FACE_UP, [on_deck])


@rule("2.3.7")
def exchanged(moved: str, revealed: str) -> tuple[str, str]:
    """Return the card that is played and the one left face up on the deck: a revealed Epoch card is played first (2.3.7)."""
    return (revealed, moved) if cards.type_of(revealed) == Type.EPOCH else (moved, revealed)


@rule("2.3.7")
def barred_on_deck(card: str) -> list[Reason]:
    """Return why a card does not lie face up on the draw deck, an empty list where it may: Epoch cards never do (2.3.7)."""
    return [reason("2.3.7", "epoch-not-on-deck", card=card)] if cards.type_of(card) == Type.EPOCH else []


@rule("2.3.7", "5.7")
def barred_from_deck(card: str) -> list[Reason]:
    """Return why a card is never revealed from the draw deck, an empty list where it may be: Pivotal Events are held (5.7)."""
    return [reason("5.7", "pivotal-not-in-deck", card=card)] if cards.type_of(card) == Type.PIVOTAL else []


def _played(play: Play, position: Position, card: str) -> Position:
    play.note("2.3.7", "card-played", card=card)
    return position.mark(PLAYED, card)


def last_epoch(position: Position) -> bool:
    """Tell whether no Epoch card is left in the draw deck, so that the one being played is the last (2.4.2)."""
    return all(pile.epoch is None for pile in piles(position))


def _request(name: str, weights: Mapping[str, int]) -> Request:
    def read(item: str) -> tuple[str, str]:
        try:
            card = cards.known(item)
        except Wrong:
            raise ValueError(item) from None
        if card not in weights:
            raise ValueError(item)
        return card, item

    return Request(name, "1-72", weights, read, numbered=True)
