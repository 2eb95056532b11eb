"""What the winner of a battle gains and the loser suffers (7.1, 7.2)."""

from ludex.campaign import state
from ludex.campaign.injuries import item_for_a_hero
from ludex.campaign.owed import owe
from ludex.campaign.results import row_id
from ludex.campaign.rulebook import rule
from ludex.kernel.play import Play
from ludex.kernel.position import Position

AGAINST = (1, 6)  # defeats that count against the same rival


@rule("7.1")
def spoils(play: Play, position: Position, army: str, loser: str) -> Position:
    """Return the position after a winning army has rolled for spoils of war (7.1)."""
    face = play.total(f"spoils/{army}", 1, 6)
    play.note("7.1", "spoils-rolled", army=army, n=face, result=row_id("spoils", face))
    return apply_spoils(play, position, army, face, loser)


@rule("7.1")
def apply_spoils(play: Play, position: Position, army: str, face: int, loser: str | None) -> Position:
    """Return the position after a result of the table of spoils (7.1): what is owed, a rank, a Regiment or a relic."""
    match face:
        case 1:
            return owe(play, position, army, f"spoils-1 {loser}")
        case 2 | 3:
            return owe(play, position, army, f"spoils-{face}")
        case 4:
            return position.mark(f"ranks:{army}", state.number(position, f"ranks:{army}") + 1)
        case 5:
            return position.mark(f"regiments:{army}", state.number(position, f"regiments:{army}") + 1)
        case _:
            player = state.owner(army)
            return item_for_a_hero(play, state.add_relics(position, player, 1), player, "7.1")


@rule("7.2")
def defeat(play: Play, position: Position, army: str, winner: str) -> Position:
    """Return the position after a beaten army has rolled for its ignominious defeat (7.2)."""
    face = play.total(f"defeat/{army}", 1, 6)
    play.note("7.2", "defeat-rolled", army=army, n=face, result=row_id("defeats", face))
    return apply_defeat(play, position, army, face, winner)


@rule("7.2")
def apply_defeat(play: Play, position: Position, army: str, face: int, winner: str) -> Position:
    """Return the position with a result of the table of defeats owed in the army's next battle (7.2)."""
    return owe(play, position, army, f"defeat-{face} {winner}" if face in AGAINST else f"defeat-{face}")
