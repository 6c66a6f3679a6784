"""What the server writes for whoever runs it: lines of text, or of JSON, to stderr."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, TextIO

__all__ = ["FORMS", "JsonFormatter", "TextFormatter", "set_up_logging"]

FORMS: Final = ("text", "json")

_ORDINARY: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
}


class JsonFormatter(logging.Formatter):
    """One object for each line: time, level, logger, message, and what else was told."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        told: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {key: one for key, one in record.__dict__.items() if key not in _ORDINARY}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


class TextFormatter(logging.Formatter):
    """One line for each record, and the trace of an error below it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as text. What comes from outside cannot begin a line of its own."""
        message = record.getMessage().encode("unicode_escape").decode()
        more = "".join(
            f" {key}={one}" for key, one in record.__dict__.items() if key not in _ORDINARY
        )
        line = f"{_time(record)} {record.levelname} {record.name}: {message}{more}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def set_up_logging(form: str | None, stream: TextIO | None = None) -> None:
    """Log to ``stream`` (stderr if None), as text or as JSON.

    With a form, what happens is told too, each request among it; without, only what is wrong.
    """
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    # Of libraries only what is wrong: what they tell otherwise may hold addresses and tokens.
    logging.getLogger("euchre").setLevel(logging.INFO if form else logging.WARNING)


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, tz=UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")
