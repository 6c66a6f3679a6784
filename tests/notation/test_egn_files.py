"""Real files in Euchre Game Notation: read, replayed, written, read again."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from euchre.game import Acted, Phase, Play
from euchre.notation import NotationError, Problem, egn
from euchre.notation.egn_model import Egn, EgnDeal
from tests.notation.games import DATA
from tests.notation.messages import say_all

FILES = sorted((DATA / "egn").glob("*.egn"))
SCORES = {
    "annotated-comeback": (11, 9),
    "league-game-3": (10, 6),
    "league-game-4": (8, 10),
    "online-game-3": (10, 5),
    "online-game-6": (11, 6),
    "scenario": (0, 1),
}
"""Of each sound file the score at its end. Those of whole games are past the target there."""


def _text(name: str) -> str:
    return (DATA / "egn" / f"{name}.egn").read_text(encoding="utf-8")


def test_all_eight_files_are_there() -> None:
    """The tests below see what they are meant to see."""
    assert len(FILES) == 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_come_back_as_they_were(path: object) -> None:
    """Read, written and read again, a file is the same record: text, game and problems."""
    first = egn.read(_text(path.stem))  # type: ignore[attr-defined]
    text, lost = egn.write(first)
    again = egn.read(text)
    assert again == first
    assert not lost
    assert egn.write(again)[0] == text


@pytest.mark.parametrize(("name", "scores"), SCORES.items())
def test_sound_files_replay_to_their_score(name: str, scores: tuple[int, int]) -> None:
    """Nothing is refused, and each whole game is over with its last deal."""
    record = egn.loads(_text(name))
    public = record.state.public
    assert public.standing.scores == scores
    assert public.phase is (Phase.DEAL_OVER if name == "scenario" else Phase.MATCH_OVER)
    assert not record.problems


def test_the_file_with_a_revoke_is_refused_at_its_trick() -> None:
    """Deal, trick and card; the deal that was given up before is a remark."""
    record = egn.read(_text("with-a-revoke"))
    assert say_all(record.problems) == [
        "deal 1: This deal was given up and dealt again; the game goes on without it.",
        (
            "deal 2, trick 1, card 4: Seat 0 revokes with 10♦︎: clubs were led, "
            "and that hand holds clubs. Possible: play KC."
        ),
    ]
    with pytest.raises(NotationError):
        egn.loads(_text("with-a-revoke"))
    played = [
        event.action.card.text
        for event in record.events
        if isinstance(event, Acted) and isinstance(event.action, Play)
    ]
    assert played == ["JC", "TH", "9C"], "the legal prefix is the game up to the revoke"
    assert record.completed == (), "what was filled in was in the deal that was given up"


def test_the_old_file_breaks_the_rules_in_both_deals() -> None:
    """Version 1.0 is read; what is wrong with its plays is said with its place."""
    record = egn.read(_text("old-version-1.0"))
    first, second = say_all(record.problems)
    assert first.startswith("deal 1, trick 3, card 1: Seat 3 does not hold Q♠︎.")
    assert second.startswith("deal 2, trick 1, card 3: Seat 0 revokes with 10♥︎")
    assert isinstance(record.written, Egn)
    deal = record.written.deals[0]
    assert isinstance(deal, EgnDeal)
    assert deal.kitty == ("Kc", "Jc", "Jh")
    assert json.loads(egn.write(record)[0])["version"] == "1.0.0", "1.4 has no field for a kitty"


def _old_scenario() -> dict[str, Any]:
    """The scenario as version 1.0 would tell it: one hand and the kitty."""
    plain: dict[str, Any] = json.loads(_text("scenario"))
    plain["version"] = "1.0.0"
    start = plain["deals"][0]["initialState"]
    hands = start.pop("playerCards")
    start["player_cards"] = [hands[0], [], [], []]
    dealt = {card for hand in hands for card in hand} | {start["upCard"]}
    pack = [rank + suit for suit in "shdc" for rank in "AKQJT9"]
    start["kitty"] = [card for card in pack if card not in dealt]
    assert len(start["kitty"]) == 3
    return plain


def test_an_old_file_without_mistakes_is_written_in_the_new_version() -> None:
    """What only the kitty told is told by the hands."""
    record = egn.loads(json.dumps(_old_scenario()))
    assert not record.completed
    written = json.loads(egn.dumps(record))
    assert written["version"] == "1.4"
    told = json.loads(_text("scenario"))["deals"][0]["initialState"]["playerCards"]
    found = written["deals"][0]["initialState"]["playerCards"]
    assert [sorted(hand) for hand in found] == [sorted(hand) for hand in told]
    assert egn.loads(egn.dumps(record)).events == record.events


def test_an_old_file_with_guessed_hands_stays_in_its_version() -> None:
    """A guess is never written as if the record told it."""
    plain = _old_scenario()
    plain["deals"][0]["phases"][1]["tricks"] = []
    record = egn.loads(json.dumps(plain))
    assert record.completed == (1,)
    written = json.loads(egn.dumps(record))
    assert written["version"] == "1.0.0"
    assert written["deals"][0]["initialState"]["kitty"] == list(
        plain["deals"][0]["initialState"]["kitty"]
    )


def test_annotations_are_kept() -> None:
    """What was said about calls and cards is in the record, and in the file again."""
    plain = json.loads(_text("scenario"))
    bidding, play = plain["deals"][0]["phases"]
    bidding["callAnnotations"] = {"4": ["[!]Next, as it should be.", "Σωστά."]}
    play["playAnnotations"] = {"0": ["[??]Throws it away."], "19": ["Last."]}
    record = egn.loads(json.dumps(plain))
    assert isinstance(record.written, Egn)
    deal = record.written.deals[0]
    assert isinstance(deal, EgnDeal)
    assert deal.play is not None
    assert deal.play.annotations == ((0, ("[??]Throws it away.",)), (19, ("Last.",)))
    assert json.loads(egn.dumps(record))["deals"][0]["phases"] == [bidding, play]


def test_alternative_lines_are_kept() -> None:
    """Another course from a decision on is part of the record."""
    plain = json.loads(_text("scenario"))
    line = {
        "branchIndex": 4,
        "phases": [
            {
                "phaseNumber": 0,
                "type": "EUCHRE_BIDDING",
                "calls": ["d"],
                "isAlone": True,
                "callAnnotations": {"0": ["[!]Next."]},
            }
        ],
    }
    plain["deals"][0]["alternativeLines"] = [line]
    record = egn.loads(json.dumps(plain))
    assert json.loads(egn.dumps(record))["deals"][0]["alternativeLines"] == [line]
    assert egn.read(egn.dumps(record)) == record


def test_a_file_cut_off_keeps_its_whole_deals() -> None:
    """The deals before the cut are a game; the line of the cut is named."""
    text = _text("league-game-3")
    whole = egn.read(text)
    cut = egn.read(text[: text.index('"dealNumber": 4')])
    assert cut.events == whole.events[: len(cut.events)]
    assert len(cut.state.public.results) == 4
    (sentence,) = say_all(cut.problems)
    assert "cut off here" in sentence
    assert sentence.startswith("line ")


def test_a_final_score_that_differs_is_a_remark() -> None:
    """A score that people agreed on stays a remark, never a result of the engine."""
    plain = json.loads(_text("scenario"))
    plain["metadata"]["finalScore"] = [4, 0]
    record = egn.loads(json.dumps(plain))
    assert record.state.public.standing.scores == (0, 1)
    assert say_all(record.problems) == [
        "metadata.finalScore: The file states a final score of 4–0; its plays come to 0–1."
    ]


def test_a_deal_after_the_end_is_refused() -> None:
    """A game that was won has no more deals."""
    plain = json.loads(_text("online-game-3"))
    plain["deals"].append(plain["deals"][0])
    record = egn.read(json.dumps(plain))
    assert record.state.is_over
    assert say_all(record.problems) == [
        f"deal {len(plain['deals'])}: The game was over before this deal."
    ]


def test_a_dealer_out_of_turn_is_refused() -> None:
    """Deals follow each other clockwise; the game ends before the one that does not."""
    plain = json.loads(_text("online-game-3"))
    del plain["deals"][2]
    record = egn.read(json.dumps(plain))
    assert len(record.state.public.results) == 2
    assert "it is seat" in say_all(record.problems)[0]
    assert record.problems[0].place.deal == 3


def test_packed_deals_are_refused_in_words() -> None:
    """A deal in packed form is kept, and said to be unsupported."""
    plain = json.loads(_text("scenario"))
    plain["deals"].insert(0, "CAESBQ")
    record = egn.read(json.dumps(plain))
    assert say_all(record.problems)[0] == (
        "deal 1: This deal is in packed form, which is not supported. "
        "Save the file with its deals written out."
    )
    assert json.loads(egn.write(record)[0])["deals"][0] == "CAESBQ"


def test_a_problem_is_a_value() -> None:
    """Problems can be compared, and a remark is told from a refusal."""
    (remark, refusal) = egn.read(_text("with-a-revoke")).problems
    assert isinstance(remark, Problem)
    assert not remark.refuses
    assert refusal.refuses
    assert replace(refusal, refuses=False) != refusal
