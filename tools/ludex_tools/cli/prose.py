"""The text of a section as plain lines for a terminal."""

import re
from collections.abc import Iterator

from ludex_tools import spec
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import table
from ludex_tools.cli.speech import wrap

MARKS = re.compile(r"\*\*|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")
ROLE = re.compile(r"\{\w+\}`([^`]*)`")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
ITEM = re.compile(r"(\s*)([-*]|\d+\.)\s+(.*)")


def plain(text: str) -> str:
    """Return text without the marks of Markdown."""
    return MARKS.sub("", LINK.sub(r"\1", ROLE.sub(r"\1", text)))


def lines(game: str, lang: str, body: str, indent: str = "") -> list[str]:
    """Return the body of a section, each paragraph and list item wrapped, tables drawn in columns."""
    found: list[str] = []
    for block in _blocks(body.replace(f"{{rule}}`{game} ", "{rule}`")):
        if found:
            found.append("")
        first = block[0]
        if first.lstrip().startswith("```"):
            found += _drawn(game, lang, first)
        elif first.startswith(">"):
            inner = "\n".join(line.removeprefix(">").removeprefix(" ") for line in block)
            found += lines(game, lang, inner, indent + "  | ")
        elif first.lstrip().startswith("|"):
            found += _typed(block, indent)
        else:
            found += _paragraph(block, indent)
    return found


def _blocks(body: str) -> Iterator[list[str]]:
    """Yield the blocks of a text: lines between empty ones; a fenced block is one."""
    block: list[str] = []
    fenced = False
    for line in body.splitlines():
        fence = line.lstrip().startswith("```")
        if not fenced and (not line.strip() or fence) and block:
            yield block
            block = []
        if line.strip():
            block.append(line)
        if fence:
            fenced = not fenced
            if not fenced:
                yield block
                block = []
    if block:
        yield block


def _paragraph(block: list[str], indent: str) -> list[str]:
    found = []
    sentences: list[str] = []
    first = indent
    for line in block:
        if item := ITEM.fullmatch(line):
            if sentences:
                found.append(wrap(plain(" ".join(sentences)), first, _hanging(first, indent)))
            first, sentences = f"{indent}{item[1]}{item[2]} ", [item[3]]
        else:
            sentences.append(line.strip())
    found.append(wrap(plain(" ".join(sentences)), first, _hanging(first, indent)))
    return found


def _hanging(first: str, indent: str) -> str:
    return indent + " " * (len(first) - len(indent))


def _typed(block: list[str], indent: str) -> list[str]:
    """Return a table that stands in the text itself, in aligned columns."""
    cells = [[plain(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in block]
    kept = [row for row in cells if not all(set(cell) <= set("-: ") for cell in row)]
    widest = max(len(row) for row in kept)
    return table([row + [""] * (widest - len(row)) for row in kept], indent + "  ")


def _drawn(game: str, lang: str, fence: str) -> list[str]:
    """Return a table that is drawn from the files that the engine reads, or where to find it."""
    named = spec.TABLE.match(fence)
    if named is None:
        return []
    try:
        from ludex_tools.site.tables import Drawing

        parts = Drawing(game, lang).draw(named[1])
    except (ImportError, KeyError, FileNotFoundError):
        return [Speech(game).message("rule-table", {"name": named[1], "game": game})]
    found: list[str] = []
    for part in parts:
        found += ["", part.caption] if found else [part.caption]
        found += table([[plain(cell) for cell in row] for row in (part.heads, *part.rows)])
        found += [wrap(plain(note), "  ") for note in part.notes]
    return found
