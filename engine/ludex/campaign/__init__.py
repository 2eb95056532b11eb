"""The Flying Fortress map campaign, part II (turns), its rules as code."""

from ludex.campaign import state
from ludex.campaign.look import look
from ludex.campaign.notation import read
from ludex.campaign.notation import show
from ludex.campaign.policies import POLICIES
from ludex.campaign.problems import problems
from ludex.campaign.rulebook import rulebook
from ludex.campaign.samples import setup
from ludex.campaign.samples import SETUPS
from ludex.campaign.turn import advance
from ludex.campaign.turn import label
from ludex.kernel.games import Game

GAME = Game(
    rulebook=rulebook,
    questions={
        "turn-order": "ludex.campaign.ask_turn:order_of",
        "fortress-path": "ludex.campaign.ask_turn:fortress_path",
        "event": "ludex.campaign.ask_turn:event_of",
        "movement": "ludex.campaign.ask_turn:movement_of",
        "challenges": "ludex.campaign.ask_turn:challenges_of",
        "mine": "ludex.campaign.ask_results:mine_of",
        "points": "ludex.campaign.ask_results:points_of",
        "spoils": "ludex.campaign.ask_results:spoils_of",
        "defeat": "ludex.campaign.ask_results:defeat_of",
        "injury": "ludex.campaign.ask_results:injury_of",
        "retreat": "ludex.campaign.ask_results:retreat_of",
        "stand-off": "ludex.campaign.ask_results:stand_off_of",
        "claim": "ludex.campaign.ask_results:claim_of",
        "build": "ludex.campaign.ask_results:build_of",
        "fortification-save": "ludex.campaign.ask_results:save_of",
        "conquest": "ludex.campaign.ask_results:conquest_of",
        "relics": "ludex.campaign.ask_turn:relics_of",
        "season-end": "ludex.campaign.ask_turn:season_end",
    },
    policies=POLICIES,
    default_policy="ask",
    factions=lambda position: () if position is None else state.players(position),
    setups=SETUPS,
    setup=setup,
    read=read,
    show=show,
    check=problems,
    look=look,
    advance=advance,
    turn=label,
)
