"""The page of what changed: by section when its text, code and examples last did, and by commit which sections."""

from collections.abc import Sequence
from html import escape

from docutils import nodes

from ludex_tools import history
from ludex_tools import spec
from ludex_tools.history import Change
from ludex_tools.history import NoHistory
from ludex_tools.history import PARTS
from ludex_tools.site.apparatus import ROOT
from ludex_tools.site.directives import Generated
from ludex_tools.site.markup import disclosure
from ludex_tools.site.markup import labelled
from ludex_tools.site.markup import paragraph
from ludex_tools.site.markup import summary
from ludex_tools.site.markup import table

SHORT = 7  # letters of a commit's name
OPEN = 3  # commits whose sections are shown at once


class RuleChanges(Generated):
    """``{rule-changes}``: what changed, from the history; where there is none, one line says why."""

    def run(self) -> list[nodes.Node]:
        """Return the latest commits, then a table of the sections."""
        try:
            found = history.changes(self.game, ROOT)
        except NoHistory as none:
            return [paragraph(self.say(f"changes-{none.why}"))]
        if not found:
            return [paragraph(self.say("changes-none"))]
        by_date = nodes.section("", nodes.title("", self.say("changes-by-date")), ids=["by-date"])
        by_date += [self.commit(change, place < OPEN) for place, change in enumerate(found)]
        by_section = nodes.section("", nodes.title("", self.say("changes-by-section")), ids=["by-section"])
        by_section += self.sections(found)
        return [by_date, by_section]

    def commit(self, change: Change, shown: bool) -> nodes.Element:
        """Return a commit: its day and subject, and inside, for each part, the sections that it changed."""
        number = len({section for found in change.sections.values() for section in found})
        box = disclosure(classes=["change"], **({"open": "open"} if shown else {}))
        head = summary("", "", nodes.inline("", f"{change.day} ", classes=["number", "no-links"]))
        subject = nodes.raw("", f'<span lang="en">{escape(change.subject)}</span>', format="html")
        head += [subject, nodes.inline("", f" ({self.say('changes-sections', n=number)})", classes=["small", "no-links"])]
        box += head
        for part in PARTS:
            if part in change.sections:
                box += labelled(f"{self.say(f'part-{part}')}:", *self.links(*change.sections[part]))
        box += paragraph(nodes.literal("", change.commit[:SHORT]), classes=["small"])
        return box

    def sections(self, found: Sequence[Change]) -> nodes.table:
        """Return a table of the sections with the day on which each part of them last changed."""
        last: dict[str, dict[str, str]] = {}
        for change in reversed(found):
            for part, sections in change.sections.items():
                for section in sections:
                    last.setdefault(section, {})[part] = change.day
        rows: list[list[str | nodes.paragraph]] = []
        for section, entry in spec.listed(self.game).items():
            if section in last:
                title = paragraph(nodes.inline("", entry.titles[self.lang], classes=["no-links"]))
                rows.append([paragraph(*self.links(section)), title, *(last[section].get(part, "–") for part in PARTS)])
        heads = [self.say(name) for name in ("section", "title", *(f"part-{part}" for part in PARTS))]
        return table(heads, rows, classes=["index", "dates"])
