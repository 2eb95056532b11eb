"""Sources: where the rulebooks lie, and the games found there."""

import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.games import load
from tests.kernel import toy

root = sources.root  # the real one, taken before the toy's folder stands in its place


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed engine without rulebooks: `checkout/engine/ludex/kernel/sources.py`."""
    folder = tmp_path / "checkout" / "engine" / "ludex"
    (folder / "kernel").mkdir(parents=True)
    monkeypatch.setattr(sources, "__file__", str(folder / "kernel" / "sources.py"))
    return folder


def test_a_wheel_carries_its_rulebooks(package: Path) -> None:
    """The folder `spec` within the package goes before that of a checkout."""
    for folder in (package / "spec", package.parents[1] / "spec"):
        folder.mkdir()

    assert package / "spec" == root()


def test_an_editable_install_finds_those_of_the_checkout(package: Path) -> None:
    """Without rulebooks of its own the package takes those beside `engine`."""
    (package.parents[1] / "spec").mkdir()

    assert package.parents[1] / "spec" == root()


def test_an_engine_without_rulebooks_says_so(package: Path) -> None:
    """Where there are none, the error names the folder that is missing."""
    with pytest.raises(FileNotFoundError, match=r"no rulebooks: .*spec is missing"):
        root()


def test_the_games_are_the_folders_with_a_game_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are listed by id in order; a folder without `game.toml` is none."""
    for name in ("whist", "chess", "notes"):
        (tmp_path / name).mkdir()
    for name in ("whist", "chess"):
        (tmp_path / name / "game.toml").touch()
    monkeypatch.setattr(sources, "root", lambda: tmp_path)

    assert ["chess", "whist"] == sources.games()


def test_a_table_is_read_once() -> None:
    """A table is named without its ending, and the same value is given to all."""
    table = sources.table("toy", "rulings")

    assert ["1.2-flight", "1.3-alarm"] == [ruling["id"] for ruling in table["ruling"]]
    assert table is sources.table("toy", "rulings")


def test_a_table_that_is_missing_or_no_toml_fails(spec: Path) -> None:
    """Neither a missing nor a broken file passes for an empty table."""
    (spec / "toy" / "broken.toml").write_text("= 1", encoding="utf-8")

    with pytest.raises(FileNotFoundError):
        sources.table("toy", "missing")
    with pytest.raises(tomllib.TOMLDecodeError):
        sources.table("toy", "broken")


def test_a_game_is_found_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is the GAME of the package of the engine that is named like the folder of its rulebook."""
    module = ModuleType("ludex.toy")
    module.GAME = toy.GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ludex.toy", module)

    assert toy.GAME is load("toy")
    assert "toy" == load("toy").id


def test_an_unknown_game_is_refused() -> None:
    """A game without a rulebook is refused with those that have one."""
    with pytest.raises(Wrong) as caught:
        load("toys")

    assert ("game-unknown", {"name": "toys", "nearest": "toy"}) == (caught.value.message, caught.value.facts)
