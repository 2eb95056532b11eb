"""Words of either language in place of ids, in questions and in games; and what is told of a parameter and of equal odds."""

import json
from pathlib import Path

import pytest

from ludex_tools.cli import vocabulary
from tests import coins
from tests.dicey import told
from tests.dicey import wrong

TOSS = ("ask", "coins", "toss")
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the coins the only game."""
    coins.set_up(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("coin=Oro", {"coin": "gold"}),
        ("coin=OROS", {"coin": "gold"}),
        ("coin=GOLD", {"coin": "gold"}),
        ("coin=doblon", {"coin": "gold"}),
        ("coin=sovereign", {"coin": "gold"}),
        ("calls=Oro cara arriba, plata CRUZ arriba", {"called_gold": "heads", "called_silver": "tails"}),
        ("calls=gold cara", {"called_gold": "heads"}),
        ("card=As", {"card": "ace"}),
        ("card=Ace", {"card": "ace"}),
        ("sure=sí", {"sure": True}),
        ("sure=SI", {"sure": True}),
        ("sure=No", {"sure": False}),
        ("other=Ninguno", {"other": "none"}),
        ("weighed=Plata sí", {"weighed": "silver yes"}),
        ("edge=Lisa", {"edge": "smooth"}),
        ("edge=acanalada", {"edge": "milled"}),
    ],
)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_words_of_a_parameter_are_ids(capsys: Capture, given: str, found: dict[str, object], lang: str) -> None:
    """A term, alias, plural or name of either language, its accents and capitals apart, or the one name that holds a word."""
    data = json.loads(told(capsys, *TOSS, "--set", given, "--json", "--lang", lang))

    assert found == data["facts"]


def test_a_word_of_two_parameters_is_put_right_in_both(capsys: Capture) -> None:
    """Each parameter is put right by itself, and the answer keeps the ids."""
    data = json.loads(told(capsys, *TOSS, "--set", "coin=oro", "--set", "other=oro", "--json"))

    assert {"coin": "gold", "other": "gold"} == data["params"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("card=dos", "--set card=...: no card “dos”; nearest: "),
        ("coin=cobre", "--set coin=...: “cobre” is not among: gold, silver\n"),
        ("calls=arriba", "--set calls=...: “arriba” is no call\n"),
        ("calls=oro arriba", "--set calls=...: “arriba” is not among: heads, tails\n"),
        ("calls=gold head", "--set calls=...: “head” is not among: heads, tails\n"),
        ("sure=ninguno", "--set sure=...: “ninguno” is not among: "),
        ("weighed=oro quizá", "--set weighed=...: “oro quizá” is no call\n"),
    ],
)
def test_a_refusal_names_the_parameter(capsys: Capture, given: str, said: str) -> None:
    """A word that means nothing there, or several ids, is refused as it was typed, with the parameter that it was given for."""
    assert wrong(capsys, *TOSS, "--set", given).startswith(said)


def test_a_refusal_names_the_file_of_a_parameter(capsys: Capture) -> None:
    """A parameter of a file is told with the file."""
    Path("given.toml").write_text('coin = "cobre"\n', encoding="utf-8")

    assert "given.toml: coin: “cobre” is not among: gold, silver\n" == wrong(capsys, *TOSS, "--params", "given.toml")


@pytest.mark.parametrize("choice", ["enseñar cara oro", "SHOW heads Gold", "show heads gold", "Show cara OROS"])
def test_words_of_a_choice_are_ids(capsys: Capture, choice: str) -> None:
    """An answer is understood as a whole or word by word."""
    data = json.loads(told(capsys, "ask", "coins", "shown", "--choose", f"shown={choice}", "--json"))

    assert {"face": "heads gold"} == data["facts"]


def test_a_choice_that_is_not_understood_is_told_as_typed(capsys: Capture) -> None:
    """A refusal shows what was typed, not what part of it was understood; it is not that of a parameter with the same word."""
    line = ("ask", "coins", "shown", "--set", "coin=gold", "--choose", "shown=Oro")
    assert wrong(capsys, *line).startswith("“Oro” is no legal answer to shown. Legal: show heads gold, ")
    assert wrong(capsys, *line[:-1], "shown=enseñar canto oro").startswith("“enseñar canto oro” is no legal answer to shown.")
    assert "face nothing" in told(capsys, *line[:-1], "shown=Ninguno").splitlines()[0]


def test_factions_of_options_are_understood(capsys: Capture) -> None:
    """`--policy` takes a Faction in words, but not the same Faction twice; so does the start of a game."""
    line = ("ask", "coins", "shown", "--policy", "Oro=ask")
    assert "Undecided: Gold must choose shown." == told(capsys, *line).splitlines()[0]
    assert "--policy gives gold twice\n" == wrong(capsys, *line, "--policy", "gold=ask")
    told(capsys, "play", "coins", "g", "--setup", "New Purse", "--policy", "Oro=ask", "--json")
    first = json.loads(Path("g").read_text(encoding="utf-8").splitlines()[0])
    assert ("new-purse", {"gold": "ask"}) == (first["setup"], first["policies"])


def test_observed_takes_words(capsys: Capture) -> None:
    """What was seen is understood among the outcomes."""
    line = ("ask", "coins", "uneven", "--observed", "face=CARA ARRIBA", "--json")

    assert [{"fact": "face", "value": "heads", "exactly": "2/5"}] == json.loads(told(capsys, *line))["observed"]


def test_words_of_a_stated_effect_are_ids(capsys: Capture) -> None:
    """In a game, what a rule judges word by word is understood, and the record holds the ids."""
    told(capsys, "play", "coins", "g", "--setup", "new-purse", "--answer", "statement=toss DOBLÓN", "--json")
    told(capsys, "play", "coins", "g", "--answer", "statement=Toss Platas", "--json")

    steps = [json.loads(line) for line in Path("g").read_text(encoding="utf-8").splitlines()]
    assert ["toss gold", "Toss silver"] == [step["value"] for step in steps if "value" in step]
    told(capsys, "play", "coins", "h", "--setup", "new-purse", "--json")
    refused = wrong(capsys, "play", "coins", "h", "--answer", "statement=toss cobre")
    assert "“cobre” is not among: gold, silver\n" == refused


def test_only_one_meaning_is_taken() -> None:
    """A word that several known ids share means none of them; short words do not stand for a name that holds them."""
    assert vocabulary.meant("coins", ["deuce", "ace"], "Dos") == "deuce"
    assert vocabulary.meant("coins", ["deuce", "pair"], "Dos") is None
    assert vocabulary.meant("coins", ["deuce"], "") is None
    assert vocabulary.partly("coins", ["heads", "gold"], "cara") == "heads"
    assert vocabulary.partly("coins", ["heads", "tails"], "arriba") is None
    assert vocabulary.partly("coins", ["heads"], "up") is None
    assert "a GOLD-x gold gold" == vocabulary.replaced("a GOLD-x Oro oro", "oro", "gold")


@pytest.mark.parametrize(
    ("question", "lang", "said"),
    [
        ("even", "en", "5 outcomes, all equally likely; each 1/5 = 20.00% (1 in 5)"),
        ("even", "es", "5 resultados, todos igual de probables; cada uno, 1/5 = 20,00 % (1 de cada 5)"),
        ("uneven", "en", "2 outcomes are equally likely, and likelier than the others; each 2/5 = 40.00% (1 in 2.5)"),
    ],
)
def test_equal_odds_have_no_likeliest(capsys: Capture, question: str, lang: str, said: str) -> None:
    """Where several outcomes are equally likely none of them heads the answer."""
    assert said == told(capsys, "ask", "coins", question, "--lang", lang).splitlines()[0]


def test_an_empty_position_is_told_which_game_it_needs(capsys: Capture) -> None:
    """The game asked about, or played, is named, even where another comes before it."""
    before = Path("spec/chess")
    before.mkdir()
    (before / "game.toml").write_text('id = "chess"\n', encoding="utf-8")
    Path("empty.toml").write_text("", encoding="utf-8")
    said = 'empty.toml: the file is empty; a position begins with: game = "coins"\n'

    assert said == wrong(capsys, "ask", "coins", "even", "--position", "empty.toml")
    assert said == wrong(capsys, "play", "coins", "g", "--position", "empty.toml")


def test_one_question_is_told_alone(capsys: Capture) -> None:
    """`questions GAME NAME` tells its parameters, in its own words where the same name means another thing elsewhere."""
    lines = told(capsys, "questions", "coins", "toss").splitlines()

    assert "    coin     the coin to be tossed" in lines
    assert "Ask: ludex ask coins toss --set KEY=VALUE --at TEXT; more: ludex ask --help" == lines[-1]
    assert "    coin  la moneda" in told(capsys, "questions", "coins", "shown", "--lang", "es").splitlines()
    assert "even" not in "\n".join(lines)
    assert "toss" == json.loads(told(capsys, "questions", "coins", "toss", "--json"))["name"]
    assert "Ask: ludex ask coins even --at TEXT" in told(capsys, "questions", "coins", "even")
    assert wrong(capsys, "questions", "coins", "tosss").startswith("There is no question “tosss”. Known: toss, ")
