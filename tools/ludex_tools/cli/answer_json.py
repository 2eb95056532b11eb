"""An answer as data: ids, numbers, fractions as text; what does not apply is left out."""

from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from enum import StrEnum
from fractions import Fraction
from math import sqrt
from typing import Any

from ludex.kernel import run
from ludex.kernel import sources
from ludex.kernel.play import Note
from ludex.kernel.position import Piece
from ludex.kernel.questions import Answer
from ludex.kernel.questions import Reason
from ludex.kernel.run import Step
from ludex_tools.cli.observed import Observed
from ludex_tools.cli.speech import Speech


def data(answer: Answer, observed: Sequence[Observed] = ()) -> dict[str, Any]:
    """Return an answer as an object ready for JSON."""
    speech = Speech(answer.game)
    edition = sources.table(answer.game, "game").get("edition", {})
    found: dict[str, Any] = {
        "game": answer.game,
        "edition": {name: str(edition[name]) for name in ("printing", "errata") if name in edition},
        "question": answer.question,
        "params": dict(answer.params),
    }
    if answer.verdict is not None:
        found["verdict"] = answer.verdict
    if answer.value is not None or has_null_value(answer):
        found["value"] = plain(answer.value)
    if answer.pending is not None:
        found["pending"] = {
            "decision": answer.pending.name,
            "faction": str(answer.pending.faction),
            "options": list(answer.pending.options),
        }
    if answer.facts:
        found["facts"] = {name: plain(value) for name, value in answer.facts.items()}
    if answer.distribution:
        found |= _odds(answer)
    if observed:
        found["observed"] = [_observed(one) for one in observed]
    if answer.reasons:
        found["reasons"] = [_said(speech, reason) for reason in answer.reasons]
    found["trace"] = [_step(speech, step) for step in answer.trace]
    found["sections"] = list(answer.sections)
    found["rulings"] = [{"id": ruling, "reading": reading} for ruling, reading in answer.rulings.items()]
    if answer.assumed:
        found["assumed"] = [{"decision": one.decision, "faction": one.faction, "policy": one.policy} for one in answer.assumed]
    if answer.taken:
        found["taken"] = dict(answer.taken)
    found["gaps"] = [_said(speech, note) for note in answer.gaps]
    found["doubts"] = [_said(speech, note) for note in answer.doubts]
    return found


def has_null_value(answer: Answer) -> bool:
    """Tell whether a question that asks for a value has found that there is none."""
    return (
        answer.value is None
        and answer.verdict is None
        and answer.pending is None
        and answer.end is None
        and not answer.distribution
        and not answer.facts
        and not answer.reasons
    )


def side_by_side(ruling: Mapping[str, Any], answers: Mapping[str, Answer]) -> dict[str, Any]:
    """Return the answers under every reading of a ruling as one object."""
    return {
        "ruling": ruling["id"],
        "default": ruling["default"],
        "readings": {reading: data(answer) for reading, answer in answers.items()},
    }


def plain(value: Any) -> Any:
    """Return a raw fact as JSON has it: enums as ids, fractions as `14/27`, pieces as objects."""
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, StrEnum | Fraction | str):
        return str(value)
    if isinstance(value, Piece):
        return {"kind": str(value.kind), "service": plain(value.service), "laden": value.laden}
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, frozenset | set):
        return [plain(one) for one in sorted(value)]
    if isinstance(value, Iterable):
        listed = list(value)
        if listed and isinstance(listed[0], tuple) and len(listed[0]) == 2 and isinstance(listed[0][0], Piece):
            return [plain(piece) | {"number": number} for piece, number in listed]
        return [plain(one) for one in listed]
    return str(value)


def _odds(answer: Answer) -> dict[str, Any]:
    owns = {fact: run.own(answer.distribution, fact) for fact in answer.distribution[0][0]}
    return {
        "distribution": [
            {"outcome": {name: plain(value) for name, value in facts.items()}, "p": str(p)} for facts, p in answer.distribution
        ],
        "fact_distributions": {
            fact: [{"value": plain(value), "p": str(p)} for value, p in own.items()] for fact, own in owns.items()
        },
        "moments": {
            fact: {"mean": str(run.mean(own)), "deviation": round(sqrt(run.variance(own)), 6)}
            for fact, own in owns.items()
            if all(isinstance(value, int | Fraction) and not isinstance(value, bool) for value in own)
        },
    }


def _observed(one: Observed) -> dict[str, Any]:
    found = {"fact": one.fact, "value": plain(one.value), "exactly": str(one.exactly)}
    if one.at_most is not None and one.at_least is not None:
        found |= {"at_most": str(one.at_most), "at_least": str(one.at_least)}
    return found


def _step(speech: Speech, step: Step) -> dict[str, Any]:
    where = {} if step.p is None else {"p": str(step.p), "stage": step.stage, "branch": step.branch}
    return _said(speech, step.note) | where


def _said(speech: Speech, said: Note | Reason) -> dict[str, Any]:
    return {"section": said.section, "text": speech.message(said.message, dict(said.facts))}
