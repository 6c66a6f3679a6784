"""Counting what happens in the deals of a match: whole numbers, so that parts add up exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from euchre.arena.all_seeing import AllSeeing, seated
from euchre.arena.deal_play import opening_of_deal, play_deal
from euchre.arena.games_won import scored_key
from euchre.arena.setup import MatchSetup
from euchre.cards import Seat
from euchre.game import Call, Outcome, Pass, Public, State
from euchre.players import Player
from euchre.players.learned import learn_from, learned_bytes
from euchre.rules import Rules

__all__ = ["COUNTS", "ChunkPlay", "Tally"]

COUNTS = (
    "deals",
    "called-1",
    "called-2",
    "euchred",
    "marches",
    "alone",
    "lone-marches",
    "lone-euchred",
    "defended-alone",
)
"""What is counted for each player and position: deals held there, calls by round, how they
ended (lone hands among them), lone hands, how those ended, lone defences."""

_MARCHES = frozenset((Outcome.MARCH, Outcome.LONE_MARCH, Outcome.JAMBONE))
_NOBODY = "nobody"


@dataclass(slots=True)
class Tally:
    """The counts of some duplicate deals. Two tallies add up to that of all their deals."""

    sets: int = 0
    """Duplicate deals, each played by every player in every seat."""
    sums: list[int] = field(default_factory=list)
    """For each player the sum of its margins, in units of :attr:`MatchSetup.margin_unit`."""
    squares: list[int] = field(default_factory=list)
    """The sums of their squares, a duplicate deal being one figure."""
    counts: Counter[str] = field(default_factory=Counter)
    """``player.position.count``, ``nobody.outcome`` for deals without a maker, and what deals
    between two players scored (:mod:`euchre.arena.games_won`)."""

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        self.sets += other.sets
        self.sums = _summed(self.sums, other.sums)
        self.squares = _summed(self.squares, other.squares)
        self.counts.update(other.counts)

    def to_plain(self) -> dict[str, object]:
        """The JSON form."""
        return {
            "sets": self.sets,
            "sums": self.sums,
            "squares": self.squares,
            "counts": dict(sorted(self.counts.items())),
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, object]) -> Tally:
        """The tally of a JSON form.

        Raises:
            ValueError: if it is none.
        """
        sums, squares, counts = plain.get("sums"), plain.get("squares"), plain.get("counts")
        sets = plain.get("sets")
        if (
            isinstance(sets, int)
            and isinstance(sums, list)
            and isinstance(squares, list)
            and isinstance(counts, dict)
            and all(isinstance(one, int) for one in (*sums, *squares, *counts.values()))
        ):
            return cls(sets, sums, squares, Counter(counts))
        raise ValueError("these are not the counts of a match")


def _summed(first: list[int], second: list[int]) -> list[int]:
    if not first or not second:
        return first or second
    return [one + other for one, other in zip(first, second, strict=True)]


@dataclass(frozen=True, slots=True)
class ChunkPlay:
    """Plays chunks of some matches, whichever process it is in."""

    setups: tuple[MatchSetup, ...]

    def __call__(self, part: tuple[int, int]) -> Tally:
        """Play the duplicate deals of a chunk; ``part`` is the place of a match, and the chunk.

        Raises:
            IllegalDecisionError: if a player chooses what it may not do.
        """
        match, chunk = part
        setup = self.setups[match]
        players = [seated(spec) for spec in setup.players]
        tally = Tally()
        for deal in setup.deals_of(chunk):
            tally.add(_play_set(setup, players, deal))
        return tally

    def __reduce__(self) -> tuple[object, ...]:
        """It takes what was learned along: another machine may know more, less or otherwise."""
        told = {setup.rules: learned_bytes(setup.rules) for setup in self.setups}
        setups = tuple(replace(setup, state_file=None) for setup in self.setups)
        return _chunk_play, (setups, tuple(told.items()))


def _chunk_play(
    setups: tuple[MatchSetup, ...], learned: tuple[tuple[Rules, bytes | None], ...]
) -> ChunkPlay:
    for rules, told in learned:
        learn_from(rules, told)
    return ChunkPlay(setups)


def _play_set(setup: MatchSetup, players: list[Player | AllSeeing], deal: int) -> Tally:
    """One duplicate deal: the same cards once for each player."""
    tally = Tally(sets=1)
    margins = [0] * setup.replays
    start = opening_of_deal(setup.rules, setup.dealer_of(deal), setup.scores)
    seed = setup.seed * 1_000_003 + deal
    played: dict[tuple[str, ...], State] = {}
    for replay in range(setup.replays):
        seated = setup.seated(replay)
        table = [players[at] for at in seated]
        # Equal players play alike, so that a replay with the same at each seat is the same deal.
        names = tuple(player.name for player in table)
        done = played.get(names) or play_deal(start, table, seed, setup.limit)
        played[names] = done
        for player in range(setup.replays):
            margins[player] += _margin(setup, done.public, seated, player)
        _count(done.public, seated, tally.counts)
        _count_scores(setup, done.public, seated, tally.counts)
    tally.sums = margins
    tally.squares = [margin * margin for margin in margins]
    return tally


def _margin(setup: MatchSetup, public: Public, seated: tuple[int, ...], player: int) -> int:
    """The mean points of a player's seats over those of the other seats, in margin units."""
    result = public.result
    if result is None:
        return 0
    points = [result.points[setup.rules.scorer(seat)] for seat in range(setup.rules.players)]
    own = [value for value, at in zip(points, seated, strict=True) if at == player]
    others = sum(points) - sum(own)
    unit = setup.margin_unit
    return unit * sum(own) // len(own) - unit * others // (len(points) - len(own))


def _count(public: Public, seated: tuple[int, ...], counts: Counter[str]) -> None:
    """Count what happened in one finished deal."""
    result, size = public.result, public.rules.players

    def note(seat: Seat, what: str) -> None:
        position = (seat - public.dealer - 1) % size + 1
        counts[f"{seated[seat]}.{position}.{what}"] += 1

    for seat in range(size):
        note(seat, "deals")
    if result is None:
        return
    contract, caller = result.contract, _caller(public)
    if contract is None or contract.maker is None or caller is None:
        counts[f"{_NOBODY}.{result.outcome}"] += 1
        return
    note(caller.seat, f"called-{caller.round}")
    for what in _endings(result.outcome, alone=contract.alone):
        note(contract.maker, what)
    if contract.lone_defender is not None:
        note(contract.lone_defender, "defended-alone")


def _count_scores(
    setup: MatchSetup, public: Public, seated: tuple[int, ...], counts: Counter[str]
) -> None:
    """Count what a deal scored between two players, by which of them dealt."""
    if len(setup.players) != 2 or setup.rules.scorers != 2:
        return
    points = (0, 0) if public.result is None else public.result.points
    dealer = seated[public.dealer]
    first = setup.rules.scorer(seated.index(0))
    counts[scored_key(dealer, (points[first], points[1 - first]))] += 1


def _endings(outcome: Outcome, *, alone: bool) -> Iterator[str]:
    """What is counted for the maker of a deal that ended so."""
    if outcome.is_euchre:
        yield "euchred"
    if outcome in _MARCHES:
        yield "marches"
    if alone:
        yield "alone"
        if outcome.is_lone_march:
            yield "lone-marches"
        if outcome.is_euchre:
            yield "lone-euchred"


def _caller(public: Public) -> Call | None:
    """The call that made trump."""
    return next(
        (call for call in reversed(public.calls) if not isinstance(call.action, Pass)), None
    )
