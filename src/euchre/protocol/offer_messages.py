"""Messages about games to choose from: presets, options, rule sheets, codes."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from euchre.protocol.base import Strict, Text
from euchre.protocol.game_messages import HandCard

__all__ = ["GameOffer", "GameRules", "OptionOffer", "QrCode", "RuleSheet", "RuleSheetSection"]


class OptionOffer(Strict, frozen=True):
    """One option of a rule set, with its sentence, for the page that changes rules."""

    key: str
    """As in ``--set KEY=VALUE``, for example ``end.target``."""
    group: str
    label: Text
    explanation: Text
    kind: Literal["bool", "int", "choice", "text"]
    """``text`` is a list, such as packets of dealing or a ladder of bids."""
    value: str
    """The preset's own value, as text: ``true``, ``10``, ``vs_lone_maker``."""
    choices: list[str] = field(default_factory=list)
    choice_labels: list[Text] = field(default_factory=list)
    low: int = 0
    high: int = 0
    in_use: bool = True
    """Whether it makes a difference in the rules as they are changed."""


class GameOffer(Strict, frozen=True):
    """A preset: ``GET /api/games``."""

    preset: str
    name: Text
    summary: Text
    players: int
    pack: int
    target: int
    source: Text


class GameRules(Strict, frozen=True):
    """``GET /api/game?game=LINK``: the rules of a link with all options."""

    game: GameOffer
    link: str
    """The rules as a link, with whole keys; the preset's own where there is a problem."""
    changes: dict[str, str]
    """What differs from the preset, by the keys of the options."""
    house_rules: list[Text]
    """The same in words."""
    options: list[OptionOffer]
    problem: Text | None = None
    """Why the link makes no game."""
    wrong: list[str] = field(default_factory=list)
    """The options that the problem is about."""


class RuleSheetSection(Strict, frozen=True):
    """A part of a rule sheet: sentences, rows of a table, or rows of cards."""

    title: Text
    sentences: list[Text]
    rows: list[list[Text]] = field(default_factory=list)
    has_heading: bool = False
    """Whether the first of ``rows`` heads the columns."""
    cards: list[list[HandCard]] = field(default_factory=list)
    captions: list[Text] = field(default_factory=list)
    """What each row of ``cards`` shows ("Hearts, trump")."""


class RuleSheet(Strict, frozen=True):
    """``GET /api/rules?game=LINK``: how the game is played, made from its rules."""

    title: Text
    link: str
    """The rules as a link, with whole keys."""
    house_rules: list[Text]
    sections: list[RuleSheetSection]
    source: Text


class QrCode(Strict, frozen=True):
    """``GET /api/qr?text=…``: a text as a QR code, to be drawn with a light margin of 4."""

    size: int
    """Modules on each side."""
    path: str
    """The dark modules as the path of an SVG, one unit a module."""
