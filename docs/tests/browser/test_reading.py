"""Reading in a browser: the switch of languages, both side by side, the table of contents, keyboard, print, no script."""

import re

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import expect
from playwright.sync_api import Page
from playwright.sync_api import ViewportSize

from ludex_tools.site.build import SITE

CHAPTER = "pendragon/3-commands.html"
SWITCH = ".other-language-link:visible"
BESIDE = ".beside-button:visible"


def elements(page: Page) -> str:
    """Return the text of the page and its elements, without attributes and without the space between elements."""
    return re.sub(r">\s+<", "><", re.sub(r"<(\w+)[^>]*>", r"<\1>", page.inner_html("article")))


def test_the_switch_keeps_the_section_that_is_linked_to(page: Page, site: str) -> None:
    """From #r-3-6-4 it leads to the same section in the other language, and back."""
    page.goto(f"en/{CHAPTER}#r-3-6-4")
    page.click(SWITCH)

    assert f"{site}es/{CHAPTER}#r-3-6-4" == page.url
    expect(page.locator("#r-3-6-4 > h3")).to_be_in_viewport()
    page.click(SWITCH)
    assert f"{site}en/{CHAPTER}#r-3-6-4" == page.url


def test_the_switch_keeps_the_section_that_is_read(page: Page, site: str) -> None:
    """Without an anchor it leads to the section at the top of the window; at the top of the page, to the page."""
    page.goto(f"es/{CHAPTER}")
    switch = page.locator(SWITCH)
    switch.hover()
    assert f"{site}en/{CHAPTER}" == switch.evaluate("link => link.href")

    page.evaluate("document.getElementById('r-3-6-5').scrollIntoView()")
    switch.dispatch_event("click")
    page.wait_for_url(f"{site}en/{CHAPTER}#r-3-6-5")


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 900}, {"width": 360, "height": 740}])
def test_reading_needs_no_script(browser: Browser, site: str, viewport: ViewportSize) -> None:
    """Without JavaScript the text shows, the switch leads to the same page, and no button is dead."""
    context = browser.new_context(base_url=site, java_script_enabled=False, viewport=viewport)
    page = context.new_page()
    page.goto(f"en/{CHAPTER}#r-3-6-4")

    expect(page.locator("#r-3-6-4 > p").first).to_be_in_viewport()
    expect(page.locator(BESIDE)).to_have_count(0)
    page.click(SWITCH)
    assert f"{site}es/{CHAPTER}" == page.url
    context.close()


def test_both_languages_stand_side_by_side(page: Page) -> None:
    """Each section stands beside itself in the other language, from the same height; turned off, the page is as before."""
    page.goto(f"en/{CHAPTER}#r-3-6-4")
    before = elements(page)
    page.locator(BESIDE).dispatch_event("click")  # a click would scroll up to the button
    page.wait_for_selector(".beside-pair")
    numbers = [page.locator(f".beside-{side} .rule-number").all_text_contents() for side in ("own", "other")]
    own, other = (page.locator(f"#r-3-6-4 .beside-{side}").first.bounding_box() for side in ("own", "other"))

    assert ["3.6", "3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.6.5", "3.6.6"] == numbers[0] == numbers[1]
    assert "es" == page.locator("#r-3-6-4 .beside-other").first.get_attribute("lang")
    assert own is not None
    assert other is not None
    assert own["y"] == other["y"]
    assert own["x"] + own["width"] < other["x"]
    expect(page.locator("#r-3-6-4 .beside-own").first).to_be_in_viewport()
    page.click(BESIDE)
    assert before == elements(page)


def test_side_by_side_is_kept_from_page_to_page(page: Page, site: str) -> None:
    """The next chapter shows both languages too, and the links of the other language lead to its own pages."""
    page.goto(f"en/{CHAPTER}")
    page.click(BESIDE)
    page.wait_for_selector(".beside-pair")
    page.goto("en/pendragon/1-introduction.html")
    page.wait_for_selector(".beside-pair")
    term = page.locator(".beside-other a[href*='#t-']").first

    assert str(term.get_attribute("href")).startswith(f"{site}es/pendragon/glossary.html#t-")


def test_on_a_phone_one_language_stands_beneath_the_other(phone: Page) -> None:
    """Section by section, as wide as the window and no wider."""
    phone.goto(f"es/{CHAPTER}#r-3-6-4")
    phone.locator(BESIDE).tap()
    phone.wait_for_selector(".beside-pair")
    own, other = (phone.locator(f"#r-3-6-4 .beside-{side}").nth(1).bounding_box() for side in ("own", "other"))

    assert own is not None
    assert other is not None
    assert own["y"] + own["height"] <= other["y"]
    assert 360 == phone.evaluate("document.documentElement.scrollWidth")


def test_pages_opened_from_a_disk_have_previews_both_languages_and_titles(browser: Browser) -> None:
    """What needs no server works without one: a preview, both languages, and the search for what things are called."""
    page = browser.new_context(reduced_motion="reduce").new_page()
    page.goto(f"{(SITE / 'en' / CHAPTER).as_uri()}#r-3-6-4")
    page.locator("#r-3-6-4 > p a[href*='#r-']").first.hover()
    expect(page.locator("#preview")).to_be_visible()
    page.mouse.move(0, 0)
    page.click(BESIDE)
    expect(page.locator("#r-3-6-4 .beside-other").first).to_contain_text("Asalto")

    page.goto(f"{(SITE / 'en' / 'search.html').as_uri()}?q=3.6.4")
    expect(page.locator("#search-found a").first).to_have_text("3.6.4 Assault")
    expect(page.locator("#search-offline")).to_be_visible()
    page.context.close()


def test_the_contents_follow_the_scroll(page: Page) -> None:
    """The entry of the section that is read is marked, and stays in sight in a long table of contents."""
    page.set_viewport_size({"width": 1600, "height": 400})
    page.goto("en/pendragon/1-introduction.html")
    for section in ("r-1-8-1", "r-1-2"):
        page.evaluate(f"document.getElementById('{section}').scrollIntoView()")
        marked = page.locator(f".toc-tree a[aria-current][href='#{section}']")
        expect(marked).to_be_in_viewport()


def test_previous_and_next_lead_through_the_chapters(page: Page) -> None:
    """The links at the foot of a chapter lead to the next one and back."""
    page.goto("es/pendragon/1-introduction.html")
    page.click(".next-page")
    assert page.url.endswith("es/pendragon/2-sequence-of-play.html")
    page.click(".prev-page")
    assert page.url.endswith("es/pendragon/1-introduction.html")


def test_the_first_tab_leads_to_the_content(page: Page) -> None:
    """The link to the content is the first stop of the keyboard, and what has the focus shows it."""
    page.goto(f"es/{CHAPTER}")
    page.keyboard.press("Tab")
    skip = page.locator(".skip-to-content")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    style = page.evaluate(
        "(({outlineStyle, outlineWidth}) => [outlineStyle, outlineWidth])(getComputedStyle(document.activeElement))"
    )

    assert page.url.endswith("#furo-main-content")
    assert page.evaluate("document.activeElement.closest('article, .content-icon-container') !== null")
    assert ["solid", "2px"] == style


@pytest.mark.parametrize(("button", "drawer"), [(".nav-overlay-icon", ".sidebar-drawer"), (".toc-header-icon", ".toc-drawer")])
def test_drawers_open_and_close_by_keyboard(phone: Page, button: str, drawer: str) -> None:
    """On a narrow window Enter opens the pages or the contents, Escape closes them and gives the focus back."""
    phone.goto(f"en/{CHAPTER}")
    expect(phone.locator(drawer)).to_be_hidden()
    phone.focus(button)
    phone.keyboard.press("Enter")
    expect(phone.locator(drawer)).to_be_visible()
    expect(phone.locator(f"{drawer} :focus")).to_have_count(1)
    phone.keyboard.press("Escape")

    expect(phone.locator(drawer)).to_be_hidden()
    expect(phone.locator(button)).to_be_focused()


def test_print_leaves_the_text_alone(page: Page) -> None:
    """On paper stand the rules without navigation and buttons, in black on white even where the screen is dark."""
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(f"en/{CHAPTER}")

    for gone in (".sidebar-drawer", ".toc-drawer", ".content-icon-container", "footer .related-pages"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("#r-3-6-4 aside.apparatus > details:not(.ruling)")).to_be_hidden()
    expect(page.locator("#r-3-6-4 details.ruling p").first).to_be_visible()
    expect(page.locator("#r-3-6-4 > p").first).to_be_visible()
    assert "rgb(255, 255, 255)" == page.evaluate("getComputedStyle(document.body).backgroundColor")


def test_the_chooser_leads_to_both_languages(page: Page) -> None:
    """The first page of the site offers both languages, each in its own words."""
    page.goto("index.html")

    assert ["English", "Español"] == page.locator("a").all_text_contents()
    page.click("a[lang=es]")
    assert page.url.endswith("/es/index.html")


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 900}, {"width": 360, "height": 740}])
def test_the_bar_stays_at_the_top(browser: Browser, site: str, viewport: ViewportSize) -> None:
    """Far down a chapter the language, both languages, the colours and the contents are at hand, each once."""
    context = browser.new_context(base_url=site, viewport=viewport, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"es/{CHAPTER}")
    page.evaluate("scrollTo(0, 3000)")

    for control in (SWITCH, BESIDE, ".theme-toggle:visible", ".toc-overlay-icon:visible"):
        expect(page.locator(control)).to_have_count(1)
        expect(page.locator(control)).to_be_in_viewport(ratio=1)
    context.close()


def test_the_switch_leads_to_the_section_last_read(page: Page, site: str) -> None:
    """Not to the one arrived at, even where that one holds the section that is read."""
    page.goto(f"en/{CHAPTER}#r-3-6")
    page.evaluate("document.getElementById('r-3-6-5').scrollIntoView()")
    page.click(SWITCH)

    assert f"{site}es/{CHAPTER}#r-3-6-5" == page.url


@pytest.mark.parametrize("lang", ["en", "es"])
def test_titles_do_not_break_in_mid_word(phone: Page, lang: str) -> None:
    """At the width of a phone no word of the title of a chapter is wider than the page, and none is hyphenated."""
    for chapter in ("1-introduction", "3-commands"):
        phone.goto(f"{lang}/pendragon/{chapter}.html")
        height, line = phone.locator("h1").evaluate("h => [h.clientHeight, parseFloat(getComputedStyle(h).lineHeight)]")
        assert height < 1.5 * line


def test_a_link_to_a_section_that_is_not_written_says_so(page: Page, site: str) -> None:
    """A note at the top leads to the section in the index; a section that is there needs none, and a cut address no more."""
    note = page.locator("#not-here")
    page.goto(f"en/{CHAPTER}#r-3-1")
    expect(note).to_be_visible()
    assert f"{site}en/pendragon/sections.html#r-3-1" == note.locator("a").evaluate("link => link.href")
    page.evaluate("location.hash = 'r-3-6-4'")
    expect(note).to_be_hidden()
    page.goto("about:blank")
    page.goto(f"en/{CHAPTER}#%E0%A4%A")
    expect(note).to_be_hidden()


def test_what_carries_out_and_verifies_a_section_is_folded(browser: Browser, site: str) -> None:
    """A line says how many examples passed and opens, without JavaScript too; a ruling stands outside."""
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"en/{CHAPTER}")
    box = page.locator("#r-3-6-4 > aside.apparatus")
    fold = box.locator("> details:not(.ruling)")
    expect(fold.locator("a").first).to_be_hidden()
    expect(fold.locator("> summary")).to_have_text(
        re.compile(r"^Procedure examples passed: (\d+) of \1 · code: \d+ · named in: \d+$")
    )
    expect(box.locator("> details.ruling > summary").first).to_be_visible()
    expect(box.locator("> .told")).to_contain_text("doubt The Capacity of Londinium may be misprinted")
    fold.locator("> summary").click()
    expect(fold.locator("a").first).to_be_visible()
    context.close()


def test_a_far_section_is_reached_at_once(browser: Browser, site: str) -> None:
    """A link to a section far down does not roll through the page, even where motion is welcome."""
    context = browser.new_context(base_url=site, reduced_motion="no-preference")
    page = context.new_page()
    page.goto(f"en/{CHAPTER}#r-3-6-6")

    assert "auto" == page.evaluate("getComputedStyle(document.documentElement).scrollBehavior")
    expect(page.locator("#r-3-6-6 > h3")).to_be_in_viewport()
    context.close()


def test_the_switch_keeps_the_heading_of_a_guide(page: Page, site: str) -> None:
    """Guides have the same ids in both languages, and lead from one heading to the same."""
    page.goto("es/guide/getting-started.html")
    headings = "[...document.querySelectorAll('article section')].map((section) => section.id)"
    ids = page.evaluate(headings)
    page.evaluate("document.querySelectorAll('article section')[3].scrollIntoView()")
    page.click(SWITCH)

    assert f"{site}en/guide/getting-started.html#{ids[3]}" == page.url
    page.wait_for_load_state()
    assert ids == page.evaluate(headings)
