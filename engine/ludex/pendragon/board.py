"""The map: spaces, terrain, sites, borders, Roads, Seas, coasts and Caledonia (1.3 to 1.3.9)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.pendragon.rulebook import rule

CALEDONIA = "caledonia"


class Terrain(StrEnum):
    """The terrain of a Region; a City has none (1.3.1, 1.3.2)."""

    CLEAR = "clear"
    FENS = "fens"
    HILLS = "hills"
    NONE = "none"


class SiteKind(StrEnum):
    """Whether a Stronghold site is one for Towns (1.3.5)."""

    TOWN = "town"
    HILLFORT = "hillfort"


@dataclass(frozen=True)
class Space:
    """A Region or City as printed: what never changes of it (1.3.1, 1.3.2)."""

    id: str
    city: bool
    terrain: Terrain
    population: int
    sites: dict[str, SiteKind]
    neighbours: tuple[str, ...]
    seas: tuple[str, ...]
    doubtful: tuple[str, ...]


@dataclass(frozen=True)
class Way:
    """One way between two spaces, and whether its source is weak."""

    doubtful: bool


@cache
def spaces() -> dict[str, Space]:
    """Return the 23 spaces by id, in the order of the table."""
    return {
        row["id"]: Space(
            row["id"],
            row["kind"] == "city",
            Terrain(row["terrain"]),
            row["population"],
            {site["id"]: SiteKind(site["kind"]) for site in row["site"]},
            tuple(row["adjacent"]),
            tuple(row["seas"]),
            tuple(row.get("doubtful", ())),
        )
        for row in _map()["space"]
    }


@cache
def seas() -> tuple[str, ...]:
    """Return the ids of the four Seas (1.3.7)."""
    return tuple(row["id"] for row in _map()["sea"])


@cache
def roads() -> dict[frozenset[str], Way]:
    """Return the Roads by the two spaces that each joins (1.3.3)."""
    default = _map()["defaults"]["confidence"]
    return {frozenset(row["between"]): Way(row.get("confidence", default) != "high") for row in _map()["road"]}


def no_road_is_doubtful(one: str, other: str) -> bool:
    """Tell whether it rests on a weak source that no Road joins two adjacent spaces."""
    said = {frozenset(row["between"]) for row in _map()["not_road"] if row.get("confidence") == "high"}
    return other in space(one).neighbours and frozenset((one, other)) not in said


def space(name: str) -> Space:
    """Return a space by id; raises Wrong for an unknown one."""
    found = spaces().get(name)
    return found if found is not None else spaces()[choose("space-unknown", name, spaces())]


@cache
def site_space() -> dict[str, str]:
    """Return the space of each Stronghold site."""
    return {site: name for name, found in spaces().items() for site in found.sites}


def site_place(name: str, site: str) -> str:
    """Return the place that a Stronghold and the Units Withdrawn into it have in a position."""
    return f"{name}@{site}"


@cache
def places_of(name: str) -> tuple[str, ...]:
    """Return the places of a space in a position: the open ground, then its sites."""
    return (name, *(site_place(name, site) for site in spaces()[name].sites))


@rule("1.3.3")
def joined_by_road(one: str, other: str) -> Way | None:
    """Return the Road that leads straight from one space to another, None where there is none (1.3.3)."""
    return roads().get(frozenset((one, other)))


@rule("1.3.4")
def adjacent(one: str, other: str) -> bool:
    """Tell whether two spaces share a border (1.3.4)."""
    return other in space(one).neighbours


@rule("1.3.5")
def site_kind(name: str, site: str) -> SiteKind:
    """Return whether a site of a space is a Town site or a Hillfort site; raises Wrong where it has no such site (1.3.5)."""
    sites = space(name).sites
    return sites[choose("site-unknown", site, sites, space=name)]


@rule("1.3.7")
def is_sea(place: str) -> bool:
    """Tell whether a place is one of the four Seas, which hold no pieces (1.3.7)."""
    return place in seas()


@rule("1.3.9")
def is_caledonia(place: str) -> bool:
    """Tell whether a place is Caledonia, which holds no pieces (1.3.9)."""
    return place == CALEDONIA


@rule("1.3.7", "1.3.8")
def common_seas(one: str, other: str) -> tuple[str, ...]:
    """Return the Seas that both spaces border, each a way by sea from one to the other (1.3.7, 1.3.8)."""
    return tuple(sea for sea in coasts(one) if sea in coasts(other))


@rule("1.3.8")
def coasts(name: str) -> tuple[str, ...]:
    """Return the Seas on which a space is Coastal (1.3.8)."""
    return space(name).seas


@rule("1.3.9")
def borders_caledonia(name: str) -> bool:
    """Tell whether a space borders Caledonia (1.3.9)."""
    borders: list[str] = _map()["caledonia"]["borders"]
    return name in borders


def _map() -> dict[str, Any]:
    return sources.table("pendragon", "tables/map")
