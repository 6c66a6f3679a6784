"""The proof in a log: a field of its header, which readers of games need not know."""

from __future__ import annotations

import json

from euchre.fairness.proof import BrokenProofError, Proof, Receipt, from_plain, to_plain
from euchre.notation.text import cards_text
from euchre.rules import Rules

__all__ = ["proof_in", "receipt_in", "with_proof"]

_FIELD = "proof"


def with_proof(log: str, proof: Proof, rules: Rules) -> str:
    """The text of a log with that proof in its header.

    Pack and packets stand there too, so that a program can deal that knows no rules.
    """
    first, rest = log.split("\n", 1)
    plan = {
        "pack": cards_text(rules.cards.cards),
        "packets": [list(packet) for packet in rules.deal.packets],
    }
    header = {**json.loads(first), _FIELD: {**to_plain(proof), **plan}}
    return json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + rest


def proof_in(log: str) -> Proof | None:
    """The proof that a log carries; None if it carries none.

    Raises:
        BrokenProofError: if what stands there is none.
    """
    header = _object(log.split("\n", 1)[0])
    if _FIELD not in header:
        return None
    proof = from_plain(header[_FIELD])
    if not isinstance(proof, Proof):
        msg = "it tells no secrets"
        raise BrokenProofError(msg)
    return proof


def receipt_in(text: str) -> Receipt:
    """The receipt that a file holds.

    Raises:
        BrokenProofError: if it holds none.
    """
    receipt = from_plain(_object(text))
    if not isinstance(receipt, Receipt):
        msg = "it is a proof and no receipt"
        raise BrokenProofError(msg)
    return receipt


def _object(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenProofError(str(error)) from error
    if not isinstance(found, dict):
        msg = "it is no object of JSON"
        raise BrokenProofError(msg)
    return found
