"""Wrong files of every kind: nothing is ever raised, and every problem can be said."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.notation import Problem, Record, check, dumps_seen, egn, log, ptn, read, read_seen
from euchre.notation.egn_model import Egn, EgnDeal
from euchre.rules import PRESETS
from euchre.testing import play_match
from tests.conftest import TIER
from tests.notation.games import DATA, is_written_as_egn
from tests.notation.messages import say
from tests.notation.mutations import broken_text, broken_value

SEEDS = st.integers(0, 2**32 - 1)
MUTATIONS = {"test": 5, "soak": 10}[TIER]
"""How often a file is made wrong for each seed."""


def _record(name: str) -> Record:
    rng = random.Random(name)
    match = play_match(PRESETS[name].rules, rng.choice, rng, rare=True, most_deals=2)
    return Record(match.state.rules, match.events, match.state)


RECORDS = {name: _record(name) for name in PRESETS}
EGN_TEXTS = [path.read_text(encoding="utf-8") for path in sorted(DATA.glob("egn/*.egn"))] + [
    egn.write(record)[0] for record in RECORDS.values() if is_written_as_egn(record.rules)
]
LOG_TEXTS = [log.dumps(record) for record in RECORDS.values()]
SEEN_TEXTS = [
    dumps_seen(record.rules, seat, record.events)
    for record in RECORDS.values()
    for seat in (None, 2)
]
PTN_TEXTS = [path.read_text(encoding="utf-8") for path in sorted(DATA.glob("ptn/*.ptn"))]
CASES = json.loads((DATA / "cases" / "deals.json").read_text(encoding="utf-8"))


def _can_be_said(problems: Iterable[Problem]) -> None:
    for one in problems:
        assert say(one)


def _is_usable(record: Record) -> None:
    """What was read is a game: its log is sound and leads to the same state."""
    text = log.dumps(record)
    text.encode()
    again = log.loads(text)
    assert again.events == record.events
    assert again.state == record.state
    _can_be_said(record.problems)


Break = Callable[[str, random.Random], str]


@pytest.mark.parametrize("change", [broken_text, broken_value])
@given(seed=SEEDS)
def test_wrong_egn_is_read_as_far_as_it_goes(change: Break, seed: int) -> None:
    """A record with problems, whose writing comes back."""
    rng = random.Random(seed)
    for _ in range(MUTATIONS):
        record = egn.read(change(rng.choice(EGN_TEXTS), rng))
        _is_usable(record)
        written = record.written
        if isinstance(written, Egn) and not any(
            isinstance(deal, EgnDeal) and deal.found for deal in written.deals
        ):
            again = egn.read(egn.write(record)[0])
            assert again.written == record.written
            assert again.events == record.events


@given(seed=SEEDS)
def test_wrong_logs_are_read_as_far_as_they_go(seed: int) -> None:
    """The sound prefix, and what is wrong with the next line."""
    rng = random.Random(seed)
    for _ in range(MUTATIONS):
        _is_usable(log.read(broken_text(rng.choice(LOG_TEXTS), rng)))


@given(seed=SEEDS)
def test_wrong_redacted_logs_are_read_as_far_as_they_go(seed: int) -> None:
    """A View, whatever the log says."""
    rng = random.Random(seed)
    for _ in range(MUTATIONS):
        seen = read_seen(broken_text(rng.choice(SEEN_TEXTS), rng))
        _can_be_said(seen.problems)
        assert seen.view.seat == seen.seat


@given(seed=SEEDS)
def test_wrong_ptn_is_read_as_far_as_it_goes(seed: int) -> None:
    """A record with problems."""
    rng = random.Random(seed)
    for _ in range(MUTATIONS):
        for record in ptn.read_all(broken_text(rng.choice(PTN_TEXTS), rng)):
            _is_usable(record)


@pytest.mark.parametrize("change", [broken_text, broken_value])
@given(seed=SEEDS)
def test_wrong_files_of_deals_are_judged(change: Break, seed: int) -> None:
    """A report, whatever the file says."""
    rng = random.Random(seed)
    first = rng.randrange(len(CASES) - 10)
    report = check(change(json.dumps(CASES[first : first + 10]), rng))
    _can_be_said(report.problems)
    for deal in report.deals:
        _can_be_said(deal.problems)
    for game in report.games:
        _can_be_said(game.problems)


@given(text=st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "replace")))
def test_any_text_can_be_read(text: str) -> None:
    """Not a game, perhaps, but a record that says so."""
    for reader in (read, log.read, egn.read, ptn.read):
        record = reader(text)
        _is_usable(record)
        assert record.problems
    assert check(text).problems or text.strip() == "[]"
