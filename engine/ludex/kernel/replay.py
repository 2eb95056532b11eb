"""Carrying out a game stage by stage from the steps of its record, up to the next thing that somebody must decide or roll."""

from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from hashlib import sha256
from typing import Any

from ludex.kernel.chance import Path
from ludex.kernel.chance import possible
from ludex.kernel.chance import Request
from ludex.kernel.chance import several
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Pending
from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.play import Note
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.record_file import Choice
from ludex.kernel.record_file import Step
from ludex.kernel.rulebook import recording
from ludex.kernel.rulings import Readings

HAPPENED, GAP, DOUBT = "happened", "gap", "doubt"


class Owing(Exception):
    """A roll that nobody has made yet; it carries what is to be rolled."""

    def __init__(self, request: Request) -> None:
        super().__init__(request.name)
        self.request = request


@dataclass(frozen=True, slots=True)
class Said:
    """A note of the replay, with the turn that it belongs to, and whether it tells of a gap or a doubt."""

    turn: str | None
    kind: str
    note: Note


@dataclass(frozen=True, slots=True)
class Prompt:
    """Where a game stands: the decision or the roll that it waits for, neither where it is over.

    `step` is the number that the answer will have; `sections` are those entered in the stage that waits, `said` its notes.
    """

    turn: str | None
    step: int
    decision: Decision | None = None
    request: Request | None = None
    sections: tuple[str, ...] = ()
    said: tuple[Said, ...] = ()

    @property
    def over(self) -> bool:
        """Tell whether nothing more is to be decided or rolled."""
        return self.decision is None and self.request is None

    @property
    def name(self) -> str | None:
        """The name of the decision or roll."""
        if self.decision is not None:
            return self.decision.name
        return None if self.request is None else self.request.name


@dataclass(frozen=True, slots=True)
class Standing:
    """A point between two stages: the position, its turn, how many steps lead to it, the notes since the replay began."""

    position: Position
    turn: str | None
    used: int
    said: tuple[Said, ...] = ()


class Steps(Decider):
    """Chance and decisions that take the steps of a record one after the other, and stop where these run out."""

    def __init__(self, game: Game, steps: Sequence[Step], used: int, lines: Sequence[int], file: str) -> None:
        super().__init__({}, {}, game.policies, game.default_policy)
        self.steps = steps
        self.used = used
        self.lines = lines
        self.file = file

    def answer(self, decision: Decision, path: Path | None) -> str:  # noqa: ARG002 - no path: nothing forks in play
        """Return the option of the next step; the only option is no decision and takes no step."""
        if len(decision.options) == 1:
            return next(iter(decision.options))
        step = self._next(decision.name, Choice)
        if step is None:
            raise Pending(decision)
        if step.value not in decision.options:
            raise self.misfit("record-illegal", value=step.value, name=decision.name, options=listed(decision.options))
        return step.value

    def resolve(self, request: Request, /) -> tuple[Any, str | None]:
        """Return the result of the next step; the only possible result takes no step."""
        if len(request.weights) == 1:
            return next(iter(request.weights)), None
        step = self._next(request.name, None)
        if step is None:
            raise Owing(request)
        try:
            return request.read(step.value)
        except ValueError:
            raise self.misfit("record-illegal", value=step.value, name=request.name, options=possible(request)) from None

    def misfit(self, message: str, **facts: Any) -> Wrong:
        """Return what is wrong with the step taken last, with the line on which it stands."""
        line = self.lines[self.used - 1] if self.used <= len(self.lines) else len(self.lines) + 1
        return Wrong(message, file=self.file, line=line, **facts)

    def _next(self, name: str, form: type[Choice] | None) -> Step | None:
        if self.used >= len(self.steps):
            return None
        step = self.steps[self.used]
        self.used += 1
        found = step.decision if isinstance(step, Choice) else step.chance
        if found != name or isinstance(step, Choice) != (form is Choice):
            raise self.misfit("record-unasked", name=found, asked=name)
        return step


@dataclass(frozen=True, slots=True)
class Replay:
    """What a game is replayed with: its rules, the readings in force, and the name of the record for what is wrong in it."""

    game: Game
    readings: Readings
    file: str

    def stage(self, at: Standing, steps: Sequence[Step], lines: Sequence[int]) -> Standing | Prompt:
        """Carry out one stage: return where it ends, or what it waits for.

        Raises Wrong for a step that is not what the rules ask for.
        """
        assert self.game.advance is not None
        if self.game.over is not None and self.game.over(at.position):
            return self._end(at, steps, lines)
        feed = Steps(self.game, steps, at.used, lines, self.file)
        play = Play(feed, feed, self.readings)
        waiting: Decision | Request | None = None
        position = at.position
        with recording() as sections:
            try:
                position = self.game.advance(play, at.position)
            except Pending as pending:
                waiting = pending.decision
            except Owing as owing:
                waiting = owing.request
            except Wrong as wrong:
                wrong.game = wrong.game or self.game.id
                raise
        said = tuple(_said(at.turn, play))
        if isinstance(waiting, Decision):
            return Prompt(at.turn, feed.used + 1, decision=waiting, sections=tuple(sections), said=said)
        if isinstance(waiting, Request):
            return Prompt(at.turn, feed.used + 1, request=waiting, sections=tuple(sections), said=said)
        if position == at.position and feed.used == at.used:
            return self._end(at, steps, lines)  # nothing happens any more, whatever the rules call it
        return Standing(position, turn_of(self.game, position), feed.used, at.said + said)

    def turn(self, turn: str | None, at: Standing, steps: Sequence[Step], lines: Sequence[int]) -> list[Said]:
        """Return the notes of one turn, replayed from a point that does not lie after it."""
        reached = at.turn == turn
        while True:
            following = self.stage(at, steps, lines)
            if isinstance(following, Prompt):
                return [one for one in (*at.said, *following.said) if one.turn == turn]
            if reached and following.turn != turn:
                return [one for one in following.said if one.turn == turn]
            at, reached = following, following.turn == turn

    def _end(self, at: Standing, steps: Sequence[Step], lines: Sequence[int]) -> Prompt:
        if at.used < len(steps):
            raise Wrong("record-left", file=self.file, line=lines[at.used])
        return Prompt(at.turn, at.used + 1)


def turn_of(game: Game, position: Position) -> str | None:
    """Return the label of the turn in which a position stands, None where the game has none."""
    return None if game.turn is None else game.turn(position)


def _said(turn: str | None, play: Play) -> list[Said]:
    found = [Said(turn, HAPPENED, note) for note in play.log]
    found += [Said(turn, GAP, note) for note in play.gaps]
    return found + [Said(turn, DOUBT, note) for note in play.doubts]


def draw(request: Request, seed: int, step: int) -> str:
    """Return a result of a request as text, drawn from the seed and the number of the step: always the same one.

    Dice are thrown one by one; of anything else the text of a result is taken as its item. A hash is drawn from, since it
    gives the same on every machine and under every version of the language.
    """
    if request.dice is not None:
        number, sides = request.dice
        return "+".join(str(1 + _random(sides, seed, step, request.name, die)) for die in range(number))
    at = _random(sum(request.weights.values()), seed, step, request.name, 0)
    for result, weight in request.weights.items():
        if at < weight:
            return str(result)
        at -= weight
    raise AssertionError(request)


def _random(below: int, *about: object) -> int:
    return int.from_bytes(sha256("/".join(map(str, about)).encode()).digest()) % below


def check(request: Request, value: str) -> str:
    """Return the text of a roll as it is recorded; raises Wrong for an impossible one, with what is possible."""
    text = value.strip()
    try:
        request.read(text)
    except ValueError:
        message = "roll-impossible-dice" if several(request) else "roll-impossible"
        raise Wrong(message, name=request.name, value=value, what=request.what, options=possible(request)) from None
    return text


def policy_choice(game: Game, decision: Decision, policies: Mapping[str, str]) -> Choice | None:
    """Return what the Faction's policy answers, None where a person decides for it."""
    name = policies.get(str(decision.faction))
    policy = None if name is None else game.policies[name]
    if policy is None:
        return None
    return replace(chosen(decision, policy(decision)), policy=name)


def chosen(decision: Decision, value: str) -> Choice:
    """Return an answer as it is recorded; raises Wrong for one that is not legal, with those that are."""
    return Choice(decision.name, str(decision.faction), decision.legal(value))
