"""The scenarios of Pendragon as tests: one for each scenario of the features beside this file."""

import pytest
from pytest_bdd import scenarios

from features.pendragon.run import PendragonRun
from features.pendragon.steps import step
from ludex_tools.binding import bind
from ludex_tools.binding import check_bound


@pytest.fixture
def run() -> PendragonRun:
    """One run of a scenario."""
    return PendragonRun()


bind("pendragon", step)
scenarios("pendragon")
check_bound("pendragon", globals())
