"""The kernel's cards and positions, made from rules and games."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from euchre.cards import CardSet, Suit, indices_in
from euchre.game import Phase, Play, State, apply, legal, new_match
from euchre.rules import PRESETS, Order, Rules, order_of, preset, replace
from euchre.search import kernel
from euchre.search.kernel import Bin, layout_of, position_of
from euchre.testing import strategies

RULES: dict[str, Rules] = {name: preset(name).rules for name in PRESETS} | {
    "two copies": replace(preset("na24").rules, {"pack.copies": 2}),
    "two copies, last wins": replace(
        preset("na24").rules, {"pack.copies": 2, "play.last_equal_card_wins": True}
    ),
}
ORDERS = [
    pytest.param(order_of(rules, trump, low=low), id=f"{name} {trump} {'low' if low else ''}")
    for name, rules in RULES.items()
    for trump in (Suit.HEARTS, Suit.CLUBS, None)
    for low in (False, True)
]


@pytest.mark.parametrize("order", ORDERS)
def test_bits_say_what_the_order_says(order: Order) -> None:
    """Lanes, and which of two cards wins, for all pairs of cards; and back to the same cards."""
    layout, pack = layout_of(order), order.pack
    assert layout.cards(layout.mask(pack.all)) == pack.all
    lanes = layout.lanes
    masks = {index: layout.mask(CardSet(1 << index)) for index in indices_in(pack.all)}
    for best, best_mask in masks.items():
        led = next(lane for lane in lanes.lanes if lane & best_mask)
        assert layout.cards(led) == order.lane(order.suit(pack.cards[best]))
        for card, mask in masks.items():
            if card == best:
                continue
            # Two seats, the second of which has that card alone: who takes the trick?
            table = (best_mask.bit_length() - 1,)
            position = kernel.Position((0, mask, 0), (2, 1), (0, 1, 0), table)
            tricks = kernel.play_out(layout, [position], 1, 0)[0][0]
            assert tricks[1] == order.beats(pack.cards[card], pack.cards[best])
            assert sum(tricks) == 1
    assert lanes.twins.bit_count() == len(pack.cards) - len(pack.faces)


def is_in_play(state: State) -> bool:
    """Whether a card is to be played."""
    return state.public.phase is Phase.PLAY


@given(strategies.states(strategies.any_rules()))
def test_positions_of_games_are_those_of_the_engine(state: State) -> None:
    """At any card of any game: the same cards are legal, and the last trick ends alike."""
    while is_in_play(state):
        public, hands = state.public, state.hands
        layout = layout_of(public.order)
        if public.contract is not None and public.contract.by_first_lead:
            with pytest.raises(ValueError, match="first card will make its suit trump"):
                position_of(public, hands, layout)
            state, _ = apply(state, legal(state)[-1])
            continue
        position = position_of(public, hands, layout)
        assert position.turn == public.turn
        cards = {action.card for action in legal(state) if isinstance(action, Play)}
        values = [[float(won) for won in range(20)]]
        if all(position.sides[seat] < 2 for seat in position.seats):
            assert set(kernel.solve_cards(layout, [position], values, budget=50)[0]) == cards
        else:
            with pytest.raises(ValueError, match="between side 0 and side 1"):
                kernel.solve_cards(layout, [position], values, budget=50)
        assert kernel.policy_cards(layout, [position])[0] in cards
        if max(map(int.bit_count, hands)) == 1 and len(cards) == 1:
            (tricks,) = kernel.play_out(layout, [position], 1, 1)[0]
            expected = [had + more for had, more in zip(public.taken, tricks, strict=True)]
            while is_in_play(state):
                state, _ = apply(state, legal(state)[0])
            result = state.public.results[-1] if state.public.results else None
            assert result is None or list(result.taken) == expected
            return
        state, _ = apply(state, legal(state)[-1])


def test_only_the_play_has_positions() -> None:
    """Before it there is nothing to search."""
    state = new_match(preset("na24").rules)
    with pytest.raises(ValueError, match="a position is of the play, not of"):
        position_of(state.public, state.hands, layout_of(state.public.order))


SMALL = preset("na24").rules
LAYOUT = layout_of(order_of(SMALL, Suit.SPADES))


def test_worlds_are_drawn_alike() -> None:
    """Every way to deal six cards to three bins with voids comes up, as often as any other."""
    pack = SMALL.cards
    cards = CardSet(0b111_000_000_111)
    no_low = CardSet(pack.all & ~0b11)
    bins = [Bin(2, pack.all), Bin(2, no_low), Bin(2, CardSet(pack.all & ~(1 << 9)))]
    count = 20_000
    seen = Counter(kernel.sample(LAYOUT, cards, bins, count, 1))
    wanted = {
        (CardSet(one), CardSet(two), CardSet(cards & ~one & ~two))
        for one in range(cards + 1)
        if one & cards == one and one.bit_count() == 2
        for two in range(cards + 1)
        if two & cards & ~one == two and two.bit_count() == 2 and two & no_low == two
        if not (cards & ~one & ~two) >> 9 & 1
    }
    assert set(seen) == wanted
    expected = count / len(wanted)
    # The chance that a fair sampler with another seed is beyond it is one in a million.
    freedom = len(wanted) - 1
    distance = sum((seen[world] - expected) ** 2 / expected for world in wanted)
    assert distance < freedom + 5 * (2 * freedom) ** 0.5


def test_weights_make_worlds_likelier() -> None:
    """A world is as likely as the product of the weights of its cards."""
    pack = SMALL.cards
    cards = CardSet(0b11)
    weights = (3.0, *[1.0] * (len(pack.cards) - 1))
    bins = [Bin(1, pack.all, weights), Bin(1, pack.all)]
    count = 20_000
    seen = Counter(kernel.sample(LAYOUT, cards, bins, count, 1))
    assert abs(seen[CardSet(1), CardSet(2)] / count - 0.75) < 0.02
    assert sum(seen.values()) == count


@pytest.mark.parametrize(
    ("sizes", "allowed", "told"),
    [
        ([1, 2], [-1, -1], "cannot hold 4"),
        ([2, 2], [0b1, -1], "no deal"),
        ([-1, 5], [-1, -1], "less than no cards"),
        ([], [], "no bins"),
    ],
)
def test_deals_that_cannot_be_are_refused(sizes: list[int], allowed: list[int], told: str) -> None:
    """Said is what does not fit."""
    full = SMALL.cards.all
    bins = [Bin(size, CardSet(one & full)) for size, one in zip(sizes, allowed, strict=True)]
    with pytest.raises(ValueError, match=told):
        list(kernel.sample(LAYOUT, CardSet(0b1111), bins, 1, 1))
