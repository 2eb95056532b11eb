"""The rulebook of the toy game stands where the kernel looks for rulebooks."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludex.kernel import sources
from ludex.kernel import words
from tests.kernel import toy


def forget() -> None:
    """Empty what the kernel keeps of files that it has read."""
    for kept in (sources.table, words.glossary, words.names, words._messages):
        kept.cache_clear()


@pytest.fixture(scope="module", autouse=True)
def spec(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the toy's rulebook, for a module: Hypothesis wants no fixture that is made anew for each test."""
    folder = tmp_path_factory.mktemp("spec")
    toy.write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sources, "root", lambda: folder)
        forget()
        yield folder
    forget()
