"""A page of each kind: by the rules of axe, and at the width of a phone; none logs an error or asks another host."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Page

from docs.tests.browser.conftest import PHONE
from docs.tests.browser.conftest import watched
from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import spec
from ludex_tools.site.build import SITE

MANY = 20  # a folder with more pages than this holds pages of one kind
THEMES = {"en": "light", "es": "dark"}


def kinds(lang: str, heaviest: bool = True) -> list[str]:
    """Return addresses of pages in a language, the chooser first.

    Of pages that are alike the heaviest or the lightest stands for all: those of chapters, those of one name in different
    games, and those of a folder that holds many.
    """
    chapters = {game: {entry.chapter for entry in spec.listed(game).values()} for game in sources.games()}
    alike: dict[str, list[Path]] = {}
    for file in (SITE / lang).rglob("*.html"):
        first, *inner = file.relative_to(SITE / lang).parts
        game = first in chapters
        many = file.parent.name in ("scenarios", "source") or len(list(file.parent.glob("*.html"))) > MANY
        name = file.parent.name if many else "/".join(inner) if game else str(file)
        kind = f"chapter of {first}" if game and file.stem in chapters[first] else name
        alike.setdefault(kind, []).append(file)
    pick = max if heaviest else min
    found = [pick(pages, key=lambda page: (page.stat().st_size, page.name)) for _, pages in sorted(alike.items())]
    return ["index.html", *(str(file.relative_to(SITE)) for file in found)]


@cache
def axe() -> str:
    """Return axe itself, a script of its own package."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> Iterator[str]:
    """Yield what breaks a rule of axe on the page as it stands, with the first place where it does."""
    page.evaluate(axe())
    for found in page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false, iframes: false})")[
        "violations"
    ]:
        node = found["nodes"][0]
        yield f"{page.url}: {found['id']} ({len(found['nodes'])}): {node['html'][:120]}: {node['failureSummary']}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_keep_the_rules_of_axe(page: Page, lang: str) -> None:
    """Contrast, order of headings and all else: in light colours in one language, in dark ones in the other."""
    page.emulate_media(color_scheme="light" if THEMES[lang] == "light" else "dark")
    found = []
    for address in kinds(lang, heaviest=False):
        page.goto(address)
        found += list(violations(page))

    assert [] == found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_opens_keeps_the_rules_of_axe(page: Page, theme: str) -> None:
    """A chapter with both languages, all its boxes open and a preview; the search with what it has found."""
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    page.goto("en/pendragon/5-events.html?beside")
    page.wait_for_selector(".beside-pair")
    page.evaluate("document.querySelectorAll('details').forEach(box => { box.open = true; })")
    page.locator(".beside-own a[href*='#t-']").first.hover()
    page.wait_for_selector("#preview:visible")
    found = list(violations(page))
    page.goto("en/search.html?q=raid")
    page.wait_for_selector("#search-found mark")
    found += list(violations(page))

    assert [] == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(phone: Page, lang: str) -> None:
    """At 360 px every kind of page is as wide as the window; wide tables scroll inside their boxes."""
    wide = {}
    for address in kinds(lang):
        phone.goto(address)
        width = phone.evaluate("Math.max(...[...document.querySelectorAll('html, .content')].map(box => box.scrollWidth))")
        if width > PHONE["width"]:
            wide[address] = width

    assert {} == wide


def test_an_error_and_a_request_elsewhere_are_noted(browser: Browser, site: str) -> None:
    """What fails the tests above, which visit every kind of page: an error logged, a file missing, another host asked."""
    context = browser.new_context(base_url=site)
    wrong = watched(context, site)
    page = context.new_page()
    page.goto("index.html")
    page.evaluate("console.error('a fault')")
    page.evaluate("fetch('missing.js')")
    page.evaluate("fetch('http://other.invalid/').catch(() => {})")
    context.close()

    assert any("a fault" in one for one in wrong)
    assert f"404 {site}missing.js" in wrong
    assert "http://other.invalid/" in wrong
