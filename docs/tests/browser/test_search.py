"""The search: numbers, words without accents, plurals, and what things are called in either language."""

from urllib.parse import quote

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import expect
from playwright.sync_api import Page
from playwright.sync_api import Route

from ludex_tools.site.build import SITE


def first(page: Page, lang: str, words: str) -> str:
    """Return the title of what is found first."""
    page.goto(f"{lang}/search.html")
    page.fill("#search-words", words)
    answered(page)
    return str(page.locator("#search-found a").first.text_content())


def answered(page: Page) -> None:
    """Wait until the search tells what it found."""
    page.wait_for_function(
        "(said => said.textContent && said.textContent !== said.dataset.waits)(document.querySelector('#search-count'))"
    )


def titles(page: Page, lang: str, words: str) -> list[str]:
    """Return the titles of what is found besides worked examples, in order."""
    page.goto(f"{lang}/search.html?q={quote(words)}")
    answered(page)
    return page.locator("#search-found > li > a").all_text_contents()


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
        ("en", "3-6-4", "3.6.4 Assault"),
        ("en", "card 52", "52 Mistborn"),
        ("es", "carta 52", "52 Mistborn"),
        ("es", "mistborn", "52 Mistborn"),
        ("en", "Uxellodunum", "Uxellodunum (Carvetii)"),
        ("en", "mote of mark", "Mote of Mark (Novantae)"),
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


@pytest.mark.parametrize("words", ["xylophone", "xyzzyqwerty", "a" * 600, "99.9"])
def test_nothing_found_says_so(page: Page, words: str) -> None:
    """A word that stands nowhere is told to be found nowhere, whatever words begin like it."""
    assert [] == titles(page, "en", words)
    expect(page.locator("#search-count")).to_have_text("Nothing found.")
    expect(page.locator("#search-meant")).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "words", "found"),
    [
        ("en", "how many units can withdraw into Eboracum", {"Withdraw", "Eboracum", "3.6.4 Assault"}),
        ("es", "qué pasa con el saqueo de una ciudad tomada", {"1.7.4 Saqueo", "3.6.5 Consecuencias de la Batalla"}),
        ("es", "quién puede anular el Evento Crucial de los sajones", {"2.3.8 Eventos Cruciales", "Evento Crucial"}),
        ("es", "cómo paso en una carta", {"2.3.3 Pasar", "¿Cómo Paso y qué obtengo por ello?"}),
    ],
)
def test_a_question_in_ordinary_words_finds_what_answers_it(page: Page, lang: str, words: str, found: set[str]) -> None:
    """Small words do not count, and what holds most of the others stands among the first eight."""
    assert found <= set(titles(page, lang, words)[:8])


def test_words_that_nothing_has_together_find_what_has_some(page: Page) -> None:
    """Where no text has all words, those with most of them are shown, and it is said that none has all."""
    assert titles(page, "en", "saxons xylophone")
    expect(page.locator("#search-count")).to_contain_text("Nothing has all of these words")


def test_a_near_miss_offers_the_word(page: Page) -> None:
    """What is almost a name is not taken for it, but a link asks for the name."""
    assert [] == titles(page, "en", "londonium")
    page.locator("#search-meant a").click()

    expect(page.locator("#search-found a").first).to_have_text("Londinium")


@pytest.mark.parametrize(("lang", "said"), [("en", "1 found"), ("es", "1 encontrado")])
def test_one_is_told_in_the_singular(page: Page, lang: str, said: str) -> None:
    """A single thing found is counted as one."""
    assert ["52 Mistborn"] == titles(page, lang, "mistborn")
    expect(page.locator("#search-count")).to_have_text(said)


def test_worked_examples_stand_after_all_else(page: Page) -> None:
    """Examples have a list of their own, each with its working in place of its steps."""
    titles(page, "en", "assault")

    links = page.locator("#search-found a").evaluate_all("found => found.map(link => link.hash)")
    assert not [link for link in links if link.startswith("#x-")]
    expect(page.locator("#search-examples li p").first).to_be_visible()
    assert not [text for text in page.locator("#search-examples li p").all_text_contents() if "Given " in text]


def test_a_card_and_a_site_lead_to_their_rows(page: Page) -> None:
    """What is found of a table leads to the row in it."""
    titles(page, "en", "card 52")
    page.locator("#search-found a").first.click()
    expect(page.locator("tr#row-cards-mistborn")).to_be_in_viewport()
    titles(page, "es", "uxellodunum")
    page.locator("#search-found a").first.click()
    expect(page.locator("tr#row-sites-carvetii")).to_be_in_viewport()


def test_a_tap_on_what_is_found_goes_there(phone: Page) -> None:
    """Results have no previews: on a phone the first tap leads to the section."""
    titles(phone, "en", "3.6.4")
    phone.locator("#search-found a").first.tap()
    phone.wait_for_url("**/3-commands.html#r-3-6-4")


def test_it_says_that_it_searches_until_it_has_an_answer(page: Page) -> None:
    """Nothing is said to be missing before the index of texts has answered."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/pagefind.js", hold)
    page.goto("en/search.html?q=xylophone")

    expect(page.locator("#search-count")).to_have_text("Searching…")
    held[0].continue_()
    expect(page.locator("#search-count")).to_have_text("Nothing found.")


def test_back_returns_to_the_words(page: Page) -> None:
    """What was typed last is searched again on the way back."""
    first(page, "en", "3.6.4")
    page.locator("#search-found a").first.click()
    expect(page.locator("#r-3-6-4 > h3")).to_be_in_viewport()
    page.go_back()

    expect(page.locator("#search-words")).to_have_value("3.6.4")
    expect(page.locator("#search-found a").first).to_have_text("3.6.4 Assault")


def test_files_without_a_server_find_names_and_link_to_the_indexes(browser: Browser) -> None:
    """Opened as a file the page logs no error, finds what is called so, says what works, and links to the indexes."""
    page = browser.new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.goto((SITE / "en" / "search.html").as_uri() + "?q=card 52")

    expect(page.locator("#search-found a").first).to_have_text("52 Mistborn")
    expect(page.locator("#search-count")).to_have_text("1 found")
    expect(page.locator("#search-offline")).to_contain_text("ludex site serve")
    expect(page.locator("#search-offline a[href='pendragon/glossary.html']")).to_be_visible()
    assert [] == wrong
    page.close()


def test_without_javascript_the_page_links_to_the_indexes(browser: Browser, site: str) -> None:
    """The index of sections and the glossary of each game stand in place of the search."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}es/search.html")

    for name in ("sections", "glossary"):
        expect(page.locator(f"noscript a[href='pendragon/{name}.html']")).to_be_visible()
    context.close()


def test_more_is_shown_when_asked_for(page: Page) -> None:
    """Of many texts some are shown, and a button shows more."""
    page.goto("en/search.html?q=saxons")
    more = page.locator("#search-more")
    expect(more).to_be_visible()
    shown = page.locator("#search-found li").count()
    more.click()
    page.wait_for_function(f"document.querySelectorAll('#search-found li').length > {shown}")
