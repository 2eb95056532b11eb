"""The tables of a die: spoils, defeats, injuries, mines, retreat, stand-off, as the rulebook has them."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from ludex.kernel import sources
from ludex.kernel.play import Play


@cache
def rows(name: str) -> Mapping[int, dict[str, Any]]:
    """Return a table of one die by face."""
    found: dict[int, dict[str, Any]] = {}
    for row in sources.table("campaign", f"tables/{name}")["result"]:
        for face in range(row.get("from", row.get("roll")), row.get("to", row.get("roll")) + 1):
            found[face] = row
    return found


def roll(play: Play, name: str, table: str) -> tuple[int, str]:
    """Roll 1D6 on a table; return the face and the id of its row."""
    face = play.total(name, 1, 6)
    return face, str(rows(table)[face]["id"])


def row_id(table: str, face: int) -> str:
    """Return the id of a table's row for a face."""
    return str(rows(table)[face]["id"])


@cache
def points(name: str) -> int:
    """Return a figure of the table of points (6.2)."""
    table = sources.table("campaign", "tables/points")["figure"]
    row = next(row for row in table if row["id"] == name)
    return int(row.get("points", row.get("each")))
