"""What is wrong with a file, and where: said by key, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from euchre.game import BrokenLogError, IllegalActionError
from euchre.notation.actions import action_text
from euchre.rules import ImpossibleRulesError, OptionError

__all__ = [
    "NotationError",
    "Place",
    "Problem",
    "problem_of_game_error",
    "problem_of_rules",
    "refusing",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """Where in a file something is. Everything is counted from 1."""

    line: int | None = None
    record: str = ""
    """The id of a deal in a file of deals."""
    deal: int | None = None
    call: int | None = None
    trick: int | None = None
    card: int | None = None
    """Which card of the trick, in the order played."""
    field: str = ""
    """The field, option or tag."""

    @property
    def parts(self) -> tuple[tuple[str, dict[str, str | int]], ...]:
        """The messages that say it, from the whole to the part: key and arguments."""
        found: list[tuple[str, dict[str, str | int]]] = []
        if self.record:
            found.append(("place-record", {"id": self.record}))
        for name in ("line", "deal", "call", "trick", "card"):
            number = getattr(self, name)
            if number is not None:
                found.append((f"place-{name}", {"n": number}))
        if self.field:
            found.append(("place-field", {"field": self.field}))
        return tuple(found)

    def __str__(self) -> str:
        """For developers: ``deal 2, trick 1, card 4``."""
        return ", ".join(
            f"{key.removeprefix('place-')} {' '.join(str(one) for one in args.values())}"
            for key, args in self.parts
        )


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file.

    ``key`` is a message of the catalogue ``notation`` and ``args`` its arguments; ``detail``
    is for developers. A problem that does not refuse is a remark: the file could be used.
    """

    key: str
    place: Place
    args: tuple[tuple[str, str | int], ...] = ()
    detail: str = ""
    refuses: bool = True

    @classmethod
    def of(
        cls, key: str, place: Place, /, *, detail: str = "", refuses: bool = True, **args: str | int
    ) -> Problem:
        """The problem of that key at that place, with these arguments."""
        return cls(key, place, tuple(sorted(args.items())), detail, refuses)

    @property
    def named(self) -> dict[str, str | int]:
        """The arguments by name."""
        return dict(self.args)

    def within(self, **outer: str | int) -> Problem:
        """The same problem with its place completed from outside (``deal=2``)."""
        return replace(self, place=replace(self.place, **outer))  # type: ignore[arg-type]

    def __str__(self) -> str:
        """For developers: place, key and arguments."""
        said = ", ".join(f"{name}={value}" for name, value in self.args)
        return f"{self.place}: {self.key}({said})" + (f" [{self.detail}]" if self.detail else "")


class NotationError(ValueError):
    """A text that cannot be used. ``problems`` say why and where."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        """The error for these problems."""
        self.problems = tuple(problems)
        super().__init__("; ".join(str(one) for one in self.problems))


def refusing(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Those of the problems that are more than remarks."""
    return tuple(one for one in problems if one.refuses)


def problem_of_rules(error: ImpossibleRulesError | OptionError, place: Place) -> Problem:
    """The problem that rules which contradict each other make, naming the options that clash."""
    if isinstance(error, OptionError):
        keys = [error.key]
    else:
        keys = list(dict.fromkeys(key for one in error.found for key in one.options))
    return Problem.of(
        "notation-impossible-rules", place, detail=str(error), options=", ".join(keys)
    )


def problem_of_game_error(error: IllegalActionError | BrokenLogError, place: Place) -> Problem:
    """The problem that an event which the rules refuse makes at that place."""
    if isinstance(error, BrokenLogError):
        return Problem.of(error.key, place, detail=error.detail)
    reason = error.refusal
    args: dict[str, str | int] = {
        "action": action_text(error.action),
        "seat": error.seat,
        "legal": ", ".join(action_text(one) for one in error.legal),
    }
    if reason.card is not None:
        args["card"] = reason.card.text
    if reason.suit is not None:
        args["suit"] = reason.suit.letter
    if reason.seat is not None:
        args["turn"] = reason.seat
    return Problem(f"record-{reason.key}", place, tuple(sorted(args.items())), str(error))
