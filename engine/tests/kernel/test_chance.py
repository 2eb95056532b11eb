"""Chance: what a rule asks for, how given items are read, and where results come from."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel import chance
from ludex.kernel.chance import Fork
from ludex.kernel.chance import Path
from ludex.kernel.chance import Request
from ludex.kernel.chance import Scripted
from ludex.kernel.chance import Seeded
from ludex.kernel.errors import Wrong
from tests.kernel.brute_force import play_with
from tests.kernel.brute_force import share
from tests.kernel.brute_force import throws

numbers = st.integers(1, 4)
sides = st.integers(1, 6)
least = st.integers(-1, 8)


def odds(request: Request) -> dict[Any, Fraction]:
    """Return the probability of each result of a request."""
    total = sum(request.weights.values())
    return {result: Fraction(weight, total) for result, weight in request.weights.items()}


def text(faces: tuple[int, ...]) -> str:
    """Return single dice as they are given."""
    return "+".join(map(str, faces))


@settings(deadline=None)
@given(numbers, sides)
def test_the_odds_of_a_total_are_those_of_all_throws(number: int, sides: int) -> None:
    """A total is as likely as the share of all throws that have it."""
    assert share([sum(faces) for faces in throws(number, sides)]) == odds(chance.total("t", number, sides))


@settings(deadline=None)
@given(numbers, sides, least)
def test_the_odds_of_a_count_are_those_of_all_throws(number: int, sides: int, at_least: int) -> None:
    """So many successes are as likely as the share of all throws that have them, even where all or none can succeed."""
    expected = share([sum(face >= at_least for face in faces) for faces in throws(number, sides)])

    assert expected == odds(chance.count("c", number, sides, at_least))


@settings(deadline=None)
@given(numbers, sides)
def test_the_odds_of_the_highest_are_those_of_all_throws(number: int, sides: int) -> None:
    """A highest face is as likely as the share of all throws that have it."""
    assert share([max(faces) for faces in throws(number, sides)]) == odds(chance.highest("h", number, sides))


@settings(deadline=None)
@given(sides, st.frozensets(st.integers(1, 6)))
def test_the_odds_of_a_check_are_those_of_all_faces(sides: int, succeeds: frozenset[int]) -> None:
    """A check succeeds with the share of the faces that it succeeds on, surely or never where those are all or none."""
    possible = succeeds & frozenset(range(1, sides + 1))

    assert share([face in succeeds for (face,) in throws(1, sides)]) == odds(chance.check("k", sides, possible))


@settings(deadline=None)
@given(numbers, sides, least, st.data())
def test_single_dice_are_read_as_what_the_rule_asks_for(number: int, sides: int, at_least: int, data: st.DataObject) -> None:
    """Single dice `3+3+2` give their total, their successes or their highest, and are shown as they were given."""
    faces = data.draw(st.sampled_from(throws(number, sides)))
    item, successes = text(faces), sum(face >= at_least for face in faces)

    assert (sum(faces), item) == chance.total("t", number, sides).read(item)
    assert (successes, item) == chance.count("c", number, sides, at_least).read(item)
    assert (max(faces), item) == chance.highest("h", number, sides).read(item)


@pytest.mark.parametrize(
    ("request_", "item", "expected"),
    [
        (chance.total("t", 3, 4), "3+3+2", 8),
        (chance.total("t", 3, 4), "8", 8),
        (chance.count("c", 3, 6, 5), "6+1+5", 2),
        (chance.count("c", 3, 6, 5), "0", 0),
        (chance.count("c", 1, 6, 5), "6", 1),
        (chance.highest("h", 2, 6), "2+5", 5),
        (chance.highest("h", 2, 6), "5", 5),
        (chance.check("k", 6, frozenset({1, 2})), "2", True),
        (chance.check("k", 6, frozenset({1, 2})), "3", False),
        (chance.pick("p", {"ace": 1, 7: 2}), "7", 7),
    ],
)
def test_an_item_is_a_result_or_single_dice(request_: Request, item: str, expected: Any) -> None:
    """Totals, counts, highest faces, single dice and ids are all ways to give a result."""
    assert (expected, item) == request_.read(item)


@pytest.mark.parametrize(
    ("request_", "item"),
    [
        (chance.total("t", 3, 4), "2"),
        (chance.total("t", 3, 4), "13"),
        (chance.total("t", 3, 4), "5+1+1"),
        (chance.total("t", 3, 4), "0+4+4"),
        (chance.total("t", 3, 4), "4+4"),
        (chance.total("t", 3, 4), "2+2+2+2"),
        (chance.total("t", 3, 4), "+8"),
        (chance.total("t", 3, 4), "eight"),
        (chance.total("t", 3, 4), ""),
        (chance.count("c", 3, 6, 5), "4"),
        (chance.count("c", 3, 6, 5), "-1"),
        (chance.count("c", 3, 6, 5), "6+6"),
        (chance.count("c", 1, 6, 5), "0"),
        (chance.count("c", 2, 6, 1), "1"),
        (chance.highest("h", 2, 6), "7"),
        (chance.highest("h", 2, 6), "6+6+6"),
        (chance.check("k", 6, frozenset({1, 2})), "7"),
        (chance.check("k", 6, frozenset({1, 2})), "1+1"),
        (chance.check("k", 6, frozenset({1, 2})), "True"),
        (chance.pick("p", {"ace": 1, "king": 0}), "queen"),
        (chance.pick("p", {"ace": 1, "king": 0}), "king"),
    ],
)
def test_an_impossible_item_is_refused(request_: Request, item: str) -> None:
    """Faces that a die has not, totals out of reach, too many or too few dice and cards that are gone are no results."""
    with pytest.raises(Wrong) as caught:
        Scripted([item]).resolve(request_)

    assert ("dice-impossible", item) == (caught.value.message, caught.value.facts["item"])


def test_an_item_is_picked_as_often_as_there_are_of_it() -> None:
    """Of a pile each item is as likely as its number; what is used up cannot come."""
    assert {"calm": Fraction(3, 4), "gale": Fraction(1, 4)} == odds(chance.pick("p", {"calm": 3, "gale": 1, "fog": 0}))


@pytest.mark.parametrize("pile", [{}, {"calm": 0}])
def test_nothing_can_be_picked_from_nothing(pile: dict[str, int]) -> None:
    """A rule that picks from an empty pile fails at once, instead of losing the probability of what it does next."""
    with pytest.raises(ValueError, match="p: there is nothing to pick from"):
        chance.pick("p", pile)


def test_requests_say_what_they_need() -> None:
    """What is thrown or picked from is told as dice or as a list."""
    requests = [
        chance.total("t", 3, 4),
        chance.count("c", 10, 6, 5),
        chance.highest("h", 4, 6),
        chance.check("k", 6, frozenset({1})),
        chance.pick("p", {"ace": 1, "king": 2}),
    ]

    assert ["3D4", "10D6", "4D6", "1D6", "ace / king"] == [request.what for request in requests]


def test_scripted_chance_takes_one_item_a_request_in_order() -> None:
    """Given items answer the requests one by one, spaces around them ignored."""
    given = Scripted(["8", " 1+6 ", "2"])

    assert (8, "8") == given.resolve(chance.total("t", 3, 4))
    assert (6, "1+6") == given.resolve(chance.highest("h", 2, 6))
    assert (True, "2") == given.resolve(chance.check("k", 6, frozenset({1, 2})))
    given.finish()


def test_scripted_chance_says_which_item_is_missing() -> None:
    """Dice that run out are an error that names the request and how many were used."""
    given = Scripted(["8"])
    given.resolve(chance.total("waves", 3, 4))
    with pytest.raises(Wrong) as caught:
        given.resolve(chance.total("wind", 2, 6))

    assert ("dice-missing", {"name": "wind", "what": "2D6", "used": 1}) == (caught.value.message, caught.value.facts)


def test_scripted_chance_says_which_item_is_impossible() -> None:
    """An impossible item is an error that names it, its place, and what was needed there."""
    given = Scripted(["8", "13"])
    given.resolve(chance.total("waves", 3, 4))
    with pytest.raises(Wrong) as caught:
        given.resolve(chance.total("wind", 2, 6))

    assert "dice-impossible" == caught.value.message
    facts = {"item": "13", "place": 2, "name": "wind", "what": "2D6", "options": "2-12"}
    assert facts == {name: caught.value.facts[name] for name in facts}


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        (chance.check("t", 6, frozenset({5, 6})), "1-6"),
        (chance.count("t", 1, 6, 5), "1-6"),
        (chance.count("t", 3, 6, 5), "0-3"),
        (chance.total("t", 3, 4), "3-12"),
        (chance.lowest("t", 2, 6), "1-6"),
        (chance.pick("t", {"sun": 1, "moon": 2, "star": 0}), "sun, moon"),
    ],
)
def test_what_is_possible_is_told_in_short(request_: chance.Request, said: str) -> None:
    """Of one die the faces are possible, of several what the rule makes of them, of a draw the items."""
    assert said == chance.possible(request_)


def test_scripted_chance_says_which_items_are_left_over() -> None:
    """Items that nothing asked for are an error that lists them."""
    given = Scripted(["8", "1", "2"])
    given.resolve(chance.total("waves", 3, 4))
    with pytest.raises(Wrong) as caught:
        given.finish()

    assert ("dice-left", {"items": "1, 2", "used": 1}) == (caught.value.message, caught.value.facts)


def test_a_seed_gives_the_same_results_again() -> None:
    """Two runs with one seed are the same, and those of other seeds are not."""
    request = chance.total("t", 3, 6)

    def results(seed: int) -> list[int]:
        seeded = Seeded(seed)
        return [seeded.resolve(request)[0] for _ in range(20)]

    assert results(7) == results(7)
    assert results(7) != results(8)


@pytest.mark.parametrize(
    "request_",
    [
        chance.total("t", 3, 4),
        chance.count("c", 4, 6, 5),
        chance.highest("h", 3, 6),
        chance.check("k", 6, frozenset({1, 2})),
        chance.pick("p", {"calm": 3, "gale": 1, "fog": 0}),
    ],
    ids=lambda request: request.name,
)
def test_seeded_results_come_as_often_as_they_are_likely(request_: Request) -> None:
    """In 5000 draws each result is within 4 standard deviations of its odds, and an impossible one never comes."""
    seeded, draws = Seeded(1), 5000
    seen = Counter(seeded.resolve(request_)[0] for _ in range(draws))

    assert set(seen) <= set(request_.weights)
    for result, p in odds(request_).items():
        assert pytest.approx(float(p), abs=4 * sqrt(p * (1 - p) / draws)) == seen[result] / draws


def test_a_path_forks_where_it_ends() -> None:
    """A path repeats the branches taken and then forks into all results, with probabilities that sum to 1."""
    path = Path([5])

    assert (5, None) == path.resolve(chance.total("t", 2, 4))
    with pytest.raises(Fork) as caught:
        path.resolve(chance.check("k", 6, frozenset({1, 2})))
    assert [(True, Fraction(1, 3)), (False, Fraction(2, 3))] == list(caught.value.branches)


@pytest.mark.parametrize(
    "request_",
    [chance.check("k", 6, frozenset()), chance.count("c", 3, 6, 7), chance.total("t", 2, 1), chance.pick("p", {"a": 5})],
)
def test_a_sure_result_is_no_branch(request_: Request) -> None:
    """Where only one result is possible a path takes it without forking."""
    (sure,) = request_.weights
    path = Path([])

    assert (sure, None) == path.resolve(request_)
    assert 0 == path.used


def test_a_play_asks_for_what_the_rule_needs() -> None:
    """A play turns each kind of request into a plain result."""
    play = play_with(["3+3+2", "6+5+1", "2+5", "4", "ace"])

    assert 8 == play.total("t", 3, 4)
    assert 2 == play.count("c", 3, 6, at_least=5)
    assert 5 == play.highest("h", 2, 6)
    assert (False, "4") == play.check("k", range(1, 4))
    assert "ace" == play.pick("p", {"ace": 1, "king": 3})


def test_a_check_ignores_faces_that_the_die_has_not() -> None:
    """A modifier that lets a check succeed on 1 to 8 makes it sure on six sides, and one on 1 to 0 impossible."""
    assert (True, "6") == play_with(["6"]).check("k", range(1, 9))
    assert (False, "1") == play_with(["1"]).check("k", range(1, 1))
