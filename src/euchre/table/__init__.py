"""A table of people and computer players, without sockets and without files."""
