"""``euchre rules GAME --link`` and ``--qr``: rules as a short text and as a code."""

from __future__ import annotations

import shutil
import sys

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.protocol.qr import QR_BLOCKS, qr_lines
from euchre.rules import Rules
from euchre.rules.link import link_text

__all__ = ["print_link"]

_PAPER = "\x1b[38;5;16;48;5;231m"
_PLAIN = "\x1b[0m"


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
        lines = qr_lines(text, has_blocks=console.can_write(QR_BLOCKS))
    except ValueError:
        raise bad_file("cli-qr-too-long", n=len(text)) from None
    width = len(lines[0])
    room = shutil.get_terminal_size((80, 24)).columns
    if sys.stdout.isatty() and width > room:
        raise bad_file("cli-qr-too-wide", n=width, room=room)
    for line in lines:
        console.line(f"{_PAPER}{line}{_PLAIN}" if console.colour else line)
