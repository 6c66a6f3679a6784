"""``Bidder``: a policy of the auction that is fast enough to be asked about many hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from euchre.cards import CardSet
from euchre.game import Action, Public, View

__all__ = ["Bidder"]


class Bidder(Protocol):
    """How often each call is made: by a seat for itself, and by others whose hands are guessed."""

    def probabilities(self, view: View) -> Mapping[Action, float]:
        """How likely each legal call of the seat to act is; they sum to 1.

        ``view`` is that of a seat whose turn it is in the auction.
        """

    def likelihoods(
        self, public: Public, call: Action, hands: Sequence[CardSet]
    ) -> Sequence[float]:
        """For each of these hands, how likely its holder makes that call.

        ``public`` is the table just before the call, at which ``public.turn`` is the seat
        that makes it; ``hands`` are what that seat may hold then, as sets of
        ``public.rules.cards``.
        """
