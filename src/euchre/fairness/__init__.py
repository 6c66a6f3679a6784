"""Fair deals: commitments, an unbiased shuffle, and proofs that anyone can check.

``docs/fair-deals.md`` specifies all of it well enough to be written again.
"""

from euchre.fairness.chain import SECRET_BYTES, SecretChain, back, link
from euchre.fairness.proof import (
    FAULT_KEYS,
    Added,
    BrokenProofError,
    Fault,
    Proof,
    Receipt,
    from_plain,
    to_plain,
    verify,
)
from euchre.fairness.shuffle import KeyShuffler, deal_key

__all__ = [
    "FAULT_KEYS",
    "SECRET_BYTES",
    "Added",
    "BrokenProofError",
    "Fault",
    "KeyShuffler",
    "Proof",
    "Receipt",
    "SecretChain",
    "back",
    "deal_key",
    "from_plain",
    "link",
    "to_plain",
    "verify",
]
