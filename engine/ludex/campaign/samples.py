"""The sample campaign for four players that ships with the rulebook (0.1)."""

from ludex.campaign.notation import read
from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.position import Position

SETUPS = ("four-realms",)


def setup(name: str) -> Position:
    """Return the position of a sample campaign; raises Wrong for an unknown name."""
    table = sources.table("campaign", f"tables/{choose('setup-unknown', name, SETUPS)}")
    return read("\n".join(f"{key}: {value}" for key, value in table["lines"].items()))
