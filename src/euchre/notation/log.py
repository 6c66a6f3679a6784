"""Our own log: one header line, then one event a line. It is the canonical form of a game.

The header says format, version, rules (in JSON form, with their fingerprint), where the game
begins if not with a new match, and whatever else is told (names, title). Each event has its
number. A log as one seat was told it names that seat in its header, and is read by
:mod:`euchre.notation.seen`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, TextIO

from euchre.cards import Seat
from euchre.game import (
    Acted,
    BrokenLogError,
    Dealt,
    Event,
    IllegalActionError,
    Phase,
    Play,
    PlayExposed,
    Public,
    push,
)
from euchre.notation.events import event_from_plain, event_to_plain
from euchre.notation.plain import Fields, clean_text, is_count, is_score, parse_json
from euchre.notation.problems import (
    Place,
    Problem,
    problem_of_game_error,
    problem_of_rules,
    refusing,
)
from euchre.notation.record import Opening, Record, opening_state, strict
from euchre.rules import ImpossibleRulesError, OptionError, Rules, fingerprint, from_plain, to_plain

__all__ = [
    "FORMAT",
    "SPECTATOR",
    "VERSION",
    "Header",
    "dump",
    "dumps",
    "event_line",
    "header_line",
    "load",
    "loads",
    "log_lines",
    "place_of_event",
    "read",
    "read_events",
    "read_header",
]

FORMAT: Final = "euchre-log"
VERSION: Final = 1
SPECTATOR: Final = "spectator"
"""Stands in the header for a seat, where a log is told as a spectator may know it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What the first line of a log says."""

    rules: Rules
    opening: Opening | None = None
    names: tuple[str, ...] = ()
    meta: Mapping[str, str] = field(default_factory=dict)
    seen_by: Seat | str | None = None
    """The seat that the log was told to, or :data:`SPECTATOR`; None if nothing is hidden."""


# ------------------------------------------------------------------ writing


def header_line(header: Header) -> str:
    """The first line of a log, without its end."""
    plain: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": to_plain(header.rules),
        "fingerprint": fingerprint(header.rules),
    }
    if header.opening is not None:
        plain["opening"] = {"dealer": header.opening.dealer, "scores": list(header.opening.scores)}
    if header.names:
        plain["names"] = list(header.names)
    if header.meta:
        plain["meta"] = dict(header.meta)
    if header.seen_by is not None:
        plain["seen_by"] = header.seen_by
    return _line(plain)


def event_line(number: int, event: Event) -> str:
    """The line of the event with that number, from 1, without its end."""
    return _line({"n": number, **event_to_plain(event)})


def _line(plain: dict[str, object]) -> str:
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def log_lines(header: Header, events: Iterable[Event]) -> Iterator[str]:
    """The lines of a log, without their ends."""
    yield header_line(header)
    for number, event in enumerate(events, 1):
        yield event_line(number, event)


def dumps(record: Record) -> str:
    """The text of a log."""
    header = Header(record.rules, record.opening, record.names, record.meta)
    return "".join(line + "\n" for line in log_lines(header, record.events))


def dump(record: Record, file: TextIO) -> None:
    """Write a log to an open file."""
    file.write(dumps(record))


# ------------------------------------------------------------------ reading


def loads(text: str) -> Record:
    """The game of a log in which nothing is wrong.

    Raises:
        NotationError: with all that is wrong.
    """
    return strict(read(text))


def load(file: TextIO) -> Record:
    """The game of a log in an open file; as :func:`loads`."""
    return loads(file.read())


def read(text: str) -> Record:
    """The game of a log as far as it goes, and what is wrong with it. Raises nothing."""
    problems: list[Problem] = []
    header, lines = read_header(text, problems)
    if header.seen_by is not None:
        place = Place(line=1, field="seen_by")
        problems.append(Problem.of("log-is-redacted", place, seat=header.seen_by))
        lines = []
    state = opening_state(header.rules, header.opening)
    events: list[Event] = []
    deals = 0
    for number, event in read_events(lines, problems):
        deals += isinstance(event, Dealt)
        try:
            state = push(state, event)
        except (IllegalActionError, BrokenLogError) as error:
            place = place_of_event(number, deals, state.public, event)
            problems.append(problem_of_game_error(error, place))
            break
        events.append(event)
    return Record(
        header.rules,
        tuple(events),
        state,
        tuple(problems),
        header.opening,
        header.names,
        header.meta,
    )


def place_of_event(number: int, deals: int, public: Public, event: Event) -> Place:
    """Where the event with that number stands: its line, and what it would be in its deal."""
    place = Place(line=number + 1, deal=deals or None)
    match event:
        case Acted(_, Play() | PlayExposed()) if public.phase in (Phase.PLAY, Phase.PLAY_EXPOSED):
            card = len(public.trick.cards) if public.trick else 0
            return replace(place, trick=len(public.tricks) + 1, card=card + 1)
        case Acted() if public.phase is Phase.AUCTION:
            return replace(place, call=len(public.calls) + 1)
        case _:
            return place


def read_header(text: str, problems: list[Problem]) -> tuple[Header, list[str]]:
    """What the first line says, and the lines after it: none if it cannot be used."""
    first, *lines = text.split("\n")
    before = len(refusing(problems))
    header = _header(first, problems)
    return header, lines if len(refusing(problems)) == before else []


def _header(line: str, problems: list[Problem]) -> Header:
    place = Place(line=1)
    try:
        plain = parse_json(line)
    except ValueError as error:
        problems.append(Problem.of("log-not-a-log", place, detail=str(error)))
        return Header(Rules())
    fields = Fields(plain, place, problems)
    if fields.get("format") != FORMAT:
        problems.append(Problem.of("log-not-a-log", place))
        return Header(Rules())
    version = fields.number("version", 0)
    if version != VERSION:
        problems.append(Problem.of("log-wrong-version", place, found=version, known=VERSION))
        return Header(Rules())
    rules = _rules(fields, problems)
    stated = fields.text("fingerprint")
    if stated and stated != fingerprint(rules) and not refusing(problems):
        at = fields.at("fingerprint")
        problems.append(
            Problem.of("log-wrong-fingerprint", at, found=stated[:20], right=fingerprint(rules))
        )
    names = tuple(clean_text(one) for one in fields.items("names") if isinstance(one, str))
    meta = fields.get("meta")
    told = meta.items() if isinstance(meta, dict) else ()
    return Header(
        rules,
        _opening(fields, rules, problems),
        names[: rules.players],
        {clean_text(key): clean_text(one) for key, one in told if isinstance(one, str)},
        _seen_by(fields, rules, problems),
    )


def _rules(fields: Fields, problems: list[Problem]) -> Rules:
    plain = Fields(fields.get("rules"), fields.at("rules"), problems)
    try:
        return from_plain(plain.raw)
    except OptionError as error:
        problems.append(
            Problem.of(
                "notation-bad-option",
                plain.at(error.key),
                found=clean_text(error.value or "")[:40],
                allowed=", ".join(error.allowed)[:200],
            )
        )
    except ImpossibleRulesError as error:
        problems.append(problem_of_rules(error, plain.place))
    return Rules()


def _opening(fields: Fields, rules: Rules, problems: list[Problem]) -> Opening | None:
    if fields.get("opening") is None:
        return None
    inner = Fields(fields.get("opening"), fields.at("opening"), problems)
    scores = inner.items("scores")
    points = tuple(one for one in scores if is_score(one))
    opening = Opening(inner.number("dealer", 0), points)
    if 0 <= opening.dealer < rules.players and len(points) in (0, rules.scorers):
        return opening
    problems.append(Problem.of("log-bad-opening", inner.place))
    return None


def _seen_by(fields: Fields, rules: Rules, problems: list[Problem]) -> Seat | str | None:
    value = fields.get("seen_by")
    if value is None or value == SPECTATOR:
        return None if value is None else SPECTATOR
    if is_count(value) and value < rules.players:
        return value
    problems.append(
        Problem.of("record-no-such-seat", fields.at("seen_by"), n=-1, last=rules.players - 1)
    )
    return None


def read_events(lines: list[str], problems: list[Problem]) -> Iterator[tuple[int, Event]]:
    """The events of the lines after the header with their numbers, up to the first bad line."""
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    for number, line in enumerate(lines, 1):
        place = Place(line=number + 1)
        try:
            plain = parse_json(line)
        except ValueError as error:
            key = "log-truncated" if number == len(lines) else "notation-not-json"
            problems.append(Problem.of(key, place, detail=str(error)))
            return
        stated = plain.get("n", number) if isinstance(plain, dict) else number
        if stated != number:
            found = clean_text(str(stated))[:20]
            problems.append(Problem.of("log-wrong-number", place, found=found, right=number))
            return
        try:
            event = event_from_plain(plain)
        except ValueError as error:
            found = clean_text(line.strip())[:60]
            problems.append(Problem.of("log-bad-event", place, detail=str(error), found=found))
            return
        yield number, event
