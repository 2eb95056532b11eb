"""Makes the index of the search: an entry for each section, term, ruling, scenario and guide."""

import subprocess
from collections.abc import Iterable
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from ludex_tools.site import howto
from ludex_tools.site.guides import guides
from ludex_tools.site.previews import entries
from ludex_tools.site.previews import Entry

UNUSED = ("pagefind-*ui.*", "pagefind-highlight.js", "wasm.unknown.pagefind")


def index(lang: str, docs: Path, site: Path) -> None:
    """Write the index of a language into its site.

    Pagefind reads pages; each entry becomes one, whose meta data holds its true address. Raises CalledProcessError.
    """
    from pagefind.service import get_executable

    with TemporaryDirectory() as folder:
        write([*entries(lang), *howto.entries(lang), *guides(lang, docs)], lang, Path(folder))
        command = [str(get_executable()), "--site", folder, "--output-path", str(site / "pagefind"), "--quiet"]
        command += ["--force-language", lang, "--include-characters", "."]
        subprocess.run(command, check=True, capture_output=True, text=True)
    for pattern in UNUSED:
        for file in (site / "pagefind").glob(pattern):
            file.unlink()


def write(found: Iterable[Entry], lang: str, folder: Path) -> None:
    """Write a page an entry."""
    for number, entry in enumerate(found):
        url, title, text = (escape(part) for part in (entry.url, entry.title, entry.text))
        page = (
            f'<html lang="{lang}"><body data-pagefind-body>'
            f'<h1 data-pagefind-meta="title">{title}</h1><p data-pagefind-meta="url:{url}">{text}</p></body></html>'
        )
        (folder / f"{number}.html").write_text(page, encoding="utf-8")
