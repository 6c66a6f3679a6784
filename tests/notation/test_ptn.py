"""Trickster's notation: tags, auctions, fixed columns, exchanges, options."""

from __future__ import annotations

import json

import pytest

from euchre.cards import Card, Rank
from euchre.game import Acted, AskBest, Discard, Give, GoUnder, Outcome, Phase, Play
from euchre.notation import NotationError, Record, egn, log, ptn
from euchre.rules import (
    Benny,
    DefendAlone,
    Leader,
    NoTrump,
    PartnersBest,
    RedealHand,
    StickTheDealer,
    value_of,
)
from euchre.rules import GoUnder as GoUnderRule
from tests.notation.games import DATA
from tests.notation.messages import say_all


def _text(name: str) -> str:
    return (DATA / "ptn" / f"{name}.ptn").read_text(encoding="utf-8")


def _actions(record: Record) -> list[object]:
    return [event.action for event in record.events if isinstance(event, Acted)]


def test_a_lone_hand_at_no_trump_with_the_partners_best() -> None:
    """The maker gives a card back, plays alone at no trump, and is euchred."""
    record = ptn.loads(_text("no-trump-alone"))
    assert not record.problems
    assert record.names == ("Player 1", "Player 2", "Player 3", "Player 4")
    assert record.meta["date"] == "2024.01.03"
    assert _actions(record)[6:9] == [
        AskBest(),
        Discard(Card.parse("AH")),
        Give(Card.parse("QD"), 2),
    ]
    result = record.state.public.result
    assert result is not None
    assert result.outcome is Outcome.LONE_EUCHRE
    assert result.points == (0, 2)
    assert [trick.winner for trick in record.state.public.tricks] == [2, 2, 1, 3, 3]


def test_columns_are_seats_and_not_the_order_of_play() -> None:
    """A row is played from the winner of the row before."""
    record = ptn.loads(_text("go-under-whole-deal"))
    assert not record.problems
    tricks = record.state.public.tricks
    assert [trick.leader for trick in tricks] == [1, 0, 1, 2, 0]
    assert [card.text for _, card in tricks[1].cards] == ["QS", "JS", "TS", "AS"]
    result = record.state.public.result
    assert result is not None
    assert result.points == (1, 0)


def test_going_under_comes_before_the_call() -> None:
    """The seat that exchanged with the kitty did so at its own first turn; play goes on."""
    record = ptn.loads(_text("go-under-first-seat"))
    assert not record.problems
    assert _actions(record)[:4] == [
        GoUnder(),
        Discard(Card.parse("9C")),
        Discard(Card.parse("9S")),
        Discard(Card.parse("TC")),
    ]
    assert record.state.phase is Phase.PLAY
    assert record.state.public.trick is not None
    assert record.state.public.trick.leader == 1, "the left bower won the trick before"


@pytest.mark.parametrize("name", ["no-trump-alone", "go-under-first-seat", "go-under-whole-deal"])
def test_ptn_becomes_a_log_and_egn(name: str) -> None:
    """What was read can be written in our formats, and comes back."""
    record = ptn.loads(_text(name))
    assert log.loads(log.dumps(record)).state == record.state
    again = egn.loads(egn.dumps(record))
    assert _actions(again) == _actions(record)
    assert again.state.public.standing == record.state.public.standing


def _with_options(**options: object) -> str:
    text = json.dumps(options)
    return _text("no-trump-alone").replace(
        '{"stickTheDealer":true,"allowNotrump":true,"callForBest":true,"goUnder":true,'
        '"noWatching":true}',
        text,
    )


@pytest.mark.parametrize(
    ("options", "option", "value"),
    [
        ({}, "auction.stick_the_dealer", StickTheDealer.OFF),
        ({"stickTheDealer": True}, "auction.stick_the_dealer", StickTheDealer.STICK),
        ({"gameOverScore": 5}, "end.target", 5),
        ({"deckSize": 28}, "pack.lowest", Rank.EIGHT),
        ({"deckSize": 16, "numDecks": 2}, "pack.lowest", Rank.JACK),
        ({"numDecks": 2}, "pack.copies", 2),
        ({"withJoker": True}, "pack.benny", Benny.JOKER),
        ({"aloneTake5": True}, "score.lone_must_take_all", True),
        ({"noAlone": True, "callForBest": True}, "entry.alone", False),
        ({"callForBest": True}, "exchange.partners_best", PartnersBest.DISCARD_FIRST),
        ({"goUnder": True}, "deal.go_under", GoUnderRule.THREE_NINES_TENS),
        ({"allowNotrump": True}, "auction.no_trump", NoTrump.CALLABLE),
        ({"take4for1": True}, "score.four_tricks_needed", True),
        ({"defendAlone": True}, "entry.defend_alone", DefendAlone.VS_LONE_MAKER),
        ({"allowMisdeal": True}, "deal.redeal", RedealHand.ACE_NO_FACE),
        ({"makerLeadsFirst": True}, "play.leader", Leader.MAKER),
        ({"noSuggestions": True, "players": 4}, "end.target", 10),
    ],
)
def test_each_option_is_one_of_ours(options: dict[str, object], option: str, value: object) -> None:
    """What Trickster calls it, and what we do."""
    record = ptn.read(_with_options(**options))
    assert value_of(record.rules, option) == value
    said = [one for one in record.problems if one.key == "ptn-option-unusable"]
    assert not said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"callTrump": 2}, "The option callTrump is not known; the game was read without it."),
        ({"variation": 1}, "The option variation cannot be read with “1”."),
        ({"players": 6}, "The option players cannot be read with “6”."),
        ({"allowLowNotrump": True}, "The option allowLowNotrump cannot be read"),
        ({"deckSize": 1000}, "The option deckSize cannot be read with “1000”."),
        ({"withJoker": True}, "How withJoker goes is not documented"),
        ({"gameOverScore": "ten"}, "GameOptionsJson.gameOverScore: “'ten'” stands where a whole"),
        ({"gameOverScore": 0}, "These rules contradict each other"),
    ],
)
def test_what_cannot_be_mapped_is_said(options: dict[str, object], said: str) -> None:
    """No option is passed over in silence."""
    sentences = say_all(ptn.read(_with_options(**options)).problems)
    assert any(said in one for one in sentences), sentences


def test_quotes_may_be_escaped_or_not() -> None:
    """Older exports have raw JSON between the quotes, newer ones escape it."""
    assert '\\"' in _text("go-under-whole-deal")
    assert '\\"' not in _text("no-trump-alone")
    for name in ("go-under-whole-deal", "no-trump-alone"):
        assert ptn.read(_text(name)).rules.deal.go_under is GoUnderRule.THREE_NINES_TENS


def test_each_event_is_a_game_of_its_own() -> None:
    """A text of several tests is read into several records."""
    text = _text("no-trump-alone") + _text("go-under-whole-deal")
    first, second = ptn.read_all(text)
    assert (len(first.events), len(second.events)) == (25, 32)
    assert say_all(ptn.read(text).problems) == ["One more game follows in this text."]


def test_unknown_cards_are_filled_in() -> None:
    """A hand that is not told, and cards not known, are completed so that the play is legal."""
    text = _text("no-trump-alone").replace(".A.J9.AK AT.KQ..Q", ".A.J9.AK -")
    record = ptn.loads(text.replace("C9 CA CQ -", "C9 CA 0U -"))
    assert record.completed == (1,)
    assert len([one for one in _actions(record) if isinstance(one, Play)]) == 15


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Deal "S:', '[Teal "S:', "There is no deal in this text."),
        ('"Euchre"]', '"Spades"]', "line 6, GameCode: The game is “Spades”, not Euchre."),
        ("NTalone", "5♥", "line 20, deal 1, Auction: “5♥” is not a call of Euchre"),
        ('[Dealer "S"]', '[Dealer "Q"]', "Dealer: “Q” is not a seat"),
        ("J9.9.Q.J", "J9.9.Q.Z", "“CZ” is not a card"),
        ("C9 CA CQ -", "C9 CA CQ - CT", "has more cards than there are seats"),
        ("[Event", "[Event?", "line 2: “[Event?"),
        (
            "CT CK ST -",
            "CT CK AS -",
            "deal 1, trick 4, card 3: Seat 3 does not hold A♠︎. Possible: play TS.",
        ),
        ("C9 CA CQ -", "SQ CA CQ -", "deal 1, trick 1, card 3: Seat 3 revokes with Q♣︎"),
        ("S:N:DQ", "S:N:DK", "exchange: Seat 0 cannot do this now (give KD to 2)"),
    ],
)
def test_a_wrong_text_gives_a_sentence_with_its_place(old: str, new: str, said: str) -> None:
    """Lines, tags, cards and plays: each mistake is named."""
    text = _text("no-trump-alone")
    assert old in text
    record = ptn.read(text.replace(old, new))
    sentences = say_all(record.problems)
    assert any(said in one for one in sentences), sentences
    with pytest.raises(NotationError):
        ptn.loads(text.replace(old, new))
