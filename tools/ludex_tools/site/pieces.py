"""The text of each section and term as a script a page, from which previews and the view of both languages are made.

Scripts load without a server too, where a page cannot read another one.
"""

import json
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

from ludex_tools.site.apparatus import texts
from ludex_tools.site.domain import anchor
from ludex_tools.site.domain import game_of
from ludex_tools.site.domain import listed
from ludex_tools.site.words import say

SECTION = re.compile(r'<section id="(r-[^"]+)"[^>]*>(.*?)(?=<aside class="apparatus|<section |</section>)', re.DOTALL)
TERM = re.compile(r'<dt id="(t-[^"]+)"[^>]*>(.*?)</dt>\s*<dd>(.*?)</dd>', re.DOTALL)
TABLE = re.compile(r"<table.*?</table>", re.DOTALL)
ROW = re.compile(r'<tr[^>]* id="(space-[^"]+)"[^>]*>(.*?)</tr>', re.DOTALL)
CELL = re.compile(r"<t[dh]\b[^>]*>\s*(?:<p>)?(.*?)(?:</p>)?\s*</t[dh]>", re.DOTALL)


def pieces(docname: str, lang: str, body: str) -> dict[str, str]:
    """Return what stands on a page by its ids, as HTML: sections without what stands beneath them, terms, spaces.

    `body` is the page; of the index of sections only those are returned that are not yet written.
    """
    game = game_of(docname)
    if game is None:
        return {}
    if docname == f"{game}/sections":
        return dict(unwritten(game, lang))
    if docname == f"{game}/map":
        return dict(rows(body))
    found = {match[1]: match[2].strip() for match in SECTION.finditer(body)}
    found |= {match[1]: f"<h2>{match[2].strip()}</h2>\n{match[3].strip()}" for match in TERM.finditer(body)}
    return found


def rows(body: str) -> Iterator[tuple[str, str]]:
    """Yield the rows of tables that have an id, each as a list of what stands in its columns."""
    for table in TABLE.finditer(body):
        heads = [match[1] for match in CELL.finditer(table[0]) if match[0].startswith("<th")]
        for row in ROW.finditer(table[0]):
            name, *cells = [match[1] for match in CELL.finditer(row[2])]
            items = "".join(f"<li>{head}: {cell}</li>" for head, cell in zip(heads[1:], cells, strict=False) if cell != "–")
            yield row[1], f"<h2>{name}</h2>\n<ul>{items}</ul>"


def unwritten(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the sections of a game that have no text yet."""
    told = escape(say(lang, "unwritten"))
    for section, entry in listed(game).items():
        if section not in texts(game, lang):
            yield anchor(section), f"<h2>{section} {escape(entry.titles[lang])}</h2>\n<p><em>{told}</em></p>"


def write(folder: Path, docname: str, lang: str, found: dict[str, str]) -> None:
    """Write the pieces of a page into the folder of its language."""
    file = folder / "pieces" / f"{docname}.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    name = json.dumps(f"{lang}/{docname}")
    text = json.dumps(found, ensure_ascii=False, indent=0)
    file.write_text(f"(window.ludexPieces ??= {{}})[{name}] = {text};\n", encoding="utf-8")
