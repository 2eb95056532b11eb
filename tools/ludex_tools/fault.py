"""Something to mend in a rulebook or its examples, and where it is."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludex.kernel import sources

NONE = {"en": "none", "es": "nada"}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to mend: where it is, what is wrong and how to mend it, kept as an id of `faults.toml` and its facts."""

    file: Path
    line: int
    message: str
    facts: tuple[tuple[str, str | int | None], ...]

    @property
    def place(self) -> Path:
        """The file as it is told: from the checkout on, where it lies in one."""
        root = sources.root().parent
        return self.file.relative_to(root) if self.file.is_relative_to(root) else self.file

    def what(self, lang: str = "en") -> str:
        """Return what is wrong."""
        return self._said(0, lang)

    def mend(self, lang: str = "en") -> str:
        """Return how to mend it."""
        return self._said(1, lang)

    def told(self, lang: str = "en") -> str:
        """Return file, line, what is wrong and how to mend it, as one line."""
        return f"{self.place}:{self.line}: {self.what(lang)}; {self.mend(lang)}"

    def __str__(self) -> str:
        return self.told()

    def _said(self, part: int, lang: str) -> str:
        facts = {name: NONE[lang] if value is None else value for name, value in self.facts}
        return words()[self.message][lang][part].format(**facts)


def fault(file: Path, line: int, message: str, **facts: str | int | None) -> Fault:
    """Return a fault; a fact of None is told as nothing."""
    return Fault(file, line, message, tuple(facts.items()))


@cache
def words() -> Mapping[str, Mapping[str, tuple[str, str]]]:
    """Return what is said of each fault, by its id and language: what is wrong, and how to mend it."""
    found: Mapping[str, Mapping[str, tuple[str, str]]] = tomllib.loads(
        (Path(__file__).parent / "faults.toml").read_text(encoding="utf-8")
    )
    return found


def line_of(file: Path, *beginnings: str) -> int:
    """Return the first line of a file that begins so, 1 where there is none."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith(beginnings):
            return number
    return 1


def line_with(file: Path, text: str, first: int = 1) -> int:
    """Return the first line of a file, from one on, that holds a text; that one where there is none."""
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    return next((number for number, line in lines if number >= first and text in line), first)
