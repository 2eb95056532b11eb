"""Positions of a campaign as text: players, turn, spaces, armies, relics and what is owed, a line each."""

import re

from ludex.campaign import state
from ludex.campaign.board import in_order
from ludex.campaign.board import SPACE
from ludex.campaign.board import Terrain
from ludex.campaign.state import Building
from ludex.campaign.state import REMOVED
from ludex.campaign.state import STOCK
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position

NAME = re.compile(r"[a-zà-ÿ][a-zà-ÿ0-9]*")
ARMY = re.compile(r"([a-zà-ÿ][a-zà-ÿ0-9]*)-([1-9]\d?)")
CHALLENGE = re.compile(r"(\S+) > (\S+) @ (\S+)( .*)?")
NUMBERS = {"season": 999, "turn": 99, "step": 9}
FLAGS = ("built", "fought", "retreated", "moved", "marched", "acted")


def read(text: str) -> Position:
    """Read a position: lines, or parts between ` | `; raises Wrong with what cannot be read."""
    lines = [line.split("#")[0].strip() for part in text.splitlines() for line in part.split(" | ")]
    if not any(lines):
        raise Wrong("position-empty")
    reader = _Reader()
    for line in filter(None, lines):
        reader.line(line)
    return reader.finish()


class _Reader:
    """Gathers the lines of a position as marks."""

    def __init__(self) -> None:
        self.marks: dict[str, str | int] = {}
        self.spaces: dict[str, str] = {}
        self.players: list[str] = []
        self.seen: set[str] = set()

    def line(self, line: str) -> None:
        name, colon, rest = (part.strip() for part in line.partition(":"))
        if not colon:
            raise Wrong("line-unreadable", line=line)
        if name in self.seen:
            raise Wrong("line-twice", name=name)
        self.seen.add(name)
        word, _, of = name.partition(" ")
        if name == "players":
            self.players = [player.strip() for player in rest.split(",")]
            if not all(NAME.fullmatch(player) for player in self.players) or len(set(self.players)) < len(self.players):
                raise Wrong("players-unreadable", text=rest)
        elif name in NUMBERS:
            if not re.fullmatch(r"\d{1,3}", rest) or not 1 <= int(rest) <= NUMBERS[name]:
                raise Wrong("number-unreadable", name=name, text=rest, most=NUMBERS[name])
            self.marks[name] = int(rest)
        elif name in ("order", "fortress"):
            self.marks[name] = ",".join(part.strip() for part in rest.split(","))
        elif SPACE.fullmatch(name):
            self.space(name, rest)
        elif word == "army" and ARMY.fullmatch(of):
            self.army(of, rest)
        elif name == "relics":
            self.relics(rest)
        elif word == "captive" and of:
            self.marks[f"captive:{of}"] = rest
        elif word in ("regiments", "ranks", "items") and of:
            if not re.fullmatch(r"\d{1,3}", rest):
                raise Wrong("number-unreadable", name=name, text=rest, most=999)
            self.marks[f"{word}:{of}"] = int(rest)
        elif word == "challenge" and of.isdigit():
            if not CHALLENGE.fullmatch(rest):
                raise Wrong("challenge-unreadable", text=rest)
            self.marks[f"challenge:{of}"] = rest
        elif word in ("event", "bonus", "note") and of:
            self.marks[f"{word}:{of}"] = int(rest) if word == "bonus" and rest.isdigit() else rest
        else:
            known = ["players", *NUMBERS, "order", "fortress", "relics", "army ana-1", "c4", "event ana", "challenge 1"]
            raise Wrong("line-unknown", name=name, nearest=", ".join(known))

    def space(self, name: str, text: str) -> None:
        kind, *clauses = (clause.strip() for clause in text.split(";"))
        choose("terrain-unknown", kind, Terrain, space=name)
        owner, capital = "-", ""
        for clause in filter(None, clauses):
            word, _, rest = clause.partition(" ")
            if word == "realm" and rest:
                owner = rest
            elif word == "banner" and rest:
                self.marks[f"banner:{name}"] = rest
            elif clause == "capital":
                capital = " capital"
            else:
                if f"building:{name}" in self.marks:
                    raise Wrong("building-twice", space=name)
                self.marks[f"building:{name}"] = choose("building-unknown", clause, Building, space=name)
        if capital and owner == "-":
            raise Wrong("capital-no-realm", space=name)
        self.spaces[name] = f"{name} {kind}" + ("" if owner == "-" else f" {owner}{capital}")

    def army(self, name: str, text: str) -> None:
        place, *clauses = (clause.strip() for clause in text.split(";"))
        self.marks[f"army:{name}"] = place
        for clause in filter(None, clauses):
            word, _, rest = clause.partition(" ")
            if word in ("hero", "terms") and rest:
                self.marks[f"{word}:{name}"] = rest
            elif clause in FLAGS:
                self.marks[f"{clause}:{name}"] = 1
            else:
                raise Wrong("army-clause", clause=clause, known="hero NAME, terms ..., " + ", ".join(FLAGS))

    def relics(self, text: str) -> None:
        for part in filter(None, (part.strip() for part in text.split(","))):
            match = re.fullmatch(r"(\S+) (\d{1,3})", part)
            if not match:
                raise Wrong("relics-unreadable", text=part)
            if int(match[2]):
                self.marks[f"relics:{match[1]}"] = int(match[2])

    def finish(self) -> Position:
        if not self.spaces:
            raise Wrong("map-missing")
        for player in self._named():
            choose("player-unknown", player, self.players)
        for mark, value in self.marks.items():
            if (mark.startswith("army:") and value != REMOVED) or mark == "fortress":
                choose("space-unknown", str(value), self.spaces)
        self.marks["map"] = "|".join(self.spaces[name] for name in in_order(self.spaces))
        self.marks["players"] = ",".join(self.players)
        for name in NUMBERS:
            self.marks.setdefault(name, 1)
        return Position(STOCK, {}, self.marks)

    def _named(self) -> list[str]:
        """Return every player that the position names, wherever."""
        found = [part.split()[2] for part in self.spaces.values() if len(part.split()) > 2]
        for mark, value in self.marks.items():
            word, _, of = mark.partition(":")
            if word in ("banner", "captive"):
                found.append(str(value))
            elif word in ("relics", "event"):
                found.append(of)
            elif word == "army":
                found.append(state.owner(of))
            elif word == "order":
                found += str(value).split(",")
        return found


def show(position: Position) -> str:
    """Return a position as text that `read` reads back to the same position."""
    marks = position.marks
    lines = [f"players: {', '.join(state.players(position))}"]
    lines += [f"{name}: {marks[name]}" for name in NUMBERS]
    if "order" in marks:
        lines.append(f"order: {', '.join(state.order(position))}")
    if "fortress" in marks:
        lines.append(f"fortress: {marks['fortress']}")
    lines += [show_space(position, space) for space in in_order(state.the_map(position).terrain)]
    lines += [show_army(position, army) for army in state.armies(position)]
    found = [f"{player} {state.relics(position, player)}" for player in state.players(position)]
    lines.append(f"relics: {', '.join(found)}")
    for word in ("captive", "regiments", "ranks", "items", "challenge", "event", "bonus", "note"):
        lines += [f"{word} {m.partition(':')[2]}: {marks[m]}" for m in sorted(marks) if m.startswith(f"{word}:")]
    return "\n".join(lines) + "\n"


def show_space(position: Position, space: str) -> str:
    """Return a space as text: `c4: forest; realm ana; banner ana; city; capital`."""
    found = state.the_map(position)
    parts = [str(found.terrain[space])]
    if space in found.realm:
        parts.append(f"realm {found.realm[space]}")
    if owner := state.banner(position, space):
        parts.append(f"banner {owner}")
    if kind := state.building(position, space):
        parts.append(str(kind))
    if state.is_capital(position, space):
        parts.append("capital")
    return f"{space}: {'; '.join(parts)}"


def show_army(position: Position, army: str) -> str:
    """Return an army as text: `army ana-1: c4; hero Aldric; built`."""
    marks = position.marks
    parts = [str(marks[f"army:{army}"])]
    if (leader := state.hero(position, army)) is not None:
        parts.append(f"hero {leader}")
    parts += [flag for flag in FLAGS if f"{flag}:{army}" in marks]
    if owed := state.terms(position, army):
        parts.append(f"terms {', '.join(owed)}")
    return f"army {army}: {'; '.join(parts)}"
