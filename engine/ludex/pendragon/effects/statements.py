"""Reads a statement, `place saxons 2w in iceni`, holds it against the rules and carries it out.

What a card says is not known in full, and most Commands, the Feats and the Epoch Rounds are not carried out yet: their
effects are stated one by one.
"""

from dataclasses import replace

from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon.acting import ACTING
from ludex.pendragon.acting import Acting
from ludex.pendragon.card_turn import Act
from ludex.pendragon.effects import land
from ludex.pendragon.effects import means
from ludex.pendragon.effects import pieces
from ludex.pendragon.effects import standing
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import SELECTED

VERBS = {verb.name: verb for verb in (*pieces.VERBS, *land.VERBS, *means.VERBS, *standing.VERBS)}
FORMS = tuple(verb.form for verb in VERBS.values())


def carry_out(play: Play, position: Position, doing: Acting, text: str) -> Effect:
    """Return the effect of a statement; raises Wrong for one that cannot be read, or with the reasons against it."""
    words = " ".join(text.lower().split())
    name = words.partition(" ")[0]
    if name not in VERBS:
        raise Wrong("effect-unknown", name=name, verbs=", ".join(VERBS))
    verb = VERBS[name]
    match = verb.pattern.fullmatch(words)
    if match is None:
        raise Wrong("effect-unreadable", text=text, form=verb.form)
    filled = {name: value for name, value in match.groupdict().items() if value is not None}
    if doing.by_event:
        return by_event(play, position, doing, verb.name, filled)
    if doing.what == Act.LIMITED_COMMAND and name != "take":  # Units may be taken off anywhere, to be placed (1.4.1)
        position = limited(position, doing, filled)
    return verb.carry_out(play, position, doing, filled)


@rule("2.3.5")
def limited(position: Position, doing: Acting, filled: dict[str, str]) -> Position:
    """Return the position with the one space of a Limited Command selected; raises Wrong for an effect elsewhere (2.3.5).

    Of Units that move it is where Britons come from (3.2.2, 3.3.2) or Barbarians go (3.4.3, 3.5.3), where nothing is told.
    """
    spaces = [filled[name] for name in ("space", "target") if filled.get(name) in board.spaces()]
    if not spaces:
        return position
    selected = position.marks.get(SELECTED)
    if selected is None:
        return position.mark(SELECTED, spaces[-1] if doing.faction in BARBARIANS else spaces[0])
    if selected not in spaces:
        allowed([reason("2.3.5", "limited-elsewhere", selected=selected, space=spaces[0])])
    return position


@rule("5.1", "5.1.1")
def by_event(play: Play, position: Position, doing: Acting, verb: str, filled: dict[str, str]) -> Effect:
    """Return an effect of an Event: the rules hold, but for what its text says otherwise (5.1, 5.1.1)."""
    return VERBS[verb].carry_out(play, position, doing, filled)


def told(doing: Acting, done: Effect) -> Position:
    """Return the position after an effect, with that effect counted."""
    markers, idle = done.markers or doing.markers, doing.idle + (not done.counts)
    return done.position.mark(ACTING, str(replace(doing, effects=doing.effects + 1, markers=markers, idle=idle)))
