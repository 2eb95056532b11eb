"""What the site itself says, in both languages."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "messages.toml"


@cache
def messages() -> dict[str, dict[str, str]]:
    """Return all messages of the site by name."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def say(lang: str, name: str, /, **facts: Any) -> str:
    """Return a message in a language, filled with its facts; raises KeyError for an unknown name."""
    return messages()[name][lang].format(**facts)


def source(lang: str, text: str) -> str:
    """Return the source of a fact in a language: its stock phrases are translated, whatever else it says is kept."""
    if lang != "en":
        phrases = {m["en"]: m[lang] for name, m in messages().items() if name.startswith("source-")}
        for phrase in sorted(phrases, key=len, reverse=True):
            text = text.replace(phrase, phrases[phrase])
    return text
