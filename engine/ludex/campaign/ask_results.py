"""Questions about battles and what follows: mine, points, spoils, defeat, injury, retreat, stand-off, claim, build, ..."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from ludex.campaign import parameters as read
from ludex.campaign import state
from ludex.campaign.ask_turn import rolled
from ludex.campaign.battles import falls_back_to
from ludex.campaign.expeditions import build_obstacles
from ludex.campaign.expeditions import claim_obstacles
from ludex.campaign.expeditions import conquest
from ludex.campaign.expeditions import conquest_obstacles
from ludex.campaign.expeditions import fortification_save
from ludex.campaign.expeditions import standoff_enemies
from ludex.campaign.lists import extra_points
from ludex.campaign.lists import fewer_points
from ludex.campaign.lists import final_points
from ludex.campaign.lists import leader
from ludex.campaign.lists import list_points
from ludex.campaign.lists import MOST_AGREED
from ludex.campaign.lists import Points
from ludex.campaign.problems import refuse_impossible
from ludex.campaign.results import points
from ludex.campaign.results import row_id
from ludex.campaign.results import rows
from ludex.campaign.rulebook import rule
from ludex.campaign.rulebook import rulebook
from ludex.campaign.state import Building
from ludex.campaign.wars import fighting
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Case
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import reason
from ludex.kernel.run import Procedure

ROLL = Parameter("roll", read.face)
ARMY = Parameter("army", str, required=True)


@rule("7.1")
def throw_spoils(play: Play) -> int:
    """Roll for spoils of war (7.1)."""
    return play.total("spoils", 1, 6)


@rule("7.2")
def throw_defeat(play: Play) -> int:
    """Roll for an ignominious defeat (7.2)."""
    return play.total("defeat", 1, 6)


@rule("7.3")
def throw_injury(play: Play) -> int:
    """Roll for an injured Hero (7.3)."""
    return play.total("injury", 1, 6)


def on_table(inquiry: Inquiry, table: str, section: str, face: int | None, throw: Callable[[Play], int]) -> Finding | Case:
    """Return what a table gives for a face, or its results with their chances: `result` the face, `title` the row's id."""
    if face is not None:
        rulebook.enter(section)
        inquiry.play.note(section, f"{table}-text", n=face, result=row_id(table, face))
        return Finding(facts={"result": face, "title": row_id(table, face)})

    def stage(play: Play, position: Position) -> Position:
        number = throw(play)
        play.note(section, f"{table}-text", n=number, result=row_id(table, number))
        return position.mark("number", number)

    def facts(_: Position, end: Position) -> dict[str, Any]:
        number = state.number(end, "number")
        return {"result": number, "title": str(rows(table)[number]["id"]) if number else ""}

    return Case(Procedure([stage], facts), Position(state.STOCK))


@rule("5")
def throw_mine(play: Play) -> int:
    """Roll for a mine (5)."""
    return play.total("mine", 1, 6)


@rule("5")
def throw_mine_points(play: Play) -> int:
    """Roll for the points that a mine gives for one battle (5)."""
    return play.total("mine-points", 1, 6) * points("mine")


@question("mine", ROLL)
def mine_of(_: Inquiry, roll: int | None) -> Finding | Case:
    """What the roll for a mine gives: it runs dry, points for one battle, or a relic and an item (5)."""

    def stage(play: Play, position: Position) -> Position:
        face = roll if roll is not None else throw_mine(play)
        play.note("5", "mines-text", n=face, result=row_id("mines", face))
        extra = throw_mine_points(play) if row_id("mines", face) == "points" else None
        return position.mark("result", row_id("mines", face)).mark("points", extra)

    def facts(_: Position, end: Position) -> dict[str, Any]:
        return {"result": end.marks.get("result", ""), "points": state.number(end, "points")}

    return rolled(Position(state.STOCK), stage, facts)


@question("spoils", ROLL)
def spoils_of(inquiry: Inquiry, roll: int | None) -> Finding | Case:
    """What the winner of a battle gains (7.1)."""
    return on_table(inquiry, "spoils", "7.1", roll, throw_spoils)


@question("defeat", ROLL)
def defeat_of(inquiry: Inquiry, roll: int | None) -> Finding | Case:
    """What the loser of a battle suffers (7.2)."""
    return on_table(inquiry, "defeats", "7.2", roll, throw_defeat)


@question("injury", ROLL)
def injury_of(inquiry: Inquiry, roll: int | None) -> Finding | Case:
    """What becomes of a Hero who fell (7.3)."""
    return on_table(inquiry, "injuries", "7.3", roll, throw_injury)


@question(
    "points",
    ARMY,
    Parameter("enemy", str),
    Parameter("agreed", read.number),
    Parameter("extra", read.numbers),
    Parameter("challenge", read.number),
)
def points_of(
    inquiry: Inquiry,
    army: str,
    enemy: str | None,
    agreed: int | None,
    extra: tuple[int, ...] | None,
    challenge: int | None,
) -> Case:
    """How many points an army may have in a battle, with every benefit and both caps (6.2)."""
    position = refuse_impossible(inquiry.stated())
    read.known_army(position, army)
    if enemy is not None:
        read.known_army(position, enemy)
    if agreed == 0:
        raise Wrong("points-agreed", number=agreed, most=MOST_AGREED)
    if challenge is not None and challenge not in fighting(position):
        raise Wrong("challenge-unknown", n=challenge, nearest=", ".join(map(str, fighting(position))) or "-")
    inquiry.play.note("6.2", "list-leader", army=army, leader=leader(position, army))

    def total(play: Play, position: Position, name: str, benefits: tuple[int, ...]) -> Points:
        odds = state.event(position, state.owner(name)) == (46, "")
        return list_points(play, agreed, [*benefits, *extra_points(play, position, name, challenge or 0)], odds)

    def stage(play: Play, position: Position) -> Position:
        fewer = fewer_points(play, position, army)
        own = total(play, position, army, extra or ())
        rival = total(play, position, enemy, ()) if fewer and enemy is not None else list_points(play, agreed, ())
        found = final_points(own, rival, fewer)
        return position.mark("points", found.points).mark("cap", found.cap).mark("limits", found.limits_as)

    def facts(_: Position, end: Position) -> dict[str, Any]:
        return {
            "points": state.number(end, "points"),
            "cap": state.number(end, "cap"),
            "limits_as": state.number(end, "limits"),
        }

    return Case(Procedure([stage], facts), position)


@question("retreat", ARMY, ROLL)
def retreat_of(inquiry: Inquiry, army: str, roll: int | None) -> Finding | Case:
    """Whether a beaten army falls back, and where to, or leaves the board (7.4)."""
    position = refuse_impossible(inquiry.stated())
    read.known_army(position, army)
    if state.where(position, army) is None:
        return Finding(verdict=False, reasons=[reason("7.4", "army-off", army=army)])
    spaces = falls_back_to(inquiry.play, position, army)
    if roll is not None:
        back = row_id("retreat", roll) == "falls-back" and bool(spaces)
        facts: dict[str, Any] = {"outcome": "falls-back" if back else "removed"}
        where = {"space": spaces[0]} if len(spaces) == 1 else {"spaces": tuple(spaces)}
        return Finding(facts=facts | (where if back else {}))

    def stage(play: Play, position: Position) -> Position:
        outcome = throw_retreat(play)
        return position.mark("outcome", outcome if spaces else "removed")

    return rolled(position, stage, lambda _, end: {"outcome": end.marks.get("outcome", "")})


@rule("7.4")
def throw_retreat(play: Play) -> str:
    """Roll for the retreat of a beaten army and return its outcome (7.4)."""
    return row_id("retreat", play.total("retreat", 1, 6))


@question("stand-off", ARMY, ROLL)
def stand_off_of(inquiry: Inquiry, army: str, roll: int | None) -> Finding | Case:
    """What becomes of two enemy armies in one space that fought no battle or drew it (8.1)."""
    position = refuse_impossible(inquiry.stated())
    read.known_army(position, army)
    enemies = standoff_enemies(position, army)
    if not enemies:
        return Finding(verdict=False, reasons=[reason("8.1", "no-standoff", army=army)])
    if roll is not None:
        inquiry.play.note("8.1", "standoff-rolled", army=army, enemy=enemies[0], n=roll)
        return Finding(verdict=True, facts={"outcome": row_id("standoff", roll), "enemies": tuple(enemies)})

    def stage(play: Play, position: Position) -> Position:
        return position.mark("outcome", throw_standoff(play))

    return rolled(position, stage, lambda _, end: {"outcome": end.marks.get("outcome", "")})


@rule("8.1")
def throw_standoff(play: Play) -> str:
    """Roll for a stand-off and return its outcome (8.1)."""
    return row_id("standoff", play.total("standoff", 1, 6))


@question("claim", ARMY)
def claim_of(inquiry: Inquiry, army: str) -> Finding:
    """Whether an army can claim the space in which it stands (8.2)."""
    position = refuse_impossible(inquiry.stated())
    reasons = claim_obstacles(inquiry.play, position, read.known_army(position, army))
    return Finding(verdict=not reasons, reasons=reasons)


@question("build", ARMY, Parameter("building", read.kind, required=True))
def build_of(inquiry: Inquiry, army: str, building: Building) -> Finding:
    """Whether an army can build this in the space in which it stands (8.3)."""
    position = refuse_impossible(inquiry.stated())
    reasons = build_obstacles(inquiry.play, position, read.known_army(position, army), building)
    return Finding(verdict=not reasons, reasons=reasons)


@question("fortification-save", ARMY, Parameter("relics", read.number))
def save_of(inquiry: Inquiry, army: str, relics: int | None) -> Finding:
    """What the space in which an army stands needs to hold against its conquest, each modifier cited (8.4)."""
    position = refuse_impossible(inquiry.stated())
    if reasons := conquest_obstacles(position, read.known_army(position, army)):
        return Finding(verdict=False, reasons=reasons)
    space = str(state.where(position, army))
    given = can_give(position, space, relics or 0)
    save = fortification_save(inquiry.play, position, space, state.owner(army), given)
    chance = Fraction(len(save.faces), 6)
    needs = save.faces[0] if save.faces else None
    facts = {"modifier": save.modifier, "needs": needs, "chance": chance}
    return Finding(value=chance, facts=facts)


def can_give(position: Position, space: str, number: int) -> int:
    """Return the relics that the owner of a space gives; raises Wrong where he does not have so many."""
    held = state.relics(position, str(state.banner(position, space)))
    if number > held:
        raise Wrong("relics-too-many", number=number, held=held)
    return number


@question("conquest", ARMY, Parameter("relics", read.number), ROLL)
def conquest_of(inquiry: Inquiry, army: str, relics: int | None, roll: int | None) -> Finding | Case:
    """Whether an army conquers the space in which it stands: by a roll, or with its chance (8.4)."""
    position = refuse_impossible(inquiry.stated())
    if reasons := conquest_obstacles(position, read.known_army(position, army)):
        return Finding(verdict=False, reasons=reasons)
    space, player = str(state.where(position, army)), state.owner(army)
    given = can_give(position, space, relics or 0)
    if roll is not None:
        save = fortification_save(inquiry.play, position, space, player, given)
        held = roll in save.faces
        return Finding(verdict=not held, facts={"conquered": not held, "modifier": save.modifier})
    holder = str(state.banner(position, space))
    inquiry.play.decider.script = {f"save/{holder}/{space}": "yes", f"relics-given/{holder}/{space}": str(given)} | dict(
        inquiry.play.decider.script
    )

    def stage(play: Play, position: Position) -> Position:
        return conquest(play, position, army)

    return rolled(position, stage, lambda _, end: {"conquered": state.banner(end, space) == player})
