"""What can be wrong with an action or a log."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Seat, Suit
from euchre.game.actions import Action
from euchre.game.events import Event

__all__ = ["BrokenLogError", "IllegalActionError", "Refusal"]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the key of a message, and what it speaks of.

    The keys are listed in :mod:`euchre.game.refusals`.
    """

    key: str
    card: Card | None = None
    suit: Suit | None = None
    seat: Seat | None = None


class IllegalActionError(ValueError):
    """An action that the rules do not allow now.

    ``refusal`` says why, ``legal`` is all that the seat may do instead (empty if it is
    not that seat's turn).
    """

    def __init__(
        self, seat: Seat, action: Action, refusal: Refusal, legal: tuple[Action, ...]
    ) -> None:
        """The error for that action of that seat."""
        self.seat, self.action, self.refusal, self.legal = seat, action, refusal, legal
        super().__init__(f"seat {seat}: {action} is refused ({refusal.key}); legal: {list(legal)}")

    def __reduce__(self) -> tuple[object, ...]:
        """How it comes out of another process."""
        return IllegalActionError, (self.seat, self.action, self.refusal, self.legal)


class BrokenLogError(ValueError):
    """An event that cannot stand at its place in a log."""

    def __init__(self, key: str, event: Event, detail: str) -> None:
        """The error: ``key`` is that of a message, ``detail`` is for developers."""
        self.key, self.event, self.detail = key, event, detail
        super().__init__(f"{key}: {detail} (event {event})")
