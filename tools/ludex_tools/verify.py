"""`ludex verify`: runs the scenarios of a game, tells their results section by section, and keeps them."""

import hashlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludex.kernel.words import LANGUAGES
from ludex_tools import gherkin
from ludex_tools import spec
from ludex_tools.gherkin import NoCheckout
from ludex_tools.gherkin import Scenario

WORDS = {
    "checkout": {
        "en": "verify needs a checkout of Ludex: an installed package has no features",
        "es": "verify necesita el repositorio de Ludex: un paquete instalado no tiene ejemplos",
    },
    "pytest": {
        "en": "verify needs pytest-bdd, gherkin-official and pytest: pip install 'ludex[test]'",
        "es": "verify necesita pytest-bdd, gherkin-official y pytest: pip install 'ludex[test]'",
    },
    "none": {"en": "{game} has no scenarios", "es": "{game} no tiene ejemplos"},
    "section": {
        "en": "{game} has no scenario for {section}; sections with scenarios: {known}",
        "es": "{game} no tiene ningún ejemplo de {section}; secciones con ejemplos: {known}",
    },
    "broken": {"en": "the scenarios cannot be run:", "es": "no se pueden ejecutar los ejemplos:"},
    "missing": {"en": "was not collected", "es": "no se recogió"},
    "passed": {"en": "{n} passed", "es": "{n} bien"},
    "failed": {"en": "{n} failed: {ids}", "es": "{n} mal: {ids}"},
    "total": {
        "en": "{n} scenarios of {sections} sections: {passed} passed, {failed} failed",
        "es": "{n} ejemplos de {sections} secciones: {passed} bien, {failed} mal",
    },
}


class Broken(Exception):
    """The scenarios could not be run at all; the text says why."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one scenario; `reason` says why it failed.

    `before` and `after` are the positions of its run as text, empty where there is none or where nothing changed; `spaces` are
    those that it is about, none where it is about all. `commit` is that of the checkout in which it ran.
    """

    passed: bool
    reason: str
    before: str = ""
    after: str = ""
    spaces: tuple[str, ...] = ()
    commit: str = ""

    @classmethod
    def of(cls, entry: Mapping[str, Any]) -> "Result":
        """Return a result as it was kept."""
        texts = {key: str(entry.get(key, "")) for key in ("reason", "before", "after", "commit")}
        return cls(passed=entry["passed"], spaces=tuple(entry.get("spaces", ())), **texts)

    def entry(self) -> dict[str, Any]:
        """Return a result as it is kept; what is empty is left out."""
        found = {key: getattr(self, key) for key in ("before", "after", "commit") if getattr(self, key)}
        spaces = {"spaces": list(self.spaces)} if self.spaces else {}
        return {"passed": self.passed, "reason": self.reason, **found, **spaces}


def run(game: str, section: str | None = None, lang: str = "en", into: dict[str, Any] | None = None) -> int:
    """Run the scenarios of a game, or those of a section and what is below it, and print a line a section.

    Where `into` is given the results are put there under the name of the game, ready for JSON, and nothing is printed.
    Returns the exit status: 0 where all passed, 1 where one failed, 2 where nothing could be run.
    """
    try:
        gherkin.checkout()
    except NoCheckout:
        return _stop(say("checkout", lang))
    if not all(find_spec(module) for module in ("pytest", "pytest_bdd", "gherkin")):
        return _stop(say("pytest", lang))
    every = gherkin.scenarios(game)
    wanted = [s for s in every if section is None or any(within(own, section) for own in s.sections)]
    if not every:
        return _stop(say("none", lang, game=game))
    if not wanted:
        known = sorted({own for s in every for own in s.sections}, key=list(spec.listed(game)).index)
        return _stop(say("section", lang, game=game, section=section, known=", ".join(known)))
    try:
        found = collect(game, None if section is None else [s.id for s in wanted])
    except Broken as broken:
        return _stop(f"{say('broken', lang)}\n{broken}")
    results = {s.id: found.get(s.id, Result(False, say("missing", lang))) for s in wanted}
    keep(game, wanted, results)
    if into is None:
        sys.stdout.write("\n".join(told(game, section, wanted, results, lang)) + "\n")
    else:
        into[game] = {"scenarios": [_data(s, results[s.id], lang) for s in wanted]}
    return 0 if all(result.passed for result in results.values()) else 1


def say(name: str, lang: str, **facts: object) -> str:
    """Return one of this command's messages in a language."""
    return WORDS[name][lang if lang in LANGUAGES else "en"].format(**facts)


def _stop(message: str) -> int:
    sys.stderr.write(message + "\n")
    return 2


def within(section: str, above: str) -> bool:
    """Tell whether a section is another, or lies below it."""
    return section == above or section.startswith(f"{above}.")


def collect(game: str, only: Sequence[str] | None = None) -> dict[str, Result]:
    """Run scenarios by pytest in a process of their own and return the result of each; raises Broken."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "results.json"
        command = [sys.executable, "-m", "pytest", str(gherkin.folder(game))]
        command += ["-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", f"--ludex-results={file}"]
        command += [f"--ludex-scenario={name}" for name in only or ()]
        done = subprocess.run(command, cwd=gherkin.checkout(), capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1) or not file.is_file():
            raise Broken((done.stdout + done.stderr).strip())
        found = json.loads(file.read_text(encoding="utf-8"))
    at = commit()
    return {name: replace(Result.of(entry), commit=at) for name, entry in found.items()}


def commit() -> str:
    """Return the commit of the checkout, with a `+` where files have changed since; empty where it cannot be told."""
    command = ["git", "describe", "--always", "--abbrev=10", "--match=", "--dirty=+"]
    try:
        done = subprocess.run(command, cwd=gherkin.checkout(), capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def told(game: str, section: str | None, wanted: Sequence[Scenario], results: Mapping[str, Result], lang: str) -> list[str]:
    """Return the results as lines: one a section, one for each scenario that failed, and a total."""
    listed = spec.listed(game)
    lines = []
    tagged = {own for s in wanted for own in s.sections if section is None or within(own, section)}
    for name in [own for own in listed if own in tagged] + sorted(tagged - set(listed)):
        ids = [s.id for s in wanted if name in s.sections]
        failed = [one for one in ids if not results[one].passed]
        title = listed[name].titles[lang] if name in listed else "?"
        counts = [say("passed", lang, n=len(ids) - len(failed))]
        if failed:
            counts.append(say("failed", lang, n=len(failed), ids=", ".join(failed)))
        lines.append(f"{name:7} {title:44} {', '.join(counts)}")
    root = gherkin.checkout()
    failing = [s for s in wanted if not results[s.id].passed]
    if failing:
        lines.append("")
    for s in failing:
        reason = "\n  ".join(results[s.id].reason.splitlines())
        lines.append(f"{s.id} {s.title[lang]} ({s.file.relative_to(root)}:{s.line})\n  {reason}")
    passed = len(wanted) - len(failing)
    lines.append("")
    lines.append(say("total", lang, n=len(wanted), sections=len(tagged), passed=passed, failed=len(failing)))
    return lines


def _data(s: Scenario, result: Result, lang: str) -> dict[str, Any]:
    said = {"id": s.id, "title": s.title[lang], "sections": list(s.sections), "passed": result.passed}
    return said if result.passed else {**said, "reason": result.reason}


def file_of_results() -> Path:
    """Return the file that keeps results between runs."""
    return gherkin.checkout() / "build" / "results.json"


def keep(game: str, wanted: Iterable[Scenario], results: Mapping[str, Result]) -> None:
    """Keep results with the hashes of what they were found with; older ones of the same code stay."""
    file = file_of_results()
    kept = _read(file)
    now = code(game)
    games = kept.setdefault("games", {})
    if games.get(game, {}).get("code") != now:
        games[game] = {"code": now, "scenarios": {}}
    for s in wanted:
        games[game]["scenarios"][s.id] = {
            "feature": digest([s.file]),
            "sections": list(s.sections),
            **results[s.id].entry(),
        }
    known = {s.id for s in gherkin.scenarios(game)}
    entries = games[game]["scenarios"]
    games[game]["scenarios"] = {name: entries[name] for name in sorted(entries) if name in known}
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def results(game: str, scenarios: Sequence[Scenario] | None = None) -> dict[str, Result]:
    """Return the kept results that are still good, by scenario.

    A result is good while neither code nor feature has changed; a scenario without one counts as not run.
    """
    kept = _read(file_of_results()).get("games", {}).get(game, {})
    if kept.get("code") != code(game):
        return {}
    found = {}
    hashes: dict[Path, str] = {}
    for s in gherkin.scenarios(game) if scenarios is None else scenarios:
        entry = kept["scenarios"].get(s.id)
        if entry is None:
            continue
        if s.file not in hashes:
            hashes[s.file] = digest([s.file])
        if entry["feature"] == hashes[s.file]:
            found[s.id] = Result.of(entry)
    return found


def outdated(game: str) -> bool:
    """Tell whether a scenario has no result of the code and the feature as they are."""
    scenarios = gherkin.scenarios(game)
    return len(results(game, scenarios)) < len(scenarios)


def _read(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def code(game: str) -> str:
    """Return a hash of what results depend on besides features: engine, tables, phrases and steps."""
    root = gherkin.checkout()
    engine = root / "engine" / "ludex"
    rules = root / "spec" / game
    steps = root / "features" / game
    files = [*engine.glob("kernel/**/*.py"), *(engine / game.replace("-", "_")).glob("**/*.py")]
    files += [*rules.glob("tables/**/*.toml"), rules / "rulings.toml", rules / "glossary.toml"]
    files += [*steps.glob("**/*.py"), steps / "phrases.toml", steps / "values.toml"]
    files += [steps.parent / name for name in ("conftest.py", "phrases.toml", "run.py", "steps.py")]
    return digest(sorted(file for file in files if file.is_file()))


def digest(files: Iterable[Path]) -> str:
    """Return a hash of the names and the contents of files."""
    root = gherkin.checkout()
    found = hashlib.sha256()
    for file in files:
        found.update(f"{file.relative_to(root)}\0".encode() + file.read_bytes() + b"\0")
    return found.hexdigest()[:16]
