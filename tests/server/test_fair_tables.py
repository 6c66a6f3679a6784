"""Tables whose deals can be proved: the promise, the number of the client, the log."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from euchre.fairness import Added, Receipt, to_plain
from euchre.fairness.logs import proof_in
from euchre.game import legal
from euchre.notation.log import read
from euchre.notation.seen import read_seen
from euchre.protocol.messages import CreateTable, TableCreated
from euchre.server import promises
from euchre.server.hub import Hub, RefusedError
from euchre.store.store import open_store
from euchre.table.table import load_table
from tests.cli.running import Runner
from tests.server.test_hub import with_hub

NONCE = "5a" * 32


async def fair_table(hub: Hub, options: dict[str, str] | None = None) -> tuple[TableCreated, str]:
    """A new table with fair deals, and the commitment that was told before."""
    promise = hub.promises.promise()
    made = await hub.create(
        CreateTable(preset="na24", table=promise.table, nonce=NONCE, options=options or {})
    )
    assert made.table == promise.table
    return made, promise.commitment


async def play_on(hub: Hub, made: TableCreated, rng: random.Random, matches: int = 1) -> None:
    """Play a table to the end of that many matches, with actions by chance for every seat."""
    # What a computer player was doing is stored, or never was, once the queues have stopped.
    await hub.close()
    record = await hub.store.table(made.table)
    assert record is not None
    table = load_table(record.facts, record.seed, record.entries)
    while not (table.state.is_over and table.match == matches):
        if table.state.is_over:
            steps = table.begin()
        elif table.state.turn is None:
            steps = table.next_deal()
        else:
            steps = table.act(table.state.turn, table.number, rng.choice(legal(table.state)))
        await hub.store.append(made.table, [step.entry for step in steps])
        table = table.after(steps)


def test_the_log_of_a_fair_table_is_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``euchre verify`` accepts each match of a table, with the receipt of the client."""
    texts: list[str] = []
    receipt: list[str] = []

    async def scene(hub: Hub) -> None:
        made, commitment = await fair_table(hub, {"end.target": "3"})
        await play_on(hub, made, random.Random(1), matches=2)
        texts.extend([await hub.log(made.table, made.token, match) for match in (1, 2, None)])
        added = (Added(1, 0, bytes.fromhex(NONCE)),)
        kept = Receipt(made.table, bytes.fromhex(commitment), added)
        receipt.append(json.dumps(to_plain(kept)))

    with_hub(tmp_path / "data", scene)
    assert texts[1] == texts[2] != texts[0]
    run = Runner(capsys, monkeypatch)
    paper = tmp_path / "receipt.json"
    paper.write_text(receipt[0])
    for number, text in enumerate(texts[:2]):
        assert read(text).problems == ()
        log = tmp_path / f"{number}.jsonl"
        log.write_text(text)
        assert run("verify", str(log)).code == 0
        ended = run("verify", str(log), "--receipt", str(paper))
        assert (ended.code, "agrees" in ended.out) == (0, True)
        assert json.loads(run("verify", str(log), "--json").out)["fair"] is True
    first = texts[0].split("\n")
    other = proof_in(texts[1])
    assert other is not None
    header = {**json.loads(first[0]), "proof": to_plain(other)}
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([json.dumps(header), *first[1:]]))
    ended = run("verify", str(forged))
    assert ended.code == 1
    assert "Shuffle" in ended.out


def test_a_match_that_goes_on_tells_what_the_seat_saw_and_no_secret(tmp_path: Path) -> None:
    """Its log is that of the seat, without a proof."""

    async def scene(hub: Hub) -> None:
        made, commitment = await fair_table(hub)
        text = await hub.log(made.table, made.token, None)
        assert read_seen(text).seat == 0
        assert proof_in(text) is None
        assert commitment not in text
        with pytest.raises(RefusedError):
            await hub.log(made.table, made.token, 2)
        with pytest.raises(RefusedError):
            await hub.log(made.table, "nobody", None)

    with_hub(tmp_path, scene)


def test_a_fair_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The store keeps its numbers, so that the next deals follow from them too."""

    async def begin(hub: Hub) -> None:
        made.append((await fair_table(hub, {"end.target": "2"}))[0])

    async def end(hub: Hub) -> None:
        await play_on(hub, made[0], random.Random(2))
        proof = proof_in(await hub.log(made[0].table, made[0].token, None))
        assert proof is not None
        assert [one.nonce.hex() for one in proof.added] == [NONCE]
        assert proof.last > 1

    made: list[TableCreated] = []
    with_hub(tmp_path, begin)
    with_hub(tmp_path, end)


def test_what_is_no_promise_or_no_number_is_refused(tmp_path: Path) -> None:
    """A promise serves once; a number has 64 digits; a seed would make it worthless."""

    async def scene(hub: Hub) -> None:
        promise = hub.promises.promise()
        for order in (
            CreateTable(preset="na24", table=promise.table, nonce="12"),
            CreateTable(preset="na24", table=promise.table, nonce="z" * 64),
            CreateTable(preset="na24", table=promise.table, nonce=NONCE, seed=3),
            CreateTable(preset="na24", table="unheard", nonce=NONCE),
        ):
            with pytest.raises(RefusedError):
                await hub.create(order)
        await hub.create(CreateTable(preset="na24", table=promise.table, nonce=NONCE))
        with pytest.raises(RefusedError):
            await hub.create(CreateTable(preset="na24", table=promise.table, nonce=NONCE))

    with_hub(tmp_path, scene)


def test_promises_that_nobody_uses_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The oldest goes where there would be too many; the others still serve."""
    monkeypatch.setattr(promises, "_MOST", 3)

    async def scene(hub: Hub) -> None:
        first, second, *_ = [hub.promises.promise() for _ in range(4)]
        with pytest.raises(RefusedError):
            await hub.create(CreateTable(preset="na24", table=first.table, nonce=NONCE))
        await hub.create(CreateTable(preset="na24", table=second.table, nonce=NONCE))

    with_hub(tmp_path, scene)


def test_a_table_without_a_number_has_no_proof(tmp_path: Path) -> None:
    """It is dealt by its seed, as tests and repeated games need it."""

    async def scene() -> None:
        store = open_store(tmp_path)
        try:
            hub = Hub(store)
            made = await hub.create(CreateTable(preset="na24", seed=1))
            place, _ = await hub.visit(made.table, made.token)
            assert place.table.facts.nonces == ()
            await hub.close()
        finally:
            store.close()

    asyncio.run(scene())


def test_logs_that_prove_nothing_are_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No proof, a broken one, a broken receipt: each is said."""
    texts: list[str] = []

    async def scene(hub: Hub) -> None:
        made, _ = await fair_table(hub, {"end.target": "1"})
        await play_on(hub, made, random.Random(1))
        texts.append(await hub.log(made.table, made.token, None))

    with_hub(tmp_path / "data", scene)
    run = Runner(capsys, monkeypatch)
    first, rest = texts[0].split("\n", 1)
    header = json.loads(first)
    log = tmp_path / "log.jsonl"
    broken: list[object] = [None, [], {"table": "t"}, header["proof"] | {"secrets": ["00"]}]
    for proof in broken:
        log.write_text(json.dumps(header | {"proof": proof}) + "\n" + rest)
        ended = run("verify", str(log))
        assert ended.code == 1
        assert "proof cannot be read" in ended.err
    del header["proof"]
    log.write_text(json.dumps(header) + "\n" + rest)
    assert "no proof" in run("verify", str(log)).err
    log.write_text(texts[0])
    assert "no receipt" in run("verify", str(log), "--receipt", str(log)).err
