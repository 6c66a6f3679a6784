"""The auction of some rules as a tree: who may call what when, and what is played for what then.

All of it is asked of the game (``choices`` and ``after``), so that every option that matters to
bidding is in the tree, and two rule sets with equal trees bid alike (:attr:`Auction.fingerprint`).

Without loss the dealer is seat 0 and the turned suit is spades. What the trees leave out: hands
thrown in or exchanged with the kitty, a partner who takes a lone hand over (nobody does), a
dealer who declines the turned card (none does), makers who play face up, show their trumps or
call a card of their own (none does), and the order of the tricks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, TypeAlias

from euchre.cards import Card, Seat, Suit
from euchre.game import (
    Acted,
    Action,
    AskBest,
    CallPartner,
    DealerDrawn,
    Dealt,
    DefendAlone,
    Discard,
    Give,
    GoAlone,
    Name,
    OrderUp,
    Pass,
    Phase,
    Public,
    UpcardPlace,
    callable_cards,
)
from euchre.game.course import after, choices, opening
from euchre.game.scoring import outcome_of_play, points_of
from euchre.players.learned.hands import HandClasses, hand_classes
from euchre.rules import AuctionKind, BennyTurned, EndRules, Partners, Rules, order_of

__all__ = [
    "EITHER",
    "FIRST",
    "LEARNED",
    "Auction",
    "Block",
    "Key",
    "Leaf",
    "Node",
    "NothingToLearnError",
    "Played",
    "Tree",
    "auction_of",
    "block_key",
    "table_at",
]

FIRST: Final = Suit.SPADES
"""The turned suit in the trees."""
LEARNED: Final = (Pass, OrderUp, Name, GoAlone, DefendAlone)
"""The kinds of action that are learned."""
MANY: Final = 1 << 20
EITHER: Final = 2
"""The side of a seat that may be called as partner: its cards tell whether it is."""

Key: TypeAlias = tuple[str | int | bool, ...]


class NothingToLearnError(ValueError):
    """Rules whose auction is not learned: bids, no auction, or each for itself."""


@dataclass(frozen=True, slots=True)
class Played:
    """How the cards are played when the auction is over."""

    trump: Suit | None
    low: bool
    seats: tuple[Seat, ...]
    """Those that play, from the leader on."""
    sides: tuple[int, ...]
    """By seat: 0 for makers, 1 for defenders, or :data:`EITHER`."""
    upcard: UpcardPlace
    best_to: tuple[Seat, ...]
    """Lone players who are given their partners' best cards."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """An end of the auction. Without play there is one row of margins."""

    played: int | None
    """Which of :attr:`Auction.played`; None if the deal ends at once."""
    margins: tuple[tuple[float, ...], ...]
    """By tricks of side 0, and then by seat: its points less the mean of its opponents'.

    Where a partner is called there are so many rows for each seat that may be it; the maker's
    own are those of a maker without partner.
    """


@dataclass(frozen=True, slots=True)
class Node:
    """A seat's decision."""

    seat: Seat
    block: int
    """Which of :attr:`Auction.blocks` has its probabilities."""
    first: Suit
    """From which suit the hand is seen: the turned one, or trump."""
    children: tuple[int, ...]
    """By action: the place of a node in the tree, or -1 less that of a leaf."""


@dataclass(frozen=True, slots=True)
class Tree:
    """The auction about some kinds of turned card. The first node is the first decision."""

    kinds: tuple[int, ...]
    nodes: tuple[Node, ...]
    leaves: tuple[Leaf, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """Decisions that are learned together: a row of probabilities for each class of hands."""

    key: Key
    kinds: tuple[int, ...]
    """Kinds of turned card that are told apart; only the first if none are."""
    actions: tuple[Action, ...]
    """Suits being named from spades."""


@dataclass(frozen=True, slots=True, eq=False)
class Auction:
    """The trees of some rules. Compare fingerprints: two objects are never equal."""

    rules: Rules
    """As bidding sees them."""
    classes: HandClasses
    trees: tuple[Tree, ...]
    blocks: tuple[Block, ...]
    played: tuple[Played, ...]
    fingerprint: str
    """Sixteen hexadecimal digits: equal for rules that bid alike."""

    def rows(self, block: int) -> int:
        """How many rows a block has: for each of its kinds one for each class."""
        return len(self.blocks[block].kinds) * self.classes.count


def block_key(public: Public) -> Key:
    """The key of the decision to be made, seats counted from the dealer."""
    rules, contract = public.rules, public.contract
    players = rules.players
    seat = ((public.turn or 0) - public.dealer) % players
    if public.phase is Phase.AUCTION:
        return ("call", public.round, seat)
    if contract is None or contract.maker is None:
        return (public.phase.value, seat)
    maker = (contract.maker - public.dealer) % players
    suited = contract.trump is not None
    return (public.phase.value, seat, maker, contract.alone, contract.accepted, suited)


class _Builder:
    """Grows the tree of one kind of turned card."""

    def __init__(self, rules: Rules, played: dict[Played, int]) -> None:
        self._all, self._played = rules.cards.all, played
        self.nodes: list[Node] = []
        self.leaves: list[Leaf] = []
        self.blocks: list[tuple[Key, bool, tuple[Action, ...]]] = []
        self._at: dict[Key, int] = {}

    def grow(self, public: Public, best_to: tuple[Seat, ...] = ()) -> int:
        """The reference of what follows: the place of a node, or -1 less that of a leaf."""
        if public.is_deal_over:
            return self._leaf(Leaf(None, (_margins(public.rules, public.results[-1].points),)))
        match public.phase:
            case Phase.PLAY:
                return self._leaf(self._played_out(public, best_to))
            case Phase.AUCTION | Phase.BLIND_ALONE | Phase.DEFEND_ALONE:
                return self._node(public)
            case Phase.ASK_BEST if public.lone_asker is not None:
                best_to = (*best_to, public.lone_asker)
        return self.grow(_acted(public, _foregone(public)), best_to)

    def _leaf(self, leaf: Leaf) -> int:
        self.leaves.append(leaf)
        return -len(self.leaves)

    def _node(self, public: Public) -> int:
        # With every card in hand all may be called that a hand may call; to pass where a
        # poor hand may not depends on no card.
        every = choices(public, self._all)
        actions = tuple(action for action in every if isinstance(action, LEARNED))
        contract = public.contract
        key = block_key(public)
        block = self._at.setdefault(key, len(self.blocks))
        if block == len(self.blocks):
            self.blocks.append((key, contract is None or contract.accepted, actions))
        trump = None if contract is None else contract.trump
        seat, place = public.turn or 0, len(self.nodes)
        self.nodes.append(Node(seat, block, FIRST if trump is None else trump, ()))
        children = tuple(self.grow(_acted(public, action)) for action in actions)
        self.nodes[place] = replace(self.nodes[place], children=children)
        return place

    def _played_out(self, public: Public, best_to: tuple[Seat, ...]) -> Leaf:
        rules, contract, active = public.rules, public.contract, public.active
        at = active.index(public.turn or 0)
        played = Played(
            contract.trump if contract else None,
            contract.low if contract else False,
            (*active[at:], *active[:at]),
            tuple(public.side(seat) for seat in range(rules.players)),
            public.upcard_place,
            best_to,
        )
        if contract is not None and contract.called is not None:
            played = replace(played, sides=tuple(EITHER if side else 0 for side in played.sides))
            partners = [None if not side else seat for seat, side in enumerate(played.sides)]
            tables = [public.having(contract=replace(contract, partner=one)) for one in partners]
        else:
            tables = [public]
        if not set(played.sides) <= {0, 1, EITHER}:
            raise NothingToLearnError("the auction is not learned where each plays for itself")
        number = self._played.setdefault(played, len(self._played))
        return Leaf(number, tuple(row for table in tables for row in _margins_by_tricks(table)))


def _foregone(public: Public) -> Action:
    """What is done where nothing is learned: the usual thing, its cards being hidden."""
    match public.phase:
        case Phase.BLIND_NAME:
            return Name(FIRST)
        case Phase.TAKE_OVER | Phase.JAMBONE | Phase.JAMBOREE:
            return Pass()
        case Phase.CALL_PARTNER:
            return CallPartner(callable_cards(public)[0])
        case Phase.ASK_BEST:
            return AskBest()
        case Phase.BEST_GIVE:
            return Give(None, public.lone_asker or 0)
        case Phase.PICK_UP | Phase.BEST_DISCARD:
            return Discard(None)
        case _:
            raise NothingToLearnError(f"the auction is not learned with the phase {public.phase}")


def _acted(public: Public, action: Action) -> Public:
    return after(public, Acted(public.turn or 0, action))


def table_at(auction: Auction, tree: Tree, place: int, turned: Card) -> Public:
    """What everybody sees at a node of a tree, that card being turned.

    ``place`` is the node's place in the tree; hidden cards are None.
    """
    rules = auction.rules
    hidden = (None,) * rules.players
    public = after(opening(rules), DealerDrawn(0))
    public = _to_node(after(public, Dealt(0, hidden, turned, None)))
    for node, action in _way_to(tree, place):
        block = auction.blocks[tree.nodes[node].block]
        public = _to_node(_acted(public, block.actions[action]))
    return public


def _way_to(tree: Tree, place: int) -> list[tuple[int, int]]:
    """The nodes before a node, each with the number of the action that leads on."""
    way: list[tuple[int, int]] = []
    while place:
        before = next(at for at, node in enumerate(tree.nodes) if place in node.children)
        way.append((before, tree.nodes[before].children.index(place)))
        place = before
    return way[::-1]


def _to_node(public: Public) -> Public:
    """The table at the next decision that is learned."""
    while public.phase not in (Phase.AUCTION, Phase.BLIND_ALONE, Phase.DEFEND_ALONE):
        public = _acted(public, _foregone(public))
    return public


def _margins_by_tricks(public: Public) -> Iterator[tuple[float, ...]]:
    """By tricks of side 0: the margins if the play that begins now ends with them."""
    rules, active = public.rules, public.active
    ours = next(seat for seat in active if not public.side(seat))
    theirs = next(seat for seat in active if public.side(seat))
    for tricks in range(rules.hand_size + 1):
        taken = [0] * rules.players
        taken[ours], taken[theirs] = tricks, rules.hand_size - tricks
        over = public.having(taken=tuple(taken))
        yield _margins(rules, points_of(over, outcome_of_play(over)))


def _margins(rules: Rules, points: tuple[int, ...]) -> tuple[float, ...]:
    """By seat: its points less the mean of those of its opponents."""
    total, others = sum(points), rules.scorers - 1
    own = [points[rules.scorer(seat)] for seat in range(rules.players)]
    return tuple(mine - (total - mine) / others for mine in own)


def _simplified(rules: Rules) -> Rules:
    """The rules as bidding sees them.

    Raises:
        NothingToLearnError: if their auction is not one that is learned.
    """
    if rules.auction.kind is not AuctionKind.TURN_UP or not rules.deal.turn_up:
        raise NothingToLearnError("only auctions about a turned card are learned")
    if rules.partners is Partners.NOBODY:
        raise NothingToLearnError("the auction is not learned where each plays for itself")
    if rules.score.count_tricks or rules.entry.may_drop_out or rules.deals_dealer_out:
        raise NothingToLearnError("only auctions of which all play and a side scores are learned")
    return replace(
        rules,
        auction=replace(rules.auction, benny_suit=FIRST),
        score=replace(rules.score, fast_break=False, four_trick_tokens=False),
        end=EndRules(target=0, deals=MANY),
    )


def _turned(rules: Rules, classes: HandClasses) -> Iterator[tuple[int, Card]]:
    """Each kind of card that can be turned for an auction, with one of its cards."""
    benny, seen = rules.benny, set[int]()
    for card in rules.cards.faces:
        is_redealt = card is benny and rules.auction.benny_turned is BennyTurned.REDEAL
        kind = classes.kind_of(card)
        if (card.suit is FIRST or card is benny) and not is_redealt and kind not in seen:
            seen.add(kind)
            yield kind, card


@lru_cache(maxsize=128)
def auction_of(rules: Rules) -> Auction:
    """The auction of these rules (made once, then remembered).

    Raises:
        NothingToLearnError: if it is of a sort that is not learned.
        TooManyClassesError: if hands fall into too many classes.
    """
    rules = _simplified(rules)
    classes = hand_classes(rules)
    played: dict[Played, int] = {}
    grown: dict[tuple[tuple[Node, ...], tuple[Leaf, ...]], list[int]] = {}
    blocks: dict[tuple[tuple[Node, ...], tuple[Leaf, ...]], _Builder] = {}
    for kind, card in _turned(rules, classes):
        builder = _Builder(rules, played)
        hidden = (None,) * rules.players
        drawn = after(opening(rules), DealerDrawn(0))
        builder.grow(after(drawn, Dealt(0, hidden, card, None)))
        shape = (tuple(builder.nodes), tuple(builder.leaves))
        grown.setdefault(shape, []).append(kind)
        blocks.setdefault(shape, builder)
    trees, made = list[Tree](), list[Block]()
    for shape, kinds in grown.items():
        nodes = [replace(node, block=node.block + len(made)) for node in shape[0]]
        trees.append(Tree(tuple(kinds), tuple(nodes), shape[1]))
        for key, has_kinds, actions in blocks[shape].blocks:
            made.append(Block(key, tuple(kinds) if has_kinds else tuple(kinds[:1]), actions))
    return Auction(
        rules,
        classes,
        tuple(trees),
        tuple(made),
        tuple(played),
        _fingerprint(rules, classes, trees, made, tuple(played)),
    )


def _fingerprint(
    rules: Rules,
    classes: HandClasses,
    trees: list[Tree],
    blocks: list[Block],
    played: tuple[Played, ...],
) -> str:
    """A digest of all that bidding depends on."""
    pack = rules.cards
    told: list[object] = [rules.players, rules.hand_size, [card.text for card in pack.cards]]
    for trump, low in sorted({(one.trump, one.low) for one in played}, key=str):
        order = order_of(rules, trump, low=low)
        lanes = [
            [card.text for card in sorted(pack.faces_of(order.lane(suit)), key=order.strength)]
            for suit in (*Suit, None)
        ]
        some = pack.faces[0]
        is_double = len(pack.faces) < len(pack.cards)
        told.append((trump, low, lanes, is_double and order.beats(some, some)))
    told += [classes.count, rules.auction.must_hold.value, trees, blocks, played]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]
