"""The console command ``euchre``: finds the command, runs it, and says what went wrong.

Exit codes: 0 it is done, 1 a file or record is bad, 2 what was typed cannot be meant,
70 a fault of the program itself, 130 interrupted.
"""

from __future__ import annotations

import importlib
import os
import shutil
import sys
from collections.abc import Sequence
from types import ModuleType

import euchre
from euchre.cli.arguments import UsageError, parse
from euchre.cli.help import command_help, help_messages, program_help

__all__ = ["main"]

NOT_WRITTEN = 1
INTERRUPTED = 130


def main(typed: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the process by default)."""
    try:
        code = _run(sys.argv[1:] if typed is None else typed)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of the output has gone, as `head` does.
        _write_nothing_more()
        return NOT_WRITTEN
    except OSError as error:
        _write_nothing_more()
        _runner().cannot_write(error)
        return NOT_WRITTEN
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(words: Sequence[str]) -> int:
    try:
        arguments = parse(words)
    except UsageError as error:
        return int(_runner().refuse(error))
    command = arguments.command
    if command is not None and not arguments.has("help"):
        return int(_runner().run(arguments, command.name))
    messages = help_messages(arguments.text("lang"), os.environ)
    width = min(shutil.get_terminal_size((80, 24)).columns, 100)
    if command is not None:
        print(command_help(messages, command, width))
    elif arguments.has("version"):
        print(f"euchre {euchre.__version__} ({messages[_engine()]})")
    else:
        print(program_help(messages, width))
    return 0


def _engine() -> str:
    """The message that says what searches the play; looking for it takes its time."""
    kernel = importlib.import_module("euchre.search.kernel")
    return "cli-engine-compiled" if kernel.IS_COMPILED else "cli-engine-python"


def _write_nothing_more() -> None:
    """See to it that what is still in the buffer is not written when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _runner() -> ModuleType:
    """The module that runs commands; it and all that it needs are imported only for that."""
    return importlib.import_module("euchre.cli.run")


if __name__ == "__main__":
    sys.exit(main())
