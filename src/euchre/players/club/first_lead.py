"""The first lead of a maker whose lead makes trump (Napoleon)."""

from __future__ import annotations

from euchre.cards import Card, trump_letter
from euchre.game import View
from euchre.players.base import Limit, Reason
from euchre.players.club.bidding import suits_by_worth
from euchre.players.club.misere import is_misere

__all__ = ["lead_first"]


def lead_first(
    view: View, limit: Limit, cards: tuple[Card, ...]
) -> tuple[Card, dict[Card, float], tuple[Reason, ...]]:
    """The highest card of the suit that promises most; in misère the lowest."""
    wants_none = is_misere(view.public.contract)
    named = suits_by_worth(view, limit, is_misere=wants_none)
    places = {name.suit: -float(at) for at, name in enumerate(named)}
    figures = {card: places.get(card.suit, -float(len(named) + 1)) for card in cards}
    sign = -1 if wants_none else 1
    best = max(cards, key=lambda card: (figures[card], sign * int(card.rank or 0), -card.index))
    if len(cards) == 1 or best.suit is None:
        return best, figures, (Reason.of("reason-only-card", card=best.text),)
    key = "reason-misere-lead-first" if wants_none else "reason-first-lead"
    return best, figures, (Reason.of(key, card=best.text, suit=trump_letter(best.suit)),)
