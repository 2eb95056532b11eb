"""Measures: the whole command against the start of typer, and exact chances against a plain recursion."""

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from bench.printed_battle import battle
from bench.printed_battle import Saxons
from ludex.kernel.games import load
from ludex.kernel.questions import ask
from ludex.kernel.questions import Request

pytestmark = pytest.mark.bench

COMMAND_RUNS = 11
EXACT_RUNS = 41
COMMAND_AIM = 3
EXACT_AIM = 10

AT = "imperium: autonomy-military | corieltauvi: saxons 9r(2p) 1w; dux 3c fort@lindum; civitates 1com town@ratae"
PARAMS = {"attacker": "saxons", "defender": "dux", "feats": "surprise"}
CHOICES = {"withdraw/civitates": "1com@ratae", "withdraw/dux": "none", "shelter/dux": "none"}
AS_PRINTED = {"losses/charge/saxons": "4r 1w", "assault/saxons": "ratae"}
DICE = "3,3,6"


def alternating(runs: int, one: Callable[[], object], other: Callable[[], object]) -> tuple[float, float]:
    """Return the medians in milliseconds of two things run in turn, after one run of each that does not count."""
    times: tuple[list[float], list[float]] = ([], [])
    for run in range(runs + 1):
        for what, kept in zip((one, other), times, strict=True):
            start = perf_counter()
            what()
            if run:
                kept.append((perf_counter() - start) * 1000)
    return median(times[0]), median(times[1])


def report(capsys: pytest.CaptureFixture[str], what: str, times: tuple[float, float], against: str, aim: float) -> None:
    """Print both sides of a measure and their ratio beside the aim."""
    ratio = times[0] / times[1]
    with capsys.disabled():
        sys.stdout.write(f"\n{what}: {times[0]:.1f} ms\n{against}: {times[1]:.1f} ms\nratio {ratio:.2f} (aim: at most {aim})\n")


def test_the_whole_command(capsys: pytest.CaptureFixture[str]) -> None:
    """`ludex ask` tells the printed Battle, and takes no more than a few times what its parser takes to be imported."""
    options = [f"--set={name}={value}" for name, value in PARAMS.items()]
    options += [f"--choose={name}={value}" for name, value in (CHOICES | AS_PRINTED).items()]
    command = [str(Path(sys.executable).with_name("ludex")), "ask", "pendragon", "battle", "--at", AT, "--dice", DICE, *options]
    importing = [sys.executable, "-c", "import typer"]

    def runs(words: list[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, check=True, capture_output=True, text=True)

    assert runs(command).stdout
    times = alternating(COMMAND_RUNS, lambda: runs(command), lambda: runs(importing))
    report(capsys, f"ludex ask pendragon battle, dice {DICE}", times, 'python -c "import typer"', COMMAND_AIM)


def test_exact_chances(capsys: pytest.CaptureFixture[str]) -> None:
    """The engine's exact chances of the printed Battle are those of a plain recursion, at a few times its cost."""
    game = load("pendragon")
    request = Request("battle", PARAMS, game.read(AT), choices=CHOICES)
    start = Saxons(raiders=7, laden=2, warbands=1)
    exact = {frozenset(facts.items()): p for facts, p in ask(game, request).distribution}

    assert {frozenset(end): p for end, p in battle(start, cavalry=3, comitates=1).items()} == exact
    assert Fraction(1) == sum(exact.values())
    times = alternating(EXACT_RUNS, lambda: ask(game, request), lambda: battle(start, cavalry=3, comitates=1))
    report(capsys, "exact chances of the printed Battle, engine", times, "the same by a plain recursion", EXACT_AIM)
