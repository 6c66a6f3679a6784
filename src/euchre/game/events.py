"""The entries of a log, and what one seat may know of them.

Chance is an event with its outcome, so that a replay needs no random generator. An
event's kind, its seat and its place in the log are public; only its payload may be
hidden, and is then None.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre.cards import Card, Seat
from euchre.game.actions import Action, Discard, Give
from euchre.rules import AuctionKind, BennyTurned, Rules

__all__ = ["KITTY", "Acted", "DealerDrawn", "Dealt", "Event", "Shown", "is_dealt_blind", "redact"]

KITTY: Final = -1
"""Stands for the kitty where a seat could be."""


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """The first dealer, and the cards that seats drew for it, in order."""

    dealer: Seat
    draws: tuple[tuple[Seat, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards of a deal."""

    dealer: Seat
    hands: tuple[tuple[Card, ...] | None, ...]
    """For each seat its hand, or None where it is hidden."""
    upcard: Card | None
    """The turned card; None if none is turned."""
    kitty: tuple[Card, ...] | None
    """The undealt rest from the top, without the turned card; None where it is hidden."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat's action."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that become visible."""

    to: tuple[Seat, ...] | None
    """The seats that see them; None for everybody."""
    cards: tuple[Card, ...] | None
    """The cards in canonical order, or None where they are hidden."""
    source: Seat
    """Whose cards they are, or :data:`KITTY`."""


Event = DealerDrawn | Dealt | Acted | Shown


def is_dealt_blind(rules: Rules, event: Dealt) -> bool:
    """Whether the dealer may not look at the hand yet: the Benny is turned and named blind."""
    return (
        event.upcard is not None
        and event.upcard is rules.benny
        and rules.auction.kind is AuctionKind.TURN_UP
        and rules.auction.benny_turned is BennyTurned.NAMED_BLIND
    )


def redact(rules: Rules, event: Event, seat: Seat | None) -> Event:
    """The event as ``seat`` may know it; as a spectator may, if ``seat`` is None."""
    match event:
        case Acted(actor, Discard(_)) if actor != seat:
            return Acted(actor, Discard(None))
        case Acted(actor, Give(_, to)) if seat not in (actor, to):
            return Acted(actor, Give(None, to))
        case Dealt():
            blind = is_dealt_blind(rules, event)
            hands = tuple(
                hand if at == seat and not (blind and at == event.dealer) else None
                for at, hand in enumerate(event.hands)
            )
            return replace(event, hands=hands, kitty=None)
        case Shown(to, _, source) if to is not None and seat not in to:
            return Shown(to, None, source)
        case _:
            return event
