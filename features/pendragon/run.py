"""One run of a scenario of Pendragon: that of every game, and the space that it is about."""

from dataclasses import dataclass

from features.run import fail
from features.run import Run
from ludex.pendragon import board


@dataclass
class PendragonRun(Run):
    """What the steps of a scenario of Pendragon gather and find; `space` is the first space that it describes."""

    of = "pendragon"

    space: str | None = None

    def place(self) -> str:
        """Return the space that the scenario is about; the scenario fails where it describes none."""
        if self.space is None:
            fail("no space was given")
        return self.space


def space_of(site: str) -> str:
    """Return the space in which a site lies."""
    return next(name for name, space in board.spaces().items() if site in space.sites)
