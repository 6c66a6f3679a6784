"""Games of ``play --plain`` played in this process, by choices that depend on the offer alone."""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence

from euchre.cli.console import Console
from euchre.cli.plain import PlainTable
from euchre.cli.typed import Understanding
from euchre.game import Event
from euchre.rules import PRESETS
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import new_table
from euchre.texts import Catalogue
from euchre.texts.story import Reader, bids_by_number, seat_names
from euchre.tui.session import Session

__all__ = ["keep_nothing", "told_game"]

_CATALOGUE = Catalogue()


def keep_nothing(log: Sequence[Event]) -> None:
    """Keep no game."""


def told_game(name: str, player: str, seed: str, most_deals: int | None = None) -> tuple[str, bool]:
    """What is told of a game by a preset against such players; whether it came to its end.

    Each answer is one of those offered: a number, or in an auction of bids what is to be
    typed for a bid. After ``most_deals`` the input ends.
    """
    rules = PRESETS[name].rules
    others = [Occupant(player)] * (rules.players - 1)
    facts = TableFacts("1", name, rules, (Occupant(), *others))
    session = Session(new_table(facts, seed), 0, (), keep_nothing)
    out = io.StringIO()
    console = Console(_CATALOGUE, out, out, colour=False)
    words = Understanding(_CATALOGUE)

    def ask() -> str | None:
        choices, public = session.choices, session.view.public
        if most_deals is not None and public.standing.deal >= most_deals:
            return None
        offered = [str(at + 1) for at in range(len(choices))]
        if bids_by_number(public):
            offered = [words.as_typed(one) for one in choices]
        number = len(session.log)
        answer = offered[zlib.crc32(f"{seed} {number}".encode()) % len(offered)]
        console.line(f"> {answer}")
        return answer

    reader = Reader(0, seat_names(rules.players))
    over = PlainTable(console, session, reader, ask).run()
    return out.getvalue(), over
