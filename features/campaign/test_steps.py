"""What the steps of the campaign's scenarios refuse: a step that can never fail verifies nothing."""

from collections.abc import Callable

import pytest

from features import steps as shared
from features.campaign import steps
from features.campaign.run import CampaignRun

MAP = (
    "players: ana, bea | turn: 2 | order: bea, ana | fortress: a2 | "
    "a1: plain; realm ana; banner ana; city; capital | a2: forest; realm ana; banner ana | a3: river | "
    "a4: plain; realm bea; banner bea; capital | "
    "army ana-1: a2; hero Aldric | army bea-1: a4; hero Brida; terms spoils-3 750, spoils-1 ana | captive Cid: bea"
)


def given(at: str = MAP, dice: str | None = None) -> CampaignRun:
    """Return a run with a position, and what the dice show."""
    run = CampaignRun()
    steps.give_position(run, at)
    if dice is not None:
        shared.give_dice(run, dice)
    return run


def moved() -> CampaignRun:
    """Return a run in which the Fortress has moved from a2 to a4."""
    run = given(dice="2, south")
    steps.play_stage(run, "1")
    return run


def test_an_end_that_is_no_board_has_no_picture() -> None:
    """A question that ends with points alone tells the position at its start; one that moves the Fortress tells both."""
    run = given(dice="4")
    run.ask("mine", {"roll": "3"})

    assert run.answered().end is not None
    assert {"before"} == set(run.pictured())
    assert {"before", "after"} == set(moved().pictured())


def refused(message: str, step: Callable[..., None], *values: object) -> None:
    """Assert that a step fails with a message."""
    with pytest.raises(pytest.fail.Exception, match=message):
        step(*values)


def test_a_step_that_rolls_needs_dice_and_uses_them_all() -> None:
    """What is rolled is never left to chance, and nothing is given in vain."""
    refused("fortress/distance is rolled for", steps.play_stage, given(), "1")
    run = given(dice="2, south, 6")
    steps.play_stage(run, "1")

    refused("the request is wrong", steps.then_line, run, "fortress: a4")


def test_a_choice_that_never_came_up_is_refused() -> None:
    """A choice must be met."""
    run = given(dice="2, south")
    shared.give_choice(run, "move/ana-1", "a1")
    steps.play_stage(run, "1")

    refused("the request is wrong", steps.then_line, run, "fortress: a4")
    refused("but not for its choice", shared.then_illegal, run)


def test_a_line_is_compared_as_the_game_reads_it() -> None:
    """Clauses and what is owed may come in any order; an order of players may not."""
    run = moved()

    steps.then_line(run, "fortress: a4")
    steps.then_line(run, "army bea-1: a4; terms spoils-1 ana, spoils-3 750; hero Brida")
    steps.then_line(run, "relics: bea 0")
    steps.then_line(run, "captive Cid: bea")
    steps.then_no_line(run, "order: ana, bea")
    refused("it says a4, not a3", steps.then_line, run, "fortress: a3")
    refused("it says a4; hero Brida; terms", steps.then_line, run, "army bea-1: a4; hero Brida")
    refused("it says nothing of that", steps.then_line, run, "army ana-2: a1")
    refused("it does say a4", steps.then_no_line, run, "fortress: a4")


def test_how_far_a_step_has_come_may_be_left_out() -> None:
    """Which armies have moved is compared only where a line tells it."""
    run = given(dice="1, 1")
    shared.give_choice(run, "move/ana-1", "a1")
    steps.play_stage(run, "3")

    steps.then_line(run, "army ana-1: a1; hero Aldric")
    steps.then_line(run, "army ana-1: a1; hero Aldric; moved")
    refused("it says a1; hero Aldric, not a1; hero Aldric; acted", steps.then_line, run, "army ana-1: a1; hero Aldric; acted")
    refused("it does say a1", steps.then_no_line, run, "army ana-1: a1; hero Aldric")


def test_a_line_that_no_position_can_have_is_refused() -> None:
    """What can never be said is not left unsaid either."""
    run = moved()

    refused("'c9: plain' is of another map", steps.then_no_line, run, "c9: plain")
    refused("'a3: swamp' is of another map", steps.then_no_line, run, "a3: swamp")
    refused("'fortres: a4' cannot be read", steps.then_no_line, run, "fortres: a4")
    refused("is no line of a position", steps.then_no_line, run, "fortress")


def test_an_open_choice_is_no_end() -> None:
    """A choice that is not given stays open, to the right player, and nothing is said of the end."""
    run = given(MAP + " | army ana-2: a1", dice="1, 1, 1")
    steps.play_stage(run, "3")

    refused("the choice 'next-army/ana/1' is open", steps.then_line, run, "fortress: a2")
    steps.then_pending(run, "next-army/ana/1", "ana")
    shared.then_options(run, "ana-2, ana-1")
    refused("expected .* .bea., got .* .ana.", steps.then_pending, run, "next-army/ana/1", "bea")
    refused("the options", shared.then_options, run, "ana-1")


def test_a_note_needs_its_section() -> None:
    """Something else that is noted is not enough."""
    run = moved()

    steps.then_noted(run, "1")
    refused("nothing is noted under 2, but under 1", steps.then_noted, run, "2")


def test_only_steps_of_a_turn_are_played_from_a_position() -> None:
    """A section of the rules is not yet a step."""
    refused("2.1 is no step of a turn", steps.play_stage, given(), "2.1")
    refused("no position to play from", steps.play_stage, CampaignRun(), "1")
    refused("a scenario asks one thing", steps.play_stage, moved(), "2")
