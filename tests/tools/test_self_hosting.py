"""The page about a server of one's own says what there is."""

from __future__ import annotations

import re
from pathlib import Path

from euchre.cli.arguments import parse
from euchre.cli.commands import COMMANDS
from euchre.server.limits import Limits
from euchre.server.metrics import Metrics

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")


def test_every_command_on_the_page_can_be_typed() -> None:
    """Commands and options are those of the program, also in the unit and the container file."""
    container = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    entry = re.findall(r'"([^"]+)"', container.partition("ENTRYPOINT")[2])
    lines = re.findall(r"(?:^|/|=| )euchre ((?:serve|backup|restore)\b.*)$", PAGE, re.MULTILINE)
    assert len(lines) >= 6
    for line in (*lines, " ".join(entry[1:])):
        assert parse(line.split()).command is not None, line
    flags = {f"--{flag.name}" for command in COMMANDS.values() for flag in command.flags}
    other = {"--schema"}
    assert set(re.findall(r"`(--[\w-]+)", PAGE)) <= flags | other


def test_the_metrics_on_the_page_are_counted() -> None:
    """Each of our own, and none that is not there."""
    text = Metrics().text().decode()
    there = set(re.findall(r"^# TYPE (euchre_\w+) (?!gauge.*_created)", text, re.MULTILINE))
    there = {name for name in there if not name.endswith("_created")}
    assert set(re.findall(r"`(euchre_\w+)`", PAGE)) == there


def test_the_limits_on_the_page_hold() -> None:
    """The figures of the table are those of the program."""
    limits = Limits()
    buckets = (limits.requests, limits.changes, limits.messages, limits.personal)
    for bucket in buckets:
        assert f"| {bucket.burst:.0f} | {bucket.rate:.0f} a second |" in PAGE
    assert f"| {limits.sockets} | |" in PAGE
