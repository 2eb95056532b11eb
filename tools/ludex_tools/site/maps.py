"""The page of a map: the map itself, each space a link to its data beneath it, and the set-ups drawn on it."""

from collections.abc import Sequence
from html import escape

from docutils import nodes

from ludex.kernel import games
from ludex.kernel.sight import ELSEWHERE
from ludex.kernel.words import Words
from ludex_tools.drawing.layout import drawing
from ludex_tools.drawing.picture import draw
from ludex_tools.drawing.picture import Wish
from ludex_tools.drawing.reader import Reader
from ludex_tools.site import pictures
from ludex_tools.site.drawn import capital
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import table
from ludex_tools.site.pictures import Shot
from ludex_tools.site.pictures import space_id
from ludex_tools.site.words import say


def map_page(game: str, lang: str, docname: str) -> list[nodes.Node]:
    """Return the map in the page and the set-ups; on a grid, whose spaces are those of the position, a table of these too."""
    made: list[nodes.Node] = [within(game, lang, docname)]
    shots = [(pictures.of_setup(game, name, lang), Words(game, lang).term(name)) for name in pictures.setups(game)]
    if "grid" in drawing(game):
        shots = shots[1:]
    if shots:
        made.append(section("setups", say(lang, "map-setups"), pictures.figures(shots, docname, lang)))
    if "grid" in drawing(game):
        made.append(section("spaces", say(lang, "map-spaces"), spaces(game, lang)))
    return made


def within(game: str, lang: str, docname: str) -> nodes.raw:
    """Return the map as part of a page, with a link to its file; on a grid it is that of the first set-up."""
    shot = pictures.of_map(game, lang)
    position, first = None, ""
    if shot is None:
        first = pictures.setups(game)[0]
        shot, position = pictures.of_setup(game, first, lang), games.load(game).setup(first)
    inner = draw(game, lang, position, Wish(links=pictures.leading(game, "", "glossary.html"), page=True)).markup
    sample = "" if position is None else f"<p>{escape(say(lang, 'map-sample', name=Words(game, lang).term(first)))}</p>\n"
    alone = f'<p><a href="{pictures.from_page(shot, docname)}">{say(lang, "map-alone")}</a></p>'
    return nodes.raw("", f'{sample}<div class="map" data-pagefind-ignore>{inner}</div>\n{alone}', format="html")


def section(name: str, title: str, *inner: nodes.Node) -> nodes.section:
    """Return a section of the page."""
    made = nodes.section("", nodes.title("", title, classes=["no-links"]), ids=[f"map-{name}"])
    made += inner
    return made


def spaces(game: str, lang: str) -> nodes.table:
    """Return the spaces of the first set-up, a row each, with a column for each fact that the map shows."""
    loaded = games.load(game)
    sight = {} if loaded.look is None else loaded.look(loaded.setup(pictures.setups(game)[0]))
    reader = Reader(game, lang, sight)
    facts = [fact["name"] for fact in drawing(game)["fact"]]
    rows: list[Sequence[str | nodes.paragraph]] = []
    names = [name for name in sight if name != ELSEWHERE]
    for name in names:
        seen = sight[name].facts
        cells = [reader.value(fact, seen[fact]) if fact in seen else "–" for fact in facts]
        rows.append([paragraph(nodes.literal("", name)), *cells])
    heads = [capital(Words(game, lang).term("space")), *(reader.capital(fact) for fact in facts)]
    return table(heads, rows, ids=[space_id(name) for name in names], classes=["index"])


def setup_figure(game: str, name: str, lang: str, docname: str) -> list[nodes.Node]:
    """Return the picture of a set-up by the name of its table, `setup-petty-tyrants`; none where there is no drawing."""
    setup = name.removeprefix("setup-")
    if setup == name or setup not in pictures.setups(game):
        return []
    shot: Shot = pictures.of_setup(game, setup, lang)
    return [pictures.figures([(shot, Words(game, lang).term(setup))], docname, lang)]
