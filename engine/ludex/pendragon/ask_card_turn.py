"""Questions about the turn of an Event card: options, eligibility, pass."""

from collections.abc import Sequence

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import parameters as read
from ludex.pendragon.ask_map import empty
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.card_turn import Act
from ludex.pendragon.card_turn import adjust_eligibility
from ludex.pendragon.card_turn import all_eligible
from ludex.pendragon.card_turn import barred
from ludex.pendragon.card_turn import barred_pass
from ludex.pendragon.card_turn import chooses
from ludex.pendragon.card_turn import EventCard
from ludex.pendragon.card_turn import options
from ludex.pendragon.card_turn import passing
from ludex.pendragon.card_turn import place
from ludex.pendragon.card_turn import take
from ludex.pendragon.card_turn import unfinished
from ludex.pendragon.card_turn import without_event
from ludex.pendragon.kinds import Faction
from ludex.pendragon.sequence import event_card
from ludex.pendragon.sequence import LAID_DOWN
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import sort
from ludex.pendragon.tracks import change

EPOCH = "epoch"  # in a run of cards, an Epoch Round

Done = Sequence[tuple[Faction, str]]  # what each Faction did, or what the Event lays down for it


@question(
    "options",
    Parameter("order", read.order),
    Parameter("eligible", read.factions),
    Parameter("done", str),
    Parameter("faction", read.faction),
    Parameter("act", read.one_of(*Act)),
)
def options_of(
    inquiry: Inquiry,
    order: tuple[Faction, ...] | None,
    eligible: frozenset[Faction] | None,
    done: str | None,
    faction: Faction | None,
    act: str | None,
) -> Finding:
    """What may be done on an Event card now and by whom; for a Faction, whether it may, and why not."""
    if act is not None and faction is None:
        raise Wrong("act-without-faction")
    card, reasons = _play(_card(inquiry, order, eligible), read_done(done or "", [*Act]))
    if reasons:
        return Finding(verdict=False, reasons=reasons)
    choosing = chooses(card)
    facts: dict[str, object] = {"chooses": choosing}
    if choosing is None:
        facts["eligible"] = sort(adjust_eligibility(card))
        inquiry.play.note("2.3.6", "card-over")
    else:
        facts |= {"place": place(card), "options": options(card)}
    if faction is None:
        return Finding(facts=facts)
    if act is not None:
        reasons = barred(card, faction, Act(act))
        return Finding(verdict=not reasons, facts=facts, reasons=reasons)
    against = {one: barred(card, faction, one) for one in Act}
    may = tuple(one for one, why in against.items() if not why)
    reasons = list(dict.fromkeys(why for found in against.values() for why in found))
    return Finding(verdict=bool(may), facts=facts | {"may": may}, reasons=reasons)


@question("eligibility", Parameter("cards", str, required=True), Parameter("eligible", read.factions))
def eligibility(inquiry: Inquiry, cards: str, eligible: frozenset[Faction] | None) -> Finding:
    """Who is Eligible after a run of cards, each with its Faction order and what was done on it."""
    able = all_eligible() if eligible is None else eligible
    for number, text in enumerate(cards.split("|"), start=1):
        if text.strip() == EPOCH:
            able = all_eligible()
            inquiry.play.note("2.3.1", "epoch-ends", card=number)
            continue
        order, colon, acts = text.partition(":")
        if not colon:
            raise Wrong("card-unreadable", text=text.strip())
        done = read_done(acts, [*Act, *LAID_DOWN])
        acts_done = [one for one in done if one[1] not in LAID_DOWN]
        card, reasons = _play(EventCard(read.order(order), able), acts_done)
        reasons = reasons or unfinished(card) or ([] if acts_done == done else without_event(card))
        if reasons:
            return Finding(verdict=False, reasons=[reason(one.section, "on-card", card=number, why=one) for one in reasons])
        last = {faction: word for faction, word in done if word in LAID_DOWN}
        out, left = ([faction for faction, word in last.items() if word == said] for said in LAID_DOWN)
        able = adjust_eligibility(card, out, left)
        inquiry.play.note("2.3.6", "card-ends", card=number, factions=sort(able))
    rest = frozenset(Faction) - able
    return Finding(verdict=True, facts={"eligible": sort(able), "ineligible": sort(rest)})


@question("pass", Parameter("faction", read.faction, required=True), Parameter("eligible", read.factions))
def pass_of(inquiry: Inquiry, faction: Faction, eligible: frozenset[Faction] | None) -> Finding:
    """What a Faction receives that Passes; an Ineligible one cannot."""
    if eligible is not None and (reasons := barred_pass(faction, eligible)):
        return Finding(verdict=False, reasons=reasons)
    position = empty("") if inquiry.position is None else inquiry.position
    refuse_impossible(position)
    track, after = passing(position, faction)
    return Finding(verdict=True, facts={track.replace("-", "_"): change(position, after, track)})


def _card(inquiry: Inquiry, order: tuple[Faction, ...] | None, eligible: frozenset[Faction] | None) -> EventCard:
    """Return the card that is told of, else the one that is played in the position; raises Wrong where neither is."""
    if order is not None:
        return EventCard(order, all_eligible() if eligible is None else eligible)
    if inquiry.position is None or PLAYED not in inquiry.position.marks:
        raise Wrong("parameter-missing", name="order", question="options")
    card = event_card(inquiry.position)
    return card if eligible is None else EventCard(card.order, eligible, card.done)


def _play(card: EventCard, done: Done) -> tuple[EventCard, list[Reason]]:
    """Return the card after all that was done on it, and why the first thing that could not be done could not."""
    for faction, act in done:
        if reasons := barred(card, faction, Act(act)):
            return card, reasons
        card = take(card, faction, Act(act))
    return card, []


def read_done(text: str, words: Sequence[str]) -> list[tuple[Faction, str]]:
    """Read `dux pass, saxons command`; raises Wrong for another form."""
    found = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, blank, word = part.partition(" ")
        if not blank:
            raise Wrong("done-unreadable", text=part)
        found.append((read.faction(name), choose("word-unknown", word.strip(), words)))
    return found
