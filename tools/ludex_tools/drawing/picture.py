"""Draws a map, or the spaces of a position that are concerned, as one SVG."""

from collections.abc import Callable
from collections.abc import Collection
from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field

from ludex.kernel import games
from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.kernel.rulings import Readings
from ludex.kernel.sight import ELSEWHERE
from ludex.kernel.sight import Sight
from ludex_tools.drawing import style
from ludex_tools.drawing import svg
from ludex_tools.drawing.label import Card
from ludex_tools.drawing.label import card
from ludex_tools.drawing.label import width
from ludex_tools.drawing.layout import Area
from ludex_tools.drawing.layout import drawing
from ludex_tools.drawing.layout import fixed
from ludex_tools.drawing.layout import grid
from ludex_tools.drawing.layout import has_drawing
from ludex_tools.drawing.layout import Layout
from ludex_tools.drawing.layout import Point
from ludex_tools.drawing.reader import Reader
from ludex_tools.drawing.reader import say

MARGIN = 14
LEGEND = 270  # how wide a legend is
REACH = 110  # how wide and high at least the name of a Sea can be pointed at: more than 24 pixels on a phone

Links = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing: its markup, its size in pixels, and what it shows in words."""

    markup: str
    width: int
    height: int
    told: str


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be drawn: all spaces or only some, what they link to, a title of its own, and whether it stands in a page."""

    spaces: Collection[str] | None = None
    links: Links | None = None
    title: str = ""
    page: bool = False
    readings: Mapping[str, str] = field(default_factory=dict)


WHOLE = Wish()


def draw(game: str, lang: str, position: Position | None = None, wish: Wish = WHOLE) -> Picture:
    """Return the map of a game, or a position on it.

    Raises Wrong for a game without drawing data, for a position that tells of no space, for a space that the map or the
    position does not have, and for an unknown reading.
    """
    sight = look(game, position)
    layout = layout_of(game, sight, wish.readings)
    known = list(layout.areas) if sight is None else [name for name in sight if name in layout.areas]
    spaces = known if wish.spaces is None else [choose("place-unknown", name, known) for name in dict.fromkeys(wish.spaces)]
    if not spaces:
        raise Wrong("drawing-empty")
    whole = len(spaces) == len(layout.areas)
    return _Painter(game, lang, layout, sight, wish).paint(spaces, whole)


def look(game: str, position: Position | None) -> Sight | None:
    """Return what is seen of a position, None where there is none; raises Wrong where it cannot be drawn."""
    looking = None if position is None else games.load(game).look
    if not has_drawing(game) or (position is not None and looking is None):
        raise Wrong("drawing-none", game=game)
    return None if position is None or looking is None else looking(position)


def layout_of(game: str, sight: Sight | None, readings: Mapping[str, str]) -> Layout:
    """Return where the spaces lie: always in the same places, or in the grid of those that are seen."""
    chosen = Readings(game, readings)
    if "grid" not in drawing(game):
        return fixed(game)
    return grid([name for name in sight or {} if name != ELSEWHERE], chosen.of(drawing(game)["grid"]["ruling"]))


@dataclass
class _Painter:
    """Draws one picture."""

    game: str
    lang: str
    layout: Layout
    sight: Sight | None
    wish: Wish
    reader: Reader = field(init=False)

    def __post_init__(self) -> None:
        self.reader = Reader(self.game, self.lang, self.sight)

    def paint(self, spaces: Collection[str], whole: bool) -> Picture:
        """Return the picture of these spaces; the `whole` map has Seas, lands and a legend besides."""
        most = self.layout.room
        cards = {name: card(self.reader.label(name, self.row(name)), self.layout.areas[name].centre, most) for name in spaces}
        beside = self.beside() if whole else []
        box = self.box(spaces, list(cards.values()) + beside, whole)
        body = [svg.rect(*box, class_="sea" if whole and self.layout.seas else "paper")]
        if whole:
            body += [svg.path(land.outline, closed=True, class_="land") for land in self.layout.lands.values()]
        body += [self.area(self.layout.areas[name]) for name in spaces]
        body += self.lines(spaces, whole)
        body += self.far() if whole else []
        body += [self.space(name, cards[name]) for name in spaces]
        body += [found.markup for found in beside]
        told = [self.reader.told(name, self.row(name)) for name in spaces]
        return self.framed(box, "".join(body), told)

    def row(self, name: str) -> Mapping[str, object]:
        """Return the row of a space, empty where the map has no table."""
        return self.layout.rows.get(name, {})

    def box(self, spaces: Collection[str], cards: Collection[Card], whole: bool) -> tuple[int, int, int, int]:
        """Return what the picture takes in: x, y, width, height."""
        points = [point for name in spaces for point in self.layout.areas[name].outline]
        xs = [x for x, _ in points] + [x for c in cards for x in (c.x, c.x + c.width)]
        ys = [y for _, y in points] + [y for c in cards for y in (c.y, c.y + c.height)]
        if whole and self.layout.seas:
            return 0, 0, max(self.layout.size[0], *xs), max(self.layout.size[1], *ys)
        left, top = min(xs) - MARGIN, min(ys) - MARGIN
        return left, top, max(xs) + MARGIN - left, max(ys) + MARGIN - top

    def area(self, area: Area) -> str:
        """Return an outline, coloured by what it is."""
        fill = self.reader.fill(self.reader.seen(area.id, self.row(area.id)))
        edge = not self.layout.borders
        drawn = svg.path(area.outline, closed=True, class_=f"f-{fill}")
        return drawn + (svg.path(area.outline, closed=True, class_="edge") if edge else "")

    def lines(self, spaces: Collection[str], whole: bool) -> list[str]:
        """Return the borders and the Roads, each once."""
        found = []
        for border in self.layout.borders:
            if whole or any(name in spaces for name in border.between):
                coast = any(name in self.layout.seas for name in border.between)
                found.append(svg.path(border.line, class_="coast" if coast else "edge"))
        for road in self.layout.roads:
            if all(name in spaces for name in road.between):
                one, other = (self.reader.name(name, self.row(name)) for name in road.between)
                kind = self.reader.capital(drawing(self.game)["map"]["roads"])
                said = say(self.lang, "road-doubtful" if road.doubtful else "road", road=kind, one=one, other=other)
                drawn = svg.path(road.line, class_=road_look(road.doubtful))
                found.append(svg.element("g", svg.title(said), drawn))
        return found

    def far(self) -> list[str]:
        """Return the names of Seas, each with its link, and of lands without spaces, with what is seen of them."""
        told = self.reader.told
        seas = [self.linked(sea, told(sea, self.row(sea)), self.name(sea, at)) for sea, at in self.layout.seas.items()]
        lands = [
            self.linked(land.id, told(land.id, {}), self.name(land.id, land.centre)) for land in self.layout.lands.values()
        ]
        return [*seas, *lands]

    def name(self, name: str, at: Point) -> str:
        """Return the name of what is no space, and beneath it what is seen of it."""
        seen = self.reader.seen(name, self.row(name))
        words = [self.reader.name(name, self.row(name))]
        words += [self.reader.value(fact, value) for fact, value in seen.facts.items()]
        words += [f"{self.reader.words.term(stand.owner)}: {self.reader.written(stand.short)}" for stand in seen.stands]
        told = "".join(svg.text(word, at[0], at[1] + 26 * place, class_="far") for place, word in enumerate(words))
        if self.wish.links is None or not self.wish.links(name):
            return told
        wide = max(REACH, *(width(word) * 3 // 2 for word in words))  # letters of this class are that much larger
        high = max(REACH, 26 * len(words))
        return svg.rect(at[0] - wide // 2, at[1] + 13 * len(words) - 20 - high // 2, wide, high, class_="reach") + told

    def space(self, name: str, drawn: Card) -> str:
        """Return the label of a space, a link where there are any."""
        return self.linked(name, self.reader.told(name, self.row(name)), drawn.markup)

    def linked(self, name: str, told: str, drawn: str) -> str:
        """Return what is drawn of a space with its words, and its link where it has one."""
        about = svg.title(told)
        target = self.wish.links(name) if self.wish.links is not None else ""
        if not target:
            return svg.element("g", about, drawn, id=f"map-{name}")
        return svg.element("a", about, drawn, id=f"map-{name}", href=target)

    def beside(self) -> list[Card]:
        """Return the legend, and what belongs to no space."""
        at = drawing(self.game).get("boxes", {})
        right = max((x for area in self.layout.areas.values() for x, _ in area.outline), default=0) + MARGIN * 2
        fills = {self.reader.fill(self.reader.seen(name, self.row(name))) for name in self.layout.areas}
        roads = {road_look(road.doubtful) for road in self.layout.roads}
        legend = card(self.reader.legend(fills, roads), at.get("legend", (right, 0)), LEGEND, corner=True)
        found = [legend]
        if (elsewhere := self.reader.elsewhere()) is not None:
            below = (right, legend.y + legend.height + MARGIN)
            found.append(card(elsewhere, at.get("elsewhere", below), LEGEND + 120, corner=True))
        return found

    def framed(self, box: tuple[int, int, int, int], body: str, told: list[str]) -> Picture:
        """Return the picture with its title, its description and its colours."""
        x, y, width, height = box
        name = sources.table(self.game, "game")["title"][self.lang]
        title = self.wish.title or say(self.lang, "map" if self.sight is None else "position", title=name)
        kind = "of-map" if self.sight is None else "of-position" if len(told) != 1 else "of-one"
        about = say(self.lang, kind, spaces=len(told))
        frame = f'<g class="{style.CLASS}">{body}</g>'
        sheet = svg.style([style.sheet(drawing(self.game)["fill"], frame, self.wish.page)])
        head = svg.title(title, f"{about} {' '.join(told)}" if self.wish.links is None else about)
        markup = svg.element(
            "svg",
            head,
            sheet,
            frame,
            xmlns=None if self.wish.page else "http://www.w3.org/2000/svg",
            viewBox=f"{x} {y} {width} {height}",
            role="img" if self.wish.links is None else "group",
            lang=self.lang,
            aria_label=title,
        )
        return Picture(markup + ("" if self.wish.page else "\n"), width, height, " ".join(told))


def road_look(doubtful: bool) -> str:
    """Return the class of a Road's line."""
    return "road doubt" if doubtful else "road"
