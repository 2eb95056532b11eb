"""Effects on the land: Population, Prosperity, Plunder, Seas, Roads, Refugees (1.3.3, 1.3.6, 1.3.7, 1.7)."""

from ludex.kernel.errors import choose
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.kernel.questions import Reason
from ludex.kernel.questions import reason
from ludex.pendragon import board
from ludex.pendragon.acting import Acting
from ludex.pendragon.acting import Phase
from ludex.pendragon.card_turn import Act
from ludex.pendragon.effects.statement import allowed
from ludex.pendragon.effects.statement import Effect
from ludex.pendragon.effects.statement import effect
from ludex.pendragon.effects.statement import pieces_of
from ludex.pendragon.effects.statement import space_of
from ludex.pendragon.effects.statement import Verb
from ludex.pendragon.effects.statement import whole
from ludex.pendragon.effects.statement import Words
from ludex.pendragon.imperium import Imperium
from ludex.pendragon.imperium import stated_imperium
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.population import limits
from ludex.pendragon.population import most_population
from ludex.pendragon.population import population
from ludex.pendragon.population import set_population
from ludex.pendragon.prosperity import add_prosperity
from ludex.pendragon.prosperity import can_carry
from ludex.pendragon.prosperity import load
from ludex.pendragon.prosperity import prosperity
from ludex.pendragon.prosperity import room
from ludex.pendragon.prosperity import unload
from ludex.pendragon.rulebook import rule


@rule("5.1.1")
def barred_population(position: Position, space: str, change: int) -> list[Reason]:
    """Return why Population may not change by so much: a Region not above print +1, a City never up, none below 0 (5.1.1)."""
    if change > 0 and board.space(space).city:
        return [reason("1.3.6", "population-city", space=space)]
    value, most = population(position, space) + change, most_population(space)
    if value > most:
        return [reason("1.3.6", "population-above", space=space, value=value, most=most)]
    return [reason("1.3.6", "population-below", space=space, value=value)] if value < limits()["least_population"] else []


@rule("5.1.1")
def barred_prosperity(position: Position, space: str, change: int) -> list[Reason]:
    """Return why Prosperity may not change by so much: a row takes no more cubes than the current Population (5.1.1)."""
    if change > (most := room(position, space)):
        section = "1.7.2" if board.space(space).city else "1.7.1"
        return [reason(section, "prosperity-no-room", space=space, n=change, most=most)]
    there = prosperity(position, space)
    return [reason("1.7", "prosperity-too-few", space=space, n=-change, there=there)] if -change > there else []


def populating(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Raise or lower Population, by Event or Feat; a fall makes Refugees, and a Feat needs them to raise it (1.3.6)."""
    space, change = space_of(position, words["space"]), whole(words["change"], "population")
    allowed(barred_change(doing) or barred_population(position, space, change))
    end = set_population(position, space, population(position, space) + change)
    if change > 0 and not doing.by_event:
        allowed(barred_without_refugees(position, change))
        end = end.mark("refugees", int(position.marks.get("refugees", 0)) - change or None)
    refugees = int(end.marks.get("refugees", 0)) - int(position.marks.get("refugees", 0))
    message = "effect-population-refugees" if refugees else "effect-population"
    return effect(end, "1.3.6", message, space=space, change=change, refugees=refugees)


@rule("1.3.6")
def barred_change(doing: Acting) -> list[Reason]:
    """Return why Population does not change by this, an empty list where it may: only Events and Feats change it (1.3.6)."""
    return [] if doing.by_event or doing.what == Act.COMMAND_WITH_FEAT else [reason("1.3.6", "population-by", act=doing.what)]


@rule("1.3.6")
def barred_without_refugees(position: Position, change: int) -> list[Reason]:
    """Return why a Feat may not raise Population, an empty list where it may: it needs as many Refugees markers (1.3.6)."""
    there = int(position.marks.get("refugees", 0))
    return [] if there >= change else [reason("1.3.6", "refugees-needed", n=change, there=there)]


@rule("1.7.1")
def barred_recovery(position: Position, space: str, change: int) -> list[Reason]:
    """Return why Recovery may not add so many cubes: to the upper row of a Region only under Roman Rule (1.7.1)."""
    if board.space(space).city or stated_imperium(position).startswith("roman-rule"):
        return []
    most = max(population(position, space) - prosperity(position, space), 0)
    return [reason("1.7.1", "upper-row", space=space, most=most)] if change > most else []


def prospering(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Add or remove Prosperity cubes (1.7.1, 1.7.2)."""
    space, change = space_of(position, words["space"]), whole(words["change"], "prosperity")
    allowed(barred_prosperity(position, space, change))
    if doing.what == Phase.RECOVERY:
        allowed(barred_recovery(position, space, change))
    end = add_prosperity(position, space, change) if change > 0 else position.move(CUBE, -change, space, SUPPLY)
    return effect(end, "1.7", "effect-prosperity", space=space, change=change)


def plundering(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Put cubes of Prosperity of a space on Units there; on Cavalry only by Event or by the Feat Retaliate (1.7.4)."""
    space = space_of(position, words["space"])
    pieces = pieces_of(words["faction"], words["pieces"])
    cavalry = doing.by_event or doing.what == Act.COMMAND_WITH_FEAT
    for piece, site, number in pieces:
        if can_carry(piece, cavalry) and not position.count(space, piece) and position.count(space, piece._replace(laden=True)):
            allowed([reason("1.7.4", "carry-laden", kind=Kind(piece.kind))])
        if site is not None or not can_carry(piece, cavalry):
            allowed([reason("1.7.4", "effect-cannot-carry", pieces=((piece, number),))])
        if number > (there := position.count(space, piece)):
            allowed([reason("1.4.1", "not-there", pieces=((piece, number),), n=there, place=space)])
        if number > (cubes := prosperity(position, space)):
            allowed([reason("1.7.4", "prosperity-too-few", space=space, n=number, there=cubes)])
        position = load(position, space, piece, number, space)
    counted = tuple((piece, number) for piece, _, number in pieces)
    return effect(position, "1.7.4", "effect-plundered", pieces=counted, space=space)


def unloading(_: Play, position: Position, __: Acting, words: Words) -> Effect:
    """Take the cubes of Plunder off Units in a space (1.7.4)."""
    space = space_of(position, words["space"])
    pieces = pieces_of(words["faction"], words["pieces"])
    for piece, _site, number in pieces:
        if not piece.laden or number > position.count(space, piece):
            allowed([reason("1.7.4", "not-laden", pieces=((piece, number),), space=space)])
        position = unload(position, space, piece, number)
    return effect(position, "1.7.4", "effect-unloaded", n=sum(number for _, _, number in pieces), space=space)


def patrolling(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Make a Sea Patrolled or not, by Event alone (1.3.7)."""
    sea = choose("sea-unknown", words["sea"], board.seas())
    state = choose("word-unknown", words["state"], ("patrolled", "unpatrolled"))
    allowed(only_by_event(doing, "1.3.7"))
    board.is_sea(sea)
    return effect(position.mark(f"sea:{sea}", state), "1.3.7", f"sea-{state}", sea=sea)


def ruling(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Move the Imperium marker, by Event or in the Imperium Phase (6.8)."""
    status = Imperium(choose("imperium-unknown", words["status"], Imperium))
    allowed(only_by_event(doing, "6.8", Phase.IMPERIUM))
    return effect(position.mark("imperium", status), "6.8", "effect-imperium", imperium=status)


def keeping_roads(_: Play, position: Position, doing: Acting, words: Words) -> Effect:
    """Turn the marker of the Roads, by Event or in Upkeep (1.3.3)."""
    state = choose("roads-unknown", words["state"], ("maintained", "not-maintained"))
    allowed(only_by_event(doing, "1.3.3", Phase.UPKEEP))
    return effect(position.mark("roads", state), "1.3.3", f"effect-roads-{state}")


def sheltering(_: Play, position: Position, __: Acting, words: Words) -> Effect:
    """Add or take away Refugees markers in the Available box of the Civitates (1.3.6)."""
    change = whole(words["change"], "refugees")
    value = int(position.marks.get("refugees", 0)) + change
    if not 0 <= value <= limits()["refugees"]:
        allowed([reason("1.3.6", "problem-refugees", value=value, most=limits()["refugees"])])
    return effect(position.mark("refugees", value), "1.3.6", "effect-refugees", change=change)


def only_by_event(doing: Acting, section: str, phase: str | None = None) -> list[Reason]:
    """Return why this may not be done, an empty list where it may: only an Event does it, or one Phase of an Epoch Round."""
    if doing.by_event or doing.what == phase:
        return []
    message = "only-by-event" if phase is None else "only-by-event-or-phase"
    return [reason(section, message, act=doing.what, phase=phase)]


VERBS = (
    Verb("population SPACE CHANGE", populating),
    Verb("prosperity SPACE CHANGE", prospering),
    Verb("plunder FACTION PIECES in SPACE", plundering),
    Verb("unload FACTION PIECES in SPACE", unloading),
    Verb("refugees CHANGE", sheltering),
    Verb("sea SEA STATE", patrolling),
    Verb("roads STATE", keeping_roads),
    Verb("imperium STATUS", ruling),
)
