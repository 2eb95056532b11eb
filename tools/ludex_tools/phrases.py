"""The phrases of a game's scenarios: each step is one with typed values, told in either language."""

import re
import tomllib
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from functools import cached_property
from pathlib import Path

from ludex.kernel.words import LANGUAGES
from ludex_tools.values import Type
from ludex_tools.values import types
from ludex_tools.values import Value

HOLE = re.compile(r"\{([^{}:]+):([\w-]+)\}")
CONTRACTS = re.compile(r"(?:^|\s)(?:de|a) $")  # Spanish: `de el` is `del`, `a el` is `al`

Values = Mapping[str, Value]


class Unmatched(ValueError):
    """A step that is not exactly one phrase, rightly written."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a phrase: text, a value `{side:side}`, or a verb that agrees, `{lucha|luchan:side}`."""

    text: str = ""
    name: str = ""
    type: Type | None = None
    forms: tuple[str, str] | None = None


@dataclass(frozen=True)
class Phrase:
    """One phrase in both languages; a `noun` is no clause: in Spanish `Dada la casilla`, not `Dado que`."""

    id: str
    step: str
    parts: Mapping[str, Sequence[Part]]
    noun: bool = False
    types: Mapping[str, Type] = field(default_factory=dict)

    @cached_property
    def expressions(self) -> dict[str, re.Pattern[str]]:
        """The regular expression of the phrase by language."""
        return {lang: re.compile(self._expression(lang)) for lang in LANGUAGES}

    def match(self, text: str, lang: str) -> Values | None:
        """Return the values of a step's text, None where it is not this phrase."""
        found = self.expressions[lang].fullmatch(text)
        if found is None:
            return None
        texts = {name: found[f"v_{name}"] for name in self.types}
        for name in self.types:
            if texts[name] is None:
                texts[name] = "e" + found[f"c_{name}"]
        return {name: kind.read(texts[name], lang) for name, kind in self.types.items()}

    def show(self, values: Values, lang: str) -> str:
        """Return the text of a step with these values."""
        text = ""
        for part in self.parts[lang]:
            if part.forms is not None:
                plural = self.types[part.name].plural(values[part.name], lang)
                text += part.forms[plural]
            elif part.type is not None:
                form = part.type.show(values[part.name], lang)
                contracts = lang == "es" and form.startswith("el ") and CONTRACTS.search(text)
                text = text.rstrip() + form[1:] if contracts else text + form
            else:
                text += part.text
        return text

    def _expression(self, lang: str) -> str:
        expression = ""
        literal = ""
        for part in self.parts[lang]:
            if part.forms is not None:
                expression += f"(?:{re.escape(part.forms[0])}|{re.escape(part.forms[1])})"
            elif part.type is not None:
                pattern = part.type.pattern(lang)
                if lang == "es" and CONTRACTS.search(literal):
                    expression = expression.removesuffix(r"\ ")
                    whole, rest = f"(?P<v_{part.name}>{pattern})", f"(?P<c_{part.name}>{_beheaded(pattern)})"
                    expression += rf"(?:\ (?!el ){whole}|{rest})"
                else:
                    expression += f"(?P<v_{part.name}>{pattern})"
            else:
                expression += re.escape(part.text)
            literal = part.text
        return expression


def _beheaded(pattern: str) -> str:
    """Return the alternatives of a pattern that begin with `el `, without their `e`."""
    return "|".join(form[1:] for form in pattern.split("|") if form.startswith(r"el\ ")) or "(?!)"


@dataclass(frozen=True)
class Said:
    """A step understood: its phrase and values."""

    phrase: Phrase
    values: Values

    def text(self, lang: str) -> str:
        """Return the step in a language."""
        return self.phrase.show(self.values, lang)


@dataclass(frozen=True)
class Phrases:
    """All phrases of a game."""

    all: Sequence[Phrase]

    def matches(self, step: str, text: str, lang: str) -> list[Said]:
        """Return every phrase that a step could be; `step` is given, when or then."""
        found = []
        for phrase in self.all:
            values = phrase.match(without_that(text, step, lang), lang) if phrase.step == step else None
            if values is not None:
                found.append(Said(phrase, values))
        return found

    def understand(self, step: str, text: str, lang: str) -> Said:
        """Return the one phrase that a step is.

        Raises Unmatched where it is none, more than one, or not written as the phrase would be.
        """
        found = self.matches(step, text, lang)
        if not found:
            raise Unmatched(f"no phrase: {text}" + self._hint(step, text, lang))
        if len(found) > 1:
            raise Unmatched(f"{len(found)} phrases ({', '.join(said.phrase.id for said in found)}): {text}")
        written, right = without_that(text, step, lang), found[0].text(lang)
        if written != right:
            raise Unmatched(f"written {written!r}, but the phrase {found[0].phrase.id} would be {right!r}")
        return found[0]

    def _hint(self, step: str, text: str, lang: str) -> str:
        """Say which phrases come near: those of another step or language, else those with words in common."""
        for kind in ("given", "when", "then"):
            for other in LANGUAGES:
                if found := self.matches(kind, text, other):
                    return f" (in {other} a {kind} step: {found[0].phrase.id})"
        words = set(re.findall(r"\w+", text))
        near: dict[str, int] = {}
        for phrase in self.all:
            if phrase.step == step:
                literal = set(re.findall(r"\w+", " ".join(part.text for part in phrase.parts[lang])))
                near[phrase.id] = len(words & literal)
        best = [name for name in sorted(near, key=lambda name: -near[name])[:3] if near[name]]
        return f" (nearest: {', '.join(best)})" if best else ""


def without_that(text: str, step: str, lang: str) -> str:
    """Return a Spanish given step without the `que` of `Dado que`."""
    return text.removeprefix("que ") if (lang, step) == ("es", "given") else text


def load(game: str, folder: Path) -> Phrases:
    """Return the phrases of a game from its `phrases.toml` and `values.toml`, those that all games share first.

    Raises ValueError for an id given twice, an unknown type, and languages that do not have the same values.
    """
    known = types(game, folder / "values.toml")
    found: dict[str, Phrase] = {}
    shared = folder.parent / "phrases.toml"
    files = [shared, folder / "phrases.toml"] if shared.is_file() else [folder / "phrases.toml"]
    for entry in [entry for file in files for entry in tomllib.loads(file.read_text(encoding="utf-8")).get("phrase", ())]:
        name = entry["id"]
        if name in found:
            raise ValueError(f"phrases.toml: {name} stands twice")
        if entry["step"] not in ("given", "when", "then"):
            raise ValueError(f"phrases.toml: {name} is a step {entry['step']!r}, not given, when or then")
        parts = {lang: parse(entry[lang], known, name) for lang in LANGUAGES}
        holes = [{part.name: part.type for part in parts[lang] if part.type} for lang in LANGUAGES]
        if holes[0] != holes[1]:
            raise ValueError(f"phrases.toml: {name} does not have the same values in both languages")
        found[name] = Phrase(name, entry["step"], parts, entry.get("noun", False), holes[0])
    return Phrases(list(found.values()))


def parse(template: str, known: Mapping[str, Type], phrase: str) -> list[Part]:
    """Return the parts of a phrase; raises ValueError for an unknown type."""
    parts: list[Part] = []
    place = 0
    for hole in HOLE.finditer(template):
        if hole.start() > place:
            parts.append(Part(text=template[place : hole.start()]))
        if "|" in hole[1]:
            one, _, many = hole[1].partition("|")
            parts.append(Part(name=hole[2], forms=(one, many)))
        elif hole[2] not in known:
            raise ValueError(f"phrases.toml: {phrase} has a value of the unknown type {hole[2]}")
        else:
            parts.append(Part(name=hole[1], type=known[hole[2]]))
        place = hole.end()
    if place < len(template):
        parts.append(Part(text=template[place:]))
    return parts
