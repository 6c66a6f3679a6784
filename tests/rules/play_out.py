"""Deals that end as a test wants them to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from euchre.cards import Suit
from euchre.game import Acted, Contract, Outcome, Phase, Public, State, Trick, after
from euchre.game.actions import Play
from euchre.rules import Partners, Rules
from euchre.testing import at_deal, dealt

__all__ = ["contract_of", "plain_suit", "played_to_the_end", "points_for"]


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
    out = list(range(2, rules.players, 2)) if alone and rules.partners is Partners.OPPOSITE else []
    out += [3] if lone_defender else []
    winners = [1] * lost_first + [0] * tricks
    winners += [1] * (rules.hand_size - len(winners))
    contract = Contract(
        0, plain_suit(rules), alone=alone, lone_defender=1 if lone_defender else None
    )
    return played_to_the_end(rules, contract, winners, out, scores, tokens)


def played_to_the_end(  # noqa: PLR0913, PLR0917 - what a score can depend on
    rules: Rules,
    contract: Contract,
    winners: list[int],
    out: Sequence[int] = (),
    scores: tuple[int, ...] = (),
    tokens: tuple[int, ...] = (),
    deal: int = 0,
) -> tuple[Outcome, tuple[int, ...], State]:
    """The outcome and points of a deal under that contract with these winners of the tricks.

    The last seat deals; ``out`` are the seats that do not play, ``deal`` the deals before it.
    """
    state = at_deal(rules, dealt(rules, rules.players - 1, _upcard(rules)))
    standing = state.public.standing
    scores, tokens = scores or standing.scores, tokens or standing.tokens
    standing = replace(standing, scores=scores, tokens=tokens, deal=deal)
    public = state.public.having(
        contract=contract,
        sits_out=tuple(sorted({*out, *state.public.dealt_out})),
        phase=Phase.PLAY,
        step=len(rules.steps),
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
    if not rules.deal.turn_up:
        return ""
    return next(card.text for card in rules.cards.faces if card is not rules.benny)


def plain_suit(rules: Rules) -> Suit | None:
    """The trump of these deals."""
    return rules.cards.faces[-2].suit
