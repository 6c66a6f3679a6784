"""OpenSpiel's euchre and ours, side by side through one deal.

OpenSpiel deals a card at a time, asks the dealer to discard before the maker says whether
to go alone, and lets a dealer discard who then sits out. So our calls are made as soon as
OpenSpiel has heard both, and what each asks next is compared at every choice.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

import pyspiel

from euchre.cards import Card, Rank, Suit
from euchre.game import (
    Action,
    DealerDrawn,
    Dealt,
    Discard,
    Name,
    OrderUp,
    Pass,
    Phase,
    Play,
    State,
    apply,
    legal,
    new_match,
    push,
)
from euchre.rules import Rules, StickTheDealer, preset, replace

__all__ = ["Pair", "card_of", "id_of", "play", "rules_beside"]

PASS: Final = 24
ALONE: Final = 29
PARTNER: Final = 30
_SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
_RANKS = (Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


def card_of(number: int) -> Card:
    """The card of an OpenSpiel number."""
    return Card(_RANKS[number // 4], _SUITS[number % 4])


def id_of(card: Card) -> int:
    """The OpenSpiel number of a card."""
    assert card.rank is not None
    assert card.suit is not None
    return 4 * _RANKS.index(card.rank) + _SUITS.index(card.suit)


def rules_beside(*, stick: bool) -> Rules:
    """The rule set that both know."""
    return replace(
        preset("na24").rules,
        {"exchange.pick_up": "mandatory", "auction.stick_the_dealer": "stick" if stick else "off"},
    )


@dataclass
class Pair:
    """Both games at one moment."""

    rules: Rules
    theirs: Any
    ours: State
    call: int | None = None
    """The suit that was called, while the maker has not said whether to go alone."""
    discard: int | None = None
    compared: int = 0

    @classmethod
    def dealt(cls, rules: Rules, rng: random.Random) -> Pair:
        """Both after the same random deal."""
        stick = rules.auction.stick_the_dealer is StickTheDealer.STICK
        theirs = pyspiel.load_game(f"euchre(stick_the_dealer={stick})").new_initial_state()
        dealer = rng.choice(theirs.legal_actions())
        theirs.apply_action(dealer)
        cards = []
        while theirs.is_chance_node():
            cards.append(rng.choice(theirs.legal_actions()))
            theirs.apply_action(cards[-1])
        faces = [card_of(number) for number in cards]
        hands = [tuple(sorted(faces[(seat - dealer) % 4 : 20 : 4])) for seat in range(4)]
        kitty = [card for card in rules.cards.cards if card not in faces]
        deal = Dealt(dealer, tuple(hands), faces[20], tuple(kitty))
        return cls(rules, theirs, push(push(new_match(rules), DealerDrawn(dealer)), deal))

    def compare(self) -> None:
        """Whether both ask the same seat to choose from the same."""
        mine = {self.number_of(action) for action in legal(self.ours)}
        assert self.theirs.current_player() == self.ours.turn
        assert set(self.theirs.legal_actions()) == mine
        self.compared += 1

    def number_of(self, action: Action) -> int:
        """What OpenSpiel calls an action of ours."""
        match action:
            case Pass():
                return PASS
            case OrderUp():
                assert self.ours.public.upcard is not None
                return 25 + id_of(self.ours.public.upcard) % 4
            case Name(suit) if suit is not None:
                return 25 + _SUITS.index(suit)
            case Discard(card) | Play(card) if card is not None:
                return id_of(card)
            case _:
                raise AssertionError(action)

    def choose(self, number: int) -> None:
        """Both do what OpenSpiel calls ``number``."""
        was_bidding = self.call is None and self.ours.phase is Phase.AUCTION
        self.theirs.apply_action(number)
        if was_bidding and number == PASS:
            self.ours, _ = apply(self.ours, Pass())
        elif was_bidding:
            self.call = number
        elif self.call is not None and number in {ALONE, PARTNER}:
            self._make_trump(alone=number == ALONE)
        elif self.call is not None:
            self.discard = number
        else:
            same = [one for one in legal(self.ours) if self.number_of(one) == number]
            assert len(same) == 1
            self.ours, _ = apply(self.ours, same[0])

    def _make_trump(self, *, alone: bool) -> None:
        assert self.call is not None
        accepts = self.ours.public.round == 1
        suit = _SUITS[self.call - 25]
        action: Action = OrderUp(alone=alone) if accepts else Name(suit, alone=alone)
        self.ours, _ = apply(self.ours, action)
        self.call = None
        if self.ours.phase is Phase.PICK_UP:
            assert self.discard is not None
            self.ours, _ = apply(self.ours, Discard(card_of(self.discard)))

    def discards_expected(self) -> set[int]:
        """What OpenSpiel's dealer is to choose a discard from: the five cards held."""
        hand = self.rules.cards.listed(self.ours.hands[self.ours.public.dealer])
        return {id_of(card) for card in hand}


def play(pair: Pair, rng: random.Random, passing: float = 0.0) -> None:
    """Play a deal to its end by random choices, comparing every one, and the score.

    ``passing`` is how often a seat passes that might, beyond chance.
    """
    while not pair.theirs.is_terminal():
        numbers = pair.theirs.legal_actions()
        if pair.call is None:
            pair.compare()
        elif ALONE in numbers:
            assert set(numbers) == {ALONE, PARTNER}
            assert pair.theirs.current_player() == pair.ours.turn
        else:
            assert pair.theirs.current_player() == pair.ours.public.dealer
            assert set(numbers) == pair.discards_expected()
        passes = PASS in numbers and rng.random() < passing
        pair.choose(PASS if passes else rng.choice(numbers))
    assert pair.ours.public.is_deal_over
    points = pair.ours.public.results[-1].points
    returns = [points[seat % 2] - points[1 - seat % 2] for seat in range(4)]
    assert pair.theirs.returns() == returns
