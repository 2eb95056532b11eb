"""Effects on Resources, Renown, Prestige and Wealth: gained or lost, paid, given (1.5.2, 1.8)."""

from dataclasses import replace

from ludex.kernel.errors import choose
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import reason
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import Phase
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import amount
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.effects.statement import effect
from ludex.pendragon.effects.statement import faction_of
from ludex.pendragon.effects.statement import Verb
from ludex.pendragon.effects.statement import whole
from ludex.pendragon.effects.statement import Words
from ludex.pendragon.funds import barred_transfer
from ludex.pendragon.funds import mixed
from ludex.pendragon.funds import pay
from ludex.pendragon.funds import read_mix
from ludex.pendragon.funds import spend
from ludex.pendragon.funds import tribute
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.tracks import adjust
from ludex.pendragon.tracks import change
from ludex.pendragon.tracks import DUX_RESOURCES
from ludex.pendragon.tracks import needs_track


def tracking(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Raise or lower a track; what goes above 80 or below 0 is ignored (1.8, 5.1.1)."""
    track, by = choose("track-unknown", words["track"], STOCK.tracks), whole(words["change"], "track")
    if track == DUX_RESOURCES and by > 0 and doing.what == Phase.REVENUES and not fragmented(position):
        allowed([reason("1.8.1", "red-before-fragmentation")])
    end = adjust(position, track, by)
    moved = (end.track(track) or 0) - needs_track(position, track)
    lost = abs(by - moved)
    message = "effect-track-limit" if lost else "effect-track"
    told = effect(end, "1.8", message, track=track, change=moved, lost=lost)
    return replace(told, counts=moved != 0)


def paying(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Pay a cost, `3`, or so much of each, `2 dux-resources + 1 briton-resources` (1.5.2, 1.8.1, 1.8.2, 1.8.4)."""
    faction, cost = faction_of(words["faction"]), words["cost"]
    if doing.faction not in (None, faction) and not doing.by_event:
        allowed([reason("3.1", "pays-own", faction=doing.faction, other=faction)])
    leave = words.get("leave") is not None
    if cost.isdecimal():
        payment = pay(position, faction, int(cost), leave)
    else:
        payment = mixed(position, faction, read_mix(cost), leave)
    allowed(list(payment.reasons))
    return effect(spend(position, payment), "1.8", "effect-paid", faction=faction, parts=payment.told())


def giving(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Give Resources or Wealth to another Faction while one of the two executes something (1.5.2)."""
    giver, taker = faction_of(words["faction"]), faction_of(words["other"])
    track, given = choose("track-unknown", words["track"], STOCK.tracks), amount(words["amount"])
    leave = words.get("leave") is not None
    allowed(barred_transfer(position, giver, taker, track, leave))
    if doing.faction not in (giver, taker) or doing.in_epoch_round:
        allowed([reason("1.5.2", "tribute-when", giver=giver, taker=taker)])
    end, reasons = tribute(position, giver, taker, given, track, leave)
    allowed(reasons)
    lost = given - sum(max(change(position, end, other), 0) for other in STOCK.tracks)
    message = "effect-given-limit" if lost else "effect-given"
    return effect(end, "1.5.2", message, giver=giver, taker=taker, n=given, track=track, lost=lost)


VERBS = (
    Verb("track TRACK CHANGE", tracking),
    Verb("pay FACTION COST [LEAVE]", paying),
    Verb("give FACTION AMOUNT TRACK to OTHER [LEAVE]", giving),
)
