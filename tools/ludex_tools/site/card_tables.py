"""Draws the tables of cards and of the actions that Factions execute."""

from ludex.kernel.words import LANGUAGES
from ludex_tools.site.drawn import capital
from ludex_tools.site.drawn import Drawn
from ludex_tools.site.drawn import Named
from ludex_tools.site.drawn import Pen
from ludex_tools.site.drawn import Row
from ludex_tools.site.words import say

SIDES = ("unshaded", "shaded", "unsaid")


class CardTables(Pen):
    """Tables of cards, and of Commands and Feats."""

    def cards(self) -> Drawn:
        """Draw all cards with their Faction order and what is known of their texts."""
        heads = [self.say("head-card-number"), self.say("head-card"), *self.head("faction-order"), self.say("head-known")]
        drawn = Drawn(self.say("table-cards"), heads, numeric=frozenset({0}))
        for row in [*self.table("cards")["card"], *self.table("cards")["untraced"]]:
            drawn.keys.append(row["id"])
            drawn.named.append(self.named(row))
        for row in self.table("cards")["card"]:
            title = self.term(row["id"]) + (self.mark("cards", row, "name") if "name" in row else "")
            drawn.rows.append([str(row.get("number", "–")), title, self.listing(row.get("order", ())), self.known(row)])
        for row in self.table("cards")["untraced"]:
            numbers = "/".join(map(str, row.get("numbers", ()))) or "?"
            title = row["name"] + self.mark("cards", row, "name")
            drawn.rows.append([numbers, title, self.listing(row.get("order", ())), self.known(row)])
        drawn.notes.append(self.say("cards-untraced"))
        return drawn

    def named(self, row: Row) -> Named:
        """Return a card as the search finds it: by its title, and by its number with the word for a card in each language."""
        title = row["name"] if "name" in row else self.term(row["id"])
        if "number" not in row:
            return Named("card", row["id"], title)
        called = tuple(f"{say(lang, 'found-card')} {row['number']}" for lang in LANGUAGES)
        told = title if str(row["number"]) in title.split() else f"{row['number']} {title}"
        return Named("card", row["id"], told, (title, *called))

    def known(self, row: Row) -> str:
        """Return what is known of the sides of a card, a dash where nothing is."""
        parts = []
        for side in SIDES:
            if "en" in (found := row.get(side, {})):
                label = self.say("side-unsaid") if side == "unsaid" else capital(self.term(side))
                parts.append(f"{label}: {found[self.lang]}")
        return " ".join(parts) or "–"

    def commands(self) -> Drawn:
        """Draw the Commands with the Factions that execute them."""
        drawn = Drawn(self.say("table-commands"), self.head("command", "faction"))
        for row in self.table("actions")["command"]:
            drawn.rows.append([self.term(row["id"]), self.listing(row["factions"])])
        return drawn

    def feats(self) -> Drawn:
        """Draw the Feats with their Factions and the Commands that they may accompany."""
        drawn = Drawn(self.say("table-feats"), [*self.head("feat", "faction"), self.say("head-accompanies")])
        for row in self.table("actions")["feat"]:
            with_ = self.listing(row["accompanies"]) + self.mark("actions", row, "accompanies")
            drawn.rows.append([self.term(row["id"]), self.listing(row["factions"]), with_])
        return drawn
