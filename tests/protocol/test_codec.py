"""Messages as bytes: what is refused, and with which reason."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.protocol.codec import (
    LONGEST_MESSAGE,
    BadMessageError,
    decode_message,
    decode_order,
    encode,
)
from euchre.protocol.messages import (
    Act,
    ActionMessage,
    ClientMessage,
    CreateTable,
    Hello,
    NextDeal,
    Rematch,
    SetPace,
)
from euchre.protocol.words import read
from euchre.texts import Catalogue

PLAY = {"type": "act", "id": "a", "number": 3, "action": {"kind": "play", "card": "JD"}}


@pytest.mark.parametrize(
    ("raw", "key"),
    [
        (b"", "server-not-json"),
        (b"{", "server-not-json"),
        (b"\xff\xfe", "server-not-json"),
        (b"[" * 5000, "server-bad-message"),
        (b"null", "server-bad-message"),
        (b"{}", "server-bad-message"),
        (b'{"type":"snapshot"}', "server-bad-message"),
        (json.dumps({**PLAY, "number": "3"}).encode(), "server-bad-message"),
        (json.dumps({**PLAY, "number": True}).encode(), "server-bad-message"),
        (json.dumps({**PLAY, "number": 3.5}).encode(), "server-bad-message"),
        (json.dumps({**PLAY, "action": {"kind": "cheat"}}).encode(), "server-bad-message"),
        (json.dumps({**PLAY, "cheat": 1}).encode(), "server-unknown-field"),
        (
            json.dumps({**PLAY, "action": {"kind": "play", "card": "JD", "seat": 1}}).encode(),
            "server-unknown-field",
        ),
        (b'{"type":"next_deal","x":' + b"1" * LONGEST_MESSAGE + b"}", "server-too-large"),
    ],
)
def test_a_bad_message_is_refused_with_its_reason(raw: bytes, key: str) -> None:
    """No JSON, another type, an unknown field, too many bytes: each by its own key."""
    with pytest.raises(BadMessageError) as caught:
        decode_message(raw)
    assert caught.value.reason.key == key
    assert Catalogue().say(read(caught.value.reason))


def test_an_order_is_decoded_as_strictly() -> None:
    """An option that is no text, and a field nobody knows, are refused."""
    assert decode_order(b'{"preset":"na24"}') == CreateTable(preset="na24")
    for raw in (b'{"preset":"na24","options":{"a":1}}', b'{"preset":1}', b'{"preset":"a","b":1}'):
        with pytest.raises(BadMessageError):
            decode_order(raw)


@pytest.mark.parametrize(
    "message",
    [
        Hello(token="t", last=5),  # noqa: S106 - of no table
        Act(id="1", number=2, action=ActionMessage(kind="name", suit="N", alone=True)),
        NextDeal(),
        Rematch(),
        SetPace(pace="slow"),
    ],
)
def test_messages_come_back_as_they_were(message: ClientMessage) -> None:
    """Encoded and decoded, a message is itself; text is as good as bytes."""
    assert decode_message(encode(message)) == message
    assert decode_message(encode(message).decode()) == message


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=5))
def test_any_json_is_a_message_or_refused(value: object) -> None:
    """Whatever JSON comes, it is refused by key and nothing else is raised."""
    with pytest.raises(BadMessageError):
        decode_message(msgspec.json.encode({"type": "act", "id": value}))


@given(st.binary(max_size=80))
def test_any_bytes_are_a_message_or_refused(raw: bytes) -> None:
    """Whatever bytes come, nothing but a refusal is raised."""
    with pytest.raises(BadMessageError):
        decode_message(raw)
