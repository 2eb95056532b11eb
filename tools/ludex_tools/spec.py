"""Reads the rulebooks of `spec/`: the sections of a game, their texts in both languages, and their code."""

import re
from collections.abc import Callable
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from ludex.kernel import sources
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.words import LANGUAGES

ID = r"(?:[A-Z]|\d{1,2})(?:\.\d{1,2})+"  # as a text names a section; one of a single number it names by the role `rule`
SECTION = rf"(?:{ID}|\d{{1,2}})"  # as a heading, a tag or a file begins
REFERENCE = re.compile(rf"(?<![\w.½]){ID}(?!\w)(?!\.\d)")
NUMERAL = re.compile(r"\d+D\d+|\d+(?: \d{3})+(?!\d)|\d*[½⅓⅔¼¾]|\d+")
HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*$")
TABLE = re.compile(r"^\s*(?:>\s*)*`{3,}\{rule-table\}\s*(\S+)", re.MULTILINE)
ROLE = re.compile(r"\{rule\}`(?:(?P<game>[\w-]+) +)?(?P<section>[^`\s]*)`")
NAMED = re.compile(f"{ROLE.pattern}|{REFERENCE.pattern}")


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter of a game: a file in each language, and the beginning that its section ids share."""

    id: str
    file: str
    prefix: str
    titles: dict[str, str]


@dataclass(frozen=True, slots=True)
class Listed:
    """One section as `sections.toml` lists it; `chapter` is its file, without language and ending."""

    id: str
    kind: str
    titles: dict[str, str]
    chapter: str


@dataclass(frozen=True, slots=True)
class Text:
    """The text of one section in one language; `line` is that of its heading, counted from 1, `level` counts its signs #."""

    section: str
    lang: str
    title: str
    body: str
    file: Path
    line: int
    first: int = 0  # the line on which the body begins, after empty ones
    level: int = 2

    def line_of(self, offset: int) -> int:
        """Return the line of the file in which this offset of the body lies."""
        return self.first + self.body.count("\n", 0, offset)


def chapters(game: str) -> list[Chapter]:
    """Return the chapters of a game, in order."""
    return [
        Chapter(entry["id"], entry["file"], entry["sections"], dict(entry["title"]))
        for entry in sources.table(game, "game").get("chapter", ())
    ]


def listed(game: str) -> dict[str, Listed]:
    """Return all sections of a game by id, in the order of `sections.toml`."""
    parts = chapters(game)
    found = {}
    for entry in sources.table(game, "sections")["section"]:
        section = entry["id"]
        chapter = next((part.file for part in parts if section.startswith(part.prefix)), "")
        titles = {lang: entry[lang] for lang in LANGUAGES}
        found[section] = Listed(section, entry["kind"], titles, chapter)
    return found


def files(game: str, lang: str) -> list[Path]:
    """Return the chapters of a game that are written in a language, in order."""
    folder = sources.root() / game / lang
    named = [folder / f"{chapter.file}.md" for chapter in chapters(game)]
    return [file for file in named if file.is_file()]


def texts(game: str, lang: str) -> dict[str, Text]:
    """Return the sections of a game written in a language, by id; of two with one id the first counts."""
    found: dict[str, Text] = {}
    for file in files(game, lang):
        for text in read(file, lang):
            found.setdefault(text.section, text)
    return found


def read(file: Path, lang: str) -> Iterator[Text]:
    """Yield the sections of one file: what stands under each heading that begins with a section id."""
    yield from parse(file.read_text(encoding="utf-8"), file, lang)


def parse(whole: str, file: Path, lang: str) -> Iterator[Text]:
    """Yield the sections of the text of a file."""
    section = title = ""
    start = level = 0
    lines = whole.splitlines()
    fenced = False
    for number, line in enumerate([*lines, "# "], start=1):
        if line.lstrip("> ").startswith("```"):
            fenced = not fenced
        heading = None if fenced else HEADING.match(line)
        if heading is None:
            continue
        if section:
            body = "\n".join(lines[start : number - 1])
            first = start + 1 + len(body) - len(body.lstrip("\n"))
            yield Text(section, lang, title, body.strip("\n"), file, start, first, level)
        section, _, title = heading[2].partition(" ")
        start, level = number, len(heading[1])
        if not re.fullmatch(SECTION, section):
            section = ""


def new_section(game: str, section: str) -> dict[Path, str]:
    """Return the files that lack the heading of a listed section, each with its text once the heading is in.

    A heading goes where the order of `sections.toml` puts it, one level below that of the section it belongs to; a
    chapter that is not begun gets its title too. Nothing is written.
    """
    order = list(listed(game))
    entry = listed(game)[section]
    chapter = next(part for part in chapters(game) if part.file == entry.chapter)
    above = sum(section.startswith(f"{other}.") for other in order)
    later = order[order.index(section) + 1 :]
    found = {}
    for lang in LANGUAGES:
        file = sources.root() / game / lang / f"{chapter.file}.md"
        written = list(read(file, lang)) if file.is_file() else []
        if any(text.section == section for text in written):
            continue
        lines = file.read_text(encoding="utf-8").splitlines() if written else [f"# {chapter.titles[lang]}", ""]
        place = next((text.line - 1 for text in written if text.section in later), None)
        heading = f"{'#' * (2 + above)} {section} {entry.titles[lang]}"
        if place is None:
            lines += ["", heading] if lines[-1] else [heading]
        else:
            lines[place:place] = [heading, ""]
        found[file] = "\n".join(lines) + "\n"
    return found


def references(body: str, game: str = "") -> list[str]:
    """Return the section ids that a text of a game mentions, in order, as often as it does.

    What is shaped like an id counts, listed or not; of references by the role `rule` only those into this game do.
    """
    return [section for _, named, section in mentions(body, game) if named == game]


def mentions(body: str, game: str) -> Iterator[tuple[int, str, str]]:
    """Yield where a text of a game mentions a section of any game, that game, and the section."""
    for match in NAMED.finditer(body):
        if match["section"] is None:
            yield match.start(), game, match[0]
        else:
            yield match.start(), match["game"] or game, match["section"]


def numerals(body: str) -> list[str]:
    """Return the numbers and dice of a text in order, section ids and names of tables left out."""
    plain = REFERENCE.sub(" ", TABLE.sub(" ", ROLE.sub(" ", body)))
    return NUMERAL.findall(plain)


def tables(body: str) -> list[str]:
    """Return the names of the tables that a text draws, in order."""
    return TABLE.findall(body)


def stated(game: str) -> dict[str, list[str]]:
    """Return the sections that each table of a game states, by its file, in the order in which it names them."""
    files = sorted((sources.root() / game / "tables").glob("*.toml"))
    return {file.stem: list(dict.fromkeys(_stated(sources.table(game, f"tables/{file.stem}")))) for file in files}


def _stated(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("section"), str):
            yield value["section"]
        if isinstance(value.get("sections"), list):
            yield from (str(section) for section in value["sections"])
        for below in value.values():
            yield from _stated(below)
    elif isinstance(value, list):
        for below in value:
            yield from _stated(below)


def package(game: str) -> ModuleType | None:
    """Return the package that holds the rules of a game as code, None where it has no code."""
    name = "ludex." + game.replace("-", "_")
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return None


def code(game: str) -> list[Path]:
    """Return the files that hold the rules of a game as code; none where it has no code."""
    found = package(game)
    return sorted(file for folder in found.__path__ for file in Path(folder).rglob("*.py")) if found else []


def procedures(game: str) -> dict[str, list[Callable[..., Any]]]:
    """Return the procedures of a game by section, in the order of `sections.toml`; none where it has no code.

    A section that is not listed comes last, so that a check can tell of it.
    """
    whole = package(game)
    if whole is None:
        return {}
    name = whole.__name__
    found: dict[str, list[Callable[..., Any]]] = {}
    for module in walk_packages(whole.__path__, f"{name}."):
        import_module(module.name)
    for module_name in (f"{name}.rulebook", name):
        try:
            book = getattr(import_module(module_name), "rulebook", None)
        except ModuleNotFoundError:
            continue
        if isinstance(book, Rulebook):
            found = book.procedures
            break
    order = list(listed(game))
    known = {section: found[section] for section in order if section in found}
    return known | {section: found[section] for section in found if section not in known}
