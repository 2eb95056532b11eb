"""The whole state of a game: an immutable, hashable value of counted pieces, marks and tracks."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from enum import StrEnum
from typing import NamedTuple

Place = str
Mark = str | int
Counts = Mapping["Piece", int]


class Piece(NamedTuple):
    """A sort of piece: its kind, the Faction that it serves where that is not its own, and whether it carries something."""

    kind: StrEnum
    service: StrEnum | None = None
    laden: bool = False


@dataclass(frozen=True)
class Stock:
    """What a game is made of: kinds of piece with a fixed number, boxes that never run out, and the limits of tracks."""

    finite: Mapping[StrEnum, int] = field(default_factory=dict)
    sources: frozenset[Place] = frozenset()
    tracks: Mapping[str, tuple[int, int]] = field(default_factory=dict)


class Position:
    """Counts of pieces by place, with marks by name; every change makes a new position.

    Equal positions have equal hashes however they came about. Only `move`, `mark` and `set_track` make another.
    """

    __slots__ = ("_counts", "_hash", "_marks", "stock")

    def __init__(
        self, stock: Stock, counts: Mapping[Place, Counts] | None = None, marks: Mapping[str, Mark] | None = None
    ) -> None:
        self.stock = stock
        self._counts = {place: kept for place, row in (counts or {}).items() if (kept := {p: n for p, n in row.items() if n})}
        self._marks = dict(marks or {})
        self._hash = 0
        for place, row in self._counts.items():
            for piece, number in row.items():
                self._hash ^= hash((place, piece, number))
        for item in self._marks.items():
            self._hash ^= hash(item)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._hash == other._hash and self._counts == other._counts and self._marks == other._marks

    def __repr__(self) -> str:
        return f"Position({self._counts!r}, {self._marks!r})"

    @property
    def places(self) -> Iterable[Place]:
        """All places that hold a piece."""
        return self._counts.keys()

    @property
    def marks(self) -> Mapping[str, Mark]:
        """All marks and tracks by name; not to be changed."""
        return self._marks

    def at(self, place: Place) -> Counts:
        """Return the pieces at a place; not to be changed."""
        return self._counts.get(place, {})

    def count(self, place: Place, piece: Piece) -> int:
        """Return how many of this sort of piece stand at the place."""
        return self._counts.get(place, {}).get(piece, 0)

    def total(self, kind: StrEnum) -> int:
        """Return how many pieces of this kind there are anywhere, whatever they serve or carry."""
        return sum(n for row in self._counts.values() for piece, n in row.items() if piece.kind == kind)

    def everywhere(self) -> Iterator[tuple[Place, Piece, int]]:
        """Yield each place, sort of piece and number."""
        for place, row in self._counts.items():
            for piece, number in row.items():
                yield place, piece, number

    def move(self, piece: Piece, number: int, origin: Place, target: Place, becomes: Piece | None = None) -> "Position":
        """Return the position with pieces moved from one place to another, changed to `becomes` where that is given.

        Raises ValueError for a negative number, for more pieces than the origin has (sources never run out), and for a
        finite kind that would become another kind.
        """
        becomes = becomes or piece
        if number < 0:
            raise ValueError(f"cannot move {number} pieces")
        if becomes.kind != piece.kind:
            raise ValueError(f"{piece.kind} cannot become {becomes.kind}")
        if number == 0 or (origin == target and becomes == piece):
            return self
        counts = dict(self._counts)
        new = self._copy(counts, self._marks)
        if number > self.count(origin, piece) and origin not in self.stock.sources:
            raise ValueError(f"{origin} has {self.count(origin, piece)} of {piece}, not {number}")
        new._put(counts, origin, piece, -number)
        new._put(counts, target, becomes, number)
        return new

    def mark(self, name: str, value: Mark | None) -> "Position":
        """Return the position with a mark set, or taken away where the value is None."""
        old = self._marks.get(name)
        if old == value:
            return self
        marks = dict(self._marks)
        new = self._copy(self._counts, marks)
        if old is not None:
            new._hash ^= hash((name, old))
            del marks[name]
        if value is not None:
            new._hash ^= hash((name, value))
            marks[name] = value
        return new

    def set_track(self, name: str, value: int) -> "Position":
        """Return the position with a track at this value; raises ValueError outside the limits of the track."""
        least, most = self.stock.tracks[name]
        if not least <= value <= most:
            raise ValueError(f"{name} runs from {least} to {most}, not {value}")
        return self.mark(name, value)

    def track(self, name: str) -> int | None:
        """Return the value of a track, None where it was not given."""
        value = self._marks.get(name)
        return value if isinstance(value, int) else None

    def _copy(self, counts: dict[Place, dict[Piece, int]], marks: dict[str, Mark]) -> "Position":
        new = object.__new__(Position)
        new.stock = self.stock
        new._counts = counts
        new._marks = marks
        new._hash = self._hash
        return new

    def _put(self, counts: dict[Place, dict[Piece, int]], place: Place, piece: Piece, number: int) -> None:
        row = dict(counts.get(place, ()))
        old = row.get(piece, 0)
        if old:
            self._hash ^= hash((place, piece, old))
        if old + number:
            row[piece] = old + number
            self._hash ^= hash((place, piece, old + number))
        else:
            row.pop(piece, None)
        if row:
            counts[place] = row
        else:
            counts.pop(place, None)
