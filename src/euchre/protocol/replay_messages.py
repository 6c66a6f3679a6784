"""Messages about matches that are shown again."""

from __future__ import annotations

from euchre.protocol.base import Strict, Text
from euchre.protocol.game_messages import HandCard, Snapshot

__all__ = ["Replay", "ReplayDeal", "ReplayStep"]


class ReplayDeal(Strict, frozen=True):
    """A deal of a match that is shown again, in a line."""

    number: int
    """Which deal of the match it is, from 1; one that was dealt again counts as another."""
    game: int
    """Which game of the match it belongs to, from 1."""
    dealer: int
    headline: Text | None
    """How it ended; None where the record ends before."""
    why: Text | None
    points: list[int]
    """By how much each score that people see has changed."""
    scores: list[int]
    """The scores after it, as people say them."""


class ReplayStep(Strict, frozen=True):
    """One event of a deal, with the table after it."""

    text: Text
    """What happened, in a sentence."""
    trick_won_by: int | None
    snapshot: Snapshot
    """The table as a spectator saw it."""
    hands: list[list[HandCard]]
    """For each seat the cards of its hand that may be shown; it held the rest face down."""
    aside: list[str]
    """Cards in nobody's hand that may be shown: undealt, or laid away."""


class Replay(Strict, frozen=True, tag="replay"):
    """``GET /api/replays/TABLE``, or ``POST /api/replays`` with a file: a match shown again.

    All deals in a line each, and one of them step by step.
    """

    table: str
    """The table that it was played at; ``""`` for a file."""
    match: int
    """Which match of the table it is, from 1."""
    matches: int
    """How many matches the table has seen."""
    rules_text: Text
    link: str
    names: list[Text]
    """A name for each seat."""
    sides: list[Text]
    """A name for each scorer."""
    target: int
    """Points that win a game; 0 where its deals are counted or scores run down to nothing."""
    runs_down: bool
    seat: int
    """The seat to show at the bottom."""
    whole: bool
    """Whether every card may be shown."""
    over: bool
    """Whether the match is told to its end."""
    headline: Text | None
    """Who has won, if it is."""
    deals: list[ReplayDeal]
    deal: int
    """The number of the deal that ``steps`` tell; 0 if there is none."""
    steps: list[ReplayStep]
    tricks: list[int]
    """For each trick of that deal its first step."""
    problem: Text | None = None
    """What is wrong with the file, where its game goes no further."""
