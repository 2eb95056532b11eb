"""Directives of the indexes of tables, and of gaps and doubts."""

from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from itertools import groupby

from docutils import nodes

from ludex.kernel import rulings
from ludex.kernel import sources
from ludex.kernel.words import Words
from ludex_tools import gaps
from ludex_tools import spec
from ludex_tools.gaps import Doubtful
from ludex_tools.site import apparatus
from ludex_tools.site import examples
from ludex_tools.site.directives import Generated
from ludex_tools.site.drawn import row_id
from ludex_tools.site.markup import badge
from ludex_tools.site.markup import bullets
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import table
from ludex_tools.site.tables import Drawing
from ludex_tools.site.tables import names
from ludex_tools.site.tables import TABLES
from ludex_tools.site.words import source


class RuleTables(Generated):
    """``{rule-tables}``: every table with where it stands, and in full those that stand nowhere else."""

    def run(self) -> list[nodes.Node]:
        """Return a table of the tables, then those that no section draws."""
        drawn_in = drawn(self.game, self.lang)
        stated = spec.stated(self.game)
        rows: list[list[str | nodes.paragraph]] = []
        rest: list[nodes.Node] = []
        for name in names(self.game):
            parts = Drawing(self.game, self.lang).draw(name)
            homes = drawn_in.get(name, ())
            file = file_of(name)
            rows.append(
                [
                    self.linked(name, parts[0].caption, homes[0] if homes else None),
                    paragraph(*self.links(*homes)) if homes else self.say("table-here"),
                    paragraph(*self.links(*stated.get(file, ()))),
                    str(sum(len(part.rows) for part in parts)),
                    paragraph(nodes.literal("", f"spec/{self.game}/tables/{file}.toml")),
                ]
            )
            if not homes:
                made = [
                    table(part.heads, part.rows, part.caption, part.numeric, [row_id(name, key) for key in part.keys])
                    for part in parts
                ]
                made[0]["ids"] = [f"table-{name}"]
                rest += [*made, *(paragraph(note, classes=["table-note"]) for part in parts for note in part.notes)]
        shown = {file_of(name) for name in names(self.game)}
        for file in sorted(stated.keys() - shown):
            named = paragraph(nodes.literal("", file))
            path = paragraph(nodes.literal("", f"spec/{self.game}/tables/{file}.toml"))
            rows.append([named, self.say("table-file-only"), paragraph(*self.links(*stated[file])), "–", path])
        if not rows:
            return [paragraph(self.say("tables-none"))]
        heads = [self.say(name) for name in ("table", "table-stands", "table-states", "table-rows", "table-file")]
        return [table(heads, rows, numeric=frozenset({3}), classes=["index"]), *rest]

    def linked(self, name: str, caption: str, home: str | None) -> nodes.paragraph:
        """Return the caption of a table as a link to it: in the chapter of a section, or on this page."""
        docname = self.env.current_document.docname
        page = docname if home is None else f"{self.game}/{spec.listed(self.game)[home].chapter}"
        return paragraph(examples.link(docname, f"{page}#table-{name}", caption))


def file_of(name: str) -> str:
    """Return the file of `tables/` that a table is drawn from."""
    return "setups" if name.startswith("setup-") else TABLES.get(name, (name,))[0]


@cache
def drawn(game: str, lang: str) -> Mapping[str, Sequence[str]]:
    """Return by table the sections whose texts draw it."""
    found: dict[str, list[str]] = {}
    for section, text in apparatus.texts(game, lang).items():
        for name in spec.tables(text.body):
            found.setdefault(name, []).append(section)
    return found


class RuleGaps(Generated):
    """``{rule-gaps}``: what no source tells, what rests on a weak one, and points that the print leaves open."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each of the three, those left out that have nothing."""
        parts = {"gaps-alone": self.gaps(), "doubts": [*self.told("doubt"), *self.rows()], "open-points": self.open()}
        made: list[nodes.Node] = []
        for name, inner in parts.items():
            if inner:
                made.append(nodes.section("", nodes.title("", self.say(name)), *inner, ids=[name]))
        return made or [paragraph(self.say("gaps-none"))]

    def gaps(self) -> list[nodes.Node]:
        """Return the gap of the whole game and those that answers tell."""
        about = sources.table(self.game, "game").get("gap", {}).get(self.lang)
        return [*([paragraph(about)] if about else []), *self.told("gap")]

    def told(self, kind: str) -> list[nodes.Node]:
        """Return what answers tell of gaps or doubts, with the section."""
        words = Words(self.game, self.lang)
        found = [one for one in gaps.declared(self.game) if one.kind == kind]
        items = [paragraph(*self.links(one.section), f" {gaps.in_general(one, words)}") for one in found]
        return [bullets(items)] if items else []

    def rows(self) -> list[nodes.Node]:
        """Return the doubtful rows of tables, those with the same source together."""
        words = Words(self.game, self.lang)

        def alike(row: Doubtful) -> tuple[str, str, str, tuple[str, ...]]:
            return row.table, row.confidence, row.source, row.facts

        rows: list[list[str | nodes.paragraph]] = []
        for (name, confidence, told, facts), group in groupby(sorted(gaps.doubtful(self.game), key=alike), key=alike):
            found = [" – ".join(words.term(part) for part in row.row.split(", ")) for row in group]
            what = ", ".join(words.term(fact) for fact in facts) or self.say("whole-row")
            of = f"{what} ({len(found)}): {', '.join(found)}"
            level = paragraph(nodes.inline("", self.say(f"level-{confidence}"), classes=["no-links"]))
            rows.append([self.tables_of(name), of, level, source(self.lang, told)])
        heads = [self.say(name) for name in ("table", "doubtful", "level", "provenance")]
        return [table(heads, rows, classes=["index"])] if rows else []

    def tables_of(self, file: str) -> nodes.paragraph:
        """Return the tables that are drawn from a file by their captions; where none is, the file."""
        drawing = Drawing(self.game, self.lang)
        captions = [drawing.draw(name)[0].caption for name in names(self.game) if file_of(name) == file]
        if not captions:
            return paragraph(nodes.literal("", file))
        return paragraph(nodes.inline("", ", ".join(captions), classes=["no-links"]))

    def open(self) -> list[nodes.Node]:
        """Return links to the rulings on points that the print leaves open."""
        docname = self.env.current_document.docname
        items = []
        for ruling in rulings.rulings(self.game).values():
            if ruling["kind"] == "open":
                target = f"{self.game}/rulings#ruling-{ruling['id'].replace('.', '-')}"
                level = badge(self.say("confidence", level=self.say(f"level-{ruling['confidence']}")), "level")
                title = examples.link(docname, target, ruling["title"][self.lang])
                items.append(paragraph(*self.links(*ruling["sections"]), " ", title, " ", level))
        return [bullets(items, ["compact"])] if items else []
