"""What the program complains about: a sentence and an exit code."""

from __future__ import annotations

from euchre.texts.text import Arg, Text

__all__ = ["BAD_FILE", "WRONG_USAGE", "ComplaintError", "bad_file", "wrong_usage"]

BAD_FILE = 1
WRONG_USAGE = 2


class ComplaintError(Exception):
    """Something that the person has to know, and the exit code that goes with it."""

    def __init__(self, text: Text, code: int) -> None:
        """The complaint with that sentence."""
        self.text, self.code = text, code
        super().__init__(text.key)


def wrong_usage(key: str, **args: Arg) -> ComplaintError:
    """What was typed cannot be meant."""
    return ComplaintError(Text.of(key, **args), WRONG_USAGE)


def bad_file(key: str, **args: Arg) -> ComplaintError:
    """A file, folder or record is not as it should be."""
    return ComplaintError(Text.of(key, **args), BAD_FILE)
