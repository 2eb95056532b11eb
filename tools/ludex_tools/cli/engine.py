"""The games as the command line loads them, and the positions and readings that a line gives."""

from collections.abc import Iterable
from collections.abc import Mapping

from ludex.kernel import games
from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.position import Position
from ludex_tools.cli import files
from ludex_tools.cli import position_files
from ludex_tools.cli.vocabulary import meant


def playable(name: str) -> Game:
    """Return a game by its id; raises Wrong for an unknown one, and for one whose rules do not run yet."""
    choose("game-unknown", name, sources.games())
    try:
        return games.load(name)
    except ModuleNotFoundError as error:
        if error.name == "ludex." + name.replace("-", "_"):
            raise Wrong("game-not-playable", name=name) from None
        raise


def known(names: Iterable[str] | str | None) -> list[str]:
    """Return the games meant: the one named, or all; raises Wrong for an unknown one."""
    if isinstance(names, str):
        return [choose("game-unknown", names, sources.games())]
    return sources.games()


def position(game: Game, setup: str | None, file: str | None, at: str | None) -> Position | None:
    """Return the position that a line gives in one of three ways, None where it gives none."""
    given = [name for name, value in (("--setup", setup), ("--position", file), ("--at", at)) if value is not None]
    if len(given) > 1:
        raise Wrong("options-clash", one=given[0], other=given[1])
    if setup is not None:
        return game.setup(setup_named(game, setup))
    if file is not None:
        return position_files.read(game, file)
    if at is not None:
        return _read(game, at)
    return None


def setup_named(game: Game, text: str) -> str:
    """Return the set-up that a text names, by its id or title; raises Wrong for an unknown one."""
    return choose("setup-unknown", meant(game.id, game.setups, text) or text, game.setups, game=game.id)


def _read(game: Game, text: str) -> Position:
    parts = text.split("|")
    for place, part in enumerate(parts, start=1):
        if len(parts) > 1 and not part.strip():
            raise Wrong("position-part-empty", place=place, n=len(parts))
    try:
        return game.read(text)
    except Wrong as wrong:
        wrong.game = game.id
        raise


def pairs(option: str, given: Iterable[str] | None, sign: str = "=") -> dict[str, str]:
    """Return what a repeated option `NAME=VALUE` gives; raises Wrong for another form or a repeated name."""
    found: dict[str, str] = {}
    for text in given or ():
        name, equals, value = (part.strip() for part in text.partition(sign))
        if not equals or not name:
            from ludex_tools.cli import manual  # imported late: only wrong requests need it

            raise Wrong("pair-unreadable", option=option, form=manual.value(option), text=text)
        if name in found:
            raise Wrong("given-twice", option=option, name=name)
        found[name] = value
    return found


def readings(game: str, file: str | None, given: Mapping[str, str]) -> dict[str, str]:
    """Return the readings of a file, those of the line before them; those of the file are checked here."""
    from ludex.kernel.rulings import Readings

    found = {}
    if file is not None:
        found = files.texts(file)
        try:
            Readings(game, found)
        except Wrong as wrong:
            raise files.InFile(file, wrong) from None
    return {**found, **given}


def if_playable(name: str) -> Game | None:
    """Return a game by its id, None where its rules do not run yet."""
    try:
        return playable(name)
    except Wrong as wrong:
        if wrong.message == "game-not-playable":
            return None
        raise
