"""Our own log: everything comes back, and what is wrong is said with its place."""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable

import pytest
from hypothesis import given

from euchre.game import Acted, Dealt, Pass, Play, look, new_match, replay
from euchre.notation import (
    NotationError,
    Opening,
    Record,
    dumps_seen,
    log,
    opening_state,
    read_seen,
)
from euchre.rules import Rules, preset
from euchre.testing import play_match
from tests.notation.games import DATA, preset_records, records_of
from tests.notation.messages import say_all


def _record(name: str = "na24-std", seed: int = 1, deals: int = 3) -> Record:
    rng = random.Random(seed)
    match = play_match(preset(name).rules, rng.choice, rng, most_deals=deals)
    return Record(match.state.rules, match.events, match.state)


RECORD = _record()
LINES = log.dumps(RECORD).splitlines()


@given(record=preset_records())
def test_games_by_every_preset_come_back(record: Record) -> None:
    """A log is the game: rules, events and where they lead."""
    assert log.loads(log.dumps(record)) == record


@given(record=records_of(None, deals=2))
def test_games_by_random_rules_come_back(record: Record) -> None:
    """Whatever the rules, nothing is lost."""
    assert log.loads(log.dumps(record)) == record


@given(record=preset_records(deals=2))
def test_a_redacted_log_tells_what_its_seat_knows(record: Record) -> None:
    """Read back, it gives the View of the seat, or of a spectator."""
    for seat in (None, *range(record.rules.players)):
        seen = read_seen(dumps_seen(record.rules, seat, record.events))
        assert not seen.problems
        assert seen.view == look(record.rules, seat, record.events)


@given(record=preset_records(deals=1))
def test_a_redacted_log_names_no_hidden_card(record: Record) -> None:
    """A spectator's log has no hand in it before a card of it is played."""
    lines = dumps_seen(record.rules, None, record.events).splitlines()
    deals = [json.loads(line) for line in lines if '"event":"deal"' in line]
    assert deals
    assert all(set(one["hands"]) == {None} and one["kitty"] is None for one in deals)


@pytest.mark.parametrize("name", ["british25", "three-handed32", "railroad-keller"])
def test_early_logs_are_still_read(name: str) -> None:
    """Options that came later change neither the rules of a log nor what is written of it."""
    text = (DATA / "logs" / f"{name}.jsonl").read_text(encoding="utf-8")
    record = log.loads(text)
    assert record.rules == preset(name).rules
    assert len(record.state.public.results) >= 1
    assert log.dumps(record) == text


def test_names_titles_and_openings_are_kept() -> None:
    """What else is told of a game stands in the header."""
    rules = preset("na24").rules
    opening = Opening(2, (9, 4))
    state = opening_state(rules, opening)
    record = Record(
        rules, (), state, (), opening, ("Ann", "Βαγγέλης", "“C”", "D"), {"title": "a\u2028b"}
    )
    text = log.dumps(record)
    again = log.loads(text)
    assert again == record
    assert again.state.public.standing.scores == (9, 4)
    assert again.state.public.dealer == 2


def test_files_are_read_and_written_as_with_json() -> None:
    """``dump`` writes to an open file, ``load`` reads from it."""
    file = io.StringIO()
    log.dump(RECORD, file)
    file.seek(0)
    assert log.load(file) == RECORD


def test_an_unfinished_game_is_sound() -> None:
    """A log may end after any event, as it does while people play."""
    for length in (1, 2, 5, 20):
        record = log.loads("\n".join(LINES[: length + 1]))
        assert record.events == RECORD.events[:length]
        assert record.state == replay(RECORD.rules, record.events)


def _changed(at: int, change: Callable[[dict[str, object]], object]) -> str:
    lines = list(LINES)
    plain = json.loads(lines[at])
    change(plain)
    lines[at] = json.dumps(plain)
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: This is not the first line of a log"),
        ("{}", "line 1: This is not the first line of a log"),
        ("[" * 100_000, "line 1: This is not the first line of a log"),
        (_changed(0, lambda x: x.update(version=2)), "version 2; version 1 can be read"),
        (_changed(0, lambda x: x.update(format="other")), "not the first line of a log"),
        (
            _changed(0, lambda x: x.update(fingerprint="0123456789ab")),
            "line 1, fingerprint: The fingerprint of the rules is",
        ),
        (
            _changed(0, lambda x: x.update(rules={"end.target": "many"})),
            "line 1, rules.end.target: This option cannot be “many”. Possible: 0, 1, 2, …",
        ),
        (_changed(0, lambda x: x.update(rules={"end.goal": 3})), "line 1, rules.end.goal"),
        (
            _changed(0, lambda x: x.update(rules={"pack.lowest": "ace"}, fingerprint=None)),
            "so that no game can be played by them: pack.lowest",
        ),
        (_changed(0, lambda x: x.update(rules=[])), "an object in braces should be"),
        (
            _changed(0, lambda x: x.update(opening={"dealer": 9})),
            "line 1, opening: The opening needs a dealer",
        ),
        (
            dumps_seen(RECORD.rules, 2, RECORD.events),
            "line 1, seen_by: This log shows only what seat 2 saw",
        ),
        ("\n".join(LINES)[:-9], f"line {len(LINES)}: The last line is cut off."),
        ("\n".join([*LINES[:4], "oops", *LINES[5:]]), "line 5: This is not JSON"),
        ("\n".join([*LINES[:4], *LINES[5:]]), "line 5: This is event 5, but event 4"),
        (_changed(3, lambda x: x.update(do="jump")), "line 4: “"),
        (_changed(2, lambda x: x.update(dealer=8)), "line 3, deal 1: That deal does not fit"),
        (_changed(2, lambda x: x.update(kitty="9S")), "line 3, deal 1: That deal does not fit"),
    ],
)
def test_a_wrong_log_gives_a_sentence_with_its_line(text: str, said: str) -> None:
    """Version, rules, lines and events: each mistake is named, and nothing is raised."""
    record = log.read(text)
    sentences = say_all(record.problems)
    assert any(said in one for one in sentences), sentences
    with pytest.raises(NotationError):
        log.loads(text)


def test_an_illegal_event_gives_the_legal_prefix() -> None:
    """The game as far as it goes, and trick and card of the first event that cannot stand."""
    at = next(
        at
        for at, event in enumerate(RECORD.events)
        if isinstance(event, Acted) and isinstance(event.action, Play)
    )
    dealt = RECORD.events[1]
    assert isinstance(dealt, Dealt)
    event = RECORD.events[at]
    assert isinstance(event, Acted)
    foreign = (dealt.kitty or ())[0]
    text = _changed(at + 1, lambda x: x.update(do=f"play {foreign.text}"))
    record = log.read(text)
    assert record.events == RECORD.events[:at]
    assert record.state == replay(RECORD.rules, record.events)
    (sentence,) = say_all(record.problems)
    assert sentence.startswith(f"line {at + 2}, deal 1, trick 1, card 1: Seat {event.seat} ")
    assert "does not hold" in sentence


def test_a_call_out_of_turn_is_named_with_its_call() -> None:
    """The place of a call is its number in the deal."""
    head = LINES[:3]
    dealt = RECORD.events[1]
    assert isinstance(dealt, Dealt)
    call = log.event_line(3, Acted((dealt.dealer + 2) % 4, Pass()))
    (sentence,) = say_all(log.read("\n".join([*head, call])).problems)
    assert sentence.startswith("line 4, deal 1, call 1: Seat ")
    assert "turn" in sentence


def test_an_empty_log_is_a_match_before_its_first_event() -> None:
    """A header alone is a game too."""
    rules: Rules = preset("british25").rules
    record = log.loads(log.header_line(log.Header(rules)))
    assert record.state == new_match(rules)


def test_a_redacted_log_that_cannot_be_is_refused_with_its_place() -> None:
    """An event that nobody could have seen stops the reading of a redacted log."""
    lines = dumps_seen(RECORD.rules, 0, RECORD.events).splitlines()
    del lines[2]
    lines[2:] = [json.dumps({**json.loads(one), "n": at}) for at, one in enumerate(lines[2:], 2)]
    seen = read_seen("\n".join(lines))
    assert len(seen.events) == 1
    assert say_all(seen.problems) == ["line 3: This cannot have happened at this point."]
