"""What server processes that share tables tell each other.

An owner keeps a table; a person whose socket is at another process, the edge, is the owner's
guest. A connection is named by the edge's id and a number of its own there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = [
    "Again",
    "Ask",
    "ForgetAt",
    "Forgotten",
    "Holds",
    "Item",
    "Join",
    "Leave",
    "Listing",
    "Moved",
    "Packet",
    "Promised",
    "Say",
    "Told",
    "WhoLists",
    "read",
    "written",
]


class _Wire(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A message; between processes of one version, or of two that follow each other."""


# ------------------------------------------------------------------ from the edge to the owner


class Join(_Wire, frozen=True):
    """A person has come to a table, and saw ``last`` last."""

    connection: int
    table: str
    last: int
    seat: int | None
    person: str
    name: str
    others: tuple[str, ...] = ()
    covered: bool = False
    instead: int | None = None
    """The connection whose place it takes."""


class Leave(_Wire, frozen=True):
    """A connection is gone."""

    connection: int


class Say(_Wire, frozen=True):
    """A person says something; ``message`` is as the client sent it."""

    connection: int
    message: bytes


# ------------------------------------------------------------------ from the owner to the edge


class Told(_Wire, frozen=True):
    """A connection is told something; the table is at ``number`` then."""

    connection: int
    number: int
    message: bytes


class Moved(_Wire, frozen=True):
    """The process does not keep that connection's table: look again who does."""

    connection: int


# ------------------------------------------------------------------ both ways


class Again(_Wire, frozen=True):
    """Something was lost on the way here: whatever is needed is to be said again."""


Item: TypeAlias = Join | Leave | Say | Told | Moved | Again


class Packet(_Wire, frozen=True):
    """Things said by one process to another, in order.

    Packets with items are numbered from 1; one without tells how many there were, so that
    the loss of the last one is noticed too.
    """

    sender: str
    number: int
    items: tuple[Item, ...] = ()


# ------------------------------------------------------------------ to all


class Listing(_Wire, frozen=True):
    """What a process lists in the lobby has changed; ``shown`` is None where it is gone."""

    sender: str
    table: str
    shown: bytes | None


class WhoLists(_Wire, frozen=True):
    """Whoever lists tables is to tell all of them to that process."""

    sender: str


class Forgotten(_Wire, frozen=True):
    """A person is deleted: connections that are still open are those of nobody."""

    person: str


class Holds(_Wire, frozen=True):
    """A seat was found for a person, and is held until that person has sat down."""

    table: str
    seat: int
    person: str


class Promised(_Wire, frozen=True):
    """Whoever has promised that table gives the seed away: it is created elsewhere."""

    table: str


# ------------------------------------------------------------------ to the owner, with an answer


class ForgetAt(_Wire, frozen=True):
    """A person is to be deleted from a table. The answer is empty once it is done."""

    table: str
    person: str


Ask: TypeAlias = Packet | Listing | WhoLists | Forgotten | Holds | Promised | ForgetAt

_READER = msgspec.msgpack.Decoder(Ask)
_WRITER = msgspec.msgpack.Encoder()


def written(message: Ask) -> bytes:
    """A message as bytes."""
    return _WRITER.encode(message)


def read(raw: bytes) -> Ask:
    """The message of these bytes.

    Raises:
        msgspec.DecodeError: if it is none.
    """
    return _READER.decode(raw)
