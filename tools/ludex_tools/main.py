"""The entry of the command line: finds the command, parses its line, tells what is wrong in one line."""

import gc
import os
import sys
from collections.abc import Callable
from collections.abc import Sequence
from functools import partial
from functools import wraps
from importlib import import_module
from typing import Any

from ludex.kernel.errors import choose
from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex.kernel.words import LANGUAGES
from ludex_tools.cli.speech import LANGUAGE

COMMANDS = {
    "games": "ludex_tools.cli.rules:games",
    "rule": "ludex_tools.cli.rules:rule",
    "how": "ludex_tools.cli.how:how",
    "search": "ludex_tools.cli.search:search",
    "questions": "ludex_tools.cli.rules:questions",
    "ask": "ludex_tools.cli.ask:ask",
    "position new": "ludex_tools.cli.positions:new",
    "position show": "ludex_tools.cli.positions:show",
    "position check": "ludex_tools.cli.positions:check",
    "position draw": "ludex_tools.cli.positions:draw",
    "play": "ludex_tools.cli.play:play",
    "rulings": "ludex_tools.cli.rules:rulings",
    "verify": "ludex_tools.cli.checking:verify",
    "coverage": "ludex_tools.cli.checking:coverage",
    "spec stale": "ludex_tools.cli.checking:stale",
    "spec accept": "ludex_tools.cli.checking:accept",
    "spec new-section": "ludex_tools.cli.checking:new_section",
    "site build": "ludex_tools.cli.checking:build",
    "site serve": "ludex_tools.cli.checking:serve",
}
HELP = ("--help", "-h")
BARE = {"play": "--report"}  # an option whose value may be left out, which the parser cannot express


def run(args: Sequence[str] | None = None) -> int:
    """Carry out one command line and return its exit status; nothing that goes wrong shows a traceback."""
    from ludex_tools.cli import faults

    gc.set_threshold(100_000)  # a short run makes little garbage; looking for it takes a tenth of the time
    line = list(sys.argv[1:] if args is None else args)
    LANGUAGE.set(_language_of_system())
    faults.soften_streams()
    try:
        status = _run(line)
        sys.stdout.flush()
    except BaseException as error:  # noqa: BLE001 - whatever it is, the reader gets one line
        return faults.tell(error)
    return status


def _run(line: list[str]) -> int:
    line = _take_language(line)
    if not line:
        raise Wrong("usage", commands=", ".join(dict.fromkeys(name.split()[0] for name in COMMANDS)))
    options = line[: line.index("--")] if "--" in line else line
    if any(word in HELP for word in options):
        from ludex_tools.cli import manual

        manual.show([word for word in line if not word.startswith("-")])
        return 0
    if "--version" in options:
        from ludex_tools.cli import manual

        manual.version("--json" in options)
        return 0
    name, rest = _command(line)
    return int(_parse(name, rest)() or 0)


def _language_of_system() -> str:
    """Return the language that the environment asks for, as far as it is one of ours."""
    found = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "es" if found.lower().startswith("es") else "en"


def _take_language(line: list[str]) -> list[str]:
    """Return the line without its `--lang`, and use that language from here on."""
    rest: list[str] = []
    words = iter(line)
    for word in words:
        if word == "--":
            return [*rest, word, *words]
        if word == "--lang":
            value = next(words, None)
        elif word.startswith("--lang="):
            value = word.partition("=")[2]
        else:
            rest.append(word)
            continue
        if not value:
            raise Wrong("lang-missing")
        LANGUAGE.set(choose("lang-unknown", value.lower(), LANGUAGES))
    return rest


def _command(line: list[str]) -> tuple[str, list[str]]:
    """Return the name of the command, of one word or two, and the rest of the line."""
    first, rest = line[0], line[1:]
    if first.startswith("-") and first != "-":
        raise Wrong("option-misplaced", name=first.partition("=")[0])
    if first in COMMANDS:
        return first, rest
    below = [name.split()[1] for name in COMMANDS if name.split()[0] == first and " " in name]
    if not below:
        known = dict.fromkeys(name.split()[0] for name in COMMANDS)
        raise Wrong("command-unknown", name=first, nearest=nearest(first, known))
    if not rest or rest[0].startswith("-"):
        raise Wrong("subcommand-missing", command=first, options=", ".join(below))
    choose("subcommand-unknown", rest[0], below, command=first)
    return f"{first} {rest[0]}", rest[1:]


def load(name: str) -> Any:
    """Return the parser of one command; it returns what is left to do: parsing and doing stay apart."""
    import typer

    module, _, function = COMMANDS[name].partition(":")
    carry_out: Callable[..., int | None] = getattr(import_module(module), function)

    @wraps(carry_out)
    def bind(*args: Any, **kwargs: Any) -> Callable[[], int | None]:
        return partial(carry_out, *args, **kwargs)

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name, add_help_option=False)(bind)
    return typer.main.get_command(app)


def _parse(name: str, rest: list[str]) -> Callable[[], int | None]:
    command = load(name)
    rest = [_with_value(name, rest, place) for place in range(len(rest))]
    from typer.exceptions import TyperException

    try:
        done: Callable[[], int | None] = command.main(rest, prog_name=f"ludex {name}", standalone_mode=False)
    except TyperException as error:
        from ludex_tools.cli import faults

        raise faults.of_parser(error, name, command, rest) from None
    return done


def _with_value(name: str, words: list[str], place: int) -> str:
    """Return a word of the line, with an empty value where it is an option that stands without one."""
    word, following = words[place], words[place + 1 : place + 2]
    bare = word == BARE.get(name) and (not following or following[0].startswith("-"))
    return f"{word}=" if bare and "--" not in words[:place] else word
