"""Policies of an auction as arrays: how often each class of hands takes each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from euchre.game import Acted, Action, DealerDrawn, Dealt, Name, Pass, Phase, Public
from euchre.game.course import after, choices, opening
from euchre.players.learned.auction import FIRST, Auction, Node, Tree
from euchre.players.learned.table import ONE, BiddingTable
from euchre.research.deals import Deals, Floats, Ints, Truths
from euchre.rules import MustHold

__all__ = ["Policy", "changed_places", "legal_in_rows", "rows_of"]


@dataclass(frozen=True, slots=True)
class Policy:
    """How often each class of hands takes each action."""

    auction: Auction
    shares: tuple[Floats, ...]
    """For each block, shape (actions, rows)."""

    @classmethod
    def of_table(cls, table: BiddingTable) -> Policy:
        """The policy of a table."""
        made = []
        for columns in table.columns:
            weights = np.array([np.frombuffer(one, np.uint8) for one in columns], float)
            made.append(weights / np.maximum(weights.sum(axis=0), 1))
        return cls(table.auction, tuple(made))

    @classmethod
    def of_sums(cls, auction: Auction, sums: Sequence[Floats]) -> Policy:
        """The policy in these proportions; where a row has none, its first legal action."""
        made = []
        for at, block in enumerate(sums):
            total = block.sum(axis=0)
            shares = block / np.where(total > 0, total, 1)
            usual = _legal(auction, at).argmax(axis=0)
            shares[usual, np.arange(len(usual))] += total <= 0
            made.append(shares)
        return cls(auction, tuple(made))

    @classmethod
    def uniform(cls, auction: Auction) -> Policy:
        """Each legal action as likely as any other."""
        legal = [_legal(auction, at).astype(float) for at in range(len(auction.blocks))]
        return cls(auction, tuple(block / block.sum(axis=0) for block in legal))

    def purified(self) -> Policy:
        """The same without chance: no call at less than even, else the likeliest."""
        made = []
        for block, shares in zip(self.auction.blocks, self.shares, strict=True):
            calls = shares.copy()
            if isinstance(block.actions[0], Pass):
                calls[0] = np.where(shares[0] >= 0.5, 2.0, -1.0)
            best = calls.argmax(axis=0)
            made.append((np.arange(len(shares))[:, None] == best).astype(float))
        return Policy(self.auction, tuple(made))

    def table(self) -> BiddingTable:
        """The table of this policy, each probability being a byte."""
        made = []
        for shares in self.shares:
            counts = np.rint(shares * ONE).astype(np.uint8)
            made.append([counts[action].tobytes() for action in range(len(counts))])
        return BiddingTable(self.auction, made)


def rows_of(auction: Auction, tree: Tree, node: Node, deals: Deals) -> tuple[Ints, Truths]:
    """By deal: the row of the seat's hand at a node, and where the last two suits changed."""
    classes, changed = deals.classes(node.seat, node.first)
    kinds = auction.blocks[node.block].kinds
    if len(kinds) == 1:
        return classes, changed
    place = np.zeros(max(tree.kinds) + 1, np.int64)
    place[list(kinds)] = np.arange(len(kinds))
    return classes + place[deals.kinds()] * auction.classes.count, changed


def changed_places(auction: Auction, block: int) -> list[int] | None:
    """Where each action of a block stands for hands whose last two suits change; None if there."""
    one, other = FIRST.cross
    actions = auction.blocks[block].actions
    named = {one: other, other: one}

    def renamed(action: Action) -> Action:
        if isinstance(action, Name) and action.suit in named:
            return Name(named[action.suit], action.alone, action.low)
        return action

    places = [actions.index(renamed(action)) for action in actions]
    return None if places == list(range(len(actions))) else places


def _legal(auction: Auction, block: int) -> Truths:
    """Which action of a block each row may take, shape (actions, rows)."""
    found = legal_in_rows(auction, block)
    shape = (len(auction.blocks[block].actions), auction.rows(block))
    return np.ones(shape, bool) if found is None else found


@lru_cache(maxsize=512)
def legal_in_rows(auction: Auction, block: int) -> Truths | None:
    """Which action of a block each row may take, shape (actions, rows); None if every one may."""
    told = auction.blocks[block]
    if auction.rules.auction.must_hold is MustHold.NOBODY or told.key[0] != "call":
        return None
    legal = np.ones((len(told.actions), auction.rows(block)), bool)
    public = _before(auction, told.kinds[0], told.key)
    for row, hand in auction.classes.examples():
        may = choices(public, hand)
        one = np.array([action in may for action in told.actions])
        legal[:, row :: auction.classes.count] = one[:, None]
    return legal


_MOST_CALLS: Final = 20


def _before(auction: Auction, kind: int, key: Sequence[object]) -> Public:
    """The table at a call of the auction, all before having passed."""
    rules, classes = auction.rules, auction.classes
    card = next(
        card
        for card in rules.cards.faces
        if classes.kind_of(card) == kind and (card.suit is FIRST or card is rules.benny)
    )
    public = after(opening(rules), DealerDrawn(0))
    public = after(public, Dealt(0, (None,) * rules.players, card, None))
    for _ in range(_MOST_CALLS):
        if (public.phase, public.round, public.turn) == (Phase.AUCTION, *key[1:]):
            return public
        public = after(public, Acted(public.turn or 0, Pass()))
    raise ValueError(f"the auction has no call {key}")
