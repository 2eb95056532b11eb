"""The phrases of scenarios and their typed values."""

import re
from pathlib import Path

import pytest

from ludex_tools import phrases
from ludex_tools.phrases import Phrases
from ludex_tools.phrases import Unmatched
from ludex_tools.values import types


@pytest.fixture
def known(folder: Path) -> Phrases:
    """The phrases of a small game."""
    return phrases.load("toy", folder)


@pytest.mark.parametrize(
    ("step", "en", "es"),
    [
        ("given", "the die shows -3", "el dado muestra -3"),
        ("given", 'the board "a: 1; b | c"', 'la mesa "a: 1; b | c"'),
        ("when", "the King move to Hill", "el Rey mueve a Colina"),
        ("when", "the Pawns move to Hill, Lake and Island", "los Peones mueven a Colina, Lago e Isla"),
        ("when", "the Pawns move to Hill and Lake", "los Peones mueven a Colina y Lago"),
        ("then", "the pieces of the King are 1 Ox and 2 Carts", "las fichas del Rey son 1 Buey y 2 Carros"),
        ("then", "the pieces of the Pawns are 3 Oxen", "las fichas de los Peones son 3 Bueyes"),
    ],
)
def test_a_step_is_said_in_the_other_language(known: Phrases, step: str, en: str, es: str) -> None:
    """Values are written in the words of each language, verbs agree, and `de el` becomes `del`."""
    assert es == known.understand(step, en, "en").text("es")
    assert en == known.understand(step, es, "es").text("en")


def test_values_are_ids(known: Phrases) -> None:
    """What a step says is kept as ids and figures."""
    move = known.understand("when", "the King move to Hill and Lake", "en")
    lose = known.understand("then", "las fichas del Rey son 1 Buey y 2 Carros", "es")

    assert {"who": "king", "places": ("hill", "lake")} == move.values
    assert {"who": "king", "pieces": (("ox", 1), ("cart", 2))} == lose.values


def test_spanish_given_steps_may_follow_a_that(known: Phrases) -> None:
    """`Dado que el dado muestra 3` is the same step as `Dado el dado muestra 3`."""
    assert {"face": "3"} == known.understand("given", "que el dado muestra 3", "es").values


@pytest.mark.parametrize(
    ("step", "text", "message"),
    [
        ("given", "the dice show 3", "no phrase: the dice show 3 (nearest: die, board)"),
        ("then", "the die shows 3", "no phrase: the die shows 3 (in en a given step: die)"),
        ("given", "el dado muestra 3", "no phrase: el dado muestra 3 (in es a given step: die)"),
        (
            "then",
            "the pieces of the King are 1 Oxen",
            "written 'the pieces of the King are 1 Oxen', but the phrase lose would be '...",
        ),
    ],
)
def test_a_step_that_is_no_phrase_is_refused(known: Phrases, step: str, text: str, message: str) -> None:
    """A step in the wrong place or language, or in the wrong number, says what would be right."""
    with pytest.raises(Unmatched) as raised:
        known.understand(step, text, "en")

    assert message == re.sub(r"(?<=be ').*", "...", str(raised.value))


def test_a_step_that_is_two_phrases_is_refused(folder: Path) -> None:
    """pytest-bdd would silently take the first."""
    second = '[[phrase]]\nid = "twice"\nstep = "then"\nen = "it is {x:text}"\nes = "eso es {x:text}"\n'
    with (folder / "phrases.toml").open("a") as file:
        file.write(second)

    with pytest.raises(Unmatched, match=r"2 phrases \(shown, twice\): it is 3"):
        phrases.load("toy", folder).understand("then", "it is 3", "en")


@pytest.mark.parametrize(
    ("phrase", "message"),
    [
        ('id = "die"\nstep = "given"\nen = "x"\nes = "x"', "die stands twice"),
        ('id = "a"\nstep = "if"\nen = "x"\nes = "x"', "not given, when or then"),
        ('id = "a"\nstep = "given"\nen = "{x:king}"\nes = "x"', "unknown type king"),
        ('id = "a"\nstep = "given"\nen = "{x:who}"\nes = "x"', "same values in both languages"),
    ],
)
def test_a_faulty_phrase_is_refused(folder: Path, phrase: str, message: str) -> None:
    """Each mistake in the file of phrases is told."""
    with (folder / "phrases.toml").open("a") as file:
        file.write(f"[[phrase]]\n{phrase}\n")

    with pytest.raises(ValueError, match=message):
        phrases.load("toy", folder)


def test_the_phrases_that_games_share_are_known_too(folder: Path) -> None:
    """They stand beside the folders of the games, and no game has one of the same name."""
    shared = '[[phrase]]\nid = "{}"\nstep = "when"\nen = "all is asked"\nes = "todo se pregunta"\n'
    (folder.parent / "phrases.toml").write_text(shared.format("everything"), encoding="utf-8")

    assert "everything" == phrases.load("toy", folder).understand("when", "all is asked", "en").phrase.id

    (folder.parent / "phrases.toml").write_text(shared.format("die"), encoding="utf-8")
    with pytest.raises(ValueError, match="die stands twice"):
        phrases.load("toy", folder)


def test_a_game_needs_no_values_of_its_own(folder: Path) -> None:
    """Without a file of values there are the types that every game has."""
    known = types("toy", folder / "no-such-file.toml")

    assert "number" in known
    assert "who" not in known
