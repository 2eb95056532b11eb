"""`ludex ask`: a request made of a command line, and its answer as text or data."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Annotated
from typing import Any

from typer import Argument
from typer import Option

from ludex.kernel import run
from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.questions import Answer
from ludex.kernel.questions import find
from ludex.kernel.questions import Request
from ludex_tools.cli import engine
from ludex_tools.cli import files
from ludex_tools.cli import requests
from ludex_tools.cli.observed import Observed
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json
from ludex_tools.cli.vocabulary import meant

Many = list[str] | None
IMPOSSIBLE = "position-impossible"  # how games refuse a position that cannot occur
TRUE = {"yes": True, "true": True, "sí": True, "si": True, "no": False, "false": False}


def ask(
    game: Annotated[str, Argument()],
    question: Annotated[str, Argument()],
    set_: Annotated[Many, Option("--set")] = None,
    params: Annotated[str | None, Option("--params")] = None,
    setup: Annotated[str | None, Option("--setup")] = None,
    position: Annotated[str | None, Option("--position")] = None,
    at: Annotated[str | None, Option("--at")] = None,
    dice: Annotated[str | None, Option("--dice")] = None,
    seed: Annotated[str | None, Option("--seed")] = None,
    choose_: Annotated[Many, Option("--choose")] = None,
    policy: Annotated[Many, Option("--policy")] = None,
    best: Annotated[str | None, Option("--best")] = None,
    reading: Annotated[Many, Option("--reading")] = None,
    as_printed: Annotated[bool, Option("--as-printed")] = False,
    all_readings: Annotated[str | None, Option("--all-readings")] = None,
    rulings: Annotated[str | None, Option("--rulings")] = None,
    observed: Annotated[Many, Option("--observed")] = None,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Answer a question and print the answer."""
    loaded = engine.playable(game)
    asked = find(loaded, question)
    if at is not None and not asked.local:
        raise Wrong("question-not-local", question=question)
    for one, other, clash in (
        ("--dice", "--seed", dice is not None and seed is not None),
        ("--best", "--dice", best is not None and dice is not None),
        ("--best", "--seed", best is not None and seed is not None),
        ("--all-readings", "--observed", all_readings is not None and bool(observed)),
        ("--observed", "--dice", bool(observed) and dice is not None),
        ("--observed", "--seed", bool(observed) and seed is not None),
    ):
        if clash:
            raise Wrong("options-clash", one=one, other=other)
    given = engine.pairs("--set", set_)
    read = files.texts(params) if params is not None else {}
    where = {name: f"{params}: {name}" for name in read} | {name: f"--set {name}=..." for name in given}
    request = Request(
        question=question,
        params={**read, **given},
        position=engine.position(loaded, setup, position, at),
        dice=None if dice is None else ([item.strip() for item in dice.split(",")] if dice.strip() else []),
        seed=_seed(seed),
        choices=engine.pairs("--choose", choose_),
        policies=engine.pairs("--policy", policy),
        best=_best(best),
        readings=engine.readings(game, rulings, engine.pairs("--reading", reading)),
        as_printed=as_printed,
    )
    if request.params and not asked.parameters:
        raise Wrong("parameter-none", name=next(iter(request.params)), question=question)
    request = requests.factions(loaded, request)
    looked_at = engine.pairs("--observed", observed)

    def answer_of(request: Request) -> Answer:
        try:
            return requests.answer(loaded, asked, request, where)
        except Wrong as wrong:
            if position is not None and wrong.message == IMPOSSIBLE:
                raise files.InFile(position, wrong) from None
            raise

    if all_readings is not None:
        _every_reading(game, all_readings, answer_of, request, json)
        return
    answer = answer_of(request)
    seen = [observe(answer, fact, value) for fact, value in looked_at.items()]
    if json:
        from ludex_tools.cli.answer_json import data

        write_json(data(answer, seen))
    else:
        from ludex_tools.cli.answer_text import lines

        write(lines(answer, seen))


def _seed(text: str | None) -> int | None:
    try:
        return None if text is None else int(text)
    except ValueError:
        raise Wrong("seed-unreadable", text=text) from None


def _best(text: str | None) -> tuple[str, str] | None:
    if text is None:
        return None
    ((faction, fact),) = engine.pairs("--best", [text], ":").items()
    return faction, fact


def _every_reading(game: str, ruling: str, answer_of: Callable[[Request], Answer], request: Request, json: bool) -> None:
    from ludex.kernel.rulings import rulings

    known = rulings(game)
    choose("ruling-unknown", ruling, known, game=game)
    if ruling in request.readings:
        raise Wrong("options-clash", one="--all-readings", other=f"--reading {ruling}")
    answers = {
        entry["id"]: answer_of(replace(request, readings={**request.readings, ruling: entry["id"]}))
        for entry in known[ruling]["reading"]
    }
    if json:
        from ludex_tools.cli.answer_json import side_by_side

        write_json(side_by_side(known[ruling], answers))
    else:
        from ludex_tools.cli.readings import lines

        write(lines(known[ruling], answers, request.as_printed))


def observe(answer: Answer, fact: str, text: str) -> Observed:
    """Return how likely a fact is to be at most, exactly, at least a value; raises Wrong without odds."""
    if not answer.distribution:
        raise Wrong("observed-needs-odds")
    choose("fact-unknown", fact, answer.distribution[0][0], question=answer.question)
    own = run.own(answer.distribution, fact)
    if all(isinstance(value, bool) for value in own):
        if text.lower() not in TRUE:
            raise Wrong("observed-value", fact=fact, text=text, kind=Wrong("observed-yes-no"))
        truth = TRUE[text.lower()]
        return Observed(fact, truth, own.get(truth, Fraction(0)))
    if all(isinstance(value, int | Fraction) for value in own):
        try:
            number = Fraction(text)
        except (ValueError, ZeroDivisionError):
            raise Wrong("observed-value", fact=fact, text=text, kind=Wrong("observed-number")) from None
        below = sum((p for value, p in own.items() if value <= number), Fraction(0))
        above = sum((p for value, p in own.items() if value >= number), Fraction(0))
        whole: Any = int(number) if number.denominator == 1 else number
        return Observed(fact, whole, own.get(number, Fraction(0)), below, above)
    named = meant(answer.game, [str(value) for value in own], text) or text
    exactly = sum((p for value, p in own.items() if str(value) == named), Fraction(0))
    return Observed(fact, named, exactly)
