"""Policies for the choices of a campaign: `ask` leaves each to its player, `first` takes the first that is legal."""

from collections.abc import Mapping

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Policy


def first(decision: Decision) -> str:
    """Take the first legal option."""
    return next(iter(decision.options))


POLICIES: Mapping[str, Policy | None] = {"ask": None, "first": first}
