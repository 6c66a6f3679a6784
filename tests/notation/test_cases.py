"""Deals from real play, replayed by the engine."""

from __future__ import annotations

import json
from typing import cast

import pytest

from euchre.game import Phase
from euchre.notation import CheckReport, check
from tests.notation.games import DATA
from tests.notation.messages import say_all

TEXT = (DATA / "cases" / "deals.json").read_text(encoding="utf-8")
DEALS = cast("list[dict[str, object]]", json.loads(TEXT))
BY_ID = {str(one["id"]): one for one in DEALS}


@pytest.fixture(scope="module")
def report() -> CheckReport:
    """What became of the file."""
    return check(TEXT)


def test_exactly_the_three_wrong_deals_are_refused(report: CheckReport) -> None:
    """A revoke, and a card in two hands twice: each with its place."""
    assert len(report.deals) == 108
    assert {one.id: say_all(one.problems) for one in report.refused} == {
        "egn-192": [
            (
                "egn-192, trick 1, card 4: Seat 0 revokes with 10♦︎: clubs were led, "
                "and that hand holds clubs. Possible: play KC."
            )
        ],
        "lw-201": ["lw-201, hands.2,3: 10♠︎ is in the hands of seats 2 and 3; there is only one."],
        "oth-206": ["oth-206, hands.0,2: 9♥︎ is in the hands of seats 0 and 2; there is only one."],
    }


def test_five_deals_are_unfinished_and_not_refused(report: CheckReport) -> None:
    """A record may end before the deal does."""
    unfinished = {one.id for one in report.deals if not one.is_refused and not one.is_finished}
    assert unfinished == {"egn-191", "lw-200", "lw-202", "lw-204", "lw-205"}


def test_every_whole_game_ends_exactly_at_its_target(report: CheckReport) -> None:
    """From the score before its first deal: on its last deal and never earlier."""
    assert len(report.games) == 9
    assert report.games_ending_exactly == 9
    for game in report.games:
        assert not game.problems
        assert game.state.phase is Phase.MATCH_OVER


def test_results_are_what_the_engine_computes(report: CheckReport) -> None:
    """Points, tricks and winners of all 100 results of deals that are not refused."""
    compared = 0
    for deal in report.deals:
        stated = BY_ID[deal.id].get("result")
        if deal.is_refused or not isinstance(stated, dict):
            continue
        result = deal.result
        assert result is not None
        assert not deal.problems
        team, points = stated["team"], stated["points"]
        assert result.points == ((points, 0) if team == 0 else (0, points))
        assert [sum(result.taken[0::2]), sum(result.taken[1::2])] == stated["tricks_by_team"]
        if "trick_winners" in stated:
            tricks = deal.judged.state.public.tricks if deal.judged else ()
            assert [trick.winner for trick in tricks] == stated["trick_winners"]
        compared += 1
    assert compared == 100


def test_deals_with_missing_cards_are_marked_completed(report: CheckReport) -> None:
    """What was filled in is said; a deal that is told in full is not marked."""
    completed = {one.id for one in report.deals if one.judged and one.judged.is_completed}
    assert {"egn-001", "egn-191", "lw-205"} <= completed
    assert not {"egn-000", "tb-194"} & completed


def _with(changes: dict[str, object], id_: str = "egn-000") -> str:
    return json.dumps([{**BY_ID[id_], **changes}])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not JSON"),
        ("{}", "A file of deals is a JSON list of deals."),
        ("[7]", "#1: “7” stands where an object in braces should be."),
        (_with({"rules": {"deck": 25}}), "rules.deck: There is no pack of 25 cards"),
        (_with({"rules": {"game_to": 0}}), "rules: These rules contradict each other"),
        (_with({"rules": {"colour": 1}}), "rules.colour: This field is not known"),
        (_with({"calls": [[1, "double"]]}), "call 1: [1, 'double'] is not a call"),
        (_with({"upcard": "1C"}), "upcard: “1C” is not a card"),
        (_with({"tricks": [[["x", "9H"]]]}), "trick 1, card 1: ['x', '9H'] is not a seat and a"),
        (
            _with({"tricks": [[[2, "9H"]]]}),
            "trick 1, card 1: Seat 2 acts (play 9H), but it is seat",
        ),
        (_with({"hands": {"0": ["9H"] * 6}}), "Seat 0 has 6 cards; 5 are dealt."),
        (_with({"calls": [[1, "S"]]}), "call 1: Seat 1 cannot do this now (name S)."),
        (
            _with({"result": {"points": 7}}),
            "result.points: The file states 7; the plays come to 1.",
        ),
    ],
)
def test_a_wrong_file_gives_a_sentence(text: str, said: str) -> None:
    """Mistakes of files, deals and results are named with the deal and the place in it."""
    found = check(text)
    problems = (*found.problems, *(one for deal in found.deals for one in deal.problems))
    sentences = say_all(problems)
    assert any(said in one for one in sentences), sentences


def _game(changes: dict[int, dict[str, object]]) -> str:
    source = BY_ID["egn-001"]["source"]
    deals = [one for one in DEALS if one["source"] == source]
    return json.dumps([{**one, **changes.get(at, {})} for at, one in enumerate(deals)])


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({8: {"tricks": []}}, "This deal cannot be part of the game"),
        ({0: {"score_before": [0, 6]}}, "The file states a score of"),
        (
            {at: {"rules": {"game_to": 9, "stick_the_dealer": True}} for at in range(9)},
            "The game was over before this deal.",
        ),
        (
            {at: {"rules": {"game_to": 15, "stick_the_dealer": True}} for at in range(9)},
            "The last deal leaves the score at 11–9; the game is to 15.",
        ),
        ({3: {"dealer": 0}}, "This deal cannot be part of the game"),
    ],
)
def test_a_game_that_does_not_end_so_is_named(
    changes: dict[int, dict[str, object]], said: str
) -> None:
    """Too early, too late, a deal missing, a score that differs: the deal is named."""
    (game,) = check(_game(changes)).games
    assert not game.ends_exactly
    (sentence,) = say_all(game.problems)
    assert said in sentence
    assert sentence.startswith("egn-0")
