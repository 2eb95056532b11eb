"""The 83 cards, with what the sources tell of each: Events, Pivotal Events and Epoch cards (5.0, 5.6, 5.7)."""

from collections.abc import Collection
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.pendragon.kinds import Faction

Row = Mapping[str, Any]


class Type(StrEnum):
    """The three types of card (5.0, 5.6, 5.7)."""

    EVENT = "event"
    PIVOTAL = "pivotal"
    EPOCH = "epoch"


class Text(StrEnum):
    """Which text of a card is executed: one of the two of a card of dual use, or its only one (5.2)."""

    UNSHADED = "unshaded"
    SHADED = "shaded"
    ONLY = "only"


class Lasting(StrEnum):
    """How long the effects of a text last: for the rest of the game, or up to the end of the next Epoch Round (5.3, 5.4)."""

    CAPABILITY = "capability"
    MOMENTUM = "momentum"


@cache
def cards() -> Mapping[str, Row]:
    """Return the 83 cards by id."""
    return {row["id"]: row for row in sources.table("pendragon", "tables/cards")["card"]}


@cache
def untraced() -> Mapping[str, Row]:
    """Return the Events whose title is known and whose number is not, by id."""
    return {row["id"]: row for row in sources.table("pendragon", "tables/cards")["untraced"]}


def known(text: str) -> str:
    """Return the id of a card by its id, its number or its title, of an untraced Event too; raises Wrong for another."""
    named = {_plain(title): name for name, row in {**cards(), **untraced()}.items() for title in _titles(row)}
    numbered = {str(row["number"]): name for name, row in cards().items() if "number" in row}
    ids = [*cards(), *untraced()]
    found = numbered.get(text.strip()) or named.get(_plain(text)) or text.strip()
    return choose("card-unknown", found, ids)


def sort(found: Collection[str]) -> list[str]:
    """Return ids in the order of the table, those of untraced Events last."""
    return [name for name in (*cards(), *untraced()) if name in found]


def row(card: str) -> Row:
    """Return what is known of a card."""
    return cards()[card] if card in cards() else untraced()[card]


def of_type(kind: Type, epoch: str | None = None) -> tuple[str, ...]:
    """Return the ids of all cards of a type, of Epoch cards perhaps only the Early or the Late ones."""
    return tuple(name for name, row in cards().items() if row["type"] == kind and epoch in (None, row.get("epoch")))


def type_of(card: str) -> Type:
    """Return the type of a card; an untraced one is an Event."""
    return Type(row(card).get("type", Type.EVENT))


def order(card: str) -> tuple[Faction, ...] | None:
    """Return the Faction order along the top of a card, None where no source tells it (2.3.2)."""
    found = row(card).get("order")
    return None if found is None else tuple(Faction(faction) for faction in found)


def owner_of(card: str) -> Faction:
    """Return the Faction whose Pivotal Event this card is (2.3.8)."""
    return Faction(row(card)["owner"])


def pivotal_of(faction: Faction) -> str:
    """Return the Pivotal Event card of a Faction (2.3.8)."""
    return next(card for card in of_type(Type.PIVOTAL) if owner_of(card) == faction)


def titles_for(card: str) -> tuple[str, ...]:
    """Return the untraced Events that a card without a known title could be, by its number and order."""
    if "name" in row(card) or type_of(card) != Type.EVENT:
        return ()
    number, along = row(card)["number"], row(card)["order"]
    return tuple(
        name
        for name, found in untraced().items()
        if number in found.get("numbers", [number]) and found.get("order", along) == along
    )


def told(card: str, text: Text) -> Row:
    """Return what is known of a text of a card; `unsaid`, known of one side or the other, is not part of it."""
    found: Row = row(card).get(text, {})
    return found


def lasting(card: str, text: Text) -> Lasting | None:
    """Return how long the effects of a text last, None where no source tells."""
    found = told(card, text).get("lasting") or row(card).get("lasting")
    return None if found is None else Lasting(found)


def _titles(row: Row) -> tuple[str, ...]:
    return (row["name"],) if "name" in row else tuple(row["title"].values())


def _plain(text: str) -> str:
    return "".join(letter for letter in text.lower() if letter.isalnum())
