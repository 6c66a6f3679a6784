"""What may be typed at the table of ``play --plain``, and what it answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cards import Card, Suit
from euchre.cli.typed import Understanding, Wish
from euchre.game import (
    Action,
    Discard,
    Name,
    OrderUp,
    Pass,
    Play,
    State,
    View,
    apply,
    legal,
    push,
    view,
)
from euchre.notation.record import Opening, opening_state
from euchre.notation.text import parse_deal
from euchre.rules import preset
from euchre.texts import Catalogue
from tests.cli.running import Ended, Runner
from tests.cli.test_deal_and_show import DEAL

WORDS = Understanding(Catalogue())


def state_after(*actions: Action) -> State:
    """The deal of these tests after some actions."""
    rules = preset("na24").rules
    state = push(opening_state(rules, Opening(3)), parse_deal(DEAL, rules))
    for action in actions:
        state, _ = apply(state, action)
    return state


def seen(state: State) -> View:
    """What the seat to act sees."""
    return view(state, state.turn)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("pass", Pass()),
        ("  PASS. ", Pass()),
        ("1", Pass()),
        ("order", OrderUp()),
        ("order it up", OrderUp()),
        ("order alone", OrderUp(alone=True)),
        ("Order it up, alone", OrderUp(alone=True)),
        ("alone", OrderUp(alone=True)),
        ("hearts", OrderUp()),
        ("H alone", OrderUp(alone=True)),
        ("♥", OrderUp()),
        ("spades", Name(Suit.SPADES)),
    ],
)
def test_calls_of_the_first_round(typed: str, action: Action) -> None:
    """What players say about the turned card; naming another suit is understood, and illegal."""
    state = state_after()
    assert WORDS.action(typed, seen(state), legal(state)) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("spades", Name(Suit.SPADES)),
        ("name spades", Name(Suit.SPADES)),
        ("call clubs alone", Name(Suit.CLUBS, alone=True)),
        ("alone diamonds", Name(Suit.DIAMONDS, alone=True)),
        ("d", Name(Suit.DIAMONDS)),
        ("no trump", Name(None)),
        ("NT alone", Name(None, alone=True)),
        ("alone", None),
        ("AS", None),
        ("frob", None),
        ("99", None),
        ("0", None),
        ("", None),
    ],
)
def test_calls_of_the_second_round(typed: str, action: Action | None) -> None:
    """Suits are named, alone before or after; what is no call is not understood."""
    state = state_after(Pass(), Pass(), Pass(), Pass())
    assert WORDS.action(typed, seen(state), legal(state)) == action


@pytest.mark.parametrize(
    "typed", ["9C", "c9", "9♣", "nine of clubs", "9 of clubs", "the 9 of clubs"]
)
def test_cards_may_be_written_in_any_usual_way(typed: str) -> None:
    """A card is what one does with a card at that moment: lay it away, or play it."""
    to_discard = state_after(OrderUp())
    assert WORDS.action("AC", seen(to_discard), legal(to_discard)) == Discard(Card.parse("AC"))
    to_play = state_after(OrderUp(), Discard(Card.parse("AC")))
    assert WORDS.action(typed, seen(to_play), legal(to_play)) == Play(Card.parse("9C"))


def test_words_of_the_language_are_understood() -> None:
    """Each wish has its words, in any case."""
    assert WORDS.wish("?") is Wish.HELP
    assert WORDS.wish(" Tricks ") is Wish.TRICKS
    assert WORDS.wish("quit") is Wish.QUIT
    assert WORDS.wish("JD") is None
    for wish in Wish:
        assert WORDS.wish(wish.value) is wish


@pytest.mark.parametrize("typed", ["κούπες", "ΚΟΥΠΕΣ", "κουπες"])
def test_accents_may_be_left_out(typed: str) -> None:
    """A suit is understood as it is written, in capitals, and without its accents."""
    state = state_after()
    greek = Understanding(Catalogue("el"))
    assert greek.action(typed, seen(state), legal(state)) == OrderUp()


def play(euchre: Runner, tmp_path: Path, typed: str) -> Ended:
    """Begin the game of seed 1, in which the person speaks first, and type that."""
    words = ("play", "--plain", "--seed", "1", "--data", str(tmp_path), "--players", "club")
    return euchre(*words, typed=typed)


def test_one_may_look_at_everything(euchre: Runner, tmp_path: Path) -> None:
    """hand, tricks, auction, score, rules, choices and ? answer and change nothing."""
    wishes = ["hand", "tricks", "auction", "score", "rules", "choices", "?"]
    ended = play(euchre, tmp_path, "\n".join([*wishes, "quit", ""]))
    assert (ended.code, ended.err) == (0, "")
    told = ended.out
    assert told.count("Your cards:") == 2
    assert told.count("Shall clubs be trump?") == 2
    assert "No trick has been played." in told
    assert "We 0, they 0." in told
    assert "What beats what" in told
    assert "To see something: hint, explain, choices" in told.replace("\n", " ")


def test_what_is_not_understood_is_answered_and_asked_again(euchre: Runner, tmp_path: Path) -> None:
    """Nonsense, numbers that are not offered and illegal calls change nothing."""
    ended = play(euchre, tmp_path, "dance\n77\nname spades\n\nquit\n")
    assert "“dance” is none of the choices" in ended.out
    assert "“77” is none of the choices" in ended.out
    assert "That cannot be done now." in ended.out
    assert ended.out.count("Your cards:") == 1


def test_illegal_card_is_refused_with_the_rule(euchre: Runner, tmp_path: Path) -> None:
    """Not following suit names the suit led; a card one does not hold is named."""
    lines = play(euchre, tmp_path, "order alone\nKC\nquit\n").out
    assert "You do not hold K♣." in lines


def test_very_long_line_is_cut_in_the_answer(euchre: Runner, tmp_path: Path) -> None:
    """A line of a hundred thousand characters is answered in one short sentence."""
    ended = play(euchre, tmp_path, "x" * 100_000 + "\nquit\n")
    assert ended.code == 0
    assert len(ended.out) < 3000
