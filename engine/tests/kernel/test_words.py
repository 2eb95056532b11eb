"""Words: messages, terms, names and numbers in either language."""

import re
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings
from hypothesis import strategies as st

from ludex.kernel.errors import Wrong
from ludex.kernel.questions import reason
from ludex.kernel.words import _messages
from ludex.kernel.words import chance
from ludex.kernel.words import HALVES
from ludex.kernel.words import number
from ludex.kernel.words import Words
from tests.kernel.toy import Faction
from tests.kernel.toy import GUARD
from tests.kernel.toy import Kind
from tests.kernel.toy import RAIDER

EN, ES = Words("toy", "en"), Words("toy", "es")
LADEN = RAIDER._replace(laden=True)
HIRED = GUARD._replace(service=Faction.RED)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0, "0"),
        (3, "3"),
        (-2, "-2"),
        (Fraction(6, 2), "3"),
        (Fraction(1, 2), "½"),
        (Fraction(3, 2), "1½"),
        (Fraction(-3, 2), "-1½"),
        (Fraction(-1, 2), "-½"),
        (Fraction(11, 3), "3⅔"),
        (Fraction(9, 4), "2¼"),
        (Fraction(5, 7), "5/7"),
        (Fraction(-12, 7), "-12/7"),
    ],
)
def test_numbers_are_printed_as_a_rulebook_does(value: int | Fraction, expected: str) -> None:
    """Halves, thirds and quarters have their sign after the whole number, other fractions a bar."""
    assert expected == number(value)


@settings(deadline=None)
@given(st.fractions(-20, 20, max_denominator=12))
def test_numbers_can_be_read_back(value: Fraction) -> None:
    """No two numbers are printed alike."""
    text, parts = number(value), {sign: part for part, sign in HALVES.items()}
    digits = text.removeprefix("-")
    size = Fraction(digits.rstrip("".join(parts)) or 0) + parts.get(digits[-1], 0)

    assert value == (-size if text.startswith("-") else size)


@pytest.mark.parametrize(
    ("p", "en", "es"),
    [
        (Fraction(14, 27), "14/27 = 51.85% (1 in 1.93)", "14/27 = 51,85 % (1 de cada 1,93)"),
        (Fraction(1, 10), "1/10 = 10.00% (1 in 10)", "1/10 = 10,00 % (1 de cada 10)"),
        (Fraction(1), "1 = 100.00% (1 in 1)", "1 = 100,00 % (1 de cada 1)"),
        (Fraction(2, 5), "2/5 = 40.00% (1 in 2.5)", "2/5 = 40,00 % (1 de cada 2,5)"),
        (Fraction(0), "0 = 0.00% (never)", "0 = 0,00 % (nunca)"),
    ],
)
def test_a_probability_is_told_in_three_ways(p: Fraction, en: str, es: str) -> None:
    """A probability is a fraction, per cent and 1 in N, with the decimal sign of the language."""
    assert en == chance(p, "en")
    assert es == chance(p, "es")


@pytest.mark.parametrize(
    ("name", "facts", "en", "es"),
    [
        ("landed", {"n": 1}, "1 Raider lands", "Desembarca 1 Incursor"),
        ("landed", {"n": 3}, "3 Raiders land", "Desembarcan 3 Incursores"),
        ("landed", {"n": 0}, "0 Raiders land", "Desembarcan 0 Incursores"),
        ("hurt", {"losses": Fraction(1, 2)}, "½ loss", "½ baja"),
        ("hurt", {"losses": 1}, "1 loss", "1 baja"),
        ("hurt", {"losses": Fraction(3, 2)}, "1½ losses", "1½ bajas"),
    ],
)
def test_a_message_has_one_and_other(name: str, facts: dict[str, Any], en: str, es: str) -> None:
    """The number, or else the losses, chooses between the forms; up to 1 is one, nothing is other."""
    assert en == EN.message(name, facts)
    assert es == ES.message(name, facts)


def test_facts_are_put_into_words() -> None:
    """A placeholder takes a term, a name, an id as it is, or a number with its sign."""
    facts = {"change": 2, "who": Faction.RED, "where": "town"}

    assert "+2 for Red at Oldtown (town)" == EN.message("signed", facts)
    assert "+2 para Rojos en Villavieja (town)" == ES.message("signed", facts)
    assert "-2 for Red at Oldtown (town)" == EN.message("signed", {**facts, "change": -2})
    assert "+0 for Red at Oldtown (town)" == EN.message("signed", {**facts, "change": 0})


def test_a_placeholder_without_its_fact_stays() -> None:
    """What is not given is left standing, where it can be seen."""
    assert "3 and {unknown}" == EN.message("partial", {"known": 3})


def test_a_message_that_is_not_written_tells_its_facts() -> None:
    """An unknown message is told by its id and its facts, instead of failing."""
    assert "cliff-height: height=40, who=Red" == EN.message("cliff-height", {"height": 40, "who": Faction.RED})
    assert not EN.has("cliff-height")


def test_a_game_may_say_it_otherwise_than_the_kernel() -> None:
    """A game's message goes before the kernel's of the same name; what it does not say the kernel says."""
    assert "(2 with loot)" == EN.message("piece-laden", {"laden": 2})
    assert "(2 laden)" == Words(None, "en").message("piece-laden", {"laden": 2})
    assert "sí" == ES.message("yes", {})


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [
        (None, "none", "ninguno"),
        (True, "yes", "sí"),
        (False, "no", "no"),
        (Fraction(3, 2), "1½", "1½"),
        ("raider", "Raider", "Incursor"),
        (Kind.GUARD, "Guard", "Guardia"),
        ("gate", "Ystrad", "Ystrad"),
        ("nowhere", "nowhere", "nowhere"),
        ((), "none", "ninguno"),
        (("town", "gate"), "Oldtown and Ystrad", "Villavieja y Ystrad"),
        (["red", "guard", "town"], "Red, Guard and Oldtown", "Rojos, Guardia y Villavieja"),
        (frozenset({"town", "gate"}), "Ystrad and Oldtown", "Ystrad y Villavieja"),
        (((RAIDER, 2), (GUARD, 1)), "2 Raiders and 1 Guard", "2 Incursores y 1 Guardia"),
        (Wrong("landed", n=1), "1 Raider lands", "Desembarca 1 Incursor"),
        (reason("1.1", "landed", n=2), "2 Raiders land", "Desembarcan 2 Incursores"),
    ],
)
def test_any_fact_can_be_said(value: object, en: str, es: str) -> None:
    """Nothing, truths, numbers, ids, lists, counted pieces and whole messages have words in both languages."""
    assert en == EN.say(value)
    assert es == ES.say(value)


def test_a_term_has_forms() -> None:
    """A term is told in the form asked for, its plain form where it has no such form."""
    assert "Raiders" == EN.say("raider", "many")
    assert "redden" == EN.say("red", "verb")
    assert "Rojos" == ES.say("red", "verb")


@pytest.mark.parametrize(
    ("tally", "en", "es"),
    [
        ([], "none", "ninguno"),
        ([(RAIDER, 1)], "1 Raider", "1 Incursor"),
        ([(RAIDER, 2), (LADEN, 1)], "3 Raiders (1 with loot)", "3 Incursores (1 con botín)"),
        ([(HIRED, 2), (GUARD, 1)], "2 Guards serving Red and 1 Guard", "2 Guardias al servicio de Rojos y 1 Guardia"),
    ],
)
def test_pieces_are_counted_by_kind_and_service(tally: list[tuple[Any, int]], en: str, es: str) -> None:
    """Pieces of one kind and service are told together, with how many of them are laden."""
    assert en == EN.pieces(tally)
    assert es == ES.pieces(tally)


@pytest.mark.parametrize(
    ("parts", "en", "es"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a y b"),
        (["a", "b", "c"], "a, b and c", "a, b y c"),
        (["a", "Iceni"], "a and Iceni", "a e Iceni"),
        (["a", "hijos"], "a and hijos", "a e hijos"),
        (["a", "hielo"], "a and hielo", "a y hielo"),
        (["a", "3 Incursores"], "a and 3 Incursores", "a y 3 Incursores"),
    ],
)
def test_a_list_ends_with_and(parts: list[str], en: str, es: str) -> None:
    """The last part is joined by the language's word, in Spanish `e` before the sound of i."""
    assert en == EN.join(parts)
    assert es == ES.join(parts)


def test_the_kernel_speaks_both_languages_alike() -> None:
    """Every message of the kernel is written in English and Spanish, with the same placeholders."""

    def placeholders(entry: Any) -> set[str]:
        return set(re.findall(r"\{\w+(?::[+\w]+)?\}", str(entry)))

    kernel = _messages(None)

    assert {name: {"en", "es"} for name in kernel} == {name: set(entry) for name, entry in kernel.items()}
    assert {name: placeholders(entry["en"]) for name, entry in kernel.items()} == {
        name: placeholders(entry["es"]) for name, entry in kernel.items()
    }
