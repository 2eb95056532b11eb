"""Finds what the rules of a game declare as missing or doubtful: in their code, and in their tables."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludex.kernel import sources
from ludex.kernel.words import PLACEHOLDER
from ludex.kernel.words import Words
from ludex_tools import spec

KINDS = ("gap", "doubt")
CERTAIN = "high"


@dataclass(frozen=True, slots=True)
class Declared:
    """A gap or a doubt that the code declares: its section, the message that tells it, and where."""

    kind: str
    section: str
    message: str
    file: Path
    line: int


@dataclass(frozen=True, slots=True)
class Doubtful:
    """A row of a table that rests on a weaker source: the table, the row, which facts, how sure, and the source."""

    table: str
    row: str
    facts: tuple[str, ...]
    confidence: str
    source: str
    sections: tuple[str, ...]


def declared(game: str) -> list[Declared]:
    """Return what the code declares, each message of a section once, in the order of the sections.

    Only calls with a section and a message written out count, as `play.gap("9", "season-length")`.
    """
    found: dict[tuple[str, str, str], Declared] = {}
    for file in sorted(spec.code(game)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            one = _declared(node, file)
            if one is not None:
                found.setdefault((one.kind, one.section, one.message), one)
    order = list(spec.listed(game))
    return sorted(found.values(), key=lambda one: order.index(one.section) if one.section in order else len(order))


def in_general(one: Declared, words: Words) -> str:
    """Return what is missing or in doubt, in general: of facts that an answer would fill in, a dash of dots is left.

    A message with such facts has a second form, `<message>-in-general`, for where nothing fills it.
    """
    general = f"{one.message}-in-general"
    return PLACEHOLDER.sub("…", words.message(general if words.has(general) else one.message, {}))


def _declared(node: ast.AST, file: Path) -> Declared | None:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in KINDS):
        return None
    texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return Declared(node.func.attr, texts[0], texts[1], file, node.lineno) if len(texts) == 2 else None


def doubtful(game: str) -> list[Doubtful]:
    """Return the rows of a game's tables that are not certain, in the order of the tables."""
    found: list[Doubtful] = []
    for file in sorted((sources.root() / game / "tables").glob("*.toml")):
        table = sources.table(game, f"tables/{file.stem}")
        defaults = table.get("defaults", {})
        for row in _rows(table):
            confidence = row.get("confidence", CERTAIN)
            if confidence == CERTAIN:
                continue
            sections = (str(row["section"]),) if "section" in row else tuple(table.get("sections", ()))
            source = str(row.get("source", defaults.get("source", "")))
            facts = tuple(map(str, row.get("doubtful", ())))
            found.append(Doubtful(file.stem, _name(row), facts, confidence, source, sections))
    return found


def _rows(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every row below a table, but not its defaults."""
    if isinstance(value, list):
        for below in value:
            if isinstance(below, dict):
                yield below
            yield from _rows(below)
    elif isinstance(value, dict):
        for key, below in value.items():
            if key != "defaults":
                yield from _rows(below)


def _name(row: dict[str, Any]) -> str:
    """Return what identifies a row: its id, the two ends of a road, or its first text."""
    for key in ("id", "between", "kind", "group", "roll"):
        if key in row:
            value = row[key]
            return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return next((str(value) for value in row.values() if isinstance(value, str)), "")
