"""Reads the lists of "How do I ...?": for each thing to be done, the sections that it takes, in the order of play."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludex.kernel import sources


@dataclass(frozen=True, slots=True)
class Step:
    """One step: a section, and what to do with it."""

    section: str
    lead: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class How:
    """One thing to be done: what it is called and about, and its steps in order."""

    id: str
    title: Mapping[str, str]
    intro: Mapping[str, str]
    steps: tuple[Step, ...]


def entries(game: str) -> list[Mapping[str, Any]]:
    """Return the lists of a game as they are written; none where it has no `how-to.toml`."""
    try:
        found: list[Mapping[str, Any]] = sources.table(game, "how-to").get("how-to", [])
    except FileNotFoundError:
        return []
    return found


def lists(game: str) -> list[How]:
    """Return the lists of a game, in order."""
    return [
        How(entry["id"], entry["title"], entry["intro"], tuple(Step(step["section"], step["lead"]) for step in entry["step"]))
        for entry in entries(game)
    ]


def with_section(game: str, section: str) -> list[How]:
    """Return the lists of a game that a section belongs to."""
    return [how for how in lists(game) if any(step.section == section for step in how.steps)]
