"""Everything that is inconsistent in a position, each with the section that it breaks."""

from collections.abc import Iterator

from ludex.kernel.games import Problem
from ludex.kernel.position import Position
from ludex.pendragon import board
from ludex.pendragon.kinds import AVAILABLE
from ludex.pendragon.kinds import BOXES
from ludex.pendragon.kinds import CASUALTIES
from ludex.pendragon.kinds import CUBE
from ludex.pendragon.kinds import Kind
from ludex.pendragon.kinds import NOT_IN_PLAY
from ludex.pendragon.kinds import OUT_OF_PLAY
from ludex.pendragon.kinds import SETTLEMENTS
from ludex.pendragon.kinds import STOCK
from ludex.pendragon.kinds import STRONGHOLDS
from ludex.pendragon.kinds import SUPPLY
from ludex.pendragon.kinds import UNITS
from ludex.pendragon.kinds import WARBANDS
from ludex.pendragon.notation import stated_spaces
from ludex.pendragon.population import limits
from ludex.pendragon.population import most_population
from ludex.pendragon.population import population
from ludex.pendragon.prosperity import city_room
from ludex.pendragon.prosperity import most_region
from ludex.pendragon.prosperity import prosperity
from ludex.pendragon.prosperity import region_room
from ludex.pendragon.rulebook import rule
from ludex.pendragon.sequence import done
from ludex.pendragon.sequence import eligible
from ludex.pendragon.sequence import FACE_UP
from ludex.pendragon.sequence import listing
from ludex.pendragon.sequence import PLAYED
from ludex.pendragon.stacking import site_allows
from ludex.pendragon.stacking import standing


def problems(position: Position) -> list[Problem]:
    """Return everything inconsistent in a position, an empty list where all is well; remarks are no problems."""
    return [
        *_stacking(position),
        *_unsheltered(position),
        *_numbers(position),
        *_foederati(position),
        *_populations(position),
        *_prosperities(position),
        *_plunder(position),
        *_tracks(position),
        *_sequence(position),
    ]


def _problem(section: str, message: str, remark: bool = False, **facts: object) -> Problem:
    return Problem(section, message, tuple(facts.items()), remark)


@rule("1.4.2")
def _stacking(position: Position) -> Iterator[Problem]:
    for sea in board.seas():
        if position.at(sea) and board.is_sea(sea):
            yield _problem("1.4.2", "problem-sea", place=sea)
    if position.at(board.CALEDONIA) and board.is_caledonia(board.CALEDONIA):
        yield _problem("1.4.2", "problem-caledonia")
    for name, space in board.spaces().items():
        for piece, number in position.at(name).items():
            if piece.kind in STRONGHOLDS:
                yield _problem("1.4.2", "problem-no-site", place=name, pieces=((piece, number),))
        for site in space.sites:
            found = [(p, n) for p, n in position.at(board.site_place(name, site)).items() if p.kind in STRONGHOLDS]
            if sum(n for _, n in found) > 1:
                yield _problem("1.4.2", "problem-site-twice", site=site, pieces=tuple(found))
            for piece, _ in found:
                for why in site_allows(Kind(piece.kind), name, site):
                    yield Problem(why.section, why.message, why.facts)


@rule("3.6.3")
def _unsheltered(position: Position) -> Iterator[Problem]:
    for name, space in board.spaces().items():
        for site in space.sites:
            units = tuple((p, n) for p, n in position.at(board.site_place(name, site)).items() if p.kind in UNITS)
            if units and standing(position, name, site) is None:
                yield _problem("3.6.3", "problem-unsheltered", site=site, pieces=units)


@rule("1.2")
def _numbers(position: Position) -> Iterator[Problem]:
    local = "stated" in position.marks
    for kind, most in STOCK.finite.items():
        number = position.total(kind)
        if number > most or (number != most and not local):
            yield _problem("1.2", "problem-number", kind=kind, number=number, most=most)
    if position.count(SUPPLY, CUBE) < 0 and not local:
        yield _problem("1.2", "problem-cubes", remark=True, number=-position.count(SUPPLY, CUBE))
    for box, kinds in ((CASUALTIES, {Kind.CAVALRY}), (OUT_OF_PLAY, {Kind.CAVALRY}), (NOT_IN_PLAY, {Kind.COMITATES})):
        for piece, number in position.at(box).items():
            if piece.kind not in kinds:
                yield _problem("1.4.1", "problem-box", box=box, pieces=((piece, number),))


@rule("1.4.3")
def _foederati(position: Position) -> Iterator[Problem]:
    for place, piece, number in position.everywhere():
        if piece.service is not None and place == AVAILABLE:
            yield _problem("1.4.3", "problem-foederati-available", pieces=((piece, number),))
        if piece.service is not None and piece.kind not in WARBANDS | SETTLEMENTS:
            yield _problem("1.4.3", "problem-foederati-kind", pieces=((piece, number),))


def _populations(position: Position) -> Iterator[Problem]:
    for name in board.spaces():
        if not 0 <= population(position, name) <= most_population(name):
            value, most = population(position, name), most_population(name)
            yield _problem("1.3.6", "problem-population", place=name, value=value, most=most)
    refugees = int(position.marks.get("refugees", 0))
    if not 0 <= refugees <= limits()["refugees"]:
        yield _problem("1.3.6", "problem-refugees", value=refugees, most=limits()["refugees"])


def _prosperities(position: Position) -> Iterator[Problem]:
    for name in stated_spaces(position):
        cubes = prosperity(position, name)
        if board.space(name).city:
            section, most, now = "1.7.2", city_room(name), city_room(name)
        else:
            section, most, now = "1.7.1", most_region(name), region_room(position, name)
        if not 0 <= cubes <= most:
            yield _problem(section, "problem-prosperity", place=name, value=cubes, most=most)
        elif cubes > now:
            yield _problem("1.7.1", "problem-excess", remark=True, place=name, value=cubes - now)


@rule("1.7.4")
def _plunder(position: Position) -> Iterator[Problem]:
    for mark, number in position.marks.items():
        if mark.startswith("overladen:"):
            _, place, item = mark.split(":")
            yield _problem("1.7.4", "problem-plunder", place=place, item=item.partition(" ")[2], number=number)
    for box in BOXES:
        if laden := tuple((piece, n) for piece, n in position.at(box).items() if piece.laden):
            yield _problem("1.7.4", "problem-box-laden", box=box, pieces=laden)


@rule("1.8")
def _tracks(position: Position) -> Iterator[Problem]:
    for track, (least, most) in STOCK.tracks.items():
        value = position.track(track)
        if value is not None and not least <= value <= most:
            yield _problem("1.8", "problem-track", track=track, value=value, least=least, most=most)


@rule("2.3")
def _sequence(position: Position) -> Iterator[Problem]:
    face_up = listing(position, FACE_UP)
    if position.marks.get(PLAYED) in face_up or len({*face_up}) < len(face_up):
        yield _problem("2.2", "problem-card-twice", cards=face_up)
    acted = [faction for faction, _ in done(position)]
    for faction in dict.fromkeys(acted):
        if acted.count(faction) > 1:
            yield _problem("2.3", "problem-acted-twice", faction=faction)
        if faction not in eligible(position):
            yield _problem("2.3", "problem-acted-ineligible", faction=faction)
