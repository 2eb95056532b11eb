"""A game played line by line: shows what is asked, takes an answer, a roll or a command, until the input ends."""

import sys
from collections.abc import Callable

from ludex.kernel.decisions import Decision
from ludex.kernel.errors import Wrong
from ludex.kernel.record import GameRecord
from ludex_tools.cli import faults
from ludex_tools.cli import options
from ludex_tools.cli import play_text
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import write
from ludex_tools.cli.vocabulary import insist
from ludex_tools.cli.vocabulary import meant
from ludex_tools.cli.vocabulary import partly
from ludex_tools.cli.vocabulary import replaced

# Each command under its own name and the Spanish one; an option or item of the same text goes before it.
NAMES = {
    "deshacer": "undo",
    "informe": "report",
    "porqué": "why",
    "porque": "why",
    "ayuda": "help",
    "?": "help",
    "salir": "quit",
    "exit": "quit",
    "sortear": "draw",
    "opciones": "options",
    "posición": "position",
    "posicion": "position",
}


def run(record: GameRecord, draw: bool) -> None:
    """Play until the input ends or says so; what is refused is told in one line, and asked again."""
    speech = Speech(record.game.id)
    terminal = sys.stdin is not None and sys.stdin.isatty()
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    _tell(play_text.happened(speech, record.prompt().said))
    _show(speech, record, lambda: drawn(record) if draw else None)
    while True:
        if terminal:
            sys.stdout.write("> ")
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return
        try:
            if not _line(speech, record, line.strip(), draw):
                return
        except Wrong as wrong:
            faults.tell(wrong)


def drawn(record: GameRecord) -> None:
    """Draw every roll up to the next decision."""
    while (request := record.prompt().request) is not None:
        record.roll(request.name)


def _show(speech: Speech, record: GameRecord, act: Callable[[], object]) -> None:
    """Do something, and print what was done and has happened by it, then what is asked."""
    steps = len(record.steps)
    said = len(record.said())
    act()
    _tell(play_text.done(speech, record.steps[steps:]))
    _tell(play_text.happened(speech, record.said()[said:]))
    write(play_text.asked(speech, record.prompt()))


def _tell(lines: list[str]) -> None:
    if lines:
        write(lines)


def _line(speech: Speech, record: GameRecord, text: str, draw: bool) -> bool:
    """Carry out one line; return whether to go on."""
    prompt = record.prompt()
    given = _given(record, text)
    if given is not None:
        name = prompt.name or text

        def act() -> None:
            give(speech, record, name, given)
            if draw:
                drawn(record)

        _show(speech, record, act)
        return True
    said, _, rest = text.partition(" ")
    command = NAMES.get(said.lower(), said.lower())
    rest = rest.strip()
    if command == "quit":
        return False
    if command == "undo":
        gone = record.undo(number(said, rest or "1"), drawn=not draw)
        write([speech.head("play-undone", n=gone)])
        _show(speech, record, lambda: drawn(record) if draw else None)
    elif command == "report":
        write(play_text.report(speech, record.report(rest or None, speech.lang)))
    elif command == "why":
        write(play_text.why(speech, record.game.id, prompt))
    elif command == "help":
        write(_help(speech))
    elif command == "position":
        write([record.game.show(record.position())])
    elif command in ("", "draw") and prompt.request is not None:
        _show(speech, record, lambda: record.roll(prompt.name or ""))
    else:
        write(play_text.asked(speech, prompt, every=True))
    return True


def give(speech: Speech, record: GameRecord, name: str, text: str) -> None:
    """Give an answer or a roll, by its id or in words; raises Wrong for an illegal one, with what would be right."""
    prompt = record.prompt()
    known = options.understood(prompt)
    value = meant(record.game.id, known, text) or partly(record.game.id, known, text) or text
    try:
        if prompt.decision is not None:
            record.answer(name, _legal(record.game.id, prompt.decision, value))
        else:
            record.roll(name, value)
    except Wrong as wrong:
        wrong.game = wrong.game or record.game.id
        raise options.refused(speech, wrong, prompt) from None


def _legal(game: str, decision: Decision, text: str) -> str:
    """Return an answer with its words as ids; raises Wrong for an illegal one."""

    def attempt(text: str) -> str:
        decision.legal(text)
        return text

    return insist(game, text, attempt, lambda text, _, word, name: replaced(text, word, name))


def _given(record: GameRecord, text: str) -> str | None:
    """Return the answer or roll that a line gives, None where it is a command; a number may stand for an option."""
    asked = options.asked(record.prompt())
    if (option := meant(record.game.id, options.understood(record.prompt()), text)) is not None:
        return option
    word = text.partition(" ")[0].lower()
    if not text or NAMES.get(word, word) in {*NAMES.values()}:
        return None
    if options.by_number(record.prompt()) and text.isdecimal() and 1 <= int(text) <= len(asked):
        return asked[int(text) - 1]
    return text


def number(command: str, text: str) -> int:
    """Return how many steps a command takes back; raises Wrong for what is no number."""
    try:
        return int(text)
    except ValueError:
        raise Wrong("undo-unreadable", command=command, text=text) from None


def _help(speech: Speech) -> list[str]:
    names = ("draw", "options", "why", "position", "report", "undo", "quit")
    shown = {name: next((own for own, meant in NAMES.items() if meant == name), name) for name in names}
    pairs = [(speech.head("play-help-value"), speech.head("play-help-answer"))]
    pairs += [(shown[name] if speech.lang == "es" else name, speech.head(f"play-help-{name}")) for name in names]
    return rows(pairs)
