"""The table of the cards agrees with itself, with the set-ups and with what is known of the deck (1.2, 5.0)."""

import re
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from ludex.kernel import sources
from ludex.pendragon.kinds import STOCK

TABLE = sources.table("pendragon", "tables/cards")
CARDS: list[dict[str, Any]] = TABLE["card"]
UNTRACED: list[dict[str, Any]] = TABLE["untraced"]
EVENTS = [card for card in CARDS if card["type"] == "event"]
NUMBERED = {card["number"]: card for card in CARDS if "number" in card}
SIDES = ("unshaded", "shaded", "unsaid")
FACTIONS = ("dux", "civitates", "saxons", "scotti")
CONFIDENCE = ("high", "medium", "low")
LASTING = ("capability", "momentum")
NUMERAL = re.compile(r"\d+D\d+|\d*½|\d+")

# The orders that were seen on the cards themselves, apart from the pattern of the numbers.
SEEN = {
    8: ["dux", "saxons", "civitates", "scotti"],
    22: ["civitates", "dux", "scotti", "saxons"],
    43: ["saxons", "civitates", "dux", "scotti"],
    44: ["saxons", "civitates", "dux", "scotti"],
    56: ["scotti", "dux", "civitates", "saxons"],
}


def sides(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what is known of the sides of a card."""
    return [row[side] for side in SIDES if side in row]


def titles(kind: str) -> list[tuple[int, str]]:
    """Return the numbers and titles in one optional list of all set-ups."""
    setups = sources.table("pendragon", "tables/setups")["setup"]
    return [(row["number"], row["title"]) for setup in setups for row in setup["deck"].get("optional", {}).get(kind, [])]


TOLD = [(row["id"], side) for row in (*CARDS, *UNTRACED) for side in sides(row)] + [("tribal-war", TABLE["tribal_war"])]


def test_the_cards_are_83() -> None:
    """There are 72 Event cards, 4 Pivotal Event cards and 7 Epoch cards, 4 of them Early and 3 Late, in this order (1.2)."""
    assert ["event"] * 72 + ["pivotal"] * 4 + ["epoch"] * 7 == [card["type"] for card in CARDS]
    assert {"early": 4, "late": 3} == Counter(card["epoch"] for card in CARDS if card["type"] == "epoch")


def test_every_id_is_of_one_card() -> None:
    """No two cards have one id, those without a number included."""
    ids = Counter(row["id"] for row in (*CARDS, *UNTRACED))

    assert {1} == set(ids.values())
    assert 83 + 15 == len(ids)


def test_an_id_is_the_title() -> None:
    """The id of a card is its title; an Event card without one has its number."""
    for row in (*CARDS, *UNTRACED):
        if "name" in row:
            assert re.sub(r"\W+", "-", row["name"].lower().replace("'", "")) == row["id"]
        elif row["type"] == "event":
            assert f"event-{row['number']}" == row["id"]


def test_event_cards_are_numbered_from_1_to_72() -> None:
    """Each number from 1 to 72 is that of one Event card, and none of another card."""
    assert [*range(1, 73)] == [card["number"] for card in EVENTS]
    assert {82: "rhiotamus"} == {number: card["id"] for number, card in NUMBERED.items() if card["type"] != "event"}


def test_orders_follow_the_numbers() -> None:
    """The orders are all 24 permutations, in the sequence Dux, Civitates, Saxons, Scotti, 3 cards each (2.3.2)."""
    assert [list(order) for order in permutations(FACTIONS) for _ in range(3)] == [card["order"] for card in EVENTS]


def test_orders_that_were_seen_fit_the_pattern() -> None:
    """The 5 orders seen independently are those of the table, which says of no others that they were seen."""
    assert SEEN == {card["number"]: card["order"] for card in EVENTS if "order_source" in card}


@pytest.mark.parametrize("kind", ["removed", "cards"])
def test_the_set_ups_name_the_same_titles(kind: str) -> None:
    """A card that a set-up names by number has the same title here (S.2, S.3)."""
    named = titles(kind)

    assert named
    assert named == [(number, NUMBERED[number]["name"]) for number, _ in named]


def test_cards_in_force_from_the_start_are_capabilities() -> None:
    """The side of an Event card that a set-up puts in force is a Capability (S.2)."""
    setups = sources.table("pendragon", "tables/setups")["setup"]
    named = [row for setup in setups for row in setup["deck"].get("optional", {}).get("cards", [])]

    assert [row["id"] for row in named] == [NUMBERED[row["number"]]["id"] for row in named]
    assert {"capability"} == {NUMBERED[row["number"]][row["side"]]["lasting"] for row in named}


def test_the_set_ups_name_cards_of_the_table() -> None:
    """A Pivotal Event or Epoch card that a set-up names by its id is one of that type (S.2, S.3)."""
    setups = sources.table("pendragon", "tables/setups")["setup"]
    named = {name for setup in setups for name in setup.get("cards", [])} | {"magnus-maximus", "constantine-iii"}

    assert set() == named - {card["id"] for card in CARDS if card["type"] != "event"}


@pytest.mark.parametrize(("card", "told"), TOLD, ids=[card for card, _ in TOLD])
def test_what_is_known_is_told_in_both_languages(card: str, told: dict[str, Any]) -> None:
    """What is known of a side is told in English and in Spanish, with the same numbers, and says where it is from."""
    assert told["en"]
    assert told["es"]
    assert NUMERAL.findall(told["en"]) == NUMERAL.findall(told["es"])
    assert told["source"]


def test_untraced_cards_have_a_place() -> None:
    """An Event card without a number can be one of the cards without a title that have its order."""
    for row in (row for row in UNTRACED if "numbers" in row):
        free = [card["number"] for card in EVENTS if "name" not in card and card["order"] == row["order"]]

        assert free == row["numbers"]


def test_untraced_cards_leave_room_for_each_other() -> None:
    """There are at least as many cards without a title as titles without a number."""
    assert len(UNTRACED) <= len([card for card in EVENTS if "name" not in card])


def test_each_faction_has_one_pivotal_event() -> None:
    """Each Faction owns one Pivotal Event card; its prerequisite is of a track and the Imperium alone (2.3.8, 5.7)."""
    pivotal = {card["owner"]: card for card in CARDS if card["type"] == "pivotal"}

    assert set(FACTIONS) == set(pivotal)
    assert {} == pivotal["scotti"]["prerequisite"]
    for card in pivotal.values():
        needed = card["prerequisite"]
        assert {"imperium_not", "track", "least"} >= set(needed)
        assert ("track" in needed) == ("least" in needed)
        assert needed.get("track", "prestige") in STOCK.tracks


def test_fields_hold_what_they_may() -> None:
    """Confidence, what lasts, what is named and what is granted are of the kinds that the table explains."""
    for row in (*CARDS, *UNTRACED):
        for part in (row, *sides(row)):
            confidence = [value for key, value in part.items() if key.endswith("confidence")]
            assert set(CONFIDENCE) >= set(confidence)
            assert part.get("lasting", "capability") in LASTING
            assert part.get("names", "sea") in ("sea", "barbarian", "faction")
            for grant in part.get("grants", []):
                assert grant["faction"] in (*FACTIONS, "briton")
                assert grant["action"] in ("raid", "place-command", "battle")


def test_the_table_says_where_it_is_from() -> None:
    """The table names its sections, a source and a confidence, for the cards and for their orders."""
    assert ["5.0", "5.6", "5.7"] == TABLE["sections"]
    for field in ("source", "order_source"):
        assert TABLE["defaults"][field]
    for field in ("confidence", "order_confidence"):
        assert TABLE["defaults"][field] in CONFIDENCE
