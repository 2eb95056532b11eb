"""The record of a game: played step by step into a file; undo, replay, resume and report are operations on it."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from ludex.kernel import replay
from ludex.kernel import report as reports
from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.position import Position
from ludex.kernel.record_file import Choice
from ludex.kernel.record_file import Line
from ludex.kernel.record_file import Opening
from ludex.kernel.record_file import RecordFile
from ludex.kernel.record_file import Roll
from ludex.kernel.record_file import Snapshot
from ludex.kernel.record_file import Step
from ludex.kernel.record_file import Undo
from ludex.kernel.replay import Prompt
from ludex.kernel.replay import Said
from ludex.kernel.replay import Standing
from ludex.kernel.report import Report
from ludex.kernel.rulebook import unrecorded
from ludex.kernel.rulings import Readings
from ludex.kernel.words import Words


@dataclass(frozen=True, slots=True)
class Status:
    """How a game stands: what it is played with, how many steps count, what it waits for, the readings consulted so far."""

    opening: Opening
    steps: int
    prompt: Prompt
    consulted: Mapping[str, str]


class GameRecord:
    """One game and its record; made by `create` or `open`, and to be closed.

    Every step is on the disk before the next is asked for, and a step that is refused leaves the record as it was.
    `notices` are what the reader should know of the file: an unfinished line that was dropped, another edition.
    """

    def __init__(self, game: Game, file: RecordFile) -> None:
        if game.advance is None:
            raise Wrong("game-not-played", name=game.id)
        opening = file.lines[0]
        assert isinstance(opening, Opening)
        if opening.game != game.id:
            raise Wrong("record-other-game", file=file.name, other=opening.game, game=game.id)
        self.game = game
        self.opening = opening
        self.file = file
        self.steps: list[Step] = []
        self.notices: list[Wrong] = []
        self._lines: list[int] = []  # on which line each step stands
        self._snapshots: list[tuple[int, Snapshot]] = []  # each with the number of steps before it
        self._replay = replay.Replay(game, Readings(game.id, opening.readings), file.name)
        self._start = self._first()
        self._check_policies()
        for number, line in enumerate(file.lines[1:], start=2):
            self._count(line, number)
        if file.torn:
            self.notices.append(Wrong("record-torn", file=file.name, n=file.torn))
        if dict(opening.edition) != edition(game.id):
            self.notices.append(Wrong("record-edition", file=file.name))
        self._at = self._last_snapshot(len(self._snapshots))
        self._prompt: Prompt | None = None

    @classmethod
    def create(
        cls,
        game: Game,
        name: str | None,
        *,
        setup: str | None = None,
        position: Position | None = None,
        seed: int | None = None,
        readings: Mapping[str, str] | None = None,
        policies: Mapping[str, str] | None = None,
    ) -> Self:
        """Begin a game from a set-up or a position, in a new file or (None) in memory; without a seed one is drawn.

        Raises Wrong where the file exists, something given is unknown or the position is impossible; then no file is made.
        """
        if (setup is None) == (position is None):
            raise Wrong("play-start")
        if setup is not None:
            choose("setup-unknown", setup, game.setups, game=game.id)
        if seed is None:
            from secrets import randbits  # imported late: an opened game never needs it

            seed = randbits(32)
        if position is not None:
            _refuse_impossible(game, position)
        text = None if position is None else game.show(position)
        opening = Opening(game.id, seed, edition(game.id), setup, text, dict(readings or {}), dict(policies or {}))
        return cls._begin(game, name, opening)

    @classmethod
    def _begin(cls, game: Game, name: str | None, opening: Opening) -> Self:
        cls(game, RecordFile.create(None, opening))  # whatever is wrong is told before there is a file
        return cls(game, RecordFile.create(name, opening))

    @classmethod
    def open(cls, game: Game, name: str, writable: bool = True) -> Self:
        """Open a record to play on, or (not `writable`) to look at while another plays.

        Raises Wrong for a damaged line, which it names, and for a file that another program has open to be written.
        """
        file = RecordFile.open(name, writable)
        try:
            return cls(game, file)
        except BaseException:
            file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Give the file free."""
        self.file.close()

    def prompt(self) -> Prompt:
        """Return what the game waits for; what a policy decides is decided and recorded on the way."""
        while True:
            if self._prompt is None:
                self._note_turn()
                following = self._replay.stage(self._at, self.steps, self._lines)
                if isinstance(following, Standing):
                    self._at = following
                    continue
                self._prompt = following
            decision = self._prompt.decision
            choice = None if decision is None else replay.policy_choice(self.game, decision, self.opening.policies)
            if choice is None:
                return self._prompt
            self._take(choice)

    def position(self) -> Position:
        """Return the position in which the game waits: that of the decision, else that in which the stage began."""
        decision = self.prompt().decision
        return self._at.position if decision is None else decision.position

    def answer(self, name: str, value: str) -> Prompt:
        """Answer the decision that the game waits for; raises Wrong for another name or an illegal answer."""
        decision = self.prompt().decision
        if decision is None or decision.name != name:
            raise self._unasked(name)
        try:
            choice = replay.chosen(decision, value)
        except Wrong as wrong:
            wrong.game = wrong.game or self.game.id
            raise
        self._take(choice)
        return self.prompt()

    def roll(self, name: str, value: str | None = None) -> Prompt:
        """Give the result of the roll that the game waits for, or (None) draw it; raises Wrong for an impossible one."""
        prompt = self.prompt()
        request = prompt.request
        if request is None or request.name != name:
            raise self._unasked(name)
        text = replay.draw(request, self.opening.seed, prompt.step) if value is None else replay.check(request, value)
        self._take(Roll(name, text, drawn=value is None))
        return self.prompt()

    def undo(self, number: int = 1, drawn: bool = True) -> int:
        """Take back the last steps that people made, and return how many steps that were in all.

        What a policy decided after a step goes with it; so do drawn rolls where these are not to count (`drawn`).
        Raises Wrong where there are not so many.
        """
        with suppress(Exception):  # a record whose rules fail can still go back to before that
            self.prompt()
        made = [place for place, step in enumerate(self.steps) if _by_person(step, drawn)]
        if not 1 <= number <= len(made):
            raise Wrong("undo-none" if not made else "undo-many", n=len(made))
        gone = len(self.steps) - made[-number]
        self._undo(gone)
        return gone

    def replay(self, name: str | None) -> "GameRecord":
        """Play the whole record anew into another file, and return that one: it is the same, line by line.

        Raises Wrong with the first line that comes out otherwise; then the other file is not left behind.
        """
        self.prompt()
        copy = type(self)._begin(self.game, name, self.opening)
        try:
            copy._repeat(self.file)
        except BaseException:
            copy.close()
            if name is not None:
                Path(name).unlink()
            raise
        return copy

    def turns(self) -> tuple[str, ...]:
        """Return the labels of the turns so far."""
        labels = [self._start.turn, *(snapshot.snapshot for _, snapshot in self._snapshots)]
        return tuple(dict.fromkeys(label for label in labels if label is not None))

    def said(self) -> list[Said]:
        """Return all notes since the point where the replay began: the start of a turn, the present one or an earlier one."""
        prompt = self.prompt()
        return [*self._at.said, *prompt.said]

    def report(self, turn: str | None, lang: str) -> Report:
        """Return what happened in a turn, the present one where none is named; raises Wrong for an unknown one."""
        prompt = self.prompt()
        turns = self.turns()
        if turn is None or turn == prompt.turn:
            turn, said = prompt.turn, [one for one in self.said() if one.turn == prompt.turn]
        else:
            choose("turn-unknown", turn, turns)
            labels = [snapshot.snapshot for _, snapshot in self._snapshots]
            before = len(labels) - labels[::-1].index(turn) if turn in labels else 0
            said = self._replay.turn(turn, self._last_snapshot(before), self.steps, self._lines)
        present = prompt if turn == prompt.turn else None
        return reports.report(Words(self.game.id, lang), turn, turns, said, present)

    def status(self) -> Status:
        """Return how the game stands."""
        prompt = self.prompt()
        return Status(self.opening, len(self.steps), prompt, dict(self._replay.readings.used))

    def _take(self, step: Step) -> None:
        """Try a step, then write it: one that the rules refuse leaves no trace."""
        following = self._replay.stage(self._at, [*self.steps, step], self._lines)
        self.file.append(step)
        self._count(step, len(self.file.lines))
        self._prompt = following if isinstance(following, Prompt) else None
        if isinstance(following, Standing):
            self._at = following

    def _note_turn(self) -> None:
        """Write a snapshot where a turn has begun, unless the record has it already or goes on from here."""
        at = self._at
        last = self._snapshots[-1][1].snapshot if self._snapshots else self._start.turn
        if at.turn is None or at.turn == last or at.used < len(self.steps):
            return
        text = self.game.show(at.position)
        with suppress(Wrong, ValueError):
            if self.game.read(text) == at.position:
                self._write_snapshot(Snapshot(at.turn, text))
                return
        self._write_snapshot(Snapshot(at.turn))

    def _write_snapshot(self, snapshot: Snapshot) -> None:
        self.file.append(snapshot)
        self._count(snapshot, len(self.file.lines))

    def _undo(self, number: int) -> None:
        self.file.append(Undo(number))
        self._count(self.file.lines[-1], len(self.file.lines))
        self._at = self._last_snapshot(len(self._snapshots))
        self._prompt = None

    def _count(self, line: Line, number: int) -> None:
        """Take account of a line of the file."""
        if isinstance(line, Undo):
            if not 1 <= line.undo <= len(self.steps):
                raise Wrong("record-damaged", file=self.file.name, line=number)
            del self.steps[-line.undo :]
            del self._lines[-line.undo :]
            self._snapshots = [(used, snapshot) for used, snapshot in self._snapshots if used <= len(self.steps)]
        elif isinstance(line, Snapshot):
            self._snapshots.append((len(self.steps), line))
        elif isinstance(line, Choice | Roll):
            self.steps.append(line)
            self._lines.append(number)

    def _repeat(self, other: RecordFile) -> None:
        while (done := len(self.file.lines)) < len(other.lines):
            self.prompt()
            if len(self.file.lines) == done:
                self._do_again(other.lines[done], done + 1, other.name)
            made = self.file.lines[done:]
            for number, line in enumerate(made, start=done):
                if other.lines[number : number + 1] != [line]:
                    raise Wrong("record-differs", file=other.name, line=number + 1)

    def _do_again(self, line: Line, number: int, file: str) -> None:
        if isinstance(line, Choice) and line.policy is None:
            self.answer(line.decision, line.value)
        elif isinstance(line, Roll):
            self.roll(line.chance, None if line.drawn else line.value)
        elif isinstance(line, Undo):
            self._undo(line.undo)
        else:
            raise Wrong("record-differs", file=file, line=number)

    def _first(self) -> Standing:
        try:
            if self.opening.setup is not None:
                choose("setup-unknown", self.opening.setup, self.game.setups, game=self.game.id)
                position = self.game.setup(self.opening.setup)
            else:
                position = self.game.read(self.opening.position or "")
        except Wrong as wrong:
            wrong.game = wrong.game or self.game.id
            raise
        return Standing(position, replay.turn_of(self.game, position), 0)

    def _last_snapshot(self, before: int) -> Standing:
        """Return where the replay can begin: the last of the first so many snapshots that has a position."""
        for used, snapshot in reversed(self._snapshots[:before]):
            if snapshot.position is not None:
                position = self.game.read(snapshot.position)
                return Standing(position, replay.turn_of(self.game, position), used)
        return self._start

    def _check_policies(self) -> None:
        factions = [str(faction) for faction in self.game.factions(self._start.position)]
        for faction, policy in self.opening.policies.items():
            choose("faction-unknown", faction, factions)
            choose("policy-unknown", policy, self.game.policies)

    def _unasked(self, name: str) -> Wrong:
        asked = self.prompt().name
        return Wrong("play-over", name=name) if asked is None else Wrong("play-unasked", name=name, asked=asked)


def _refuse_impossible(game: Game, position: Position) -> None:
    with unrecorded():
        for problem in game.check(position):
            wrong = Wrong("position-impossible", section=problem.section, problem=problem)
            wrong.game = game.id
            raise wrong


def edition(game: str) -> dict[str, str]:
    """Return the printing and errata that the rules of a game follow."""
    found: Mapping[str, object] = sources.table(game, "game").get("edition", {})
    return {name: str(value) for name, value in found.items()}


def _by_person(step: Step, drawn: bool) -> bool:
    return step.policy is None if isinstance(step, Choice) else drawn or not step.drawn
