"""The engine against a plain recursion that was written from the rulebook alone (3.6.2 to 3.6.5)."""

from fractions import Fraction

from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from bench.printed_battle import battle
from bench.printed_battle import Saxons
from tests.pendragon.strategies import Fight


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 14),
    st.integers(0, 3),
    st.integers(1, 5),
    st.integers(0, 4),
)
def test_battles_like_the_printed_one_go_as_in_a_plain_recursion(
    raiders: int, laden: int, cavalry: int, comitates: int
) -> None:
    """Saxons with Surprise against Cavalry beside a Fort and a Town: the same outcomes, with the same fractions (3.6.6)."""
    own = f"{raiders + laden}r({laden}p)" if raiders + laden else ""
    inside = f"{comitates}com" if comitates else ""
    fight = Fight(
        "imperium: autonomy-military | "
        f"corieltauvi: saxons {own} 1w; dux {cavalry}c fort@lindum; civitates {inside} town@ratae",
        {"attacker": "saxons", "defender": "dux", "feats": "surprise"},
        {"saxons": "sparing"},
    )
    choices = {"withdraw/dux": "none", "shelter/dux": "none"}
    if comitates:
        choices["withdraw/civitates"] = f"{comitates}com@ratae"
    exact = {frozenset(facts.items()): p for facts, p in fight.answer(choices=choices).distribution}

    assert {frozenset(end): p for end, p in battle(Saxons(raiders, laden, 1), cavalry, comitates).items()} == exact
    assert Fraction(1) == sum(exact.values())
