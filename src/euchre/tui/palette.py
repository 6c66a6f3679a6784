"""The colours of the table: paper cards under a lamp, by night and by day.

Colour belongs to the suits; straw marks what is to be looked at now. Nothing is said by
colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DARK", "LIGHT", "Palette"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as ``#RRGGBB``."""

    name: str
    is_dark: bool
    table: str
    surface: str
    surface_2: str
    ink: str
    ink_2: str
    line: str
    line_2: str
    straw: str
    on_straw: str
    face: str
    face_line: str
    face_ink: str
    off: str
    off_line: str
    back: str
    back_line: str
    on_card: tuple[str, str, str, str]
    """Spades, hearts, diamonds, clubs on a card, four colours."""
    in_text: tuple[str, str, str, str]
    """The same in text on the table."""

    def suit(self, letter: str, *, on_card: bool, four_colours: bool) -> str:
        """The colour of a suit, given by its letter; ink for anything else."""
        at = "SHDC".find(letter)
        if at < 0:
            return self.face_ink if on_card else self.ink
        if not four_colours:
            at = (0, 1, 1, 0)[at]
        return (self.on_card if on_card else self.in_text)[at]


DARK = Palette(
    name="euchre-night",
    is_dark=True,
    table="#131A23",
    surface="#1C2631",
    surface_2="#26323E",
    ink="#EEF1F3",
    ink_2="#B4C0CA",
    line="#394653",
    line_2="#8795A2",
    straw="#F2B93B",
    on_straw="#17212B",
    face="#F1EEE7",
    face_line="#8E99A3",
    face_ink="#141C26",
    off="#D3D6D8",
    off_line="#7C8791",
    back="#2A446C",
    back_line="#A9BEDC",
    on_card=("#141C26", "#B3162C", "#114FA6", "#0B6234"),
    in_text=("#EEF1F3", "#FF8A90", "#82B4FF", "#6FCF97"),
)
LIGHT = Palette(
    name="euchre-day",
    is_dark=False,
    table="#C9D6DD",
    surface="#FCFBF8",
    surface_2="#F0F2F2",
    ink="#17212B",
    ink_2="#45525D",
    line="#BAC6CE",
    line_2="#66737F",
    straw="#F2B93B",
    on_straw="#17212B",
    face="#FFFFFF",
    face_line="#8A97A1",
    face_ink="#17202B",
    off="#DFE5E9",
    off_line="#8A97A1",
    back="#2D4973",
    back_line="#C9D8EE",
    on_card=("#17202B", "#C01C33", "#1459B8", "#0F6E3C"),
    in_text=("#17212B", "#B31C31", "#1257B0", "#0E6638"),
)
