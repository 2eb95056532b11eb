"""What the site tells about a section beneath its text: kind, rulings, scenarios that verify it, code that carries it out."""

from collections import Counter
from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from inspect import getsourcelines
from inspect import unwrap
from pathlib import Path
from typing import Any

from docutils import nodes

import ludex
from ludex.kernel import rulings as kernel_rulings
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import checks
from ludex_tools import gaps
from ludex_tools import spec
from ludex_tools.gherkin import Scenario
from ludex_tools.site import examples
from ludex_tools.site.domain import listed
from ludex_tools.site.domain import sections
from ludex_tools.site.markup import aside
from ludex_tools.site.markup import badge
from ludex_tools.site.markup import bullets
from ludex_tools.site.markup import disclosure
from ludex_tools.site.markup import inline
from ludex_tools.site.markup import labelled
from ludex_tools.site.markup import link
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import summary
from ludex_tools.site.parts import part_of
from ludex_tools.site.words import say

MOST_SHOWN = 4  # scenarios that a section shows by their titles; of more it shows where they stand
ROOT = Path(ludex.__file__).resolve().parents[2]


@cache
def procedures(game: str) -> Mapping[str, Sequence[Callable[..., Any]]]:
    """Return the procedures of a game by section, read once a build."""
    return spec.procedures(game)


@cache
def stale(game: str) -> Mapping[str, Sequence[str]]:
    """Return the sections of a game whose languages may have drifted apart."""
    return checks.stale(game)


@cache
def texts(game: str, lang: str) -> Mapping[str, spec.Text]:
    """Return the texts of a game in a language."""
    return spec.texts(game, lang)


@cache
def missing(game: str) -> Sequence[gaps.Declared]:
    """Return the gaps and doubts that the code of a game declares, read once a build."""
    return gaps.declared(game)


@cache
def named_in(game: str, lang: str) -> Mapping[str, Sequence[str]]:
    """Return by section the sections whose texts name it."""
    found: dict[str, list[str]] = {}
    for section, text in texts(game, lang).items():
        for target in dict.fromkeys(spec.references(text.body, game)):
            if target != section:
                found.setdefault(target, []).append(section)
    return found


def apparatus(game: str, section: str, lang: str, docname: str) -> nodes.Element:
    """Return what is known about a section."""
    kind = listed(game)[section].kind
    box = aside(classes=["apparatus"])
    if section in stale(game):
        box += paragraph(badge(say(lang, "stale"), "stale"))
        box += _other_language(game, section, lang)
    for ruling in kernel_rulings.rulings(game).values():
        if section in ruling["sections"]:
            box += _ruling(game, section, ruling, lang)
    for one in missing(game):
        if one.section == section:
            told = badge(say(lang, f"told-{one.kind}"), "stale")
            box += paragraph(told, " ", gaps.in_general(one, Words(game, lang)), classes=["told"])
    box += part_of(game, section, lang, docname)
    inner: list[nodes.Element] = []
    if kind != "narrative":
        inner += _verified(game, section, lang, docname)
        inner += _carried_out(game, section, lang, docname)
    if named := named_in(game, lang).get(section):
        inner.append(labelled(say(lang, "named-in"), *sections(game, named, docname)))
    mark = badge(say(lang, f"kind-{kind}"), "kind")
    if inner:
        told = nodes.inline("", f" {_in_short(game, section, lang)}", classes=["no-links"])
        box += disclosure("", summary("", "", mark, told), *inner)
    else:
        box += paragraph(mark)
    return box


def _in_short(game: str, section: str, lang: str) -> str:
    """Return in a line how many scenarios passed, how many procedures there are, and how many sections name this one."""
    parts = []
    if listed(game)[section].kind != "narrative":
        found = [scenario for scenario in examples.scenarios(game) if section in scenario.sections]
        passed = examples.passed(game, found)
        name = "short-none" if not found else "short-not-run" if passed is None else "short-passed"
        parts.append(say(lang, name, n=len(found), passed=passed))
        code = len(procedures(game).get(section, ()))
        parts.append(say(lang, "short-code", n=code) if code else say(lang, "carried-out-none"))
    if named := named_in(game, lang).get(section):
        parts.append(say(lang, "short-named", n=len(named)))
    return " · ".join(parts)


def _other_language(game: str, section: str, lang: str) -> nodes.Element:
    other = next(name for name in LANGUAGES if name != lang)
    text = texts(game, other).get(section)
    box = disclosure(classes=["stale"])
    box += summary("", say(lang, "stale-lead"))
    if text is not None:
        lines = nodes.literal_block(text.body, text.body, classes=["other-language"], language="none")
        inner = aside("", lines, lang=other)
        box += inner
    return box


def _ruling(game: str, section: str, ruling: Mapping[str, Any], lang: str) -> nodes.Element:
    """Return a ruling in full at the first of its sections on this page, and a line that leads there at the others."""
    chapter = listed(game)[section].chapter
    here = [name for name in ruling["sections"] if listed(game)[name].chapter == chapter and name in texts(game, lang)]
    name = f"ruling-{ruling['id'].replace('.', '-')}"
    if section == here[0]:
        return ruling_box(ruling, lang, [name])
    force = next(reading[lang] for reading in ruling["reading"] if reading["id"] == ruling["default"])
    title = link("", ruling["title"][lang], refuri=f"#{name}", internal=True)
    kind = badge(say(lang, f"ruling-{ruling['kind']}"), "ruling")
    return paragraph(kind, " ", title, ": ", nodes.inline("", force, classes=["no-links"]))


def ruling_box(ruling: Mapping[str, Any], lang: str, ids: Sequence[str] = ()) -> nodes.Element:
    """Return a ruling: closed, what is in force; opened, all its readings, why, and what it rests on."""
    readings = {reading["id"]: reading for reading in ruling["reading"]}
    box = disclosure(classes=["ruling"], ids=list(ids))
    head = summary()
    head += [
        badge(say(lang, f"ruling-{ruling['kind']}"), "ruling"),
        nodes.Text(" "),
        nodes.strong("", ruling["title"][lang], classes=["no-links"]),
        nodes.Text(" "),
        badge(say(lang, "in-force"), "in-force"),
        nodes.Text(" "),
        nodes.inline("", readings[ruling["default"]][lang], classes=["no-links"]),
    ]
    box += head
    box += labelled(say(lang, "why"), ruling["why"][lang])
    items = []
    for name, reading in readings.items():
        marks: list[nodes.Node] = []
        for mark, key in (("in-force", "default"), ("as-printed", "as_printed")):
            if ruling.get(key) == name:
                marks += [nodes.Text(" "), badge(say(lang, mark), mark)]
        items.append(paragraph(nodes.literal("", name), " ", *inline(reading[lang]), *marks))
    box += bullets(items)
    rests_on = ruling.get(f"provenance_{lang}", ruling["provenance"])
    box += labelled(say(lang, "provenance"))
    box += bullets(paragraph(line) for line in rests_on)
    level = say(lang, f"level-{ruling['confidence']}")
    box += paragraph(nodes.literal("", ruling["id"]), " · ", say(lang, "confidence", level=level), classes=["small"])
    return box


def _verified(game: str, section: str, lang: str, docname: str) -> list[nodes.Element]:
    found = [scenario for scenario in examples.scenarios(game) if section in scenario.sections]
    label = say(lang, "verified-by")
    if not found:
        return [labelled(label, say(lang, "verified-none"), classes=["missing"])]
    if len(found) > MOST_SHOWN:
        return [_many(game, found, lang, docname)]
    items = []
    for scenario in found:
        uri = examples.page(game, scenario)
        title = examples.link(docname, f"{uri}#{examples.anchor(scenario)}", scenario.title[lang])
        items.append(paragraph(examples.mark(game, scenario, lang), " ", title))
    return [labelled(label), bullets(items, ["compact"])]


def _many(game: str, found: Sequence[Scenario], lang: str, docname: str) -> nodes.paragraph:
    """Return how many scenarios there are, and links to the pages on which they stand with how many stand on each."""
    passed = examples.passed(game, found)
    told = say(lang, "verified-not-run" if passed is None else "verified-count", n=len(found), passed=passed)
    line = labelled(say(lang, "verified-by"), nodes.inline("", f"{told}: ", classes=["no-links"]))
    for place, (home, count) in enumerate(Counter(scenario.home for scenario in found).items()):
        first = next(scenario for scenario in found if scenario.home == home)
        title = f"{home} {listed(game)[home].titles[lang]}"
        line += nodes.Text(", " if place else "")
        line += [
            examples.link(docname, f"{examples.page(game, first)}#{examples.anchor(first)}", title),
            nodes.Text(f" ({count})"),
        ]
    return line


def _carried_out(game: str, section: str, lang: str, docname: str) -> list[nodes.Element]:
    found = procedures(game).get(section, ())
    label = say(lang, "carried-out-by")
    if not found:
        return [labelled(label, say(lang, "carried-out-none"), classes=["missing"])]
    items = []
    for procedure in found:
        plain = unwrap(procedure)
        line = getsourcelines(plain)[1]
        name = plain.__module__.removeprefix("ludex.") + ":" + plain.__qualname__
        shown = examples.link(docname, f"{source_page(game, plain.__module__)}#L-{line}", name, code=True)
        items.append(paragraph(shown))
    return [labelled(label), bullets(items, ["compact"])]


def modules(game: str) -> list[str]:
    """Return the modules that hold procedures of a game, sorted."""
    return sorted({unwrap(p).__module__ for found in procedures(game).values() for p in found})


def source_page(game: str, module: str) -> str:
    """Return the page that shows a module."""
    return f"{game}/source/{module.split('.', 2)[-1].replace('.', '-')}"
