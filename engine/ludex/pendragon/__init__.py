"""Pendragon: The Fall of Roman Britain, its rules as code."""

from ludex.kernel.games import Game
from ludex.kernel.play import Play
from ludex.kernel.position import Position
from ludex.pendragon.battle.policies import POLICIES
from ludex.pendragon.kinds import Faction
from ludex.pendragon.look import look
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.problems import problems
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.sequence import label
from ludex.pendragon.sequence import over
from ludex.pendragon.setups import setup
from ludex.pendragon.setups import SETUPS


def advance(play: Play, position: Position) -> Position:
    """Return the position after the next step of the Sequence of Play (2.0); imported late, since questions do without."""
    from ludex.pendragon import turn

    return turn.advance(play, position)


GAME = Game(
    rulebook=rulebook,
    questions={
        "control": "ludex.pendragon.ask_map:control_of",
        "battle": "ludex.pendragon.ask_battle:battle",
        "assault": "ludex.pendragon.ask_battle:assault_of",
        "evade-ambush": "ludex.pendragon.ask_battle:evade_ambush",
        "siege": "ludex.pendragon.ask_battle:siege_of",
        "stacking": "ludex.pendragon.ask_map:stacking_of",
        "plunder": "ludex.pendragon.ask_map:plunder_of",
        "spend": "ludex.pendragon.ask_funds:spend",
        "tribute": "ludex.pendragon.ask_funds:tribute_of",
        "players": "ludex.pendragon.ask_funds:players_of",
        "options": "ludex.pendragon.ask_card_turn:options_of",
        "eligibility": "ludex.pendragon.ask_card_turn:eligibility",
        "pass": "ludex.pendragon.ask_card_turn:pass_of",
        "card-turn": "ludex.pendragon.ask_cards:card_turn",
        "deck": "ludex.pendragon.ask_cards:deck_of",
        "next-card": "ludex.pendragon.ask_cards:next_card_of",
        "pivotal": "ludex.pendragon.ask_cards:pivotal_of",
        "event": "ludex.pendragon.ask_cards:event_of",
        "effects": "ludex.pendragon.ask_effects:effects_of",
        "final-epoch": "ludex.pendragon.ask_cards:final_epoch_of",
        "free-action": "ludex.pendragon.ask_cards:free_action",
        "place": "ludex.pendragon.ask_forces:place_of",
        "replace": "ludex.pendragon.ask_forces:replace_of",
        "voluntary-removal": "ludex.pendragon.ask_forces:voluntary_of",
        "adjacency": "ludex.pendragon.ask_map:adjacency",
    },
    policies=POLICIES,
    default_policy="sensible",
    factions=lambda _: tuple(Faction),
    setups=SETUPS,
    setup=setup,
    read=read,
    show=show,
    check=problems,
    advance=advance,
    turn=label,
    over=over,
    look=look,
)
