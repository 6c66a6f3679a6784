"""Logs as one seat was told them: written redacted, read into what that seat knows.

Such a log cannot be replayed, for it does not say what is hidden. What can be checked is
checked: that events come in the order of the game, and that what is told is possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre.cards import Seat
from euchre.game import (
    Acted,
    Action,
    DealerDrawn,
    Dealt,
    Discard,
    Event,
    Give,
    GoUnder,
    Jamboree,
    Phase,
    Play,
    Redeal,
    Shown,
    View,
    choices,
    is_dealt_blind,
    legal_in,
    redact,
    see,
    view,
)
from euchre.notation.log import (
    SPECTATOR,
    Header,
    log_lines,
    place_of_event,
    read_events,
    read_header,
)
from euchre.notation.problems import Problem
from euchre.notation.record import Opening, opening_state
from euchre.rules import Rules

__all__ = ["SeenLog", "dumps_seen", "read_seen"]


@dataclass(frozen=True, slots=True)
class SeenLog:
    """A log as one seat (or a spectator) was told it: its sound prefix, and what is wrong."""

    rules: Rules
    seat: Seat | None
    """None for a spectator."""
    events: tuple[Event, ...]
    view: View
    problems: tuple[Problem, ...] = ()
    opening: Opening | None = None
    names: tuple[str, ...] = ()


def dumps_seen(
    rules: Rules,
    seat: Seat | None,
    events: Iterable[Event],
    *,
    opening: Opening | None = None,
    names: tuple[str, ...] = (),
) -> str:
    """The text of a log as ``seat`` (None: a spectator) may know it."""
    header = Header(rules, opening, names, seen_by=SPECTATOR if seat is None else seat)
    told = (redact(rules, event, seat) for event in events)
    return "".join(line + "\n" for line in log_lines(header, told))


def read_seen(text: str) -> SeenLog:
    """What a redacted log tells, and what is wrong with it. Raises nothing.

    A log in which nothing is hidden is read as a spectator may know it.
    """
    problems: list[Problem] = []
    header, lines = read_header(text, problems)
    seat = header.seen_by if isinstance(header.seen_by, int) else None
    seen = view(opening_state(header.rules, header.opening), seat)
    events: list[Event] = []
    deals = 0
    for number, whole in read_events(lines, problems):
        event = redact(header.rules, whole, seat)
        deals += isinstance(event, Dealt)
        if not _is_possible(seen, event):
            place = place_of_event(number, deals, seen.public, event)
            problems.append(Problem.of("log-impossible-event", place, detail=str(event)))
            break
        seen = see(seen, event)
        events.append(event)
    return SeenLog(
        header.rules, seat, tuple(events), seen, tuple(problems), header.opening, header.names
    )


def _is_possible(seen: View, event: Event) -> bool:
    """Whether an event can come next, as far as the seat can tell."""
    public, pack = seen.public, seen.rules.cards
    match event:
        case DealerDrawn(dealer, draws):
            seats = (dealer, *(seat for seat, _ in draws))
            return public.phase is Phase.FIRST_DEALER and all(
                seat < seen.rules.players for seat in seats
            )
        case Dealt():
            return _is_possible_deal(seen, event)
        case Acted(seat, action):
            return _could_act(seen, seat, action)
        case Shown(_, cards, source):
            known = all(card in pack for card in cards or ())
            return known and source < seen.rules.players and public.phase is not Phase.FIRST_DEALER


def _could_act(seen: View, seat: Seat, action: Action) -> bool:
    """Whether the seat can do this now, as far as the seat that looks can tell."""
    public, pack = seen.public, seen.rules.cards
    if seat != public.turn:
        return False
    if seat == seen.seat:
        return action in legal_in(seen)
    match action:
        case Redeal() | GoUnder():
            return public.phase is Phase.AUCTION
        case Jamboree():
            return public.phase is Phase.JAMBOREE
        case Play(card):
            return public.phase is Phase.PLAY and card in pack
        case Discard(None):
            return any(isinstance(one, Discard) for one in choices(public, pack.all))
        case Give(None, to):
            return any(isinstance(one, Give) and one.to == to for one in choices(public, pack.all))
        case _:
            return action in choices(public, pack.all)


def _is_possible_deal(seen: View, event: Dealt) -> bool:
    rules, public = seen.rules, seen.public
    next_dealer = public.dealer if public.next_dealer is None else public.next_dealer
    if (
        not public.awaits_deal
        or event.dealer != next_dealer
        or len(event.hands) != rules.players
        or (event.upcard is not None) != rules.deal.turn_up
        or (event.upcard is not None and event.upcard not in rules.cards)
    ):
        return False
    if seen.seat is None:
        return True
    hand = event.hands[seen.seat]
    if hand is None:
        return event.dealer == seen.seat and is_dealt_blind(rules, event)
    try:
        rules.cards.set_of(hand)
    except ValueError:
        return False
    return len(hand) == rules.hand_size_of(seen.seat, event.dealer)
