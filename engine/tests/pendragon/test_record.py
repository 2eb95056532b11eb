"""A game of Pendragon in its record: played at random, replayed line by line, resumed from the file."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from ludex.kernel.decisions import Judged
from ludex.kernel.errors import Wrong
from ludex.kernel.games import load
from ludex.kernel.record import GameRecord
from ludex.kernel.record_file import Snapshot
from ludex.pendragon.sequence import label
from tests.pendragon.test_sequence_of_play import statement

CARDS = 15


def play(record: GameRecord, random: Random) -> None:
    """Play on at random until so many cards have begun."""
    seen: set[str] = set()
    while len(seen) < CARDS and not record.prompt().over:
        prompt = record.prompt()
        seen.add(label(record.position()))
        if prompt.request is not None:
            record.roll(prompt.request.name)
            continue
        assert prompt.decision is not None
        options = prompt.decision.options
        if isinstance(options, Judged) and options.open:
            with suppress(Wrong):
                record.answer(prompt.decision.name, statement(random) if random.random() < 0.6 else "done")
        else:
            record.answer(prompt.decision.name, str(random.choice([*options])))


def test_a_game_is_replayed_and_resumed_from_its_record(tmp_path: Path) -> None:
    """Replayed, the record comes out the same; opened again, it waits for the same thing; each turn has its position."""
    file = str(tmp_path / "game.jsonl")
    with GameRecord.create(load("pendragon"), file, setup="de-excidio-britanniae", seed=7) as record:
        play(record, Random(7))
        prompt, position = record.prompt(), record.position()
        snapshots = [line for line in record.file.lines if isinstance(line, Snapshot)]
        with record.replay(None) as copy:
            assert record.file.lines == copy.file.lines

    assert CARDS <= len(snapshots) + 1
    assert all(snapshot.position is not None for snapshot in snapshots)
    with GameRecord.open(load("pendragon"), file) as resumed:
        assert (prompt.name, prompt.step) == (resumed.prompt().name, resumed.prompt().step)
        assert position == resumed.position()


def test_a_refused_effect_leaves_no_trace_in_the_record() -> None:
    """What the rules refuse is not written, and the game still waits for the same effect."""
    with GameRecord.create(load("pendragon"), None, setup="barbarian-conspiracy", seed=1) as record:
        for value in ("22", "8"):
            record.roll(record.prompt().name or "", value)
        for value in ("command", "march"):
            record.answer(record.prompt().name or "", value)
        before, name = list(record.file.lines), record.prompt().name or ""
        for value, message in (("place saxons 26w in iceni", "number-absurd"), ("sea germanicus unpatrolled", "refused")):
            with pytest.raises(Wrong) as wrong:
                record.answer(name, value)
            assert message == wrong.value.message

        assert before == record.file.lines
        assert name == record.prompt().name
