"""Where the rulebooks lie: the folder `spec` of a wheel, or of the checkout that an editable install points to."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


def root() -> Path:
    """Return the folder that holds one folder a game.

    Raises FileNotFoundError where neither the wheel nor a checkout has one.
    """
    package = Path(__file__).resolve().parents[1]
    for folder in (package / "spec", package.parents[1] / "spec"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no rulebooks: {package / 'spec'} is missing")


def games() -> list[str]:
    """Return the ids of all games that have a rulebook, sorted."""
    return sorted(file.parent.name for file in root().glob("*/game.toml"))


@cache
def table(game: str, name: str) -> dict[str, Any]:
    """Return a TOML file of a rulebook, `name` without its ending; the value is shared and must not be changed."""
    with (root() / game / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)
