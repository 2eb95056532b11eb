"""An answer as text: what came out in one line, then the facts, the steps, and what all of it rests on."""

import shlex
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import Any

from ludex.kernel import run
from ludex.kernel import sources
from ludex.kernel.play import Note
from ludex.kernel.questions import Answer
from ludex.kernel.questions import Reason
from ludex.kernel.run import Step
from ludex.kernel.words import names
from ludex_tools.cli.answer_json import has_null_value
from ludex_tools.cli.observed import Observed
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import table
from ludex_tools.cli.speech import wrap

SHORT = 12  # outcomes of a joint distribution that are still listed
MANY = 12  # facts that no longer go into one sentence
CHANCE = 13  # columns of the chance before the steps of one way
WAYS = 12  # ways of one stage that are told
FEW = 24  # options of a decision that are still listed


def lines(answer: Answer, observed: Sequence[Observed] = ()) -> list[str]:
    """Return an answer in the reader's language, line by line."""
    speech = Speech(answer.game)
    parts = [
        [wrap(headline(speech, answer))],
        _options(speech, answer),
        _listed(speech, "head-reasons-rest" if answer.verdict else "head-reasons", answer.reasons),
        _facts(speech, answer),
        *_odds(speech, answer.distribution),
        _observed(speech, observed),
        _trace(speech, answer),
        _grounds(speech, answer),
        _listed(speech, "head-gaps", answer.gaps),
        _listed(speech, "head-doubts", answer.doubts),
    ]
    found: list[str] = []
    for part in parts:
        if part:
            found += ["", *part] if found else part
    return found


def headline(speech: Speech, answer: Answer) -> str:
    """Return what came out in one line: verdict, value, or the fact that matters most."""
    if answer.pending is not None:
        return speech.head("ask-undecided", faction=answer.pending.faction, decision=answer.pending.name)
    if answer.verdict is not None:
        text = speech.head("ask-yes" if answer.verdict else "ask-no")
        return text if answer.value in (None, ()) else f"{text}: {_value(speech, answer)}"
    if answer.value is not None:
        return speech.head("ask-answer", value=_value(speech, answer))
    if has_null_value(answer):
        return speech.head("ask-answer", value=speech.head("ask-no-value"))
    if len(answer.distribution) > 1:
        return _likely(speech, answer.distribution)
    if not answer.facts:
        return speech.head("ask-nothing")
    if len(answer.facts) > MANY:
        return _many(speech, answer)
    told = {name: value for name, value in answer.facts.items() if _says(value)}
    if not told:
        return speech.head("ask-nothing-new" if answer.distribution or answer.end is not None else "ask-all-none")
    name = "ask-certain" if answer.distribution else "ask-result"
    return speech.head(name, facts=_sentence(speech, told))


def _many(speech: Speech, answer: Answer) -> str:
    """Return that many facts follow; a game may say it by a message `result-QUESTION`, `n` being those with a proper name."""
    own = f"result-{answer.question}"
    if speech.has(own):
        return speech.head(own, n=sum(name in names(answer.game) for name in answer.facts))
    return speech.head("ask-facts", n=len(answer.facts))


def _says(value: Any) -> bool:
    """Tell whether a fact says something: that it is so, a number but 0, a name, a list that is not empty."""
    return bool(value)


def _value(speech: Speech, answer: Answer) -> str:
    named = "chance" if answer.facts.get("chance") == answer.value else ""
    return speech.shown(named, answer.value)


def _likely(speech: Speech, distribution: Sequence[tuple[run.Facts, Fraction]]) -> str:
    first = next((fact for fact, value in distribution[0][0].items() if isinstance(value, bool)), None)
    if first is not None and 0 < (p := run.own(distribution, first).get(True, Fraction(0))) < 1:
        return f"{speech.capital(first)}: {speech.chance(p)}"
    facts, p = distribution[0]
    if (equal := sum(chance == p for _, chance in distribution)) > 1:
        name = "ask-equal" if equal == len(distribution) else "ask-equal-first"
        return speech.head(name, n=equal, chance=speech.chance(p))
    said = _sentence(speech, {name: value for name, value in facts.items() if _varies(distribution, name)})
    return speech.head("ask-likeliest", chance=speech.chance(p), facts=said)


def _varies(distribution: Sequence[tuple[run.Facts, Fraction]], fact: str) -> bool:
    return len({facts[fact] for facts, _ in distribution}) > 1


def _sentence(speech: Speech, facts: Mapping[str, Any]) -> str:
    told = {name: value for name, value in facts.items() if _says(value)} or facts
    return "; ".join(f"{speech.fact(name)} {speech.say(value)}" for name, value in told.items())


def _facts(speech: Speech, answer: Answer) -> list[str]:
    if not answer.facts or len(answer.distribution) > 1:
        return []
    told = rows(((speech.capital(name), speech.shown(name, value)) for name, value in answer.facts.items()), most=44)
    return [speech.head("head-facts"), *told]


def _odds(speech: Speech, distribution: Sequence[tuple[run.Facts, Fraction]]) -> list[list[str]]:
    """Return the tables of a distribution: own odds, what is certain, all outcomes if few."""
    if len(distribution) < 2:
        return []
    varying = [fact for fact in distribution[0][0] if _varies(distribution, fact)]
    certain = {fact: value for fact, value in distribution[0][0].items() if fact not in varying}
    own = [speech.head("head-distribution")]
    for fact in varying:
        values = run.own(distribution, fact)
        title = speech.capital(fact)
        if all(isinstance(value, int | Fraction) and not isinstance(value, bool) for value in values):
            title += f" ({moments(speech, values)})"
        own.append(wrap(title, "  "))
        shown = [(speech.say(value), speech.chance(p)) for value, p in values.items()]
        if set(values) == {True, False}:
            shown.reverse()
        own += rows(shown, "    ")
    parts = [own]
    if certain:
        told = rows(((speech.capital(name), speech.say(value)) for name, value in certain.items()), most=44)
        parts.append([speech.head("head-certain"), *told])
    if len(varying) > 1 and len(distribution) <= SHORT:
        parts.append([speech.head("head-joint"), *_joint(speech, distribution, varying)])
    elif len(varying) > 1:
        parts.append([speech.head("joint-long", n=len(distribution))])
    return parts


def _joint(speech: Speech, distribution: Sequence[tuple[run.Facts, Fraction]], varying: Sequence[str]) -> list[str]:
    """Return one line an outcome; columns are numbered where the names of the facts would be too wide."""
    names = [speech.capital(fact) for fact in varying]
    cells = [[*(speech.say(facts[fact]) for fact in varying), speech.chance(p)] for facts, p in distribution]
    if sum(len(name) + 2 for name in names) <= 60:
        return table([[*names, ""], *cells])
    keys = [f"({number + 1})" for number in range(len(names))]
    legend = "; ".join(f"{key} {name}" for key, name in zip(keys, names, strict=True))
    return [wrap(legend, "  "), *table([[*keys, ""], *cells])]


def moments(speech: Speech, values: Mapping[Any, Fraction]) -> str:
    """Return the mean and deviation of a distribution of numbers in words."""
    mean = run.mean(values)
    exact = "" if mean.denominator == 1 or len(str(mean)) > 12 else f" = {mean}"
    deviation = speech.decimal(sqrt(run.variance(values)))
    return speech.head("moments", mean=speech.decimal(mean) + exact, deviation=deviation)


def _observed(speech: Speech, observed: Sequence[Observed]) -> list[str]:
    if not observed:
        return []
    found = [speech.head("head-observed")]
    for one in observed:
        found.append(f"  {speech.capital(one.fact)}: {speech.say(one.value)}")
        chances = (("at-most", one.at_most), ("exactly", one.exactly), ("at-least", one.at_least))
        found += rows(((speech.head(name), speech.chance(p)) for name, p in chances if p is not None), "    ")
    return found


def _options(speech: Speech, answer: Answer) -> list[str]:
    if answer.pending is None:
        return []
    options = list(answer.pending.options)
    found = [speech.head("ask-options")]
    found += [f"  --choose {shlex.quote(f'{answer.pending.name}={option}')}" for option in options[:FEW]]
    if more := len(options[FEW:]):
        found.append("  " + speech.head("ask-more-options", n=more))
    return found


def _listed(speech: Speech, head: str, said: Iterable[Note | Reason]) -> list[str]:
    found = rows((one.section, speech.message(one.message, dict(one.facts))) for one in said)
    return [speech.head(head), *found] if found else []


def _trace(speech: Speech, answer: Answer) -> list[str]:
    """Return the steps; where a stage goes several ways each way has its chance once, and its steps beside and below that."""
    widest = max((len(step.note.section) for step in answer.trace), default=0)

    def told(steps: Iterable[Step], indent: str = "  ") -> list[str]:
        notes = [step.note for step in steps]
        return rows(((n.section.ljust(widest), speech.message(n.message, dict(n.facts))) for n in notes), indent)

    found: list[str] = []
    apart = False
    for stage, steps in groupby(answer.trace, key=lambda step: step.stage):
        if stage is None:
            found += told(steps)
        else:
            if apart:
                found.append("")  # the ways of one stage stand apart from those of the next
            ways = [list(way) for _, way in groupby(steps, key=lambda step: step.branch)]
            likeliest = sorted(ways, key=lambda way: way[0].p or 0, reverse=True)[:WAYS]
            for way in (way for way in ways if way in likeliest):
                first, *rest = told(way, " " * CHANCE)
                found += [f"  [{percent(speech, way[0].p or Fraction(1))}]".ljust(CHANCE) + first[CHANCE:], *rest]
            if more := len(ways) - len(likeliest):
                found.append(" " * CHANCE + speech.head("trace-more", n=more))
        apart = stage is not None
    return [speech.head("head-trace"), *found] if found else []


def percent(speech: Speech, p: Fraction) -> str:
    """Return a probability in per cent alone."""
    return speech.decimal(p * 100) + (" %" if speech.lang == "es" else "%")


def _grounds(speech: Speech, answer: Answer) -> list[str]:
    """Return what an answer rests on: sections, readings, and decisions that somebody had to make."""
    found = []
    if answer.sections:
        ordered = sorted(answer.sections, key=lambda section: [part.zfill(3) for part in section.split(".")])
        found.append(wrap(f"{speech.head('head-sections')}: {', '.join(ordered)}"))
    if answer.rulings:
        titles = {entry["id"]: entry for entry in sources.table(answer.game, "rulings").get("ruling", ())}
        found.append(f"{speech.head('head-rulings')}:")
        found += [
            wrap(f"{ruling} = {reading} ({titles[ruling]['title'][speech.lang]})", "  ", "      ")
            for ruling, reading in answer.rulings.items()
        ]
    if answer.assumed:
        found.append(f"{speech.head('head-assumed')}:")
        by: dict[tuple[str, str], list[str]] = {}
        for one in answer.assumed:
            by.setdefault((one.faction, one.policy), []).append(one.decision)
        for (faction, policy), decisions in by.items():
            who = speech.head("assumed-by", faction=faction, policy=policy)
            found.append(wrap(f"{who}: {', '.join(decisions)}", "  ", "      "))
    if answer.taken:
        found.append(f"{speech.head('head-taken')}:")
        found += rows((name, speech.head("taken-varies") if value == "*" else value) for name, value in answer.taken.items())
    return found
