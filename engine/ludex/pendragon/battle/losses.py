"""Losses: which Units a side may eliminate for those it suffers in one step, and who chooses (3.6.1)."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Sequence
from fractions import Fraction

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.fight import remove
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import Side
from ludex.pendragon.notation import read_pieces
from ludex.pendragon.notation import read_sides
from ludex.pendragon.notation import show_pieces
from ludex.pendragon.notation import show_sides
from ludex.pendragon.rulebook import rule

Absorbs = Callable[[Piece], Fraction]
Choice = dict[Piece, int]

SPLIT = "split"


@rule("3.6.1")
def suffer(
    play: Play,
    position: Position,
    battle: Battle,
    step: str,
    side: Sequence[Faction],
    suffered: Fraction,
    places: Sequence[str],
    absorbs: Absorbs,
    section: str,
    before: Fraction = Fraction(0),
) -> Position:
    """Return the position after a side has absorbed the losses of one step by Units of its choice (3.6.1).

    `places` hold the Units that can absorb them, `absorbs` tells how much each Unit absorbs. `before` is what the Dux has
    already absorbed in this step by one Cavalry (3.6.4); it counts when the losses are split.
    """
    units: Sorts = {}
    for place in places:
        for piece, number in battle.in_open(position, side, (place,)).items():
            units[piece] = units.get(piece, 0) + number
    suffered += Fraction(int(position.marks.get(f"battle:left:{named(side)}", 0)), 2)
    if not suffered or not units:
        return _carry(play, position, battle, side, suffered, units)
    legal = choices(play, units, suffered, absorbs)
    chosen = _choose(play, position, step, side, legal, absorbs, suffered, before)
    position = remove(position, chosen, places)
    left = suffered - absorbed(chosen, absorbs)
    if chosen:
        play.note(section, "losses", faction=named(side), losses=suffered, pieces=tally(chosen))
    else:
        play.note(section, "losses-too-few", faction=named(side), losses=suffered)
    remaining = {piece: number - chosen.get(piece, 0) for piece, number in units.items()}
    return _carry(play, position, battle, side, left, remaining)


def choices(play: Play, units: Sorts, suffered: Fraction, absorbs: Absorbs) -> list[Choice]:
    """Return every legal choice of Units for some losses: all that can be absorbed must be (3.6.1)."""
    whole = sum((absorbs(piece) * number for piece, number in units.items()), Fraction(0))
    if whole <= suffered:
        return [dict(units)]
    every = list(_within(list(units.items()), suffered, absorbs))
    most = max(absorbed(choice, absorbs) for choice in every)
    largest = [choice for choice in every if absorbed(choice, absorbs) == most]
    filled = [choice for choice in every if _nothing_fits(units, choice, suffered, absorbs)]
    if len(filled) > len(largest) and play.reading("3.6.1-largest-losses") == "none-left-fits":
        return filled
    return largest


def absorbed(choice: Choice, absorbs: Absorbs) -> Fraction:
    """Return the losses that a choice of Units absorbs."""
    return sum((absorbs(piece) * number for piece, number in choice.items()), Fraction(0))


def _within(units: list[tuple[Piece, int]], left: Fraction, absorbs: Absorbs) -> Iterator[Choice]:
    """Yield all choices of Units that absorb no more than is left."""
    if not units:
        yield {}
        return
    (piece, number), rest = units[0], units[1:]
    each = absorbs(piece)
    for taken in range(min(number, left // each) + 1):
        for choice in _within(rest, left - each * taken, absorbs):
            yield {piece: taken, **choice} if taken else choice


def _nothing_fits(units: Sorts, choice: Choice, suffered: Fraction, absorbs: Absorbs) -> bool:
    left = suffered - absorbed(choice, absorbs)
    return all(absorbs(piece) > left for piece, number in units.items() if number > choice.get(piece, 0))


def _choose(
    play: Play,
    position: Position,
    step: str,
    side: Sequence[Faction],
    legal: list[Choice],
    absorbs: Absorbs,
    suffered: Fraction,
    before: Fraction,
) -> Choice:
    """Return the Units chosen: by their one owner, by both Britons together, or split where they do not agree."""
    owners = {owner(piece) for choice in legal for piece in choice}
    if len(owners) <= 1:
        faction = next(iter(owners), side[0])
        return _decide(play, position, f"losses/{step}/{faction}", faction, legal, suffered)
    options: dict[str, Choice | None] = {show_sides(_keyed(choice)): choice for choice in legal}
    options[SPLIT] = None
    chosen = play.decide(f"losses/{step}/{Side.BRITONS}", side[0], options, position, _read_both, losses=suffered)
    return chosen if chosen is not None else split(play, position, step, legal, absorbs, suffered, before)


@rule("3.6.1")
def split(
    play: Play,
    position: Position,
    step: str,
    legal: list[Choice],
    absorbs: Absorbs,
    suffered: Fraction,
    before: Fraction = Fraction(0),
) -> Choice:
    """Return the Units that Dux and Civitates eliminate when they do not agree: each as nearly half as possible (3.6.1).

    An uneven loss is absorbed by the Dux.
    """

    def shares(choice: Choice) -> dict[Faction, Fraction]:
        return {faction: absorbed({p: n for p, n in choice.items() if owner(p) == faction}, absorbs) for faction in BRITONS}

    dux, civitates = BRITONS

    def unevenness(choice: Choice) -> tuple[Fraction, Fraction]:
        share = shares(choice)
        return abs(share[dux] + before - share[civitates]), share[civitates] - share[dux]

    nearest = min(map(unevenness, legal))
    fair = [choice for choice in legal if unevenness(choice) == nearest]
    chosen: Choice = {}
    for faction in BRITONS:
        own = [{p: n for p, n in choice.items() if owner(p) == faction} for choice in fair]
        unique = [choice for place, choice in enumerate(own) if choice not in own[:place]]
        chosen |= _decide(play, position, f"losses/{step}/{faction}", faction, unique, suffered)
    return chosen


def _decide(play: Play, position: Position, name: str, faction: Faction, legal: list[Choice], suffered: Fraction) -> Choice:
    options = {show_pieces(_keyed(choice)): choice for choice in legal}
    return play.decide(name, faction, options, position, lambda text: _read_own(text, faction), losses=suffered)


def _keyed(choice: Choice) -> list[tuple[tuple[Piece, None], int]]:
    return [((piece, None), number) for piece, number in choice.items() if number]


def _read_own(text: str, faction: Faction) -> str:
    return text if text == "none" else show_pieces(read_pieces(text, faction).items())


def _read_both(text: str) -> str:
    return text if text in ("none", SPLIT) else show_sides(read_sides(text).items())


def _carry(play: Play, position: Position, battle: Battle, side: Sequence[Faction], left: Fraction, units: Sorts) -> Position:
    """Return the position with what is left over of a step's losses: ignored, unless a reading lets it carry (3.6.1)."""
    mark = f"battle:left:{named(side)}"
    if not left or not any(units.values()):
        return position.mark(mark, None)
    shielded = behind_shields(battle, side) and any(n for p, n in units.items() if p.kind == Kind.SAXON_WARBAND)
    if shielded and play.reading("4.4.4-shield-wall-steps") == "across-steps":
        return position.mark(mark, int(left * 2))
    half = left % 1
    carries = half and play.reading("3.6.1-half-losses") == "carried"
    return position.mark(mark, int(half * 2) if carries else None)


def behind_shields(battle: Battle, side: Sequence[Faction]) -> bool:
    """Tell whether a side fights behind a Shield Wall (4.4.4)."""
    return Feat.SHIELD_WALL in battle.feats and tuple(side) == battle.attack


def leave_field(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position with what a reading let carry in the Field Battle kept as far as it goes on into the Assault.

    Only a half loss on the attackers does: other Units defend there, and a Shield Wall does not hold there (4.4.4).
    """
    position = position.mark(f"battle:left:{named(battle.defence)}", None)
    mark = f"battle:left:{named(battle.attack)}"
    left = int(position.marks.get(mark, 0))
    keeps = left % 2 and play.reading("3.6.1-half-losses") == "carried"
    return position.mark(mark, 1 if keeps else None)
