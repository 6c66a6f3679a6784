"""Whether the engine agrees with deals from real play (see :mod:`euchre.notation.case_deals`)."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.game import DealResult, Phase, State
from euchre.notation.case_deals import CaseDeal
from euchre.notation.judge import JudgedDeal, judge
from euchre.notation.plain import parse_json
from euchre.notation.problems import Place, Problem
from euchre.notation.record import Opening, opening_state

__all__ = ["CheckReport", "CheckedDeal", "CheckedGame", "check"]

WHOLE_GAME = 8
"""From so many deals of one source on, they are taken for a game."""


@dataclass(frozen=True, slots=True)
class CheckedDeal:
    """A deal of the file."""

    id: str
    source: str
    number: int
    """Its place in its source."""
    judged: JudgedDeal | None
    """None if it could not be read as a deal."""
    problems: tuple[Problem, ...]
    """What is wrong with it; remarks too."""

    @property
    def is_refused(self) -> bool:
        """Whether it breaks the rules."""
        return any(one.refuses for one in self.problems)

    @property
    def is_finished(self) -> bool:
        """Whether it was played to its score."""
        return self.judged is not None and self.judged.is_finished

    @property
    def result(self) -> DealResult | None:
        """How it ended; None if it is not finished."""
        return self.judged.state.public.result if self.judged and self.is_finished else None


@dataclass(frozen=True, slots=True)
class CheckedGame:
    """The deals of one source, replayed as one game."""

    source: str
    deals: tuple[str, ...]
    """Their ids."""
    state: State
    """Where they lead."""
    ends_exactly: bool
    """Whether the target is reached with the last deal and not before."""
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class CheckReport:
    """What became of a file of deals."""

    deals: tuple[CheckedDeal, ...]
    games: tuple[CheckedGame, ...]
    problems: tuple[Problem, ...]
    """What is wrong with the file as a whole: then there is no deal."""

    @property
    def refused(self) -> tuple[CheckedDeal, ...]:
        """The deals that break the rules."""
        return tuple(one for one in self.deals if one.is_refused)

    @property
    def games_ending_exactly(self) -> int:
        """How many games reach their target exactly with their last deal."""
        return sum(one.ends_exactly for one in self.games)


def check(text: str) -> CheckReport:
    """Replay every deal of a file, and every game that its deals make."""
    try:
        plain = parse_json(text)
    except ValueError as error:
        return CheckReport((), (), (_not_json(error),))
    if isinstance(plain, dict) and isinstance(plain.get("deals"), list):
        plain = plain["deals"]
    if not isinstance(plain, list):
        return CheckReport((), (), (Problem.of("cases-not-a-list", Place()),))
    readings = [CaseDeal(one, index) for index, one in enumerate(plain, 1)]
    deals = tuple(_checked(one) for one in readings)
    sources: dict[str, list[CaseDeal]] = {}
    for one in readings:
        if one.source:
            sources.setdefault(one.source, []).append(one)
    games = tuple(
        _play_on(source, sorted(some, key=lambda one: one.number))
        for source, some in sources.items()
        if len(some) >= WHOLE_GAME
    )
    return CheckReport(deals, games, ())


def _not_json(error: ValueError) -> Problem:
    line = getattr(error, "lineno", None)
    return Problem.of("notation-not-json", Place(line=line), detail=str(error))


def _checked(case: CaseDeal) -> CheckedDeal:
    """The deal, judged by itself."""
    judged, problems = None, list(case.problems)
    if case.deal is not None:
        judged = judge(_opening(case), case.deal)
        problems += judged.problems
        if not judged.is_refused:
            problems += _differences(case, judged)
    placed = tuple(one.within(record=case.id) for one in problems)
    return CheckedDeal(case.id, case.source, case.number, judged, placed)


def _opening(case: CaseDeal) -> State:
    """The state in which the deal begins."""
    scores = case.scores if len(case.scores) == case.rules.scorers else ()
    dealer = case.deal.dealer % case.rules.players if case.deal else 0
    return opening_state(case.rules, Opening(dealer, scores))


def _differences(case: CaseDeal, judged: JudgedDeal) -> list[Problem]:
    """Where the result that the file states is not what the plays come to: remarks."""
    stated = case.stated_result
    result = judged.state.public.result
    if result is None or not judged.is_finished:
        return []
    team = next((scorer for scorer, points in enumerate(result.points) if points), None)
    tricks = [sum(result.taken[0::2]), sum(result.taken[1::2])]
    computed = {
        "team": team,
        "points": max(result.points),
        "tricks_by_team": tricks,
        "trick_winners": [trick.winner for trick in judged.state.public.tricks],
    }
    return [
        Problem.of(
            "cases-result-differs",
            Place(field=f"result.{name}"),
            refuses=False,
            stated=str(stated[name]),
            computed=str(value),
        )
        for name, value in computed.items()
        if name in stated and stated[name] != value
    ]


def _play_on(source: str, readings: list[CaseDeal]) -> CheckedGame:
    """Replay the deals of one source as one game, from the score before its first."""
    ids = tuple(one.id for one in readings)
    first = readings[0]
    state = _opening(first)
    for one in readings:
        place = Place(record=one.id)
        if one.deal is None or one.rules != first.rules:
            problem = Problem.of("cases-not-one-game", place)
        elif state.phase is Phase.MATCH_OVER:
            problem = Problem.of("record-game-over", place)
        elif one.scores and one.scores != state.public.standing.scores:
            problem = Problem.of(
                "cases-score-differs",
                place,
                stated=_score(one.scores),
                computed=_score(state.public.standing.scores),
            )
        else:
            judged = judge(state, one.deal)
            state = judged.state
            if not judged.is_refused and judged.is_finished:
                continue
            problem = Problem.of("cases-not-one-game", place)
        return CheckedGame(source, ids, state, ends_exactly=False, problems=(problem,))
    is_over = state.phase is Phase.MATCH_OVER
    missed = Problem.of(
        "cases-target-missed",
        Place(record=ids[-1]),
        n=first.rules.end.target,
        computed=_score(state.public.standing.scores),
    )
    return CheckedGame(source, ids, state, is_over, () if is_over else (missed,))


def _score(scores: tuple[int, ...]) -> str:
    return "–".join(map(str, scores))
