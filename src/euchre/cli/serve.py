"""``euchre serve``: the table in the browser."""

from __future__ import annotations

import importlib
import os
import sys
from types import ModuleType

from euchre.cli.arguments import Arguments
from euchre.cli.console import Console
from euchre.cli.errors import bad_file, wrong_usage
from euchre.cli.folders import data_folder, tables_folder
from euchre.cli.tidy import tidying_of

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Serve until interrupted."""
    port = arguments.number("port", low=0, high=65535)
    form = arguments.text("log")
    if form not in {None, "text", "json"}:
        raise wrong_usage("cli-bad-log", value=str(form))
    server = _server()
    settings = server.Settings(
        data=data_folder(arguments.text("data")),
        # A password in an address is better kept where other users of a machine do not see it.
        database=arguments.text("db") or os.environ.get("EUCHRE_DB", ""),
        bus=arguments.text("bus") or os.environ.get("EUCHRE_BUS", ""),
        port=port,
        listen=arguments.text("listen") or "",
        home=arguments.has("host"),
        host_names=tuple(arguments.all("host-name")),
        proxies=tuple(arguments.all("proxy")),
        open_metrics=arguments.has("open-metrics"),
        metrics_token=os.environ.get("EUCHRE_METRICS_TOKEN", ""),
        tables=None if arguments.has("no-training") else tables_folder(arguments.text("data")),
        tidying=server.Tidying(*tidying_of(arguments)),
        grace=arguments.number("grace", low=0, high=3600),
        log=form,
        open_browser=not arguments.has("no-open") and _has_desktop(),
        language=console.catalogue.language,
    )
    return int(server.serve(settings))


def _server() -> ModuleType:
    """The server, whose packages are an extra."""
    try:
        return importlib.import_module("euchre.server.run")
    except ModuleNotFoundError as error:
        raise bad_file("cli-no-server", name=str(error.name)) from None


def _has_desktop() -> bool:
    """Whether a person at a desktop started this: a browser of the terminal would take it over."""
    shown = "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return sys.stdout.isatty() and (shown or sys.platform in {"darwin", "win32"})
