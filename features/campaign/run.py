"""One run of a scenario of the campaign: that of every game, and whole steps of a turn played from the position."""

from dataclasses import dataclass

from features.run import fail
from features.run import Run
from features.run import split
from ludex.campaign.turn import play_step
from ludex.kernel.chance import Fork
from ludex.kernel.chance import Path
from ludex.kernel.chance import Scripted
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Pending
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Answer
from ludex.kernel.rulebook import recording
from ludex.kernel.rulings import Readings
from ludex.kernel.run import Step

ASK = "ask"  # choices that are not given stay open
STEPS = ("0.1", *map(str, range(1, 10)))
PROGRESS = ("moved", "marched", "acted")  # how far a step has come: told of an army only where a scenario names it


@dataclass
class CampaignRun(Run):
    """What the steps of a scenario of the campaign gather and find."""

    of = "campaign"

    def play(self, step: str) -> None:
        """Play a step of the turn for all players; what cannot be played is kept in `wrong`, an open choice in the answer."""
        self.begin()
        if step not in STEPS:
            fail(f"{step} is no step of a turn; those are {', '.join(STEPS)}")
        if self.start is None:
            fail("there is no position to play from")
        dice = None if self.dice is None else Scripted(self.dice)
        decider = Decider(self.choices, {}, {ASK: None}, ASK)
        with recording() as record:
            try:
                play = Play(dice or Path(()), decider, Readings(self.of, self.readings))
                self.answer = played(play, self.start, step)
                if self.answer.pending is None:
                    decider.finish()
                    if dice is not None:
                        dice.finish()
            except Wrong as wrong:
                self.answer, self.wrong = None, wrong
        self.sections |= record

    def said(self, line: str) -> tuple[str, str | None]:
        """Return a line as the end position would write it, and what it says there instead, None where there is no such line.

        The game itself reads the line, in place of its own: the order of clauses and of lists is free where it is to the game.
        """
        name, rest = split(line)
        _, end = self.ended()
        lines = self.shown(end)
        given = self.read("\n".join(f"{key}: {value}" for key, value in (lines | {name: rest}).items()), line)
        if given.marks["map"] != end.marks["map"]:
            fail(f"{line!r} is of another map")
        wanted = self.shown(given)
        if name not in wanted:
            fail(f"no position has a line {line!r}")
        words = clauses(wanted[name])
        if name not in lines:
            return "; ".join(words), None
        return "; ".join(words), "; ".join(word for word in clauses(lines[name]) if word in words or word not in PROGRESS)


def played(play: Play, start: Position, step: str) -> Answer:
    """Return what a step of the turn came to: its end or the choice that is open, and its notes."""
    answer = Answer("campaign", f"step {step}", {})
    try:
        answer.end = play_step(play, start, step)
    except Pending as pending:
        answer.pending = pending.decision
    except Fork as fork:
        fail(f"{fork.subject.name} is rolled for: give the dice")
    answer.trace = [Step(note) for note in play.log]
    answer.gaps, answer.doubts = list(play.gaps), list(play.doubts)
    return answer


def clauses(rest: str) -> list[str]:
    """Return the clauses of a line; what is owed to an army is put in one order, since the game keeps that in which it came."""
    found = rest.split("; ")
    for place, clause in enumerate(found):
        word, _, items = clause.partition(" ")
        if word == "terms":
            found[place] = f"{word} {', '.join(sorted(items.split(', ')))}"
    return found
