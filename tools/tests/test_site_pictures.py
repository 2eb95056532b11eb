"""The pictures of the site: each scenario before and after, set-ups and maps, as files that are made once and kept."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from docutils import nodes

from ludex.kernel import games
from ludex.kernel.words import LANGUAGES
from ludex_tools import gherkin
from ludex_tools.gherkin import Scenario
from ludex_tools.site import examples
from ludex_tools.site import maps
from ludex_tools.site import pictures
from ludex_tools.verify import Result

GAME = "pendragon"
HEAD = "imperium: autonomy-military\n"
BEFORE, AFTER = HEAD + "dobunni: saxons 5w; civitates 2m@glevum town@glevum\n", HEAD + "dobunni: saxons 1w\n"


@pytest.fixture
def scenario() -> Scenario:
    """A scenario of Pendragon."""
    return next(found for found in gherkin.scenarios(GAME) if found.id == "3.6.4-a")


def ran(monkeypatch: pytest.MonkeyPatch, results: Mapping[str, Result]) -> None:
    """Let these be the last results of all scenarios."""
    monkeypatch.setattr(examples, "results", lambda _game: results)


def test_a_scenario_is_drawn_before_and_after(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """Both positions of its run have a picture of their own; each shows its own pieces."""
    ran(monkeypatch, {scenario.id: Result(True, "", BEFORE, AFTER)})
    first, second = pictures.of_scenario(GAME, scenario, "en")

    assert first.file != second.file
    assert "Saxons: 5 Saxon Warbands. Civitates: 2 Militia and 1 Town (Glevum)." in first.picture.told
    assert "Town site: Glevum. Town site: Corinium. Saxons: 1 Saxon Warband." in second.picture.told


def test_a_scenario_that_changed_nothing_is_drawn_once(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """Without another position at the end there is one picture; without a good result, or a space, there is none."""
    ran(monkeypatch, {scenario.id: Result(True, "", BEFORE)})
    assert 1 == len(pictures.of_scenario(GAME, scenario, "en"))

    ran(monkeypatch, {scenario.id: Result(True, "", HEAD)})
    assert () == tuple(pictures.of_scenario(GAME, scenario, "en"))

    ran(monkeypatch, {})
    assert () == tuple(pictures.of_scenario(GAME, scenario, "en"))


def test_equal_positions_share_a_file(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """A file is named after what it shows: what is equal is one file, and a set-up has the file of the set-up."""
    loaded = games.load(GAME)
    ran(monkeypatch, {scenario.id: Result(True, "", BEFORE, BEFORE)})
    one, other = pictures.of_scenario(GAME, scenario, "en")
    ran(monkeypatch, {scenario.id: Result(True, "", loaded.show(loaded.setup("petty-tyrants")))})
    (whole,) = pictures.of_scenario(GAME, scenario, "en")

    assert one.file == other.file
    assert "pendragon/pictures/setup-petty-tyrants.svg" == whole.file


def test_only_the_spaces_concerned_are_drawn(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """Where a result names spaces, the others of its set-up are left out."""
    loaded = games.load(GAME)
    text = loaded.show(loaded.setup("petty-tyrants"))
    ran(monkeypatch, {scenario.id: Result(True, "", text, spaces=("iceni", "regni"))})
    (shot,) = pictures.of_scenario(GAME, scenario, "es")

    assert ["map-iceni", "map-regni"] == re.findall(r'id="(map-[^"]+)"', shot.picture.markup)
    assert len(shot.picture.markup) < 10_000


def test_the_folder_holds_what_is_wanted(monkeypatch: pytest.MonkeyPatch, scenario: Scenario, tmp_path: Path) -> None:
    """Pictures of old results go, and one that has not changed is not written again."""
    setups = {f"setup-{name}.svg" for name in games.load(GAME).setups}
    ran(monkeypatch, {scenario.id: Result(True, "", BEFORE, AFTER)})
    both = {Path(shot.file).name for shot in pictures.of_scenario(GAME, scenario, "en")}
    pictures.write(tmp_path, "en")
    folder = tmp_path / GAME / "pictures"
    assert {"map.svg"} | setups | both == {file.name for file in folder.iterdir()}

    kept = folder / "map.svg"
    before = kept.stat().st_mtime_ns
    ran(monkeypatch, {})
    pictures.write(tmp_path, "en")
    assert {"map.svg"} | setups == {file.name for file in folder.iterdir()}
    assert before == kept.stat().st_mtime_ns
    assert ["setup-four-realms.svg"] == [file.name for file in (tmp_path / "campaign" / "pictures").iterdir()]


def test_a_picture_is_loaded_when_it_is_seen(monkeypatch: pytest.MonkeyPatch, scenario: Scenario) -> None:
    """It has its size and words for those who do not see it, and leads to its file."""
    ran(monkeypatch, {scenario.id: Result(True, "", BEFORE)})
    (shot,) = pictures.of_scenario(GAME, scenario, "en")
    html = pictures.figures([(shot, 'A "caption" <here>')], "pendragon/scenarios/3-6-4", "en").astext()
    address = "../" + shot.file.partition("/")[2]

    assert f'<a href="{address}"><img loading="lazy"' in html
    assert f'src="{address}" width="{shot.picture.width}" height="{shot.picture.height}" alt="Dobunni. Control: ' in html
    assert "<figcaption>A &quot;caption&quot; &lt;here&gt;</figcaption>" in html


def test_a_whole_map_has_short_words(scenario: Scenario) -> None:
    """What stands for the picture of a whole map is its name: a table beside it tells the rest."""
    shot = pictures.of_setup(GAME, "petty-tyrants", "es")
    html = pictures.figures([(shot, "Tiranos Menores")], "pendragon/map", "es").astext()

    assert 'alt="Mapa: Tiranos Menores"' in html
    assert '<figure class="whole">' in html


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_scenario_tells_its_last_run(monkeypatch: pytest.MonkeyPatch, scenario: Scenario, lang: str) -> None:
    """It has an anchor, its kind, all sections that it verifies, its result and the commit at which it ran."""
    ran(monkeypatch, {scenario.id: Result(False, "", commit="0123456789+")})
    box = examples.shown(GAME, scenario, lang, gherkin.checkout())
    text = box.astext()

    assert ["x-3-6-4-a"] == box["ids"]
    assert ("x-3-6-4-a", "3.6.4-a") in [(link.get("refid"), link.astext()) for link in box.findall(nodes.reference)]
    said = {
        "en": ("✗ failed", "printed in the rulebook", "at commit 0123456789 with changes", "Verifies 3.6.1, 3.6.4"),
        "es": ("✗ fallido", "impreso en el reglamento", "en el commit 0123456789 con cambios", "Verifica 3.6.1, 3.6.4"),
    }
    assert [] == [words for words in said[lang] if words not in text]

    ran(monkeypatch, {})
    assert "commit" not in examples.shown(GAME, scenario, lang, gherkin.checkout()).astext()


@pytest.mark.parametrize("game", ["campaign", "pendragon"])
def test_every_space_of_a_map_leads_to_its_row(game: str) -> None:
    """The links of the map in the page are the rows of the tables beneath it: spaces, and Seas where there are any."""
    links = re.findall(r'href="#(space-[^"]+)"', maps.within(game, "en", f"{game}/map").astext())
    loaded = games.load(game)
    assert loaded.look is not None
    spaces = [name for name in loaded.look(loaded.setup(loaded.setups[0])) if name]

    assert sorted(f"space-{name}" for name in spaces) == sorted(links)


@pytest.mark.bench
def test_the_pictures_of_all_examples_cost_seconds() -> None:
    """A thousand examples that each start and end with a position of their own are drawn in less than 10 seconds."""
    from time import perf_counter

    start = perf_counter()
    for place in range(1000):
        for raiders in (0, 1):
            text = f"{HEAD}dobunni: pop {place}; saxons 5w {raiders}r; civitates 2m@glevum town@glevum\n"
            pictures.of_position(GAME, text, (), "en")
    spent = perf_counter() - start
    print(f"{2000 / spent:.0f} pictures a second")

    assert spent < 10
