"""One question under every reading of a ruling, side by side."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ludex.kernel import run
from ludex.kernel.questions import Answer
from ludex_tools.cli.answer_text import headline
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap


def lines(ruling: Mapping[str, Any], answers: Mapping[str, Answer], as_printed: bool) -> list[str]:
    """Return what the readings are, and every row of the answers in which they differ."""
    game = next(iter(answers.values())).game
    speech = Speech(game)
    found = [wrap(f"{ruling['id']}: {ruling['title'][speech.lang]}")]
    in_force = ruling.get("as_printed", ruling["default"]) if as_printed else ruling["default"]
    for reading in ruling["reading"]:
        marks = [speech.head("reading-in-force")] if reading["id"] == in_force else []
        if reading["id"] == ruling.get("as_printed"):
            marks.append(speech.head("reading-as-printed"))
        found.append(wrap(" ".join([f"{reading['id']}:", reading[speech.lang], *marks]), "  ", "      "))
    found.append("")
    if not any(ruling["id"] in answer.rulings for answer in answers.values()):
        found.append(speech.head("readings-unused"))
    told = {reading: _rows(speech, answer) for reading, answer in answers.items()}
    differing = [
        name
        for name in dict.fromkeys(name for row in told.values() for name in row)
        if len({row.get(name) for row in told.values()}) > 1
    ]
    if not differing:
        return [*found, speech.head("readings-alike"), "  " + headline(speech, next(iter(answers.values())))]
    found.append(speech.head("readings-differ"))
    for name in differing:
        found.append(f"  {name}")
        found += rows(((reading, row.get(name, "-")) for reading, row in told.items()), "    ", most=40)
    return found


def _rows(speech: Speech, answer: Answer) -> dict[str, str]:
    """Return an answer as rows to compare: verdict, value, facts, or the odds and means of facts."""
    if answer.pending is not None:
        return {speech.head("row-pending"): headline(speech, answer)}
    found = {}
    if answer.verdict is not None:
        found[speech.head("row-verdict")] = speech.head("ask-yes" if answer.verdict else "ask-no")
    if answer.value is not None:
        found[speech.head("row-value")] = speech.say(answer.value)
    if not answer.distribution:
        return found | {speech.capital(name): speech.say(value) for name, value in answer.facts.items()}
    for fact in answer.distribution[0][0]:
        own = run.own(answer.distribution, fact)
        name = speech.capital(fact)
        if all(isinstance(value, bool) for value in own):
            found[name] = speech.chance(own.get(True, Fraction(0)))
        elif all(isinstance(value, int | Fraction) for value in own):
            mean = run.mean(own)
            found[speech.head("row-mean", fact=name)] = speech.decimal(mean) + ("" if mean.denominator == 1 else f" = {mean}")
        else:
            found[name] = "; ".join(f"{speech.say(value)} {speech.chance(p)}" for value, p in own.items())
    return found
