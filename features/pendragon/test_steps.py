"""What the steps of Pendragon's scenarios refuse: a step that can never fail verifies nothing."""

from collections.abc import Callable

import pytest

from features import steps as shared
from features.pendragon import steps
from features.pendragon.run import PendragonRun

OPEN = "imperium: autonomy-military | corieltauvi: saxons 3w 2r; dux 3c fort@lindum"


def fought(at: str = OPEN, dice: str | None = "6, 6", **choices: str) -> PendragonRun:
    """Return a run in which the Saxons have fought the Dux."""
    run = PendragonRun()
    steps.give_space(run, at)
    if dice is not None:
        shared.give_dice(run, dice)
    shared.give_choice(run, "pre-battle/raiders/saxons", "evade")
    shared.give_choice(run, "pre-battle/troops/saxons", "ambush")
    shared.give_choice(run, "withdraw/dux", "none")
    for name, value in choices.items():
        shared.give_choice(run, name, value)
    steps.ask_battle(run, "saxons", "dux")
    return run


def refused(message: str, step: Callable[..., None], *values: object) -> None:
    """Assert that a step fails with a message."""
    with pytest.raises(pytest.fail.Exception, match=message):
        step(*values)


def test_an_uncertain_fact_is_refused() -> None:
    """Without dice a fact that has more than one value needs its chance."""
    run = fought(dice=None)

    assert len(run.answered().distribution) > 1
    refused("is not certain", shared.then_fact, run, "dux_losses", "1")
    refused("is not certain", steps.then_no_losses, run, "dux")
    refused("is not certain", steps.then_losses, run, "dux", (("cavalry", 1),))
    refused("the chance that .* expected 1, got", shared.then_chance, run, "dux_losses", "1", "1")


def test_dice_that_are_left_over_are_refused() -> None:
    """All dice of a scenario must be used up."""
    refused("the request is wrong", steps.then_change, fought(dice="6, 6, 6"), "prestige", "0")


def test_a_choice_that_never_came_up_is_refused() -> None:
    """A choice must be met, and another mistake is no illegal choice."""
    run = fought(**{"siege/scotti": "none"})

    refused("the request is wrong", steps.then_change, run, "prestige", "0")
    refused("but not for its choice", shared.then_illegal, run)


def test_losses_must_be_exact() -> None:
    """Neither more nor fewer pieces, nor another kind, may have left the space."""
    run = fought()
    lost = tuple(steps.losses(run, "dux").items())

    assert lost
    steps.then_losses(run, "dux", lost)
    refused("losses of dux", steps.then_no_losses, run, "dux")
    refused("losses of dux", steps.then_losses, run, "dux", (*lost, ("militia", 1)))


def test_a_site_needs_a_stronghold_at_the_start() -> None:
    """What never stood can neither fall nor hold."""
    refused("no Stronghold stands on ratae", steps.then_falls, fought(), "ratae")
    refused("no Stronghold stands on ratae", steps.then_holds, fought(), "ratae")


def test_the_space_is_compared_in_whatever_order() -> None:
    """Pieces may be written in any order; one that is missing is refused."""
    run = PendragonRun()
    steps.give_space(run, "imperium: fragmentation | corieltauvi: civitates 1m; saxons 1w")
    shared.give_choice(run, "pre-battle/troops/saxons", "none")
    steps.ask_battle(run, "saxons", "civitates")

    refused("the space: expected", steps.then_space, run, "corieltauvi: saxons 9w")


def test_a_line_is_given_once_and_replaces_that_of_the_set_up() -> None:
    """A scenario's own lines come before those of its set-up."""
    run = PendragonRun()
    steps.give_setup(run, "barbarian-conspiracy")
    steps.give_track(run, "prestige", "7")
    position = run.position()

    assert position is not None
    assert 7 == position.track("prestige")
    refused("twice", steps.give_track, run, "prestige", "8")


def test_parameters_may_be_divided_by_commas() -> None:
    """A value may hold spaces and semicolons."""
    assert ["", "piece", "fort", "space", "iceni", "trap", "civitates 2m; dux 1c"] == shared.PARAMETER.split(
        "piece=fort, space=iceni, trap=civitates 2m; dux 1c"
    )


def test_control_needs_the_right_side() -> None:
    """Nobody is not somebody."""
    run = PendragonRun()
    steps.give_space(run, "corieltauvi: saxons 2w")
    steps.ask_control(run, "corieltauvi")

    steps.then_uncontrolled(run)
    refused("expected saxons, got null", steps.then_controlled, run, "saxons")


def test_a_refusal_needs_its_section() -> None:
    """What is allowed is not refused, nor by any section."""
    run = PendragonRun()
    steps.give_space(run, "corieltauvi: empty")
    shared.ask_question(run, "stacking", "piece=town, space=caledonia")

    shared.then_refused(run, "1.4.2")
    refused("not refused by 1.6", shared.then_refused, run, "1.6")
    refused("it is not allowed", shared.then_allowed, run)


def test_a_run_tells_the_positions_for_pictures() -> None:
    """The position at the start is told, that at the end where it is another, and no space of a local position is named."""
    run = fought()
    told = run.pictured()
    start, end = run.ended()

    assert {"before": run.game.show(start), "after": run.game.show(end)} == told
    assert {} == PendragonRun().pictured()
    assert {"before": told["before"]} == fought(dice=None).pictured()


def test_of_a_set_up_the_spaces_concerned_are_named() -> None:
    """Spaces that are asked about or given are, the other 20 are not; a set-up that is only counted names none."""
    run = PendragonRun()
    steps.give_setup(run, "petty-tyrants")
    run.ask("adjacency", {"from": "iceni", "to": "regni"})
    given = PendragonRun()
    steps.give_setup(given, "petty-tyrants")
    steps.give_space(given, "dobunni: saxons 2w")
    steps.ask_control(given, "iceni")
    counted = PendragonRun()
    steps.give_setup(counted, "petty-tyrants")
    steps.ask_controls(counted)

    assert ["iceni", "regni"] == run.pictured()["spaces"]
    assert ["dobunni", "iceni"] == given.pictured()["spaces"]
    assert "spaces" not in counted.pictured()
