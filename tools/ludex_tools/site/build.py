"""Builds the site: stages the pages of each language, runs Sphinx on them, and indexes them for the search."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from collections.abc import Mapping
from pathlib import Path

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import spec

ROOT = Path(__file__).resolve().parents[3]
DOCS = ROOT / "docs"
BUILD = ROOT / "build"
SITE = BUILD / "site"


class Failed(Exception):
    """The site could not be built; the text is what Sphinx said."""


def build(lang: str | None = None, into: Path = BUILD) -> Path:
    """Build the site in one language or in both and return its folder, `site` in the folder given.

    Every warning is an error: raises Failed with all of them. Raises FileNotFoundError outside a checkout.
    """
    if not DOCS.is_dir():
        raise FileNotFoundError(f"{DOCS} is missing: the site is built from a checkout")
    from ludex_tools.site.finding import index
    from ludex_tools.site.staging import stage

    wanted = [lang] if lang else list(LANGUAGES)
    site = into / "site"
    inputs = digest()
    running = []
    for one in wanted:
        origins = stage(one, DOCS, into / "src" / one)
        running.append((_sphinx(one, inputs, into), origins))
    said = [(process.communicate()[0], process.returncode, origins) for process, origins in running]
    failed = [_located(text, origins) for text, status, origins in said if status]
    if failed:
        raise Failed("\n".join(failed))
    for one in wanted:
        index(one, DOCS, site / one)
    chooser = DOCS / "templates" / "chooser.html"
    (site / "index.html").write_text(chooser.read_text(encoding="utf-8"), encoding="utf-8")
    return site


def _located(text: str, origins: Mapping[Path, Path]) -> str:
    """Return what Sphinx said with the files that were written, in place of those that were staged."""
    for staged, written in origins.items():
        text = text.replace(f"{staged}:", f"{written}:")
    return text.strip()


def _sphinx(lang: str, inputs: str, into: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sphinx", "-n", "-W", "--keep-going", "-q", "-b", "html", "-c", str(DOCS)]
    command += ["-d", str(into / "doctrees" / lang), "-D", f"language={lang}", "-D", f"ludex_inputs={inputs}"]
    command += [str(into / "src" / lang), str(into / "site" / lang)]
    env = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1"}  # Sphinx stops at a locale that the system names but lacks
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", env=env)


def digest() -> str:
    """Return a hash of all that pages are made from besides texts and guides; when it changes, all are made anew.

    Of the texts it holds which sections are written: only those have a place that links lead to.
    """
    written = [(game, lang, *spec.texts(game, lang)) for game in sources.games() for lang in LANGUAGES]
    found = hashlib.sha256(repr(written).encode())
    for file in sorted(_inputs()):
        found.update(str(file).encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _inputs() -> Iterator[Path]:
    yield from sources.root().rglob("*.toml")
    yield DOCS / "conf.py"
    for folder in ("engine/ludex", "features", "docs/static", "docs/templates", "tools/ludex_tools"):
        yield from (file for file in (ROOT / folder).rglob("*") if _counts(file))
    if (results := BUILD / "results.json").is_file():
        yield results


def _counts(file: Path) -> bool:
    return file.is_file() and "__pycache__" not in file.parts
