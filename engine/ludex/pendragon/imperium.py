"""What a position says of the Imperium, the Roads, the Seas and the cards in force (6.8, 1.3.3, 1.3.7, 5.3)."""

from enum import StrEnum

from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon.kinds import Card
from ludex.pendragon.rulebook import rulebook

IN_FORCE = "in-force"
ONLY = "only"
COUNTS_BY = {Card.CAMELOT: "unshaded", Card.MONS_BADONICUS: "shaded"}  # the text that changes a Battle (3.6.4)


class Imperium(StrEnum):
    """The five states of the Imperium (6.8)."""

    ROMAN_RULE_MILITARY = "roman-rule-military"
    ROMAN_RULE_CIVILIAN = "roman-rule-civilian"
    AUTONOMY_MILITARY = "autonomy-military"
    AUTONOMY_CIVILIAN = "autonomy-civilian"
    FRAGMENTATION = "fragmentation"


def imperium(position: Position) -> Imperium | None:
    """Return the state of the Imperium, None where the position does not say."""
    value = position.marks.get("imperium")
    return None if value is None else Imperium(str(value))


def stated_imperium(position: Position) -> Imperium:
    """Return the state of the Imperium; raises Wrong where the position does not say."""
    found = imperium(position)
    if found is None:
        raise Wrong("imperium-missing", options=", ".join(Imperium))
    return found


def fragmented(position: Position) -> bool:
    """Tell whether there is Fragmentation (6.8); raises Wrong where the position does not say."""
    return stated_imperium(position) == Imperium.FRAGMENTATION


def in_force(position: Position, card: Card) -> bool:
    """Tell whether a lasting card that changes a Battle is in force, by the text that does (5.3, 5.7)."""
    text = lasting_cards(position).get(card)
    if text is not None:
        rulebook.enter("5.3")
    return text is not None and text.split(" ")[0] in (IN_FORCE, ONLY, COUNTS_BY.get(card))


def lasting_cards(position: Position) -> dict[str, str]:
    """Return the cards in force with what is known of each: its text, how long it lasts, what it names; else `in-force`."""
    return {mark.removeprefix("card:"): str(value) for mark, value in position.marks.items() if mark.startswith("card:")}


def put_in_force(position: Position, card: str, text: str, lasting: str, names: str = "") -> Position:
    """Return the position with a lasting card in force by one of its texts (5.3, 5.4)."""
    return position.mark(f"card:{card}", f"{text} {lasting} {names}".strip())


def roads_maintained(position: Position) -> bool | None:
    """Tell whether Roads are Maintained (1.3.3, 6.8.4), None where the position does not say."""
    value = position.marks.get("roads")
    return None if value is None else value == "maintained"


def patrolled(position: Position, sea: str) -> bool | None:
    """Tell whether a Sea is Patrolled (1.3.7), None where the position does not say."""
    value = position.marks.get(f"sea:{sea}")
    return None if value is None else value == "patrolled"
