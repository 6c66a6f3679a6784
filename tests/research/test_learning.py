"""Bidding learned by self-play: it improves, and depends on nothing but rules, seed and number."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from euchre.players import player_named
from euchre.players.learned import BiddingTable, auction_of, file_name, look_in, table_for
from euchre.players.learned.found import FOLDERS
from euchre.research.background import train_in_background
from euchre.research.batch import compare
from euchre.research.learning import BATCH
from euchre.research.policies import Policy, policy_of
from euchre.research.response import response_gain
from euchre.research.training import CheckpointError, Plan, Progress, train, train_and_store
from euchre.rules import preset, replace

NA24 = preset("na24").rules


def test_a_little_training_is_better_than_none() -> None:
    """Against calls at random, and more training is better than less."""
    auction = auction_of(NA24)
    little = train(Plan(NA24, 2 * BATCH)).average()
    more = train(Plan(NA24, 12 * BATCH)).average()
    first = compare(little, Policy.uniform(auction), 4000, 1)
    assert first.points > 5 * first.error
    second = compare(more, little, 4000, 2)
    assert second.points > 3 * second.error


@pytest.mark.parametrize("game", ["hoyle32", "british25", "three-handed24", "two-handed32"])
def test_other_games_are_learned_too(game: str) -> None:
    """Lone defenders, a blind dealer, three and two seats."""
    rules = preset(game).rules
    little = train(Plan(rules, 5 * BATCH)).average()
    found = compare(little, Policy.uniform(auction_of(rules)), 3000, 1)
    assert found.points > 4 * found.error


def test_a_policy_draws_with_itself() -> None:
    """Duplicate deals of equal policies come out even to the last point."""
    uniform = Policy.uniform(auction_of(NA24))
    found = compare(uniform, uniform, 500, 3)
    assert (found.points, found.error) == (0, 0)


class _StoppedError(Exception):
    """Stops a training."""


def test_a_training_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    """And the number of threads makes no difference either."""
    kept = tmp_path / "kept"
    plan = Plan(NA24, 4 * BATCH + 100, seed=5, checkpoint=kept, kept_after=2)

    def stop(progress: Progress) -> None:
        if progress.done == 3 * BATCH:
            raise _StoppedError

    with pytest.raises(_StoppedError):
        train(plan, stop)
    assert kept.exists()
    again = train(plan).average().table()
    assert not kept.exists()
    straight = train(Plan(NA24, 4 * BATCH + 100, seed=5, threads=2)).average().table()
    assert again.digest == straight.digest
    other = train(Plan(NA24, 4 * BATCH + 100, seed=6)).average().table()
    assert other.digest != straight.digest


def test_what_another_training_kept_is_refused(tmp_path: Path) -> None:
    """Another seed, or no checkpoint at all."""
    kept = tmp_path / "kept"
    plan = Plan(NA24, 3 * BATCH, seed=5, checkpoint=kept, kept_after=1)

    def stop(progress: Progress) -> None:
        if progress.done == 2 * BATCH:
            raise _StoppedError

    with pytest.raises(_StoppedError):
        train(plan, stop)
    with pytest.raises(CheckpointError):
        train(Plan(NA24, 3 * BATCH, seed=6, checkpoint=kept))
    kept.write_bytes(b"no checkpoint")
    with pytest.raises(CheckpointError):
        train(plan)


def test_a_table_is_found_where_one_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stored with what it was made by, and is then that of all rules that bid alike."""
    monkeypatch.setenv(FOLDERS, "")
    rules = replace(NA24, {"score.lone_march": "3", "entry.alone": "false"})
    assert table_for(rules) is None
    auction = auction_of(rules)
    path = tmp_path / file_name(auction)
    notes = train_and_store(Plan(rules, 1000, seed=2), path)
    look_in(tmp_path)
    found = table_for(replace(rules, {"end.target": "15"}))
    assert found is not None
    assert found.digest == notes.digest
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert told["digest"] == notes.digest
    assert told["command"].startswith("euchre train bidding --game na24:")
    assert "--iterations 1000 --seed 2" in told["command"]


def test_rules_get_their_table_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is not there nothing is found; afterwards it is, and no second one is trained."""
    monkeypatch.setenv(FOLDERS, "")
    rules = replace(NA24, {"score.made": "2", "score.march": "3"})
    training = train_in_background(rules, tmp_path, iterations=1000)
    assert training is not None
    assert training.wait()
    found = table_for(rules)
    assert found is not None
    assert train_in_background(rules, tmp_path) is None
    assert train_in_background(preset("bid-euchre24").rules, tmp_path) is None
    assert found.digest == train(Plan(rules, 1000)).average().table().digest


def test_duties_to_hold_a_trump_are_kept() -> None:
    """A class that may not call never does, whatever it would have liked."""
    rules = replace(NA24, {"auction.must_hold": "caller"})
    auction = auction_of(rules)
    policy = train(Plan(rules, 3 * BATCH)).average()
    hands = dict(auction.classes.examples())
    without = [row for row, hand in hands.items() if not hand & 0b111111]
    assert len(without) > 100
    (order_up,) = [
        np.array(policy.shares[at][1])
        for at, block in enumerate(auction.blocks)
        if block.key == ("call", 1, 1)
    ]
    rows = [row + kind * auction.classes.count for row in without for kind in range(4)]
    assert not order_up[rows].any()
    assert order_up.any()


def test_bytes_lose_next_to_nothing() -> None:
    """A policy and its table say the same, to a byte."""
    policy = train(Plan(NA24, 2 * BATCH)).average()
    table = policy.table()
    again = Policy.of_table(BiddingTable.from_bytes(table.auction, table.to_bytes()))
    for one, other in zip(policy.shares, again.shares, strict=True):
        assert np.abs(one - other).max() < 0.02


def test_a_response_gains_against_a_poor_policy() -> None:
    """Whoever knows a policy that hardly learned does better than it would itself."""
    little = train(Plan(NA24, BATCH)).average()
    gain = response_gain(little, 8 * BATCH, 3, deals=4000)
    assert gain.points > 3 * gain.error


def test_what_a_player_bids_is_a_policy() -> None:
    """Asked about a hand of each class, a player of a table answers with that table."""
    rules = preset("two-handed32").rules
    table = table_for(rules)
    assert table is not None
    asked = policy_of(player_named("table"), table.auction)
    whole = Policy.of_table(table).purified()
    for one, other in zip(asked.shares, whole.shares, strict=True):
        assert (one.argmax(axis=0) == other.argmax(axis=0)).mean() > 0.99
