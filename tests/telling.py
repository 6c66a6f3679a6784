"""What a connection was told of the game last: with it, whatever a message leaves out is known."""

from __future__ import annotations

from typing import Any


class Telling:
    """Makes messages whole, as a client does."""

    def __init__(self) -> None:
        """Nothing was told yet."""
        self.last: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message in which nothing is left out; one that is told again comes whole anyway."""
        if message["type"] == "snapshot":
            self.last = message
        if message["type"] != "happened":
            return message
        snapshot = {**self.last, **message["snapshot"]}
        if snapshot["number"] > self.last.get("number", -1):
            self.last = snapshot
        return {**message, "snapshot": snapshot}
