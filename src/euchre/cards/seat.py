"""Seats: places at a table, numbered clockwise from 0."""

from __future__ import annotations

__all__ = ["Seat", "clockwise_from", "seats_after"]

Seat = int
"""A place at the table, ``0 .. n - 1``, clockwise."""


def clockwise_from(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats of a table of ``players``, clockwise, beginning with ``seat``.

    >>> clockwise_from(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((seat + step) % players for step in range(players))


def seats_after(seat: Seat, players: int) -> tuple[Seat, ...]:
    """All seats clockwise from the one at the left of ``seat``; ``seat`` itself comes last.

    This is the order of dealing and of speaking, ``seat`` being the dealer.

    >>> seats_after(3, 4)
    (0, 1, 2, 3)
    """
    return clockwise_from(seat + 1, players)
