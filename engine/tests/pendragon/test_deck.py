"""The deck: where the Epoch card of a pile comes, against every order in which the last cards can be shuffled."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from ludex.kernel.games import load
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.run import own
from ludex.pendragon import cards
from ludex.pendragon.cards import Type
from ludex.pendragon.deck import after
from ludex.pendragon.deck import chances
from ludex.pendragon.notation import read
from ludex.pendragon.sequence import Pile
from ludex.pendragon.setups import setup


def places(seen: int) -> dict[int, Fraction]:
    """Return the chance of each place of the Epoch card in a pile, counted from the card after `seen` Events.

    The pile is laid out as 2.1 says: 8 Events, and below them the last 4 shuffled with the Epoch card, in each of the 120
    orders; those orders count that show Events alone among the cards seen.
    """
    found = Counter[int]()
    for order in permutations(["event", "event ", "event  ", "event   ", "epoch"]):
        pile = ["event"] * 8 + list(order)
        if "epoch" not in pile[:seen]:
            found[pile.index("epoch") + 1 - seen] += 1
    total = sum(found.values())
    return {place: Fraction(number, total) for place, number in sorted(found.items())}


@pytest.mark.parametrize("seen", range(13))
def test_the_place_of_the_first_epoch_card(seen: int) -> None:
    """The answer of the question is that of counting orders, whatever number of Events has come."""
    request = Request("deck", {"piles": f"{12 - seen} early, 12 early"}, read("roads: maintained"))
    answer = ask(load("pendragon"), request)

    assert places(seen) == own(answer.distribution, "place_of_epoch")


def test_a_new_deck_of_each_scenario() -> None:
    """The first Epoch card is the 9th to the 13th of the first pile, each as likely, in all 4 scenarios."""
    fifth = dict.fromkeys(range(9, 14), Fraction(1, 5))
    for name in load("pendragon").setups:
        answer = ask(load("pendragon"), Request("deck", {}, setup(name), choices=variant(name)))

        assert fifth == own(answer.distribution, "place_of_epoch"), name


def variant(name: str) -> dict[str, str]:
    """Return the choice of a deck where the scenario leaves one."""
    return {"variant": "historical-deck"} if name in ("petty-tyrants", "the-harder-they-fall") else {}


def test_each_card_that_has_not_come_is_as_likely_as_another() -> None:
    """Among the last 5, with 3 Events and the Epoch card left: 1/4 for the Epoch cards together, equal within each type."""
    gone = [*cards.of_type(Type.EVENT)[:10], "magnus-maximus"]
    weights = chances(read(f"gone: {', '.join(gone)}"), Pile(3, "early"))
    total = sum(weights.values())
    epochs = [card for card in weights if cards.type_of(card) == Type.EPOCH]

    assert 62 + 3 == len(weights)
    assert {Fraction(1, 12)} == {Fraction(weights[card], total) for card in epochs}
    assert {Fraction(3, 4) / 62} == {Fraction(number, total) for card, number in weights.items() if card not in epochs}


def test_a_late_pile_never_shows_an_early_card() -> None:
    """A pile holds an Epoch card of one type alone, and once it has come only Events are left."""
    late = chances(read("gone: event-1"), Pile(0, "late"))

    assert {"late"} == {cards.row(card)["epoch"] for card in late}
    assert {Type.EVENT} == {cards.type_of(card) for card in chances(read("gone: event-1"), Pile(2, None))}


def test_an_empty_pile_gives_way_to_the_next_alone() -> None:
    """Once its last card has come, a pile is gone, and the two beneath it are untouched."""
    beneath = (Pile(12, "early"), Pile(12, "late"))

    assert beneath == after((Pile(1, None), *beneath), Type.EVENT)
    assert beneath == after((Pile(0, "early"), *beneath), Type.EPOCH)
    assert (Pile(1, None), *beneath) == after((Pile(1, "early"), *beneath), Type.EPOCH)
