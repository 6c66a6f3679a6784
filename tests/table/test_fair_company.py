"""Fair deals of several people: whoever sits adds a number, and a server that cheats is caught."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre.fairness import Added, Fault, Proof, Receipt, verify
from euchre.fairness.logs import proof_in
from euchre.game import DealerDrawn, Dealt, Event, new_match
from euchre.notation.log import loads
from euchre.protocol.messages import NextDeal, Rematch
from euchre.protocol.table_messages import Fill, Sit, Stand, Start, Swap
from euchre.table.logs import Asker, match_log
from tests.table.company import Company, company_facts, nonce_of, with_company
from tests.table.listening import Listener


def receipts_of(company: Company, *people: Listener) -> list[Receipt]:
    """What each person has kept: the commitment first told, and the own nonces."""
    found = []
    for one in people:
        first, last = one.of("table")[0], one.table
        own = nonce_of(one.name)
        added = tuple(
            Added(told["number"], told["seat"], bytes.fromhex(told["nonce"]))
            for told in last["nonces"]
            if told["nonce"] == own
        )
        assert added
        found.append(Receipt(company.facts.id, bytes.fromhex(first["commitment"]), added))
    return found


async def play_on(company: Company, people: list[Listener], rng: random.Random) -> None:
    """Play to the end of the match; in the second deal Eve takes the seat that Bob leaves."""
    while not company.table.state.is_over:
        turn = company.whose_turn()
        if turn is not None:
            await company.say(turn, company.act_of(turn, rng))
            continue
        if len(people) == 3:
            eve = await company.come("Eve")
            seat = company.queue.seat(people[1])
            await company.say(people[1], Stand())
            await company.say(eve, Sit(seat=-1 if seat is None else seat, nonce=nonce_of("Eve")))
            people.append(eve)
        await company.say(people[0], NextDeal())


@pytest.fixture(scope="module")
def played() -> tuple[list[tuple[list[Event], Proof]], list[Receipt]]:
    """Two matches with a newcomer, a swap and rotated seats: events, proofs, receipts."""
    matches: list[tuple[list[Event], Proof]] = []
    kept: list[Receipt] = []

    async def scene(company: Company) -> None:
        rng = random.Random(2)
        people = [await company.come(name) for name in ("Ann", "Bob", "Cas")]
        for seat, one in enumerate(people):
            await company.sit(one, seat)
        await company.say(people[0], Swap(first=0, second=2))
        await company.say(people[0], Fill())
        await company.say(people[0], Start())
        for match in (1, 2):
            await play_on(company, people, rng)
            text = match_log(
                company.facts, "seed", company.ledger.log, match, Asker(was_there=True)
            )
            proof = proof_in(text or "")
            assert proof is not None
            matches.append((list(loads(text or "").events), proof))
            await company.say(people[0], Rematch(rotate=True))
        kept.extend(receipts_of(company, *people))

    with_company(scene, company_facts(options={"end_target": "3"}))
    return matches, kept


RULES = company_facts(options={"end_target": "3"}).rules


def faults(events: list[Event], proof: Proof, receipts: list[Receipt]) -> set[str]:
    found: tuple[Fault, ...] = verify(new_match(RULES), events, proof, receipts)
    return {fault.key for fault in found}


def test_every_match_is_proved_to_everybody_who_sat_there(
    played: tuple[list[tuple[list[Event], Proof]], list[Receipt]],
) -> None:
    """With the receipts of all: those there from the start, the newcomer, and who has left."""
    matches, receipts = played
    assert len(receipts) == 4
    for events, proof in matches:
        # A receipt of what was added after this match is not held against its proof.
        last = max(one.number for one in proof.added)
        before = [
            replace(one, added=tuple(add for add in one.added if add.number <= last))
            for one in receipts
        ]
        assert faults(events, proof, before) == set()
        assert len({one.nonce for one in proof.added}) >= 4
    assert matches[1][1].first == matches[0][1].last + 1


def test_a_server_that_cheats_is_caught_by_name(
    played: tuple[list[tuple[list[Event], Proof]], list[Receipt]],
) -> None:
    """Ten ways to cheat, each found for what it is."""
    (events, proof), receipts = played[0][0], played[1][:3]
    deals = [at for at, one in enumerate(events) if isinstance(one, Dealt)]
    draw = next(at for at, one in enumerate(events) if isinstance(one, DealerDrawn))
    assert draw == 0
    receipts = [replace(one, added=one.added[:1]) for one in receipts]

    def changed(at: int, secret: bytes) -> tuple[bytes, ...]:
        return tuple(secret if place == at else one for place, one in enumerate(proof.secrets))

    first = events[deals[0]]
    assert isinstance(first, Dealt)
    others = (first.hands[1], first.hands[0], *first.hands[2:])
    dealt_again = [replace(first, hands=others) if one is first else one for one in events]
    bob = next(one for one in proof.added if one.nonce.hex() == nonce_of("Bob"))
    without = tuple(one for one in proof.added if one.nonce != bob.nonce)
    later = tuple(replace(one, number=2) if one is bob else one for one in proof.added)
    other = tuple(replace(one, nonce=b"y" * 32) if one is bob else one for one in proof.added)
    swapped = (proof.secrets[1], proof.secrets[0], *proof.secrets[2:])
    for forged, key in (
        (replace(proof, secrets=changed(0, b"z" * 32)), "proof-secret-changed"),
        (replace(proof, secrets=changed(1, b"z" * 32)), "proof-secret-changed"),
        (replace(proof, secrets=swapped), "proof-secrets-reordered"),
        (replace(proof, secrets=proof.secrets[:-1]), "proof-secret-missing"),
        (replace(proof, added=without), "proof-nonce-dropped"),
        (replace(proof, added=other), "proof-nonce-changed"),
        (replace(proof, added=later), "proof-nonce-late"),
        (replace(proof, commitment=b"c" * 32), "proof-commitment-changed"),
        (replace(proof, table="other"), "proof-other-table"),
    ):
        assert key in faults(events, forged, receipts), key
    try:
        found = faults(dealt_again, proof, receipts)
    except Exception:  # noqa: BLE001 - cards that were not dealt cannot be played
        found = faults(dealt_again[: deals[0] + 1], proof, receipts)
    assert "proof-cards-differ" in found
    assert faults(events, proof, receipts) == set()
