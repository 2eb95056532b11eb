"""The options of a choice that may be too many to list: an answer is checked by itself, and they are listed when asked for."""

from collections.abc import Callable
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from typing import TypeVar

from ludex.kernel.errors import Wrong

T = TypeVar("T")

MOST = 20_000


class Options(Mapping[str, T]):
    """Options by their text, which `every` yields and of which `find` returns one, or raises KeyError.

    Listing more than MOST of them raises Wrong with the name of the choice to fix.
    """

    def __init__(self, name: str, every: Callable[[], Iterable[tuple[str, T]]], find: Callable[[str], T]) -> None:
        self.name = name
        self._every = every
        self._find = find
        self._listed: dict[str, T] | None = None

    def __getitem__(self, text: str) -> T:
        if self._listed is not None:
            return self._listed[text]
        try:
            return self._find(text)
        except Wrong:
            raise KeyError(text) from None

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            self[text]
        except KeyError:
            if self._many():
                example, _ = next(iter(self._every()))
                raise Wrong("choice-illegal-many", name=self.name, value=text, limit=MOST, example=example) from None
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __bool__(self) -> bool:
        return True

    def _all(self) -> dict[str, T]:
        if self._listed is None:
            listed: dict[str, T] = {}
            for text, option in self._every():
                if len(listed) == MOST:
                    raise Wrong("too-many-options", name=self.name, limit=MOST)
                listed[text] = option
            self._listed = listed
        return self._listed

    def _many(self) -> bool:
        return self._listed is None and any(place == MOST for place, _ in enumerate(self._every()))
