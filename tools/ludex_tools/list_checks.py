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
from ludex_tools.fault import fault
from ludex_tools.fault import line_of
from ludex_tools.fault import line_with


def _how(game: str) -> Iterator[Fault]:
    """Each list has an id of its own, both languages throughout, and listed sections."""
    file = sources.root() / game / "how-to.toml"
    listed = spec.listed(game)
    seen: set[str] = set()
    for number, entry in enumerate(how.entries(game), start=1):
        name = entry.get("id")
        if not name:
            yield fault(file, _nth(file, "[[how-to]]", number), "list-no-id", n=number)
            continue
        line = line_of(file, f'id = "{name}"')
        if name in seen:
            yield fault(file, line, "list-twice", name=name)
        seen.add(name)
        for key in ("title", "intro"):
            yield from _both(file, line, f"list-no-{key}", entry.get(key), name=name)
        if not entry.get("step"):
            yield fault(file, line, "list-no-steps", name=name)
        for step in entry.get("step", ()):
            section = step.get("section", "")
            place = line_with(file, f'"{section}"', line)
            if section not in listed:
                yield fault(file, place, "entry-unlisted", name=name, section=section)
            yield from _both(file, place, "list-no-lead", step.get("lead"), name=name, section=section)


def _both(file: Path, line: int, message: str, texts: Any, **facts: str) -> Iterator[Fault]:
    """Yield a fault for each language in which a text is missing."""
    for lang in LANGUAGES:
        if not (isinstance(texts, dict) and texts.get(lang)):
            yield fault(file, line, message, lang=lang, **facts)


def _nth(file: Path, beginning: str, number: int) -> int:
    """Return the line of a file that is the nth to begin so."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return [n for n, line in enumerate(lines, start=1) if line.startswith(beginning)][number - 1]


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
            yield fault(file, 1, "question-no-example", name=name)
    for name, entry in entries.items():
        line = line_of(file, f"[{name}]")
        if name not in known:
            yield fault(file, line, "example-no-question", name=name, game=game)
        yield from _both(file, line, "example-no-about", entry.get("about"), name=name)
        if not isinstance(entry.get("ask"), str):
            yield fault(file, line, "example-no-ask", name=name)


def _gaps(game: str) -> Iterator[Fault]:
    """Each gap or doubt that the code declares is of a listed section, and is told in both languages."""
    listed = spec.listed(game)
    words = Words(game, "en")
    for one in gaps.declared(game):
        if one.section not in listed:
            yield fault(one.file, one.line, "gap-unlisted", kind=one.kind, section=one.section)
        if not words.has(one.message):
            yield fault(one.file, one.line, "gap-no-words", kind=one.kind, name=one.message)


CHECKS = (_how, _questions, _gaps)
