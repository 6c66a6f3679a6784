"""``euchre solve TEXT``: what each action is worth with all cards open, and the best play."""

from __future__ import annotations

from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.errors import bad_file
from euchre.cli.position import say_trump, show_hands, trick_as_data, trick_words
from euchre.cli.show import position_data, typed_position
from euchre.game import Play, State
from euchre.notation.text import action_text
from euchre.search.open_cards import NotSolvableError, Solution, solve_open
from euchre.texts.story import Reader, result_headline, seat_names

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Solve the position after a deal and the actions that follow it."""
    base, rules = chosen_rules(arguments, arguments.text("game"))
    reader = Reader(None, seat_names(rules.players))
    state = typed_position(console, reader, rules, arguments.required("TEXT"))
    try:
        solution = solve_open(state)
    except NotSolvableError as error:
        raise bad_file(error.key) from None
    if arguments.has("json"):
        console.json({"preset": base.id, **_as_data(state, solution)})
    else:
        _tell(console, reader, state, solution)
    return 0


def _tell(console: Console, reader: Reader, state: State, solution: Solution) -> None:
    say_trump(console, state.public)
    show_hands(console, reader, state)
    console.line()
    console.say("solve-values", **reader.who(solution.turn))
    ordered = sorted(solution.values, key=lambda one: -one[1])
    console.table([[action_text(action), _value(value)] for action, value in ordered], indent="  ")
    console.line()
    console.say("solve-line")
    for step in solution.line:
        if not isinstance(step.action, Play):
            who = console.words(reader.name(step.seat))
            console.wrap(f"{who}: {action_text(step.action)}", "    ", "  ")
    done = len(state.public.tricks)
    for number, trick in enumerate(solution.end.public.tricks[done:], done + 1):
        words = trick_words(console, reader, solution.end.public, number, trick)
        console.wrap(words, "    ", "  ")
    result = solution.end.public.result
    if result is not None:
        console.wrap(f"{console.words(result_headline(reader, solution.end.public, result))}.")


def _value(value: float) -> str:
    return f"{value:+.2f}".removesuffix(".00")


def _as_data(state: State, solution: Solution) -> dict[str, object]:
    end = solution.end.public
    result = end.result
    return {
        "position": position_data(state),
        "turn": solution.turn,
        "value": solution.value,
        "values": {action_text(action): value for action, value in solution.values},
        "line": [[step.seat, action_text(step.action)] for step in solution.line],
        "tricks": [trick_as_data(trick) for trick in end.tricks],
        "result": None
        if result is None
        else {"outcome": result.outcome.value, "points": list(result.points)},
    }
