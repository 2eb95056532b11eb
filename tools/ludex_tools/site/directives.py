"""The directives of the pages: tables of a rulebook, and the lists that are generated from it."""

import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util.docutils import SphinxDirective

from ludex.kernel import games
from ludex.kernel import questions
from ludex.kernel import rulings
from ludex.kernel.words import Words
from ludex_tools import spec
from ludex_tools.asked import Refused
from ludex_tools.gherkin import checkout
from ludex_tools.gherkin import Scenario
from ludex_tools.site import apparatus
from ludex_tools.site import examples
from ludex_tools.site import pictures
from ludex_tools.site.answered import answered
from ludex_tools.site.domain import anchor
from ludex_tools.site.domain import defined
from ludex_tools.site.domain import game_of
from ludex_tools.site.domain import games as games_known
from ludex_tools.site.domain import listed
from ludex_tools.site.domain import sections
from ludex_tools.site.drawn import row_id
from ludex_tools.site.maps import map_page
from ludex_tools.site.maps import setup_figure
from ludex_tools.site.markup import badge
from ludex_tools.site.markup import link
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import table
from ludex_tools.site.pictures import space_id
from ludex_tools.site.tables import Drawing
from ludex_tools.site.tables import names
from ludex_tools.site.usage import used_in
from ludex_tools.site.words import say


class Generated(SphinxDirective):
    """A directive whose content comes from the rulebook of the game that the page belongs to."""

    optional_arguments = 1
    option_spec = {"game": directives.unchanged}  # noqa: RUF012

    @property
    def game(self) -> str:
        """The game of the page, or the one that the option names."""
        named: str = self.options.get("game") or game_of(self.env.current_document.docname) or ""
        if named not in games_known():
            raise self.error(f"no such game: {named!r}")
        return named

    @property
    def lang(self) -> str:
        """The language of the page."""
        return str(self.config.language)

    def links(self, *named: str) -> list[nodes.Node]:
        """Return references to sections of the game."""
        return sections(self.game, named, self.env.current_document.docname)

    def say(self, name: str, /, **facts: Any) -> str:
        """Return a message of the site."""
        return say(self.lang, name, **facts)


class RuleTable(Generated):
    """``{rule-table} strongholds``: a table that the engine reads."""

    required_arguments = 1
    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        """Return the table and its notes."""
        name = self.arguments[0]
        if name not in names(self.game):
            raise self.error(f"no such table: {name!r}; there are {', '.join(names(self.game))}")
        made: list[nodes.Node] = setup_figure(self.game, name, self.lang, self.env.current_document.docname)
        for place, drawn in enumerate(Drawing(self.game, self.lang).draw(name)):
            ids = [*map(space_id, drawn.ids), *(row_id(name, key) for key in drawn.keys)]
            one = table(drawn.heads, drawn.rows, drawn.caption, drawn.numeric, ids)
            one["ids"].append(f"table-{name}-{place + 1}" if place else f"table-{name}")
            made.append(one)
            made += [paragraph(note, classes=["table-note"]) for note in drawn.notes]
        return made


class RuleIndex(Generated):
    """``{rule-index}``: every section with its kind and status, a table a chapter."""

    def run(self) -> list[nodes.Node]:
        """Return a section a chapter."""
        made: list[nodes.Node] = []
        entries = listed(self.game)
        for chapter in spec.chapters(self.game):
            mine = {s: entry for s, entry in entries.items() if entry.chapter == chapter.file}
            rows = [self.row(section, entry) for section, entry in mine.items()]
            heads = [self.say(name) for name in ("section", "title", "kind", "text", "code", "verified")]
            box = nodes.section(ids=[f"chapter-{chapter.id.lower()}"])
            box += nodes.title("", f"{chapter.id} {chapter.titles[self.lang]}")
            ids = [anchor(section) for section in mine]
            box += table(heads, rows, numeric=frozenset({5}), ids=ids, classes=["index"])
            made.append(box)
        return made

    def row(self, section: str, entry: spec.Listed) -> list[str | nodes.paragraph]:
        """Return the row of a section."""
        written = section in apparatus.texts(self.game, self.lang)
        text = badge(self.say("written" if written else "unwritten"), "written" if written else "unwritten")
        if section in apparatus.stale(self.game):
            text = badge(self.say("stale"), "stale")
        found = [scenario for scenario in examples.scenarios(self.game) if section in scenario.sections]
        return [
            paragraph(*self.links(section)) if written else paragraph(nodes.inline("", section, classes=["no-links"])),
            self.titled(section, entry.titles[self.lang], written),
            paragraph(nodes.inline("", self.say(f"kind-{entry.kind}"), classes=["no-links"])),
            paragraph(text),
            self.say("yes" if section in apparatus.procedures(self.game) else "no"),
            examples.score(self.game, found, self.lang),
        ]

    def titled(self, section: str, title: str, written: bool) -> nodes.paragraph:
        """Return the title of a section, a link where it is written."""
        if not written:
            return paragraph(nodes.inline("", title, classes=["no-links"]))
        docname = self.env.current_document.docname
        return paragraph(examples.link(docname, f"{self.game}/{listed(self.game)[section].chapter}#{anchor(section)}", title))


class RuleGlossary(Generated):
    """``{rule-glossary}``: all terms that are defined, in alphabetical order."""

    def run(self) -> list[nodes.Node]:
        """Return a line of letters that lead to their first terms, and a definition list."""
        other = "es" if self.lang == "en" else "en"
        made = nodes.definition_list(classes=["glossary"])
        terms = sorted(defined(self.game).values(), key=lambda term: plain(term[self.lang]["one"]))
        for term in terms:
            head = nodes.term("", "", nodes.inline("", term[self.lang]["one"], classes=["no-links"]))
            head["ids"] = [f"t-{term['id']}"]
            body = nodes.definition()
            body += paragraph(f"{term['def'][self.lang]} (", *self.links(term["section"]), ")")
            one, many = term[self.lang]["one"], term[self.lang]["many"]
            details = [f"{self.say('many')}: {many}"] if many != one else []
            if also := term.get("aliases", {}).get(self.lang):
                details.append(f"{self.say('aliases')}: {', '.join(also)}")
            forms = dict.fromkeys((term[other]["one"], term[other]["many"]))
            details.append(f"{self.say('other-language')}: {' / '.join(forms)}")
            body += paragraph(nodes.inline("", " · ".join(details), classes=["no-links"]), classes=["small"])
            body += used_in(self.game, term["id"], self.lang, self.env.current_document.docname)
            made += nodes.definition_list_item("", head, body)
        firsts: dict[str, str] = {}
        for term in terms:
            firsts.setdefault(plain(term[self.lang]["one"])[0].upper(), f"t-{term['id']}")
        letters = paragraph(classes=["letters"])
        for letter, target in firsts.items():
            letters += [link("", letter, refuri=f"#{target}", internal=True), nodes.Text(" ")]
        return [letters, made]


def plain(text: str) -> str:
    """Return a text without accents and capitals, as it is sorted."""
    import unicodedata

    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


class RuleRulings(Generated):
    """``{rule-rulings}``: all rulings, by section."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each first section of a ruling."""
        order = list(listed(self.game))
        found: dict[str, list[Any]] = {}
        for ruling in rulings.rulings(self.game).values():
            found.setdefault(ruling["sections"][0], []).append(ruling)
        made: list[nodes.Node] = []
        for section in sorted(found, key=order.index):
            box = nodes.section(ids=[f"rulings-{section.replace('.', '-')}"])
            box += nodes.title("", f"{section} {listed(self.game)[section].titles[self.lang]}")
            for ruling in found[section]:
                box += paragraph(*self.links(*ruling["sections"]), classes=["small"])
                box += apparatus.ruling_box(ruling, self.lang, [f"ruling-{ruling['id'].replace('.', '-')}"])
            made.append(box)
        return made


class RuleQuestions(Generated):
    """``{rule-questions}``: what can be asked, with parameters."""

    def run(self) -> list[nodes.Node]:
        """Return a section a question."""
        try:
            game = games.load(self.game)
        except ModuleNotFoundError:
            return [paragraph(self.say("questions-none"))]
        words = Words(self.game, self.lang)
        made: list[nodes.Node] = [paragraph(self.say("questions-none"))] if not game.questions else []
        for name in game.questions:
            question = questions.find(game, name)
            box = nodes.section(ids=[f"question-{name}"])
            box += nodes.title("", name)
            if words.has(f"question-{name}"):
                box += paragraph(words.message(f"question-{name}", {}))
            box += paragraph(self.say("local" if question.local else "whole"))
            rows: list[list[str | nodes.paragraph]] = []
            for parameter in question.parameters:
                key = parameter.name + (" *" if parameter.required else "")
                told = next(
                    (k for k in (f"parameter-{name}-{parameter.name}", f"parameter-{parameter.name}") if words.has(k)), ""
                )
                rows.append([paragraph(nodes.literal("", key)), words.message(told, {}) if told else "–"])
            if rows:
                box += table([self.say("parameter"), self.say("meaning")], rows)
            try:
                box += answered(self.game, name, self.lang)
            except Refused as refused:
                raise self.error(f"questions.toml: the example of {name} is refused: {refused}") from None
            made.append(box)
        return made


class RuleScenarios(Generated):
    """``{rule-scenarios} 3.6.4``: the scenarios of a section in full; without a section, the list of all."""

    def run(self) -> list[nodes.Node]:
        """Return the scenarios, or a table of the sections that have some."""
        docname = self.env.current_document.docname
        if self.arguments:
            home = self.arguments[0]
            found = [s for s in examples.scenarios(self.game) if s.home == home]
            return [self.shown(scenario, docname) for scenario in found]
        rows: list[list[str | nodes.paragraph]] = []
        for home in examples.homes(self.game):
            found = [s for s in examples.scenarios(self.game) if s.home == home]
            title = listed(self.game)[home].titles[self.lang]
            lead = examples.link(docname, examples.page_of(self.game, home), title)
            rows.append([paragraph(*self.links(home)), paragraph(lead), examples.score(self.game, found, self.lang)])
        if not rows:
            return [paragraph(self.say("scenarios-none"))]
        heads = [self.say(name) for name in ("section", "title", "passed")]
        return [table(heads, rows, numeric=frozenset({2}))]

    def shown(self, scenario: Scenario, docname: str) -> nodes.section:
        """Return a scenario with its pictures."""
        shots = pictures.of_scenario(self.game, scenario, self.lang)
        captions = ["picture-before", "picture-after"] if len(shots) > 1 else ["picture-position"]
        shown = [(shot, self.say(caption)) for shot, caption in zip(shots, captions, strict=False)]
        drawn = [pictures.figures(shown, docname, self.lang)] if shown else []
        return examples.shown(self.game, scenario, self.lang, checkout(), *drawn)


class RuleMap(Generated):
    """``{rule-map}``: the map, with set-ups drawn on it, and the tables that have its data."""

    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        """Return the map, and what its spaces link to."""
        return map_page(self.game, self.lang, self.env.current_document.docname)


class RuleSource(Generated):
    """``{rule-source} ludex.pendragon.control``: a module with numbered lines."""

    required_arguments = 1
    optional_arguments = 0

    def run(self) -> list[nodes.Node]:
        """Return the module's code, each line with an id."""
        file = Path(inspect.getsourcefile(import_module(self.arguments[0])) or "")
        code = numbered(file.read_text(encoding="utf-8"))
        where = file.relative_to(apparatus.ROOT)
        return [
            paragraph(nodes.literal("", str(where))),
            nodes.raw("", f'<div class="rule-source" data-pagefind-ignore>{code}</div>', format="html"),
        ]


def numbered(code: str) -> str:
    """Return Python code as HTML, each line with its number as an id: `L-12`."""
    from pygments import highlight  # type: ignore[import-untyped]  # no stubs
    from pygments.formatters import HtmlFormatter  # type: ignore[import-untyped]
    from pygments.lexers import PythonLexer  # type: ignore[import-untyped]

    formatter = HtmlFormatter(linenos="inline", lineanchors="L", anchorlinenos=True, cssclass="highlight")
    return str(highlight(code, PythonLexer(), formatter))


DIRECTIVES: dict[str, Callable[..., Generated]] = {
    "rule-table": RuleTable,
    "rule-index": RuleIndex,
    "rule-glossary": RuleGlossary,
    "rule-rulings": RuleRulings,
    "rule-questions": RuleQuestions,
    "rule-scenarios": RuleScenarios,
    "rule-map": RuleMap,
    "rule-source": RuleSource,
}
