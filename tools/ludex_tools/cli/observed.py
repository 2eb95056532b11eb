"""A value that was seen at the table, and how likely it was."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any


@dataclass(frozen=True, slots=True)
class Observed:
    """A fact's observed value: how likely exactly that is and, for numbers, at most and at least it."""

    fact: str
    value: Any
    exactly: Fraction
    at_most: Fraction | None = None
    at_least: Fraction | None = None
