"""Many worlds at once beside the exact count: the same worlds, and as often."""

from __future__ import annotations

import random
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from math import sqrt
from operator import or_

import pytest

from euchre.cards import CardSet, Suit
from euchre.game import Bid, Phase, State, View, apply, chance, legal, new_match, view
from euchre.rules import PRESETS, Rules, Value, order_of, preset, replace
from euchre.search import ManyWorlds, World, Worlds, many_worlds, possible_worlds
from euchre.search.columns import column_of, everywhere, joined, mover_to, parted
from euchre.search.kernel import layout_of
from euchre.testing import play_deal
from euchre.testing.games import Rarity
from tests.conftest import TIER
from tests.draws import with_every_answer
from tests.search.small_games import SMALL

COUNT = {"test": 1, "soak": 25}[TIER]
DRAWS = {"test": 120, "soak": 1_000}[TIER]


def views_of(name: str, seed: int) -> Iterator[View]:
    """What each seat sees when it has to act, in a random deal."""
    rng = random.Random(f"{name} {seed}")
    rarity = list(Rarity)[seed % len(Rarity)]
    for moment in play_deal(PRESETS[name].rules, rng.choice, rng, rarity):
        state = moment.state
        if state.turn is not None and state.public.held:
            yield view(state, state.turn)


def or_of(places: Iterable[int]) -> int:
    return reduce(or_, places, 0)


def places_in(worlds: ManyWorlds, seen: View, card: int) -> Counter[object]:
    """In which place the card with that index is, over all worlds."""
    found: Counter[object] = Counter()
    face = seen.rules.cards.cards[card]
    mask = seen.rules.cards.mask(face)
    for at in range(worlds.count):
        inside = tuple((hand[at] & mask).bit_count() for hand in worlds.hands)
        found[*inside, (worlds.kitty[at] & mask).bit_count()] += 1
    return found


def places_in_worlds(worlds: list[World], seen: View, card: int) -> Counter[object]:
    face = seen.rules.cards.cards[card]
    found: Counter[object] = Counter()
    for world in worlds:
        left = world.kitty[len(world.took) :]
        found[*(hand.count(face) for hand in world.hands), left.count(face)] += 1
    return found


def distance(one: Counter[object], other: Counter[object]) -> tuple[float, int]:
    """Chi-square of two samples of the same size, and its degrees of freedom."""
    keys = {key for key in one | other if one[key] + other[key] >= 8}
    total = sum((one[key] - other[key]) ** 2 / (one[key] + other[key]) for key in keys)
    return total, max(len(keys) - 1, 0)


@pytest.mark.parametrize("name", ["na24", "british25", "two-handed24"])
def test_few_worlds_are_all_listed(name: str) -> None:
    """If they are no more than is asked for, whatever voids rule out."""
    listed, most = 0, 300
    for seed in range(4 * COUNT):
        for seen in views_of(name, seed):
            count = Worlds(seen).count
            worlds = many_worlds(seen, 20, seed, most=most)
            assert worlds.are_all is (count <= most)
            if worlds.are_all:
                listed += 1
                assert (
                    len({*zip(*worlds.hands, worlds.kitty, strict=True)}) == worlds.count == count
                )
    assert listed


def test_copies_that_were_dealt_are_those_that_are_held() -> None:
    """Where calls ask for cards too, so that worlds are drawn one by one."""
    options: dict[str, Value | str] = {
        "pack.copies": 2,
        "auction.must_hold": "caller",
        "exchange.may_discard_turn_up": True,
    }
    rules = replace(PRESETS["na24"].rules, options)
    both = 0
    for seed in range(6 * COUNT):
        rng = random.Random(seed)
        for moment in play_deal(rules, rng.choice, rng):
            state = moment.state
            if state.turn is None or not state.public.held or rng.random() < 0.7:
                continue
            worlds = many_worlds(view(state, state.turn), 4, seed)
            for at in range(worlds.count):
                places = [worlds.dealt(seat)[at] for seat in range(4)]
                places += [worlds.kitty[at], worlds.turned]
                assert sum(places) == or_of(places)
                both += state.phase is Phase.PLAY
                for seat in set(range(4)) - {state.public.dealer}:
                    held = worlds.hands[seat][at] | worlds.played[seat]
                    assert worlds.dealt(seat)[at] == held
    assert both


def test_a_maker_was_dealt_the_hand_without_the_widow() -> None:
    """Also after cards were laid away for it, so that a bid is weighed by what was seen."""
    rules = replace(PRESETS["hasenpfeffer25"].rules, {"exchange.widow": "taken"})
    taken = 0
    for seed in range(4 * COUNT):
        rng = random.Random(seed)
        for moment in play_deal(rules, rng.choice, rng):
            state = moment.state
            if state.turn is None or not state.public.held:
                continue
            worlds = many_worlds(view(state, state.turn), 5, seed)
            taken += state.phase in (Phase.WIDOW, Phase.PLAY)
            for seat in range(rules.players):
                assert all(one.bit_count() == rules.hand_size for one in worlds.dealt(seat))
    assert taken


@pytest.mark.parametrize("name", with_every_answer("each card in each place"))
def test_each_card_is_as_often_in_each_place(name: str) -> None:
    """A card lies in each hand and in the kitty as often as the exact count says."""
    total, free = 0.0, 0
    for seed in range(COUNT):
        rng = random.Random(seed)
        seen_now = [one for one in views_of(name, seed) if one.public.phase is not Phase.PLAY]
        in_play = [one for one in views_of(name, seed) if one.public.phase is Phase.PLAY]
        for seen in (*rng.sample(seen_now, min(2, len(seen_now))), *in_play[:9:4]):
            exact = Worlds(seen)
            drawn = [exact.sample(rng) for _ in range(DRAWS)]
            many = many_worlds(seen, DRAWS, rng.getrandbits(40))
            assert many.count == DRAWS
            card = rng.randrange(len(seen.rules.cards))
            one, dof = distance(places_in(many, seen, card), places_in_worlds(drawn, seen, card))
            total, free = total + one, free + dof
    assert total < free + 4.5 * sqrt(2 * free) + 4, f"chi-square {total:.1f} of {free}"


@pytest.mark.parametrize("is_maker", [True, False])
def test_cards_given_to_a_lone_maker_come_from_anywhere(*, is_maker: bool) -> None:
    """What the maker and the partner were dealt is guessed as often as the exact count says."""
    rules = PRESETS["bid-euchre48-best"].rules
    bid = next(one for one in rules.bids.ladder if one.alone and one.cards)
    total, free = 0.0, 0
    for seed in range(3 * COUNT):
        seen = _lone(rules, bid.label, seed, is_maker=is_maker)
        contract = seen.public.contract
        assert contract is not None
        exact, rng = Worlds(seen), random.Random(seed)
        drawn = [exact.sample(rng) for _ in range(DRAWS)]
        many = many_worlds(seen, DRAWS, seed)
        for seat in range(4):
            card = rng.choice(rules.cards.faces)
            mask = rules.cards.mask(card)
            one = Counter[object]((hand & mask).bit_count() for hand in many.dealt(seat))
            other = Counter[object](world.dealt[seat].count(card) for world in drawn)
            figure, dof = distance(one, other)
            total, free = total + figure, free + dof
    assert total < free + 4.5 * sqrt(2 * free) + 4, f"chi-square {total:.1f} of {free}"


def test_the_other_copy_of_a_card_that_was_played_lies_anywhere() -> None:
    """Also of one that a lone maker played, whose hand has cards of the partner's."""
    rules = PRESETS["bid-euchre48-best"].rules
    bid = next(one for one in rules.bids.ladder if one.alone and one.cards)
    total, free = 0.0, 0
    for seed in range(4 * COUNT):
        seen = _lone(rules, bid.label, seed, is_maker=False)
        contract = seen.public.contract
        assert contract is not None
        assert seen.hand is not None
        cards = [(at, one) for trick in seen.public.tricks for at, one in trick.cards]
        known = Counter([*seen.hand, *(one for _, one in cards)])
        for card in [one for at, one in cards if at == contract.maker and known[one] == 1]:
            exact, rng = Worlds(seen), random.Random(seed)
            drawn = [exact.sample(rng) for _ in range(4 * DRAWS)]
            many = many_worlds(seen, 4 * DRAWS, seed)
            number = rules.cards.cards.index(card)
            figure, dof = distance(
                places_in(many, seen, number), places_in_worlds(drawn, seen, number)
            )
            total, free = total + figure, free + dof
    assert free
    assert total < free + 4.5 * sqrt(2 * free) + 4, f"chi-square {total:.1f} of {free}"


def _is_makers_turn(state: State) -> bool:
    contract = state.public.contract
    return contract is not None and contract.maker == state.turn


def _lone(rules: Rules, label: str, seed: int, *, is_maker: bool) -> View:
    """What the lone maker, or an opponent, sees in the second trick, as chance has it."""
    rng = random.Random(seed)
    state, _ = chance(new_match(rules), rng)
    while not state.public.tricks or not _is_makers_turn(state):
        actions = legal(state)
        if not actions:
            state, _ = chance(state, rng)
            continue
        bids = [one for one in actions if isinstance(one, Bid) and one.label == label]
        state, _ = apply(state, rng.choice(bids or actions))
    if not is_maker:
        state, _ = apply(state, rng.choice(legal(state)))
    assert state.turn is not None
    return view(state, state.turn)


@pytest.mark.parametrize("name", with_every_answer("no card in two places"))
def test_no_card_is_in_two_places(name: str) -> None:
    """Hands, kitty, turned card and cards played are disjoint, and hands have their sizes."""
    for seen in [*views_of(name, 3)][::4]:
        many = many_worlds(seen, 4, 5)
        for at in range(many.count):
            sets = [hand[at] for hand in many.hands] + [many.kitty[at], many.gone, many.turned]
            assert sum(one.bit_count() for one in sets) == _union(sets).bit_count()
            assert [one.bit_count() for one in sets[: seen.rules.players]] == list(seen.public.held)


def _union(sets: list[int]) -> int:
    whole = 0
    for one in sets:
        whole |= one
    return whole


@pytest.mark.parametrize("name", SMALL)
def test_worlds_of_small_games_are_all_drawn_and_listed(name: str) -> None:
    """In small games all possible worlds, and no other, are drawn; and listed, if few."""
    rules = replace(preset("na24").rules, SMALL[name])
    listed = rules.cards.listed
    seen, exact = next(
        (seen, exact)
        for most in (200, 1_500)
        for seen in _small_views(rules, name)
        if (exact := possible_worlds(seen, most)) is not None
    )
    drawn = many_worlds(seen, 15 * len(exact), 1)
    every = many_worlds(seen, 1, 1, most=20_000)
    for many in (drawn, every) if every.are_all else (drawn,):
        assert {
            tuple(listed(CardSet(hand[at])) for hand in many.hands) for at in range(many.count)
        } == {world.hands for world in exact}
    if not rules.widow_size:
        assert {
            tuple(listed(CardSet(drawn.dealt(seat)[at])) for seat in range(rules.players))
            for at in range(drawn.count)
        } == {world.dealt for world in exact}


def _small_views(rules: Rules, name: str) -> Iterator[View]:
    for seed in range(9):
        rng = random.Random(f"{name} {seed}")
        for moment in play_deal(rules, rng.choice, rng, Rarity.NONE):
            if moment.state.turn is not None and moment.state.public.held:
                yield view(moment.state, moment.state.turn)


def test_columns_change_all_worlds_at_once() -> None:
    """What is done to a whole column is done to each of its words."""
    column = array("Q", [1, 6, 1 << 62])
    assert parted(joined(column) | everywhere(8, 3), 3).tolist() == [9, 14, (1 << 62) | 8]
    assert column_of(5, 2).tolist() == [5, 5]


@pytest.mark.parametrize("name", ["na24", "british25", "bid-euchre48"])
def test_columns_move_to_a_layout_as_sets_do(name: str) -> None:
    """A column in the order of the pack has in the layout the bits of each of its sets."""
    rules, rng = PRESETS[name].rules, random.Random(name)
    for suit in (*Suit, None):
        layout = layout_of(order_of(rules, suit))
        sets = [rng.getrandbits(len(rules.cards)) for _ in range(7)]
        moved = mover_to(layout).column(array("Q", sets))
        assert moved.tolist() == [layout.mask(CardSet(one)) for one in sets]
        assert [mover_to(layout).mask(one) for one in sets] == moved.tolist()
        assert [mover_to(layout).cards(one) for one in moved] == sets
