"""Questions: every way of asking one, and what its answer rests on."""

from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from ludex.kernel import run
from ludex.kernel.decisions import Assumed
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Note
from ludex.kernel.position import Position
from ludex.kernel.questions import find
from ludex.kernel.questions import Reason
from ludex.kernel.run import Step
from tests.kernel import toy
from tests.kernel.brute_force import share
from tests.kernel.brute_force import throws
from tests.kernel.toy import asked
from tests.kernel.toy import RAIDER
from tests.kernel.toy import START
from tests.kernel.toy import STOCK

LOST = {"raiders": 0, "gold": 0, "score": 0, "town": "held"}
WAVES = share([sum(faces) for faces in throws(3, 4)])


def note(section: str, message: str, **facts: Any) -> Note:
    """Return a note with its facts."""
    return Note(section, message, tuple(facts.items()))


def test_a_question_is_found_by_its_name() -> None:
    """The index of a game leads to the question, with its parameters and whether one space is enough."""
    found = find(toy.GAME, "muster")

    assert "muster" == found.name
    assert [("number", True), ("place", False)] == [(p.name, p.required) for p in found.parameters]
    assert (False, True) == (found.local, find(toy.GAME, "raid").local)


# --- With given dice ---


@pytest.mark.parametrize("item", ["3+3+2", "2+4+2", "8"])
def test_dice_may_be_given_singly_or_as_a_total(item: str) -> None:
    """Three dice 3, 3 and 2 are a total of 8, in any order and by sum."""
    answer = asked("storm", dice=[item])

    assert {"waves": 8, "sinks": False} == answer.facts
    assert Position(STOCK, marks={"waves": 8}) == answer.end
    assert [] == answer.distribution


def test_given_dice_lead_along_one_path() -> None:
    """Dice for each throw in turn give one outcome, with the trace of what happened and no probabilities."""
    answer = asked("raid", dice=["3+2", "5+1", "6"])

    assert {"raiders": 2, "gold": 6, "score": 12, "town": "held"} == answer.facts
    assert [Step(note("1.1", "landed", n=3)), Step(note("1.2", "killed", n=1))] == answer.trace


def test_a_single_die_is_told_in_the_trace() -> None:
    """Where one die is given its face is known, where none is it is not."""
    choices = {"approach": "cliff", "stand": "flee", "loot": "leave"}
    thrown = asked("raid", dice=["5"], choices=choices)
    worked_out = asked("raid", choices=choices)

    assert Step(note("1.1", "climb", face="5", lost=2)) == thrown.trace[0]
    assert Step(note("1.1", "climb", face=None, lost=2), Fraction(1, 3), 1, 2) in worked_out.trace


def test_cards_are_given_by_name() -> None:
    """A draw takes the name of a card; one that has been drawn is not there again."""
    assert {"first": "gale", "second": "calm"} == asked("weather", dice=["gale", "calm"]).facts
    with pytest.raises(Wrong, match="dice-impossible"):
        asked("weather", dice=["gale", "gale"])


def test_given_dice_go_before_a_seed() -> None:
    """Where both are given the dice count."""
    assert 8 == asked("storm", dice=["8"], seed=1).facts["waves"]


# --- Seeded ---


def test_a_seed_answers_alike_each_time() -> None:
    """One seed gives one outcome, with its trace, however often it is asked."""
    one, again = asked("raid", seed=5), asked("raid", seed=5)

    assert one.facts == again.facts
    assert one.trace == again.trace
    assert 2 <= len(one.trace)


def test_seeds_answer_as_often_as_is_likely() -> None:
    """Over the seeds 0 to 799 each fact comes within 4 standard deviations of its exact probability."""
    exact = asked("raid").distribution
    seen = share([tuple(asked("raid", seed=seed).facts.items()) for seed in range(800)])

    assert set(seen) <= {tuple(facts.items()) for facts, _ in exact}
    for facts, p in exact:
        assert pytest.approx(float(p), abs=4 * sqrt(p * (1 - p) / 800)) == float(seen.get(tuple(facts.items()), 0))


# --- Exactly ---


def test_without_dice_the_answer_is_an_exact_distribution() -> None:
    """The height of the waves has the distribution of 3D4, jointly with whether the ship sinks."""
    answer = asked("storm")

    assert {(n, n >= 10): p for n, p in WAVES.items()} == {(f["waves"], f["sinks"]): p for f, p in answer.distribution}
    assert {True: Fraction(10, 64), False: Fraction(54, 64)} == run.own(answer.distribution, "sinks")
    assert {} == answer.facts
    assert answer.end is None


def test_odds_of_several_stages_are_worked_out_by_hand() -> None:
    """The raid fails if the guards kill all (1/48) or the alarm is raised (4/9 of 47/48): 197/432 in all."""
    failed = Fraction(1, 48) + Fraction(4, 9) * Fraction(47, 48)
    answer = asked("raid")

    assert (LOST, failed) == answer.distribution[0]
    assert 1 == sum(p for _, p in answer.distribution)


def test_cards_are_drawn_without_putting_back() -> None:
    """Of three calms and one gale two draws are both calm half of the time, and never both gales."""
    half, quarter = Fraction(1, 2), Fraction(1, 4)

    assert {("calm", "calm"): half, ("calm", "gale"): quarter, ("gale", "calm"): quarter} == {
        (facts["first"], facts["second"]): p for facts, p in asked("weather").distribution
    }


def test_the_trace_of_odds_has_probabilities() -> None:
    """Each way through a stage has its probability; a step that is sure has none; a step of two stages stands twice."""
    calm, gale = note("3.2", "drawn", card="calm"), note("3.2", "drawn", card="gale")
    fled = asked("raid", choices={"stand": "flee"}).trace

    assert [
        Step(drawn, p, stage, branch)
        for stage in (1, 2)
        for drawn, p, branch in ((calm, Fraction(3, 4), 1), (gale, Fraction(1, 4), 2))
    ] == asked("weather").trace
    assert Step(note("1.2", "fled", n=2)) == fled[2]


def test_the_steps_of_one_way_through_a_stage_stand_together() -> None:
    """Of a climb that succeeds and one that fails each has its own landing, with the probability of the whole way."""
    trace = asked("raid", choices={"approach": "cliff", "loot": "leave", "stand": "flee"}).trace

    assert [
        Step(note("1.1", "climb", face=None, lost=0), Fraction(2, 3), 1, 1),
        Step(note("1.1", "landed", n=3), Fraction(2, 3), 1, 1),
        Step(note("1.1", "climb", face=None, lost=2), Fraction(1, 3), 1, 2),
        Step(note("1.1", "landed", n=1), Fraction(1, 3), 1, 2),
        Step(note("1.2", "fled", n=2)),
    ] == trace


@pytest.mark.parametrize("name", ["raid", "storm", "weather"])
def test_answers_are_alike_merged_and_unmerged(name: str) -> None:
    """Merging equal positions changes neither the distribution nor the trace."""
    merged, unmerged = asked(name), asked(name, merge=False)

    assert unmerged.distribution == merged.distribution
    assert unmerged.trace == merged.trace


def test_a_sure_outcome_is_told_as_facts() -> None:
    """Where only one outcome is possible the answer has its facts and its end, as if it had been played."""
    answer = asked("march", params={"steps": "0"})

    assert [({"sum": 0}, Fraction(1))] == answer.distribution
    assert {"sum": 0} == answer.facts
    assert Position(STOCK) == answer.end


# --- Positions and parameters ---


def test_a_question_starts_from_the_position_given() -> None:
    """Four guards kill more raiders than two: each count of hits is one of 4D6 showing 5 or 6, three at most."""
    answer = asked("raid", position=toy.GAME.read("sea: 3 raider; town: 4 guard"), choices={"loot": "leave"})
    hits = share([min(sum(face >= 5 for face in faces), 3) for faces in throws(4, 6)])
    lands = {3: Fraction(13, 16), 2: Fraction(3, 16)}
    expected: dict[int, Fraction] = {}
    for landed, chance in lands.items():
        for killed, p in hits.items():
            alive = max(landed - killed, 0)
            expected[alive] = expected.get(alive, Fraction(0)) + chance * p

    assert expected == run.own(answer.distribution, "raiders")


def test_a_question_that_needs_a_position_says_so() -> None:
    """Without a position there is no room to count."""
    with pytest.raises(Wrong, match="position-missing"):
        asked("muster", params={"number": "1"})


def test_parameters_are_read_from_text() -> None:
    """A parameter comes as text and reaches the question as a value; one that is not given is None."""
    answer = asked("muster", params={"number": "2"}, position=START)

    assert answer.verdict is True
    assert {"room": 2} == answer.facts
    assert {"number": "2"} == answer.params


def test_a_refusal_lists_every_reason() -> None:
    """What is not allowed for two reasons is refused with both, each with its section."""
    answer = asked("muster", params={"number": "3", "place": "sea"}, position=START)

    assert answer.verdict is False
    assert [Reason("2.1", "muster-room", (("n", 2),)), Reason("2.2", "muster-place", (("place", "sea"),))] == answer.reasons


def test_a_refusal_does_not_complain_of_unused_dice_and_choices() -> None:
    """Dice and choices for what is not allowed to begin with are no fault: the reasons come first."""
    answer = asked("muster", params={"number": "3"}, position=START, dice=["6"], choices={"stand": "hold"})

    assert answer.verdict is False


def test_an_allowed_question_does_complain_of_unused_dice() -> None:
    """Dice for a question that throws none are left over."""
    with pytest.raises(Wrong, match="dice-left"):
        asked("muster", params={"number": "1"}, position=START, dice=["6"])


# --- What an answer rests on ---


@pytest.mark.parametrize(
    ("name", "how", "sections"),
    [
        ("raid", {}, ["1.1", "1.2", "1.3"]),
        ("raid", {"dice": ["2+2", "1+1", "6"]}, ["1.1", "1.2", "1.3"]),
        ("muster", {"params": {"number": "1"}, "position": START}, ["2.1", "2.2"]),
        ("tribute", {}, ["3.1"]),
        ("storm", {}, []),
        ("raid", {"policies": {"red": "ask"}}, ["1.1"]),
    ],
)
def test_the_sections_entered_are_recorded(name: str, how: Mapping[str, Any], sections: list[str]) -> None:
    """An answer cites the sections that its run entered, as far as it came, and no others."""
    assert sections == asked(name, **how).sections


def test_gaps_are_reported() -> None:
    """What no source tells is shown by the answer that meets it."""
    assert [note("3.1", "tribute-card", card="tithe")] == asked("tribute").gaps
    assert [] == asked("raid").gaps


@pytest.mark.parametrize("how", [{}, {"dice": ["1", "2", "6"]}])
def test_doubts_are_reported_once_where_they_are_met(how: Mapping[str, Any]) -> None:
    """A fact with a weak source is shown once by the answers that rest on it, and by no others."""
    answer = asked("raid", choices={"approach": "cliff"}, **how)

    assert [note("1.1", "cliff-height", height=40)] == answer.doubts
    assert [] == asked("raid").doubts


def test_a_finding_has_its_value_facts_and_trace() -> None:
    """A question that runs no procedure gives a value with named facts, and the steps that led to it."""
    answer = asked("tribute")

    assert Fraction(3, 2) == answer.value
    assert {"reading": "4"} == answer.facts
    assert [Step(note("3.1", "tribute-row", n=1))] == answer.trace
    assert (None, [], "toy", "tribute") == (answer.verdict, answer.distribution, answer.game, answer.question)


def test_the_readings_consulted_are_reported() -> None:
    """An answer tells the rulings that its run consulted, with the readings in force."""
    assert {"1.3-alarm": "4"} == asked("raid").rulings
    assert {"1.2-flight": "woods"} == asked("raid", choices={"stand": "flee", "loot": "leave"}).rulings
    assert {} == asked("storm").rulings


@pytest.mark.parametrize(
    ("how", "reading", "low"),
    [
        ({}, "4", Fraction(16, 36)),
        ({"readings": {"1.3-alarm": "3"}}, "3", Fraction(9, 36)),
        ({"as_printed": True}, "5", Fraction(25, 36)),
        ({"as_printed": True, "readings": {"1.3-alarm": "3"}}, "3", Fraction(9, 36)),
    ],
)
def test_another_reading_gives_other_odds(how: Mapping[str, Any], reading: str, low: Fraction) -> None:
    """Under another reading, or as printed, the alarm is raised by other dice, and the raid fails as often."""
    answer = asked("raid", **how)

    assert {"1.3-alarm": reading} == answer.rulings
    assert Fraction(1, 48) + low * Fraction(47, 48) == run.own(answer.distribution, "raiders")[0]


# --- Choices and policies ---


def test_a_choice_is_taken_and_not_assumed() -> None:
    """Choices given by name are made; the answer says which others it assumed, by which policy."""
    answer = asked("raid", dice=["2", "1+6"], choices={"approach": "cliff", "loot": "leave"})

    assert {"raiders": 2, "gold": 0, "score": 6, "town": "held"} == answer.facts
    assert [Assumed("stand", "blue", "bold")] == answer.assumed


@pytest.mark.parametrize("how", [{}, {"dice": ["6"]}, {"seed": 1}])
def test_policies_decide_for_their_factions(how: Mapping[str, Any]) -> None:
    """A policy decides for its Faction in every way of running, and all that it decided is reported."""
    answer = asked("raid", policies={"red": "timid", "blue": "timid"}, **how)

    assert [
        Assumed("approach", "red", "timid"),
        Assumed("stand", "blue", "timid"),
        Assumed("loot", "red", "timid"),
    ] == answer.assumed
    assert {"town": "open"}.items() <= (answer.facts or answer.distribution[0][0]).items()


def test_a_policy_may_decide_by_position() -> None:
    """The careful one presses with two raiders and leaves with three, within one distribution."""
    gold = {(facts["raiders"], facts["gold"]) for facts, _ in asked("raid", policies={"red": "careful"}).distribution}

    assert {(3, 0), (2, 5), (2, 6), (1, 5), (1, 6), (0, 0)} == gold


@pytest.mark.parametrize("how", [{"dice": ["3+2", "5+1", "6"]}, {"seed": 3}, {}])
def test_pending_decisions_are_answered_one_by_one(how: Mapping[str, Any]) -> None:
    """Each asking stops at the next decision with its options; once all are answered the result is that of the policy."""
    choices: dict[str, str] = {}
    came = []
    ask_all = {"red": "ask", "blue": "ask"}
    while (pending := asked("raid", choices=choices, policies=ask_all, **how).pending) is not None:
        came.append((pending.name, str(pending.faction), list(pending.options)))
        choices[pending.name] = toy.bold(pending)

    assert [
        ("approach", "red", ["beach", "cliff"]),
        ("stand", "blue", ["hold", "flee"]),
        ("loot", "red", ["leave", "press"]),
    ] == came
    replayed, straight = asked("raid", choices=choices, policies=ask_all, **how), asked("raid", **how)
    assert straight.facts == replayed.facts
    assert straight.distribution == replayed.distribution
    assert straight.trace == replayed.trace
    assert [] == replayed.assumed


def test_a_pending_decision_comes_with_what_happened_before() -> None:
    """The trace, the sections and the assumptions up to the decision are told; facts and end are not known yet."""
    answer = asked("raid", dice=["4+4", "6+1", "6"], policies={"blue": "ask"})

    assert answer.pending is not None
    assert 2 == answer.pending.position.count("shore", RAIDER)
    assert 2 == answer.pending.about["guards"]
    assert [Step(note("1.1", "landed", n=2))] == answer.trace
    assert ["1.1", "1.2"] == answer.sections
    assert [Assumed("approach", "red", "bold")] == answer.assumed
    assert ({}, None) == (answer.facts, answer.end)


def test_what_is_left_of_dice_and_choices_may_still_be_needed_while_pending() -> None:
    """At a pending decision neither later dice nor later choices count as left over."""
    answer = asked("raid", dice=["4+4", "6+1", "6"], choices={"loot": "press"}, policies={"blue": "ask"})

    assert answer.pending is not None
    assert "stand" == answer.pending.name


def test_a_choice_that_comes_up_on_some_path_is_not_left_over() -> None:
    """Exactly run, a choice counts as used if it comes up at all, though with all raiders dead it does not."""
    assert LOST in [facts for facts, _ in asked("raid", choices={"loot": "press"}).distribution]


def test_with_a_seed_a_choice_that_does_not_come_up_is_no_fault() -> None:
    """Another seed may lead to the choice: the one for a path that this seed does not take may stand."""
    came = {name for seed in range(40) for name in ("loot",) if "loot" in _asked_for(seed)}

    assert {"loot"} == came
    for seed in range(40):
        assert asked("raid", choices={"loot": "press"}, seed=seed).pending is None


def _asked_for(seed: int) -> set[str]:
    return {assumed.decision for assumed in asked("raid", seed=seed).assumed}


def test_with_given_dice_or_exactly_a_choice_that_never_comes_up_is_told() -> None:
    """Where all is known a choice that is not asked is a fault, as it is for a question that asks nothing."""
    for how in ({}, {"dice": ["2", "6+6", "6"]}):
        with pytest.raises(Wrong, match="choice-left"):
            asked("raid", choices={"plunder": "all"}, **how)
    with pytest.raises(Wrong, match="choice-left"):
        asked("tribute", choices={"loot": "press"}, seed=1)


# --- Best ---


@pytest.mark.parametrize(("how", "option"), [({"dice": ["3+2", "5+1", "6"]}, "--dice"), ({"seed": 3}, "--seed")])
def test_best_goes_with_exact_chances_alone(how: Mapping[str, Any], option: str) -> None:
    """With dice or a seed there is no mean to make large, so that nothing is best."""
    with pytest.raises(Wrong, match="options-clash") as wrong:
        asked("raid", best=("red", "score"), **how)

    assert {"one": "--best", "other": option} == wrong.value.facts


def test_best_for_a_faction_that_is_asked_nothing_is_refused() -> None:
    """Nothing is best for a Faction without a choice, nor where no Faction has any."""
    with pytest.raises(Wrong, match="best-no-choice"):
        asked("storm", best=("red", "waves"))
    with pytest.raises(Wrong, match="best-without-choices"):
        asked("tribute", best=("red", "score"))


def test_best_assumes_policies_of_the_others_alone() -> None:
    """The free Faction's choices are reported as taken, those of the others as assumed."""
    answer = asked("raid", best=("red", "score"), policies={"blue": "timid"})

    assert {"approach": "beach", "loot": "*"} == answer.taken
    assert [Assumed("stand", "blue", "timid")] == answer.assumed


def test_best_may_make_a_fact_small() -> None:
    """A fact with a minus sign is made small: Blue holds to keep Red's score down."""
    answer = asked("raid", best=("blue", "-score"))

    assert {"stand": "hold"} == answer.taken
    assert asked("raid", choices={"stand": "hold"}).distribution == answer.distribution


def test_best_keeps_to_the_choices_given() -> None:
    """A choice of the free Faction that is given is not weighed."""
    answer = asked("raid", best=("red", "score"), choices={"approach": "cliff"})

    assert {"loot": "*"} == answer.taken


def test_best_with_all_choices_given_is_the_plain_answer() -> None:
    """Where nothing is left to choose, best changes nothing."""
    choices = {"approach": "beach", "loot": "press"}

    assert asked("raid", choices=choices).distribution == asked("raid", choices=choices, best=("red", "score")).distribution
