"""What the kernel asks of a game, and how one is found: a package of the engine beside a folder of `spec/`."""

from collections.abc import Callable
from collections.abc import Mapping
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module

from ludex.kernel import sources
from ludex.kernel.decisions import Policy
from ludex.kernel.errors import choose
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.sight import Sight


@dataclass(frozen=True)
class Game:
    """One game: its rulebook, its questions (name to `module:function`), policies, and its positions as text.

    `read` reads a whole position or a single space, `show` writes one, `setup` builds a named set-up, `check` lists what is
    inconsistent. A policy of None leaves the decision pending.

    A game that can be played through also has `advance`, which carries out the next stage, named by the position itself;
    `turn`, a label such as `1.2` whose change ends a turn; and `over`, which tells whether the game has ended.

    A game whose positions can be drawn has `look`, which tells what a map shows of one.
    """

    rulebook: Rulebook
    questions: Mapping[str, str]
    policies: Mapping[str, Policy | None]
    default_policy: str
    factions: Callable[[Position | None], Sequence[str]]
    setups: tuple[str, ...]
    setup: Callable[[str], Position]
    read: Callable[[str], Position]
    show: Callable[[Position], str]
    check: Callable[[Position], list["Problem"]]
    advance: Callable[[Play, Position], Position] | None = None
    turn: Callable[[Position], str] | None = None
    over: Callable[[Position], bool] | None = None
    look: Callable[[Position], Sight] | None = None

    @property
    def id(self) -> str:
        """The id of the game, as in `spec/`."""
        return self.rulebook.game


@dataclass(frozen=True)
class Problem:
    """One inconsistency of a position: the section that it breaks, a message and its facts; or a mere remark."""

    section: str
    message: str
    facts: tuple[tuple[str, object], ...] = ()
    remark: bool = False


def load(name: str) -> Game:
    """Return a game by its id; raises Wrong for an unknown one."""
    choose("game-unknown", name, sources.games())
    game: Game = import_module("ludex." + name.replace("-", "_")).GAME
    return game
