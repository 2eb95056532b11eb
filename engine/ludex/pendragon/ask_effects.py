"""The question `effects`: what stated effects of a Command, an Event or a Phase come to, and why one is not allowed."""

from dataclasses import replace

from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import refused_for
from ludex.kernel.run import Facts
from ludex.kernel.run import Procedure
from ludex.pendragon import parameters as read
from ludex.pendragon.acting import ACTING
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import acting
from ludex.pendragon.acting import PHASES
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.card_turn import Act
from ludex.pendragon.effects.pieces import barred_taken
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statements import carry_out
from ludex.pendragon.effects.statements import told
from ludex.pendragon.events import barred_without_effect
from ludex.pendragon.kinds import Faction
from ludex.pendragon.sequence import laid_down

NOTHING, FINISHED = "nothing", "done"


@question(
    "effects",
    Parameter("statements", str, required=True),
    Parameter("executing", read.faction),
    Parameter("as", read.one_of(*(act for act in Act if act != Act.PASS), *PHASES)),
)
def effects_of(inquiry: Inquiry, statements: str, executing: Faction | None, **what: str | None) -> Finding | Case:
    """What stated effects come to, one after the other, and why one of them is not allowed."""
    position = inquiry.stated()
    refuse_impossible(position)
    doing = Acting(executing, what["as"] or Act.EVENT)
    stated = [text.strip() for text in statements.split("|") if text.strip() not in ("", NOTHING)]

    def stage(play: Play, position: Position) -> Position:
        for text in stated:
            if text == FINISHED:
                allowed(barred_taken(position))
                continue
            now = acting(position) or doing
            done = carry_out(play, position, now, text)
            play.note(done.section, done.message, **dict(done.facts))
            position = told(now, done)
        return position

    start = position.mark(ACTING, str(doing))
    try:
        end = stage(replace(inquiry.play, log=[]), start)
        reasons = barred_without_effect(inquiry.play, acting(end) or doing)
    except Wrong as wrong:
        reasons = refused_for(wrong)
        if not reasons:
            raise
    return Finding(verdict=False, reasons=reasons) if reasons else Case(Procedure([stage], _facts), start)


def _facts(_: Position, end: Position) -> Facts:
    now = acting(end)
    assert now is not None
    ineligible, left = laid_down(end)
    return {"effects": now.effects, "made_ineligible": ineligible, "left_eligible": left}
