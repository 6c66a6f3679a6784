"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

__all__ = ["TABLES", "data_folder", "tables_folder"]

TABLES: Final = "EUCHRE_TABLES"
"""The variable of the environment that tells players where to look for bidding tables."""


def data_folder(given: str | None) -> Path:
    """The folder of ``--data``, else the user's own data folder (``EUCHRE_DATA`` names another)."""
    return Path(given) if given else user_data_path("euchre", appauthor=False)


def tables_folder(given: str | None) -> Path:
    """Where bidding tables are kept that were trained here."""
    return data_folder(given) / "bidding"
