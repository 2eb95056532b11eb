"""What came of a Battle, as named facts: Strongholds that fell, pieces lost, Prestige, Renown, Wealth and Plunder."""

from ludex.kernel.position import Position
from ludex.kernel.run import Facts
from ludex.pendragon.battle.fight import Battle
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import SETTLEMENTS
from ludex.pendragon.prosperity import prosperity
from ludex.pendragon.tracks import change
from ludex.pendragon.tracks import PRESTIGE
from ludex.pendragon.tracks import RENOWN
from ludex.pendragon.tracks import WEALTH

ADJECTIVE = {
    Faction.DUX: "dux",
    Faction.CIVITATES: "civitates",
    Faction.SAXONS: "saxon",
    Faction.SCOTTI: "scotti",
}


def facts(battle: Battle, start: Position, end: Position) -> Facts:
    """Return the outcome of a Battle.

    `town_falls` and its like: whether a Stronghold of this kind has fallen; losses count pieces, Strongholds included;
    Prestige, Renown, Wealth and Prosperity are changes; `plunder` counts the cubes on the attackers' Units in the end.
    """
    found: Facts = {}
    gone = battle.fallen(end)
    for site, piece in battle.strongholds(start, battle.defence).items():
        name = "settlement" if piece.kind in SETTLEMENTS else str(piece.kind)
        found[f"{name}_falls"] = found.get(f"{name}_falls", False) or site in gone
    found["strongholds_fallen"] = len(gone)
    for faction in (*battle.attack, *battle.defence):
        if battle.pieces(start, (faction,)):
            found[f"{ADJECTIVE[faction]}_losses"] = battle.lost(end, (faction,))
    found["prestige"] = change(start, end, PRESTIGE)
    for faction in BARBARIANS:
        if faction in (*battle.attack, *battle.defence):
            found[f"{ADJECTIVE[faction]}_renown"] = change(start, end, RENOWN[faction])
    if Feat.RETALIATE in battle.feats and battle.defender == Faction.CIVITATES:
        found["wealth"] = change(start, end, WEALTH)
    found["plunder"] = battle.laden(end, battle.attack)
    found["prosperity"] = prosperity(end, battle.space) - prosperity(start, battle.space)
    return found
