"""Files of decisions: what they say, and positions that are as they say."""

from __future__ import annotations

import json
import random

import pytest

from euchre.cards import Card, Suit
from euchre.game import Discard, Name, OrderUp, Pass, Phase, Play, legal, view
from euchre.notation.case_decisions import CaseDecision, fits, read_decisions
from euchre.notation.case_positions import NoPositionError, position_of_case
from euchre.notation.written import Blank
from tests.notation.games import DATA

TEXT = (DATA / "cases" / "decisions.json").read_text(encoding="utf-8")
CASES = {one.id: one for one in read_decisions(TEXT)[0]}
SOUND = [one for one in CASES.values() if not one.problems]


def test_every_record_is_read_or_says_why_not() -> None:
    """Records of other games and options that there are not are left out, each with its place."""
    assert len(CASES) == 133
    assert len(SOUND) == 101
    assert {one.problems[0].key for one in CASES.values() if one.problems} == {
        "cases-other-game",
        "cases-unknown-option",
        "cases-not-valid",
    }
    assert all(one.problems[0].place.record == one.id for one in CASES.values() if one.problems)


@pytest.mark.parametrize(
    ("word", "action", "is_meant"),
    [
        ("pass", Pass(), True),
        ("order", OrderUp(), True),
        ("order", OrderUp(alone=True), False),
        ("order_alone", OrderUp(alone=True), True),
        ("alone", Name(Suit.CLUBS, alone=True), True),
        ("C_alone", Name(Suit.CLUBS, alone=True), True),
        ("NT", Name(None), True),
        ("9D", Discard(Card.parse("9D")), True),
        ("suit:D", Play(Card.parse("9D")), True),
        ("suit:S", Play(Card.parse("9D")), False),
        ("not:QD", Play(Card.parse("QD")), False),
        ("not:QD", Play(Card.parse("9D")), True),
        ("9D", Pass(), False),
    ],
)
def test_word_stands_for_an_action(word: str, action: Pass, is_meant: bool) -> None:  # noqa: FBT001
    """A call, a card, any card of a suit, any card but one."""
    assert fits(word, action) is is_meant


@pytest.mark.parametrize("case", SOUND[::4], ids=lambda one: one.id)
def test_position_is_as_told(case: CaseDecision) -> None:
    """The actor is to act, holds what is told, and has seen the tricks that are told."""
    state = position_of_case(case, random.Random(1))
    public, seen = state.public, view(state, case.actor)
    assert state.turn == case.actor
    held = list(seen.hand or ())
    if case.kind == "discard" and public.upcard is not None and len(held) < len(case.hand):
        held.append(public.upcard)
    assert len(held) == len(case.hand)
    assert {card for card in case.hand if isinstance(card, Card)} <= set(held)
    for card in case.hand:
        if isinstance(card, Blank) and card.suit is not None:
            assert any(one.suit is card.suit for one in held)
    assert (public.phase is Phase.PLAY) is (case.kind in ("lead", "follow"))
    if case.dealer is not None:
        assert public.dealer == case.dealer
    if case.trump is not None and public.contract is not None:
        assert (public.contract.trump, public.contract.maker) == (case.trump.suit, case.maker)
        assert public.contract.alone == case.alone
    if case.kind == "follow":
        assert public.trick is not None
        assert len(public.trick.cards) == len(case.trick)
    if case.won is not None:
        assert sum(public.taken) == sum(case.won)
    words = [word for word in (*case.expected, *case.avoid) if ":" not in word]
    if case.is_told:
        options = legal(state)
        assert any(fits(word, one) for word in words for one in options)


def test_same_seed_same_position() -> None:
    """What is drawn follows from the generator."""
    case = CASES["oeq-21"]
    one, other = (position_of_case(case, random.Random(5)) for _ in range(2))
    assert one == other


def test_position_that_cannot_be_is_not_set_up() -> None:
    """Two copies of a card make no deal."""
    plain = next(one for one in json.loads(TEXT) if one["id"] == "eu-hand1")
    (case,), _ = read_decisions(json.dumps([{**plain, "upcard": "KH"}]))
    with pytest.raises(NoPositionError):
        position_of_case(case, random.Random(1))


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"kind": "guess"}, "cases-bad-kind"),
        ({"hand": ["JX", "1H"]}, "notation-bad-card"),
        ({"trick_so_far": [["a", "9H"]]}, "cases-bad-play"),
        ({"auction_so_far": [[1, "maybe"]]}, "cases-bad-call"),
        ({"seats": {"dealer": 7, "actor": 0}}, "record-no-such-seat"),
        ({"deck": 25}, "cases-bad-deck"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, object], key: str) -> None:
    """A record that cannot be read says what is wrong, with its id."""
    plain = next(one for one in json.loads(TEXT) if one["id"] == "eu-hand1")
    (case,), problems = read_decisions(json.dumps([{**plain, **changes}]))
    assert problems == ()
    assert key in {one.key for one in case.problems}
    assert {one.place.record for one in case.problems} == {"eu-hand1"}


@pytest.mark.parametrize("text", ["{}", "[1]", '{"deals": []}', "nothing"])
def test_other_files_are_refused(text: str) -> None:
    """A file that is no list of objects is one problem, and no decision."""
    cases, problems = read_decisions(text)
    assert cases == ()
    assert len(problems) == 1
