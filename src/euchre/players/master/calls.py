"""Calls by search: what a call brings in likely worlds, and what comes of a pass there."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from euchre.cards import CardSet
from euchre.game import Acted, Action, Name, OrderUp, Pass, Phase, Public, after, choices, is_lone
from euchre.players.bidding import Bidder
from euchre.players.learned.table import purified
from euchre.players.worlds.values import Appraisal
from euchre.search import ManyWorlds

__all__ = ["call_values", "in_play_and_solved", "values_of_call", "weighted"]

_LONE: Final = 0.05
"""What a lone hand has to be worth more than one with the partner."""


def weighted(values: Sequence[float], weights: Sequence[float]) -> float:
    """The mean of values by these weights."""
    total: float = sum(map(mul, values, weights))
    return total / sum(weights)


def in_play_and_solved(appraisal: Appraisal, start: Public) -> list[float]:
    """What a contract is worth in each world: halfway between its solution and a play-out.

    Solutions see all cards and so overrate the makers by about a tenth of a point; play-outs
    underrate good play. Where the two differ, real play is a toss between them.
    """
    solved = appraisal.going_on(start)
    played = appraisal.by_play_outs().going_on(start)
    return [(one + other) / 2 for one, other in zip(solved, played, strict=True)]


def call_values(
    appraisal: Appraisal, weights: Sequence[float], actions: Sequence[Action], bidder: Bidder
) -> dict[Action, float]:
    """What each call is worth, others calling as the bidder says.

    Playing alone is tried with the best trump only.
    """

    def value(action: Action) -> float:
        return weighted(values_of_call(appraisal, action, bidder), weights)

    calls = [one for one in actions if one != Pass()]
    together = [one for one in calls if not is_lone(one)]
    values = {one: value(one) for one in together or calls}
    if together:
        best = max(together, key=lambda one: values[one])
        lone = [one for one in calls if is_lone(one) and _is_same_trump(one, best)]
        values |= {one: value(one) - _LONE for one in lone}
    if Pass() in actions:
        values[Pass()] = value(Pass())
    return values


def values_of_call(appraisal: Appraisal, action: Action, bidder: Bidder) -> list[float]:
    """What one call is worth in each world, others calling as the bidder says after a pass."""
    then = after(appraisal.seen.public, Acted(appraisal.me, action))
    if action == Pass():
        return _after_pass(appraisal, then, bidder)
    return in_play_and_solved(appraisal, then)


def _after_pass(appraisal: Appraisal, table: Public, bidder: Bidder) -> list[float]:
    """What the deal is worth in each world if the others go on calling as the bidder says."""
    worlds = appraisal.worlds
    values = [0.0] * worlds.count
    left = list(range(worlds.count))
    while left and table.phase is Phase.AUCTION and table.turn is not None:
        called = _calls(table, worlds.chosen(left), bidder)
        by_call: dict[Action, list[int]] = {}
        for place, call in zip(left, called, strict=True):
            by_call.setdefault(call, []).append(place)
        left = by_call.pop(Pass(), [])
        for call, places in by_call.items():
            then = after(table, Acted(table.turn, call))
            found = in_play_and_solved(appraisal.chosen(places), then)
            for place, value in zip(places, found, strict=True):
                values[place] = value
        table = after(table, Acted(table.turn, Pass()))
    if left:
        for place, value in zip(left, appraisal.chosen(left).going_on(table), strict=True):
            values[place] = value
    return values


def _calls(table: Public, worlds: ManyWorlds, bidder: Bidder) -> list[Action]:
    """What the seat to call says in each world."""
    hands = [CardSet(hand) for hand in worlds.dealt(table.turn or 0)]
    calls = [
        one
        for one in choices(table, table.rules.cards.all)
        if isinstance(one, Pass | OrderUp | Name)
    ]
    if Pass() not in calls:
        calls = [one for one in calls if not isinstance(one, Pass)]
    likely = {one: bidder.likelihoods(table, one, hands) for one in calls}
    return [
        purified({one: likely[one][at] for one in calls}) or calls[0] for at in range(worlds.count)
    ]


def _is_same_trump(one: Action, other: Action) -> bool:
    if isinstance(one, Name) and isinstance(other, Name):
        return (one.suit, one.low) == (other.suit, other.low)
    return type(one) is type(other)
