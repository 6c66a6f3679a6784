"""Help, made from the table of commands and the catalogue file ``cli.ftl``.

It must be there at once, so the file is read here without the Fluent library: the
messages of the help stand in one line each and have no placeables.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import euchre
from euchre.cli.commands import COMMANDS, PROGRAM_FLAGS, Command, Flag

__all__ = ["command_help", "help_messages", "program_help"]

_LOCALES = Path(euchre.__file__).parent / "texts" / "locales"
_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_INDENT = 24


def help_messages(wanted: str | None, environ: Mapping[str, str]) -> dict[str, str]:
    """The plain messages of ``cli.ftl`` in the language wanted, else that of the environment.

    What a language lacks is English. The environment is read as by ``best_language``.
    """
    asked = [wanted or "", *environ.get("LANGUAGE", "").split(":")]
    asked += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    there = {one.name for one in _LOCALES.iterdir()}
    names = (re.split(r"[-_.]", one.strip().lower())[0] for one in asked)
    language = next((name for name in names if name in there), "en")
    messages: dict[str, str] = {}
    for name in ("en", language):
        file = _LOCALES / name / "cli.ftl"
        if file.exists():
            messages.update(_MESSAGE.findall(file.read_text(encoding="utf-8")))
    return messages


def program_help(say: Mapping[str, str], width: int) -> str:
    """What ``euchre --help`` prints."""
    lines = [f"{say['cli-usage']} euchre {say['cli-usage-command']}", ""]
    lines += textwrap.wrap(say["cli-euchre"], width)
    lines += ["", say["cli-commands"]]
    for command in COMMANDS.values():
        lines += _entry(command.name, say[f"cli-{command.name}"], width)
    lines += ["", say["cli-flags"]]
    for flag in PROGRAM_FLAGS:
        lines += _entry(_spelled(flag), _flag_help(say, "euchre", flag), width)
    lines += ["", *textwrap.wrap(say["cli-more-help"], width)]
    return "\n".join(lines)


def command_help(say: Mapping[str, str], command: Command, width: int) -> str:
    """What ``euchre COMMAND --help`` prints."""
    usage = ["euchre", command.name]
    usage += [place.name if place.required else f"[{place.name}]" for place in command.places]
    usage += [f"[{_spelled(flag)}]" for flag in command.flags if flag.name != "help"]
    lines = _hang(say["cli-usage"], usage, width)
    lines += ["", *textwrap.wrap(say[f"cli-{command.name}"], width)]
    if f"cli-{command.name}-more" in say:
        lines += ["", *textwrap.wrap(say[f"cli-{command.name}-more"], width)]
    if command.places:
        lines += ["", say["cli-places"]]
        for place in command.places:
            lines += _entry(place.name, say[f"cli-{command.name}-{place.name}"], width)
    lines += ["", say["cli-flags"]]
    for flag in command.flags:
        lines += _entry(_spelled(flag), _flag_help(say, command.name, flag), width)
    examples = list(_examples(say, command))
    if examples:
        lines += ["", say["cli-examples"], *(f"  {one}" for one in examples)]
    return "\n".join(lines)


def _flag_help(say: Mapping[str, str], command: str, flag: Flag) -> str:
    own = f"cli-{command}-{flag.name}"
    return say[own if own in say else f"cli-any-{flag.name}"]


def _spelled(flag: Flag) -> str:
    return f"--{flag.name} {flag.value}".rstrip() + (" ..." if flag.many else "")


def _entry(name: str, text: str, width: int) -> list[str]:
    wrapped = textwrap.wrap(text, max(width - _INDENT, 30))
    head = f"  {name}".ljust(_INDENT)
    if len(head) > _INDENT or head.rstrip() == head:
        return [head, *(" " * _INDENT + line for line in wrapped)]
    return [head + wrapped[0], *(" " * _INDENT + line for line in wrapped[1:])]


def _hang(title: str, words: Sequence[str], width: int) -> list[str]:
    """Words in lines, no word broken, the later lines indented."""
    indent = len(title) + len(words[0]) + len(words[1]) + 3
    lines, line = [], f"{title} {words[0]} {words[1]}"
    for word in words[2:]:
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = " " * (indent - 1)
        line += f" {word}"
    return [*lines, line]


def _examples(say: Mapping[str, str], command: Command) -> Iterator[str]:
    """Command lines to try: ``cli-NAME-example-1`` and so on."""
    for number in range(1, 10):
        line = say.get(f"cli-{command.name}-example-{number}")
        if line is None:
            return
        yield line
