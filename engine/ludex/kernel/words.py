"""Words for what the engine keeps as ids and raw facts: messages, terms and names, in either language."""

import re
from collections.abc import Iterable
from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any
from typing import NamedTuple

from ludex.kernel import sources
from ludex.kernel.position import Piece

LANGUAGES = ("en", "es")
HALVES = {Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}
PLACEHOLDER = re.compile(r"\{(\w+)(?::([+\w]+))?\}")

Tally = tuple[tuple[Piece, int], ...]  # pieces with their numbers, as a fact of a note


@cache
def _messages(game: str | None) -> Mapping[str, Any]:
    if game is None:
        import tomllib

        with (Path(__file__).parent / "messages.toml").open("rb") as file:
            return tomllib.load(file)
    try:
        return sources.table(game, "messages")
    except FileNotFoundError:
        return {}


@cache
def glossary(game: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the terms of a game by id; none where it has no glossary."""
    try:
        return {term["id"]: term for term in sources.table(game, "glossary").get("term", ())}
    except FileNotFoundError:
        return {}


@cache
def names(game: str) -> Mapping[str, Any]:
    """Return the proper names of a game by id, from the tables that its `game.toml` lists under `names`."""
    return _column(game, "name", "title")


@cache
def texts(game: str) -> Mapping[str, Any]:
    """Return what the rows of the same tables say, by id."""
    return _column(game, "text")


def _column(game: str, *keys: str) -> Mapping[str, Any]:
    found: dict[str, Any] = {}
    for table in sources.table(game, "game").get("names", ()):
        pending: list[Any] = [sources.table(game, table)]
        while pending:
            value = pending.pop()
            if isinstance(value, dict):
                if "id" in value and (key := next((key for key in keys if key in value), None)):
                    found[value["id"]] = value[key]
                pending.extend(value.values())
            elif isinstance(value, list):
                pending.extend(value)
    return found


class Bilingual(NamedTuple):
    """A text of a table in both languages, as a fact of a note."""

    en: str
    es: str


class Words:
    """The words of one game in one language; without a game, the kernel's messages alone."""

    def __init__(self, game: str | None, lang: str) -> None:
        self.game = game
        self.lang = lang

    def message(self, name: str, facts: Mapping[str, Any]) -> str:
        """Return a message filled with its facts; its plural is chosen by the fact `n`, else `losses`."""
        entry = self._entry(name)
        if entry is None:
            return f"{name}: " + ", ".join(f"{key}={self.say(value)}" for key, value in facts.items())
        text = entry[self.lang]
        if isinstance(text, dict):
            counted = facts.get("n", facts.get("losses", 0))
            text = text["one" if 0 < counted <= 1 else "other"]

        def fill(match: re.Match[str]) -> str:
            if match[1] not in facts:
                return match[0]
            return self.say(facts[match[1]], match[2] or "")

        return PLACEHOLDER.sub(fill, text)

    def has(self, name: str) -> bool:
        """Tell whether there is a message of this name."""
        return self._entry(name) is not None

    def say(self, value: Any, form: str = "") -> str:
        """Return a fact in words; `form` may be `many` for a term's plural or `+` for a signed number."""
        if value is None:
            return self.message("none", {})
        if isinstance(value, bool):
            return self.message("yes" if value else "no", {})
        if isinstance(value, int | Fraction):
            return ("+" if form == "+" and value >= 0 else "") + number(value)
        if isinstance(value, StrEnum | str):
            if form == "id":
                return str(value)
            return self.term(str(value), form)
        if isinstance(value, Bilingual):
            return str(getattr(value, self.lang))
        if isinstance(value, Piece):
            return self.pieces([(value, 1)])
        if isinstance(value, tuple | list | frozenset):
            items = sorted(value) if isinstance(value, frozenset) else list(value)
            if items and isinstance(items[0], tuple) and isinstance(items[0][0], Piece):
                return self.pieces(items)
            return self.join(self.say(item, form) for item in items) if items else self.message("none", {})
        if hasattr(value, "message") and hasattr(value, "facts"):
            return self.message(value.message, dict(value.facts))
        return str(value)

    def term(self, name: str, form: str = "") -> str:
        """Return the term or proper name with this id, the id itself where there is none.

        A message `term-ID` tells a word that is no term of the glossary.
        """
        if self.game is not None:
            if form == "text" and name in (said := texts(self.game)):
                return str(said[name][self.lang])
            if found := glossary(self.game).get(name):
                text: str = found[self.lang].get(form or "one", found[self.lang]["one"])
                return text
            if name in (proper := names(self.game)):
                value = proper[name]
                return str(value[self.lang] if isinstance(value, dict) else value)
        return self.message(own, {}) if self.has(own := f"term-{name}") else name

    def pieces(self, tally: Iterable[tuple[Piece, int]]) -> str:
        """Return counted pieces as a list: `4 Saxon Raiders (2 with Plunder) and 1 Saxon Warband`."""
        merged: dict[tuple[StrEnum, StrEnum | None], list[int]] = {}
        for piece, n in tally:
            row = merged.setdefault((piece.kind, piece.service), [0, 0])
            row[0] += n
            row[1] += n if piece.laden else 0
        parts = []
        for (kind, service), (n, laden) in merged.items():
            text = f"{n} {self.term(str(kind), '' if n == 1 else 'many')}"
            if service is not None:
                text += " " + self.message("piece-service", {"n": n, "service": service})
            if laden:
                text += " " + self.message("piece-laden", {"n": laden, "laden": laden})
            parts.append(text)
        return self.join(parts) if parts else self.message("none", {})

    def join(self, parts: Iterable[str]) -> str:
        """Return parts as one list, with the language's `and` before the last."""
        listed = list(parts)
        if len(listed) < 2:
            return "".join(listed)
        last = listed[-1]
        word = "and" if self.lang == "en" else ("e" if re.match(r"h?[ií](?!a|e)", last, re.IGNORECASE) else "y")
        return ", ".join(listed[:-1]) + f" {word} {last}"

    def _entry(self, name: str) -> Any:
        if self.game is not None and name in (own := _messages(self.game)):
            return own[name]
        return _messages(None).get(name)


def number(value: int | Fraction) -> str:
    """Return a number as a rulebook prints it: `1½`, `3`, `5/7`."""
    whole, rest = divmod(abs(Fraction(value)), 1)
    sign = "-" if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    if rest in HALVES:
        return f"{sign}{whole or ''}{HALVES[rest]}"
    return f"{sign}{abs(value)}"


def chance(p: Fraction, lang: str) -> str:
    """Return a probability as a fraction, per cent and 1 in N."""
    percent = f"{float(p * 100):.2f}"
    if not p:
        return "0 = 0,00 % (nunca)" if lang == "es" else "0 = 0.00% (never)"
    inverse = f"{float(1 / p):.2f}".rstrip("0").rstrip(".")
    if lang == "es":
        return f"{p} = {percent.replace('.', ',')} % (1 de cada {inverse.replace('.', ',')})"
    return f"{p} = {percent}% (1 in {inverse})"
