"""The Sphinx domain of rules: objects `pendragon 3.6.4`, and references to sections and terms."""

from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from collections.abc import Set
from functools import cache
from typing import Any

from docutils import nodes
from docutils.nodes import Element
from docutils.nodes import Node
from docutils.nodes import system_message
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain
from sphinx.domains import ObjType
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxRole
from sphinx.util.osutil import relative_uri

from ludex.kernel import sources
from ludex.kernel.words import glossary
from ludex_tools import spec
from ludex_tools.site.markup import link


def anchor(section: str) -> str:
    """Return the HTML id of a section, the same on its page and in the index: `r-3-6-4`."""
    return "r-" + section.replace(".", "-")


@cache
def games() -> frozenset[str]:
    """Return the ids of all games, read once a build."""
    return frozenset(sources.games())


@cache
def listed(game: str) -> dict[str, spec.Listed]:
    """Return the sections of a game, read once a build; none for an unknown game."""
    return spec.listed(game) if game in games() else {}


@cache
def defined(game: str) -> dict[str, Mapping[str, Any]]:
    """Return the terms that the glossary of the site explains; those without a definition are only words for ids."""
    return {name: term for name, term in glossary(game).items() if "def" in term}


def game_of(docname: str) -> str | None:
    """Return the game whose pages this one belongs to."""
    folder = docname.split("/", maxsplit=1)[0]
    return folder if folder in games() else None


class RuleDomain(Domain):
    """Sections as objects; one that is listed but not written is a link to its entry in the index."""

    name = "rule"
    label = "Rule"
    object_types = {"section": ObjType("section", "section")}  # noqa: RUF012
    initial_data = {"sections": {}, "told": {}}  # noqa: RUF012
    data_version = 2

    @property
    def sections(self) -> dict[str, tuple[str, str]]:
        """The sections that are written: `pendragon 3.6.4` to its page and title."""
        found: dict[str, tuple[str, str]] = self.data["sections"]
        return found

    def clear_doc(self, docname: str) -> None:
        """Forget the sections of a page."""
        for name in [name for name, (page, _) in self.sections.items() if page == docname]:
            del self.sections[name]

    def merge_domaindata(self, docnames: Set[str], otherdata: dict[str, Any]) -> None:
        """Take over the sections that another process has read."""
        self.sections.update({n: entry for n, entry in otherdata["sections"].items() if entry[0] in docnames})

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Yield all written sections for the inventory."""
        for name, (docname, title) in self.sections.items():
            yield name, title, "section", docname, anchor(name.split()[-1]), 1

    def resolve_xref(
        self,
        env: BuildEnvironment,  # noqa: ARG002  (as in all of the methods of a domain)
        fromdocname: str,
        builder: Builder,  # noqa: ARG002
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> link | None:
        """Return a link to a section, to its entry in the index, to a term, or to a space."""
        game, _, name = target.partition(" ")
        if typ == "term":
            if name not in defined(game):
                return None
            return to(fromdocname, f"{game}/glossary#t-{name}", contnode.astext())
        if typ == "space":
            return to(fromdocname, f"{game}/map#space-{name}", contnode.astext())
        if target in self.sections:
            docname, title = self.sections[target]
            title = "" if node.get("listed") else title.removeprefix(f"{contnode.astext()} ")
            return to(fromdocname, f"{docname}#{anchor(name)}", contnode.astext(), title=title)
        if name in listed(game):
            return to(fromdocname, f"{game}/sections#{anchor(name)}", contnode.astext(), ["unwritten"])
        return None

    def resolve_any_xref(
        self,
        env: BuildEnvironment,  # noqa: ARG002
        fromdocname: str,  # noqa: ARG002
        builder: Builder,  # noqa: ARG002
        target: str,  # noqa: ARG002
        node: pending_xref,  # noqa: ARG002
        contnode: Element,  # noqa: ARG002
    ) -> list[tuple[str, nodes.reference]]:
        """Return no candidates: a section is referred to by its number alone."""
        return []


def to(docname: str, target: str, text: str, classes: Sequence[str] = (), title: str = "") -> link:
    """Return a link from one page to another, `page#id`, in plain words."""
    document, _, fragment = target.partition("#")
    uri = relative_uri(f"{docname}.html", f"{document}.html") if document != docname else ""
    made = link("", text, refuri=f"{uri}#{fragment}" if fragment else uri, internal=True, classes=list(classes))
    if title:
        made["reftitle"] = title
    return made


def reference(kind: str, game: str, name: str, text: str, docname: str) -> pending_xref:
    """Return a reference to a `section`, a `term` or a `space` of a game, to be resolved once all pages are read."""
    target = f"{game} {name}"
    return pending_xref(
        "",
        nodes.inline("", text),
        refdomain="rule",
        reftype=kind,
        reftarget=target,
        refdoc=docname,
        refwarn=True,
        refexplicit=False,
    )


def sections(game: str, named: Iterable[str], docname: str) -> list[nodes.Node]:
    """Return references to sections of a game as a list; those of a single number cannot be told from other numbers.

    A list is long and its links are light: they do not hold the titles of sections.
    """
    made: list[nodes.Node] = []
    for section in named:
        if made:
            made.append(nodes.Text(", "))
        one = reference("section", game, section, section, docname)
        one["listed"] = True
        made.append(one)
    return made


class RuleRole(SphinxRole):
    """``{rule}`campaign 2.1` ``: a section of any game; one of the page's own is shown without the game.

    ``{rule}`section 2.1 <campaign 2.1>` `` is shown in the words given.
    """

    def run(self) -> tuple[list[Node], list[system_message]]:
        """Return the reference; nitpicking warns of one that names no listed section."""
        words, _, target = self.text.strip().removesuffix(">").rpartition("<")
        game, _, section = target.strip().rpartition(" ")
        docname = self.env.current_document.docname
        game = game or game_of(docname) or ""
        text = words.strip() or (section if game == game_of(docname) else target.strip())
        node = reference("section", game, section, text, docname)
        self.set_source_info(node)
        return [node], []
