"""Pieces of SVG as text."""

from collections.abc import Iterable
from html import escape

from ludex_tools.drawing.layout import Line


def element(name: str, *inner: str, **attributes: object) -> str:
    """Return an element; a trailing `_` of an attribute's name is dropped, other `_` become `-`, None leaves it out."""
    given = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    head = name + "".join(f' {key}="{escape(str(value))}"' for key, value in given.items())
    content = "".join(inner)
    return f"<{head}>{content}</{name}>" if content else f"<{head}/>"


def text(words: str, x: int, y: int, **attributes: object) -> str:
    """Return a line of text whose base begins at a point."""
    return element("text", escape(words, quote=False), x=x, y=y, **attributes)


def path(line: Line, closed: bool = False, **attributes: object) -> str:
    """Return a line through points, relative to the first, as short as it can be written."""
    (x, y), *rest = line
    steps = []
    at = (x, y)
    for point in rest:
        steps.append(f"{point[0] - at[0]},{point[1] - at[1]}")
        at = point
    return element("path", d=f"M{x},{y}l{' '.join(steps)}{'z' if closed else ''}", **attributes)


def rect(x: int, y: int, width: int, height: int, **attributes: object) -> str:
    """Return a rectangle."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def title(words: str, described: str = "") -> str:
    """Return what an element is called, for those who do not see it or point at it, and a description where there is one."""
    named = element("title", escape(words, quote=False))
    return named + (element("desc", escape(described, quote=False)) if described else "")


def style(rules: Iterable[str]) -> str:
    """Return style sheets as an element."""
    return element("style", "".join(rules))
