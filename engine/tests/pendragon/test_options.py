"""Choices with too many options are refused with the choice to fix, while an answer is checked by itself (3.6.1)."""

from collections.abc import Iterator
from collections.abc import Mapping
from time import monotonic

import pytest

from ludex.kernel.errors import Wrong
from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex.pendragon.battle.options import MOST
from ludex.pendragon.battle.options import Options
from tests.pendragon.strategies import GAME

CROWDED = (
    "imperium: roman-rule-military | londinium: saxons 10w 20r(10p); dux 6c(3p) 4w/saxons(2p) 3w/scotti(1p); "
    "civitates 8m(4p) 8com(4p) 4w/saxons(2p) 4w/scotti(2p) town@londinium"
)
HILLS = (
    "imperium: autonomy-military | cards: cymbrogi | brigantes: scotti 8w; "
    "civitates 10m(5p) 10com(5p) 4w/scotti(2p) 1w/saxons hillfort@mam-tor"
)


def crowded(choices: Mapping[str, str], policies: Mapping[str, str] | None = None) -> Answer:
    """Ask for a Battle in which more Units fight than anybody has ever seen in one space."""
    params = {"attacker": "saxons", "defender": "civitates"}
    return ask(GAME, Request("battle", params, GAME.read(CROWDED), seed=1, choices=choices, policies=policies or {}))


def refused(request: Request) -> Wrong:
    """Return why a request is refused, which takes a few seconds at the most."""
    start = monotonic()
    with pytest.raises(Wrong) as wrong:
        ask(GAME, request)

    assert monotonic() - start < 10
    for lang in LANGUAGES:
        assert "{" not in Words(GAME.id, lang).message(wrong.value.message, wrong.value.facts)
    return wrong.value


@pytest.mark.parametrize("seed", [None, 1])
def test_losses_that_can_fall_in_too_many_ways_are_refused(seed: int | None) -> None:
    """In a Battle of all that can be crowded into Londinium the choice to fix is named, well within ten seconds."""
    wrong = refused(Request("battle", {"attacker": "saxons", "defender": "civitates"}, GAME.read(CROWDED), seed=seed))

    assert ("too-many-options", "losses/melee/britons") == (wrong.message, wrong.facts["name"])


def test_an_answer_is_checked_without_listing_all_others() -> None:
    """Losses that are named, or split, need no list of the others (3.6.1)."""
    assert crowded({"losses/melee/britons": "split"}).end is not None

    everyone = dict.fromkeys(("dux", "civitates", "saxons", "scotti"), "ask")
    choices = {"losses/charge/saxons": "12r(10p)", "withdraw/civitates": "none", "shelter/dux": "none"}
    named = crowded(choices | {"losses/melee/britons": "dux 4w/saxons(2p); civitates 4com(2p) 4m(4p)"}, everyone)

    assert named.end is not None


def test_an_illegal_answer_to_too_many_options_is_told_with_an_example() -> None:
    """Where the options are too many to be listed one of them is shown."""
    params = {"attacker": "saxons", "defender": "civitates"}
    wrong = refused(
        Request("battle", params, GAME.read(CROWDED), seed=1, choices={"losses/melee/britons": "dux 1c"}),
    )

    assert "choice-illegal-many" == wrong.message
    example = {"losses/melee/britons": str(wrong.facts["example"])}
    assert crowded(example).end is not None


def test_too_many_ways_to_withdraw_and_to_try_are_refused() -> None:
    """More than 20,000 attempts or Withdrawals are refused, and each of them may be named (3.6.2, 3.6.3)."""
    params = {"attacker": "scotti", "defender": "civitates"}
    start = GAME.read(HILLS)
    attempt = {"pre-battle/troops/civitates": "evade 3m(2p) 2com"}
    plain = {"pre-battle/troops/scotti": "none"}

    assert "pre-battle/troops/civitates" == refused(Request("battle", params, start, choices=plain)).facts["name"]
    named = ask(GAME, Request("battle", params, start, choices=plain | attempt, seed=2))
    assert "pre-battle/troops/civitates" not in [assumed.decision for assumed in named.assumed]
    wrong = refused(Request("battle", params, start, choices=plain | {"pre-battle/troops/civitates": "evade 11m"}))
    assert "choice-illegal-many" == wrong.message


def test_options_are_found_by_their_text_and_listed_once() -> None:
    """Options are a mapping: what is found by its text is what the list holds."""
    asked: list[str] = []

    def every() -> Iterator[tuple[str, int]]:
        asked.append("all")
        yield from ((str(number), number) for number in range(5))

    def find(text: str) -> int:
        asked.append(text)
        if text not in ("0", "1", "2", "3", "4"):
            raise KeyError(text)
        return int(text)

    options = Options("number", every, find)

    assert 3 == options["3"]
    assert ["3"] == asked
    assert options
    assert "5" not in options
    assert 5 == len(options)
    assert {str(number): number for number in range(5)} == dict(options)
    assert 4 == options["4"]
    assert "4" not in asked


@pytest.mark.parametrize(("number", "listed"), [(MOST, True), (MOST + 1, False)])
def test_the_limit_itself_may_be_reached(number: int, listed: bool) -> None:
    """20,000 options are listed, one more is refused."""
    options = Options("number", lambda: ((str(n), n) for n in range(number)), int)
    if listed:
        assert number == len(options)
    else:
        with pytest.raises(Wrong, match="too-many-options"):
            list(options)
