"""Which Factions each player runs, and what that means for victory (1.5.1)."""

from collections.abc import Mapping

from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule

Sharing = tuple[tuple[Faction, ...], ...]


@rule("1.5.1")
def sharings(players: int) -> tuple[Sharing, ...]:
    """Return the ways in which so many players share out the four Factions, none for a number other than 2 to 4 (1.5.1)."""
    dux, civitates = BRITONS
    saxons, scotti = BARBARIANS
    return {
        2: ((BRITONS, BARBARIANS),),
        3: (((dux,), (civitates,), BARBARIANS), (BRITONS, (saxons,), (scotti,))),
        4: (((dux,), (civitates,), (saxons,), (scotti,)),),
    }.get(players, ())


@rule("1.5.1")
def margin(margins: Mapping[Faction, int]) -> int:
    """Return a player's victory margin: the lower one of the Factions that the player runs (1.5.1)."""
    return min(margins.values())


@rule("1.5.1")
def ends_the_game(met: Mapping[Faction, bool]) -> bool:
    """Tell whether a player's Factions end the game in a victory check: all of them must meet their conditions (1.5.1)."""
    return all(met.values())
