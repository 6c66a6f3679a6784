"""Euchre Game Notation as it is written: the parts of a file, and the spelling of its cards.

A card is a rank in capitals and a suit in small letters (``Td``); ``N`` may stand for a nine,
``R`` and ``L`` for the bowers, ``B`` for the joker, ``X`` and ``x`` for an unknown rank or
suit, and ``t n g h`` for trump, next and the two green suits where it does not matter which.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from euchre.cards import JOKER, Card, Rank, Seat, Suit
from euchre.notation.written import Blank, WrittenCard
from euchre.rules import Rules

__all__ = [
    "FILE_TYPE",
    "OLD_VERSION",
    "VERSION",
    "Annotations",
    "Egn",
    "EgnBidding",
    "EgnDeal",
    "EgnExchange",
    "EgnLine",
    "EgnMetadata",
    "EgnPlay",
    "EgnPlayer",
    "egn_card",
    "is_relative",
    "meant_card",
    "spelled",
]

FILE_TYPE: Final = "Euchre Game Notation"
VERSION: Final = "1.4"
"""The version that is written."""
OLD_VERSION: Final = "1.0.0"
"""The version in which a file is left that tells what newer versions cannot."""

Annotations = tuple[tuple[int, tuple[str, ...]], ...]
"""For the index of a call, or of a card counted over all tricks, what was said about it."""


@dataclass(frozen=True, slots=True)
class EgnExchange:
    """Cards that changed hands: from the kitty, if nobody sent them."""

    sender: Seat | None
    receiver: Seat
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EgnBidding:
    """The auction, and the exchanges that follow it."""

    calls: tuple[str, ...] = ()
    alone: bool = False
    lone_defender: int = -1
    discard: str | None = None
    exchanges: tuple[EgnExchange, ...] = ()
    annotations: Annotations = ()


@dataclass(frozen=True, slots=True)
class EgnPlay:
    """The tricks, each the cards in the order played."""

    tricks: tuple[tuple[str, ...], ...] = ()
    annotations: Annotations = ()
    initial_lead: Seat | None = field(default=None, compare=False)
    """Who led, in files of version 1.0; later ones leave it to the rules."""


@dataclass(frozen=True, slots=True)
class EgnLine:
    """How else it could have gone, from a decision on (counted from 0, calls then cards)."""

    branch: int
    phases: tuple[EgnBidding | EgnPlay, ...]


@dataclass(frozen=True, slots=True)
class EgnDeal:
    """One deal."""

    number: int
    dealer: Seat
    upcard: str
    hands: tuple[tuple[str, ...], ...] = ()
    bidding: EgnBidding | None = None
    play: EgnPlay | None = None
    lines: tuple[EgnLine, ...] = ()
    kitty: tuple[str, ...] = ()
    """The cards left over, in files of version 1.0."""
    found: tuple[tuple[str, ...], ...] | None = field(default=None, compare=False)
    """The hands that a replay found without a guess. They are written where the kitty was told,
    which the newer versions have no field for."""


@dataclass(frozen=True, slots=True)
class EgnPlayer:
    """Somebody's name, and the names that others know them by: id and source."""

    name: str
    id: str = ""
    other_ids: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EgnMetadata:
    """What is told of the game."""

    players: tuple[EgnPlayer, ...] = ()
    initial_score: tuple[int, ...] = (0, 0)
    final_score: tuple[int, ...] = ()
    ruleset: tuple[tuple[str, bool | int | str], ...] = ()
    """The rules that the file names, by their names there."""
    game_id: str = ""
    title: str = ""
    description: str = ""
    date: str = ""
    team_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Egn:
    """A whole file."""

    metadata: EgnMetadata
    deals: tuple[EgnDeal | str, ...] = ()
    """A text is a deal in packed form, which is kept but not read."""
    version: str = field(default=VERSION, compare=False)
    """The version that it was read in."""

    @property
    def needs_old_version(self) -> bool:
        """Whether it tells of a kitty what only version 1.0 has a field for."""
        return any(isinstance(one, EgnDeal) and one.kitty and not one.found for one in self.deals)


_CARD = re.compile(r"(?P<rank>10|[2-9NTJQKAX])(?P<suit>[SHDCXTNGshdcxtng])")


def egn_card(text: str) -> str | None:
    """A card in the one spelling that is written, or None if it is none."""
    plain = text.strip()
    if plain in {"", "?", "-"}:
        return "Xx"
    if plain.upper() in {"R", "L", "B"}:
        return plain.upper()
    found = _CARD.fullmatch(plain[:-1].upper() + plain[-1:])
    if found is not None:
        rank = {"10": "T", "N": "9"}.get(found["rank"], found["rank"])
        return rank + found["suit"].lower()
    try:
        return spelled(Card.parse(plain))
    except ValueError:
        return None


def spelled(card: Card, rules: Rules | None = None) -> str:
    """How a card is written; the Benny of some rules, whatever its face, as the joker."""
    benny = JOKER if rules is None else rules.benny
    if card is benny or card.is_joker:
        return "B"
    return card.text[0] + card.text[1].lower()


def is_relative(cards: Iterable[str]) -> bool:
    """Whether suits are told by their relation to trump, so that h is a green suit."""
    return any(card[1:] in {"t", "n", "g"} for card in cards)


def meant_card(
    text: str, rules: Rules, trump: Suit | None, *, relative: bool
) -> WrittenCard | None:
    """The card that a spelling means under a trump, or None if it means none.

    ``relative`` says that h is the second green suit.
    """
    if text == "B":
        return rules.benny or JOKER
    if text in {"R", "L"}:
        if trump is None:
            return None
        return Card(Rank.JACK, trump if text == "R" else trump.next)
    rank = next((one for one in Rank if one.letter == text[0]), None)
    if not relative:
        suit = None if text[1] == "x" else Suit.parse(text[1])
    elif trump is None:
        return None
    else:
        first, second = trump.cross
        known = {"t": trump, "n": trump.next, "g": first, "h": second, "x": None}
        suit = known[text[1]] if text[1] in known else Suit.parse(text[1])
    if rank is None or suit is None:
        return Blank(rank, suit)
    return Card(rank, suit)
