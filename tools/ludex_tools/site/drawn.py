"""A drawn table, and what all drawings of tables have in common: words, terms, and signs of doubt."""

from collections.abc import Iterable
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from typing import Any

from ludex.kernel import sources
from ludex.kernel.words import Words
from ludex_tools.site import words as site

Row = Mapping[str, Any]
MARKS = {"medium": "†", "low": "‡"}


@dataclass(frozen=True, slots=True)
class Named:
    """Something that the row of a table tells of, as the search finds it: its kind, the row, its title and other names."""

    kind: str
    row: str
    title: str
    forms: tuple[str, ...] = ()


@dataclass(slots=True)
class Drawn:
    """A table ready to be shown: its rows as text, which columns hold numbers, and notes beneath.

    `ids` are the spaces that rows are of, on the map; `keys` name the rows of another table, and `named` is what they tell of.
    """

    caption: str
    heads: list[str]
    rows: list[list[str]] = field(default_factory=list)
    numeric: frozenset[int] = frozenset()
    notes: list[str] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    named: list[Named] = field(default_factory=list)


class Pen:
    """What draws the tables of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.words = Words(game, lang)
        self.doubts: dict[str, dict[str, None]] = {}

    def say(self, name: str, /, **facts: Any) -> str:
        """Return a message of the site."""
        return site.say(self.lang, name, **facts)

    def table(self, name: str) -> dict[str, Any]:
        """Return a file of `tables/`."""
        return sources.table(self.game, f"tables/{name}")

    def term(self, name: str, form: str = "") -> str:
        """Return a term or proper name, its first letter as the glossary has it."""
        return self.words.term(name, form)

    def head(self, *terms: str) -> list[str]:
        """Return terms as heads of columns, with a capital."""
        return [capital(self.term(term)) for term in terms]

    def listing(self, ids: Iterable[str]) -> str:
        """Return proper names as a list in their own order, a dash where there are none."""
        return ", ".join(self.term(item) for item in ids) or "–"

    def mark(self, name: str, row: Row, fact: str) -> str:
        """Return the sign of a doubtful fact, nothing for one that is certain, and remember its source."""
        defaults = self.table(name).get("defaults", {})
        confidence = row.get("confidence", defaults.get("confidence", "high"))
        doubtful = row.get("doubtful", [fact])
        if confidence not in MARKS or fact not in doubtful:
            return ""
        mark = MARKS[confidence]
        self.doubts.setdefault(mark, {})[row.get("source", defaults.get("source", ""))] = None
        return " " + mark


def row_id(table: str, key: str) -> str:
    """Return the id of a row of a table on its page."""
    return f"row-{table}-{key}"


def capital(text: str) -> str:
    """Return a text with its first letter as a capital."""
    return text[:1].upper() + text[1:]
