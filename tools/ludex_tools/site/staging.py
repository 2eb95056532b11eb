"""Lays out the pages of one language in `build/src`: texts, guides, and generated pages."""

from html import escape
from pathlib import Path

from ludex.kernel import sources
from ludex_tools import history
from ludex_tools import how
from ludex_tools import spec
from ludex_tools.drawing.layout import drawing
from ludex_tools.drawing.layout import has_drawing
from ludex_tools.site import apparatus
from ludex_tools.site import examples
from ludex_tools.site import howto
from ludex_tools.site.apparatus import ROOT
from ludex_tools.site.words import say
from ludex_tools.site.words import source

LISTS = ("sections", "glossary", "tables", "rulings", "gaps", "questions", "scenarios", "coverage", "changes")
LAST = 100  # of a game that names no place
DIRECTIVE = {"sections": "rule-index"}


def stage(lang: str, docs: Path, target: Path) -> dict[Path, Path]:
    """Make a folder hold exactly the pages of a language; what has not changed is left alone.

    `docs` is the folder of the guides, with a folder a language. Return where each page that is not generated comes from.
    """
    pages: dict[str, Path | str] = {}
    for file in sorted((docs / lang).rglob("*.md")):
        pages[str(file.relative_to(docs / lang))] = file
    guides = sorted(name.removesuffix(".md") for name in pages if name.startswith("guide/"))
    title, _, home = (docs / lang / "index.md").read_text(encoding="utf-8").partition("\n")
    games = [f"{game}/index" for game in in_order()]
    names = [sources.table(game, "game")["title"][lang] for game in in_order()]
    rules = "\n".join(f"- [{name}]({game}.md)" for name, game in zip(names, games, strict=True))
    home = "\n\n".join([title, search_form(lang, "search.html"), f"**{say(lang, 'games')}**", rules, home.strip()])
    rest = [name for name in ("about",) if f"{name}.md" in pages]
    pages["index.md"] = home + "\n\n" + toctree([*games, *guides, *rest], hidden=True)
    for game in sources.games():
        pages |= {f"{game}/{name}": page for name, page in game_pages(game, lang).items()}
    write(pages, target)
    return {target / name: page for name, page in pages.items() if isinstance(page, Path)}


def in_order() -> list[str]:
    """Return the games as menu and front page show them: by the `place` that `game.toml` may give, else last, by id."""
    return sorted(sources.games(), key=lambda game: (sources.table(game, "game").get("place", LAST), game))


def search_form(lang: str, action: str) -> str:
    """Return a plain form that leads to the page of the search."""
    words, button = escape(say(lang, "search-words"), quote=True), escape(say(lang, "search"))
    field = f'<input type="search" name="q" placeholder="{words}" aria-label="{words}">'
    form = f'<form class="search-form" role="search" aria-label="{words}" action="{action}">'
    return f"{form}{field}<button>{button}</button></form>"


def game_pages(game: str, lang: str) -> dict[str, Path | str]:
    """Return the pages of a game: its chapters as they are in `spec/`, and the generated ones."""
    pages: dict[str, Path | str] = {file.name: file for file in spec.files(game, lang)}
    chapters = [name.removesuffix(".md") for name in pages]
    for name in LISTS:
        lead = say(lang, f"{name}-lead")
        pages[f"{name}.md"] = page(say(lang, name), lead, directive(DIRECTIVE.get(name, f"rule-{name}")))
    if has_drawing(game):
        pages["map.md"] = map_page(game, lang)
    pages["changes.md"] = f"{pages['changes.md']}\n% {history.head(ROOT)}\n"  # read anew when the history has grown
    inner = []
    for home in examples.homes(game):
        title = say(lang, "scenarios-of", section=home, title=spec.listed(game)[home].titles[lang])
        name = examples.page_of("", home).lstrip("/")
        pages[f"{name}.md"] = page(title, directive("rule-scenarios", home))
        titles = spec.listed(game)[home].titles
        inner.append(f"{home} {titles[lang]} <{name}>")
    if inner:
        pages["scenarios.md"] = str(pages["scenarios.md"]) + "\n" + toctree(inner, hidden=True)
    for module in apparatus.modules(game):
        name = apparatus.source_page("", module).lstrip("/")
        title = say(lang, "source-title", module=module.removeprefix("ludex."))
        pages[f"{name}.md"] = "---\norphan: true\n---\n" + page(f"`{title}`", directive("rule-source", module))
    pages |= howto.pages(game, lang)
    pages["index.md"] = front(game, lang, chapters)
    return pages


def front(game: str, lang: str, written: list[str]) -> str:
    """Return the front page of a game."""
    about = sources.table(game, "game")
    parts = [search_form(lang, "../search.html"), about.get("note", {}).get(lang, "")]
    if "edition" in about:
        name = "edition" if "errata" in about["edition"] else "edition-plain"
        parts.append(say(lang, name, **{key: source(lang, text) for key, text in about["edition"].items()}))
    if "credits" in about:
        parts.append(say(lang, "credits", **about["credits"]))
    if "gap" in about:
        parts += [f"## {say(lang, 'gap')}", about["gap"][lang]]
    lines = []
    for chapter in spec.chapters(game):
        title = f"{chapter.id} {chapter.titles[lang]}"
        if chapter.file in written:
            lines.append(f"- [{title}]({chapter.file}.md)")
        else:
            target = f"sections.md#chapter-{chapter.id.lower()}"
            lines.append(f'- <a class="unwritten" href="{target.replace(".md", ".html")}">{title}</a>')
            lines[-1] += f" ({say(lang, 'chapter-unwritten')})"
    parts += [f"## {say(lang, 'chapters')}", "\n".join(lines)]
    if done := how.lists(game):
        parts += [f"## {say(lang, 'how')}", "\n".join(f"- [{one.title[lang]}](how/{one.id}.md)" for one in done)]
    lists = [*(["map"] if has_drawing(game) else []), *LISTS]
    links = "\n".join(f"- [{say(lang, name)}]({name}.md)" for name in lists)
    contents = [*written, *(["how"] if done else []), *lists]
    parts += [f"## {say(lang, 'see-also')}", links, toctree(contents, hidden=True)]
    return page(about["title"][lang], *filter(None, parts))


def map_page(game: str, lang: str) -> str:
    """Return the page of the map, with the tables that its drawing data names."""
    tables = [directive("rule-table", name) for name in drawing(game)["map"].get("tables", ())]
    data = [f"## {say(lang, 'map-spaces')}", *tables] if tables else []
    return page(say(lang, "map"), say(lang, "map-lead"), directive("rule-map"), *data)


def page(title: str, *parts: str) -> str:
    """Return a page of Markdown."""
    return "\n\n".join([f"# {title}", *parts]) + "\n"


def directive(name: str, argument: str = "") -> str:
    """Return a directive without content."""
    return f"```{{{name}}} {argument}".rstrip() + "\n```"


def toctree(names: list[str], hidden: bool) -> str:
    """Return a table of contents."""
    option = ":hidden:\n" if hidden else ""
    return "```{toctree}\n" + option + "\n".join(names) + "\n```\n"


def write(pages: dict[str, Path | str], target: Path) -> None:
    """Make a folder hold these pages and nothing else; a path stands for its content."""
    target.mkdir(parents=True, exist_ok=True)
    for old in sorted(target.rglob("*"), reverse=True):
        if old.is_dir():
            if not any(old.iterdir()):
                old.rmdir()
        elif old.relative_to(target).as_posix() not in pages:
            old.unlink()
    for name, content in pages.items():
        file = target / name
        text = content.read_text(encoding="utf-8") if isinstance(content, Path) else content
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
