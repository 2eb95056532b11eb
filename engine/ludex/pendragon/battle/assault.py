"""The Assault of a Stronghold: Coup de Main, Escalade, Storm, and its fall (3.6.4)."""

from fractions import Fraction

from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.fight import gather
from ludex.pendragon.battle.fight import named
from ludex.pendragon.battle.losses import leave_field
from ludex.pendragon.battle.losses import suffer
from ludex.pendragon.battle.tables import Walls
from ludex.pendragon.battle.tables import walls
from ludex.pendragon.forces import eliminate
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import RAIDERS
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook

NONE = "none"
WHOLE = Fraction(1)
HALF = Fraction(1, 2)
COUP_MARGIN = 1


def first_assault(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the attacker has Assaulted a defending Stronghold of its choice, if it wished (3.6.4)."""
    position = gather(battle, position, (battle.trapped, battle.ambush))
    position = leave_field(play, position, battle)
    if could_assault(battle, position) and ravaged(battle):
        play.note("4.4.3", "assault-ravage")
    if not can_assault(battle, position):
        return position
    return choose_and_assault(play, position, battle, "assault")


def second_assault(play: Play, position: Position, battle: Battle) -> Position:
    """Return the position after the attacker has gone on to the other Stronghold, the first having fallen (3.6.4).

    Attackers are left only where the first has fallen: in its Storm all of them die unless they outnumber its defenders.
    """
    if not battle.assaulted(position) or not can_assault(battle, position):
        return position
    return choose_and_assault(play, position, battle, "assault-second")


def can_assault(battle: Battle, position: Position) -> bool:
    """Tell whether an Assault is possible, and Ravage does not forbid it (3.6.4, 4.4.3)."""
    return could_assault(battle, position) and not ravaged(battle)


def could_assault(battle: Battle, position: Position) -> bool:
    """Tell whether no defender is left in the open, and attackers and Strongholds are (3.6.4)."""
    cleared = not battle.in_open(position, battle.defence)
    attackers_left = bool(battle.in_open(position, battle.attack))
    return cleared and attackers_left and bool(targets(battle, position))


def targets(battle: Battle, position: Position) -> list[str]:
    """Return the sites of defending Strongholds that have not been Assaulted yet."""
    done = battle.assaulted(position)
    return [site for site in battle.strongholds(position, battle.defence) if site not in done]


def ravaged(battle: Battle) -> bool:
    """Tell whether Ravage forbids the Assault (4.4.3)."""
    forbidden = Feat.RAVAGE in battle.feats and battle.attacker == Faction.SAXONS
    if forbidden:
        rulebook.enter("4.4.3")
    return forbidden


@rule("3.6.4")
def choose_and_assault(play: Play, position: Position, battle: Battle, name: str) -> Position:
    """Return the position after the attacker has chosen a Stronghold and Assaulted it, or has chosen none (3.6.4)."""
    options = {NONE: NONE} | {site: site for site in targets(battle, position)}
    site = play.decide(f"{name}/{battle.attacker}", battle.attacker, options, position, battle=battle, play=play)
    if site == NONE:
        play.note("3.6.4", "assault-declined", faction=named(battle.attack))
        return position
    return assault(play, position, battle, site)


@rule("3.6.4")
def assault(play: Play, position: Position, battle: Battle, site: str) -> Position:
    """Return the position after the Assault of the Stronghold on a site, step by step (3.6.4)."""
    stronghold = battle.strongholds(position, battle.defence)[site]
    values = walls(play, position, stronghold.kind, battle.space)
    if board.space(battle.space).id == "londinium":
        play.doubt("3.6.4", "doubt-londinium", capacity=values.capacity)
    play.note("3.6.4", "assaults", faction=named(battle.attack), stronghold=stronghold.kind, site=site)
    position = position.mark("battle:assaulted", ",".join((*battle.assaulted(position), site)))
    if any(piece.kind == Kind.CAVALRY for piece in battle.inside(position, site)) or cavalry_assaults(battle, position):
        position = position.mark("battle:cavalry", 1)
    if not coup_de_main(play, position, battle, site, values):
        position = escalade(play, position, battle, site, values)
    return storm(play, position, battle, site, values)


def cavalry_assaults(battle: Battle, position: Position) -> bool:
    """Tell whether there is Cavalry among the attackers."""
    return any(piece.kind == Kind.CAVALRY for piece in battle.in_open(position, battle.attack))


def coup_de_main(play: Play, position: Position, battle: Battle, site: str, values: Walls) -> bool:
    """Roll for a Coup de Main where there is Surprise, which goes with Raid and Battle Commands alone (3.6.4, 4.4.2)."""
    if Feat.SURPRISE not in battle.feats:
        return False
    rulebook.enter("4.4.2" if battle.attacker == Faction.SAXONS else "4.5.2")
    needed = coup_de_main_needs(position, battle, site, values)
    succeeds, face = play.check(f"coup-de-main/{site}", range(1, needed + 1))
    message = f"coup-{'succeeds' if succeeds else 'fails'}{'' if face else '-unrolled'}"
    inside = sum(battle.inside(position, site).values())
    play.note("3.6.4", message, capacity=values.coup_capacity, inside=inside, needed=needed, face=face)
    return succeeds


def coup_de_main_needs(position: Position, battle: Battle, site: str, values: Walls) -> int:
    """Return the highest roll that succeeds: Capacity (4 in a City) less the Units inside, plus 1 (3.6.4)."""
    return values.coup_capacity - sum(battle.inside(position, site).values()) + COUP_MARGIN


@rule("3.6.4")
def escalade(play: Play, position: Position, battle: Battle, site: str, values: Walls) -> Position:
    """Return the position after the Escalade (step 1): only the defenders Attack, by the Stronghold's value (3.6.4).

    Attacking Raiders are halved; one Cavalry may absorb double, and must then be the first Unit to absorb losses.
    """
    defenders = values.garrison + sum(battle.inside(position, site).values())
    losses = defenders * values.escalade
    if not losses:
        return position
    play.note("3.6.4", "escalade", defenders=defenders, each=values.escalade, losses=losses)
    step = f"escalade/{site}"
    absorbed = Fraction(0)
    if cavalry_assaults(battle, position):
        options = {"yes": True, "no": False}
        if play.decide(f"double-cavalry/{site}", Faction.DUX, options, position, losses=losses):
            position, absorbed = shield_by_cavalry(play, position, battle, losses)
    return suffer(
        play,
        position,
        battle,
        step,
        battle.attack,
        losses - absorbed,
        battle.open_places,
        lambda piece: HALF if piece.kind in RAIDERS else WHOLE,
        "3.6.4",
        before=absorbed,
    )


@rule("3.6.4")
def shield_by_cavalry(play: Play, position: Position, battle: Battle, losses: Fraction) -> tuple[Position, Fraction]:
    """Return the position and the losses absorbed when one Cavalry takes up to two before any other Unit (3.6.4)."""
    double = 2 * WHOLE
    absorbed = min(losses, double)
    cavalry = Piece(Kind.CAVALRY)
    if cavalry not in battle.in_open(position, battle.attack):
        cavalry = cavalry._replace(laden=True)
    if absorbed < double:
        play.note("3.6.4", "cavalry-shields", losses=absorbed)
        return position, absorbed
    play.note("3.6.4", "cavalry-falls", losses=absorbed)
    return eliminate(position, cavalry, 1, battle.space), absorbed


@rule("3.6.4")
def storm(play: Play, position: Position, battle: Battle, site: str, values: Walls) -> Position:
    """Return the position after the Storm (step 2): all Attack at once, nothing is halved, the Garrison falls first (3.6.4).

    The Stronghold falls if all its defenders are eliminated and an attacking Unit remains.
    """
    attackers = sum(battle.in_open(position, battle.attack).values())
    if not attackers:
        return position
    inside = sum(battle.inside(position, site).values())
    defenders = values.garrison + inside
    play.note("3.6.4", "storm", faction=named(battle.attack), n=attackers, defenders=defenders)
    by_garrison = min(attackers, values.garrison)
    if by_garrison:
        play.note("3.6.4", "garrison-absorbs", n=by_garrison, garrison=values.garrison)
    place = board.site_place(battle.space, site)
    step = f"storm/{site}"
    outer = Fraction(defenders)
    inner = Fraction(attackers - by_garrison)

    if inside:
        position = suffer(play, position, battle, step, battle.defence, inner, (place,), _whole, "3.6.4")
    position = suffer(play, position, battle, step, battle.attack, outer, battle.open_places, _whole, "3.6.4")
    defenders_gone = by_garrison == values.garrison and not battle.inside(position, site)
    attackers_left = bool(battle.in_open(position, battle.attack))
    stronghold = battle.strongholds(position, battle.defence)[site]
    if not (defenders_gone and attackers_left):
        play.note("3.6.4", "stronghold-holds", stronghold=stronghold.kind, site=site)
        return position
    play.note("3.6.4", "stronghold-falls", stronghold=stronghold.kind, site=site)
    return eliminate(position, stronghold, 1, place)


def _whole(_: Piece) -> Fraction:
    return WHOLE
