"""``euchre check FILE --player NAME``: a player judged by the verdicts of a file of decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from euchre.arena.decisions import HitCount, JudgedDecision, faults, judge_decision, tallies
from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE
from euchre.cli.player_names import known_player
from euchre.cli.problems import complain_of, problem_as_data, problem_words
from euchre.notation.actions import action_text
from euchre.notation.case_decisions import read_decisions
from euchre.players import Limit, Reason, player_named

__all__ = ["run_judged"]

_SHOWN = 6
_MOST_WORLDS = 1_000_000


def run_judged(arguments: Arguments, console: Console, path: str, text: str) -> int:
    """Judge the player by every record of the file; faults are no error."""
    player = player_named(known_player(arguments.text("player") or ""))
    seed = arguments.number("seed", low=0, high=2**62) or 1
    limit = Limit(worlds=arguments.number("worlds", low=1, high=_MOST_WORLDS))
    cases, problems = read_decisions(text)
    if problems:
        complain_of(console, path, problems)
        return BAD_FILE
    judged = [judge_decision(case, player, seed, limit=limit) for case in cases]
    if arguments.has("json"):
        console.json(_as_data(console, player.name, judged))
    else:
        _tell(console, player.name, judged)
    return 0


def _tell(console: Console, name: str, judged: Sequence[JudgedDecision]) -> None:
    total = _sum(tallies(judged).values())
    console.say("judged-report", player=name, **_figures(total))
    console.line()
    heads = ("judged-confidence", "judged-kind", "judged-right", "judged-of", "judged-percent")
    rows = [[console.text(head) for head in heads]]
    for confidence in dict.fromkeys(key[0] for key in tallies(judged)):
        some = {key: one for key, one in tallies(judged).items() if key[0] == confidence}
        rows.append(_row(confidence, "", _sum(some.values())))
        rows += [_row("", kind, tally) for (_, kind), tally in some.items()]
    console.table(rows, has_heading=True)
    for one in faults(judged):
        console.line()
        _tell_fault(console, one)
    left_out = [one for one in judged if one.decision is None]
    if left_out:
        console.line()
        console.line(console.text("judged-left-out", n=len(left_out)))
    for one in left_out:
        console.wrap(_why_left_out(console, one), "    ", "  ")


def _row(confidence: str, kind: str, tally: HitCount) -> list[str]:
    judged = tally.hits + tally.faults
    share = f"{tally.share:.0%}" if judged else ""
    return [confidence, kind, f"{tally.hits:>4}", f"{judged:>4}", share]


def _tell_fault(console: Console, one: JudgedDecision) -> None:
    case, decision = one.case, one.decision
    if decision is None:
        return
    console.title(f"{case.id} ({case.confidence}, {case.kind})")
    if case.note:
        console.wrap(case.note, "    ", "  ")
    right = ", ".join(case.expected) or ", ".join(f"not:{word}" for word in case.avoid)
    done, percent = action_text(decision.action), round(100 * one.often)
    console.wrap(console.text("judged-fault", action=done, right=right), "    ", "  ")
    if one.often < 1:
        console.wrap(console.text("judged-often", percent=percent), "    ", "  ")
    values = [
        f"{text} {_figure(console, value, is_share=decision.are_shares)}"
        for text, value in list(_values(one))[:_SHOWN]
    ]
    if values:
        console.wrap(console.text("judged-values", values=", ".join(values)), "    ", "  ")
    for why in decision.why:
        console.wrap(_reason(console, why), "      ", "    ")


def _reason(console: Console, why: Reason) -> str:
    return console.text(why.key, **why.named)


def _figure(console: Console, value: float, *, is_share: bool) -> str:
    return console.text("hint-percent", n=round(100 * value)) if is_share else f"{value:+.2f}"


def _values(one: JudgedDecision) -> Iterator[tuple[str, float]]:
    """The actions and their values, the best first."""
    values = one.decision.values if one.decision is not None else {}
    for action, value in sorted(values.items(), key=lambda item: -item[1]):
        yield action_text(action), value


def _why_left_out(console: Console, one: JudgedDecision) -> str:
    if one.case.problems:
        return problem_words(console, one.case.problems[0])
    return f"{one.case.id}: {console.text('judged-no-position')}"


def _sum(some: Iterable[HitCount]) -> HitCount:
    total = HitCount()
    for one in some:
        total.hits += one.hits
        total.faults += one.faults
        total.left_out += one.left_out
    return total


def _figures(tally: HitCount) -> dict[str, int]:
    return {
        "hits": tally.hits,
        "n": tally.hits + tally.faults,
        "percent": round(100 * tally.share),
        "out": tally.left_out,
    }


def _as_data(console: Console, name: str, judged: Sequence[JudgedDecision]) -> dict[str, object]:
    every = tallies(judged)
    return {
        "player": name,
        "hits": sum(one.is_hit for one in judged),
        "faults": sum(one.is_fault for one in judged),
        "left_out": sum(one.decision is None for one in judged),
        "tallies": [
            {
                "confidence": confidence,
                "kind": kind,
                "hits": tally.hits,
                "faults": tally.faults,
                "left_out": tally.left_out,
            }
            for (confidence, kind), tally in every.items()
        ],
        "decisions": [_decision_as_data(console, one) for one in judged],
    }


def _decision_as_data(console: Console, one: JudgedDecision) -> dict[str, object]:
    case, decision = one.case, one.decision
    told: dict[str, object] = {
        "id": case.id,
        "kind": case.kind,
        "confidence": case.confidence,
        "expected": list(case.expected),
        "avoid": list(case.avoid),
        "is_told": case.is_told,
    }
    if decision is None:
        problems = [problem_as_data(console, one) for one in case.problems]
        return {**told, "verdict": "left out", "problems": problems}
    return {
        **told,
        "verdict": "hit" if one.is_hit else "fault",
        "action": action_text(decision.action),
        "often": one.often,
        "values": dict(_values(one)),
        "are_shares": decision.are_shares,
        "why": [
            {"key": why.key, "args": why.named, "text": _reason(console, why)}
            for why in decision.why
        ],
    }
