"""What a match between players is: who, which rules, how many deals."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm
from pathlib import Path
from typing import Final

from euchre.cards import Seat
from euchre.players import Limit
from euchre.rules import Partners, Rules

__all__ = ["CHUNK", "MatchSetup", "MatchSetupError"]

CHUNK: Final = 20
"""Duplicate deals that are played, reported and stored together."""


class MatchSetupError(ValueError):
    """A match that cannot be. ``key`` is a message of ``arena.ftl``, ``named`` its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        """The error of that key."""
        self.key, self.named = key, args
        super().__init__(f"{key}: {', '.join(f'{name} {value}' for name, value in args.items())}")


_NO_BUDGET: Final = Limit()


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSetup:
    """A match of duplicate deals.

    The cards of a deal are played as often as there are players. In each replay the
    players move on by a seat, so that at the end each has held every seat once; with two
    players and fixed sides that exchanges the sides.
    """

    players: tuple[str, ...]
    """Specifications of the players, as for ``player_named``; seats beyond repeat them."""
    rules: Rules
    deals: int
    """Duplicate deals; each is played ``len(players)`` times."""
    seed: int = 1
    scores: tuple[int, ...] | None = None
    """The score at which every deal is played; None for the start of a game."""
    limit: Limit = _NO_BUDGET
    """The budgets of every decision (its seed is not used)."""
    workers: int = 1
    """Processes; the result does not depend on it."""
    state_file: Path | None = None
    """Where finished chunks are kept, so that a match can go on; None to keep nothing."""

    def checked(self) -> MatchSetup:
        """The same setup, if such a match can be.

        Raises:
            MatchSetupError: if it cannot.
        """
        number, seats = len(self.players), self.rules.players
        if self.rules.partners is Partners.OPPOSITE:
            fits = [n for n in range(2, seats + 1, 2) if not seats % n]
        else:
            fits = list(range(2, seats + 1))
        if number not in fits:
            raise MatchSetupError(
                "arena-wrong-number", n=number, seats=seats, fits=", ".join(map(str, fits))
            )
        for name, value in (("deals", self.deals), ("workers", self.workers)):
            if value < 1:
                raise MatchSetupError("arena-at-least-one", what=name, n=value)
        if self.scores is not None and len(self.scores) != self.rules.scorers:
            raise MatchSetupError(
                "arena-wrong-scores", n=len(self.scores), scorers=self.rules.scorers
            )
        target = self.rules.goal
        if self.scores is not None and target and max(self.scores) >= target:
            raise MatchSetupError("arena-game-is-over", n=max(self.scores), target=target)
        return self

    @property
    def replays(self) -> int:
        """How often the cards of one deal are played."""
        return len(self.players)

    def seated(self, replay: int) -> tuple[int, ...]:
        """For each seat which player (by place in ``players``) sits there in that replay."""
        return tuple((seat + replay) % self.replays for seat in range(self.rules.players))

    def dealer_of(self, deal: int) -> Seat:
        """Who deals that deal: each seat in turn."""
        return deal % self.rules.players

    @property
    def margin_unit(self) -> int:
        """Into how many parts a point is divided so that all margins are whole numbers."""
        seats = self.rules.players
        unit = 1
        for replay in range(self.replays):
            seated = self.seated(replay)
            for player in range(self.replays):
                own = seated.count(player)
                unit = lcm(unit, own * (seats - own))
        return unit

    @property
    def chunks(self) -> int:
        """How many chunks there are, the last one perhaps smaller."""
        return -(-self.deals // CHUNK)

    def deals_of(self, chunk: int) -> range:
        """The deals of a chunk."""
        return range(chunk * CHUNK, min((chunk + 1) * CHUNK, self.deals))
