"""Presets of Buck Euchre, where each plays for itself and scores run down, with their sources.

What no source says of them is listed in :mod:`euchre.rules.unsourced`.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import Rank
from euchre.rules.bid_games import BIDS, numbers, packets
from euchre.rules.data import Value
from euchre.rules.options import BidRounds, Leader, NoTrump, Partners, Tie
from euchre.rules.turn_up_games import Definition

__all__ = ["BUCK_GAMES"]

_BUCK: Mapping[str, Value] = {
    "partners": Partners.NOBODY,
    "deal.packets": packets(4, 3, 2),
    "auction.dirty_clubs": True,
    "entry.alone": False,
    "entry.may_drop_out": True,
    "score.count_tricks": True,
    "end.target": 0,
    # A bad run could go on for ever; no source sets a limit.
    "end.deals": 100,
}
# Who reaches nothing first wins; if several do, the lower score, then an extra deal.
_BUCK_BY_BIDS: Mapping[str, Value] = {
    **BIDS,
    "partners": Partners.NOBODY,
    "deal.turn_up": True,
    "auction.dirty_clubs": True,
    "score.count_tricks": True,
    "end.target": 0,
    "end.count_down": 15,
    "end.tie": Tie.PLAY_ON,
}
_DIRTY_CLUBS: Mapping[str, Value] = {
    **_BUCK_BY_BIDS,
    "bids.rounds": BidRounds.TWICE,
    "bids.ladder": numbers(1, 5),
    "play.leader": Leader.LEFT_OF_DEALER,
}


def _dirty_clubs(players: int, lowest: Rank) -> Definition:
    """Three to six may play; the pack grows from the ten up by a rank for each: [derived]."""
    changes: Mapping[str, Value] = {
        **_DIRTY_CLUBS,
        "players": players,
        "pack.lowest": lowest,
        "deal.packets": packets(players, 3, 2),
    }
    return changes, ("wikipedia-dirty-clubs",)


BUCK_GAMES: Mapping[str, Definition] = {
    "buck24": ({**_BUCK, "end.count_down": 25}, ("denexa-buck", "pagat-buck")),
    "buck24-no-trump": (
        {**_BUCK, "auction.no_trump": NoTrump.CALLABLE, "end.count_down": 25},
        ("white-knuckle-buck", "pagat-buck"),
    ),
    "buck24-bids": (
        {
            **_BUCK_BY_BIDS,
            "deal.packets": packets(4, 3, 2),
            "bids.rounds": BidRounds.PASS_IS_OUT,
            "bids.ladder": numbers(2, 5),
            "entry.may_drop_out": True,
        },
        ("buck-rules", "pagat-buck"),
    ),
    "dirty-clubs20": _dirty_clubs(3, Rank.TEN),
    "dirty-clubs24": _dirty_clubs(4, Rank.NINE),
    "dirty-clubs28": _dirty_clubs(5, Rank.EIGHT),
    "dirty-clubs32": _dirty_clubs(6, Rank.SEVEN),
}
