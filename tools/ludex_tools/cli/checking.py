"""`ludex verify`, `coverage`, `spec` and `site`: keep text, code and examples in step, in a checkout."""

import sys
from typing import Annotated
from typing import Any

from typer import Argument
from typer import Option

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex_tools import spec
from ludex_tools.cli import engine
from ludex_tools.cli import files
from ludex_tools.cli.speech import rows
from ludex_tools.cli.speech import Speech
from ludex_tools.cli.speech import write
from ludex_tools.cli.speech import write_json

Json = Annotated[bool, Option("--json")]
Maybe = Annotated[str | None, Argument()]


def verify(
    game: Maybe = None,
    section: Maybe = None,
    outdated: Annotated[bool, Option("--outdated")] = False,
    json: Json = False,
) -> int:
    """Run the scenarios of a game, of one section, or of all games."""
    files.checkout("verify")
    names = engine.known(game)
    if game is not None and section is not None:
        choose("section-unknown", section, spec.listed(game), game=game)
    from ludex_tools import verify as verifying

    found: dict[str, Any] | None = {} if json else None
    if outdated:
        names = [name for name in names if verifying.outdated(name)]
    status = max((verifying.run(name, section, Speech().lang, found) for name in names), default=0)
    if found is not None:
        write_json({"games": found})
    return status


def coverage(
    game: Maybe = None,
    require: Annotated[list[str] | None, Option("--require")] = None,
    json: Json = False,
) -> int:
    """Print what each section has and lacks; return 1 where something required is lacking."""
    files.checkout("coverage")
    engine.known(game)
    from ludex_tools import coverage as covering

    for name in require or ():
        choose("require-unknown", name, covering.REQUIRE)
    return covering.run(game, require or (), json, Speech().lang)


def stale(game: Maybe = None, json: Json = False) -> None:
    """List the sections whose two languages have not been agreed as they stand."""
    from ludex_tools import checks

    speech = Speech()
    found = {name: checks.stale(name) for name in engine.known(game)}
    if json:
        write_json(found)
        return
    lines: list[str] = []
    for name, sections in found.items():
        lines.append(f"{name}: {speech.head('stale-some', n=len(sections)) if sections else speech.head('stale-none')}")
        lines += rows((section, ", ".join(changed)) for section, changed in sections.items())
    write(lines)


def accept(
    game: Annotated[str, Argument()],
    sections: Annotated[list[str] | None, Argument()] = None,
    every: Annotated[bool, Option("--all")] = False,
) -> None:
    """Note that the two languages of sections agree as they stand."""
    files.checkout("spec accept")
    engine.known(game)
    from ludex_tools import checks

    if not sections and not every:
        raise Wrong("accept-nothing", nearest=", ".join(checks.stale(game)) or "-")
    if sections and every:
        raise Wrong("options-clash", one="--all", other=sections[0])
    written = [section for section in spec.texts(game, "en") if section in spec.texts(game, "es")]
    for section in sections or ():
        choose("section-unknown", section, spec.listed(game), game=game)
        if section not in written:
            raise Wrong("section-unpaired", name=section)
    taken = [name for section in sections for name in checks.accept(game, section)] if sections else checks.accept(game)
    write([Speech().head("accepted", n=len(taken), names=", ".join(taken))])


def new_section(game: Annotated[str, Argument()], section: Annotated[str, Argument()]) -> None:
    """Put the heading of a listed section where it belongs, in each language that lacks it."""
    root = files.checkout("spec new-section")
    engine.known(game)
    choose("section-unknown", section, spec.listed(game), game=game)
    begun = spec.new_section(game, section)
    if not begun:
        raise Wrong("section-begun", name=section)
    for file, text in begun.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        files.write(str(file), text, force=True)
    names = ", ".join(str(file.relative_to(root)) for file in begun)
    write([Speech().head("section-new", section=section, files=names)])


def build() -> int:
    """Build the site in both languages; return 1 where there is a warning."""
    files.checkout("site build")
    from ludex_tools.site.build import build as build_site
    from ludex_tools.site.build import Failed

    try:
        folder = build_site()
    except Failed as failed:
        sys.stderr.write(f"{failed}\n")
        return 1
    write([Speech().head("site-built", file=str(folder / "index.html"))])
    return 0


def serve(port: Annotated[str, Option("--port")] = "8000") -> None:
    """Serve the built site on this machine until interrupted."""
    root = files.checkout("site serve")
    if not port.isdecimal() or len(port) > 5 or int(port) > 65535:
        raise Wrong("port-unreadable", text=port)
    if not (root / "build" / "site" / "index.html").is_file():
        raise Wrong("site-missing")
    from ludex_tools.site.serve import serve as serve_site

    write([Speech().head("site-served", port=port)])
    sys.stdout.flush()
    serve_site(int(port))
