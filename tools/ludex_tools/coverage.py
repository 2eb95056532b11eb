"""`ludex coverage`: per section its texts, whether they agree, code, scenarios, and what is missing."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import checks
from ludex_tools import gherkin
from ludex_tools import spec
from ludex_tools import verify
from ludex_tools.fault import Fault
from ludex_tools.gherkin import NoCheckout

NARRATIVE = "narrative"  # sections of this kind need no code and no scenario

WORDS = {
    "checkout": {
        "en": "coverage needs a checkout of Ludex: an installed package has no features",
        "es": "coverage necesita el repositorio de Ludex: un paquete instalado no tiene ejemplos",
    },
    "require": {
        "en": "coverage cannot require {name}; it can require {known}",
        "es": "coverage no puede exigir {name}; puede exigir {known}",
    },
    "en": {"en": "no English text", "es": "sin texto inglés"},
    "es": {"en": "no Spanish text", "es": "sin texto español"},
    "stale": {"en": "stale", "es": "por revisar"},
    "code": {"en": "no code", "es": "sin código"},
    "scenarios": {"en": "no scenarios", "es": "sin ejemplos"},
    "passing": {"en": "{passing} of {scenarios} passing", "es": "{passing} de {scenarios} bien"},
    "summary": {
        "en": "{game}: {n} sections; {en} in English, {es} in Spanish, {stale} stale; code for {code}; "
        "scenarios for {scenarios}, all passing for {passing}",
        "es": "{game}: {n} secciones; {en} en inglés, {es} en español, {stale} por revisar; "
        "código para {code}; ejemplos para {scenarios}, todos bien en {passing}",
    },
    "old": {
        "en": "{game}: no results of the code and features as they are; run `ludex verify {game}`",
        "es": "{game}: no hay resultados del código y los ejemplos tal como están; ejecuta `ludex verify {game}`",
    },
    "faults": {"en": "to mend:", "es": "por arreglar:"},
}


@dataclass(frozen=True, slots=True)
class Covered:
    """What there is of one section: `code` counts procedures and tables, `passing` good results."""

    id: str
    kind: str
    en: bool
    es: bool
    stale: bool
    code: int
    scenarios: int
    passing: int

    def missing(self) -> Iterator[str]:
        """Yield what is wanting: en, es, stale, code, scenarios, passing."""
        if not self.en:
            yield "en"
        if not self.es:
            yield "es"
        if self.stale:
            yield "stale"
        if self.kind != NARRATIVE and not self.code:
            yield "code"
        if self.kind != NARRATIVE and not self.scenarios:
            yield "scenarios"
        if self.passing < self.scenarios:
            yield "passing"


REQUIRE: Mapping[str, Sequence[str]] = {
    "texts": ("en", "es"),
    "fresh": ("stale",),
    "code": ("code",),
    "scenarios": ("scenarios",),
    "passing": ("passing",),
    "complete": ("en", "es", "stale", "code", "scenarios", "passing"),
}


def covered(game: str) -> list[Covered]:
    """Return what there is of every listed section of a game, in order; raises NoCheckout."""
    texts = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    stale = checks.stale(game)
    procedures = spec.procedures(game)
    tables = stated(game)
    scenarios = gherkin.scenarios(game)
    passed = {name for name, result in verify.results(game, scenarios).items() if result.passed}
    found = []
    for section, entry in spec.listed(game).items():
        own = [s.id for s in scenarios if section in s.sections]
        found.append(
            Covered(
                section,
                entry.kind,
                section in texts["en"],
                section in texts["es"],
                section in stale,
                len(procedures.get(section, ())) + tables.get(section, 0),
                len(own),
                len([name for name in own if name in passed]),
            )
        )
    return found


def stated(game: str) -> dict[str, int]:
    """Return how many tables of a game state each section."""
    return dict(Counter(section for found in spec.stated(game).values() for section in found))


def report(game: str | None = None, lang: str = "en") -> dict[str, Any]:
    """Return the coverage of a game, or of all games, as plain values for JSON; raises NoCheckout."""
    games = sources.games() if game is None else [game]
    return {"games": {name: _data(covered(name), faults(name), lang) for name in games}}


def _data(found: Sequence[Covered], wrong: Sequence[Fault], lang: str) -> dict[str, Any]:
    return {
        "sections": [{name: getattr(one, name) for name in Covered.__slots__} for one in found],
        "faults": [{"file": str(one.place), "line": one.line, "what": one.what(lang), "mend": one.mend(lang)} for one in wrong],
    }


def faults(game: str) -> list[Fault]:
    """Return everything to mend in a game: in its rulebook, its code and its features; raises NoCheckout."""
    return [*checks.check(game), *gherkin.faults(game)]


def run(game: str | None = None, require: Sequence[str] = (), as_json: bool = False, lang: str = "en") -> int:
    """Print the coverage of a game, or of all games; return the exit status.

    1 where something is to be mended, or something that `require` names is wanting;
    2 for an unknown requirement and without a checkout.
    """
    for name in require:
        if name not in REQUIRE:
            return _stop(say("require", lang, name=name, known=", ".join(REQUIRE)))
    try:
        gherkin.checkout()
    except NoCheckout:
        return _stop(say("checkout", lang))
    games = sources.games() if game is None else [game]
    found = {name: covered(name) for name in games}
    wrong = {name: faults(name) for name in games}
    if as_json:
        plain = {"games": {name: _data(found[name], wrong[name], lang) for name in games}}
        sys.stdout.write(json.dumps(plain, ensure_ascii=False, indent=1) + "\n")
    else:
        for name in games:
            sys.stdout.write("\n".join(told(name, found[name], lang)) + "\n")
        if lines := [f"  {one.told(lang)}" for name in games for one in wrong[name]]:
            sys.stdout.write("\n".join([say("faults", lang), *lines]) + "\n")
    needed = {what for name in require for what in REQUIRE[name]}
    lacking = [one.id for name in games for one in found[name] if needed.intersection(one.missing())]
    return 1 if lacking or any(wrong.values()) else 0


def told(game: str, found: Sequence[Covered], lang: str) -> list[str]:
    """Return the coverage as lines: each section that wants something, and a summary."""
    titles = {section: entry.titles[lang] for section, entry in spec.listed(game).items()}
    lines = []
    for one in found:
        if missing := list(one.missing()):
            counts = {"passing": one.passing, "scenarios": one.scenarios}
            what = ", ".join(say(name, lang, **counts) for name in missing)
            lines.append(f"{one.id:7} {titles[one.id]:44} {what}")
    totals = {
        "n": len(found),
        "en": sum(one.en for one in found),
        "es": sum(one.es for one in found),
        "stale": sum(one.stale for one in found),
        "code": sum(one.code > 0 for one in found),
        "scenarios": sum(one.scenarios > 0 for one in found),
        "passing": sum(0 < one.scenarios == one.passing for one in found),
    }
    lines.append(say("summary", lang, game=game, **totals))
    if totals["scenarios"] and not any(one.passing for one in found):
        lines.append(say("old", lang, game=game))
    return lines


def say(message: str, lang: str, **facts: object) -> str:
    """Return one of this command's messages in a language."""
    return WORDS[message][lang if lang in LANGUAGES else "en"].format(**facts)


def _stop(message: str) -> int:
    sys.stderr.write(message + "\n")
    return 2
