"""Figures of what a person has played, by the rules; computed from the logs each time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from euchre.cards import Seat
from euchre.game import (
    BrokenLogError,
    DealResult,
    IllegalActionError,
    Public,
    State,
    new_match,
    push,
)
from euchre.protocol.people_messages import PlaceStatistics, Statistics
from euchre.table.facts import TableFacts
from euchre.table.snapshot import house_rules, rules_text
from euchre.table.table import Entry
from euchre.table.undone import Undone, standing

__all__ = ["Played", "match_winner", "statistics"]


@dataclass(frozen=True, slots=True)
class Played:
    """A table, and where somebody sat there."""

    facts: TableFacts
    entries: tuple[Entry, ...]
    seats: tuple[tuple[Seat, int, int | None], ...]
    """A seat, the first entry, and the last one (None for up to now)."""

    def seat_at(self, number: int) -> Seat | None:
        """Where the person sat at that entry; None if nowhere."""
        for seat, since, until in self.seats:
            if since <= number and (until is None or number <= until):
                return seat
        return None


@dataclass(slots=True)
class _Place:
    deals: int = 0
    calls: int = 0
    made: int = 0
    points: int = 0


@dataclass(slots=True)
class _Counts:
    places: list[_Place]
    matches: int = 0
    matches_won: int = 0
    points: int = 0
    points_against: int = 0
    euchred: int = 0
    euchres: int = 0
    lone_hands: int = 0
    lone_made: int = 0
    told_of: TableFacts | None = field(default=None)


def statistics(played: Iterable[Played]) -> list[Statistics]:
    """The figures of a person, those of the rules that were played most first."""
    by_rules: dict[tuple[str, str], _Counts] = {}
    for table in played:
        facts = table.facts
        key = (facts.preset, house_rules(facts)[1])
        if key not in by_rules:
            places = [_Place() for _ in range(facts.rules.players)]
            by_rules[key] = _Counts(places, told_of=facts)
        _count_table(table, by_rules[key])
    found = [
        _told(counts, counts.told_of, link)
        for (_, link), counts in by_rules.items()
        if counts.told_of is not None
    ]
    return sorted((one for one in found if one.deals), key=lambda one: -one.deals)


def _count_table(table: Played, counts: _Counts) -> None:
    rules, match = table.facts.rules, 0
    state = new_match(rules)
    for entry in standing(table.entries):
        if isinstance(entry.event, Undone):
            continue
        if entry.match != match:
            state, match = new_match(rules), entry.match
        try:
            before, state = state, push(state, entry.event)
        except (BrokenLogError, IllegalActionError):
            # A damaged log counts up to the damage.
            return
        seat, result = table.seat_at(entry.number), state.public.result
        if seat is None:
            continue
        if result is not None and before.public.result is None:
            _count_deal(state.public, result, seat, counts)
        if state.is_over and not before.is_over:
            counts.matches += 1
            counts.matches_won += match_winner(state) == rules.scorer(seat)


def _count_deal(public: Public, result: DealResult, seat: Seat, counts: _Counts) -> None:
    rules, contract = public.rules, result.contract
    own = rules.scorer(seat)
    others = [points for at, points in enumerate(result.points) if at != own]
    place = counts.places[(seat - result.dealer - 1) % rules.players]
    place.deals += 1
    counts.points += result.points[own]
    counts.points_against += max(others, default=0)
    if contract is None or contract.maker is None:
        return
    is_made = not result.outcome.is_euchre
    if contract.maker == seat:
        place.calls += 1
        place.made += is_made
        place.points += result.points[own]
        counts.euchred += not is_made
        counts.lone_hands += contract.alone
        counts.lone_made += contract.alone and is_made
    elif public.side(seat) == 1 and not is_made:
        counts.euchres += 1


def match_winner(state: State) -> int | None:
    """The scorer that has won a match that is over; None if nobody has."""
    games: Sequence[int] = state.public.standing.games
    best = max(games, default=0)
    leaders = [scorer for scorer, won in enumerate(games) if won == best]
    if best and len(leaders) == 1:
        return leaders[0]
    return state.public.standing.winner


def _told(counts: _Counts, facts: TableFacts, link: str) -> Statistics:
    return Statistics(
        preset=facts.preset,
        rules_text=rules_text(facts),
        link=link,
        matches=counts.matches,
        matches_won=counts.matches_won,
        deals=sum(place.deals for place in counts.places),
        points=counts.points,
        points_against=counts.points_against,
        calls=[
            PlaceStatistics(
                place=at, deals=one.deals, calls=one.calls, made=one.made, points=one.points
            )
            for at, one in enumerate(counts.places, 1)
        ],
        euchred=counts.euchred,
        euchres=counts.euchres,
        lone_hands=counts.lone_hands,
        lone_made=counts.lone_made,
    )
