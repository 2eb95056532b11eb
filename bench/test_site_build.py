"""Measures the site: a page against the same page by Sphinx alone, and the edit of a section against the whole."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from bench import plain_pages
from bench.test_bench import report
from ludex_tools.site.build import DOCS
from ludex_tools.site.build import ROOT
from ludex_tools.site.staging import stage

pytestmark = pytest.mark.bench

RUNS = 3
PAGE_AIM = 1.5
EDIT_AIM = 0.5
COPIED = ("docs", "engine", "features", "spec", "tools")
ADDED = re.compile(r"^(?:> ?)*```\{rule-.*\n(?:> ?)*```$|\{rule\}`[^`]*`", re.MULTILINE)  # directives and roles
BUILD = "from ludex_tools.site.build import build; build()"


def milliseconds(command: list[str], **settings: object) -> float:
    """Return how long a command takes that must succeed."""
    start = perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, check=False, **settings)  # type: ignore[call-overload]
    assert 0 == done.returncode, done.stdout + done.stderr
    return (perf_counter() - start) * 1000


def sphinx(conf: Path, source: Path, target: Path) -> list[str]:
    """Return the command that builds pages anew."""
    shutil.rmtree(target, ignore_errors=True)
    return [sys.executable, "-m", "sphinx", "-q", "-E", "-b", "html", "-c", str(conf), str(source), str(target)]


def words(pages: Path) -> int:
    """Return how many words stand in the articles of all pages."""
    found = 0
    for file in pages.rglob("*.html"):
        article = file.read_text(encoding="utf-8").partition("<article")[2].partition("</article>")[0]
        found += len(re.sub(r"<[^>]+>", " ", article).split())
    return found


def test_a_page_against_sphinx_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A page takes at most half as long again as the same page, written by hand, takes Sphinx with the same theme.

    What Sphinx takes for the written texts alone, without all that the directives add, is told beside it.
    """
    ours, plain, bare, target = (tmp_path / name for name in ("ours", "plain", "bare", "built"))
    stage("en", DOCS, ours)
    milliseconds(sphinx(DOCS, ours, target))
    count = plain_pages.write(target / ".doctrees", plain)
    told = words(target)
    milliseconds(sphinx(plain, plain, target))
    assert abs(words(target) / told - 1) < 0.05  # the same text, but for a word here and there

    shutil.copytree(ours, bare)
    for file in bare.rglob("*.md"):
        file.write_text(ADDED.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")
    (bare / "conf.py").write_text(plain_pages.CONF, encoding="utf-8")

    alone = milliseconds(sphinx(bare, bare, target)) / count
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(RUNS):
        times[0].append(milliseconds(sphinx(DOCS, ours, target)))
        times[1].append(milliseconds(sphinx(plain, plain, target)))
    per_page = median(times[0]) / count, median(times[1]) / count
    report(capsys, f"a page of the site, of {count}", per_page, "the same by Sphinx alone", PAGE_AIM)
    with capsys.disabled():
        sys.stdout.write(f"without all that the directives add, by Sphinx alone: {alone:.1f} ms\n")


def test_an_edit_against_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After an edit of one section, the site in both languages is built in a fraction of the time of a first build."""
    for name in COPIED:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-c", BUILD]
    environment = os.environ | {"PYTHONPATH": f"{tmp_path / 'engine'}{os.pathsep}{tmp_path / 'tools'}"}
    whole = milliseconds(command, env=environment, cwd=tmp_path)
    chapter = tmp_path / "spec" / "pendragon" / "en" / "3-commands.md"
    text = chapter.read_text(encoding="utf-8")
    edits = []
    for run in range(RUNS):
        chapter.write_text(text.replace(".\n", f", for the {run + 1}. time.\n", 1), encoding="utf-8")
        edits.append(milliseconds(command, env=environment, cwd=tmp_path))
        page = tmp_path / "build" / "site" / "en" / "pendragon" / "3-commands.html"
        assert f"for the {run + 1}. time" in page.read_text(encoding="utf-8")
    report(capsys, "the site after an edit of one section", (median(edits), whole), "the whole site", EDIT_AIM)
