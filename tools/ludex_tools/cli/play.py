"""`ludex play`: a refereed game in a file, played line by line or by single commands."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from typer import Argument
from typer import Option

from ludex.kernel.errors import Wrong
from ludex.kernel.games import Game
from ludex.kernel.record import GameRecord
from ludex_tools.cli import dialogue
from ludex_tools.cli import engine
from ludex_tools.cli import faults
from ludex_tools.cli import files
from ludex_tools.cli import play_text
from ludex_tools.cli import requests
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json

Many = list[str] | None
Text = str | None
DRAW = ("", "draw", "sortear")


def play(
    game: Annotated[str, Argument()],
    file: Annotated[str, Argument()],
    setup: Annotated[Text, Option("--setup")] = None,
    position: Annotated[Text, Option("--position")] = None,
    seed: Annotated[Text, Option("--seed")] = None,
    reading: Annotated[Many, Option("--reading")] = None,
    policy: Annotated[Many, Option("--policy")] = None,
    draw: Annotated[bool, Option("--draw")] = False,
    answer: Annotated[Many, Option("--answer")] = None,
    roll: Annotated[Many, Option("--roll")] = None,
    undo: Annotated[Text, Option("--undo")] = None,
    report: Annotated[Text, Option("--report")] = None,
    replay: Annotated[Text, Option("--replay")] = None,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Play a game: open its record or begin one, carry out what the line says, or prompt."""
    loaded = engine.playable(game)
    answers, rolls = _listed("--answer", answer), _listed("--roll", roll)
    back = None if undo is None else dialogue.number("--undo", undo)
    acts = bool(answers or rolls) or back is not None or draw
    only_looks = not acts and (json or report is not None or replay is not None)
    options = {"--setup": setup, "--position": position, "--seed": seed, "--reading": reading, "--policy": policy}
    given = [name for name, value in options.items() if value]
    if not Path(file).exists() and (given or not only_looks):
        record = _begin(loaded, file, setup, position, seed, reading, policy)
    else:
        record = _open(loaded, file, writable=not only_looks and not given)
        if given:
            raise Wrong("play-fixed", file=file, option=given[0])
    with record:
        if not json:
            for notice in record.notices:
                faults.tell(notice)
        if not (answers or rolls or json) and back is None and report is None and replay is None:
            dialogue.run(record, draw)
            return
        _by_line(record, back, answers, rolls, draw, report, replay, json)


def _by_line(
    record: GameRecord,
    back: int | None,
    answers: list[tuple[str, str]],
    rolls: list[tuple[str, str]],
    draw: bool,
    report: str | None,
    replay: str | None,
    json: bool,
) -> None:
    """Take back, answer and roll as the line says, then tell what came of it."""
    speech = Speech(record.game.id)
    lines = []
    if back is not None:
        lines.append(speech.head("play-undone", n=record.undo(back, drawn=not draw)))
    steps, said = len(record.steps), len(record.said())
    _carry_out(speech, record, answers, rolls, draw)
    if replay is not None:
        with record.replay(replay) as copy:
            lines.append(speech.head("play-replayed", file=faults.Literal(replay), n=len(copy.file.lines)))
    new_steps, new_said = record.steps[steps:], record.said()[said:]
    if report is not None:
        told = record.report(report or None, speech.lang)
        if json:
            write_json({"game": record.game.id, **play_text.report_data(told)})
        else:
            write([*lines, *play_text.report(speech, told)])
    elif json:
        write_json(play_text.status_data(speech, record, new_steps, new_said))
    else:
        lines += [*play_text.done(speech, new_steps), *play_text.happened(speech, new_said)]
        write([*lines, *play_text.asked(speech, record.prompt())])


def _carry_out(
    speech: Speech,
    record: GameRecord,
    answers: list[tuple[str, str]],
    rolls: list[tuple[str, str]],
    draw: bool,
) -> None:
    """Give each answer and roll when the rules ask for it; raises Wrong for one that they do not ask for."""
    while True:
        prompt = record.prompt()
        given = rolls if prompt.decision is None else answers
        found = next((pair for pair in given if pair[0] == prompt.name), None)
        if found is not None:
            given.remove(found)
            if prompt.decision is None and found[1].lower() in DRAW:
                record.roll(found[0])
            else:
                dialogue.give(speech, record, *found)
        elif draw and prompt.request is not None:
            record.roll(prompt.request.name)
        else:
            break
    for name, _ in (*answers, *rolls):
        if prompt.name is None:
            raise Wrong("play-over", name=name)
        raise Wrong("play-unasked", name=name, asked=prompt.name)


def _begin(game: Game, file: str, setup: Text, position: Text, seed: Text, reading: Many, policy: Many) -> GameRecord:
    start = engine.position(game, setup, position, None)
    return GameRecord.create(
        game,
        file,
        setup=None if setup is None else engine.setup_named(game, setup),
        position=start if setup is None else None,
        seed=_seed(seed),
        readings=engine.pairs("--reading", reading),
        policies=requests.policies(game, start, engine.pairs("--policy", policy)),
    )


def _open(game: Game, file: str, writable: bool) -> GameRecord:
    """Return a record that exists; raises Wrong for a file that is none, with what would be right."""
    try:
        return GameRecord.open(game, file, writable=writable)
    except Wrong as wrong:
        if wrong.message != "record-no-game":
            raise
        try:
            found = files.table(file) if Path(file).stat().st_size else None
        except Wrong:
            raise wrong from None
        if found is None:
            raise Wrong("record-empty", file=file) from None
        if found.get("game") == game.id:
            raise Wrong("record-position", file=file, game=game.id) from None
        raise


def _seed(text: str | None) -> int | None:
    try:
        return None if text is None else int(text)
    except ValueError:
        raise Wrong("seed-unreadable", text=text) from None


def _listed(option: str, given: Sequence[str] | None) -> list[tuple[str, str]]:
    """Return what a repeated option `NAME=VALUE` gives, in order; a name may come again."""
    return [pair for text in given or () for pair in engine.pairs(option, [text]).items()]
