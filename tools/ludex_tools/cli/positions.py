"""`ludex position`: positions from a set-up, shown in their normal form, checked, and drawn as maps."""

from typing import Annotated

from typer import Argument
from typer import Option

from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.games import Problem
from ludex.kernel.position import Position
from ludex_tools.cli import engine
from ludex_tools.cli import files
from ludex_tools.cli import position_files
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json
from ludex_tools.cli.vocabulary import meant

Name = Annotated[str | None, Option("--game")]


def new(
    game: Annotated[str | None, Argument()] = None,
    setup: Annotated[str, Option("--setup")] = ...,  # type: ignore[assignment]
    output: Annotated[str | None, Option("-o")] = None,
    force: Annotated[bool, Option("--force")] = False,
    game_: Name = None,
) -> None:
    """Write the position of a set-up as TOML: into a file, or on standard output."""
    loaded, setup = _of_setup(game_ if game is None else game, setup)
    text = position_files.show(loaded, loaded.setup(setup))
    if output is None or output == "-":
        write([text.rstrip("\n")])
    else:
        files.write(output, text, force)
        write([Speech().head("position-written", file=output)])


def show(
    file: Annotated[str, Argument()],
    space: Annotated[str | None, Option("--space")] = None,
    game: Name = None,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Print a position in its normal form, as TOML that can be read back, or one line of it as text for `--at`."""
    loaded, position = _in_file(game, file)
    lines = loaded.show(position).splitlines()
    if space is not None:
        names = [line.partition(":")[0] for line in lines]
        name = choose("place-unknown", meant(loaded.id, names, space) or space, names)
        lines = [line for line in lines if line.partition(":")[0] == name]
    if json:
        parts = (line.partition(":") for line in lines)
        write_json({"game": loaded.id, "position": {name: text.strip() for name, _, text in parts}})
    elif space is None:
        write([position_files.show(loaded, position).rstrip("\n")])
    else:
        write(lines)


def check(
    file: Annotated[str, Argument()],
    game: Name = None,
    json: Annotated[bool, Option("--json")] = False,
) -> int:
    """List everything inconsistent in a position; return 1 where there is a problem."""
    loaded, position = _in_file(game, file)
    found = loaded.check(position)
    problems = [problem for problem in found if not problem.remark]
    remarks = [problem for problem in found if problem.remark]
    speech = Speech(loaded.id)
    if json:
        write_json(
            {
                "game": loaded.id,
                "problems": [_data(speech, problem) for problem in problems],
                "remarks": [_data(speech, remark) for remark in remarks],
            }
        )
        return 1 if problems else 0
    lines = [speech.head("check-problems", n=len(problems)) if problems else speech.head("check-well")]
    lines += _rows(speech, problems)
    if remarks:
        lines += [speech.head("check-remarks"), *_rows(speech, remarks)]
    write(lines)
    return 1 if problems else 0


def draw(
    file: Annotated[str | None, Argument()] = None,
    setup: Annotated[str | None, Option("--setup")] = None,
    space: Annotated[list[str] | None, Option("--space")] = None,
    reading: Annotated[list[str] | None, Option("--reading")] = None,
    output: Annotated[str | None, Option("-o")] = None,
    force: Annotated[bool, Option("--force")] = False,
    game: Name = None,
) -> None:
    """Draw a position on its map as SVG: into a file, or on standard output."""
    if file is not None and setup is not None:
        raise Wrong("options-clash", one="--setup", other=file)
    if setup is not None:
        loaded, setup = _of_setup(game, setup)
        position = loaded.setup(setup)
    elif file is not None:
        loaded, position = _in_file(game, file)
    else:
        raise Wrong("drawing-nothing")
    from ludex_tools.drawing.picture import draw as drawn
    from ludex_tools.drawing.picture import Wish

    speech = Speech(loaded.id)
    title = "" if setup is None else speech.term(setup)
    chosen = engine.pairs("--reading", reading)
    wish = Wish(spaces=space or None, title=title, readings=chosen)
    try:
        picture = drawn(loaded.id, speech.lang, position, wish)
    except Wrong as wrong:
        wrong.game = wrong.game or loaded.id
        raise
    if output is None or output == "-":
        write([picture.markup.rstrip("\n")])
    else:
        files.write(output, picture.markup, force)
        write([speech.head("position-written", file=output)])


def _rows(speech: Speech, found: list[Problem]) -> list[str]:
    return rows((problem.section, speech.message(problem.message, dict(problem.facts))) for problem in found)


def _data(speech: Speech, problem: Problem) -> dict[str, str]:
    return {"section": problem.section, "text": speech.message(problem.message, dict(problem.facts))}


def _in_file(name: str | None, file: str) -> tuple[Game, Position]:
    """Return the game and the position in a file; raises Wrong where another game was named."""
    if name is None:
        return position_files.load(file, engine.playable)
    loaded = engine.playable(name)
    return loaded, position_files.read(loaded, file)


def _of_setup(name: str | None, setup: str) -> tuple[Game, str]:
    """Return the game that has the set-up, and this by its id; raises Wrong where the game named, or every game, has none."""
    if name is not None:
        loaded = engine.playable(name)
        return loaded, engine.setup_named(loaded, setup)
    setups: list[str] = []
    for game in sources.games():
        found = engine.if_playable(game)
        if found is not None:
            if (named := meant(game, found.setups, setup)) is not None:
                return found, named
            setups += found.setups
    raise Wrong("setup-unknown", name=setup, nearest=nearest(setup, setups))
