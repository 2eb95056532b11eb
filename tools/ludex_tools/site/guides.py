"""The guides as the search finds them."""

import re
from collections.abc import Iterator
from pathlib import Path

from ludex_tools.site.entries import Entry
from ludex_tools.site.entries import unmarked


def guides(lang: str, docs: Path) -> Iterator[Entry]:
    """Yield each page of `docs/<lang>`."""
    for file in sorted((docs / lang).rglob("*.md")):
        name = file.relative_to(docs / lang).with_suffix("").as_posix()
        title, _, body = file.read_text(encoding="utf-8").removeprefix("# ").partition("\n")
        text = re.sub(r"\{\w+\}`([^`]*)`|\[([^\]]*)\]\([^)]*\)", lambda m: m[1] or m[2], body)
        yield Entry("guide", f"{name}.html", title.strip(), unmarked(re.sub(r"^#+ |`", "", text, flags=re.MULTILINE)))
