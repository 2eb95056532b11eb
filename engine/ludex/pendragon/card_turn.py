"""Who may act on an Event card, in which order, with what options, and who is Eligible after it (2.3 to 2.3.6)."""

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import replace
from enum import StrEnum

from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.tracks import adjust
from ludex.pendragon.tracks import BRITON_RESOURCES
from ludex.pendragon.tracks import DUX_RESOURCES
from ludex.pendragon.tracks import RENOWN


class Act(StrEnum):
    """What an Eligible Faction may do on an Event card (2.3.3 to 2.3.5)."""

    COMMAND = "command"
    COMMAND_WITH_FEAT = "command-with-feat"
    LIMITED_COMMAND = "limited-command"
    EVENT = "event"
    PASS = "pass"


class Place(StrEnum):
    """The places of the two Factions that may execute something on an Event card (2.3.2)."""

    FIRST = "first-eligible"
    SECOND = "second-eligible"


AFTER = {  # what the 1st Eligible Faction has executed, and the options that this leaves the 2nd (2.3.4)
    Act.COMMAND: (Act.LIMITED_COMMAND,),
    Act.COMMAND_WITH_FEAT: (Act.LIMITED_COMMAND, Act.EVENT),
    Act.EVENT: (Act.COMMAND, Act.COMMAND_WITH_FEAT),
}
BRITON_GAIN, BARBARIAN_GAIN = 3, 1


@dataclass(frozen=True)
class EventCard:
    """An Event card as it is played: its Faction order, the Factions Eligible for it, and what they did, in order."""

    order: tuple[Faction, ...]
    eligible: frozenset[Faction]
    done: tuple[tuple[Faction, Act], ...] = ()

    @property
    def executed(self) -> tuple[Act, ...]:
        """Return what was executed, without the Passes."""
        return tuple(act for _, act in self.done if act != Act.PASS)


@rule("2.3.1")
def all_eligible() -> frozenset[Faction]:
    """Return the Factions that are Eligible when the game begins or an Epoch Round ends: all four (2.3.1)."""
    return frozenset(Faction)


@rule("2.3.2")
def faction_order(card: EventCard) -> tuple[Faction, ...]:
    """Return the Eligible Factions in the order of the card's symbols, the Ineligible ones skipped (2.3.2)."""
    return tuple(faction for faction in card.order if faction in card.eligible)


@rule("2.3")
def chooses(card: EventCard) -> Faction | None:
    """Return the Faction that chooses now, None when the card is over (2.3).

    It is over when two Factions have executed something, or when the last Eligible Faction has acted or Passed.
    """
    if len(card.executed) == len(Place):
        return None
    acted = dict(card.done)
    return next((faction for faction in faction_order(card) if faction not in acted), None)


@rule("2.3.4")
def options(card: EventCard) -> tuple[Act, ...]:
    """Return what the Faction that chooses may do; it may always Pass (2.3.4)."""
    if not card.executed:
        return (Act.COMMAND, Act.COMMAND_WITH_FEAT, Act.EVENT, Act.PASS)
    return (*AFTER[card.executed[0]], Act.PASS)


def place(card: EventCard) -> Place:
    """Return the place of the Faction that chooses: it is the 1st Eligible until one has executed something."""
    return Place.SECOND if card.executed else Place.FIRST


@rule("2.3.3")
def barred_pass(faction: Faction, eligible: frozenset[Faction]) -> list[Reason]:
    """Return why a Faction cannot Pass: it is Ineligible; an empty list where it can (2.3.3)."""
    return [] if faction in eligible else [reason("2.3.3", "ineligible-pass", faction=faction)]


def barred(card: EventCard, faction: Faction, act: Act | None = None) -> list[Reason]:
    """Return why a Faction may not act on the card now, or not do this; an empty list where it may.

    In the order of the rule: it is Ineligible (2.3, 2.3.3), it has acted (2.3.3, 2.3), two have executed something (2.3),
    another chooses first (2.3.2), its options do not hold this (2.3.4).
    """
    if faction not in card.eligible:
        passes = barred_pass(faction, card.eligible) if act == Act.PASS else []
        return [reason("2.3", "ineligible-nothing", faction=faction), *passes]
    acted = dict(card.done).get(faction)
    if acted is not None:
        return [reason("2.3.3" if acted == Act.PASS else "2.3", "has-acted", faction=faction, act=acted)]
    choosing = chooses(card)
    if choosing is None:
        return [reason("2.3", "two-have-executed", acts=card.executed)]
    if choosing != faction:
        return [reason("2.3.2", "another-chooses", faction=faction, choosing=choosing, place=place(card))]
    open_to = options(card)
    if act is None or act in open_to:
        return []
    if not card.executed:
        return [reason("2.3.4", "not-for-the-first", faction=faction, act=act, options=open_to)]
    return [reason("2.3.4", "not-for-the-second", faction=faction, act=act, first=card.executed[0], options=open_to)]


def take(card: EventCard, faction: Faction, act: Act) -> EventCard:
    """Return the card after a Faction has done what it may do."""
    if act == Act.PASS:
        rulebook.enter("2.3.3")
    return replace(card, done=(*card.done, (faction, act)))


@rule("2.3.5")
def is_command(act: Act) -> bool:
    """Tell whether an act counts as a Command: a Limited Command does too (2.3.5)."""
    return act in {Act.COMMAND, Act.COMMAND_WITH_FEAT, Act.LIMITED_COMMAND}


@rule("2.3.6")
def adjust_eligibility(
    card: EventCard, made_ineligible: Iterable[Faction] = (), left_eligible: Iterable[Faction] = ()
) -> frozenset[Faction]:
    """Return the Factions that are Eligible for the next card (2.3.6).

    Those are the ones that executed neither a Command nor the Event. An executed Event may make others Ineligible, or leave
    one Eligible that executed something.
    """
    executing = {faction for faction, act in card.done if is_command(act) or act == Act.EVENT}
    return frozenset(Faction) - (executing - {*left_eligible}) - {*made_ineligible}


@rule("2.3.6")
def unfinished(card: EventCard) -> list[Reason]:
    """Return why Eligibility is not adjusted yet: a Faction still chooses; an empty list where the card is over (2.3.6)."""
    choosing = chooses(card)
    return [] if choosing is None else [reason("2.3.6", "still-chooses", faction=choosing, place=place(card))]


@rule("2.3.6")
def without_event(card: EventCard) -> list[Reason]:
    """Return why no Event changes who is Eligible after a card: nobody executed one; an empty list where one did (2.3.6)."""
    return [] if Act.EVENT in card.executed else [reason("2.3.6", "no-event-executed")]


@rule("2.3.3")
def passing(position: Position, faction: Faction) -> tuple[str, Position]:
    """Return the track that a Faction's Pass raises and the position after it (2.3.3).

    Barbarians gain 1 Renown. Britons gain 3 Briton Resources, the Dux under Fragmentation 3 Dux Resources instead.
    """
    if faction in BARBARIANS:
        return RENOWN[faction], adjust(position, RENOWN[faction], BARBARIAN_GAIN)
    track = DUX_RESOURCES if faction == Faction.DUX and fragmented(position) else BRITON_RESOURCES
    return track, adjust(position, track, BRITON_GAIN)
