"""Decisions: answered by a script, else by the Faction's policy, else pending."""

from collections.abc import Mapping

import pytest

from ludex.kernel.chance import Fork
from ludex.kernel.chance import Path
from ludex.kernel.decisions import Assumed
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Pending
from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong
from tests.kernel.brute_force import play_with
from tests.kernel.toy import Faction
from tests.kernel.toy import POLICIES
from tests.kernel.toy import START

APPROACH = Decision("approach", Faction.RED, {"beach": True, "cliff": False}, START)
STAND = Decision("stand", Faction.BLUE, {"hold": False, "flee": True}, START)
FORCED = Decision("stand", Faction.BLUE, {"hold": False}, START)


def decider(
    script: Mapping[str, str] | None = None,
    policies: Mapping[str, str] | None = None,
    default: str = "bold",
    free: Faction | None = None,
) -> Decider:
    """Return a decider with the toy's policies."""
    return Decider(script or {}, policies or {}, POLICIES, default, free)


def test_the_script_answers_before_any_policy() -> None:
    """An answer given by name is taken, and is not reported as assumed."""
    given = decider({"approach": "cliff"}, {Faction.RED: "bold"})

    assert "cliff" == given.answer(APPROACH, None)
    assert [] == list(given.assumed)


def test_each_faction_has_its_policy() -> None:
    """Whoever has no policy of its own follows the default one."""
    given = decider(policies={Faction.BLUE: "timid"})

    assert "beach" == given.answer(APPROACH, None)
    assert "flee" == given.answer(STAND, None)


def test_what_a_policy_answered_is_kept_as_assumed() -> None:
    """A decision that a policy made is reported once, with the Faction and the policy."""
    given = decider(policies={Faction.BLUE: "timid"})
    for decision in (APPROACH, STAND, STAND):
        given.answer(decision, None)

    assert [Assumed("approach", "red", "bold"), Assumed("stand", "blue", "timid")] == list(given.assumed)


def test_a_decision_with_one_option_is_none() -> None:
    """The only option is taken without asking, assuming or forking."""
    given = decider(default="ask", free=Faction.BLUE)

    assert "hold" == given.answer(FORCED, Path([]))
    assert [] == list(given.assumed)


def test_the_script_is_held_to_the_only_option() -> None:
    """A given answer is checked even where there was nothing to decide, and counts as used."""
    agreeing, other = decider({"stand": "hold"}), decider({"stand": "flee"})

    assert "hold" == agreeing.answer(FORCED, None)
    agreeing.finish()
    with pytest.raises(Wrong) as caught:
        other.answer(FORCED, None)
    assert "choice-illegal" == caught.value.message


def test_a_decision_that_nobody_answers_is_pending() -> None:
    """The policy `ask` stops the run with the decision and all its options."""
    with pytest.raises(Pending) as caught:
        decider(default="ask").answer(APPROACH, None)

    assert APPROACH == caught.value.decision
    assert ["beach", "cliff"] == list(caught.value.decision.options)


def test_an_illegal_answer_is_refused_with_what_was_legal() -> None:
    """The refusal names the decision, the answer and the options."""
    with pytest.raises(Wrong) as caught:
        decider({"approach": "tunnel"}).answer(APPROACH, None)

    assert "choice-illegal" == caught.value.message
    assert {"name": "approach", "value": "tunnel", "options": "beach, cliff"} == caught.value.facts


def test_a_policy_is_held_to_the_options() -> None:
    """A policy cannot answer what is not legal either."""
    with pytest.raises(Wrong) as caught:
        decider(default="mad").answer(APPROACH, None)

    assert ("choice-illegal", "howl") == (caught.value.message, caught.value.facts["value"])


def test_an_answer_that_never_came_up_is_left_over() -> None:
    """A script with a name that no decision had is an error that names it."""
    given = decider({"approach": "beach", "stand": "hold"})
    given.answer(APPROACH, None)
    with pytest.raises(Wrong) as caught:
        given.finish()

    assert ("choice-left", {"name": "stand"}) == (caught.value.message, caught.value.facts)


def test_an_answer_is_brought_into_the_form_of_the_options() -> None:
    """Answers may be written otherwise than the options where the decision can read them."""
    loud = Decision("approach", Faction.RED, APPROACH.options, START, read=str.lower)

    assert "cliff" == decider({"approach": "CLIFF"}).answer(loud, None)
    assert "beach" == decider({"approach": " beach "}).answer(APPROACH, None)


def test_an_answer_that_cannot_be_read_is_illegal() -> None:
    """An answer that its reader refuses is told as it was given, with what was legal."""

    def read(text: str) -> str:
        return str(int(text))

    number = Decision("number", Faction.RED, {"1": 1, "2": 2}, START, read=read)
    with pytest.raises(Wrong) as caught:
        decider({"number": "many"}).answer(number, None)

    assert {"name": "number", "value": "many", "options": "1, 2"} == caught.value.facts


def test_the_decisions_of_a_free_faction_fork() -> None:
    """On a path the free Faction's decision branches into all options without probabilities; others' do not."""
    given = decider(free=Faction.RED)
    with pytest.raises(Fork) as caught:
        given.answer(APPROACH, Path([]))

    assert [("beach", None), ("cliff", None)] == list(caught.value.branches)
    assert APPROACH == caught.value.subject
    assert "cliff" == given.answer(APPROACH, Path(["cliff"]))
    assert "hold" == given.answer(STAND, Path([]))


def test_a_free_faction_is_bound_by_the_script() -> None:
    """What is given of a free Faction's choices is not explored."""
    assert "cliff" == decider({"approach": "cliff"}, free=Faction.RED).answer(APPROACH, Path([]))


def test_deciding_gives_the_value_of_the_option() -> None:
    """A procedure gets what the option stands for, not its text."""
    play = play_with([], "timid")

    assert play.decide("approach", Faction.RED, {"beach": "sand", "cliff": "rock"}, START) == "rock"


def test_a_policy_may_weigh_what_the_decision_is_about() -> None:
    """Facts handed over with a decision reach the policy."""
    play = play_with([], "careful")
    options = {"press": 1, "leave": 2}

    assert 1 == play.decide("loot", Faction.RED, options, START, raiders=2)
    assert 2 == play.decide("loot", Faction.RED, options, START, raiders=3)


def test_many_options_are_shown_by_the_first_few() -> None:
    """A list of options is cut after the most that is wanted, with the number of those left out."""
    options = dict.fromkeys("abcd")

    assert "a, b, c, d" == listed(options, 4)
    assert "a, b (+2)" == listed(options, 2)
