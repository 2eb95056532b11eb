"""The Sequence of Play, step by step over the record of a game (2.0): the position itself says which step comes next."""

from typing import TypeVar

from ludex.kernel.decisions import Judged
from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.pendragon import board
from ludex.pendragon import cards
from ludex.pendragon.acting import ACTING
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import acting
from ludex.pendragon.acting import Phase
from ludex.pendragon.acting import PHASES
from ludex.pendragon.actions import commands
from ludex.pendragon.actions import feats
from ludex.pendragon.card_turn import Act
from ludex.pendragon.card_turn import adjust_eligibility
from ludex.pendragon.card_turn import barred
from ludex.pendragon.card_turn import chooses
from ludex.pendragon.card_turn import EventCard
from ludex.pendragon.card_turn import is_command
from ludex.pendragon.card_turn import options
from ludex.pendragon.card_turn import passing
from ludex.pendragon.card_turn import place
from ludex.pendragon.card_turn import take
from ludex.pendragon.cards import Lasting
from ludex.pendragon.cards import Type
from ludex.pendragon.deck import next_card
from ludex.pendragon.deck import PLAYERS
from ludex.pendragon.deck import prepare
from ludex.pendragon.deck import start
from ludex.pendragon.effects.pieces import barred_taken
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.effects.statements import carry_out
from ludex.pendragon.effects.statements import FORMS
from ludex.pendragon.effects.statements import told
from ludex.pendragon.epoch import begin_round
from ludex.pendragon.epoch import end_phase
from ludex.pendragon.events import barred_by_gratia
from ludex.pendragon.events import barred_without_effect
from ludex.pendragon.events import capability
from ludex.pendragon.events import GRATIA
from ludex.pendragon.events import momentum
from ludex.pendragon.events import NAMED
from ludex.pendragon.events import tell
from ludex.pendragon.events import texts
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.kinds import Faction
from ludex.pendragon.pivotal import barred_pivotal
from ludex.pendragon.pivotal import CANCELS
from ludex.pendragon.pivotal import doubt_prerequisite
from ludex.pendragon.pivotal import interrupt
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.sequence import AT
from ludex.pendragon.sequence import BY_EVENT
from ludex.pendragon.sequence import DONE
from ludex.pendragon.sequence import ELIGIBLE
from ludex.pendragon.sequence import event_card
from ludex.pendragon.sequence import GONE
from ludex.pendragon.sequence import HANDS
from ludex.pendragon.sequence import label
from ludex.pendragon.sequence import laid_down
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import ORDER
from ludex.pendragon.sequence import over
from ludex.pendragon.sequence import PIVOTAL
from ludex.pendragon.sequence import played_card
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import see
from ludex.pendragon.sequence import SELECTED
from ludex.pendragon.sequence import sort
from ludex.pendragon.sequence import TRIBAL_WAR
from ludex.pendragon.tracks import change

T = TypeVar("T")

FINISHED = "done"
OTHER = "other"
OF_THE_CARD = (DONE, ORDER, BY_EVENT, PIVOTAL, TRIBAL_WAR)  # what is forgotten when a card is over


def advance(play: Play, position: Position) -> Position:
    """Return the position after the next step of the Sequence of Play (2.0)."""
    if AT not in position.marks:
        return start(play, prepare(play, position))
    if (doing := acting(position)) is not None:
        return effect(play, position, doing)
    if cards.type_of(played_card(position)) == Type.EPOCH:
        return begin_round(play, position)
    card = event_card(position)
    if chooses(card) is None:
        return end_card(play, position, card)
    if PIVOTAL not in position.marks and cards.type_of(played_card(position)) == Type.EVENT:
        return pivotal_events(play, position, card)
    return choice(play, position, card)


def one_card(play: Play, position: Position) -> Position:
    """Return the position after all steps of the card being played, of the first one where none has been."""
    if AT not in position.marks:
        position = advance(play, position)
    began = label(position)
    while label(position) == began and not over(position):
        position = advance(play, position)
    return position


def pivotal_events(play: Play, position: Position, card: EventCard) -> Position:
    """Return the position after the Factions that may have chosen whether to interrupt the card with a Pivotal Event (2.3.8).

    They are asked from the one whose Pivotal Event all others may cancel up to the one whose none may.
    """
    playing = None
    for faction in sorted(CANCELS, key=lambda faction: len(CANCELS[faction])):
        if faction not in listing(position, HANDS) or barred_pivotal(play, position, card, faction, playing):
            continue
        name = f"pivotal/{label(position)}/{faction}" + (f"/{len(card.done)}" if card.done else "")
        doubt_prerequisite(play, faction)
        if play.decide(name, faction, {"no": False, "yes": True}, position, card=played_card(position), other=playing):
            message = "pivotal-played" if playing is None else "pivotal-cancelled"
            play.note("2.3.8", message, faction=faction, other=playing)
            playing = faction
    position = position.mark(PIVOTAL, "asked")
    if playing is None:
        return position
    position = interrupt(position, playing, pivotal_order(play, position, playing)).mark(DONE, None)
    return execute(play, position, playing, cards.pivotal_of(playing))


def pivotal_order(play: Play, position: Position, faction: Faction) -> tuple[Faction, ...]:
    """Return the Faction order of a Pivotal Event card, which no source tells: whoever has the card reads it out (2.3.8)."""
    card = cards.pivotal_of(faction)
    if (along := cards.order(card)) is not None:
        return along
    play.gap("2.3.8", "gap-pivotal-order", card=card)
    every = {" ".join(one): one for one in _orders(tuple(Faction))}
    return play.decide(f"order/{label(position)}", PLAYERS, every, position, card=card)


def _orders(factions: tuple[Faction, ...]) -> list[tuple[Faction, ...]]:
    if len(factions) < 2:
        return [factions]
    return [(one, *rest) for one in factions for rest in _orders(tuple(other for other in factions if other != one))]


def choice(play: Play, position: Position, card: EventCard) -> Position:
    """Return the position after the Faction that is up has chosen what it does on the card (2.3.3, 2.3.4)."""
    faction = chooses(card)
    assert faction is not None
    position = tribal_war(play, position, card)

    def against(act: Act) -> list[Reason]:
        blocked = act == Act.EVENT and position.marks.get(TRIBAL_WAR) == "yes"
        return barred(card, faction, act) or barred_by_gratia(play, position, blocked)

    def judge(text: str) -> Act:
        if text not in [*Act]:
            raise Wrong("choice-illegal", name=name, value=text, options=listed(listing))
        allowed(against(Act(text)))
        return Act(text)

    name, played = f"act/{label(position)}/{faction}", played_card(position)
    listing = [act for act in options(card) if not against(act)]
    legal = Judged(judge, listing, [act for act in Act if act not in listing])
    act = play.decide(name, faction, legal, position, card=played, place=place(card))
    if act == Act.PASS:
        return _pass(play, position, faction)
    if act == Act.EVENT and position.marks.get(TRIBAL_WAR) == "yes":
        return _did(position, faction, act)  # by the reading that lets it be executed, without effect (5.1.2)
    if act == Act.EVENT:
        return execute(play, position, faction, played)
    return command(play, position, faction, act)


def tribal_war(play: Play, position: Position, card: EventCard) -> Position:
    """Return the position with what the players tell of the card, where Gratia is in force: is it a Tribal War (5.1.2)."""
    if GRATIA not in lasting_cards(position) or TRIBAL_WAR in position.marks or Act.EVENT not in options(card):
        return position
    name, played = f"tribal-war/{label(position)}", played_card(position)
    answer = play.decide(name, PLAYERS, {"no": "no", "yes": "yes"}, position, card=played)
    return position.mark(TRIBAL_WAR, answer)


def _pass(play: Play, position: Position, faction: Faction) -> Position:
    track, after = passing(position, faction)
    play.note("2.3.3", "passes", faction=faction, n=change(position, after, track), track=track)
    if play.reading("2.3.8-after-a-pass") == "still-open":
        after = after.mark(PIVOTAL, None)
    return _did(after, faction, Act.PASS)


def _did(position: Position, faction: Faction, act: Act) -> Position:
    done = take(event_card(position), faction, act).done
    return put(position, DONE, (f"{who} {what}" for who, what in done))


def command(play: Play, position: Position, faction: Faction, act: Act) -> Position:
    """Return the position in which a Faction carries out a Command, its effects to be stated (2.3.4, 2.3.5)."""
    at = label(position)
    which = play.decide(f"command/{at}/{faction}", faction, {name: name for name in commands(faction)}, position)
    if act == Act.COMMAND_WITH_FEAT:
        feat = play.decide(f"feat/{at}/{faction}", faction, {name: name for name in feats(faction, which)}, position)
        play.note("2.3.4", "executes-with-feat", faction=faction, command=which, feat=feat)
    elif act == Act.LIMITED_COMMAND and is_command(act):
        space = play.decide(f"space/{at}/{faction}", faction, {name: name for name in board.spaces()}, position)
        position = position.mark(SELECTED, space)
        play.note("2.3.5", "executes-limited", faction=faction, command=which, space=space)
    else:
        play.note("2.3.4", "executes-command", faction=faction, command=which)
    play.remark("3.1", "battle-by-hand" if which == "battle" else "command-by-hand", command=which)
    return position.mark(ACTING, str(Acting(faction, act)))


def execute(play: Play, position: Position, faction: Faction, card: str) -> Position:
    """Return the position in which a Faction executes an Event: its text chosen, what lasts in force (5.1 to 5.4)."""
    card = _titled(play, position, faction, card)
    position = see(position, card)
    text = _of(play, position, "text", faction, {str(one): one for one in texts(card)}, card)
    play.note("5.1", "executes-event", faction=faction, card=card, text=text)
    tell(play, card, text)
    how = cards.lasting(card, text) or _lasting(play, position, faction, card)
    if how is not None:
        named = NAMED.get(str(cards.told(card, text).get("names")), ())
        names = _of(play, position, "names", faction, {str(one): str(one) for one in named}, card) if named else ""
        position = (capability if how == Lasting.CAPABILITY else momentum)(position, card, text, names)
        play.note("5.3" if how == Lasting.CAPABILITY else "5.4", "card-in-force", card=card, text=text, lasting=how)
    return position.mark(ACTING, str(Acting(faction, Act.EVENT)))


def _titled(play: Play, position: Position, faction: Faction, card: str) -> str:
    """Return the card by the title that the players read on it, where the sources do not tell which title its number has."""
    titles = [title for title in cards.titles_for(card) if title not in listing(position, GONE)]
    if not titles:
        return card
    found = play.decide(f"title/{label(position)}", faction, {name: name for name in (*titles, OTHER)}, position, card=card)
    return card if found == OTHER else found


def _lasting(play: Play, position: Position, faction: Faction, card: str) -> Lasting | None:
    """Return what the players read on the card: whether its effects last, and how long, where no source tells."""
    every: dict[str, Lasting | None] = {"none": None} | {str(one): one for one in Lasting}
    return _of(play, position, "lasting", faction, every, card)


def _of(play: Play, position: Position, what: str, faction: Faction, options: dict[str, T], card: str) -> T:
    return play.decide(f"{what}/{label(position)}/{faction}", faction, options, position, card=card)


def effect(play: Play, position: Position, doing: Acting) -> Position:
    """Return the position after the next effect that is stated of what is carried out, or after its end."""
    rulebook.enter("5.1" if doing.by_event else (PHASES[Phase(doing.what)] if doing.in_epoch_round else "2.3.4"))

    def judge(text: str) -> Effect | None:
        if text.strip().lower() != FINISHED:
            return carry_out(play, position, doing, text)
        allowed(barred_without_effect(play, doing) + barred_taken(position))
        return None

    name = f"effect/{label(position)}/{doing.faction or doing.what}/{doing.effects + 1}"
    stated = Judged(judge, (FINISHED, *FORMS), open=True)
    found = play.decide(name, doing.faction or PLAYERS, stated, position, what=doing.what)
    if found is not None:
        play.note(found.section, found.message, **dict(found.facts))
        return told(doing, found)
    if doing.faction is None:
        return end_phase(play, position, Phase(doing.what))
    return _did(position.mark(ACTING, None).mark(SELECTED, None), doing.faction, Act(doing.what))


def end_card(play: Play, position: Position, card: EventCard) -> Position:
    """Return the position after a card: Eligibility adjusted, as the Event lays down where it does, the next card played."""
    out, left = laid_down(position)
    able = sort(adjust_eligibility(card, out, left))
    play.note("2.3.6", "card-ends", card=label(position), factions=able)
    for mark in OF_THE_CARD:
        position = position.mark(mark, None)
    return next_card(play, put(position, ELIGIBLE, able))
