"""The Textual program: themes, and one table after the other."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import App
from textual.theme import Theme

from euchre.table.computers import PAUSES, Pauses
from euchre.texts import Text
from euchre.texts.story import Reader
from euchre.tui.palette import DARK, LIGHT, Palette
from euchre.tui.session import Session
from euchre.tui.table_screen import TableScreen

__all__ = ["EuchreApp"]


class EuchreApp(App[None]):
    """A table in the terminal."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        session: Session,
        again: Callable[[], Session],
        say: Callable[[Text], str],
        reader: Reader,
        pauses: Pauses = PAUSES,
    ) -> None:
        """The program for a session; ``again`` begins another game by the same rules."""
        super().__init__()
        self.session = session
        self._again, self._say, self._reader, self._pauses = again, say, reader, pauses
        self.learns = False
        """Whether each phase of the first deal is explained."""
        self.title = say(Text("tui-title"))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Variables of the style sheet, for themes that are not ours."""
        return {"line": DARK.line_2}

    def on_mount(self) -> None:
        """Show the table."""
        for palette in (DARK, LIGHT):
            self.register_theme(_theme(palette))
        self.theme = DARK.name
        self.push_screen(self._table())

    def action_again(self) -> None:
        """Another game by the same rules at the same seats.

        Raises:
            NotKeptError: if no file for it can be made, or the last game not put away.
        """
        self.session = self._again()
        self.switch_screen(self._table())

    def _table(self) -> TableScreen:
        learns, self.learns = self.learns, False
        return TableScreen(self.session, self._reader, self._say, self._pauses, learns=learns)


def _theme(palette: Palette) -> Theme:
    return Theme(
        name=palette.name,
        dark=palette.is_dark,
        primary=palette.straw,
        background=palette.table,
        surface=palette.surface,
        foreground=palette.ink,
        variables={"line": palette.line_2},
    )
