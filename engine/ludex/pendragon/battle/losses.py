"""Losses: which Units a side may eliminate for those it suffers in one step, and who chooses (3.6.1)."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from fractions import Fraction

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon.battle.absorption import Absorbs
from ludex.pendragon.battle.absorption import Choice
from ludex.pendragon.battle.absorption import Legal
from ludex.pendragon.battle.absorption import legal
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.fight import remove
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.options import Options
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import Side
from ludex.pendragon.piece_text import Group
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import read_sides
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.piece_text import show_sides
from ludex.pendragon.rulebook import rule

Keyed = tuple[tuple[Piece, str | None], int]

NONE = "none"
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
    found = legal(play, units, suffered, absorbs)
    chosen = _choose(play, position, step, side, found, suffered, before)
    position = remove(position, chosen, places)
    left = suffered - absorbed(chosen, absorbs)
    if chosen:
        play.note(section, "losses", faction=named(side), losses=suffered, pieces=tally(chosen))
    else:
        play.note(section, "losses-too-few", faction=named(side), losses=suffered)
    remaining = {piece: number - chosen.get(piece, 0) for piece, number in units.items()}
    return _carry(play, position, battle, side, left, remaining)


def absorbed(choice: Choice, absorbs: Absorbs) -> Fraction:
    """Return the losses that a choice of Units absorbs."""
    return sum((absorbs(piece) * number for piece, number in choice.items()), Fraction(0))


def _choose(
    play: Play,
    position: Position,
    step: str,
    side: Sequence[Faction],
    found: Legal,
    suffered: Fraction,
    before: Fraction,
) -> Choice:
    """Return the Units chosen: by their one owner, by both Britons together, or split where they do not agree."""
    owners = found.owners()
    if len(owners) <= 1:
        faction = next(iter(owners), side[0])
        return _decide(play, position, f"losses/{step}/{faction}", faction, found, suffered)
    name = f"losses/{step}/{Side.BRITONS}"

    def every() -> Iterator[tuple[str, Choice | None]]:
        yield from ((show_sides(_keyed(choice)), choice) for choice in found)
        yield SPLIT, None

    def find(text: str) -> Choice | None:
        if text == SPLIT:
            return None
        return _found(found, text, read_sides(text), show_sides)

    options = Options(name, every, find)
    chosen = play.decide(name, side[0], options, position, _read_both, losses=suffered)
    return chosen if chosen is not None else split(play, position, step, found, suffered, before)


@rule("3.6.1")
def split(
    play: Play, position: Position, step: str, found: Legal, suffered: Fraction, before: Fraction = Fraction(0)
) -> Choice:
    """Return the Units that Dux and Civitates eliminate when they do not agree: each as nearly half as possible (3.6.1).

    An uneven loss is absorbed by the Dux.
    """

    def unevenness(shares: Mapping[Faction, Legal]) -> tuple[Fraction, Fraction]:
        dux, civitates = (Fraction(shares[faction].totals[0], 2) for faction in BRITONS)
        return abs(dux + before - civitates), civitates - dux

    fair = min(found.shared(*BRITONS), key=unevenness)
    chosen: Choice = {}
    for faction, own in fair.items():
        chosen |= _decide(play, position, f"losses/{step}/{faction}", faction, own, suffered)
    return chosen


def _decide(play: Play, position: Position, name: str, faction: Faction, found: Legal, suffered: Fraction) -> Choice:
    options = Options(
        name,
        lambda: ((show_pieces(_keyed(choice)), choice) for choice in found),
        lambda text: _found(found, text, {} if text == NONE else read_pieces(text, faction), show_pieces),
    )
    return play.decide(name, faction, options, position, lambda text: _read_own(text, faction), losses=suffered)


def _found(found: Legal, text: str, group: Group, shows: Callable[[list[Keyed]], str]) -> Choice:
    """Return the legal choice of this text; raises KeyError where there is none."""
    choice = {piece: number for (piece, _), number in group.items()}
    if choice not in found or shows(_keyed(choice)) != text:
        raise KeyError(text)
    return choice


def _keyed(choice: Choice) -> list[Keyed]:
    return [((piece, None), number) for piece, number in choice.items() if number]


def _read_own(text: str, faction: Faction) -> str:
    return text if text == NONE else show_pieces(read_pieces(text, faction).items())


def _read_both(text: str) -> str:
    return text if text in (NONE, SPLIT) else show_sides(read_sides(text).items())


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
