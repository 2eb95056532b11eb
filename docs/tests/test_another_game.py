"""The guide that adds the rules of another game, carried out as it stands in a copy of the checkout."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from ludex.kernel.words import LANGUAGES
from ludex_tools.site.build import DOCS
from ludex_tools.site.build import ROOT

GUIDE = "guide/rules-of-another-game.md"
BLOCK = re.compile(r"^(`{3,})(\{code-block\} \w+|console)\n(?::caption: (\S+)\n\n)?(.*?)^\1$", re.MULTILINE | re.DOTALL)
COMMAND = "import sys; from ludex_tools.main import run; sys.exit(run())"
LOCALES = {"en": "en_GB.UTF-8", "es": "es_ES.UTF-8"}
FOLDERS = ("spec/pig/", "engine/ludex/pig/", "features/pig/")


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the guide: a file with its text, or a command with what it prints."""

    file: str
    command: str
    text: str


def blocks(lang: str) -> Iterator[Block]:
    """Yield the files and commands of the guide in a language, in order."""
    for match in BLOCK.finditer((DOCS / lang / GUIDE).read_text(encoding="utf-8")):
        if match[3]:
            yield Block(match[3], "", match[4])
        else:
            command, _, printed = match[4].partition("\n")
            yield Block("", command.removeprefix("$ "), printed)


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the checkout, without the examples of other games, in which commands are run."""

    root: Path

    def run(self, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
        """Run a command of Python in the copy, whose tools and engine go before those of this checkout."""
        paths = os.pathsep.join(str(self.root / folder) for folder in ("engine", "tools"))
        env = os.environ | {"PYTHONPATH": paths, "COLUMNS": "80", "LC_ALL": LOCALES[lang], "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, *words], cwd=self.root, env=env, capture_output=True, text=True, encoding="utf-8", check=False
        )

    def write(self, block: Block) -> None:
        """Write a file as the guide has it."""
        (self.root / block.file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / block.file).write_text(block.text, encoding="utf-8")

    def carry_out(self, lang: str) -> list[str]:
        """Do what the guide says in a language; return what was printed otherwise than it tells."""
        wrong = []
        for block in blocks(lang):
            if block.file:
                self.write(block)
                continue
            program, *words = shlex.split(block.command)
            assert "ludex" == program
            done = self.run("-c", COMMAND, *words, lang=lang)
            said = (done.stdout + done.stderr).replace(f"{self.root}/", "")
            if done.returncode or said != block.text:
                wrong.append(f"$ {block.command}\n{said}")
        return wrong


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy of the checkout to which nothing has been added."""
    root = tmp_path_factory.mktemp("checkout")
    for folder in ("docs", "engine", "spec", "tools"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "features").mkdir()
    for file in [*(ROOT / "features").glob("*.*"), ROOT / "pyproject.toml"]:
        shutil.copy(file, root / file.relative_to(ROOT))
    return Copy(root)


def test_the_guide_is_the_same_in_both_languages() -> None:
    """Files and commands are the same; only what is told about them, and what commands print, is translated."""
    english, spanish = (
        [(block.file, block.file and block.text, block.command) for block in blocks(lang)] for lang in LANGUAGES
    )

    assert english == spanish


def test_a_rulebook_is_three_new_folders() -> None:
    """No file outside the folders of the game is written."""
    files = [block.file for block in blocks("en") if block.file]

    assert set(FOLDERS) == {folder for folder in FOLDERS for file in files if file.startswith(folder)}
    assert [] == [file for file in files if not file.startswith(FOLDERS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_can_be_carried_out(copy: Copy, lang: str) -> None:
    """From nothing to a site, each command prints what stands there; ten sections are there then, with all that they need."""
    for folder in FOLDERS:
        shutil.rmtree(copy.root / folder, ignore_errors=True)

    assert [] == copy.carry_out(lang)
    assert 10 == len(re.findall(r"^id = ", (copy.root / "spec/pig/sections.toml").read_text(encoding="utf-8"), re.MULTILINE))
    site = copy.root / "build" / "site" / lang / "pig"
    assert 'id="r-2-2"' in (site / "1-pig.html").read_text(encoding="utf-8")
    assert 'id="x-2-2-a"' in (site / "scenarios" / "2-2.html").read_text(encoding="utf-8")
    assert "55/216" in (site / "questions.html").read_text(encoding="utf-8")


def test_the_new_game_passes_every_check(copy: Copy) -> None:
    """Linters, types, contracts of imports and the tests of all games pass with it, as `make test` would have it."""
    for block in blocks("en"):
        if block.file:
            copy.write(block)
    ours = ["engine/ludex/pig", "features/pig"]
    tools = [["ruff", "check", *ours], ["ruff", "format", "--check", *ours], ["mypy", *ours]]
    tools += [["pytest", "-q", "-p", "no:cacheprovider", "features", "tools/tests", "-k", "pig"]]
    said = [copy.run("-m", *words) for words in tools]
    said.append(copy.run("-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"))

    assert [] == [done.stdout + done.stderr for done in said if done.returncode]
