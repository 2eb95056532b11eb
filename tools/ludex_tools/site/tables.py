"""Draws the tables of a rulebook from the files that the engine reads, in either language."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from fractions import Fraction

from ludex.kernel import sources
from ludex.kernel.words import number
from ludex_tools.site import words as site
from ludex_tools.site.card_tables import CardTables
from ludex_tools.site.drawn import capital
from ludex_tools.site.drawn import Drawn
from ludex_tools.site.drawn import Named
from ludex_tools.site.rolls import Rolls


class Drawing(Rolls, CardTables):
    """The tables of one game in one language."""

    def draw(self, name: str) -> list[Drawn]:
        """Return the table of this name, of a set-up two; raises KeyError for an unknown name."""
        self.doubts = {}
        if name not in names(self.game):
            raise KeyError(name)
        if name.startswith("setup-"):
            drawn = self.setup(name.removeprefix("setup-"))
        elif name in described(self.game):
            drawn = [self.described(name)]
        else:
            drawn = [TABLES[name][1](self)]
        for mark, legend in (("†", "doubt-legend"), ("‡", "doubt-legend-low")):
            if mark in self.doubts:
                named = "; ".join(site.source(self.lang, source) for source in self.doubts[mark])
                drawn[-1].notes.append(self.say(legend, source=named))
        return drawn

    def spaces(self) -> Drawn:
        """Draw the spaces of the map."""
        heads = [*self.head("space", "terrain", "population"), self.say("head-adjacent"), self.say("head-coast")]
        drawn = Drawn(self.say("table-spaces"), heads, numeric=frozenset({2}))
        for row in self.table("map")["space"]:
            drawn.ids.append(row["id"])
            city = row["kind"] == "city"
            terrain = self.say("in-city") if city else self.term(row["terrain"])
            drawn.rows.append(
                [
                    row["name"],
                    terrain + ("" if city else self.mark("map", row, "terrain")),
                    number(row["population"]) + self.mark("map", row, "population"),
                    self.listing(row["adjacent"]) + self.mark("map", row, "adjacent"),
                    self.listing(row["seas"]) + self.mark("map", row, "seas"),
                ]
            )
        return drawn

    def sites(self) -> Drawn:
        """Draw the Stronghold sites, a space a row."""
        drawn = Drawn(self.say("table-sites"), self.head("space", "town-site", "hillfort-site"))
        for row in self.table("map")["space"]:
            drawn.keys.append(row["id"])
            others = [site["name"] for site in row["site"] if site["name"] != row["name"]]
            drawn.named += [Named("site", row["id"], f"{name} ({row['name']})", (name,)) for name in others]
            cells = [row["name"]]
            for kind in ("town", "hillfort"):
                names = [s["name"] + self.mark("map", s, "kind") for s in row["site"] if s["kind"] == kind]
                cells.append(", ".join(names) or "–")
            drawn.rows.append(cells)
        return drawn

    def roads(self) -> Drawn:
        """Draw the Roads, a space a row."""
        drawn = Drawn(self.say("table-roads"), [*self.head("space"), self.say("head-joined")])
        joined: dict[str, list[str]] = {}
        for row in self.table("map")["road"]:
            one, other = row["between"]
            mark = self.mark("map", row, "between")
            joined.setdefault(one, []).append(self.term(other) + mark)
            joined.setdefault(other, []).append(self.term(one) + mark)
        for row in self.table("map")["space"]:
            if row["id"] in joined:
                drawn.rows.append([row["name"], ", ".join(sorted(joined[row["id"]]))])
        return drawn

    def seas(self) -> Drawn:
        """Draw the Seas with their coasts."""
        heads = [*self.head("sea"), self.say("head-coast-of"), self.say("head-home-raiders")]
        drawn = Drawn(self.say("table-seas"), heads)
        for row in self.table("map")["sea"]:
            drawn.ids.append(row["id"])
            raiders = ", ".join(self.term(kind, "many") for kind in row["home_raiders"])
            coast = self.listing(row["coastal"]) + self.mark("map", row, "coastal")
            drawn.rows.append([row["name"], coast, raiders])
        return drawn

    def pieces(self) -> Drawn:
        """Draw the kinds of pieces with their numbers."""
        heads = [capital(self.term("piece", "many")), *self.head("faction"), self.say("head-class")]
        drawn = Drawn(self.say("table-pieces"), [*heads, self.say("head-number")], numeric=frozenset({3}))
        for row in self.table("pieces")["kind"]:
            faction = "–" if row["faction"] == "none" else self.term(row["faction"])
            kind = self.say(f"class-{row['class']}")
            many = self.term(row["id"], "many")
            if row["class"] == "cube":
                many = f"{self.term('prosperity')} / {self.term('plunder')}"
            drawn.rows.append([many, faction, kind, str(row["total"])])
        return drawn

    def tracks(self) -> Drawn:
        """Draw the tracks with their bounds."""
        heads = [capital(self.term("edge-track")), *self.head("faction"), self.say("head-least"), self.say("head-most")]
        drawn = Drawn(self.say("table-tracks"), heads, numeric=frozenset({2, 3}))
        for row in self.table("tracks")["track"]:
            cells = [self.term(row["id"], "many"), self.term(row["faction"]), str(row["least"]), str(row["most"])]
            drawn.rows.append(cells)
        return drawn

    def imperium(self) -> Drawn:
        """Draw the states of the Imperium."""
        drawn = Drawn(self.say("table-imperium"), [*self.head("imperium"), self.say("head-cooperation")])
        for row in self.table("tracks")["imperium"]:
            drawn.rows.append([self.term(row["id"]), self.say("yes" if row["cooperation"] else "no")])
        return drawn

    def units(self) -> Drawn:
        """Draw the Units with their Home Terrain and their losses in a Field Battle."""
        heads = [*self.head("unit", "home"), self.say("head-inflicts"), self.say("head-absorbs")]
        drawn = Drawn(self.say("table-units"), heads, numeric=frozenset({2, 3}))
        for row in self.table("battle")["unit"]:
            home = ", ".join(self.term(terrain) for terrain in row["home"]) or "–"
            if "home_if" in row:
                home = self.say("while-in-force", term=home, card=self.term(row["home_if"]))
            loss = number(Fraction(row["field_loss"]))
            drawn.rows.append([self.term(row["kind"]), home, loss, loss])
        return drawn

    def pre_battle(self) -> Drawn:
        """Draw the faces on which attempts of Pre-Battle succeed, a group and terrain a row."""
        heads = [*self.head("group", "terrain", "evade", "ambush")]
        drawn = Drawn(self.say("table-pre-battle"), heads, numeric=frozenset({2, 3}))
        found: dict[tuple[str, str], dict[str, str]] = {}
        for row in self.table("battle")["pre_battle"]:
            least, most = row["from"], row["to"]
            faces = str(least) if least == most else f"{least}-{most}"
            faces += self.mark("battle", row, "from")
            found.setdefault((row["group"], row["terrain"]), {})[row["attempt"]] = faces
        for (group, terrain), faces_of in found.items():
            cells = [capital(self.term(group)), self.term(terrain)]
            drawn.rows.append([*cells, faces_of.get("evade", "–"), faces_of.get("ambush", "–")])
        return drawn

    def strongholds(self) -> Drawn:
        """Draw the Strongholds with their figures in an Assault."""
        heads = [*self.head("stronghold", "escalade-value", "garrison", "capacity"), self.say("head-coup")]
        drawn = Drawn(self.say("table-strongholds"), heads, numeric=frozenset({1, 2, 3, 4}))
        for row in self.table("battle")["stronghold"]:
            name = self.term(row["id"])
            if row["id"] == "hillfort-camelot":
                name = self.say("camelot-row", stronghold=self.term("hillfort"), card=self.term("camelot"))
            cells = [name, number(Fraction(row["escalade"])) + self.mark("battle", row, "escalade")]
            rest = ("garrison", "capacity", "coup_de_main_capacity")
            cells += [str(row[fact]) + self.mark("battle", row, fact) for fact in rest]
            drawn.rows.append(cells)
        for row in self.table("battle").get("stronghold_exception", ()):
            facts = {key: self.term(row[key]) for key in ("stronghold", "card", "side")}
            drawn.notes.append(self.say("exception-garrison", garrison=row["garrison"], **facts))
        return drawn

    def setup(self, name: str) -> list[Drawn]:
        """Draw a set-up: its spaces, and the pieces off the map."""
        entries = {entry["id"]: entry for entry in self.table("setups")["setup"]}
        entry = entries[name]
        if "copy_of" in entry:
            entry = entries[entry["copy_of"]] | entry
        factions = ["dux", "civitates", "saxons", "scotti"]
        heads = self.head("space", "population", "prosperity", "control")
        caption = self.say("table-setup", name=self.term(name))
        spaces = Drawn(caption, [*heads, self.say("head-pieces")], numeric=frozenset({1, 2}))
        for row in entry["space"]:
            cells = [self.term(row["id"]), str(row["population"]), str(row["prosperity"])]
            control = self.say("nobody") if row["control"] == "none" else self.term(row["control"])
            standing = self.compact(row.get("pieces", ""))
            parts = [f"{self.term(faction)}: {standing[faction]}" for faction in factions if faction in standing]
            cells += [control + self.mark("setups", row, "control"), "; ".join(parts) or "–"]
            spaces.rows.append(cells)
        boxes = Drawn(self.say("table-boxes"), [self.say("head-box"), self.say("head-pieces")])
        for box, pieces in entry["boxes"].items():
            off = self.compact(pieces)
            parts = [f"{self.term(faction)}: {off[faction]}" for faction in factions if faction in off]
            boxes.rows.append([self.term(box), "; ".join(parts) or self.say("box-nothing")])
        return [spaces, boxes]

    def compact(self, text: str) -> dict[str, str]:
        """Return the compact text of pieces in words, a Faction an entry."""
        kinds: dict[tuple[str, str], str] = {}
        for row in self.table("pieces")["kind"]:
            kinds[row["faction"], row["code"]] = row["id"]
        found: dict[str, str] = {}
        for clause in filter(None, map(str.strip, text.split(";"))):
            faction, _, listed = clause.partition(" ")
            parts = [self.piece(item, faction, kinds) for item in listed.split()]
            found[faction] = ", ".join(parts)
        return found

    def piece(self, item: str, faction: str, kinds: Mapping[tuple[str, str], str]) -> str:
        """Return one item of compact text in words: `2w/saxons`, `fort@lindum`."""
        rest, _, place = item.partition("@")
        rest, _, nation = rest.partition("/")
        code = rest.lstrip("0123456789")
        count = int(rest[: len(rest) - len(code)] or 1)
        code, _, laden = code.partition("(")
        kind = kinds[nation or faction, code]
        said = self.term(kind) if place else f"{count} {self.term(kind, 'many' if count != 1 else '')}"
        if laden:
            said += f" ({laden.rstrip('p)')} {self.term('plunder')})"
        if nation:
            said = self.say("serving", pieces=said)
        return self.say("at-site", piece=said, site=self.term(place)) if place else said


# By name: the file of `tables/` that a table is drawn from, and how.
TABLES: dict[str, tuple[str, Callable[[Drawing], Drawn]]] = {
    "spaces": ("map", Drawing.spaces),
    "roads": ("map", Drawing.roads),
    "seas": ("map", Drawing.seas),
    "sites": ("map", Drawing.sites),
    "pieces": ("pieces", Drawing.pieces),
    "tracks": ("tracks", Drawing.tracks),
    "units": ("battle", Drawing.units),
    "strongholds": ("battle", Drawing.strongholds),
    "pre-battle": ("battle", Drawing.pre_battle),
    "imperium": ("tracks", Drawing.imperium),
    "cards": ("cards", Drawing.cards),
    "commands": ("actions", Drawing.commands),
    "feats": ("actions", Drawing.feats),
    "events": ("events", Drawing.events),
    "mines": ("mines", Drawing.mines),
    "scenery": ("scenery", Drawing.scenery),
    "points": ("points", Drawing.points),
    "spoils": ("spoils", Drawing.spoils),
    "defeats": ("defeats", Drawing.defeats),
    "injuries": ("injuries", Drawing.injuries),
    "retreat": ("retreat", Drawing.retreat),
    "standoff": ("standoff", Drawing.standoff),
    "save": ("save", Drawing.save),
}


def described(game: str) -> Sequence[str]:
    """Return the names of the tables of a game that describe themselves, which are those of their files."""
    files = sorted(file.stem for file in (sources.root() / game / "tables").glob("*.toml"))
    return [file for file in files if "drawing" in sources.table(game, f"tables/{file}")]


def names(game: str) -> Sequence[str]:
    """Return the names of all tables that a game can draw: those whose files it has, and those that describe themselves."""
    folder = sources.root() / game / "tables"
    own = described(game)
    known = [name for name, (file, _) in TABLES.items() if (folder / f"{file}.toml").is_file() and file not in own]
    setups: list[str] = []
    if (folder / "setups.toml").is_file():
        setups = [f"setup-{entry['id']}" for entry in sources.table(game, "tables/setups")["setup"]]
    return [*known, *own, *setups]
