"""The table drawn by Textual. This module is imported only when one is to be drawn."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from euchre.cards import Seat
from euchre.cli.console import Console
from euchre.cli.leaving import farewell, reader_of
from euchre.table.facts import TableFacts
from euchre.tui.app import EuchreApp
from euchre.tui.kept import KeptGame
from euchre.tui.session import NotKeptError, Session

__all__ = ["run"]

Again = Callable[[TableFacts, Seat], tuple[Session, KeptGame]]


def run(
    console: Console, session: Session, kept: KeptGame, again: Again, *, learns: bool = False
) -> None:
    """Play at the drawn table, one game after the other, until the person leaves.

    With ``learns`` each phase of the first deal is explained.
    """
    at_table = [(session, kept)]

    def next_game() -> Session:
        last, its_file = at_table[-1]
        try:
            fresh = again(last.facts, last.seat)
            try:
                its_file.finish()
            except OSError:
                fresh[1].drop()
                raise
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise NotKeptError(str(error.filename or its_file.path), why) from error
        at_table.append(fresh)
        return fresh[0]

    app = EuchreApp(session, next_game, console.words, reader_of(session))
    app.learns = learns
    with suppress(KeyboardInterrupt):
        app.run()
    farewell(console, *at_table[-1])
