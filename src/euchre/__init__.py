"""Euchre and its family: rules as data, games as logs, players, tables and texts."""

__version__ = "0.1.0"
