"""Chance: finding the first dealer and dealing, from cards in a given order.

Nothing here draws random numbers. Whoever runs a game shuffles (``rng.shuffle``) and
passes the order; a log holds what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import Protocol

from euchre.cards import Card, Rank, Seat, seats_after
from euchre.game.events import DealerDrawn, Dealt
from euchre.rules import FirstDealer, Rules

__all__ = ["Shuffler", "deal_cards", "draw_dealer", "fresh_deal", "fresh_draw", "is_possible_draw"]


class Shuffler(Protocol):
    """What is needed of a random generator; ``random.Random`` has it."""

    def shuffle(self, x: list[Card], /) -> None:
        """Put the list into a random order."""


def fresh_draw(rules: Rules, rng: Shuffler) -> DealerDrawn:
    """Find the first dealer with cards shuffled by ``rng``."""
    return draw_dealer(rules, _shuffled(rules, rng))


def fresh_deal(rules: Rules, dealer: Seat, rng: Shuffler) -> Dealt:
    """Deal cards shuffled by ``rng``."""
    return deal_cards(rules, dealer, _shuffled(rules, rng))


def _shuffled(rules: Rules, rng: Shuffler) -> list[Card]:
    cards = list(rules.cards.cards)
    rng.shuffle(cards)
    return cards


def deal_cards(rules: Rules, dealer: Seat, cards: Sequence[Card]) -> Dealt:
    """Deal the pack in this order, in the packets of the rules, and turn up the next card.

    Raises:
        ValueError: if the cards are not exactly the pack.
    """
    if tuple(sorted(cards)) != rules.cards.cards:
        msg = f"these {len(cards)} cards are not the pack of {len(rules.cards)}"
        raise ValueError(msg)
    rest = list(reversed(cards))
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    for packets in rules.deal.packets:
        for seat, number in zip(seats_after(dealer, rules.players), packets, strict=True):
            hands[seat].extend(rest.pop() for _ in range(number))
    upcard = rest.pop() if rules.deal.turn_up else None
    return Dealt(
        dealer, tuple(tuple(sorted(hand)) for hand in hands), upcard, tuple(reversed(rest))
    )


def draw_dealer(rules: Rules, cards: Sequence[Card]) -> DealerDrawn:
    """Find the first dealer as the rules say, the cards coming in this order.

    If ties use the pack up, the first of the tied seats deals. Where the dealer is simply
    random, the order of as many faces as there are seats decides, and no card is shown.
    """
    match rules.deal.first_dealer:
        case FirstDealer.RANDOM:
            lots = [card for card in rules.cards.faces if card is not rules.benny][: rules.players]
            return DealerDrawn(
                [card for card in dict.fromkeys(cards) if card in lots].index(lots[0])
            )
        case FirstDealer.FIRST_JACK | FirstDealer.FIRST_BLACK_JACK:
            return _first_jack(rules, cards)
        case FirstDealer.LOWEST_DRAW | FirstDealer.HIGHEST_DRAW:
            return _draw(rules, cards, list(range(rules.players)))


def _first_jack(rules: Rules, cards: Sequence[Card]) -> DealerDrawn:
    black_only = rules.deal.first_dealer is FirstDealer.FIRST_BLACK_JACK
    draws: list[tuple[Seat, Card]] = []
    for seat, card in zip(cycle(range(rules.players)), cards, strict=False):
        draws.append((seat, card))
        if (
            card.rank is Rank.JACK
            and card.suit is not None
            and not (black_only and card.suit.is_red)
        ):
            break
    return DealerDrawn(draws[-1][0], tuple(draws))


def _draw(rules: Rules, cards: Sequence[Card], seats: list[Seat]) -> DealerDrawn:
    rest = list(reversed(cards))
    draws: list[tuple[Seat, Card]] = []
    while len(seats) > 1 and len(rest) >= len(seats):
        drawn = [(seat, rest.pop()) for seat in seats]
        draws += drawn
        best = max(_draw_value(rules, card) for _, card in drawn)
        seats = [seat for seat, card in drawn if _draw_value(rules, card) == best]
    return DealerDrawn(seats[0], tuple(draws))


def _draw_value(rules: Rules, card: Card) -> int:
    """Greater is the dealer. Bicycle: in a draw for the lowest the ace is low, the king high."""
    lowest_deals = rules.deal.first_dealer is FirstDealer.LOWEST_DRAW
    if card is rules.benny or card.rank is None:
        return -100 if lowest_deals else 100
    if lowest_deals:
        return -(1 if card.rank is Rank.ACE else int(card.rank))
    return int(card.rank)


def is_possible_draw(rules: Rules, event: DealerDrawn) -> bool:
    """Whether the first dealer can have been found so by these rules."""
    if not 0 <= event.dealer < rules.players:
        return False
    if rules.deal.first_dealer is FirstDealer.RANDOM:
        return not event.draws
    cards = [card for _, card in event.draws]
    rest = list(rules.cards.cards)
    for card in cards:
        if card not in rest:
            return False
        rest.remove(card)
    return draw_dealer(rules, [*cards, *rest]) == event
