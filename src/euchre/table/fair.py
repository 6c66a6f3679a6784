"""The fair deals of a table: its chain of secrets, and the proof that its log carries."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from euchre.fairness import KeyShuffler, Proof, SecretChain, deal_key
from euchre.table.facts import TableFacts

__all__ = ["MOST_SHUFFLES", "chain_of", "proof_of", "shuffler_of"]

MOST_SHUFFLES: Final = 20_000
"""Shuffles of a table that its commitment covers: hundreds of matches."""


@lru_cache(maxsize=1000)
def chain_of(seed: str) -> SecretChain:
    """The secrets of a table with that seed."""
    last = hashlib.sha256(f"euchre-fair-1 table\n{seed}".encode()).digest()
    return SecretChain(last, MOST_SHUFFLES)


def shuffler_of(facts: TableFacts, seed: str, number: int) -> KeyShuffler:
    """What deals the cards of the shuffle of that number, from 1, through all matches."""
    nonces = {one.seat: one.nonce for one in facts.nonces if one.number <= number}
    return KeyShuffler(deal_key(chain_of(seed).secret(number), facts.id, number, nonces))


def proof_of(facts: TableFacts, seed: str, first: int, last: int) -> Proof:
    """The proof for a match whose shuffles are these; ``last`` is the last one to be revealed."""
    chain = chain_of(seed)
    secrets = tuple(chain.secret(number) for number in range(first, last + 1))
    people = tuple((one.number, one.seat) for one in facts.nonces)
    return Proof(facts.id, chain.commitment, facts.nonces, people, secrets, first)
