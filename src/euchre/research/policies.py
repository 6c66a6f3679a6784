"""Policies of an auction as arrays: how often each class of hands takes each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from euchre.cards import Card, CardSet, Suit
from euchre.game import Action, Name, Pass, View
from euchre.game.course import choices
from euchre.players import Limit, Player
from euchre.players.learned.auction import FIRST, Auction, Node, Tree, table_at
from euchre.players.learned.hands import suits_from
from euchre.players.learned.table import ONE, BiddingTable
from euchre.research.deals import Deals, Floats, Ints, Truths
from euchre.rules import MustHold

__all__ = ["Policy", "changed_places", "legal_in_rows", "policy_of", "rows_of"]


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
    tree, place = next(
        (tree, place)
        for tree in auction.trees
        for place, node in enumerate(tree.nodes)
        if node.block == block
    )
    public = table_at(auction, tree, place, _turned(auction, told.kinds[0])[0])
    for row, hand in auction.classes.examples():
        may = choices(public, hand)
        one = np.array([action in may for action in told.actions])
        legal[:, row :: auction.classes.count] = one[:, None]
    return legal


def _turned(auction: Auction, kind: int) -> list[Card]:
    """The cards of a kind that can be turned."""
    rules, classes = auction.rules, auction.classes
    return [
        card
        for card in rules.cards.faces
        if classes.kind_of(card) == kind and (card.suit is FIRST or card is rules.benny)
    ]


def policy_of(player: Player, auction: Auction, seed: int = 1) -> Policy:
    """What a player calls, asked about one hand of each class.

    It stays at what is first in a row where no hand can be: where all cards of the turned kind
    would be in it.
    """
    made = [np.zeros((len(one.actions), auction.rows(at))) for at, one in enumerate(auction.blocks)]
    asked: set[int] = set()
    for tree in auction.trees:
        for place, node in enumerate(tree.nodes):
            if node.block not in asked:
                asked.add(node.block)
                made[node.block] = _asked(player, auction, tree, place, seed)
    return Policy.of_sums(auction, made)


def _asked(player: Player, auction: Auction, tree: Tree, place: int, seed: int) -> Floats:
    """What a player does at a node: for every row 1 at its action."""
    node, pack = tree.nodes[place], auction.rules.cards
    block = auction.blocks[node.block]
    shares = np.zeros((len(block.actions), auction.rows(node.block)))
    tables = {
        card: (at, table_at(auction, tree, place, card))
        for at, kind in enumerate(block.kinds)
        for card in _turned(auction, kind)
    }
    for row, hand in auction.classes.examples():
        cards = pack.listed(_seen_from(auction, hand, node.first))
        kinds: set[int] = set()
        for turned, (at, public) in tables.items():
            if at in kinds or turned in cards:
                continue
            kinds.add(at)
            decision = player.decide(View(node.seat, public, cards), Limit(seed))
            if decision.action in block.actions:
                action = block.actions.index(decision.action)
                shares[action, row + at * auction.classes.count] = 1
    return shares


def _seen_from(auction: Auction, hand: CardSet, first: Suit) -> CardSet:
    """The hand with its suits, seen from spades, renamed to be seen from another."""
    if first is FIRST:
        return hand
    names = dict(zip(suits_from(FIRST), suits_from(first), strict=True))
    pack, benny = auction.rules.cards, auction.rules.benny
    return pack.set_of(
        card
        if card is benny or card.suit is None or card.rank is None
        else Card(card.rank, names[card.suit])
        for card in pack.listed(hand)
    )
