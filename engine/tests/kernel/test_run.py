"""Runs: once, and exactly over all outcomes, a stage at a time with equal positions merged."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel import run
from ludex.kernel.chance import Path
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Pending
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Note
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.rulings import Readings
from ludex.kernel.run import Procedure
from ludex.kernel.run import Runner
from tests import strategies
from tests.kernel import brute_force
from tests.kernel import toy
from tests.kernel.toy import Faction
from tests.kernel.toy import START
from tests.kernel.toy import STOCK

EMPTY = Position(STOCK)
REMARK = Note("9.3", "counted", remark=True)
RESTED = Note("9.3", "rested")


def plays(policy: str = "bold", free: Faction | None = None) -> Callable[[Path], Play]:
    """Return what makes a play of each path, with one policy for everybody."""
    decider = Decider({}, {}, toy.POLICIES, policy, free)
    return lambda path: Play(path, decider, Readings("toy"))


def ends(procedure: Procedure, start: Position, merge: bool = True) -> dict[Position, Fraction]:
    """Return the probability of each end position of an exact run."""
    found: dict[Position, Fraction] = {}
    for position, p in Runner(procedure, start, plays(), merge=merge).run().ends:
        found[position] = found.get(position, Fraction(0)) + p
    return found


def nothing(_: Position, end: Position) -> run.Facts:
    """No facts but the marks."""
    return dict(end.marks)


@settings(deadline=None)
@given(strategies.procedures(), strategies.positions)
def test_the_probabilities_of_an_exact_run_sum_to_1(procedure: Procedure, start: Position) -> None:
    """Nothing of the probability is lost or made, whatever is thrown when."""
    assert 1 == sum(p for _, p in Runner(procedure, start, plays()).run().ends)


@settings(deadline=None)
@given(strategies.procedures(), strategies.positions)
def test_merging_changes_nothing(procedure: Procedure, start: Position) -> None:
    """Ends and notes have the same probabilities whether equal positions are merged after each stage or not."""
    merged = Runner(procedure, start, plays()).run()
    unmerged = Runner(procedure, start, plays(), merge=False).run()

    assert ends(procedure, start, merge=False) == dict(merged.ends)
    assert unmerged.paths == merged.paths
    assert run.trace(unmerged) == run.trace(merged)


@settings(deadline=None, max_examples=40)
@given(strategies.procedures(), strategies.positions)
def test_an_exact_run_is_every_throw_of_single_dice(procedure: Procedure, start: Position) -> None:
    """The probability of each end is the share of the throws, all given one by one as single dice, that lead to it."""
    assert brute_force.ends(procedure, start) == ends(procedure, start)


@settings(deadline=None)
@given(strategies.procedures(), strategies.positions)
def test_the_ways_through_a_stage_are_all_there_is(procedure: Procedure, start: Position) -> None:
    """Of each stage every way is told with its steps, and their probabilities sum to 1."""
    paths = Runner(procedure, start, plays()).run().paths
    sums = {number: sum(p for (stage, _), p in paths.items() if stage == number) for number, _ in paths}

    assert dict.fromkeys(range(len(procedure.stages)), 1) == sums


def test_equal_positions_are_merged() -> None:
    """Of the 16 throws of four coins 5 positions are left, and each stage is expanded once a position."""

    def toss(play: Play, position: Position) -> Position:
        return position.mark("heads", (position.track("heads") or 0) + play.check("coin", range(1, 2), 2)[0])

    merged = Runner(Procedure([toss] * 4, nothing), EMPTY.mark("heads", 0), plays()).run()
    unmerged = Runner(Procedure([toss] * 4, nothing), EMPTY.mark("heads", 0), plays(), merge=False).run()

    assert {n: Fraction(k, 16) for n, k in enumerate((1, 4, 6, 4, 1))} == {end.track("heads"): p for end, p in merged.ends}
    assert 1 + 2 + 3 + 4 == merged.states
    assert 16 == len(unmerged.ends)


def test_a_run_of_given_dice_takes_the_stages_in_order() -> None:
    """What passes from stage to stage is the position; the notes are kept in order."""
    play = brute_force.play_with(["calm", "gale"])
    end = run.once(Procedure([toy.draws("first"), toy.draws("second")], nothing), EMPTY, play)

    assert {"first": "calm", "second": "gale"} == end.marks
    assert [Note("3.2", "drawn", (("card", "calm"),)), Note("3.2", "drawn", (("card", "gale"),))] == play.log


def test_a_procedure_without_stages_ends_where_it_starts() -> None:
    """No stage means one sure outcome."""
    outcome = Runner(Procedure([], nothing), START, plays()).run()

    assert [(START, Fraction(1))] == outcome.ends


def test_notes_have_the_probability_of_their_stage() -> None:
    """The ways of each stage have their own probabilities; a step that happens twice is noted twice."""

    def toss(play: Play, position: Position) -> Position:
        heads, _ = play.check("coin", range(1, 2), 2)
        for _ in range(2):
            play.note("9.1", "tossed", heads=heads)
        return position

    outcome = Runner(Procedure([toss, toss], nothing), START, plays()).run()
    notes = [Note("9.1", "tossed", (("heads", heads),)) for heads in (True, False)]

    assert {(stage, (note, note)): Fraction(1, 2) for stage in (0, 1) for note in notes} == outcome.paths


def test_a_note_of_several_ways_stands_in_each() -> None:
    """Ways with equal notes are one, their probabilities added; a way without notes is not told; sure steps have no number."""

    def throw(play: Play, position: Position) -> Position:
        face = play.total("die", 1, 6)
        if face > 1:
            play.note("9.1", "thrown")
            play.note("9.2", "high" if face > 4 else "low")
        return position.mark("face", face)

    def rest(play: Play, position: Position) -> Position:
        play.remark("9.3", "counted")
        play.note("9.3", "rested")
        return position

    thrown, low, high, counted, rested = (Note("9.1", "thrown"), Note("9.2", "low"), Note("9.2", "high"), REMARK, RESTED)
    half, third = Fraction(1, 2), Fraction(1, 3)

    assert [
        run.Step(thrown, half, 1, 1),
        run.Step(low, half, 1, 1),
        run.Step(thrown, third, 1, 2),
        run.Step(high, third, 1, 2),
        run.Step(counted),
        run.Step(rested),
        run.Step(rested),
    ] == run.trace(Runner(Procedure([throw, rest, rest], nothing), EMPTY, plays()).run())


def test_a_run_of_too_many_paths_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is the paths replayed, few though the positions are: a stage of 10 dice has 6 ** 10 of them."""

    def dice(play: Play, position: Position) -> Position:
        for number in range(10):
            play.total(f"die/{number}", 1, 6)
        return position

    monkeypatch.setattr(run, "LIMIT", 500)
    with pytest.raises(Wrong) as caught:
        Runner(Procedure([dice], nothing), EMPTY, plays()).run()

    assert ("too-many-states-thrown", {"limit": 500}) == (caught.value.message, caught.value.facts)


def test_a_pending_decision_stops_an_exact_run() -> None:
    """An exact run raises Pending at the first decision that nobody answers, with the position it came up in."""
    with pytest.raises(Pending) as caught:
        Runner(Procedure([toy.sail, toy.fight], toy.score), START, plays("ask")).run()

    assert ("approach", START) == (caught.value.decision.name, caught.value.decision.position)


def march(steps: int) -> Procedure:
    """Return the toy's march, where each step is chosen and then thrown, so that no two ways end alike."""
    found = toy.march.answer(None, steps=steps)
    assert isinstance(found, Case)
    return found.procedure


def total(facts: run.Facts) -> Fraction:
    """What Red wants of a march: to go far."""
    return Fraction(facts["sum"])


def test_a_run_of_too_many_states_names_a_choice_to_fix() -> None:
    """Above the limit a run with free choices is refused with the limit and the name of a choice met last."""
    with pytest.raises(Wrong) as caught:
        Runner(march(3), EMPTY, plays(free=Faction.RED), limit=20, best=total).run()

    assert ("too-many-states", {"limit": 20, "name": "step/3"}) == (caught.value.message, caught.value.facts)


def test_a_run_of_too_many_states_without_choices_asks_for_dice() -> None:
    """Above the limit a run in which chance alone branches names no choice."""
    with pytest.raises(Wrong) as caught:
        Runner(march(3), EMPTY, plays(), limit=20).run()

    assert ("too-many-states-thrown", {"limit": 20}) == (caught.value.message, caught.value.facts)


def test_a_run_of_as_many_states_as_allowed_is_answered() -> None:
    """The limit itself is no excess: of three thrown steps 1 + 6 + 36 positions are expanded."""
    assert 43 == Runner(march(3), EMPTY, plays(), limit=43).run().states
    with pytest.raises(Wrong, match="too-many-states-thrown"):
        Runner(march(3), EMPTY, plays(), limit=42).run()


@pytest.mark.parametrize(
    ("faction", "fact", "others"),
    [
        ("red", "score", {"blue": "bold"}),
        ("red", "gold", {"blue": "bold"}),
        ("red", "raiders", {"blue": "bold"}),
        ("red", "-score", {"blue": "bold"}),
        ("red", "score", {"blue": "timid"}),
        ("blue", "-score", {"red": "bold"}),
        ("blue", "-gold", {"red": "careful"}),
        ("blue", "raiders", {"red": "timid"}),
    ],
)
def test_best_is_the_best_of_all_strategies(faction: str, fact: str, others: dict[str, str]) -> None:
    """Backward induction reaches exactly the mean of the best strategy, of all that choose an option by position."""
    name, wants = fact.removeprefix("-"), min if fact.startswith("-") else max
    answer = toy.asked("raid", best=(faction, fact), policies=others)
    possible = list(brute_force.means(faction, name, others))

    assert len(possible) > 1
    assert wants(possible) == run.mean(run.own(answer.distribution, name))


@settings(deadline=None)
@given(st.lists(st.integers(0, 9), min_size=2, max_size=7), st.integers(1, 4), st.booleans())
def test_best_looks_ahead(prizes: list[int], rounds: int, together: bool) -> None:
    """A choice is made for what the later choices make of it, whether they are stages or all in one stage."""

    def goes(n: int, right: int, heads: int) -> int:
        return (n * n + 3 * right + heads) % len(prizes)

    def worth(n: int, left: int) -> Fraction:
        if not left:
            return Fraction(prizes[n])
        return max(sum(worth(goes(n, right, heads), left - 1) for heads in (0, 1)) / Fraction(2) for right in (0, 1))

    def turn(play: Play, position: Position) -> Position:
        n = position.track("n") or 0
        right = play.decide("way", Faction.RED, {"left": 0, "right": 1}, position)
        return position.mark("n", goes(n, right, play.check("coin", range(1, 2), 2)[0]))

    def turns(play: Play, position: Position) -> Position:
        for _ in range(rounds):
            position = turn(play, position)
        return position

    procedure = Procedure([turns] if together else [turn] * rounds, lambda _, end: {"prize": prizes[end.track("n") or 0]})
    runner = Runner(procedure, EMPTY, plays(free=Faction.RED), best=lambda facts: Fraction(facts["prize"]))
    found = run.distribution(procedure, EMPTY, runner.run())

    assert worth(0, rounds) == run.mean(run.own(found, "prize"))


def test_best_weighs_each_position_by_itself() -> None:
    """Red stakes two raiders on the loot but not three (77/12 > 6, but 97/12 < 9), by the beach: a mean of 11969/1728."""
    answer = toy.asked("raid", best=("red", "score"))
    mean = Fraction(13, 36) * 9 + Fraction(4, 9) * Fraction(77, 12) + Fraction(25, 144) * Fraction(19, 4)

    assert mean == run.mean(run.own(answer.distribution, "score"))
    assert {"approach": "beach", "loot": "*"} == answer.taken


def test_best_takes_the_first_of_equal_options() -> None:
    """Where it makes no difference, the option listed first is taken."""
    answer = toy.asked("raid", best=("blue", "gold"), policies={"red": "timid"})

    assert {"stand": "hold"} == answer.taken


def test_best_merges_or_not_with_one_result() -> None:
    """Backward induction without merging gives the same distribution."""
    merged = toy.asked("raid", best=("red", "score"))
    unmerged = toy.asked("raid", best=("red", "score"), merge=False)

    assert unmerged.distribution == merged.distribution
    assert unmerged.taken == merged.taken


def test_a_distribution_merges_equal_facts_and_puts_the_likeliest_first() -> None:
    """Ends with equal facts are one outcome; equally likely ones stand in the order of their words."""
    outcome = run.Exact([(EMPTY.mark("n", n), p) for n, p in ((3, Fraction(1, 4)), (1, Fraction(1, 4)), (2, Fraction(1, 2)))])
    procedure = Procedure([], lambda _, end: {"odd": (end.track("n") or 0) % 2 == 1})
    apart = Procedure([], nothing)

    assert {(False,): Fraction(1, 2), (True,): Fraction(1, 2)} == {
        tuple(facts.values()): p for facts, p in run.distribution(procedure, EMPTY, outcome)
    }
    assert [{"n": 2}, {"n": 1}, {"n": 3}] == [facts for facts, _ in run.distribution(apart, EMPTY, outcome)]


def test_a_fact_has_its_own_distribution_in_order() -> None:
    """One fact of a joint distribution has its values in order: numbers by size, then words."""
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    joint: list[tuple[run.Facts, Fraction]] = [
        ({"n": 10, "town": "open"}, half),
        ({"n": 2, "town": "held"}, quarter),
        ({"n": 10, "town": "held"}, quarter),
    ]

    assert [(2, quarter), (10, 3 * quarter)] == list(run.own(joint, "n").items())
    assert [("held", half), ("open", half)] == list(run.own(joint, "town").items())


def test_a_fact_may_be_a_number_a_word_or_nothing() -> None:
    """Values of different sorts stand in one distribution, numbers before words and nothing."""
    third = Fraction(1, 3)
    joint: list[tuple[run.Facts, Fraction]] = [({"who": value}, third) for value in (None, "blue", 2)]

    assert [2, None, "blue"] == list(run.own(joint, "who"))


def test_the_mean_and_variance_of_a_die() -> None:
    """A die has mean 7/2 and variance 35/12; a truth counts 1."""
    die = {face: Fraction(1, 6) for face in range(1, 7)}

    assert Fraction(7, 2) == run.mean(die)
    assert Fraction(35, 12) == run.variance(die)
    assert Fraction(1, 3) == run.mean({True: Fraction(1, 3), False: Fraction(2, 3)})
