"""All that stands in the Fluent files of a language, as Fluent reads it, parsed once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from fluent.syntax import FluentParser, ast

from euchre.texts import catalogue_files


@cache
def entries(language: str) -> Sequence[ast.EntryType]:
    """The entries of all files, in their order."""
    parser = FluentParser(with_spans=False)
    return [one for text in catalogue_files(language).values() for one in parser.parse(text).body]


@cache
def messages(language: str) -> Mapping[str, ast.Message]:
    """The messages by their keys."""
    return {one.id.name: one for one in entries(language) if isinstance(one, ast.Message)}
