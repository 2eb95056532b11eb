"""The steps of the campaign's scenarios: what each phrase of `phrases.toml` that is not shared does."""

from features import steps as shared
from features.campaign.run import CampaignRun
from features.run import fail
from features.run import parts
from ludex_tools.binding import Steps

step = Steps(shared.step)


# Given


@step("setup")
def give_setup(run: CampaignRun) -> None:
    """Start from the campaign's one set-up."""
    (run.setup,) = run.game.setups


@step("position")
def give_position(run: CampaignRun, at: str) -> None:
    """Give lines of the position."""
    for name, rest in parts(at):
        run.line(name, rest)


# When


@step("ask-plain")
def ask_plainly(run: CampaignRun, question: str) -> None:
    """Ask a question without parameters."""
    run.ask(question, {})


@step("stage")
def play_stage(run: CampaignRun, section: str) -> None:
    """Play a step of the turn for all players."""
    run.play(section)


# Then


@step("line")
def then_line(run: CampaignRun, line: str) -> None:
    """The position says, in the end, what a line says, in whatever order."""
    wanted, actual = run.said(line)
    if actual != wanted:
        fail(f"it says {actual or 'nothing of that'}, not {wanted}")


@step("no-line")
def then_no_line(run: CampaignRun, line: str) -> None:
    """The position does not say, in the end, what a line says."""
    wanted, actual = run.said(line)
    if actual == wanted:
        fail(f"it does say {actual}")


@step("pending")
def then_pending(run: CampaignRun, name: str, player: str) -> None:
    """A choice is open to a player."""
    shared.then_open(run, name, player)


@step("noted")
def then_noted(run: CampaignRun, section: str) -> None:
    """Something is noted of a section, for certain: in the trace, or as a gap or a doubt."""
    answer = run.answered()
    certain = [step.note for step in answer.trace if step.p is None]
    noted = dict.fromkeys(note.section for note in (*certain, *answer.gaps, *answer.doubts))
    if section not in noted:
        fail(f"nothing is noted under {section}, but under {', '.join(noted) or 'none'}")
