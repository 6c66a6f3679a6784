"""Where a hidden card can have come from and gone to, as far as one View tells.

A card is dealt to a seat, to the kitty or face up; then it may be laid away, given to a
lone partner, or taken from the kitty by a maker or a seat that goes under; else it is in
somebody's hand, or played. Each such path uses up places of which a deal has a known number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre.cards import Seat
from euchre.rules import Step
from euchre.search.facts import TURNED, Facts, is_turn_up_given

__all__ = ["Path", "paths"]


@dataclass(frozen=True, slots=True)
class Path:
    """The way of one card through a deal."""

    origin: int
    """The seat that it was dealt to, or where else it came from."""
    moves: tuple[int, ...]
    """The moves that it was part of, by their place in :attr:`Facts.moves`."""
    holder: Seat | None
    """Whose hand it ended in, to be played or held; None if it was laid away, or not taken."""


def paths(facts: Facts) -> Iterator[Path]:
    """Every path of a card, but those of simple seats and of a kitty that nobody has touched."""
    public = facts.public
    for seat in range(public.rules.players):
        if not facts.is_simple(seat):
            yield from _from(facts, seat, seat, 0)
    if facts.taker is not None and facts.taken_from is not None:
        yield from _from(facts, facts.taken_from, facts.taker, _when_kitty_taken(facts))
    if facts.is_taken:
        yield from _from(facts, TURNED, public.dealer, _when_turned_taken(facts))


def _when_kitty_taken(facts: Facts) -> int:
    """The first move that cards taken from the kitty can be part of.

    The widow's come before as many are laid away, those of going under after it.
    """
    for at, move in enumerate(facts.moves):
        if move.step is Step.WIDOW:
            return at
        if move.step is None:
            return at + 1
    return len(facts.moves)


def _when_turned_taken(facts: Facts) -> int:
    """The first move that the turned card can be part of."""
    public, moves = facts.public, enumerate(facts.moves)
    if is_turn_up_given(public):
        gives = (at for at, move in moves if move.seat == public.dealer and move.to is not None)
        return next(gives, len(facts.moves))
    own = next(at for at, move in moves if move.step is Step.PICK_UP)
    return own if public.rules.exchange.may_discard_turn_up else own + 1


def _from(facts: Facts, origin: int, holder: Seat, at: int) -> Iterator[Path]:
    """The paths of a card that ``holder`` has before the move ``at``."""
    waiting: list[tuple[Seat, int, tuple[int, ...]]] = [(holder, at, ())]
    while waiting:
        holder, at, moves = waiting.pop()
        for later in range(at, len(facts.moves)):
            move = facts.moves[later]
            if move.seat == holder and move.to is None:
                yield Path(origin, (*moves, later), None)
            elif move.seat == holder and move.to is not None:
                waiting.append((move.to, later + 1, (*moves, later)))
        yield Path(origin, moves, holder)
