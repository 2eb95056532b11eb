"""What a scenario changes of the Barbarians' victory (S.1), as far as the victory markers show it (1.9)."""

from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.pendragon.control import totals
from ludex.pendragon.imperium import fragmented
from ludex.pendragon.kinds import Faction
from ludex.pendragon.rulebook import rule
from ludex.pendragon.setups import rows
from ludex.pendragon.tracks import RENOWN

SCOTTI = "S.1-scotti-threshold"


def margins(play: Play, position: Position) -> dict[str, int]:
    """Return the Barbarians' thresholds and margins of the scenario being played, none where it has none of its own."""
    row = rows().get(str(position.marks.get("scenario")), {})
    return barbarian_conspiracy(play, position, row["victory"]) if "victory" in row else {}


@rule("S.1")
def barbarian_conspiracy(play: Play, position: Position, victory: dict[str, dict[str, int]]) -> dict[str, int]:
    """Return thresholds and margins of Barbarian Conspiracy (S.1).

    Saxons: the higher of Renown and Settlements (not under Fragmentation) and of Control. Scotti: Renown and Settlements,
    with numbers that a ruling holds, since the printed ones do not fit together.
    """
    found = totals(position)
    saxons, scotti = victory["saxons"], victory["scotti"]
    renown = {faction: position.track(track) or 0 for faction, track in RENOWN.items()}
    threshold, constant = (int(number) for number in play.reading(SCOTTI).split("-and-"))
    play.doubt("S.1", "doubt-scotti-threshold", threshold=threshold, constant=constant)
    by_control = found["saxon_control"] + saxons["margin_control"]
    by_renown = renown[Faction.SAXONS] + saxons["margin_renown"] + saxons["margin_settlement"] * found["saxon_settlements"]
    return {
        "saxon_threshold": saxons["renown_over"],
        "saxon_margin": by_control if fragmented(position) else max(by_renown, by_control),
        "scotti_threshold": threshold,
        "scotti_margin": renown[Faction.SCOTTI] - constant + scotti["margin_settlement"] * found["scotti_settlements"],
    }
