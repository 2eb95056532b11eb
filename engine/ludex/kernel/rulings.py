"""Disputed and faulty sections: their readings, the one in force, and which a run consulted."""

from collections.abc import Mapping
from typing import Any

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong


def rulings(game: str) -> dict[str, dict[str, Any]]:
    """Return all rulings of a game by id."""
    try:
        listed = sources.table(game, "rulings").get("ruling", ())
    except FileNotFoundError:
        listed = ()
    return {ruling["id"]: ruling for ruling in listed}


class Readings:
    """The readings in force for one run: each ruling's default, unless another is asked for.

    `chosen` maps rulings to readings; `as_printed` takes every misprint literally. Raises Wrong for an unknown ruling
    or reading.
    """

    def __init__(self, game: str, chosen: Mapping[str, str] | None = None, as_printed: bool = False) -> None:
        self.game = game
        self.chosen = dict(chosen or {})
        self.as_printed = as_printed
        self.used: dict[str, str] = {}
        for ruling, reading in self.chosen.items():
            known = rulings(game)
            choose("ruling-unknown", ruling, known, game=game)
            choose("reading-unknown", reading, [r["id"] for r in known[ruling]["reading"]], ruling=ruling)

    def of(self, ruling: str) -> str:
        """Return the reading in force and remember that it was consulted."""
        if ruling in self.used:
            return self.used[ruling]
        entry = rulings(self.game).get(ruling)
        if entry is None:
            raise Wrong("ruling-unknown", name=ruling, nearest="", game=self.game)
        reading = str(entry["default"])
        if self.as_printed:
            reading = str(entry.get("as_printed", reading))
        self.used[ruling] = self.chosen.get(ruling, reading)
        return self.used[ruling]
