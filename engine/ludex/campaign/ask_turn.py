"""Questions about a turn's beginning: turn-order, fortress-path, event, movement, challenges, relics, season-end."""

from collections.abc import Callable
from typing import Any

from ludex.campaign import parameters as read
from ludex.campaign import state
from ludex.campaign.ending import end_season
from ludex.campaign.events import events
from ludex.campaign.events import targets
from ludex.campaign.events import without_target
from ludex.campaign.fortress import fly
from ludex.campaign.fortress import landed
from ludex.campaign.fortress import take_off
from ludex.campaign.movement import reach
from ludex.campaign.movement import roll_distance
from ludex.campaign.movement import waiting
from ludex.campaign.order import first_turn
from ludex.campaign.order import turn_order
from ludex.campaign.problems import refuse_impossible
from ludex.campaign.rulebook import rulebook
from ludex.campaign.wars import candidates
from ludex.campaign.wars import Challenge
from ludex.campaign.wars import duties
from ludex.campaign.wars import obstacles
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.kernel.run import Facts
from ludex.kernel.run import Procedure
from ludex.kernel.run import Repeat


def rolled(start: Position, stage: Callable[[Play, Position], Position], facts: Callable[[Position, Position], Facts]) -> Case:
    """Return a case of one stage: what a single roll leads to."""
    return Case(Procedure([stage], facts), start)


@question("turn-order", Parameter("turn", lambda text: choose("word-unknown", text, ("first", "later"))))
def order_of(inquiry: Inquiry, turn: str | None) -> Case:
    """In which order the players act, ties with their chances (0.1)."""
    position = refuse_impossible(inquiry.stated())
    read.stated_players(position)
    first = first_turn(position) if turn is None else turn == "first"

    def stage(play: Play, position: Position) -> Position:
        return position.mark("order", ",".join(turn_order(play, position, first)))

    return rolled(position, stage, lambda _, end: {"order": ", ".join(state.order(end))})


@question("fortress-path", Parameter("from", read.space))
def fortress_path(inquiry: Inquiry, **ends: str | None) -> Case:
    """Where the Flying Fortress may stand after its move, with the chances (1)."""
    position = refuse_impossible(inquiry.stated())
    start = ends["from"] or position.marks.get("fortress")
    if start is None:
        raise Wrong("fortress-missing")
    position = position.mark("fortress", read.known_space(position, str(start)))
    return Case(Procedure([take_off, Repeat(fly, landed)], lambda _, end: {"fortress": end.marks["fortress"]}), position)


@question("event", Parameter("roll", str), Parameter("name", str), Parameter("player", str))
def event_of(inquiry: Inquiry, roll: str | None, name: str | None, player: str | None) -> Finding:
    """What a random event does, when it works and whether it finds a target (2.1)."""
    by_name = {str(row["id"]): number for number, row in events().items()}
    if (roll is None) == (name is None):
        raise Wrong("event-which")
    if roll is not None:
        number = int(choose("event-unknown", roll, [str(number) for number in events()]))
    else:
        number = by_name[choose("event-unknown", str(name), by_name)]
    row = events()[number]
    inquiry.play.note("2.1", "event-text", n=number, event=str(row["id"]))
    facts: dict[str, Any] = {"number": number, "title": str(row["id"]), "timing": row["timing"], "target": row["target"]}
    if inquiry.position is None or player is None:
        return Finding(verdict=True, facts=facts)
    position = refuse_impossible(inquiry.position)
    found = targets(inquiry.play, position, read.known_player(position, player), number)
    if row["target"] == "none" or found:
        listed = [] if found == ["-"] or row["target"] == "none" else found
        return Finding(verdict=True, facts=facts | ({"targets": tuple(listed)} if listed else {}))
    without_target(inquiry.play, position, player, number)
    reasons = [reason("2.1", "event-finds-nothing", player=player, event=str(row["id"]))]
    return Finding(verdict=False, facts=facts, reasons=reasons)


@question(
    "movement",
    Parameter("army", str, required=True),
    Parameter("rolled", read.third),
    Parameter("event", lambda text: choose("word-unknown", text, ("12", "33"))),
)
def movement_of(inquiry: Inquiry, army: str, rolled: int | None, event: str | None) -> Finding | Case:
    """How far an army may move and where it may end its move (3; 2.1, 12 and 33)."""
    position = refuse_impossible(inquiry.stated())
    read.known_army(position, army)
    player = state.owner(army)
    if state.where(position, army) is None:
        return Finding(verdict=False, reasons=[reason("3", "army-off", army=army)])
    if event is not None:
        position = position.mark(f"event:{player}", event)
    last = waiting(position, player) == [army]
    if rolled is not None:
        return Finding(verdict=True, facts={"reach": tuple(reach(inquiry.play, position, army, rolled, last))})

    def stage(play: Play, position: Position) -> Position:
        return position.mark("distance", roll_distance(play, position, army))

    return Case(Procedure([stage], lambda _, end: {"distance": state.number(end, "distance")}), position)


@question("challenges", Parameter("player", str, required=True))
def challenges_of(inquiry: Inquiry, player: str) -> Finding:
    """Which challenges a player must, may or may not issue, and why (4)."""
    position = refuse_impossible(inquiry.stated())
    read.known_player(position, player)
    play = inquiry.play
    legal, must = duties(play, position, player)
    every = [challenge for grade in candidates(play, position, player).values() for challenge in grade]
    barred: dict[str, list[Reason]] = {}
    for challenge in every:
        if challenge not in legal:
            why = obstacles(play, position, challenge) or [reason("4", "earlier-grade", challenge=str(challenge))]
            barred[str(challenge)] = why
    facts = {
        "must": _shown(legal) if must else (),
        "may": () if must else _shown(legal),
        "may_not": tuple(barred),
    }
    for challenge in legal:
        message = "must-challenge" if must else "may-challenge"
        play.note("4", message, challenge=str(challenge), grade=challenge.grade)
    reasons = [why for found in barred.values() for why in found]
    return Finding(verdict=bool(legal), facts=facts, reasons=reasons)


def _shown(challenges: list[Challenge]) -> tuple[str, ...]:
    return tuple(str(challenge) for challenge in challenges)


@question("relics", Parameter("player", str))
def relics_of(inquiry: Inquiry, player: str | None) -> Finding:
    """How many relics a player has, and what they come to with the Heroes whom he holds captive (7.3)."""
    position = refuse_impossible(inquiry.stated())
    asked = state.players(position) if player is None else (read.known_player(position, player),)
    facts: dict[str, Any] = {}
    for name in asked:
        held, captives = state.relics(position, name), state.captives(position, name)
        total = total_relics(held, len(captives))
        facts |= {name: held} if player is None else {"relics": held, "captives": len(captives), "total": total}
        inquiry.play.note("7.3", "relics-total", player=name, n=held, captives=len(captives))
    return Finding(facts=facts)


def total_relics(held: int, captives: int) -> int:
    """Return what relics come to at the end of the campaign: each captive Hero counts as one (7.3)."""
    rulebook.enter("7.3")
    return held + captives


@question("season-end")
def season_end(inquiry: Inquiry) -> Finding:
    """What ends with a season: which armies leave the board, and which come back in the next (9)."""
    position = refuse_impossible(inquiry.stated())
    end = end_season(inquiry.play, position)
    inquiry.play.gap("9", "season-length")
    kept = state.armies(end)
    return Finding(
        facts={
            "leave": tuple(state.on_board(position)),
            "come_back": tuple(kept),
            "gone": tuple(army for army in state.armies(position) if army not in kept),
            "season": state.number(end, "season"),
        }
    )
