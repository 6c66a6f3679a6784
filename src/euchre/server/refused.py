"""What a server refuses, and why."""

from __future__ import annotations

from euchre.protocol.base import Text
from euchre.protocol.words import sent
from euchre.texts.options import RulesError, rules_error_texts

__all__ = ["RefusedError", "bad_rules"]


class RefusedError(Exception):
    """What was asked for cannot be. ``reason`` says why, in a sentence for people."""

    def __init__(self, reason: Text, detail: str = "", status: int = 400) -> None:
        """The error with that reason; ``status`` is that of an answer over HTTP."""
        self.reason, self.detail, self.status = reason, detail, status
        super().__init__(f"{reason.key} {detail}")


def bad_rules(error: RulesError) -> Text:
    """Why there are no such rules, and what would be right."""
    return sent(rules_error_texts(error)[0])
