"""What a computer player is: a View and a limit in, a decision out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from euchre.game import Action, View

__all__ = [
    "Decision",
    "Limit",
    "NothingToDecideError",
    "Player",
    "PlayerParameterError",
    "Reason",
    "UnknownPlayerError",
]


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a player may think, and where its chance comes from.

    Budgets are counts and never times, so that a decision is the same on any machine.
    """

    seed: int = 0
    """All randomness of the decision derives from this number."""
    nodes: int | None = None
    """Positions that a search may visit; None for the player's own default."""
    worlds: int | None = None
    """Guessed deals that may be looked at; None for the player's own default."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The key of a message and its arguments: a statement that is true on the View.

    Arguments are named as in :class:`euchre.texts.Text`. The messages of the players here
    are in ``reasons.ftl``.
    """

    key: str
    args: tuple[tuple[str, str | int], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: str | int) -> Reason:
        """The reason of that key with these arguments.

        >>> Reason.of("reason-trumps", n=3).named["n"]
        3
        """
        return cls(key, tuple(sorted(args.items())))

    @property
    def named(self) -> dict[str, str | int]:
        """The arguments by name."""
        return dict(self.args)


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, what the player thought of it and of others, and why."""

    action: Action
    values: Mapping[Action, float] = field(default_factory=dict, hash=False)
    """Figures by which the player compared its actions, greater being better; may be empty.
    Figures of one decision may be compared with each other, not with another player's."""
    why: tuple[Reason, ...] = ()
    are_shares: bool = False
    """Whether the figures are how often each action is taken with such a hand, which sum to 1,
    and not what it brings."""


class Player(Protocol):
    """A computer player. It keeps nothing between decisions: what it remembers is in the View."""

    @property
    def name(self) -> str:
        """What it is called where players are listed, its parameters included."""

    def decide(self, view: View, limit: Limit) -> Decision:
        """One of the legal actions of ``view.seat``, whose turn it is.

        Equal views and limits give equal decisions.

        Raises:
            NothingToDecideError: if it is not that seat's turn.
        """


class NothingToDecideError(ValueError):
    """A player was asked to decide in a View whose seat is not to act."""

    def __init__(self, view: View) -> None:
        """The error for that View."""
        self.seat, self.turn = view.seat, view.public.turn
        super().__init__(f"seat {self.seat} has nothing to decide: it is seat {self.turn}'s turn")


class PlayerParameterError(ValueError):
    """A parameter that a player does not have, or a value that it cannot have.

    ``value`` is None if the parameter is unknown; ``allowed`` is what would be right.
    """

    def __init__(
        self, player: str, parameter: str, value: str | None, allowed: tuple[str, ...]
    ) -> None:
        """The error for that parameter."""
        self.player, self.parameter, self.value, self.allowed = player, parameter, value, allowed
        what = (
            f"the player {player!r} has no parameter {parameter!r}"
            if value is None
            else f"{parameter} of the player {player!r} cannot be {value!r}"
        )
        super().__init__(f"{what}; possible: {', '.join(allowed) or 'none'}")


class UnknownPlayerError(ValueError):
    """There is no player of that name. ``available`` are those there are."""

    def __init__(self, name: str, available: tuple[str, ...]) -> None:
        """The error for that name."""
        self.name, self.available = name, available
        super().__init__(f"there is no player {name!r}; there are {', '.join(available)}")
