"""Puts what is drawn into words: labels of spaces, what stands beside the map, and all of it for those who do not see it."""

import re
import tomllib
from collections.abc import Collection
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludex.kernel.sight import ELSEWHERE
from ludex.kernel.sight import Seen
from ludex.kernel.sight import Sight
from ludex.kernel.sight import Stand
from ludex.kernel.words import Words
from ludex_tools.drawing.label import Group
from ludex_tools.drawing.label import Item
from ludex_tools.drawing.label import Label
from ludex_tools.drawing.label import Mark
from ludex_tools.drawing.label import Sign
from ludex_tools.drawing.layout import drawing

MESSAGES = Path(__file__).parent / "messages.toml"
TOKEN = re.compile(r"(\d*)([a-z]+)(.*)")
SERVING = re.compile(r"/([a-z-]+)")  # whose pieces they are that serve another
NOBODY = Sign("")


@cache
def _messages() -> Mapping[str, Mapping[str, str]]:
    return tomllib.loads(MESSAGES.read_text(encoding="utf-8"))


def say(lang: str, name: str, **facts: object) -> str:
    """Return what drawings say of themselves in a language."""
    return _messages()[name][lang].format(**facts)


class Reader:
    """The words of one game's map in one language."""

    def __init__(self, game: str, lang: str, sight: Sight | None = None) -> None:
        self.lang = lang
        self.words = Words(game, lang)
        self.data = drawing(game)
        self.sight = sight
        self.signs = {row["id"]: Sign(row["letters"][lang], row["colour"]) for row in self.data.get("owner", ())}
        if "owners" in self.data:
            self.signs = initials(owners(sight or {}, self.data["fact"]), self.data["owners"]["colours"])

    def name(self, space: str, row: Mapping[str, Any]) -> str:
        """Return the name of a space."""
        return str(row.get("name") or self.words.term(space))

    def seen(self, space: str, row: Mapping[str, Any]) -> Seen:
        """Return what is seen of a space: its row, and what the position says of it."""
        found = (self.sight or {}).get(space, Seen({}))
        printed = {fact["name"]: row[fact["name"]] for fact in self.data["fact"] if fact["name"] in row}
        return Seen(printed | dict(found.facts), found.stands)

    def fill(self, seen: Seen) -> str:
        """Return what a space is coloured by."""
        return str(seen.facts.get(self.data["map"]["fill"], ""))

    def label(self, space: str, row: Mapping[str, Any]) -> Label:
        """Return the label of a space."""
        seen = self.seen(space, row)
        head: list[Item] = []
        facts: list[Group] = []
        for fact in self.data["fact"]:
            if fact["name"] in seen.facts:
                value = seen.facts[fact["name"]]
                if fact["form"] == "owner":
                    head.append(self.sign(value))
                else:
                    facts.append(self.fact(fact, value))
        lines: list[Sequence[Group]] = [[(*head, self.name(space, row))], facts]
        lines += self.sites(row, seen)
        ground = [stand for stand in seen.stands if not stand.site]
        lines.append([(self.sign(stand.owner), self.written(stand.short)) for stand in ground])
        return Label([line for line in lines if line])

    def sites(self, row: Mapping[str, Any], seen: Seen) -> Iterator[Sequence[Group]]:
        """Yield a line a site: its sign, its name, and what stands there."""
        about = self.data["map"]
        shapes = {sign["id"]: sign["shape"] for sign in self.data.get("sign", ())}
        for site in row.get(about.get("sites", ""), ()):
            here = [stand for stand in seen.stands if stand.site == site["id"]]
            groups = [(self.sign(stand.owner), self.written(stand.short)) for stand in here]
            yield [(Mark(shapes[site[about["site_kind"]]]), site["name"]), *groups]

    def fact(self, fact: Mapping[str, Any], value: object) -> Group:
        """Return a fact as it stands in a label."""
        if fact["form"] == "number":
            return (f"{fact['short'][self.lang]} {value}",)
        if fact["form"] == "owned":
            return (fact["short"][self.lang], self.sign(value))
        if fact["form"] == "flag":
            return (self.words.term(fact["name"]),)
        return (self.value(fact["name"], value),)

    def value(self, fact: str, value: object) -> str:
        """Return the value of a fact in words."""
        if fact == self.data["map"]["fill"]:
            return self.terrain(str(value))
        return self.words.say(value)

    def terrain(self, name: str) -> str:
        """Return what a colour stands for."""
        fill: Mapping[str, Any] = next((row for row in self.data["fill"] if row["id"] == name), {})
        return self.words.term(fill.get("term", name))

    def sign(self, owner: object) -> Sign:
        """Return the sign of an owner, nobody's for None."""
        return NOBODY if owner is None else self.signs.get(str(owner), Sign(str(owner)[:2], "#555555"))

    def written(self, short: str) -> str:
        """Return pieces in short, with those codes written out that the drawing data says."""
        parts = " ".join(map(self._written, short.split()))
        return SERVING.sub(lambda serving: "/" + self.sign(serving[1]).letters, parts)

    def _written(self, token: str) -> str:
        match = TOKEN.fullmatch(token)
        written = self.data.get("written", {})
        if match is None or match[2] not in written:
            return token
        term = self.words.term(written[match[2]], "many" if match[1] not in ("", "1") else "")
        return f"{match[1]} {term}{match[3]}".strip()

    def told(self, space: str, row: Mapping[str, Any]) -> str:
        """Return all that is drawn of a space in words, a sentence for each thing."""
        seen = self.seen(space, row)
        parts = [self.name(space, row)]
        none = {fact["name"]: fact.get("none", "none") for fact in self.data["fact"]}
        for name in [fact["name"] for fact in self.data["fact"] if fact["name"] in seen.facts]:
            value = seen.facts[name]
            said = self.words.term(none[name]) if value is None else self.value(name, value)
            parts.append(self.capital(name) if value is True else f"{self.capital(name)}: {said}")
        sites = {site["id"]: site for site in row.get(self.data["map"].get("sites", ""), ())}
        terms = {sign["id"]: sign["term"] for sign in self.data.get("sign", ())}
        taken = {stand.site for stand in seen.stands}
        free = [site for name, site in sites.items() if name not in taken]
        parts += [f"{self.words.term(terms[site[self.data['map']['site_kind']]])}: {site['name']}" for site in free]
        parts += [self.stand(stand, sites) for stand in seen.stands]
        return ". ".join(parts) + "."

    def stand(self, stand: Stand, sites: Mapping[str, Mapping[str, Any]]) -> str:
        """Return whose pieces stand where, in words."""
        said = self.words.say(stand.said)
        where = f" ({sites[stand.site]['name']})" if stand.site in sites else ""
        return f"{self.words.term(stand.owner)}: {said}{where}"

    def capital(self, term: str, form: str = "") -> str:
        """Return a term that begins with a capital."""
        text = self.words.term(term, form)
        return text[:1].upper() + text[1:]

    def elsewhere(self) -> Label | None:
        """Return what belongs to no space as a label, None where there is nothing."""
        seen = (self.sight or {}).get(ELSEWHERE)
        if seen is None or not (seen.facts or seen.stands):
            return None
        lines: list[Sequence[Group]] = []
        counted = self.data["map"].get("counted", ())
        for name, value in seen.facts.items():
            form = "many" if name in counted else ""
            head = f"{self.capital(name, form)}:"
            if isinstance(value, tuple):
                items = [self.words.say(item) for item in value]
                lines.append([(head,), *((f"{item},",) for item in items[:-1]), (items[-1],)])
            else:
                lines.append([(f"{head} {self.words.say(value, form)}",)])
        for place in dict.fromkeys(stand.site for stand in seen.stands):
            stands = [stand for stand in seen.stands if stand.site == place]
            groups: list[Group] = [(self.sign(stand.owner), self.written(stand.short)) for stand in stands]
            lines.append([(f"{self.capital(place)}:",), *groups])
        return Label(lines, named=False)

    def legend(self, fills: Collection[str], roads: Collection[str]) -> Label:
        """Return what the colours that are used mean, signs of owners and sites, letters, and the kinds of line of Roads."""
        used = [row for row in self.data["fill"] if row["id"] in fills]
        lines: list[Sequence[Group]] = [
            [(Mark("swatch", f"f-{row['id']} swatch"), self.capital(row.get("term", row["id"])))] for row in used
        ]
        lines += [[(Mark(row["shape"]), self.capital(row["term"]))] for row in self.data.get("sign", ())]
        lines += [[(sign, self.words.term(owner))] for owner, sign in self.signs.items()]
        if any(fact["form"] == "owner" and "none" in fact for fact in self.data["fact"]) and self.sight:
            lines += [[(NOBODY, self.words.term(fact["none"]))] for fact in self.data["fact"] if "none" in fact]
        for look in sorted(roads):
            doubt = f" ({say(self.lang, 'doubtful')})" if "doubt" in look else ""
            lines.append([(Mark("stroke", look), self.capital(self.data["map"]["roads"]) + doubt)])
        lines += [[(f"{code}  {self.words.term(term)}",)] for code, term in self.data.get("codes", {}).items()]
        return Label(lines, named=False)


def owners(sight: Sight, facts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return all who own something in a position, sorted."""
    owned = [fact["name"] for fact in facts if fact["form"] in ("owner", "owned")]
    found = {stand.owner for seen in sight.values() for stand in seen.stands}
    found |= {str(seen.facts[name]) for seen in sight.values() for name in owned if seen.facts.get(name)}
    return sorted(found)


def initials(names: Sequence[str], colours: Sequence[str]) -> dict[str, Sign]:
    """Return a sign for each name: the first letters that no other name begins with, and a colour."""
    found = {}
    for place, name in enumerate(names):
        length = 1
        while length < len(name) and any(o != name and o.startswith(name[:length]) for o in names):
            length += 1
        found[name] = Sign(name[:length].capitalize(), colours[place % len(colours)])
    return found
