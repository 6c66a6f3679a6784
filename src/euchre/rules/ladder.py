"""The ladder of an auction of bids: what may be bid, as data.

A rung is written ``3``, ``nap5+10-5`` or ``loner6+24-18a``: a name where it has one, the
tricks that it promises, what it wins and loses, ``a`` with the number of exchanged cards
if it is played alone, and ``!`` if it may be bid only over the rung below it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

__all__ = ["NUMBERS", "BidName", "Rung", "parse_rung", "rung_text"]


class BidName(StrEnum):
    """The name of a bid that is not said as a number."""

    TRICKS = ""
    """A bid said as its number of tricks."""
    MISERE = "misere"
    """To take no trick."""
    NAP = "nap"
    WELLINGTON = "wellington"
    BLUCHER = "blucher"
    LITTLE_PEPPER = "little_pepper"
    BIG_PEPPER = "big_pepper"
    PFEFFER = "pfeffer"
    KAIBOSH = "kaibosh"
    SHOOTER = "shooter"
    LONER = "loner"
    MOON = "moon"
    """"Over the moon"."""
    BEST = "best"
    """Alone, with the partner's best cards."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One bid of a ladder."""

    tricks: int
    """Tricks that the makers must take; 0 for misère: they must take none."""
    name: BidName = BidName.TRICKS
    win: int = 0
    """What it scores if made; 0 for what the rules score by its tricks."""
    lose: int = 0
    """What it loses if failed; 0 for as much as was bid."""
    alone: bool = False
    """Whether the maker plays without the partner."""
    cards: int = 0
    """Cards that a lone maker may exchange with the partner."""
    only_over_last: bool = False
    """Whether it may be bid only over the rung right below it."""

    def __post_init__(self) -> None:
        """Only a lone maker exchanges cards with the partner."""
        if self.cards and not self.alone:
            msg = f"bid {self.label} exchanges {self.cards} cards, but is not played alone"
            raise ValueError(msg)

    @property
    def label(self) -> str:
        """What identifies it on its ladder: ``"3"``, ``"nap"``."""
        return self.name.value or str(self.tricks)


NUMBERS: Final = tuple(Rung(tricks) for tricks in range(1, 7))
"""One to six tricks."""

_RUNG = re.compile(
    r"(?P<name>[a-z_]*)(?P<tricks>\d{1,2})(?:\+(?P<win>\d{1,3}))?(?:-(?P<lose>\d{1,3}))?"
    r"(?P<alone>a(?P<cards>\d?))?(?P<over>!)?"
)


def rung_text(rung: Rung) -> str:
    """A rung as text."""
    win = f"+{rung.win}" if rung.win else ""
    lose = f"-{rung.lose}" if rung.lose else ""
    alone = f"a{rung.cards or ''}" if rung.alone else ""
    over = "!" if rung.only_over_last else ""
    return f"{rung.name.value}{rung.tricks}{win}{lose}{alone}{over}"


def parse_rung(text: str) -> Rung:
    """The rung that a text stands for.

    >>> parse_rung("nap5+10-5")
    Rung(tricks=5, name=<BidName.NAP: 'nap'>, win=10, lose=5, alone=False, cards=0, \
only_over_last=False)

    Raises:
        ValueError: if it stands for none.
    """
    found = _RUNG.fullmatch(text)
    if found is None:
        msg = f"{text!r} is no bid of a ladder; one is written such as 3, nap5+10-5, loner6+24-18a"
        raise ValueError(msg)
    return Rung(
        int(found["tricks"]),
        BidName(found["name"]),
        int(found["win"] or 0),
        int(found["lose"] or 0),
        found["alone"] is not None,
        int(found["cards"] or 0),
        found["over"] is not None,
    )
