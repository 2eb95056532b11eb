"""What is inconsistent in a position is told, with the section that it breaks; what is not, is not."""

import pytest

from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.problems import problems
from ludex.pendragon.setups import setup

WHOLE = "barbarian-conspiracy"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("germanicus: saxons 2r", [("1.4.2", "problem-sea", False)]),
        ("caledonia: scotti 3w", [("1.4.2", "problem-caledonia", False)]),
        ("iceni: dux fort", [("1.4.2", "problem-no-site", False)]),
        ("iceni: dux 2fort@branodunum", [("1.4.2", "problem-site-twice", False)]),
        ("iceni: dux fort@branodunum; saxons settlement@branodunum", [("1.4.2", "problem-site-twice", False)]),
        ("iceni: civitates town@branodunum", [("1.3.5", "stacking-town-site", False)]),
        ("londinium: civitates hillfort@londinium", [("1.3.5", "stacking-hillfort-city", False)]),
        ("iceni: saxons 20r | regni: saxons 20r", [("1.2", "problem-number", False)]),
        ("casualties: civitates 1m", [("1.4.1", "problem-box", False)]),
        ("out-of-play: civitates 1m", [("1.4.1", "problem-box", False)]),
        ("not-in-play: dux 1c", [("1.4.1", "problem-box", False)]),
        ("available: dux 1w/saxons", [("1.4.3", "problem-foederati-available", False)]),
        ("iceni: pop 4", [("1.3.6", "problem-population", False)]),
        ("londinium: pop 3", [("1.3.6", "problem-population", False)]),
        ("refugees: 5", [("1.3.6", "problem-refugees", False)]),
        ("refugees: -1", [("1.3.6", "problem-refugees", False)]),
        ("iceni: pop 3; prosperity 7", [("1.7.1", "problem-prosperity", False)]),
        ("iceni: pop 1; prosperity 4", [("1.7.1", "problem-excess", True)]),
        ("iceni: prosperity -1", [("1.7.1", "problem-prosperity", False)]),
        ("londinium: prosperity 5", [("1.7.2", "problem-prosperity", False)]),
        ("iceni: saxons 2r(3p)", [("1.7.4", "problem-plunder", False)]),
        ("iceni: dux fort(1p)@branodunum", [("1.7.4", "problem-plunder", False)]),
        ("available: saxons 2r(1p)", [("1.7.4", "problem-box-laden", False)]),
        ("casualties: dux 2c(1p)", [("1.7.4", "problem-box-laden", False)]),
        ("iceni: dux 2c@branodunum", [("3.6.3", "problem-unsheltered", False)]),
        ("iceni: dux 2c(1p)@branodunum fort@venta-icenorum", [("3.6.3", "problem-unsheltered", False)]),
        ("prestige: 81", [("1.8", "problem-track", False)]),
        ("wealth: -1", [("1.8", "problem-track", False)]),
    ],
)
def test_each_problem_is_told(text: str, found: list[tuple[str, str, bool]]) -> None:
    """Each rule that a position breaks is named, once; cubes above the rows are a mere remark."""
    problem = [(problem.section, problem.message, problem.remark) for problem in problems(read(text))]

    assert dict.fromkeys(found) == dict.fromkeys(problem)


@pytest.mark.parametrize(
    "text",
    [
        "iceni: pop 3; prosperity 6",
        "iceni: pop 0",
        "londinium: pop 2; prosperity 4; dux fort@londinium",
        "iceni: dux 2w/saxons settlement/saxons@branodunum; civitates hillfort@venta-icenorum",
        "corieltauvi: saxons 9r(2p) 1w; dux 3c(1p) fort@lindum; civitates 1com town@ratae",
        "iceni: dux 2c@branodunum fort@branodunum",
        "iceni: saxons 2r | supply: -3",
        "casualties: dux 20c",
        "out-of-play: dux 1c",
        "not-in-play: civitates 15com",
        "refugees: 4",
        "prestige: 80 | wealth: 0",
    ],
)
def test_what_may_be_is_no_problem(text: str) -> None:
    """The limits themselves may be reached."""
    assert [] == problems(read(text))


def test_a_whole_position_must_account_for_every_piece() -> None:
    """In a whole position a piece that is nowhere is a problem (1.2)."""
    text = show(setup(WHOLE)).replace("dux 5c fort@eboracum", "dux 4c fort@eboracum")

    assert ["problem-number"] == [problem.message for problem in problems(read(text))]


def test_more_cubes_than_the_game_has_are_a_remark() -> None:
    """No rule says what happens when the 90 cubes run out, so that more in use are no problem (1.2)."""
    position = setup(WHOLE)
    number = position.count(SUPPLY, CUBE) + 2
    position = position.move(CUBE, number, SUPPLY, "carried")
    (found,) = problems(position)

    assert ("problem-cubes", True, (("number", 2),)) == (found.message, found.remark, found.facts)
