"""Gives the headings of a guide the same ids in every language, so that the switch of languages keeps the place."""

import re
from collections.abc import Iterator
from pathlib import Path

from docutils import nodes

from ludex_tools.site.linking import Named

FENCE = re.compile(r"`{3,}")
FIRST = "en"  # the language whose headings name the ids
FOLDER = "guide/"


class GuideIds(Named):
    """The headings of a guide in another language bear the ids of the English ones, where both have as many."""

    default_priority = 440

    def apply(self, **_options: object) -> None:
        """Name the sections of a guide."""
        docname = self.env.current_document.docname
        if not docname.startswith(FOLDER) or self.config.language == FIRST:
            return
        file = Path(self.env.app.confdir) / FIRST / f"{docname}.md"
        self.env.note_dependency(str(file))
        names = [nodes.make_id(title) for title in headings(file.read_text(encoding="utf-8"))] if file.is_file() else []
        sections = list(self.document.findall(nodes.section))
        if len(names) == len(set(names)) == len(sections):
            for section, name in zip(sections, names, strict=True):
                self.name(section, name)


def headings(text: str) -> Iterator[str]:
    """Yield the headings of a page of Markdown; what stands between fences is none."""
    fence = ""
    for line in text.splitlines():
        run = FENCE.match(line)
        if fence:
            fence = "" if line.strip() == fence else fence
        elif run:
            fence = run[0]
        elif line.startswith("#"):
            yield line.lstrip("#").strip()
