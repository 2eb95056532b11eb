"""The command line as a process: help, language, and garbage of every kind, which must end in one line and status 2."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import ludex.kernel
import ludex_tools.cli
import ludex_tools.drawing
from ludex.kernel import games
from ludex.kernel import run
from ludex.kernel.words import PLACEHOLDER
from ludex_tools import main
from ludex_tools import verify
from ludex_tools.site import examples

GAME = "pendragon"
SPACE = "imperium: autonomy-military | corieltauvi: saxons 2w; dux 1c"
BATTLE = ["ask", GAME, "battle", "--at", SPACE, "--set", "attacker=saxons", "--set", "defender=dux"]


def call(*line: str | bytes, stdin: bytes = b"", **env: str) -> tuple[int, str, str]:
    """Return status, standard output and standard error of one command line in a process of its own."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(
        [sys.executable, "-c", "import sys; from ludex_tools.main import run; sys.exit(run())", *line],
        input=stdin,
        capture_output=True,
        check=False,
        env=plain | env,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def refused(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    """Return the one line in which a command line is refused, with status 2 and nothing else printed."""
    status = main.run(line)
    out, err = capsys.readouterr()
    assert (2, "", 1) == (status, out, err.count("\n")), err
    assert "Traceback" not in err
    assert "failed (" not in err
    return err


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Speak English by default, in an empty folder."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("name", main.COMMANDS)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_help_of_every_command(capsys: pytest.CaptureFixture[str], name: str, lang: str) -> None:
    """Every command has help in both languages, wherever --help stands."""
    assert main.run([*name.split(), "--help", "--lang", lang]) == 0
    first = capsys.readouterr().out
    assert main.run([f"--lang={lang}", "--help", *name.split()]) == 0

    assert first == capsys.readouterr().out
    assert first.startswith({"en": "Usage: ludex ", "es": "Uso: ludex "}[lang])


GARBAGE = (["--nonsense"], ["--jsom"], ["-x"], ["--lang", "xx"], ["--lang"], ["a", "b", "c", "d", "--no=1"])
WORDS = ("", "x" * 100_000, "ñandú", "\udcff\udcfe", "a\nb", "\x1b[2J", "../..", "0", "-")
LINES = [
    ["{}"],
    ["rule", "{}", "3.6.4"],
    ["rule", GAME, "{}"],
    ["ask", "{}", "battle"],
    ["ask", GAME, "{}"],
    ["ask", GAME, "battle", "--set", "{}"],
    ["ask", GAME, "battle", "--at", "{}", "--set", "attacker=saxons", "--set", "defender=dux"],
    ["ask", GAME, "battle", "--setup", "{}"],
    [*BATTLE, "--set", "command={}"],
    [*BATTLE, "--dice", "9,{}"],
    [*BATTLE, "--seed", "{}x"],
    [*BATTLE, "--choose", "{}"],
    [*BATTLE, "--choose", "pre-battle/troops/saxons={}?"],
    [*BATTLE, "--policy", "{}"],
    [*BATTLE, "--policy", "saxons={}"],
    [*BATTLE, "--best", "{}"],
    [*BATTLE, "--reading", "{}"],
    [*BATTLE, "--reading", "{}=x"],
    [*BATTLE, "--all-readings", "{}"],
    [*BATTLE, "--rulings", "{}/none"],
    [*BATTLE, "--params", "{}/none"],
    [*BATTLE, "--observed", "{}"],
    [*BATTLE, "--observed", "{}=1"],
    ["questions", "{}"],
    ["rulings", "{}"],
    ["search", "raid", "--game", "{}"],
    ["position", "{}"],
    ["position", "new", "--setup", "{}"],
    ["position", "new", "{}", "--setup", "petty-tyrants"],
    ["position", "new", "--setup", "petty-tyrants", "-o", "{}/none/none"],
    ["position", "show", "{}/none"],
    ["position", "check", "{}/none"],
    ["position", "draw", "{}/none"],
    ["position", "draw", "--setup", "{}"],
    ["position", "draw", "--setup", "petty-tyrants", "--space", "{}"],
    ["position", "draw", "--setup", "petty-tyrants", "--reading", "{}"],
    ["position", "draw", "--setup", "petty-tyrants", "-o", "{}/none/none"],
    ["verify", "{}"],
    ["verify", GAME, "{}"],
    ["coverage", "{}"],
    ["coverage", "--require", "{}"],
    ["spec", "{}"],
    ["spec", "stale", "{}"],
    ["spec", "accept", "{}"],
    ["spec", "accept", GAME, "{}"],
    ["spec", "new-section", GAME, "{}"],
    ["site", "{}"],
    ["site", "serve", "--port", "{}x"],
]


@pytest.mark.parametrize("name", main.COMMANDS)
def test_garbage_for_every_command(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """An unknown option, a wrong or missing language and too many words are one line, for every command."""
    for place, garbage in enumerate(GARBAGE):
        refused(capsys, "--lang", ("en", "es")[place % 2], *name.split(), *garbage)


@pytest.mark.parametrize("place", range(len(LINES)), ids=[" ".join(line)[:60] for line in LINES])
def test_garbage_words(capsys: pytest.CaptureFixture[str], place: int) -> None:
    """Empty, huge, foreign, broken and hostile words are refused in one printable line, not echoed at length.

    Each line meets two of the words, one a language, and each word a dozen lines.
    """
    for lang, step in (("en", 0), ("es", 4)):
        word = WORDS[(place + step) % len(WORDS)]
        said = refused(capsys, *(part.replace("{}", word) for part in LINES[place]), "--lang", lang)
        assert len(said) < 1500
        assert said.rstrip("\n").isprintable()


@pytest.mark.parametrize("word", WORDS, ids=range(len(WORDS)))
def test_every_garbage_word(capsys: pytest.CaptureFixture[str], word: str) -> None:
    """Every word meets a command, a section, a parameter, a position and dice."""
    for line in (LINES[0], LINES[2], LINES[5], LINES[6], LINES[9]):
        said = refused(capsys, *(part.replace("{}", word) for part in line))
        assert len(said) < 1500
        assert said.rstrip("\n").isprintable()


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(
    "command", [["position", "show"], ["position", "check"], ["position", "draw"], [*BATTLE[:3], "--position"]]
)
def test_garbage_files(capsys: pytest.CaptureFixture[str], command: list[str], lang: str) -> None:
    """A file that is missing, a folder, empty, huge, binary, not UTF-8 or no position is told by its name."""
    Path("empty").write_bytes(b"")
    Path("binary").write_bytes(bytes(range(256)) * 50)
    Path("latin").write_bytes("corieltauvi: región\n".encode("latin-1"))
    Path("prose").write_text("Once upon a time\n" * 50)
    Path("other").write_text('game = "chess"\na1 = "plain"\n')
    Path("nobody").write_text('a1 = "plain"\n')
    Path("half").write_text('game = "pendragon"\ncorieltauvi = 1.5\n')
    Path("number").write_text("42")
    Path("deep").write_text("corieltauvi: " + "dux 1c; " * 20_000)
    with Path("huge").open("wb") as file:
        file.truncate(50_000_000)
    extra = ["--set", "attacker=saxons", "--set", "defender=dux"] if command[0] == "ask" else []
    for name in ("missing", ".", "empty", "binary", "latin", "prose", "other", "nobody", "half", "number", "huge", "/dev/zero"):
        said = refused(capsys, *command, name, *extra, "--lang", lang)
        assert said.startswith(f"{name}: ")
    assert main.run([*command, "deep", *extra]) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_a_key_given_twice_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The line and the key are told, with or without an end to the last line."""
    for end in ("", "\n", "\nturn = 1\n"):
        Path("twice.toml").write_text(f'game = "campaign"\nseason = 1\nseason = 2{end}')
        said = refused(capsys, "position", "check", "twice.toml")
        assert said == "twice.toml, line 3: the key season stands in the file before; leave one of the two out\n"


def test_a_question_without_parameters_takes_none(capsys: pytest.CaptureFixture[str]) -> None:
    """It says so, instead of listing none."""
    said = refused(capsys, "ask", "campaign", "season-end", "--set", "x=1")
    assert said == "The question season-end takes no parameters: leave “x” out\n"


def test_what_is_to_be_typed_keeps_the_id_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The end of the list of questions names the game as the command takes it."""
    assert 0 == main.run(["questions", "campaign", "--lang", "es"])
    assert "ludex ask campaign PREGUNTA" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["pendragon", "campaign"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_parameter_is_told_by_what_it_means_there(capsys: pytest.CaptureFixture[str], game: str, lang: str) -> None:
    """No parameter is without words, and none tells what it means in a question by name, instead of having words for that."""
    assert 0 == main.run(["questions", game, "--json", "--lang", lang])
    questions = json.loads(capsys.readouterr().out)[game]
    names = "|".join(question["name"] for question in questions)
    elsewhere = re.compile(rf"\b(for|en|para) ({names})\b")
    for question in questions:
        for parameter in question["parameters"]:
            assert parameter["about"], (question["name"], parameter["name"])
            assert elsewhere.search(parameter["about"]) is None, parameter


def test_only_what_is_outdated_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """`verify --outdated` runs the games that lack a result, and is content where none does."""
    ran: list[str] = []
    lacking = {"campaign"}
    monkeypatch.setattr(verify, "outdated", lacking.__contains__)

    def note(game: str, *_: object) -> int:
        ran.append(game)
        return 0

    monkeypatch.setattr(verify, "run", note)

    assert 0 == main.run(["verify", "--outdated"])
    lacking.clear()
    assert 0 == main.run(["verify", "--outdated"])
    assert ["campaign"] == ran


def test_a_game_without_results_is_outdated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a file of results none of its examples has been run as it stands; the site then does not count them."""
    monkeypatch.setattr(verify, "file_of_results", lambda: tmp_path / "results.json")
    examples.results.cache_clear()
    try:
        found = examples.scenarios("campaign")[:3]
        assert verify.outdated("campaign")
        assert "not run" == examples.score("campaign", found, "en")
        verify.keep(
            "campaign", found, {one.id: verify.Result(True, "") for one in found[:2]} | {found[2].id: verify.Result(False, "")}
        )
        examples.results.cache_clear()
        assert "2/3" == examples.score("campaign", found, "en")
        assert verify.outdated("campaign")
    finally:
        examples.results.cache_clear()


@pytest.mark.parametrize("game", ["pendragon", "campaign"])
def test_a_shown_position_is_read_back(capsys: pytest.CaptureFixture[str], game: str) -> None:
    """What `position show` prints of a set-up is a position file, in the same words as `position new`."""
    setup = games.load(game).setups[0]
    assert 0 == main.run(["position", "new", game, "--setup", setup, "-o", "new.toml"])
    capsys.readouterr()
    assert 0 == main.run(["position", "show", "new.toml"])
    Path("shown.toml").write_text(capsys.readouterr().out, encoding="utf-8")

    assert Path("new.toml").read_text(encoding="utf-8") == Path("shown.toml").read_text(encoding="utf-8")
    assert 0 == main.run(["position", "check", "shown.toml"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_control_of_all_spaces_tells_how_many(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """The first line says that the Control of so many spaces follows."""
    assert 0 == main.run(["ask", GAME, "control", "--setup", "petty-tyrants", "--lang", lang])
    assert "23" in capsys.readouterr().out.splitlines()[0]


def test_every_error_begins_and_quotes_alike() -> None:
    """A message of one line begins with a capital letter or something typed, and quotes by the marks of its language."""
    kernel = tomllib.loads((Path(ludex.kernel.__path__[0]) / "messages.toml").read_text(encoding="utf-8"))
    literal = ("{", "--", "“", "«", "¿", "ludex ", "coverage ", "undo ", "supply:")
    parts = ("yes", "no", "none", "piece-", "observed-number", "observed-yes-no", "toml-place", "toml-end", "dice-singly")
    for name, entry in kernel.items():
        for text in entry.values():
            assert "`" not in text, name
            assert text.startswith((*literal, "(")) or text[0].isupper() or name.startswith(parts), name


def test_hopeless_battle_is_refused_in_time(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A Battle with too many courses is refused with a choice to fix; the limit is lowered here, to test what is said."""
    monkeypatch.setattr(run, "LIMIT", 300)
    at = "imperium: autonomy-military | cards: cymbrogi | corieltauvi: saxons 25w 25r(5p); dux 20c fort@lindum; "
    line = ["ask", GAME, "battle", "--at", at + "civitates 30m 15com town@ratae", "--set", "attacker=saxons"]

    said = refused(capsys, *line, "--set", "defender=dux", "--best", "saxons:town_falls")

    assert said.startswith("There are more than 300 courses to follow; fix a choice to have fewer, with --choose ")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_unreadable_file(capsys: pytest.CaptureFixture[str]) -> None:
    """A file that may not be read, and a folder that may not be written into, are told so."""
    Path("secret").write_text("corieltauvi: dux 1c")
    Path("secret").chmod(0)
    Path("locked").mkdir(mode=0o500)

    assert "reading it is not permitted" in refused(capsys, "position", "show", "secret")
    assert "writing it is not permitted" in refused(capsys, "position", "new", "--setup", "petty-tyrants", "-o", "locked/p")


def test_no_arguments_show_the_usage() -> None:
    """Without arguments there is one line of usage."""
    assert (2, "") == call()[:2]
    assert call()[2].startswith("Usage: ludex COMMAND")
    assert call(LANG="es_ES.UTF-8")[2].startswith("Uso: ludex ORDEN")
    assert call(LANG="es_ES.UTF-8", LC_ALL="C.UTF-8")[2].startswith("Usage:")


@pytest.mark.parametrize("place", range(4))
def test_language_anywhere(capsys: pytest.CaptureFixture[str], place: int) -> None:
    """--lang works before, inside and after the command, in both its forms."""
    for option in (["--lang", "es"], ["--lang=es"]):
        line = ["position", "show", "missing"]
        assert "no existe ese fichero" in refused(capsys, *line[:place], *option, *line[place:])


def test_position_from_standard_input() -> None:
    """`-` reads standard input, once."""
    status, out, err = call(
        "position", "show", "-", "--space", "corieltauvi", stdin=b'game = "pendragon"\ncorieltauvi = "saxons 2w; dux 1c"\n'
    )

    assert (0, "") == (status, err)
    assert out.startswith("corieltauvi: ")
    line = [*BATTLE[:3], "--position", "-", "--params", "-"]
    assert "for one option only" in call(*line, stdin=b"attacker = 'saxons'")[2]


def test_broken_pipe_is_quiet() -> None:
    """A reader that goes away ends the command without a word."""
    for line in (["rulings", GAME], ["questions"], ["search", "a"]):
        command = [sys.executable, "-c", "import sys; from ludex_tools.main import run; sys.exit(run())", *line]
        reading, writing = os.pipe()
        os.close(reading)
        with subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE) as process:
            os.close(writing)
            assert process.stderr is not None
            assert (b"", 0) == (process.stderr.read(), process.wait())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_full_disk_is_one_line() -> None:
    """Output that cannot be written is told."""
    command = [sys.executable, "-c", "import sys; from ludex_tools.main import run; sys.exit(run())", "games"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)

    assert 2 == done.returncode
    assert 1 == done.stderr.count(b"\n")


def test_narrow_encodings_and_bytes_that_are_no_text() -> None:
    """An output that knows no accents, and arguments that are no UTF-8, do not stop an answer or a refusal."""
    assert call("rulings", GAME, "--lang", "es", PYTHONIOENCODING="ascii")[0] == 0
    assert 2 == call("rule", GAME, b"\xff\xfe")[0]


def test_internal_faults_are_one_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a fault of our own, or an interruption, shows no traceback."""

    def fail(error: BaseException) -> None:
        raise error

    for error, said in (
        (KeyError("x"), "Ludex itself failed (KeyError: 'x')"),
        (KeyboardInterrupt(), "Interrupted"),
        (RecursionError(), "nested too deeply"),
        (PermissionError(13, "Permission denied", "f"), "Permission denied (f)"),
        (ModuleNotFoundError("No module named 'sphinx'", name="sphinx"), "The package sphinx is not installed"),
    ):
        monkeypatch.setattr(main, "_run", lambda _, error=error: fail(error))
        assert 2 == main.run(["games"])
        out, err = capsys.readouterr()
        assert ("", 1) == (out, err.count("\n"))
        assert said in err


@pytest.mark.parametrize(
    "file",
    [
        Path(ludex.kernel.__path__[0]) / "messages.toml",
        Path(ludex_tools.cli.__path__[0]) / "messages.toml",
        Path(ludex_tools.drawing.__path__[0]) / "messages.toml",
    ],
    ids=["kernel", "command line", "drawing"],
)
def test_both_languages_have_the_same_placeholders(file: Path) -> None:
    """Every message stands in English and Spanish, with the same placeholders."""
    for name, entry in tomllib.loads(file.read_text(encoding="utf-8")).items():
        assert {"en", "es"} == set(entry), name
        forms = [list(text.values()) if isinstance(text, dict) else [text] for text in entry.values()]
        holes = [{hole[0] for text in form for hole in PLACEHOLDER.findall(text)} for form in forms]
        assert holes[0] == holes[1], name


@pytest.mark.parametrize(
    "package", ["engine/ludex/kernel", "tools/ludex_tools/main.py", "tools/ludex_tools/cli", "tools/ludex_tools/drawing"]
)
def test_every_refusal_has_a_message(package: str) -> None:
    """Each id that the kernel or the command line raises stands in the kernel's messages."""
    root = Path(main.__file__).parents[2]
    messages = tomllib.loads((Path(ludex.kernel.__path__[0]) / "messages.toml").read_text(encoding="utf-8"))
    where = root / package
    for file in [where] if where.is_file() else where.glob("*.py"):
        raised = re.findall(r'(?:Wrong|choose)\(\s*"([\w-]+)"', file.read_text(encoding="utf-8"))
        assert not set(raised) - set(messages), file


@pytest.mark.bench
def test_the_dearest_run_ends_in_time() -> None:
    """A Battle of more courses than are followed is refused within 30 seconds."""
    from time import perf_counter

    at = "imperium: autonomy-military | cards: cymbrogi | corieltauvi: saxons 25w 25r(5p); dux 20c fort@lindum; "
    line = ["ask", GAME, "battle", "--at", at + "civitates 30m 15com town@ratae", "--set", "attacker=saxons"]
    start = perf_counter()

    assert 2 == call(*line, "--set", "defender=dux", "--best", "saxons:town_falls")[0]
    assert perf_counter() - start < 30


@pytest.mark.bench
def test_start_up_is_fast() -> None:
    """A whole `ludex ask` takes at most three times as long as importing typer."""
    from time import perf_counter

    def best(*command: str) -> float:
        times = []
        for _ in range(9):
            start = perf_counter()
            subprocess.run([sys.executable, *command], stdout=subprocess.DEVNULL, check=True)
            times.append(perf_counter() - start)
        return min(times)

    asked = best("-c", "import sys; from ludex_tools.main import run; sys.exit(run())", *BATTLE)
    assert asked <= 3 * best("-c", "import typer")
