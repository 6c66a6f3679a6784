"""Runs a command, and turns whatever goes wrong into one sentence and an exit code."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from pathlib import Path

from euchre.cli.arguments import Arguments, UsageError
from euchre.cli.console import Console, open_console
from euchre.cli.errors import BAD_FILE, WRONG_USAGE, ComplaintError
from euchre.cli.folders import TABLES, data_folder, tables_folder
from euchre.rules import ImpossibleRulesError, OptionError, UnknownPresetError
from euchre.rules.link import LinkError
from euchre.texts import Text, UnknownLanguageError
from euchre.texts.options import rules_error_texts

__all__ = ["cannot_write", "refuse", "run"]

FAULT = 70


def refuse(error: UsageError) -> int:
    """Say that the arguments cannot be meant."""
    open_console(None).complain(Text.of(error.key, **error.args_named))
    return WRONG_USAGE


def cannot_write(error: OSError) -> None:
    """Say that the output could not be written."""
    why = error.strerror or type(error).__name__
    text = Text.of("cli-not-written", why=why)
    sys.stderr.write(f"euchre: {open_console(None).words(text)}\n")


def run(arguments: Arguments, name: str) -> int:
    """Run the command of that name; the exit code."""
    try:
        console = open_console(arguments.text("lang"), spoken=arguments.has("words"))
    except UnknownLanguageError as error:
        text = Text.of("cli-no-language", name=error.name, available=", ".join(error.available))
        open_console(None).complain(text)
        return WRONG_USAGE
    # For the players of this process and of those that it starts.
    os.environ.setdefault(TABLES, str(tables_folder(arguments.text("data"))))
    try:
        return int(importlib.import_module(f"euchre.cli.{name}").run(arguments, console))
    except (BrokenPipeError, KeyboardInterrupt):
        raise
    except Exception as error:  # noqa: BLE001 - the last resort: no traceback reaches a person
        return _explain(error, console)


def _explain(error: Exception, console: Console) -> int:
    match error:
        case UsageError():
            console.complain(Text.of(error.key, **error.args_named))
        case ComplaintError():
            console.complain(error.text)
            return error.code
        case UnknownPresetError() | LinkError() | OptionError() | ImpossibleRulesError():
            for text in rules_error_texts(error):
                console.complain(text)
        case OSError(filename=None):
            # Not a file that was asked for: the output itself.
            raise error
        case OSError():
            why = error.strerror or type(error).__name__
            console.complain(Text.of("cli-file-trouble", path=str(error.filename), why=why))
            return BAD_FILE
        case _:
            return _fault(error, console)
    return WRONG_USAGE


def _fault(error: Exception, console: Console) -> int:
    """A fault of ours: the details go to a file, where one can be written."""
    details = "".join(traceback.format_exception(error))
    file = data_folder(None) / "fault.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{' '.join(sys.argv)}\n\n{details}", encoding="utf-8")
    except OSError:
        console.complain(Text.of("cli-fault", what=f"{type(error).__name__}: {error}"))
    else:
        console.complain(Text.of("cli-fault-kept", path=str(Path(file))))
    return FAULT
