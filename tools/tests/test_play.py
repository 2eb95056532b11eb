"""`ludex play` on a toy game: prompts, answers, rolls, commands, single commands and refusals, in both languages."""

import io
import json
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

import pytest

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Judged
from ludex.kernel.decisions import Whole
from ludex.kernel.games import Game
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.position import Stock
from ludex.kernel.replay import Prompt
from ludex.kernel.rulebook import Rulebook
from ludex_tools.cli import options
from ludex_tools.cli import vocabulary
from ludex_tools.cli.speech import LANGUAGE
from ludex_tools.cli.speech import Speech
from ludex_tools.main import run
from tests.toys import install
from tests.toys import lay_out

FILES = {
    "game.toml": """
id = "race"
[title]
en = "Race"
es = "Carrera"
[edition]
printing = "2020"
[[chapter]]
id = "1"
file = "1-race"
sections = "1."
title = { en = "Race", es = "Carrera" }
""",
    "sections.toml": """
[[section]]
id = "1.1"
kind = "procedure"
en = "Ride"
es = "Cabalgar"
""",
    "glossary.toml": """
[[term]]
id = "red"
en = { one = "Red" }
es = { one = "Rojo" }
[[term]]
id = "pace"
en = { one = "Pace" }
es = { one = "Paso" }
[[term]]
id = "grass"
en = { one = "Grass" }
es = { one = "Césped" }
""",
    "rulings.toml": """
[[ruling]]
id = "1.1-fall"
default = "one"
[[ruling.reading]]
id = "one"
[[ruling.reading]]
id = "two"
""",
    "messages.toml": """
rode = { en = "{who} rides {n}.", es = "{who} avanza {n}." }
option-mud = { en = "mud", es = "barro" }
owed-oats = { en = "Oats for {who}.", es = "Avena para {who}." }
decision-lane = { en = "Which lane does {faction} take ({subject})?", es = "¿Qué calle toma {faction} ({subject})?" }
""",
}


class Side(StrEnum):
    """The two riders."""

    RED = "red"
    BLUE = "blue"


rulebook = Rulebook("race")
STOCK = Stock()


def value(position: Position, name: str) -> int:
    """Return a number that the position holds."""
    return int(position.marks.get(name, 0))


@rulebook.rule("1.1")
def ride(play: Play, position: Position) -> Position:
    """Each side in turn picks a pace and throws; on the last heat it picks a lane too."""
    side = Side.BLUE if value(position, "moves") % 2 else Side.RED
    pace = play.decide("pace", side, {"walk": 1, "trot": 2}, position)
    play.note("1.1", "owed-oats", who=side)
    ahead = pace * play.total("ride", 2, 6)
    if value(position, "moves") >= 2:
        ahead += play.decide(f"lane/{side}", side, {"1": 0, "2": 1}, position)
        ahead += {"grass": 1, "mud": 0}[play.pick("ground", {"grass": 1, "mud": 2})]
    play.note("1.1", "rode", who=side, n=ahead)
    return position.mark("moves", value(position, "moves") + 1).mark(side, value(position, side) + ahead)


def read(text: str) -> Position:
    """Read what `show` writes."""
    pairs = (line.partition(": ") for line in text.splitlines())
    return Position(STOCK, {}, {name: int(number) for name, _, number in pairs})


def show(position: Position) -> str:
    """Write the numbers, a line each."""
    return "\n".join(f"{name}: {number}" for name, number in sorted(position.marks.items()))


def trot(_: Decision) -> str:
    """Always trot, on the first lane."""
    return "trot" if "trot" in _.options else "1"


GAME = Game(
    rulebook=rulebook,
    questions={},
    policies={"trot": trot, "ask": None},
    default_policy="ask",
    factions=lambda _: tuple(Side),
    setups=("start",),
    setup=lambda _: Position(STOCK, {}, {"moves": 0}),
    read=read,
    show=show,
    check=lambda _: [],
    advance=ride,
    turn=lambda position: f"1.{value(position, 'moves') // 2 + 1}",
    over=lambda position: value(position, "moves") >= 4,
)


@pytest.fixture(autouse=True)
def race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the race a game that the command line finds, with its rulebook in a folder; English, in an empty folder."""
    lay_out(tmp_path, monkeypatch, "race", FILES)
    install(monkeypatch, "race", GAME=GAME)
    (tmp_path / "games").mkdir()
    monkeypatch.chdir(tmp_path / "games")


Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *line: str, status: int = 0, said: str = "") -> str:
    """Return what `ludex play race` prints; `said` is what it says on standard error."""
    found = run(["play", "race", *line])
    out, err = capsys.readouterr()
    assert (status, said) == (found, err)
    return out


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Put lines on standard input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def data(capsys: Capture, *line: str) -> Any:
    """Return what `ludex play race` prints as data."""
    return json.loads(told(capsys, *line, "--json"))


def refused(capsys: Capture, *line: str) -> str:
    """Return the one line in which `ludex play race` is refused, with status 2 and nothing else printed."""
    assert run(["play", "race", *line]) == 2
    out, err = capsys.readouterr()
    assert ("", 1) == (out, err.count("\n"))
    assert "failed (" not in err
    return err


START = ("g", "--setup", "start", "--seed", "3")


def test_a_new_game_shows_what_is_asked(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """With no input it shows who decides what, with numbered options, and leaves a record."""
    typed(monkeypatch)

    expected = "Turn 1.1, step 1. Red must decide pace:\n  1  walk\n  2  trot\n"
    assert expected == told(capsys, *START)
    assert expected == told(capsys, "g")
    first = {"game": "race", "seed": 3, "edition": {"printing": "2020"}, "setup": "start", "readings": {}, "policies": {}}
    assert [first] == [json.loads(line) for line in Path("g").read_text().splitlines()]


def test_lines_are_answers_by_text_or_number_and_rolls(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option's number or text, a total, single dice; what happened is told after each."""
    typed(monkeypatch, "2", "3+5", "walk", "9")
    out = told(capsys, *START)

    assert "Turn 1.1, step 2. Roll 2D6 for ride (2-12; draw draws it).\n" in out
    assert "  1.1  Red rides 16.\nTurn 1.1, step 3. blue must decide pace:\n" in out
    assert out.endswith("Turn 1.2, step 5. Red must decide pace:\n  1  walk\n  2  trot\n")
    steps = [json.loads(line) for line in Path("g").read_text().splitlines()[1:]]
    assert ["trot", "3+5", "walk", "9", "blue: 9\nmoves: 2\nred: 16"] == [
        one.get("value", one.get("position")) for one in steps
    ]


def test_an_empty_line_or_draw_draws(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A roll is then drawn from the seed, and told; an empty line never decides."""
    typed(monkeypatch, "", "walk", "", "walk", "draw", "walk", "sortear")
    out = told(capsys, *START)

    assert 3 == out.count("Drawn for ride: ")
    drawn = [json.loads(line) for line in Path("g").read_text().splitlines() if "chance" in line]
    assert [True] * 3 == [one["drawn"] for one in drawn]


def test_options_that_are_numbers_have_none(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a number is the option itself; the game's own message asks."""
    typed(monkeypatch, "walk", "7", "walk", "7", "walk", "7", "2", "mud")
    out = told(capsys, *START)

    assert "Which lane does Red take (Red)? (lane/red, decided by Red)\n  1\n  2\n" in out
    assert "Draw for ground, or say what came (draw draws it):\n  1  Grass\n  2  mud\n" in out
    assert "Red rides 8." in out


def asking(legal: Mapping[str, Any]) -> Prompt:
    """Return a prompt for a decision with these options."""
    return Prompt(None, 1, Decision("which", "ana", legal, Position(Stock())))


def test_a_range_is_shown_as_one_option() -> None:
    """Whole numbers that may be given are told as a range, beside the word that stands for none; they are not numbered."""
    assert ["none", "0-750"] == options.legal(Whole(0, 750, "none"))
    assert not options.by_number(asking(Whole(0, 750, "none")))
    assert options.by_number(asking(dict.fromkeys(["1w 4r", "none", "a1-b2"])))
    assert not options.by_number(asking(Judged(str, ["place PIECES"], open=True)))


def test_what_is_refused_is_told_and_asked_again(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """An illegal answer and an impossible roll say what is legal; the game goes on, and nothing of them is written."""
    typed(monkeypatch, "gallop", "3", "walk", "13", "6+7", "undo 9", "undo x", "report 7", "8")
    said = (
        "“gallop” is no legal answer to pace. Legal: walk, trot\n"
        "“3” is no legal answer to pace. Legal: walk, trot\n"
        "“13” is impossible for ride, which needs 2D6. Possible: 2-12, or single dice joined by +\n"
        "“6+7” is impossible for ride, which needs 2D6. Possible: 2-12, or single dice joined by +\n"
        "So much cannot be taken back: 1 to 1 steps can\n"
        "undo takes a whole number of steps, not “x”\n"
        "There is no turn “7” in this game. Known: 1.1\n"
    )
    out = told(capsys, *START, said=said)

    assert "Red rides 8." in out
    assert 3 == len(Path("g").read_text().splitlines())


def test_commands(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """`undo`, `report`, `why`, `position`, `help` and `quit`, the last of which reads no further."""
    typed(monkeypatch, "walk", "7", "trot", "undo", "undo 2", "walk", "why", "position", "report", "help", "quit", "walk")
    out = told(capsys, *START)

    assert "Taken back: 1 step.\nTurn 1.1, step 3. blue must decide pace:" in out
    assert "Taken back: 2 steps.\nTurn 1.1, step 1. Red must decide pace:" in out
    assert "  1.1  Ride\n" in out
    assert "\nmoves: 0\n" in out
    assert "Turn 1.1\n  Nothing has happened yet.\n\nOwed\n  1.1  Oats for Red.\n" in out
    assert "  undo      takes back the last step, or several: undo 3\n" in out
    assert "walk" == json.loads(Path("g").read_text().splitlines()[-1])["value"]


def test_spanish(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prompts, refusals, commands and help speak Spanish."""
    typed(monkeypatch, "galope", "walk", "7", "informe", "ayuda", "deshacer", "salir")
    said = "«galope» no es una respuesta permitida para pace. Se permiten: walk, trot\n"
    out = told(capsys, *START, "--lang", "es", said=said)

    assert out.startswith("Turno 1.1, paso 1. Rojo debe decidir pace:\n")
    assert "  1.1  Rojo avanza 7.\n" in out
    assert "Pendiente\n  1.1  Avena para Rojo.\n" in out
    assert "  deshacer   deshace el último paso, o varios: deshacer 3\n" in out
    assert "Deshecho: 1 paso.\n" in out


@pytest.mark.parametrize("start", [[], ["--setup", "start"]])
def test_what_is_no_record_is_told_with_what_would_be_right(capsys: Capture, start: list[str]) -> None:
    """A folder, a device, an empty file, a position and prose are not taken for a game that has begun."""
    Path("empty").touch()
    Path("p.toml").write_text('game = "race"\nmoves = 3\n')
    Path("prose").write_text("Once upon a time\n")
    Path("folder").mkdir()

    assert "folder: this is a folder, not a file\n" == refused(capsys, "folder", *start)
    assert "/dev/null: this is not an ordinary file\n" == refused(capsys, "/dev/null", *start)
    assert "empty: the file is empty" in refused(capsys, "empty", *start)
    assert "ludex play race NEW.jsonl --position p.toml\n" in refused(capsys, "p.toml", *start)
    assert "a new game needs a new file, and --setup NAME or --position FILE\n" in refused(capsys, "prose", *start)
    assert "--undo takes a whole number of steps, not “abc”\n" == refused(capsys, "g", *START[1:], "--undo", "abc")


def test_options_in_the_words_of_the_language(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are shown in words with their ids, and meant by either or by a number; the record holds the id alone."""
    line = ("--answer", "pace=walk", "--roll", "ride=7")
    begin = [*line, *line, *line, "--answer", "lane/red=2"]
    recorded = set()
    for place, (lang, item) in enumerate([("es", "CESPED"), ("es", "césped"), ("es", "grass"), ("en", "1"), ("en", "Grass")]):
        file = f"g{place}"
        told(capsys, file, *START[1:], *begin)
        typed(monkeypatch, item)
        out = told(capsys, file, "--lang", lang)
        if lang == "es":
            assert "Sortea ground, o indica lo que ha salido (sortear lo sortea):\n" in out
            assert "  1  Césped (grass)\n  2  barro (mud)\n" in out
        recorded.add(Path(file).read_text())
    told(capsys, "h", *START[1:], *begin, "--roll", "ground=Césped", "--lang", "es")
    recorded.add(Path("h").read_text())
    assert 1 == len(recorded)
    assert '"value": "grass"' in recorded.pop()


def test_a_range_is_refused_as_a_range() -> None:
    """What may be given is told as it is shown, not by the ends of the range."""
    token = LANGUAGE.set("es")
    try:
        assert "ninguno, 1-99999" == options.told(Speech("race"), options.legal(Whole(1, 99999, "none")))
    finally:
        LANGUAGE.reset(token)


def test_yes_no_and_none_in_words() -> None:
    """They are understood in the language of the session; what two options could mean is none of them."""
    token = LANGUAGE.set("es")
    try:
        speech = Speech("race")
        asked = ["yes", "no", "none", "2"]
        assert ["yes", "yes", "no", "none"] == [
            vocabulary.meant(speech.game, asked, text) for text in ("sí", "SI", "no", "Ninguno")
        ]
        assert ["sí (yes)", "no"] == [options.shown(speech, option) for option in asked[:2]]
        assert "sí, no, ninguno, 2" == options.told(speech, asked)
        assert vocabulary.meant(speech.game, ["grass", "césped"], "cesped") is None
        assert vocabulary.meant(speech.game, asked, "") is None
    finally:
        LANGUAGE.reset(token)


def test_draw_draws_every_roll(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --draw only decisions are asked, and taking back goes to the last of them."""
    typed(monkeypatch, "walk", "walk", "undo", "trot")
    out = told(capsys, *START, "--draw")

    assert "Roll" not in out
    assert 3 == out.count("Drawn for ride: ")
    assert "Taken back: 2 steps.\nTurn 1.1, step 3. blue must decide pace:" in out


def test_a_whole_game_by_single_commands(capsys: Capture) -> None:
    """Answers and rolls are taken in the order in which they are asked; data tells what came of each command."""
    first = data(capsys, *START, "--answer", "pace=walk", "--roll", "ride=4")
    assert ["pace", "blue"] == [first["asked"]["decision"], first["asked"]["faction"]]
    assert [{"section": "1.1", "text": "Oats for Red."}, {"section": "1.1", "text": "Red rides 4."}] == first["happened"]
    assert ["walk", "4"] == [one["value"] for one in first["done"]]
    again = told(capsys, "g", "--undo", "1", "--roll", "ride=5")
    assert "Taken back: 1 step.\n  1.1  Red rides 5.\nTurn 1.1, step 3. blue must decide pace:\n" in again
    line = ["--answer", "pace=walk", "--answer", "pace=trot", "--answer", "pace=trot"]
    last = data(capsys, "g", *line, "--answer", "lane/blue=2", "--answer", "lane/red=1", "--roll", "ground=mud", "--draw")
    assert (True, None) == (last["over"], last["asked"])
    assert "The game is over.\n" in told(capsys, "g", "--report")
    assert "Turns: 1.1, 1.2, 1.3\n" in told(capsys, "g", "--report=1.2")
    assert "pace is not asked: the game is over\n" == refused(capsys, "g", "--answer", "pace=walk")


def test_policies_play_their_side(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a policy decides is told, and asked of nobody."""
    typed(monkeypatch, "walk", "walk", "1")
    out = told(capsys, *START, "--draw", "--policy", "blue=trot")

    assert "blue, by the policy trot: pace = trot\n" in out
    assert "blue must decide" not in out
    assert out.endswith("The game is over.\n")


def test_report_as_data(capsys: Capture) -> None:
    """What happened, what is owed and what is asked, of the present turn or another."""
    told(capsys, *START, "--answer", "pace=walk", "--roll", "ride=4")
    report = data(capsys, "g", "--report", "1.1")
    assert report == data(capsys, "g", "--report")
    assert [{"section": "1.1", "text": "Red rides 4."}] == report["happened"]
    assert [{"section": "1.1", "text": "Oats for Red."}] == report["owed"]
    assert "pace" == report["asked"]["decision"]


def test_status_as_data_looks_without_touching(capsys: Capture) -> None:
    """It can be asked while the game is played, and leaves the file as it is."""
    from ludex.kernel.record import GameRecord

    told(capsys, *START, "--answer", "pace=walk")
    with GameRecord.open(GAME, "g"):
        assert "ride" == data(capsys, "g")["asked"]["chance"]
        assert "being played elsewhere" in refused(capsys, "g", "--roll", "ride=7")
        assert "being played elsewhere" in refused(capsys, "g")


def test_replay(capsys: Capture) -> None:
    """The same game in another file, line by line; never over a file that exists."""
    told(capsys, *START, "--answer", "pace=walk", "--roll", "ride=draw")

    assert "h: the same 3 lines.\n" in told(capsys, "g", "--replay", "h")
    assert Path("g").read_bytes() == Path("h").read_bytes()
    assert "h exists already" in refused(capsys, "g", "--replay", "h")


def test_a_torn_line_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice stands on standard error, or in the data; the game goes on."""
    told(capsys, *START, "--answer", "pace=walk")
    with Path("g").open("a") as file:
        file.write('{"chance": "ri')
    assert ["g: the last line was not finished and has been dropped (14 bytes); all before it is kept"] == data(capsys, "g")[
        "notices"
    ]
    typed(monkeypatch)
    said = "g: the last line was not finished and has been dropped (14 bytes); all before it is kept\n"
    assert "Roll 2D6" in told(capsys, "g", said=said)
    assert "Roll 2D6" in told(capsys, "g")


def test_a_position_begins_a_game(capsys: Capture) -> None:
    """It is read from a file that names the game."""
    Path("p.toml").write_text('game = "race"\nmoves = 3\nred = 5\n')

    assert {"position": "moves: 3\nred: 5"} == data(capsys, "g", "--position", "p.toml")["start"]


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "line",
    [
        ["g"],
        ["g", "--report"],
        ["g", "--report", "9.9"],
        ["g", "--replay", "h"],
        ["g", "--json"],
        ["g", "--answer", "pace=walk"],
        ["g", "--setup", "none"],
        ["g", "--setup", "start", "--position", "p"],
        ["g", "--position", "none"],
        ["g", "--setup", "start", "--seed", "x"],
        ["g", "--setup", "start", "--reading", "9.9=x"],
        ["g", "--setup", "start", "--reading", "1.1-fall=three"],
        ["g", "--setup", "start", "--policy", "green=trot"],
        ["g", "--setup", "start", "--policy", "red=fly"],
        ["g", "--setup", "start", "--policy", "red"],
        ["g", "--setup", "start", "--undo", "x"],
        ["g", "--setup", "start", "--answer", "pace"],
        ["none/g", "--setup", "start"],
        [".", "--setup", "start"],
        ["."],
        ["/dev/null"],
        ["", "--setup", "start"],
        ["g\0h", "--setup", "start"],
        ["x" * 5000, "--setup", "start"],
    ],
    ids=lambda line: " ".join(line)[:40].replace("\0", "0"),
)
def test_what_cannot_begin_is_one_line(capsys: Capture, line: list[str], lang: str) -> None:
    """A request that is wrong says so in one line, in either language, and leaves no file."""
    refused(capsys, *line, "--lang", lang)

    assert [] == list(Path().iterdir())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (["--setup", "start"], "--setup is fixed at the start"),
        (["--policy", "red=trot"], "--policy is fixed at the start"),
        (["--answer", "pace=gallop"], "Legal: walk, trot"),
        (["--answer", "lane=1"], "lane is not asked now: the game waits for pace"),
        (["--roll", "ride=7"], "ride is not asked now: the game waits for pace"),
        (["--undo", "0"], "There is nothing to take back"),
        (["--report", "9.9"], "There is no turn “9.9”"),
    ],
)
def test_what_is_refused_leaves_the_record(capsys: Capture, line: list[str], said: str) -> None:
    """Nothing is written by a command that is refused."""
    data(capsys, *START)
    before = Path("g").read_bytes()

    assert said in refused(capsys, "g", *line)
    assert before == Path("g").read_bytes()


@pytest.mark.parametrize("damage", ["x", '{"undo": 5}', '{"chance": "ride"}'])
def test_damage_is_told_by_its_line(capsys: Capture, damage: str) -> None:
    """A damaged file is refused in one line that names the line."""
    data(capsys, *START)
    with Path("g").open("a") as file:
        file.write(damage + '\n{"decision": "pace", "faction": "red", "value": "walk"}\n')

    assert refused(capsys, "g").startswith("g, line 2: ")
    assert refused(capsys, "g", "--lang", "es").startswith("g, línea 2: ")
