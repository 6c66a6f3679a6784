"""Presets of Napoleon (Nap), with their sources.

No card is turned up, there are no bowers, and the suit of the maker's first lead is trump.
What no source says of them is listed in :mod:`euchre.rules.unsourced`.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import Rank
from euchre.rules.bid_games import BIDS, packets
from euchre.rules.data import Value
from euchre.rules.ladder import BidName, Rung
from euchre.rules.options import Benny, BidPay, ForcedBid, Partners, Tie, TrumpSaid
from euchre.rules.turn_up_games import Definition

__all__ = ["NAP_GAMES"]

_NAP: Mapping[str, Value] = {
    **BIDS,
    "partners": Partners.MAKER_AGAINST_ALL,
    "pack.lowest": Rank.TWO,
    "players": 5,
    "deal.packets": packets(5, 3, 2),
    "play.bowers": False,
    "bids.trump": TrumpSaid.FIRST_LEAD,
    "end.tie": Tie.PLAY_ON,
}
# Counters are won and lost; there is no target, and a game is a number of deals. [derived]
_NAP_FOR_STAKES: Mapping[str, Value] = {
    **_NAP,
    "bids.pay": BidPay.STAKES,
    "end.target": 0,
    "end.deals": 20,
}


def _nap_ladder(
    numbers: tuple[int, ...],
    misere: tuple[int, int],
    nap: tuple[int, int],
    *higher: tuple[BidName, int, int],
) -> tuple[Rung, ...]:
    """The bids of Nap; numbers win and lose themselves."""
    return (
        *(Rung(tricks, win=tricks, lose=tricks) for tricks in numbers),
        Rung(0, BidName.MISERE, *misere),
        Rung(4, win=4, lose=4),
        Rung(5, BidName.NAP, *nap),
        *(Rung(5, name, win, lose, only_over_last=True) for name, win, lose in higher),
    )


_PEEL_LADDER = _nap_ladder(
    (2, 3), (3, 3), (10, 5), (BidName.WELLINGTON, 20, 10), (BidName.BLUCHER, 30, 15)
)
_DENEXA_LADDER = _nap_ladder((2, 3), (3, 3), (10, 10))

NAP_GAMES: Mapping[str, Definition] = {
    "nap52": (
        {
            **_NAP,
            "bids.pay": BidPay.MAKER_ONLY,
            "bids.ladder": _nap_ladder(
                (3,), (3, 3), (5, 5), (BidName.WELLINGTON, 10, 10), (BidName.BLUCHER, 20, 20)
            ),
            "end.target": 25,
        },
        ("mcneely",),
    ),
    "nap52-stakes": (
        {**_NAP_FOR_STAKES, "deal.packets": packets(5, 1, 1, 1, 1, 1), "bids.ladder": _PEEL_LADDER},
        ("peel", "hoyles-games-modernized"),
    ),
    # Peel's pool; how much each pays into it is agreed at the table. [derived]: 1
    "nap52-pool": ({**_NAP_FOR_STAKES, "bids.ladder": _PEEL_LADDER, "bids.pool": 1}, ("peel",)),
    "nap52-six": (
        {
            **_NAP_FOR_STAKES,
            "players": 6,
            "deal.packets": ((3, 3, 3, 3, 3, 0), (2, 2, 2, 2, 2, 0)),
            "bids.ladder": _PEEL_LADDER,
        },
        ("peel",),
    ),
    "nap52-forced": (
        {
            **_NAP_FOR_STAKES,
            "players": 4,
            "deal.packets": packets(4, 2, 3),
            "bids.forced": ForcedBid.DEALER,
            "bids.forced_bid": 1,
            "bids.ladder": _nap_ladder(
                (2, 3), (3, 6), (10, 5), (BidName.WELLINGTON, 20, 10), (BidName.BLUCHER, 30, 15)
            ),
        },
        ("britannica",),
    ),
    "nap28": (
        {
            **_NAP_FOR_STAKES,
            "players": 4,
            "pack.lowest": Rank.EIGHT,
            "deal.packets": packets(4, 3, 2),
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap", "britannica"),
    ),
    "nap24-three": (
        {
            **_NAP_FOR_STAKES,
            "players": 3,
            "pack.lowest": Rank.NINE,
            "deal.packets": packets(3, 3, 2),
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap", "britannica"),
    ),
    "nap32-five": (
        {**_NAP_FOR_STAKES, "pack.lowest": Rank.SEVEN, "bids.ladder": _DENEXA_LADDER},
        ("denexa-nap", "britannica"),
    ),
    "nap29-joker": (
        {
            **_NAP_FOR_STAKES,
            "players": 4,
            "pack.lowest": Rank.EIGHT,
            "pack.benny": Benny.JOKER,
            "deal.packets": packets(4, 3, 2),
            "bids.misere_no_trump": True,
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap",),
    ),
}
