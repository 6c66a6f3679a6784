"""Messages for who asks what to do: hints, and guidance for who learns a game."""

from __future__ import annotations

from euchre.protocol.base import Strict, Text
from euchre.protocol.game_messages import ActionMessage

__all__ = ["AskGuide", "AskHint", "Guide", "Hint", "WeighedAction"]


class AskHint(Strict, frozen=True, tag="ask_hint"):
    """Ask what the strongest computer player would do at one's own turn.

    Answered with ``Hint``, to this connection alone, or with ``Failure``.
    """

    id: str
    """Comes back in a ``Failure``."""
    number: int
    """That of the snapshot one looks at."""


class AskGuide(Strict, frozen=True, tag="ask_guide"):
    """Ask what the present phase is about. Answered with ``Guide``, to this connection alone."""


class WeighedAction(Strict, frozen=True):
    """An action that may be taken, and what it brings."""

    action: ActionMessage
    label: Text
    """As the button of that action says it."""
    points: float | None = None
    """Points of one's own score less the mean of the others', from this deal, on average; None
    where that is not known."""
    chance: float | None = None
    """The chance to win the game, from 0 to 1; None where that is not known."""


class Hint(Strict, frozen=True, tag="hint"):
    """What to do, by what the seat may know and nothing else."""

    number: int
    """The number of the table that it is for."""
    choices: list[WeighedAction]
    """The action that is advised, then the others that were weighed, the best first."""
    why: list[Text]
    """The reasons, the most telling first."""


class Guide(Strict, frozen=True, tag="guide"):
    """What the present phase is about, by the rules and by what the reader may know."""

    number: int
    """The number of the table that it is for."""
    title: Text
    sentences: list[Text]
    """The most important first."""
