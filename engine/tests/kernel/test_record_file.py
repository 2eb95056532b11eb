"""The file of a record: what is written when, and files that are cut off, damaged, foreign or held by another."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.kernel.duel import GAME
from tests.kernel.records import lines
from tests.kernel.records import new
from tests.kernel.records import opened
from tests.kernel.records import played
from tests.kernel.records import same
from tests.kernel.records import step
from tests.kernel.records import wrong


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The name of a record that is not there yet."""
    return tmp_path / "duel.jsonl"


def test_each_step_is_on_the_disk_at_once(file: Path) -> None:
    """Another reader sees every line as soon as it is answered, and can look while the game is played."""
    with new(file) as record:
        record.answer("stake", "5")
        looking = opened(file, writable=False)
        assert same(record, looking)
        looking.roll("luck/red")
        assert 2 == len(lines(file))


def test_a_file_that_exists_is_not_replaced(file: Path) -> None:
    """Creating is for new files; folders that are not there are not made."""
    file.write_text("precious")

    assert "record-exists" == wrong(lambda: new(file)).message
    assert "precious" == file.read_text()
    assert "output-no-folder" == wrong(lambda: new(file / "below")).message
    assert "output-no-folder" == wrong(lambda: new(file.parent / "none" / "f")).message
    assert "output-failed" == wrong(lambda: new("a\0b")).message
    assert "game-not-played" == wrong(lambda: new(file.parent / "x", replace(GAME, advance=None))).message


def test_what_is_no_record_is_not_opened(file: Path, tmp_path: Path) -> None:
    """A missing file, a folder, a device, an empty file, other text and another game's record are told as such."""
    assert "file-missing" == wrong(lambda: opened(file)).message
    assert "file-directory" == wrong(lambda: opened(tmp_path)).message
    assert "record-not-file" == wrong(lambda: opened(Path("/dev/null"))).message
    for text in (b"", b"\n", b"{", b"Once upon a time", b"Once\nupon\n", b"{}\n", b"\0" * 50, b'{"undo": 1}\n', b"[" * 99_999):
        file.write_bytes(text)
        assert "record-no-game" == wrong(lambda: opened(file)).message
        assert text == file.read_bytes()
    file.write_text('{"game": "other", "seed": 1, "edition": {}, "setup": "x", "readings": {}, "policies": {}}\n')
    assert "record-other-game" == wrong(lambda: opened(file)).message


@pytest.mark.parametrize("seed", range(3))
def test_cut_off_anywhere_nothing_complete_is_lost(tmp_path: Path, seed: int) -> None:
    """At every byte: what stands whole before the cut is kept, the rest dropped with a notice, and the game goes on."""
    file, cut = tmp_path / "whole", tmp_path / "cut"
    played(file, seed, most=25)
    whole = file.read_bytes()
    first = whole.index(b"\n")
    for length in range(first, len(whole) + 1):
        cut.write_bytes(whole[:length])
        complete = whole[:length].count(b"\n") + (length < len(whole) and whole[length : length + 1] == b"\n")
        with opened(cut) as record:
            torn = [notice.facts["n"] for notice in record.notices]
            kept = b"".join(line + b"\n" for line in whole.split(b"\n")[:complete])
            assert ([] if len(kept) >= length else [length - len(kept)]) == torn
            assert kept == cut.read_bytes()
            record.prompt()
            assert cut.read_bytes().startswith(kept)
        with opened(cut) as again:
            assert [] == again.notices
            step(again, Random(0))
            with again.replay(None) as copy:
                assert same(copy, again)


def test_looking_at_a_cut_off_file_changes_nothing(file: Path) -> None:
    """A file opened to be read is left as it is, with the same notice."""
    played(file, most=8, undo=False)
    cut = file.read_bytes()[:-5]
    file.write_bytes(cut)
    record = opened(file, writable=False)

    assert ["record-torn"] == [notice.message for notice in record.notices]
    record.prompt()
    assert cut == file.read_bytes()


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[]",
        b"{}",
        b'{"undo": 0}',
        b'{"undo": 99}',
        b'{"undo": true}',
        b'{"undo": -1}',
        b'{"undo": 1, "why": "x"}',
        b'{"decision": "stake"}',
        b'{"decision": "stake", "faction": "red", "value": 2}',
        b'{"chance": "luck/red", "value": "7", "drawn": "no"}',
        b'{"chance": "luck/red", "value": "7"',
        b'{"snapshot": null}',
        b'{"game": "toy", "seed": 1, "edition": {}, "setup": "x", "readings": {}, "policies": {}}',
        b"[" * 100_000,
    ],
)
def test_a_file_damaged_in_the_middle_is_refused(file: Path, damage: bytes) -> None:
    """The line is named, and the file left as it is; damage is never taken for an unfinished end."""
    played(file, most=10, undo=False)
    parts = file.read_bytes().split(b"\n")
    for place in (2, len(parts) - 2):
        broken = b"\n".join([*parts[:place], damage, *parts[place + 1 :]])
        file.write_bytes(broken)
        refused = wrong(lambda: opened(file))
        assert ("record-damaged", place + 1) == (refused.message, refused.facts["line"])
        assert broken == file.read_bytes()


@pytest.mark.parametrize(
    ("old", "new_text", "message", "line"),
    [
        ('"luck/red"', '"luck/blue"', "record-unasked", 3),
        ('"value": "2"', '"value": "3"', "record-illegal", 2),
        ('"value": "3+5"', '"value": "3+9"', "record-illegal", 3),
        (
            '"chance": "luck/red", "value": "3+5", "drawn": false',
            '"decision": "luck/red", "faction": "red", "value": "1"',
            "record-unasked",
            3,
        ),
    ],
)
def test_a_step_that_the_rules_do_not_ask_for_is_told_by_its_line(
    file: Path, old: str, new_text: str, message: str, line: int
) -> None:
    """A well-formed line that cannot be played names itself; it can still be taken back."""
    with new(file) as record:
        record.answer("stake", "2")
        record.roll("luck/red", "3+5")
    file.write_text(file.read_text().replace(old, new_text))
    with opened(file) as record:
        refused = wrong(record.prompt)
        assert (message, line) == (refused.message, refused.facts["line"])
        record.undo(2)
        assert "stake" == record.prompt().name


def test_steps_after_the_end_are_refused(file: Path) -> None:
    """What stands after the game is over is told by its line."""
    played(file, undo=False)
    count = len(lines(file))
    with file.open("a") as end:
        end.write('{"decision": "stake", "faction": "red", "value": "1"}\n')
    with opened(file) as record:
        refused = wrong(record.prompt)
    assert ("record-left", count + 1) == (refused.message, refused.facts["line"])


def test_a_second_player_of_one_file_is_refused(file: Path) -> None:
    """A file that is being played is locked; where locks are not kept, its length tells."""
    pytest.importorskip("fcntl")
    with new(file) as record:
        assert "record-in-use" == wrong(lambda: opened(file)).message
        assert "record-exists" == wrong(lambda: new(file)).message
        with file.open("a") as other:
            other.write('{"decision": "stake", "faction": "red", "value": "1"}\n')
        assert "record-changed" == wrong(lambda: record.answer("stake", "2")).message
    with opened(file) as record:
        assert "luck/red" == record.prompt().name


def test_another_edition_is_told(file: Path) -> None:
    """A game begun under other rules says so."""
    new(file).close()
    file.write_text(file.read_text().replace('"edition": {}', '"edition": {"errata": "1999"}'))
    with opened(file) as record:
        assert ["record-edition"] == [notice.message for notice in record.notices]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_a_full_disk_leaves_the_record_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that cannot be written whole is taken away again, and the game stands as before."""
    real = os.write

    def half(handle: int, data: bytes) -> int:
        if len(data) < 20:
            raise OSError(28, "No space left on device")
        return real(handle, data[: len(data) // 2])

    with new(file) as record:
        before = file.read_bytes()
        monkeypatch.setattr(os, "write", half)
        assert "output-failed" == wrong(lambda: record.answer("stake", "2")).message
        assert before == file.read_bytes()
        monkeypatch.undo()
        assert "luck/red" == record.answer("stake", "2").name


KILLED = """
import sys
from random import Random
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from ludex.kernel import sources
sources.root = lambda: Path(sys.argv[3])
from tests.kernel.test_record import new, step
random = Random(int(sys.argv[4]))
record = new(Path(sys.argv[1]))
while True:
    if record.prompt().over or len(record.steps) > 12:
        record.undo(random.randint(1, len(record.steps)))
    else:
        step(record, random)
    print(len(record.file.lines), flush=True)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process cannot be killed so")
@pytest.mark.parametrize("seed", range(3))
def test_killed_while_playing_nothing_answered_is_lost(file: Path, spec: Path, seed: int) -> None:
    """After a kill at any moment the record holds at least every line that was acknowledged, and plays on."""
    root = str(Path(__file__).parents[2])
    command = [sys.executable, "-c", KILLED, str(file), root, str(spec), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        told = [process.stdout.readline() for _ in range(40 + 17 * seed)]
        process.kill()
    with opened(file) as record:
        assert len(record.file.lines) >= int(told[-1])
        step(record, Random(seed)) if not record.prompt().over else record.undo()
        with record.replay(str(file) + "2"):
            assert file.read_bytes() == Path(f"{file}2").read_bytes()
