"""The colours of a map, light and dark, as style sheets; a rule names the map's class, so that it can stand in a page."""

import re
from collections.abc import Iterable
from collections.abc import Mapping
from typing import Any

CLASS = "ludex-map"
FONT = "font-family:system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

# By class: what is set in light and in dark alike, in light, in dark.
BASE: Mapping[str, tuple[str, str, str]] = {
    "": (FONT + ";font-size:15px", "", ""),
    "text": ("", "fill:#1c1b18", "fill:#f1eee6"),
    ".sea": ("", "fill:#d5e6f0", "fill:#16242e"),
    ".paper": ("", "fill:#f4f1ea", "fill:#1b1a18"),
    ".land": ("", "fill:#e7e3da", "fill:#38352f"),
    ".edge": ("fill:none;stroke-width:2;stroke-linejoin:round", "stroke:#7d7461", "stroke:#a59b84"),
    ".coast": ("fill:none;stroke-width:4;stroke-linejoin:round", "stroke:#3b5c70", "stroke:#86a9bf"),
    ".road": ("fill:none;stroke-width:7;stroke-linejoin:round", "stroke:#8a4b1c", "stroke:#e0a36b"),
    ".doubt": ("stroke-dasharray:13 8", "", ""),
    ".shut": ("stroke-width:3", "", ""),
    ".card": ("stroke-width:1", "fill:#fffdf7;stroke:#7d7461", "fill:#201e1b;stroke:#a59b84"),
    "text.name": ("font-weight:700;font-size:18px", "", ""),
    "text.far": ("font-style:italic;font-size:22px;text-anchor:middle", "fill:#2b4a5e", "fill:#b8d3e3"),
    ".sign": ("stroke-width:1", "stroke:#fffdf7", "stroke:#f1eee6"),
    "text.letter": ("font-weight:700;font-size:13px;text-anchor:middle;fill:#fff", "", ""),
    ".swatch": ("stroke-width:1", "stroke:#7d7461", "stroke:#a59b84"),
    ".site": ("fill:none;stroke-width:1.6", "stroke:#1c1b18", "stroke:#f1eee6"),
    ".reach": ("fill:none;pointer-events:all", "", ""),
    "a:hover .card,a:focus .card": ("stroke-width:3", "stroke:#0a4bff", "stroke:#9db8ff"),
    "a": ("text-decoration:none", "", ""),
    "a .name,a .far": ("text-decoration:underline", "", ""),
    "a:hover .far,a:focus .far": ("text-decoration-thickness:4px", "fill:#0a4bff", "fill:#9db8ff"),
    "a:focus": ("outline:none", "", ""),
}


def sheet(fills: Iterable[Mapping[str, Any]], markup: str, page: bool = False) -> str:
    """Return the rules that a drawing's markup needs.

    A drawing of its own follows the reader's system; one in a page follows what is chosen there.
    """
    rules = {name: rule for name, rule in BASE.items() if _used(name, markup)}
    for fill in fills:
        if _used(f".f-{fill['id']}", markup):
            rules[f".f-{fill['id']}"] = ("", f"fill:{fill['light']}", f"fill:{fill['dark']}")
    light = "".join(_rule("", name, ";".join(filter(None, rule[:2]))) for name, rule in rules.items())
    if not page:
        dark = "".join(_rule("", name, rule[2]) for name, rule in rules.items())
        return f"{light}@media(prefers-color-scheme:dark){{{dark}}}"
    chosen = "".join(_rule("body[data-theme=dark] ", name, rule[2]) for name, rule in rules.items())
    found = "".join(_rule("body:not([data-theme=light]) ", name, rule[2]) for name, rule in rules.items())
    return f"{light}{chosen}@media(prefers-color-scheme:dark){{{found}}}"


def _rule(before: str, name: str, set_to: str) -> str:
    if not set_to:
        return ""
    where = ",".join(f"{before}.{CLASS} {part}".rstrip() for part in name.split(","))
    return f"{where}{{{set_to}}}"


def _used(name: str, markup: str) -> bool:
    if re.match(r"a\b", name):
        return "<a " in markup
    word = name.rpartition(".")[2]
    return not word or word == "text" or f'"{word}"' in markup or f'"{word} ' in markup or f' {word}"' in markup
