"""The pages of the site as somebody would write them by hand for Sphinx alone: the same text, lists, tables and links."""

import pickle
from collections.abc import Callable
from collections.abc import Iterator
from pathlib import Path

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.addnodes import toctree

from ludex_tools.site import markup

CONF = """
project = "Ludex"
extensions = ["myst_parser"]
myst_enable_extensions = ["deflist"]
html_theme = "furo"
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_permalinks = False
"""


def write(doctrees: Path, target: Path) -> int:
    """Write the pages of a language, read from what Sphinx keeps of them, and return how many there are."""
    files = sorted(doctrees.rglob("*.doctree"))
    for file in files:
        name = file.relative_to(doctrees).with_suffix(".md")
        with file.open("rb") as kept:
            document = pickle.load(kept)
        page = target / name
        page.parent.mkdir(parents=True, exist_ok=True)
        up = "../" * (len(name.parts) - 1)
        page.write_text("\n\n".join(blocks(document, 0, up)) + "\n", encoding="utf-8")
    (target / "conf.py").write_text(CONF, encoding="utf-8")
    return len(files)


def blocks(node: nodes.Node, level: int, up: str) -> Iterator[str]:
    """Yield the blocks of Markdown that a node is made of; `up` leads from its page to the root."""
    for child in node.children:
        if isinstance(child, nodes.section):
            yield from blocks(child, level + 1, up)
        elif isinstance(child, nodes.title):
            yield f"{'#' * max(level, 1)} {line(child, up)}"
        elif isinstance(child, nodes.paragraph | markup.summary):
            yield line(child, up)
        elif isinstance(child, nodes.line_block):
            yield "\\\n".join(line(one, up) for one in child.children)
        elif isinstance(child, nodes.bullet_list | nodes.enumerated_list):
            sign = "-" if isinstance(child, nodes.bullet_list) else "1."
            yield "\n".join(indented(f"{sign} ", "\n\n".join(blocks(item, level, up))) for item in child.children)
        elif isinstance(child, nodes.block_quote):
            yield indented("> ", "\n\n".join(blocks(child, level, up)), "> ")
        elif isinstance(child, nodes.definition_list):
            for item in child.children:
                body = "\n\n".join(blocks(item.children[1], level, up))
                yield f"{line(item.children[0], up)}\n" + indented(": ", body)
        elif isinstance(child, nodes.table):
            yield from table(child, up)
        elif isinstance(child, nodes.literal_block):
            yield f"```{child.get('language', 'text')}\n{child.astext()}\n```"
        elif isinstance(child, nodes.raw):
            yield f"```{{raw}} html\n{child.astext()}\n```"
        elif isinstance(child, toctree):
            yield "```{toctree}\n:hidden:\n" + "\n".join(f"/{page}" for _, page in child["entries"]) + "\n```"
        else:
            yield from blocks(child, level, up)


def indented(first: str, text: str, rest: str = "") -> str:
    """Return a block behind a sign, its other lines behind as many spaces or another sign."""
    return first + text.replace("\n", "\n" + (rest or " " * len(first)))


def table(node: nodes.table, up: str) -> Iterator[str]:
    """Yield the caption and the rows of a table."""
    for title in node.findall(nodes.title):
        yield f"**{line(title, up)}**"
    rows = [[line(cell, up) or "–" for cell in row.children] for row in node.findall(nodes.row)]
    head, *body = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows]
    yield "\n".join([head, "|---" * len(rows[0]) + "|", *body])


def line(node: nodes.Node, up: str) -> str:
    """Return what stands in one line."""
    wraps: dict[type[nodes.Node], Callable[[str], str]] = {
        nodes.strong: lambda text: f"**{text}**",
        nodes.emphasis: lambda text: f"*{text}*",
    }
    if isinstance(node, nodes.Text):
        return str(node).replace("\n", " ").replace("*", "\\*")
    if isinstance(node, nodes.literal):
        return f"`{node.astext()}`"
    text = "".join(line(child, up) for child in node.children)
    if isinstance(node, pending_xref):
        game = node.get("reftarget", "").partition(" ")[0]
        page = "glossary" if node.get("reftype") == "term" else "sections"
        return f"[{text}]({up}{game}/{page}.md)" if node.get("refdomain") == "rule" else text
    if isinstance(node, nodes.reference) and node.get("refuri", "").startswith("http"):
        return f"[{text}]({node['refuri']})"
    if isinstance(node, nodes.reference) and ".html" in node.get("refuri", ""):
        return f"[{text}]({node['refuri'].partition('.html')[0]}.md)"
    return wraps.get(type(node), str)(text)
