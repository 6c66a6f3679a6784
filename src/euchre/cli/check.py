"""``euchre check FILE``: whether deals from real play replay, or a player decides as people do."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE
from euchre.cli.files import read_text
from euchre.cli.problems import complain_of, problem_as_data, problem_words
from euchre.notation.cases import CheckReport, check

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Judge every deal of the file; it is no error that deals are refused."""
    path = arguments.required("FILE")
    text = read_text(path)
    if arguments.text("player") is not None:
        from euchre.cli.judged import run_judged  # noqa: PLC0415 - players are slow to import

        return run_judged(arguments, console, path, text)
    report = check(text)
    if report.problems:
        complain_of(console, path, report.problems)
        return BAD_FILE
    if arguments.has("json"):
        console.json(_as_data(console, report))
    else:
        _tell(console, report)
    return 0


def _tell(console: Console, report: CheckReport) -> None:
    refused = report.refused
    console.line(
        console.text(
            "check-report",
            deals=str(len(report.deals) - len(refused)),
            games=str(report.games_ending_exactly),
            refused=str(len(refused)),
        )
    )
    for deal in refused:
        for problem in deal.problems:
            if problem.refuses:
                console.wrap(problem_words(console, problem), "    ", "  ")
    wrong = [one for one in report.games if not one.ends_exactly]
    if wrong:
        console.line(console.text("check-games", n=len(wrong)))
    for game in wrong:
        for problem in game.problems:
            console.wrap(f"{game.source}: {problem_words(console, problem)}", "    ", "  ")


def _as_data(console: Console, report: CheckReport) -> dict[str, object]:
    return {
        "deals_replayed": len(report.deals) - len(report.refused),
        "games_ending_exactly": report.games_ending_exactly,
        "refused": [
            {
                "id": deal.id,
                "problems": [problem_as_data(console, one) for one in deal.problems if one.refuses],
            }
            for deal in report.refused
        ],
        "games": [
            {
                "source": game.source,
                "deals": list(game.deals),
                "ends_exactly": game.ends_exactly,
                "scores": list(game.state.public.standing.scores),
                "problems": [problem_as_data(console, one) for one in game.problems],
            }
            for game in report.games
        ],
    }
