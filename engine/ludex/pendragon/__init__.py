"""Pendragon: The Fall of Roman Britain, its rules as code."""

from ludex.kernel.games import Game
from ludex.pendragon.battle.policies import POLICIES
from ludex.pendragon.kinds import Faction
from ludex.pendragon.notation import read
from ludex.pendragon.notation import show
from ludex.pendragon.problems import problems
from ludex.pendragon.rulebook import rulebook
from ludex.pendragon.setups import setup
from ludex.pendragon.setups import SETUPS

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
)
