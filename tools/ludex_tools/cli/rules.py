"""`ludex games`, `rule`, `questions` and `rulings`: what the rulebooks hold."""

from collections.abc import Mapping
from inspect import unwrap
from pathlib import Path
from typing import Annotated
from typing import Any

from typer import Argument
from typer import Option

from ludex.kernel import sources
from ludex.kernel.errors import nearest
from ludex.kernel.errors import Wrong
from ludex.kernel.questions import find
from ludex.kernel.questions import Question
from ludex.kernel.rulings import rulings as rulings_of
from ludex_tools import spec
from ludex_tools.cli import engine
from ludex_tools.cli.faults import Literal
from ludex_tools.cli.manual import edition
from ludex_tools.cli.manual import value
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import wrap
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json

Json = Annotated[bool, Option("--json")]
Maybe = Annotated[str | None, Argument()]


def games(json: Json = False) -> None:
    """List the games with what each has."""
    found = []
    for game in sources.games():
        loaded = engine.if_playable(game)
        scenarios = scenarios_of(game)
        found.append(
            {
                "game": game,
                "title": sources.table(game, "game")["title"][Speech().lang],
                "edition": {k: str(v) for k, v in sources.table(game, "game").get("edition", {}).items()},
                "sections": len(spec.listed(game)),
                "written": len(spec.texts(game, Speech().lang)),
                "rulings": len(rulings_of(game)),
                "questions": len(loaded.questions) if loaded else 0,
                "setups": list(loaded.setups) if loaded else [],
            }
            | ({} if scenarios is None else {"scenarios": len(scenarios)})
        )
    if json:
        write_json(found)
        return
    lines = []
    for one in found:
        speech = Speech(one["game"])
        text = speech.head("games-line", **one)
        if "scenarios" in one:
            text += ", " + speech.head("games-scenarios", n=one["scenarios"])
        lines += [f"{one['game']}  {one['title']}", wrap(edition(one["game"]), "  "), wrap(text, "  ")]
        if one["setups"]:
            lines.append(wrap(speech.head("games-setups", names=", ".join(one["setups"])), "  "))
    write([*lines, "", Speech().head("games-more")])


def scenarios_of(game: str) -> list[Any] | None:
    """Return the scenarios of a game; None where there is no checkout, or nothing to read them with."""
    from ludex_tools import gherkin

    try:
        return list(gherkin.scenarios(game))
    except (gherkin.NoCheckout, ModuleNotFoundError):
        return None


def rule(game: Annotated[str, Argument()], section: Annotated[str, Argument()], json: Json = False) -> None:
    """Print one section with everything that belongs to it."""
    from ludex_tools.cli import prose

    engine.known(game)
    listed = spec.listed(game)
    wanted = section.strip().rstrip(".").upper()
    if wanted not in listed:
        raise Wrong("section-unknown", name=section, nearest=nearest(wanted, listed), game=game)
    speech = Speech(game)
    texts = spec.texts(game, speech.lang)
    body = texts[wanted].body if wanted in texts else None
    found: dict[str, Any] = {
        "refers_to": [s for s in dict.fromkeys(spec.references(body or "", game)) if s in listed],
        "referred_by": [s for s, text in texts.items() if wanted in spec.references(text.body, game)],
        "rulings": [ruling for ruling in rulings_of(game).values() if wanted in ruling.get("sections", ())],
        "tables": _tables(game, wanted),
        "scenarios": [s for s in scenarios_of(game) or () if wanted in s.sections],
        "code": [_place(procedure) for procedure in spec.procedures(game).get(wanted, ())],
    }
    title = listed[wanted].titles[speech.lang]
    if json:
        data = {"game": game, "section": wanted, "title": title, "text": body} | found
        data["rulings"] = [ruling["id"] for ruling in found["rulings"]]
        data["scenarios"] = [{"id": s.id, "title": s.title[speech.lang]} for s in found["scenarios"]]
        write_json(data)
        return
    lines = [wrap(f"{wanted} {title}"), ""]
    lines += prose.lines(game, speech.lang, body) if body else [speech.head("rule-no-text")]
    end = []
    for name, key in (("rule-refers", "refers_to"), ("rule-referred", "referred_by")):
        if found[key]:
            end.append(wrap(f"{speech.head(name)}: {', '.join(found[key])}"))
    for name, pairs in (
        ("rule-rulings", [(r["id"], r["title"][speech.lang]) for r in found["rulings"]]),
        ("rule-scenarios", [(s.id, s.title[speech.lang]) for s in found["scenarios"]]),
        ("rule-code", [(place, "") for place in found["code"]]),
        ("rule-tables", [(table, "") for table in found["tables"]]),
    ):
        if pairs:
            end += [f"{speech.head(name)}:", *rows(pairs, most=40)]
    write([*lines, *(["", *end] if end else [])])


def _place(procedure: Any) -> str:
    plain = unwrap(procedure)
    file = Path(plain.__code__.co_filename)
    root = sources.root().parent
    shown = file.relative_to(root) if file.is_relative_to(root) else file
    return f"{plain.__module__}:{plain.__qualname__} ({shown}:{plain.__code__.co_firstlineno})"


def _tables(game: str, section: str) -> list[str]:
    """Return the tables of the engine that state a section."""
    folder = sources.root() / game / "tables"
    names = (f"tables/{file.stem}" for file in sorted(folder.glob("*.toml")))
    return [f"spec/{game}/{name}.toml" for name in names if section in _stated(sources.table(game, name))]


def _stated(value: Any) -> set[str]:
    if isinstance(value, list):
        return set().union(*map(_stated, value))
    if not isinstance(value, dict):
        return set()
    own = {str(value["section"])} if "section" in value else set()
    return own.union(value.get("sections", ()), *(_stated(v) for k, v in value.items() if k != "sections"))


def questions(game: Maybe = None, name: Maybe = None, json: Json = False) -> None:
    """List what can be asked, or tell of one question, with the parameters of each."""
    if game is not None and name is not None:
        _one_question(game, name, json)
        return
    data: dict[str, Any] = {}
    lines: list[str] = []
    for one in engine.known(game):
        speech = Speech(one)
        loaded = engine.if_playable(one)
        asked = [find(loaded, question) for question in loaded.questions] if loaded else []
        data[one] = [_question(speech, question) for question in asked]
        lines += ["", *_asked(speech, one, asked)] if lines else _asked(speech, one, asked)
        if asked:
            lines += ["", wrap(speech.head("questions-more", game=Literal(one)))]
    if json:
        write_json(data)
    else:
        write(lines)


def _one_question(game: str, name: str, json: bool) -> None:
    asked = find(engine.playable(game), name)
    speech = Speech(game)
    if json:
        write_json(_question(speech, asked))
    else:
        options = [*(["--set"] if asked.parameters else []), "--at" if asked.local else "--setup"]
        line = " ".join([f"ludex ask {game} {name}", *(f"{option} {value(option)}" for option in options)])
        write([*_asked(speech, game, [asked]), "", wrap(speech.head("questions-ask", line=Literal(line)))])


def _question(speech: Speech, question: Question) -> dict[str, Any]:
    parameters = [
        {"name": p.name, "required": p.required, "about": about(speech, "parameter", p.name, question.name)}
        for p in question.parameters
    ]
    return {
        "name": question.name,
        "about": about(speech, "question", question.name),
        "local": question.local,
        "parameters": parameters,
    }


def _asked(speech: Speech, game: str, asked: list[Question]) -> list[str]:
    lines = [f"{game}  {sources.table(game, 'game')['title'][speech.lang]}"]
    if not asked:
        return [*lines, "  " + speech.head("questions-none")]
    for question in asked:
        said = [about(speech, "question", question.name)]
        if not question.local:
            said.append(speech.head("questions-whole"))
        lines += ["", wrap("  ".join([question.name, *filter(None, said)]), "  ", "      ")]
        lines += rows(
            (
                (
                    p.name,
                    " ".join(
                        filter(
                            None,
                            [
                                about(speech, "parameter", p.name, question.name),
                                speech.head("questions-must") if p.required else "",
                            ],
                        )
                    ),
                )
                for p in question.parameters
            ),
            "    ",
        )
    return lines


def about(speech: Speech, kind: str, name: str, question: str | None = None) -> str:
    """Return what the game says of a question or a parameter, an empty text where it says nothing."""
    for message in (f"{kind}-{question}-{name}" if question else "", f"{kind}-{name}"):
        if message and speech.has(message):
            return speech.message(message, {})
    return ""


def rulings(game: Maybe = None, json: Json = False) -> None:
    """List the rulings with their readings, the one in force marked."""
    speech = Speech()
    known = {name: rulings_of(name) for name in engine.known(game)}
    if json:
        write_json({name: [_ruling(entry, speech.lang) for entry in found.values()] for name, found in known.items()})
        return
    lines: list[str] = []
    for name, found in known.items():
        lines += ["", name] if lines else [name]
        if not found:
            lines.append("  " + speech.head("rulings-none"))
        for entry in found.values():
            lines += ["", *_told(speech, entry)]
    write(lines)


def _told(speech: Speech, entry: Mapping[str, Any]) -> list[str]:
    kind = f"rulings-{entry.get('kind')}"
    said = f" ({speech.head(kind)})" if speech.has(kind) else ""
    lines = [wrap(f"{entry['id']}  {entry['title'][speech.lang]}{said}", "  ", "      ")]
    shown = []
    for reading in entry["reading"]:
        marks = [speech.head("reading-in-force")] if reading["id"] == entry["default"] else []
        if reading["id"] == entry.get("as_printed"):
            marks.append(speech.head("reading-as-printed"))
        shown.append((reading["id"], " ".join([reading[speech.lang], *marks])))
    lines += rows(shown, "    ")
    if "why" in entry:
        lines.append(wrap(speech.head("rulings-why", why=entry["why"][speech.lang]), "    "))
    return lines


def _ruling(entry: Mapping[str, Any], lang: str) -> dict[str, Any]:
    found = {name: entry[name] for name in ("id", "sections", "kind", "default", "as_printed") if name in entry}
    found["title"] = entry["title"][lang]
    found["readings"] = [{"id": reading["id"], "text": reading[lang]} for reading in entry["reading"]]
    for name in ("confidence", "provenance"):
        if name in entry:
            found[name] = entry[name]
    return found
