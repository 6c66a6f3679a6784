"""Bids by search: what hands are good for, what bids say, and that a budget is kept to."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

import pytest

from euchre.arena import opening_of_deal
from euchre.cards import CardSet, Seat, Suit
from euchre.game import Bid, Name, Pass, Phase, State, View, apply, chance, legal, legal_in, view
from euchre.players import Limit, player_named
from euchre.players.club.playout import codes_of, play_out
from euchre.players.master.auctions import endings, number_bidder
from euchre.players.master.gauge import at_least, gauge_of, mean_of
from euchre.players.master.guesses import guess_deals
from euchre.players.master.player import foresees_bids
from euchre.players.master.skill import LEVELS
from euchre.rules import PRESETS, order_of

BID_GAMES = [name for name, preset in PRESETS.items() if preset.rules.has_bids]
LIMIT = Limit(seed=1, nodes=1000)


def dealt(game: str, seed: int) -> State:
    """A deal of a game, by the seat that has that number."""
    rules = PRESETS[game].rules
    state, _ = chance(opening_of_deal(rules, seed % rules.players), random.Random(seed))
    return state


def auctions(game: str, deals: int) -> Iterator[View]:
    """What the seats see that call, most of them passing."""
    for seed in range(deals):
        state, rng = dealt(game, seed), random.Random(seed)
        while state.turn is not None and state.phase is Phase.AUCTION:
            yield view(state, state.turn)
            options = legal(state)
            state, _ = apply(state, options[0] if rng.random() < 0.7 else rng.choice(options))


def test_among_six_who_bid_round_and_round_it_bids_as_club() -> None:
    """And only there: what others answer cannot be foreseen, and by search it lost to ``club``."""
    master, club = player_named("master"), player_named("club")
    for seen in [*auctions("bid-euchre48-six", 2)][::4]:
        assert master.decide(seen, LIMIT).action == club.decide(seen, LIMIT).action
    assert [one for one in BID_GAMES if not foresees_bids(PRESETS[one].rules)] == [
        "bid-euchre48-six"
    ]


@pytest.mark.parametrize("game", ["bid-euchre24", "auction-euchre", "nap28", "bid-euchre48"])
def test_a_glance_tells_tricks(game: str) -> None:
    """Over deals that it was not fitted to, what it expects is what play-outs bring."""
    rules = PRESETS[game].rules
    gauge, rng = gauge_of(rules), random.Random(7)
    cards = list(range(len(rules.cards.cards)))
    codes = codes_of(order_of(rules, Suit.SPADES))
    at = next(at for at, name in enumerate(gauge.names) if name.suit is Suit.SPADES)
    alone, together, real = list[float](), list[float](), list[int]()
    while len(real) < 150:
        rng.shuffle(cards)
        size = rules.hand_size
        places = [cards[seat * size : seat * size + size] for seat in range(rules.players)]
        hands = [CardSet(sum(1 << place for place in some)) for some in places]
        if gauge.best(hands[0])[1] != at:
            continue
        makers = (0, *rules.partners_of(0))
        theirs = [hand for seat, hand in enumerate(hands) if seat not in makers]
        alone.append(gauge.tricks(hands[0])[at])
        ours = [hands[seat] for seat in makers[1:]]
        together.append(gauge.tricks_in_deal(at, hands[0], ours, theirs)[0])
        indices = [tuple(rules.cards.cards[place].index for place in some) for some in places]
        sides = [int(seat not in makers) for seat in range(rules.players)]
        leader: Seat = rng.randrange(rules.players) if game != "bid-euchre24" else 0
        (taken,) = play_out(codes, [indices], leader, sides)
        real.append(sum(taken[seat] for seat in makers))
    mean = fmean(real)
    assert abs(fmean(alone) - mean) < 0.15 * rules.hand_size
    assert abs(fmean(together) - mean) < 0.15 * rules.hand_size
    blind = fmean((one - mean) ** 2 for one in real)
    seen = fmean((one - other) ** 2 for one, other in zip(real, together, strict=True))
    assert seen < 0.8 * blind


def test_what_tricks_are_worth_on_average() -> None:
    """It is the mean over a bell curve, and its chances fall from trick to trick."""
    assert mean_of([3.0] * 6, 2.2, 1.0) == pytest.approx(3)
    assert mean_of([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0], 3.0, 0.8) == pytest.approx(3, abs=0.01)
    chances = [at_least(tricks, 3.0, 1.0) for tricks in range(6)]
    assert chances == sorted(chances, reverse=True)
    assert at_least(4, 3.5, 1.0) == pytest.approx(0.5)


@pytest.mark.parametrize("game", BID_GAMES)
def test_calls_have_likelihoods(game: str) -> None:
    """Every call of every auction is more or less likely, and never surely so or not."""
    bidder = number_bidder(PRESETS[game].rules)
    for seen in auctions(game, 2):
        found = bidder.probabilities(seen)
        assert sum(found.values()) == pytest.approx(1)
        assert set(found) == set(legal_calls(seen))


def test_a_joker_that_is_led_tells_as_much_as_the_bid() -> None:
    """The maker's first lead makes no trump then: a contract that no bid names, and no error."""
    bidder = number_bidder(PRESETS["nap29-joker"].rules)
    seen = next(auctions("nap29-joker", 1))
    hands = [seen.rules.cards.set_of(seen.hand or ())]
    led = bidder.likelihoods(seen.public, Bid("3", Name(None)), hands)
    assert led == bidder.likelihoods(seen.public, Bid("3"), hands)


def legal_calls(seen: View) -> list[object]:
    """What the seat may call."""
    return list(legal_in(seen))


def test_a_bid_tells_of_strength() -> None:
    """Who has bid four is guessed to hold more than who has passed, who holds less than any."""
    rules = PRESETS["bid-euchre24"].rules
    bidder = number_bidder(rules)
    means = []
    for call in (Pass(), None, Bid("4", bidder.gauge.names[0])):
        tricks = []
        for seed in range(3):
            state = dealt("bid-euchre24", seed)
            caller = state.turn
            assert caller is not None
            if call is not None:
                state, _ = apply(state, call)
                seen = view(state, state.turn)
            else:
                seen = view(state, (caller + 1) % 4)
            guesses = guess_deals(seen, LIMIT, LEVELS["master"], bidder)
            hands = map(CardSet, guesses.worlds.dealt(caller))
            tricks += [
                bidder.gauge.tricks(hand)[0] * weight
                for hand, weight in zip(hands, guesses.weights, strict=True)
            ]
            tricks[-len(guesses.weights) :] = [
                one / fmean(guesses.weights) for one in tricks[-len(guesses.weights) :]
            ]
        means.append(fmean(tricks))
    assert means[0] < means[1] < means[2] - 0.2


def test_a_strong_hand_outbids() -> None:
    """An auction ends with whoever is good for more than was bid; with weak hands it stands."""
    state = dealt("bid-euchre24", 1)
    me = state.turn
    assert me is not None
    rules = state.public.rules
    bidder = number_bidder(rules)
    name = bidder.gauge.names[0]
    order = order_of(rules, name.suit)
    best = sorted(rules.cards.faces, key=lambda card: (order.is_trump(card), order.strength(card)))
    after_bid, _ = apply(state, Bid("2", name))
    weak, strong = rules.cards.set_of(best[:6]), rules.cards.set_of(best[-6:])
    for hand, stands in ((weak, True), (strong, False)):
        world = [weak] * 4
        world[(me + 1) % 4] = hand
        (end,) = endings(bidder, after_bid.public, me, [world])
        assert (end is None) is stands
        if end is not None:
            assert (end.maker, end.at) == ((me + 1) % 4, 0)
            assert end.rung.tricks >= 5


@pytest.mark.parametrize("game", BID_GAMES)
def test_bids_keep_to_the_budget(game: str) -> None:
    """However large the hands, a thousand nodes are some dozens of guessed deals in an auction."""
    bidder = number_bidder(PRESETS[game].rules)
    seen = next(auctions(game, 9))
    size = seen.rules.hand_size
    number = max(1000 // (size * seen.rules.players), 5 * size)
    guesses = guess_deals(seen, LIMIT, LEVELS["master"], bidder)
    assert guesses.worlds.count <= number * (1 + guesses.worlds.are_all) + 1
    decision = player_named("master").decide(seen, LIMIT)
    assert decision.action in legal_calls(seen)
    assert decision.why
