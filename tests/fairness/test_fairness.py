"""Fair deals: what anyone can deal again, and who is caught that cheats."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.fairness import (
    Added,
    BrokenProofError,
    Fault,
    KeyShuffler,
    Proof,
    Receipt,
    SecretChain,
    back,
    deal_key,
    from_plain,
    link,
    to_plain,
    verify,
)
from euchre.fairness.logs import proof_in, receipt_in
from euchre.game import DealerDrawn, Dealt, Event, State, apply, chance, legal, new_match
from euchre.notation.log import read
from euchre.rules import PRESETS, preset

LAST = bytes(range(32))


def nonce(number: int) -> bytes:
    """Some nonce."""
    return hashlib.sha256(str(number).encode()).digest()


def fair_game(name: str, seed: int, most: int = 3) -> tuple[State, list[Event], Proof, Receipt]:
    """A game with fair deals: where it begins, its events, the proof, and seat 0's receipt.

    Seats 0 and 1 are people; seat 0 adds another nonce for the third shuffle.
    """
    rules = preset(name).rules
    chain = SecretChain(LAST, 2000)
    added = (Added(1, 0, nonce(1)), Added(1, 1, nonce(2)), Added(3, 0, nonce(3)))
    proof = Proof("t1", chain.commitment, added, ((1, 0), (1, 1)), ())
    start = state = new_match(rules)
    rng = random.Random(seed)
    events: list[Event] = []
    number = 0
    while not state.is_over and number <= most:
        if state.turn is not None:
            state, made = apply(state, rng.choice(legal(state)))
        else:
            number += 1
            key = deal_key(chain.secret(number), "t1", number, proof.nonces(number))
            state, made = chance(state, KeyShuffler(key))
        events += made
    secrets = tuple(chain.secret(at) for at in range(1, number + 1))
    receipt = Receipt("t1", chain.commitment, tuple(one for one in added if one.seat == 0))
    return start, events, replace(proof, secrets=secrets), receipt


@pytest.mark.parametrize("name", ["na24", "british25", "two-handed24", "nap52-stakes"])
def test_a_fair_log_is_accepted(name: str) -> None:
    """With and without receipts, and from its JSON form."""
    start, events, proof, receipt = fair_game(name, 1)
    assert verify(start, events, proof) == ()
    assert verify(start, events, proof, [receipt]) == ()
    read, kept = from_plain(to_plain(proof)), from_plain(to_plain(receipt))
    assert (read, kept) == (proof, receipt)


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 2**32))
def test_every_preset_is_dealt_fairly(name: str, seed: int) -> None:
    """The shuffle serves every pack, every draw for the dealer and every deal."""
    start, events, proof, receipt = fair_game(name, seed, most=2)
    assert verify(start, events, proof, [receipt]) == ()


def _with_secret(proof: Proof, at: int, secret: bytes) -> Proof:
    secrets = list(proof.secrets)
    secrets[at] = secret
    return replace(proof, secrets=tuple(secrets))


def test_ten_ways_of_cheating_are_caught_by_name() -> None:
    """Each step of a server that is changed afterwards, with what is said of it."""
    start, events, proof, receipt = fair_game("na24", 5)
    first, second = proof.secrets[:2]
    dealt = [at for at, event in enumerate(events) if isinstance(event, Dealt)]

    other = list(events)
    one = other[dealt[0]]
    assert isinstance(one, Dealt)
    left, across = one.hands[0] or (), one.hands[1] or ()
    swapped = (
        tuple(sorted((*left[1:], across[0]))),
        tuple(sorted((*across[1:], left[0]))),
        *one.hands[2:],
    )
    other[dealt[0]] = replace(one, hands=swapped)

    without = replace(proof, added=tuple(a for a in proof.added if a.seat != 0))
    silent = replace(without, people=((1, 1),))
    changed = replace(proof, added=(Added(1, 0, nonce(9)), *proof.added[1:]))
    late = replace(proof, added=(Added(2, 0, nonce(1)), *proof.added[1:]))
    forged = SecretChain(nonce(7), 2000)
    another = replace(
        proof,
        commitment=forged.commitment,
        secrets=tuple(forged.secret(at + 1) for at in range(len(proof.secrets))),
    )
    cases: list[tuple[list[Event], Proof, str]] = [
        (events, _with_secret(proof, 1, nonce(8)), "proof-secret-changed"),
        (events, replace(proof, secrets=(second, first, *proof.secrets[2:])), "reordered"),
        (other[: dealt[0] + 1], proof, "proof-cards-differ"),
        (events, replace(proof, secrets=proof.secrets[:-1]), "proof-secret-missing"),
        (events, without, "proof-nonce-missing"),
        (events, silent, "proof-nonce-dropped"),
        (events, changed, "proof-nonce-changed"),
        (events, late, "proof-nonce-late"),
        (events, another, "proof-commitment-changed"),
        (events, replace(proof, table="t2"), "proof-other-table"),
    ]
    for log, told, key in cases:
        found = {fault.key for fault in verify(start, log, told, [receipt])}
        assert any(key in one for one in found), (key, found)


def test_the_first_wrong_secret_ends_what_can_be_said_of_cards() -> None:
    """One changed secret is one fault, and not one for each deal after it."""
    start, events, proof, _ = fair_game("na24", 5)
    found = verify(start, events, _with_secret(proof, 0, nonce(8)))
    assert found == (Fault("proof-secret-changed", 1),)


def test_a_later_match_of_a_table_has_a_proof_of_its_own() -> None:
    """Its shuffles go on counting, and its secrets lead back to the same commitment."""
    chain = SecretChain(LAST, 2000)
    rules = preset("na24").rules
    added = (Added(1, 0, nonce(1)),)
    start = state = new_match(rules)
    events: list[Event] = []
    proof = Proof("t1", chain.commitment, added, ((1, 0),), (), first=40)
    for number in (40, 41):
        key = deal_key(chain.secret(number), "t1", number, proof.nonces(number))
        state, made = chance(state, KeyShuffler(key))
        events += made
    proof = replace(proof, secrets=(chain.secret(40), chain.secret(41)))
    assert verify(start, events, proof) == ()
    assert from_plain(to_plain(proof)) == proof
    assert verify(start, events, replace(proof, first=39)) != ()
    with pytest.raises(BrokenProofError):
        from_plain({**to_plain(proof), "first": 10**9})


def test_a_chain_is_fixed_by_its_commitment() -> None:
    """Each secret hashes to the one before it."""
    chain = SecretChain(LAST, 5)
    assert len(chain) == 5
    assert chain.secret(5) == LAST
    assert chain.commitment == back(LAST, 5) == link(chain.secret(1))
    assert back(chain.secret(4), 4) == chain.commitment
    assert all(link(chain.secret(at + 1)) == chain.secret(at) for at in range(1, 5))
    with pytest.raises(IndexError):
        chain.secret(6)
    with pytest.raises(IndexError):
        chain.secret(0)
    with pytest.raises(ValueError, match="32"):
        SecretChain(b"short", 5)


def test_the_specification_written_a_second_time_deals_the_same() -> None:
    """``docs/fair-deals.md`` in a dozen lines, sharing no code with the module."""
    secret, nonces = nonce(1), {1: nonce(2), 0: nonce(3)}
    text = "euchre-fair-1 deal\nT\n7\n" + f"0 {nonces[0].hex()}\n1 {nonces[1].hex()}\n"
    key = hmac.new(secret, text.encode(), hashlib.sha256).digest()
    assert key == deal_key(secret, "T", 7, nonces)
    assert link(secret) == hashlib.sha256(b"euchre-fair-1 secret\n" + secret).digest()

    stream = b"".join(
        hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest() for block in range(40)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    cards = list(range(52))
    for last in range(51, 0, -1):
        while words[0] >= 2**32 - 2**32 % (last + 1):
            words.pop(0)
        other = words.pop(0) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    expected = list(range(52))
    KeyShuffler(key).shuffle(expected)
    assert cards == expected


def test_words_that_would_favour_small_numbers_are_left_out() -> None:
    """A limit above half of all words would reject almost every second one."""
    shuffler = KeyShuffler(nonce(1))
    limit = 2**31 + 1
    assert all(shuffler.below(limit) < limit for _ in range(50))


def test_orders_come_up_equally_often() -> None:
    """Chi-square over the 24 orders of four items, from 4,800 keys: below 60 with 23 degrees."""
    counts = Counter[tuple[int, ...]]()
    for number in range(4800):
        items = [0, 1, 2, 3]
        KeyShuffler(nonce(number)).shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        {},
        {"table": 1, "commitment": "00" * 32, "nonces": []},
        {"table": "t", "commitment": "00", "nonces": []},
        {"table": "t", "commitment": "zz" * 32, "nonces": []},
        {"table": "t", "commitment": "00" * 32, "nonces": [[0, 0, "00" * 32]]},
        {"table": "t", "commitment": "00" * 32, "nonces": [[1, 0]]},
        {"table": "t", "commitment": "00" * 32, "nonces": [[True, 0, "00" * 32]]},
        {"table": "t", "commitment": "00" * 32, "nonces": [], "secrets": []},
        {"table": "t", "commitment": "00" * 32, "nonces": [], "people": [], "secrets": [1]},
    ],
)
def test_what_is_no_proof_is_refused(plain: object) -> None:
    """With an error of its own, whatever it is."""
    with pytest.raises(BrokenProofError):
        from_plain(plain)


def test_the_draw_for_the_first_dealer_is_a_shuffle_too() -> None:
    """It is the first; the first deal is the second."""
    start, events, proof, _ = fair_game("canadian24", 2)
    drawn = next(at for at, event in enumerate(events) if isinstance(event, DealerDrawn))
    other = [*events]
    key = deal_key(nonce(4), "t1", 1, proof.nonces(1))
    _, (event,) = chance(start, KeyShuffler(key))
    other[drawn] = event
    assert Fault("proof-cards-differ", 1) in verify(start, other[:1], proof)


def test_the_log_that_the_browsers_check_is_tested_with_is_fair() -> None:
    """Both checks, which share no code, judge the same file alike."""
    data = Path(__file__).parents[2] / "web/tests/data"
    text = (data / "fair.jsonl").read_text(encoding="utf-8")
    record, proof = read(text), proof_in(text)
    receipt = receipt_in((data / "receipt.json").read_text(encoding="utf-8"))
    assert record.problems == ()
    assert proof is not None
    assert verify(new_match(record.rules), record.events, proof, [receipt]) == ()


@pytest.mark.parametrize("number", [1, 2, 255, 256, 257, 512, 700])
def test_each_secret_of_a_chain_is_the_hash_of_the_next(number: int) -> None:
    """However long the chain is, and whichever of its secrets are kept."""
    chain = SecretChain(LAST, number)
    assert chain.secret(number) == LAST
    assert chain.commitment == link(chain.secret(1))
    for at in range(1, number):
        assert chain.secret(at) == link(chain.secret(at + 1))
