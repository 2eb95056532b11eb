"""For the scenarios of every game: steps are phrases, tagged sections are entered, results are kept."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd.parser import Feature
from pytest_bdd.parser import Scenario
from pytest_bdd.parser import Step

from ludex_tools import phrases
from ludex_tools.phrases import Phrases
from ludex_tools.phrases import Unmatched

FAILED = pytest.StashKey[bool]()
_results: dict[str, Any] = {}  # kept here, since a report does not know its session


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add what `ludex verify` asks for."""
    group = parser.getgroup("ludex")
    group.addoption("--ludex-results", metavar="FILE", help="write the result of each scenario as JSON")
    group.addoption("--ludex-scenario", metavar="ID", action="append", help="run these scenarios alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the scenarios that were asked for."""
    wanted = config.getoption("--ludex-scenario")
    if wanted:
        kept = [item for item in items if any(f"id-{name}" in item.keywords for name in wanted)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Note the scenario's id, and fail where a step is not exactly one phrase."""
    for name in tagged(scenario, "id-"):
        request.node.user_properties.append(("scenario", name))
    known = phrases_of(Path(feature.filename).parent)
    wrong = []
    for step in scenario.steps:
        try:
            known.understand(step.type, step.name, feature.language)
        except Unmatched as why:
            wrong.append(f"line {step.line_number}: {why}")
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


def pytest_bdd_step_error(request: pytest.FixtureRequest, step: Step) -> None:
    """Note the step that failed."""
    request.node.stash[FAILED] = True
    request.node.user_properties.append(("step", f"line {step.line_number}: {step.name}"))


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, scenario: Scenario) -> None:
    """Note the positions, and fail where the run never entered a section that the scenario is tagged with."""
    run = request.getfixturevalue("run")
    request.node.user_properties.append(("pictured", run.pictured()))
    if request.node.stash.get(FAILED, False):
        return
    missing = sorted(set(tagged(scenario, "rule-")) - set(run.sections))
    if missing:
        entered = ", ".join(run.sections) or "none"
        pytest.fail(f"the run never entered {', '.join(missing)}; it entered {entered}", pytrace=False)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Keep the result of a scenario; a failure in any phase counts."""
    properties: dict[str, Any] = dict(report.user_properties)
    name = str(properties.get("scenario", ""))
    if not name or (report.passed and report.when != "call"):
        return
    reason = ""
    if report.failed:
        crash = getattr(report.longrepr, "reprcrash", None)
        reason = (crash.message if crash is not None else str(report.longrepr)).removeprefix("Failed: ")
        reason += f" ({properties['step']})" if "step" in properties else ""
    _results[name] = {"passed": report.passed, "reason": reason, **properties.get("pictured", {})}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the results where they were asked for."""
    file = session.config.getoption("--ludex-results")
    if file and not hasattr(session.config, "workerinput"):
        Path(file).write_text(json.dumps(_results, ensure_ascii=False, indent=1), encoding="utf-8")


@cache
def phrases_of(folder: Path) -> Phrases:
    """Return the phrases of the game whose features stand in a folder."""
    return phrases.load(folder.name, folder)


def tagged(scenario: Scenario, beginning: str) -> list[str]:
    """Return what the tags of a scenario that begin so say, in order."""
    return [tag.removeprefix(beginning) for tag in sorted(scenario.tags) if tag.startswith(beginning)]
