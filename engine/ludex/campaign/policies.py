"""Policies for the choices of a campaign: there is only `ask`, which leaves each choice to its player."""

from collections.abc import Mapping

from ludex.kernel.decisions import Policy

POLICIES: Mapping[str, Policy | None] = {"ask": None}
