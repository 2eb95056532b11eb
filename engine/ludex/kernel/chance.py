"""Dice and draws: a procedure asks for what its rule needs, and one of three kinds of chance provides it."""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any
from typing import Protocol

from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong


@dataclass(frozen=True)
class Request:
    """What a rule needs of chance: the possible results with whole-number weights, and how a given item is read.

    `read` turns a scripted item (a face, a total, single dice `3+3+2`, an id) into a result and the text to show, or
    raises ValueError. `dice` says how many dice of how many sides are thrown, where it is dice.
    """

    name: str
    what: str
    weights: Mapping[Any, int]
    read: Callable[[str], tuple[Any, str]]
    dice: tuple[int, int] | None = None
    numbered: bool = False  # whether a number names an item, so that it cannot stand for a place in their list


def possible(request: Request) -> str:
    """Return what may be given for a request, in short: `2-12`, or the items; single dice may be given as well."""
    if request.dice is None:
        return listed(map(str, request.weights))
    number, sides = request.dice
    if number == 1:
        return f"1-{sides}"
    return f"{min(request.weights)}-{max(request.weights)}"


def several(request: Request) -> bool:
    """Tell whether several dice are thrown, which may be given one by one as well."""
    return request.dice is not None and request.dice[0] > 1


class Chance(Protocol):
    """Where results come from."""

    def resolve(self, request: Request, /) -> tuple[Any, str | None]:
        """Return a result of the request and, where single dice or an item are known, their text."""
        ...


class Scripted:
    """Chance that takes one given item a request, in order."""

    def __init__(self, items: Iterable[str]) -> None:
        self.items = [item.strip() for item in items]
        self.used = 0

    def resolve(self, request: Request, /) -> tuple[Any, str | None]:
        """Read the next item; raises Wrong where it is missing or impossible."""
        if self.used >= len(self.items):
            raise Wrong("dice-missing", name=request.name, what=request.what, used=self.used)
        item = self.items[self.used]
        self.used += 1
        try:
            return request.read(item)
        except ValueError:
            singly = Wrong("dice-singly") if several(request) else ""
            facts = {"name": request.name, "what": request.what, "options": possible(request), "singly": singly}
            raise Wrong("dice-impossible", item=item, place=self.used, **facts) from None

    def finish(self) -> None:
        """Raise Wrong where items are left over."""
        if left := self.items[self.used :]:
            raise Wrong("dice-left", items=", ".join(left), used=self.used)


class Seeded:
    """Chance drawn from a seed: the same seed gives the same results."""

    def __init__(self, seed: int | str) -> None:
        from random import Random  # imported late: it is slow to import, and most questions need none

        self.random = Random(seed)

    def resolve(self, request: Request, /) -> tuple[Any, str | None]:
        """Draw a result by its weight."""
        results = list(request.weights)
        return self.random.choices(results, [request.weights[r] for r in results])[0], None


class Fork(Exception):
    """Raised in an exact run where the path does not yet say which of several branches is taken."""

    def __init__(self, branches: Sequence[tuple[Any, Fraction | None]], subject: Any) -> None:
        super().__init__()
        self.branches = branches
        self.subject = subject


class Path:
    """Chance (and free choices) of one path through a stage in an exact run: a list of branches taken so far."""

    def __init__(self, taken: Sequence[Any]) -> None:
        self.taken = taken
        self.used = 0

    def resolve(self, request: Request, /) -> tuple[Any, str | None]:
        """Return the branch that the path takes; raises Fork at its end."""
        if len(request.weights) == 1:
            return next(iter(request.weights)), None
        if self.used < len(self.taken):
            self.used += 1
            return self.taken[self.used - 1], None
        total = sum(request.weights.values())
        raise Fork([(result, Fraction(weight, total)) for result, weight in request.weights.items()], request)


@cache
def sums(number: int, sides: int) -> Mapping[int, int]:
    """Return how many of all throws of `number` dice give each total."""
    weights = {0: 1}
    for _ in range(number):
        new: dict[int, int] = {}
        for total, weight in weights.items():
            for face in range(1, sides + 1):
                new[total + face] = new.get(total + face, 0) + weight
        weights = new
    return weights


def faces(item: str, number: int, sides: int) -> tuple[int, ...]:
    """Read single dice `3+3+2`; raises ValueError where they are too few, too many or impossible."""
    dice = tuple(whole(face) for face in item.split("+"))
    if len(dice) != number or not all(1 <= face <= sides for face in dice):
        raise ValueError(item)
    return dice


def whole(text: str) -> int:
    """Read a whole number written in plain digits; raises ValueError for anything else."""
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def check(name: str, sides: int, succeeds: frozenset[int]) -> Request:
    """Return the request for one die that succeeds on some faces; the result is a bool, the item a face."""

    def read(item: str) -> tuple[bool, str]:
        (face,) = faces(item, 1, sides)
        return face in succeeds, str(face)

    won = len(succeeds)
    weights = {result: weight for result, weight in ((True, won), (False, sides - won)) if weight}
    return Request(name, f"1D{sides}", weights, read, (1, sides))


def total(name: str, number: int, sides: int) -> Request:
    """Return the request for the total of several dice; the item is a total or single dice."""

    def read(item: str) -> tuple[int, str]:
        value = sum(faces(item, number, sides)) if "+" in item else whole(item)
        if value not in weights:
            raise ValueError(item)
        return value, item

    weights = sums(number, sides)
    return Request(name, f"{number}D{sides}", weights, read, (number, sides))


def count(name: str, number: int, sides: int, at_least: int) -> Request:
    """Return the request for how many of several dice show at least a number; the item is a count or single dice."""

    def read(item: str) -> tuple[int, str]:
        dice = "+" in item or number == 1
        value = sum(face >= at_least for face in faces(item, number, sides)) if dice else whole(item)
        if value not in weights:
            raise ValueError(item)
        return value, item

    hit = min(max(sides - at_least + 1, 0), sides)
    miss = sides - hit
    weights: dict[int, int] = {0: 1}
    for _ in range(number):
        new: dict[int, int] = {}
        for hits, weight in weights.items():
            for more, ways in ((0, miss), (1, hit)):
                if ways:
                    new[hits + more] = new.get(hits + more, 0) + weight * ways
        weights = new
    return Request(name, f"{number}D{sides}", weights, read, (number, sides))


def highest(name: str, number: int, sides: int) -> Request:
    """Return the request for the highest of several dice; the item is that face or single dice."""

    def read(item: str) -> tuple[int, str]:
        value = max(faces(item, number, sides)) if "+" in item else whole(item)
        if value not in weights:
            raise ValueError(item)
        return value, item

    weights = {face: face**number - (face - 1) ** number for face in range(1, sides + 1)}
    return Request(name, f"{number}D{sides}", weights, read, (number, sides))


def lowest(name: str, number: int, sides: int) -> Request:
    """Return the request for the lowest of several dice; the item is that face or single dice."""

    def read(item: str) -> tuple[int, str]:
        value = min(faces(item, number, sides)) if "+" in item else whole(item)
        if value not in weights:
            raise ValueError(item)
        return value, item

    weights = {face: (sides + 1 - face) ** number - (sides - face) ** number for face in range(1, sides + 1)}
    return Request(name, f"{number}D{sides}", weights, read, (number, sides))


def pick(name: str, items: Mapping[Any, int]) -> Request:
    """Return the request for one of several items, each as likely as its number; the item is its text.

    Raises ValueError where there is none.
    """
    if not any(n > 0 for n in items.values()):
        raise ValueError(f"{name}: there is nothing to pick from")

    def read(item: str) -> tuple[Any, str]:
        for known in items:
            if str(known) == item and items[known] > 0:
                return known, item
        raise ValueError(item)

    return Request(name, " / ".join(map(str, items)), {item: n for item, n in items.items() if n > 0}, read)
