"""What a procedure is handed: chance, decisions, readings of disputed sections, and the log of what happened."""

from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from typing import Any
from typing import TypeVar

from ludex.kernel import chance as chances
from ludex.kernel.chance import Chance
from ludex.kernel.chance import Path
from ludex.kernel.chance import Request
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.position import Position
from ludex.kernel.rulings import Readings

T = TypeVar("T")


@dataclass(frozen=True)
class Note:
    """One cited step, kept as a message id and raw facts; its words are made when it is shown."""

    section: str
    message: str
    facts: tuple[tuple[str, Any], ...] = ()
    remark: bool = False  # how something is counted, not something that happens: it is told once


@dataclass
class Play:
    """One run of a procedure: where its chance, answers and readings come from, and what it noted."""

    chance: Chance
    decider: Decider
    readings: Readings
    log: list[Note] = field(default_factory=list)
    gaps: dict[Note, None] = field(default_factory=dict)
    doubts: dict[Note, None] = field(default_factory=dict)

    def note(self, section: str, message: str, **facts: Any) -> None:
        """Add a cited step to the log; the facts must be hashable."""
        self.log.append(Note(section, message, tuple(facts.items())))

    def remark(self, section: str, message: str, **facts: Any) -> None:
        """Add to the log how something is counted, once however often it comes up; the facts must be hashable."""
        note = Note(section, message, tuple(facts.items()), remark=True)
        if note not in self.log:
            self.log.append(note)

    def gap(self, section: str, message: str, **facts: Any) -> None:
        """Declare that the answer meets something that no source tells."""
        self.gaps[Note(section, message, tuple(facts.items()))] = None

    def doubt(self, section: str, message: str, **facts: Any) -> None:
        """Declare that the answer rests on a fact with a weak source."""
        self.doubts[Note(section, message, tuple(facts.items()))] = None

    def reading(self, ruling: str) -> str:
        """Return the reading in force of a disputed section."""
        return self.readings.of(ruling)

    def decide(
        self,
        name: str,
        faction: str,
        options: Mapping[str, T],
        position: Position,
        read: Callable[[str], str] = str.strip,
        **about: Any,
    ) -> T:
        """Return the option that the Faction takes of those that are legal; see `Decision`."""
        if not options:
            raise ValueError(f"{name} has no options")
        path = self.chance if isinstance(self.chance, Path) else None
        return options[self.decider.answer(Decision(name, faction, options, position, about, read), path)]

    def check(self, name: str, succeeds: range, sides: int = 6) -> tuple[bool, str | None]:
        """Throw one die; return whether it shows one of these faces, and the face where it is known."""
        result, text = self.ask(chances.check(name, sides, frozenset(succeeds) & frozenset(range(1, sides + 1))))
        return bool(result), text

    def total(self, name: str, number: int, sides: int) -> int:
        """Throw several dice and return their total."""
        return int(self.ask(chances.total(name, number, sides))[0])

    def count(self, name: str, number: int, sides: int, at_least: int) -> int:
        """Throw several dice and return how many show at least a number."""
        return int(self.ask(chances.count(name, number, sides, at_least))[0])

    def highest(self, name: str, number: int, sides: int) -> int:
        """Throw several dice and return the highest."""
        return int(self.ask(chances.highest(name, number, sides))[0])

    def lowest(self, name: str, number: int, sides: int) -> int:
        """Throw several dice and return the lowest."""
        return int(self.ask(chances.lowest(name, number, sides))[0])

    def pick(self, name: str, items: Mapping[T, int]) -> T:
        """Pick one of several items, each as likely as its number; a pile is drawn from so, a card at a time."""
        result: T = self.ask(chances.pick(name, items))[0]
        return result

    def ask(self, request: Request) -> tuple[Any, str | None]:
        """Return a result of the request, and the text of the dice where they are known."""
        return self.chance.resolve(request)
