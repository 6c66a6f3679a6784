"""How often a player would win a whole game, from what its deals against another score."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.rules import Rules

__all__ = ["SCORED", "games_won", "scored_key"]

SCORED = "scored"
"""How the counts of scored deals begin: ``scored.DEALER.POINTS.POINTS``, both by player."""

Shares = dict[tuple[int, int], float]


def scored_key(dealer: int, points: tuple[int, int]) -> str:
    """The key under which a deal is counted that player ``dealer`` dealt."""
    return f"{SCORED}.{dealer}.{points[0]}.{points[1]}"


def games_won(rules: Rules, counts: Mapping[str, int]) -> float | None:
    """The part of the games to the target that the first of two players wins.

    Each deal is taken to score as the counted deals do that the same player dealt, whatever
    the score; the first dealer is drawn by lot. Who deals changes with every deal. None if
    there are no such counts, or no such games.

    >>> from euchre.rules import preset
    >>> even = {scored_key(dealer, points): 1 for dealer in (0, 1) for points in ((1, 0), (0, 1))}
    >>> games_won(preset("na24").rules, even)
    0.5
    """
    shares = [_shares(counts, dealer) for dealer in (0, 1)]
    if not rules.goal or rules.scorers != 2 or not all(shares):
        return None
    if any(min(points) < 0 for share in shares for points in share):
        return None
    if all(share.get((0, 0), 0.0) == 1 for share in shares):
        return None
    known: dict[tuple[int, int], tuple[float, float]] = {}
    # From the end of the game back to its start, so that all that a score leads to is known.
    for total in range(2 * rules.goal - 2, -1, -1):
        for mine in range(max(0, total - rules.goal + 1), min(total, rules.goal - 1) + 1):
            score = (mine, total - mine)
            known[score] = _at(rules.goal, shares, known, score)
    return sum(known[0, 0]) / 2


def _shares(counts: Mapping[str, int], dealer: int) -> Shares:
    found: dict[tuple[int, int], int] = {}
    for key, number in counts.items():
        name, *rest = key.split(".")
        if name == SCORED and rest[0] == str(dealer):
            points = (int(rest[1]), int(rest[2]))
            found[points] = found.get(points, 0) + number
    total = sum(found.values())
    return {points: number / total for points, number in sorted(found.items())}


def _at(
    goal: int,
    shares: list[Shares],
    known: Mapping[tuple[int, int], tuple[float, float]],
    score: tuple[int, int],
) -> tuple[float, float]:
    """The chance of the first player at a score, by who deals."""
    gained, stay = [0.0, 0.0], [0.0, 0.0]
    for dealer in (0, 1):
        for points, part in shares[dealer].items():
            if not any(points):
                stay[dealer] += part
                continue
            mine, theirs = score[0] + points[0], score[1] + points[1]
            if mine >= goal or theirs >= goal:
                chance = 0.5 if mine == theirs else float(mine > theirs)
            else:
                chance = known[mine, theirs][1 - dealer]
            gained[dealer] += part * chance
    # A deal that scores nothing passes the deal on at the same score.
    both = 1 - stay[0] * stay[1]
    return ((gained[0] + stay[0] * gained[1]) / both, (gained[1] + stay[1] * gained[0]) / both)
