"""The pages of "How do I ...?": the sections that one thing takes, stitched together in the order of play."""

from collections.abc import Callable
from collections.abc import Iterator

from docutils import nodes
from docutils.parsers.rst import directives

from ludex.kernel import rulings
from ludex.kernel import sources
from ludex_tools import how
from ludex_tools import spec
from ludex_tools.how import How
from ludex_tools.site import apparatus
from ludex_tools.site.directives import Generated
from ludex_tools.site.entries import Entry
from ludex_tools.site.entries import unmarked
from ludex_tools.site.markup import paragraph
from ludex_tools.site.parts import page_of
from ludex_tools.site.words import say


def pages(game: str, lang: str) -> dict[str, str]:
    """Return the pages of a game's lists, and one that lists them all; none where there are none."""
    found = how.lists(game)
    if not found:
        return {}
    inner = "\n".join(f"how/{one.id}" for one in found)
    listed = "\n".join(f"- [{one.title[lang]}](how/{one.id}.md)\n  {one.intro[lang]}" for one in found)
    toctree = f"```{{toctree}}\n:hidden:\n{inner}\n```"
    made = {"how.md": "\n\n".join([f"# {say(lang, 'how')}", say(lang, "how-lead"), listed, toctree]) + "\n"}
    return made | {f"how/{one.id}.md": _page(game, one, lang) for one in found}


def _page(game: str, one: How, lang: str) -> str:
    """Return the page of one list: what it is about, its steps at a glance, and each with the text of its section."""
    texts, listed = spec.texts(game, lang), spec.listed(game)
    parts = [f"# {one.title[lang]}", one.intro[lang], _directive("how-steps", one.id)]
    for number, step in enumerate(one.steps, start=1):
        parts += [f"({anchor(game, one.id, number)})=\n## {number}. {listed[step.section].titles[lang]}"]
        parts.append(_directive("how-lead", f"{one.id} {number}"))
        if step.section in texts:
            parts.append(texts[step.section].body)
            parts.append(_directive("how-rulings", step.section))
    return "\n\n".join(parts) + "\n"


def anchor(game: str, name: str, number: int) -> str:
    """Return the label of a step, unlike any other of the site."""
    return f"{game}-{name}-{number}"


def _directive(name: str, argument: str) -> str:
    return f"```{{{name}}} {argument}\n```"


class HowDirective(Generated):
    """A directive of these pages; its argument names a list, and perhaps the number of a step, or a section."""

    required_arguments = 1
    optional_arguments = 1
    option_spec = {"game": directives.unchanged}  # noqa: RUF012

    @property
    def list(self) -> How:
        """The list that the argument names."""
        return next(one for one in how.lists(self.game) if one.id == self.arguments[0])


class HowSteps(HowDirective):
    """``{how-steps} battle``: the steps at a glance, each a link to where it stands on the page."""

    def run(self) -> list[nodes.Node]:
        """Return a numbered list."""
        made = nodes.enumerated_list(classes=["how-steps"], enumtype="arabic", prefix="", suffix=".")
        for number, step in enumerate(self.list.steps, start=1):
            inner = nodes.inline("", spec.listed(self.game)[step.section].titles[self.lang])
            link = nodes.reference("", "", inner, internal=True, refid=anchor(self.game, self.list.id, number))
            lead = nodes.inline("", f": {step.lead[self.lang]}", classes=["no-links"])
            made += nodes.list_item("", paragraph(link, lead))
        return [made]


class HowLead(HowDirective):
    """``{how-lead} battle 2``: what to do with the section of a step, and the section as a link."""

    def run(self) -> list[nodes.Node]:
        """Return a paragraph."""
        step = self.list.steps[int(self.arguments[1]) - 1]
        made = paragraph(nodes.strong("", step.lead[self.lang], classes=["no-links"]), " ", classes=["how-lead"])
        made += [nodes.Text("("), *self.links(step.section), nodes.Text(")")]
        return [made]


class HowRulings(HowDirective):
    """``{how-rulings} 3.6.4``: the rulings on a section, closed."""

    def run(self) -> list[nodes.Node]:
        """Return a box for each ruling."""
        every = rulings.rulings(self.game).values()
        return [apparatus.ruling_box(one, self.lang) for one in every if self.arguments[0] in one["sections"]]


HOW: dict[str, Callable[..., Generated]] = {"how-steps": HowSteps, "how-lead": HowLead, "how-rulings": HowRulings}


def entries(lang: str) -> Iterator[Entry]:
    """Yield the lists as the search finds them."""
    for game in sources.games():
        for one in how.lists(game):
            leads = " ".join(step.lead[lang] for step in one.steps)
            numbers = ", ".join(step.section for step in one.steps)
            text = unmarked(f"{one.intro[lang]} {leads} {numbers}")
            yield Entry("how", f"{page_of(game, one.id)}.html", one.title[lang], text, game)
