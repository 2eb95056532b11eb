"""Questions that a person asks of the rules, and their answers: one registry for every way of asking."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from dataclasses import field
from fractions import Fraction
from importlib import import_module
from typing import Any

from ludex.kernel import run
from ludex.kernel.chance import Chance
from ludex.kernel.chance import Path
from ludex.kernel.chance import Scripted
from ludex.kernel.chance import Seeded
from ludex.kernel.decisions import Assumed
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Pending
from ludex.kernel.errors import choose
from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.play import Note
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.rulebook import recording
from ludex.kernel.rulings import Readings


@dataclass(frozen=True)
class Parameter:
    """One parameter of a question: its name, what reads its text into a value, and whether it must be given."""

    name: str
    read: Callable[[str], Any]
    required: bool = False


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: section, message, facts."""

    section: str
    message: str
    facts: tuple[tuple[str, Any], ...] = ()


def reason(section: str, message: str, **facts: Any) -> Reason:
    """Return a reason; the facts must be hashable."""
    return Reason(section, message, tuple(facts.items()))


def refuse(reasons: Sequence[Reason]) -> Wrong:
    """Return what refuses a request for these reasons, each told with its section."""
    return Wrong(
        "refused", reasons=tuple(Reason(why.section, "because", (("why", why), ("section", why.section))) for why in reasons)
    )


def refused_for(wrong: Wrong) -> list[Reason]:
    """Return the reasons for which a request was refused, none where it could not be read or the like."""
    return [dict(told.facts)["why"] for told in wrong.facts["reasons"]] if wrong.message == "refused" else []


@dataclass(frozen=True)
class Finding:
    """What a question found without a procedure to run: a verdict, a value, named facts, reasons for a refusal."""

    verdict: bool | None = None
    value: Any = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    reasons: Sequence[Reason] = ()


@dataclass(frozen=True)
class Case:
    """What a question found to be run: a procedure and the position that it starts from."""

    procedure: run.Procedure
    start: Position


@dataclass(frozen=True)
class Inquiry:
    """What a question is handed: the position where one was given, and a play for readings, notes and doubts."""

    game: Game
    position: Position | None
    play: Play

    def stated(self) -> Position:
        """Return the position; raises Wrong where none was given."""
        if self.position is None:
            raise Wrong("position-missing")
        return self.position


@dataclass(frozen=True)
class Question:
    """A question: its name, parameters, whether one space is enough, and the function that answers it."""

    name: str
    parameters: tuple[Parameter, ...]
    local: bool
    answer: Callable[..., Finding | Case]


def question(name: str, *parameters: Parameter, local: bool = True) -> Callable[[Callable[..., Finding | Case]], Question]:
    """Make a function a question; it takes an Inquiry and its parameters by name (None where not given)."""

    def make(answer: Callable[..., Finding | Case]) -> Question:
        return Question(name, parameters, local, answer)

    return make


@dataclass(frozen=True)
class Request:
    """One asking of a question: parameters as text, the position, and where chance, choices and readings come from."""

    question: str
    params: Mapping[str, str] = field(default_factory=dict)
    position: Position | None = None
    dice: Sequence[str] | None = None
    seed: int | None = None
    choices: Mapping[str, str] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)
    best: tuple[str, str] | None = None  # Faction and fact; a fact that begins with `-` is made small
    readings: Mapping[str, str] = field(default_factory=dict)
    as_printed: bool = False
    merge: bool = True
    limit: int = run.LIMIT


@dataclass
class Answer:
    """A verdict, a value, facts or an exact distribution, with its trace and the sections it rests on."""

    game: str
    question: str
    params: Mapping[str, str]
    verdict: bool | None = None
    value: Any = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    distribution: list[tuple[run.Facts, Fraction]] = field(default_factory=list)
    reasons: Sequence[Reason] = ()
    trace: list[run.Step] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)
    rulings: Mapping[str, str] = field(default_factory=dict)
    assumed: list[Assumed] = field(default_factory=list)
    gaps: list[Note] = field(default_factory=list)
    doubts: list[Note] = field(default_factory=list)
    pending: Decision | None = None
    taken: Mapping[str, str] = field(default_factory=dict)
    end: Position | None = None


def find(game: Game, name: str) -> Question:
    """Return a question of a game by name; raises Wrong with the nearest names for an unknown one."""
    choose("question-unknown", name, game.questions, game=game.id)
    module, _, function = game.questions[name].partition(":")
    found: Question = getattr(import_module(module), function)
    return found


def ask(game: Game, request: Request) -> Answer:
    """Answer a question; raises Wrong for a request that cannot be answered as it stands."""
    try:
        return _ask(game, request)
    except Wrong as wrong:
        wrong.game = wrong.game or game.id
        raise


def _ask(game: Game, request: Request) -> Answer:
    asked = find(game, request.question)
    values = _values(asked, request)
    factions = {str(faction): faction for faction in game.factions(request.position)}
    policies = {}
    for faction, policy in request.policies.items():
        choose("faction-unknown", faction, factions)
        choose("policy-unknown", policy, game.policies)
        policies[factions[faction]] = policy
    if request.best is not None:
        choose("faction-unknown", request.best[0], factions)
        for option, given in (("--dice", request.dice), ("--seed", request.seed)):
            if given is not None:
                raise Wrong("options-clash", one="--best", other=option)
    free = factions[request.best[0]] if request.best else None
    readings = Readings(game.id, request.readings, request.as_printed)
    decider = Decider(request.choices, policies, game.policies, game.default_policy, free)
    scripted = Scripted(request.dice or ())
    chance: Chance = Seeded(request.seed) if request.seed is not None and request.dice is None else scripted
    play = Play(chance, decider, readings)
    answer = Answer(game.id, asked.name, dict(request.params))
    with ExitStack() as stack:
        record = stack.enter_context(recording())
        found = asked.answer(Inquiry(game, request.position, play), **values)
        if isinstance(found, Finding):
            if free is not None:
                raise Wrong("best-without-choices", question=asked.name)
            answer.verdict, answer.value = found.verdict, found.value
            answer.facts, answer.reasons = found.facts, found.reasons
            answer.trace = [run.Step(note) for note in play.log]
        elif request.dice is not None or request.seed is not None:
            _run_once(found, play, answer)
        else:
            _run_exact(found, play, request, answer, free is not None)
    if answer.pending is None and not answer.reasons:
        scripted.finish()
        if chance is scripted or isinstance(found, Finding):  # another seed may lead to a choice that this one does not
            decider.finish()
        if free is not None and free not in decider.choosers:
            raise Wrong("best-no-choice", faction=free, question=asked.name)
    answer.sections = list(record)
    answer.rulings = dict(readings.used)
    answer.assumed = [a for a in decider.assumed if a.decision != (answer.pending and answer.pending.name)]
    answer.gaps = list(play.gaps)
    answer.doubts = list(play.doubts)
    return answer


def _values(asked: Question, request: Request) -> dict[str, Any]:
    known = {parameter.name: parameter for parameter in asked.parameters}
    for name in request.params:
        if name not in known:
            raise Wrong("parameter-unknown", name=name, question=asked.name, nearest=nearest(name, known))
    for parameter in asked.parameters:
        if parameter.required and parameter.name not in request.params:
            raise Wrong("parameter-missing", name=parameter.name, question=asked.name)
    return {name: parameter.read(request.params[name]) if name in request.params else None for name, parameter in known.items()}


def _run_once(case: Case, play: Play, answer: Answer) -> None:
    try:
        answer.end = run.once(case.procedure, case.start, play)
        answer.facts = case.procedure.facts(case.start, answer.end)
    except Pending as pending:
        answer.pending = pending.decision
    answer.trace = [run.Step(note) for note in play.log]


def _run_exact(case: Case, play: Play, request: Request, answer: Answer, free: bool) -> None:
    opening = [run.Step(note) for note in play.log]

    def play_of(path: Path) -> Play:
        return Play(path, play.decider, play.readings, [], play.gaps, play.doubts)

    best = None
    if request.best is not None and free:
        fact, sign = request.best[1].removeprefix("-"), -1 if request.best[1].startswith("-") else 1
        facts = case.procedure.facts(case.start, case.start)
        numbers = [name for name, value in facts.items() if isinstance(value, int | Fraction)]
        choose("fact-unknown", fact, numbers, question=answer.question)

        def best(outcome: run.Facts) -> Fraction:
            return Fraction(outcome[fact]) * sign

    runner = run.Runner(case.procedure, case.start, play_of, request.limit, request.merge, best)
    try:
        outcome = runner.run()
    except Pending as pending:
        answer.pending = pending.decision
        answer.trace = opening
        return
    answer.distribution = run.distribution(case.procedure, case.start, outcome)
    if len(answer.distribution) == 1:
        answer.facts = answer.distribution[0][0]
    if len(outcome.ends) == 1:
        answer.end = outcome.ends[0][0]
    answer.taken = outcome.taken
    answer.trace = [*opening, *run.trace(outcome)]
