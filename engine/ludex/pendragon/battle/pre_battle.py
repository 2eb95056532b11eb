"""Pre-Battle: groups of Units try to Evade the Battle or to Ambush (3.6.2)."""

from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import partial
from itertools import product

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.fight import shift
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.options import Options
from ludex.pendragon.battle.tables import Attempt
from ludex.pendragon.battle.tables import faces
from ludex.pendragon.battle.tables import Group
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import RAIDERS
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook

Try = tuple[Attempt, tuple[tuple[Piece, int], ...]]
NONE = "none"


def pre_battle(play: Play, position: Position, battle: Battle, side: Sequence[Faction], group: Group) -> Position:
    """Return the position after a group of a side has tried to Evade or Ambush, if any of it wished to (3.6.2).

    One die is rolled for all of the group's Units that try; by another reading, one for each kind of Unit.
    """
    units = {p: n for p, n in battle.in_open(position, side).items() if (p.kind in RAIDERS) == (group == Group.RAIDERS)}
    able = {piece.kind for attempt in Attempt for piece in _may(play, position, battle, group, attempt, units)}
    if not able:
        return position
    if len(able) > 1 and play.reading("3.6.2-pre-battle-dice") == "each-kind":
        for kind in Kind:
            own = {piece: number for piece, number in units.items() if piece.kind == kind}
            position = attempt_by(play, position, battle, side, group, own, f"pre-battle/{kind}")
        return position
    return attempt_by(play, position, battle, side, group, units, f"pre-battle/{group}")


@rule("3.6.2")
def attempt_by(
    play: Play, position: Position, battle: Battle, side: Sequence[Faction], group: Group, units: Sorts, name: str
) -> Position:
    """Return the position after some Units of a side have tried, on one die, what their Factions chose (3.6.2).

    A group makes one attempt: where two Factions share it, the second may join the attempt of the first, or stand.
    """
    attempt: Attempt | None = None
    trying: Sorts = {}
    for faction in side:
        own = {piece: number for piece, number in units.items() if owner(piece) == faction}
        able = _able(play, position, battle, group, own, attempt)
        if able:
            chosen = play.decide(
                f"{name}/{faction}",
                faction,
                Options(f"{name}/{faction}", partial(_options, able), partial(_try, able, faction)),
                position,
                partial(_read, able, faction),
                battle=battle,
            )
            if chosen is not None:
                attempt, sorts = chosen
                trying |= dict(sorts)
    if attempt is None:
        return position
    needed = faces(play, position, group, attempt, next(iter(trying)).kind, battle.space)
    succeeds, face = play.check(f"{name}/{named(side)}", needed)
    message = f"pre-battle-{'succeeds' if succeeds else 'fails'}{'' if face else '-unrolled'}"
    play.note("3.6.2", message, pieces=tally(trying), attempt=attempt, needed=_span(needed), face=face)
    if not succeeds:
        return position
    return shift(position, trying, (battle.space,), battle.evaded if attempt == Attempt.EVADE else battle.ambush)


def _may(play: Play, position: Position, battle: Battle, group: Group, attempt: Attempt, units: Sorts) -> Sorts:
    """Return which of some Units may make an attempt."""
    if attempt == Attempt.EVADE and held_fast(battle, units):
        return {}
    return {p: n for p, n in units.items() if faces(play, position, group, attempt, p.kind, battle.space)}


def held_fast(battle: Battle, units: Sorts) -> bool:
    """Tell whether Units may neither Evade nor Withdraw: Saxons fought in answer to their Ravage (4.4.3)."""
    held = battle.command == Command.RAVAGE and any(owner(piece) == Faction.SAXONS for piece in units)
    if held:
        rulebook.enter("4.4.3")
    return held


def _able(
    play: Play, position: Position, battle: Battle, group: Group, units: Sorts, joined: Attempt | None
) -> dict[Attempt, Sorts]:
    """Return the Units that may make each attempt, or may join the one that is named; no attempt that none may make."""
    attempts = Attempt if joined is None else (joined,)
    able = {attempt: _may(play, position, battle, group, attempt, units) for attempt in attempts}
    return {attempt: sorts for attempt, sorts in able.items() if sorts}


def _options(able: Mapping[Attempt, Sorts]) -> Iterator[tuple[str, Try | None]]:
    yield NONE, None
    for attempt, units in able.items():
        for numbers in product(*(range(number, -1, -1) for number in units.values())):
            sorts = tuple((piece, n) for piece, n in zip(units, numbers, strict=True) if n)
            if sorts:
                yield f"{attempt} {_show(sorts)}", (attempt, sorts)


def _try(able: Mapping[Attempt, Sorts], faction: Faction, text: str) -> Try | None:
    """Return the attempt of this text; raises KeyError where it is none of those possible."""
    if text == NONE:
        return None
    word, _, rest = text.partition(" ")
    attempt = next((attempt for attempt in able if attempt == word), None)
    if attempt is None:
        raise KeyError(text)
    group = read_pieces(rest, faction)
    sorts = tuple((piece, group[piece, None]) for piece in able[attempt] if (piece, None) in group)
    possible = sorts and len(sorts) == len(group) and all(number <= able[attempt][piece] for piece, number in sorts)
    if not possible or f"{attempt} {_show(sorts)}" != text:
        raise KeyError(text)
    return attempt, sorts


def _show(sorts: Sequence[tuple[Piece, int]]) -> str:
    return show_pieces(((piece, None), number) for piece, number in sorts)


def _read(able: Mapping[Attempt, Sorts], faction: Faction, text: str) -> str:
    """Bring an answer into the form of the options; the bare attempt stands for all Units that may make it."""
    word, _, rest = text.strip().partition(" ")
    if word == NONE:
        return text.strip()
    if not rest:
        return next((f"{attempt} {_show(tuple(sorts.items()))}" for attempt, sorts in able.items() if attempt == word), word)
    return f"{word} {show_pieces(read_pieces(rest, faction).items())}"


def _span(needed: range) -> str:
    return f"{needed[0]}-{needed[-1]}" if len(needed) > 1 else str(needed[0])
