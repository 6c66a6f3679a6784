"""Messages as bytes: strict JSON in both directions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

import msgspec

from euchre.protocol.messages import ClientMessage, CreateTable, Failure, Text

__all__ = [
    "LONGEST_ID",
    "LONGEST_MESSAGE",
    "BadMessageError",
    "decode_as",
    "decode_message",
    "decode_order",
    "encode",
]

LONGEST_MESSAGE: Final = 16_384
"""Bytes of the longest message that a client may send; one of ours is below 500."""
LONGEST_ID: Final = 64
"""Characters of the longest id of an action."""

_UNKNOWN_FIELD: Final = "unknown field `"

_Decoded = TypeVar("_Decoded")
_encoder = msgspec.json.Encoder()
_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_orders = msgspec.json.Decoder(CreateTable)


class BadMessageError(ValueError):
    """Bytes that are no message. ``reason`` is for people, ``detail`` for developers."""

    def __init__(self, reason: Text, detail: str) -> None:
        """The error for that reason."""
        self.reason, self.detail = reason, detail
        super().__init__(f"{reason.key}: {detail}")

    @property
    def failure(self) -> Failure:
        """The answer to whoever sent it."""
        return Failure(reason=self.reason, detail=self.detail)


def encode(message: msgspec.Struct | Sequence[msgspec.Struct]) -> bytes:
    """A message as JSON in UTF-8."""
    return _encoder.encode(message)


def decode_message(raw: bytes | str) -> ClientMessage:
    """The message of a client.

    Raises:
        BadMessageError: if it is too large, no JSON, has an unknown field or a wrong type.
    """
    return _decode(_messages, raw)


def decode_order(raw: bytes) -> CreateTable:
    """The order of a table.

    Raises:
        BadMessageError: as :func:`decode_message`.
    """
    return _decode(_orders, raw)


def decode_as(kind: type[_Decoded], raw: bytes) -> _Decoded:
    """What is sent over HTTP, as that kind of message.

    Raises:
        BadMessageError: as :func:`decode_message`.
    """
    decoder = _decoders.get(kind)
    if decoder is None:
        decoder = _decoders[kind] = msgspec.json.Decoder(kind)
    return _decode(cast("msgspec.json.Decoder[_Decoded]", decoder), raw)


_decoders: dict[type, msgspec.json.Decoder[Any]] = {}


def _decode(decoder: msgspec.json.Decoder[_Decoded], raw: bytes | str) -> _Decoded:
    data = raw.encode() if isinstance(raw, str) else raw
    if len(data) > LONGEST_MESSAGE:
        raise BadMessageError(
            Text(key="server-too-large", args={"limit": LONGEST_MESSAGE}), f"{len(data)} bytes"
        )
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        detail = str(error)
        if _UNKNOWN_FIELD in detail:
            name = detail.split(_UNKNOWN_FIELD, 1)[1].split("`", 1)[0][:LONGEST_ID]
            raise BadMessageError(
                Text(key="server-unknown-field", args={"name": name}), detail
            ) from None
        raise BadMessageError(Text(key="server-bad-message"), detail) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessageError(Text(key="server-not-json"), str(error)) from None
