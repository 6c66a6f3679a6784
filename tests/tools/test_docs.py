"""The documentation keeps up with the package."""

from __future__ import annotations

from pathlib import Path

from doc_pages import FOLDER, write_pages
from euchre.rules import PRESETS, options

ROOT = Path(__file__).resolve().parents[2]
#: Of the program, not of the library: described by the guides.
EDGES = {"cli", "tui", "server", "table", "store", "protocol", "bus"}


def test_every_package_of_the_library_has_a_page() -> None:
    """A new package is in the reference from its first day."""
    packages = {path.parent.name for path in (ROOT / "src" / "euchre").glob("*/__init__.py")}
    pages = {path.stem for path in (ROOT / "docs" / "reference").glob("*.md")}
    assert packages - EDGES <= pages


def test_every_preset_has_a_rule_sheet_and_every_option_an_entry() -> None:
    """The pages made from the rules leave nothing out."""
    write_pages()
    assert all((FOLDER / f"{name}.md").is_file() for name in PRESETS)
    listed = (FOLDER / "options.md").read_text(encoding="utf-8")
    assert [one.key for one in options() if f"`{one.key}`" not in listed] == []
