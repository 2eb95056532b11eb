"""The search: numbers, words without accents, plurals, and what things are called in either language."""

import pytest
from playwright.sync_api import expect
from playwright.sync_api import Page


def first(page: Page, lang: str, words: str) -> str:
    """Return the title of what is found first."""
    page.goto(f"{lang}/search.html")
    page.fill("#search-words", words)
    page.wait_for_function("document.querySelector('#search-count').textContent")
    return str(page.locator("#search-found a").first.text_content())


@pytest.mark.parametrize(
    ("lang", "words", "title"),
    [
        ("en", "3.6.4", "3.6.4 Assault"),
        ("es", "3.6.4", "3.6.4 Asalto"),
        ("es", " 3.6.4. ", "3.6.4 Asalto"),
        ("en", "3.6", "3.6 Battles"),
        ("es", "incursion", "Incursión"),
        ("es", "INCURSIÓN", "Incursión"),
        ("es", "guarnicion", "Guarnición"),
        ("es", "incursiones", "Incursión"),
        ("en", "raids", "Raid"),
        ("en", "cities", "city"),
        ("es", "withdraw", "Retirada"),
        ("en", "retirada", "Withdraw"),
        ("en", "guarnicion", "Garrison"),
        ("en", "coup de main", "Coup de Main"),
        ("es", "eboracum", "Eboracum"),
    ],
)
def test_what_is_called_so_comes_first(page: Page, lang: str, words: str, title: str) -> None:
    """A number gives its section, a word its term in the reader's language, whatever its accents, number or language."""
    assert title == first(page, lang, words)


def test_a_number_lists_the_sections_beneath_it(page: Page) -> None:
    """After the section itself come those inside it, in order."""
    first(page, "en", "3.6")
    titles = page.locator("#search-found > li > a").all_text_contents()

    assert ["3.6", "3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.6.5", "3.6.6"] == [title.split()[0] for title in titles[:7]]


@pytest.mark.parametrize(("lang", "words"), [("es", "prosperidad saqueo ciudad"), ("en", "starve walls siege")])
def test_texts_are_found_by_their_words(page: Page, lang: str, words: str) -> None:
    """What no title holds is found in the texts, with the words marked in what surrounds them."""
    page.goto(f"{lang}/search.html?q={words}")

    expect(page.locator("#search-found mark").first).to_be_visible()


def test_a_text_without_accents_is_found(page: Page) -> None:
    """The index of texts finds a word by its letters alone: «guarnicion» marks «Guarnición»."""
    page.goto("es/search.html?q=guarnicion intrinseca")

    expect(page.locator("#search-found mark", has_text="Guarnición").first).to_be_visible()


def test_what_is_found_leads_to_its_place(page: Page, site: str) -> None:
    """From the field at the side of any page, Enter leads to the search, and a result to the section."""
    page.goto("es/pendragon/1-introduction.html")
    page.fill(".sidebar-search", "3.6.4")
    page.keyboard.press("Enter")
    page.locator("#search-found a").first.click()

    assert f"{site}es/pendragon/3-commands.html#r-3-6-4" == page.url
    expect(page.locator("#r-3-6-4 > h3")).to_be_in_viewport()


def test_nothing_found_says_so(page: Page) -> None:
    """A word that stands nowhere is told to be found nowhere."""
    page.goto("en/search.html?q=xylophone")

    expect(page.locator("#search-count")).to_have_text("Nothing found.")
    expect(page.locator("#search-found li")).to_have_count(0)


def test_more_is_shown_when_asked_for(page: Page) -> None:
    """Of many texts some are shown, and a button shows more."""
    page.goto("en/search.html?q=saxons")
    more = page.locator("#search-more")
    expect(more).to_be_visible()
    shown = page.locator("#search-found li").count()
    more.click()
    page.wait_for_function(f"document.querySelectorAll('#search-found li').length > {shown}")
