"""The label of a space: lines of words and signs on a card, broken where they grow too wide."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludex_tools.drawing import svg
from ludex_tools.drawing.layout import Point

NARROW, WIDE = frozenset("iljt.,:;'|!()[] ·-"), frozenset("mwMW@%")
LEADING = 20
PAD = 7


@dataclass(frozen=True, slots=True)
class Sign:
    """Whose something is: letters on a colour; without letters, nobody's."""

    letters: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A small shape: `square` and `triangle` are sites, `swatch` a colour, `stroke` a line; `look` is its class."""

    shape: str
    look: str = "site"


@dataclass(frozen=True, slots=True)
class Label:
    """The lines of a label; a line is groups of signs and words, and breaks between groups alone.

    The first is a name where the label is `named`.
    """

    lines: Sequence[Sequence["Group"]]
    named: bool = True


Item = str | Sign | Mark
Group = tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A label laid out: its upper left corner, width, height and markup."""

    x: int
    y: int
    width: int
    height: int
    markup: str


def width(item: Item, bold: bool = False) -> int:
    """Return about how wide a word or a sign is drawn."""
    if isinstance(item, Sign):
        return 10 + 9 * max(1, len(item.letters))
    if isinstance(item, Mark):
        return 34 if item.shape == "stroke" else 13
    size = 20 if bold else 15
    return round(sum(size * (0.36 if c in NARROW else 0.95 if c in WIDE else 0.7 if c.isupper() else 0.61) for c in item))


def span(group: Group, bold: bool = False) -> int:
    """Return about how wide a group is drawn."""
    return sum(width(item, bold) for item in group) + 5 * (len(group) - 1)


def broken(label: Label, most: int) -> list[tuple[list[Group], bool]]:
    """Return the lines of a label as they are drawn, each with whether it is the name."""
    found: list[tuple[list[Group], bool]] = []
    for place, line in enumerate(label.lines):
        named = label.named and place == 0
        row: list[Group] = []
        for group in line:
            if row and sum(span(g, named) + 14 for g in row) + span(group, named) > most:
                found.append((joined(row), named))
                row = []
            row.append(group)
        if row:
            found.append((joined(row), named))
    return found


def joined(line: Sequence[Group]) -> list[Group]:
    """Return a line with words that follow one another as one group."""
    found: list[Group] = []
    for group in line:
        before = found[-1][-1] if found else None
        if isinstance(before, str) and isinstance(group[0], str) and len(group) == 1 == len(found[-1]):
            found[-1] = (f"{before} {group[0]}" if before.endswith((",", ":")) else f"{before} · {group[0]}",)
        else:
            found.append(group)
    return found


def card(label: Label, at: Point, most: int, corner: bool = False) -> Card:
    """Return a label drawn on its card, its centre at a point, or its upper left corner."""
    rows = broken(label, most)
    wide = max((sum(span(g, bold) + 10 for g in row) - 10 for row, bold in rows), default=0) + 2 * PAD
    high = len(rows) * LEADING + 2 * PAD - 2
    x, y = at if corner else (at[0] - wide // 2, at[1] - high // 2)
    parts = [svg.rect(x, y, wide, high, rx=6, class_="card")]
    for place, (row, bold) in enumerate(rows):
        parts += _row(row, bold, x + PAD, y + PAD + LEADING * place + 14)
    return Card(x, y, wide, high, "".join(parts))


def _row(row: Sequence[Group], bold: bool, x: int, base: int) -> list[str]:
    parts = []
    for group in row:
        for item in group:
            wide = width(item, bold)
            if isinstance(item, Sign):
                parts.append(_sign(item, x, base, wide))
            elif isinstance(item, Mark):
                parts.append(_mark(item, x, base))
            else:
                parts.append(svg.text(item, x, base, class_="name" if bold else None))
            x += wide + 5
        x += 5
    return parts


def _sign(sign: Sign, x: int, base: int, wide: int) -> str:
    if not sign.letters:
        return svg.rect(x, base - 12, wide, 15, rx=4, class_="site", stroke_dasharray="3 2")
    box = svg.rect(x, base - 13, wide, 17, rx=4, class_="sign", fill=sign.colour)
    return box + svg.text(sign.letters, x + wide // 2, base, class_="letter")


def _mark(mark: Mark, x: int, base: int) -> str:
    if mark.shape == "stroke":
        return svg.path(((x, base - 5), (x + 34, base - 5)), class_=mark.look)
    if mark.shape == "triangle":
        return svg.path(((x + 1, base), (x + 12, base), (x + 6, base - 11)), closed=True, class_=mark.look)
    return svg.rect(x + 1, base - 10, 11, 11, class_=mark.look)
