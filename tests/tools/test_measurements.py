"""Rows of docs/measurements.md."""

from __future__ import annotations

import pytest

from measurements import PAGE, with_row

TABLES = "# M\n\n## One (`a`)\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n## Two\n\n| z |\n|---|\n"


def test_row_goes_to_the_end_of_its_table() -> None:
    """Older rows stay where they are, other tables too."""
    assert with_row(TABLES, "One", ("3", "a|b")) == TABLES.replace(
        "| 1 | 2 |\n", "| 1 | 2 |\n| 3 | a/b |\n"
    )
    assert with_row(TABLES, "Two", ("4",)) == f"{TABLES}| 4 |\n"


@pytest.mark.parametrize(("table", "row"), [("Three", ("1",)), ("One", ("1",))])
def test_row_that_fits_no_table_is_refused(table: str, row: tuple[str, ...]) -> None:
    """A wrong table or number of columns is an error, not a broken page."""
    with pytest.raises(ValueError, match="table"):
        with_row(TABLES, table, row)


@pytest.mark.parametrize(
    ("table", "columns"), [("Laws", 6), ("Speed", 6), ("Players", 8), ("Contracts", 7)]
)
def test_page_has_the_tables_that_the_tools_write(table: str, columns: int) -> None:
    """The tools' rows have a place in the real page."""
    with_row(PAGE.read_text(encoding="utf-8"), table, ("x",) * columns)
