"""Who may ask for what at a table, and why not: the one place that knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, get_args

from euchre.cards import Seat
from euchre.protocol.base import Text
from euchre.protocol.table_messages import Request
from euchre.table.facts import Asked, TableFacts
from euchre.table.table import Table

__all__ = [
    "NotAllowedError",
    "Visitor",
    "asked_now",
    "in_a_match",
    "is_closed",
    "may",
    "seat_of",
    "waits_for",
    "why_not",
]


class NotAllowedError(Exception):
    """What a person asked for may not be. ``reason`` says why, in a sentence for people."""

    def __init__(self, key: str, **args: str | int) -> None:
        """The error with that reason."""
        self.reason = Text(key=key, args={**args})
        super().__init__(key)


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who has come to a table."""

    person: str = ""
    """The public id; empty for who has none."""
    name: str = ""
    seat: Seat | None = None
    """The seat that the secret of a seat opened; None for who is known as a person."""
    is_host: bool = False
    """Whether this person keeps the table just now: the host, or who stands in for it."""


def seat_of(facts: TableFacts, who: Visitor) -> Seat | None:
    """Where somebody sits; None if nowhere."""
    return who.seat if who.seat is not None else facts.seat_of(who.person)


def in_a_match(table: Table) -> bool:
    """Whether a match has begun and is not over."""
    return bool(table.steps) and not table.state.is_over


def is_closed(table: Table) -> bool:
    """Whether who sits there stays so now: a match that counts is won by who began it."""
    settings = table.facts.settings
    return settings is not None and settings.rated and in_a_match(table)


def asked_now(table: Table) -> Asked | None:
    """What is asked at this very number of the table."""
    asked = table.facts.asked
    return asked if asked is not None and asked.number == table.number else None


def waits_for(table: Table) -> tuple[Seat, ...]:
    """The seats of people whose answer to what is asked is awaited."""
    asked = asked_now(table)
    if asked is None:
        return ()
    return tuple(seat for seat in table.facts.people if seat not in (asked.seat, *asked.yes))


def may(table: Table, who: Visitor) -> list[Request]:
    """What somebody may ask for now."""
    return [request for request in _WHY_NOT if why_not(request, table, who) is None]


def why_not(request: Request, table: Table, who: Visitor) -> str | None:
    """The key of the reason why somebody may not ask for that now; None if it is allowed."""
    return _WHY_NOT[request](table, who)


_Rule = Callable[[Table, Visitor], str | None]


def _first(*reasons: tuple[bool, str]) -> str | None:
    """The first reason that holds."""
    return next((key for holds, key in reasons if holds), None)


def _is_seated(table: Table, who: Visitor) -> bool:
    return seat_of(table.facts, who) is not None


def _sit(table: Table, who: Visitor) -> str | None:
    facts, here = table.facts, seat_of(table.facts, who)
    limit = facts.most_people + (here is not None)
    return _first(
        (facts.settings is None, "table-not-open"),
        (not who.person, "table-who-are-you"),
        (who.person in facts.removed, "table-removed"),
        (here is not None and in_a_match(table), "table-sits-already"),
        (is_closed(table), "table-not-in-a-match"),
        (len(facts.people) >= limit, "table-is-full"),
        (all(one.is_person for one in facts.seats), "table-is-full"),
    )


def _stand(table: Table, who: Visitor) -> str | None:
    return _first(
        (table.facts.settings is None, "table-not-open"),
        (not _is_seated(table, who), "table-no-seat-yet"),
    )


def _host(table: Table, who: Visitor) -> str | None:
    return _first(
        (table.facts.settings is None, "table-not-open"), (not who.is_host, "table-host-only")
    )


def _own_host(table: Table, who: Visitor) -> str | None:
    """For what is done to others: not for who stands in while the host is away."""
    stands_in = bool(table.facts.host) and table.facts.host != who.person
    return _host(table, who) or _first((stands_in, "table-host-only"))


def _remove(table: Table, who: Visitor) -> str | None:
    return _own_host(table, who) or _first((is_closed(table), "table-not-in-a-match"))


def _swap(table: Table, who: Visitor) -> str | None:
    return _own_host(table, who) or _first((in_a_match(table), "table-not-in-a-match"))


def _fill(table: Table, who: Visitor) -> str | None:
    is_full = all(one.is_person for one in table.facts.seats)
    return _host(table, who) or _first(
        (is_closed(table), "table-not-in-a-match"), (is_full, "table-is-full")
    )


def _start(table: Table, who: Visitor) -> str | None:
    return _host(table, who) or _first(
        (bool(table.steps), "table-has-begun"),
        (table.facts.has_open_seats, "table-seats-open"),
        (not table.facts.people, "table-nobody-sits"),
    )


def _seated(table: Table, who: Visitor) -> str | None:
    return _first((not _is_seated(table, who), "table-no-seat-yet"))


def _set_pace(table: Table, who: Visitor) -> str | None:
    return _seated(table, who) if table.facts.settings is None else _host(table, who)


def _take_back(table: Table, who: Visitor) -> str | None:
    settings, seat = table.facts.settings, seat_of(table.facts, who)
    is_off = settings is not None and (settings.rated or not settings.take_backs)
    return _going(table, who) or _first(
        (is_off, "table-no-take-backs"),
        (asked_now(table) is not None, "table-asked-already"),
        (seat is None or table.before_last_act(seat) is None, "table-nothing-to-take-back"),
    )


def _ask_hint(table: Table, who: Visitor) -> str | None:
    settings, several = table.facts.settings, len(table.facts.people) > 1
    is_off = settings is not None and (settings.rated or (several and not settings.hints))
    return _going(table, who) or _first((is_off, "table-no-hints"))


def _answer(table: Table, who: Visitor) -> str | None:
    return _first((seat_of(table.facts, who) not in waits_for(table), "table-nothing-asked"))


def _going(table: Table, who: Visitor) -> str | None:
    """For what is done within a deal."""
    return _seated(table, who) or _first(
        (not in_a_match(table), "table-no-match"),
        (table.facts.paused_by is not None, "table-paused"),
    )


def _resume(table: Table, who: Visitor) -> str | None:
    is_paused = table.facts.paused_by is not None
    return _seated(table, who) or _first((not is_paused, "table-not-paused"))


def _next_deal(table: Table, who: Visitor) -> str | None:
    waits = bool(table.steps) and table.state.public.awaits_deal
    return _going(table, who) or _first((not waits, "table-deal-goes-on"))


def _rematch(table: Table, who: Visitor) -> str | None:
    return _seated(table, who) or _first(
        (not table.steps, "table-no-match"),
        (in_a_match(table), "table-deal-goes-on"),
        (table.facts.has_open_seats, "table-seats-open"),
    )


def _chat(table: Table, who: Visitor) -> str | None:
    settings = table.facts.settings
    return _phrase(table, who) or _first((settings is None or not settings.chat, "table-no-chat"))


def _phrase(table: Table, who: Visitor) -> str | None:
    return _first((table.facts.settings is None, "table-not-open")) or _seated(table, who)


def _report(table: Table, who: Visitor) -> str | None:
    return _first(
        (table.facts.settings is None, "table-not-open"), (not who.person, "table-who-are-you")
    )


_WHY_NOT: Final[Mapping[Request, _Rule]] = MappingProxyType(
    {
        "sit": _sit,
        "stand": _stand,
        "swap": _swap,
        "fill": _fill,
        "start": _start,
        "remove": _remove,
        "set_table": _own_host,
        "set_pace": _set_pace,
        "take_back": _take_back,
        "answer": _answer,
        # Whether there is anything to claim is told with the game.
        "claim": _going,
        "pause": _going,
        "resume": _resume,
        "next_deal": _next_deal,
        "rematch": _rematch,
        "ask_hint": _ask_hint,
        "phrase": _phrase,
        "chat": _chat,
        "report": _report,
    }
)
assert set(_WHY_NOT) == set(get_args(Request))  # noqa: S101 - none is forgotten
