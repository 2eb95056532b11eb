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
        found.faults.append(Fault(file, first.location["line"], "cannot be parsed", str(first)))
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
            found.faults.append(Fault(file, 1, "cannot be parsed", str(wrong)))
            continue
        for name, entry in entries.items():
            if name in said:
                found.faults.append(_fault(file, name, f"{name} is told twice", f"see {said[name][0].name}"))
            said[name] = file, entry
    return said


def _fault(file: Path, text: str, what: str, mend: str) -> Fault:
    """Return a fault of the first line of a file that holds the text."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return Fault(file, next((n for n, line in enumerate(lines, start=1) if text in line), 1), what, mend)


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
        found.faults.append(Fault(file, 1, f"is in the language {lang}", "write it in English or in Spanish"))
        return
    listed = spec.listed(game)
    section, _, title = document["name"].partition(" ")
    line = document["location"]["line"]
    if section not in listed:
        found.faults.append(Fault(file, line, f"{section} is not listed", "begin the title with a section"))
    elif title != listed[section].titles[lang]:
        mend = f"write {listed[section].titles[lang]!r}"
        found.faults.append(Fault(file, line, f"{section} has another title", mend))
    for child in document["children"]:
        if "scenario" not in child or child["scenario"]["examples"]:
            what = next(iter(child)) if "scenario" not in child else "outline"
            line = child[next(iter(child))]["location"]["line"]
            found.faults.append(Fault(file, line, f"has a {what}", "write each scenario in full"))
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
            mend = f"tag it @id-{self.section}-a or the next letter"
            self.fault(line, f"{node['name']!r} has {len(ids)} ids", mend)
            return None
        name = ids[0].removeprefix("id-")
        sections = [tag.removeprefix("rule-") for tag in tags if tag.startswith("rule-")]
        kinds = [tag for tag in tags if tag in KINDS]
        if name.rpartition("-")[0] != self.section:
            self.fault(line, f"{name} stands in the feature of {self.section}", "move it or mend its id")
        if len(kinds) != 1:
            self.fault(line, f"{name} has {len(kinds)} kinds", f"tag it one of @{', @'.join(KINDS)}")
        if not sections:
            self.fault(line, f"{name} verifies no section", "tag it @rule-SECTION")
        for section in sections:
            if section not in self.listed:
                self.fault(line, f"{name} verifies {section}, which is not listed", "mend the tag")
        for tag in tags:
            if tag not in ids and tag not in kinds and not tag.startswith("rule-"):
                self.fault(line, f"{name} has the unknown tag @{tag}", "remove or mend it")
        other = OTHER[self.lang]
        own = {"title": node["name"], "working": _working(node["description"], self.lang)}
        if kinds == ["derived"] and not own["working"]:
            self.fault(line, f"{name} is derived without a working", "say why its numbers are what they are")
        entry = said[name][1] if name in said else {}
        missing = [key for key in own if own[key] and not entry.get(key)]
        if missing:
            mend = f"add it to titles.{other}.toml"
            self.fault(line, f"{name} has no {' and no '.join(missing)} in {other}", mend)
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
                self.fault(line, f"{name} has a table or a long text in a step", "write it in the step")
            written = phrases.without_that(entry["text"], step, self.lang)
            texts = dict.fromkeys(LANGUAGES, written)
            noun = False
            try:
                said = self.known.understand(step, entry["text"], self.lang)
            except Unmatched as wrong:
                self.fault(line, f"{name}: {wrong}", "see phrases.toml")
            else:
                noun = said.phrase.noun
                texts = {lang: said.text(lang) for lang in LANGUAGES}
            found.append((keywords(step, entry, texts["es"], noun), texts))
        for needed in ("when", "then"):
            if not met[needed]:
                self.fault(node["location"]["line"], f"{name} has no {needed} step", "add one")
        return tuple(found)

    def fault(self, line: int, what: str, mend: str) -> None:
        """Note a fault of the feature."""
        self.found.faults.append(Fault(self.file, line, what, mend))


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
    seen: dict[str, Scenario] = {}
    for scenario in found.scenarios:
        titles = [f"the title {scenario.title[lang]!r} ({lang})" for lang in LANGUAGES]
        keys = [f"the id {scenario.id}", *titles]
        for key in keys:
            if key in seen:
                first = seen[key]
                mend = f"it is that of {first.id} in {first.file.name}:{first.line} already"
                found.faults.append(Fault(scenario.file, scenario.line, f"{scenario.id} has {key}", mend))
            seen.setdefault(key, scenario)


def _left(said: Mapping[str, Translations], found: Features) -> None:
    """Each title in another language is that of a scenario."""
    every = {scenario.id for scenario in found.scenarios}
    for lang, entries in said.items():
        wanted = {scenario.id for scenario in found.scenarios if scenario.lang != lang}
        for name, (file, _) in entries.items():
            if name not in wanted:
                what = f"{name} is no scenario" + ("" if name not in every else f" to be translated into {lang}")
                found.faults.append(_fault(file, name, what, "remove its title"))


def translated(scenario: Scenario, lang: str) -> Iterator[str]:
    """Yield the lines of a scenario as shown in a language: its steps with their keywords."""
    for keyword, text in scenario.steps:
        yield f"{keyword[lang]} {text[lang]}"
