"""Hints for people at a table: thought of beside its queue, and told to who asked alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from euchre.cards import Seat
from euchre.game import View
from euchre.players import Advice
from euchre.protocol.actions import message_of
from euchre.protocol.base import Text
from euchre.protocol.codec import encode
from euchre.protocol.hint_messages import Guide, Hint, WeighedAction
from euchre.protocol.table_messages import Failure
from euchre.protocol.words import sent
from euchre.table.computers import Adviser, advise_in_a_thread
from euchre.table.facts import TableFacts, reader_of
from euchre.table.may import NotAllowedError
from euchre.texts.acts import action_label
from euchre.texts.guide import guidance

__all__ = ["Hints", "Question", "guide_for", "hint_of"]

_log = logging.getLogger(__name__)

_BURST: Final = 10
"""Hints that may be asked for at once at a table."""
_EACH: Final = 2.0
"""Seconds after which one more may be asked for."""


def hint_of(facts: TableFacts, seen: View, number: int, advice: Advice) -> Hint:
    """Advice on that View as a message."""
    reader = reader_of(facts, seen.seat)
    return Hint(
        number=number,
        choices=[
            WeighedAction(
                action=message_of(one.action),
                label=sent(action_label(reader, seen, one.action)),
                points=_rounded(one.points, 2),
                chance=_rounded(one.chance, 3),
            )
            for one in advice.choices
        ],
        why=[Text(key=one.key, args={**one.named}) for one in advice.why],
    )


def guide_for(facts: TableFacts, seen: View, number: int) -> Guide:
    """What the present phase is about, for that View."""
    told = guidance(reader_of(facts, seen.seat), seen)
    return Guide(
        number=number, title=sent(told.title), sentences=[sent(one) for one in told.sentences]
    )


def _rounded(value: float | None, digits: int) -> float | None:
    # What is nearly nothing is nothing, without a sign.
    return None if value is None else round(value, digits) + 0.0


@dataclass(frozen=True, slots=True)
class Question:
    """What to advise on a View, whose seat is to act."""

    facts: TableFacts
    seen: View
    number: int
    """That of the table."""
    id: str
    """Who asks has given it."""
    send: Callable[[bytes], None]

    def refuse(self, key: str) -> None:
        """Say why there is no hint."""
        self.send(encode(Failure(reason=Text(key=key), id=self.id)))


@dataclass(slots=True)
class Hints:
    """The hints of one table. A seat is thought for once at each number, however often it asks."""

    adviser: Adviser = advise_in_a_thread
    """Where it is thought."""
    now: Callable[[], float] = lambda: asyncio.get_running_loop().time()
    _thoughts: dict[Seat, tuple[int, asyncio.Task[Advice]]] = field(default_factory=dict)
    """For each seat the last number at which it asked."""
    _answers: set[asyncio.Task[None]] = field(default_factory=set)
    _left: float = _BURST
    _since: float = 0.0

    def ask(self, question: Question) -> None:
        """Think about a question, and send the hint when it is found.

        Raises:
            NotAllowedError: if too much was asked in a short time.
        """
        seen, number = question.seen, question.number
        seat = seen.seat or 0
        before, thought = self._thoughts.get(seat, (-1, None))
        if thought is None or before != number or (thought.done() and _has_failed(thought)):
            self._take_one()
            if thought is not None:
                thought.cancel()
            thought = asyncio.ensure_future(self.adviser(seen))
            self._thoughts[seat] = (number, thought)
        answer = asyncio.create_task(_answer(question, thought))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    async def settled(self) -> None:
        """Wait until every question that was asked is answered."""
        await asyncio.gather(*self._answers, return_exceptions=True)

    async def close(self) -> None:
        """Think no more."""
        tasks = [*self._answers, *(thought for _, thought in self._thoughts.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _take_one(self) -> None:
        now = self.now()
        self._left = min(_BURST, self._left + (now - self._since) / _EACH)
        self._since = now
        if self._left < 1:
            raise NotAllowedError("table-hint-wait")
        self._left -= 1


async def _answer(question: Question, thought: asyncio.Task[Advice]) -> None:
    """Send what comes of a thought."""
    await asyncio.wait([thought])
    if thought.cancelled():
        # The table has moved on, and the seat has asked anew.
        question.refuse("server-stale")
    elif (error := thought.exception()) is not None:
        _log.error("table %s: no hint at %d: %s", question.facts.id, question.number, error)
        question.refuse("table-hint-failed")
    else:
        hint = hint_of(question.facts, question.seen, question.number, thought.result())
        question.send(encode(hint))


def _has_failed(thought: asyncio.Task[Advice]) -> bool:
    return thought.cancelled() or thought.exception() is not None
