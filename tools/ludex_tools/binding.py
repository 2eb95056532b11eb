"""Binds the phrases of a game, in both languages, to the functions that carry them out, by pytest-bdd."""

from collections import Counter
from collections.abc import Callable
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest_bdd
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import scenario_wrapper_template_registry

from ludex.kernel.words import LANGUAGES
from ludex_tools import gherkin
from ludex_tools import phrases
from ludex_tools.phrases import Phrase
from ludex_tools.phrases import without_that

Function = Callable[..., None]


class Steps:
    """The functions that carry out phrases, `shared` ones among them; each takes the run and the phrase's values by name."""

    def __init__(self, shared: "Steps | None" = None) -> None:
        self.functions: dict[str, Function] = dict(shared.functions) if shared else {}

    def __call__(self, phrase: str) -> Callable[[Function], Function]:
        """Make a function the one that carries out a phrase."""

        def keep(function: Function) -> Function:
            if phrase in self.functions:
                raise ValueError(f"the phrase {phrase} has two functions")
            self.functions[phrase] = function
            return function

        return keep


class PhraseParser(StepParser):  # type: ignore[misc,unused-ignore]
    """Lets pytest-bdd match one phrase in one language."""

    def __init__(self, phrase: Phrase, lang: str) -> None:
        super().__init__(f"{phrase.id}/{lang}")
        self.phrase = phrase
        self.lang = lang

    def is_matching(self, name: str) -> bool:
        """Tell whether a step is this phrase."""
        return self.phrase.match(without_that(name, self.phrase.step, self.lang), self.lang) is not None

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return the values of a step that is this phrase."""
        return {"values": self.phrase.match(without_that(name, self.phrase.step, self.lang), self.lang)}


def bind(game: str, steps: Steps) -> None:
    """Make each phrase a step of the calling module, in both languages; its function gets the fixture `run`.

    Raises ValueError for a phrase without a function and a function without a phrase.
    """
    known = phrases.load(game, gherkin.folder(game)).all
    missing = {phrase.id for phrase in known} ^ set(steps.functions)
    if missing:
        raise ValueError(f"phrases and functions of steps differ: {', '.join(sorted(missing))}")
    kinds = {"given": pytest_bdd.given, "when": pytest_bdd.when, "then": pytest_bdd.then}
    for phrase in known:
        for lang in LANGUAGES:
            bound = kinds[phrase.step](PhraseParser(phrase, lang), stacklevel=2)
            bound(_carrying(steps.functions[phrase.id]))


def _carrying(function: Function) -> Function:
    def carry(run: object, values: Mapping[str, Any]) -> None:
        __tracebackhide__ = True
        function(run, **values)

    return carry


def check_bound(game: str, namespace: Mapping[str, object]) -> None:
    """Raise ValueError where a module does not hold one test for each scenario that is written."""
    bound = Counter[tuple[str, str]]()
    for value in namespace.values():
        if callable(value) and (template := scenario_wrapper_template_registry.get(value)) is not None:
            bound[Path(template.feature.filename).name, template.name] += 1
    written = Counter((file.name, title) for file in gherkin.files(game) for title in gherkin.count(file))
    if differing := (written - bound) + (bound - written):
        what = [f"{key[0]}: {key[1]!r} {written[key]} to {bound[key]}" for key in differing]
        raise ValueError(f"scenarios written and collected differ: {'; '.join(what)}")
