"""Questions about cards: card-turn, deck, next-card, pivotal, event, final-epoch, free-action."""

from typing import Any

from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import reason
from ludex.kernel.run import Facts
from ludex.kernel.run import Procedure
from ludex.kernel.run import Repeat
from ludex.pendragon import cards
from ludex.pendragon import parameters as read
from ludex.pendragon.actions import barred_free
from ludex.pendragon.actions import commands
from ludex.pendragon.actions import feats
from ludex.pendragon.ask_card_turn import read_done
from ludex.pendragon.ask_map import empty
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.card_turn import Act
from ludex.pendragon.card_turn import all_eligible
from ludex.pendragon.card_turn import chooses
from ludex.pendragon.card_turn import EventCard
from ludex.pendragon.card_turn import options
from ludex.pendragon.card_turn import take
from ludex.pendragon.cards import Text
from ludex.pendragon.cards import Type
from ludex.pendragon.deck import barred_from_deck
from ludex.pendragon.deck import barred_on_deck
from ludex.pendragon.deck import chances
from ludex.pendragon.deck import dealt
from ludex.pendragon.deck import exchanged
from ludex.pendragon.deck import prepare
from ludex.pendragon.deck import reveal
from ludex.pendragon.epoch import barred_final
from ludex.pendragon.epoch import final_recovery
from ludex.pendragon.events import barred_by_gratia
from ludex.pendragon.events import barred_text
from ludex.pendragon.events import tell
from ludex.pendragon.events import texts
from ludex.pendragon.funds import free
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import Faction
from ludex.pendragon.pivotal import barred_pivotal
from ludex.pendragon.pivotal import doubt_prerequisite
from ludex.pendragon.pivotal import lacking
from ludex.pendragon.sequence import eligible
from ludex.pendragon.sequence import FACE_UP
from ludex.pendragon.sequence import GONE
from ludex.pendragon.sequence import HANDS
from ludex.pendragon.sequence import label
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import over
from ludex.pendragon.sequence import Pile
from ludex.pendragon.sequence import PILES
from ludex.pendragon.sequence import piles
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import sort
from ludex.pendragon.turn import one_card

PLACE = "place_of_epoch"  # how many cards have been turned up until the Epoch card has come
MOST_CARDS = 99


@question("card-turn", Parameter("number", read.amount))
def card_turn(inquiry: Inquiry, number: int | None) -> Case:
    """What the choices and draws of one or more cards lead to, from a set-up or from a game under way."""
    position = inquiry.stated()
    refuse_impossible(position)
    count = 1 if number is None else number
    if not 1 <= count <= MOST_CARDS:
        raise Wrong("cards-number", n=count, most=MOST_CARDS)
    return Case(Procedure([one_card] * count, _standing), position)


def _standing(_: Position, end: Position) -> Facts:
    """Return where a game stands in the Sequence of Play."""
    return {
        "card": label(end),
        "played": end.marks.get(PLAYED),
        "next": listing(end, FACE_UP),
        "eligible": sort(eligible(end)),
        "over": over(end),
    }


@question("deck", Parameter("piles", read.piles), Parameter("gone", read.cards))
def deck_of(inquiry: Inquiry, piles: tuple[Pile, ...] | None, gone: tuple[str, ...] | None) -> Case:
    """What may still come from the draw deck: how many cards are turned up until the next Epoch card, with the chances."""
    position = inquiry.position if inquiry.position is not None else empty("")
    refuse_impossible(position)
    if piles is not None:
        position = put(position, PILES, map(str, piles))

    def begin(play: Play, position: Position) -> Position:
        if PILES not in position.marks:
            position = prepare(play, position)
        if gone is not None:
            position = put(position, GONE, gone)
        _tell_deck(play, position)
        return position.mark(PLAYED, None)

    def facts(_: Position, end: Position) -> Facts:
        return {PLACE: end.marks.get(PLACE), "next_is_epoch": end.marks.get(PLACE) == 1}

    return Case(Procedure([begin, Repeat(_turn_up, _epoch_came)], facts), position)


def scenario_of(position: Position) -> str | None:
    """Return the scenario that is played, None where the position does not tell."""
    found = position.marks.get("scenario")
    return None if found is None else str(found)


def _tell_deck(play: Play, position: Position) -> None:
    """Note how many cards may come next, and among how many the next Epoch card is; raises Wrong where none is left."""
    sizes = [pile.size for pile in piles(position)]
    with_epoch = [place for place, pile in enumerate(piles(position)) if pile.epoch is not None]
    if not with_epoch:
        raise Wrong("deck-no-epoch")
    next_ones = chances(position, piles(position)[0])
    for kind in (Type.EVENT, Type.EPOCH):
        if number := sum(cards.type_of(card) == kind for card in next_ones):
            play.note("2.1", f"may-come-{kind}", n=number, size=sum(sizes[: with_epoch[0] + 1]))


def _turn_up(play: Play, position: Position) -> Position:
    """Turn a card up and forget which it was, so that positions stay few; what counts is when the Epoch card comes."""
    at = int(position.marks.get(PLACE, 0)) + 1
    card, after = reveal(play, position)
    after = after.mark(GONE, position.marks.get(GONE)).mark(PLACE, at)
    return after.mark(PLAYED, card if cards.type_of(card) == Type.EPOCH else None)


def _epoch_came(position: Position) -> bool:
    return PLACE in position.marks and PLAYED in position.marks


@question("next-card", Parameter("moved", cards.known, required=True), Parameter("revealed", cards.known, required=True))
def next_card_of(inquiry: Inquiry, moved: str, revealed: str) -> Finding:
    """Which card is played next, when one has been moved to the played cards and another revealed."""
    if moved == revealed:
        raise Wrong("card-twice", card=moved)
    if reasons := barred_on_deck(moved) or barred_from_deck(revealed):
        return Finding(verdict=False, reasons=reasons)
    played, on_deck = exchanged(moved, revealed)
    inquiry.play.note("2.3.7", "epoch-exchanged" if played != moved else "card-played", card=moved, epoch=revealed)
    return Finding(value=played, facts={"on_deck": on_deck})


@question(
    "pivotal",
    Parameter("faction", read.faction, required=True),
    Parameter("eligible", read.factions),
    Parameter("done", str),
    Parameter("upon", read.faction),
    Parameter("order", read.order),
)
def pivotal_of(
    inquiry: Inquiry,
    faction: Faction,
    eligible: frozenset[Faction] | None,
    done: str | None,
    upon: Faction | None,
    order: tuple[Faction, ...] | None,
) -> Finding:
    """May a Faction play its Pivotal Event now, or upon that of another; with its order, who is 2nd Eligible then."""
    position = inquiry.position if inquiry.position is not None else empty("")
    refuse_impossible(position)
    if HANDS not in position.marks:
        position = put(position, HANDS, sort(dealt(position)))
    able = all_eligible() if eligible is None else eligible
    acts = tuple((who, Act(act)) for who, act in read_done(done or "", [*Act]))
    card = EventCard(order or tuple(Faction), able, acts)
    reasons = barred_pivotal(inquiry.play, position, card, faction, upon)
    doubt_prerequisite(inquiry.play, faction)
    facts: dict[str, Any] = {"card": cards.pivotal_of(faction)}
    if order is not None and not reasons:
        interrupting = take(EventCard(order, able), faction, Act.EVENT)
        facts |= {"second": chooses(interrupting), "options": options(interrupting)}
    tell(inquiry.play, cards.pivotal_of(faction), Text.ONLY)
    return Finding(verdict=not reasons, facts=facts, reasons=reasons)


@question(
    "event",
    Parameter("card", cards.known, required=True),
    Parameter("text", read.one_of(*Text)),
    Parameter("tribal-war", read.yes),
)
def event_of(inquiry: Inquiry, card: str, text: str | None, **said: bool | None) -> Finding:
    """What is known of a card, what is not, and whether it may be executed."""
    position = inquiry.position if inquiry.position is not None else empty("")
    row = cards.row(card)
    facts: dict[str, Any] = {"card": card, "type": cards.type_of(card)}
    facts |= {name: row[name] for name in ("number", "epoch") if name in row}
    if (along := cards.order(card)) is not None:
        facts["order"] = along
    facts["texts"] = texts(card)
    reasons = barred_text(card, None if text is None else Text(text))
    for one in Text if text is None else (Text(text),):
        if "lasting" in (found := cards.told(card, one)):
            facts[f"{one}_lasting"] = found["lasting"]
    tell(inquiry.play, card, None if text is None else Text(text))
    reasons += barred_by_gratia(inquiry.play, position, bool(said["tribal-war"]))
    if cards.type_of(card) == Type.PIVOTAL and inquiry.position is not None:
        reasons += lacking(position, cards.owner_of(card))
        doubt_prerequisite(inquiry.play, cards.owner_of(card))
    return Finding(verdict=not reasons, facts=facts, reasons=reasons)


@question("final-epoch")
def final_epoch_of(inquiry: Inquiry) -> Finding:
    """What follows the Victory Phase of the last Epoch card when nobody has won."""
    position = inquiry.stated()
    refuse_impossible(position)
    if reasons := barred_final(position):
        return Finding(verdict=False, reasons=reasons)
    recovery = final_recovery(position)
    if fragmented(position):
        inquiry.play.note("2.4.2", "final-no-recovery-fragmentation")
    else:
        inquiry.play.note("2.4.2", "final-recovery" if recovery else "final-no-recovery-scenario", setup=scenario_of(position))
    return Finding(verdict=True, facts={"recovery": recovery, "epoch_event": False, "winner_by": "victory-margin"})


@question(
    "free-action",
    Parameter("faction", read.faction, required=True),
    Parameter("command", read.one_of(*commands())),
    Parameter("feat", read.one_of(*feats())),
    Parameter("granted", read.some_of(*commands(), *feats()), required=True),
    Parameter("wealth", read.amount),
)
def free_action(
    inquiry: Inquiry,
    faction: Faction,
    command: str | None,
    feat: str | None,
    granted: tuple[str, ...],
    wealth: int | None,
) -> Finding:
    """May a Faction execute a free Command or Feat that an Event grants it, and what does it still cost in Wealth."""
    if command is None and feat is None:
        raise Wrong("free-what")
    reasons = barred_free(inquiry.play, faction, command, feat, granted)
    if wealth is not None and faction != Faction.CIVITATES:
        reasons.append(reason("1.8.4", "no-wealth", faction=faction))
    facts = {} if wealth is None else {"wealth_to_pay": free(inquiry.play, wealth)}
    return Finding(verdict=not reasons, facts=facts, reasons=reasons)
