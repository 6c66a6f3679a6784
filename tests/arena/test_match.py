"""Matches on duplicate deals: fairness, exactness, going on, workers, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace as with_fields
from pathlib import Path

import pytest

from euchre.arena import CHUNK, MatchSetup, MatchSetupError, MatchStateError, Progress, run_match
from euchre.arena.report import cells, columns, headline, rows, trouble
from euchre.players import UnknownPlayerError
from euchre.rules import PRESETS, preset, replace
from euchre.texts import Catalogue
from tests.draws import with_every_answer

NA24 = preset("na24").rules
THREE = replace(
    NA24,
    {"players": 3, "partners": "maker_against_all", "deal.packets": "5-5-5", "entry.alone": "no"},
)


class StoppedError(Exception):
    """Stands for whatever stops a match."""


def setup(**changes: object) -> MatchSetup:
    usual = MatchSetup(players=("club", "random"), rules=NA24, deals=30, seed=3)
    return with_fields(usual, **changes)  # type: ignore[arg-type]


def test_equal_players_are_exactly_even() -> None:
    """The same player in every seat gains nothing: replays of a deal are the same deal."""
    for players in (("club", "club"), ("random", "random"), ("club",) * 4):
        table = run_match(setup(players=players, deals=8))
        assert [(row.points_per_deal, row.standard_error) for row in table.players] == [
            (0.0, 0.0)
        ] * len(players)


def test_each_player_holds_every_seat_equally_often() -> None:
    """In a match each player has been dealer, eldest and the rest as often as any other."""
    for rules, players in ((NA24, ("club", "random")), (THREE, ("club", "random"))):
        table = run_match(setup(players=players, rules=rules, deals=rules.players * 2))
        held = {seat["deals"] for row in table.players for seat in row.seats}
        assert held == {table.deals_played // len(players)}


def test_points_are_won_from_each_other() -> None:
    """With two players one gains what the other loses, and the counts are those of the deals."""
    table = run_match(setup())
    club, other = table.players
    assert club.points_per_deal == -other.points_per_deal > 0
    assert club.standard_error == other.standard_error > 0
    called = sum(row.all_seats[f"called-{n}"] for row in table.players for n in (1, 2))
    assert called + sum(number for _, number in table.without_maker) == table.deals_played == 60
    for row in (club.all_seats, other.all_seats):
        assert row["lone-marches"] + row["lone-euchred"] <= row["alone"]
        assert row["lone-marches"] <= row["marches"]
        assert row["lone-euchred"] <= row["euchred"]


@pytest.mark.parametrize("name", with_every_answer("club beats random"))
def test_club_beats_random_in_presets(name: str) -> None:
    """A few deals are enough to see who is better, whatever the rules."""
    rules = PRESETS[name].rules
    # Bids think longer than calls, and bring more points.
    table = run_match(setup(rules=rules, deals=4 if rules.has_bids else 16))
    assert table.players[0].points_per_deal > 0.1


def test_club_beats_random_where_makers_play_against_all() -> None:
    """At a table of three, one against two, the same holds."""
    assert run_match(setup(rules=THREE, deals=24)).players[0].points_per_deal > 0.1


def test_seed_alone_decides() -> None:
    """The same seed gives the same table, another one another."""
    assert run_match(setup()) == run_match(setup())
    assert run_match(setup()).players != run_match(setup(seed=4)).players


@pytest.mark.parametrize("name", ["na24", "call-ace24", "buck24"])
def test_workers_make_no_difference(name: str) -> None:
    """A match played by two processes has the table of one, however many scores are kept."""
    rules, deals = preset(name).rules, CHUNK + 5
    alone = run_match(setup(rules=rules, deals=deals))
    shared = run_match(setup(rules=rules, deals=deals, workers=2))
    assert alone.to_plain() == shared.to_plain()


@pytest.mark.parametrize("name", ["call-ace32-five", "buck24", "nap52-six", "bid-euchre48-three"])
def test_equal_players_are_even_where_each_keeps_a_score(name: str) -> None:
    """Seats, not sides, are what players exchange where partners are secret or there are none."""
    table = run_match(setup(players=("random", "random"), rules=preset(name).rules, deals=6))
    assert [row.points_per_deal for row in table.players] == [0.0, 0.0]
    held = {seat["deals"] for row in table.players for seat in row.seats}
    assert held == {6}


def test_progress_is_told_after_each_chunk() -> None:
    """Whoever waits sees the deals that are done, and the result so far."""
    told: list[Progress] = []
    table = run_match(setup(deals=CHUNK + 5), told.append)
    assert [(one.done, one.total) for one in told] == [(CHUNK, CHUNK + 5), (CHUNK + 5, CHUNK + 5)]
    assert told[-1].table == table != told[0].table


def stop(_: Progress) -> None:
    raise StoppedError


def test_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """A match that was stopped and goes on has the table of one that was not."""
    file = tmp_path / "match.jsonl"
    wanted = run_match(setup(deals=3 * CHUNK)).to_plain()
    for _ in range(2):
        with pytest.raises(StoppedError):
            run_match(setup(deals=3 * CHUNK, state_file=file), stop)
    told: list[Progress] = []
    gone_on = run_match(setup(deals=3 * CHUNK, state_file=file), told.append)
    assert gone_on.to_plain() == wanted
    assert [one.done for one in told] == [3 * CHUNK]
    again = run_match(setup(deals=3 * CHUNK, state_file=file), stop)
    assert again.to_plain() == wanted


def test_match_can_be_made_longer(tmp_path: Path) -> None:
    """More deals continue a shorter match, whose last chunk may have been a part."""
    file = tmp_path / "match.jsonl"
    run_match(setup(deals=CHUNK + 7, state_file=file))
    longer = run_match(setup(deals=2 * CHUNK, state_file=file))
    assert longer.to_plain() == run_match(setup(deals=2 * CHUNK)).to_plain()


def test_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    """A match that was stopped while it wrote loses that chunk and nothing else."""
    file = tmp_path / "match.jsonl"
    wanted = run_match(setup(deals=2 * CHUNK, state_file=file)).to_plain()
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])
    assert run_match(setup(deals=2 * CHUNK, state_file=file)).to_plain() == wanted
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "key", "line"),
    [
        ('{"format": "chess"}\n', "arena-state-no-match", 1),
        ("[]\n", "arena-state-no-match", 1),
        ("not json\n", "arena-state-broken", 1),
        ('HEADER\n{"chunk": 0}\n', "arena-state-broken", 2),
        ('HEADER\n{"chunk": 0, "tally": {"sets": "many"}}\n', "arena-state-broken", 2),
        ("HEADER\n\x00\x01\n", "arena-state-broken", 2),
    ],
)
def test_broken_state_files_are_refused(tmp_path: Path, content: str, key: str, line: int) -> None:
    """The error says which file, which line, and what to do."""
    file = tmp_path / "match.jsonl"
    run_match(setup(deals=1, state_file=file))
    header = file.read_text(encoding="utf-8").splitlines()[0]
    file.write_text(content.replace("HEADER", header), encoding="utf-8")
    with pytest.raises(MatchStateError) as caught:
        run_match(setup(deals=1, state_file=file))
    assert (caught.value.key, caught.value.line) == (key, line)
    assert str(file) in Catalogue().say(trouble(caught.value))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"seed": 4}, "seed"),
        ({"players": ("random", "club")}, "players"),
        ({"rules": preset("na24-std").rules}, "rules"),
        ({"scores": (1, 2)}, "scores"),
    ],
)
def test_state_file_of_another_match_is_refused(
    tmp_path: Path, changes: dict[str, object], what: str
) -> None:
    """A file is never gone on with under another setup; the error says what differs."""
    file = tmp_path / "match.jsonl"
    run_match(setup(deals=1, state_file=file))
    with pytest.raises(MatchStateError) as caught:
        run_match(setup(deals=1, state_file=file, **changes))
    assert (caught.value.key, caught.value.detail) == ("arena-state-other-match", what)


def test_unwritable_state_file_is_told(tmp_path: Path) -> None:
    """A folder that is not there, or a folder in place of a file, is a sentence."""
    with pytest.raises(MatchStateError) as missing:
        run_match(setup(deals=1, state_file=tmp_path / "no" / "match.jsonl"))
    assert missing.value.key == "arena-state-unwritable"
    with pytest.raises(MatchStateError) as folder:
        run_match(setup(deals=1, state_file=tmp_path))
    assert folder.value.key == "arena-state-unreadable"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"players": ("club",)}, "arena-wrong-number"),
        ({"players": ("club", "club", "random")}, "arena-wrong-number"),
        ({"rules": THREE, "players": ("club",) * 4}, "arena-wrong-number"),
        ({"deals": 0}, "arena-at-least-one"),
        ({"workers": 0}, "arena-at-least-one"),
        ({"scores": (1, 2, 3)}, "arena-wrong-scores"),
        ({"scores": (10, 2)}, "arena-game-is-over"),
        ({"rules": preset("set-back24").rules, "scores": (10, 2)}, "arena-game-is-over"),
    ],
)
def test_impossible_matches_are_refused(changes: dict[str, object], key: str) -> None:
    """A match that cannot be is a sentence that says what would be right."""
    with pytest.raises(MatchSetupError) as caught:
        run_match(setup(**changes))
    assert caught.value.key == key
    assert Catalogue().say(trouble(caught.value))


def test_unknown_player_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    """No file is made for a match with a player that there is not."""
    file = tmp_path / "match.jsonl"
    with pytest.raises(UnknownPlayerError):
        run_match(setup(players=("club", "nobody"), state_file=file))
    assert not file.exists()


def test_score_of_the_match_is_that_of_every_deal() -> None:
    """Deals can be played at a score, which changes what is called."""
    even, late = run_match(setup(players=("club", "club"))), None
    late = run_match(setup(players=("club", "club"), scores=(9, 6)))
    assert late.players != even.players


def test_table_has_words_and_a_json_form() -> None:
    """Every line, column and cell can be said, and the plain form is JSON."""
    english = Catalogue()
    table = run_match(setup(rules=preset("british25").rules))
    plain = table.to_plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["points_per_deal"] == table.players[0].points_per_deal
    said = [english.say(text) for text in headline(table)]
    assert said[0] == "30 duplicate deals, 60 played in all."
    assert said[1].startswith("club: +")
    for row in table.players:
        for seat in rows(row):
            assert len(cells(seat, 4)) == len(columns())
            assert all(english.say(text) for text in cells(seat, 4))
    assert [english.say(cells(seat, 4)[0]) for seat in rows(table.players[0])] == [
        "left of dealer",
        "seat 2 from dealer",
        "seat 3 from dealer",
        "dealer",
        "all",
    ]
    assert english.say(columns()[1]) == "deals"
