"""Reads the features of a game: its scenarios in both languages, and what is wrong with them."""

import re
import textwrap
import tomllib
from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field
from pathlib import Path
from typing import Any

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import phrases
from ludex_tools import spec
from ludex_tools.checks import OTHER
from ludex_tools.fault import Fault
from ludex_tools.fault import fault
from ludex_tools.fault import line_with
from ludex_tools.phrases import Phrases
from ludex_tools.phrases import Unmatched

KINDS = ("example", "official", "derived")
ID = re.compile(rf"id-({spec.SECTION})-[a-z]+")
STEPS = {"Context": "given", "Action": "when", "Outcome": "then"}
KEYWORDS = {
    "en": {"given": "Given", "when": "When", "then": "Then", "and": "And", "but": "But"},
    "es": {"when": "Cuando", "then": "Entonces", "and": "Y", "but": "Pero"},
}
GIVEN = {"el": "Dado", "la": "Dada", "los": "Dados", "las": "Dadas"}  # Spanish: agrees with the noun
WORKING = {"en": "The working:", "es": "El cálculo:"}

Both = dict[str, str]
Translations = Mapping[str, tuple[Path, Mapping[str, str]]]  # by scenario: the file, title and working


class NoCheckout(Exception):
    """There are no features: this is an installed package, not a checkout."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario in both languages; `sections` are those that it verifies, `lang` is that of its feature.

    `working` says why its numbers are what they are, and is empty where the title says all. `steps` hold the
    keyword and the text of each step.
    """

    id: str
    title: Both
    working: Both
    sections: tuple[str, ...]
    kind: str
    steps: tuple[tuple[Both, Both], ...]
    file: Path
    line: int
    lang: str = "en"

    @property
    def home(self) -> str:
        """The section in whose feature the scenario stands."""
        return self.id.rpartition("-")[0]


@dataclass
class Features:
    """What the features of a game hold: scenarios, and faults of these and of their translations."""

    scenarios: list[Scenario] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)


def checkout() -> Path:
    """Return the checkout that this runs from; raises NoCheckout where there is none."""
    root = sources.root().parent
    if not (root / "features").is_dir():
        raise NoCheckout("features: this needs a checkout of Ludex, not an installed package")
    return root


def folder(game: str) -> Path:
    """Return the folder with the features of a game, whether it exists or not; raises NoCheckout."""
    return checkout() / "features" / game


def files(game: str) -> list[Path]:
    """Return the features of a game, in the order of its sections."""
    order = {section: place for place, section in enumerate(spec.listed(game))}

    def place(file: Path) -> tuple[int, str]:
        found = re.match(spec.SECTION, file.name)
        return order.get(found[0] if found else "", len(order)), file.name

    return sorted(folder(game).glob("*.feature"), key=place)


def scenarios(game: str) -> list[Scenario]:
    """Return the scenarios of a game, in the order of its sections, faulty ones as far as they go."""
    return read(game).scenarios


def faults(game: str) -> list[Fault]:
    """Return what is wrong with the features of a game: tags, titles, steps and translations."""
    return read(game).faults


def read(game: str) -> Features:
    """Return the scenarios and the faults of a game's features; none where it has no features yet."""
    found = Features()
    where = folder(game)
    if not (where / "phrases.toml").is_file():
        return found
    known = phrases.load(game, where)
    said = {lang: _translations(where, lang, found) for lang in LANGUAGES}
    for file in files(game):
        document = parse(file, found)
        if document is not None:
            _feature(game, file, document, known, said, found)
    _unique(found)
    _left(said, found)
    return found


def parse(file: Path, found: Features | None = None) -> Mapping[str, Any] | None:
    """Return what gherkin-official makes of a file, None and a fault where it cannot be parsed."""
    from gherkin.errors import CompositeParserException  # imported late: only checkouts need it
    from gherkin.parser import Parser

    try:
        document: Mapping[str, Any] = Parser().parse(file.read_text(encoding="utf-8"))["feature"]
    except CompositeParserException as wrong:
        if found is None:
            raise
        first = wrong.errors[0]
        found.faults.append(fault(file, first.location["line"], "unreadable", why=str(first)))
        return None
    return document


def count(file: Path) -> list[str]:
    """Return the titles of all scenarios that gherkin-official finds in a file, rules included."""
    document = parse(file)
    pending, titles = list(document["children"] if document else ()), []
    while pending:
        child = pending.pop(0)
        pending += child.get("rule", {}).get("children", ())
        if "scenario" in child:
            titles.append(child["scenario"]["name"])
    return titles


def _translations(where: Path, lang: str, found: Features) -> Translations:
    """Return titles and workings in a language by scenario, from all files `titles*.LANG.toml`."""
    said: dict[str, tuple[Path, Mapping[str, str]]] = {}
    for file in sorted(where.glob(f"titles*.{lang}.toml")):
        try:
            entries = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as wrong:
            found.faults.append(fault(file, 1, "unreadable", why=str(wrong)))
            continue
        for name, entry in entries.items():
            if name in said:
                found.faults.append(fault(file, line_with(file, name), "told-twice", name=name, place=said[name][0].name))
            said[name] = file, entry
    return said


def _feature(
    game: str,
    file: Path,
    document: Mapping[str, Any],
    known: Phrases,
    said: Mapping[str, Translations],
    found: Features,
) -> None:
    lang = document["language"]
    if lang not in LANGUAGES:
        found.faults.append(fault(file, 1, "feature-language", lang=lang))
        return
    listed = spec.listed(game)
    section, _, title = document["name"].partition(" ")
    line = document["location"]["line"]
    if section not in listed:
        found.faults.append(fault(file, line, "feature-unlisted", section=section))
    elif title != listed[section].titles[lang]:
        right = listed[section].titles[lang]
        found.faults.append(fault(file, line, "feature-title", section=section, right=right))
    for child in document["children"]:
        if "scenario" not in child or child["scenario"]["examples"]:
            what = next(iter(child)) if "scenario" not in child else "outline"
            line = child[next(iter(child))]["location"]["line"]
            found.faults.append(fault(file, line, "feature-extra", name=what))
            continue
        reader = _Reader(file, lang, section, known, set(listed), found)
        scenario = reader.scenario(child["scenario"], said[OTHER[lang]])
        if scenario is not None:
            found.scenarios.append(scenario)


@dataclass
class _Reader:
    """Reads the scenarios of one feature."""

    file: Path
    lang: str
    section: str
    known: Phrases
    listed: set[str]
    found: Features

    def scenario(self, node: Mapping[str, Any], said: Translations) -> Scenario | None:
        """Return one scenario with its translation, None where it has no id."""
        line = node["location"]["line"]
        tags = [tag["name"].removeprefix("@") for tag in node["tags"]]
        ids = [tag for tag in tags if ID.fullmatch(tag)]
        if len(ids) != 1:
            self.fault(line, "scenario-ids", name=node["name"], n=len(ids), section=self.section)
            return None
        name = ids[0].removeprefix("id-")
        sections = [tag.removeprefix("rule-") for tag in tags if tag.startswith("rule-")]
        kinds = [tag for tag in tags if tag in KINDS]
        if name.rpartition("-")[0] != self.section:
            self.fault(line, "scenario-elsewhere", name=name, section=self.section)
        if len(kinds) != 1:
            self.fault(line, "scenario-kinds", name=name, n=len(kinds), kinds=", ".join(f"@{kind}" for kind in KINDS))
        if not sections:
            self.fault(line, "scenario-no-section", name=name)
        for section in sections:
            if section not in self.listed:
                self.fault(line, "scenario-unlisted", name=name, section=section)
        for tag in tags:
            if tag not in ids and tag not in kinds and not tag.startswith("rule-"):
                self.fault(line, "scenario-tag", name=name, tag=tag)
        other = OTHER[self.lang]
        own = {"title": node["name"], "working": _working(node["description"], self.lang)}
        if kinds == ["derived"] and not own["working"]:
            self.fault(line, "scenario-underived", name=name)
        entry = said[name][1] if name in said else {}
        for key, written in own.items():
            if written and not entry.get(key):
                self.fault(line, f"scenario-no-{key}", name=name, lang=other)
        return Scenario(
            name,
            {self.lang: own["title"], other: entry.get("title", own["title"])},
            {self.lang: own["working"], other: _working(entry.get("working", own["working"]), other)},
            tuple(sections),
            kinds[0] if kinds else "",
            self.steps(name, node),
            self.file,
            line,
            self.lang,
        )

    def steps(self, name: str, node: Mapping[str, Any]) -> tuple[tuple[Both, Both], ...]:
        """Return the steps in both languages; one that is not understood stays as it is written."""
        found = []
        step = ""
        met = Counter[str]()
        for entry in node["steps"]:
            line = entry["location"]["line"]
            step = STEPS.get(entry["keywordType"], step)
            met[step] += 1
            if "docString" in entry or "dataTable" in entry:
                self.fault(line, "step-long", name=name)
            written = phrases.without_that(entry["text"], step, self.lang)
            texts = dict.fromkeys(LANGUAGES, written)
            noun = False
            try:
                said = self.known.understand(step, entry["text"], self.lang)
            except Unmatched as wrong:
                self.fault(line, "step-no-phrase", name=name, why=str(wrong))
            else:
                noun = said.phrase.noun
                texts = {lang: said.text(lang) for lang in LANGUAGES}
            found.append((keywords(step, entry, texts["es"], noun), texts))
        for needed in ("when", "then"):
            if not met[needed]:
                self.fault(node["location"]["line"], "step-missing", name=name, step=needed)
        return tuple(found)

    def fault(self, line: int, message: str, **facts: str | int) -> None:
        """Note a fault of the feature."""
        self.found.faults.append(fault(self.file, line, message, **facts))


def keywords(step: str, entry: Mapping[str, Any], spanish: str, noun: bool) -> Both:
    """Return the keyword of a step in both languages; in Spanish it agrees with a noun or ends in `que`."""
    written = entry["keyword"].strip()
    word = {"Conjunction": "but" if written in ("But", "Pero") else "and"}.get(entry["keywordType"], step)
    if step == "given" and word == "given":
        es = GIVEN.get(spanish.partition(" ")[0], "Dado") if noun else "Dado que"
    else:
        es = KEYWORDS["es"][word] + (" que" if step == "given" and not noun else "")
    return {"en": KEYWORDS["en"][word], "es": es}


def _working(description: str, lang: str) -> str:
    text = " ".join(textwrap.dedent(description).split())
    text = text.removeprefix(WORKING[lang]).lstrip()
    return text[:1].upper() + text[1:]


def _unique(found: Features) -> None:
    """Ids and titles stand once in a game."""
    seen: dict[tuple[str, str], Scenario] = {}
    for one in found.scenarios:
        for key in (("", one.id), *((lang, one.title[lang]) for lang in LANGUAGES)):
            first = seen.setdefault(key, one)
            if first is not one:
                place = f"{first.file.name}:{first.line}"
                about = {"title": key[1], "lang": key[0]} if key[0] else {}
                message = "scenario-title-twice" if about else "scenario-id-twice"
                facts = {"name": one.id, "first": first.id, "place": place, **about}
                found.faults.append(fault(one.file, one.line, message, **facts))


def _left(said: Mapping[str, Translations], found: Features) -> None:
    """Each title in another language is that of a scenario."""
    every = {scenario.id for scenario in found.scenarios}
    for lang, entries in said.items():
        wanted = {scenario.id for scenario in found.scenarios if scenario.lang != lang}
        for name, (file, _) in entries.items():
            if name not in wanted:
                facts = {"name": name} | ({"lang": lang} if name in every else {})
                message = "title-not-needed" if name in every else "title-no-scenario"
                found.faults.append(fault(file, line_with(file, name), message, **facts))


def translated(scenario: Scenario, lang: str) -> Iterator[str]:
    """Yield the lines of a scenario as shown in a language: its steps with their keywords."""
    for keyword, text in scenario.steps:
        yield f"{keyword[lang]} {text[lang]}"
