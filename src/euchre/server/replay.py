"""The routes of games that are shown again, and of files of games.

A match of a table may be seen by whoever knows the id of the table, once the match is over;
by who sits there, each deal as soon as that is over. Files are read, and nothing of them is
kept.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec.structs import replace

from euchre.notation.files import WRITTEN_FORMATS, read, write
from euchre.notation.problems import Problem, refusing
from euchre.notation.record import Record
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.replay_messages import Replay
from euchre.server.hub import Hub, RefusedError
from euchre.server.people_routes import bearer
from euchre.store.store import BrokenRecordError
from euchre.store.store import Record as StoredTable
from euchre.table.logs import match_record
from euchre.table.replay import Sight, facts_of_record, replay_of
from euchre.table.table import BrokenTableError
from euchre.texts import Catalogue, best_language

__all__ = ["converted", "replay_routes"]

_Request = Request[Any, Any, State]

_LARGEST_FILE: Final = 2_097_152
"""Bytes of a file of a game. A match of a hundred deals of twelve cards takes a fifth."""


def replay_routes(hub: Hub) -> tuple[HTTPRouteHandler, ...]:
    """The routes, over the tables of this hub."""

    @get("/api/replays/{table:str}")
    async def replay(table: FromPath[str], request: _Request) -> Response[bytes]:
        """A match of a table, with one of its deals step by step."""
        asked = request.query_params
        record, sight = await _played(hub, table, bearer(request))
        deal, match = _number(asked.get("deal")), _number(asked.get("match")) or None
        told = await asyncio.to_thread(_replay_of_table, record, sight, match, deal)
        return _answer(encode(told))

    @post("/api/replays", status_code=200, request_max_body_size=_LARGEST_FILE)
    async def replay_file(request: _Request) -> Response[bytes]:
        """The game of a file, with one of its deals step by step."""
        asked, raw = request.query_params, await request.body()
        deal = _number(asked.get("deal"))
        told = await asyncio.to_thread(_replay_of_file, raw, str(asked.get("lang", "")), deal)
        return _answer(encode(told))

    @post("/api/convert", status_code=200, request_max_body_size=_LARGEST_FILE)
    async def convert(request: _Request) -> Response[bytes]:
        """The game of a file in another format."""
        asked, raw = request.query_params, await request.body()
        wanted = str(asked.get("to", ""))
        text = await asyncio.to_thread(converted, raw, wanted, str(asked.get("lang", "")))
        return _answer(text.encode(), "text/plain; charset=utf-8")

    return (replay, replay_file, convert)


def _answer(body: bytes, kind: str = "application/json") -> Response[bytes]:
    return Response(body, media_type=kind)


def _number(written: object) -> int | None:
    """A number of a query; None for anything else."""
    text = str(written or "")
    return int(text) if text.isdecimal() and len(text) < 7 else None


async def _played(hub: Hub, table: str, token: str) -> tuple[StoredTable, Sight]:
    """A table with all that was played there, and what whoever asks may see of it.

    Raises:
        RefusedError: if there is no such table, or its record is damaged.
        NotStoredError: if it cannot be read.
    """
    try:
        record = await hub.store.table(table)
    except BrokenRecordError as error:
        reason = Text(key="server-damaged-game", args={"n": error.number + 1})
        raise RefusedError(reason) from error
    if record is None:
        raise RefusedError(Text(key="server-no-table"))
    who = None
    with suppress(RefusedError):
        # Whoever has no seat here is a guest, also with the token of another table.
        who = (await hub.visit(table, token))[1] if token else None
    seat = await hub.seat_since_the_start(record.facts, record.entries, who)
    is_shown = seat is not None or record.facts.shown != "none"
    if not (is_shown or await hub.was_there(record.facts, record.entries, who, None)):
        raise RefusedError(Text(key="server-log-not-shown"))
    return record, Sight(seat, whole=record.facts.shows_all_after_a_deal)


def _replay_of_table(
    table: StoredTable, sight: Sight, match: int | None, deal: int | None
) -> Replay:
    """A match of a table (the last that may be seen, if None), and its deal of that number.

    A match that is over may be seen by everybody, the present one by those who sit there;
    its deal that is being played is left out. Deal 0 is the last one.
    """
    last = max((entry.match for entry in table.entries), default=0)
    for wanted in (last, last - 1) if match is None else (match,):
        record = _match_of(table, wanted)
        if record is None or not (record.state.is_over or sight.seat is not None):
            continue
        told = replay_of(record, table.facts, sight, deal)
        if told.deals:
            return replace(told, match=wanted, matches=last)
    raise RefusedError(Text(key="server-no-replay"))


def _match_of(table: StoredTable, match: int) -> Record | None:
    """A match of a table; None if there is none of that number."""
    try:
        return match_record(table.facts, table.entries, match)
    except BrokenTableError as error:
        reason = Text(key="server-damaged-game", args={"n": error.number + 1})
        raise RefusedError(reason, str(error)) from error


def _replay_of_file(raw: bytes, language: str, deal: int | None) -> Replay:
    """The replay of a file, as far as its game goes."""
    record = _record_of(raw)
    bad = refusing(record.problems)
    problem = _problem_text(bad[0], language) if bad else None
    if not record.events:
        raise RefusedError(problem or Text(key="replay-empty"))
    return replay_of(record, facts_of_record(record), Sight(unfinished=True), deal, problem)


def converted(raw: bytes, form: str, language: str) -> str:
    """A game in a format; refused with what is wrong where that cannot be."""
    if form not in WRITTEN_FORMATS:
        raise RefusedError(Text(key="server-bad-message"), f"no format {form[:20]!r}")
    record = _record_of(raw)
    bad = refusing(record.problems)
    text, problems = ("", ()) if bad else write(record, form)
    bad = bad or refusing(problems)
    if bad:
        raise RefusedError(_problem_text(bad[0], language))
    return text


def _record_of(raw: bytes) -> Record:
    """The game of a file, as far as the rules let it go."""
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RefusedError(Text(key="replay-not-text"), str(error)) from error
    return read(text.replace("\r\n", "\n").replace("\r", "\n"))


def _problem_text(problem: Problem, language: str) -> Text:
    """What is wrong with a file, in the language of whoever sent it.

    The browser does not load the sentences about files, so they come said.
    """
    catalogue = Catalogue(best_language(None, {"LANG": language}))
    place = ", ".join(catalogue.text(key, **args) for key, args in problem.place.parts)
    reason = catalogue.text(problem.key, **problem.named)
    said = f"{place}: {reason}" if place else reason
    return Text(key="replay-problem", args={"problem": said})
