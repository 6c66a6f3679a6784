"""Equity: the probability of winning a game from a score and a dealer.

It follows from how often each result of a deal comes up (:class:`Shares`), measured by
the dealer's place. A game is then a walk over scores, and the recursion below is exact, but
for scorers that reach the target with equal scores.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from euchre.cards import Seat
from euchre.rules import Rules

__all__ = ["Equity", "NoEquityError", "Shares"]


class NoEquityError(ValueError):
    """These rules have no equity that a recursion over scores can find."""


@dataclass(frozen=True)
class Shares:
    """How often a deal scores what.

    ``points`` are those of each scorer, the dealer's first and then in the order of
    turns; their probabilities sum to 1.
    """

    probabilities: Mapping[tuple[int, ...], float]

    @classmethod
    def counted(cls, results: Iterable[tuple[int, ...]]) -> Shares:
        """The shares of these results, each given as points from the dealer's scorer on.

        Raises:
            ValueError: if there is none.
        """
        counts: dict[tuple[int, ...], int] = {}
        for points in results:
            counts[points] = counts.get(points, 0) + 1
        total = sum(counts.values())
        if not total:
            msg = "shares need the result of one deal at least"
            raise ValueError(msg)
        return cls({points: number / total for points, number in sorted(counts.items())})

    @cached_property
    def scoreless(self) -> float:
        """The share of deals that score nothing, so that only the dealer changes."""
        return sum(p for points, p in self.probabilities.items() if not any(points))

    @cached_property
    def scoring(self) -> tuple[tuple[tuple[int, ...], float], ...]:
        """The results that score, with their probabilities."""
        return tuple((points, p) for points, p in self.probabilities.items() if any(points))


class Equity:
    """Win probabilities of every scorer at every score, in games by one set of rules."""

    def __init__(self, rules: Rules, shares: Shares) -> None:
        """The equity in games by ``rules`` whose deals score as ``shares`` say.

        Raises:
            NoEquityError: if the game has no target, scores can fall in it, or the
                shares are of another number of scorers.
        """
        if not rules.goal or any(min(points) < 0 for points in shares.probabilities):
            msg = "a game without a target, or whose scores can fall, has no such equity"
            raise NoEquityError(msg)
        if any(len(points) != rules.scorers for points in shares.probabilities):
            msg = f"shares for {rules.scorers} scorers are needed"
            raise NoEquityError(msg)
        if shares.scoreless >= 1:
            msg = "no deal of these shares scores, so no game ends"
            raise NoEquityError(msg)
        self.rules, self.shares = rules, shares
        self._known: dict[tuple[int, ...], tuple[tuple[float, ...], ...]] = {}

    def wins(self, scores: tuple[int, ...], dealer: Seat) -> tuple[float, ...]:
        """The probability of each scorer to win the game from ``scores``, ``dealer`` to deal.

        >>> from euchre.rules import preset
        >>> even = Shares({(1, 0): 0.5, (0, 1): 0.5})
        >>> Equity(preset("na24").rules, even).wins((9, 9), 0)
        (0.5, 0.5)
        """
        over = self._if_over(scores)
        if over is not None:
            return over
        return self._at(scores)[self.rules.scorer(dealer)]

    def _if_over(self, scores: tuple[int, ...]) -> tuple[float, ...] | None:
        """The outcome at a score that ends the game; None if it goes on.

        Where several are there at once the higher score wins. Scorers that are equal there
        play on, of which each is taken to win as often.
        """
        best = max(scores)
        if best < self.rules.goal:
            return None
        return tuple((score == best) / scores.count(best) for score in scores)

    def _at(self, scores: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
        """The win probabilities at a score, for each scorer that may deal next."""
        # What lies above is found first, from a stack: a long game is deeper than recursion.
        stack = [scores]
        while stack:
            at = stack[-1]
            if at in self._known:
                stack.pop()
                continue
            missing = [
                above
                for dealer in range(self.rules.scorers)
                for above in self._above(at, dealer)
                if self._if_over(above) is None and above not in self._known
            ]
            if missing:
                stack.extend(missing)
                continue
            self._known[at] = self._solved(at)
            stack.pop()
        return self._known[scores]

    def _above(self, scores: tuple[int, ...], dealer: int) -> Iterable[tuple[int, ...]]:
        return (self._plus(scores, points, dealer) for points, _ in self.shares.scoring)

    def _plus(
        self, scores: tuple[int, ...], points: tuple[int, ...], dealer: int
    ) -> tuple[int, ...]:
        n = self.rules.scorers
        return tuple(score + points[(at - dealer) % n] for at, score in enumerate(scores))

    def _solved(self, scores: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
        """The win probabilities for each dealer, all scores above being known.

        A scoreless deal only passes the deal on, so that the dealers form a ring:
        ``W[d] = b[d] + p W[d + 1]``, which is solved at once.
        """
        n, idle = self.rules.scorers, self.shares.scoreless
        gained = [self._gained(scores, dealer) for dealer in range(n)]
        return tuple(
            tuple(
                sum(idle**step * gained[(dealer + step) % n][scorer] for step in range(n))
                / (1 - idle**n)
                for scorer in range(n)
            )
            for dealer in range(n)
        )

    def _gained(self, scores: tuple[int, ...], dealer: int) -> tuple[float, ...]:
        """The part of the win probabilities that comes from deals that score."""
        n = self.rules.scorers
        total = [0.0] * n
        for points, p in self.shares.scoring:
            above = self._plus(scores, points, dealer)
            wins = self._if_over(above) or self._known[above][(dealer + 1) % n]
            for scorer in range(n):
                total[scorer] += p * wins[scorer]
        return tuple(total)
