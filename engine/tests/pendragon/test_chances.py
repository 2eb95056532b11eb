"""The exact chances of a Battle: they agree with the dice thrown, whether by a seed, one by one, or all of them."""

from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from math import exp
from math import lgamma
from math import log
from typing import Any

import pytest
from hypothesis import assume
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.chance import Seeded
from ludex.kernel.decisions import Decider
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.questions import Answer
from ludex.kernel.rulings import Readings
from ludex.kernel.run import mean
from ludex.kernel.run import once
from ludex.kernel.run import own
from ludex.pendragon.battle.opening import open_battle
from ludex.pendragon.battle.opening import stages
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from tests.pendragon import strategies
from tests.pendragon.strategies import Fight
from tests.pendragon.strategies import GAME
from tests.pendragon.strategies import NAMED
from tests.pendragon.strategies import RANDOM

Outcome = tuple[tuple[str, Any], ...]

PRINTED = Fight(
    "imperium: autonomy-military | corieltauvi: saxons 9r(2p) 1w; dux 3c fort@lindum; civitates 1com town@ratae",
    {"attacker": "saxons", "defender": "dux", "feats": "surprise"},
)
CHOICES = {"withdraw/civitates": "1com@ratae", "withdraw/dux": "none", "shelter/dux": "none"}
SEEDS = range(5000)


def outcome(facts: Mapping[str, Any]) -> Outcome:
    """Return facts in a form that can be counted."""
    return tuple(facts.items())


def chances(answer: Answer) -> dict[Outcome, Fraction]:
    """Return the chance of each outcome of an exact answer."""
    return {outcome(facts): p for facts, p in answer.distribution}


def fought(seed: int) -> Outcome:
    """Return the outcome of the printed example with dice thrown by a seed: as a question does it, without what it tells."""
    start = GAME.read(PRINTED.text)
    battle = open_battle(start, "corieltauvi", Faction.SAXONS, Faction.DUX, Command.BATTLE, frozenset({Feat.SURPRISE}))
    procedure = stages(battle)
    play = Play(Seeded(seed), Decider(CHOICES, {}, GAME.policies, GAME.default_policy), Readings(GAME.id))
    return outcome(procedure.facts(battle.start, once(procedure, battle.start, play)))


def thrown(fight: Fight, dice: tuple[str, ...] = ()) -> Iterator[tuple[Outcome, Fraction]]:
    """Yield the outcome of every throw of the dice, one face at a time, with its chance."""
    try:
        answer = fight.answer(dice=dice)
    except Wrong as wrong:
        if wrong.message != "dice-missing":
            raise
        for face in "123456":
            yield from thrown(fight, (*dice, face))
    else:
        yield outcome(answer.facts), Fraction(1, 6 ** len(dice))


def chi_square_tail(value: float, freedom: int) -> float:
    """Return how likely a chi-square value at least as large is: the upper incomplete gamma function, by its series."""
    a, x = freedom / 2, value / 2
    term = total = 1 / a
    for n in range(1, 2000):
        term *= x / (a + n)
        total += term
    return 1 - exp(a * log(x) - x - lgamma(a)) * total if x else 1.0


def p_value(expected: Mapping[Outcome, Fraction], seen: Counter[Outcome]) -> float:
    """Return the chi-square test of what was seen against exact chances; cells that expect fewer than 5 are put together."""
    number = seen.total()
    large = [cell for cell, p in expected.items() if p * number >= 5]
    cells = [(float(expected[cell] * number), seen[cell]) for cell in large]
    rest = (number - sum(e for e, _ in cells), number - sum(s for _, s in cells))
    if rest[0] >= 5:
        cells.append(rest)
    return chi_square_tail(sum((s - e) ** 2 / e for e, s in cells), len(cells) - 1)


@pytest.mark.parametrize(("value", "freedom", "tail"), [(3.841, 1, 0.05), (18.307, 10, 0.05), (29.588, 10, 0.001)])
def test_chi_square_is_that_of_the_tables(value: float, freedom: int, tail: float) -> None:
    """The tail of chi-square has the values that statistical tables print."""
    assert pytest.approx(tail, rel=0.01) == chi_square_tail(value, freedom)


def test_seeded_battles_follow_the_exact_chances() -> None:
    """In 5,000 Battles of the printed example each outcome comes up as often as its exact chance says (3.6.6)."""
    exact = chances(PRINTED.answer(choices=CHOICES))
    seen = Counter(fought(seed) for seed in SEEDS)

    assert set(exact) >= set(seen)
    assert p_value(exact, seen) > 0.001


def test_a_question_and_its_procedure_agree_on_a_seed() -> None:
    """A question with a seed tells what its procedure alone leads to by that seed."""
    for seed in range(20):
        assert outcome(PRINTED.answer(choices=CHOICES, seed=seed).facts) == fought(seed)


@pytest.mark.parametrize("policy", ["sensible", "cautious"])
def test_all_throws_of_the_printed_battle_give_its_exact_chances(policy: str) -> None:
    """The exact chances of the printed example are those of all throws of its dice, each as likely (3.6.6)."""
    fight = replace(PRINTED, policies={"saxons": policy})
    expected: dict[Outcome, Fraction] = {}
    for found, p in thrown(fight):
        expected[found] = expected.get(found, Fraction(0)) + p

    assert expected == chances(fight.answer())


@settings(max_examples=40, deadline=None)
@given(strategies.fights(most=4))
def test_all_throws_give_the_exact_chances(fight: Fight) -> None:
    """The exact chances of any Battle are those of all throws of its dice, each as likely."""
    exact = fight.answer()
    assume(exact.verdict is None)
    expected: dict[Outcome, Fraction] = {}
    for found, p in thrown(fight):
        expected[found] = expected.get(found, Fraction(0)) + p

    assert expected == chances(exact)
    assert Fraction(1) == sum(p for _, p in exact.distribution)


@settings(max_examples=80, deadline=None)
@given(strategies.fights(), st.integers(0, 10**6))
def test_a_seeded_battle_is_among_the_exact_outcomes(fight: Fight, seed: int) -> None:
    """What a seed leads to has a chance above 0, and all chances add up to 1."""
    exact = fight.answer()
    assume(exact.verdict is None)

    assert Fraction(1) == sum(p for _, p in exact.distribution)
    assert chances(exact)[outcome(fight.answer(seed=seed).facts)] > 0


@settings(max_examples=80, deadline=None)
@given(strategies.fights())
def test_merging_changes_no_chance(fight: Fight) -> None:
    """An exact run that merges equal positions gives the same fractions as one that does not."""
    exact = fight.answer()
    assume(exact.verdict is None)

    assert chances(exact) == chances(fight.answer(merge=False))


@settings(max_examples=40, deadline=None)
@given(strategies.fights(), st.data())
def test_every_decision_has_the_policys_answer_as_a_choice(fight: Fight, data: st.DataObject) -> None:
    """What a policy decides may be given as a choice instead; where it is not legal on every way, it is refused."""
    exact = fight.answer(policies=dict.fromkeys(("dux", "civitates", "saxons", "scotti"), "sensible"))
    assume(exact.verdict is None and exact.assumed)
    named = {assumed.decision: assumed.faction for assumed in exact.assumed}
    name = data.draw(st.sampled_from(sorted(named)))
    asking = dict.fromkeys(("dux", "civitates", "saxons", "scotti"), "sensible")
    asked = fight.answer(policies=asking | {named[name]: "ask"})

    assert asked.pending is not None
    first = asked.pending.name
    option = min(asked.pending.options)
    try:
        again = fight.answer(policies=asking, choices={first: option})
    except Wrong as wrong:
        if wrong.message != "choice-illegal":
            raise
        return

    assert first not in {assumed.decision for assumed in again.assumed}
    assert Fraction(1) == sum(p for _, p in again.distribution)


BEST = {
    "losses": (
        "imperium: fragmentation | catuvellauni: saxons 4r 2w; civitates 2com 2m town@verulamium",
        {"attacker": "saxons", "defender": "civitates"},
    ),
    "withdrawal": (
        "imperium: fragmentation | iceni: saxons 6r 1w; civitates 2com 1m hillfort@venta-icenorum",
        {"attacker": "saxons", "defender": "civitates", "feats": "surprise"},
    ),
    "evading": (
        "imperium: fragmentation | brigantes: civitates 2com 2m; scotti 4r(2p) 1w",
        {"attacker": "civitates", "defender": "scotti"},
    ),
    "ambushing": (
        "imperium: fragmentation | corieltauvi: saxons 4r 2w; dux 2c fort@lindum",
        {"attacker": "saxons", "defender": "dux"},
    ),
    "both sides": (
        "imperium: autonomy-civilian | corieltauvi: saxons 4r(1p) 1w; dux 2c fort@lindum; civitates 1com 1m",
        {"attacker": "saxons", "defender": "dux", "feats": "surprise"},
    ),
}
FACTS = {
    "saxons": ("saxon_renown", "-saxon_losses", "plunder"),
    "scotti": ("scotti_renown", "-scotti_losses"),
    "dux": ("prestige", "-dux_losses"),
    "civitates": ("-civitates_losses", "prestige"),
}


def worth(answer: Answer, fact: str) -> Fraction:
    """Return the exact mean of a fact, of its negative where it begins with a minus."""
    return mean(own(answer.distribution, fact.removeprefix("-"))) * (-1 if fact.startswith("-") else 1)


def assert_best(fight: Fight, faction: str, fact: str) -> None:
    """Fail where some policy of the Faction does better for the fact than the best that was found."""
    best = worth(fight.answer(best=(faction, fact)), fact)
    for policy in (*NAMED, *RANDOM):
        assert best >= worth(fight.answer(policies={faction: policy}), fact), policy


@pytest.mark.parametrize("name", BEST)
def test_the_best_is_no_worse_than_any_policy(name: str) -> None:
    """The choices found best for a fact give it a mean that no policy surpasses, whoever chooses and whatever counts."""
    fight = Fight(*BEST[name])
    for faction in (fight.params["attacker"], fight.params["defender"]):
        for fact in FACTS[faction]:
            assert_best(fight, faction, fact)


def test_the_best_of_a_faction_without_a_choice_is_refused() -> None:
    """Nothing is best for a Faction that is asked nothing in the Battle."""
    fight = Fight("imperium: fragmentation | regni: saxons 2w; dux 1c", {"attacker": "saxons", "defender": "dux"})
    with pytest.raises(Wrong) as wrong:
        fight.answer(best=("scotti", "prestige"))

    assert ("best-no-choice", "scotti") == (wrong.value.message, wrong.value.facts["faction"])


@settings(max_examples=12, deadline=None)
@given(strategies.fights(most=2))
def test_the_best_of_any_small_battle_is_no_worse_than_any_policy(fight: Fight) -> None:
    """No policy of a Faction loses fewer of its pieces, on average, than the best choices do."""
    faction = fight.params["attacker"]
    plain = fight.answer()
    assume(plain.verdict is None and faction in {assumed.faction for assumed in plain.assumed})
    assert_best(fight, faction, f"-{'saxon' if faction == 'saxons' else faction}_losses")
