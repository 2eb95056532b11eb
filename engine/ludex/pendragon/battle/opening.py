"""How a Battle comes about: which Faction may fight which, with what, and the procedure that carries it out (3.6)."""

from collections.abc import Sequence
from functools import partial

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.kernel.run import Procedure
from ludex.kernel.run import Stage
from ludex.pendragon import board
from ludex.pendragon.battle import assault
from ludex.pendragon.battle import field
from ludex.pendragon.battle.consequences import consequences
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import gather
from ludex.pendragon.battle.fight import side_of
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.outcome import facts
from ludex.pendragon.battle.pre_battle import pre_battle
from ludex.pendragon.battle.siege import siege
from ludex.pendragon.battle.tables import Group
from ludex.pendragon.battle.tables import walls
from ludex.pendragon.control import control
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import RAIDERS
from ludex.pendragon.kinds import Side
from ludex.pendragon.kinds import TROOPS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.stacking import standing

BATTLE_COMMAND = {
    Faction.DUX: "3.2.4",
    Faction.CIVITATES: "3.3.4",
    Faction.SAXONS: "3.4.4",
    Faction.SCOTTI: "3.5.4",
}
RAID_COMMAND = {Faction.SAXONS: "3.4.1", Faction.SCOTTI: "3.5.1"}
SURPRISE = {Faction.SAXONS: "4.4.2", Faction.SCOTTI: "4.5.2"}


@rule("3.6")
def open_battle(
    position: Position,
    space: str,
    attacker: Faction,
    defender: Faction,
    command: Command,
    feats: frozenset[Feat],
    trap: tuple[tuple[Piece, int], ...] = (),
    landed: Sorts | None = None,
) -> Battle:
    """Return the Battle with both sides named and the Units that take no part set aside (3.6, 3.6.1).

    One that an Event grants is fought by the usual rules: no second Attack, no Ambush outside Home Terrain (5.1.1).
    `landed` are the Raiders that a Raid has just placed, the only attackers that it has (3.4.1, 3.5.1).
    """
    if command == Command.EVENT:
        rulebook.enter("5.1.1")
    attack = side_of(position, attacker, defender)
    defence = side_of(position, defender, attacker)
    battle = Battle(space, attacker, defender, attack, defence, position, command, feats, trap)
    start = position
    if landed is not None:
        for piece, number in battle.in_open(position, attack).items():
            start = start.move(piece, number - landed.get(piece, 0), space, battle.aside)
    return Battle(space, attacker, defender, attack, defence, start, command, feats, trap)


def stages(battle: Battle) -> Procedure:
    """Return the Battle as a procedure: its stages in the order of play, and its outcome as named facts (3.6)."""
    tries: list[Stage] = [
        partial(_pre_battle, battle=battle, side=side, group=group)
        for side in (battle.attack, battle.defence)
        for group in Group
    ]
    rest = (
        field.trap,
        field.withdraw,
        field.charge,
        field.melee,
        field.harass,
        assault.first_assault,
        assault.second_assault,
        consequences,
        siege,
        close,
    )
    return Procedure([*tries, *(partial(stage, battle=battle) for stage in rest)], partial(facts, battle))


def _pre_battle(play: Play, position: Position, battle: Battle, side: Sequence[Faction], group: Group) -> Position:
    both_there = field.both_in_open(battle, position)
    return pre_battle(play, position, battle, side, group) if both_there else position


def close(_: Play, position: Position, battle: Battle) -> Position:
    """Return the position with the Battle over: every Unit back in the open of its space."""
    sites = [board.site_place(battle.space, site) for site in board.space(battle.space).sites]
    position = gather(battle, position, (battle.trapped, battle.ambush, battle.evaded, battle.aside, *sites))
    for mark in [mark for mark in position.marks if mark.startswith("battle:")]:
        position = position.mark(mark, None)
    return position


def obstacles(battle: Battle) -> list[Reason]:
    """Return why this Battle may not take place, an empty list where it may: the sides, the Command, the Feat."""
    return side_obstacles(battle) or [*command_obstacles(battle), *feat_obstacles(battle)]


@rule("3.6")
def side_obstacles(battle: Battle) -> list[Reason]:
    """Return why these sides have no Battle to fight in the space (3.6)."""
    position = battle.start
    if battle.attacker == battle.defender:
        return [reason("3.6", "fights-itself", faction=battle.attacker)]
    reasons = []
    if not battle.pieces(position, battle.defence):
        reasons.append(reason("3.6", "no-enemy", faction=battle.defender, space=battle.space))
    if not battle.in_open(position, battle.attack):
        reasons.append(reason("3.6", "no-attackers", faction=battle.attacker, space=battle.space))
    return reasons


def command_obstacles(battle: Battle) -> list[Reason]:
    """Return why the Command or free Battle does not allow this Battle (3.2.3, 3.2.4, 3.3.4, 3.4.1, 3.4.4, 4.4.2, 4.4.3)."""
    attacker, defender, space = battle.attacker, battle.defender, battle.space
    position = battle.start
    own = battle.in_open(position, (attacker,))
    match battle.command:
        case Command.BATTLE:
            if not any(piece.kind in TROOPS for piece in own):
                return [reason(BATTLE_COMMAND[attacker], "battle-needs-troops", faction=attacker, space=space)]
        case Command.RAID:
            if attacker not in BARBARIANS:
                return [reason("3.4.1", "raid-barbarians", faction=attacker)]
            if not any(piece.kind in RAIDERS for piece in own):
                return [reason(RAID_COMMAND[attacker], "raid-needs-raiders", faction=attacker, space=space)]
        case Command.INTERCEPT:
            return _intercept_obstacles(battle, own)
        case Command.DEEP_RAID:
            if defender not in BARBARIANS:
                return [reason("4.4.2", "deep-raid-defender", faction=defender)]
            holder = control(position, space)
            allowed = attacker == Faction.DUX or holder == Side(attacker)
            if not (allowed or (holder == Side.BRITONS and attacker in BRITONS)):
                return [reason(SURPRISE[defender], "deep-raid-attacker", faction=attacker, space=space)]
        case Command.RAVAGE:
            if defender != Faction.SAXONS:
                return [reason("4.4.3", "ravage-defender", faction=defender)]
        case Command.EVENT:
            pass
    return []


def _intercept_obstacles(battle: Battle, own: Sorts) -> list[Reason]:
    if battle.attacker != Faction.DUX:
        return [reason("3.2.3", "intercept-dux", faction=battle.attacker)]
    reasons = []
    if not any(piece.kind in TROOPS for piece in own):
        reasons.append(reason("3.2.3", "intercept-needs-troops", space=battle.space))
    raiders = any(piece.kind in RAIDERS for piece in battle.in_open(battle.start, (battle.defender,)))
    if battle.defender not in BARBARIANS or not raiders:
        reasons.append(reason("3.2.3", "intercept-needs-raiders", faction=battle.defender, space=battle.space))
    return reasons


def feat_obstacles(battle: Battle) -> list[Reason]:
    """Return why a Feat does not go with this Battle (4.1, 4.2.4, 4.4.2, 4.4.3, 4.4.4)."""
    reasons = []
    if len(battle.feats) > 1:
        reasons.append(reason("4.1", "one-feat", feats=tuple(sorted(battle.feats))))
    attacker, command = battle.attacker, battle.command
    raid_or_battle = command in (Command.RAID, Command.BATTLE)
    for feat in battle.feats:
        match feat:
            case Feat.SURPRISE if attacker not in BARBARIANS or not raid_or_battle:
                reasons.append(reason(SURPRISE.get(attacker, "4.4.2"), "surprise-not-here", faction=attacker))
            case Feat.SHIELD_WALL if attacker != Faction.SAXONS or command != Command.BATTLE:
                reasons.append(reason("4.4.4", "shield-wall-not-here", faction=attacker))
            case Feat.RAVAGE if attacker != Faction.SAXONS or not raid_or_battle or board.space(battle.space).city:
                reasons.append(reason("4.4.3", "ravage-not-here", faction=attacker))
            case Feat.RETALIATE:
                reasons += _retaliate_obstacles(battle)
            case _:
                pass
    return reasons


def shelter_obstacles(play: Play, battle: Battle) -> list[Reason]:
    """Return why the Units written inside Strongholds cannot be there: whose they are, and the Capacity (3.6.3, 3.6.4)."""
    position = battle.start
    reasons = []
    for site in board.space(battle.space).sites:
        inside = battle.inside(position, site)
        if not inside:
            continue
        rulebook.enter("3.6.3")
        stronghold = standing(position, battle.space, site)
        if stronghold is None:
            reasons.append(reason("3.6.3", "inside-no-stronghold", site=site, pieces=tally(inside)))
            continue
        attacking = {piece: n for piece, n in inside.items() if owner(piece) in battle.attack}
        if attacking:
            reasons.append(reason("3.6.3", "inside-attackers", site=site, pieces=tally(attacking)))
        strangers = {piece: n for piece, n in inside.items() if owner(piece) in battle.defence}
        if strangers and owner(stronghold) not in battle.defence:
            whose = owner(stronghold)
            reasons.append(reason("3.6.3", "inside-not-own", site=site, pieces=tally(strangers), faction=whose))
        most, there = walls(play, position, stronghold.kind, battle.space).capacity, sum(inside.values())
        if there > most:
            reasons.append(reason("3.6.3", "inside-too-many", site=site, capacity=most, there=there))
    return reasons


def trap_obstacles(battle: Battle) -> list[Reason]:
    """Return why Units cannot Entrap: they take no part in the Battle (3.6.3)."""
    sides = (*battle.attack, *battle.defence)
    strangers = {piece: n for piece, n in battle.trap if owner(piece) not in sides}
    if not strangers:
        return []
    rulebook.enter("3.6.3")
    return [reason("3.6.3", "trap-not-fighting", pieces=tally(strangers))]


def _retaliate_obstacles(battle: Battle) -> list[Reason]:
    if battle.attacker != Faction.DUX or battle.command not in (Command.INTERCEPT, Command.BATTLE):
        return [reason("4.2.4", "retaliate-not-here", faction=battle.attacker)]
    reasons = []
    if not battle.strongholds(battle.start, (battle.defender,)):
        reasons.append(reason("4.2.4", "retaliate-no-stronghold", faction=battle.defender, space=battle.space))
    if battle.defender == Faction.CIVITATES and not fragmented(battle.start):
        reasons.append(reason("4.2.4", "retaliate-civitates"))
    return reasons
