"""Proofs: what has to be known to deal a log's cards again, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from euchre.cards import Seat
from euchre.fairness.chain import SECRET_BYTES, back, link
from euchre.fairness.shuffle import KeyShuffler, deal_key
from euchre.game import DealerDrawn, Dealt, Event, State, chance, push

__all__ = [
    "FAULT_KEYS",
    "Added",
    "BrokenProofError",
    "Fault",
    "Proof",
    "Receipt",
    "from_plain",
    "to_plain",
    "verify",
]

FAULT_KEYS = (
    "proof-secret-missing",
    "proof-secret-changed",
    "proof-secrets-reordered",
    "proof-cards-differ",
    "proof-nonce-missing",
    "proof-other-table",
    "proof-commitment-changed",
    "proof-nonce-dropped",
    "proof-nonce-changed",
    "proof-nonce-late",
)

_MOST = 1_000_000


class BrokenProofError(ValueError):
    """What stands for a proof cannot be read."""


@dataclass(frozen=True, slots=True)
class Added:
    """A nonce that a seat added; it counts from that shuffle on, until the seat's next one."""

    number: int
    seat: Seat
    nonce: bytes


@dataclass(frozen=True, slots=True)
class Proof:
    """What a server tells of the shuffles of a table, which are numbered from 1 on.

    Each chance event of the log (the draw for the first dealer, and every deal) is one.
    """

    table: str
    commitment: bytes
    added: tuple[Added, ...]
    people: tuple[tuple[int, Seat], ...]
    """Seats taken by people, each with the number of the first shuffle that they were there for."""
    secrets: tuple[bytes, ...]
    """The secrets revealed so far, from that of the shuffle ``first`` on."""
    first: int = 1
    """The number of the log's first shuffle; greater than 1 in a later match of a table."""

    @property
    def last(self) -> int:
        """The number of the last shuffle whose secret is revealed."""
        return self.first + len(self.secrets) - 1

    def nonces(self, number: int) -> dict[Seat, bytes]:
        """The nonces that count for a shuffle."""
        return {one.seat: one.nonce for one in self.added if one.number <= number}


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a player kept: the commitment as it was published, and the own nonces."""

    table: str
    commitment: bytes
    added: tuple[Added, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong with a proof. ``key`` is a message of the catalogue."""

    key: str
    number: int = 0
    """The shuffle concerned; 0 for the whole."""
    seat: Seat | None = None


def verify(
    state: State, events: Iterable[Event], proof: Proof, receipts: Iterable[Receipt] = ()
) -> tuple[Fault, ...]:
    """All that is wrong with the deals of a log, or with its proof; empty if they are fair.

    ``state`` is where the log begins. ``receipts`` are what players kept; with them, also
    what the server left out is found.
    """
    found = list(_of_receipts(proof, receipts))
    found += _of_people(proof)
    found += _of_secrets(proof)
    sound = _sound_secrets(proof)
    number = proof.first - 1
    for event in events:
        before = state
        state = push(state, event)
        if not isinstance(event, Dealt | DealerDrawn):
            continue
        number += 1
        if number > proof.last:
            found.append(Fault("proof-secret-missing", number))
        elif number < proof.first + sound:
            secret = proof.secrets[number - proof.first]
            key = deal_key(secret, proof.table, number, proof.nonces(number))
            _, (expected,) = chance(before, KeyShuffler(key))
            if expected != event:
                found.append(Fault("proof-cards-differ", number))
    return tuple(found)


def _sound_secrets(proof: Proof) -> int:
    """How many of the secrets, from the first on, are those that the commitment fixed."""
    for at, secret in enumerate(proof.secrets):
        if not _follows(proof, at, secret):
            return at
    return len(proof.secrets)


def _follows(proof: Proof, at: int, secret: bytes) -> bool:
    """Whether that secret can stand at that place of the revealed ones."""
    if at:
        return link(secret) == proof.secrets[at - 1]
    return back(secret, proof.first) == proof.commitment


def _of_secrets(proof: Proof) -> Iterator[Fault]:
    """The first secret that is not the one committed to, if there is such."""
    sound = _sound_secrets(proof)
    if sound == len(proof.secrets):
        return
    elsewhere = any(_follows(proof, sound, secret) for secret in proof.secrets)
    key = "proof-secrets-reordered" if elsewhere else "proof-secret-changed"
    yield Fault(key, proof.first + sound)


def _of_people(proof: Proof) -> Iterator[Fault]:
    """People without a nonce in a shuffle that they were there for."""
    for number, seat in proof.people:
        if number <= max(proof.first, proof.last) and seat not in proof.nonces(number):
            yield Fault("proof-nonce-missing", number, seat)


def _of_receipts(proof: Proof, receipts: Iterable[Receipt]) -> Iterator[Fault]:
    for receipt in receipts:
        if receipt.table != proof.table:
            yield Fault("proof-other-table")
            continue
        if receipt.commitment != proof.commitment:
            yield Fault("proof-commitment-changed")
        for kept in receipt.added:
            yield from _of_kept_nonce(proof, kept)


def _of_kept_nonce(proof: Proof, kept: Added) -> Iterator[Fault]:
    if kept in proof.added:
        return
    told = [one for one in proof.added if one.seat == kept.seat]
    if any(one.nonce == kept.nonce for one in told):
        yield Fault("proof-nonce-late", kept.number, kept.seat)
    elif any(one.number == kept.number for one in told):
        yield Fault("proof-nonce-changed", kept.number, kept.seat)
    else:
        yield Fault("proof-nonce-dropped", kept.number, kept.seat)


# ------------------------------------------------------------------ as data


def to_plain(proof: Proof | Receipt) -> dict[str, object]:
    """The JSON form of a proof or a receipt."""
    plain: dict[str, object] = {
        "table": proof.table,
        "commitment": proof.commitment.hex(),
        "nonces": [[one.number, one.seat, one.nonce.hex()] for one in proof.added],
    }
    if isinstance(proof, Proof):
        plain["first"] = proof.first
        plain["people"] = [list(one) for one in proof.people]
        plain["secrets"] = [secret.hex() for secret in proof.secrets]
    return plain


def from_plain(plain: object) -> Proof | Receipt:
    """The proof of a JSON form; a receipt, if it tells no secrets.

    Raises:
        BrokenProofError: if it is neither.
    """
    try:
        return _read(plain)
    except (TypeError, ValueError, KeyError, AttributeError) as error:
        raise BrokenProofError(str(error)) from error


def _read(plain: object) -> Proof | Receipt:
    if not isinstance(plain, Mapping):
        msg = "a proof is an object of JSON"
        raise TypeError(msg)
    table, commitment = plain["table"], _digest(plain["commitment"])
    if not isinstance(table, str):
        msg = "its table is no text"
        raise TypeError(msg)
    added = tuple(
        Added(_count(number, 1), _count(seat, 0), _digest(nonce))
        for number, seat, nonce in plain["nonces"]
    )
    if "secrets" not in plain:
        return Receipt(table, commitment, added)
    people = tuple((_count(number, 1), _count(seat, 0)) for number, seat in plain["people"])
    secrets = tuple(map(_digest, plain["secrets"]))
    first = _count(plain.get("first", 1), 1)
    if first > _MOST:
        msg = f"its first shuffle is number {first}"
        raise ValueError(msg)
    return Proof(table, commitment, added, people, secrets, first)


def _count(value: object, least: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        msg = f"{value!r} is no number from {least} on"
        raise ValueError(msg)
    return value


def _digest(value: object) -> bytes:
    if not isinstance(value, str) or len(value) != 2 * SECRET_BYTES:
        msg = f"{value!r} has not {2 * SECRET_BYTES} hexadecimal digits"
        raise ValueError(msg)
    return bytes.fromhex(value)
