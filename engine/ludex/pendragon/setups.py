"""The set-ups of the scenarios (S.1 to S.4)."""

from typing import Any

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.position import Position
from ludex.pendragon.kinds import BOXES
from ludex.pendragon.notation import read
from ludex.pendragon.rulebook import rulebook

SETUPS = ("barbarian-conspiracy", "petty-tyrants", "the-harder-they-fall", "de-excidio-britanniae")


def rows() -> dict[str, dict[str, Any]]:
    """Return the set-ups of the table by id."""
    return {row["id"]: row for row in sources.table("pendragon", "tables/setups")["setup"]}


def setup(name: str) -> Position:
    """Return the position of a set-up; raises Wrong for an unknown name."""
    row = rows()[choose("setup-unknown", name, SETUPS)]
    rulebook.enter(row["section"])
    placed = rows()[row["copy_of"]] if "copy_of" in row else row
    return position_of(placed).mark("scenario", name)


def position_of(row: dict[str, Any]) -> Position:
    """Return the position that a row of the table of set-ups describes."""
    lines = [f"imperium: {row['imperium']}", f"roads: {row['roads']}", f"refugees: {row['refugees']}"]
    lines += [f"{word}: {', '.join(row[word])}" for word in ("patrolled", "unpatrolled")]
    lines.append("cards: " + ", ".join(row["cards"]))
    lines += [f"{track}: {value}" for track, value in row["tracks"].items()]
    for space in row["space"]:
        clauses = [f"pop {space['population']}", f"prosperity {space['prosperity']}", space.get("pieces", "")]
        lines.append(f"{space['id']}: " + "; ".join(filter(None, clauses)))
    lines += [f"{box}: {row['boxes'][box]}" for box in BOXES if row["boxes"].get(box)]
    return read("\n".join(line for line in lines if not line.endswith(": ")))


def deck_of(name: str) -> dict[str, Any]:
    """Return how the deck of a scenario is made up: its piles, the cards set aside, given and taken out (2.1)."""
    rulebook.enter("2.1", rows()[name]["section"])
    made: dict[str, Any] = rows()[name]["deck"]
    return made
