"""A small game for the tests of the command line: its rulebook in a folder, its package, and nothing of this machine."""

import sys
from collections.abc import Mapping
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludex.kernel import sources
from ludex.kernel import words
from ludex_tools.cli.vocabulary import vocabulary

LAYOUT = """
id = "toy"
title = { en = "Toy", es = "Juguete" }
[[chapter]]
id = "1"
file = "1-all"
sections = "1."
title = { en = "All", es = "Todo" }
"""


def lay_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, files: Mapping[str, str]) -> Path:
    """Write a rulebook that is then the only one there is; return its folder."""
    folder = tmp_path / "spec" / game
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(sources, "root", lambda: tmp_path / "spec")
    forget()
    return folder


def forget() -> None:
    """Drop what was kept of rulebooks read before."""
    for kept in (sources.table, words.glossary, words.names, words.texts, words._messages, vocabulary):
        kept.cache_clear()


def install(monkeypatch: pytest.MonkeyPatch, game: str, **contents: Any) -> None:
    """Make a package of a game that the command line finds; its answers are English, 100 columns wide."""
    package = ModuleType(f"ludex.{game}")
    package.__dict__.update(contents, __path__=[])
    package.__spec__ = ModuleSpec(f"ludex.{game}", None, is_package=True)
    monkeypatch.setitem(sys.modules, f"ludex.{game}", package)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
