"""How the command line speaks: the reader's language, wrapped lines and aligned rows."""

import shutil
import sys
import tomllib
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from contextvars import ContextVar
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from ludex.kernel import words
from ludex.kernel.words import Words

LANGUAGE: ContextVar[str] = ContextVar("language", default="en")


@cache
def _frame() -> Mapping[str, Any]:
    with (Path(__file__).parent / "messages.toml").open("rb") as file:
        return tomllib.load(file)


class Speech(Words):
    """The words of one game, or of none, with those of the command line, in the reader's language."""

    def __init__(self, game: str | None = None) -> None:
        super().__init__(game, LANGUAGE.get())

    def head(self, name: str, **facts: Any) -> str:
        """Return a phrase of the command line filled with its facts."""
        return self.message(name, facts)

    def opening(self, name: str) -> str:
        """Return how a message begins, up to its first placeholder."""
        entry = self._entry(name)
        text = entry[self.lang] if entry is not None else ""
        return "" if isinstance(text, dict) else text.partition("{")[0]

    def fact(self, name: str) -> str:
        """Return the name of a fact in words: a message, a term or proper name, else the id."""
        for message in (f"fact-{name}", "fact-" + name.replace("_", "-")):
            if self.has(message):
                return self.message(message, {})
        return self.term(name)

    def capital(self, name: str) -> str:
        """Return the name of a fact with a capital letter; an id stays as it is."""
        text = self.fact(name)
        return text if text == name and not self.has(f"fact-{name}") else text[:1].upper() + text[1:]

    def shown(self, name: str, value: Any) -> str:
        """Return the value of a fact in words; a fact called `chance` is a probability."""
        return self.chance(value) if name == "chance" and isinstance(value, Fraction) else self.say(value)

    def chance(self, p: Fraction) -> str:
        """Return a probability as a fraction, per cent and 1 in N."""
        return words.chance(p, self.lang)

    def decimal(self, value: Fraction | float) -> str:
        """Return a number to 2 decimals, with the language's sign for them; whole numbers as they are."""
        text = f"{float(value):.2f}".rstrip("0").rstrip(".")
        return text.replace(".", ",") if self.lang == "es" else text

    def _entry(self, name: str) -> Any:
        try:
            found = super()._entry(name)
        except FileNotFoundError:  # a game without messages of its own
            found = words.Words(None, self.lang)._entry(name)
        return _frame().get(name) if found is None else found


def width() -> int:
    """Return how wide lines may be: the terminal's width up to 100, else 80 columns."""
    return max(40, min(100, shutil.get_terminal_size((80, 24)).columns))


def wrap(text: str, first: str = "", rest: str | None = None) -> str:
    """Return text broken into lines, the first indented by one string and the others by another."""
    from textwrap import wrap as broken

    rest = " " * len(first) if rest is None else rest
    lines = broken(
        text,
        width(),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines) or first.rstrip()


def rows(pairs: Iterable[tuple[str, str]], indent: str = "  ", most: int = 26) -> list[str]:
    """Return rows of a short text and a longer one beside it, aligned and wrapped."""
    listed = list(pairs)
    widest = max((len(left) for left, _ in listed if len(left) <= most), default=0)
    lines = []
    for left, right in listed:
        first = f"{indent}{left.ljust(widest)}  "
        lines.append(wrap(right, first, indent + " " * (widest + 2)) if right else f"{indent}{left}")
    return lines


def table(cells: Sequence[Sequence[str]], indent: str = "  ") -> list[str]:
    """Return rows of cells in aligned columns; the first row is the heading."""
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return [(indent + "  ".join(cell.ljust(wide) for cell, wide in zip(row, widths, strict=True))).rstrip() for row in cells]


def write(lines: Iterable[str]) -> None:
    """Print lines on standard output, at once."""
    sys.stdout.write("\n".join(lines) + "\n")


def write_json(data: Any) -> None:
    """Print data as JSON on standard output."""
    import json

    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")
