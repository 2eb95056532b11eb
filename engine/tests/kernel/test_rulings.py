"""Rulings: the reading in force of a disputed section."""

from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex.kernel.errors import Wrong
from ludex.kernel.rulings import Readings
from ludex.kernel.rulings import rulings


def test_a_ruling_stands_at_its_default() -> None:
    """Unless another is asked for, the default reading is in force."""
    readings = Readings("toy")

    assert "4" == readings.of("1.3-alarm")
    assert "woods" == readings.of("1.2-flight")


def test_another_reading_may_be_asked_for() -> None:
    """A chosen reading is in force for its ruling alone."""
    readings = Readings("toy", {"1.3-alarm": "3"})

    assert "3" == readings.of("1.3-alarm")
    assert "woods" == readings.of("1.2-flight")


def test_as_printed_takes_misprints_literally() -> None:
    """As printed, a ruling stands at what the page says, or at its default where the page says nothing else."""
    readings = Readings("toy", as_printed=True)

    assert "5" == readings.of("1.3-alarm")
    assert "woods" == readings.of("1.2-flight")


def test_a_chosen_reading_goes_before_the_printed_one() -> None:
    """A reading asked for by name holds even where all else is as printed."""
    assert "3" == Readings("toy", {"1.3-alarm": "3"}, as_printed=True).of("1.3-alarm")


def test_the_rulings_that_were_consulted_are_kept() -> None:
    """Only what a run asked for is reported, in the order in which it was first asked."""
    readings = Readings("toy", {"1.3-alarm": "3", "1.2-flight": "sea"})
    for ruling in ("1.3-alarm", "1.3-alarm"):
        readings.of(ruling)

    assert {"1.3-alarm": "3"} == readings.used


def test_an_unknown_ruling_cannot_be_chosen() -> None:
    """A ruling that the game has not is refused with those that it has."""
    with pytest.raises(Wrong) as caught:
        Readings("toy", {"1.3-alram": "3"})

    assert "ruling-unknown" == caught.value.message
    assert {"name": "1.3-alram", "nearest": "1.3-alarm, 1.2-flight", "game": "toy"} == caught.value.facts


def test_an_unknown_reading_cannot_be_chosen() -> None:
    """A reading that the ruling has not is refused with those that it has."""
    with pytest.raises(Wrong) as caught:
        Readings("toy", {"1.3-alarm": "6"})

    assert "reading-unknown" == caught.value.message
    assert {"name": "6", "nearest": "3, 4, 5", "ruling": "1.3-alarm"} == caught.value.facts


def test_code_cannot_ask_for_an_unknown_ruling() -> None:
    """A procedure that asks for a ruling which the game has not fails, instead of going on with a reading of its own."""
    with pytest.raises(Wrong) as caught:
        Readings("toy").of("9.9-nothing")

    assert ("ruling-unknown", "9.9-nothing") == (caught.value.message, caught.value.facts["name"])


def test_a_game_may_have_no_rulings(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rulebook without the file of rulings has none."""
    monkeypatch.setattr(sources, "root", lambda: spec / "elsewhere")

    assert {} == rulings("another")
