"""The steps that the scenarios of all games share: what is given, asked, allowed, certain, likely, open or broken.

Their phrases stand in `phrases.toml` beside this file; a game joins them to its own, `Steps(features.steps.step)`.
"""

import re
from fractions import Fraction

from features.run import equal
from features.run import fail
from features.run import Run
from features.run import text
from ludex.kernel.errors import Wrong
from ludex_tools.binding import Steps

step = Steps()

PARAMETER = re.compile(r"(?:^|[,;]?\s+)([\w-]+)=")


# Given


@step("dice")
def give_dice(run: Run, dice: str) -> None:
    """Give what the dice show, in order."""
    if run.dice is not None:
        fail("the dice are given twice")
    run.dice = dice.split(", ")


@step("choice")
def give_choice(run: Run, name: str, value: str) -> None:
    """Give what somebody decides."""
    if name in run.choices:
        fail(f"the choice {name!r} is given twice")
    run.choices[name] = value


@step("reading")
def give_reading(run: Run, ruling: str, reading: str) -> None:
    """Give the reading of a disputed section."""
    run.readings[ruling] = reading


# When


@step("ask")
def ask_question(run: Run, question: str, params: str) -> None:
    """Ask any question, its parameters written `name=value, name=value`."""
    found = PARAMETER.split(params.strip())
    if found[0].strip():
        fail(f"parameters are written name=value, not {params!r}")
    run.ask(question, {name: value.strip() for name, value in zip(found[1::2], found[2::2], strict=True)})


@step("check")
def check_position(run: Run) -> None:
    """Check the position."""
    run.check()


# Then


@step("allowed")
def then_allowed(run: Run) -> None:
    """What was asked is allowed."""
    if run.settled().verdict is not True:
        fail(f"it is not allowed: {run.refused() or 'no verdict'}")


@step("refused")
def then_refused(run: Run, section: str) -> None:
    """What was asked is refused for a reason of a section."""
    answer = run.settled()
    sections = [reason.section for reason in answer.reasons]
    if answer.verdict is True or section not in sections:
        fail(f"it is not refused by {section}, but by {', '.join(sections) or 'nothing'}")


@step("value")
def then_value(run: Run, value: str) -> None:
    """The answer has a value."""
    equal("the answer", value, text(run.settled().value))


@step("fact")
def then_fact(run: Run, fact: str, value: str) -> None:
    """A fact has a value for certain."""
    equal(f"the fact {fact!r}", value, text(run.fact(fact)))


@step("chance")
def then_chance(run: Run, fact: str, value: str, fraction: str) -> None:
    """A fact has a value with a probability, exactly."""
    chances = {text(known): p for known, p in run.values(fact).items()}
    equal(f"the chance that {fact!r} is {value!r}", Fraction(fraction), chances.get(value, Fraction(0)))


def then_open(run: Run, name: str, who: str) -> None:
    """A choice is open to somebody; each game calls it its own step `pending`."""
    pending = run.decision()
    equal("the open choice", f"{name} ({who})", f"{pending.name} ({pending.faction})")


@step("options")
def then_options(run: Run, options: str) -> None:
    """A choice has exactly these options, in whatever order; they are divided by ` | ` or by commas."""
    found = options.split("|") if "|" in options else options.split(",")
    equal("the options", sorted(as_option(run, part) for part in found), sorted(run.decision().options))


@step("option")
def then_option(run: Run, option: str) -> None:
    """A choice has an option."""
    if as_option(run, option) not in run.decision().options:
        fail(f"{option!r} is none of the options {', '.join(run.decision().options)}")


@step("no-option")
def then_no_option(run: Run, option: str) -> None:
    """A choice does not have an option."""
    if as_option(run, option) in run.decision().options:
        fail(f"{option!r} is one of the options {', '.join(run.decision().options)}")


def as_option(run: Run, option: str) -> str:
    """Return an option as the choice itself writes it: its pieces may be given in any order."""
    try:
        return run.decision().read(option)
    except (ValueError, Wrong):
        return option.strip()


@step("illegal")
def then_illegal(run: Run) -> None:
    """A choice that was given is refused."""
    if run.wrong is None:
        fail("the choice is legal")
    if run.wrong.message != "choice-illegal":
        fail(f"the request is wrong, but not for its choice: {run.told(run.wrong)}")


@step("problem")
def then_problem(run: Run, section: str) -> None:
    """The position breaks a section."""
    if section not in run.broken():
        fail(f"no problem with {section} is found, but with {', '.join(run.broken()) or 'nothing'}")


@step("no-problem")
def then_no_problem(run: Run) -> None:
    """The position breaks nothing."""
    equal("the problems", [], run.broken())


@step("doubt")
def then_doubt(run: Run, section: str) -> None:
    """The answer says that it rests on a weak source, for a section."""
    told = [note.section for note in run.answered().doubts]
    if section not in told:
        fail(f"no doubt about {section} is told, but about {', '.join(told) or 'nothing'}")


@step("no-doubt")
def then_no_doubt(run: Run) -> None:
    """The answer rests on no weak source."""
    equal("the doubts", [], [note.section for note in run.answered().doubts])


@step("gap")
def then_gap(run: Run, section: str) -> None:
    """The answer says that no source tells something, for a section."""
    told = [note.section for note in run.answered().gaps]
    if section not in told:
        fail(f"no gap in {section} is told, but in {', '.join(told) or 'nothing'}")
