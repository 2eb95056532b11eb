"""Small pieces of a page: text with code, tables, and boxes that open."""

import re
from collections.abc import Iterable
from collections.abc import Sequence

from docutils import nodes
from sphinx.writers.html5 import HTML5Translator

CODE = re.compile(r"`([^`]+)`")


class disclosure(nodes.General, nodes.Element):  # noqa: N801  (docutils names its nodes so)
    """A box that opens: its first child, a `summary`, is always shown."""


class summary(nodes.General, nodes.TextElement):  # noqa: N801
    """What a closed box shows."""


class aside(nodes.General, nodes.Element):  # noqa: N801
    """What stands beside the text of a section."""


class link(nodes.reference):  # noqa: N801
    """A link within the site, in as few letters as do: a chapter has hundreds of them."""


def visit_disclosure(self: HTML5Translator, node: nodes.Element) -> None:
    """Open a box."""
    self.body.append(self.starttag(node, "details", "\n", False, **({"open": "open"} if node.get("open") else {})))


def depart_disclosure(self: HTML5Translator, node: nodes.Element) -> None:  # noqa: ARG001
    """Close a box."""
    self.body.append("</details>\n")


def visit_summary(self: HTML5Translator, node: nodes.Element) -> None:
    """Begin what a closed box shows."""
    self.body.append(self.starttag(node, "summary", ""))


def depart_summary(self: HTML5Translator, node: nodes.Element) -> None:  # noqa: ARG001
    """End what a closed box shows."""
    self.body.append("</summary>\n")


def visit_aside(self: HTML5Translator, node: nodes.Element) -> None:
    """Begin what stands beside a section."""
    self.body.append(self.starttag(node, "aside", **({"lang": node["lang"]} if "lang" in node else {})))


def depart_aside(self: HTML5Translator, node: nodes.Element) -> None:  # noqa: ARG001
    """End what stands beside a section."""
    self.body.append("</aside>\n")


def visit_link(self: HTML5Translator, node: nodes.Element) -> None:
    """Begin a link."""
    names = ("class", " ".join(node["classes"])), ("href", node["refuri"]), ("title", node.get("reftitle", ""))
    told = "".join(f' {name}="{self.attval(value)}"' for name, value in names if value)
    self.body.append(f"<a{told}>")


def depart_link(self: HTML5Translator, node: nodes.Element) -> None:  # noqa: ARG001
    """End a link."""
    self.body.append("</a>")


def visit_literal(self: HTML5Translator, node: nodes.Element) -> None:
    """Show code, without the boxes that Sphinx puts around each of its words."""
    self.body.append(f'<code class="literal">{self.encode(node.astext())}</code>')
    raise nodes.SkipNode


def inline(text: str) -> list[nodes.Node]:
    """Return a text as nodes; what stands between backquotes is code."""
    parts: list[nodes.Node] = []
    at = 0
    for match in CODE.finditer(text):
        if match.start() > at:
            parts.append(nodes.Text(text[at : match.start()]))
        parts.append(nodes.literal("", match[1]))
        at = match.end()
    if at < len(text):
        parts.append(nodes.Text(text[at:]))
    return parts


def paragraph(*parts: str | nodes.Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    """Return a paragraph of texts and nodes."""
    made = nodes.paragraph(classes=list(classes))
    for part in parts:
        made += inline(part) if isinstance(part, str) else [part]
    return made


def labelled(label: str, *parts: str | nodes.Node, classes: Sequence[str] = ()) -> nodes.paragraph:
    """Return a paragraph that begins with a label."""
    return paragraph(nodes.inline("", label, classes=["label", "no-links"]), " ", *parts, classes=classes)


def badge(text: str, *classes: str) -> nodes.inline:
    """Return a short mark."""
    return nodes.inline("", text, classes=["badge", "no-links", *classes])


def bullets(items: Iterable[nodes.paragraph], classes: Sequence[str] = ()) -> nodes.bullet_list:
    """Return a list."""
    made = nodes.bullet_list(classes=list(classes))
    made += [nodes.list_item("", item) for item in items]
    return made


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str | nodes.paragraph]],
    caption: str = "",
    numeric: frozenset[int] = frozenset(),
    ids: Sequence[str] = (),
    classes: Sequence[str] = (),
) -> nodes.table:
    """Return a table; `numeric` columns are set to the right, `ids` name its rows."""
    made = nodes.table(classes=["rule-table", *classes])
    if caption:
        made += nodes.title("", caption)
    group = nodes.tgroup(cols=len(heads))
    made += group
    group += [nodes.colspec(colwidth=1) for _ in heads]
    group += nodes.thead("", _row([paragraph(head, classes=["no-links"]) for head in heads], numeric))
    body = nodes.tbody()
    for place, row in enumerate(rows):
        drawn = _row([paragraph(cell) if isinstance(cell, str) else cell for cell in row], numeric)
        if place < len(ids):
            drawn["ids"] = [ids[place]]
        body += drawn
    group += body
    return made


def _row(cells: Iterable[nodes.paragraph], numeric: frozenset[int]) -> nodes.row:
    row = nodes.row()
    for place, cell in enumerate(cells):
        row += nodes.entry("", cell, classes=["number"] if place in numeric else [])
    return row
