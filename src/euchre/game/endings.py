"""The end of a deal, a game and a match."""

from __future__ import annotations

from dataclasses import replace

from euchre.game.actions import Redeal
from euchre.game.public import DealResult, Outcome, Phase, Public, Standing
from euchre.game.scoring import points_of, scoring_side, with_tokens
from euchre.game.settling import pool_points
from euchre.rules import AuctionKind, Rules, Tie

__all__ = ["finish_deal", "is_at_mercy", "is_unearned", "standing_for_next_game"]

_SAME_DEALER = frozenset((Outcome.THROWN_IN, Outcome.BENNY_TURNED))
_RUBBER_BONUS = 2


def finish_deal(public: Public, outcome: Outcome, *, same_dealer: bool = False) -> Public:
    """The table after a deal that ended so: scored, and the game or match ended if it is won."""
    rules, standing = public.rules, public.standing
    tokens, paid = with_tokens(public)
    factor = 2 if _counts_double(public) else 1
    earned = (factor * one for one in points_of(public, outcome))
    points = tuple(map(sum, zip(earned, paid, strict=True)))
    pool = standing.pool
    if rules.has_bids and rules.bids.pool and outcome not in _SAME_DEALER:
        paid, pool = pool_points(public, outcome)
        points = tuple(map(sum, zip(points, paid, strict=True)))
    scores = tuple(map(sum, zip(standing.scores, points, strict=True)))
    result = DealResult(public.dealer, outcome, public.contract, public.taken, points, scores)
    same_dealer = same_dealer or outcome in _SAME_DEALER
    standing = replace(
        standing,
        deal=standing.deal + (outcome not in _SAME_DEALER),
        scores=scores,
        tokens=tokens,
        pool=pool,
        redeals=_redeals(public, outcome),
    )
    public = public.having(
        phase=Phase.DEAL_OVER,
        turn=None,
        owed=0,
        shown_before=len(public.shown),
        standing=standing,
        results=(*public.results, result),
        next_dealer=public.dealer if same_dealer else (public.dealer + 1) % rules.players,
    )
    is_over, winner = _game_winner(public, outcome)
    return _finish_game(public, winner) if is_over else public


def _counts_double(public: Public) -> bool:
    """Whether this deal counts double, because all passed in the one before."""
    wanted = public.rules.score.double_after_pass_out
    return wanted and bool(public.results) and public.results[-1].outcome is Outcome.PASSED_OUT


def has_maker(public: Public) -> bool:
    """Whether somebody made trump in this deal."""
    return public.contract is not None and public.contract.maker is not None


def _redeals(public: Public, outcome: Outcome) -> tuple[int, ...]:
    thrower = next((call.seat for call in public.calls if isinstance(call.action, Redeal)), None)
    return tuple(
        number + (outcome is Outcome.THROWN_IN and seat == thrower)
        for seat, number in enumerate(public.standing.redeals)
    )


def _game_winner(public: Public, outcome: Outcome) -> tuple[bool, int | None]:
    """Whether the game is over, and which scorer won it (None if it is drawn)."""
    rules, scores = public.rules, public.standing.scores
    makers = _scorers_of_side(public, 0)
    if rules.end.lone_march_wins and outcome.is_lone_march:
        return True, makers[0]
    there = _there(public, outcome)
    if rules.end.tie is Tie.MAKER_FIRST and has_maker(public):
        there = [scorer for scorer in there if scorer in makers] or there
    leaders = _leaders(scores, there)
    if len(leaders) == 1:
        return True, leaders[0]
    standing = [scorer for scorer in range(rules.scorers) if not is_at_mercy(public, scorer)]
    is_out_of_deals = rules.end.deals and public.standing.deal >= rules.end.deals
    if is_out_of_deals or len(standing) < rules.scorers:
        leaders = _leaders(scores, standing or list(range(rules.scorers)))
        return True, leaders[0] if len(leaders) == 1 else None
    return False, None


def is_at_mercy(public: Public, scorer: int) -> bool:
    """Whether a scorer is so far below its start that it has lost the game."""
    return 0 < public.rules.end.mercy <= -public.standing.scores[scorer]


def _there(public: Public, outcome: Outcome) -> list[int]:
    """The scorers that have reached the goal, and may win with it in this deal."""
    rules, scores = public.rules, public.standing.scores
    there = [scorer for scorer, score in enumerate(scores) if score >= rules.goal > 0]
    if rules.end.must_earn and rules.auction.kind is not AuctionKind.FIXED:
        # Side 0 made the contract or side 1 stopped it; without a maker there was none.
        makers = _scorers_of_side(public, 0)
        better = scoring_side(public, outcome) if has_maker(public) else None
        there = [scorer for scorer in there if int(scorer not in makers) == better]
    return there


def is_unearned(public: Public) -> bool:
    """Whether a game goes on because nobody who has reached the goal has earned it by this deal."""
    result = public.result
    is_there = max(public.standing.scores) >= public.rules.goal > 0
    return result is not None and is_there and not _there(public, result.outcome)


def _leaders(scores: tuple[int, ...], among: list[int]) -> list[int]:
    best = max((scores[scorer] for scorer in among), default=0)
    return [scorer for scorer in among if scores[scorer] == best]


def _scorers_of_side(public: Public, side: int) -> list[int]:
    rules = public.rules
    return sorted(
        {rules.scorer(seat) for seat in range(rules.players) if public.side(seat) == side}
    )


def _finish_game(public: Public, winner: int | None) -> Public:
    end, standing = public.rules.end, public.standing
    games, rubber = list(standing.games), list(standing.rubber)
    if winner is not None:
        others = [score for scorer, score in enumerate(standing.scores) if scorer != winner]
        games[winner] += 2 if end.slam and max(others) <= 0 else 1
        if end.rubber:
            rubber[winner] += _rubber_points(max(others))
            if games[winner] >= end.games:
                rubber[winner] += _RUBBER_BONUS
    is_match_over = end.games == 1 or max(games) >= end.games
    # What is left in the pool goes back to those who have put it in, to each as much.
    share = standing.pool // public.rules.scorers
    return public.having(
        phase=Phase.MATCH_OVER if is_match_over else Phase.GAME_OVER,
        standing=replace(
            standing,
            scores=tuple(score + share for score in standing.scores),
            pool=0,
            games=tuple(games),
            rubber=tuple(rubber),
            winner=winner,
        ),
    )


def _rubber_points(losers_score: int) -> int:
    """Bicycle: a game counts 3 if the losers have nothing, 2 if they have 1 or 2, else 1."""
    return 3 if losers_score <= 0 else 2 if losers_score <= 2 else 1


def standing_for_next_game(rules: Rules, standing: Standing) -> Standing:
    """The standing at the start of the next game of a match, laps carried over."""
    carried = [0] * rules.scorers
    if rules.end.laps and standing.winner is not None:
        # Never so many that the next game would be won before it begins.
        above = standing.scores[standing.winner] - rules.goal
        carried[standing.winner] = max(0, min(above, rules.goal - 1))
    fresh = Standing.at_start(rules)
    return replace(
        fresh,
        game=standing.game + 1,
        scores=tuple(carried),
        games=standing.games,
        rubber=standing.rubber,
    )
