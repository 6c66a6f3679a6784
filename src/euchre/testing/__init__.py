"""For tests of games by any rules: strategies, builders of positions, and the laws.

The laws and builders need nothing but the package; :mod:`euchre.testing.strategies`
needs Hypothesis.
"""

from euchre.testing import laws
from euchre.testing.builders import act, action_text, at_deal, dealt, first_dealer, hand_of
from euchre.testing.games import Moment, Moods, Rarity, moments, play_deal, play_match, rare_deal
from euchre.testing.random_rules import make_rules

__all__ = [
    "Moment",
    "Moods",
    "Rarity",
    "act",
    "action_text",
    "at_deal",
    "dealt",
    "first_dealer",
    "hand_of",
    "laws",
    "make_rules",
    "moments",
    "play_deal",
    "play_match",
    "rare_deal",
]
