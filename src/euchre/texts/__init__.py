"""Texts for people: Fluent catalogues, and the functions that say which message applies."""

from euchre.texts.catalogue import (
    ENGLISH,
    Catalogue,
    MissingTextError,
    UnknownLanguageError,
    best_language,
    catalogue_files,
    languages,
)
from euchre.texts.text import Arg, Text, listed, yes_no

__all__ = [
    "ENGLISH",
    "Arg",
    "Catalogue",
    "MissingTextError",
    "Text",
    "UnknownLanguageError",
    "best_language",
    "catalogue_files",
    "languages",
    "listed",
    "yes_no",
]
