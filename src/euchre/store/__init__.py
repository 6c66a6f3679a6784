"""Where tables are kept: SQLite, written by one thread."""
