"""The core is pure Python: what `cards`, `rules` and `game` may import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "euchre"
PURE = ("cards", "rules", "game")
#: Of the standard library, what reaches the machine, the clock, chance or the outside.
IMPURE = {
    "asyncio",
    "ctypes",
    "datetime",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "random",
    "secrets",
    "selectors",
    "shutil",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
FILES = sorted(path for layer in PURE for path in (SOURCE / layer).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The top-level names of all that a file imports, wherever it does so."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_imports_only_the_pure_standard_library(path: Path) -> None:
    """No third-party package, no files, no clock, no chance in the core."""
    allowed = (set(sys.stdlib_module_names) - IMPURE) | {"euchre"}
    assert set(imported(path)) <= allowed


def test_core_calls_no_file_and_no_terminal() -> None:
    """The core neither opens, prints nor asks."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input"}, f"{path}:{node.lineno}"


#: Names of `euchre.game` that hold what a seat may not know, or make it.
SECRET = {"State", "apply", "chance", "legal", "push", "replay", "reveal", "view"}
SEEING = sorted(path for layer in ("players", "server") for path in (SOURCE / layer).rglob("*.py"))


@pytest.mark.parametrize("path", SEEING, ids=lambda path: str(path.relative_to(SOURCE)))
def test_players_and_sockets_get_views_only(path: Path) -> None:
    """A state is in no player's and no connection's hands, so neither can look into it."""
    imported_names = {
        name.name
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("euchre.game")
        for name in node.names
    }
    assert not imported_names & SECRET
