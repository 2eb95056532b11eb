"""A game in play as text and as data: what is asked, what was done, what happened, what is owed."""

from collections.abc import Sequence
from typing import Any

from ludex.kernel.chance import possible
from ludex.kernel.errors import Wrong
from ludex.kernel.record import GameRecord
from ludex.kernel.record_file import Choice
from ludex.kernel.record_file import Step
from ludex.kernel.replay import HAPPENED
from ludex.kernel.replay import Prompt
from ludex.kernel.replay import Said
from ludex.kernel.report import Report
from ludex_tools import spec
from ludex_tools.cli import options
from ludex_tools.cli.faults import Literal
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap

FEW = 24  # options that are listed unasked
FEW_FORMS = 4  # of the forms of a statement, which are asked for again and again


def asked(speech: Speech, prompt: Prompt, every: bool = False) -> list[str]:
    """Return what a game waits for: where it stands, who decides or what is rolled, and what is legal.

    A game may have a message `decision-NAME` or `chance-NAME`, NAME being the name up to its first slash; it is filled with
    what the decision is about, `faction`, and `subject`, the rest of the name.
    """
    if prompt.over:
        return [speech.head("play-ended")]
    place = "play-step" if prompt.turn is None else "play-turn"
    where = speech.head(place, turn=Literal(str(prompt.turn)), step=prompt.step)
    if prompt.decision is None:
        listed = _listed(speech, prompt, every) if _is_listed(prompt) else []
        return [wrap(f"{where} {_roll(speech, prompt)}"), *listed]
    decision = prompt.decision
    who = {"faction": decision.faction, "name": Literal(decision.name)}
    own = _own(speech, "decision", decision.name, {**decision.about, "faction": decision.faction})
    if own is None:
        lines = [wrap(f"{where} {speech.message('play-decide', who)}")]
    else:
        lines = [wrap(f"{where} {own} {speech.message('play-name', who)}")]
    return lines + _listed(speech, prompt, every)


def _listed(speech: Speech, prompt: Prompt, every: bool) -> list[str]:
    """Return the options a line each, with their numbers where they can be taken by them."""
    ids = options.asked(prompt)
    numbered = options.by_number(prompt)
    few = FEW if prompt.decision is None or not options.are_forms(prompt.decision) else FEW_FORMS
    shown = [options.shown(speech, option) for option in (ids if every else ids[:few])]
    widest = len(str(len(shown)))
    lines = [f"  {str(place).rjust(widest)}  {text}" if numbered else f"  {text}" for place, text in enumerate(shown, start=1)]
    if more := len(ids) - len(shown):
        lines.append("  " + speech.head("play-more", n=more))
    return lines


def _roll(speech: Speech, prompt: Prompt) -> str:
    assert prompt.request is not None
    request = prompt.request
    facts = {"name": Literal(request.name), "what": request.what, "options": Literal(possible(request))}
    message = "play-roll" if request.dice is not None else "play-pick" if _is_listed(prompt) else "play-pick-number"
    general = speech.message(message, facts)
    own = _own(speech, "chance", request.name, {})
    return general if own is None else f"{own} {general}"


def _is_listed(prompt: Prompt) -> bool:
    """Tell whether what may be drawn is listed: it has names, not numbers, which are told as a row."""
    ids = options.asked(prompt)
    return prompt.decision is None and bool(ids) and not any(option.isdecimal() for option in ids)


def _own(speech: Speech, kind: str, name: str, facts: dict[str, Any]) -> str | None:
    first, _, rest = name.partition("/")
    message = f"{kind}-{first}"
    return speech.message(message, {**facts, "subject": rest}) if speech.has(message) else None


def done(speech: Speech, steps: Sequence[Step]) -> list[str]:
    """Return what was drawn and what policies decided; what people said they know."""
    lines = []
    for step in steps:
        facts: dict[str, Any] = {"value": Literal(options.say(speech, step.value))}
        if isinstance(step, Choice):
            if step.policy is not None:
                facts |= {"faction": step.faction, "policy": Literal(step.policy), "name": Literal(step.decision)}
                lines.append(wrap(speech.message("play-by-policy", facts)))
        elif step.drawn:
            lines.append(wrap(speech.message("play-drawn", facts | {"name": Literal(step.chance)})))
    return lines


def happened(speech: Speech, said: Sequence[Said]) -> list[str]:
    """Return what happened, a section and its words a line; gaps and doubts stand in the report."""
    notes = [one.note for one in said if one.kind == HAPPENED]
    return rows((note.section, speech.message(note.message, dict(note.facts))) for note in notes)


def why(speech: Speech, game: str, prompt: Prompt) -> list[str]:
    """Return the sections that what is asked rests on, with their titles."""
    if not prompt.sections:
        return [speech.head("play-no-sections")]
    try:
        titles = {section: entry.titles[speech.lang] for section, entry in spec.listed(game).items()}
    except (FileNotFoundError, KeyError):
        titles = {}
    listed = rows((section, titles.get(section, "")) for section in reversed(prompt.sections))
    return [wrap(speech.head("play-why", game=Literal(game))), *listed]


def report(speech: Speech, told: Report) -> list[str]:
    """Return a report as lines."""
    if told.turn is None:
        lines = [speech.head("play-report-all")]
    else:
        lines = [speech.head("play-report", turn=Literal(told.turn))]
    lines += rows(told.happened) or ["  " + speech.head("play-quiet")]
    for head, pairs in (("play-owed", told.owed), ("head-gaps", told.gaps), ("head-doubts", told.doubts)):
        if pairs:
            lines += ["", speech.head(head), *rows(pairs)]
    if told.prompt is not None:
        lines += ["", *asked(speech, told.prompt)]
    if len(told.turns) > 1:
        lines += ["", wrap(speech.head("play-turns", turns=Literal(", ".join(told.turns))))]
    return lines


def status_data(speech: Speech, record: GameRecord, steps: Sequence[Step], said: Sequence[Said]) -> dict[str, Any]:
    """Return how a game stands as an object ready for JSON, with the steps and notes since the command began."""
    status = record.status()
    opening = status.opening
    start = {"setup": opening.setup} if opening.setup is not None else {"position": opening.position}
    return {
        "game": opening.game,
        "edition": dict(opening.edition),
        "file": record.file.name,
        "start": start,
        "seed": opening.seed,
        "readings": dict(opening.readings),
        "policies": dict(opening.policies),
        "position": record.game.show(record.position()),
        "turn": status.prompt.turn,
        "steps": status.steps,
        "over": status.prompt.over,
        "asked": asked_data(status.prompt),
        "sections": list(status.prompt.sections),
        "done": [_step(step) for step in steps],
        "happened": [
            _pair(one.note.section, speech.message(one.note.message, dict(one.note.facts)))
            for one in said
            if one.kind == HAPPENED
        ],
        "rulings": [{"id": ruling, "reading": reading} for ruling, reading in status.consulted.items()],
        "notices": [notice_text(speech, notice) for notice in record.notices],
    }


def report_data(told: Report) -> dict[str, Any]:
    """Return a report as an object ready for JSON."""
    data: dict[str, Any] = {"turn": told.turn, "turns": list(told.turns)}
    for name in ("happened", "owed", "gaps", "doubts"):
        data[name] = [_pair(section, text) for section, text in getattr(told, name)]
    if told.prompt is not None:
        data["over"] = told.prompt.over
        data["asked"] = asked_data(told.prompt)
    return data


def asked_data(prompt: Prompt) -> dict[str, Any] | None:
    """Return what a game waits for as an object ready for JSON, None where it is over."""
    if prompt.decision is not None:
        decision = prompt.decision
        return {"decision": decision.name, "faction": str(decision.faction), "options": options.legal(decision.options)}
    if prompt.request is not None:
        return {"chance": prompt.request.name, "what": prompt.request.what, "possible": possible(prompt.request)}
    return None


def notice_text(speech: Speech, notice: Wrong) -> str:
    """Return what a reader should know of a file, in words."""
    facts = {name: Literal(value) if type(value) is str else value for name, value in notice.facts.items()}
    return speech.message(notice.message, facts)


def _pair(section: str, text: str) -> dict[str, str]:
    return {"section": section, "text": text}


def _step(step: Step) -> dict[str, Any]:
    if isinstance(step, Choice):
        by = {} if step.policy is None else {"policy": step.policy}
        return {"decision": step.decision, "faction": step.faction, "value": step.value, **by}
    return {"chance": step.chance, "value": step.value, "drawn": step.drawn}
