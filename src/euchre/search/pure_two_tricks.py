"""The kernel's twin: the last two tricks, seen without a search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.search.pure_lanes import Lanes, Trick, lowest

__all__ = ["TwoTricks"]


@dataclass(slots=True)
class _Pair:
    """What two partners play to the first trick, and keep for the second if they take the first."""

    first: int
    second: int
    played: int
    kept: int

    def beats(self, card: int, keeps: int) -> bool:
        """Whether they take both tricks from a seat that plays a card and keeps one."""
        return self.played > (card & self.first) and self.kept > (keeps & self.second)

    def beaten(self, hand: int) -> int:
        """The cards of such a seat that it loses both tricks with."""
        return sum(card for card in _cards(hand) if self.beats(card, hand ^ card))


@dataclass(slots=True)
class TwoTricks:
    """The last two tricks of four seats whose partners sit opposite, without copies.

    ``hands`` go in turn from the leader's.
    """

    lanes: Lanes
    hands: tuple[int, ...]

    def leads_both(self) -> bool:
        """Whether the leader's side takes both."""
        return any(self._leads(card) for card in _cards(self.hands[0]))

    def follows_both(self) -> bool:
        """Whether the other side takes both."""
        return all(self._follows(card) for card in _cards(self.hands[0]))

    def _pair(self, lane: int, one: tuple[int, int], other: tuple[int, int]) -> _Pair:
        """Of two seats, by the card that each plays and the one that it keeps."""
        first = self.lanes.trump | lane
        led = one[1] if one[0] & first > other[0] & first else other[1]
        second = self.lanes.trump | self.lanes.lane_of(led)
        return _Pair(first, second, (one[0] | other[0]) & first, (one[1] | other[1]) & second)

    def _leads(self, card: int) -> bool:
        trick = Trick(self.lanes.lane_of(card), card)
        leader, hand, partner, last = self.hands
        fourth = trick.legal(last)
        second = trick.legal(hand)
        for own in _cards(trick.legal(partner)):
            pair = self._pair(trick.lane, (card, leader ^ card), (own, partner ^ own))
            if fourth & ~pair.beaten(last):
                continue
            second &= ~pair.beaten(hand)
            if not second:
                return True
        return False

    def _follows(self, card: int) -> bool:
        trick = Trick(self.lanes.lane_of(card), card)
        leader, hand, other_hand, partner = self.hands
        for own in _cards(trick.legal(hand)):
            third = trick.legal(other_hand)
            for other in _cards(trick.legal(partner)):
                pair = self._pair(trick.lane, (own, hand ^ own), (other, partner ^ other))
                if not pair.beats(card, leader ^ card):
                    continue
                third &= ~pair.beaten(other_hand)
                if not third:
                    return True
        return False


def _cards(cards: int) -> Iterator[int]:
    while cards:
        yield lowest(cards)
        cards &= cards - 1
