"""Gives sections their ids, and turns section numbers and terms in the text of a game into links."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.transforms import SphinxTransform
from sphinx.util import logging

from ludex.kernel.words import Words
from ludex_tools import spec
from ludex_tools.drawing.layout import drawing
from ludex_tools.drawing.layout import fixed
from ludex_tools.drawing.layout import has_drawing
from ludex_tools.site.apparatus import apparatus
from ludex_tools.site.apparatus import texts
from ludex_tools.site.domain import anchor
from ludex_tools.site.domain import defined
from ludex_tools.site.domain import game_of
from ludex_tools.site.domain import listed
from ludex_tools.site.domain import reference
from ludex_tools.site.domain import RuleDomain
from ludex_tools.site.markup import aside
from ludex_tools.site.markup import link
from ludex_tools.site.markup import paragraph
from ludex_tools.site.words import say

Linked = tuple[str, str]  # a `term` or a `space`, and its id

logger = logging.getLogger(__name__)

BEGINS = re.compile(r"(?:^|[.:?!]\s+|[(¿¡])$")
CLOSED = (nodes.title, nodes.literal, nodes.reference, nodes.raw, nodes.FixedTextElement, pending_xref)


@cache
def terms(game: str, lang: str) -> tuple[re.Pattern[str] | None, dict[str, Linked], frozenset[str]]:
    """Return what matches the longest term or space of a game, each form's kind and id, and the forms that need care.

    Of aliases, those with a capital count; one of a single word may be a common word where it begins a sentence.
    """
    found: dict[str, Linked] = {}
    careful = set()
    for term in defined(game).values():
        for form in (term[lang]["one"], term[lang]["many"]):
            found.setdefault(form, ("term", term["id"]))
            if form[0].islower():
                found.setdefault(form[0].upper() + form[1:], ("term", term["id"]))
    for term in defined(game).values():
        for form in term.get("aliases", {}).get(lang, ()):
            if form[0].isupper() and form not in found:
                found[form] = ("term", term["id"])
                if " " not in form:
                    careful.add(form)
    for space in spaces(game):
        found.setdefault(Words(game, lang).term(space), ("space", space))
    if not found:
        return None, found, frozenset()
    longest = sorted(found, key=len, reverse=True)
    pattern = re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest)) + r")(?!\w)")
    return pattern, found, frozenset(careful)


@cache
def spaces(game: str) -> tuple[str, ...]:
    """Return the spaces of which the page of the map has a row; none of a map that each position makes anew."""
    if not has_drawing(game) or "grid" in drawing(game):
        return ()
    found = fixed(game)
    return tuple(space for space in (*found.areas, *found.seas) if space in found.rows)


class Named(SphinxTransform):
    """A transform that names sections."""

    def name(self, section: nodes.section, name: str) -> None:
        """Make this the only id of a section."""
        for old in section["ids"]:
            self.document.ids.pop(old, None)
        for label, known in list(self.document.nameids.items()):
            if known in section["ids"]:
                self.document.nameids[label] = name
        section["ids"] = [name]
        self.document.ids[name] = section


class Sections(Named):
    """Sections of a game become objects of the domain; what is known about each stands at its end."""

    default_priority = 440

    def apply(self, **_options: object) -> None:
        """Mark the sections of a chapter."""
        docname = self.env.current_document.docname
        game = game_of(docname)
        if game is None or docname.split("/")[1] not in {entry.chapter for entry in listed(game).values()}:
            return
        domain = self.env.domains["rule"]
        assert isinstance(domain, RuleDomain)
        for box in list(self.document.findall(nodes.section)):
            title = box.next_node(nodes.title)
            if title is None:
                continue
            number, _, rest = title.astext().partition(" ")
            if number not in listed(game):
                if re.fullmatch(spec.SECTION, number):
                    logger.warning("%s is not listed in sections.toml", number, location=title)
                continue
            self.name(box, anchor(number))
            title.clear()
            permalink = nodes.reference("", number, internal=True, refid=anchor(number), classes=["rule-number"])
            title += [permalink, nodes.Text(f" {rest}")]
            domain.sections[f"{game} {number}"] = (docname, f"{number} {rest}")
            ours = apparatus(game, number, self.config.language, docname)
            inner = next((i for i, node in enumerate(box) if isinstance(node, nodes.section)), len(box))
            box.insert(inner, ours)
        self.head(game, docname.split("/")[1])

    def head(self, game: str, file: str) -> None:
        """Put the number of a chapter before its title, and beneath it which of its sections are not yet written."""
        chapter = next(one for one in spec.chapters(game) if one.file == file)
        title = self.document.next_node(nodes.title)
        if title is None or title.astext().split()[0] in listed(game):
            return
        title.insert(0, nodes.Text(f"{chapter.id} "))
        lang = self.config.language
        if missing := unwritten(game, file, lang):
            told = say(lang, "chapter-lacks", sections=", ".join(missing))
            index = link("", say(lang, "sections"), refuri=f"sections.html#chapter-{chapter.id.lower()}", internal=True)
            title.parent.insert(title.parent.index(title) + 1, paragraph(told, " (", index, ").", classes=["small", "lacks"]))


def unwritten(game: str, file: str, lang: str) -> list[str]:
    """Return the sections of a chapter that have no text, as `3.1–3.5`; a section stands for those inside it."""
    written = texts(game, lang)
    mine = [section for section, entry in listed(game).items() if entry.chapter == file]
    lacking = {one for one in mine if not any(name == one or name.startswith(f"{one}.") for name in written)}
    whole = [one for one in mine if one.rpartition(".")[0] not in lacking]
    runs = [list(run) for lacks, run in groupby(whole, key=lacking.__contains__) if lacks]
    return [run[0] if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]


class Links(SphinxTransform):
    """Section numbers become links; so does each term where a section, or a row of a table, first names it."""

    default_priority = 450

    def apply(self, **_options: object) -> None:
        """Link the text of a page that belongs to a game."""
        docname = self.env.current_document.docname
        game = game_of(docname)
        if game is None:
            return
        seen: dict[int, set[Linked]] = {}
        for text in list(self.document.findall(nodes.Text)):
            if _closed(text) or text.parent is None:
                continue
            scope = _scope(text)
            linked = list(self.pieces(str(text), text, game, docname, seen.setdefault(id(scope), set())))
            if len(linked) > 1 or not isinstance(linked[0], nodes.Text):
                text.parent.replace(text, linked)
        for node in self.document.findall(nodes.Element):
            if "no-links" in node.get("classes", ()):  # it has done its work; the page is lighter without
                node["classes"].remove("no-links")

    def pieces(self, text: str, where: nodes.Text, game: str, docname: str, seen: set[Linked]) -> Iterator[nodes.Node]:
        """Yield a text in parts: plain ones, and references to sections and terms."""
        at = 0
        for match in spec.REFERENCE.finditer(text):
            yield from self.terms(text[at : match.start()], where, game, docname, seen)
            if match[0] in listed(game):
                yield reference("section", game, match[0], match[0], docname)
            else:
                if not _inside(where, "ruling") and not _inside(where, "scenario"):  # misprints, and the turns of a game
                    logger.warning("%s is not listed in sections.toml", match[0], location=where.parent)
                yield nodes.Text(match[0])
            at = match.end()
        yield from self.terms(text[at:], where, game, docname, seen)

    def terms(self, text: str, where: nodes.Text, game: str, docname: str, seen: set[Linked]) -> Iterator[nodes.Node]:
        """Yield a text without section numbers in parts; in a table, which would be heavy, spaces are not linked."""
        pattern, found, careful = terms(game, self.config.language)
        at = 0
        for match in pattern.finditer(text) if pattern else ():
            term = found[match[0]]
            if term in seen or (match[0] in careful and BEGINS.search(text[: match.start()])):
                continue
            if term[0] == "space" and _in_table(where):
                continue
            seen.add(term)
            if match.start() > at:
                yield nodes.Text(text[at : match.start()])
            yield reference(term[0], game, term[1], match[0], docname)
            at = match.end()
        if at < len(text) or not text:
            yield nodes.Text(text[at:])


def _closed(node: nodes.Node) -> bool:
    parent = node.parent
    while parent is not None:
        if isinstance(parent, CLOSED):
            return True
        parent = parent.parent
    return _inside(node, "no-links")


def _inside(node: nodes.Node, name: str) -> bool:
    """Tell whether a node stands inside one of this class."""
    parent = node.parent
    while parent is not None:
        if name in parent.attributes.get("classes", ()):
            return True
        parent = parent.parent
    return False


def _in_table(node: nodes.Node) -> bool:
    parent = node.parent
    while parent is not None and not isinstance(parent, nodes.table):
        parent = parent.parent
    return parent is not None


def _scope(node: nodes.Node) -> nodes.Node:
    """Return the section that a text belongs to, or the table, in which a term is linked once."""
    scope: nodes.Node = node
    while scope.parent is not None:
        scope = scope.parent
        if isinstance(scope, nodes.section | nodes.row):
            break
        if isinstance(scope, aside):
            break
    return scope
