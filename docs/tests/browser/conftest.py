"""A browser, the built site on a server of its own, and a page that notes whatever goes wrong on it."""

import os
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import BrowserContext
from playwright.sync_api import expect
from playwright.sync_api import Page
from playwright.sync_api import sync_playwright
from playwright.sync_api import ViewportSize

from ludex_tools.site.build import SITE

# Nothing but the page itself is to ask the network.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
HERE = Path(__file__).parent
MISSING = "there is no Chromium for the browser tests (on Debian: apt-get install chromium)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark all tests of this folder; without a browser one of them says in a line why none is run, but not in CI."""
    ours = [item for item in items if HERE in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    if ours and chromium() is None and os.environ.get("CI") != "true":
        ours[0].add_marker(pytest.mark.skip(f"{MISSING}; {len(ours)} tests are not run"))
        config.hook.pytest_deselected(items=ours[1:])
        items[:] = [item for item in items if item not in ours[1:]]


def chromium() -> str | None:
    """Return where the browser is, None where there is none."""
    return shutil.which("chromium")


expect.set_options(timeout=10_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    found = chromium()
    if found is None:
        pytest.fail(MISSING)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=FLAGS, chromium_sandbox=False)
        yield launched
        launched.close()


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site, which ends in a slash."""
    if not (SITE / "index.html").is_file():
        pytest.fail("the site is not built: run `make site` before the browser tests")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def watched(context: BrowserContext, site: str) -> list[str]:
    """Return a list that grows with each error on a console and each request to another host."""
    wrong: list[str] = []
    context.on(
        "console", lambda said: wrong.append(f"{said.page and said.page.url}: {said.text}") if said.type == "error" else None
    )
    context.on("weberror", lambda error: wrong.append(str(error.error)))
    context.on("request", lambda asked: wrong.append(asked.url) if not asked.url.startswith((site, "data:", "blob:")) else None)
    context.on("response", lambda got: wrong.append(f"{got.status} {got.url}") if got.status >= 400 else None)
    return wrong


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A page at the width of a desktop; the test fails if an error is logged or another host is asked."""
    yield from opened(browser, site, viewport=DESKTOP)


@pytest.fixture
def phone(browser: Browser, site: str) -> Iterator[Page]:
    """The same at the width of a phone, which is touched."""
    yield from opened(browser, site, viewport=PHONE, has_touch=True, is_mobile=True)


def opened(browser: Browser, site: str, **settings: Any) -> Iterator[Page]:
    """Yield a page with these settings, then check that nothing went wrong on it."""
    context = browser.new_context(base_url=site, reduced_motion="reduce", **settings)
    context.set_default_timeout(10_000)
    wrong = watched(context, site)
    yield context.new_page()
    context.close()

    assert [] == wrong
