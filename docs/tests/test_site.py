"""The built site: every link leads somewhere, both languages have the same pages, no other host is asked."""

import io
import json
import re
import shlex
from dataclasses import dataclass
from dataclasses import field
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex.kernel.games import load
from ludex.kernel.words import glossary
from ludex.kernel.words import LANGUAGES
from ludex_tools import how
from ludex_tools import spec
from ludex_tools.main import run
from ludex_tools.site.build import build
from ludex_tools.site.build import DOCS
from ludex_tools.site.domain import anchor

HEAVY = 150_000
LOADED = {"script": "src", "img": "src", "link": "href", "iframe": "src", "source": "src"}


@dataclass
class Page:
    """What a page holds: its ids, links, and what a browser loads for it."""

    lang: str = ""
    ids: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    other: str = ""
    text: str = ""


class Reader(HTMLParser):
    """Reads a page."""

    def __init__(self) -> None:
        super().__init__()
        self.page = Page()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note ids, links and loads."""
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.page.lang = given.get("lang", "")
        if "id" in given:
            self.page.ids.add(given["id"])
        if tag == "a" and "href" in given:
            self.page.links.append(given["href"])
            if "other-language-link" in given.get("class", ""):
                self.page.other = given["href"]
        if tag in LOADED and given.get("rel") not in ("next", "prev", "search", "index") and LOADED[tag] in given:
            self.page.loads.append(given[LOADED[tag]])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """All pages of the site by their files, built for this test."""
    folder = build(into=tmp_path_factory.mktemp("build"))
    found = {}
    for file in folder.rglob("*.html"):
        reader = Reader()
        text = file.read_text(encoding="utf-8")
        reader.feed(text)
        reader.page.text = text
        found[file] = reader.page
    return found


def root(site: dict[Path, Page]) -> Path:
    """Return the folder of the site."""
    return min(site, key=lambda file: len(file.parts)).parent


def test_every_link_leads_to_a_page_and_an_id(site: dict[Path, Page]) -> None:
    """No link inside the site is broken, its fragment included."""
    broken = []
    for file, page in site.items():
        for link in page.links:
            if re.match(r"\w+:", link) or link == "#":
                continue
            if link.endswith(".svg"):
                if not (file.parent / link).is_file():
                    broken.append(f"{file.name}: {link}")
                continue
            path, _, fragment = link.partition("#")
            target = (file.parent / path.partition("?")[0]).resolve() if path else file
            if target not in site or (fragment and fragment not in site[target].ids):
                broken.append(f"{file.name}: {link}")

    assert [] == broken


def test_no_page_asks_another_host(site: dict[Path, Page]) -> None:
    """Scripts, styles, fonts and pictures all come from the site itself."""
    styles = [file.read_text(encoding="utf-8") for file in root(site).rglob("*.css")]
    asked = [f"{file.name}: {load}" for file, page in site.items() for load in page.loads if "//" in load]

    assert [] == asked
    assert not any(re.search(r"url\(\s*['\"]?(?:https?:)?//|@import", style) for style in styles)


def test_the_switch_keeps_the_page(site: dict[Path, Page]) -> None:
    """Each page says its language and links to the same page in the other one."""
    for lang, other in (("en", "es"), ("es", "en")):
        folder = root(site) / lang
        for file, page in site.items():
            if file.is_relative_to(folder):
                assert lang == page.lang
                assert root(site) / other / file.relative_to(folder) == (file.parent / page.other).resolve()


@pytest.mark.parametrize("game", sources.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chapter_stays_light(site: dict[Path, Page], game: str, lang: str) -> None:
    """The page of a chapter holds less than 150 kB, so that it opens at once on a phone."""
    written = {listed.chapter for section, listed in spec.listed(game).items() if section in spec.texts(game, lang)}
    sizes = {chapter: (root(site) / lang / game / f"{chapter}.html").stat().st_size for chapter in written}

    assert {} == {chapter: size for chapter, size in sizes.items() if size >= HEAVY}


@pytest.mark.parametrize("game", sources.games())
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_section_has_an_address(site: dict[Path, Page], game: str, lang: str) -> None:
    """A written section stands on the page of its chapter; every listed one stands in the index."""
    folder = root(site) / lang / game
    written = spec.texts(game, lang)
    for section, listed in spec.listed(game).items():
        assert anchor(section) in site[folder / "sections.html"].ids
        if section in written:
            assert anchor(section) in site[folder / f"{listed.chapter}.html"].ids


@pytest.mark.parametrize("lang", ["en", "es"])
def test_previews_and_search_know_every_section(site: dict[Path, Page], lang: str) -> None:
    """Previews hold the text of a section by its id, and there is an index for the search."""
    pieces = (root(site) / lang / "pieces" / "pendragon" / "3-commands.js").read_text(encoding="utf-8")

    assert '"r-3-6-4": "<h3><a class=\\"rule-number' in pieces
    assert (root(site) / lang / "pagefind" / "pagefind.js").is_file()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_explains_every_term_that_it_lists(site: dict[Path, Page], lang: str) -> None:
    """A term without a definition, which is only words for an id, is left out."""
    for game in sources.games():
        terms = glossary(game).values()
        ids = {name for name in site[root(site) / lang / game / "glossary.html"].ids if name.startswith("t-")}
        assert ids == {f"t-{term['id']}" for term in terms if "def" in term}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_guide_names_sections_in_its_own_words(site: dict[Path, Page], lang: str) -> None:
    """A link to a section stands in a sentence without the id of the game."""
    text = site[root(site) / lang / "guide" / "playing-a-turn.html"].text

    assert ("sección 4" if lang == "es" else "section 4") in text
    assert ">campaign 4<" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_shows_what_a_game_prints(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game that the guide begins, from its file and with its command, prints what stands there."""
    guide = (DOCS / lang / "guide" / "playing-a-turn.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", guide, re.DOTALL)
    position = next(text for kind, text in blocks if kind == "toml")
    command, _, printed = next(text for kind, text in blocks if kind == "text").partition("\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    Path("club.toml").write_text(position, encoding="utf-8")

    assert 0 == run(command.removeprefix("$ ludex ").split())
    out = capsys.readouterr().out
    first, last = printed.split("...\n")
    assert out.startswith(first)
    assert last == out[-len(last) :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_to_the_cards_shows_what_its_commands_print(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command of the guide, in order and in one folder, prints what stands beneath it."""
    guide = (DOCS / lang / "guide" / "playing-the-cards.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", io.StringIO())
    shown = "".join(re.findall(r"```text\n(.*?)```", guide, re.DOTALL))
    commands = re.split(r"^\$ ludex (.*)\n", shown, flags=re.MULTILINE)[1:]
    assert commands
    for command, printed in zip(commands[::2], commands[1::2], strict=True):
        run(shlex.split(command))
        told = capsys.readouterr()
        assert printed == told.out + told.err


def test_a_number_in_the_text_links_to_its_section(site: dict[Path, Page]) -> None:
    """A written section is linked on its page, one that is not yet written in the index and marked."""
    text = site[root(site) / "es" / "pendragon" / "3-commands.html"].text

    assert re.search(r'<a href="#r-3-6-4" title="[^"]+">3.6.4</a>', text)
    assert re.search(r'<a class="unwritten" href="sections.html#r-4-4-2"', text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_space_in_the_text_links_to_its_row(site: dict[Path, Page], lang: str) -> None:
    """What a text says of a space leads to the page of the map, where its data are."""
    folder = root(site) / lang / "pendragon"

    assert "map.html#space-eboracum" in site[folder / "1-introduction.html"].links
    assert "space-eboracum" in site[folder / "map.html"].ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_found_by_name_has_its_place(site: dict[Path, Page], lang: str) -> None:
    """Each thing that the search finds by its name, rows of tables among them, is an id of a page."""
    folder = root(site) / lang
    listed = (folder / "titles.js").read_text(encoding="utf-8").split("window.ludexTitles = ")[1].removesuffix(";\n")
    found = {url: kind for kind, _, url, *_ in json.loads(listed)}
    broken = []
    for url in found:
        path, _, fragment = url.partition("#")
        target = folder / path
        if target not in site or (fragment and fragment not in site[target].ids):
            broken.append(url)

    assert [] == broken
    assert "card" == found["pendragon/5-events.html#row-cards-mistborn"]
    assert "site" == found["pendragon/1-introduction.html#row-sites-carvetii"]


def test_every_picture_leads_to_data(site: dict[Path, Page]) -> None:
    """Each space of a picture that stands as a file of its own is a link to a row of the page of its map."""
    files = list(root(site).rglob("pictures/*.svg"))
    broken = []
    for file in files:
        for link in re.findall(r'<a [^>]*href="([^"]+)"', file.read_text(encoding="utf-8")):
            path, _, fragment = link.partition("#")
            target = (file.parent / path).resolve()
            if target not in site or fragment not in site[target].ids:
                broken.append(f"{file.name}: {link}")

    assert [] == broken
    assert {"map.svg", "setup-petty-tyrants.svg", "setup-four-realms.svg"} <= {file.name for file in files}


def test_every_picture_shown_is_there(site: dict[Path, Page]) -> None:
    """What a page loads as an image is a file of the site, and has words for those who do not see it."""
    for file, page in site.items():
        for image in re.findall(r"<img [^>]+>", page.text):
            source = re.search(r'src="([^"]+)"', image)
            assert source is not None
            assert (file.parent / source[1]).is_file(), file
            assert re.search(r'alt="[^"]+"', image), file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_stands_in_its_page(site: dict[Path, Page], lang: str) -> None:
    """The page of a map holds it with a link for each space, and the set-ups; the chapter of set-ups shows them too."""
    folder = root(site) / lang / "pendragon"
    page = site[folder / "map.html"]
    spaces = [row["id"] for row in sources.table("pendragon", "tables/map")["space"]]
    setups = [f"pictures/setup-{row['id']}.svg" for row in sources.table("pendragon", "tables/setups")["setup"]]

    assert [1] * len(spaces) == [page.links.count(f"#space-{space}") for space in spaces]
    assert {f"map-{space}" for space in spaces} <= page.ids
    assert [] == [name for name in setups if name not in page.links]
    assert "pictures/setup-petty-tyrants.svg" in site[folder / "9-scenarios.html"].links


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sources.games())
def test_a_page_of_how_holds_all_its_sections(site: dict[Path, Page], game: str, lang: str) -> None:
    """Each step stands on the page with what to do, a link to its section, and the beginning of its text."""
    listed, texts = spec.listed(game), spec.texts(game, lang)
    for one in how.lists(game):
        page = site[root(site) / lang / game / "how" / f"{one.id}.html"]
        plain = re.sub(r"<[^>]*>", "", page.text)
        for number, step in enumerate(one.steps, start=1):
            where = listed[step.section].chapter if step.section in texts else "sections"

            assert f"{game}-{one.id}-{number}" in page.ids
            assert f"../{where}.html#{anchor(step.section)}" in page.links
            if step.section in texts:
                words = re.findall(r"\w+", re.sub(r"```.*?```", "", texts[step.section].body, flags=re.DOTALL))[:3]
                assert re.search(r"\W+".join(words), plain), (one.id, step.section)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sources.games())
def test_coverage_has_a_bar_for_each_chapter(site: dict[Path, Page], game: str, lang: str) -> None:
    """The bar is told in words too, and its parts add up to all sections of the chapter."""
    text = site[root(site) / lang / game / "coverage.html"].text
    bars = re.findall(r'<div class="coverage-bar" role="img" aria-label="([^"]*)">(.*?)</div>', text)
    chapters = spec.chapters(game)

    assert len(chapters) == len(bars)
    for chapter, (label, parts) in zip(chapters, bars, strict=True):
        mine = [one for one in spec.listed(game).values() if one.chapter == chapter.file]
        assert label.startswith(f"{chapter.id} {chapter.titles[lang]}: ")
        assert len(mine) == sum(map(int, re.findall(r": (\d+)", label)))
        assert abs(sum(map(float, re.findall(r"width:([\d.]+)%", parts))) - 100) < 0.1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sources.games())
def test_every_question_is_asked_and_answered(site: dict[Path, Page], game: str, lang: str) -> None:
    """Each has its section with an example, whose answer names the sections that it rests on."""
    page = site[root(site) / lang / game / "questions.html"]
    questions = load(game).questions

    assert {f"question-{name}" for name in questions} <= page.ids
    assert len(questions) == page.text.count({"en": "\nSections: ", "es": "\nSecciones: "}[lang])


def test_the_glossary_names_the_sections_that_use_a_term(site: dict[Path, Page]) -> None:
    """A term that a rule text uses is linked back to it; its form in the other language stands beside it."""
    text = site[root(site) / "en" / "pendragon" / "glossary.html"].text
    entry = text.partition('id="t-escalade"')[2].partition("<dt")[0]

    assert "Escalada" in entry
    assert "3-commands.html#r-3-6-4" in entry


def test_the_tree_is_open_at_the_game_of_a_page_that_no_contents_name(site: dict[Path, Page]) -> None:
    """A page of code stands in no table of contents; beside it stand the pages of its game."""
    text = site[root(site) / "en" / "pendragon" / "source" / "control.html"].text

    assert 'href="../3-commands.html"' in text.partition('<nav class="sidebar-tree"')[2].partition("</nav>")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tree_is_open_at_the_page_and_closed_elsewhere(site: dict[Path, Page], lang: str) -> None:
    """At the side of a chapter stand the games, the pages of its own game, and no page of another one."""
    text = site[root(site) / lang / "pendragon" / "3-commands.html"].text
    tree = text.partition('<nav class="sidebar-tree"')[2].partition("</nav>")[0]
    leads = re.findall(r'href="([^"]*)"', tree)

    assert 1 == tree.count('aria-current="page"')
    assert {"../campaign/index.html", "index.html", "glossary.html", "#"} <= set(leads)
    assert not [lead for lead in leads if re.match(r"\.\./campaign/(?!index)|scenarios/", lead)]


def test_a_second_build_makes_no_page_anew(site: dict[Path, Page]) -> None:
    """Where nothing has changed, all is left as it is but the chooser and the search, which no text stands on."""
    folder = root(site)
    made = {file: file.stat().st_mtime_ns for file in site}
    build(into=folder.parent)
    anew = {file for file, time in made.items() if file.stat().st_mtime_ns != time}

    assert {folder / "index.html", *(folder / lang / "search.html" for lang in LANGUAGES)} >= anew
