"""The order of cards under a contract: the only place that knows bowers and the Benny.

Sources: the trump order right bower, left bower, A K Q 10 9 (8 7) is that of all four
seeds and of Bicycle; the Benny above it and a trump for all purposes is that of
British Euchre (pagat.com).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre.cards import ALL_CARDS, Card, CardSet, Pack, Rank, Suit
from euchre.rules.model import Rules
from euchre.rules.records import PackRules, PlayRules

__all__ = ["BENNY", "LEFT_BOWER", "RIGHT_BOWER", "Order", "natural_cards", "order_of"]

RIGHT_BOWER: Final = "right"
LEFT_BOWER: Final = "left"
BENNY: Final = "benny"

_LANE = 100
"""More than any strength within a suit; trumps start here."""


class Order:
    """What each card of a pack counts as, and which beats which, under one trump.

    ``trump`` is None at no trump. There the Benny, if the pack has one, is the only
    trump: a lane of its own, which no suit can ask for but itself.
    """

    def __init__(self, rules: Rules, trump: Suit | None, *, low: bool = False) -> None:
        """The order under ``trump`` in a game by ``rules``; ``low`` turns the ranks round."""
        pack = rules.cards
        self.pack: Final = pack
        self.trump: Final = trump
        bowers, benny = rules.play.bowers, rules.benny
        self._last_wins = rules.play.last_equal_card_wins
        self._right = Card(Rank.JACK, trump) if bowers and trump is not None else None
        self._left = Card(Rank.JACK, trump.next) if bowers and trump is not None else None
        self._benny = benny
        # By a card's own index, for all faces: lists are quicker than dicts here.
        self._suit = [self._counted_as(card) for card in ALL_CARDS]
        self._strength = [self._strength_of(card, low=low) for card in ALL_CARDS]
        self._lane = {
            suit: _set_of(pack, [card for card in pack.faces if self._suit[card.index] is suit])
            for suit in (*Suit, None)
        }

    def suit(self, card: Card) -> Suit | None:
        """The suit that a card counts as; None for a Benny at no trump."""
        return self._suit[card.index]

    def strength(self, card: Card) -> int:
        """A number that is greater for the better card of two of one suit; trumps are above all."""
        return self._strength[card.index]

    def lane(self, suit: Suit | None) -> CardSet:
        """All cards that count as that suit."""
        return self._lane[suit]

    def bower(self, card: Card) -> str:
        """``"right"``, ``"left"`` or ``"benny"``; ``""`` for any other card."""
        if card is self._benny:
            return BENNY
        if card is self._right:
            return RIGHT_BOWER
        return LEFT_BOWER if card is self._left else ""

    def is_trump(self, card: Card) -> bool:
        """Whether it beats every card of the other suits."""
        return self._strength[card.index] >= _LANE

    def playable(self, hand: CardSet, led: Card | None) -> CardSet:
        """The cards of a hand that may be played: those of the suit led, else all."""
        if led is None:
            return hand
        return CardSet(hand & self._lane[self._suit[led.index]] or hand)

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether ``challenger``, played later, takes the trick from ``best``."""
        if challenger is best:
            return self._last_wins
        strength = self._strength[challenger.index]
        if strength < _LANE and self._suit[challenger.index] is not self._suit[best.index]:
            return False
        return strength > self._strength[best.index]

    def sort(self, cards: CardSet) -> tuple[Card, ...]:
        """A hand as players hold it: trumps first, suits together, colours in turn, high to low."""
        return self.sort_cards(self.pack.listed(cards))

    def sort_cards(self, listed: Sequence[Card]) -> tuple[Card, ...]:
        """The same for cards that are listed."""
        present = {
            suit
            for card in listed
            if (suit := self._suit[card.index]) is not self.trump and suit is not None
        }
        place = {suit: at for at, suit in enumerate(_in_turn(present, self.trump))}
        return tuple(
            sorted(
                listed,
                key=lambda card: (
                    -1
                    if self.is_trump(card)
                    else place.get(self._suit[card.index] or Suit.SPADES, 0),
                    -self._strength[card.index],
                ),
            )
        )

    def _counted_as(self, card: Card) -> Suit | None:
        if card in (self._benny, self._left):
            return self.trump
        return card.suit

    def _strength_of(self, card: Card, *, low: bool) -> int:
        if card is self._benny:
            return _LANE + 22
        if card is self._right:
            return _LANE + 21
        if card is self._left:
            return _LANE + 20
        rank = 0 if card.rank is None else int(card.rank)
        return (_LANE if card.suit is self.trump else 0) + (16 - rank if low else rank)


def _set_of(pack: Pack, faces: list[Card]) -> CardSet:
    """All copies of these faces."""
    return CardSet(sum(pack.mask(card) for card in faces))


def _in_turn(suits: set[Suit], trump: Suit | None) -> list[Suit]:
    """Suits so that neighbours differ in colour where that is possible, trump being before them."""
    best: list[Suit] = []
    red = trump.is_red if trump is not None else None
    left = sorted(suits)
    while left:
        other = [suit for suit in left if suit.is_red is not red]
        # The colour that has more suits left goes first, so that both can alternate.
        if red is None and sum(suit.is_red for suit in left) * 2 > len(left):
            other = [suit for suit in left if suit.is_red]
        chosen = (other or left)[0]
        best.append(chosen)
        left.remove(chosen)
        red = chosen.is_red
    return best


def order_of(rules: Rules, trump: Suit | None, *, low: bool = False) -> Order:
    """The order under that trump in a game by these rules (made once, then remembered)."""
    key = (rules.pack, rules.play, trump, low)
    found = _ORDERS.get(key)
    if found is None:
        found = _ORDERS[key] = Order(rules, trump, low=low)
    return found


_ORDERS: dict[tuple[PackRules, PlayRules, Suit | None, bool], Order] = {}


def natural_cards(rules: Rules, suit: Suit) -> CardSet:
    """All cards printed in that suit, but for a Benny that only borrows the face."""
    return _set_of(
        rules.cards, [c for c in rules.cards.faces if c.suit is suit and c is not rules.benny]
    )
