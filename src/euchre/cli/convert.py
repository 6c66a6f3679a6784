"""``euchre convert IN OUT``: a game from one format into another."""

from __future__ import annotations

from pathlib import Path

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import BAD_FILE, bad_file, wrong_usage
from euchre.cli.files import read_game, write_text
from euchre.cli.problems import complain_of
from euchre.notation.files import WRITTEN_FORMATS, format_named, write
from euchre.notation.problems import refusing

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Read the one file and write the other; nothing is written of a game that is wrong."""
    source, target = arguments.required("IN"), arguments.required("OUT")
    form = format_named(target)
    if form is None:
        raise wrong_usage("convert-no-format", path=target)
    if form not in WRITTEN_FORMATS:
        raise wrong_usage("convert-not-written", path=target)
    if Path(target).is_dir():
        raise wrong_usage("convert-folder", path=target)
    record = read_game(source)
    bad = refusing(record.problems)
    if bad:
        complain_of(console, source, bad)
        raise bad_file("convert-refused", path=target)
    text, problems = write(record, form)
    complain_of(console, target, problems)
    if refusing(problems):
        return BAD_FILE
    write_text(target, text)
    complain_of(console, source, record.problems)
    console.say("convert-done", path=target)
    return 0
