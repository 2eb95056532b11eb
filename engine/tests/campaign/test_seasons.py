"""A season of a four-player campaign, played by random legal choices: nothing breaks, nothing is lost."""

from pathlib import Path
from random import Random

import pytest

from ludex.campaign import GAME
from ludex.kernel.errors import Wrong
from ludex.kernel.record import GameRecord
from tests.campaign.seasons import carry_on
from tests.campaign.seasons import play_season

SEEDS = range(40)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_season_never_breaks_an_invariant(seed: int) -> None:
    """After every step of a season the position is consistent, and the season comes to its end."""
    record = play_season(GAME, seed)

    assert (2, 1) == (record.position().marks["season"], record.position().marks["turn"])


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_a_replay_is_the_same_to_the_byte(seed: int, tmp_path: Path) -> None:
    """A game played anew from its file gives the same file."""
    first, second = tmp_path / "first.game", tmp_path / "second.game"
    record = play_season(GAME, seed, first)
    record.replay(str(second)).close()
    record.close()

    assert first.read_bytes() == second.read_bytes()


def test_a_game_killed_at_any_byte_goes_on_with_what_was_complete(tmp_path: Path) -> None:
    """Cut at 50 random bytes, a file opens with every complete line in it and can be played to the end."""
    whole = tmp_path / "whole.game"
    play_season(GAME, 7, whole, steps=120).close()
    content = whole.read_bytes()
    header = content.index(b"\n") + 1
    random = Random(7)
    for cut in sorted(random.randrange(header, len(content)) for _ in range(50)):
        torn = tmp_path / f"torn-{cut}.game"
        torn.write_bytes(content[:cut])
        record = GameRecord.open(GAME, str(torn))
        complete = content[: content.rindex(b"\n", 0, cut) + 1] if b"\n" in content[:cut] else b""
        assert torn.read_bytes().startswith(complete)
        carry_on(record, random, steps=5)
        record.close()


@pytest.mark.bench
@pytest.mark.parametrize("seed", range(500))
def test_five_hundred_seasons(seed: int) -> None:
    """The same over 500 seeds; `make bench` runs it, since it takes more than a minute."""
    play_season(GAME, seed)


def test_a_game_is_not_begun_from_a_position_that_cannot_occur(tmp_path: Path) -> None:
    """Two armies of a player in one space are told, and no file is made (3)."""
    file = tmp_path / "game.jsonl"
    position = GAME.read("players: ana | a1: plain; realm ana | army ana-1: a1; hero Aldric | army ana-2: a1; hero Brida")

    with pytest.raises(Wrong, match="position-impossible"):
        GameRecord.create(GAME, str(file), position=position, seed=1)
    assert not file.exists()
