"""What a stated effect is: the form in which it is said, and what comes of it."""

import re
from collections.abc import Callable
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Piece
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import refuse
from ludex.pendragon import board
from ludex.pendragon.acting import Acting
from ludex.pendragon.kinds import Faction
from ludex.pendragon.notation import needs_space
from ludex.pendragon.piece_text import read_pieces
from ludex.pendragon.rulebook import rulebook

Words = Mapping[str, str]
LEAVE = "with-leave"  # the Civitates permit the Dux to spend Briton Resources


@dataclass(frozen=True)
class Effect:
    """The position after a stated effect, the note that tells it, and the colour of the Foederati markers that it placed.

    It `counts` unless nothing came of it, as of Prestige gained at 80.
    """

    position: Position
    section: str
    message: str
    facts: tuple[tuple[str, Any], ...] = ()
    markers: Faction | None = None
    counts: bool = True


def effect(position: Position, section: str, message: str, markers: Faction | None = None, **facts: Any) -> Effect:
    """Return an effect; its facts must be hashable."""
    return Effect(position, section, message, tuple(facts.items()), markers)


@dataclass(frozen=True)
class Verb:
    """One kind of effect: the form of its statement, and what carries it out or raises Wrong with the reasons against it.

    In a form capitals stand for what is filled in, brackets for what may be left out: `pay FACTION COST [LEAVE]`.
    """

    form: str
    carry_out: Callable[[Play, Position, Acting, Words], Effect]

    @property
    def name(self) -> str:
        """The word with which its statements begin."""
        return self.form.split(" ")[0]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What its statements match."""
        form = re.sub(r" \[(.+?)\]", r"(?: \1)?", self.form)
        return re.compile(re.sub(r"[A-Z]+", _filled, form))


def _filled(word: re.Match[str]) -> str:
    what = LEAVE if word[0] == "LEAVE" else ".+?"
    return f"(?P<{word[0].lower()}>{what})"


def allowed(reasons: list[Reason]) -> None:
    """Raise Wrong with the reasons where there are any."""
    if reasons:
        rulebook.enter(*(why.section for why in reasons))
        raise refuse(reasons)


def faction_of(text: str) -> Faction:
    """Return the Faction that a word names; raises Wrong for another word."""
    return Faction(choose("faction-unknown", text, Faction))


def pieces_of(faction: str, text: str) -> list[tuple[Piece, str | None, int]]:
    """Return pieces of a Faction, each sort with its site and number; raises Wrong for none or for unreadable ones."""
    group = read_pieces(text, faction_of(faction))
    if not group:
        raise Wrong("item-unreadable", item=text)
    return [(piece, site, number) for (piece, site), number in group.items()]


def space_of(position: Position, text: str) -> str:
    """Return the space that a word names; raises Wrong for another word or one that the position does not tell of."""
    needs_space(position, text)
    return text


def where(space: str, site: str | None) -> str:
    """Return the place of pieces in a space, on a site of it where one is named; raises Wrong for a site elsewhere."""
    if site is None:
        return space
    choose("site-unknown", site, board.space(space).sites, space=space)
    return board.site_place(space, site)


def whole(text: str, name: str) -> int:
    """Return a whole number with or without a sign, as `+3`; raises Wrong for anything else."""
    if not re.fullmatch(r"[+-]?\d{1,3}", text):
        raise Wrong("change-unreadable", name=name, text=text)
    return int(text)


def amount(text: str) -> int:
    """Return an amount, 1 or more; raises Wrong for anything else."""
    if not re.fullmatch(r"\d{1,3}", text) or int(text) == 0:
        raise Wrong("amount-none", text=text)
    return int(text)
