"""The steps of Pendragon's scenarios: what each phrase of `phrases.toml` does."""

import re
from collections import Counter
from fractions import Fraction

from features.pendragon.run import equal
from features.pendragon.run import fail
from features.pendragon.run import Run
from features.pendragon.run import space_of
from features.pendragon.run import split
from features.pendragon.run import text
from features.pendragon.run import told
from ludex.kernel.decisions import Decision
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.control import pieces_in
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.notation import show_sides
from ludex.pendragon.notation import show_space
from ludex.pendragon.tracks import change
from ludex_tools.binding import Steps

step = Steps()

PARAMETER = re.compile(r"(?:^|[,;]?\s+)([\w-]+)=")


# Given


@step("setup")
def give_setup(run: Run, setup: str) -> None:
    """Start from a set-up."""
    run.setup = setup


@step("space")
def give_space(run: Run, at: str) -> None:
    """Give spaces and other lines of the position."""
    for line in filter(None, (part.strip() for part in at.split("|"))):
        name, rest = split(line)
        run.line(name, rest)
        if name in board.spaces() and run.space is None:
            run.space = name


@step("imperium")
def give_imperium(run: Run, imperium: str) -> None:
    """Give the state of the Imperium."""
    run.line("imperium", imperium)


@step("track")
def give_track(run: Run, track: str, number: str) -> None:
    """Give the value of a track."""
    run.line(track, number)


@step("card")
def give_card(run: Run, card: str) -> None:
    """Give a card that is in force."""
    run.lines["cards"] = ", ".join(filter(None, (run.lines.get("cards"), card)))


@step("roads")
def give_roads(run: Run) -> None:
    """Give that Roads are not Maintained."""
    run.line("roads", "not-maintained")


@step("command")
def give_command(run: Run, command: str) -> None:
    """Give what the Battle is part of."""
    run.params["command"] = command


@step("feat")
def give_feat(run: Run, feat: str) -> None:
    """Give a Feat that changes the Battle."""
    run.params["feats"] = ",".join(filter(None, (run.params.get("feats"), feat)))


@step("landed")
def give_landed(run: Run, number: str) -> None:
    """Give how many Raiders a Raid has just placed."""
    run.params["raiders"] = number


@step("trap")
def give_trap(run: Run, pieces: str) -> None:
    """Give the pieces that Entrap."""
    run.params["trap"] = pieces


@step("dice")
def give_dice(run: Run, dice: str) -> None:
    """Give what the dice show, in order."""
    if run.dice is not None:
        fail("the dice are given twice")
    run.dice = dice.split(", ")


@step("choice")
def give_choice(run: Run, name: str, value: str) -> None:
    """Give what a Faction decides."""
    if name in run.choices:
        fail(f"the choice {name!r} is given twice")
    run.choices[name] = value


@step("policy")
def give_policy(run: Run, faction: str, policy: str) -> None:
    """Give how a Faction decides what is not given."""
    run.policies[faction] = policy


@step("reading")
def give_reading(run: Run, ruling: str, reading: str) -> None:
    """Give the reading of a disputed section."""
    run.readings[ruling] = reading


# When


def here(run: Run) -> dict[str, str]:
    """Return the space that the scenario is about as a parameter."""
    return {} if run.space is None else {"space": run.space}


@step("battle")
def ask_battle(run: Run, attacker: str, defender: str) -> None:
    """Fight a Battle."""
    run.ask("battle", here(run) | {"attacker": attacker, "defender": defender})


@step("assault")
def ask_assault(run: Run, attacker: str, site: str, defender: str) -> None:
    """Assault one Stronghold."""
    run.ask("assault", {"space": space_of(site), "attacker": attacker, "defender": defender, "site": site})


@step("siege")
def ask_siege(run: Run, attacker: str, site: str, defender: str) -> None:
    """Ask whether a Stronghold can be besieged."""
    run.ask("siege", {"space": space_of(site), "attacker": attacker, "defender": defender, "site": site})


@step("control")
def ask_control(run: Run, space: str) -> None:
    """Ask who Controls a space."""
    run.ask("control", {"space": space})


@step("controls")
def ask_controls(run: Run) -> None:
    """Ask who Controls each space."""
    run.ask("control", {})


@step("ask")
def ask_question(run: Run, question: str, params: str) -> None:
    """Ask any question, its parameters written `name=value, name=value`."""
    parts = PARAMETER.split(params.strip())
    if parts[0].strip():
        fail(f"parameters are written name=value, not {params!r}")
    run.ask(question, {name: value.strip() for name, value in zip(parts[1::2], parts[2::2], strict=True)})


@step("check")
def check_position(run: Run) -> None:
    """Check the position."""
    run.check()


# Then


@step("controlled")
def then_controlled(run: Run, side: str) -> None:
    """The space is Controlled by a side."""
    equal("Control", side, text(run.settled().value))


@step("uncontrolled")
def then_uncontrolled(run: Run) -> None:
    """The space is Controlled by nobody."""
    equal("Control", "null", text(run.settled().value))


@step("controlled-by")
def then_controlled_by(run: Run, side: str, spaces: tuple[str, ...]) -> None:
    """Each space is Controlled by a side."""
    equal("Control", dict.fromkeys(spaces, side), {space: text(run.fact(space)) for space in spaces})


@step("uncontrolled-are")
def then_uncontrolled_are(run: Run, spaces: tuple[str, ...]) -> None:
    """Each space is Controlled by nobody."""
    equal("Control", dict.fromkeys(spaces, "null"), {space: text(run.fact(space)) for space in spaces})


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


@step("change")
def then_change(run: Run, track: str, number: str) -> None:
    """A track has moved by a number."""
    answer = run.settled()
    fact = track.replace("-", "_")
    known = answer.distribution[0][0] if answer.distribution else answer.facts
    actual = run.fact(fact) if fact in known else change(*run.ended(), track)
    equal(f"the change of {track}", int(number), actual)


@step("losses")
def then_losses(run: Run, faction: str, pieces: tuple[tuple[str, int], ...]) -> None:
    """Exactly these pieces of a Faction have left the space."""
    expected = Counter[str]()
    for kind, number in pieces:
        expected[kind] += number
    equal(f"losses of {faction}", dict(sorted(expected.items())), losses(run, faction))


@step("no-losses")
def then_no_losses(run: Run, faction: str) -> None:
    """No piece of a Faction has left the space."""
    equal(f"losses of {faction}", {}, losses(run, faction))


def losses(run: Run, faction: str) -> dict[str, int]:
    """Return the pieces of a Faction that have left the space, by kind."""
    before, after = (own_pieces(position, run.place(), faction) for position in run.ended())
    return dict(sorted((before - after).items()))


def own_pieces(position: Position, space: str, faction: str) -> Counter[str]:
    """Return the pieces of a Faction in a space by kind, Strongholds and Foederati that serve it included."""
    found = Counter[str]()
    for piece, number in pieces_in(position, space):
        if piece != CUBE and owner(piece) == faction:
            found[str(piece.kind)] += number
    return found


@step("falls")
def then_falls(run: Run, site: str) -> None:
    """The Stronghold on a site is gone."""
    if stands(run, site):
        fail(f"the Stronghold on {site} still stands")


@step("holds")
def then_holds(run: Run, site: str) -> None:
    """The Stronghold on a site still stands."""
    if not stands(run, site):
        fail(f"the Stronghold on {site} has fallen")


def stands(run: Run, site: str) -> bool:
    """Tell whether the Stronghold that stood on a site at the start still does."""
    place = board.site_place(space_of(site), site)
    before, after = ({p for p in position.at(place) if p.kind in STRONGHOLDS} for position in run.ended())
    if not before:
        fail(f"no Stronghold stands on {site} at the start")
    return before <= after


@step("then-space")
def then_space(run: Run, at: str) -> None:
    """A space is, in the end, as a text describes it, in whatever order."""
    name, _ = split(at)
    if name not in board.spaces():
        fail(f"{name} is no space")
    _, end = run.ended()
    equal("the space", show_space(run.read(at), name), show_space(end, name))


@step("box")
def then_box(run: Run, box: str, pieces: str) -> None:
    """A box holds, in the end, these pieces and no others."""
    _, end = run.ended()
    equal(f"the box {box!r}", pieces, show_sides(((piece, None), number) for piece, number in end.at(box).items()))


@step("chance")
def then_chance(run: Run, fact: str, value: str, fraction: str) -> None:
    """A fact has a value with a probability, exactly."""
    chances = {text(known): p for known, p in run.values(fact).items()}
    equal(f"the chance that {fact!r} is {value!r}", Fraction(fraction), chances.get(value, Fraction(0)))


@step("pending")
def then_pending(run: Run, name: str, faction: str) -> None:
    """A choice is open to a Faction."""
    pending = decision(run)
    equal("the open choice", f"{name} ({faction})", f"{pending.name} ({pending.faction})")


@step("options")
def then_options(run: Run, options: str) -> None:
    """A choice has exactly these options, in whatever order; they are divided by ` | ` or by commas."""
    parts = options.split("|") if "|" in options else options.split(",")
    equal("the options", sorted(as_option(run, part) for part in parts), sorted(decision(run).options))


@step("option")
def then_option(run: Run, option: str) -> None:
    """A choice has an option."""
    if as_option(run, option) not in decision(run).options:
        fail(f"{option!r} is none of the options {', '.join(decision(run).options)}")


@step("no-option")
def then_no_option(run: Run, option: str) -> None:
    """A choice does not have an option."""
    if as_option(run, option) in decision(run).options:
        fail(f"{option!r} is one of the options {', '.join(decision(run).options)}")


def as_option(run: Run, option: str) -> str:
    """Return an option as the choice itself writes it: its pieces may be given in any order."""
    try:
        return decision(run).read(option)
    except (ValueError, Wrong):
        return option.strip()


def decision(run: Run) -> Decision:
    """Return the choice that is open; the scenario fails where there is none."""
    pending = run.answered().pending
    if pending is None:
        fail("no choice is open")
    return pending


@step("illegal")
def then_illegal(run: Run) -> None:
    """A choice that was given is refused."""
    if run.wrong is None:
        fail("the choice is legal")
    if run.wrong.message != "choice-illegal":
        fail(f"the request is wrong, but not for its choice: {told(run.wrong)}")


@step("problem")
def then_problem(run: Run, section: str) -> None:
    """The position breaks a section."""
    if section not in broken(run):
        fail(f"no problem with {section} is found, but with {', '.join(broken(run)) or 'nothing'}")


@step("no-problem")
def then_no_problem(run: Run) -> None:
    """The position breaks nothing."""
    equal("the problems", [], broken(run))


def broken(run: Run) -> list[str]:
    """Return the sections that the position breaks; mere remarks are left out."""
    if run.problems is None:
        fail("the position was not checked")
    return [problem.section for problem in run.problems if not problem.remark]
