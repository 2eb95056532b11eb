"""Named policies for the choices of a Battle: sensible, bold and cautious; `ask` leaves every choice open."""

from collections.abc import Mapping
from fractions import Fraction

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Pending
from ludex.kernel.decisions import Policy
from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.battle.tables import field_loss
from ludex.pendragon.battle.tables import walls
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import RAIDERS

# What a Unit is worth to its owner, in half losses' worth, a cube of Plunder on top.
WORTH = {
    Kind.SAXON_RAIDER: 2,
    Kind.SCOTTI_RAIDER: 2,
    Kind.MILITIA: 3,
    Kind.SAXON_WARBAND: 5,
    Kind.SCOTTI_WARBAND: 5,
    Kind.COMITATES: 7,
    Kind.CAVALRY: 7,
}


def sensible(decision: Decision) -> str:
    """Attack from Ambush, Evade with defending Raiders, Withdraw when outnumbered, Assault what should fall."""
    return _answer(decision, evades=False, withdraws=None, assaults=None)


def bold(decision: Decision) -> str:
    """Always Ambush where that is possible, never Evade or Withdraw, Assault whatever stands."""
    return _answer(decision, evades=False, withdraws=False, assaults=True)


def cautious(decision: Decision) -> str:
    """Evade where that is possible, Withdraw all that finds room, Assault only what should fall."""
    return _answer(decision, evades=True, withdraws=True, assaults=None)


POLICIES: Mapping[str, Policy | None] = {"sensible": sensible, "bold": bold, "cautious": cautious, "ask": None}


def _answer(decision: Decision, evades: bool, withdraws: bool | None, assaults: bool | None) -> str:
    kind, _, rest = decision.name.partition("/")
    options = decision.options
    match kind:
        case "pre-battle":
            return _pre_battle(decision, rest, evades, withdraws is False)
        case "withdraw" | "shelter":
            outnumbered = _outnumbered(decision.about["battle"], decision.position)
            chose_to_stay = kind == "shelter" and decision.about["own_room"] > 0
            goes = withdraws or (withdraws is None and outnumbered)
            return _most(decision) if goes and not chose_to_stay else "none"
        case "admit" | "double-cavalry":
            return "yes"
        case "losses":
            own = {text: choice for text, choice in options.items() if choice is not None}
            return min(own, key=lambda text: (_worth(own[text]), text))
        case "assault" | "assault-second":
            return _target(decision, assaults)
        case "plunder" | "captured-carriers":
            return max(options, key=lambda text: (_worth(options[text]), text))
        case "captured":
            uses: Mapping[str, int] = decision.about["uses"]
            return max(options, key=lambda text: (uses[text], text))
        case "siege":
            return max(options, key=lambda text: (_starving(decision, options[text]), text))
        case "starve":
            return min(options, key=lambda text: (_worth({options[text]: 1}), text)) if "/" in rest else min(options)
        case _:
            raise Pending(decision)  # beside Battle, nobody decides for a Faction


def _pre_battle(decision: Decision, rest: str, evades: bool, bold_play: bool) -> str:
    """Take the whole group into the attempt that the policy prefers, the first one listed being the fullest."""
    raiders = rest.startswith("raiders")
    attempts: dict[str, str] = {}
    for option in decision.options:
        attempts.setdefault(option.partition(" ")[0], option)
    defends = decision.about["battle"].attacker != decision.faction and not bold_play
    order = ("evade", "ambush") if evades or (raiders and defends) else ("ambush",)
    return next((attempts[attempt] for attempt in order if attempt in attempts), "none")


def _worth(units: Mapping[Piece, int]) -> int:
    return sum((WORTH[Kind(piece.kind)] + piece.laden) * number for piece, number in units.items())


def _most(decision: Decision) -> str:
    """Withdraw the Units worth most, as many as find room."""

    def worth(assignment: tuple[tuple[Piece, str, int], ...]) -> int:
        return sum((WORTH[Kind(piece.kind)] + piece.laden) * number for piece, _, number in assignment)

    return max(decision.options, key=lambda text: (worth(decision.options[text]), text))


def _outnumbered(battle: Battle, position: Position) -> bool:
    strength = [
        sum(field_loss(piece.kind) * number for piece, number in battle.in_open(position, side).items())
        for side in (battle.attack, battle.defence)
    ]
    return strength[0] > strength[1]


def _target(decision: Decision, assaults: bool | None) -> str:
    """Choose the Stronghold that should fall with most attackers to spare, or with boldness the weakest."""
    battle: Battle = decision.about["battle"]
    play: Play = decision.about["play"]
    spare = {site: _spare(battle, decision.position, play, site) for site in decision.options if site != "none"}
    best = max(spare, key=lambda site: (spare[site], site))
    return best if assaults or spare[best] > 0 else "none"


def _spare(battle: Battle, position: Position, play: Play, site: str) -> int:
    """Return how many attackers more than defenders should be left for the Storm."""
    stronghold = battle.strongholds(position, battle.defence)[site]
    values = walls(play, position, stronghold.kind, battle.space)
    inside = sum(battle.inside(position, site).values())
    defenders = values.garrison + inside
    units = battle.in_open(position, battle.attack)
    attackers = sum(units.values())
    if Feat.SURPRISE in battle.feats and values.coup_capacity + 1 > inside:
        return attackers - defenders
    raiders = sum(number for piece, number in units.items() if piece.kind in RAIDERS)
    losses = defenders * values.escalade
    fallen = min(raiders, int(losses * 2))
    fallen += int(losses - Fraction(fallen, 2)) if fallen == raiders else 0
    return attackers - fallen - defenders


def _starving(decision: Decision, sites: tuple[str, ...]) -> int:
    battle: Battle = decision.about["battle"]
    return sum(bool(battle.inside(decision.position, site)) for site in sites)
