"""Where the program keeps its files."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

__all__ = ["data_folder"]


def data_folder(given: str | None) -> Path:
    """The folder of ``--data``, else the user's own data folder (``EUCHRE_DATA`` names another)."""
    return Path(given) if given else user_data_path("euchre", appauthor=False)
