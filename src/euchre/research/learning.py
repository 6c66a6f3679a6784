"""Bidding learned by self-play: counterfactual regrets over the whole auction of sampled deals.

Of each deal every contract is played out once; the auction is then walked exactly, all seats at
once. Regrets and the average policy are weighted by the number of the batch, the policy of a
batch is regret matching. Needs NumPy (the extra ``train``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from euchre.players.learned.auction import Auction, Node, Played, Tree
from euchre.research.deals import Deals, Floats, Ints, Masks, Truths, random_deals
from euchre.research.plays import plays_of
from euchre.research.policies import Policy, changed_places, legal_in_rows, rows_of

__all__ = ["BATCH", "Learning", "PlayedBatch", "play_batch"]

BATCH: Final = 4096
"""Deals of a batch, during which the policy stays the same."""
LONE_HANDICAP: Final = 0.1
"""Points that a lone hand counts less, since play-outs defend badly against it. Measured: how often
one goes alone matters little to the points, so that what people find natural decides."""
_LEAST_REACH: Final = 1e-3
"""What a seat's own chance to come to a decision counts at least in the average policy, so that
it also means something where its own earlier calls seldom lead."""


@dataclass(slots=True)
class Learning:
    """What is learned so far. The same seed and number of deals give the same."""

    auction: Auction
    seed: int
    deals: int = 0
    """Deals that were learned from."""
    regrets: list[Floats] = field(default_factory=list)
    """For each block, shape (actions, rows)."""
    sums: list[Floats] = field(default_factory=list)
    """The same for the average policy."""
    fixed: Policy | None = None
    """A policy that does not learn, for a best response to it."""
    learners: tuple[int, ...] | None = None
    """The seats that learn; None for all."""

    def __post_init__(self) -> None:
        """Begin from nothing, unless something was learned."""
        shapes = [
            (len(block.actions), self.auction.rows(at))
            for at, block in enumerate(self.auction.blocks)
        ]
        self.regrets = self.regrets or [np.zeros(shape) for shape in shapes]
        self.sums = self.sums or [np.zeros(shape) for shape in shapes]

    def learn(self, count: int = BATCH, threads: int = 1) -> None:
        """Learn from one more batch of deals."""
        self.learn_from(play_batch(self.auction, self.seed, self.next_batch, count, threads))

    @property
    def next_batch(self) -> int:
        """The number of the batch that is learned from next; the first is 1."""
        return -(-self.deals // BATCH) + 1

    def learn_from(self, batch: PlayedBatch) -> None:
        """Learn from a batch, which has to be the next one."""
        walk = _Walk(self, float(batch.number))
        for part in batch.parts:
            deals = Deals(self.auction, part.hands, part.upcards)
            walk.learn_from(self.auction.trees[part.tree], deals, part.outcomes)
        self.deals += batch.count

    def average(self) -> Policy:
        """The average policy."""
        return Policy.of_sums(self.auction, self.sums)


@dataclass(frozen=True, slots=True)
class PlayedPart:
    """Deals of one tree of an auction, and how each of its contracts would end in them."""

    tree: int
    hands: Masks
    upcards: Ints
    """Both as in :class:`Deals`."""
    outcomes: npt.NDArray[np.uint8]
    """As :meth:`Plays.outcomes` tells them."""


@dataclass(frozen=True, slots=True)
class PlayedBatch:
    """A batch to learn from. It is the same whatever was learned before."""

    number: int
    count: int
    """How many deals there are."""
    parts: tuple[PlayedPart, ...]
    """The deals with something to decide, by tree."""


def play_batch(
    auction: Auction, seed: int, number: int, count: int = BATCH, threads: int = 1
) -> PlayedBatch:
    """Deal a batch and play out every contract of every deal once."""
    deals = random_deals(auction, count, np.random.default_rng((seed, number)))
    parts = []
    for at, part in _by_tree(auction, deals):
        if len(part) and auction.trees[at].nodes:
            outcomes = plays_of(auction).outcomes(part, threads)
            parts.append(PlayedPart(at, part.hands, part.upcards, outcomes))
    return PlayedBatch(number, count, tuple(parts))


def _by_tree(auction: Auction, deals: Deals) -> list[tuple[int, Deals]]:
    """The deals that belong to each tree of an auction, by the place of the tree."""
    if len(auction.trees) == 1:
        return [(0, deals)]
    kinds = deals.kinds()
    return [(at, deals.chosen(np.isin(kinds, tree.kinds))) for at, tree in enumerate(auction.trees)]


class _Walk:
    """The auction of some deals, walked under the policy of now."""

    def __init__(self, learning: Learning, weight: float) -> None:
        self._learning, self._weight = learning, weight
        auction = learning.auction
        # Between two scorers one figure is enough: what one wins the other loses.
        self._scorers = 1 if auction.rules.scorers == 2 else auction.rules.scorers

    def learn_from(self, tree: Tree, deals: Deals, outcomes: npt.NDArray[np.uint8]) -> None:
        """Walk the auction of these deals, and add to what is learned."""
        self._tree, self._deals, self._outcomes = tree, deals, outcomes
        self._values: dict[int, Floats] = {}
        nodes = tree.nodes
        seats = self._learning.auction.rules.players
        reach: list[list[Floats | float]] = [[1.0] * seats for _ in nodes]
        rows: list[tuple[Ints, Floats]] = []
        for node, reached in zip(nodes, reach, strict=True):
            at, shares = self._shares(node)
            rows.append((at, shares))
            for place, child in enumerate(node.children):
                if child >= 0:
                    reach[child] = [
                        part * shares[place] if seat == node.seat else part
                        for seat, part in enumerate(reached)
                    ]
        for place in reversed(range(len(nodes))):
            self._update_node(place, *rows[place], reach[place])

    def _shares(self, node: Node) -> tuple[Ints, Floats]:
        """The rows of a node, and how often each deal takes each action, shape (actions, n)."""
        learning = self._learning
        rows, changed = rows_of(learning.auction, self._tree, node, self._deals)
        if learning.fixed is not None and node.seat not in (learning.learners or ()):
            shares = learning.fixed.shares[node.block][:, rows]
        else:
            legal = legal_in_rows(learning.auction, node.block)
            shares = _matched(learning.regrets[node.block][:, rows], legal, rows)
        places = _changed(learning.auction, node.block)
        return rows, shares if places is None else np.where(changed, shares[places], shares)

    def _update_node(
        self, place: int, rows: Ints, shares: Floats, reach: Sequence[Floats | float]
    ) -> None:
        learning, node = self._learning, self._tree.nodes[place]
        values = [self._value(child) for child in node.children]
        mean = sum(share * value for share, value in zip(shares, values, strict=True))
        self._values[place] = np.asarray(mean)
        if learning.learners is not None and node.seat not in learning.learners:
            return
        scorer, sign = self._own(node.seat)
        others: Floats | float = self._weight * sign
        for seat, part in enumerate(reach):
            if seat != node.seat:
                others = others * part
        own = self._weight * np.maximum(reach[node.seat], _LEAST_REACH)
        gains = [(value[scorer] - self._values[place][scorer]) * others for value in values]
        chosen = [share * own for share in shares]
        size = learning.auction.rows(node.block)
        places = _changed(learning.auction, node.block)
        _, changed = self._deals.classes(node.seat, node.first)
        legal = legal_in_rows(learning.auction, node.block)
        for action in range(len(node.children)):
            gain, choice = gains[action], chosen[action]
            if places is not None and places[action] != action:
                gain = np.where(changed, gains[places[action]], gain)
                choice = np.where(changed, chosen[places[action]], choice)
            if legal is not None:
                gain = gain * legal[action, rows]
            learning.regrets[node.block][action] += np.bincount(rows, gain, size)
            learning.sums[node.block][action] += np.bincount(rows, choice, size)

    def _own(self, seat: int) -> tuple[int, float]:
        """Which of the figures is a seat's, and its sign."""
        scorer = self._learning.auction.rules.scorer(seat)
        return (0, 1.0 - 2 * scorer) if self._scorers == 1 else (scorer, 1.0)

    def _value(self, reference: int) -> Floats:
        """What a node or a leaf brings each scorer, shape (scorers, n); one figure if two."""
        if reference >= 0:
            return self._values[reference]
        leaf = self._tree.leaves[-1 - reference]
        margins = np.array(leaf.margins).T[self._seats()]
        if leaf.played is None:
            return np.repeat(margins, len(self._deals), axis=1)
        played = self._learning.auction.played[leaf.played]
        if _is_maker_alone(self._learning.auction, played):
            sides = np.array(played.sides)[self._seats()]
            margins = margins - np.where(sides == 0, LONE_HANDICAP, -LONE_HANDICAP)[:, None]
        return margins[:, self._outcomes[leaf.played]]

    def _seats(self) -> list[int]:
        rules = self._learning.auction.rules
        return [rules.seats_of(scorer)[0] for scorer in range(self._scorers)]


@lru_cache(maxsize=512)
def _is_maker_alone(auction: Auction, played: Played) -> bool:
    """Whether a maker plays whose partner sits out."""
    makers = [seat for seat in played.seats if not played.sides[seat]]
    return len(makers) == 1 and bool(auction.rules.partners_of(makers[0]))


@lru_cache(maxsize=512)
def _changed(auction: Auction, block: int) -> list[int] | None:
    return changed_places(auction, block)


def _matched(regrets: Floats, legal: Truths | None, rows: Ints) -> Floats:
    """Regret matching: actions in proportion to what one regrets not to have done more."""
    wanted: Floats = np.maximum(regrets, 0)
    total = wanted.sum(axis=0)
    new = total <= 0
    if new.any():
        may = np.ones((len(wanted), int(new.sum()))) if legal is None else legal[:, rows[new]]
        wanted[:, new] = may
        total[new] = wanted[:, new].sum(axis=0)
    wanted /= total
    return wanted
