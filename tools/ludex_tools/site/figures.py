"""The page of coverage: how far each chapter has come, in figures and as a bar."""

from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from html import escape

from docutils import nodes

from ludex_tools import coverage
from ludex_tools import spec
from ludex_tools.coverage import Covered
from ludex_tools.coverage import NARRATIVE
from ludex_tools.site.directives import Generated
from ludex_tools.site.markup import disclosure
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import summary
from ludex_tools.site.markup import table

STATES = ("verified", "coded", "written", "missing")  # of a section, from whole to nothing; the parts of a bar
WANTING = ("en", "es", "stale", "code", "scenarios", "passing")


@cache
def covered(game: str) -> Mapping[str, Covered]:
    """Return what there is of each section of a game, read once a build."""
    return {one.id: one for one in coverage.covered(game)}


def state(one: Covered) -> str:
    """Return how far a section has come."""
    if not (one.en and one.es):
        return "missing"
    wanting = set(one.missing())
    if "code" in wanting:
        return "written"
    return "coded" if wanting & {"scenarios", "passing"} else "verified"


class RuleCoverage(Generated):
    """``{rule-coverage}``: figures of each chapter and of the game, a bar a chapter, and what each section lacks."""

    def run(self) -> list[nodes.Node]:
        """Return the bars, the table of figures, and lists of what is missing."""
        chapters = [(chapter, self.of(chapter.file)) for chapter in spec.chapters(self.game)]
        every = list(covered(self.game).values())
        made: list[nodes.Node] = [self.legend()]
        for chapter, found in chapters:
            made += self.bar(f"{chapter.id} {chapter.titles[self.lang]}", found)
        named = [(f"{chapter.id} {chapter.titles[self.lang]}", found) for chapter, found in chapters]
        if len(named) > 1:
            named.append((self.say("total"), every))
        rows: list[list[str | nodes.paragraph]] = []
        for title, found in named:
            rows.append([paragraph(nodes.inline("", title, classes=["no-links"])), *self.figures(found)])
        heads = ("chapter", "sections-n", "in-english", "in-spanish", "stale-n", "code", "verified", "passed-n")
        numeric = frozenset(range(1, len(heads)))
        made.append(table([self.say(head) for head in heads], rows, numeric=numeric, classes=["index"]))
        return [*made, *self.wanting(every)]

    def of(self, chapter: str) -> list[Covered]:
        """Return what there is of the sections of a chapter."""
        return [one for one in covered(self.game).values() if spec.listed(self.game)[one.id].chapter == chapter]

    def figures(self, found: Sequence[Covered]) -> list[str]:
        """Return the cells of a row: code and examples are counted of the sections that need them."""
        needed = [one for one in found if one.kind != NARRATIVE]
        scenarios = sum(one.scenarios > 0 for one in needed)
        return [
            str(len(found)),
            str(sum(one.en for one in found)),
            str(sum(one.es for one in found)),
            str(sum(one.stale for one in found)),
            f"{sum(one.code > 0 for one in needed)}/{len(needed)}",
            f"{scenarios}/{len(needed)}",
            f"{sum(0 < one.scenarios == one.passing for one in needed)}/{scenarios}",
        ]

    def counts(self, found: Sequence[Covered]) -> dict[str, int]:
        """Return how many sections have come how far."""
        states = [state(one) for one in found]
        return {name: states.count(name) for name in STATES}

    def bar(self, title: str, found: Sequence[Covered]) -> list[nodes.Node]:
        """Return a chapter with its bar, which is also told in words."""
        counts = {name: number for name, number in self.counts(found).items() if number}
        told = ", ".join(f"{self.say(f'state-{name}')}: {number}" for name, number in counts.items())
        parts = "".join(
            f'<span class="{name}" style="width:{100 * number / len(found):.2f}%"></span>' for name, number in counts.items()
        )
        html = f'<div class="coverage-bar" role="img" aria-label="{escape(f"{title}: {told}", quote=True)}">{parts}</div>'
        head = paragraph(nodes.strong("", title, classes=["no-links"]), classes=["coverage-chapter"])
        figures = paragraph(nodes.inline("", told, classes=["no-links"]), classes=["small", "coverage-figures"])
        return [head, nodes.raw("", html, format="html"), figures]

    def legend(self) -> nodes.paragraph:
        """Return what the parts of a bar mean."""
        made = paragraph(classes=["coverage-legend"])
        for name in STATES:
            key = nodes.inline("", "", classes=["key", name])
            made += nodes.inline("", "", key, nodes.Text(self.say(f"legend-{name}")), classes=["no-links"])
            made += nodes.Text(" ")
        return made

    def wanting(self, found: Sequence[Covered]) -> list[nodes.Node]:
        """Return a section that lists, for each thing that can be missing, the sections that lack it."""
        made: list[nodes.Node] = []
        for name in WANTING:
            if lacking := [one.id for one in found if name in one.missing()]:
                label = nodes.inline("", f"{self.say(f'lacks-{name}')} ({len(lacking)})", classes=["no-links"])
                made.append(disclosure("", summary("", "", label), paragraph(*self.links(*lacking))))
        if not made:
            return [paragraph(self.say("lacks-nothing"))]
        return [nodes.section("", nodes.title("", self.say("lacks")), *made, ids=["missing"])]
