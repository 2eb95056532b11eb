"""Epoch cards: the Epoch Round and its Phases (2.4), the Epoch Event (2.4.1, 5.6), the end of the last Epoch (2.4.2)."""

from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon.acting import ACTING
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import Phase
from ludex.pendragon.acting import PHASES
from ludex.pendragon.card_turn import all_eligible
from ludex.pendragon.cards import Text
from ludex.pendragon.deck import last_epoch
from ludex.pendragon.deck import next_card
from ludex.pendragon.deck import PLAYERS
from ludex.pendragon.events import end_momentum
from ludex.pendragon.events import tell
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import AT
from ludex.pendragon.sequence import ELIGIBLE
from ludex.pendragon.sequence import label
from ludex.pendragon.sequence import OVER
from ludex.pendragon.sequence import piles
from ludex.pendragon.sequence import played_card
from ludex.pendragon.sequence import put
from ludex.pendragon.sequence import sort
from ludex.pendragon.setups import rows

NOBODY = "nobody"


@rule("2.4")
def begin_round(play: Play, position: Position) -> Position:
    """Return the position in which the first Phase of an Epoch Round is carried out (2.4)."""
    play.note("2.4", "epoch-begins", card=played_card(position))
    play.remark("6.0", "epoch-by-hand")
    if play.reading("5.4-momentum-duration") == "as-printed":
        position = end_momentum(play, position)
    return begin_phase(play, position, Phase.ANNONA)


def begin_phase(play: Play, position: Position, phase: Phase) -> Position:
    """Return the position in which a Phase is carried out, its effects to be stated."""
    play.note(PHASES[phase], "phase-begins", phase=phase)
    return position.mark(ACTING, str(Acting(None, phase)))


def end_phase(play: Play, position: Position, phase: Phase) -> Position:
    """Return the position after a Phase: the next one begins, the game ends, or the cards go on."""
    if phase == Phase.RECOVERY:
        return end_game(play, position) if last_epoch(position) else reset(play, position)
    following = [*Phase][[*Phase].index(phase) + 1]
    return victory(play, position) if following == Phase.VICTORY else begin_phase(play, position, following)


def victory(play: Play, position: Position) -> Position:
    """Return the position after the Victory Phase: whether a Faction has won is told, since chapter 7 is not code yet (6.3)."""
    play.note("6.3", "phase-begins", phase=Phase.VICTORY)
    winner = play.decide(f"winner/{label(position)}", PLAYERS, {NOBODY: None} | {str(f): f for f in Faction}, position)
    if winner is not None:
        play.note("6.3", "epoch-won", faction=winner)
        return position.mark(ACTING, None).mark(OVER, "yes")
    return final_epoch(play, position) if last_epoch(position) else epoch_event(play, position)


@rule("2.4.2")
def final_epoch(play: Play, position: Position) -> Position:
    """Return the position after the Victory Phase of the last Epoch card without a winner: a Recovery, then the end (2.4.2)."""
    play.note("2.4.2", "final-epoch")
    return begin_phase(play, position, Phase.RECOVERY) if final_recovery(position) else end_game(play, position)


@rule("2.4.2")
def barred_final(position: Position) -> list[Reason]:
    """Return why the Epoch card being played is not the last, an empty list where it is (2.4.2)."""
    left = sum(pile.epoch is not None for pile in piles(position))
    return [reason("2.4.2", "not-last-epoch", n=left)] if left else []


@rule("2.4.2")
def final_recovery(position: Position) -> bool:
    """Tell whether a Recovery Phase ends the last Epoch: not under Fragmentation or where a scenario leaves it out (2.4.2)."""
    row = rows().get(str(position.marks.get("scenario")), {})
    left_out = row.get("victory", {}).get("final_recovery") is False
    return not fragmented(position) and not left_out


@rule("2.4.2")
def end_game(play: Play, position: Position) -> Position:
    """Return the position in which the game is over, the winner to be found by margins (2.4.2)."""
    play.note("2.4.2", "game-over")
    return position.mark(ACTING, None).mark(OVER, "yes")


@rule("2.4.1", "5.6")
def epoch_event(play: Play, position: Position) -> Position:
    """Return the position in which the Epoch Event is executed by the Factions that its text names (2.4.1, 5.6)."""
    tell(play, played_card(position), Text.ONLY)
    return begin_phase(play, position, Phase.EPOCH_EVENT)


@rule("2.3.1")
def reset(play: Play, position: Position) -> Position:
    """Return the position after an Epoch Round: Momentum ends, all are Eligible, the card that gave way is played (2.3.1)."""
    position = end_momentum(play, position)
    epoch = int(label(position).partition(".")[0])
    position = position.mark(ACTING, None).mark(AT, f"{epoch + 1}.0")
    position = put(position, ELIGIBLE, sort(all_eligible()))
    play.note("2.3.1", "all-eligible")
    return next_card(play, position)
