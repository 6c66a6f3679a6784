"""How cards that are more than their rank are marked in messages."""

from __future__ import annotations

from typing import Final

from euchre.protocol.game_messages import Badge
from euchre.rules import BENNY, LEFT_BOWER, RIGHT_BOWER

__all__ = ["BADGES"]

BADGES: Final[dict[str, Badge]] = {RIGHT_BOWER: "right", LEFT_BOWER: "left", BENNY: "benny"}
"""The mark of a bower or the Benny, by what :mod:`euchre.rules.order` calls it."""
