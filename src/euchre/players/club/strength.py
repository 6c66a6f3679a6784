"""How many tricks a hand is good for under a trump, before any card is played.

A point count as club players use it, spread over any pack: a trump is worth what the
trumps above it leave of it, and those count only as far as an opponent is likely to hold
them. Two counts are kept: with a partner, who takes tricks as well and would have taken
some of ours, and alone. The weights were rounded from 20,000 deals with contracts drawn at
random that this player played against itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from euchre.cards import Card, Suit
from euchre.players.club.ranking import Ranking
from euchre.rules import Partners, Rules

__all__ = ["Pool", "Strength", "pool_of", "strength", "usual_partners"]

_USUAL_SHARE: Final = 10 / 18
"""The opponents' part of the unseen cards when four play with 24."""


@dataclass(frozen=True, slots=True)
class _Weights:
    """What features of a hand are worth, in tricks."""

    trump: tuple[float, ...]
    """A trump, by how many trumps above it the opponents hold in an ordinary deal."""
    length: tuple[float, ...]
    """A number of trumps, for its own sake."""
    ace: tuple[float, ...]
    """The best card of a side suit, by the length of the suit: alone, with one more, with more."""
    second: float
    """A side card that is best when the first is gone, or that one card beats, guarded."""
    voids: tuple[float, ...]
    """Side suits without a card, where there is a trump to use."""


_WITH_PARTNER: Final = _Weights(
    trump=(0.81, 0.58, 0.46, 0.39, 0.34, 0.27),
    length=(-0.15, -0.05, 0.0),
    ace=(0.35, 0.24, 0.15),
    second=0.1,
    voids=(0.0, 0.15, 0.3, 0.4),
)
_ALONE: Final = _Weights(
    trump=(0.97, 0.61, 0.47, 0.4, 0.33, 0.26),
    length=(-0.65, -0.48, 0.0, 0.28, 0.4, 0.6),
    ace=(0.65, 0.65, 0.55),
    second=0.27,
    voids=(0.0, 0.19, 0.45, 0.5),
)
_NO_TRUMP: Final = _Weights(
    trump=_WITH_PARTNER.trump, length=(0.3,), ace=(0.62,), second=0.35, voids=(0.0,)
)
_NO_TRUMP_ALONE: Final = _Weights(
    trump=_ALONE.trump, length=(0.2,), ace=(0.92,), second=0.6, voids=(0.0,)
)
_FROM_PARTNERS: Final = 0.84
"""Tricks that partners take of those due to them by number, beside a maker."""
_OF_A_LONE_HAND: Final = 0.3
"""Tricks that a hand takes beside those that its features explain."""


_DRAWN: Final = (0.3, 0.45, 0.7, 0.88, 0.94)
"""The chance that a side card is not trumped in a sweep, by the trumps that draw others first."""
_BEATEN: Final = (0.03, 0.5, 0.75)
"""What a card that is known to beat a trump leaves of a sweep, by the trumps led before it."""
_PARTNERS_LEAST: Final = 0.2
"""The part of the tricks that a hand would lose alone that its partners take at least."""
_LUCK: Final = 0.6
"""Chances of single cards go together, so that a sweep is likelier than their product."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Where the cards are that a seat does not see, counted."""

    out: int
    """Cards unseen."""
    opponents: int
    """Of those, how many the opponents hold."""
    partners: int
    """Of those, how many the partners hold."""
    hand: int
    """Cards in a hand, and so tricks in the deal."""

    @property
    def share(self) -> float:
        """The chance that an unseen card is in an opponent's hand."""
        return min(1.0, self.opponents / self.out) if self.out else 0.0

    @property
    def from_partners(self) -> float:
        """Tricks that the partners may be expected to take."""
        together = self.partners + self.opponents
        return _FROM_PARTNERS * self.hand * self.partners / together if together else 0.0


@dataclass(frozen=True, slots=True)
class Strength:
    """A hand under a trump. Counts of tricks are sums, which may exceed the tricks there are."""

    tricks: float
    """Tricks that the side takes; the hand alone if it has no partner."""
    alone: float
    """Tricks that the hand takes if its partners sit out."""
    sweep: float
    """The chance that it then takes all of them."""
    trumps: int
    masters: int
    """Trumps that no card in an opponent's hand can beat, for all that is known."""
    aces: int
    """Side suits of which it has the best card."""


def usual_partners(rules: Rules) -> int:
    """How many partners a maker has who does not play alone; a called one counts as one."""
    return 1 if rules.partners is Partners.CALLED else len(rules.partners_of(0))


def pool_of(rules: Rules) -> Pool:
    """The pool of a seat that knows its whole hand and the turned card."""
    size = rules.hand_size
    partners = usual_partners(rules)
    out = len(rules.cards) - size - rules.deal.turn_up
    return Pool(out, (rules.players - 1 - partners) * size, partners * size, size)


def _at(table: Sequence[float], place: float) -> float:
    """The value of a table at or between its places; beyond its end the last one."""
    low = int(place)
    if low >= len(table) - 1:
        return table[-1]
    return table[low] + (table[low + 1] - table[low]) * (place - low)


def strength(
    ranking: Ranking,
    cards: Sequence[Card],
    pool: Pool,
    *,
    gone: int = 0,
    against: Card | None = None,
) -> Strength:
    """What these cards are good for.

    ``gone`` are cards that no opponent can hold, as a mask; ``against`` is one that an
    opponent is known to hold.
    """
    order = ranking.order
    hidden = int(order.pack.all & ~order.pack.set_of(cards)) & ~gone
    if against is not None:
        hidden &= ~order.pack.mask(against)
    count = _Count(ranking, pool.share, hidden, against)
    for held in _by_suit(ranking, cards):
        if held and order.is_trump(held[0]):
            count.add_trumps(held)
    for held in _by_suit(ranking, cards):
        if not held or not order.is_trump(held[0]):
            count.add_side_suit(held)
    return count.total(pool)


def _by_suit(ranking: Ranking, cards: Sequence[Card]) -> list[list[Card]]:
    """The cards of each suit, best first; an empty list for each side suit that is not held."""
    order = ranking.order
    suits: dict[Suit | None, list[Card]] = {suit: [] for suit in Suit if suit is not order.trump}
    for card in sorted(cards, key=order.strength, reverse=True):
        suits.setdefault(order.suit(card), []).append(card)
    return list(suits.values())


class _Count:
    """The sums of one hand while its suits are looked at."""

    def __init__(self, ranking: Ranking, share: float, hidden: int, against: Card | None) -> None:
        self._ranking, self._share, self._hidden = ranking, share, hidden
        self._against = against
        has_trump = ranking.order.trump is not None
        self._with = _WITH_PARTNER if has_trump else _NO_TRUMP
        self._without = _ALONE if has_trump else _NO_TRUMP_ALONE
        self._team = self._alone = 0.0
        self._sweep = 1.0
        self._trumps = self._masters = self._aces = self._voids = 0

    def _above(self, card: Card) -> tuple[int, bool]:
        """Hidden cards of its suit that beat it, and whether the opponents' known card does."""
        order = self._ranking.order
        lane = self._ranking.lanes[order.suit(card)]
        above = (self._ranking.beaters[card] & lane & self._hidden).bit_count()
        known = self._against
        beaten = (
            known is not None and order.suit(known) is order.suit(card) and order.beats(known, card)
        )
        return above, beaten

    def add_trumps(self, held: list[Card]) -> None:
        """Count the trumps, best first."""
        for place, card in enumerate(held):
            above, beaten = self._above(card)
            self._masters += not above and not beaten
            expected = above * self._share / _USUAL_SHARE + beaten
            self._team += _at(self._with.trump, expected)
            self._alone += _at(self._without.trump, expected)
            # What beats a later trump may have fallen under those led before it.
            self._sweep *= (1 - self._share) ** (above * 0.5**place)
            if beaten:
                self._sweep *= _BEATEN[min(place, len(_BEATEN) - 1)]
        self._trumps = len(held)

    def add_side_suit(self, held: list[Card]) -> None:
        """Count a side suit, best first; an empty one is a void."""
        if not held:
            self._voids += 1
            return
        for place, card in enumerate(held):
            above, _ = self._above(card)
            if not above and not place:
                self._aces += 1
                self._team += _at(self._with.ace, len(held) - 1)
                self._alone += _at(self._without.ace, len(held) - 1)
            elif place <= 1 and above <= 1 - place and len(held) > 1:
                self._team += self._with.second
                self._alone += self._without.second
            self._sweep *= self._drawn() * (1 - self._share) ** (0.8 * above)

    def _drawn(self) -> float:
        """The chance that a side card is not trumped."""
        if self._ranking.order.trump is None and not self._ranking.trumps:
            return 1.0
        return _at(_DRAWN, self._trumps)

    def total(self, pool: Pool) -> Strength:
        """The hand's strength."""
        team = self._team + self._extra(self._with) + pool.from_partners
        alone = self._alone + self._extra(self._without) + _OF_A_LONE_HAND
        size = float(pool.hand)
        team = max(team, alone + _PARTNERS_LEAST * (size - alone))
        return Strength(
            tricks=team if pool.partners else alone,
            alone=alone,
            sweep=self._sweep**_LUCK,
            trumps=self._trumps,
            masters=self._masters,
            aces=self._aces,
        )

    def _extra(self, weights: _Weights) -> float:
        """What the number of trumps and of voids adds."""
        voids = _at(weights.voids, self._voids) if self._trumps else 0.0
        return _at(weights.length, self._trumps) + voids
