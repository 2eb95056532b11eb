"""The file of a game record: a JSON object a line, only ever appended to, each line on the disk before the next."""

import json
import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from dataclasses import field
from dataclasses import fields
from pathlib import Path
from typing import Any
from typing import Self

from ludex.kernel.errors import Wrong

fcntl: Any
try:
    import fcntl
except ImportError:  # not on every system; there the length of the file still tells of a second writer
    fcntl = None


@dataclass(frozen=True, slots=True)
class Opening:
    """The first line: what the game is played with. Either a set-up is named or the position stands as text."""

    game: str
    seed: int
    edition: Mapping[str, str] = field(default_factory=dict)
    setup: str | None = None
    position: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision as it was answered, by the policy named or else by a person."""

    decision: str
    faction: str
    value: str
    policy: str | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """One result of chance, drawn from the seed or else given by a person."""

    chance: str
    value: str
    drawn: bool


@dataclass(frozen=True, slots=True)
class Undo:
    """How many steps before this line no longer count."""

    undo: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position in which a turn begins; without it where the game's text does not give the position back."""

    snapshot: str
    position: str | None = None


Step = Choice | Roll
Line = Opening | Choice | Roll | Undo | Snapshot
FORMS: Mapping[str, type[Line]] = {"decision": Choice, "chance": Roll, "undo": Undo, "snapshot": Snapshot, "game": Opening}
OPTIONAL = {"policy", "position", "setup"}
TYPES: Mapping[str, type] = {
    "seed": int,
    "undo": int,
    "drawn": bool,
    "edition": dict,
    "readings": dict,
    "policies": dict,
}


def write(line: Line) -> str:
    """Return a line as text, without its end; what is None is left out."""
    found = {part.name: getattr(line, part.name) for part in fields(line)}
    return json.dumps({name: value for name, value in found.items() if value is not None}, ensure_ascii=False)


def read(text: str) -> Line:
    """Return the line that a text holds; raises ValueError where it holds none."""
    found: Any = json.loads(text)
    form = FORMS.get(next(iter(found), "")) if isinstance(found, dict) else None
    if form is None:
        raise ValueError(text)
    known = {part.name for part in fields(form)}
    if not (set(found) <= known and known - OPTIONAL <= set(found)):
        raise ValueError(text)
    for name, value in found.items():
        if type(value) is not TYPES.get(name, str):
            raise ValueError(text)
        if isinstance(value, dict) and not all(isinstance(below, str) for below in value.values()):
            raise ValueError(text)
    if form is Opening and ("setup" in found) == ("position" in found):
        raise ValueError(text)
    return form(**found)


class RecordFile:
    """The lines of one record, and the file that further ones go to.

    A file opened to be written is locked against others where the system can; without a file, or opened to be read, the
    lines are kept in memory alone. `torn` tells how many bytes of an unfinished last line were dropped.
    """

    def __init__(self, name: str, handle: int | None) -> None:
        self.name = name
        self.lines: list[Line] = []
        self.torn = 0
        self._handle = handle
        self._size = 0

    @classmethod
    def create(cls, name: str | None, opening: Opening) -> Self:
        """Begin a record in a new file; raises Wrong where the file exists or cannot be written."""
        if name is None:
            made = cls("", None)
            made.lines.append(opening)
            return made
        try:
            handle = os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o666)
        except FileExistsError:
            raise Wrong("record-exists", file=name) from None
        except (FileNotFoundError, NotADirectoryError):
            raise Wrong("output-no-folder", file=name) from None
        except PermissionError:
            raise Wrong("output-forbidden", file=name) from None
        except (OSError, ValueError) as error:
            raise Wrong("output-failed", file=name, why=_reason(error)) from None
        made = cls(name, handle)
        try:
            made._lock()
            made.append(opening)
            made._sync_folder()
        except BaseException:
            made.close()
            Path(name).unlink()
            raise
        return made

    @classmethod
    def open(cls, name: str, writable: bool = True) -> Self:
        """Open a record; an unfinished last line is dropped. Raises Wrong for a damaged line, which it names."""
        try:
            if not stat.S_ISREG(Path(name).stat().st_mode):
                raise Wrong("file-directory" if Path(name).is_dir() else "record-not-file", file=name)
            mode = os.O_RDWR | os.O_APPEND if writable else os.O_RDONLY
            handle = os.open(name, mode | getattr(os, "O_BINARY", 0))
        except FileNotFoundError:
            raise Wrong("file-missing", file=name) from None
        except PermissionError:
            raise Wrong("output-forbidden" if writable else "file-forbidden", file=name) from None
        except (OSError, ValueError) as error:
            raise Wrong("file-unreadable", file=name, why=_reason(error)) from None
        opened = cls(name, handle)
        try:
            if writable:
                opened._lock()
            opened._read(writable)
        except BaseException:
            opened.close()
            raise
        if not writable:
            opened.close()
        return opened

    def append(self, line: Line) -> None:
        """Add a line and wait until it is on the disk; raises Wrong, with the file as it was, where that fails."""
        if self._handle is not None:
            self._write((write(line) + "\n").encode())
        self.lines.append(line)

    def close(self) -> None:
        """Give the file free; further lines stay in memory."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _lock(self) -> None:
        assert self._handle is not None
        if fcntl is None:
            return
        try:
            fcntl.flock(self._handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Wrong("record-in-use", file=self.name) from None
        except OSError:  # a file system without locks
            return

    def _read(self, writable: bool) -> None:
        assert self._handle is not None
        with open(self._handle, "rb", closefd=False) as file:
            raw = file.read()
        whole, _, rest = raw.rpartition(b"\n")
        texts = whole.split(b"\n") if whole or raw.startswith(b"\n") else []
        for number, text in enumerate(texts, start=1):
            line = _parsed(text)
            if line is None or isinstance(line, Opening) != (number == 1):
                raise Wrong("record-damaged" if number > 1 else "record-no-game", file=self.name, line=number)
            self.lines.append(line)
        self._size = len(raw)
        if not rest:
            return self._begun()
        line = _parsed(rest)  # an object ends with its brace: such a line lacks its end alone
        if line is not None and isinstance(line, Opening) == (not texts):
            self.lines.append(line)
            if writable:
                self._write(b"\n")
            return None
        self._begun()
        self.torn = len(rest)
        if writable:
            os.ftruncate(self._handle, len(raw) - len(rest))
            self._size = len(raw) - len(rest)
        return None

    def _begun(self) -> None:
        if not self.lines:
            raise Wrong("record-no-game", file=self.name, line=1)

    def _write(self, data: bytes) -> None:
        assert self._handle is not None
        if os.fstat(self._handle).st_size != self._size:
            raise Wrong("record-changed", file=self.name)
        try:
            rest = data
            while rest:
                rest = rest[os.write(self._handle, rest) :]
            os.fsync(self._handle)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._handle, self._size)
            raise Wrong("output-failed", file=self.name, why=_reason(error)) from None
        self._size += len(data)

    def _sync_folder(self) -> None:
        """Put the name of a new file on the disk too, where the system lets a folder be opened."""
        with suppress(OSError):
            handle = os.open(Path(self.name).resolve().parent, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def _parsed(text: bytes) -> Line | None:
    try:
        return read(text.decode())
    except (ValueError, RecursionError):
        return None


def _reason(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__
