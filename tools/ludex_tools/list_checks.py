"""Checks of the lists of a rulebook: "How do I ...?", the examples of questions, and what the code declares as missing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludex.kernel import games
from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import gaps
from ludex_tools import how
from ludex_tools import spec
from ludex_tools.fault import Fault
from ludex_tools.fault import line_of


def _how(game: str) -> Iterator[Fault]:
    """Each list has an id of its own, both languages throughout, and listed sections."""
    file = sources.root() / game / "how-to.toml"
    listed = spec.listed(game)
    seen: set[str] = set()
    for number, entry in enumerate(how.entries(game), start=1):
        name = entry.get("id")
        if not name:
            yield Fault(file, _nth(file, "[[how-to]]", number), f"list {number} has no id", "give it one")
            continue
        line = line_of(file, f'id = "{name}"')
        if name in seen:
            yield Fault(file, line, f"{name} stands twice", "give one of them another id")
        seen.add(name)
        for key in ("title", "intro"):
            yield from _both(file, line, f"{name} has no {key}", entry.get(key))
        if not entry.get("step"):
            yield Fault(file, line, f"{name} has no steps", "list its sections, in the order of play")
        for step in entry.get("step", ()):
            section = step.get("section", "")
            place = _within(file, line, f'"{section}"')
            if section not in listed:
                yield Fault(file, place, f"{name} names {section}, which is not listed", "correct it")
            yield from _both(file, place, f"{name} has no lead for {section}", step.get("lead"))


def _both(file: Path, line: int, what: str, texts: Any) -> Iterator[Fault]:
    """Yield a fault for each language in which a text is missing."""
    for lang in LANGUAGES:
        if not (isinstance(texts, dict) and texts.get(lang)):
            yield Fault(file, line, f"{what} in {lang}", "write it in both languages")


def _nth(file: Path, beginning: str, number: int) -> int:
    """Return the line of a file that is the nth to begin so."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [n for n, line in enumerate(lines, start=1) if line.startswith(beginning)][number - 1]


def _within(file: Path, first: int, text: str) -> int:
    """Return the first line from one on that holds a text."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next((n for n, line in enumerate(lines, start=1) if n >= first and text in line), first)


def _questions(game: str) -> Iterator[Fault]:
    """Each question has an example, which says in both languages what is asked; each example is of a question."""
    file = sources.root() / game / "questions.toml"
    entries: dict[str, Any] = sources.table(game, "questions") if file.is_file() else {}
    try:
        known = games.load(game).questions
    except ModuleNotFoundError as missing:
        if missing.name != "ludex." + game.replace("-", "_"):
            raise
        known = {}
    for name in known:
        if name not in entries:
            yield Fault(file, 1, f"the question {name} has no example", f"add [{name}] with `about` and `ask`")
    for name, entry in entries.items():
        line = line_of(file, f"[{name}]")
        if name not in known:
            yield Fault(file, line, f"{name} is no question of {game}", "correct or remove it")
        yield from _both(file, line, f"the example of {name} does not say what is asked", entry.get("about"))
        if not isinstance(entry.get("ask"), str):
            yield Fault(file, line, f"the example of {name} asks nothing", "add `ask`, the words after the question")


def _gaps(game: str) -> Iterator[Fault]:
    """Each gap or doubt that the code declares is of a listed section, and is told in both languages."""
    listed = spec.listed(game)
    words = Words(game, "en")
    for one in gaps.declared(game):
        if one.section not in listed:
            what = f"a {one.kind} is declared for {one.section}, which is not listed"
            yield Fault(one.file, one.line, what, "correct its section")
        if not words.has(one.message):
            what = f"the {one.kind} {one.message} has no words"
            yield Fault(one.file, one.line, what, f"add {one.message} to messages.toml, in both languages")


CHECKS = (_how, _questions, _gaps)
