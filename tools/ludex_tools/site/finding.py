"""Makes what the search asks: an index of all texts of a language, and a list of what its sections and terms are called."""

import hashlib
import json
import subprocess
from collections.abc import Sequence
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from ludex.kernel import sources
from ludex_tools.site import howto
from ludex_tools.site.entries import entries
from ludex_tools.site.entries import Entry
from ludex_tools.site.guides import guides

UNUSED = ("pagefind-*ui.*", "pagefind-highlight.js", "wasm.unknown.pagefind")
CALLED = ("section", "term", "space", "card", "site", "how", "ruling", "guide")  # kinds that are found by what they are called


def index(lang: str, docs: Path, site: Path) -> None:
    """Write the index of a language into its site, unless it has one of the same entries already.

    Pagefind reads pages; each entry becomes one, whose meta data holds its true address. Raises CalledProcessError.
    """
    from pagefind.service import get_executable

    found = [*entries(lang), *howto.entries(lang), *guides(lang, docs)]
    (site / "titles.js").write_text(titles(found, lang), encoding="utf-8")
    output = site / "pagefind"
    made_of = output / "made-of.txt"
    pages = [page(entry, lang) for entry in found]
    digest = hashlib.sha256("".join(pages).encode()).hexdigest()
    if made_of.is_file() and made_of.read_text(encoding="utf-8") == digest:
        return
    with TemporaryDirectory() as folder:
        for number, text in enumerate(pages):
            (Path(folder) / f"{number}.html").write_text(text, encoding="utf-8")
        command = [str(get_executable()), "--site", folder, "--output-path", str(output), "--quiet"]
        command += ["--force-language", lang, "--include-characters", "."]
        subprocess.run(command, check=True, capture_output=True, text=True)
    for pattern in UNUSED:
        for file in output.glob(pattern):
            file.unlink()
    made_of.write_text(digest, encoding="utf-8")


def page(entry: Entry, lang: str) -> str:
    """Return an entry as a page for Pagefind: its address and kind as meta data, its title, text and names as text."""
    url, title, text, forms = (escape(part) for part in (entry.url, entry.title, entry.text, " · ".join(entry.forms)))
    told = f'<p data-pagefind-meta="told">{escape(entry.told)}</p>' if entry.told else ""
    return (
        f'<html lang="{lang}"><body data-pagefind-body><h1 data-pagefind-meta="title">{title}</h1>'
        f'<p data-pagefind-meta="url:{url}">{text}</p>{told}<p>{forms}</p>'
        f'<i data-pagefind-meta="kind:{entry.kind}" data-pagefind-filter="kind:{entry.kind}"></i>'
        f'<i data-pagefind-meta="game:{entry.game}"></i></body></html>'
    )


def titles(found: Sequence[Entry], lang: str) -> str:
    """Return a script with the kind, game, address, title and names of what is found by its name; it needs no server."""
    listed = [[one.kind, one.game, one.url, one.title, *one.forms] for one in found if one.kind in CALLED]
    named = {game: sources.table(game, "game")["title"][lang] for game in sources.games()}
    told = {"ludexGames": named, "ludexTitles": listed}
    return "".join(f"window.{name} = {json.dumps(value, ensure_ascii=False, indent=0)};\n" for name, value in told.items())
