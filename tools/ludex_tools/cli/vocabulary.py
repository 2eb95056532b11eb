"""What a reader's words mean to a game: a term, alias or name, in either language, found as the id that the rules know."""

import re
import unicodedata
from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.words import glossary
from ludex.kernel.words import LANGUAGES
from ludex.kernel.words import names
from ludex.kernel.words import Words

PLAIN = ("yes", "no", "none")  # words of the messages, as answers; a glossary has them in another sense
TELLS = ("term-", "option-")  # messages of a game that tell an id
GLOSSED = ("parameter-", "form-")  # messages of a game that tell ids beside what they are called
ID_LANGUAGE = "en"  # of the ids
LONG = 4  # letters of a word that can stand for a whole name
TYPED = ("value", "text", "item")  # facts of a refusal that hold what was typed
GLOSS = re.compile(r"([\w-]+) \(([^(),:]+)")  # an id, and what it is called: `coast (costa)`
MOST = 24  # words of one request that are put right

T = TypeVar("T")
R = TypeVar("R")


def fold(text: str) -> str:
    """Return text without accents and capitals."""
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def alike(text: str) -> str:
    """Return text without accents, capitals and hyphens, as words are compared."""
    return " ".join(fold(text).replace("-", " ").split())


@cache
def vocabulary(game: str | None) -> Mapping[str, frozenset[str]]:
    """Return the ids that each word of a game may mean, in both languages, by the word as it is compared."""
    found: dict[str, set[str]] = {}
    for name, text in _forms(game):
        found.setdefault(alike(text), set()).add(name)
    return {text: frozenset(ids) for text, ids in found.items() if text}


def _forms(game: str | None) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        for name in PLAIN:
            yield name, Words(None, lang).message(name, {})
    if game is None:
        return
    for name, term in glossary(game).items():
        yield name, name
        for lang in LANGUAGES:
            forms = (term[lang]["one"], term[lang].get("many", ""), *term.get("aliases", {}).get(lang, ()))
            yield from ((name, form) for form in forms)
    for name, said in names(game).items():
        yield name, name
        yield from ((name, str(form)) for form in (said.values() if isinstance(said, dict) else [said]))
    for message, entry in _messages(game).items():
        if (tells := next((begin for begin in TELLS if message.startswith(begin)), None)) is not None:
            name = message.removeprefix(tells)
            yield name, name
            yield from ((name, entry[lang]) for lang in LANGUAGES if isinstance(entry[lang], str))
        elif message.startswith(GLOSSED):
            yield from _glossed(entry)


def _glossed(entry: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield the ids that a message tells beside what they are called; they stand in it in every language."""
    ids = set(re.findall(r"[\w-]+", entry[ID_LANGUAGE]))
    for lang in LANGUAGES:
        if lang != ID_LANGUAGE:
            yield from ((name, form) for name, form in GLOSS.findall(entry[lang]) if name in ids)


def _messages(game: str) -> Mapping[str, Mapping[str, str]]:
    try:
        return sources.table(game, "messages")
    except FileNotFoundError:
        return {}


def meant(game: str | None, known: Sequence[str], text: str) -> str | None:
    """Return the one known id that a text names, by itself or in words of either language; None for several or none."""
    if text in known:
        return text
    wanted = alike(text)
    ids = vocabulary(game).get(wanted, frozenset())
    found = [name for name in known if name in ids or alike(name) == wanted]
    return found[0] if wanted and len(found) == 1 else None


def partly(game: str | None, known: Sequence[str], text: str) -> str | None:
    """Return the one known id whose name holds all words of a text, one of them long; None for several or none."""
    wanted = set(alike(text).split())
    if all(len(word) < LONG for word in wanted):
        return None
    holding = set().union(*(ids for form, ids in vocabulary(game).items() if wanted <= set(form.split())))
    found = [name for name in known if name in holding]
    return found[0] if len(found) == 1 else None


def unknown(wrong: Wrong) -> str | None:
    """Return the word that a refusal does not know, None for a refusal of another kind."""
    name = "name" if {"nearest", "known"} & set(wrong.facts) else "value"
    listing = {"nearest", "known", "options", "example"} & set(wrong.facts)
    return str(wrong.facts[name]) if listing and name in wrong.facts else None


def typed(wrong: Wrong) -> str | None:
    """Return the text that a refusal cannot make anything of as a whole, None for a refusal of another kind."""
    return next((str(wrong.facts[fact]) for fact in TYPED if fact in wrong.facts), None)


def known(wrong: Wrong) -> list[str] | None:
    """Return the words that a refusal says to be known, None where it does not tell all of them."""
    text = next((str(wrong.facts[fact]) for fact in ("nearest", "known", "options") if fact in wrong.facts), "")
    if not text or text.endswith(" ...") or re.search(r"\(\+\d+\)$", text):
        return None
    return text.split(" / " if " / " in text else ", ")


def insist(game: str, given: T, attempt: Callable[[T], R], put: Callable[[T, Wrong, str, str], T]) -> R:
    """Attempt what is given; where a word is unknown, put the id that it means in its place and attempt that.

    `put` returns what is given with a word replaced. A word that may mean several ids stays as it is. Raises the refusal
    of the first word that is not understood, or of an answer as it was given.
    """
    outcome = first = _outcome(attempt, given)
    for _ in range(MOST):
        if not isinstance(outcome, Wrong):
            return outcome
        better = _better(game, given, outcome, attempt, put)
        if better is None:
            break
        given, following, typed_now = better
        if not isinstance(following, Wrong) or typed_now is None or typed(following) != typed_now:
            first = following
        outcome = following
    if isinstance(first, Wrong):
        raise first
    return first


def _outcome(attempt: Callable[[T], R], given: T) -> R | Wrong:
    try:
        return attempt(given)
    except Wrong as wrong:
        return wrong


def _better(
    game: str, given: T, wrong: Wrong, attempt: Callable[[T], R], put: Callable[[T, Wrong, str, str], T]
) -> tuple[T, R | Wrong, str | None] | None:
    """Return what is given with one word replaced, what comes of it, and the refused text with the word replaced.

    None where no id is taken for the word, or several are.
    """
    found = []
    for part, name in _meanings(game, wrong):
        new = put(given, wrong, part, name)
        if new == given:
            continue
        outcome = _outcome(attempt, new)
        if not isinstance(outcome, Wrong) or (outcome.message, unknown(outcome)) != (wrong.message, name):
            text = typed(wrong)
            found.append((new, outcome, None if text is None else replaced(text, part, name)))
    return found[0] if len(found) == 1 else None


def _meanings(game: str, wrong: Wrong) -> list[tuple[str, str]]:
    """Return what is unknown with each id that it may mean; of a text of several words, the first word that means one."""
    listed = known(wrong)
    if (word := unknown(wrong)) is not None and (ids := _ids(game, listed, word)):
        return [(word, name) for name in ids]
    parts = None if listed is None else list({part for option in listed for part in option.split()})
    for part in re.findall(r"[\w-]+", typed(wrong) or ""):
        if len(ids := _ids(game, parts, part)) == 1 and ids != [part]:
            return [(part, ids[0])]
    return []


def _ids(game: str, listed: Sequence[str] | None, word: str) -> list[str]:
    """Return the ids that a word may mean: of all that is known, where that is listed, at most one, else yes, no or none."""
    ids = vocabulary(game).get(alike(word), frozenset()) - {word}
    if listed is None:
        return sorted(ids)
    one = meant(game, listed, word) or partly(game, listed, word)
    return sorted(ids.intersection(PLAIN)) if one is None else [one]


def replaced(text: str, word: str, name: str) -> str:
    """Return text with a word, in capitals or not, replaced wherever it stands by itself."""
    return re.sub(rf"(?<![\w-]){re.escape(word)}(?![\w-])", lambda _: name, text, flags=re.IGNORECASE) if word else text
