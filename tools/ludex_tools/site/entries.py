"""What the search finds: each section, term, ruling and scenario, with its address, its words and what it is called."""

import re
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludex.kernel import rulings
from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import spec
from ludex_tools.site import examples
from ludex_tools.site import listings
from ludex_tools.site.domain import anchor
from ludex_tools.site.domain import defined
from ludex_tools.site.drawn import row_id
from ludex_tools.site.linking import spaces
from ludex_tools.site.tables import Drawing
from ludex_tools.site.tables import names
from ludex_tools.site.words import say


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found: its kind, address, title and text; `forms` are its names in both languages.

    `told` is shown of it when it is found, in place of what surrounds the words in its text.
    """

    kind: str
    url: str
    title: str
    text: str
    game: str = ""
    forms: tuple[str, ...] = ()
    told: str = ""


def entries(lang: str) -> Iterator[Entry]:
    """Yield everything of the rulebooks that can be found."""
    for game in sources.games():
        yield from _sections(game, lang)
        for term in defined(game).values():
            yield Entry(
                "term", f"{game}/glossary.html#t-{term['id']}", term[lang]["one"], term["def"][lang], game, _forms(term)
            )
        for space in spaces(game):
            name = Words(game, lang).term(space)
            yield Entry("space", f"{game}/map.html#space-{space}", name, "", game)
        yield from _rows(game, lang)
        for ruling in rulings.rulings(game).values():
            url = f"{game}/rulings.html#ruling-{ruling['id'].replace('.', '-')}"
            readings = " ".join(reading[lang] for reading in ruling["reading"])
            text = f"{', '.join(ruling['sections'])}. {ruling['why'][lang]} {readings}"
            yield Entry("ruling", url, ruling["title"][lang], text, game)
        for scenario in examples.scenarios(game):
            url = f"{examples.page(game, scenario)}.html#{examples.anchor(scenario)}"
            steps = ". ".join(f"{keyword[lang]} {text[lang]}" for keyword, text in scenario.steps)
            text = f"{', '.join(scenario.sections)}. {steps}."
            title = f"{scenario.home} {scenario.title[lang]}"
            yield Entry("example", url, title, text, game, told=scenario.working[lang])


def _sections(game: str, lang: str) -> Iterator[Entry]:
    texts = spec.texts(game, lang)
    for section, listed in spec.listed(game).items():
        page = listed.chapter if section in texts else "sections"
        text = unmarked(texts[section].body) if section in texts else say(lang, "unwritten")
        forms = tuple(dict.fromkeys(listed.titles[one] for one in LANGUAGES))
        yield Entry("section", f"{game}/{page}.html#{anchor(section)}", f"{section} {listed.titles[lang]}", text, game, forms)


def _rows(game: str, lang: str) -> Iterator[Entry]:
    """Yield what the rows of tables tell of, with the texts of the row."""
    homes = listings.drawn(game, lang)
    for name in names(game):
        page = spec.listed(game)[homes[name][0]].chapter if name in homes else "tables"
        for drawn in Drawing(game, lang).draw(name):
            texts = dict(zip(drawn.keys, drawn.rows, strict=False))
            for one in drawn.named:
                url = f"{game}/{page}.html#{row_id(name, one.row)}"
                yield Entry(one.kind, url, one.title, " · ".join(texts[one.row]), game, one.forms)


def _forms(term: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what a term is called in both languages, aliases included."""
    aliases = term.get("aliases", {})
    found = [name for lang in LANGUAGES for name in (term[lang]["one"], term[lang]["many"], *aliases.get(lang, ()))]
    return tuple(dict.fromkeys(found))


def unmarked(body: str) -> str:
    """Return a text of `spec/` without its marks, in one line."""
    body = re.sub(r"^\s*(?:> ?)*```.*$", "", body, flags=re.MULTILINE)
    body = re.sub(r"^\s*(?:> ?|[-*] |\d+\. )+", "", body, flags=re.MULTILINE)
    body = re.sub(r"\*{1,2}([^*]+)\*{1,2}", r"\1", body)
    return " ".join(body.split())
