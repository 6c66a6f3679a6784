"""Who sits at a table in the terminal, and what is said when that person leaves it."""

from __future__ import annotations

from euchre.cli.console import Console
from euchre.texts.story import Reader, seat_names
from euchre.tui.kept import KeptGame
from euchre.tui.session import Session

__all__ = ["farewell", "reader_of"]


def reader_of(session: Session) -> Reader:
    """The person of a session, at the bottom of the table."""
    return Reader(session.seat, seat_names(session.facts.rules.players, session.seat))


def farewell(console: Console, session: Session, kept: KeptGame) -> None:
    """Put a finished game away, and say where the game is and how to go on."""
    if session.is_over:
        kept.finish()
        console.say("play-over", path=str(kept.path))
    elif session.log:
        console.say("play-left")
    else:
        kept.drop()
