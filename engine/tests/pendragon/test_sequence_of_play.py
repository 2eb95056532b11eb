"""Three hundred cards of random choices: nothing inconsistent, Eligibility as the rule says, every refusal with its reasons."""

from collections.abc import Mapping
from random import Random
from typing import Any

from hypothesis import HealthCheck
from hypothesis import Phase
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize
from hypothesis.stateful import invariant
from hypothesis.stateful import rule
from hypothesis.stateful import RuleBasedStateMachine

from ludex.kernel.chance import Path
from ludex.kernel.chance import Seeded
from ludex.kernel.decisions import Decider
from ludex.kernel.decisions import Decision
from ludex.kernel.decisions import Judged
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import refused_for
from ludex.kernel.rulings import Readings
from ludex.pendragon import board
from ludex.pendragon import cards
from ludex.pendragon.card_turn import Act
from ludex.pendragon.cards import Type
from ludex.pendragon.kinds import CODE
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NATION
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.problems import problems
from ludex.pendragon.sequence import AT
from ludex.pendragon.sequence import eligible
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import over
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.sequence import SELECTED
from ludex.pendragon.sequence import TAKEN
from ludex.pendragon.setups import setup
from ludex.pendragon.setups import SETUPS
from ludex.pendragon.turn import one_card

TRIES = 6  # statements that are tried of one Command or Event before it ends


def statement(random: Random) -> str:
    """Return an effect at random, legal or not: pieces, land, means, cards and Eligibility."""
    faction, other = random.choice([*Faction]), random.choice([*Faction])
    kind = random.choice([kind for kind in Kind if NATION.get(kind) == faction])
    space, target = random.choice([*board.spaces()]), random.choice([*board.spaces()])
    site = random.choice([*board.space(space).sites] or ["ratae"])
    number = random.randint(1, 3)
    pieces = f"{CODE[kind]}@{site}" if CODE[kind] in ("fort", "town", "hillfort", "settlement") else f"{number}{CODE[kind]}"
    change = random.choice([-30, -3, -1, 1, 2, 40])
    return random.choice(
        [
            f"place {faction} {pieces} in {space}",
            f"place {faction} {pieces} in {space} from {random.choice(['casualties', 'out-of-play', 'not-in-play'])}",
            f"place dux {number}w/saxons in {space}",
            f"remove {faction} {pieces} in {space}",
            f"replace {faction} {pieces} in {space} with {other} {pieces}",
            f"move {faction} {pieces} from {space} to {target}",
            f"take {faction} {pieces} in {space}",
            f"mark {faction} {pieces} in {space} for {random.choice(['dux', 'civitates', 'none'])}",
            f"population {space} {change}",
            f"prosperity {space} {change}",
            f"plunder {faction} {pieces} in {space}",
            f"refugees {change}",
            f"sea {random.choice([*board.seas()])} patrolled",
            f"imperium {random.choice(['autonomy-military', 'fragmentation', 'roman-rule-civilian'])}",
            f"track {random.choice([*STOCK.tracks])} {change}",
            f"pay {faction} {number}",
            f"give {faction} {number} {random.choice([*STOCK.tracks])} to {other}",
            f"card {random.choice([*cards.cards()])} shaded momentum",
            f"free {faction} {random.choice(['raid', 'battle', 'train', 'surprise'])}",
            f"make {faction} {random.choice(['eligible', 'ineligible'])}",
        ]
    )


class AtRandom(Decider):
    """Answers every decision at random, and keeps what was done, what was laid down, and what was refused."""

    def __init__(self, random: Random) -> None:
        super().__init__({}, {}, {"ask": None}, "ask")
        self.random = random
        self.acts: dict[Faction, Act] = {}
        self.words: list[tuple[Faction, str]] = []
        self.refusals: list[Wrong] = []

    def answer(self, decision: Decision, path: Path | None) -> str:
        """Return a legal answer; what is refused on the way is kept."""
        kind = decision.name.partition("/")[0]
        if isinstance(decision.options, Judged) and decision.options.open:
            return self.effect(decision, decision.options)
        text = str(self.random.choice([*decision.options]))
        if kind == "act":
            self.try_all_acts(decision)
            self.acts[Faction(decision.faction)] = Act(text)
        if kind == "pivotal" and text == "yes":
            self.acts = {Faction(decision.faction): Act.EVENT}
        return text

    def try_all_acts(self, decision: Decision) -> None:
        """Ask for each act that is not listed: it must be refused."""
        for act in Act:
            if act not in decision.options:
                try:
                    decision.legal(act)
                except Wrong as wrong:
                    self.refusals.append(wrong)
                else:
                    raise AssertionError(act)

    def effect(self, decision: Decision, options: Judged[Any]) -> str:
        """Return the first of some statements that is allowed, or the end."""
        for _ in range(TRIES):
            text = statement(self.random)
            try:
                options.judge(text)
            except Wrong as wrong:
                self.refusals.append(wrong)
                continue
            if self.random.random() < 0.7:
                if text.startswith("make "):
                    _, faction, word = text.split(" ")
                    self.words.append((Faction(faction), word))
                return text
        return self.end(decision.position, options)

    def end(self, position: Position, options: Judged[Any]) -> str:
        """Return the end, or where Units were taken off the map the statement that places them anew."""
        for words in listing(position, TAKEN):
            number, kind = words.split(" ")
            owner = NATION[Kind(kind)]
            here = [space for space in board.spaces() if position.marks.get(SELECTED) in (None, space)]
            text = f"place {owner} {number}{CODE[Kind(kind)]} in {self.random.choice(here)}"
            options.judge(text)
            return text
        return "done"


class Cards(RuleBasedStateMachine):
    """One game after another, a card a step."""

    def __init__(self) -> None:
        super().__init__()
        self.position: Position | None = None
        self.expected: frozenset[Faction] = frozenset(Faction)
        self.totals: Mapping[Kind, int] = {}
        self.played = 0

    @initialize(name=st.sampled_from(SETUPS))
    def begin(self, name: str) -> None:
        """Begin a game."""
        self.position = setup(name)
        self.totals = {kind: self.position.total(kind) for kind in Kind}
        self.expected = frozenset(Faction)

    @rule(seed=st.integers(0, 2**32), name=st.sampled_from(SETUPS))
    def card(self, seed: int, name: str) -> None:
        """Play one card, or begin another game where this one is over."""
        assert self.position is not None
        if over(self.position):
            self.begin(name)
            return
        self.played += 1
        mixed = f"{seed}/{self.played}"  # so that equal seeds bring other choices on another card
        decider = AtRandom(Random(mixed))
        before = self.position
        played = before.marks.get(PLAYED)
        self.position = one_card(Play(Seeded(mixed), decider, Readings("pendragon")), before)
        for wrong in decider.refusals:
            reasons = refused_for(wrong)
            assert wrong.message != "refused" or all(reason.section and reason.message for reason in reasons), wrong
            assert wrong.message != "refused" or reasons
        if played is not None and cards.type_of(str(played)) == Type.EPOCH:
            self.expected = frozenset(Faction)
        else:
            executing = {faction for faction, act in decider.acts.items() if act != Act.PASS}
            last = dict(decider.words)
            left = {faction for faction, word in last.items() if word == "eligible"}
            out = {faction for faction, word in last.items() if word == "ineligible"}
            self.expected = frozenset(Faction) - (executing - left) - out

    @invariant()
    def nothing_is_inconsistent(self) -> None:
        """No problem, no track out of its limits, no piece made or lost, and the text of the position is the position."""
        if self.position is None:
            return
        assert [] == [problem for problem in problems(self.position) if not problem.remark]
        for track, (least, most) in STOCK.tracks.items():
            assert least <= (self.position.track(track) or 0) <= most
        assert self.totals == {kind: self.position.total(kind) for kind in Kind}
        assert self.position == read(show(self.position))

    @invariant()
    def eligibility_is_that_of_the_rule(self) -> None:
        """Those are Eligible who executed nothing and whom no Event put out, or whom it left in; all after an Epoch Round."""
        if self.position is not None and AT in self.position.marks and not over(self.position):
            assert self.expected == eligible(self.position)


TestCards = Cards.TestCase
TestCards.settings = settings(
    max_examples=3, stateful_step_count=300, deadline=None, suppress_health_check=[*HealthCheck], phases=[Phase.generate]
)
