"""Help: complete, there at once, and the same text by both readers."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import euchre as package
from euchre.cli.commands import COMMANDS, PROGRAM_FLAGS
from euchre.cli.help import command_help, help_messages, program_help
from euchre.search.kernel import IS_COMPILED
from euchre.texts import Catalogue
from tests.cli.running import Runner

SAY = help_messages("en", {})


def test_program_help_names_every_command(euchre: Runner) -> None:
    """``euchre --help``, and ``euchre`` alone, list the commands."""
    shown = euchre("--help")
    assert shown.code == 0
    assert shown.out.strip() == program_help(SAY, 80).strip()
    assert euchre().out == euchre("help").out == shown.out
    for name in COMMANDS:
        assert f"\n  {name} " in shown.out


@pytest.mark.parametrize("name", COMMANDS)
def test_command_help_tells_every_place_and_flag(euchre: Runner, name: str) -> None:
    """``euchre COMMAND --help`` has a line for all that the command takes, none too long."""
    shown = euchre(name, "--help")
    assert shown.code == 0
    assert shown.out.startswith(f"Usage: euchre {name}")
    assert euchre("help", name).out == shown.out
    command = COMMANDS[name]
    for place in command.places:
        assert f"\n  {place.name} " in shown.out
    for flag in command.flags:
        assert f"\n  --{flag.name}" in shown.out
    lines = [line for line in shown.out.splitlines() if not line.startswith("  euchre ")]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["el", "fi"])
def test_language_may_be_named_before_or_after_help(euchre: Runner, language: str) -> None:
    """``--help --lang el`` is ``--lang el --help``; so with a version and with a command."""
    wanted = program_help(help_messages(language, {}), 80).strip()
    assert wanted != program_help(SAY, 80).strip()
    for words in (["--help", "--lang", language], ["--lang", language, "--help"]):
        assert euchre(*words).out.strip() == wanted
    versions = {euchre("--version", "--lang", language).out}
    assert versions == {euchre("--lang", language, "--version").out}
    assert euchre("--help", "play", "--lang", language).out == (
        euchre("play", "--lang", language, "--help").out
    )


def test_version_says_which_engine_is_in_use(euchre: Runner) -> None:
    """``euchre --version``."""
    engine = "compiled kernel" if IS_COMPILED else "pure-Python engine"
    assert euchre("--version").out == f"euchre {package.__version__} ({engine})\n"


def test_help_reads_the_catalogue_as_fluent_does() -> None:
    """Each message that the quick reader finds is the one that Fluent finds."""
    catalogue = Catalogue()
    used = {"cli-usage", "cli-usage-command", "cli-euchre", "cli-commands", "cli-flags"}
    used |= {key for key in SAY if any(key.startswith(f"cli-{name}") for name in COMMANDS)}
    for key in used:
        assert "{" not in SAY[key]
        assert SAY[key] == catalogue.text(key)


def test_help_is_in_the_language_of_the_environment_or_english() -> None:
    """Where there are no texts in a language, the help is English."""
    for environ in ({}, {"LANG": "xx_XX.UTF-8"}, {"LANGUAGE": "xx:en"}):
        assert help_messages(None, environ) == SAY
    assert help_messages("xx", {}) == SAY


def test_narrow_terminal_is_respected() -> None:
    """At 50 columns no sentence is wider than that."""
    lines = command_help(SAY, COMMANDS["play"], 54).splitlines()
    assert max(len(line) for line in lines) <= 54
    assert PROGRAM_FLAGS


def test_help_imports_nothing_heavy() -> None:
    """The help neither loads the rules nor any package that is not Python's own."""
    code = (
        "import sys, json; from euchre.cli.main import main; main(['play', '--help']);"
        "print(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    )
    ran = subprocess.run(  # noqa: S603 - this Python
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    loaded = set(json.loads(ran.stderr))
    heavy = {"fluent", "textual", "msgspec", "babel", "litestar", "argparse", "asyncio"}
    assert not heavy & loaded
    ours = {name for name in loaded if name.startswith("euchre")}
    assert ours == {
        "euchre",
        "euchre.cli",
        "euchre.cli.arguments",
        "euchre.cli.commands",
        "euchre.cli.help",
        "euchre.cli.main",
    }
