"""A request as it was typed: its words understood as ids, and a refusal of a parameter told with the parameter's name."""

from collections.abc import Collection
from collections.abc import Mapping
from dataclasses import replace

from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.position import Position
from ludex.kernel.questions import Answer
from ludex.kernel.questions import ask
from ludex.kernel.questions import Question
from ludex.kernel.questions import Request
from ludex_tools.cli.files import InFile
from ludex_tools.cli.vocabulary import insist
from ludex_tools.cli.vocabulary import meant
from ludex_tools.cli.vocabulary import replaced
from ludex_tools.cli.vocabulary import typed
from ludex_tools.cli.vocabulary import unknown


class InParameter(InFile):
    """What is wrong with the value of a parameter: where it was given goes before it."""

    def __init__(self, parameter: str, where: str, why: Wrong) -> None:
        super().__init__(where, why)
        self.parameter = parameter


def answer(game: Game, asked: Question, request: Request, where: Mapping[str, str]) -> Answer:
    """Answer a request that may have words of either language in place of ids.

    `where` says where each parameter was given; it goes before what is wrong with its value.
    """

    def attempt(request: Request) -> Answer:
        try:
            return ask(game, request)
        except Wrong as wrong:
            if (name := _refused(asked, request, wrong)) is None:
                raise
            raise InParameter(name, where[name], wrong) from None

    return insist(game.id, request, attempt, _put)


def _refused(asked: Question, request: Request, wrong: Wrong) -> str | None:
    """Return the parameter whose value is refused: that which cannot be read, else the only one that holds what is told."""
    given = {parameter: request.params[parameter.name] for parameter in asked.parameters if parameter.name in request.params}
    for parameter, text in given.items():
        try:
            parameter.read(text)
        except Wrong as own:
            return parameter.name if (own.message, own.facts) == (wrong.message, wrong.facts) else None
    unread = {parameter.name: text for parameter, text in given.items() if parameter.read is str}
    every = {parameter.name: text for parameter, text in given.items()}
    word = unknown(wrong)
    said, holding = (typed(wrong), unread) if word is None else (word, every)
    if not said or any(replaced(text, said, "") != text for text in request.choices.values()):
        return None
    whole = [name for name, text in holding.items() if replaced(text, said, "") != text]
    found = whole or [name for name, text in unread.items() if said in text]
    return found[0] if len(found) == 1 else None


def _put(request: Request, wrong: Wrong, word: str, name: str) -> Request:
    """Return a request with a word replaced in what was refused: a parameter, a choice, else wherever it stands."""
    params, choices = request.params, request.choices
    if isinstance(wrong, InParameter):
        return replace(request, params=_with(params, [wrong.parameter], word, name))
    if "value" in wrong.facts and wrong.facts.get("name") in choices:
        return replace(request, choices=_with(choices, [wrong.facts["name"]], word, name))
    if (changed := _with(choices, choices, word, name)) != choices:
        return replace(request, choices=changed)
    return replace(request, params=_with(params, params, word, name))


def _with(texts: Mapping[str, str], where: Collection[str], word: str, name: str) -> dict[str, str]:
    return {key: replaced(text, word, name) if key in where else text for key, text in texts.items()}


def factions(game: Game, request: Request) -> Request:
    """Return a request with the Factions and policies of its options as ids; raises Wrong for a Faction given twice."""
    known = [str(faction) for faction in game.factions(request.position)]
    best = request.best and (meant(game.id, known, request.best[0]) or request.best[0], request.best[1])
    return replace(request, policies=policies(game, request.position, request.policies), best=best)


def policies(game: Game, position: Position | None, given: Mapping[str, str]) -> dict[str, str]:
    """Return the policy of each Faction by ids, where they were given in words; raises Wrong for a Faction given twice."""
    known = [str(faction) for faction in game.factions(position)]
    found: dict[str, str] = {}
    for word, policy in given.items():
        faction = meant(game.id, known, word) or word
        if faction in found:
            raise Wrong("given-twice", option="--policy", name=faction)
        found[faction] = meant(game.id, list(game.policies), policy) or policy
    return found
