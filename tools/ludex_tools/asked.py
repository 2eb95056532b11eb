"""A real example for each question, from `questions.toml`, and what the command line answers to it."""

import os
import shlex
from collections.abc import Iterator
from contextlib import contextmanager
from contextlib import redirect_stderr
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO

from ludex.kernel import sources
from ludex_tools import main

COLUMNS = 80
BREAK = 72  # letters of one line of a shown command, where it can be broken


class Refused(Exception):
    """An example that cannot be answered; the text is what the command line says of it."""


@dataclass(frozen=True, slots=True)
class Example:
    """One question asked: what it is about, in both languages, and the words that ask it."""

    game: str
    question: str
    about: dict[str, str]
    words: tuple[str, ...]

    @property
    def command(self) -> str:
        """The command as it is typed, broken into lines."""
        parts: list[str] = []
        for word in self.words:
            if word.startswith("--"):
                parts.append(word)
            else:
                parts[-1] += f" {shlex.quote(word)}"
        lines = [f"ludex ask {self.game} {self.question}"]
        for part in parts:
            if len(lines[-1]) + len(part) > BREAK:
                lines.append(f"    {part}")
            else:
                lines[-1] += f" {part}"
        return " \\\n".join(lines)

    def answer(self, lang: str) -> str:
        """Return what the command line prints in a language; raises Refused where it prints no answer."""
        out, err = StringIO(), StringIO()
        line = ["ask", self.game, self.question, *self.words, "--lang", lang]
        with _columns(COLUMNS), redirect_stdout(out), redirect_stderr(err):
            status = main.run(line)
        if status:
            raise Refused(err.getvalue().strip())
        return out.getvalue()


def examples(game: str) -> dict[str, Example]:
    """Return the examples of a game by question; none where it has no file of them."""
    try:
        entries = sources.table(game, "questions")
    except FileNotFoundError:
        return {}
    return {
        name: Example(game, name, dict(entry["about"]), tuple(shlex.split(entry["ask"]))) for name, entry in entries.items()
    }


@contextmanager
def _columns(number: int) -> Iterator[None]:
    """Make lines this wide inside the block, whatever the terminal."""
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = str(number)
    try:
        yield
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before
