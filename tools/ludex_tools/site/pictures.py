"""Pictures of positions as files beside the pages: the map, set-ups, and what each scenario starts and ends with."""

import hashlib
import posixpath
from collections.abc import Iterator
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from docutils import nodes

from ludex.kernel import games
from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.position import Position
from ludex.kernel.words import Words
from ludex_tools.drawing.layout import drawing
from ludex_tools.drawing.layout import fixed
from ludex_tools.drawing.layout import has_drawing
from ludex_tools.drawing.picture import draw
from ludex_tools.drawing.picture import Links
from ludex_tools.drawing.picture import Picture
from ludex_tools.drawing.picture import Wish
from ludex_tools.gherkin import Scenario
from ludex_tools.site import examples
from ludex_tools.site.domain import defined
from ludex_tools.site.words import say

FOLDER = "pictures"
WIDE = 1000  # pixels; a picture as wide as this is a whole map, shown small
LONGEST = 900  # letters of a text that stands for a picture; the page tells of a whole map in other ways


@dataclass(frozen=True, slots=True)
class Shot:
    """One file: where it lies in the site of a language, and its picture."""

    file: str
    picture: Picture


def space_id(space: str) -> str:
    """Return the HTML id of a space's data."""
    return f"space-{space}"


def leading(game: str, page: str, glossary: str) -> Links:
    """Return where what is drawn leads: a space to its data on the page of the map, land without spaces to its term."""
    lands = {} if "grid" in drawing(game) else fixed(game).lands

    def lead(name: str) -> str:
        if name in lands:
            return f"{glossary}#t-{name}" if name in defined(game) else ""
        return f"{page}#{space_id(name)}"

    return lead


@cache
def in_file(game: str) -> Links:
    """Return the same as seen from a picture's file."""
    return leading(game, "../map.html", "../glossary.html")


@cache
def playable(game: str) -> Game | None:
    """Return a game whose positions can be drawn, None for another."""
    if not has_drawing(game):
        return None
    try:
        loaded = games.load(game)
    except ModuleNotFoundError:
        return None
    return loaded if loaded.look is not None else None


@cache
def setups(game: str) -> Sequence[str]:
    """Return the set-ups of a game that are drawn."""
    loaded = playable(game)
    return () if loaded is None else loaded.setups


@cache
def of_map(game: str, lang: str) -> Shot | None:
    """Return the map without a position, None where the position alone makes it."""
    if not has_drawing(game) or "grid" in drawing(game):
        return None
    return Shot(f"{game}/{FOLDER}/map.svg", draw(game, lang, wish=Wish(links=in_file(game))))


@cache
def of_setup(game: str, setup: str, lang: str) -> Shot:
    """Return a set-up on the map."""
    wish = Wish(links=in_file(game), title=Words(game, lang).term(setup))
    return Shot(f"{game}/{FOLDER}/setup-{setup}.svg", draw(game, lang, games.load(game).setup(setup), wish))


def of_scenario(game: str, scenario: Scenario, lang: str) -> Sequence[Shot]:
    """Return a scenario's position, and the one that it ends with where that is another; none where it has not been run."""
    result = examples.results(game).get(scenario.id)
    if result is None:
        return ()
    found = [of_position(game, text, result.spaces, lang) for text in (result.before, result.after) if text]
    return [shot for shot in found if shot is not None]


@cache
def of_position(game: str, text: str, spaces: tuple[str, ...], lang: str) -> Shot | None:
    """Return a position as a file named after what it shows; None where there is nothing to draw."""
    loaded = playable(game)
    if loaded is None:
        return None
    position = loaded.read(text)
    if not spaces and (whole := _setups(game).get(position)):
        return of_setup(game, whole, lang)
    try:
        picture = draw(game, lang, position, Wish(spaces=spaces or None))
    except Wrong:
        return None
    name = hashlib.sha256(picture.markup.encode()).hexdigest()[:12]
    return Shot(f"{game}/{FOLDER}/{name}.svg", picture)


@cache
def _setups(game: str) -> dict[Position, str]:
    loaded = games.load(game)
    return {loaded.setup(name): name for name in setups(game)}


def every(lang: str) -> Iterator[Shot]:
    """Yield every picture of the site in a language."""
    for game in sources.games():
        if (shot := of_map(game, lang)) is not None:
            yield shot
        yield from (of_setup(game, setup, lang) for setup in setups(game))
        for scenario in examples.scenarios(game):
            yield from of_scenario(game, scenario, lang)


def write(folder: Path, lang: str) -> None:
    """Make the folders of pictures hold those of a language and no others; what has not changed is left alone."""
    wanted = {shot.file: shot.picture.markup for shot in every(lang)}
    for game in sources.games():
        for old in (folder / game / FOLDER).glob("*.svg"):
            if old.relative_to(folder).as_posix() not in wanted:
                old.unlink()
    for name, markup in wanted.items():
        file = folder / name
        if not file.is_file() or file.read_text(encoding="utf-8") != markup:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(markup, encoding="utf-8")


def from_page(shot: Shot, docname: str) -> str:
    """Return the address of a picture as seen from a page."""
    return posixpath.relpath(shot.file, posixpath.dirname(docname))


def figures(shots: Sequence[tuple[Shot, str]], docname: str, lang: str) -> nodes.raw:
    """Return pictures with captions; each is loaded when it is seen, and leads to its file, where it can be enlarged."""
    parts = []
    for shot, caption in shots:
        picture, address = shot.picture, from_page(shot, docname)
        alt = picture.told if len(picture.told) <= LONGEST else say(lang, "picture-of", caption=caption)
        size = f'width="{picture.width}" height="{picture.height}"'
        image = f'<img loading="lazy" decoding="async" src="{address}" {size} alt="{escape(alt)}">'
        name = escape(caption)
        wide = ' class="whole"' if picture.width > WIDE else ""
        parts.append(f'<figure{wide}><a href="{address}">{image}</a><figcaption>{name}</figcaption></figure>')
    return nodes.raw("", f'<div class="pictures">{"".join(parts)}</div>', format="html")
