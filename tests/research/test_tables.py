"""The tables that come with the package: they are what their notes say, and they are good."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import euchre.players.learned
from euchre.players import player_named
from euchre.players.learned import BiddingTable, auction_of, table_for
from euchre.research.batch import bid_and_play, compare
from euchre.research.deals import random_deals
from euchre.research.policies import Policy, policy_of
from euchre.research.response import response_gain
from euchre.rules import PRESETS, Rules
from euchre.rules.link import rules_of_link

FOLDER = Path(euchre.players.learned.__file__).parent / "tables"
NOTES = {
    told["game"]: told
    for path in sorted(FOLDER.glob("*.json"))
    for told in [json.loads(path.read_text(encoding="utf-8"))]
}
WANTED = {
    "na24",
    "na24-std",
    "canadian24",
    "hoyle32",
    "british25",
    "three-handed24",
    "three-handed24-alone",
    "three-handed32",
    "two-handed24",
    "two-handed25",
    "two-handed32",
}


def rules_and_table(game: str) -> tuple[Rules, BiddingTable]:
    """The rules of a game that has a table, and the table."""
    rules = rules_of_link(game)
    table = table_for(rules)
    assert table is not None
    return rules, table


def test_the_games_that_most_play_have_a_table() -> None:
    """Each within a megabyte; a game that bids like one of them has it too."""
    assert set(NOTES) >= WANTED
    assert max(path.stat().st_size for path in FOLDER.glob("*.bids")) < 1_000_000
    assert {path.stem for path in FOLDER.glob("*.bids")} == {
        told["fingerprint"] for told in NOTES.values()
    }
    assert table_for(PRESETS["progressive24"].rules) is table_for(PRESETS["na24"].rules)
    assert table_for(PRESETS["railroad-full"].rules) is table_for(PRESETS["railroad-keller"].rules)


@pytest.mark.parametrize("game", NOTES)
def test_a_table_is_what_its_notes_say(game: str) -> None:
    """Fingerprint, digest and command."""
    rules, table = rules_and_table(game)
    told = NOTES[game]
    assert auction_of(rules).fingerprint == told["fingerprint"]
    assert table.digest == told["digest"]
    assert told["command"] == (
        f"euchre train bidding --game {game} --iterations {told['iterations']}"
        f" --seed {told['seed']}"
    )


def test_calls_by_seat_look_like_those_of_strong_people() -> None:
    """In round one, of all deals: first seat 3-9 %, second 15-28, third 2-8, dealer 38-50."""
    rules, table = rules_and_table("na24")
    auction = auction_of(rules)
    deals = random_deals(auction, 20_000, np.random.default_rng(1))
    policy = Policy.of_table(table).purified()
    results = bid_and_play(deals, [policy] * 4)
    (tree,) = auction.trees
    shares = {
        auction.blocks[node.block].key: float((results.callers == place).mean())
        for place, node in enumerate(tree.nodes)
    }
    bounds = {1: (0.03, 0.09), 2: (0.15, 0.28), 3: (0.02, 0.08), 0: (0.38, 0.50)}
    for seat, (low, high) in bounds.items():
        assert low < shares["call", 1, seat] < high
    is_lone = [
        leaf.played is not None and len(auction.played[leaf.played].seats) == 3
        for leaf in tree.leaves
    ]
    lone = np.array(is_lone)[results.ends]
    assert 0.14 < lone.sum() / (results.callers >= 0).sum() < 0.22
    euchred = results.tricks[results.callers >= 0] < rules.majority
    assert 0.14 < euchred.mean() < 0.25


@pytest.mark.soak
@pytest.mark.parametrize("game", NOTES)
def test_a_table_bids_better_than_club(game: str) -> None:
    """By three standard errors, when both play the cards alike."""
    rules, table = rules_and_table(game)
    club = policy_of(player_named("club"), auction_of(rules))
    found = compare(Policy.of_table(table), club, 100_000, 21)
    assert found.points > 3 * found.error


@pytest.mark.soak
def test_next_to_nothing_is_gained_by_knowing_the_table() -> None:
    """A best response, trained, gains at most 0.02 points per deal in na24."""
    _, table = rules_and_table("na24")
    gain = response_gain(Policy.of_table(table), 1_000_000, 5)
    assert gain.points < 0.02
