"""``euchre rules GAME --link`` and ``--qr``: rules as a short text and as a code."""

from __future__ import annotations

import shutil
import sys

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.protocol.qr import dark_modules
from euchre.rules import Rules
from euchre.rules.link import link_text

__all__ = ["print_link"]

_MARGIN = 4
_PAPER = "\x1b[38;5;16;48;5;231m"
_PLAIN = "\x1b[0m"
_HALVES = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def print_link(arguments: Arguments, console: Console, rules: Rules) -> None:
    """Print the short text of rules, or the address of their page; first the code if wanted."""
    link = link_text(rules)
    address = arguments.text("at")
    if address is not None:
        if not address.startswith(("http://", "https://")):
            raise wrong_usage("cli-bad-address", address=address)
        link = f"{address.rstrip('/')}/#/game/{link}"
    if arguments.has("qr"):
        _draw(console, link)
    console.line(link)


def _draw(console: Console, text: str) -> None:
    try:
        rows = dark_modules(text)
    except ValueError:
        raise bad_file("cli-qr-too-long", n=len(text)) from None
    width = len(rows) + 2 * _MARGIN
    room = shutil.get_terminal_size((80, 24)).columns
    if sys.stdout.isatty() and width > room:
        raise bad_file("cli-qr-too-wide", n=width, room=room)
    for line in _lines(rows, console.can_write("".join(_HALVES.values()))):
        console.line(f"{_PAPER}{line}{_PLAIN}" if console.colour else line)


def _lines(rows: tuple[tuple[bool, ...], ...], has_blocks: bool) -> list[str]:  # noqa: FBT001
    """The code with its margin in lines of text, a character being half as wide as high."""
    side = len(rows) + 2 * _MARGIN
    empty = [(False,) * side] * _MARGIN
    edge = (False,) * _MARGIN
    whole = [*empty, *((*edge, *row, *edge) for row in rows), *empty]
    if not has_blocks:
        return ["".join("##" if dark else "  " for dark in row) for row in whole]
    # The size of a code is odd, so a last light row makes the rows pairs.
    whole.append((False,) * side)
    return [
        "".join(_HALVES[pair] for pair in zip(top, bottom, strict=True))
        for top, bottom in zip(whole[::2], whole[1::2], strict=True)
    ]
