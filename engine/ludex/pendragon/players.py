"""Which Factions each player runs, and what that means for victory (1.5.1)."""

from collections.abc import Mapping

from ludex.kernel.play import Play
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule

Sharing = tuple[tuple[Faction, ...], ...]


@rule("1.5.1")
def sharings(play: Play, players: int) -> tuple[Sharing, ...]:
    """Return the ways in which so many players share out the four Factions, none for a number other than 2 to 4 (1.5.1).

    As 1.5.1 is printed, three players have one way; the set-up instructions add the other.
    """
    dux, civitates = BRITONS
    saxons, scotti = BARBARIANS
    one, other = ((dux,), (civitates,), BARBARIANS), (BRITONS, (saxons,), (scotti,))
    printed = players == 3 and play.reading("1.5.1-three-players") == "as-printed"
    return {
        2: ((BRITONS, BARBARIANS),),
        3: (one,) if printed else (one, other),
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
