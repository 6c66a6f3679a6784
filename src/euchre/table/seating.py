"""Who sits where, and how a table is kept: what people ask for, as new facts.

Nothing here waits, stores or sends. Whether somebody may ask at all is known to
:mod:`euchre.table.may`; here is what comes of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.cards import Seat
from euchre.fairness import SECRET_BYTES, Added
from euchre.players import PlayerParameterError, UnknownPlayerError, player_named
from euchre.protocol.table_messages import TableSettings
from euchre.table.facts import OPEN, Drawn, Left, Occupant, Quit, TableFacts
from euchre.table.may import NotAllowedError, Visitor, in_a_match
from euchre.table.table import Table

__all__ = [
    "MOST_NONCES",
    "check_settings",
    "filled",
    "rotated",
    "seated",
    "settled",
    "stood",
    "swapped",
    "with_person_removed",
    "without_person",
]


MOST_NONCES: Final = 64
"""How many people may sit down between two shuffles; what each has added is kept for ever."""


def seated(table: Table, who: Visitor, wanted: Seat, nonce: str) -> TableFacts:
    """The facts with a person at a seat (-1 for any), whose nonce counts from the next shuffle.

    Raises:
        NotAllowedError: if the seat is not free, the nonce is none, or the person has seen the
            cards of another seat in this deal.
    """
    facts, here = table.facts, table.facts.seat_of(who.person)
    if here is not None and wanted in (-1, here):
        return facts
    seat = _free_seat(table, who.person) if wanted == -1 else wanted
    _check_seat(facts, seat)
    if facts.seats[seat].is_person:
        raise NotAllowedError("table-seat-taken")
    if any(seat != one for one in _seen_by(table, who.person)):
        raise NotAllowedError("table-has-seen-cards")
    number, fresh = table.shuffles + 1, _nonce(nonce)
    drawn = [one for one in facts.drawn if one.number == number]
    mine = next((one for one in drawn if one.person == who.person), None)
    if mine is None:
        if len(drawn) >= MOST_NONCES:
            raise NotAllowedError("table-too-many-changes")
        mine = Drawn(who.person, number, fresh)
        drawn.append(mine)
    added = Added(number, seat, mine.nonce)
    if here is not None:
        facts = facts.with_seat(here, OPEN)
    facts = facts.with_seat(seat, Occupant(name=who.name, person=who.person))
    nonces = _each_once([*facts.nonces, added])
    return replace(facts, nonces=nonces, drawn=tuple(drawn), host=facts.host or who.person)


def stood(table: Table, seat: Seat) -> TableFacts:
    """The facts after the person of that seat has left for good.

    In a match a computer player takes the seat; if it was the host, the next person at the
    table is host from now on.
    """
    facts, person = table.facts, table.facts.seats[seat].person
    left = [one for one in facts.left if one.shuffles == table.shuffles]
    follower = Occupant(player=facts.player) if in_a_match(table) else OPEN
    facts = facts.with_seat(seat, follower)
    if facts.host == person:
        facts = replace(facts, host=next((facts.seats[one].person for one in facts.people), ""))
    if facts.paused_by == seat:
        facts = replace(facts, paused_by=None)
    quits = tuple(one for one in facts.quits if one.match == table.match)
    if in_a_match(table) and facts.settings is not None and facts.settings.rated:
        quits = (*quits, Quit(person, seat, table.match))
    left.append(Left(person, seat, table.shuffles))
    # Who comes and goes leaves one trace, not many.
    once = tuple(dict.fromkeys(left)), tuple(dict.fromkeys(quits))
    return replace(facts, left=once[0], quits=once[1], asked=None)


def without_person(table: Table, person: str) -> TableFacts:
    """The facts without anything about a person: where it sat, a computer player or nobody.

    Against computer players alone the seat stays that of whoever has its secret.
    """
    seat, facts = table.facts.seat_of(person), table.facts
    if seat is not None and facts.settings is None:
        return facts.with_seat(seat, Occupant())
    if seat is not None:
        facts = stood(table, seat)
    return replace(
        facts,
        host="" if facts.host == person else facts.host,
        removed=tuple(one for one in facts.removed if one != person),
        left=tuple(one for one in facts.left if one.person != person),
        drawn=tuple(one for one in facts.drawn if one.person != person),
        quits=tuple(one for one in facts.quits if one.person != person),
    )


def with_person_removed(table: Table, seat: Seat) -> TableFacts:
    """The facts after the host has sent away who sits there.

    Raises:
        NotAllowedError: if nobody can be sent away from there.
    """
    facts = table.facts
    _check_seat(facts, seat)
    occupant = facts.seats[seat]
    if occupant.is_computer and not in_a_match(table):
        return facts.with_seat(seat, OPEN)
    if not occupant.is_person:
        raise NotAllowedError("table-nobody-there")
    if occupant.person == facts.host:
        raise NotAllowedError("table-host-stays")
    after = stood(table, seat)
    # Who is sent away has not left.
    return replace(after, removed=(*facts.removed, occupant.person), quits=facts.quits)


def swapped(table: Table, first: Seat, second: Seat) -> TableFacts:
    """The facts after two seats have changed places.

    Raises:
        NotAllowedError: if there are no such seats.
    """
    facts = table.facts
    _check_seat(facts, first)
    _check_seat(facts, second)
    one, other = facts.seats[first], facts.seats[second]
    return _with_nonces_moved(table, facts.with_seat(first, other).with_seat(second, one))


def rotated(table: Table) -> TableFacts:
    """The facts after everybody has moved one seat on, clockwise."""
    seats = table.facts.seats
    return _with_nonces_moved(table, replace(table.facts, seats=(seats[-1], *seats[:-1])))


def _with_nonces_moved(table: Table, facts: TableFacts) -> TableFacts:
    """The facts in which the nonce of each person who has moved counts for the new seat too.

    Otherwise whoever sat down where a person sat before would take that nonce's place.
    """
    latest = {one.seat: one.nonce for one in facts.nonces}
    before = {one.person: seat for seat, one in enumerate(table.facts.seats) if one.is_person}
    moved = [
        Added(table.shuffles + 1, seat, latest[before[one.person]])
        for seat, one in enumerate(facts.seats)
        if one.is_person and before[one.person] != seat and before[one.person] in latest
    ]
    return replace(facts, nonces=_each_once([*facts.nonces, *moved]))


def _each_once(nonces: list[Added]) -> tuple[Added, ...]:
    """The same nonces, each where it was added last, so that moving to and fro adds nothing."""
    return tuple(reversed(dict.fromkeys(reversed(nonces))))


def filled(facts: TableFacts, seat: Seat, player: str) -> TableFacts:
    """The facts with computer players on all open seats (``seat`` -1), or on one.

    Raises:
        NotAllowedError: if there is no such player or seat, or a person sits there.
    """
    occupant = Occupant(player=player or facts.player)
    try:
        player_named(occupant.player)
    except (UnknownPlayerError, PlayerParameterError):
        raise NotAllowedError("table-no-such-player", name=player[:40]) from None
    if seat == -1:
        seats = (occupant if one.is_open else one for one in facts.seats)
        return replace(facts, seats=tuple(seats))
    _check_seat(facts, seat)
    if facts.seats[seat].is_person:
        raise NotAllowedError("table-seat-taken")
    return facts.with_seat(seat, occupant)


def settled(table: Table, settings: TableSettings) -> TableFacts:
    """The facts with other settings.

    Raises:
        NotAllowedError: if they do not fit each other, the people there, or a match that is
            being played.
    """
    facts, before = table.facts, table.facts.settings
    check_settings(settings, len(facts.seats))
    if settings.people and settings.people < len(facts.people):
        raise NotAllowedError("table-too-few-seats", n=len(facts.people))
    fixed = before is not None and (
        (settings.rated, settings.clock, settings.shown)
        != (before.rated, before.clock, before.shown)
        or (before.rated and settings.privacy != before.privacy)
    )
    if in_a_match(table) and fixed:
        raise NotAllowedError("table-not-in-a-match")
    return replace(facts, settings=settings)


def check_settings(settings: TableSettings, players: int) -> None:
    """Refuse settings that do not fit each other or the number of seats.

    Raises:
        NotAllowedError: with the reason.
    """
    if not 0 <= settings.people <= players:
        raise NotAllowedError("table-people-limit", n=players)
    if settings.rated and settings.privacy != "public":
        raise NotAllowedError("table-rated-is-public")


def _check_seat(facts: TableFacts, seat: Seat) -> None:
    if not 0 <= seat < len(facts.seats):
        raise NotAllowedError("server-no-such-seat", last=len(facts.seats) - 1)


def _seen_by(table: Table, person: str) -> list[Seat]:
    """The seats whose cards of the present deal a person has seen."""
    if not in_a_match(table):
        return []
    left = table.facts.left
    return [one.seat for one in left if (one.person, one.shuffles) == (person, table.shuffles)]


def _free_seat(table: Table, person: str) -> Seat:
    """A seat to be given to who does not mind which: the own one before, open before a computer's.

    Raises:
        NotAllowedError: if there is none.
    """
    seats = table.facts.seats
    before = [seat for seat in _seen_by(table, person) if not seats[seat].is_person]
    is_open = [seat for seat, one in enumerate(seats) if one.is_open]
    computers = [seat for seat, one in enumerate(seats) if one.is_computer]
    found = [*before, *is_open, *computers]
    if not found:
        raise NotAllowedError("table-is-full")
    return found[0]


def _nonce(nonce: str) -> bytes:
    try:
        found = bytes.fromhex(nonce)
    except ValueError:
        found = b""
    if len(found) != SECRET_BYTES or len(nonce) != 2 * SECRET_BYTES:
        raise NotAllowedError("table-needs-a-nonce")
    return found
