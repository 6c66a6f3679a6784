"""Worlds beside a search through every deal: the same deals, found a second way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeVar

import pytest

from euchre.cards import Card, CardSet
from euchre.game import (
    Acted,
    BrokenLogError,
    Dealt,
    Discard,
    Event,
    Give,
    GoUnder,
    IllegalActionError,
    Shown,
    State,
    legal,
    look,
    new_match,
    push,
    redact,
    replay,
    reveal,
    view,
)
from euchre.rules import Rules, preset, replace
from euchre.search import World, Worlds, possible_worlds, sample_world
from euchre.testing import act, at_deal, dealt, laws, play_deal
from euchre.testing.games import Rarity
from tests.conftest import TIER
from tests.search.small_games import SMALL

T = TypeVar("T")
Cards = tuple[Card, ...]
Flat = tuple[tuple[Cards, ...], Cards, Cards, object]

MOST = {"test": 4_500, "soak": 6_000}[TIER]
"""Deals that are tried at one moment."""

ENOUGH = {"test": 2, "soak": 40}[TIER]
"""Moments that are compared."""


def rules_of(name: str) -> Rules:
    return replace(preset("na24").rules, SMALL[name])


def flat(
    rules: Rules,
    hands: Sequence[Sequence[Card] | None],
    kitty: Sequence[Card],
    state: tuple[object, object, object],
) -> Flat:
    """A world in a form that does not depend on the order in which cards were laid away."""
    split = 3 if rules.deal.go_under.value != "none" else 0
    dealt_hands = tuple(tuple(sorted(hand or ())) for hand in hands)
    return (dealt_hands, tuple(sorted(kitty[:split])), tuple(sorted(kitty[split:])), state)


def of_world(rules: Rules, world: World) -> Flat:
    away = tuple(tuple(sorted(cards)) for cards in world.laid_away)
    return flat(rules, world.dealt, world.kitty, (world.hands, away, tuple(sorted(world.gave))))


def of_state(deal: Dealt, state: State) -> Flat:
    listed = state.rules.cards.listed
    hands = tuple(map(listed, state.hands))
    away = tuple(map(listed, state.aside))
    inside = (hands, away, tuple(sorted(state.gave)))
    return flat(state.rules, deal.hands, deal.kitty or (), inside)


def hands_told(rules: Rules, told: Sequence[Event]) -> list[tuple[Card, ...] | None]:
    """The hands as dealt that the seat was told, or that were shown by who went under.

    Other cards that are shown are single ones, such as a joker.
    """
    deal = told[0]
    assert isinstance(deal, Dealt)
    hands = list(deal.hands)
    if any(isinstance(event, Acted) and event.action == GoUnder() for event in told):
        for event in told:
            if not isinstance(event, Shown) or event.to is not None or event.source < 0:
                continue
            if len(event.cards or ()) == rules.hand_size_of(event.source, deal.dealer):
                hands[event.source] = event.cards
    return hands


def deals_to_try(rules: Rules, told: Sequence[Event]) -> int:
    """How many deals :func:`every_deal` gives, copies taken apart."""
    deal, hands = told[0], hands_told(rules, told)
    assert isinstance(deal, Dealt)
    left = len(rules.cards) - rules.deal.turn_up - sum(len(hand or ()) for hand in hands)
    ways = 1
    for seat, hand in enumerate(hands):
        if hand is None:
            size = rules.hand_size_of(seat, deal.dealer)
            ways *= comb(left, size)
            left -= size
    under = any(isinstance(event, Acted) and event.action == GoUnder() for event in told)
    return ways * (comb(left, 3) if under else 1)


def every_deal(rules: Rules, told: Sequence[Event]) -> Iterator[Dealt]:
    """Every deal with the hands that the seat was told and that were shown to all."""
    deal = told[0]
    assert isinstance(deal, Dealt)
    hands = hands_told(rules, told)
    goes_under = any(isinstance(event, Acted) and event.action == GoUnder() for event in told)
    pack = Counter(rules.cards.cards)
    pack.subtract([card for hand in hands for card in hand or ()])
    pack.subtract([deal.upcard] if deal.upcard is not None else [])

    def fill(at: int, made: list[tuple[Card, ...]], left: Counter[Card]) -> Iterator[Dealt]:
        rest = tuple(sorted(left.elements()))
        if at == len(hands):
            tops = set(combinations(rest, 3)) if goes_under else {()}
            for top in tops:
                under = tuple((left - Counter(top)).elements())
                yield Dealt(deal.dealer, tuple(made), deal.upcard, (*top, *under))
            return
        hand = hands[at]
        options = (
            {hand}
            if hand is not None
            else set(combinations(rest, rules.hand_size_of(at, deal.dealer)))
        )
        for one in options:
            yield from fill(at + 1, [*made, one], left - Counter(one if hand is None else ()))

    yield from fill(0, [], +pack)


def every_world(rules: Rules, before: Sequence[Event], told: Sequence[Event]) -> set[Flat]:
    """Every deal that some log leads to which the seat is told so, by trying all logs."""
    found: set[Flat] = set()
    start = replay(rules, before)
    for deal in every_deal(rules, told):
        waiting = [(push(start, deal), 1)]
        while waiting:
            state, at = waiting.pop()
            if at == len(told):
                found.update(with_any_top(of_state(deal, state), told))
                continue
            for option in what_it_may_be(state, told[at]):
                try:
                    waiting.append((push(state, option), at + 1))
                except (IllegalActionError, BrokenLogError):
                    continue
    return found


def what_it_may_be(state: State, told: Event) -> list[Event]:
    """The events that a seat may be told so."""
    match told:
        case Acted(seat, Discard(None)):
            return [Acted(seat, one) for one in legal(state) if isinstance(one, Discard)]
        case Acted(seat, Give(None, _)):
            return [Acted(seat, one) for one in legal(state) if isinstance(one, Give)]
        case Shown(_, None, _):
            return list(state.due[:1])
        case _:
            return [told]


def with_any_top(one: Flat, told: Sequence[Event]) -> Iterator[Flat]:
    """The deal, or all in which any three of its kitty lie on top, if it split and nobody saw."""
    hands, top, rest, inside = one
    if not top or any(isinstance(e, Acted) and e.action == GoUnder() for e in told):
        yield one
        return
    kitty = sorted((*top, *rest))
    for three in combinations(kitty, 3):
        left = tuple(sorted((Counter(kitty) - Counter(three)).elements()))
        yield (hands, three, left, inside)


@pytest.mark.parametrize("name", SMALL)
def test_worlds_are_those_that_a_search_finds(name: str) -> None:
    """Not one deal more or less than can have led to what the seat has seen."""
    rules = rules_of(name)
    rarity = {
        "going under": Rarity.POOR_HAND,
        "three tens": Rarity.POOR_HAND,
        "blind": Rarity.BENNY_TURNED,
        "joker shown, going under": Rarity.POOR_HAND,
        "going under, then bids": Rarity.POOR_HAND,
    }.get(name, Rarity.NONE)
    compared = 0
    for seed in range({"test": 30, "soak": 100}[TIER]):
        rng = random.Random(seed)
        *_, moment = play_deal(rules, _Eager(rng), rng, rarity)
        events = moment.events
        start = next(at for at, event in enumerate(events) if isinstance(event, Dealt))
        for end in rng.sample(range(start + 1, len(events) + 1), len(events) - start):
            if compared == ENOUGH:
                return
            seat = rng.choice([*range(rules.players), None])
            worlds = Worlds(look(rules, seat, events[:end]))
            told = [redact(rules, event, seat) for event in events[start:end]]
            if deals_to_try(rules, told) > MOST or replay(rules, events[:end]).due:
                continue
            if worlds.count > MOST:
                continue
            expected = every_world(rules, events[:start], told)
            listed = [of_world(rules, world) for world in worlds]

            assert len(set(listed)) == len(listed)
            assert set(listed) == expected
            assert len(expected) <= worlds.count
            assert of_world(rules, worlds.sample(rng)) in expected
            compared += 1
    assert compared >= 2


class _Eager:
    """Picks what is rare rather than the pass or the first card."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def __call__(self, among: Sequence[T], /) -> T:
        return self.rng.choice(among) if self.rng.random() < 0.5 else among[-1]


def test_every_world_comes_up_as_often() -> None:
    """Sampling reaches each world, none much more often than another."""
    rules = rules_of("any discard")
    state = act(at_deal(rules, dealt(rules, 0, "JH", seat0="AS KS QS", seat1="JD AH AD")), "order")
    state = act(state, "away:AS JD JH KS AD")
    worlds, rng = Worlds(view(state, 1)), random.Random(1)
    drawn = Counter(worlds.sample(rng) for _ in range(20 * worlds.count))

    assert worlds.count == 11 * 10
    assert set(drawn) == set(possible_worlds(view(state, 1)) or ())
    assert 5 < min(drawn.values()) < max(drawn.values()) < 45


def test_no_world_before_the_deal() -> None:
    """Before cards are dealt there is nothing to guess, and it is said so."""
    rules = preset("na24").rules
    with pytest.raises(ValueError, match="before cards are dealt"):
        sample_world(look(rules, 0, ()), random.Random(1))
    assert new_match(rules).public.held == ()


def test_too_many_worlds_are_not_listed() -> None:
    """A fresh deal has more worlds than anybody wants to list."""
    rules = preset("na24").rules
    state = at_deal(rules, dealt(rules, "N", "9D"))

    assert possible_worlds(view(state, 1)) is None
    assert Worlds(view(state, 1)).count == comb(18, 5) * comb(13, 5) * comb(8, 5)


@pytest.mark.parametrize(
    "name",
    [
        "na24",
        "railroad-bicycle",
        "hoyle32",
        "hasenpfeffer25",
        "nap24-three",
        "buck24",
        "call-ace24",
    ],
)
def test_what_is_shown_after_a_deal_is_known(name: str) -> None:
    """Worlds agree with what seats laid away or still held, and with the kitty, once shown."""
    rules = preset(name).rules
    for seed in range(4):
        rng = random.Random(seed)
        *_, moment = play_deal(rules, rng.choice, rng)
        events, state = list(moment.events), moment.state
        for shown in reveal(state)[:seed]:
            state = push(state, shown)
            events.append(shown)
            for seat in (*range(rules.players), None):
                laws.seats_cannot_tell_worlds_apart(rules, events, seat, rng)
                laws.true_world_is_possible(rules, events, seat, most=300)
        for shown in reveal(state):
            state = push(state, shown)
            events.append(shown)
        # What a seat still held and what it had laid away are shown together.
        left = [
            rules.cards.listed(CardSet(hand | away))
            for hand, away in zip(state.hands, state.aside, strict=True)
        ]
        for world in Worlds(view(state, 0)):
            shares = zip(world.hands, world.laid_away, strict=True)
            assert [tuple(sorted(hand + away)) for hand, away in shares] == left
            assert world.kitty == tuple(sorted(state.kitty))


def test_copies_are_counted_apart() -> None:
    """With two copies, a deal that parts two of a face counts as the two that it stands for."""
    rules = replace(preset("na24").rules, {"pack.copies": 2})
    state = at_deal(rules, dealt(rules, "N", "9D", "", None, E="AS KS QS JS TS"))

    ways = comb(42, 5) * comb(37, 5) * comb(32, 5)
    # Which of the two copies E holds is left open for each of the five faces.
    assert Worlds(view(state, 1)).count == ways * 2**5
