"""The scenarios as the site shows them: where each stands, and its last result."""

import re
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from docutils import nodes

from ludex_tools import gherkin
from ludex_tools import verify
from ludex_tools.gherkin import Scenario
from ludex_tools.site.domain import sections
from ludex_tools.site.domain import to
from ludex_tools.site.markup import badge
from ludex_tools.site.markup import labelled
from ludex_tools.site.markup import paragraph
from ludex_tools.site.words import say
from ludex_tools.verify import Result

QUOTED = re.compile(r'("[^"]*")')  # in a step: a position or the name of a decision, whose numbers are no sections
MARKS = {"passed": "✓", "failed": "✗", "not-run": "○"}


@cache
def scenarios(game: str) -> Sequence[Scenario]:
    """Return the scenarios of a game, read once a build."""
    return gherkin.scenarios(game)


@cache
def results(game: str) -> Mapping[str, Result]:
    """Return the last result of each scenario by id; one that is no longer good is left out."""
    return verify.results(game, scenarios(game))


def status(game: str, scenario: Scenario) -> str:
    """Return `passed`, `failed` or `not-run`."""
    result = results(game).get(scenario.id)
    return "not-run" if result is None else "passed" if result.passed else "failed"


def passed(game: str, found: Sequence[Scenario]) -> int | None:
    """Return how many of some scenarios passed when last run, None where none of them has been run as it stands."""
    states = [status(game, scenario) for scenario in found]
    return None if all(state == "not-run" for state in states) else states.count("passed")


def score(game: str, found: Sequence[Scenario], lang: str) -> str:
    """Return how many of some scenarios passed, `2/3`, or that they have not been run."""
    if not found:
        return "–"
    good = passed(game, found)
    return say(lang, "not-run") if good is None else f"{good}/{len(found)}"


def mark(game: str, scenario: Scenario, lang: str) -> nodes.inline:
    """Return the last result of a scenario as a mark with words."""
    found = status(game, scenario)
    return badge(f"{MARKS[found]} {say(lang, found)}", "result", found)


def page(game: str, scenario: Scenario) -> str:
    """Return the page on which a scenario stands."""
    return page_of(game, scenario.home)


def page_of(game: str, section: str) -> str:
    """Return the page with the scenarios of a section's feature."""
    return f"{game}/scenarios/{section.replace('.', '-')}"


def anchor(scenario: Scenario) -> str:
    """Return the HTML id of a scenario."""
    return "x-" + scenario.id.replace(".", "-")


def homes(game: str) -> list[str]:
    """Return the sections that have a feature, in order."""
    return list(dict.fromkeys(scenario.home for scenario in scenarios(game)))


def link(docname: str, target: str, text: str, code: bool = False) -> nodes.reference:
    """Return a link from one page to another, `page#id`."""
    made = to(docname, target, text)
    if code:
        made.children = []
        made += nodes.literal("", text)
    return made


def last_run(game: str, scenario: Scenario, lang: str) -> str:
    """Return in words at which commit a scenario was last run, nothing where that is not known."""
    result = results(game).get(scenario.id)
    if result is None or not result.commit:
        return ""
    name = "at-commit-changed" if result.commit.endswith("+") else "at-commit"
    return say(lang, name, commit=result.commit.rstrip("+"))


def shown(game: str, scenario: Scenario, lang: str, root: Path, *pictures: nodes.Node) -> nodes.section:
    """Return a scenario in full: title, last result, kind, sections, steps, pictures and working."""
    box = nodes.section(ids=[anchor(scenario)], classes=["scenario"])
    box += nodes.title("", scenario.title[lang])
    meta = paragraph(mark(game, scenario, lang), " ", badge(say(lang, f"example-{scenario.kind}"), "kind"), " ")
    meta += nodes.reference("", "", nodes.literal("", scenario.id), internal=True, refid=anchor(scenario), classes=["own"])
    if run := last_run(game, scenario, lang):
        meta += [nodes.Text(" "), nodes.inline("", run, classes=["small", "no-links"])]
    box += meta
    box += labelled(say(lang, "verifies"), *sections(game, scenario.sections, page(game, scenario)))
    steps = nodes.line_block(classes=["steps"])
    for keyword, text in scenario.steps:
        line = nodes.line("", "", nodes.strong("", keyword[lang], classes=["no-links"]), nodes.Text(" "))
        for part in QUOTED.split(text[lang]):
            line += nodes.inline("", part, classes=["no-links"]) if part.startswith('"') else nodes.Text(part)
        steps += line
    box += steps
    box += pictures
    if scenario.working[lang]:
        box += labelled(say(lang, "working"), scenario.working[lang], classes=["working"])
    where = say(lang, "example-at", file=scenario.file.relative_to(root), line=scenario.line)
    box += paragraph(nodes.inline("", where, classes=["no-links"]), classes=["small"])
    return box
