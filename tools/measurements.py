"""The tables of docs/measurements.md: rows that the other tools add."""

from __future__ import annotations

import subprocess
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "measurements.md"

#: The cells of a row, one for each column of its table.
Row = tuple[str, ...]


def today() -> str:
    """The date of a row."""
    return datetime.now(UTC).date().isoformat()


def commit() -> str:
    """What was measured: the short name of the commit, with a + if files differ from it."""
    name = _git("rev-parse", "--short", "HEAD") or "unknown"
    return f"{name}+" if _differs() else name


def source() -> str:
    """What was measured, by content: other pages may change and it is the same."""
    told = _git("rev-parse", "HEAD:src", "HEAD:tests").replace("\n", " ")
    return f"{told} +" if _differs() else told


def _differs() -> bool:
    return bool(_git("status", "--porcelain", "--untracked-files=no", "--", "src", "tests"))


def _git(*arguments: str) -> str:
    command = ("git", *arguments)
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    return done.stdout.strip()


def write(table: str, row: Row) -> None:
    """Add a row to the end of the table below the heading that begins so.

    Raises:
        ValueError: if there is no such table, or the row has not its number of columns.
    """
    PAGE.write_text(with_row(PAGE.read_text(encoding="utf-8"), table, row), encoding="utf-8")


def with_row(page: str, table: str, row: Row) -> str:
    """The page with that row; errors as for :func:`write`."""
    lines = page.splitlines()
    heading = next((at for at, line in enumerate(lines) if line.startswith(f"## {table}")), None)
    if heading is None:
        raise ValueError(f"{PAGE.name} has no table {table!r}")
    first = next(at for at in range(heading, len(lines)) if lines[at].startswith("|"))
    end = next((at for at in range(first, len(lines)) if not lines[at].startswith("|")), len(lines))
    columns = lines[first].count("|") - 1
    if len(row) != columns:
        raise ValueError(f"the table {table!r} has {columns} columns, not {len(row)}")
    cells = " | ".join(cell.replace("|", "/") for cell in row)
    return "\n".join([*lines[:end], f"| {cells} |", *lines[end:]]) + "\n"
