"""The tree of pages at the side: what stands beside and beneath the page shown, made once a build."""

from functools import cache
from html import escape

from docutils.nodes import Element
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.osutil import relative_uri

from ludex_tools.site.domain import game_of


@cache
def children(env: BuildEnvironment, docname: str) -> tuple[tuple[str, str], ...]:
    """Return the pages beneath a page, each with its title as its table of contents has it."""
    found = []
    for node in env.tocs.get(docname, Element()).findall(toctree):
        for title, page in node["entries"]:
            if page in env.titles:
                found.append((page, title or env.titles[page].astext()))
    return tuple(found)


@cache
def parents(env: BuildEnvironment, root: str) -> dict[str, str]:
    """Return the page above each page that the tables of contents reach."""
    found: dict[str, str] = {}
    waiting = [root]
    while waiting:
        above = waiting.pop()
        beneath = [page for page, _ in children(env, above) if page not in found]
        found |= dict.fromkeys(beneath, above)
        waiting += beneath
    return found


def tree(app: Sphinx, docname: str) -> str:
    """Return the tree as HTML: open along the way to the page, closed elsewhere."""
    env, root = app.env, app.config.root_doc
    way = {docname}
    above = parents(env, root)
    page = docname
    if page not in above and (game := game_of(page)):  # code stands in no table of contents
        page = f"{game}/index"
        way.add(page)
    while page in above:
        page = above[page]
        way.add(page)
    return branch(env, root, way, 1, docname)


def branch(env: BuildEnvironment, docname: str, way: set[str], level: int, current: str) -> str:
    """Return the pages beneath a page as a list; `way` holds the page shown and those above it."""
    items = []
    for page, title in children(env, docname):
        here = page == current
        uri = "#" if here else relative_uri(f"{current}.html", f"{page}.html")
        names = f"toctree-l{level}" + " current" * (page in way) + " current-page" * here
        inner = branch(env, page, way, level + 1, current) if page in way and children(env, page) else ""
        told = ' aria-current="page"' if here else ""
        items.append(f'<li class="{names}"><a class="reference" href="{uri}"{told}>{escape(title)}</a>{inner}</li>')
    return f"<ul>{''.join(items)}</ul>"
