"""What may be answered or rolled, in the reader's words: shown so, and understood so; a record holds the ids."""

import re
from collections import Counter
from collections.abc import Mapping
from collections.abc import Sequence
from typing import Any

from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Judged
from ludex.kernel.decisions import Whole
from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong
from ludex.kernel.replay import Prompt
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.vocabulary import alike
from ludex_tools.cli.vocabulary import PLAIN

ILLEGAL = ("choice-illegal", "roll-impossible")


def legal(options: Mapping[str, Any]) -> list[str]:
    """Return the texts of options; a range of whole numbers is one text, `0-750`."""
    if not isinstance(options, Whole):
        return list(options)
    return [*([] if options.none is None else [options.none]), f"{options.least}-{options.most}"]


def asked(prompt: Prompt) -> Sequence[str]:
    """Return the ids of what a decision or a draw may come to; none where dice are thrown."""
    if prompt.decision is not None:
        return legal(prompt.decision.options)
    if prompt.request is not None and prompt.request.dice is None:
        return [str(result) for result in prompt.request.weights]
    return []


def understood(prompt: Prompt) -> Sequence[str]:
    """Return the ids of what may be answered, and of what is understood but refused with its reasons."""
    decision = prompt.decision
    barred = decision.options.barred if decision is not None and isinstance(decision.options, Judged) else ()
    return [*asked(prompt), *barred]


def are_forms(decision: Decision) -> bool:
    """Tell whether what is listed of a decision are forms of statements, not the options themselves."""
    return isinstance(decision.options, Judged) and decision.options.open


def by_number(prompt: Prompt) -> bool:
    """Tell whether options can be taken by their number: not where a number is or names one of them, or they are forms."""
    if prompt.request is not None and prompt.request.numbered:
        return False
    if prompt.decision is not None and are_forms(prompt.decision):
        return False
    return not any(option.replace("-", "").strip("+ ").isdecimal() for option in asked(prompt))


def say(speech: Speech, option: str) -> str:
    """Return an option in words, the option itself where it has none.

    A game may have a message `option-ID`, where the option is called otherwise than the term.
    """
    if speech.has(own := f"option-{option}"):
        return speech.message(own, {})
    if option in PLAIN:
        return speech.message(option, {})
    parts = option.split(" ")
    if len(parts) > 1 and all(speech.term(part) != part for part in parts):
        return ", ".join(map(speech.term, parts))
    return option if option.isdecimal() else speech.term(option)


def shown(speech: Speech, option: str) -> str:
    """Return an option in words, with its id where that is another word; the form of a statement with what it says.

    A game may have a message `form-VERB` that says what statements of a form are for.
    """
    if speech.has(form := f"form-{option.partition(' ')[0]}"):
        return f"{_filled(speech, option)}: {speech.message(form, {})}"
    text = say(speech, option)
    return text if alike(text) == alike(option) else f"{text} ({option})"


def _filled(speech: Speech, form: str) -> str:
    """Return the form of a statement with what is to be filled in, written in capitals, in the reader's language."""

    def blank(word: re.Match[str]) -> str:
        own = f"blank-{word[0].lower()}"
        return speech.message(own, {}) if speech.has(own) else word[0]

    return re.sub(r"[A-Z]+", blank, form)


def told(speech: Speech, options: Sequence[str]) -> str:
    """Return options as one text, in words; those whose words are alike by their ids."""
    found = [say(speech, option) for option in options]
    often = Counter(map(alike, found))
    return listed(text if often[alike(text)] == 1 else option for text, option in zip(found, options, strict=True))


def refused(speech: Speech, wrong: Wrong, prompt: Prompt) -> Wrong:
    """Return a refusal that tells in words what would be right."""
    options = asked(prompt)
    if wrong.message not in ILLEGAL or not options:
        return wrong
    better = Wrong(wrong.message, **{**wrong.facts, "options": told(speech, options)})
    better.game = wrong.game
    return better
