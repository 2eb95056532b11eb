"""One run of a scenario, whatever its game: what is given, the request made of it, and what came out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from fractions import Fraction
from typing import Any
from typing import ClassVar
from typing import NoReturn

import pytest

from ludex.kernel import games
from ludex.kernel import questions
from ludex.kernel.decisions import Decision
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.games import Problem
from ludex.kernel.position import Position
from ludex.kernel.questions import Answer
from ludex.kernel.questions import Request
from ludex.kernel.rulebook import Record
from ludex.kernel.rulebook import recording
from ludex.kernel.run import own
from ludex.kernel.words import Words

WORD = re.compile(r"[\w-]+")


@dataclass
class Run:
    """What the steps of a scenario gather and find; each game has its own, named in `of`.

    `sections` records what was entered by setting up and asking, not by what the scenario asserts.
    """

    of: ClassVar[str]

    setup: str | None = None
    lines: dict[str, str] = field(default_factory=dict)
    params: dict[str, str] = field(default_factory=dict)
    dice: list[str] | None = None
    choices: dict[str, str] = field(default_factory=dict)
    policies: dict[str, str] = field(default_factory=dict)
    readings: dict[str, str] = field(default_factory=dict)
    sections: Record = field(default_factory=dict)
    start: Position | None = None
    asked: dict[str, str] = field(default_factory=dict)
    wrong: Wrong | None = None
    answer: Answer | None = None
    problems: list[Problem] | None = None

    @property
    def game(self) -> Game:
        """The game, loaded when it is first needed."""
        return games.load(self.of)

    def line(self, name: str, rest: str) -> None:
        """Give one line of the position; it takes the place of the set-up's."""
        if name in self.lines:
            fail(f"the position gives {name!r} twice")
        self.lines[name] = rest

    def position(self) -> Position | None:
        """Return the position that is given, None where there is none; own lines replace the set-up's."""
        lines: dict[str, str] = {}
        if self.setup is not None:
            with recording() as record:
                position = self.game.setup(self.setup)
            self.sections |= record
            if not self.lines:
                return position
            lines = self.shown(position)
        lines |= self.lines
        return self.read(" | ".join(f"{name}: {rest}" for name, rest in lines.items())) if lines else None

    def read(self, text: str, part: str | None = None) -> Position:
        """Return the position that a text describes; the scenario fails, naming its part, where it cannot be read."""
        try:
            return self.game.read(text)
        except Wrong as wrong:
            fail(f"{part or text!r} cannot be read: {self.told(wrong)}")

    def shown(self, position: Position) -> dict[str, str]:
        """Return the lines of a position as text, by name."""
        return dict(split(line) for line in self.game.show(position).splitlines() if line.strip())

    def begin(self) -> None:
        """Take what is given as the start; the scenario fails where it has begun already."""
        if self.answer is not None or self.wrong is not None or self.problems is not None:
            fail("a scenario asks one thing")
        self.start = self.position()

    def ask(self, question: str, params: Mapping[str, str]) -> None:
        """Ask a question of what is given; a request that cannot be answered is kept in `wrong`."""
        self.begin()
        self.asked = self.params | dict(params)
        request = Request(
            question,
            self.asked,
            self.start,
            dice=self.dice,
            choices=self.choices,
            policies=self.policies,
            readings=self.readings,
        )
        with recording() as record:
            try:
                self.answer = questions.ask(self.game, request)
            except Wrong as wrong:
                self.wrong = wrong
        self.sections |= record

    def check(self) -> None:
        """Check what is given; the sections of what is found count as entered."""
        self.begin()
        if self.start is None:
            fail("there is no position to check")
        with recording() as record:
            self.problems = self.game.check(self.start)
        self.sections |= record
        self.sections |= dict.fromkeys(problem.section for problem in self.problems)

    def broken(self) -> list[str]:
        """Return the sections that the position breaks; mere remarks are left out."""
        if self.problems is None:
            fail("the position was not checked")
        return [problem.section for problem in self.problems if not problem.remark]

    def answered(self) -> Answer:
        """Return the answer; the scenario fails where there is none."""
        if self.wrong is not None:
            fail(f"the request is wrong: {self.told(self.wrong)}")
        if self.answer is None:
            fail("nothing was asked")
        return self.answer

    def ended(self) -> tuple[Position, Position]:
        """Return the position before and after; the scenario fails where there is not one certain end."""
        answer = self.settled()
        if answer.end is None and answer.reasons:
            fail(f"it is refused by {self.refused()}")
        if answer.end is None:
            fail(f"{len(answer.distribution)} outcomes are possible: the end is not certain; give the dice")
        if self.start is None:
            fail("no position was given")
        return self.start, answer.end

    def settled(self) -> Answer:
        """Return the answer; the scenario fails where a choice is left open."""
        answer = self.answered()
        if answer.pending is not None:
            fail(f"the choice {answer.pending.name!r} is open: {', '.join(answer.pending.options)}")
        return answer

    def decision(self) -> Decision:
        """Return the choice that is open; the scenario fails where there is none."""
        pending = self.answered().pending
        if pending is None:
            fail("no choice is open")
        return pending

    def fact(self, name: str) -> Any:
        """Return a fact of the answer; the scenario fails where there is none, or where it is not certain."""
        answer = self.settled()
        if answer.distribution:
            values = self.values(name)
            if len(values) > 1:
                chances = ", ".join(f"{text(value)}: {p}" for value, p in values.items())
                fail(f"the fact {name!r} is not certain ({chances}); give the dice")
            return next(iter(values))
        if name not in answer.facts:
            fail(f"there is no fact {name!r}" + self._instead(answer.facts))
        return answer.facts[name]

    def values(self, name: str) -> dict[Any, Fraction]:
        """Return the distribution of a fact; the scenario fails where there is none."""
        answer = self.settled()
        if not answer.distribution:
            fail("the answer is no distribution: leave out the dice")
        if name not in answer.distribution[0][0]:
            fail(f"there is no fact {name!r}" + self._instead(answer.distribution[0][0]))
        return own(answer.distribution, name)

    def _instead(self, facts: Mapping[str, Any]) -> str:
        reasons = self.refused()
        return f"; it is refused by {reasons}" if reasons else f"; there are {', '.join(facts) or 'none'}"

    def refused(self) -> str:
        """Return the sections and messages of the reasons for a refusal, as text."""
        return ", ".join(f"{reason.section} {reason.message}" for reason in self.answered().reasons)

    def pictured(self) -> dict[str, Any]:
        """Return the position at the start, that at the end where it is another, and the spaces that the scenario is about.

        Without a set-up all spaces are, and none are named. Positions are texts; what there is not is left out.
        """
        if self.start is None:
            return {}
        end = None if self.answer is None else self.answer.end
        found: dict[str, Any] = {"before": self.game.show(self.start)}
        if end is None or not same_board(self.start, end):
            end = self.start
        if end != self.start:
            found["after"] = self.game.show(end)
        if self.setup is not None and (spaces := self.concerned(end)):
            found["spaces"] = spaces
        return found

    def concerned(self, end: Position) -> list[str]:
        """Return the spaces that a scenario gives, asks about or changes; where it names pieces, those where they stand."""
        if self.game.look is None or self.start is None:
            return []
        before, after = self.game.look(self.start), self.game.look(end)
        named = {*self.lines, *WORD.findall(" ".join((*self.asked.values(), *self.choices.values())))}
        found = []
        for name, seen in before.items():
            here = {stand.short.partition(" ")[0] for stand in seen.stands}
            if name and (name in named or here & named or seen != after.get(name)):
                found.append(name)
        return found

    def told(self, wrong: Wrong) -> str:
        """Return in words what is wrong with a request."""
        return Words(wrong.game or self.of, "en").message(wrong.message, wrong.facts)


def fail(message: str) -> NoReturn:
    """Fail the scenario, saying why."""
    __tracebackhide__ = True
    pytest.fail(message, pytrace=False)


def equal(what: str, expected: object, actual: object) -> None:
    """Fail the scenario where something is not what it should be."""
    __tracebackhide__ = True
    if expected != actual:
        fail(f"{what}: expected {expected}, got {actual}")


def same_board(start: Position, end: Position) -> bool:
    """Tell whether a question ends with the board that it began with, and not with marks of its own, such as points rolled."""
    return bool(start.marks.keys() & end.marks.keys() or set(start.places) & set(end.places))


def split(line: str) -> tuple[str, str]:
    """Return the name and the rest of one line of a position."""
    name, colon, rest = line.partition(":")
    if not colon:
        fail(f"{line!r} is no line of a position")
    return name.strip(), rest.strip()


def parts(text: str) -> list[tuple[str, str]]:
    """Return the names and the rests of the lines of a position that stand between ` | `."""
    return [split(part) for part in text.split("|") if part.strip()]


def text(value: object) -> str:
    """Return a value as scenarios write it: `true`, `null`, `1/2`, an id, a list `a, b`."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, frozenset):
        return text(sorted(value))
    if isinstance(value, tuple | list):
        return ", ".join(map(text, value)) or "none"
    return str(value)
