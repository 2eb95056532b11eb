"""What a Battle leads to: Prestige, Renown and Plunder (3.6.5, 4.2.4)."""

from collections.abc import Iterator

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.battle.fight import barbarian
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import gather
from ludex.pendragon.battle.fight import Sorts
from ludex.pendragon.battle.fight import tally
from ludex.pendragon.battle.options import Options
from ludex.pendragon.battle.tables import consequence
from ludex.pendragon.control import control
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import Side
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.piece_text import read_sides
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.piece_text import show_sides
from ludex.pendragon.prosperity import can_carry
from ludex.pendragon.prosperity import load
from ludex.pendragon.prosperity import prosperity
from ludex.pendragon.prosperity import room
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.tracks import adjust
from ludex.pendragon.tracks import PRESTIGE
from ludex.pendragon.tracks import RENOWN
from ludex.pendragon.tracks import WEALTH

NONE = "none"
RETALIATE_PRESTIGE = 3
RETALIATE_LOSS = -5


@rule("3.6.5")
def consequences(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after all consequences of a Battle, in the order of 3.6.5.

    Captured Plunder competes with that of Strongholds for carriers; a reading says which is placed first.
    """
    position = gather(battle, position, (battle.trapped, battle.ambush))
    captured_first = captured(battle, position) and play.reading("3.6.5-order-of-gains") == "captured-first"
    position = cavalry_in_battle(play, position, battle)
    position = lost_forts_and_towns(play, position, battle)
    if captured_first:
        position = captured_plunder(play, position, battle)
    position = stronghold_plunder(play, position, battle)
    position = assault_by_the_dux(play, position, battle)
    position = barbarian_victory(play, position, battle)
    if not captured_first:
        position = captured_plunder(play, position, battle)
    return retaliation(play, position, battle)


def cavalry_in_battle(play: Play, position: Position, battle: Battle) -> Position:
    """Prestige when Cavalry fought and its side eliminated more pieces than it lost, or fewer (3.6.5, first point)."""
    if not cavalry_fought(play, position, battle):
        return position
    own = battle.attack if Faction.DUX in battle.attack else battle.defence
    lost, eliminated = battle.lost(position, own), battle.lost(position, battle.enemies(own))
    friends_before_fragmentation = battle.civil and not fragmented(position)
    if eliminated > lost and not friends_before_fragmentation:
        return gain(play, position, PRESTIGE, consequence("cavalry_won_prestige"), "cavalry-won", eliminated, lost)
    if lost > eliminated:
        return gain(play, position, PRESTIGE, consequence("cavalry_lost_prestige"), "cavalry-lost", eliminated, lost)
    return position


def cavalry_fought(play: Play, position: Position, battle: Battle) -> bool:
    """Tell whether any Cavalry fought: in the Field Battle or in an Assault; by another reading, was there at all."""
    if "battle:cavalry" in position.marks:
        return True
    sides = battle.attack + battle.defence
    if Faction.DUX not in sides:
        return False
    places = [place for place in battle.all_places if place != battle.aside]
    there = any(piece.kind == Kind.CAVALRY for place in places for piece in battle.start.at(place))
    return there and play.reading("3.6.5-cavalry-fought") == "present"


def lost_forts_and_towns(play: Play, position: Position, battle: Battle) -> Position:
    """Prestige lost for each Fort, and before Fragmentation each Town, that an Assault removed (3.6.5, second point)."""
    for site, stronghold in battle.fallen(position).items():
        is_fort = stronghold.kind == Kind.FORT
        if is_fort or (stronghold.kind == Kind.TOWN and not fragmented(position)):
            change = consequence("stronghold_lost_prestige")
            position = gain(play, position, PRESTIGE, change, "stronghold-lost", stronghold.kind, site)
    return position


def stronghold_plunder(play: Play, position: Position, battle: Battle) -> Position:
    """Plunder of each Stronghold removed by Assault, and all Prosperity of its City (3.6.5, third point)."""
    for site, stronghold in battle.fallen(position).items():
        cubes = consequence("town_plunder" if stronghold.kind == Kind.TOWN else "stronghold_plunder")
        carriers = able_to_carry(battle, position, cavalry=Feat.RETALIATE in battle.feats)
        taken = plunder_of_city(position, battle) if board.space(battle.space).city else 0
        number = min(cubes + taken, sum(carriers.values()))
        chosen = choose_carriers(play, position, battle, f"plunder/{site}/{battle.attacker}", carriers, number)
        position = load_from(position, battle, chosen, min(cubes, number))
        message = "plunder-of-stronghold" if number else "plunder-not-carried"
        play.note("3.6.5", message, stronghold=stronghold.kind, site=site, n=number, cubes=cubes + taken)
        excess = prosperity(position, battle.space)
        if taken and excess and play.reading("3.6.5-captured-city") == "excess-lost":
            play.note("3.6.5", "city-excess-lost", n=excess)
            position = position.move(CUBE, excess, battle.space, SUPPLY)
    return position


@rule("1.7.2")
def plunder_of_city(position: Position, battle: Battle) -> int:
    """Return the cubes that a City loses with its Stronghold: all of them (1.7.2)."""
    return prosperity(position, battle.space)


def load_from(position: Position, battle: Battle, chosen: Sorts, from_supply: int) -> Position:
    """Return the position with cubes loaded on the chosen Units: those from beside the board first, then the City's."""
    for piece, number in chosen.items():
        here = min(number, from_supply)
        position = load(position, battle.space, piece, here, SUPPLY)
        position = load(position, battle.space, piece, number - here, battle.space) if number > here else position
        from_supply -= here
    return position


def assault_by_the_dux(play: Play, position: Position, battle: Battle) -> Position:
    """Prestige for each Stronghold that an Assault of the Dux removed (3.6.5, fourth point)."""
    fallen = battle.fallen(position)
    if not fallen or battle.attacker != Faction.DUX or (battle.civil and not fragmented(position)):
        return position
    number = len(fallen)
    if number > 1 and play.reading("3.6.5-dux-assault-prestige") == "once":
        number = 1
    return gain(play, position, PRESTIGE, consequence("dux_assault_prestige") * number, "dux-assault", number)


def barbarian_victory(play: Play, position: Position, battle: Battle) -> Position:
    """Renown for a Barbarian Faction that eliminated more than it lost and has pieces left (3.6.5, fifth point)."""
    for side in (battle.attack, battle.defence):
        faction = side[0]
        lost, eliminated = battle.lost(position, side), battle.lost(position, battle.enemies(side))
        has_pieces = battle.pieces(position, side, without=(battle.evaded,)) > 0
        if barbarian(faction) and eliminated > lost and has_pieces:
            change = consequence("barbarian_won_renown")
            position = gain(play, position, RENOWN[faction], change, "barbarian-won", eliminated, lost)
    return position


def captured(battle: Battle, position: Position) -> int:
    """Return the cubes of Plunder that eliminated defenders carried."""
    return battle.laden(battle.start, battle.defence) - battle.laden(position, battle.defence)


def captured_plunder(play: Play, position: Position, battle: Battle) -> Position:
    """What the executing Faction does with Plunder on the pieces that it eliminated (3.6.5, sixth point)."""
    cubes = captured(battle, position)
    if not cubes:
        return position
    uses = dict(uses_of_captured(play, position, battle, cubes))
    use = play.decide(
        f"captured/{battle.attacker}",
        battle.attacker,
        dict(zip(uses, uses, strict=True)),
        position,
        battle=battle,
        uses=uses,
    )
    number = uses[use]
    play.note("3.6.5", f"captured-{use}", n=number, cubes=cubes, faction=battle.attacker)
    if use == "carry":
        carriers = able_to_carry(battle, position)
        name = f"captured-carriers/{battle.attacker}"
        return load_from(position, battle, choose_carriers(play, position, battle, name, carriers, number), number)
    if use == "return":
        return position.move(CUBE, number, SUPPLY, battle.space)
    if use == "renown":
        return adjust(position, RENOWN[battle.attacker], number)
    return position


def uses_of_captured(play: Play, position: Position, battle: Battle, cubes: int) -> Iterator[tuple[str, int]]:
    """Yield each use of captured Plunder that is open to the executing Faction, with the cubes or Renown that it gives."""
    yield "none", 0
    half = cubes // 2
    carried = min(half, sum(able_to_carry(battle, position).values()))
    if carried:
        yield "carry", carried
    obtained = cubes if play.reading("3.6.5-obtained-plunder") == "all-captured" else half
    if battle.attacker in BRITONS:
        one = play.reading("3.6.5-returned-plunder") == "one-cube"
        returned = min(1 if one else obtained, obtained, room(position, battle.space))
        if returned:
            yield "return", returned
    elif obtained and control(gather(battle, position, (battle.evaded, battle.aside)), battle.space) == Side(battle.attacker):
        yield "renown", consequence("captured_plunder_renown") * obtained


def able_to_carry(battle: Battle, position: Position, cavalry: bool = False) -> Sorts:
    """Return the attacking Units that can take a cube each: Cavalry only by Retaliate (1.7.4, 4.2.4)."""
    if cavalry:
        rulebook.enter("4.2.4")
    units = battle.in_open(position, battle.attack)
    return {piece: number for piece, number in units.items() if can_carry(piece, cavalry)}


def choose_carriers(play: Play, position: Position, battle: Battle, name: str, carriers: Sorts, number: int) -> Sorts:
    """Return the Units that the executing Faction has take so many cubes, one each (1.7.4)."""
    options = Options(
        name,
        lambda: ((_show(battle, chosen), chosen) for chosen in _ways(list(carriers.items()), number)),
        lambda text: _found(battle, text, carriers, number),
    )
    return play.decide(name, battle.attacker, options, position, lambda text: _read(battle, text))


def retaliation(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after Retaliate: all Strongholds of the enemy there are gone (4.2.4)."""
    enemy = (battle.defender,)
    if Feat.RETALIATE not in battle.feats or battle.strongholds(position, enemy):
        return position
    if not battle.strongholds(battle.start, enemy):
        return position
    rulebook.enter("4.2.4")
    position = gain(play, position, PRESTIGE, RETALIATE_PRESTIGE, "retaliate")
    track = RENOWN.get(battle.defender, WEALTH)
    return gain(play, position, track, RETALIATE_LOSS, "retaliate")


def gain(play: Play, position: Position, track: str, change: int, why: str, *facts: object) -> Position:
    """Return the position with a track changed, and a note that says why."""
    named = dict(zip(("first", "second"), facts, strict=False))
    section = "4.2.4" if why == "retaliate" else "3.6.5"
    play.note(section, f"gain-{why}", track=track, change=change, **named)
    if position.track(track) is None and f"change:{track}" not in position.marks:
        play.remark("1.8", "track-not-given", track=track)
    return adjust(position, track, change)


def _ways(carriers: list[tuple[Piece, int]], number: int) -> Iterator[Sorts]:
    if not carriers:
        if number == 0:
            yield {}
        return
    (piece, most), rest = carriers[0], carriers[1:]
    least = max(number - sum(n for _, n in rest), 0)
    for taken in range(min(most, number), least - 1, -1):
        for chosen in _ways(rest, number - taken):
            yield {piece: taken, **chosen} if taken else chosen


def _found(battle: Battle, text: str, carriers: Sorts, number: int) -> Sorts:
    """Return the choice of so many carriers of this text; raises KeyError where it is none of those possible."""
    group = {} if text == NONE else read_sides(text) if len(battle.attack) > 1 else read_pieces(text, battle.attacker)
    chosen = {piece: group[piece, None] for piece in carriers if (piece, None) in group}
    possible = len(chosen) == len(group) and all(n <= carriers[piece] for piece, n in chosen.items())
    if not possible or sum(chosen.values()) != number or _show(battle, chosen) != text:
        raise KeyError(text)
    return chosen


def _show(battle: Battle, chosen: Sorts) -> str:
    keyed = [((piece, None), number) for piece, number in tally(chosen)]
    return show_sides(keyed) if len(battle.attack) > 1 else show_pieces(keyed)


def _read(battle: Battle, text: str) -> str:
    if text == NONE:
        return text
    if len(battle.attack) > 1:
        return show_sides(read_sides(text).items())
    return show_pieces(read_pieces(text, battle.attacker).items())
