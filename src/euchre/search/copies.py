"""Which copy of a card is meant, where a pack has several: the first that is nowhere yet."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cards import Card, CardSet, Pack
from euchre.game import Public

__all__ = ["Free", "played_by"]


class Free:
    """The cards of a pack that are not yet said to be anywhere."""

    def __init__(self, pack: Pack) -> None:
        self.pack, self.left = pack, int(pack.all)

    def take(self, cards: Sequence[Card]) -> CardSet:
        """These cards, copies as far as there are any left."""
        made = 0
        for card in cards:
            copy = self.pack.lowest_held(card, CardSet(self.left))
            made |= copy
            self.left &= ~copy
        return CardSet(made)


def played_by(public: Public, free: Free) -> list[int]:
    """What each seat has played, as sets."""
    played = [0] * public.rules.players
    for trick in public.all_tricks:
        for seat, card in trick.cards:
            played[seat] |= free.take((card,))
    return played
