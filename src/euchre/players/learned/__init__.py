"""Bidding about a turned card, as tables learned by self-play tell it.

:func:`table_for` finds the table of some rules: one that came with the package, or one that
was trained on this machine. Rules that bid alike share it.
"""

from euchre.players.learned.auction import NothingToLearnError, auction_of
from euchre.players.learned.found import (
    NoTableError,
    file_name,
    learn_from,
    learned_bytes,
    look_in,
    probabilities,
    table_for,
)
from euchre.players.learned.hands import TooManyClassesError
from euchre.players.learned.table import BiddingTable, TableFormatError, purified

__all__ = [
    "BiddingTable",
    "NoTableError",
    "NothingToLearnError",
    "TableFormatError",
    "TooManyClassesError",
    "auction_of",
    "file_name",
    "learn_from",
    "learned_bytes",
    "look_in",
    "probabilities",
    "purified",
    "table_for",
]
