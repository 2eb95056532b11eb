"""Which pages are made anew when the text of a rule changes: besides its own, those that tell something of it."""

import hashlib
from collections.abc import Iterable
from collections.abc import Set
from functools import cache

from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from ludex.kernel.words import LANGUAGES
from ludex_tools.site import apparatus
from ludex_tools.site.domain import game_of
from ludex_tools.site.domain import games
from ludex_tools.site.domain import listed
from ludex_tools.site.domain import RuleDomain

# Pages of a game that tell nothing of its texts; every other one does, if it is no chapter.
APART = ("gaps", "how", "map", "questions", "rulings", "scenarios", "source", "tables")


def outdated(_app: Sphinx, env: BuildEnvironment, _added: Set[str], _changed: Set[str], _removed: Set[str]) -> Iterable[str]:
    """Return the pages that tell something else of texts than when they were last made."""
    domain = env.domains["rule"]
    assert isinstance(domain, RuleDomain)
    now = {docname: told(docname, env.config.language) for docname in env.found_docs}
    last: dict[str, str] = domain.data["told"]
    domain.data["told"] = now
    return [docname for docname in now if docname in last and last[docname] != now[docname]]


def told(docname: str, lang: str) -> str:
    """Return a hash of what a page tells of texts other than its own, nothing for a page that tells nothing."""
    game = game_of(docname)
    if game is None:
        return all_texts(*sorted(games()))
    name = docname.split("/")[1]
    if name in {entry.chapter for entry in listed(game).values()}:
        return beneath(game, name, lang)
    return "" if name in APART else all_texts(game)


def beneath(game: str, chapter: str, lang: str) -> str:
    """Return a hash of what stands beneath the sections of a chapter: who names them, and the other language of stale ones."""
    other = next(name for name in LANGUAGES if name != lang)
    found = []
    for section in (section for section, entry in listed(game).items() if entry.chapter == chapter):
        text = apparatus.texts(game, other).get(section) if section in apparatus.stale(game) else None
        found.append((section, apparatus.named_in(game, lang).get(section), text and text.body))
    return _hash(repr(found))


@cache
def all_texts(*named: str) -> str:
    """Return a hash of all texts of some games."""
    return _hash(repr([apparatus.texts(game, lang) for game in named for lang in LANGUAGES]))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
