"""Whole deals in batches: the auction by policies over arrays, the play by the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from euchre.game import Pass
from euchre.players.learned.auction import Node, Tree
from euchre.research.deals import Deals, Floats, Ints, random_deals
from euchre.research.plays import plays_of
from euchre.research.policies import Policy, changed_places, rows_of

__all__ = ["Gain", "Results", "bid_and_play", "compare"]


@dataclass(frozen=True, slots=True)
class Results:
    """How deals went."""

    deals: Deals
    margins: Floats
    """By seat and deal: points less the mean of the opponents'."""
    tricks: Ints
    """By deal: tricks of side 0, the makers."""
    ends: Ints
    """By deal: the leaf of its tree."""
    callers: Ints
    """By deal: the place, in its tree, of the node at which trump was made; -1 if none was."""


def bid_and_play(
    deals: Deals,
    policies: Sequence[Policy],
    rng: np.random.Generator | None = None,
    threads: int = 1,
) -> Results:
    """Bid and play deals, ``policies`` sitting in order of the seats, the dealer's first.

    Actions are drawn with ``rng``; without one each policy takes its likeliest.
    """
    auction, count = deals.auction, len(deals)
    found = Results(
        deals,
        np.zeros((auction.rules.players, count)),
        np.zeros(count, np.int64),
        np.zeros(count, np.int64),
        np.full(count, -1),
    )
    kinds, table = deals.kinds(), _Table(policies, rng)
    for tree in auction.trees:
        which = np.flatnonzero(np.isin(kinds, tree.kinds))
        if not len(which):
            continue
        part = deals.chosen(which)
        ends, callers = table.bid(tree, part)
        contracts = np.array([-1 if leaf.played is None else leaf.played for leaf in tree.leaves])
        outcomes = plays_of(auction).outcomes_of(part, contracts[ends], threads).astype(np.int64)
        found.margins[:, which] = _margins(tree, ends, outcomes)
        found.tricks[which] = outcomes % (auction.rules.hand_size + 1)
        found.ends[which], found.callers[which] = ends, callers
    return found


@dataclass(frozen=True, slots=True)
class _Table:
    """Who bids, and by what chance."""

    policies: Sequence[Policy]
    rng: np.random.Generator | None

    def bid(self, tree: Tree, deals: Deals) -> tuple[Ints, Ints]:
        """The leaf that each deal comes to, and the node of the call that made trump."""
        ends, callers = np.zeros(len(deals), np.int64), np.full(len(deals), -1)
        waiting: list[Ints] = [np.zeros(0, np.int64) for _ in tree.nodes]
        if not tree.nodes:
            return ends, callers
        waiting[0] = np.arange(len(deals))
        for place, node in enumerate(tree.nodes):
            block = deals.auction.blocks[node.block]
            actions = self._taken(tree, node, deals, waiting[place])
            for action, child in enumerate(node.children):
                chose = waiting[place][actions == action]
                if child >= 0:
                    waiting[child] = np.concatenate((waiting[child], chose))
                else:
                    ends[chose] = -1 - child
                if block.key[0] == "call" and not isinstance(block.actions[action], Pass):
                    callers[chose] = place
        return ends, callers

    def _taken(self, tree: Tree, node: Node, deals: Deals, which: Ints) -> Ints:
        """The action of each of these deals at a node."""
        rows, changed = rows_of(deals.auction, tree, node, deals)
        shares = self.policies[node.seat].shares[node.block][:, rows[which]]
        found: Ints = shares.argmax(axis=0)
        if self.rng is not None:
            ticket = self.rng.random(len(which)) * shares.sum(axis=0)
            found = (ticket >= shares.cumsum(axis=0)[:-1]).sum(axis=0)
        places = changed_places(deals.auction, node.block)
        if places is not None:
            found = np.where(changed[which], np.array(places)[found], found)
        return found


def _margins(tree: Tree, ends: Ints, outcomes: Ints) -> Floats:
    """By seat and deal: the margins of these leaves with these outcomes."""
    width = max(len(leaf.margins) for leaf in tree.leaves)
    seats = len(tree.leaves[0].margins[0])
    table = np.zeros((len(tree.leaves), width, seats))
    for at, leaf in enumerate(tree.leaves):
        table[at, : len(leaf.margins)] = leaf.margins
    return np.ascontiguousarray(table[ends, outcomes].T)


@dataclass(frozen=True, slots=True)
class Gain:
    """What one policy gains over another, in points per deal."""

    points: float
    error: float
    """The standard error of ``points``."""
    deals: int


_CHUNK: Final = 1 << 15


def compare(one: Policy, other: Policy, count: int, seed: int, threads: int = 1) -> Gain:
    """Duplicate deals between two policies, without chance but for the cards.

    Each deal is played with ``one`` in the seats of each scorer in turn and ``other`` in the
    rest; its figure is the mean margin of ``one``.
    """
    auction = one.auction
    rules = auction.rules
    one, other = one.purified(), other.purified()
    sums = squares = 0.0
    for begin in range(0, count, _CHUNK):
        rng = np.random.default_rng((seed, begin))
        deals = random_deals(auction, min(_CHUNK, count - begin), rng)
        total = np.zeros(len(deals))
        for scorer in range(rules.scorers):
            mine = rules.seats_of(scorer)
            seated = [one if seat in mine else other for seat in range(rules.players)]
            total += bid_and_play(deals, seated, threads=threads).margins[mine[0]]
        figures = total / rules.scorers
        sums += float(figures.sum())
        squares += float((figures**2).sum())
    mean = sums / count
    return Gain(mean, float(np.sqrt(max(squares / count - mean**2, 0) / count)), count)
