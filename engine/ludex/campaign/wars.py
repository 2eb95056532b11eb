"""Declaring wars (4): who must challenge whom, who may, who may not and why."""

from dataclasses import dataclass
from enum import StrEnum

from ludex.campaign import state
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason

NONE = "none"
DRAWN = "drawn"  # stands behind a challenge whose battle was drawn


class Grade(StrEnum):
    """The three grades of challenge, in the order in which they are checked (4)."""

    SAME_SPACE = "same-space"
    IN_YOUR_SPACE = "in-your-space"
    IN_THEIR_SPACE = "in-their-space"


@dataclass(frozen=True)
class Challenge:
    """One army against another in a space; in the third grade the defender still has to name his army."""

    attacker: str
    defender: str | None
    space: str
    grade: Grade
    against: str

    def __str__(self) -> str:
        return f"{self.attacker} > {self.defender or self.against} @ {self.space}"


def fighting(position: Position) -> dict[int, Challenge]:
    """Return the challenges issued this turn by number."""
    found = {}
    for mark, value in position.marks.items():
        if mark.startswith("challenge:"):
            attacker, _, rest = str(value).partition(" > ")
            defender, _, space = rest.partition(" @ ")
            found[int(mark.partition(":")[2])] = Challenge(
                attacker, defender, space.split()[0], Grade.SAME_SPACE, state.owner(defender)
            )
    return dict(sorted(found.items()))


def decided(position: Position) -> list[set[str]]:
    """Return the pairs of armies that have fought a battle this turn which was not drawn."""
    pairs = []
    for mark, value in position.marks.items():
        if mark.startswith("challenge:") and not str(value).endswith(DRAWN):
            attacker, _, rest = str(value).partition(" > ")
            pair = {attacker, rest.partition(" @ ")[0]}
            if all(f"fought:{army}" in position.marks for army in pair):
                pairs.append(pair)
    return pairs


def free(position: Position, player: str) -> list[str]:
    """Return a player's armies on the board that are in no battle this turn (4)."""
    busy = {army for issued in fighting(position).values() for army in (issued.attacker, issued.defender)}
    return [army for army in state.on_board(position, player) if army not in busy]


def own_in(position: Position, space: str, player: str) -> bool:
    """Tell whether a player has an army in a space, free or not."""
    return any(state.owner(army) == player for army in state.armies_in(position, space))


def challengers(position: Position) -> set[str]:
    """Return the players who have issued a challenge this turn."""
    return {state.owner(issued.attacker) for issued in fighting(position).values()}


def challenged(position: Position) -> set[str]:
    """Return the players who have been challenged this turn."""
    return {issued.against for issued in fighting(position).values()}


@rule("4")
def candidates(play: Play, position: Position, player: str) -> dict[Grade, list[Challenge]]:
    """Return what a player's armies could challenge, by grade, before it is asked whether the rival may be (4)."""
    rivals = [rival for rival in state.players(position) if rival != player]
    own = free(position, player)
    home = set(state.within_realm(play, position, player))
    found: dict[Grade, list[Challenge]] = {grade: [] for grade in Grade}
    for rival in rivals:
        for enemy in free(position, rival):
            space = str(state.where(position, enemy))
            here = [army for army in own if state.where(position, army) == space]
            for army in here:
                found[Grade.SAME_SPACE].append(Challenge(army, enemy, space, Grade.SAME_SPACE, rival))
            if not own_in(position, space, player) and state.banner(position, space) == player:
                at_home = [army for army in own if state.where(position, army) in home]
                if own and not at_home and play.reading("4-no-free-army") == "must-anyway":
                    at_home = own
                for army in at_home:
                    found[Grade.IN_YOUR_SPACE].append(Challenge(army, enemy, space, Grade.IN_YOUR_SPACE, rival))
    for army in own:
        space = str(state.where(position, army))
        owner = state.banner(position, space)
        if owner is not None and owner != player and not _meets_enemy(found, army, owner):
            able = defenders(play, position, owner, space)
            only = able[0] if len(able) == 1 else None
            found[Grade.IN_THEIR_SPACE].append(Challenge(army, only, space, Grade.IN_THEIR_SPACE, owner))
    return found


def _meets_enemy(found: dict[Grade, list[Challenge]], army: str, owner: str) -> bool:
    return any(issued.attacker == army and issued.against == owner for issued in found[Grade.SAME_SPACE])


@rule("4")
def obstacles(play: Play, position: Position, challenge: Challenge) -> list[Reason]:
    """Return why a challenge may not be issued, an empty list where it may (4; 2.1, 53)."""
    player, rival = state.owner(challenge.attacker), challenge.against
    reasons = []
    if player in challengers(position):
        reasons.append(reason("4", "one-challenge", player=player))
    if rival in challenged(position):
        reasons.append(reason("4", "already-challenged", player=rival))
    elif rival in challengers(position) and play.reading("4-may-challenge-again") == "challenged-by-you":
        reasons.append(reason("4", "has-challenged", player=rival))
    if state.event(position, rival) == (53, player):
        reasons.append(reason("2.1", "diplomacy", player=player, rival=rival))
    if challenge.grade == Grade.IN_THEIR_SPACE and not defenders(play, position, rival, challenge.space):
        reasons.append(reason("4", "no-free-defender", player=rival))
    return reasons


@rule("4")
def defenders(play: Play, position: Position, player: str, space: str) -> list[str]:
    """Return a player's free armies within his realm, which can come to defend a space of his (4).

    None can where another army of his already stands: two never share a space (3).
    """
    if own_in(position, space, player):
        return []
    home = set(state.within_realm(play, position, player))
    return [army for army in free(position, player) if state.where(position, army) in home]


@rule("4")
def duties(play: Play, position: Position, player: str) -> tuple[list[Challenge], bool]:
    """Return the challenges open to a player and whether he must issue one: the first grade that has any counts (4).

    A player already challenged need not challenge. Where an enemy stands in his space and he has no free army in his
    realm, the second grade lapses.
    """
    found = candidates(play, position, player)
    excused = player in challenged(position) and play.reading("4-already-challenged-must") == "excused"
    open_ways: list[Challenge] = []
    for grade in Grade:
        legal = [challenge for challenge in found[grade] if not obstacles(play, position, challenge)]
        if legal and grade != Grade.IN_THEIR_SPACE and not excused:
            return legal, True
        open_ways += legal
    return open_ways, False


@rule("4")
def challenge_by(play: Play, position: Position, player: str) -> Position:
    """Return the position after a player has challenged a rival, or not, in his turn to do so (4)."""
    position = relocate(play, position, player)
    legal, must = duties(play, position, player)
    options: dict[str, Challenge | None] = {} if must else {NONE: None}
    options |= {str(challenge): challenge for challenge in legal}
    if not legal:
        play.note("4", "nobody-to-challenge", player=player)
        return position
    chosen = play.decide(f"challenge/{player}", instigator(position, player), options, position, _read)
    if chosen is None:
        play.note("4", "no-challenge", player=player)
        return position
    return issue(play, position, chosen, must)


def instigator(position: Position, player: str) -> str:
    """Return who chooses whom a player challenges: one who has Infiltrators at his court, else himself (2.1, 54)."""
    return next((p for p in state.players(position) if state.event(position, p) == (54, player)), player)


@rule("4")
def issue(play: Play, position: Position, challenge: Challenge, must: bool) -> Position:
    """Return the position with a challenge issued and the army that comes to the space moved there (4)."""
    number = len(fighting(position)) + 1
    attacker, defender = challenge.attacker, challenge.defender
    if challenge.grade == Grade.IN_YOUR_SPACE:
        position = state.put(position, attacker, challenge.space)
    if defender is None:
        able = defenders(play, position, challenge.against, challenge.space)
        defender = play.decide(f"defend/{number}", challenge.against, {army: army for army in able}, position)
    position = state.put(position, defender, challenge.space)
    message = "challenge-must" if must else "challenge-may"
    play.note("4", message, army=attacker, enemy=defender, space=challenge.space, grade=challenge.grade)
    return position.mark(f"challenge:{number}", f"{attacker} > {defender} @ {challenge.space}")


@rule("2.1")
def relocate(play: Play, position: Position, player: str) -> Position:
    """Return the position after Secret tunnels have taken a free army to an enemy space, if wished (2.1, 55)."""
    if state.event(position, player) != (55, ""):
        return position
    rivals = [rival for rival in state.players(position) if rival != player]
    own = {state.where(position, army) for army in state.on_board(position, player)}
    spaces = [s for rival in rivals for s in state.bannered(position, rival) if s not in own]
    options: dict[str, tuple[str, str] | None] = {NONE: None}
    options |= {f"{army} {space}": (army, space) for army in free(position, player) for space in spaces}
    chosen = play.decide(f"relocate/{player}", player, options, position)
    position = position.mark(f"event:{player}", "55 used")
    if chosen is None:
        return position
    play.note("2.1", "tunnels", army=chosen[0], space=chosen[1])
    return state.put(position, *chosen)


def _read(text: str) -> str:
    return " ".join(text.replace(">", " > ").replace("@", " @ ").split())
