"""What a contract scores by the tricks of its makers."""

from __future__ import annotations

from functools import lru_cache

from euchre.cards import Seat
from euchre.game import Contract, new_match
from euchre.game.scoring import outcome_of_play, points_of
from euchre.rules import Partners, Rules

__all__ = ["points_by_tricks"]


@lru_cache(maxsize=4096)
def points_by_tricks(
    rules: Rules, contract: Contract, out: tuple[Seat, ...]
) -> tuple[tuple[tuple[tuple[int, ...], frozenset[int]], ...], ...]:
    """The points of all scorers, and who earns them, if the makers take 0, 1, … all tricks.

    Several where it matters which of the defenders takes the others.
    """
    table = new_match(rules).public.having(contract=contract, sits_out=out)
    seats, size = range(rules.players), rules.hand_size
    makers = frozenset(rules.scorer(seat) for seat in seats if not table.side(seat))
    defenders = [seat for seat in table.active if table.side(seat)]
    if rules.partners is Partners.OPPOSITE:
        defenders = defenders[:1]
    made = []
    for tricks in range(size + 1):
        some = []
        for defender in defenders or [-1]:
            taken = tuple(
                tricks if seat == contract.maker else (size - tricks) * (seat == defender)
                for seat in seats
            )
            played = table.having(taken=taken)
            outcome = outcome_of_play(played)
            earners = frozenset(range(rules.scorers)) - makers if outcome.is_euchre else makers
            some.append((points_of(played, outcome), earners))
        made.append(tuple(some))
    return tuple(made)
