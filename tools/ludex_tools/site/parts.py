"""Which pages of "How do I ...?" a section is part of."""

from docutils import nodes

from ludex_tools import how
from ludex_tools.site import examples
from ludex_tools.site.markup import labelled
from ludex_tools.site.words import say


def page_of(game: str, name: str) -> str:
    """Return the page of a list."""
    return f"{game}/how/{name}"


def part_of(game: str, section: str, lang: str, docname: str) -> list[nodes.Element]:
    """Return the lists that a section belongs to, as links."""
    found = how.with_section(game, section)
    if not found:
        return []
    made = labelled(say(lang, "part-of"))
    for place, one in enumerate(found):
        made += [nodes.Text(" · ")] if place else []
        made += examples.link(docname, page_of(game, one.id), one.title[lang])
    return [made]
