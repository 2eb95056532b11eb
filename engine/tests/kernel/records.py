"""Duels played into records, for the tests of records and of their files."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludex.kernel import replay
from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.record import GameRecord
from ludex.kernel.words import Words
from tests.kernel.duel import GAME


def new(file: Path | str | None, game: Game = GAME, **how: Any) -> GameRecord:
    """Begin a duel with a fixed seed."""
    return GameRecord.create(game, None if file is None else str(file), **{"setup": "first", "seed": 7, **how})


def opened(file: Path, game: Game = GAME, writable: bool = True) -> GameRecord:
    """Open a record."""
    return GameRecord.open(game, str(file), writable)


def step(record: GameRecord, random: Random) -> None:
    """Answer or roll what is asked at random."""
    prompt = record.prompt()
    if prompt.decision is not None:
        record.answer(prompt.decision.name, random.choice(list(prompt.decision.options)))
    elif prompt.request is not None:
        drawn = random.random() < 0.5
        record.roll(prompt.request.name, None if drawn else replay.draw(prompt.request, random.randrange(1000), 0))


def played(file: Path, seed: int = 1, most: int = 1000, undo: bool = True) -> None:
    """Play a whole duel at random, taking steps back now and then."""
    random = Random(seed)
    with new(file) as record:
        for _ in range(most):
            if record.prompt().over:
                return
            if undo and record.steps and random.random() < 0.15:
                record.undo(random.randint(1, min(6, len(record.steps))))
            else:
                step(record, random)


def wrong(act: Callable[[], object]) -> Wrong:
    """Return how something is refused."""
    with pytest.raises(Wrong) as caught:
        act()
    for lang in ("en", "es"):
        text = Words(None, lang).message(caught.value.message, caught.value.facts)
        assert "{" not in text
        assert text != caught.value.message
    return caught.value


def lines(file: Path) -> list[dict[str, Any]]:
    """Return the lines of a record."""
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def same(one: GameRecord, other: GameRecord) -> bool:
    """Tell whether two games stand alike."""
    first, second = one.prompt(), other.prompt()
    stands = [(p.turn, p.step, p.name, p.decision and list(p.decision.options), p.sections) for p in (first, second)]
    return stands[0] == stands[1] and one.steps == other.steps and one.turns() == other.turns()
