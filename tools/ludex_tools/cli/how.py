"""`ludex how`: what can be looked up as a whole, and one of these with the text of its sections in the order of play."""

from typing import Annotated
from typing import Any

from typer import Argument
from typer import Option

from ludex.kernel.errors import choose
from ludex_tools import how as lists
from ludex_tools import spec
from ludex_tools.cli import engine
from ludex_tools.cli import prose
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json
from ludex_tools.how import How


def how(
    game: Annotated[str, Argument()],
    name: Annotated[str | None, Argument()] = None,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    """List what a game tells as a whole, or print one of these: its sections in the order of play."""
    engine.known(game)
    found = {one.id: one for one in lists.lists(game)}
    speech = Speech(game)
    if name is None:
        if json:
            write_json([_data(one, speech.lang) for one in found.values()])
        else:
            write(rows((one.id, one.title[speech.lang]) for one in found.values()) or [speech.head("how-none")])
        return
    one = found[choose("how-unknown", name, found, game=game)]
    if json:
        write_json(_data(one, speech.lang))
    else:
        write(told(speech, game, one))


def told(speech: Speech, game: str, one: How) -> list[str]:
    """Return a list as lines: what it is about, then each step with the text of its section."""
    texts, listed = spec.texts(game, speech.lang), spec.listed(game)
    lines = [wrap(one.title[speech.lang]), "", wrap(one.intro[speech.lang])]
    for number, step in enumerate(one.steps, start=1):
        title = f"{number}. {step.section} {listed[step.section].titles[speech.lang]}"
        lines += ["", wrap(title), wrap(step.lead[speech.lang]), ""]
        text = texts.get(step.section)
        lines += prose.lines(game, speech.lang, text.body) if text else [speech.head("rule-no-text")]
    return lines


def _data(one: How, lang: str) -> dict[str, Any]:
    steps = [{"section": step.section, "lead": step.lead[lang]} for step in one.steps]
    return {"id": one.id, "title": one.title[lang], "intro": one.intro[lang], "steps": steps}
