"""Draws tables of the campaign: results of rolls, scenery, points and modifiers."""

from ludex_tools.site.described import Described
from ludex_tools.site.described import faces
from ludex_tools.site.drawn import capital
from ludex_tools.site.drawn import Drawn
from ludex_tools.site.drawn import Row


class Rolls(Described):
    """Tables that say what becomes of a roll."""

    def told(self, row: Row, key: str) -> str:
        """Return what a row says in this language."""
        text: str = row[key][self.lang]
        return text

    def events(self) -> Drawn:
        """Draw the random events."""
        heads = ["1D66", self.say("title"), self.say("head-when"), self.say("head-effect")]
        drawn = Drawn(self.say("table-events"), heads, numeric=frozenset({0}))
        for row in self.table("events")["event"]:
            roll = str(row["roll"]) + self.mark("events", row, "roll")
            drawn.rows.append([roll, self.told(row, "title"), self.say(f"when-{row['timing']}"), self.told(row, "text")])
        return drawn

    def results(self, name: str) -> Drawn:
        """Draw the results of a roll; a title stands only where the rows have one."""
        table = self.table(name)
        titled = all("title" in row for row in table["result"])
        heads = [table["dice"], *([self.say("title")] if titled else []), self.say("head-effect")]
        drawn = Drawn(self.say(f"table-{name}"), heads, numeric=frozenset({0}))
        for row in table["result"]:
            title = [self.told(row, "title")] if titled else []
            drawn.rows.append([faces(row) + self.mark(name, row, "roll"), *title, self.told(row, "text")])
        return drawn

    def mines(self) -> Drawn:
        """Draw the roll for a mine."""
        return self.results("mines")

    def spoils(self) -> Drawn:
        """Draw the spoils of war."""
        return self.results("spoils")

    def defeats(self) -> Drawn:
        """Draw the ignominious defeats."""
        return self.results("defeats")

    def injuries(self) -> Drawn:
        """Draw the injuries of characters."""
        return self.results("injuries")

    def retreat(self) -> Drawn:
        """Draw what becomes of a losing army."""
        return self.results("retreat")

    def standoff(self) -> Drawn:
        """Draw what becomes of armies that share a space without a battle."""
        return self.results("standoff")

    def scenery(self) -> Drawn:
        """Draw the scenery for each terrain."""
        drawn = Drawn(self.say("table-scenery"), [*self.head("terrain"), self.say("head-scenery")])
        for row in self.table("scenery")["scenery"]:
            drawn.rows.append([capital(self.term(row["terrain"])), self.told(row, "text") + self.mark("scenery", row, "text")])
        return drawn

    def points(self) -> Drawn:
        """Draw the points of armies, fixed and rolled ones."""
        heads = [self.say("head-case"), self.say("head-points"), self.say("meaning")]
        drawn = Drawn(self.say("table-points"), heads, numeric=frozenset({1}))
        for row in self.table("points")["figure"]:
            if "dice" in row:
                figure = f"{'-' if row['each'] < 0 else '+'}{row['dice']}×{abs(row['each'])}"
            else:
                figure = str(row["points"])
            drawn.rows.append([self.told(row, "title"), figure + self.mark("points", row, "points"), self.told(row, "text")])
        return drawn

    def save(self) -> Drawn:
        """Draw the modifiers of the fortification save."""
        table = self.table("save")
        caption = self.say("table-save", dice=table["dice"], needs=table["needs"])
        drawn = Drawn(caption, [self.say("head-case"), self.say("head-modifier")], numeric=frozenset({1}))
        for row in table["modifier"]:
            drawn.rows.append([self.told(row, "text"), f"{row['value']:+}" + self.mark("save", row, "value")])
        return drawn
