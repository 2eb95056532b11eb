"""What can be wrong with a request, kept as a message id and facts so that it is told in the reader's language."""

from collections.abc import Iterable
from typing import Any


class Wrong(Exception):
    """A request that cannot be answered as it stands; shown as one line, with exit status 2.

    `message` is an id of the kernel's or of a game's messages; `facts` fill its placeholders; `game` says whose words
    the facts are in.
    """

    def __init__(self, message: str, **facts: Any) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts
        self.game: str | None = None


def nearest(word: str, known: Iterable[str], most: int = 5) -> str:
    """Return the known names most like the word, as one text; all of them where they are few."""
    from difflib import get_close_matches  # imported late: only wrong requests need it

    names = list(known)
    if len(names) <= most + 3:
        return ", ".join(names)
    low = word.lower().replace(" ", "-")
    close = get_close_matches(low, names, n=most, cutoff=0.45)
    close += [name for name in names if low and low in name and name not in close]
    return ", ".join(close[:most] or names[:most]) + (" ..." if not close else "")


def choose(message: str, word: str, known: Iterable[str], **facts: Any) -> str:
    """Return the word where it is known; otherwise raise Wrong with the nearest names."""
    names = list(known)
    if word not in names:
        raise Wrong(message, name=word, nearest=nearest(word, names), **facts)
    return word
