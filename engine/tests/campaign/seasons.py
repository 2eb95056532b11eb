"""Seasons of the sample campaign played by seeded random legal choices."""

from pathlib import Path
from random import Random

from ludex.kernel.games import Game
from ludex.kernel.record import GameRecord

TURNS = 4


def play_season(game: Game, seed: int, path: Path | None = None, steps: int = 100_000) -> GameRecord:
    """Play a season of four turns, or so many steps of it, every legal option as likely as the others."""
    random = Random(seed)
    record = GameRecord.create(game, None if path is None else str(path), setup="four-realms", seed=seed)
    carry_on(record, random, steps)
    return record


def carry_on(record: GameRecord, random: Random, steps: int) -> None:
    """Play on until the season is over, checking after each step that the position is consistent."""
    for _ in range(steps):
        position = record.position()
        if position.marks["season"] != 1:
            return
        prompt = record.prompt()
        name = str(prompt.name)
        if prompt.decision is None:
            record.roll(name)
        elif name.startswith("season-end"):
            record.answer(name, "yes" if position.marks["turn"] == TURNS else "no")
        else:
            record.answer(name, random.choice(list(prompt.decision.options)))
        assert not record.game.check(record.position())
