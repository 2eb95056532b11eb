"""How the parameters of Pendragon's questions are read from text."""

import re
from collections.abc import Callable
from typing import TypeVar

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon import sequence
from ludex.pendragon.cards import known
from ludex.pendragon.kinds import BRITONS
from ludex.pendragon.kinds import CODE
from ludex.pendragon.kinds import Command
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Feat
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.notation import needs_space
from ludex.pendragon.notation import stated_spaces
from ludex.pendragon.sequence import Pile

T = TypeVar("T")

NONE = "none"


def faction(text: str) -> Faction:
    """Read a Faction."""
    return Faction(choose("faction-unknown", text, Faction))


def factions(text: str) -> frozenset[Faction]:
    """Read Factions, separated by commas; that there are none has to be said: `none`."""
    if text.strip() == NONE:
        return frozenset()
    if not (names := _names(text)):
        choose("faction-unknown", text.strip(), [*Faction, NONE])
    return frozenset(faction(name) for name in names)


def order(text: str) -> tuple[Faction, ...]:
    """Read the Faction order of a card: all four, each once, separated by blanks or commas."""
    found = tuple(faction(name) for name in text.replace(",", " ").split())
    if sorted(found) != sorted(Faction):
        raise Wrong("order-incomplete", text=text.strip())
    return found


def command(text: str) -> Command:
    """Read what a Battle is part of."""
    return Command(choose("command-unknown", text, Command))


def feats(text: str) -> frozenset[Feat]:
    """Read Feats, separated by commas."""
    return frozenset(Feat(choose("feat-unknown", name, Feat)) for name in _names(text))


def space(text: str) -> str:
    """Read a space of the map."""
    return board.space(text).id


def place(text: str) -> str:
    """Read a space, a Sea (also as `oceanus-germanicus`) or Caledonia."""
    return choose("place-unknown", text.removeprefix("oceanus-"), [*board.spaces(), *board.seas(), board.CALEDONIA])


def site(text: str) -> str:
    """Read a Stronghold site."""
    return choose("site-nowhere", text, board.site_space())


def sites(text: str) -> tuple[str, ...]:
    """Read Stronghold sites, separated by commas."""
    return tuple(site(name) for name in _names(text))


def kind(text: str) -> Kind:
    """Read a kind of piece, by its id or by its code as in positions, a Barbarian's with the nation: `w/saxons`."""
    kinds = [k for k in Kind if k != CUBE.kind]
    by_code = {CODE[k]: k for k in kinds if NATION[k] in BRITONS}
    by_code |= {f"{CODE[k]}/{NATION[k]}": k for k in kinds if NATION[k] not in BRITONS}
    return by_code[text] if text in by_code else Kind(choose("kind-unknown", text, kinds))


def one_of(*words: str) -> Callable[[str], str]:
    """Return what reads one of some words."""
    return lambda text: choose("word-unknown", text, words)


def some_of(*words: str) -> Callable[[str], tuple[str, ...]]:
    """Return what reads some of the words, separated by commas."""
    return lambda text: tuple(choose("word-unknown", name, words) for name in _names(text))


def spaces(text: str) -> tuple[str, ...]:
    """Read spaces of the map, separated by commas."""
    return tuple(space(name) for name in _names(text))


def piles(text: str) -> tuple[Pile, ...]:
    """Read piles of the draw deck from the top, `7 early, 12 late`: their Event cards, and the Epoch card still in them."""
    read = sequence.LINES[sequence.PILES](text)
    found = (words.split(" ") for words in read.split(", "))
    return tuple(Pile(int(words[0]), words[1] if len(words) > 1 else None) for words in found if words[0] != NONE)


def cards(text: str) -> tuple[str, ...]:
    """Read cards by number, title or id, separated by commas."""
    return tuple(known(name) for name in _names(text))


def amount(text: str) -> int:
    """Read a whole number from 0 to 999."""
    if not re.fullmatch(r"\d{1,3}", text):
        raise Wrong("amount-unreadable", text=text)
    return int(text)


def yes(text: str) -> bool:
    """Read yes or no."""
    return choose("word-unknown", text, ("yes", "no")) == "yes"


def the_space(position: Position, asked: str | None) -> str:
    """Return the space asked for, or the only one that a local position tells of; raises Wrong where neither settles it."""
    stated = stated_spaces(position)
    if asked is not None:
        needs_space(position, asked)
        return asked
    if len(stated) != 1:
        raise Wrong("which-space")
    return stated[0]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]
