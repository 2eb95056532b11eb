"""Who may pay with what, and what may be transferred between Factions (1.5.2, 1.8.1, 1.8.2, 1.8.4)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon.imperium import Imperium
from ludex.pendragon.imperium import stated_imperium
from ludex.pendragon.kinds import BARBARIANS
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.rulebook import rule
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.tracks import adjust
from ludex.pendragon.tracks import BRITON_RESOURCES
from ludex.pendragon.tracks import DUX_RESOURCES
from ludex.pendragon.tracks import needs_track
from ludex.pendragon.tracks import RENOWN
from ludex.pendragon.tracks import SECTION
from ludex.pendragon.tracks import WEALTH

MEANS = {  # what each Faction can pay with at all (1.8.1, 1.8.2, 1.8.4)
    Faction.DUX: (DUX_RESOURCES, BRITON_RESOURCES),
    Faction.CIVITATES: (BRITON_RESOURCES, WEALTH),
    **{faction: (track,) for faction, track in RENOWN.items()},
}


@dataclass(frozen=True)
class Payment:
    """How a cost is paid: the amount from each track that may be used, and why the rest cannot be."""

    parts: tuple[tuple[str, int], ...]
    reasons: tuple[Reason, ...] = ()

    def told(self) -> tuple[Reason, ...]:
        """Return what is paid from each track as facts of a note."""
        return tuple(reason(SECTION[track], "part-paid", track=track, amount=amount) for track, amount in self.parts)


def pay(position: Position, faction: Faction, cost: int, leave: bool = False, wealth_first: bool = False) -> Payment:
    """Return how a Faction pays a cost in Resources or Renown (1.8.1, 1.8.2, 1.8.4).

    `leave` is the Civitates' permission for the Dux to use Briton Resources; with `wealth_first` the Civitates choose to pay
    with Wealth.
    """
    if faction in BARBARIANS:
        return by_barbarians(position, faction, cost)
    if faction == Faction.CIVITATES:
        return by_civitates(position, cost, wealth_first)
    return by_dux(position, cost, leave)


def mixed(position: Position, faction: Faction, parts: Mapping[str, int], leave: bool = False) -> Payment:
    """Return whether a Faction may pay with just these amounts of each track, and why not (1.5.2, 1.8.1, 1.8.2, 1.8.4).

    The Dux may mix Dux Resources with the Briton Resources that are open to him, the Civitates Resources with Wealth.
    """
    reasons = []
    for track, amount in parts.items():
        rulebook.enter(SECTION[track])
        if track not in MEANS[faction]:
            reasons.append(reason(SECTION[track], "not-its-means", faction=faction, track=track))
        elif amount > (there := needs_track(position, track)):
            reasons.append(reason("1.8", "not-enough", track=track, needed=amount, there=there))
        elif faction == Faction.DUX and track == BRITON_RESOURCES:
            reasons += briton_resources_barred(position, leave)
    return Payment((), tuple(reasons)) if reasons else Payment(tuple(parts.items()))


def read_mix(text: str) -> dict[str, int]:
    """Read `2 dux-resources + 1 briton-resources`; raises Wrong for another form or an unknown track."""
    parts: dict[str, int] = {}
    for part in text.split("+"):
        match = re.fullmatch(r"(\d{1,3}) ([a-z-]+)", part.strip())
        if match is None:
            raise Wrong("mix-unreadable", text=text)
        track = choose("track-unknown", match[2], STOCK.tracks)
        parts[track] = parts.get(track, 0) + int(match[1])
    return parts


def spend(position: Position, payment: Payment) -> Position:
    """Return the position after a payment (1.8)."""
    for track, amount in payment.parts:
        position = adjust(position, track, -amount)
    return position


@rule("5.5")
def free(play: Play, wealth: int) -> int:
    """Return what a free Command still costs in Wealth: all of it, or by another reading none (5.5)."""
    return wealth if play.reading("5.5-free-wealth") == "wealth-paid" else 0


@rule("1.8.2")
def by_barbarians(position: Position, faction: Faction, cost: int) -> Payment:
    """Return how a Barbarian Faction pays: with Renown alone (1.8.2)."""
    return _from((RENOWN[faction],), position, cost, "1.8.2")


@rule("1.8.4")
def by_civitates(position: Position, cost: int, wealth_first: bool) -> Payment:
    """Return how the Civitates pay: Briton Resources, and Wealth where they choose or where Resources are at 0 (1.8.4)."""
    tracks = (BRITON_RESOURCES, WEALTH)
    return _from(tracks[::-1] if wealth_first else tracks, position, cost, "1.8.4")


@rule("1.8.1")
def by_dux(position: Position, cost: int, leave: bool) -> Payment:
    """Return how the Dux pays: with Dux Resources, and with Briton Resources where that is open to him (1.8.1)."""
    barred = briton_resources_barred(position, leave)
    tracks = (DUX_RESOURCES,) if barred else (DUX_RESOURCES, BRITON_RESOURCES)
    payment = _from(tracks, position, cost, "1.8.1")
    return Payment(payment.parts, payment.reasons + tuple(barred)) if payment.reasons else payment


@rule("1.5.2")
def briton_resources_barred(position: Position, leave: bool) -> list[Reason]:
    """Return why the Dux may not spend Briton Resources, an empty list where he may (1.5.2).

    Under Roman Rule and under Autonomy with Military Dominance he may without asking (Army Preemption); under Autonomy with
    Civilian Dominance with the Civitates' permission; under Fragmentation never.
    """
    status = stated_imperium(position)
    if status == Imperium.FRAGMENTATION:
        return [reason("1.5.2", "no-briton-resources-fragmentation")]
    if status == Imperium.AUTONOMY_CIVILIAN and not leave:
        return [reason("1.5.2", "no-briton-resources-leave")]
    return []


@rule("1.5.2")
def tribute(
    position: Position, giver: Faction, taker: Faction, amount: int, track: str, leave: bool = False
) -> tuple[Position, list[Reason]]:
    """Return the position after a transfer, and why it is not allowed (1.5.2).

    Britons give Resources to Barbarians, the Civitates also Wealth to any other Faction: each becomes 1 Renown, or 1 Dux
    Resource where the Dux takes Wealth. Nothing else can be transferred.
    """
    reasons = barred_transfer(position, giver, taker, track, leave)
    available = needs_track(position, track)
    if amount > available:
        reasons.append(reason("1.8", "not-enough", track=track, needed=amount, there=available))
    if reasons:
        return position, reasons
    gained = RENOWN.get(taker, DUX_RESOURCES)
    needs_track(position, gained)
    return adjust(adjust(position, track, -amount), gained, amount), []


def barred_transfer(position: Position, giver: Faction, taker: Faction, track: str, leave: bool) -> list[Reason]:
    """Return why a transfer of this track between these Factions is not allowed (1.5.2)."""
    if giver == taker:
        return [reason("1.5.2", "transfer-itself", faction=giver)]
    if track not in (BRITON_RESOURCES, DUX_RESOURCES, WEALTH) and giver not in BARBARIANS:
        return [reason("1.5.2", "transfer-not-this", track=track)]
    if giver in BARBARIANS:
        return [reason("1.5.2", "transfer-barbarians", faction=giver)]
    if track == WEALTH and giver != Faction.CIVITATES:
        return [reason("1.5.2", "transfer-wealth", faction=giver)]
    if track == DUX_RESOURCES and giver != Faction.DUX:
        return [reason("1.8.1", "transfer-dux-resources", faction=giver)]
    if track != WEALTH and taker not in BARBARIANS:
        return [reason("1.5.2", "transfer-resources", taker=taker)]
    if track == BRITON_RESOURCES and giver == Faction.DUX:
        return briton_resources_barred(position, leave)
    return []


def _from(tracks: tuple[str, ...], position: Position, cost: int, section: str) -> Payment:
    """Return a payment from tracks in their order, as far as each goes."""
    parts = []
    left = cost
    for track in tracks:
        here = min(left, needs_track(position, track))
        if here:
            parts.append((track, here))
        left -= here
    if left:
        return Payment((), (reason(section, "cannot-pay", tracks=tracks, cost=cost, there=cost - left),))
    return Payment(tuple(parts))
