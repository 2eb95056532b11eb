"""Positions as text: a space a line, and counted pieces as `9r(2p) 1w fort@lindum`."""

import re
from collections.abc import Sequence

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon import cards
from ludex.pendragon import sequence
from ludex.pendragon.imperium import Imperium
from ludex.pendragon.imperium import IN_FORCE
from ludex.pendragon.imperium import lasting_cards
from ludex.pendragon.kinds import BOXES
from ludex.pendragon.kinds import CARRIED
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import owner
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.piece_text import read_item
from ludex.pendragon.piece_text import show_pieces
from ludex.pendragon.population import population

LASTING_WORDS = (*cards.Text, *cards.Lasting, *board.seas(), *Faction)  # what may be told of a card in force
SEAS = {"patrolled": True, "unpatrolled": False}
CHANGE = "change "  # begins the line of a track that is not given, only how far it has moved


def read(text: str) -> Position:
    """Read a position: lines (or parts between ` | `) of spaces, boxes, tracks and marks.

    One space alone makes a local position. Raises Wrong with the line for what cannot be read; what can be read but
    breaks a rule is left for `problems`.
    """
    reader = _Reader()
    lines = [line.split("#")[0].strip() for part in text.splitlines() for line in part.split(" | ")]
    if not any(lines):
        raise Wrong("position-empty")
    for line in filter(None, lines):
        reader.line(line)
    return reader.finish()


class _Reader:
    """Gathers the lines of a position; each is read into pieces, marks or tracks."""

    def __init__(self) -> None:
        self.counts: dict[str, dict[Piece, int]] = {}
        self.marks: dict[str, str | int] = {}
        self.spaces: list[str] = []
        self.seen: set[str] = set()

    def line(self, line: str) -> None:
        name, colon, rest = (part.strip() for part in line.partition(":"))
        name = name.lower()
        if not colon:
            raise Wrong("line-unreadable", line=line)
        if name in self.seen:
            raise Wrong("line-twice", name=name)
        self.seen.add(name)
        if name in board.spaces():
            self.spaces.append(name)
            self.space(name, rest)
        elif name == SUPPLY:
            if not re.fullmatch(r"-?\d{1,4}", rest):
                raise Wrong("supply-unreadable", text=rest)
            self.counts[SUPPLY] = {CUBE: int(rest)}
        elif name in BOXES or name in board.seas() or name == board.CALEDONIA:
            self.pieces(name, rest)
        elif name in STOCK.tracks or name == "refugees":
            most = STOCK.tracks.get(name, (0, 99))[1]
            if not re.fullmatch(r"-?\d{1,4}", rest):
                raise Wrong("number-unreadable", name=name, text=rest, most=most)
            self.marks[name] = int(rest)
        elif name.startswith(CHANGE):
            self.change(choose("track-unknown", name.removeprefix(CHANGE).strip(), STOCK.tracks), rest)
        elif name == "imperium":
            self.marks[name] = choose("imperium-unknown", rest, Imperium)
        elif name == "scenario":
            self.marks[name] = choose("setup-unknown", rest, _scenarios())
        elif name == "roads":
            self.marks[name] = choose("roads-unknown", rest, ("maintained", "not-maintained"))
        elif name in SEAS:
            for sea in filter(None, re.split(r"[,\s]+", rest)):
                mark = f"sea:{choose('sea-unknown', sea, board.seas())}"
                if self.marks.setdefault(mark, name) != name:
                    raise Wrong("sea-twice", sea=sea)
        elif name == "cards":
            self.cards(rest)
        elif name in sequence.LINES:
            self.marks[name] = sequence.LINES[name](rest)
        else:
            known = [
                *board.spaces(),
                *BOXES,
                *STOCK.tracks,
                "scenario",
                "imperium",
                "roads",
                *SEAS,
                "cards",
                "refugees",
                *sequence.LINES,
            ]
            choose("space-unknown", name, known)

    def cards(self, text: str) -> None:
        """Read the cards in force, each with its text, how long it lasts and what it names: `camelot (unshaded)`."""
        for item in filter(None, (item.strip() for item in text.split(","))):
            name, _, rest = item.partition("(")
            known = cards.known(name.strip())
            words = [choose("word-unknown", word, LASTING_WORDS) for word in rest.rstrip(")").split()]
            if sum(word in list(cards.Text) for word in words) > 1 or sum(word in list(cards.Lasting) for word in words) > 1:
                raise Wrong("card-both-ways", card=known)
            self.marks[f"card:{known}"] = " ".join(words) or IN_FORCE

    def space(self, name: str, text: str) -> None:
        """Read the clauses of a space: `pop 2`, `prosperity 3`, and the pieces of each Faction."""
        pieces = []
        for clause in filter(None, (c.strip() for c in text.split(";"))):
            word, _, rest = clause.partition(" ")
            if word in ("pop", "prosperity"):
                if (told := f"{name}: {word}") in self.seen:
                    raise Wrong("line-twice", name=told)
                self.seen.add(told)
                if not re.fullmatch(r"-?\d{1,3}", rest.strip()):
                    raise Wrong("number-unreadable", name=told, text=rest, most=STOCK.finite[Kind.CUBE])
                number = int(rest)
                if word == "prosperity" and number:
                    self.counts.setdefault(name, {})[CUBE] = number
                elif word == "pop" and number != board.space(name).population:
                    self.marks[f"population:{name}"] = number
            elif word != "empty":
                pieces.append(clause)
        self.pieces(name, ";".join(pieces))

    def change(self, track: str, text: str) -> None:
        """Read how far a track has moved that is not given itself."""
        if not re.fullmatch(r"[+-]?\d{1,4}", text):
            raise Wrong("number-unreadable", name=CHANGE + track, text=text, most=STOCK.tracks[track][1])
        if int(text):
            self.marks[f"change:{track}"] = int(text)

    def pieces(self, place: str, text: str) -> None:
        """Read the pieces of each Faction at a place; cubes beyond one a Unit are kept as a mark, for `problems`."""
        for clause in filter(None, (c.strip() for c in text.split(";"))):
            word, _, rest = clause.partition(" ")
            faction = Faction(choose("faction-unknown", word, Faction))
            for item in re.findall(r"[^\s,]+", rest):
                piece, site, number, cubes = read_item(item, faction)
                if site is not None:
                    if place not in board.spaces():
                        raise Wrong("site-unknown", name=site, space=place, nearest="")
                    choose("site-unknown", site, board.space(place).sites, space=place)
                laden = _laden(piece, number, cubes)
                if cubes > laden:
                    mark = f"overladen:{place}:{faction} {item}"
                    self.marks[mark] = int(self.marks.get(mark, 0)) + cubes - laden
                where = board.site_place(place, site) if site else place
                row = self.counts.setdefault(where, {})
                for sort, n in ((piece, number - laden), (piece._replace(laden=True), laden)):
                    if n:
                        row[sort] = row.get(sort, 0) + n
                if laden:
                    carried = self.counts.setdefault(CARRIED, {})
                    carried[CUBE] = carried.get(CUBE, 0) + laden

    def finish(self) -> Position:
        for track in STOCK.tracks:
            if track in self.marks and f"change:{track}" in self.marks:
                raise Wrong("change-given", track=track)
        if len(self.spaces) < len(board.spaces()):
            self.marks["stated"] = ",".join(name for name in board.spaces() if name in self.spaces)
        elif SUPPLY not in self.counts:
            used = sum(row.get(CUBE, 0) for row in self.counts.values())
            self.counts[SUPPLY] = {CUBE: STOCK.finite[Kind.CUBE] - used}
        return Position(STOCK, self.counts, self.marks)


def show(position: Position) -> str:
    """Return a position as text that `read` reads back to the same position."""
    lines = [f"{name}: {position.marks[name]}" for name in ("scenario", "imperium", "roads") if name in position.marks]
    listed = {word: [sea for sea in board.seas() if position.marks.get(f"sea:{sea}") == word] for word in SEAS}
    listed["cards"] = [card if text == IN_FORCE else f"{card} ({text})" for card, text in _in_force(position)]
    lines += [f"{word}: {', '.join(found)}" for word, found in listed.items() if found]
    lines += [f"{name}: {position.marks[name]}" for name in sequence.LINES if name in position.marks]
    lines += [f"{name}: {position.marks[name]}" for name in (*STOCK.tracks, "refugees") if name in position.marks]
    changes = {track: position.marks.get(f"change:{track}") for track in STOCK.tracks}
    lines += [f"{CHANGE}{track}: {value}" for track, value in changes.items() if value]
    stated = stated_spaces(position)
    lines += [show_space(position, name) for name in board.spaces() if name in stated]
    for place in (*board.seas(), board.CALEDONIA, *BOXES):
        if place != SUPPLY and (text := _show_place(position, place, (place,))) != "none":
            lines.append(f"{place}: {text}")
    if position.count(SUPPLY, CUBE) or "stated" not in position.marks or not lines:
        lines.append(f"{SUPPLY}: {position.count(SUPPLY, CUBE)}")
    return "\n".join(lines) + "\n"


def _in_force(position: Position) -> list[tuple[str, str]]:
    found = lasting_cards(position)
    return [(card, found[card]) for card in (*cards.cards(), *cards.untraced()) if card in found]


def show_space(position: Position, name: str) -> str:
    """Return one space as text: `corieltauvi: pop 1; prosperity 3; saxons 1w; civitates town@ratae`."""
    parts = []
    if population(position, name) != board.space(name).population:
        parts.append(f"pop {population(position, name)}")
    if cubes := position.count(name, CUBE):
        parts.append(f"prosperity {cubes}")
    if (pieces := _show_place(position, name, board.places_of(name))) != "none":
        parts.append(pieces)
    return f"{name}: " + ("; ".join(parts) or "empty")


def _show_place(position: Position, name: str, places: Sequence[str]) -> str:
    """Return the pieces of a space or box as text; items with too many cubes stand as they were written."""
    group = {
        (piece, place.partition("@")[2] or None): n
        for place in places
        for piece, n in position.at(place).items()
        if piece != CUBE
    }
    overladen: dict[Faction, list[str]] = {}
    for mark in sorted(position.marks):
        if mark.startswith(f"overladen:{name}:"):
            word, _, item = mark.rpartition(":")[2].partition(" ")
            piece, site, number, cubes = read_item(item, Faction(word))
            laden = _laden(piece, number, cubes)
            for _ in range(int(position.marks[mark]) // (cubes - laden)):
                overladen.setdefault(Faction(word), []).append(item)
                for sort, n in ((piece, number - laden), (piece._replace(laden=True), laden)):
                    group[sort, site] = group.get((sort, site), 0) - n
    by_owner: dict[Faction, list[str]] = {}
    for faction in Faction:
        own = [(key, n) for key, n in group.items() if n > 0 and owner(key[0]) == faction]
        if items := [*([show_pieces(own)] if own else []), *overladen.get(faction, [])]:
            by_owner[faction] = items
    return "; ".join(f"{faction} {' '.join(items)}" for faction, items in by_owner.items()) or "none"


def _laden(piece: Piece, number: int, cubes: int) -> int:
    """Return how many of so many pieces carry one of some cubes (1.7.4)."""
    return min(cubes, number) if piece.kind in UNITS else 0


def _scenarios() -> list[str]:
    return [row["id"] for row in sources.table("pendragon", "tables/setups")["setup"]]


def stated_spaces(position: Position) -> tuple[str, ...]:
    """Return the spaces that the position tells of: all, or those of a local position."""
    stated = position.marks.get("stated")
    return tuple(board.spaces()) if stated is None else tuple(filter(None, str(stated).split(",")))


def needs_space(position: Position, name: str) -> None:
    """Raise Wrong where a local position does not tell of this space."""
    board.space(name)
    if name not in stated_spaces(position):
        raise Wrong("space-not-stated", space=name)
