"""Reads from git what changed in a game, by section: texts in either language, code, and scenarios."""

import ast
import re
import subprocess
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludex.kernel.words import LANGUAGES
from ludex_tools import spec

PARTS = (*LANGUAGES, "code", "scenarios")
NOTHING = "0" * 40
RULE = re.compile(rf"@rule-({spec.SECTION})\b")
NAME = re.compile(r"@id-(\S+)")

Pieces = Mapping[tuple[str, str], str]  # by section and the name of a piece: its text


class NoHistory(Exception):
    """There is no history to read: no git, no repository, or only a part of one; `why` is no-git or shallow."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Change:
    """One commit: its name, day, subject, and by part (`en`, `es`, `code`, `scenarios`) the sections that changed."""

    commit: str
    day: str
    subject: str
    sections: Mapping[str, Sequence[str]]


def git(root: Path, *words: str, given: bytes | None = None) -> bytes:
    """Return what git prints of a checkout; raises NoHistory where there is none to ask."""
    try:
        done = subprocess.run(["git", "-C", str(root), *words], input=given, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoHistory("no-git") from error
    return done.stdout


def head(root: Path) -> str:
    """Return the commit that a checkout is at, empty where it has no history."""
    try:
        return git(root, "rev-parse", "HEAD").decode().strip()
    except NoHistory:
        return ""


def changes(game: str, root: Path) -> list[Change]:
    """Return the commits that changed sections of a game, the newest first; raises NoHistory."""
    if git(root, "rev-parse", "--is-shallow-repository").strip() == b"true":
        raise NoHistory("shallow")
    if Path(git(root, "rev-parse", "--show-toplevel").decode().strip()).resolve() != root.resolve():
        raise NoHistory("no-git")
    where = [f"spec/{game}/{lang}" for lang in LANGUAGES] + [f"engine/ludex/{_package(game)}", f"features/{game}"]
    log = git(root, "log", "--no-renames", "--raw", "--no-abbrev", "--format=%x01%H%x00%cs%x00%s", "--", *where).decode()
    commits = [_commit(text) for text in log.split("\x01")[1:]]
    texts = _texts(root, {blob for _, files in commits for part in files for blob in part[1:] if blob != NOTHING})
    found = []
    order = {section: place for place, section in enumerate(spec.listed(game))}
    for about, files in commits:
        changed: dict[str, set[str]] = {}
        for part, old, new in files:
            read = READERS[part]
            before, after = read(texts.get(old, "")), read(texts.get(new, ""))
            touched = {key[0] for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
            changed.setdefault(part, set()).update(section for section in touched if section in order)
        listed = {part: sorted(changed[part], key=lambda s: order[s]) for part in PARTS if changed.get(part)}
        if listed:
            found.append(Change(about[0], about[1], about[2], listed))
    return found


def _package(game: str) -> str:
    return game.replace("-", "_")


def _commit(text: str) -> tuple[tuple[str, str, str], list[tuple[str, str, str]]]:
    """Return the name, day and subject of a commit, and the part and both states of each file that counts."""
    first, *lines = text.splitlines()
    name, day, subject = first.split("\0")
    files = []
    for line in filter(None, lines):
        facts, _, path = line.partition("\t")
        part = _part(path)
        if part in READERS:
            _, _, old, new, _ = facts.split()
            files.append((part, old, new))
    return (name, day, subject), files


def _part(path: str) -> str:
    """Return which part of a game a file holds, empty where it holds none."""
    folder, _, name = path.rpartition("/")
    if path.startswith("spec/") and name.endswith(".md"):
        return folder.rpartition("/")[2]
    if path.startswith("engine/") and name.endswith(".py"):
        return "code"
    return "scenarios" if name.endswith(".feature") else ""


def _texts(root: Path, blobs: set[str]) -> dict[str, str]:
    """Return the texts of files by the names that git has for them."""
    said = git(root, "cat-file", "--batch", given="\n".join(sorted(blobs)).encode())
    found = {}
    at = 0
    while at < len(said):
        end = said.index(b"\n", at)
        name, _, size = said[at:end].decode().split()
        found[name] = said[end + 1 : end + 1 + int(size)].decode(errors="replace")
        at = end + 2 + int(size)
    return found


@cache
def _sections(text: str) -> Pieces:
    """Return the texts of sections."""
    return {(one.section, ""): f"{one.title}\n{one.body}" for one in spec.parse(text, Path(), "")}


@cache
def _procedures(text: str) -> Pieces:
    """Return the functions that carry out sections; none where it is no Python."""
    found = {}
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for section in _marked(node):
                found[section, node.name] = ast.unparse(node)
    return found


def _marked(function: ast.FunctionDef) -> Iterator[str]:
    """Yield the sections that a function is marked with: `@rule("3.6.4")`, `@rulebook.rule("3.6.4")`."""
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call):
            named = mark.func.attr if isinstance(mark.func, ast.Attribute) else getattr(mark.func, "id", "")
            if named == "rule":
                yield from (str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant))


@cache
def _scenarios(text: str) -> Pieces:
    """Return the scenarios of a feature, once for each section that they verify."""
    found = {}
    for block in re.split(r"(?m)^\s*(?=@id-)", text)[1:]:
        name = NAME.match(block)
        for section in RULE.findall(block):
            found[section, name[1] if name else ""] = block.strip()
    return found


READERS = {**dict.fromkeys(LANGUAGES, _sections), "code": _procedures, "scenarios": _scenarios}  # by part, of a file's text
