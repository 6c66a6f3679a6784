"""A table in the terminal: the session that a person plays, and the Textual screens over it."""
