"""Population of spaces (1.3.6): what it is, how far it may rise and fall, and the Refugees that a fall makes."""

from ludex.kernel import sources
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.rulebook import rule


def limits() -> dict[str, int]:
    """Return the limits of 1.2, 1.3.6, 1.7.1, 1.7.2 and 1.7.4 by name."""
    found: dict[str, int] = sources.table("pendragon", "tables/tracks")["limits"]
    return found


@rule("1.3.6")
def population(position: Position, name: str) -> int:
    """Return the current Population of a space: its marker's value, else as printed (1.3.6)."""
    marked = position.marks.get(f"population:{name}")
    return int(marked) if marked is not None else board.space(name).population


@rule("1.3.6")
def most_population(name: str) -> int:
    """Return the highest Population that a space may have: a Region 1 above print, a City as printed (1.3.6)."""
    found = board.space(name)
    over = limits()["city_population_over_print" if found.city else "region_population_over_print"]
    return found.population + over


@rule("1.3.6")
def set_population(position: Position, name: str, value: int) -> Position:
    """Return the position with a space's Population at a value kept within its limits (1.3.6).

    Where it really falls, a Refugees marker goes to the Available Civitates box, if one is left.
    """
    old = population(position, name)
    new = min(max(value, limits()["least_population"]), most_population(name))
    position = position.mark(f"population:{name}", None if new == board.space(name).population else new)
    if new < old:
        refugees = int(position.marks.get("refugees", 0))
        position = position.mark("refugees", min(refugees + 1, limits()["refugees"]))
    return position
