"""Which sections a run entered: procedures and tables name their sections, and entering one records them."""

from collections.abc import Callable
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any
from typing import ParamSpec
from typing import TypeVar

P = ParamSpec("P")
R = TypeVar("R")

Record = dict[str, None]  # an ordered set of section ids

_record: ContextVar[Record | None] = ContextVar("record", default=None)


@contextmanager
def recording() -> Iterator[Record]:
    """Collect the sections entered inside the block; blocks nest, and the outer one sees the inner one's too."""
    outer = _record.get()
    record: Record = {}
    token = _record.set(record)
    try:
        yield record
    finally:
        _record.reset(token)
        if outer is not None:
            outer.update(record)


@contextmanager
def unrecorded() -> Iterator[None]:
    """Record nothing inside the block: what is done there is no part of the answer, such as checking what was given."""
    token = _record.set(None)
    try:
        yield
    finally:
        _record.reset(token)


class Rulebook:
    """The rules of one game as the code sees them: its procedures by section."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.procedures: dict[str, list[Callable[..., Any]]] = {}

    def rule(self, *sections: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Mark a procedure as the code that carries out these sections; each call of it records them."""

        def mark(procedure: Callable[P, R]) -> Callable[P, R]:
            @wraps(procedure)
            def enter(*args: P.args, **kwargs: P.kwargs) -> R:
                record = _record.get()
                if record is not None:
                    for section in sections:
                        record[section] = None
                return procedure(*args, **kwargs)

            for section in sections:
                self.procedures.setdefault(section, []).append(procedure)
            return enter

        return mark

    def enter(self, *sections: str) -> None:
        """Record sections that are entered without a procedure of their own, such as the row of a table."""
        record = _record.get()
        if record is not None:
            for section in sections:
                record[section] = None
