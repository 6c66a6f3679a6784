"""Texts of the catalogues as messages, and back."""

from __future__ import annotations

from typing import overload

from euchre.protocol.messages import Text
from euchre.texts import Text as Said

__all__ = ["read", "sent"]


@overload
def sent(said: Said) -> Text: ...
@overload
def sent(said: Said | None) -> Text | None: ...
def sent(said: Said | None) -> Text | None:
    """A text of the catalogues as a message."""
    if said is None:
        return None
    args = said.named.items()
    return Text(
        key=said.key, args={name: sent(one) if isinstance(one, Said) else one for name, one in args}
    )


def read(message: Text) -> Said:
    """A text of the catalogues that came as a message."""
    args = message.args.items()
    return Said.of(
        message.key, **{name: read(one) if isinstance(one, Text) else one for name, one in args}
    )
