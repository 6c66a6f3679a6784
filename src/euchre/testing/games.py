"""Random games: matches played by picking from what is legal, rare deals forced."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from euchre.cards import Card, CardSet, Rank, Seat
from euchre.game import Dealt, Event, Phase, State, apply, chance, legal, new_match, push
from euchre.game.hands import lowly_cards
from euchre.rules import Rules, order_of
from euchre.testing.random_rules import Pick

__all__ = ["Moment", "Moods", "Rarity", "moments", "play_deal", "play_match", "rare_deal"]


T = TypeVar("T")

_CHANGES = 0.1
"""How likely a mood is to change at each pick."""


class Rarity(StrEnum):
    """What random cards bring too seldom to be tested by."""

    NONE = "none"
    BENNY_TURNED = "benny_turned"
    JACK_TURNED = "jack_turned"
    POOR_HAND = "poor_hand"
    """A hand without ace, face or Benny, as far as the pack has such cards."""
    ONE_ACE = "one_ace"
    """Such a hand with a single ace."""
    ONE_SUIT = "one_suit"
    """A hand of one printed suit, as far as it goes."""
    TURNED_SUIT = "turned_suit"
    """The same, in the suit of the turned card."""
    BEST_CARDS = "best_cards"
    """A hand of Benny, jacks and aces."""
    BEST_TRUMPS = "best_trumps"
    """A hand of the best trumps of the turned card's suit, or of another."""


_OF_TURNED_SUIT = (Rarity.TURNED_SUIT, Rarity.BEST_TRUMPS)


class Moods:
    """Picks at random, but for a while the first of each list, so that whole tables pass."""

    def __init__(self, rng: random.Random) -> None:
        """Moods that change with ``rng``."""
        self._rng, self._is_first = rng, False

    def __call__(self, among: Sequence[T], /) -> T:
        """One of ``among``."""
        if self._rng.random() < _CHANGES:
            self._is_first = not self._is_first
        return among[0] if self._is_first else self._rng.choice(among)


@dataclass(frozen=True, slots=True)
class Moment:
    """A state, and all events that led to it."""

    state: State
    events: tuple[Event, ...]


def rare_deal(rules: Rules, dealer: Seat, rng: random.Random, rarity: Rarity) -> Dealt:
    """A random deal in which the rarity comes up, in a random hand; else any deal."""
    cards = list(rules.cards.cards)
    rng.shuffle(cards)
    upcard = _first(cards, _is_turned(rules, rarity)) if rules.deal.turn_up else None
    lucky = rng.randrange(rules.players)
    wanted = _wanted(rules, cards, upcard, rarity)
    size = rules.hand_size_of(lucky, dealer)
    hand = [cards.pop(cards.index(card)) for card in wanted[:size]]
    hands = []
    for seat in range(rules.players):
        own = hand if seat == lucky else []
        while len(own) < rules.hand_size_of(seat, dealer):
            own.append(cards.pop())
        hands.append(tuple(sorted(own)))
    return Dealt(dealer, tuple(hands), upcard, tuple(cards))


def _is_turned(rules: Rules, rarity: Rarity) -> list[Card]:
    """The cards to turn up, whichever comes first; empty for any."""
    if rarity is Rarity.BENNY_TURNED and rules.benny is not None:
        return [rules.benny]
    if rarity is Rarity.JACK_TURNED:
        return [card for card in rules.cards.faces if card.rank is Rank.JACK]
    return []


def _first(cards: list[Card], among: Sequence[Card]) -> Card:
    """Take the first card that is among those out of ``cards``; the first of all if none is."""
    return cards.pop(next((at for at, card in enumerate(cards) if card in among), 0))


def _wanted(rules: Rules, cards: list[Card], upcard: Card | None, rarity: Rarity) -> list[Card]:
    """The cards for a rare hand, in the order in which they are wanted."""
    lowly = set(rules.cards.faces_of(lowly_cards(rules)))
    low = [card for card in cards if card in lowly]
    aces = [card for card in cards if card.rank is Rank.ACE]
    suit = upcard.suit if upcard and rarity in _OF_TURNED_SUIT else cards[0].suit
    match rarity:
        case Rarity.POOR_HAND:
            return low
        case Rarity.ONE_ACE:
            return aces[:1] + low
        case Rarity.ONE_SUIT | Rarity.TURNED_SUIT:
            return [card for card in cards if card.suit is suit and card is not rules.benny]
        case Rarity.BEST_TRUMPS:
            order = order_of(rules, suit)
            return sorted(filter(order.is_trump, cards), key=order.strength, reverse=True)
        case Rarity.BEST_CARDS:
            jacks = [card for card in cards if card.rank is Rank.JACK]
            benny = [card for card in cards if card is rules.benny]
            return [*benny, *jacks, *aces]
        case _:
            return []


def play_deal(
    rules: Rules, pick: Pick, rng: random.Random, rarity: Rarity = Rarity.NONE
) -> Iterator[Moment]:
    """Every moment from the start of a match to the end of its first deal."""
    events: list[Event] = []
    state = new_match(rules)
    yield Moment(state, ())
    while not state.public.is_deal_over:
        state, made = _step(state, pick, rng, rarity)
        events += made
        yield Moment(state, tuple(events))


def play_match(
    rules: Rules, pick: Pick, rng: random.Random, *, rare: bool = False, most_deals: int = 1000
) -> Moment:
    """A match played to its end, or until that many deals are dealt.

    With ``rare``, every other deal is one of the rarities.
    """
    events: list[Event] = []
    state = new_match(rules)
    rarities = list(Rarity)
    deals = 0
    while not state.is_over and not (state.public.awaits_deal and deals == most_deals):
        deals += state.public.awaits_deal
        rarity = rng.choice(rarities) if rare and rng.random() < 0.5 else Rarity.NONE
        state, made = _step(state, pick, rng, rarity)
        events += made
    return Moment(state, tuple(events))


def _step(
    state: State, pick: Pick, rng: random.Random, rarity: Rarity
) -> tuple[State, tuple[Event, ...]]:
    if state.public.turn is not None:
        return apply(state, pick(legal(state)))
    if rarity is Rarity.NONE or state.phase is Phase.FIRST_DEALER:
        return chance(state, rng)
    public = state.public
    dealer = public.dealer if public.next_dealer is None else public.next_dealer
    event = rare_deal(state.rules, dealer, rng, rarity)
    return push(state, event), (event,)


def moments(rules: Rules, events: Sequence[Event]) -> Iterator[State]:
    """The state before the first event, and after each."""
    state = new_match(rules)
    yield state
    for event in events:
        state = push(state, event)
        yield state


def cards_of(state: State) -> tuple[Card, ...]:
    """Every card of a deal, wherever it lies, in canonical order."""
    pack = state.rules.cards
    public = state.public
    piles: list[Card] = [*state.kitty]
    for cards in (*state.hands, *state.aside, state.turned):
        piles += pack.listed(CardSet(cards))
    for trick in (*public.tricks, *([public.trick] if public.trick else [])):
        piles += [card for _, card in trick.cards]
    return tuple(sorted(piles))
