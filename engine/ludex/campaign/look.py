"""What a map shows of a position: terrain, realm, banner and building of each space, and the armies."""

from ludex.campaign import state
from ludex.campaign.board import in_order
from ludex.kernel.position import Position
from ludex.kernel.sight import ELSEWHERE
from ludex.kernel.sight import Seen
from ludex.kernel.sight import Sight
from ludex.kernel.sight import Stand


def look(position: Position) -> Sight:
    """Return what is seen of every space, and the turn, the relics and the armies off the board."""
    found = {name: space(position, name) for name in in_order(state.the_map(position).terrain)}
    facts: dict[str, object] = {name: position.marks[name] for name in ("season", "turn")}
    facts["relic"] = tuple(f"{player} {state.relics(position, player)}" for player in state.players(position))
    away = [army for army in state.armies(position) if state.where(position, army) is None]
    found[ELSEWHERE] = Seen(facts, tuple(stand(position, army, state.REMOVED) for army in away))
    return found


def space(position: Position, name: str) -> Seen:
    """Return what is seen of a space; what it has not is left out."""
    board = state.the_map(position)
    facts: dict[str, object | None] = {
        "terrain": board.terrain[name],
        "realm": board.realm.get(name),
        "banner": state.banner(position, name),
        "building": state.building(position, name),
        "capital": state.is_capital(position, name) or None,
        "flying-fortress": position.marks.get("fortress") == name or None,
    }
    armies = [army for army in state.armies(position) if state.where(position, army) == name]
    told = {fact: value for fact, value in facts.items() if value is not None}
    return Seen(told, tuple(stand(position, army) for army in armies))


def stand(position: Position, army: str, site: str = "") -> Stand:
    """Return one army with the name of its Legendary Hero, where it has one."""
    name = " ".join(filter(None, (army, state.hero(position, army))))
    return Stand(state.owner(army), name, name, site)
