"""Deals that end as a test wants them to."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from euchre.cards import Suit
from euchre.game import Acted, Contract, Outcome, Phase, Public, State, Trick, after
from euchre.game.actions import Play
from euchre.rules import Rules
from euchre.testing import at_deal, dealt

__all__ = ["contract_of", "points_for"]


def contract_of(state: State) -> Contract:
    """The contract, which there is."""
    assert state.public.contract is not None
    return state.public.contract


def points_for(  # noqa: PLR0913 - what a score can depend on
    rules: Rules,
    *,
    tricks: int,
    alone: bool = False,
    lone_defender: bool = False,
    lost_first: int = 0,
    scores: tuple[int, ...] = (),
    tokens: tuple[int, ...] = (),
) -> tuple[Outcome, tuple[int, ...], State]:
    """The outcome and points of a deal in which the maker's side takes so many tricks.

    The maker is seat 0, at the dealer's left. ``lost_first`` are the tricks that the others
    win before the maker's side wins its own; ``scores`` and ``tokens`` are those before the
    deal, the maker's first. The last trick is really played.
    """
    state = at_deal(rules, dealt(rules, rules.players - 1, _upcard(rules)))
    out = list(range(2, rules.players, 2)) if alone else []
    out += [3] if lone_defender else []
    winners = [1] * lost_first + [0] * tricks
    winners += [1] * (rules.hand_size - len(winners))
    standing = state.public.standing
    standing = replace(standing, scores=scores or standing.scores, tokens=tokens or standing.tokens)
    public = state.public.having(
        contract=Contract(0, _suit(rules), alone=alone, lone_defender=1 if lone_defender else None),
        sits_out=tuple(sorted(out)),
        phase=Phase.PLAY,
        step=len(rules.entry.steps),
        standing=standing,
    )
    public = _play_tricks(public, state, winners)
    result = public.results[-1]
    return result.outcome, result.points, replace(state, public=public)


def _play_tricks(public: Public, state: State, winners: list[int]) -> Public:
    """All tricks but the last are put on the table as won; the last is played card by card."""
    pack = public.rules.cards
    *before, last = winners
    active = [seat for seat in range(public.rules.players) if seat not in public.sits_out]
    some = pack.faces[0]
    tricks = tuple(Trick(tuple((seat, some) for seat in active), winner) for winner in before)
    taken = tuple(before.count(seat) for seat in range(public.rules.players))
    public = public.having(tricks=tricks, taken=taken, turn=last)
    assert state.hands
    # The leader plays the best trump, and all others what cannot beat it.
    order = public.order
    best = max(pack.faces, key=order.strength)
    worst = min(pack.faces, key=order.strength)
    turn = last
    for _ in active:
        public = after(public, Acted(turn, Play(best if turn == last else worst)))
        turn = public.turn if public.turn is not None else turn
    return public


@cache
def _upcard(rules: Rules) -> str:
    return next(card.text for card in rules.cards.faces if card is not rules.benny)


def _suit(rules: Rules) -> Suit | None:
    return rules.cards.faces[-2].suit
