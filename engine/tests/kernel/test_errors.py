"""What is wrong with a request: one message each, with what would be right."""

from typing import Any

import pytest

from ludex.kernel.errors import choose
from ludex.kernel.errors import listed
from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex.kernel.words import Words
from tests.kernel.toy import asked

WRONG: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("riad", {}, "question-unknown", {"name": "riad", "nearest": "raid, muster, tribute, storm, weather, march"}),
    ("muster", {"params": {"numbre": "1"}}, "parameter-unknown", {"name": "numbre", "nearest": "number, place"}),
    ("muster", {"params": {}}, "parameter-missing", {"name": "number", "question": "muster"}),
    ("raid", {"policies": {"red": "blod"}}, "policy-unknown", {"name": "blod", "nearest": "bold, timid, careful, mad, ask"}),
    ("raid", {"policies": {"rde": "bold"}}, "faction-unknown", {"name": "rde", "nearest": "red, blue"}),
    ("raid", {"best": ("green", "score")}, "faction-unknown", {"name": "green", "nearest": "red, blue"}),
    ("raid", {"best": ("red", "scoer")}, "fact-unknown", {"name": "scoer", "nearest": "score, raiders, gold"}),
    ("raid", {"best": ("red", "-scoer")}, "fact-unknown", {"name": "scoer", "question": "raid"}),
    ("raid", {"best": ("red", "town")}, "fact-unknown", {"name": "town", "nearest": "raiders, gold, score"}),
    ("raid", {"readings": {"1.4": "3"}}, "ruling-unknown", {"name": "1.4", "nearest": "1.2-flight, 1.3-alarm"}),
    ("raid", {"readings": {"1.3-alarm": "9"}}, "reading-unknown", {"name": "9", "nearest": "3, 4, 5"}),
    ("raid", {"choices": {"approach": "tunnel"}}, "choice-illegal", {"value": "tunnel", "options": "beach, cliff"}),
    ("raid", {"policies": {"blue": "mad"}}, "choice-illegal", {"name": "stand", "value": "howl"}),
    ("raid", {"choices": {"aproach": "beach"}}, "choice-left", {"name": "aproach"}),
    ("raid", {"dice": ["4+4", "6+6"], "choices": {"loot": "press"}}, "choice-left", {"name": "loot"}),
    ("raid", {"dice": []}, "dice-missing", {"name": "surf", "what": "2D4", "used": 0}),
    ("raid", {"dice": ["3+2"]}, "dice-missing", {"name": "defence", "what": "2D6", "used": 1}),
    ("raid", {"dice": ["3+2", "7"]}, "dice-impossible", {"item": "7", "place": 2, "name": "defence", "what": "2D6"}),
    ("raid", {"dice": ["3+2", "1+1", "6", "6", "1"]}, "dice-left", {"items": "6, 1", "used": 3}),
    ("march", {"params": {"steps": "3"}, "limit": 9}, "too-many-states-thrown", {"limit": 9}),
    (
        "march",
        {"params": {"steps": "3"}, "limit": 9, "best": ("red", "sum")},
        "too-many-states",
        {"limit": 9, "name": "step/3"},
    ),
    ("muster", {"params": {"number": "1"}}, "position-missing", {}),
]


@pytest.mark.parametrize(("name", "how", "message", "facts"), WRONG, ids=[f"{row[2]}-{n}" for n, row in enumerate(WRONG)])
def test_a_wrong_request_is_refused(name: str, how: dict[str, Any], message: str, facts: dict[str, Any]) -> None:
    """What is wrong is told with what would be right, in words that leave no blank in either language."""
    with pytest.raises(Wrong) as caught:
        asked(name, **how)
    wrong = caught.value

    assert message == wrong.message
    assert facts == {fact: wrong.facts[fact] for fact in facts}
    assert "toy" == wrong.game
    for lang in ("en", "es"):
        assert "{" not in Words("toy", lang).message(wrong.message, wrong.facts)
        assert Words("toy", lang).has(wrong.message)


def test_an_illegal_choice_on_one_path_refuses_the_exact_run() -> None:
    """A choice that is not legal everywhere it comes up is refused, not skipped."""
    with pytest.raises(Wrong, match="choice-illegal"):
        asked("raid", choices={"loot": "burn"})


def test_few_names_are_all_near() -> None:
    """Where there are few names, all are told."""
    assert "ape, bee, cat" == nearest("dog", ["ape", "bee", "cat"])


def test_of_few_names_the_likest_come_first() -> None:
    """Up to 12 names are all told, those like the word before the others, in order of likeness."""
    assert "lindum, lindun-east, ape, bee" == nearest("Lindun", ["ape", "lindun-east", "bee", "lindum"])
    assert 12 == len(nearest("?", [f"space-{letter}" for letter in "abcdefghijkl"]).split(", "))


def test_of_many_names_the_likest_are_near() -> None:
    """Of many names those that are like the word or hold it are told; the first few where none is; dots tell of more."""
    names = [f"space-{letter}" for letter in "abcdefghijk"] + ["lindum", "isurium", "eburacum-east"]

    assert "lindum ..." == nearest("Lindun", names)
    assert "isurium, lindum ..." == nearest("isurum", names)
    assert "eburacum-east" in nearest("east", names)
    assert "space-a, space-b ..." == nearest("?", names, most=2)


def test_options_are_listed_so_that_they_can_be_told_apart() -> None:
    """Texts stand between commas, or between strokes where one of them holds a comma; many are cut short."""
    assert "4r 1w, none" == listed(["4r 1w", "none"])
    assert "ana, bea / none" == listed(["ana, bea", "none"])
    assert "1, 2 (+1)" == listed("123", most=2)


def test_a_known_name_is_chosen() -> None:
    """A name is given back where it is known, and refused with the facts of the message where it is not."""
    assert "bee" == choose("faction-unknown", "bee", ["ape", "bee"])
    with pytest.raises(Wrong) as caught:
        choose("question-unknown", "cow", ["ape", "bee"], game="toy")
    assert {"name": "cow", "nearest": "ape, bee", "game": "toy"} == caught.value.facts
