"""Where the terms of a glossary are used."""

import re
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache

from docutils import nodes

from ludex_tools.site import apparatus
from ludex_tools.site import linking
from ludex_tools.site.domain import sections
from ludex_tools.site.markup import disclosure
from ludex_tools.site.markup import labelled
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import summary
from ludex_tools.site.words import say

FEW = 12  # sections that a term shows without a box that opens


@cache
def used(game: str, lang: str) -> Mapping[str, Sequence[str]]:
    """Return by term the sections whose titles or texts use it; capitals count where a term is ever found with its own."""
    pattern, linked, careful = linking.terms(game, lang)
    found = {form: name for form, (kind, name) in linked.items() if kind == "term"}
    where: dict[str, list[str]] = {}
    if pattern is None:
        return where
    texts = {section: f"{text.title}\n{text.body}" for section, text in apparatus.texts(game, lang).items()}
    for section, text in texts.items():
        matches = (m for m in pattern.finditer(text) if m[0] not in careful or not linking.BEGINS.search(text[: m.start()]))
        for term in dict.fromkeys(found[match[0]] for match in matches if match[0] in found):
            where.setdefault(term, []).append(section)
    for name in set(found.values()) - where.keys():
        forms = "|".join(re.escape(form) for form, term in found.items() if term == name)
        anyhow = re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)
        where[name] = [section for section, text in texts.items() if anyhow.search(text)]
    return where


def used_in(game: str, term: str, lang: str, docname: str) -> nodes.Element:
    """Return the sections that use a term: a line, or a box that opens where they are many."""
    found = used(game, lang).get(term, ())
    if not found:
        return paragraph(say(lang, "used-nowhere"), classes=["small"])
    links = sections(game, found, docname)
    if len(found) <= FEW:
        return labelled(say(lang, "used-in"), *links, classes=["small"])
    box = disclosure(classes=["small"])
    head = summary("", "", nodes.inline("", say(lang, "used-in-many", n=len(found)), classes=["no-links"]))
    box += [head, paragraph(*links)]
    return box
