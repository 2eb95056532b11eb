"""The typed values of step phrases: how each is written in either language, and read back.

Values are kept as ids and figures: `saxons`, `+1`, `("corieltauvi", "iceni")`, `(("saxon-warband", 1),)`.
The words of a game's own types stand in `features/GAME/values.toml`; numbers, sections, dice and text are known.
"""

import re
import tomllib
from collections.abc import Iterable
from collections.abc import Iterator
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from typing import Protocol

from ludex.kernel import sources
from ludex.kernel.words import glossary
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import Words
from ludex_tools import spec

Value = str | tuple[str, ...] | tuple[tuple[str, int], ...]
Forms = Mapping[str, Mapping[str, str]]  # by language, then by id

JOINT = {"en": r", | and ", "es": r", | y | e "}


class Type(Protocol):
    """One type of value; patterns have no groups of their own."""

    def pattern(self, lang: str, /) -> str:
        """Return the regular expression of the forms in a language."""
        ...

    def read(self, text: str, lang: str, /) -> Value:
        """Return the value of a text that the pattern matches."""
        ...

    def show(self, value: Any, lang: str, /) -> str:
        """Return the one right form of a value in a language."""
        ...

    def plural(self, value: Any, lang: str, /) -> bool:
        """Tell whether a verb agrees with the form in the plural."""
        ...


@dataclass(frozen=True, slots=True)
class Plain:
    """Text that is the same in both languages and stands for itself: free text, numbers, sections, dice."""

    expression: str

    def pattern(self, _lang: str, /) -> str:
        """Return the regular expression."""
        return self.expression

    def read(self, text: str, _lang: str, /) -> Value:
        """Return the text."""
        return text

    def show(self, value: Any, _lang: str, /) -> str:
        """Return the text."""
        return str(value)

    def plural(self, value: Any, _lang: str, /) -> bool:
        """Tell whether this is a number other than 1."""
        return str(value).lstrip("+-") != "1"


@dataclass(frozen=True, slots=True)
class Named:
    """One of several ids, each with its form in each language."""

    forms: Forms
    singular: frozenset[tuple[str, str]] = frozenset()  # language and id, where the verb is singular

    def pattern(self, lang: str, /) -> str:
        """Return all forms, the longest first."""
        return alternatives(self.forms[lang].values())

    def read(self, text: str, lang: str, /) -> Value:
        """Return the id of a form."""
        return next(name for name, form in self.forms[lang].items() if form == text)

    def show(self, value: Any, lang: str, /) -> str:
        """Return the form of an id."""
        return self.forms[lang][value]

    def plural(self, value: Any, lang: str, /) -> bool:
        """Tell whether the form of an id is a plural."""
        return (lang, value) not in self.singular


@dataclass(frozen=True, slots=True)
class Several:
    """A list of ids: `A, B and C`."""

    each: Named

    def pattern(self, lang: str, /) -> str:
        """Return one form after another, with commas and the language's `and`."""
        return listed(self.each.pattern(lang), lang)

    def read(self, text: str, lang: str, /) -> Value:
        """Return the ids in order."""
        return tuple(str(self.each.read(part, lang)) for part in re.split(JOINT[lang], text))

    def show(self, value: Any, lang: str, /) -> str:
        """Return the forms as one list."""
        return Words(None, lang).join(self.each.show(name, lang) for name in value)

    def plural(self, value: Any, _lang: str, /) -> bool:
        """Tell whether there is more than one."""
        return bool(len(value) != 1)


@dataclass(frozen=True, slots=True)
class Counted:
    """Numbers of several ids: `1 Saxon Warband and 4 Saxon Raiders`."""

    one: Forms
    many: Forms

    def pattern(self, lang: str, /) -> str:
        """Return one number with a form after another."""
        forms = alternatives({*self.one[lang].values(), *self.many[lang].values()})
        return listed(rf"\d+ (?:{forms})", lang)

    def read(self, text: str, lang: str, /) -> Value:
        """Return ids with their numbers, in order."""
        found = []
        for part in re.split(JOINT[lang], text):
            number, _, form = part.partition(" ")
            both = (self.one[lang], self.many[lang])
            for forms in both if number == "1" else reversed(both):
                if names := [name for name, known in forms.items() if known == form]:
                    found.append((names[0], int(number)))
                    break
        return tuple(found)

    def show(self, value: Any, lang: str, /) -> str:
        """Return the counted forms as one list."""
        return Words(None, lang).join(
            f"{number} {(self.one if number == 1 else self.many)[lang][name]}" for name, number in value
        )

    def plural(self, value: Any, _lang: str, /) -> bool:
        """Tell whether there is more than one."""
        return sum(int(number) for _, number in value) != 1


PLAIN: Mapping[str, Type] = {
    "text": Plain(r'[^"]*'),
    "number": Plain(r"[+-]?\d+"),
    "fraction": Plain(r"\d+(?:/\d+)?"),
    "section": Plain(spec.SECTION),
    "dice": Plain(r"[\w+-]+(?:, [\w+-]+)*"),
}


def alternatives(forms: Iterable[str]) -> str:
    """Return the regular expression of several texts, the longest first."""
    return "|".join(re.escape(form) for form in sorted(set(forms), key=lambda form: (-len(form), form)))


def listed(one: str, lang: str) -> str:
    """Return the regular expression of a list of what one expression matches."""
    last = {"en": " and ", "es": " [ye] "}[lang]
    return rf"(?:{one})(?:, (?:{one}))*(?:{last}(?:{one}))?"


def types(game: str, file: Path) -> dict[str, Type]:
    """Return the types of a game by name: those that every game has, and those of its file of values, if it has one.

    Raises ValueError for an entry that cannot be read and for two ids with one form.
    """
    found: dict[str, Type] = dict(PLAIN)
    entries = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for name, entry in entries.items():
        if "list" not in entry:
            found[name] = _type(game, name, entry)
    for name, entry in entries.items():
        if "list" in entry:
            each = found[entry["list"]]
            if not isinstance(each, Named):
                raise ValueError(f"{file.name}: {name} lists {entry['list']}, which has no words of its own")
            found[name] = Several(each)
    return found


def _type(game: str, name: str, entry: Mapping[str, Any]) -> Type:
    if "counted" in entry:
        return Counted(
            _distinct(name, {lang: _terms(game, entry["counted"], lang, "one") for lang in LANGUAGES}),
            _distinct(name, {lang: _terms(game, entry["counted"], lang, "many") for lang in LANGUAGES}),
        )
    if "terms" in entry:
        return Named(_distinct(name, {lang: _terms(game, entry["terms"], lang, "one") for lang in LANGUAGES}))
    if "names" in entry:
        rows = list(_rows(sources.table(game, entry["names"]["table"]), entry["names"]["row"].split(".")))
        names = {lang: {row["id"]: _named(row, lang) for row in rows} for lang in LANGUAGES}
        return Named(_distinct(name, names))
    if "words" in entry:
        words = entry["words"]
        singular = {(lang, key) for key, word in words.items() for lang in word.get("singular", ())}
        forms = {lang: {key: word[lang] for key, word in words.items()} for lang in LANGUAGES}
        return Named(_distinct(name, forms), frozenset(singular))
    raise ValueError(f"the type {name} needs words, terms, names, counted or list")


def _terms(game: str, ids: Iterable[str], lang: str, form: str) -> dict[str, str]:
    return {name: glossary(game)[name][lang][form] for name in ids}


def _named(row: Mapping[str, Any], lang: str) -> str:
    name = row["name"]
    return str(name[lang] if isinstance(name, dict) else name)


def _rows(table: Mapping[str, Any], path: list[str]) -> Iterator[Mapping[str, Any]]:
    for row in table.get(path[0], ()):
        if len(path) == 1:
            yield row
        else:
            yield from _rows(row, path[1:])


def _distinct(name: str, forms: Forms) -> Forms:
    for lang, own in forms.items():
        if twice := [form for form in own.values() if list(own.values()).count(form) > 1]:
            raise ValueError(f"the type {name} has two ids for {twice[0]!r} in {lang}")
    return forms
