"""Stated effects: what cannot be read is told in one line, what is allowed is told as it happened."""

import pytest

from ludex.kernel.errors import Wrong
from ludex.kernel.games import load
from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.pendragon.notation import read

POSITION = """
imperium: autonomy-civilian
saxon-renown: 5
available: saxons 3w; civitates 2m
iceni: saxons 2w; civitates 3m; dux 2c
"""


def effects(statements: str, what: str = "event", position: str = POSITION) -> Answer:
    """Return the answer to effects that the Saxons state."""
    params = {"statements": statements, "executing": "saxons", "as": what}
    return ask(load("pendragon"), Request("effects", params, read(position)))


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("conquer iceni", "effect-unknown"),
        ("place saxons 2w", "effect-unreadable"),
        ("place saxons 2w in", "effect-unreadable"),
        ("place vikings 2w in iceni", "faction-unknown"),
        ("place saxons 2x in iceni", "piece-unknown"),
        ("place saxons , in iceni", "item-unreadable"),
        ("place saxons 1w(1p) in iceni", "placed-laden"),
        ("place saxons 1w in atlantis", "space-unknown"),
        ("place saxons 1w in regni", "space-not-stated"),
        ("place saxons 1w in iceni from pocket", "box-unknown"),
        ("place saxons 1w@venta-icenorum in iceni", "unit-on-site"),
        ("place saxons settlement@ratae in iceni", "site-unknown"),
        ("replace civitates 2m in iceni with saxons 1w", "replaced-unequal"),
        ("replace civitates 1m 1w in iceni with saxons 2w", "piece-unknown"),
        ("replace civitates 1m 1com in iceni with saxons 2w", "one-piece"),
        ("track luck +1", "track-unknown"),
        ("track saxon-renown many", "change-unreadable"),
        ("pay saxons some", "mix-unreadable"),
        ("sea germanicus calm", "word-unknown"),
        ("card excalibur shaded capability", "card-unknown"),
        ("discard camelot", "none-in-force"),
        ("card thanet shaded capability | discard camelot", "card-not-in-force"),
        ("move saxons 1w from iceni to iceni", "moved-nowhere"),
        ("replace civitates 1m in iceni with saxons settlement@ratae", "replaced-elsewhere"),
        ("give civitates 0 briton-resources to saxons", "amount-none"),
        ("give civitates -3 briton-resources to saxons", "amount-none"),
        ("free saxons dance", "word-unknown"),
        ("make saxons happy", "word-unknown"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(statement: str, message: str) -> None:
    """A statement of an unknown verb, form, piece, place or word is refused with what is wrong with it."""
    with pytest.raises(Wrong) as wrong:
        effects(statement)

    assert message == wrong.value.message


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("replace civitates 2m in iceni with saxons 2w", "effect-replaced"),
        ("replace civitates 3m in iceni with saxons 3w", "effect-replaced"),
        ("replace dux 2c in iceni with civitates 2m", "effect-replaced"),
        ("place saxons 3w in iceni", "effect-placed"),
        ("free scotti raid", "effect-free"),
        ("free scotti raid with surprise", "effect-free-with-feat"),
        ("track saxon-renown +75", "effect-track"),
        ("track saxon-renown +76", "effect-track-limit"),
    ],
)
def test_what_happens_is_told(statement: str, message: str) -> None:
    """An effect is told by what came of it."""
    assert message == effects(statement).trace[0].note.message


def test_a_replacement_that_runs_out_is_told_as_such() -> None:
    """Of 3 Militia 2 are replaced, since no more Warbands are Available."""
    answer = effects("replace civitates 3m in iceni with saxons 3w", position=POSITION.replace("saxons 3w;", "saxons 2w;"))

    assert "effect-replaced-in-part" == answer.trace[0].note.message


def test_only_an_event_is_held_against_the_rules_on_events() -> None:
    """The same effect enters 5.1.1 as one of an Event, and not as one of a Command."""
    assert "5.1.1" in effects("place saxons 1w in iceni").sections
    assert "5.1.1" not in effects("place saxons 1w in iceni", "command").sections


def test_a_local_position_has_to_tell_of_the_box() -> None:
    """Where a position of one space does not name the Available box, how many are in it is not known."""
    with pytest.raises(Wrong) as wrong:
        effects("place saxons 1w in iceni", position="iceni: saxons 2w")

    assert "box-missing" == wrong.value.message


def test_a_stronghold_does_not_move() -> None:
    """A Town stays where it stands, whatever the Event is said to do; that is the reason told."""
    answer = effects(
        "move civitates town@ratae from corieltauvi to iceni", position="corieltauvi: civitates town@ratae | iceni: "
    )

    assert ["stronghold-stays"] == [why.message for why in answer.reasons]


def test_a_card_in_force_is_told_by_how_long_it_lasts() -> None:
    """A Capability is told by 5.3, Momentum by 5.4."""
    assert ["5.3"] == [step.note.section for step in effects("card thanet shaded capability").trace]
    assert ["5.4"] == [step.note.section for step in effects("card thanet shaded momentum").trace]


def test_without_a_position_no_card_is_in_force() -> None:
    """A Tribal War Event may be executed where nothing tells that Gratia is in force."""
    assert ask(load("pendragon"), Request("event", {"card": "17", "tribal-war": "yes"})).verdict is True


def test_an_epoch_card_that_is_not_played_is_not_put_in_force() -> None:
    """It may still come from the deck; the one that is played may last."""
    played = POSITION + "played: tears-of-epona\n"
    other = effects("card rhiotamus only capability", position=played)

    assert ["epoch-not-played"] == [why.message for why in other.reasons]
    assert ["5.3"] == [step.note.section for step in effects("card tears-of-epona only capability", position=played).trace]
