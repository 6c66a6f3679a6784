"""What no source says: the values of presets that are not read in a named work.

A preset follows its sources, but these are silent here and there, or only part of them
could be read. What stands in such a place is marked, so that a rule sheet can say so and
a player who knows better can change it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

__all__ = ["UNSOURCED", "Mark"]


class Mark(StrEnum):
    """Why a value stands there though no source of the preset says so."""

    RECALL = "recall"
    """Known of card games in general; not read in a work."""
    DERIVED = "derived"
    """It follows from what the sources say, or from their sister games."""
    GAP = "gap"
    """No source was found; some value had to stand there."""


_R, _D, _G = Mark.RECALL, Mark.DERIVED, Mark.GAP

_BLIND: Mapping[str, Mark] = {"auction.blind_maker_may_go_alone": _D}
_RAILROAD: Mapping[str, Mark] = {"end.games": _D}
# Who deals first, and who deals when all have passed, as in the other games.
_SEED_IS_SILENT: Mapping[str, Mark] = {"deal.first_dealer": _D, "auction.all_pass": _D}
_THREE_HANDED: Mapping[str, Mark] = {"end.tie": _D}
_TAKES_THE_CARD: Mapping[str, Mark] = {"exchange.pick_up": _D}
_CALL_ACE: Mapping[str, Mark] = {
    "pack.lowest": _G,
    "deal.packets": _G,
    "exchange.pick_up": _G,
    "play.leader": _G,
    "end.tie": _G,
}
_BUCK: Mapping[str, Mark] = {"deal.packets": _G, "end.deals": _G}
# Told of other forms of Buck: five for no trick, and that the eldest leads.
_BUCK_BY_CARD: Mapping[str, Mark] = {**_BUCK, "play.leader": _D, "score.trickless": _D}
_DIRTY_CLUBS: Mapping[str, Mark] = {**_BUCK, "bids.ladder": _G, "bids.trump": _G, "end.tie": _G}
_HASENPFEFFER: Mapping[str, Mark] = {
    "bids.pay": _R,
    "play.leader": _R,
    "end.tie": _R,
    "end.deals": _G,
}
_DOUBLE_HASENPFEFFER: Mapping[str, Mark] = {
    "deal.packets": _G,
    "bids.forced_loses_half": _D,
    "play.leader": _G,
    "end.target": _R,
    "end.tie": _G,
    "end.deals": _G,
}
_PEPPER: Mapping[str, Mark] = {"end.tie": _R, "end.deals": _G}
_PEPPER_FOR_FEW: Mapping[str, Mark] = {
    **_PEPPER,
    "partners": _D,
    "deal.packets": _D,
    "bids.ladder": _D,
    "end.target": _D,
}
_BID_EUCHRE: Mapping[str, Mark] = {"deal.packets": _G, "end.deals": _G}
_AUCTION_EUCHRE: Mapping[str, Mark] = {"pack.lowest": _G, "deal.packets": _G, "bids.ladder": _G}
# Chips have no target, so a game is some number of deals.
_NAP_FOR_STAKES: Mapping[str, Mark] = {"end.deals": _D}
_DENEXA_NAP: Mapping[str, Mark] = {**_NAP_FOR_STAKES, "bids.ladder": _D}

UNSOURCED: Final[Mapping[str, Mapping[str, Mark]]] = MappingProxyType(
    {
        "hoyle32": _SEED_IS_SILENT,
        "canadian24": {"exchange.pick_up": _D},
        "british25": _BLIND,
        "british25-two": _BLIND,
        "st-austell25": {**_BLIND, "end.games": _D},
        "guernsey33": {**_BLIND, "end.target": _G},
        "railroad-arneson": _RAILROAD,
        "railroad-bicycle": {**_RAILROAD, "auction.benny_suit": _D},
        "railroad-keller": _RAILROAD,
        "railroad-full": {**_RAILROAD, "score.jambone": _R, "score.jamboree": _R},
        "three-handed32": {**_SEED_IS_SILENT, **_THREE_HANDED},
        "three-handed24": {**_TAKES_THE_CARD, **_THREE_HANDED, "end.target": _G},
        "two-handed24": {"deal.packets": _D},
        "two-handed25": {**_TAKES_THE_CARD, "deal.packets": _D, "end.target": _D},
        "two-handed32": _TAKES_THE_CARD,
        "six-handed32": {**_TAKES_THE_CARD, "deal.packets": _G, "end.target": _G},
        "australian24": {"deal.packets": _D, "exchange.pick_up": _D, "end.target": _R},
        "set-back24": {"score.set_back": _R, "end.count_down": _R, "end.deals": _G},
        "three-handed24-alone": {
            **_TAKES_THE_CARD,
            **_THREE_HANDED,
            "play.leader": _D,
            "score.march": _G,
            "score.lone_euchre": _D,
            "end.target": _G,
        },
        "call-ace24": _CALL_ACE,
        "call-ace32-five": _CALL_ACE,
        "call-ace32-six": _CALL_ACE,
        "five-handed28": {"deal.packets": _G, "play.leader": _G, "end.target": _G, "end.tie": _G},
        "buck24": _BUCK_BY_CARD,
        "buck24-no-trump": {**_BUCK_BY_CARD, "end.count_down": _G},
        "buck24-bids": {**_BUCK, "bids.trump": _G},
        "dirty-clubs20": _DIRTY_CLUBS,
        "dirty-clubs24": {**_DIRTY_CLUBS, "pack.lowest": _D},
        "dirty-clubs28": {**_DIRTY_CLUBS, "pack.lowest": _D},
        "dirty-clubs32": {**_DIRTY_CLUBS, "pack.lowest": _D},
        "hasenpfeffer25": {**_HASENPFEFFER, "bids.rounds": _D},
        "hasenpfeffer25-rounds": _HASENPFEFFER,
        "double-hasenpfeffer48": _DOUBLE_HASENPFEFFER,
        "double-hasenpfeffer48-six": {**_DOUBLE_HASENPFEFFER, "exchange.partners_best": _D},
        "pepper24": _PEPPER,
        "pepper24-three": _PEPPER_FOR_FEW,
        "pepper24-two": _PEPPER_FOR_FEW,
        "kaibosh24": {
            **_BID_EUCHRE,
            "auction.no_trump": _G,
            "bids.trump": _G,
            "bids.pay": _D,
            "end.target": _D,
        },
        "bid-euchre24": _BID_EUCHRE,
        "bid-euchre24-bicycle": {**_BID_EUCHRE, "bids.ladder": _G},
        "bid-euchre32": {
            **_BID_EUCHRE,
            "bids.pay": _D,
            "exchange.partners_best": _G,
            "end.deals": _D,
        },
        "bid-euchre48": {**_BID_EUCHRE, "bids.rounds": _G},
        "bid-euchre48-high-low": {
            **_BID_EUCHRE,
            "bids.pay": _D,
            "exchange.partners_best": _D,
            "end.target": _D,
        },
        "bid-euchre48-shooter": {"bids.rounds": _G, "exchange.partners_best": _G, "end.deals": _G},
        "bid-euchre48-best": {
            **_BID_EUCHRE,
            "bids.rounds": _G,
            "exchange.partners_best": _G,
            "end.target": _D,
        },
        "bid-euchre48-three": {
            **_BID_EUCHRE,
            "auction.low_no_trump": _D,
            "bids.ladder": _D,
            "bids.rounds": _G,
            "bids.forced": _D,
            "bids.bonus": _D,
            "end.target": _D,
        },
        "bid-euchre48-six": {
            **_BID_EUCHRE,
            "bids.ladder": _G,
            "bids.rounds": _D,
            "bids.pay": _D,
            "end.target": _D,
        },
        "auction-euchre": _AUCTION_EUCHRE,
        "auction-euchre32-six": {**_AUCTION_EUCHRE, "pack.lowest": _D},
        "french-euchre24": {
            "deal.packets": _G,
            "bids.pay": _R,
            "play.leader": _G,
            "end.target": _G,
        },
        "nap52": {"end.deals": _G},
        "nap52-stakes": _NAP_FOR_STAKES,
        "nap52-pool": {**_NAP_FOR_STAKES, "deal.packets": _G, "bids.pool": _D},
        "nap52-six": {**_NAP_FOR_STAKES, "deal.packets": _G},
        "nap52-forced": _NAP_FOR_STAKES,
        "nap28": _DENEXA_NAP,
        "nap24-three": _DENEXA_NAP,
        "nap32-five": _DENEXA_NAP,
        "nap29-joker": _DENEXA_NAP,
    }
)
"""For each preset its options whose value no source of it says, and why it stands there."""
