"""The Sphinx extension of the site."""

from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.util.typing import ExtensionMetadata

from ludex.kernel import sources
from ludex_tools.site import markup
from ludex_tools.site import pictures
from ludex_tools.site.directives import DIRECTIVES
from ludex_tools.site.domain import RuleDomain
from ludex_tools.site.domain import RuleRole
from ludex_tools.site.freshness import outdated
from ludex_tools.site.guide_ids import GuideIds
from ludex_tools.site.indexes import INDEXES
from ludex_tools.site.linking import Links
from ludex_tools.site.linking import Sections
from ludex_tools.site.navigation import tree
from ludex_tools.site.pieces import pieces
from ludex_tools.site.pieces import write
from ludex_tools.site.words import say

OTHER = {"en": "es", "es": "en"}


def setup(app: Sphinx) -> ExtensionMetadata:
    """Add the domain, role, directives and transforms, and what pages need to know of the other language."""
    app.add_config_value("ludex_inputs", "", "env", (str,))
    app.add_domain(RuleDomain)
    app.add_role("rule", RuleRole())
    for name, directive in {**DIRECTIVES, **INDEXES}.items():
        app.add_directive(name, directive)  # type: ignore[arg-type]
    for node in (markup.disclosure, markup.summary, markup.aside, markup.link):
        name = node.__name__
        html = (getattr(markup, f"visit_{name}"), getattr(markup, f"depart_{name}"))
        app.add_node(node, html=html)
    app.add_node(nodes.literal, override=True, html=(markup.visit_literal, None))
    app.add_transform(Sections)
    app.add_transform(Links)
    app.add_transform(GuideIds)
    app.connect("builder-inited", no_search_of_sphinx)
    app.connect("env-get-outdated", outdated)
    app.connect("html-collect-pages", search_page)
    app.connect("html-page-context", frame, priority=400)  # before the theme makes its own tree
    app.connect("build-finished", write_pictures)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}


def no_search_of_sphinx(app: Sphinx) -> None:
    """Leave out the index of Sphinx's own search."""
    if isinstance(app.builder, StandaloneHTMLBuilder):
        app.builder.search = False


def search_page(app: Sphinx) -> list[tuple[str, dict[str, Any], str]]:
    """Return the page of the search."""
    return [("search", {"title": say(app.config.language, "search")}, "search.html")]


def frame(app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _doctree: nodes.document | None) -> None:
    """Tell a page its words, the tree at its side, and its address in the other language; write its pieces."""
    lang = app.config.language
    up = "../" * (pagename.count("/") + 1)
    context.pop("toctree", None)
    context["navigation"] = lambda: tree(app, pagename)
    context["say"] = lambda name: say(lang, name)
    context["games"] = [(game, sources.table(game, "game")["title"][lang]) for game in sources.games()]
    context["other_language"] = OTHER[lang]
    context["other_url"] = f"{up}{OTHER[lang]}/{pagename}.html"
    if found := pieces(pagename, lang, context.get("body", "")):
        write(Path(app.outdir), pagename, lang, found)
    context["beside"] = any(name.startswith("r-") for name in found) and not pagename.endswith("/sections")


def write_pictures(app: Sphinx, exception: Exception | None) -> None:
    """Write the pictures of positions beside the pages."""
    if exception is None:
        pictures.write(Path(app.outdir), app.config.language)
