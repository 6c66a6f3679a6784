"""A table as a value: what may happen at it, and what its log leads to."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from euchre.game import Acted, DealerDrawn, Dealt, IllegalActionError, Pass, Play, Shown, legal
from euchre.rules import PRESETS, preset
from euchre.table.computers import NO_PAUSES, PAUSES, pause_before
from euchre.table.table import (
    BrokenTableError,
    Entry,
    NotNowError,
    StaleError,
    Table,
    load_table,
    new_table,
)
from tests.table.tables import PERSON, facts_of, opened, played


def whole_match(name: str, target: str, deals: int = 1000) -> tuple[Table, list[Entry]]:
    # Where scores can fall, a number of deals ends the game and not a target.
    has_limit = bool(preset(name).rules.end.deals)
    facts = facts_of(name, end_deals=target) if has_limit else facts_of(name, end_target=target)
    moments = list(played(facts, random.Random(name), deals=deals))
    return moments[-1][0], [one for _, entries in moments for one in entries]


@pytest.mark.parametrize("name", PRESETS)
def test_a_log_leads_to_the_table(name: str) -> None:
    """A whole match by each preset, read back from its log, is the same table."""
    table, log = whole_match(name, "3")
    assert [one.number for one in log] == list(range(len(log)))
    assert table.state.is_over
    assert load_table(table.facts, table.seed, log) == table


def test_the_same_seed_gives_the_same_cards() -> None:
    """Chance comes from the seed and the number alone."""
    facts = facts_of()
    one, other = opened(facts, "a")[1], opened(facts, "b")[1]
    assert opened(facts, "a")[1] == one
    assert other != one


def test_a_table_goes_on_after_a_restart_as_it_would_have() -> None:
    """The next deal of a table that was loaded is the one it would have been."""
    table, log = whole_match("na24", "10", deals=1)
    loaded = load_table(table.facts, table.seed, log)
    assert loaded.next_deal() == table.next_deal()


def test_an_action_for_another_moment_is_refused() -> None:
    """An action names the number that it answers; any other than the present is stale."""
    table, _ = opened(facts_of())
    turn = table.state.turn
    assert turn is not None
    for number in (-1, table.number - 1, table.number + 1, 10**30):
        with pytest.raises(StaleError):
            table.act(turn, number, Pass())
    assert table.act(turn, table.number, Pass())


def test_an_illegal_action_changes_nothing() -> None:
    """The rules refuse it, and the table is as it was."""
    table, _ = opened(facts_of())
    turn = table.state.turn
    assert turn is not None
    before = table
    with pytest.raises(IllegalActionError):
        table.act(turn, table.number, Play(table.facts.rules.cards.cards[0]))
    with pytest.raises(IllegalActionError):
        table.act((turn + 1) % 4, table.number, Pass())
    assert table == before


def test_the_id_of_an_action_finds_its_steps() -> None:
    """What an action did is found by seat and id; an empty id finds nothing."""
    table, _ = opened(facts_of())
    turn = table.state.turn
    assert turn is not None
    steps = table.act(turn, table.number, Pass(), "mine")
    after = table.after(steps)
    assert after.acted(turn, "mine") == steps
    assert not after.acted((turn + 1) % 4, "mine")
    assert not after.acted(turn, "")
    assert not after.acted(turn, "other")


def test_everything_is_shown_after_a_deal_against_computers() -> None:
    """The last action of a deal brings hands and kitty to light; among people it does not."""
    for seats, shows in (((PERSON, *facts_of().seats[1:]), True), ((PERSON,) * 4, False)):
        met = 0
        for table, entries in played(facts_of(seats=seats), random.Random(6), deals=1):
            if table.state.public.is_deal_over:
                met += 1
                kinds = [type(one.event) for one in entries]
                assert kinds[0] is Acted
                assert (Shown in kinds) is shows
        assert met


def test_going_on_is_possible_only_after_a_deal() -> None:
    """No deal and no match before the last is over; after a match, no deal but a match."""
    table, _ = opened(facts_of(end_target="1"))
    with pytest.raises(NotNowError):
        table.next_deal()
    with pytest.raises(NotNowError):
        table.begin()
    with pytest.raises(NotNowError):
        new_table(table.facts, "s").next_deal()
    table, _ = whole_match("na24", "1")
    assert table.state.is_over
    with pytest.raises(NotNowError):
        table.next_deal()


def test_a_rematch_is_another_match_of_the_same_table() -> None:
    """Numbers go on, scores begin again, and the log leads there."""
    table, log = whole_match("na24", "1")
    steps = table.begin()
    again = table.after(steps)
    assert [type(step.entry.event) for step in steps] == [DealerDrawn, Dealt]
    assert (again.match, again.number) == (2, table.number + 2)
    assert again.state.public.standing.scores == (0, 0)
    entries = [*log, *(step.entry for step in steps)]
    assert load_table(table.facts, table.seed, entries) == again


def test_a_damaged_log_is_refused_at_the_damage() -> None:
    """A missing, doubled or changed entry, and a match that cannot begin, are named by number."""
    table, log = whole_match("na24", "1")
    facts, seed = table.facts, table.seed
    act = next(at for at, one in enumerate(log) if isinstance(one.event, Acted))
    wrong = replace(log[act], event=Acted(3 - log[act].event.seat, Pass()))  # type: ignore[union-attr]
    for entries, number in (
        (log[:act] + log[act + 1 :], act),
        ([*log[:act], log[act], log[act]], act + 1),
        ([*log[:act], wrong], act),
        ([replace(one, match=2) if one.number >= act else one for one in log], act),
        (log[1:], 0),
        ([*log, replace(log[0], number=len(log))], len(log)),
    ):
        with pytest.raises(BrokenTableError) as caught:
            load_table(facts, seed, entries)
        assert caught.value.number == number


def test_steps_since_a_number_are_at_hand_for_a_deal() -> None:
    """What a client of this deal missed can be told; what is longer ago cannot."""
    for table, _ in played(facts_of(), random.Random(9), deals=3):
        first = table.steps[0].entry.number
        since = table.since(first)
        assert since == table.steps
        assert table.since(first - 1) is None
        assert table.since(table.number + 1) is None
        assert len(table.steps) < 60


def test_pauses_depend_on_pace_and_chance_only() -> None:
    """No pause is out of its bounds, none is needed at no pace at all."""
    for number in range(50):
        assert 0.35 <= pause_before(PAUSES, "normal", "s", number) <= 0.6
        assert 1.0 <= pause_before(PAUSES, "slow", "s", number) <= 1.6
        assert pause_before(PAUSES, "fast", "s", number) == 0
        assert pause_before(NO_PAUSES, "slow", "s", number) == 0
    assert len({pause_before(PAUSES, "normal", "s", number) for number in range(50)}) == 50


def test_a_random_table_never_offers_nothing() -> None:
    """While it is a seat's turn there is something it may do."""
    for table, _ in played(facts_of("farmers24"), random.Random(1), deals=10):
        assert (table.state.turn is None) is not bool(legal(table.state))
