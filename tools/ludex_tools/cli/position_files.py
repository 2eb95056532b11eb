"""Positions as TOML files: the game's id, then a key a line of the position as text."""

import re
from collections.abc import Callable

from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.position import Position
from ludex_tools.cli import files


def read(game: Game, file: str) -> Position:
    """Return the position of a game in a TOML file; what is wrong in it is told with the file's name.

    Raises Wrong where the file is empty, not TOML, of another game, or not a position of this one.
    """
    return load(file, lambda _: game, game.id)[1]


def load(file: str, playable: Callable[[str], Game], expected: str | None = None) -> tuple[Game, Position]:
    """Return the game that a TOML file names, and the position in it; raises Wrong as `read` does.

    A file that names no game is told to name the `expected` one, or any.
    """
    found = files.table(file, "position-not-toml")
    owner = found.pop("game", None)
    if not isinstance(owner, str):
        example = expected or sources.games()[0]
        raise files.InFile(file, Wrong("position-no-game" if found else "position-file-empty", game=example))
    try:
        game = playable(owner)
    except Wrong as wrong:
        raise files.InFile(file, wrong) from None
    if owner != game.id:
        raise files.InFile(file, Wrong("position-other-game", other=owner, game=game.id))
    for key, value in found.items():
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise files.InFile(file, Wrong("position-value", key=key))
    try:
        return game, game.read("\n".join(f"{key}: {value}" for key, value in found.items()))
    except Wrong as wrong:
        raise files.InFile(file, _of(game, wrong)) from None


def show(game: Game, position: Position) -> str:
    """Return a position as the TOML text that `read` reads back."""
    lines = [f'game = "{game.id}"']
    for line in game.show(position).splitlines():
        name, _, rest = (part.strip() for part in line.partition(":"))
        key = name if re.fullmatch(r"[\w-]+", name, re.ASCII) else _quoted(name)
        lines.append(f"{key} = {rest}" if re.fullmatch(r"-?\d+", rest) else f"{key} = {_quoted(rest)}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _of(game: Game, wrong: Wrong) -> Wrong:
    wrong.game = wrong.game or game.id
    return wrong
