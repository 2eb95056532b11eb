"""Questions about means and players: spend, tribute, players."""

import re

from ludex.kernel.errors import choose
from ludex.kernel.errors import Wrong
from ludex.kernel.questions import Finding
from ludex.kernel.questions import Inquiry
from ludex.kernel.questions import Parameter
from ludex.kernel.questions import question
from ludex.kernel.questions import reason
from ludex.pendragon import parameters as read
from ludex.pendragon.ask_map import refuse_impossible
from ludex.pendragon.funds import mixed
from ludex.pendragon.funds import pay
from ludex.pendragon.funds import read_mix
from ludex.pendragon.funds import tribute
from ludex.pendragon.kinds import Faction
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.players import ends_the_game
from ludex.pendragon.players import margin
from ludex.pendragon.players import Sharing
from ludex.pendragon.players import sharings
from ludex.pendragon.tracks import BRITON_RESOURCES
from ludex.pendragon.tracks import DUX_RESOURCES
from ludex.pendragon.tracks import RENOWN
from ludex.pendragon.tracks import WEALTH

MEANS = (BRITON_RESOURCES, DUX_RESOURCES, WEALTH)


@question(
    "spend",
    Parameter("faction", read.faction, required=True),
    Parameter("cost", read.amount),
    Parameter("with", read_mix),
    Parameter("leave", read.yes),
    Parameter("wealth-first", read.yes),
)
def spend(
    inquiry: Inquiry, faction: Faction, cost: int | None, leave: bool | None, **means: bool | dict[str, int] | None
) -> Finding:
    """May a Faction pay a cost, and with what; or may it pay with just these amounts of Resources, Wealth or Renown."""
    position = inquiry.stated()
    refuse_impossible(position)
    mix = means["with"]
    if (cost is None) == (mix is None):
        raise Wrong("cost-or-mix")
    if isinstance(mix, dict):
        payment = mixed(position, faction, mix, bool(leave))
    else:
        payment = pay(position, faction, cost or 0, bool(leave), bool(means["wealth-first"]))
    if mix is None and len(payment.parts) > 1 and faction == Faction.DUX:
        inquiry.play.note("1.5.2", "dux-red-first")
    facts = {"pays_" + track.replace("-", "_"): amount for track, amount in payment.parts}
    return Finding(verdict=not payment.reasons, facts=facts, reasons=payment.reasons)


@question(
    "tribute",
    Parameter("from", read.faction, required=True),
    Parameter("to", read.faction, required=True),
    Parameter("amount", read.amount, required=True),
    Parameter("of", read.one_of(*MEANS, *RENOWN.values()), required=True),
    Parameter("leave", read.yes),
)
def tribute_of(inquiry: Inquiry, amount: int, of: str, leave: bool | None, **ends: Faction) -> Finding:
    """May a Faction transfer its means to another, and what becomes of them."""
    position = inquiry.stated()
    refuse_impossible(position)
    end, reasons = tribute(position, ends["from"], ends["to"], amount, of, bool(leave))
    changes = {
        track.replace("-", "_"): (end.track(track) or 0) - (position.track(track) or 0)
        for track in STOCK.tracks
        if end.track(track) != position.track(track)
    }
    return Finding(verdict=not reasons, facts=changes, reasons=reasons)


@question(
    "players",
    Parameter("players", read.amount, required=True),
    Parameter("margins", str),
    Parameter("met", str),
)
def players_of(inquiry: Inquiry, players: int, margins: str | None, met: str | None) -> Finding:
    """Which Factions each player runs; and for the Factions of one player, the margin and whether they end the game."""
    ways = sharings(inquiry.play, players)
    if not ways:
        message = "players-too-many" if players > len(Faction) else "players-alone"
        return Finding(verdict=False, reasons=[reason("1.5.1", message, players=players)])
    facts: dict[str, object] = {"sharings": tuple(_show(way) for way in ways)}
    if margins is not None:
        own = {faction: int(value) for faction, value in _pairs(margins, r"-?\d{1,3}").items()}
        _runs(inquiry, tuple(own), ways)
        facts["margin"] = margin(own)
    if met is not None:
        conditions = {faction: value == "yes" for faction, value in _pairs(met, "yes|no").items()}
        _runs(inquiry, tuple(conditions), ways)
        facts["ends_the_game"] = ends_the_game(conditions)
    return Finding(verdict=True, facts=facts)


def _show(way: Sharing) -> str:
    return " | ".join(" + ".join(runs) for runs in way)


def _pairs(text: str, form: str) -> dict[Faction, str]:
    """Read `saxons 3, scotti -1`; raises Wrong for another form."""
    found: dict[Faction, str] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition(" ")
        if not re.fullmatch(form, value.strip()):
            raise Wrong("factions-unreadable", item=part)
        found[Faction(choose("faction-unknown", name, Faction))] = value.strip()
    if not found:
        raise Wrong("factions-unreadable", item=text)
    return found


def _runs(inquiry: Inquiry, factions: tuple[Faction, ...], ways: tuple[Sharing, ...]) -> None:
    """Raise Wrong where no player runs exactly these Factions."""
    if not any(set(runs) == set(factions) for way in ways for runs in way):
        raise Wrong("not-one-player", factions=factions)
    inquiry.play.note("1.5.1", "player-runs", factions=factions)
