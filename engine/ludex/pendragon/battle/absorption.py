"""Which choices of Units absorb as much of some losses as possible (3.6.1), counted in half losses."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from heapq import merge
from typing import NamedTuple

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import owner

Absorbs = Callable[[Piece], Fraction]
Choice = dict[Piece, int]


class Sort(NamedTuple):
    """A sort of Unit that can absorb losses: how many there are, and how many half losses eliminate each."""

    piece: Piece
    number: int
    each: int


@dataclass(frozen=True)
class Legal:
    """The legal choices of Units for some half losses: those that absorb one of some totals and leave nothing that fits."""

    sorts: tuple[Sort, ...]
    suffered: int
    totals: tuple[int, ...]

    def __iter__(self) -> Iterator[Choice]:
        """Yield each legal choice once, those with fewer of the first sorts first."""
        ways = [_exactly(self.sorts, self._least(total), total) for total in self.totals]
        for numbers in ways[0] if len(ways) == 1 else merge(*ways):
            yield {sort.piece: number for sort, number in zip(self.sorts, numbers, strict=True) if number}

    def __contains__(self, choice: object) -> bool:
        """Tell whether a choice is legal."""
        if not isinstance(choice, dict) or not choice.keys() <= {sort.piece for sort in self.sorts}:
            return False
        numbers = [choice.get(sort.piece, 0) for sort in self.sorts]
        total = sum(number * sort.each for number, sort in zip(numbers, self.sorts, strict=True))
        return total in self.totals and all(
            least <= number <= sort.number for least, number, sort in zip(self._least(total), numbers, self.sorts, strict=True)
        )

    def owners(self) -> set[Faction]:
        """Return the Factions that lose a Unit by some legal choice."""
        own = {owner(sort.piece) for sort in self.sorts}
        if len(own) == 1 and self.totals[0]:
            return own
        return {owner(sort.piece) for place, sort in enumerate(self.sorts) if self._falls(place)}

    def shared(self, one: Faction, other: Faction) -> Iterator[dict[Faction, "Legal"]]:
        """Yield each way in which two Factions can share what legal choices absorb: what is legal for each of them."""
        for total in self.totals:
            spare = self.suffered - total
            for half in range(total + 1):
                shares = {one: self._of(one, half, spare), other: self._of(other, total - half, spare)}
                if all(_reached(own.sorts, own._least(own.totals[0]))[0] >> own.totals[0] & 1 for own in shares.values()):
                    yield shares

    def _of(self, faction: Faction, total: int, spare: int) -> "Legal":
        """Return the legal choices of one Faction's Units that absorb a total while so much is left over."""
        return Legal(tuple(sort for sort in self.sorts if owner(sort.piece) == faction), total + spare, (total,))

    def _falls(self, place: int) -> bool:
        """Tell whether a Unit of one sort is eliminated by some legal choice."""
        for total in self.totals:
            least = list(self._least(total))
            least[place] = max(least[place], 1)
            if _reached(self.sorts, least)[0] >> total & 1:
                return True
        return False

    def _least(self, total: int) -> list[int]:
        """Return how many of each sort must fall for this total: all that what is left over would still eliminate."""
        return [sort.number if sort.each <= self.suffered - total else 0 for sort in self.sorts]


def legal(play: Play, units: Sorts, suffered: Fraction, absorbs: Absorbs) -> Legal:
    """Return the legal choices of Units for some losses: all that can be absorbed must be (3.6.1).

    By another reading, any choice is legal after which what is left over eliminates none of the remaining Units.
    """
    sorts = tuple(Sort(piece, number, int(absorbs(piece) * 2)) for piece, number in units.items())
    halves = int(suffered * 2)
    whole = sum(sort.number * sort.each for sort in sorts)
    if whole <= halves:
        return Legal(sorts, whole, (whole,))
    reached = _reached(sorts, [0] * len(sorts))[0]
    greatest = (reached & ((2 << halves) - 1)).bit_length() - 1
    found = Legal(sorts, halves, (greatest,))
    lowest = max(halves - max(sort.each for sort in sorts) + 1, 0)
    others = tuple(total for total in range(lowest, greatest) if _reached(sorts, found._least(total))[0] >> total & 1)
    if others and play.reading("3.6.1-largest-losses") == "none-left-fits":
        return Legal(sorts, halves, (greatest, *others))
    return found


def _reached(sorts: Sequence[Sort], least: Sequence[int]) -> list[int]:
    """Return, for the sorts from each place on, the totals that they can absorb: total n is bit n."""
    found = [1]
    for sort, number in zip(reversed(sorts), reversed(least), strict=True):
        bits = 0
        for taken in range(number, sort.number + 1):
            bits |= found[-1] << taken * sort.each
        found.append(bits)
    return found[::-1]


def _exactly(sorts: Sequence[Sort], least: Sequence[int], total: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to take numbers of each sort, not fewer than the least, that absorb just this total."""
    reached = _reached(sorts, least)

    def take(place: int, left: int) -> Iterator[tuple[int, ...]]:
        if place == len(sorts):
            yield ()
            return
        sort = sorts[place]
        for taken in range(least[place], min(sort.number, left // sort.each) + 1):
            rest = left - taken * sort.each
            if reached[place + 1] >> rest & 1:
                for numbers in take(place + 1, rest):
                    yield (taken, *numbers)

    return take(0, total) if reached[0] >> total & 1 else iter(())
