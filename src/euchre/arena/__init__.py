"""Matches and simulation: computer players against each other, on duplicate deals."""

from euchre.arena.all_seeing import ALL_SEEING, AllSeeing
from euchre.arena.deal_play import IllegalDecisionError, opening_of_deal, play_deal, play_match
from euchre.arena.match import Progress, run_match, run_matches
from euchre.arena.setup import CHUNK, MatchSetup, MatchSetupError
from euchre.arena.state_file import MatchStateError
from euchre.arena.table import MatchTable, PlayerRow, SeatRow
from euchre.arena.tally import COUNTS
from euchre.arena.tasks import Workers, WorkersError
from euchre.arena.workers import open_workers

__all__ = [
    "ALL_SEEING",
    "CHUNK",
    "COUNTS",
    "AllSeeing",
    "IllegalDecisionError",
    "MatchSetup",
    "MatchSetupError",
    "MatchStateError",
    "MatchTable",
    "PlayerRow",
    "Progress",
    "SeatRow",
    "Workers",
    "WorkersError",
    "open_workers",
    "opening_of_deal",
    "play_deal",
    "play_match",
    "run_match",
    "run_matches",
]
