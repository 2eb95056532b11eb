"""Running a procedure: once, or exactly over all outcomes, a stage at a time with equal positions merged."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from fractions import Fraction
from typing import Any
from typing import NamedTuple

from ludex.kernel.chance import Fork
from ludex.kernel.chance import Path
from ludex.kernel.decisions import Decision
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Note
from ludex.kernel.play import Play
from ludex.kernel.position import Position

Stage = Callable[[Play, Position], Position]
Facts = dict[str, Any]


@dataclass(frozen=True)
class Repeat:
    """A stage that is carried out again and again until `done` holds of the position.

    An exact run solves it as a chain of merged positions, so that it may also go on without a bound; it has no trace, and
    a free Faction has no choice in it.
    """

    stage: Stage
    done: Callable[[Position], bool]


@dataclass(frozen=True)
class Procedure:
    """A rule as a sequence of stages, between which the position alone is passed, and its outcome as named facts."""

    stages: Sequence[Stage | Repeat]
    facts: Callable[[Position, Position], Facts]


@dataclass
class Branch:
    """A point in a stage where chance or a free choice forks."""

    ways: list[tuple[Any, Fraction | None, "Tree"]]
    decision: Decision | None = None


@dataclass
class Leaf:
    """The end of one path through a stage."""

    position: Position
    notes: tuple[Note, ...]


Tree = Branch | Leaf


@dataclass
class Exact:
    """The outcome of an exact run: end positions with their probabilities, what each path of each stage notes with its own."""

    ends: list[tuple[Position, Fraction]]
    paths: dict[tuple[int, tuple[Note, ...]], Fraction] = field(default_factory=dict)  # by number of the stage
    taken: dict[str, str] = field(default_factory=dict)  # decisions of the free Faction, where they were always alike
    states: int = 0


class Step(NamedTuple):
    """One entry of a trace: a note and, where its stage goes one way or another, which way that is and how likely.

    `stage` numbers the stages that go several ways and `branch` the ways of one stage, both from 1; a way's notes stand
    together and in order. What is certain has only the note.
    """

    note: Note
    p: Fraction | None = None
    stage: int | None = None
    branch: int | None = None


PlayOf = Callable[[Path], Play]
LIMIT = 20_000  # paths replayed in one run, at the most; of the dearest Battles so many take some 12 seconds


def once(procedure: Procedure, position: Position, play: Play) -> Position:
    """Carry the procedure out once and return where it ends; raises Pending at a decision that nobody answers."""
    for stage in procedure.stages:
        if isinstance(stage, Repeat):
            while not stage.done(position):
                position = stage.stage(play, position)
        else:
            position = stage(play, position)
    return position


def expand(
    stage: Stage,
    position: Position,
    play_of: PlayOf,
    taken: tuple[Any, ...] = (),
    forked: Callable[[Fork], None] = lambda _: None,
) -> Tree:
    """Return the tree of all paths through one stage, by replaying it along each; `forked` is told of every fork."""
    play = play_of(Path(taken))
    try:
        end = stage(play, position)
    except Fork as fork:
        forked(fork)
        ways = [(way, p, expand(stage, position, play_of, (*taken, way), forked)) for way, p in fork.branches]
        return Branch(ways, fork.subject if isinstance(fork.subject, Decision) else None)
    return Leaf(end, tuple(play.log))


class Runner:
    """One exact run of a procedure.

    `limit` bounds the number of positions met and `LIMIT` that of paths replayed; above either the run is refused with the
    name of the choice that opened the most ways, if one is free.
    `merge` may be turned off to check that merging changes nothing. `best` is what a free Faction maximises: a function
    of the facts.
    """

    def __init__(
        self,
        procedure: Procedure,
        start: Position,
        play_of: PlayOf,
        limit: int = LIMIT,
        merge: bool = True,
        best: Callable[[Facts], Fraction] | None = None,
    ) -> None:
        self.procedure = procedure
        self.start = start
        self._play_of = play_of
        self.limit = limit
        self.replays = 0
        self.merge = merge
        self.best = best
        self.trees: dict[tuple[int, Position], Tree] = {}
        self.values: dict[tuple[int, Position], Fraction] = {}
        self.met = 0
        self.choices: dict[str, int] = {}  # of the free Faction, with the number of ways that each opened

    def run(self) -> Exact:
        """Return the exact outcome; raises Wrong above the limit, Pending at a decision that nobody answers."""
        outcome = Exact([])
        layer: list[tuple[Position, Fraction]] = [(self.start, Fraction(1))]
        for number, stage in enumerate(self.procedure.stages):
            if isinstance(stage, Repeat):
                layer = self._repeated(number, stage, layer, outcome)
                continue
            following: dict[Position, Fraction] = {}
            unmerged: list[tuple[Position, Fraction]] = []
            for position, p in layer:
                for leaf, chance in self._leaves(self._tree(number, position), p, number, outcome):
                    if self.merge:
                        following[leaf.position] = following.get(leaf.position, Fraction(0)) + chance
                    else:
                        unmerged.append((leaf.position, chance))
                    path = (number, leaf.notes)
                    outcome.paths[path] = outcome.paths.get(path, Fraction(0)) + chance
            layer = list(following.items()) if self.merge else unmerged
        outcome.ends = layer
        outcome.states = self.met
        return outcome

    def _repeated(
        self, number: int, repeat: Repeat, layer: list[tuple[Position, Fraction]], outcome: Exact
    ) -> list[tuple[Position, Fraction]]:
        """Return where a repeated stage ends, by taking out of its chain one position after another in which it goes on."""
        ways: dict[Position, dict[Position, Fraction]] = {}
        waiting = [position for position, _ in layer]
        while waiting:
            position = waiting.pop()
            if position not in ways and not repeat.done(position):
                found: dict[Position, Fraction] = {}
                for leaf, p in self._leaves(self._tree(number, position), Fraction(1), number, outcome):
                    found[leaf.position] = found.get(leaf.position, Fraction(0)) + p
                ways[position] = found
                waiting += found
        reached = dict(layer)
        while ways:
            position, onward = ways.popitem()
            again = onward.pop(position, Fraction(0))
            if again == 1:
                raise ValueError("a repeated stage never ends")
            onward = {other: p / (1 - again) for other, p in onward.items()}
            for before in (reached, *ways.values()):
                p = before.pop(position, Fraction(0))
                if p:
                    for other, chance in onward.items():
                        before[other] = before.get(other, Fraction(0)) + p * chance
        return list(reached.items())

    def play_of(self, path: Path) -> Play:
        """Return a play along a path, counted against the limit."""
        self.replays += 1
        self._check(self.replays, LIMIT)
        return self._play_of(path)

    def _check(self, met: int, limit: int) -> None:
        if met <= limit:
            return
        if not self.choices:
            raise Wrong("too-many-states-thrown", limit=limit)
        raise Wrong("too-many-states", limit=limit, name=max(self.choices, key=lambda name: self.choices[name]))

    def _tree(self, number: int, position: Position) -> Tree:
        key = (number, position)
        if key not in self.trees:
            self.met += 1
            self._check(self.met, self.limit)
            stage = self.procedure.stages[number]
            alone = stage.stage if isinstance(stage, Repeat) else stage
            self.trees[key] = expand(alone, position, self.play_of, forked=self._forked)
        return self.trees[key]

    def _forked(self, fork: Fork) -> None:
        if isinstance(fork.subject, Decision):
            self.choices[fork.subject.name] = self.choices.get(fork.subject.name, 0) + len(fork.branches)

    def _leaves(self, tree: Tree, p: Fraction, number: int, outcome: Exact) -> Iterator[tuple[Leaf, Fraction]]:
        if isinstance(tree, Leaf):
            yield tree, p
            return
        if tree.decision is not None:
            option, _, below = max(tree.ways, key=lambda way: self._value_of(way[2], number))
            before = outcome.taken.get(tree.decision.name, option)
            outcome.taken[tree.decision.name] = option if before == option else "*"
            yield from self._leaves(below, p, number, outcome)
            return
        for _, chance, below in tree.ways:
            yield from self._leaves(below, p * (chance or 0), number, outcome)

    def _value_of(self, tree: Tree, number: int) -> Fraction:
        if isinstance(tree, Leaf):
            return self._value(number + 1, tree.position)
        if tree.decision is not None:
            return max(self._value_of(below, number) for _, _, below in tree.ways)
        return sum(((p or 0) * self._value_of(below, number) for _, p, below in tree.ways), Fraction(0))

    def _value(self, number: int, position: Position) -> Fraction:
        key = (number, position)
        if key not in self.values:
            if number == len(self.procedure.stages):
                assert self.best is not None
                self.values[key] = self.best(self.procedure.facts(self.start, position))
            else:
                self.values[key] = self._value_of(self._tree(number, position), number)
        return self.values[key]


def trace(outcome: Exact) -> list[Step]:
    """Return what an exact run notes, stage by stage: the ways through a stage one after another, each with its notes."""
    steps: list[Step] = []
    remarks: set[Note] = set()
    fork, branch, last = 0, 0, None
    for (number, all_notes), p in outcome.paths.items():
        notes = [note for note in all_notes if note not in remarks]
        if p == 1:
            remarks |= {note for note in notes if note.remark}
            steps += map(Step, notes)
        elif notes:
            if number != last:
                fork, branch, last = fork + 1, 0, number
            branch += 1
            steps += (Step(note, p, fork, branch) for note in notes)
    return steps


def distribution(procedure: Procedure, start: Position, outcome: Exact) -> list[tuple[Facts, Fraction]]:
    """Return the joint distribution of the facts, equal outcomes merged, the likeliest first."""
    merged: dict[tuple[tuple[str, Any], ...], Fraction] = {}
    for position, p in outcome.ends:
        key = tuple(procedure.facts(start, position).items())
        merged[key] = merged.get(key, Fraction(0)) + p
    ordered = sorted(merged.items(), key=lambda item: (-item[1], str(item[0])))
    return [(dict(facts), p) for facts, p in ordered]


def own(distribution: Sequence[tuple[Facts, Fraction]], fact: str) -> dict[Any, Fraction]:
    """Return one fact's own distribution, by value."""
    values: dict[Any, Fraction] = {}
    for facts, p in distribution:
        values[facts[fact]] = values.get(facts[fact], Fraction(0)) + p
    return dict(sorted(values.items(), key=lambda item: _order(item[0])))


def _order(value: Any) -> tuple[bool, Any]:
    text = not isinstance(value, int | Fraction)
    return text, str(value) if text else value


def mean(values: Mapping[Any, Fraction]) -> Fraction:
    """Return the mean of a distribution of numbers; True counts 1."""
    return sum((Fraction(value) * p for value, p in values.items()), Fraction(0))


def variance(values: Mapping[Any, Fraction]) -> Fraction:
    """Return the variance of a distribution of numbers."""
    middle = mean(values)
    return sum(((Fraction(value) - middle) ** 2 * p for value, p in values.items()), Fraction(0))
