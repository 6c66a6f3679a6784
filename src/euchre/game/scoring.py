"""What a deal scores."""

from __future__ import annotations

from euchre.game.public import Contract, Outcome, Public
from euchre.rules import ScoreRules

__all__ = ["outcome_of_play", "points_of", "scoring_side", "tricks_of_side", "with_tokens"]

_TOKEN_TRICKS = 4
_TOKENS_A_POINT = 4


def tricks_of_side(public: Public, side: int) -> int:
    """Tricks that a side (0 makers, 1 defenders) has taken in this deal."""
    return sum(number for seat, number in enumerate(public.taken) if public.side(seat) == side)


def outcome_of_play(public: Public) -> Outcome:
    """How a deal that was played to the last trick ended."""
    contract = public.contract
    if contract is None or contract.maker is None:
        swept = tricks_of_side(public, 0) in (0, public.rules.hand_size)
        return Outcome.NO_MAKER_MARCH if swept else Outcome.NO_MAKER
    score, tricks = public.rules.score, tricks_of_side(public, 0)
    if tricks == public.rules.hand_size:
        return Outcome.LONE_MARCH if contract.alone else Outcome.MARCH
    if tricks < public.rules.majority or (contract.alone and score.lone_must_take_all):
        return _euchre(score, contract, tricks)
    if score.fast_break and tricks == public.rules.hand_size - 2 and _lost_first_two(public):
        return Outcome.FAST_BREAK
    if score.four_tricks_needed and tricks < _TOKEN_TRICKS:
        return Outcome.SHORT
    return Outcome.LONE_MADE if contract.alone else Outcome.MADE


def _lost_first_two(public: Public) -> bool:
    return all(public.side(trick.winner) == 1 for trick in public.tricks[:2])


def _euchre(score: ScoreRules, contract: Contract, tricks: int) -> Outcome:
    if contract.lone_defender is not None:
        return Outcome.LONE_DEFENCE if tricks else Outcome.LONE_DEFENCE_MARCH
    usual = score.lone_euchre if contract.alone else score.euchre
    if not tricks and score.super_euchre > usual:
        return Outcome.SUPER_EUCHRE
    return Outcome.LONE_EUCHRE if contract.alone else Outcome.EUCHRE


def scoring_side(public: Public, outcome: Outcome) -> int | None:
    """The side that an outcome gives points to; None if it gives none."""
    if outcome in _TO_MAKERS:
        return 0
    if outcome in _TO_DEFENDERS:
        return 1
    if outcome in (Outcome.NO_MAKER, Outcome.NO_MAKER_MARCH):
        first, second = tricks_of_side(public, 0), tricks_of_side(public, 1)
        return None if first == second else int(second > first)
    return None


_TO_MAKERS = frozenset((Outcome.MADE, Outcome.MARCH, Outcome.LONE_MADE, Outcome.LONE_MARCH))
_TO_DEFENDERS = frozenset(
    (
        Outcome.EUCHRE,
        Outcome.LONE_EUCHRE,
        Outcome.SUPER_EUCHRE,
        Outcome.LONE_DEFENCE,
        Outcome.LONE_DEFENCE_MARCH,
    )
)


def points_of(public: Public, outcome: Outcome) -> tuple[int, ...]:
    """Points of an outcome for each scorer, without tokens."""
    rules = public.rules
    if outcome is Outcome.FORFEITED:
        payer = rules.scorer(public.dealer)
        return tuple(int(scorer != payer) for scorer in range(rules.scorers))
    side = scoring_side(public, outcome)
    if side is None:
        return (0,) * rules.scorers
    worth = _row(rules.score)[outcome]
    winners = {rules.scorer(seat) for seat in range(rules.players) if public.side(seat) == side}
    return tuple(worth if scorer in winners else 0 for scorer in range(rules.scorers))


def _row(score: ScoreRules) -> dict[Outcome, int]:
    """The score table: points of each outcome to the side that earns them."""
    return {
        Outcome.MADE: score.made,
        Outcome.MARCH: score.march,
        Outcome.LONE_MADE: score.lone_made,
        Outcome.LONE_MARCH: score.lone_march,
        Outcome.EUCHRE: score.euchre,
        Outcome.LONE_EUCHRE: score.lone_euchre,
        Outcome.SUPER_EUCHRE: score.super_euchre,
        Outcome.LONE_DEFENCE: score.lone_defender,
        Outcome.LONE_DEFENCE_MARCH: score.lone_defender_march,
        Outcome.NO_MAKER: score.made,
        Outcome.NO_MAKER_MARCH: score.march,
    }


def with_tokens(public: Public) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tokens of each scorer after this deal, and the points that full sets of four pay out."""
    tokens = list(public.standing.tokens)
    paid = [0] * public.rules.scorers
    if public.rules.score.four_trick_tokens and public.tricks:
        for scorer in range(public.rules.scorers):
            seats = (
                seat for seat in range(public.rules.players) if public.rules.scorer(seat) == scorer
            )
            if sum(public.taken[seat] for seat in seats) == _TOKEN_TRICKS:
                tokens[scorer] += 1
                if tokens[scorer] == _TOKENS_A_POINT:
                    tokens[scorer], paid[scorer] = 0, 1
    return tuple(tokens), tuple(paid)
