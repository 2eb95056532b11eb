"""A page of each kind, so that what must hold for all pages is looked at on every kind without visiting all."""

from pathlib import Path

from ludex.kernel import sources
from ludex_tools import spec
from ludex_tools.site.build import SITE

MANY = 20  # a folder with more pages than this holds pages of one kind


def kinds(lang: str, heaviest: bool = True) -> list[str]:
    """Return addresses of pages in a language, the chooser first.

    Of the chapters of a game, and of the pages of a folder that are alike, the heaviest or the lightest stands for all.
    """
    chapters = {game: {entry.chapter for entry in spec.listed(game).values()} for game in sources.games()}
    alike: dict[str, list[Path]] = {}
    for file in (SITE / lang).rglob("*.html"):
        game = file.relative_to(SITE / lang).parts[0]
        written = file.parent.name == game and file.stem in chapters.get(game, ())
        kind = f"chapter of {game}" if written else str(file.parent if _many(file.parent) else file)
        alike.setdefault(kind, []).append(file)
    pick = max if heaviest else min
    found = [pick(files, key=lambda file: (file.stat().st_size, file.name)) for _, files in sorted(alike.items())]
    return ["index.html", *(str(file.relative_to(SITE)) for file in found)]


def _many(folder: Path) -> bool:
    return folder.name in ("scenarios", "source") or len(list(folder.glob("*.html"))) > MANY
