"""What holds for the features of every game: no faults, and steps that say the same in both languages."""

import pytest

from ludex.kernel import sources
from ludex.kernel.words import LANGUAGES
from ludex_tools import gherkin
from ludex_tools import phrases
from ludex_tools.gherkin import STEPS

GAMES = [game for game in sources.games() if (gherkin.folder(game) / "phrases.toml").is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_the_features_have_no_faults(game: str) -> None:
    """Tags, titles, steps and translations are as they should be."""
    assert [] == [str(fault) for fault in gherkin.faults(game)]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_means_the_same_in_both_languages(game: str) -> None:
    """A step's values, said in the other language and read back, are the same values of the same phrase."""
    known = phrases.load(game, gherkin.folder(game))
    for file in gherkin.files(game):
        document = gherkin.parse(file)
        assert document is not None
        for child in document["children"]:
            step = ""
            for entry in child["scenario"]["steps"]:
                step = STEPS.get(entry["keywordType"], step)
                said = known.understand(step, entry["text"], document["language"])
                for lang in LANGUAGES:
                    again = known.understand(step, said.text(lang), lang)

                    assert (said.phrase.id, said.values) == (again.phrase.id, again.values)


@pytest.mark.parametrize("game", GAMES)
def test_one_feature_at_least_is_written_in_spanish(game: str) -> None:
    """Scenarios run in either language."""
    assert {"en", "es"} == {scenario.lang for scenario in gherkin.scenarios(game)}
