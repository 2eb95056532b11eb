"""Pages as a reader finds them: front pages, chapters not yet whole, tables and maps on a phone, indexes."""

import pytest
from playwright.sync_api import expect
from playwright.sync_api import Page

from ludex.kernel.words import LANGUAGES

SMALLEST = 24  # pixels, of what is pointed at


@pytest.mark.parametrize("lang", LANGUAGES)
def test_front_pages_begin_with_the_search(page: Page, site: str, lang: str) -> None:
    """The plain form of the site's front page and of a game's leads to the search with its words."""
    for front in ("index.html", "pendragon/index.html"):
        page.goto(f"{lang}/{front}")
        page.locator("article input[name=q]").fill("3.6.4")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{site}{lang}/search.html?q=3.6.4")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_games_stand_in_one_order(page: Page, lang: str) -> None:
    """The front page lists the games as the menu does."""
    page.goto(f"{lang}/index.html")
    menu = page.locator(".sidebar-tree > ul > li > a").all_text_contents()
    front = page.locator("article ul").first.locator("a").all_text_contents()

    assert ["Pendragon: The Fall of Roman Britain"] == front[:1]
    assert menu[: len(front)] == front


def test_a_chapter_bears_its_number_and_says_what_it_lacks(page: Page) -> None:
    """In its title and in the menu; what is not yet written leads to the index, and a whole chapter says nothing."""
    page.goto("en/pendragon/3-commands.html")
    expect(page.locator("h1")).to_have_text("3 Commands")
    expect(page.locator(".sidebar-tree .current-page > a")).to_have_text("3 Commands")
    lacks = page.locator("article p.lacks")
    expect(lacks).to_have_text("Not yet written here: 3.1–3.5 (Index of sections).")
    hrefs = [link.get_attribute("href") for link in lacks.locator("a").all()]
    assert ["sections.html#r-3-1", "sections.html#r-3-5", "sections.html#chapter-3"] == hrefs

    page.goto("en/pendragon/1-introduction.html")
    expect(page.locator("article p.lacks")).to_have_count(0)


def test_the_index_leads_from_titles_too(page: Page) -> None:
    """The title of a written section is a link like its number; one that is not written leads nowhere."""
    page.goto("en/pendragon/sections.html")
    hrefs = [link.get_attribute("href") for link in page.locator("#r-3-6-4 a[href*='#r-3-6-4']").all()]

    assert ["3-commands.html#r-3-6-4"] * 2 == hrefs
    expect(page.locator("#r-3-1 a[href*='#r-3-1']")).to_have_count(0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_its_letters(page: Page, lang: str) -> None:
    """A line of letters leads to the first term of each, and no plural repeats its singular."""
    page.goto(f"{lang}/pendragon/glossary.html")
    letters = page.locator("p.letters a")
    shown = letters.all_text_contents()
    assert sorted(set(shown)) == shown
    letters.filter(has_text="C").first.click()
    expect(page.locator("dt:target")).to_have_text(page.locator("dt:target").inner_text())
    expect(page.locator("dt:target")).to_be_in_viewport()

    terms = page.evaluate("[...document.querySelectorAll('dt')].map((dt) => [dt.innerText, dt.nextElementSibling.innerText])")
    label = {"en": "Many", "es": "Plural"}[lang]
    assert [] == [one for one, about in terms if f"{label}: {one} ·" in about]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_capacity_of_a_stronghold_shows_on_a_phone(phone: Page, lang: str) -> None:
    """The table of 3.6.4 has its columns in view, and its first one stays when it is scrolled."""
    phone.goto(f"{lang}/pendragon/3-commands.html#table-strongholds")
    table = phone.locator("table#table-strongholds")
    right = table.locator("tbody tr").first.locator("td").nth(3).evaluate("cell => cell.getBoundingClientRect().right")

    assert right <= 360
    assert "sticky" == table.locator("td").first.evaluate("cell => getComputedStyle(cell).position")


def test_every_table_of_a_chapter_can_be_linked_to(page: Page) -> None:
    """Each has an id of its own."""
    for chapter in ("1-introduction", "3-commands", "9-scenarios"):
        page.goto(f"en/pendragon/{chapter}.html")
        ids = page.evaluate("[...document.querySelectorAll('table.rule-table')].map((table) => table.id)")
        assert all(ids)
        assert len(set(ids)) == len(ids)


def test_names_on_the_map_can_be_touched(phone: Page, site: str) -> None:
    """Seas and land without spaces are links as high as a fingertip needs; the latter leads to its term."""
    phone.goto("en/pendragon/map.html")
    boxes = [link.bounding_box() for link in phone.locator(".map a:has(.far)").all()]

    assert 5 == len(boxes)
    assert all(box is not None and min(box["width"], box["height"]) >= SMALLEST for box in boxes)
    phone.locator("#map-caledonia").tap()
    phone.wait_for_url(f"{site}en/pendragon/glossary.html#t-caledonia")


def test_a_map_made_by_a_position_says_that_it_is_a_sample(page: Page) -> None:
    """The campaign's board differs from game to game; the fixed map of Pendragon says nothing of the kind."""
    page.goto("en/campaign/map.html")
    expect(page.locator("article")).to_contain_text("A sample: the board of")
    page.goto("en/pendragon/map.html")
    expect(page.locator("article")).not_to_contain_text("A sample")
