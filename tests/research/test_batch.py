"""Deals in batches go as they do in the game itself, card by card."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np
import pytest

from euchre.arena.deal_play import opening_of_deal
from euchre.cards import CardSet, Suit
from euchre.game import (
    Action,
    AskBest,
    Dealt,
    Discard,
    Give,
    Name,
    Pass,
    Phase,
    State,
    apply,
    legal,
    push,
    view,
)
from euchre.players.club.partner import call_partner
from euchre.players.learned.auction import Tree, auction_of
from euchre.research.batch import Results, bid_and_play
from euchre.research.deals import Deals, random_deals
from euchre.research.policies import Policy
from euchre.rules import Rules, preset, replace
from euchre.search.kernel import layout_of, policy_cards, position_of

GAMES = [
    "na24",
    "canadian24",
    "hoyle32",
    "british25",
    "british25-two",
    "three-handed32",
    "two-handed24",
    "six-handed32",
    "three-handed24-alone",
    "call-ace24",
    "call-ace32-six",
    "five-handed28",
    "railroad-arneson",
]


def path_to(tree: Tree, leaf: int) -> list[tuple[int, int]]:
    """The nodes on the way to a leaf, each with the place of the action taken there."""

    def found(node: int) -> list[tuple[int, int]] | None:
        for place, child in enumerate(tree.nodes[node].children):
            if child == -1 - leaf:
                return [(node, place)]
            if child >= 0 and (rest := found(child)) is not None:
                return [(node, place), *rest]
        return None

    return (found(0) or []) if tree.nodes else []


def dealt(rules: Rules, deals: Deals, at: int) -> State:
    """That deal in the game itself."""
    pack = rules.cards
    hands = tuple(pack.listed(CardSet(int(hand))) for hand in deals.hands[:, at])
    upcard = pack.cards[int(deals.upcards[at])]
    rest = [card for card in pack.cards if not any(card in hand for hand in hands)]
    rest.remove(upcard)
    return push(opening_of_deal(rules, 0), Dealt(0, hands, upcard, tuple(rest)))


def without(state: State) -> State:
    """The state after whatever nothing is learned about: no exchange, the usual discard later."""
    while True:
        action: Action = Pass()
        match state.public.phase:
            case Phase.BLIND_NAME:
                action = Name(Suit.SPADES)
            case Phase.CALL_PARTNER:
                action = call_partner(view(state, state.public.turn or 0), legal(state)).action
            case Phase.ASK_BEST:
                action = AskBest()
            case Phase.TAKE_OVER | Phase.JAMBONE | Phase.JAMBOREE:
                pass
            case _:
                return state
        state, _ = apply(state, action)


def margins_of(rules: Rules, results: Results, tree: Tree, at: int) -> list[tuple[float, ...]]:
    """The margins of a deal in the game itself, for each card that the dealer may lay away."""
    deals = results.deals
    state = without(dealt(rules, deals, at))
    for node, place in path_to(tree, int(results.ends[at])):
        block = deals.auction.blocks[tree.nodes[node].block]
        state = without(apply(state, block.actions[place])[0])
    found = []
    for start in exchanged(state):
        assert start.public.phase is not Phase.DEFEND_ALONE
        over = played_out(start)
        points = over.public.results[-1].points
        own = [points[rules.scorer(seat)] for seat in range(rules.players)]
        others = rules.scorers - 1
        found.append(tuple(mine - (sum(points) - mine) / others for mine in own))
    return found


def exchanged(state: State) -> Iterator[State]:
    """The state after each way to lay away and to give cards."""
    if state.public.phase not in (Phase.PICK_UP, Phase.BEST_GIVE, Phase.BEST_DISCARD):
        yield state
        return
    for one in legal(state):
        if isinstance(one, Discard | Give):
            yield from exchanged(without(apply(state, one)[0]))


def played_out(state: State) -> State:
    """The end of a deal in which all play by the kernel's policy."""
    layout = layout_of(state.public.order)
    turned = state.public.upcard
    contract = state.public.contract
    called = 0
    if contract is not None and contract.called is not None:
        called = state.rules.cards.mask(contract.called)
    partners = [seat for seat, hand in enumerate(state.hands) if hand & called]
    while state.public.phase is Phase.PLAY:
        position = position_of(state.public, state.hands, layout)
        sides = tuple(0 if seat in partners else it for seat, it in enumerate(position.sides))
        position = dataclasses.replace(position, sides=sides)
        if turned is not None and state.public.upcard_place.value in ("down", "left"):
            gone = layout.mask(state.rules.cards.mask(turned))
            position = dataclasses.replace(position, gone=position.gone | gone)
        (card,) = policy_cards(layout, [position])
        (play,) = [one for one in legal(state) if getattr(one, "card", None) is card]
        state, _ = apply(state, play)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_goes_as_the_game_goes(game: str) -> None:
    """With calls at random: the same points, for one of the cards that the dealer can lay away."""
    rules = preset(game).rules
    # The turned suit is spades in a batch, and so a turned Benny stands for spades.
    named = dataclasses.replace(rules.auction, benny_suit=Suit.SPADES)
    rules = dataclasses.replace(rules, auction=named)
    auction = auction_of(rules)
    deals = random_deals(auction, 40, np.random.default_rng(7))
    uniform = Policy.uniform(auction)
    results = bid_and_play(deals, [uniform] * auction.rules.players, np.random.default_rng(8))
    compared = 0
    for at, kind in enumerate(deals.kinds()):
        (tree,) = [one for one in auction.trees if int(kind) in one.kinds]
        leaf = tree.leaves[int(results.ends[at])]
        is_lone = leaf.played is not None and len(auction.played[leaf.played].seats) < min(
            auction.rules.players, 4
        )
        if is_lone and int(results.tricks[at]) in (0, auction.rules.hand_size):
            continue  # Perhaps not played out, being hopeless.
        told = tuple(results.margins[:, at])
        assert any(told == pytest.approx(one) for one in margins_of(rules, results, tree, at))
        compared += 1
    assert compared >= 10


def test_hands_and_turned_card_are_dealt_from_the_pack() -> None:
    """No card twice, and each seat as many as it should have."""
    auction = auction_of(preset("british25").rules)
    deals = random_deals(auction, 500, np.random.default_rng(1))
    total = deals.turned.copy()
    for hand in deals.hands:
        assert not (total & hand).any()
        assert (np.bitwise_count(hand) == 5).all()
        total |= hand
    kinds = deals.kinds()
    assert 5 < (kinds == 4).sum() < 40


def test_where_a_turned_benny_means_a_new_deal_none_is_turned() -> None:
    """Such deals have no auction."""
    rules = replace(preset("british25").rules, {"auction.benny_turned": "redeal"})
    auction = auction_of(rules)
    assert len(auction.trees) == 1
    deals = random_deals(auction, 500, np.random.default_rng(1))
    assert not (deals.kinds() == 4).any()


def test_calls_at_random_come_to_every_end() -> None:
    """Each leaf of the tree is reached."""
    auction = auction_of(preset("na24").rules)
    deals = random_deals(auction, 4000, np.random.default_rng(2))
    often = [
        np.ones((len(block.actions), auction.rows(at))) for at, block in enumerate(auction.blocks)
    ]
    for block in often:
        block[0] *= 3 * len(block)  # Passing three times of four.
    passing = Policy.of_sums(auction, often)
    results = bid_and_play(deals, [passing] * 4, np.random.default_rng(3))
    assert set(results.ends) == set(range(len(auction.trees[0].leaves)))
    passed_out = results.callers < 0
    assert not results.margins[:, passed_out].any()
    assert (results.margins[0] == -results.margins[1]).all()
