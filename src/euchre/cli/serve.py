"""``euchre serve``: the table in the browser."""

from __future__ import annotations

import importlib
from types import ModuleType

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import bad_file
from euchre.cli.folders import data_folder

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Serve until interrupted."""
    del console
    return int(
        _server().serve(
            port=arguments.number("port", low=0, high=65535),
            data=data_folder(arguments.text("data")),
            host_names=tuple(arguments.all("host-name")),
            open_browser=not arguments.has("no-open"),
            language=arguments.text("lang"),
        )
        or 0
    )


def _server() -> ModuleType:
    try:
        return importlib.import_module("euchre.server.run")
    except ModuleNotFoundError as error:
        # One of the packages of the extra `server`; a module of our own is never missing.
        raise bad_file("cli-no-server", name=str(error.name)) from None
