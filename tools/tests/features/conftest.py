"""A small game with features, in a checkout of its own, for the tests of what reads and runs features."""

import shutil
from pathlib import Path

import pytest

from ludex.kernel import sources

PHRASES = """
[[phrase]]
id = "die"
step = "given"
en = "the die shows {face:number}"
es = "el dado muestra {face:number}"

[[phrase]]
id = "board"
step = "given"
noun = true
en = "the board \\"{at:text}\\""
es = "la mesa \\"{at:text}\\""

[[phrase]]
id = "move"
step = "when"
en = "{who:who} move to {places:places}"
es = "{who:who} {mueve|mueven:who} a {places:places}"

[[phrase]]
id = "enter"
step = "when"
en = "section {section:section} is entered"
es = "se entra en la sección {section:section}"

[[phrase]]
id = "lose"
step = "then"
en = "the pieces of {who:who} are {pieces:pieces}"
es = "las fichas de {who:who} son {pieces:pieces}"

[[phrase]]
id = "shown"
step = "then"
en = "it is {face:number}"
es = "es {face:number}"
"""

VALUES = """
[who.words]
king = { en = "the King", es = "el Rey", singular = ["es"] }
pawns = { en = "the Pawns", es = "los Peones" }

[place.words]
hill = { en = "Hill", es = "Colina" }
island = { en = "Island", es = "Isla" }
lake = { en = "Lake", es = "Lago" }

[places]
list = "place"

[pieces]
counted = ["cart", "ox"]
"""

GLOSSARY = """
[[term]]
id = "cart"
section = "1.1"
en = { one = "Cart", many = "Carts" }
es = { one = "Carro", many = "Carros", gender = "m" }

[[term]]
id = "ox"
section = "1.1"
en = { one = "Ox", many = "Oxen" }
es = { one = "Buey", many = "Bueyes", gender = "m" }
"""

FEATURE = """Feature: 1.1 Dice
  How dice are read.

  @id-1.1-a @rule-1.1 @derived
  Scenario: A die shows its face
    The working: the die shows
    3.

    Given the board "x"
    And the die shows 3
    When section 1.1 is entered
    Then it is 3
"""

TITLES = """
["1.1-a"]
title = "Un dado muestra su cara"
working = "El cálculo: el dado muestra 3."
"""

STEPS = """
from dataclasses import dataclass
from dataclasses import field

import pytest
from pytest_bdd import scenarios

from ludex_tools.binding import bind
from ludex_tools.binding import check_bound
from ludex_tools.binding import Steps

step = Steps()


@dataclass
class Run:
    face: str = ""
    sections: dict = field(default_factory=dict)

    def pictured(self):
        return {"before": "die: ?", "after": f"die: {self.face}", "spaces": ["die"]} if self.face == "3" else {}


@step("die")
def die(run, face):
    run.face = face


@step("board")
def board(run, at):
    pass


@step("move")
def move(run, who, places):
    pass


@step("enter")
def enter(run, section):
    run.sections[section] = None


@step("lose")
def lose(run, who, pieces):
    pass


@step("shown")
def shown(run, face):
    assert face == run.face


@pytest.fixture
def run():
    return Run()


bind("toy", step)
scenarios("toy")
check_bound("toy", globals())
"""

ROOT = """
from pathlib import Path

from ludex.kernel import sources

sources.root = lambda: Path(__file__).parent / "spec"
"""

SECTIONS = """
[[section]]
id = "1.1"
kind = "procedure"
en = "Dice"
es = "Dados"

[[section]]
id = "1.2"
kind = "narrative"
en = "History"
es = "Historia"
"""

GAME = """
id = "toy"
[title]
en = "Toy"
es = "Juguete"
[[chapter]]
id = "1"
file = "1-all"
sections = "1."
title = { en = "All", es = "Todo" }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a small game's features, in a checkout that the test uses."""
    features = Path(__file__).parents[3] / "features"
    texts = {
        "conftest.py": ROOT,
        "pytest.ini": "[pytest]\nbdd_features_base_dir = features\n",
        "spec/toy/game.toml": GAME,
        "spec/toy/sections.toml": SECTIONS,
        "spec/toy/glossary.toml": GLOSSARY,
        "spec/toy/tables/dice.toml": 'sections = ["1.1"]\n',
        "spec/toy/en/1-all.md": "# All\n\n## 1.1 Dice\n\nA die.\n",
        "spec/toy/es/1-all.md": "# Todo\n\n## 1.1 Dados\n\nUn dado.\n",
        "features/toy/phrases.toml": PHRASES,
        "features/toy/values.toml": VALUES,
        "features/toy/1.1-dice.feature": FEATURE,
        "features/toy/titles.es.toml": TITLES,
        "features/toy/test_toy.py": STEPS,
    }
    for name, text in texts.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copy(features / "conftest.py", tmp_path / "features" / "conftest.py")
    monkeypatch.setattr(sources, "root", lambda: tmp_path / "spec")
    sources.table.cache_clear()
    return tmp_path / "features" / "toy"
