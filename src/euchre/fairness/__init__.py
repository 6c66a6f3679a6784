"""Fair deals: commitments, an unbiased shuffle, and proofs that anyone can check.

``docs/fair-deals.md`` specifies all of it well enough to be written again.
"""

from euchre.fairness.chain import SecretChain, commitment_of, link
from euchre.fairness.proof import (
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
    "Added",
    "BrokenProofError",
    "Fault",
    "KeyShuffler",
    "Proof",
    "Receipt",
    "SecretChain",
    "commitment_of",
    "deal_key",
    "from_plain",
    "link",
    "to_plain",
    "verify",
]
