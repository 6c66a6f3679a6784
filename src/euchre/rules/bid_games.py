"""Presets of games with an auction of bids, with their sources.

Where scores can fall a game need not end by its target alone, so each of these has a
limit of deals, which no source sets; the higher score wins then. What else no source says
of them is listed in :mod:`euchre.rules.unsourced`.
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
    FirstDealer,
    ForcedBid,
    Leader,
    NoTrump,
    Partners,
    PartnersBest,
    Tie,
    TrumpSaid,
)
from euchre.rules.turn_up_games import Definition

__all__ = ["BIDS", "BID_GAMES", "numbers", "packets"]


def numbers(lowest: int, highest: int, *, lose: int = 0) -> tuple[Rung, ...]:
    """Bids of that many tricks, from the lowest to the highest."""
    return tuple(Rung(tricks, lose=lose) for tricks in range(lowest, highest + 1))


def packets(seats: int, *sizes: int) -> tuple[tuple[int, ...], ...]:
    """A plan of dealing in which every seat gets packets of these sizes."""
    return tuple((size,) * seats for size in sizes)


BIDS: Mapping[str, Value] = {
    "auction.kind": AuctionKind.BIDS,
    "deal.turn_up": False,
    "play.leader": Leader.MAKER,
    "entry.alone": False,
    "end.deals": 100,
    "end.tie": Tie.MAKER_FIRST,
}
_SIX_CARDS: Mapping[str, Value] = {"deal.packets": packets(4, 3, 3)}
# That the maker leads, what is scored, and that bidders win a tie is [recall].
_HASENPFEFFER: Mapping[str, Value] = {
    **BIDS,
    **_SIX_CARDS,
    "pack.benny": Benny.JOKER,
    "bids.forced": ForcedBid.JOKER_HOLDER,
    "bids.forced_bid": 3,
    "end.target": 10,
}
_DOUBLE_HASENPFEFFER: Mapping[str, Value] = {
    **BIDS,
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
# That bidders win a tie is [recall].
_PEPPER: Mapping[str, Value] = {
    **BIDS,
    "auction.no_trump": NoTrump.CALLABLE,
    "bids.rounds": BidRounds.UNTIL_PASSED,
    "bids.ladder": (
        *numbers(1, 5, lose=6),
        Rung(6, BidName.LITTLE_PEPPER, lose=6),
        Rung(6, BidName.BIG_PEPPER, win=12, lose=12),
    ),
    "end.target": 30,
}
# Number and trump are bid together, and only the number counts.
_BID_EUCHRE: Mapping[str, Value] = {
    **BIDS,
    "bids.trump": TrumpSaid.WITH_BID,
    "auction.no_trump": NoTrump.CALLABLE,
    "end.must_earn": True,
}
_DOUBLE_DECK: Mapping[str, Value] = {
    **_BID_EUCHRE,
    "pack.copies": 2,
    "deal.packets": packets(4, 3, 3, 3, 3),
}
# The eldest leads, and the bid itself is scored: by who made it, or else by the others.
_AUCTION_EUCHRE: Mapping[str, Value] = {
    **BIDS,
    "play.leader": Leader.LEFT_OF_DEALER,
    "bids.ladder": numbers(1, 5),
    "bids.pay": BidPay.WINNERS,
    "end.target": 15,
    "end.deals": 0,
}

BID_GAMES: Mapping[str, Definition] = {
    # One turn each is how the text reads; it does not say so.
    "hasenpfeffer25": (
        {**_HASENPFEFFER, "deal.first_dealer": FirstDealer.LOWEST_DRAW},
        ("gamerules-hasenpfeffer", "denexa-hasenpfeffer"),
    ),
    # What happens when all pass is that of the other page.
    "hasenpfeffer25-rounds": (
        {**_HASENPFEFFER, "bids.rounds": BidRounds.UNTIL_PASSED},
        ("arneson-hasenpfeffer", "gamerules-hasenpfeffer"),
    ),
    "double-hasenpfeffer48": (
        {
            **_DOUBLE_HASENPFEFFER,
            "deal.packets": packets(4, 3, 3, 3, 3),
            "bids.ladder": numbers(3, 12),
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
            "deal.packets": packets(6, 4, 4),
            "bids.ladder": numbers(3, 8),
        },
        ("penguin",),
    ),
    "pepper24": (
        {**_PEPPER, "deal.packets": packets(4, 1, 1, 1, 1, 1, 1)},
        ("penguin", "pagat-pepper"),
    ),
    # Two or three may play too; that all else stays as it is for four is [derived].
    "pepper24-three": (
        {
            **_PEPPER,
            "players": 3,
            "partners": Partners.MAKER_AGAINST_ALL,
            "deal.packets": packets(3, 1, 1, 1, 1, 1, 1),
        },
        ("pagat-pepper", "penguin"),
    ),
    "pepper24-two": (
        {
            **_PEPPER,
            "players": 2,
            "partners": Partners.MAKER_AGAINST_ALL,
            "deal.packets": packets(2, 1, 1, 1, 1, 1, 1),
        },
        ("pagat-pepper", "penguin"),
    ),
    "kaibosh24": (
        {
            **_BID_EUCHRE,
            **_SIX_CARDS,
            "bids.ladder": (*numbers(1, 6), Rung(6, BidName.KAIBOSH, alone=True)),
            # Neither a target nor what a kaibosh scores has been read. [derived]: as any six
            "end.target": 50,
        },
        ("kaibosh-rules",),
    ),
    "bid-euchre24": (
        {**_BID_EUCHRE, **_SIX_CARDS, "bids.ladder": numbers(2, 6), "end.target": 50},
        ("bid-euchre-rules", "pagat-bid-euchre"),
    ),
    "bid-euchre24-bicycle": (
        {**_BID_EUCHRE, **_SIX_CARDS, "bids.ladder": numbers(1, 6, lose=6), "end.target": 30},
        ("bicycle-bid-euchre",),
    ),
    "bid-euchre32": (
        {
            **_BID_EUCHRE,
            "pack.lowest": Rank.JACK,
            "pack.copies": 2,
            "deal.packets": packets(4, 2, 3, 3),
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.ladder": (
                *numbers(1, 8),
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
            "bids.ladder": numbers(3, 12),
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
            "bids.ladder": (*numbers(6, 12), Rung(12, BidName.LONER, alone=True, cards=3)),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("high-low-rules",),
    ),
    "bid-euchre48-shooter": (
        {
            **_DOUBLE_DECK,
            "deal.packets": packets(4, 1, 1, 2, 3, 5),
            "auction.low_no_trump": True,
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.forced": ForcedBid.DEALER,
            "bids.forced_bid": 6,
            "bids.bonus": 2,
            "bids.ladder": (
                *numbers(6, 12),
                Rung(12, BidName.SHOOTER, 18, 18, alone=True, cards=2),
                Rung(12, BidName.LONER, 24, 18, alone=True),
            ),
            "end.target": 50,
            "end.mercy": 50,
        },
        ("shooter-rules",),
    ),
    "bid-euchre48-best": (
        {
            **_DOUBLE_DECK,
            "auction.low_no_trump": True,
            "exchange.partners_best": PartnersBest.DISCARD_FIRST,
            "bids.ladder": (*numbers(3, 12), Rung(12, BidName.BEST, 24, 24, alone=True, cards=3)),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("partners-best-rules",),
    ),
    # The page says sixteen cards and each alone; the rest is as for four. [derived]
    "bid-euchre48-three": (
        {
            **_DOUBLE_DECK,
            "players": 3,
            "partners": Partners.MAKER_AGAINST_ALL,
            "deal.packets": packets(3, 4, 4, 4, 4),
            "auction.low_no_trump": True,
            "bids.forced": ForcedBid.DEALER,
            "bids.forced_bid": 6,
            "bids.bonus": 2,
            "bids.ladder": numbers(6, 16),
            "end.target": 50,
        },
        ("shooter-rules",),
    ),
    "bid-euchre48-six": (
        {
            **_DOUBLE_DECK,
            "players": 6,
            "deal.packets": packets(6, 4, 4),
            "auction.low_no_trump": True,
            "bids.rounds": BidRounds.UNTIL_PASSED,
            "bids.ladder": numbers(1, 8),
            # No target in what has been read of it. [derived] from its sister games
            "end.target": 50,
        },
        ("six-handed-bid-rules",),
    ),
    "auction-euchre": ({**_AUCTION_EUCHRE, "deal.packets": packets(4, 3, 2)}, ("foster-auction",)),
    # Six hands of five need a larger pack than 24. [derived]
    "auction-euchre32-six": (
        {
            **_AUCTION_EUCHRE,
            "players": 6,
            "pack.lowest": Rank.SEVEN,
            "deal.packets": packets(6, 3, 2),
        },
        ("foster-auction",),
    ),
    # That the bid is scored by whoever wins it, and to what number, is [recall].
    "french-euchre24": (
        {**_AUCTION_EUCHRE, "deal.packets": packets(4, 3, 2), "bids.ladder": numbers(3, 5)},
        ("keller",),
    ),
}
