"""What --help and --version say."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import ludex
from ludex.kernel import sources
from ludex.kernel.errors import choose
from ludex_tools import main
from ludex_tools.cli.speech import LANGUAGE
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json


@cache
def _texts() -> Mapping[str, Any]:
    with (Path(__file__).parent / "help.toml").open("rb") as file:
        return tomllib.load(file)


def _say(part: str, name: str) -> str:
    return str(_texts()[part][name][LANGUAGE.get()])


def argument(param: Any) -> str:
    """Return how an argument or option of a command is called in the reader's language."""
    name = str(param.name).rstrip("_")
    if param.param_type_name == "argument":
        return _say("names", name)
    return f"{param.opts[0]} {value(param.opts[0])}" if param.opts[0] in _texts()["values"] else param.opts[0]


def value(option: str) -> str:
    """Return the form of an option's value in the reader's language: `KEY=VALUE`."""
    return _say("values", option)


def usage(name: str, command: Any) -> str:
    """Return the form of a command in one line: `ludex ask GAME QUESTION [options]`."""
    words = ["ludex", name]
    for param in command.params:
        if param.param_type_name == "argument":
            text = argument(param) + ("..." if param.nargs == -1 else "")
            words.append(text if param.required else f"[{text}]")
        elif param.required:
            words.append(argument(param))
    return " ".join([*words, _say("frame", "options")])


def show(words: list[str]) -> None:
    """Print the help of the command that the words begin with, or of all; raises Wrong for an unknown one."""
    for number in (2, 1):
        if (name := " ".join(words[:number])) in main.COMMANDS:
            write(_command(name))
            return
    firsts = dict.fromkeys(name.split()[0] for name in main.COMMANDS)
    if words:
        choose("command-unknown", words[0], firsts)
    write(_overview(words[0] if words else None))


def _overview(group: str | None) -> list[str]:
    shown = [name for name in main.COMMANDS if group is None or name.split()[0] == group]
    form = f"ludex {group or ''} ...".replace("  ", " ")
    return [
        _say("frame", "title"),
        "",
        f"{_say('frame', 'usage')} {form}",
        "",
        *rows((name, _say("commands", name)) for name in shown),
        "",
        *rows((f"--{name}", _say("frame", name)) for name in ("help", "version")),
        "",
        wrap(_say("frame", "lang")),
        wrap(_say("frame", "status")),
        wrap(_say("frame", "more")),
    ]


def _command(name: str) -> list[str]:
    command = main.load(name)
    options = []
    for param in command.params:
        if param.param_type_name == "option":
            texts = _texts()["options"]
            said = texts.get(f"{name} {param.opts[0]}", texts.get(param.opts[0]))
            options.append((argument(param), said[LANGUAGE.get()]))
    return [
        f"{_say('frame', 'usage')} {usage(name, command)}",
        "",
        wrap(_say("commands", name)),
        "",
        *rows(options),
        "",
        wrap(_say("frame", "lang")),
    ]


def version(json: bool = False) -> None:
    """Print the version of Ludex and the edition of each game."""
    if json:
        editions = {game: sources.table(game, "game").get("edition", {}) for game in sources.games()}
        games = {game: {name: str(value) for name, value in facts.items()} for game, facts in editions.items()}
        write_json({"ludex": ludex.__version__, "games": games})
        return
    lines = [f"ludex {ludex.__version__}"]
    for game in sources.games():
        about = sources.table(game, "game")
        lines.append(f"{about['title'][LANGUAGE.get()]}: {edition(game)}")
    write(lines)


def edition(game: str) -> str:
    """Return the printing and errata that the rules of a game follow, in words."""
    facts = sources.table(game, "game").get("edition", {})
    name = "games-edition" if facts.get("errata") else "games-edition-plain"
    return Speech().message(name, {key: str(value) for key, value in facts.items()})
