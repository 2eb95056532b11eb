"""Pivotal Events: who may interrupt a card with one (2.3.8), its prerequisite (5.7), and who may cancel whose."""

from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import cards
from ludex.pendragon.card_turn import Act
from ludex.pendragon.card_turn import EventCard
from ludex.pendragon.imperium import stated_imperium
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import FACE_UP
from ludex.pendragon.sequence import HANDS
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import ORDER
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import played_card
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import sort
from ludex.pendragon.tracks import needs_track

CANCELS = {  # whose Pivotal Event each Faction may cancel with its own (2.3.8)
    Faction.CIVITATES: (),
    Faction.DUX: (Faction.CIVITATES,),
    Faction.SAXONS: (Faction.DUX, Faction.CIVITATES),
    Faction.SCOTTI: (Faction.DUX, Faction.CIVITATES, Faction.SAXONS),
}


@rule("2.3.8")
def barred_pivotal(
    play: Play, position: Position, card: EventCard, faction: Faction, upon: Faction | None = None
) -> list[Reason]:
    """Return why a Faction may not play its Pivotal Event now, an empty list where it may (2.3.8).

    In the order of the rule: it does not hold the card, it is Ineligible, the prerequisite is not met, something has been
    done on the card; and where it would cancel another (`upon`), that one is not its to cancel.
    """
    held = listing(position, HANDS)
    reasons = [] if faction in held else [reason("2.3.8", "pivotal-not-held", faction=faction)]
    if faction not in card.eligible:
        reasons.append(reason("2.3.8", "pivotal-ineligible", faction=faction))
    reasons += lacking(position, faction)
    if acts := [act for _, act in card.done if act != Act.PASS or play.reading("2.3.8-after-a-pass") == "closed"]:
        reasons.append(reason("2.3.8", "pivotal-too-late", acts=tuple(acts)))
    if upon is not None and upon not in CANCELS[faction]:
        reasons.append(reason("2.3.8", "pivotal-no-cancel", faction=faction, other=upon))
    return reasons


@rule("5.7")
def lacking(position: Position, faction: Faction) -> list[Reason]:
    """Return what of the prerequisite of a Faction's Pivotal Event is not met, an empty list where all is (5.7)."""
    row = cards.row(cards.pivotal_of(faction))
    needed = row.get("prerequisite", {})
    reasons = []
    barred = needed.get("imperium_not")
    if barred is not None and (status := stated_imperium(position)).startswith(barred):
        reasons.append(reason("5.7", "prerequisite-imperium", faction=faction, imperium=status))
    track = needed.get("track")
    if track is not None and (value := needs_track(position, track)) < needed["least"]:
        reasons.append(reason("5.7", "prerequisite-track", track=track, value=value, least=needed["least"]))
    return reasons


def doubt_prerequisite(play: Play, faction: Faction) -> None:
    """Declare that the prerequisite of a Faction's Pivotal Event, or that there is none, rests on a weak source."""
    if cards.row(cards.pivotal_of(faction)).get("prerequisite_confidence", "high") != "high":
        play.doubt("5.7", "doubt-prerequisite", faction=faction)


@rule("2.3.8")
def interrupt(position: Position, faction: Faction, along: tuple[Faction, ...]) -> Position:
    """Return the position with a Faction's Pivotal Event in the place of the card, which goes back on the deck (2.3.8).

    `along` is the Faction order of the Pivotal Event card.
    """
    position = put(position, FACE_UP, [played_card(position), *listing(position, FACE_UP)])
    held = {*listing(position, HANDS)} - {faction}
    position = put(position, HANDS, sort(Faction(name) for name in held))
    return put(position.mark(PLAYED, cards.pivotal_of(faction)), ORDER, along)
