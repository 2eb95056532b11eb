"""Previews of sections and terms: by mouse, by keyboard and by touch; they scroll, and their links lead on."""

import pytest
from playwright.sync_api import expect
from playwright.sync_api import Page

CHAPTER = "en/pendragon/3-commands.html#r-3-6-4"
SECTION = "#r-3-6-4 > p a[href$='#r-1-4-1'], #r-3-6-4 > p a[href*='#r-3-6']"
TERM = "#r-3-6-4 > p a[href*='#t-']"


def test_a_section_shows_on_hover_and_goes_with_the_mouse(page: Page) -> None:
    """The preview holds the number, title and text of the section linked to, and closes when the mouse leaves."""
    page.goto(CHAPTER)
    link = page.locator(SECTION).first
    number = link.text_content()
    link.hover()

    expect(page.locator("#preview-title")).to_contain_text(f"{number} ")
    expect(page.locator("#preview .preview-text p").first).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator("#preview")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_term_shows_its_meaning(page: Page, lang: str) -> None:
    """The preview of a term holds its definition in the language of the page, and stays while the mouse is on it."""
    page.goto(CHAPTER.replace("en/", f"{lang}/"))
    page.locator("#r-3-6-4 > p a[href$='#t-unit']").hover()

    expect(page.locator("#preview-title")).to_have_text({"en": "Unit", "es": "Unidad"}[lang])
    page.locator("#preview .preview-text").hover()
    page.wait_for_timeout(400)
    expect(page.locator("#preview")).to_be_visible()


def test_a_space_shows_its_data(page: Page) -> None:
    """The preview of a space holds what its row on the page of the map tells."""
    page.goto("es/pendragon/1-introduction.html")
    page.locator("article p a[href$='map.html#space-eboracum'], article li a[href$='map.html#space-eboracum']").first.hover()

    expect(page.locator("#preview-title")).to_have_text("Eboracum")
    expect(page.locator("#preview .preview-text li").first).to_be_visible()


def test_links_in_a_preview_lead_to_the_right_page(page: Page, site: str) -> None:
    """A link that is relative to the glossary works in a preview on a page of another folder."""
    page.goto("en/pendragon/scenarios/3-6-4.html")
    page.locator("article .working a[href*='#t-'], article a[href*='glossary.html#t-']").first.hover()
    inside = page.locator("#preview .preview-text a[href*='#r-']").first
    number = str(inside.text_content()).replace(".", "-")
    inside.click()

    assert page.url.startswith(f"{site}en/pendragon/")
    assert page.url.endswith(f"#r-{number}")
    expect(page.locator(f"#r-{number}")).to_be_attached()


def test_a_section_not_yet_written_says_so(page: Page) -> None:
    """A link to a section without text shows its title and that it is not yet written."""
    page.goto(CHAPTER)
    page.locator("#r-3-6-4 > p a.unwritten").first.hover()

    expect(page.locator("#preview .preview-text")).to_have_text("not yet written")


def test_a_long_preview_scrolls(page: Page) -> None:
    """A section longer than the preview is there whole, and scrolls inside it."""
    page.goto(CHAPTER)
    page.locator("article a[href='#r-3-6-1']:visible").last.hover()
    text = page.locator("#preview .preview-text")
    expect(text).to_be_visible()
    sizes = text.evaluate("box => [box.scrollHeight > box.clientHeight, getComputedStyle(box).overflowY]")
    text.hover()
    page.mouse.wheel(0, 300)

    assert [True, "auto"] == sizes
    page.wait_for_function("document.querySelector('#preview .preview-text').scrollTop > 0")


def test_a_preview_by_keyboard(page: Page) -> None:
    """It shows on focus, the arrow leads into it, Tab to its links, Escape back to the link, and again to close it."""
    page.goto(CHAPTER)
    link = page.locator(TERM).first
    page.locator("#r-3-6-4 .rule-number").focus()
    page.keyboard.press("Tab")
    expect(link).to_be_focused()
    preview = page.locator("#preview")
    expect(preview).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#preview .preview-text")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("#preview .preview-text a").first).to_be_focused()
    page.keyboard.press("Escape")

    expect(link).to_be_focused()
    expect(preview).to_be_hidden()


def test_escape_closes_a_preview_that_has_the_mouse(page: Page) -> None:
    """The keyboard closes what the mouse has opened."""
    page.goto(CHAPTER)
    page.locator(TERM).first.hover()
    expect(page.locator("#preview")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator("#preview")).to_be_hidden()


def test_a_tap_shows_a_preview_and_a_second_one_follows_the_link(phone: Page) -> None:
    """On a screen that is touched the preview is a sheet at the foot, with a button that closes it."""
    phone.goto(CHAPTER)
    link = phone.locator(TERM).first
    link.tap()
    preview = phone.locator("#preview")
    expect(preview).to_be_in_viewport()
    assert phone.url.endswith("#r-3-6-4")
    phone.locator(".preview-close").tap()
    expect(preview).to_be_hidden()
    link.tap()
    expect(preview).to_be_visible()
    link.tap()

    phone.wait_for_url("**/glossary.html#t-*")


@pytest.mark.parametrize("width", [360, 900, 1280])
def test_a_preview_stays_inside_the_window(page: Page, width: int) -> None:
    """Whichever link of a section it belongs to, it is not cut by an edge of the window."""
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(CHAPTER)
    page.wait_for_function("window.ludex")
    for link in page.locator(TERM).all()[:6]:
        page.mouse.move(2, 2)
        link.hover()
        expect(page.locator("#preview")).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
