"""How an Event is executed: what bars it (5.1.2), which text (5.2), what of it lasts (5.3, 5.4), what is left out (5.1.3)."""

from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.kernel.words import Bilingual
from ludex.pendragon import board
from ludex.pendragon import cards
from ludex.pendragon.acting import Acting
from ludex.pendragon.card_turn import Act
from ludex.pendragon.cards import Lasting
from ludex.pendragon.cards import Text
from ludex.pendragon.cards import Type
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.imperium import put_in_force
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.sequence import see

GRATIA = "gratia"
NAMED = {"sea": board.seas(), "barbarian": BARBARIANS, "faction": tuple(Faction)}  # what a text may have named when played


@rule("5.1.2")
def barred_by_gratia(play: Play, position: Position, tribal_war: bool) -> list[Reason]:
    """Return why a Tribal War Event is blocked, an empty list where it is not: Gratia is in force (5.1.2).

    Which side of Gratia blocks them no source tells. By another reading it may be executed, without effect.
    """
    if not tribal_war or GRATIA not in lasting_cards(position):
        return []
    play.gap("5.1.2", "gap-gratia")
    if play.reading("5.1.2-gratia") == "without-effect":
        play.note("5.1.2", "gratia-without-effect")
        return []
    return [reason("5.1.2", "gratia-blocks")]


@rule("5.1.3")
def barred_without_effect(play: Play, doing: Acting) -> list[Reason]:
    """Return why an Event may not end without any effect, an empty list where it may (5.1.3)."""
    if doing.what != Act.EVENT or doing.effects > doing.idle or play.reading("5.1.3-event-without-effect") == "allowed":
        return []
    return [reason("5.1.3", "event-no-effect")]


@rule("5.2")
def texts(card: str) -> tuple[Text, ...]:
    """Return the texts of a card between which the executing Faction chooses (5.2).

    Where no source names a shaded or an unshaded side of it, the card may as well have a single text.
    """
    dual = Text.UNSHADED in cards.row(card) or Text.SHADED in cards.row(card)
    return (Text.UNSHADED, Text.SHADED) if dual else (Text.UNSHADED, Text.SHADED, Text.ONLY)


@rule("5.2")
def barred_text(card: str, text: Text | None) -> list[Reason]:
    """Return why a card has no such text, an empty list where it may have: one with two sides has no only text (5.2)."""
    return [reason("5.2", "text-not-there", card=card, text=text)] if text is not None and text not in texts(card) else []


def tell(play: Play, card: str, text: Text | None = None) -> None:
    """Note what is known of a text, or of all texts of a card, and declare that the rest is not."""
    found = [side for side in Text if text in (None, side) and cards.told(card, side)]
    for side in found:
        known(play, card, side)
    if "unsaid" in cards.row(card):
        known(play, card, "unsaid")
    for grant in (grant for side in found for grant in cards.told(card, side).get("grants", ())):
        message = "event-grants-limited" if grant.get("limited") else "event-grants"
        play.note("5.5", message, faction=grant["faction"], action=grant["action"])
    section = {Type.EVENT: "5.1", Type.PIVOTAL: "5.7", Type.EPOCH: "5.6"}[cards.type_of(card)]
    rulebook.enter(section)
    play.gap(section, "gap-card-text" if found or "unsaid" in cards.row(card) else "gap-card-unknown", card=card)


def known(play: Play, card: str, side: str) -> None:
    """Note what is known of a side of a card, or of one or the other (`unsaid`)."""
    row = cards.row(card)[side]
    if "en" in row:
        message = "event-unsaid" if side == "unsaid" else "event-known"
        play.note("5.1", message, card=card, text=side, known=Bilingual(row["en"], row["es"]))


@rule("5.3")
def capability(position: Position, card: str, text: Text, names: str = "") -> Position:
    """Return the position with a Capability in force for the rest of the game (5.3)."""
    return put_in_force(position, card, text, Lasting.CAPABILITY, names)


@rule("5.4")
def momentum(position: Position, card: str, text: Text, names: str = "") -> Position:
    """Return the position with a Momentum Event in force up to the end of the next Epoch Round (5.4)."""
    return put_in_force(position, card, text, Lasting.MOMENTUM, names)


@rule("5.4")
def end_momentum(play: Play, position: Position) -> Position:
    """Return the position without the Momentum Events that were in force (5.4)."""
    for card, told in lasting_cards(position).items():
        if Lasting.MOMENTUM in told.split(" "):
            play.note("5.4", "momentum-ends", card=card)
            position = see(position.mark(f"card:{card}", None), card)
    return position
