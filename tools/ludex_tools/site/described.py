"""Draws tables that say in their files, under `drawing`, how they are drawn: a new game needs no code for its own."""

from fractions import Fraction
from typing import Any

from ludex.kernel.words import number
from ludex_tools.site.drawn import Drawn
from ludex_tools.site.drawn import Pen
from ludex_tools.site.drawn import Row


class Described(Pen):
    """Tables whose files name their rows and columns.

    `drawing` has a `title`, `rows` (the key of the rows), and a `column` for each column: its `head` and its `key`.
    """

    def described(self, name: str) -> Drawn:
        """Draw the table of a file that describes it; raises KeyError where a row lacks the fact of a column."""
        table = self.table(name)
        drawing = table["drawing"]
        columns, rows = drawing["column"], table[drawing["rows"]]
        drawn = Drawn(drawing["title"][self.lang], [column["head"][self.lang] for column in columns])
        for row in rows:
            drawn.rows.append([self.cell(name, row, column["key"]) for column in columns])
        figures = range(len(columns)) if rows else ()
        drawn.numeric = frozenset(n for n in figures if all(_counts(row, columns[n]["key"]) for row in rows))
        return drawn

    def cell(self, name: str, row: Row, key: str) -> str:
        """Return a fact of a row: in this language, as a term, a number, or the faces of a die."""
        return (faces(row) if key == "roll" else self.fact(row[key])) + self.mark(name, row, key)

    def fact(self, value: Any) -> str:
        """Return a value in words."""
        if isinstance(value, dict):
            return str(value[self.lang])
        if isinstance(value, list):
            return self.listing(value)
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        return number(value) if isinstance(value, int | Fraction) else self.term(str(value))


def faces(row: Row) -> str:
    """Return the faces of a row: `4`, or `2-4`."""
    least, most = row.get("from", row.get("roll")), row.get("to", row.get("roll"))
    return str(least) if least == most else f"{least}-{most}"


def _counts(row: Row, key: str) -> bool:
    return key == "roll" or (isinstance(row[key], int) and not isinstance(row[key], bool))
