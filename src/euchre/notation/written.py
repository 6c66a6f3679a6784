"""A deal as a record of others tells it: perhaps with cards missing, perhaps wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from euchre.cards import Card, Pack, Rank, Seat, Suit
from euchre.game import Action

__all__ = ["Blank", "WrittenCall", "WrittenCard", "WrittenDeal", "WrittenPlay", "possible_cards"]


@dataclass(frozen=True, slots=True)
class Blank:
    """A card of which the rank, the suit or both are not known."""

    rank: Rank | None = None
    suit: Suit | None = None


WrittenCard = Card | Blank


@dataclass(frozen=True, slots=True)
class WrittenCall:
    """A call of the auction."""

    action: Action
    seat: Seat | None = None
    """Who made it, where the record says so."""


@dataclass(frozen=True, slots=True)
class WrittenPlay:
    """A card of a trick."""

    card: WrittenCard
    seat: Seat | None = None
    """Who played it, where the record says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenDeal:
    """A deal as it was written down."""

    dealer: Seat
    upcard: WrittenCard | None
    hands: tuple[tuple[WrittenCard, ...] | None, ...] = ()
    """For each seat what is known of its hand; None or fewer cards where it is not told."""
    after_exchange: frozenset[Seat] = frozenset()
    """Seats whose hand is written as it was at the first lead, not as it was dealt."""
    kitty: tuple[Card, ...] = ()
    """Cards known to have been left in the kitty, from the top."""
    calls: tuple[WrittenCall, ...] = ()
    thrown_in: bool = False
    """Whether the hand of the seat after the last call was thrown in."""
    lone_defender: Seat | None = None
    discard: WrittenCard | None = None
    """What the dealer laid away."""
    given: tuple[tuple[Seat, Seat, Card], ...] = ()
    """Cards given to a lone partner: from, to, card."""
    laid_away: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """What lone players laid away who asked for the partner's best."""
    went_under: Seat | None = None
    """The seat that exchanged three cards with the kitty."""
    put_under: tuple[Card, ...] = ()
    """The three that it laid away, if they are known."""
    taken_under: tuple[Card, ...] = ()
    """The three that it took."""
    tricks: tuple[tuple[WrittenPlay, ...], ...] = ()
    in_columns: bool = False
    """Whether the cards of a trick stand in the order of seats, not of play."""


def possible_cards(written: WrittenCard, pack: Pack) -> tuple[Card, ...]:
    """The faces of the pack that a written card may be, in canonical order."""
    if isinstance(written, Card):
        return (written,) if written in pack else ()
    return tuple(
        card
        for card in pack.faces
        if (written.rank is None or card.rank is written.rank)
        and (written.suit is None or card.suit is written.suit)
    )
