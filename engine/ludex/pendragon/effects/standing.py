"""Effects that last or reach beyond the board: cards in force, free actions, who is Eligible next (2.3.6, 5.3 to 5.5)."""

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import cards
from ludex.pendragon.acting import Acting
from ludex.pendragon.actions import barred_free
from ludex.pendragon.actions import commands
from ludex.pendragon.actions import feats
from ludex.pendragon.cards import Lasting
from ludex.pendragon.cards import Text
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.effects.statement import effect
from ludex.pendragon.effects.statement import faction_of
from ludex.pendragon.effects.statement import Verb
from ludex.pendragon.effects.statement import Words
from ludex.pendragon.events import barred_text
from ludex.pendragon.events import capability
from ludex.pendragon.events import momentum
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.sequence import ACTED
from ludex.pendragon.sequence import BY_EVENT
from ludex.pendragon.sequence import LAID_DOWN
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import put


def lasting(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Put a card in force by one of its texts, as a Capability or as Momentum (5.3, 5.4)."""
    card = cards.known(words["card"])
    text = Text(choose("word-unknown", words["text"], Text))
    how = Lasting(choose("word-unknown", words["lasting"], Lasting))
    allowed(only_by_text(doing, "5.3"))
    if card in lasting_cards(position):
        allowed([reason("5.3", "already-in-force", card=card)])
    if cards.type_of(card) == cards.Type.EPOCH and position.marks.get(PLAYED) not in (None, card):
        allowed([reason("5.3", "epoch-not-played", card=card)])
    allowed(barred_text(card, text))
    end = (capability if how == Lasting.CAPABILITY else momentum)(position, card, text)
    return effect(end, "5.3" if how == Lasting.CAPABILITY else "5.4", "effect-in-force", card=card, text=text, lasting=how)


def discarding(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Take a card out of force, as a later Event may (5.1.2)."""
    card = cards.known(words["card"])
    allowed(only_by_text(doing, "5.1.2"))
    if not lasting_cards(position):
        raise Wrong("none-in-force", card=card)
    choose("card-not-in-force", card, lasting_cards(position))
    return effect(position.mark(f"card:{card}", None), "5.1.2", "effect-out-of-force", card=card)


def freeing(play: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Grant a Faction a free Command, or a free Feat, or both; it does not affect Eligibility (5.5)."""
    faction, action = faction_of(words["faction"]), words["action"]
    choose("word-unknown", action, (*commands(), *feats()))
    feat = words.get("feat") or (action if action in feats() else None)
    if feat is not None:
        choose("feat-unknown", feat, feats())
    command = None if action in feats() else action
    allowed(only_by_text(doing, "5.5"))
    allowed(barred_free(play, faction, command, feat, (action, feat or "")))
    if command and faction == doing.faction and play.reading("5.5-free-eligibility") == "others-only":
        position = _lay_down(position, f"{faction} {ACTED}")
    message = "effect-free" if feat is None or command is None else "effect-free-with-feat"
    return effect(position, "5.5", message, faction=faction, action=action, feat=feat)


def laying_down(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Lay down that a Faction is Ineligible, or stays Eligible, for the next card (2.3.6)."""
    faction, word = faction_of(words["faction"]), choose("word-unknown", words["standing"], LAID_DOWN)
    allowed(only_by_text(doing, "2.3.6"))
    if doing.in_epoch_round:
        allowed([reason("2.3.1", "eligible-after-epoch")])
    return effect(_lay_down(position, f"{faction} {word}"), "2.3.6", f"effect-{word}", faction=faction)


def only_by_text(doing: Acting, section: str) -> list[Reason]:
    """Return why this is not done, an empty list where it is: only the text of an Event does it."""
    return [] if doing.by_event else [reason(section, "only-by-text", act=doing.what)]


def _lay_down(position: Position, word: str) -> Position:
    """Return the position with what the Event lays down; of two words on one Faction the last holds (2.3.6)."""
    faction = word.split(" ", maxsplit=1)[0]
    kept = [said for said in listing(position, BY_EVENT) if said.split(" ")[0] != faction or said.endswith(ACTED)]
    return put(position, BY_EVENT, dict.fromkeys((*kept, word)))


VERBS = (
    Verb("card CARD TEXT LASTING", lasting),
    Verb("discard CARD", discarding),
    Verb("free FACTION ACTION [with FEAT]", freeing),
    Verb("make FACTION STANDING", laying_down),
)
