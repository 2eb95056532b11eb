"""Units inside Strongholds: a Battle begins without any, an Assault and a Siege with those that may be there (3.6.3)."""

from collections.abc import Mapping

import pytest
from hypothesis import assume
from hypothesis import given
from hypothesis import settings

from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex.pendragon import board
from ludex.pendragon.kinds import UNITS
from tests.pendragon import strategies
from tests.pendragon.strategies import Fight
from tests.pendragon.strategies import GAME

FRAGMENTED = "imperium: fragmentation | "
TOGETHER = "imperium: autonomy-military | "
SIDES = {"attacker": "saxons", "defender": "civitates"}
TOWN = "civitates town@noviomagus"


def asked(question: str, at: str, params: Mapping[str, str]) -> Answer:
    """Ask a question of a position, with a seed where dice may be thrown."""
    return ask(GAME, Request(question, {**SIDES, **params}, GAME.read(at), seed=1))


@pytest.mark.parametrize(
    ("at", "messages"),
    [
        (FRAGMENTED + f"regni: saxons 4w; {TOWN} 4com@noviomagus", []),
        (TOGETHER + f"regni: saxons 4w; dux 2c@noviomagus; {TOWN}", []),
        (FRAGMENTED + f"regni: saxons 4w; {TOWN} 1com@anderida", ["inside-no-stronghold"]),
        (FRAGMENTED + f"regni: saxons 4w; {TOWN} 4com@noviomagus 1m@noviomagus", ["inside-too-many"]),
        (FRAGMENTED + f"regni: saxons 4w 1r@noviomagus; {TOWN}", ["inside-attackers"]),
        (FRAGMENTED + f"regni: saxons 4w settlement@anderida; {TOWN} 1com@anderida", ["inside-not-own"]),
        (FRAGMENTED + f"regni: saxons 4w; {TOWN} 1com@anderida; dux fort@anderida", ["inside-not-own"]),
        (TOGETHER + f"regni: saxons 4w; {TOWN} 1com@anderida; dux fort@anderida", []),
        (FRAGMENTED + f"regni: saxons 4w 1w@anderida settlement@anderida; {TOWN}", ["inside-attackers"]),
        (FRAGMENTED + f"regni: saxons 4w; dux 1c@noviomagus; {TOWN}", []),
    ],
)
@pytest.mark.parametrize("question", ["assault", "siege"])
def test_units_inside_must_be_able_to_be_there(question: str, at: str, messages: list[str]) -> None:
    """Only defenders stand inside, in a Stronghold of their own side, and no more of them than its Capacity (3.6.3)."""
    answer = asked(question, at, {"site": "noviomagus"})
    found = [reason for reason in answer.reasons if reason.message.startswith("inside-")]

    assert messages == [reason.message for reason in found]
    assert {"3.6.3"} >= {reason.section for reason in found}
    assert not messages or answer.verdict is False
    for reason in found:
        for lang in LANGUAGES:
            assert "{" not in Words(GAME.id, lang).message(reason.message, dict(reason.facts))


@pytest.mark.parametrize(("reading", "inside", "refused"), [("nine", 9, False), ("eight", 9, True), ("eight", 8, False)])
def test_the_capacity_of_londinium_is_that_of_the_reading(reading: str, inside: int, refused: bool) -> None:
    """How many Units may stand inside Londinium is disputed (3.6.4)."""
    at = GAME.read(FRAGMENTED + f"londinium: saxons 12w; civitates {inside}m@londinium town@londinium")
    params = SIDES | {"site": "londinium"}
    answer = ask(GAME, Request("assault", params, at, seed=1, readings={"3.6.4-londinium-capacity": reading}))

    assert refused == ("inside-too-many" in [reason.message for reason in answer.reasons])


def test_units_of_a_faction_that_does_not_fight_cannot_entrap() -> None:
    """A Trap is sprung by Units of a side in the Battle (3.6.3)."""
    at = FRAGMENTED + f"regni: saxons 4w; scotti 1w; {TOWN} 2com"

    assert ["trap-not-fighting"] == [reason.message for reason in asked("battle", at, {"trap": "scotti 1w"}).reasons]
    assert asked("battle", at, {"trap": "saxons 1w; civitates 1com"}).end is not None


@settings(max_examples=60, deadline=None)
@given(strategies.fights(most=4))
def test_a_battle_begins_with_every_unit_in_the_open(fight: Fight) -> None:
    """Units written inside a Stronghold, or on an empty site, begin the Battle in the open (3.6.3)."""
    name = fight.text.rpartition(" | ")[2].partition(":")[0]
    position = GAME.read(fight.text)
    for site in board.space(name).sites:
        for piece, number in list(position.at(name).items()):
            if piece.kind in UNITS and number > 1:
                position = position.move(piece, number // 2, name, board.site_place(name, site))
    plain = fight.answer()
    assume(plain.verdict is None)
    inside = ask(GAME, Request("battle", fight.params, position, policies=fight.policies, readings=fight.readings))
    note = [step for step in inside.trace if step.note.message == "begins-in-open"]

    assert plain.distribution == inside.distribution
    assert bool(note) == (position != GAME.read(fight.text))
