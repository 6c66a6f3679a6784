"""The commands of the program and what each takes, as data.

The help is made from this table and the messages ``cli-COMMAND`` and
``cli-COMMAND-NAME`` (or ``cli-any-NAME``, where a flag means the same everywhere), so
that no command has to be imported to say what it is for.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["COMMANDS", "PROGRAM_FLAGS", "Command", "Flag", "Place"]


@dataclass(frozen=True, slots=True)
class Flag:
    """An option such as ``--seed N``; a switch if it takes no value."""

    name: str
    value: str = ""
    """How the value is called in the help; empty for a switch."""
    many: bool = False
    """Whether it may be given several times."""


@dataclass(frozen=True, slots=True)
class Place:
    """An argument without a name, such as FILE."""

    name: str
    required: bool = True


@dataclass(frozen=True, slots=True)
class Command:
    """A command: the module ``euchre.cli.NAME`` runs it."""

    name: str
    places: tuple[Place, ...] = ()
    flags: tuple[Flag, ...] = ()


_HELP = Flag("help")
_LANG = Flag("lang", "LANGUAGE")
_JSON = Flag("json")
_SET = Flag("set", "KEY=VALUE", many=True)
_SEED = Flag("seed", "N")
_DATA = Flag("data", "DIR")
_DB = Flag("db", "URL")
_EMPTY = Flag("tidy-empty", "DAYS")
_PLAYED = Flag("tidy-played", "DAYS")
_NO_TRAINING = Flag("no-training")
_CLUSTER = Flag("cluster", "ADDRESS")
_GAME = Place("GAME", required=False)

PROGRAM_FLAGS = (_HELP, Flag("version"), _LANG)
"""What may stand before a command."""

COMMANDS = {
    command.name: command
    for command in (
        Command(
            "play",
            (_GAME,),
            (
                _SET,
                Flag("seat", "SEAT"),
                _SEED,
                Flag("players", "NAMES"),
                Flag("plain"),
                Flag("words"),
                Flag("pace", "PACE"),
                Flag("learn"),
                Flag("resume"),
                _NO_TRAINING,
                _DATA,
                _LANG,
                _HELP,
            ),
        ),
        Command("games", (), (_JSON, _LANG, _HELP)),
        Command(
            "rules",
            (Place("GAME"),),
            (_SET, Flag("link"), Flag("qr"), Flag("at", "ADDRESS"), _JSON, _LANG, _HELP),
        ),
        Command("deal", (_GAME,), (_SET, _SEED, _JSON, _LANG, _HELP)),
        Command("show", (Place("TEXT"),), (Flag("game", "GAME"), _SET, _JSON, _LANG, _HELP)),
        Command("solve", (Place("TEXT"),), (Flag("game", "GAME"), _SET, _JSON, _LANG, _HELP)),
        Command("replay", (Place("FILE"),), (Flag("deal", "N"), _JSON, _LANG, _HELP)),
        Command("convert", (Place("IN"), Place("OUT")), (_LANG, _HELP)),
        Command(
            "check",
            (Place("FILE"),),
            (Flag("player", "NAME"), _SEED, Flag("worlds", "N"), _JSON, _LANG, _HELP),
        ),
        Command(
            "verify", (Place("LOG"),), (Flag("receipt", "FILE", many=True), _JSON, _LANG, _HELP)
        ),
        Command(
            "match",
            (Place("A"), Place("B")),
            (
                Flag("game", "GAME"),
                _SET,
                Flag("deals", "N"),
                _SEED,
                Flag("nodes", "N"),
                Flag("worlds", "N"),
                Flag("workers", "N"),
                _CLUSTER,
                Flag("resume", "FILE"),
                _JSON,
                _LANG,
                _HELP,
            ),
        ),
        Command(
            "ladder",
            (),
            (
                Flag("game", "GAME"),
                _SET,
                Flag("players", "NAMES"),
                Flag("deals", "N"),
                _SEED,
                Flag("workers", "N"),
                _CLUSTER,
                Flag("out", "DIR"),
                Flag("resume", "DIR"),
                _DATA,
                _JSON,
                _LANG,
                _HELP,
            ),
        ),
        Command(
            "train",
            (Place("WHAT"),),
            (
                Flag("game", "GAME"),
                _SET,
                Flag("iterations", "N"),
                _SEED,
                Flag("threads", "N"),
                _CLUSTER,
                Flag("out", "FILE"),
                _DATA,
                _LANG,
                _HELP,
            ),
        ),
        Command("backup", (Place("FILE"),), (_DATA, _DB, _LANG, _HELP)),
        Command("restore", (Place("FILE"),), (_DATA, _DB, _LANG, _HELP)),
        Command(
            "reports",
            (),
            (Flag("all"), Flag("done", "N", many=True), _DATA, _DB, _JSON, _LANG, _HELP),
        ),
        Command("tidy", (), (_EMPTY, _PLAYED, _DATA, _DB, _LANG, _HELP)),
        Command(
            "serve",
            (),
            (
                Flag("port", "PORT"),
                _DATA,
                _DB,
                Flag("host"),
                Flag("listen", "ADDRESS"),
                Flag("host-name", "NAME", many=True),
                Flag("proxy", "ADDRESS", many=True),
                Flag("open-metrics"),
                Flag("bus", "ADDRESS"),
                Flag("grace", "SECONDS"),
                _EMPTY,
                _PLAYED,
                _NO_TRAINING,
                Flag("log", "FORM"),
                Flag("no-open"),
                _LANG,
                _HELP,
            ),
        ),
    )
}
