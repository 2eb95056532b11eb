"""The scenarios of the campaign as tests: one for each scenario of the features beside this file."""

import pytest
from pytest_bdd import scenarios

from features.campaign.run import CampaignRun
from features.campaign.steps import step
from ludex_tools.binding import bind
from ludex_tools.binding import check_bound


@pytest.fixture
def run() -> CampaignRun:
    """One run of a scenario."""
    return CampaignRun()


bind("campaign", step)
scenarios("campaign")
check_bound("campaign", globals())
