"""What can be seen of a position on a map: the facts of each space, and whose pieces stand where."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Stand:
    """Pieces of one owner that stand together: in short, as the notation writes them, and as a fact to be put into words.

    `site` is where they stand within the space, empty for its open ground.
    """

    owner: str
    short: str
    said: object
    site: str = ""


@dataclass(frozen=True, slots=True)
class Seen:
    """What a position shows of one space: facts by the id of a term, in their order, and pieces."""

    facts: Mapping[str, object]
    stands: tuple[Stand, ...] = ()


# By space, in the order of the map; what belongs to no space, such as tracks and boxes, stands under ELSEWHERE.
Sight = Mapping[str, Seen]
ELSEWHERE = ""
