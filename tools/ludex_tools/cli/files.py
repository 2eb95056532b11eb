"""Files that a request names: read whole and checked, or written whole or not at all."""

import errno
import os
import re
import stat
import sys
import tempfile
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludex.kernel import sources
from ludex.kernel.errors import Wrong

LARGEST = 2  # MB; a whole position has some kilobytes

_stdin_read = False


class InFile(Wrong):
    """What is wrong inside a file: the file's name goes before it."""

    def __init__(self, file: str, why: Wrong) -> None:
        super().__init__(why.message, **why.facts)
        self.file = file
        self.game = why.game


def read(name: str) -> str:
    """Return the text of a file, of standard input for `-`; raises Wrong for what is no UTF-8 text."""
    global _stdin_read  # noqa: PLW0603 - standard input is one, and can be read once
    try:
        if name == "-":
            if _stdin_read:
                raise Wrong("stdin-twice")
            _stdin_read = True
            raw = sys.stdin.buffer.read(LARGEST * 1_000_000 + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST * 1_000_000 + 1)
    except FileNotFoundError:
        raise Wrong("file-missing", file=name) from None
    except IsADirectoryError:
        raise Wrong("file-directory", file=name) from None
    except PermissionError:
        raise Wrong("file-forbidden", file=name) from None
    except (OSError, ValueError) as error:
        raise Wrong("file-unreadable", file=name, why=reason(error)) from None
    if len(raw) > LARGEST * 1_000_000:
        raise Wrong("file-huge", file=name, limit=LARGEST)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Wrong("file-not-text", file=name, place=error.start + 1) from None


def reason(error: Exception) -> str:
    """Return what the system says of an error, without the file's name."""
    return (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__


def table(name: str, refusal: str = "toml-unreadable") -> dict[str, Any]:
    """Return a TOML file; raises Wrong with this message and the line where it is none."""
    text = read(name)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+), column (\d+)", str(error))
        if "overwrite" in str(error):
            lines = text.splitlines()
            line = int(found[1]) if found else len(lines)
            raise Wrong("toml-twice", file=name, line=line, key=lines[line - 1].partition("=")[0].strip()) from None
        place = Wrong("toml-place", line=int(found[1]), column=int(found[2])) if found else Wrong("toml-end")
    except (RecursionError, ValueError):
        place = Wrong("toml-end")
    raise Wrong(refusal, file=name, why=place)


def texts(name: str) -> dict[str, str]:
    """Return a TOML file as texts by key; a dotted key without quotes counts as one key."""
    found: dict[str, str] = {}
    pending: list[tuple[str, Any]] = list(reversed(table(name).items()))
    while pending:
        key, value = pending.pop()
        if isinstance(value, dict):
            pending += [(f"{key}.{below}", deeper) for below, deeper in reversed(value.items())]
        elif isinstance(value, list):
            found[key] = ", ".join(_text(name, key, item) for item in value)
        else:
            found[key] = _text(name, key, value)
    return found


def _text(name: str, key: str, value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int):
        return str(value)
    raise Wrong("toml-value", file=name, key=key)


def write(name: str, text: str, force: bool) -> None:
    """Write a file whole or not at all; raises Wrong where it exists (without `force`) or fails."""
    target = Path(name)
    try:
        mode = target.stat().st_mode if target.exists() else None
        if mode is not None and not stat.S_ISREG(mode):
            raise Wrong("output-not-file", file=name)
        if mode is not None and not force:
            raise Wrong("output-exists", file=name)
        if not target.parent.is_dir():
            raise Wrong("output-no-folder", file=name)
        if force and mode is not None and not os.access(target, os.W_OK):
            raise Wrong("output-forbidden", file=name)
        _replace(target.resolve(), text, mode)
    except PermissionError:
        raise Wrong("output-forbidden", file=name) from None
    except (OSError, ValueError) as error:
        raise Wrong("output-failed", file=name, why=reason(error)) from None


def _replace(target: Path, text: str, mode: int | None) -> None:
    handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name[:100]}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if mode is None:
            mask = os.umask(0)
            os.umask(mask)
            mode = 0o666 & ~mask
        Path(temporary).chmod(stat.S_IMODE(mode))
        Path(temporary).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(temporary).unlink()
        raise


def checkout(command: str) -> Path:
    """Return the checkout that the rulebooks lie in; raises Wrong where they lie in an installed package."""
    root = sources.root().parent
    if not (root / "pyproject.toml").is_file():
        raise Wrong("checkout-missing", command=command)
    return root


def is_broken_pipe(error: OSError) -> bool:
    """Tell whether the reader of the output has gone away."""
    return isinstance(error, BrokenPipeError) or error.errno in (errno.EPIPE, errno.ESHUTDOWN)
