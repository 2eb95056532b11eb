"""What happened in one turn of a game, in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from ludex.kernel.replay import DOUBT
from ludex.kernel.replay import GAP
from ludex.kernel.replay import HAPPENED
from ludex.kernel.replay import Prompt
from ludex.kernel.replay import Said
from ludex.kernel.words import Words

OWED = "owed-"  # a note whose message begins so tells of something still to be done

Told = list[tuple[str, str]]  # sections, each with words


@dataclass(frozen=True, slots=True)
class Report:
    """What happened in a turn and what is owed, each a section with its words; `turns` are those that can be reported.

    `prompt` is what the game waits for, where the turn is the present one.
    """

    turn: str | None
    turns: tuple[str, ...]
    happened: Told
    owed: Told
    gaps: Told
    doubts: Told
    prompt: Prompt | None


def report(words: Words, turn: str | None, turns: tuple[str, ...], said: Sequence[Said], prompt: Prompt | None) -> Report:
    """Return the report of a turn from its notes; gaps and doubts are told once each."""

    def told(kind: str, owed: bool = False) -> Told:
        notes = [one.note for one in said if one.kind == kind and one.note.message.startswith(OWED) == owed]
        once = notes if kind == HAPPENED else list(dict.fromkeys(notes))
        return [(note.section, words.message(note.message, dict(note.facts))) for note in once]

    return Report(turn, turns, told(HAPPENED), told(HAPPENED, owed=True), told(GAP), told(DOUBT), prompt)
