"""One deal, or one match, between computer players, from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from euchre.arena.all_seeing import AllSeeing
from euchre.cards import Seat
from euchre.game import IllegalActionError, Phase, State, apply, chance, new_match, view
from euchre.players import Limit, Player
from euchre.rules import Rules

__all__ = ["IllegalDecisionError", "opening_of_deal", "play_deal", "play_match"]


class IllegalDecisionError(RuntimeError):
    """A player chose what it may not do. ``cause`` says what that was, and what is legal."""

    def __init__(self, player: str, cause: IllegalActionError) -> None:
        """The error of that player."""
        self.player, self.cause = player, cause
        super().__init__(f"the player {player!r} made an illegal choice: {cause}")

    def __reduce__(self) -> tuple[object, ...]:
        """How it comes out of another process."""
        return IllegalDecisionError, (self.player, self.cause)


def opening_of_deal(rules: Rules, dealer: Seat, scores: Sequence[int] | None = None) -> State:
    """A match just before a deal by ``dealer``, at these scores (0 for all by default).

    Raises:
        ImpossibleRulesError: if the rules make no game.
    """
    public = new_match(rules).public
    standing = public.standing
    if scores is not None:
        standing = replace(standing, scores=tuple(scores))
    return State(public.having(phase=Phase.TO_DEAL, dealer=dealer, standing=standing))


def play_deal(
    state: State, players: Sequence[Player | AllSeeing], seed: int, limit: Limit | None = None
) -> State:
    """The state after one deal, whose cards and decisions come from ``seed``.

    ``players`` sit in order of the seats. The seed of a decision depends on ``seed`` and on
    the seat and the number of the decision alone, so that equal players play alike
    whichever of them sits there. ``limit`` gives the budgets.

    Raises:
        IllegalDecisionError: if a player chooses what it may not do.
    """
    state, _ = chance(state, random.Random(f"deal {seed}"))
    budget = limit or Limit()
    step = 0
    while (turn := state.turn) is not None:
        step += 1
        chosen = Limit(_mixed(seed, turn, step), budget.nodes, budget.worlds)
        player = players[turn]
        if isinstance(player, AllSeeing):
            action = player.decide_seeing(state, chosen).action
        else:
            action = player.decide(view(state, turn), chosen).action
        try:
            state, _ = apply(state, action)
        except IllegalActionError as error:
            raise IllegalDecisionError(players[turn].name, error) from error
    return state


def play_match(
    rules: Rules, players: Sequence[Player], seed: int, limit: Limit | None = None
) -> State:
    """The state at the end of a whole match.

    Raises:
        IllegalDecisionError: if a player chooses what it may not do.
        ImpossibleRulesError: if the rules make no game.
    """
    state, _ = chance(new_match(rules), random.Random(f"first dealer {seed}"))
    deal = 0
    while not state.is_over:
        deal += 1
        state = play_deal(state, players, _mixed(seed, 0, deal), limit)
    return state


def _mixed(seed: int, seat: Seat, number: int) -> int:
    """A seed made of three numbers, in 64 bits (the finishing steps of SplitMix64)."""
    mixed = (seed * 0x9E3779B97F4A7C15 + seat * 0xC2B2AE3D27D4EB4F + number) & _64_BITS
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _64_BITS
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _64_BITS
    return mixed ^ (mixed >> 31)


_64_BITS = (1 << 64) - 1
