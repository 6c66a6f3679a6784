"""Who people are: a name and a token, no account; their games; and how to be forgotten."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from euchre.protocol.base import Text
from euchre.protocol.people_messages import (
    MoveCode,
    MyGame,
    Person,
    PersonCreated,
    Rating,
    Statistics,
)
from euchre.protocol.words import sent
from euchre.server.hub import Hub
from euchre.server.orders import fresh_code
from euchre.server.refused import RefusedError
from euchre.store.people import Known, Sitting
from euchre.store.store import BrokenRecordError, Record
from euchre.table.facts import LONGEST_NAME, clean_name, reader_of
from euchre.table.results import family_named
from euchre.table.showing import seats_taken
from euchre.table.snapshot import rules_text
from euchre.table.statistics import Played, statistics
from euchre.table.table import BrokenTableError, Table, load_table
from euchre.table.talk import Line

__all__ = ["CODE_SECONDS", "Persons"]

_Result = TypeVar("_Result")

CODE_SECONDS: Final = 600
"""How long the code for another device is good for."""
_MOST_LISTED: Final = 50
"""Tables that a page of one's games goes back."""
_MOST_COUNTED: Final = 500
"""Tables that the figures go back."""


@dataclass(slots=True)
class Persons:
    """The people of a server."""

    hub: Hub

    async def create(self, name: str) -> PersonCreated:
        """A new person.

        Raises:
            RefusedError: if that is no name.
            NotStoredError: if the person cannot be stored.
        """
        known = Known(f"p{secrets.token_hex(8)}", _name(name))
        token = secrets.token_urlsafe(24)
        await self.hub.store.add_person(known, token, int(await self.hub.store.clock()))
        return PersonCreated(person=known.id, name=known.name, token=token)

    async def known(self, token: str) -> Known:
        """Whose token that is.

        Raises:
            RefusedError: if it is nobody's.
            NotStoredError: if that cannot be read.
        """
        found = await self.hub.store.person(token) if token else None
        if found is None:
            raise RefusedError(Text(key="table-no-person"), status=401)
        return found

    async def rename(self, who: Known, name: str) -> Person:
        """Another name, for seats taken from now on.

        Raises:
            RefusedError: if that is no name.
        """
        wanted = _name(name)
        await self.hub.store.rename(who.id, wanted)
        return Person(person=who.id, name=wanted)

    async def code(self, who: Known) -> MoveCode:
        """A code with which another device becomes the same person."""
        code = fresh_code(8)
        # Another process may be asked for it, whose clock is another one.
        now = int(await self.hub.store.clock())
        await self.hub.store.add_code(who.id, code, now + CODE_SECONDS)
        return MoveCode(code=code, seconds=CODE_SECONDS)

    async def moved(self, code: str) -> PersonCreated:
        """The person of a code, with a token of its own for this device.

        Raises:
            RefusedError: if the code is not good, or not any more.
        """
        token = secrets.token_urlsafe(24)
        typed = "".join(code.split()).replace("-", "").upper()[:64]
        now = int(await self.hub.store.clock())
        known = await self.hub.store.use_code(typed, token, now)
        if known is None:
            raise RefusedError(Text(key="table-no-move-code"))
        return PersonCreated(person=known.id, name=known.name, token=token)

    # ------------------------------------------------------------------ games

    async def games(self, who: Known) -> list[MyGame]:
        """The tables at which somebody sits or sat, the latest first."""
        found = []
        for sittings in _by_table(await self.hub.store.sittings(who.id), _MOST_LISTED):
            table = await self._table(sittings[0].table)
            if table is not None:
                found.append(_my_game(table, sittings[0].created, who))
        return found

    async def statistics(self, who: Known) -> list[Statistics]:
        """Figures of all deals that somebody has played, by the rules."""
        played = []
        for sittings in _by_table(await self.hub.store.sittings(who.id)):
            record = await self._record(sittings[0].table)
            if record is not None:
                seats = [(one.seat, one.since, one.until) for one in sittings]
                played.append(Played(record.facts, record.entries, tuple(seats)))
        return await _beside(lambda: statistics(played))

    async def ratings(self, who: Known) -> list[Rating]:
        """The ratings of somebody."""
        found = await self.hub.store.ratings(who.id)
        return [
            Rating(
                family=family_named(name),
                rating=round(one.rating),
                deviation=round(one.deviation),
                matches=one.matches,
            )
            for name, one in found.items()
        ]

    async def data(self, who: Known) -> bytes:
        """All that is kept about somebody, as JSON."""
        sittings = await self.hub.store.sittings(who.id)
        lines = await self.hub.store.lines_of(who.id)
        found: dict[str, Any] = {
            "person": who.id,
            "name": who.name,
            "sittings": [_plain(one) for one in sittings],
            "said": [{"table": table, **_plain(line)} for table, line in lines],
            "ratings": msgspec.to_builtins(await self.ratings(who)),
            "statistics": msgspec.to_builtins(await self.statistics(who)),
            "games": msgspec.to_builtins(await self.games(who)),
        }
        return msgspec.json.format(msgspec.json.encode(found), indent=2)

    async def forget(self, who: Known) -> None:
        """Delete all that is kept about somebody; at tables a computer player sits there now.

        Connections that are still open are those of nobody, so that nothing comes after it.
        """
        self.hub.forgotten.add(who.id)
        try:
            sat = _by_table(await self.hub.store.sittings(who.id), most=None)
            for table in {*(one[0].table for one in sat), *self.hub.tables_kept_by(who.id)}:
                await self.hub.forget_at(table, who.id)
            await self.hub.store.delete_person(who.id)
            if self.hub.others is not None:
                self.hub.others.forgotten(who.id)
        except BaseException:
            self.hub.forgotten.discard(who.id)
            raise

    async def _table(self, name: str) -> Table | None:
        """A table that is open, or read from the store; None if it cannot be read."""
        queue = self.hub.open_queue(name)
        if queue is not None:
            return queue.table
        record = await self._record(name)
        if record is None:
            return None
        try:
            return await _beside(lambda: load_table(record.facts, record.seed, record.entries))
        except BrokenTableError:
            return None

    async def _record(self, name: str) -> Record | None:
        """A table as it is stored; None if it cannot be read."""
        try:
            return await self.hub.store.table(name)
        except BrokenRecordError:
            return None


def _name(name: str) -> str:
    found = clean_name(name)
    if not found:
        raise RefusedError(Text(key="table-name-length", args={"n": LONGEST_NAME}))
    return found


async def _beside(job: Callable[[], _Result]) -> _Result:
    """What takes its time, beside the event loop."""
    return await asyncio.to_thread(job)


def _by_table(sittings: Sequence[Sitting], most: int | None = _MOST_COUNTED) -> list[list[Sitting]]:
    """Where somebody sat, table by table, the latest first."""
    tables: dict[str, list[Sitting]] = {}
    for one in sittings:
        tables.setdefault(one.table, []).append(one)
    return list(tables.values())[:most]


def _plain(one: Sitting | Line) -> dict[str, Any]:
    return {name: getattr(one, name) for name in one.__dataclass_fields__}


def _my_game(table: Table, created: str, who: Known) -> MyGame:
    facts, public = table.facts, table.state.public
    seat = facts.seat_of(who.id)
    reader = reader_of(facts, seat)
    return MyGame(
        table=facts.id,
        preset=facts.preset,
        rules_text=rules_text(facts),
        created=created,
        seat=seat,
        seats=seats_taken(facts),
        scores=[facts.rules.shown_score(score) for score in public.standing.scores],
        sides=[sent(reader.side_name(public, scorer)) for scorer in range(facts.rules.scorers)],
        matches=table.match if table.steps else 0,
        over=bool(table.steps) and table.state.is_over,
    )
