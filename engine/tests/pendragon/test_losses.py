"""Losses: what may be chosen, and how Dux and Civitates share them where they do not agree (3.6.1)."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.chance import Scripted
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Pending
from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.rulings import Readings
from ludex.pendragon.battle.absorption import Choice
from ludex.pendragon.battle.absorption import legal
from ludex.pendragon.battle.losses import absorbed
from ludex.pendragon.battle.losses import split
from ludex.pendragon.battle.tables import field_loss
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.notation import read
from ludex.pendragon.piece_text import read_sides
from ludex.pendragon.piece_text import show_sides
from tests.pendragon.strategies import GAME

EMPTY = read("iceni: empty")
HALVES = st.integers(1, 16).map(lambda number: Fraction(number, 2))
FORCES = st.dictionaries(
    st.sampled_from(
        [
            Piece(Kind.CAVALRY),
            Piece(Kind.MILITIA),
            Piece(Kind.MILITIA, laden=True),
            Piece(Kind.COMITATES),
            Piece(Kind.SAXON_WARBAND, Faction.DUX),
            Piece(Kind.SCOTTI_WARBAND, Faction.CIVITATES),
        ]
    ),
    st.integers(1, 4),
    min_size=1,
)
SMALL = FORCES.filter(lambda force: len(force) <= 3)


def absorbs(piece: Piece) -> Fraction:
    """Return what a Unit absorbs in a Field Battle."""
    return field_loss(piece.kind)


def playing(script: Mapping[str, str] | None = None, policy: str = "sensible", **readings: str) -> Play:
    """Return a play with these answers and readings."""
    decider = Decider(script or {}, {}, GAME.policies, policy)
    chosen = {"3.6.1-largest-losses": readings["largest"]} if readings else {}
    return Play(Scripted(()), decider, Readings(GAME.id, chosen))


def units(text: str) -> dict[Piece, int]:
    """Read Units of both Britons."""
    return {piece: number for (piece, _), number in read_sides(text).items()}


def shown(choice: Choice) -> str:
    """Return a choice as text."""
    return show_sides(((piece, None), number) for piece, number in choice.items() if number)


@pytest.mark.parametrize(
    ("force", "losses", "expected"),
    [
        ("dux 1c; civitates 1com 1m", "3/2", {"dux 1c; civitates 1m", "civitates 1m 1com"}),
        ("civitates 2m", "1/2", {"civitates 1m"}),
        ("dux 2c", "1/2", {"none"}),
        ("dux 2c", "3/2", {"dux 1c"}),
        ("dux 1c; civitates 1m", "1", {"dux 1c"}),
        ("dux 1c; civitates 1m", "5", {"dux 1c; civitates 1m"}),
        ("dux 1c; civitates 3m", "1", {"dux 1c", "civitates 2m"}),
        ("civitates 1com 2m(1p)", "1", {"civitates 1com", "civitates 2m(1p)"}),
    ],
)
def test_as_much_as_possible_is_absorbed(force: str, losses: str, expected: set[str]) -> None:
    """The owner chooses among those choices of Units that absorb as much of a step's losses as possible (3.6.1)."""
    assert expected == {shown(choice) for choice in legal(playing(), units(force), Fraction(losses), absorbs)}


def test_by_another_reading_any_choice_will_do_after_which_nothing_fits() -> None:
    """Where `none-left-fits` is in force, half a loss may be wasted on 1 Cavalry while 1 Militia falls (3.6.1)."""
    found = legal(playing(largest="none-left-fits"), units("dux 1c; civitates 1m"), Fraction(1), absorbs)

    assert {"dux 1c", "civitates 1m"} == {shown(choice) for choice in found}


@settings(max_examples=100, deadline=None)
@given(FORCES, HALVES, st.sampled_from(["as-many-as-possible", "none-left-fits"]))
def test_a_legal_choice_leaves_nothing_that_fits(force: Choice, losses: Fraction, reading: str) -> None:
    """After any legal choice no remaining Unit could be eliminated by what is left over, and none is chosen twice (3.6.1)."""
    found = list(legal(playing(largest=reading), force, losses, absorbs))
    most = max(absorbed(choice, absorbs) for choice in found)

    assert found
    assert len({shown(choice) for choice in found}) == len(found)
    for choice in found:
        left = losses - absorbed(choice, absorbs)
        remaining = [piece for piece, number in force.items() if number > choice.get(piece, 0)]
        assert left >= 0
        assert all(absorbs(piece) > left for piece in remaining)
        assert reading == "none-left-fits" or most == absorbed(choice, absorbs)


@settings(max_examples=200, deadline=None)
@given(SMALL, HALVES, st.sampled_from(["as-many-as-possible", "none-left-fits"]), st.sampled_from([1, 2]))
def test_the_legal_choices_are_all_that_there_are(force: Choice, losses: Fraction, reading: str, each: int) -> None:
    """Of all ways to take some Units the legal ones are listed, each is told to be legal, and no other is (3.6.1)."""

    def needs(piece: Piece) -> Fraction:
        return absorbs(piece) * (each if piece.kind == Kind.SAXON_WARBAND else 1)

    every = [dict(zip(force, way, strict=True)) for way in product(*(range(number + 1) for number in force.values()))]
    every = [choice for choice in every if absorbed(choice, needs) <= losses]
    most = max(absorbed(choice, needs) for choice in every)

    def nothing_fits(choice: Choice) -> bool:
        return all(needs(piece) > losses - absorbed(choice, needs) for piece in force if choice[piece] < force[piece])

    fits = [choice for choice in every if nothing_fits(choice)]
    largest = [choice for choice in every if absorbed(choice, needs) == most]
    expected = fits if reading == "none-left-fits" else largest
    found = legal(playing(largest=reading), force, losses, needs)

    assert [shown(choice) for choice in expected] == [shown(choice) for choice in found]
    assert expected == [choice for choice in every if {piece: n for piece, n in choice.items() if n} in found]
    assert found.owners() == {owner(piece) for choice in expected for piece, number in choice.items() if number}


def test_more_units_or_other_units_than_there_are_is_no_legal_choice() -> None:
    """A choice names Units that are there, and not more of them (3.6.1)."""
    found = legal(playing(), units("dux 1c; civitates 2m"), Fraction(1), absorbs)

    assert units("dux 1c") in found
    assert units("civitates 2m") in found
    assert units("civitates 1com") not in found
    assert units("dux 2c") not in found
    assert "dux 1c" not in found


@settings(max_examples=100, deadline=None)
@given(FORCES, HALVES)
def test_losses_are_absorbed_as_far_as_units_allow(force: Choice, losses: Fraction) -> None:
    """Never is more left over than half a loss, unless all Units are gone (3.6.1)."""
    for choice in legal(playing(), force, losses, absorbs):
        gone = {piece: number for piece, number in choice.items() if number} == force
        assert gone or losses - absorbed(choice, absorbs) <= Fraction(1, 2)


@pytest.mark.parametrize(
    ("force", "losses", "before", "expected"),
    [
        ("dux 1c; civitates 1com 1m", "3/2", "0", "dux 1c; civitates 1m"),
        ("dux 3c; civitates 3com", "2", "0", "dux 1c; civitates 1com"),
        ("dux 3c; civitates 3com", "3", "0", "dux 2c; civitates 1com"),
        ("dux 3c; civitates 3com", "1", "0", "dux 1c"),
        ("dux 3c; civitates 3com", "1", "2", "civitates 1com"),
        ("dux 3c; civitates 3com", "2", "2", "civitates 2com"),
        ("dux 3c; civitates 3com", "3", "1", "dux 1c; civitates 2com"),
        ("dux 1c; civitates 5com", "4", "0", "dux 1c; civitates 3com"),
        ("dux 5c; civitates 1m", "4", "0", "dux 4c"),
        ("dux 5c; civitates 1m", "7/2", "0", "dux 3c; civitates 1m"),
        ("dux 2c; civitates 4m", "2", "0", "dux 1c; civitates 2m"),
        ("dux 2c; civitates 4m", "1/2", "0", "civitates 1m"),
        ("dux 2c; civitates 4m", "5/2", "0", "dux 1c; civitates 3m"),
    ],
)
def test_losses_that_are_not_agreed_on_are_split(force: str, losses: str, before: str, expected: str) -> None:
    """Each absorbs as nearly half as possible, the Dux the loss that cannot be shared; what Cavalry took before counts."""
    play = playing()
    found = legal(play, units(force), Fraction(losses), absorbs)
    chosen = split(play, EMPTY, "melee", found, Fraction(losses), Fraction(before))

    assert expected == shown(chosen)


def test_each_faction_chooses_its_own_units_in_a_split() -> None:
    """Within its half each Faction chooses which of its Units absorb the losses (3.6.1)."""
    found = legal(playing(), units("dux 1c 1w/saxons; civitates 1com 1w/scotti"), Fraction(2), absorbs)
    script = {"losses/melee/dux": "1w/saxons", "losses/melee/civitates": "1com"}
    chosen = split(playing(script), EMPTY, "melee", found, Fraction(2))

    assert "dux 1w/saxons; civitates 1com" == shown(chosen)
    with pytest.raises(Pending) as pending:
        split(playing(policy="ask"), EMPTY, "melee", found, Fraction(2))
    assert ("losses/melee/dux", Faction.DUX) == (pending.value.decision.name, pending.value.decision.faction)
    assert {"1c", "1w/saxons"} == set(pending.value.decision.options)


@settings(max_examples=100, deadline=None)
@given(FORCES, HALVES)
def test_a_split_is_a_legal_choice_and_none_is_fairer(force: Choice, losses: Fraction) -> None:
    """A split absorbs as much as any choice, and no legal choice brings both shares nearer to each other (3.6.1)."""
    play = playing()
    found = legal(play, force, losses, absorbs)
    chosen = {piece: n for piece, n in split(play, EMPTY, "melee", found, losses).items() if n}

    def gap(choice: Choice) -> Fraction:
        share = {faction: Fraction(0) for faction in Faction}
        for piece, number in choice.items():
            share[owner(piece)] += absorbs(piece) * number
        return abs(share[Faction.DUX] - share[Faction.CIVITATES])

    assert shown(chosen) in {shown(choice) for choice in found}
    assert gap(chosen) == min(gap(choice) for choice in found)
