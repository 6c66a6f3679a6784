"""Presets of games with an auction of bids, with their sources.

Where scores can fall a game need not end by its target alone, so each of these has a
limit of deals, which no source sets; the higher score wins then.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import Rank
from euchre.rules.data import Value
from euchre.rules.ladder import BidName, Rung
from euchre.rules.options import (
    AuctionKind,
    Benny,
    BidPay,
    BidRounds,
    ForcedBid,
    Leader,
    NoTrump,
    Partners,
    PartnersBest,
    Tie,
    TrumpSaid,
)
from euchre.rules.turn_up_games import Definition

__all__ = ["BID_GAMES"]


def _numbers(lowest: int, highest: int, *, lose: int = 0) -> tuple[Rung, ...]:
    return tuple(Rung(tricks, lose=lose) for tricks in range(lowest, highest + 1))


def _packets(seats: int, *numbers: int) -> tuple[tuple[int, ...], ...]:
    return tuple((number,) * seats for number in numbers)


_BIDS: Mapping[str, Value] = {
    "auction.kind": AuctionKind.BIDS,
    "deal.turn_up": False,
    "play.leader": Leader.MAKER,
    "entry.alone": False,
    "end.deals": 100,
    "end.tie": Tie.MAKER_FIRST,
}
_SIX_CARDS: Mapping[str, Value] = {"deal.packets": _packets(4, 3, 3)}
_HASENPFEFFER: Mapping[str, Value] = {
    **_BIDS,
    **_SIX_CARDS,
    "pack.benny": Benny.JOKER,
    "bids.forced": ForcedBid.JOKER_HOLDER,
    "bids.forced_bid": 3,
    "end.target": 10,
}
_DOUBLE_HASENPFEFFER: Mapping[str, Value] = {
    **_BIDS,
    "pack.copies": 2,
    "play.bowers": False,
    "bids.forced": ForcedBid.DEALER,
    "bids.forced_bid": 3,
    "bids.forced_loses_half": True,
    "bids.lone_factor": 2,
    "entry.alone": True,
    # No target in what has been read of it. [recall]
    "end.target": 62,
}
# Number and trump are bid together, and only the number counts.
_BID_EUCHRE: Mapping[str, Value] = {
    **_BIDS,
    "bids.trump": TrumpSaid.WITH_BID,
    "auction.no_trump": NoTrump.CALLABLE,
    "end.must_earn": True,
}
_DOUBLE_DECK: Mapping[str, Value] = {
    **_BID_EUCHRE,
    "pack.copies": 2,
    "deal.packets": _packets(4, 3, 3, 3, 3),
}
_NAP: Mapping[str, Value] = {
    **_BIDS,
    "partners": Partners.MAKER_AGAINST_ALL,
    "pack.lowest": Rank.TWO,
    "players": 5,
    "deal.packets": _packets(5, 3, 2),
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

BID_GAMES: Mapping[str, Definition] = {
    "hasenpfeffer25": (_HASENPFEFFER, ("gamerules-hasenpfeffer", "denexa-hasenpfeffer")),
    "hasenpfeffer25-rounds": (
        {**_HASENPFEFFER, "bids.rounds": BidRounds.UNTIL_PASSED},
        ("arneson-hasenpfeffer",),
    ),
    "double-hasenpfeffer48": (
        {
            **_DOUBLE_HASENPFEFFER,
            "deal.packets": _packets(4, 3, 3, 3, 3),
            "bids.ladder": _numbers(3, 12),
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "exchange.partners_best_cards": 2,
        },
        ("penguin",),
    ),
    # With two partners no text says which one gives a lone maker cards. [derived]: neither
    "double-hasenpfeffer48-six": (
        {
            **_DOUBLE_HASENPFEFFER,
            "players": 6,
            "deal.packets": _packets(6, 4, 4),
            "bids.ladder": _numbers(3, 8),
        },
        ("penguin",),
    ),
    "pepper24": (
        {
            **_BIDS,
            "deal.packets": _packets(4, 1, 1, 1, 1, 1, 1),
            "auction.no_trump": NoTrump.CALLABLE,
            "bids.rounds": BidRounds.UNTIL_PASSED,
            "bids.ladder": (
                *_numbers(1, 5, lose=6),
                Rung(6, BidName.LITTLE_PEPPER, lose=6),
                Rung(6, BidName.BIG_PEPPER, win=12, lose=12),
            ),
            "end.target": 30,
        },
        ("penguin", "pagat-pepper"),
    ),
    "kaibosh24": (
        {
            **_BID_EUCHRE,
            **_SIX_CARDS,
            "bids.ladder": (*_numbers(1, 6), Rung(6, BidName.KAIBOSH, alone=True)),
            # Neither a target nor what a kaibosh scores has been read. [derived]: as any six
            "end.target": 50,
        },
        ("kaibosh-rules",),
    ),
    "bid-euchre24": (
        {**_BID_EUCHRE, **_SIX_CARDS, "bids.ladder": _numbers(2, 6), "end.target": 50},
        ("bid-euchre-rules", "pagat-bid-euchre"),
    ),
    "bid-euchre24-bicycle": (
        {**_BID_EUCHRE, **_SIX_CARDS, "bids.ladder": _numbers(1, 6, lose=6), "end.target": 30},
        ("bicycle-bid-euchre",),
    ),
    "bid-euchre32": (
        {
            **_BID_EUCHRE,
            "pack.lowest": Rank.JACK,
            "pack.copies": 2,
            "deal.packets": _packets(4, 2, 3, 3),
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.ladder": (
                *_numbers(1, 8),
                Rung(8, BidName.BEST, alone=True, cards=1),
                Rung(8, BidName.MOON, alone=True),
            ),
            # Played "by rounds"; how many is not said. [derived]
            "end.target": 0,
            "end.deals": 12,
        },
        ("bid-euchre-32-rules",),
    ),
    "bid-euchre48": (
        {
            **_DOUBLE_DECK,
            "bids.ladder": _numbers(3, 12),
            "bids.forced": ForcedBid.DEALER,
            "end.target": 36,
        },
        ("katz", "pagat-bid-euchre"),
    ),
    "bid-euchre48-high-low": (
        {
            **_DOUBLE_DECK,
            "auction.low_no_trump": True,
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.rounds": BidRounds.TWICE,
            "bids.forced": ForcedBid.DEALER,
            "bids.forced_bid": 5,
            "bids.ladder": (*_numbers(6, 12), Rung(12, BidName.LONER, alone=True, cards=3)),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("high-low-rules",),
    ),
    "bid-euchre48-shooter": (
        {
            **_DOUBLE_DECK,
            "deal.packets": _packets(4, 1, 1, 2, 3, 5),
            "auction.low_no_trump": True,
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.forced": ForcedBid.DEALER,
            "bids.forced_bid": 6,
            "bids.bonus": 2,
            "bids.ladder": (
                *_numbers(6, 12),
                Rung(12, BidName.SHOOTER, 18, 18, alone=True, cards=2),
                Rung(12, BidName.LONER, 24, 18, alone=True),
            ),
            "end.target": 50,
        },
        ("shooter-rules",),
    ),
    "bid-euchre48-best": (
        {
            **_DOUBLE_DECK,
            "auction.low_no_trump": True,
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.ladder": (*_numbers(3, 12), Rung(12, BidName.BEST, 24, 24, alone=True, cards=3)),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("partners-best-rules",),
    ),
    "bid-euchre48-three": (
        {
            **_DOUBLE_DECK,
            "players": 3,
            "partners": Partners.MAKER_AGAINST_ALL,
            "deal.packets": _packets(3, 4, 4, 4, 4),
            "bids.ladder": _numbers(6, 16),
            "end.target": 50,
        },
        ("shooter-rules",),
    ),
    "bid-euchre48-six": (
        {
            **_DOUBLE_DECK,
            "players": 6,
            "deal.packets": _packets(6, 4, 4),
            "auction.low_no_trump": True,
            "bids.rounds": BidRounds.UNTIL_PASSED,
            "bids.ladder": _numbers(1, 8),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("six-handed-bid-rules",),
    ),
    "auction-euchre": (
        {
            **_BIDS,
            "deal.packets": _packets(4, 3, 2),
            "play.leader": Leader.LEFT_OF_DEALER,
            "bids.ladder": _numbers(1, 5),
            "bids.pay": BidPay.WINNERS,
            "end.target": 15,
            "end.deals": 0,
        },
        ("foster-auction",),
    ),
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
        {
            **_NAP_FOR_STAKES,
            "deal.packets": _packets(5, 1, 1, 1, 1, 1),
            "bids.ladder": _PEEL_LADDER,
        },
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
            "deal.packets": _packets(4, 2, 3),
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
            "deal.packets": _packets(4, 3, 2),
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap", "britannica"),
    ),
    "nap24-three": (
        {
            **_NAP_FOR_STAKES,
            "players": 3,
            "pack.lowest": Rank.NINE,
            "deal.packets": _packets(3, 3, 2),
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap", "britannica"),
    ),
    "nap29-joker": (
        {
            **_NAP_FOR_STAKES,
            "players": 4,
            "pack.lowest": Rank.EIGHT,
            "pack.benny": Benny.JOKER,
            "deal.packets": _packets(4, 3, 2),
            "bids.misere_no_trump": True,
            "bids.ladder": _DENEXA_LADDER,
        },
        ("denexa-nap",),
    ),
    "buck24-bids": (
        {
            **_BIDS,
            "partners": Partners.NOBODY,
            "deal.packets": _packets(4, 3, 2),
            "deal.turn_up": True,
            "auction.dirty_clubs": True,
            "bids.rounds": BidRounds.PASS_IS_OUT,
            "bids.ladder": _numbers(2, 5),
            "entry.may_drop_out": True,
            "score.count_tricks": True,
            "end.target": 0,
            "end.count_down": 15,
            "end.tie": Tie.PLAY_ON,
        },
        ("buck-rules", "pagat-buck"),
    ),
    "dirty-clubs20": (
        {
            **_BIDS,
            "players": 3,
            "partners": Partners.NOBODY,
            "pack.lowest": Rank.TEN,
            "deal.packets": _packets(3, 3, 2),
            "deal.turn_up": True,
            "auction.dirty_clubs": True,
            "bids.rounds": BidRounds.TWICE,
            "bids.ladder": _numbers(1, 5),
            "play.leader": Leader.LEFT_OF_DEALER,
            "score.count_tricks": True,
            "end.target": 0,
            "end.count_down": 15,
            "end.tie": Tie.PLAY_ON,
        },
        ("wikipedia-dirty-clubs",),
    ),
}
