"""Checks that the two languages of a rulebook, its lists and its code say the same."""

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from collections.abc import Iterator
from inspect import getsourcelines
from inspect import unwrap
from pathlib import Path
from typing import Any

from ludex.kernel import sources
from ludex.kernel import words
from ludex.kernel.words import LANGUAGES
from ludex_tools import list_checks
from ludex_tools import spec
from ludex_tools.fault import Fault
from ludex_tools.fault import fault
from ludex_tools.fault import line_of
from ludex_tools.fault import line_with
from ludex_tools.spec import Text

OTHER = {"en": "es", "es": "en"}


def check(game: str) -> list[Fault]:
    """Return all faults of a rulebook, in the order of its files."""
    found: list[Fault] = []
    for part in (_listing, _headings, _chapters, _pairs, _references, _avoided, _messages, _procedures, *list_checks.CHECKS):
        found += part(game)
    return sorted(set(found), key=lambda one: (str(one.file), one.line, one.told()))


def _listing(game: str) -> Iterator[Fault]:
    """Each listed section belongs to a chapter."""
    file = sources.root() / game / "sections.toml"
    for section, entry in spec.listed(game).items():
        if not entry.chapter:
            line = line_of(file, f'id = "{section}"')
            yield fault(file, line, "chapter-missing", section=section)


def _headings(game: str) -> Iterator[Fault]:
    """Each heading is that of a listed section, has its title, stands once, in its chapter and in order."""
    listed = spec.listed(game)
    order = list(listed)
    for lang in LANGUAGES:
        seen: dict[str, Text] = {}
        for file in spec.files(game, lang):
            last = -1
            for text in spec.read(file, lang):
                entry = listed.get(text.section)
                if entry is None:
                    yield fault(file, text.line, "heading-unlisted", section=text.section)
                    continue
                if text.section in seen:
                    first = seen[text.section]
                    where = f"{first.file.name}:{first.line}"
                    yield fault(file, text.line, "heading-twice", section=text.section, place=where)
                seen[text.section] = text
                if not text.body.strip():
                    yield fault(file, text.line, "heading-empty", section=text.section)
                if text.title != entry.titles[lang]:
                    facts = {"title": text.title, "right": entry.titles[lang]}
                    yield fault(file, text.line, "heading-other", section=text.section, **facts)
                if file.stem != entry.chapter:
                    yield fault(file, text.line, "heading-chapter", section=text.section, chapter=entry.chapter)
                if order.index(text.section) < last:
                    yield fault(file, text.line, "heading-order", section=text.section)
                last = order.index(text.section)


def _chapters(game: str) -> Iterator[Fault]:
    """Each chapter begins with its title, and a section has a heading of the same level in both languages."""
    for chapter in spec.chapters(game):
        for lang in LANGUAGES:
            file = sources.root() / game / lang / f"{chapter.file}.md"
            right = f"# {chapter.titles[lang]}"
            if file.is_file() and (first := file.read_text(encoding="utf-8").partition("\n")[0]) != right:
                yield fault(file, 1, "chapter-title", title=first, right=right)
    both = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    for section, spanish in both["es"].items():
        english = both["en"].get(section)
        if english is not None and english.level != spanish.level:
            facts = {"here": "#" * spanish.level, "there": "#" * english.level}
            yield fault(spanish.file, spanish.line, "heading-level", section=section, **facts)


def _pairs(game: str) -> Iterator[Fault]:
    """A section stands in both languages, with the same references, numbers, dice and tables."""
    both = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    for lang, other in OTHER.items():
        for section, text in both[lang].items():
            if section not in both[other]:
                yield fault(text.file, text.line, "pair-alone", section=section, lang=lang, other=other)
    readers: dict[str, Callable[[str], list[str]]] = {
        "references": lambda body: [
            section if named == game else f"{named} {section}" for _, named, section in spec.mentions(body, game)
        ],
        "tables": spec.tables,
    }
    for section, english in both["en"].items():
        spanish = both["es"].get(section)
        if spanish is None:
            continue
        for name, reader in readers.items():
            left, right = reader(english.body), reader(spanish.body)
            if left != right:
                where = next((i for i, pair in enumerate(zip(left, right, strict=False)) if pair[0] != pair[1]), None)
                place = min(len(left), len(right)) if where is None else where
                here, there = _item(right, place), _item(left, place)
                message, at = f"pair-{name}", (spanish.file, spanish.line)
                yield fault(*at, message, section=section, n=place + 1, here=here, there=there)
        counted, found = Counter(spec.numerals(english.body)), Counter(spec.numerals(spanish.body))
        if counted != found:
            more = ", ".join((found - counted).elements()) or None
            fewer = ", ".join((counted - found).elements()) or None
            yield fault(spanish.file, spanish.line, "pair-numbers", section=section, more=more, fewer=fewer)


def _item(items: list[str], place: int) -> str | None:
    return items[place] if place < len(items) else None


def _references(game: str) -> Iterator[Fault]:
    """Each section that a text or a table of the rulebook names is listed."""
    known = {name: spec.listed(name) for name in sources.games()}
    listed = known[game]
    for lang in LANGUAGES:
        for text in spec.texts(game, lang).values():
            for place, named, section in spec.mentions(text.body, game):
                if section not in known.get(named, ()):
                    called = section if named == game else f"{named} {section}"
                    yield fault(text.file, text.line_of(place), "reference-unlisted", section=called)
    for name, key in (("rulings", "ruling"), ("glossary", "term")):
        file = sources.root() / game / f"{name}.toml"
        for entry in _entries(file, key):
            named = entry.get("sections", [entry.get("section")])
            for section in named:
                if section not in listed:
                    line = line_of(file, f'id = "{entry["id"]}"')
                    yield fault(file, line, "entry-unlisted", name=entry["id"], section=section)
    for name, stated in spec.stated(game).items():
        file = sources.root() / game / "tables" / f"{name}.toml"
        for section in stated:
            if section not in listed:
                yield fault(file, line_with(file, f'"{section}"'), "entry-unlisted", name=name, section=section)


def _avoided(game: str) -> Iterator[Fault]:
    """No text uses a form that the glossary says to avoid."""
    file = sources.root() / game / "glossary.toml"
    for lang in LANGUAGES:
        rather = {form: term[lang]["one"] for term in _entries(file, "term") for form in term.get("avoid", {}).get(lang, ())}
        if not rather:
            continue
        kept = {form for term in _entries(file, "term") for form in forms(term, lang)} - rather.keys()
        avoided = _any_of([*rather, *kept])
        for text in spec.texts(game, lang).values():
            for match in avoided.finditer(text.body):
                if match[0] in rather:
                    line = text.line_of(match.start())
                    yield fault(text.file, line, "avoided", form=match[0], right=rather[match[0]])


def _any_of(wanted: list[str]) -> re.Pattern[str]:
    """Return what matches the longest of these words."""
    longest = sorted(wanted, key=len, reverse=True)
    return re.compile(r"\b(?:" + "|".join(map(re.escape, longest)) + r")\b")


def forms(term: dict[str, Any], lang: str) -> list[str]:
    """Return the forms of a term that readers meet in a language: singular, plural and aliases."""
    own = term[lang]
    return list(dict.fromkeys([own["one"], own["many"], *term.get("aliases", {}).get(lang, ())]))


def _messages(game: str) -> Iterator[Fault]:
    """Each message has the same placeholders in both languages and in every plural."""
    kernel = Path(words.__file__).parent / "messages.toml"
    for file in (kernel, sources.root() / game / "messages.toml"):
        if not file.is_file():
            continue
        for name, entry in tomllib.loads(file.read_text(encoding="utf-8")).items():
            line = line_of(file, f"[{name}]", f'["{name}"]', f"{name} = ")
            if missing := [lang for lang in LANGUAGES if lang not in entry]:
                yield fault(file, line, "message-alone", name=name, lang=missing[0])
                continue
            holes = {lang: _holes(entry[lang]) for lang in LANGUAGES}
            if holes["en"] != holes["es"]:
                odd = ", ".join(sorted(holes["en"] ^ holes["es"]))
                yield fault(file, line, "placeholders", name=name, odd=odd)


def _holes(text: str | dict[str, str]) -> set[str]:
    parts = text.values() if isinstance(text, dict) else [text]
    return {match[1] for part in parts for match in words.PLACEHOLDER.finditer(part)}


def _procedures(game: str) -> Iterator[Fault]:
    """Each procedure carries out a listed section."""
    listed = spec.listed(game)
    for section, found in spec.procedures(game).items():
        for procedure in found if section not in listed else ():
            plain = unwrap(procedure)
            file, line = Path(plain.__code__.co_filename), getsourcelines(plain)[1]
            yield fault(file, line, "procedure-unlisted", name=plain.__qualname__, section=section)


def _entries(file: Path, key: str) -> list[dict[str, Any]]:
    if not file.is_file():
        return []
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")).get(key, [])
    return found


def digest(text: Text) -> str:
    """Return a hash of the title and the text of a section; spaces at the ends of lines do not count."""
    lines = [text.title, *(line.rstrip() for line in text.body.strip().splitlines())]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def agreed(game: str) -> dict[str, dict[str, str]]:
    """Return, by section, the hashes of both texts as they were last agreed to say the same."""
    file = sources.root() / game / "pairs.toml"
    if not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def stale(game: str) -> dict[str, list[str]]:
    """Return the sections whose texts were not agreed as they stand, with the languages that changed since.

    A section that is written in one language only is not stale: it is missing in the other.
    """
    both = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    known = agreed(game)
    found = {}
    for section, text in both["en"].items():
        if section in both["es"]:
            now = {"en": digest(text), "es": digest(both["es"][section])}
            last = known.get(section, {})
            if changed := [lang for lang in LANGUAGES if now[lang] != last.get(lang)]:
                found[section] = changed
    return found


def accept(game: str, section: str | None = None) -> list[str]:
    """Record that both texts of a section, or of all sections, say the same; return the sections recorded.

    Raises KeyError where the section is not written in both languages.
    """
    both = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    pairs = [name for name in both["en"] if name in both["es"]]
    if section is not None and section not in pairs:
        raise KeyError(section)
    taken = pairs if section is None else [section]
    known = {name: hashes for name, hashes in agreed(game).items() if name in pairs}
    for name in taken:
        known[name] = {lang: digest(both[lang][name]) for lang in LANGUAGES}
    lines = ["# Hashes of both texts of each section as last agreed; `ludex spec accept` writes this file."]
    lines += [
        f'"{name}" = {{ en = "{known[name]["en"]}", es = "{known[name]["es"]}" }}'
        for name in spec.listed(game)
        if name in known
    ]
    file = sources.root() / game / "pairs.toml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return taken
