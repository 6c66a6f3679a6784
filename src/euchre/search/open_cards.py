"""What a deal is worth with all cards open, and how it goes if everybody plays best.

The play is searched by the kernel. What comes before it (calls, discards, cards given) is
tried out: every action that the rules allow, answered by the best of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from euchre.cards import Seat
from euchre.game import Action, Phase, Play, Public, State, apply, legal
from euchre.game.scoring import outcome_of_play, points_of
from euchre.rules import Partners, Rules
from euchre.search.kernel import layout_of, needs_budget, position_of, solve, solve_cards

__all__ = ["NotSolvableError", "Solution", "Step", "solve_open", "with_partner_known"]

_MOST_ACTIONS = 6_000
"""Actions before the play that are tried out."""
_BUDGET = 2_000_000
"""Nodes for a position that has too many cards to be searched to the end in any case."""


class NotSolvableError(ValueError):
    """A position that has no such value; ``key`` is the message that says why."""

    def __init__(self, key: str) -> None:
        """The error with that message."""
        self.key = key
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Step:
    """An action of the line of best play."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth to the side of the seat to act, in points of this deal."""

    turn: Seat
    values: tuple[tuple[Action, float], ...]
    """Every legal action with its value: own points less those of the others (their mean, if
    they are several scorers)."""
    line: tuple[Step, ...]
    """What all do from here on, if everybody does best; the first of equal actions."""
    end: State
    """The deal as it then ends."""

    @property
    def value(self) -> float:
        """The value of the best action."""
        return max(value for _, value in self.values)


def solve_open(state: State) -> Solution:
    """The solution of a position in which a seat is to act.

    Raises:
        NotSolvableError: if three or more sides play, tricks are paid seat by seat, no seat is
            to act, or there is too much to try out.
    """
    if state.turn is None or not legal(state):
        raise NotSolvableError("solve-nothing-to-do")
    search = _Search(state)
    values = tuple(search.values(state))
    line: list[Step] = []
    end = state
    while end.turn is not None and not end.public.is_deal_over:
        told = values if end is state else tuple(search.values(end))
        action = max(told, key=lambda one: one[1])[0]
        line.append(Step(end.turn, action))
        end, _ = apply(end, action)
    return Solution(state.turn, values, tuple(line), end)


class _Search:
    """Values of the positions that come from one deal."""

    def __init__(self, state: State) -> None:
        self._rules = state.rules
        if self._rules.score.count_tricks:
            raise NotSolvableError("solve-by-seat")
        if self._rules.partners is Partners.NOBODY:
            raise NotSolvableError("solve-three-sides")
        if self._rules.scorers > 2 and state.public.contract is None:
            raise NotSolvableError("solve-no-contract")
        self._left = _MOST_ACTIONS

    def values(self, state: State) -> list[tuple[Action, float]]:
        """Each legal action with its value to the seat to act."""
        public, seat = state.public, state.turn
        if seat is None:
            return []
        if _is_play(public):
            public = with_partner_known(state)
            sign = _sign(public, seat)
            told = self._cards(state, public)
            return [
                (action, sign * told[action.card])
                for action in legal(state)
                if isinstance(action, Play)
            ]
        return [(action, self._after(state, action, seat)) for action in legal(state)]

    def _after(self, state: State, action: Action, seat: Seat) -> float:
        """What an action is worth to a seat."""
        self._left -= 1
        if self._left < 0:
            raise NotSolvableError("solve-too-large")
        state, _ = apply(state, action)
        public = state.public
        if public.result is not None:
            return _worth_to(public, seat, public.result.points)
        if _is_play(public):
            public = with_partner_known(state)
            return _sign(public, seat) * self._position(state, public)
        turn = state.turn
        if turn is None:
            # The cards are thrown in.
            return 0.0
        best = max(self._after(state, one, turn) for one in legal(state))
        return best if _is_with(state.public, turn, seat) else -best

    def _position(self, state: State, public: Public) -> float:
        """What a position of the play is worth to the makers."""
        budget = _budget(state)
        layout = layout_of(public.order)
        position = position_of(public, state.hands, layout, sides=_sides(public))
        (value,) = solve(layout, [position], [_row(public)], budget=budget)
        if not value.is_exact:
            raise NotSolvableError("solve-too-large")
        return value.low

    def _cards(self, state: State, public: Public) -> dict[object, float]:
        """The same for every card that may be played."""
        budget = _budget(state)
        layout = layout_of(public.order)
        position = position_of(public, state.hands, layout, sides=_sides(public))
        (told,) = solve_cards(layout, [position], [_row(public)], budget=budget)
        if not all(value.is_exact for value in told.values()):
            raise NotSolvableError("solve-too-large")
        return {card: value.low for card, value in told.items()}


def _budget(state: State) -> int:
    """Nodes for a position; 0 if it can be searched without a limit."""
    return _BUDGET if needs_budget([hand.bit_count() for hand in state.hands]) else 0


def _is_play(public: Public) -> bool:
    """Whether cards are played and trump is known."""
    contract = public.contract
    return public.phase is Phase.PLAY and (contract is None or not contract.by_first_lead)


def with_partner_known(state: State) -> Public:
    """The table, the partner being known who was called in secret.

    A maker who holds the called card has none, and so plays alone.
    """
    public, contract = state.public, state.public.contract
    if contract is None or contract.called is None or not public.has_secret_partner:
        return public
    mask = state.rules.cards.mask(contract.called)
    holders = [seat for seat in public.active if state.hands[seat] & mask]
    others = [seat for seat in holders if seat != contract.maker]
    if not others:
        return public
    return public.having(contract=replace(contract, partner=others[0]))


def _sides(public: Public) -> list[int]:
    sides = [public.side(seat) for seat in range(public.rules.players)]
    if max(sides[seat] for seat in public.active) > 1:
        raise NotSolvableError("solve-three-sides")
    return sides


def _row(public: Public) -> list[float]:
    """What 0, 1, … all tricks of the makers are worth to them."""
    sides = _sides(public)
    makers = [seat for seat in public.active if not sides[seat]]
    others = [seat for seat in public.active if sides[seat]]
    if not makers or not others:
        raise NotSolvableError("solve-three-sides")
    size, row = public.rules.hand_size, []
    for tricks in range(size + 1):
        taken = [0] * public.rules.players
        taken[makers[0]], taken[others[0]] = tricks, size - tricks
        table = public.having(taken=tuple(taken))
        row.append(_worth_to(public, makers[0], points_of(table, outcome_of_play(table))))
    return row


def _worth_to(public: Public, seat: Seat, points: Sequence[int]) -> float:
    """Points of a seat's side less the others' (means over scorers)."""
    rules = public.rules
    mine = _scorers_with(public, seat)
    own = [points[one] for one in sorted(mine)]
    rest = [points[one] for one in range(rules.scorers) if one not in mine]
    return sum(own) / len(own) - (sum(rest) / len(rest) if rest else 0.0)


def _scorers_with(public: Public, seat: Seat) -> set[int]:
    """The scorers of a seat's side."""
    rules: Rules = public.rules
    if rules.scorers == 2 or public.contract is None:
        return {rules.scorer(seat)}
    return {rules.scorer(at) for at in range(rules.players) if public.side(at) == public.side(seat)}


def _is_with(public: Public, seat: Seat, other: Seat) -> bool:
    """Whether two seats play together."""
    return _scorers_with(public, seat) == _scorers_with(public, other)


def _sign(public: Public, seat: Seat) -> int:
    """Whether a seat is with the makers (1) or against them (-1)."""
    return 1 if not public.side(seat) else -1
