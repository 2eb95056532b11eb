"""`ludex search`: sections, terms, rulings and questions that hold all of some words."""

import re
from collections.abc import Iterable
from collections.abc import Iterator
from dataclasses import asdict
from dataclasses import dataclass
from typing import Annotated

from typer import Argument
from typer import Option

from ludex.kernel import words
from ludex.kernel.errors import Wrong
from ludex.kernel.rulings import rulings
from ludex.kernel.words import LANGUAGES
from ludex_tools import spec
from ludex_tools.cli import engine
from ludex_tools.cli.prose import plain
from ludex_tools.cli.rules import about
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json
from ludex_tools.cli.vocabulary import fold

MOST = 25


@dataclass(frozen=True, slots=True)
class Hit:
    """Something found: what it is, its id, name or title, a sentence that holds a word, how near it is."""

    game: str
    kind: str
    id: str
    title: str
    text: str
    rank: int


def search(
    words: Annotated[list[str], Argument()],
    game: Annotated[str | None, Option("--game")] = None,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Print what holds all of the words, the nearest first."""
    wanted = list(dict.fromkeys(word for text in words for word in _tokens(text)))[:20]
    if not wanted:
        raise Wrong("search-empty")
    hits = [hit for name in engine.known(game) for hit in _hits(name, wanted)]
    hits.sort(key=lambda hit: hit.rank)
    if json:
        write_json([{key: value for key, value in asdict(hit).items() if key != "rank"} for hit in hits])
        return
    speech = Speech()
    if not hits:
        write([wrap(speech.head("search-none", words=" ".join(words)[:200]))])
        return
    several = len({hit.game for hit in hits}) > 1
    lines = []
    for hit in hits[:MOST]:
        where = f"{hit.game} {hit.id}" if several else hit.id
        lines += rows([(where, f"{hit.title} [{speech.head(f'kind-{hit.kind}')}]")], "", most=40)
        if hit.text:
            lines.append(wrap(hit.text, "    "))
    if more := len(hits[MOST:]):
        lines.append(speech.head("search-more", n=more))
    write(lines)


def _tokens(text: str) -> list[str]:
    """Return the folded words of a query; the plural ending of a longer word is cut off."""
    found = re.findall(r"[\w½.\-]+", fold(text))
    return [re.sub(r"(?<=\w{4})e?s$", "", word.strip(".-")) for word in found if word.strip(".-_")]


def _all_in(wanted: Iterable[str], text: str) -> bool:
    folded = fold(text)
    return all(word in folded for word in wanted)


def _hits(game: str, wanted: list[str]) -> Iterator[Hit]:
    yield from _sections(game, wanted)
    yield from _terms(game, wanted)
    yield from _rulings(game, wanted)
    yield from _questions(game, wanted)


def _sections(game: str, wanted: list[str]) -> Iterator[Hit]:
    speech = Speech(game)
    texts = {lang: spec.texts(game, lang) for lang in LANGUAGES}
    for section, entry in spec.listed(game).items():
        title = entry.titles[speech.lang]
        own = texts[speech.lang].get(section)
        both = "\n".join(texts[lang][section].body for lang in LANGUAGES if section in texts[lang])
        text, rank = "", None
        if wanted == [section.lower()]:
            rank = 0
        elif len(wanted) == 1 and section.lower().startswith(wanted[0] + "."):
            rank = 1
        elif _all_in(wanted, " ".join(entry.titles.values())):
            rank = 2
        elif _all_in(wanted, both + " " + " ".join(entry.titles.values())):
            rank = 6
            text = _sentence(own.body if own else "", wanted)
        if rank is not None:
            yield Hit(game, "section", section, title, text, rank)


def _sentence(body: str, wanted: list[str]) -> str:
    """Return the sentence that holds most of the words; a text has one sentence a line."""
    lines = [line for line in body.splitlines() if line.strip() and not line.startswith("```")]
    best = max(lines, key=lambda line: sum(word in fold(line) for word in wanted), default="")
    found = any(word in fold(best) for word in wanted)
    return plain(best.strip().lstrip(">- ").strip()) if found else ""


def _terms(game: str, wanted: list[str]) -> Iterator[Hit]:
    speech = Speech(game)
    for name, term in words.glossary(game).items():
        forms = [name]
        for lang in LANGUAGES:
            forms += [term[lang]["one"], term[lang].get("many", ""), *term.get("aliases", {}).get(lang, ())]
        if not any(_all_in(wanted, form) for form in forms):
            continue
        whole = " ".join(wanted) in {" ".join(_tokens(form)) for form in forms}
        title = " / ".join(dict.fromkeys(term[lang]["one"] for lang in (speech.lang, *LANGUAGES)))
        text = str(term.get("def", {}).get(speech.lang, ""))
        yield Hit(game, "term", name, f"{title} ({term['section']})", text, 1 if whole else 3)


def _rulings(game: str, wanted: list[str]) -> Iterator[Hit]:
    lang = Speech().lang
    for name, entry in rulings(game).items():
        titles = " ".join([name, *entry["title"].values()])
        said = [entry.get("why", {}).get(lang, "") for lang in LANGUAGES]
        said += [reading[lang] for reading in entry["reading"] for lang in LANGUAGES]
        if _all_in(wanted, titles):
            yield Hit(game, "ruling", name, entry["title"][lang], "", 4)
        elif _all_in(wanted, " ".join([titles, *said])):
            yield Hit(game, "ruling", name, entry["title"][lang], "", 7)


def _questions(game: str, wanted: list[str]) -> Iterator[Hit]:
    loaded = engine.if_playable(game)
    speech = Speech(game)
    for name in loaded.questions if loaded else ():
        told = about(speech, "question", name)
        if _all_in(wanted, f"{name} {speech.term(name)} {told}"):
            yield Hit(game, "question", name, told or speech.term(name), "", 2)
