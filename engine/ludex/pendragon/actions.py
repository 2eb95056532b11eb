"""Which Faction executes which Command and Feat, which of them go together, and what a free one needs (5.5)."""

from collections.abc import Iterable
from collections.abc import Mapping
from typing import Any

from ludex.kernel import sources
from ludex.kernel.play import Play
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule


def _rows(what: str) -> Mapping[str, dict[str, Any]]:
    return {row["id"]: row for row in sources.table("pendragon", "tables/actions")[what]}


def commands(faction: Faction | None = None) -> tuple[str, ...]:
    """Return the Commands, or those of a Faction (3.2 to 3.5)."""
    return tuple(name for name, row in _rows("command").items() if faction in (None, *row["factions"]))


def feats(faction: Faction | None = None, command: str | None = None) -> tuple[str, ...]:
    """Return the Feats, or those of a Faction, or those of them that may accompany a Command (4.2 to 4.5)."""
    found = {name: row for name, row in _rows("feat").items() if faction in (None, *row["factions"])}
    return tuple(name for name, row in found.items() if command in (None, *row["accompanies"]))


@rule("5.5")
def barred_free(play: Play, faction: Faction, command: str | None, feat: str | None, granted: Iterable[str]) -> list[Reason]:
    """Return why a Faction may not execute a free Command or Feat, an empty list where it may (5.5).

    `granted` are the Commands and Feats that the Event grants it. A Feat that modifies its accompanying Command needs that
    Command to take place as part of the Event; a Feat that the Event does not grant needs another reading.
    """
    given = tuple(granted)
    reasons = []
    if command is not None and command not in commands(faction):
        reasons.append(reason("5.5", "not-its-action", faction=faction, action=command))
    elif command is not None and command not in given:
        reasons.append(reason("5.5", "action-not-granted", action=command))
    if feat is None:
        return reasons
    if feat not in feats(faction):
        return [*reasons, reason("5.5", "not-its-action", faction=faction, action=feat)]
    if feat not in given and (command is None or play.reading("5.5-free-command-feat") == "without"):
        reasons.append(reason("5.5", "action-not-granted", action=feat))
    if command is None and _rows("feat")[feat].get("modifies"):
        reasons.append(reason("5.5", "feat-needs-command", action=feat))
    if command is not None and feat not in feats(faction, command):
        reasons.append(reason("5.5", "feat-not-with", action=feat, command=command))
    return reasons
