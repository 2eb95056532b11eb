"""The steps of Pendragon's scenarios: what each phrase of `phrases.toml` that is not shared does."""

from collections import Counter

from features import steps as shared
from features.pendragon.run import PendragonRun
from features.pendragon.run import space_of
from features.run import equal
from features.run import fail
from features.run import parts
from features.run import split
from features.run import text
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.control import pieces_in
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.notation import show_space
from ludex.pendragon.piece_text import show_sides
from ludex.pendragon.tracks import change
from ludex_tools.binding import Steps

step = Steps(shared.step)


# Given


@step("setup")
def give_setup(run: PendragonRun, setup: str) -> None:
    """Start from a set-up."""
    run.setup = setup


@step("space")
def give_space(run: PendragonRun, at: str) -> None:
    """Give spaces and other lines of the position."""
    for name, rest in parts(at):
        run.line(name, rest)
        if name in board.spaces() and run.space is None:
            run.space = name


@step("imperium")
def give_imperium(run: PendragonRun, imperium: str) -> None:
    """Give the state of the Imperium."""
    run.line("imperium", imperium)


@step("track")
def give_track(run: PendragonRun, track: str, number: str) -> None:
    """Give the value of a track."""
    run.line(track, number)


@step("card")
def give_card(run: PendragonRun, card: str) -> None:
    """Give a card that is in force."""
    run.lines["cards"] = ", ".join(filter(None, (run.lines.get("cards"), card)))


@step("roads")
def give_roads(run: PendragonRun) -> None:
    """Give that Roads are not Maintained."""
    run.line("roads", "not-maintained")


@step("command")
def give_command(run: PendragonRun, command: str) -> None:
    """Give what the Battle is part of."""
    run.params["command"] = command


@step("feat")
def give_feat(run: PendragonRun, feat: str) -> None:
    """Give a Feat that changes the Battle."""
    run.params["feats"] = ",".join(filter(None, (run.params.get("feats"), feat)))


@step("landed")
def give_landed(run: PendragonRun, number: str) -> None:
    """Give how many Raiders a Raid has just placed."""
    run.params["raiders"] = number


@step("trap")
def give_trap(run: PendragonRun, pieces: str) -> None:
    """Give the pieces that Entrap."""
    run.params["trap"] = pieces


@step("policy")
def give_policy(run: PendragonRun, faction: str, policy: str) -> None:
    """Give how a Faction decides what is not given."""
    run.policies[faction] = policy


# When


def here(run: PendragonRun) -> dict[str, str]:
    """Return the space that the scenario is about as a parameter."""
    return {} if run.space is None else {"space": run.space}


@step("battle")
def ask_battle(run: PendragonRun, attacker: str, defender: str) -> None:
    """Fight a Battle."""
    run.ask("battle", here(run) | {"attacker": attacker, "defender": defender})


@step("assault")
def ask_assault(run: PendragonRun, attacker: str, site: str, defender: str) -> None:
    """Assault one Stronghold."""
    run.ask("assault", {"space": space_of(site), "attacker": attacker, "defender": defender, "site": site})


@step("siege")
def ask_siege(run: PendragonRun, attacker: str, site: str, defender: str) -> None:
    """Ask whether a Stronghold can be besieged."""
    run.ask("siege", {"space": space_of(site), "attacker": attacker, "defender": defender, "site": site})


@step("control")
def ask_control(run: PendragonRun, space: str) -> None:
    """Ask who Controls a space."""
    run.ask("control", {"space": space})


@step("controls")
def ask_controls(run: PendragonRun) -> None:
    """Ask who Controls each space."""
    run.ask("control", {})


# Then


@step("controlled")
def then_controlled(run: PendragonRun, side: str) -> None:
    """The space is Controlled by a side."""
    equal("Control", side, text(run.settled().value))


@step("uncontrolled")
def then_uncontrolled(run: PendragonRun) -> None:
    """The space is Controlled by nobody."""
    equal("Control", "null", text(run.settled().value))


@step("controlled-by")
def then_controlled_by(run: PendragonRun, side: str, spaces: tuple[str, ...]) -> None:
    """Each space is Controlled by a side."""
    equal("Control", dict.fromkeys(spaces, side), {space: text(run.fact(space)) for space in spaces})


@step("uncontrolled-are")
def then_uncontrolled_are(run: PendragonRun, spaces: tuple[str, ...]) -> None:
    """Each space is Controlled by nobody."""
    equal("Control", dict.fromkeys(spaces, "null"), {space: text(run.fact(space)) for space in spaces})


@step("change")
def then_change(run: PendragonRun, track: str, number: str) -> None:
    """A track has moved by a number."""
    answer = run.settled()
    fact = track.replace("-", "_")
    known = answer.distribution[0][0] if answer.distribution else answer.facts
    actual = run.fact(fact) if fact in known else change(*run.ended(), track)
    equal(f"the change of {track}", int(number), actual)


@step("losses")
def then_losses(run: PendragonRun, faction: str, pieces: tuple[tuple[str, int], ...]) -> None:
    """Exactly these pieces of a Faction have left the space."""
    expected = Counter[str]()
    for kind, number in pieces:
        expected[kind] += number
    equal(f"losses of {faction}", dict(sorted(expected.items())), losses(run, faction))


@step("no-losses")
def then_no_losses(run: PendragonRun, faction: str) -> None:
    """No piece of a Faction has left the space."""
    equal(f"losses of {faction}", {}, losses(run, faction))


def losses(run: PendragonRun, faction: str) -> dict[str, int]:
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
def then_falls(run: PendragonRun, site: str) -> None:
    """The Stronghold on a site is gone."""
    if stands(run, site):
        fail(f"the Stronghold on {site} still stands")


@step("holds")
def then_holds(run: PendragonRun, site: str) -> None:
    """The Stronghold on a site still stands."""
    if not stands(run, site):
        fail(f"the Stronghold on {site} has fallen")


def stands(run: PendragonRun, site: str) -> bool:
    """Tell whether the Stronghold that stood on a site at the start still does."""
    place = board.site_place(space_of(site), site)
    before, after = ({p for p in position.at(place) if p.kind in STRONGHOLDS} for position in run.ended())
    if not before:
        fail(f"no Stronghold stands on {site} at the start")
    return before <= after


@step("then-space")
def then_space(run: PendragonRun, at: str) -> None:
    """A space is, in the end, as a text describes it, in whatever order."""
    name, _ = split(at)
    if name not in board.spaces():
        fail(f"{name} is no space")
    _, end = run.ended()
    equal("the space", show_space(run.read(at), name), show_space(end, name))


@step("box")
def then_box(run: PendragonRun, box: str, pieces: str) -> None:
    """A box holds, in the end, these pieces and no others."""
    _, end = run.ended()
    equal(f"the box {box!r}", pieces, show_sides(((piece, None), number) for piece, number in end.at(box).items()))


@step("pending")
def then_pending(run: PendragonRun, name: str, faction: str) -> None:
    """A choice is open to a Faction."""
    shared.then_open(run, name, faction)
