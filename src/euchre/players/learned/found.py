"""Where tables are found: with the package, and in folders that the program was given."""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from euchre.game import Action, View
from euchre.players.learned.auction import Auction, NothingToLearnError, auction_of
from euchre.players.learned.hands import TooManyClassesError
from euchre.players.learned.table import BiddingTable, TableFormatError
from euchre.rules import Rules

__all__ = [
    "NOTES",
    "NoTableError",
    "file_name",
    "learn_from",
    "learned_bytes",
    "look_in",
    "probabilities",
    "table_for",
]

FOLDERS: Final = "EUCHRE_TABLES"
"""The variable of the environment that names folders with tables."""
SUFFIX: Final = ".bids"
"""Ends the name of a file with a table; before it stands the auction's fingerprint."""
NOTES: Final = ".json"
"""Ends the name of the file beside it, which says what the table was made by."""
_HERE: Final = "tables"
_loaded: Final[dict[str, BiddingTable | None]] = {}


class NoTableError(LookupError):
    """There is no table for these rules, or not yet."""


def file_name(auction: Auction) -> str:
    """The name under which the table of an auction is looked for."""
    return auction.fingerprint + SUFFIX


def look_in(folder: Path) -> None:
    """Also look for tables in that folder from now on, here and in processes started later.

    It need not be there yet.
    """
    if folder not in _folders():
        os.environ[FOLDERS] = os.pathsep.join(map(str, (*_folders(), folder)))


def _folders() -> list[Path]:
    told = os.environ.get(FOLDERS, "")
    return [Path(one) for one in told.split(os.pathsep) if one]


def table_for(rules: Rules) -> BiddingTable | None:
    """The table for these rules; None if there is none (yet), or their auction is not learned.

    What is found is remembered, what is not is looked for again.
    """
    try:
        auction = auction_of(rules)
    except (NothingToLearnError, TooManyClassesError):
        return None
    if auction.fingerprint in _loaded:
        return _loaded[auction.fingerprint]
    found = _read(auction)
    if found is not None:
        _loaded[auction.fingerprint] = found
    return found


def learned_bytes(rules: Rules) -> bytes | None:
    """The table for these rules, as :func:`learn_from` takes it; None if there is none."""
    found = table_for(rules)
    return None if found is None else found.to_bytes()


def learn_from(rules: Rules, told: bytes | None) -> None:
    """From now on, in this process, these rules have that table (or none), whatever folders hold.

    So players in another process, or on another machine, bid as they would where ``told``
    comes from.

    Raises:
        TableFormatError: if it is no table for these rules.
    """
    try:
        auction = auction_of(rules)
    except (NothingToLearnError, TooManyClassesError):
        return
    _loaded[auction.fingerprint] = None if told is None else BiddingTable.from_bytes(auction, told)


def probabilities(view: View) -> Mapping[Action, float]:
    """How often the seat to call makes each of its legal calls, the figures summing to 1.

    Empty where no decision of the auction is to be made.

    Raises:
        NoTableError: if there is no table for the rules.
    """
    table = table_for(view.rules)
    if table is None:
        raise NoTableError("no bidding table fits these rules: train one, or search")
    return table.probabilities(view)


def _read(auction: Auction) -> BiddingTable | None:
    places: list[Traversable] = [files(__package__).joinpath(_HERE), *_folders()]
    for place in places:
        try:
            told = place.joinpath(file_name(auction)).read_bytes()
        except OSError:
            continue
        try:
            return BiddingTable.from_bytes(auction, told)
        except TableFormatError:
            # As good as none: a table that is trained anew takes its place.
            continue
    return None
