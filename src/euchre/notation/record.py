"""``Record``: a game read from a file, as far as the rules let it go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from euchre.cards import Seat
from euchre.game import Event, Phase, State, new_match
from euchre.notation.problems import NotationError, Problem, refusing
from euchre.rules import Rules

__all__ = ["Opening", "Record", "opening_state", "strict"]


@dataclass(frozen=True, slots=True)
class Opening:
    """Where a record begins, if not with the search for the first dealer of a new match."""

    dealer: Seat
    scores: tuple[int, ...] = ()
    """The points of each scorer; empty for none."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was read: its legal prefix, and all that is wrong with the rest."""

    rules: Rules
    events: tuple[Event, ...]
    """The events that the rules let stand, from the first."""
    state: State
    """Where they lead."""
    problems: tuple[Problem, ...] = ()
    opening: Opening | None = None
    names: tuple[str, ...] = ()
    """Names of the seats; empty if none are known."""
    meta: Mapping[str, str] = field(default_factory=dict)
    """What else is told of the game: title, date, …"""
    completed: tuple[int, ...] = ()
    """The deals of the events (from 1) in which cards that the record leaves out were filled in."""
    written: object = None
    """The record as written, in the terms of its format (:class:`euchre.notation.egn.Egn`)."""

    @property
    def is_sound(self) -> bool:
        """Whether nothing in it is refused."""
        return not refusing(self.problems)


def opening_state(rules: Rules, opening: Opening | None) -> State:
    """The state before the first event of a record.

    Raises:
        ImpossibleRulesError: if the rules make no game.
        ValueError: if there is no such dealer or scorer.
    """
    state = new_match(rules)
    if opening is None:
        return state
    if not 0 <= opening.dealer < rules.players or len(opening.scores) not in (0, rules.scorers):
        raise ValueError(f"no game by these rules begins with {opening}")
    standing = state.public.standing
    if opening.scores:
        standing = replace(standing, scores=opening.scores)
    public = state.public.having(phase=Phase.TO_DEAL, dealer=opening.dealer, standing=standing)
    return replace(state, public=public)


def strict(record: Record) -> Record:
    """The record, if nothing in it is refused.

    Raises:
        NotationError: with what is refused.
    """
    if not record.is_sound:
        raise NotationError(refusing(record.problems))
    return record
