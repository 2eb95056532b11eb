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


def nearest(word: str, known: Iterable[str], most: int = 5, few: int = 12) -> str:
    """Return known names as one text, those like the word first, the likest before; ` ...` where there are more.

    Where there are few names all are told, else only the likest, or the first few where none is like the word.
    """
    from difflib import get_close_matches  # imported late: only wrong requests need it

    names = list(dict.fromkeys(known))
    low = word.strip().lower().replace(" ", "-")
    by_form: dict[str, list[str]] = {}
    for name in names:
        by_form.setdefault(name.lower(), []).append(name)
    forms = get_close_matches(low, by_form, n=most, cutoff=0.45)
    forms += [form for form in by_form if low and low in form and form not in forms]
    close = [name for form in forms for name in by_form[form]]
    if len(names) <= few:
        return ", ".join([*close, *(name for name in names if name not in close)])
    return ", ".join((close or names)[:most]) + " ..."


def listed(names: Iterable[str], most: int = 8) -> str:
    """Return texts as one, the first few where they are many; they may hold spaces, and commas too."""
    texts = list(names)
    rest = len(texts) - most
    sign = " / " if any("," in text for text in texts) else ", "
    return sign.join(texts[:most]) + (f" (+{rest})" if rest > 0 else "")


def choose(message: str, word: str, known: Iterable[str], **facts: Any) -> str:
    """Return the word where it is known; otherwise raise Wrong with the known names, the nearest first."""
    names = list(known)
    if word not in names:
        raise Wrong(message, name=word, nearest=nearest(word, names), **facts)
    return word
