"""Choices that the rules leave to a Faction: named, answered by a script or a policy, or else pending."""

from collections.abc import Callable
from collections.abc import Iterator
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from dataclasses import field
from typing import Any
from typing import TypeVar

from ludex.kernel.chance import Fork
from ludex.kernel.chance import Path
from ludex.kernel.errors import listed
from ludex.kernel.errors import Wrong
from ludex.kernel.position import Position

T = TypeVar("T")


@dataclass(frozen=True)
class Decision:
    """One choice: its stable name, who makes it, the legal options by their text, and what it is about.

    `about` holds facts that a policy may weigh. `read` brings an answer's text into the form of the options.
    """

    name: str
    faction: str
    options: Mapping[str, Any]
    position: Position
    about: Mapping[str, Any] = field(default_factory=dict)
    read: Callable[[str], str] = str.strip

    def legal(self, answer: str) -> str:
        """Return the text of the option that an answer names; raises Wrong with why it is not legal, or with what is."""
        try:
            text = self.read(answer)
        except (ValueError, Wrong):
            text = answer.strip()
        if isinstance(self.options, Judged):
            self.options.judge(text)
        elif text not in self.options:
            raise Wrong("choice-illegal", name=self.name, value=answer, options=listed(self.options))
        return text


class Judged(Mapping[str, T]):
    """Options that a rule judges one by one, so that whatever it refuses is refused with its reasons.

    `judge` returns what a text stands for, or raises Wrong. `listed` are the legal texts or, where these are too many
    (`open`), the forms that an answer may have; `barred` are texts that are understood, but not legal now.
    """

    def __init__(
        self,
        judge: Callable[[str], T],
        listed: Sequence[str],
        barred: Sequence[str] = (),
        open: bool = False,  # noqa: A002
    ) -> None:
        self.judge = judge
        self.listed = listed
        self.barred = barred
        self.open = open

    def __getitem__(self, text: str) -> T:
        try:
            return self.judge(text)
        except Wrong:
            raise KeyError(text) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self.listed)

    def __len__(self) -> int:
        return len(self.listed) + self.open  # where any number is legal, there is always something to decide


class Whole(Mapping[str, int | None]):
    """Options that are whole numbers from a least to a most, and perhaps one word that stands for none.

    It contains every number of its range, but lists only the ends, since the range may be long.
    """

    def __init__(self, least: int, most: int, none: str | None = None) -> None:
        self.least = least
        self.most = most
        self.none = none

    def __getitem__(self, text: str) -> int | None:
        if text == self.none:
            return None
        if not (text.isascii() and text.isdigit() and self.least <= int(text) <= self.most):
            raise KeyError(text)
        return int(text)

    def __iter__(self) -> Iterator[str]:
        return iter(([] if self.none is None else [self.none]) + [str(self.least), str(self.most)])

    def __len__(self) -> int:
        return self.most - self.least + 1 + (self.none is not None)


Policy = Callable[[Decision], str]


class Pending(Exception):
    """A decision that nobody has answered; it carries the options."""

    def __init__(self, decision: Decision) -> None:
        super().__init__(decision.name)
        self.decision = decision


@dataclass(frozen=True)
class Assumed:
    """A decision that a policy answered."""

    decision: str
    faction: str
    policy: str


class Decider:
    """Answers decisions: first by the script, then by the Faction's policy; it keeps what was assumed and asked.

    `script` maps names to answers, `policies` Factions to a policy's name, `known` names to policies (None: ask).
    A Faction in `free` has its decisions explored one by one where a path is given.
    """

    def __init__(
        self,
        script: Mapping[str, str],
        policies: Mapping[str, str],
        known: Mapping[str, Policy | None],
        default: str,
        free: str | None = None,
    ) -> None:
        self.script = script
        self.policies = policies
        self.known = known
        self.default = default
        self.free = free
        self.asked: dict[str, None] = {}
        self.choosers: set[str] = set()
        self.assumed: dict[Assumed, None] = {}

    def answer(self, decision: Decision, path: Path | None) -> str:
        """Return the text of the option taken; raises Pending, or Wrong for a scripted answer that is not legal."""
        if decision.name in self.script or len(decision.options) > 1:
            self.choosers.add(decision.faction)
        if decision.name in self.script:
            self.asked[decision.name] = None
            return decision.legal(self.script[decision.name])
        if len(decision.options) == 1:
            return next(iter(decision.options))
        if path is not None and decision.faction == self.free:
            if path.used < len(path.taken):
                path.used += 1
                return str(path.taken[path.used - 1])
            raise Fork([(option, None) for option in decision.options], decision)
        name = self.policies.get(decision.faction, self.default)
        policy = self.known[name]
        if policy is None:
            raise Pending(decision)
        self.assumed[Assumed(decision.name, str(decision.faction), name)] = None
        return decision.legal(policy(decision))

    def finish(self) -> None:
        """Raise Wrong where the script answers a decision that never came up."""
        for name in self.script:
            if name not in self.asked:
                raise Wrong("choice-left", name=name)
