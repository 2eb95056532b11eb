"""What a link shows on hover and focus, and what the search finds: each section and term in a few words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ludex.kernel import rulings
from ludex.kernel import sources
from ludex_tools import spec
from ludex_tools.site import examples
from ludex_tools.site.domain import anchor
from ludex_tools.site.domain import defined
from ludex_tools.site.words import say

LENGTH = 320


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be linked to and found: its address, title and whole text."""

    url: str
    title: str
    text: str
    game: str

    @property
    def short(self) -> str:
        """The beginning of the text, cut at the end of a word."""
        if len(self.text) <= LENGTH:
            return self.text
        return self.text[:LENGTH].rsplit(" ", 1)[0] + " …"


def entries(lang: str) -> Iterator[Entry]:
    """Yield everything that links of the site lead to: sections, terms, rulings, scenarios."""
    for game in sources.games():
        texts = spec.texts(game, lang)
        for section, listed in spec.listed(game).items():
            title = f"{section} {listed.titles[lang]}"
            if section in texts:
                url = f"{game}/{listed.chapter}.html#{anchor(section)}"
                yield Entry(url, title, unmarked(texts[section].body), game)
            else:
                yield Entry(f"{game}/sections.html#{anchor(section)}", title, say(lang, "unwritten"), game)
        for term in defined(game).values():
            text = term["def"][lang]
            also = ", ".join(term.get("aliases", {}).get(lang, ()))
            text = " ".join(filter(None, [text, f"{say(lang, 'aliases')}: {also}." if also else ""]))
            yield Entry(f"{game}/glossary.html#t-{term['id']}", term[lang]["one"], text, game)
        for ruling in rulings.rulings(game).values():
            url = f"{game}/rulings.html#ruling-{ruling['id'].replace('.', '-')}"
            readings = " ".join(reading[lang] for reading in ruling["reading"])
            title = f"{say(lang, 'ruling')}: {ruling['title'][lang]}"
            yield Entry(url, title, f"{', '.join(ruling['sections'])}. {ruling['why'][lang]} {readings}", game)
        for scenario in examples.scenarios(game):
            url = f"{examples.page(game, scenario)}.html#{examples.anchor(scenario)}"
            steps = ". ".join(f"{keyword[lang]} {text[lang]}" for keyword, text in scenario.steps)
            text = f"{', '.join(scenario.sections)}. {steps}. {scenario.working[lang]}"
            yield Entry(url, f"{scenario.home} {scenario.title[lang]}", text, game)


def unmarked(body: str) -> str:
    """Return a text of `spec/` without its marks, in one line."""
    body = re.sub(r"^\s*(?:> ?)*```.*$", "", body, flags=re.MULTILINE)
    body = re.sub(r"^\s*(?:> ?|[-*] |\d+\. )+", "", body, flags=re.MULTILINE)
    body = re.sub(r"\*{1,2}([^*]+)\*{1,2}", r"\1", body)
    return " ".join(body.split())
