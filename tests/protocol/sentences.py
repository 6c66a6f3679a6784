"""All sentences of a message."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from euchre.protocol.messages import Text


def texts_in(value: object) -> Iterator[Text]:
    """Every text of a message, wherever it stands."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts_in(getattr(value, name))
    elif isinstance(value, list):
        for one in value:
            yield from texts_in(one)
