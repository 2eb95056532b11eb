"""Everything that can go wrong on a command line, told in one line of the reader's language."""

import os
import re
import sys
from dataclasses import dataclass
from typing import Any

from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex_tools.cli import files
from ludex_tools.cli.speech import Speech

LONGEST = 200  # letters of one given text in an error line


@dataclass(frozen=True, slots=True)
class Literal:
    """Text that was typed or is to be typed, and so is told as it stands, even where it is the id of a term."""

    text: str

    def __str__(self) -> str:
        return self.text


def soften_streams() -> None:
    """Make standard output and error take any text whatever the encoding, and exist if closed."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - lives to the end
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def tell(error: BaseException) -> int:
    """Print one line about what went wrong on standard error and return the exit status."""
    if isinstance(error, SystemExit):
        return error.code if isinstance(error.code, int) else 0
    if isinstance(error, OSError) and files.is_broken_pipe(error):
        _forget(sys.stdout)
        return 0
    try:
        line = _line(_wrong(error))
    except Exception as second:  # noqa: BLE001 - telling must not fail either
        line = f"{type(second).__name__}: {error}"
    if os.environ.get("LUDEX_TRACEBACK"):
        import traceback

        traceback.print_exception(error)
    try:
        _forget(sys.stdout)
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except OSError:
        _forget(sys.stderr)
    return 2


def _wrong(error: BaseException) -> Wrong:
    if isinstance(error, Wrong):
        return error
    if isinstance(error, KeyboardInterrupt):
        return Wrong("interrupted")
    if isinstance(error, RecursionError | MemoryError):
        return Wrong("too-deep")
    if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("ludex"):
        return Wrong("package-missing", name=str(error.name))
    if isinstance(error, OSError):
        name = f" ({error.filename})" if error.filename else ""
        return Wrong("system", why=files.reason(error) + name)
    return Wrong("internal", why=f"{type(error).__name__}: {error}")


def _line(wrong: Wrong) -> str:
    speech = Speech(wrong.game)
    facts = {name: _clip(speech, value) for name, value in wrong.facts.items()}
    text = speech.message(wrong.message, facts)
    if isinstance(wrong, files.InFile):
        text = f"{_clip(speech, wrong.file)}: {_inside(speech, wrong.message, text)}"
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _inside(speech: Speech, message: str, text: str) -> str:
    """Return what is told after a file's name: without the capital letter, where the message itself begins with one."""
    begins = speech.opening(message)
    return text[:1].lower() + text[1:] if begins[:1].isupper() and begins[1:2].islower() else text


def _clip(speech: Speech, value: Any) -> Any:
    if isinstance(value, Wrong):
        return speech.message(value.message, value.facts)
    if type(value) is str:
        return Literal(value if len(value) <= LONGEST else value[:LONGEST] + "…")
    return value


def _forget(stream: Any) -> None:
    """Send what is still buffered nowhere, so that leaving does not fail on a closed pipe or a full disk."""
    try:
        stream.flush()
    except (OSError, ValueError):
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
        except (OSError, ValueError):
            return


def of_parser(error: Exception, name: str, command: Any, rest: list[str]) -> Wrong:
    """Return what a usage error of the parser means."""
    from ludex_tools.cli import manual

    kind = type(error).__name__
    param = getattr(error, "param", None)
    if kind == "NoSuchOption":
        given = str(getattr(error, "option_name", ""))
        known = [option for p in command.params for option in p.opts if option.startswith("-")]
        return Wrong("option-unknown", name=given, command=name, nearest=nearest(given, [*known, "--help"]))
    if kind == "BadOptionUsage":
        extra = "does not take a value" in str(error)
        given = str(getattr(error, "option_name", ""))
        return Wrong("option-value-extra" if extra else "option-value-missing", name=given, command=name)
    if kind == "MissingParameter" and param is not None:
        if param.param_type_name == "argument":
            missing = manual.argument(param)
            return Wrong("argument-missing", name=missing, usage=manual.usage(name, command), command=name)
        return Wrong("option-missing", name=param.opts[0], command=name)
    if kind == "BadParameter" and param is not None:
        return Wrong("option-value-wrong", name=manual.argument(param), command=name)
    found = re.search(r"arguments?(?:\(s\))? \((.*)\)\s*$", str(error), re.DOTALL)
    extra_words = found[1] if found else " ".join(rest)
    return Wrong("arguments-too-many", text=extra_words, usage=manual.usage(name, command), command=name)
