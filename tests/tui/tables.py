"""Tables for the tests of the drawn table, and what can be read on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from textual.pilot import Pilot
from textual.widget import Widget

from euchre.game import Event, Phase
from euchre.rules import preset, replace
from euchre.table.computers import NO_PAUSES
from euchre.table.facts import Occupant, TableFacts
from euchre.table.table import new_table
from euchre.texts import Catalogue, Text
from euchre.texts.story import Reader, seat_names
from euchre.tui.app import EuchreApp
from euchre.tui.drawn import Drawn
from euchre.tui.pages import ResultScreen
from euchre.tui.session import Keep, Session
from euchre.tui.table_screen import TableScreen

_CATALOGUE = Catalogue()


def say(text: Text) -> str:
    """A text in English, pips without selectors."""
    return _CATALOGUE.say(text).replace("\N{VARIATION SELECTOR-15}", "")


def keep_nothing(log: Sequence[Event]) -> None:
    """Keep no game."""


def session(
    game: str = "na24",
    seed: str = "1",
    *,
    changes: Mapping[str, str] | None = None,
    keep: Keep = keep_nothing,
) -> Session:
    """A game of one person at seat 0 against three club players."""
    rules = replace(preset(game).rules, dict(changes or {}))
    facts = TableFacts("1", game, rules, (Occupant(), *[Occupant("club")] * (rules.players - 1)))
    return Session(new_table(facts, seed), 0, (), keep)


def session_when(wanted: Callable[[Session], bool], game: str = "na24") -> Session:
    """A game at the first moment of the person's turn that is wanted; before it, first choices."""
    for seed in range(100):
        at = session(game, str(seed))
        for _ in range(60):
            if at.choices and wanted(at):
                return at
            if at.choices:
                at.act(at.choices[0])
            elif at.computer_to_act is not None:
                at.computer_acts()
            elif at.is_over:
                break
            else:
                at.deal()
    raise AssertionError("there is no such moment")


def must_follow(at: Session) -> bool:
    """Whether a card is to be played, and not every card may be."""
    view = at.view
    is_following = view.public.phase is Phase.PLAY and view.public.trick is not None
    return is_following and len(at.choices) < len(view.hand or ())


def app(at: Session | None = None, again: Callable[[], Session] | None = None) -> EuchreApp:
    """The program at a session, without pauses."""
    first = at or session()
    reader = Reader(0, seat_names(first.facts.rules.players))
    return EuchreApp(first, again or (lambda: session(seed="again")), say, reader, NO_PAUSES)


def table(pilot: Pilot[None]) -> TableScreen:
    """The table, though a sheet may lie over it."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))


def read(widget: Widget) -> str:
    """The characters that a drawn widget shows."""
    lines = (widget.render_line(y) for y in range(widget.size.height))
    return "\n".join("".join(segment.text for segment in line) for line in lines)


def read_all(pilot: Pilot[None]) -> str:
    """The characters of the whole table."""
    drawn = table(pilot).query(Drawn)  # type: ignore[type-abstract]  # looked for, not made
    return "\n".join(read(widget) for widget in drawn)


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the person is to act, or a sheet is shown."""
    for _ in range(400):
        await pilot.pause()
        if isinstance(pilot.app.screen, ResultScreen) or table(pilot).scene.choices:
            return
    raise AssertionError(f"nothing to do: {table(pilot).scene}")


async def press_until_over(pilot: Pilot[None], keys: Sequence[str]) -> None:
    """Play with these keys in turn until the match is over; Enter closes the sheets between."""
    pressed = 0
    for _ in range(2000):
        await settle(pilot)
        over = table(pilot).session.is_over
        if isinstance(pilot.app.screen, ResultScreen):
            if over:
                return
            await pilot.press("enter")
            continue
        await pilot.press(keys[pressed % len(keys)])
        pressed += 1
    raise AssertionError("the match does not end")
