"""Rule cases R01 to R65: each a position from the rules, with the works that say so."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

import pytest

from euchre.cards import Card, Suit
from euchre.game import (
    Discard,
    IllegalActionError,
    Name,
    Outcome,
    Pass,
    Phase,
    Refusal,
    State,
    UpcardPlace,
    apply,
    chance,
    legal,
    view,
)
from euchre.rules import Order, Rules, Value, order_of, preset, replace
from euchre.testing import act, action_text, at_deal, dealt, hand_of
from tests.rules.play_out import contract_of, points_for

GR = "Greek seed (after Hoyle's Rules of Games, 3rd rev. ed. 2001)"
FI = "Finnish seed"
SQ = "Albanian and Malay seeds (two-handed Euchre)"
BIC = "Bicycle, Euchre"
HM = "Hoyle's Games Modernized"
MCN = "McNeely, Ultimate Book of Card Games"
PAG_B = "pagat.com, British Euchre"
CALL = "written rules of Call-ace games"
WBERK = "West Berkshire league sheet"
EC = "euchrecentral.com"
SIX = "written rules of six-handed Bid Euchre"
EUS = "written rules of double-deck Bid Euchre (EUS)"
EL = "euchrelinks.com"
SOM = "Laws of Euchre, Somerset Club, 1888"


def named(text: str) -> Rules:
    """The preset of that name, options after a space each: ``na24 pack.benny=joker``."""
    name, *options = text.split()
    changes: dict[str, Value | str] = {}
    for option in options:
        key, _, value = option.partition("=")
        changes[key] = value
    return replace(preset(name).rules, changes)


def order(text: str, trump: str, *, low: bool = False) -> Order:
    """The order of cards in a game: ``N`` is no trump."""
    return order_of(named(text), None if trump == "N" else Suit.parse(trump), low=low)


@dataclass(frozen=True)
class Follow:
    """A hand, and which of it may be played to a card led."""

    case: str
    rule: str
    source: str
    game: str
    trump: str
    led: str
    hand: str
    legal: str


FOLLOW = (
    Follow("R01", "left bower led: trump must be followed", f"{HM}; {MCN}",
           "na24", "H", "JD", "QD AD 9H KC TS", "9H"),
    Follow("R02", "the left bower is not of its printed suit", f"{CALL}; {MCN}",
           "na24", "H", "AD", "JD KC TS 9S QC", "JD KC TS 9S QC"),
    Follow("R12", "void: any card, no duty to trump", f"{GR}; {FI}",
           "na24", "S", "QH", "KS 9S AC TC JD", "KS 9S AC TC JD"),
    Follow("R13", "no duty to win: any card of the suit", f"{GR}; {FI}",
           "na24", "S", "QH", "9H KH AS QD JC", "9H KH"),
    Follow("R14", "the joker is a trump: it follows a trump lead", PAG_B,
           "british25", "C", "9C", "JK AH KH 9S QD", "JK"),
    Follow("R17", "the 2 of spades as Benny is not a spade", f"{WBERK}; {PAG_B}",
           "british25 pack.benny=two_of_spades", "H", "AS", "2S 9D KC QH AH", "2S 9D KC QH AH"),
)  # fmt: skip


@pytest.mark.parametrize("case", FOLLOW, ids=lambda case: case.case)
def test_what_follows(case: Follow) -> None:
    """R01 R02 R12 R13 R14 R17: which cards may follow the card led."""
    rules = named(case.game)
    playable = order(case.game, case.trump).playable(
        rules.cards.set_of(hand_of(case.hand)), Card.parse(case.led)
    )

    assert rules.cards.listed(playable) == hand_of(case.legal), f"{case.rule} ({case.source})"


@dataclass(frozen=True)
class Wins:
    """A trick from N on, and who wins it."""

    case: str
    rule: str
    source: str
    game: str
    trump: str
    trick: str
    winner: str
    low: bool = False


WINS = (
    Wins("R05", "the left beats all but the right", f"{FI}; {BIC}",
         "na24", "H", "AS 9H KS JD", "W"),
    Wins("R06", "the right beats the left", FI, "na24", "D", "AD JH JD KD", "S"),
    Wins("R07", "the left takes its own printed suit", BIC, "na24", "S", "TC QC AC JC", "W"),
    Wins("R08", "an ordinary jack sits between queen and ten", f"{BIC}; {GR}",
         "na24", "D", "TC JC QC 9C", "S"),
    Wins("R10", "an off-suit discard never wins", BIC, "na24", "H", "9D AS AC TD", "W"),
    Wins("R11", "no trump in the trick: highest of the suit led", f"{FI}; {GR}",
         "na24", "S", "9H KH AD QH", "E"),
    Wins("R16", "the joker beats the right bower", f"{PAG_B}; {FI}",
         "british25", "C", "JC 9C JK JS", "S"),
    Wins("R19", "no trump: jacks are ordinary", EC, "na24 auction.no_trump=callable",
         "N", "JD QD AH TD", "E"),
    Wins("R20", "low no trump: the nine is best", SIX, "na24", "N", "TS 9S AS JS", "E", low=True),
    Wins("R21", "two copies: the first of two equal cards wins", EUS,
         "na24 pack.copies=2", "H", "AH AH KH 9H", "N"),
    Wins("R21b", "two copies: the last of two equal cards wins where the rules say so",
         "written rules of Bid Euchre (REF)",
         "na24 pack.copies=2 play.last_equal_card_wins=yes", "H", "AH AH KH 9H", "E"),
)  # fmt: skip


@pytest.mark.parametrize("case", WINS, ids=lambda case: case.case)
def test_who_wins_a_trick(case: Wins) -> None:
    """R05 R06 R07 R08 R10 R11 R16 R19 R20 R21: the best card of a trick."""
    in_force = order(case.game, case.trump, low=case.low)
    cards = [Card.parse(text) for text in case.trick.split()]
    best = 0
    for at, card in enumerate(cards):
        if at and in_force.beats(card, cards[best]):
            best = at

    assert "NESW"[best] == case.winner, f"{case.rule} ({case.source})"


LEADS = (
    ("R23", "maker with partner", f"{BIC}; {FI}", "na24", "pass order away:9S", "E"),
    ("R24", "lone maker, usual rule", BIC, "na24", "pass order-alone", "E"),
    ("R25", "eldest sits out, usual rule", f"{BIC}; Law and Practice of Euchre, 1862",
     "na24", "pass pass order-alone decline", "S"),
    ("R27", "Greek rule: left of the lone maker", GR, "hoyle32",
     "pass order-alone pass pass", "W"),
    ("R28", "Greek rule, lone maker is eldest", GR, "hoyle32",
     "order-alone pass pass decline", "S"),
    ("R29", "usual rule, lone maker is eldest", BIC, "na24", "order-alone decline", "E"),
)  # fmt: skip


@pytest.mark.parametrize(
    ("case", "rule", "source", "game", "words", "leader"), LEADS, ids=[one[0] for one in LEADS]
)
def test_who_leads(  # noqa: PLR0913, PLR0917 - the columns of the table
    case: str, rule: str, source: str, game: str, words: str, leader: str
) -> None:
    """R23 R24 R25 R27 R28 R29: the first lead, the dealer being N."""
    rules = named(game)
    state = act(at_deal(rules, dealt(rules, "N", "AH", N="9S TS QS 9C TC")), words)

    assert (state.phase, state.turn) == (Phase.PLAY, "NESW".index(leader)), (case, rule, source)


SCORES: tuple[tuple[str, str, str, str, Mapping[str, object], tuple[int, ...]], ...] = (
    ("R32", "three tricks: a point", f"{FI}; {GR}; {SQ}", "na24", {"tricks": 3}, (1, 0)),
    ("R33", "four tricks: a point", f"{FI}; {GR}", "na24", {"tricks": 4}, (1, 0)),
    ("R34", "a march: two", f"{FI}; {GR}; {SQ}", "na24", {"tricks": 5}, (2, 0)),
    ("R35", "a euchre: two to the defenders", f"{FI}; {GR}; {SQ}", "na24", {"tricks": 2}, (0, 2)),
    ("R36", "alone, three or four: a point", f"{FI}; {GR}", "na24",
     {"tricks": 4, "alone": True}, (1, 0)),
    ("R37", "a lone march: four", f"{FI}; {GR}", "na24", {"tricks": 5, "alone": True}, (4, 0)),
    ("R38", "a lone maker euchred, usual: two", f"{BIC}; {FI}", "na24",
     {"tricks": 2, "alone": True}, (0, 2)),
    ("R39", "a lone maker euchred, club rule: four",
     f"{SOM}, law 3; Law and Practice of Euchre, 1862", "na24 score.lone_euchre=4",
     {"tricks": 2, "alone": True}, (0, 4)),
    ("R40", "lone defender, three tricks: two", f"{GR}; {MCN}", "hoyle32",
     {"tricks": 2, "lone_defender": True}, (0, 2)),
    ("R40b", "lone defender, all tricks: four", f"{GR}; {MCN}", "hoyle32",
     {"tricks": 0, "lone_defender": True}, (0, 4)),
    ("R42", "lone defender against a lone maker, four tricks: two", GR, "hoyle32",
     {"tricks": 1, "alone": True, "lone_defender": True}, (0, 2)),
    ("R44", "defenders take all five: no bonus", f"{FI}; {GR}", "na24", {"tricks": 0}, (0, 2)),
    ("R45", "super-euchre: four", EL, "na24 score.super_euchre=4", {"tricks": 0}, (0, 4)),
    ("R46", "three-handed, Greek: a point", GR, "three-handed32", {"tricks": 3}, (1, 0, 0)),
    ("R46b", "three-handed, Greek: three for a march", GR, "three-handed32",
     {"tricks": 5}, (3, 0, 0)),
    ("R48", "three-handed, Greek: two to each opponent", GR, "three-handed32",
     {"tricks": 2}, (0, 2, 2)),
    ("R49", "two-handed: two for a march", SQ, "two-handed24", {"tricks": 5}, (2, 0)),
    ("R50", "two-handed: two for a euchre", SQ, "two-handed24", {"tricks": 2}, (0, 2)),
)  # fmt: skip


@pytest.mark.parametrize(
    ("case", "rule", "source", "game", "told", "points"), SCORES, ids=[one[0] for one in SCORES]
)
def test_what_a_deal_scores(  # noqa: PLR0913, PLR0917 - the columns of the table
    case: str, rule: str, source: str, game: str, told: Mapping[str, object], points: object
) -> None:
    """R32 to R50: points to the makers' scorer, then the others."""
    assert points_for(named(game), **told)[1] == points, (case, rule, source)  # type: ignore[arg-type]


def table(game: str = "na24", upcard: str = "9D", words: str = "", **hands: str) -> State:
    """A deal by N with these cards, after these words."""
    rules = named(game)
    return act(at_deal(rules, dealt(rules, "N", upcard, rng=None, **hands)), words)


def said(state: State) -> list[str]:
    """What is legal, as words."""
    return [action_text(one) for one in legal(state)]


def test_r51_ordering_ends_round_one() -> None:
    """R51: the partner assists; trump is the turned suit; the dealer may take; W gets no call.

    (Greek seed; Bicycle.)
    """
    state = table(words="pass order")

    assert contract_of(state).maker == 2
    assert contract_of(state).trump is Suit.DIAMONDS
    assert (state.phase, state.turn) == (Phase.PICK_UP, 0)
    assert not list(state.public.calls_of(3))


def test_r52_all_pass_round_one() -> None:
    """R52: the card is turned down; E calls first in round two; its suit cannot be named.

    (Greek seed; Finnish seed; Bicycle.)
    """
    state = table(words="pass pass pass pass")

    assert (state.turn, state.public.round) == (1, 2)
    assert state.public.upcard_place is UpcardPlace.DOWN
    assert said(state) == [
        "pass",
        "name:S",
        "name-alone:S",
        "name:H",
        "name-alone:H",
        "name:C",
        "name-alone:C",
    ]


def test_r53_naming_the_rejected_suit() -> None:
    """R53: it is refused, and said why. Greek seed; Somerset law 78: it counts as a pass."""
    state = table(words="pass pass pass pass")
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Name(Suit.DIAMONDS))

    assert caught.value.refusal == Refusal("refused-turned-down", suit=Suit.DIAMONDS)


def test_r54_next_and_crossing() -> None:
    """R54: with diamonds turned, hearts are next, spades and clubs cross. Finnish; Bicycle."""
    assert Suit.DIAMONDS.next is Suit.HEARTS
    assert Suit.DIAMONDS.cross == (Suit.SPADES, Suit.CLUBS)
    assert Suit.CLUBS.next is Suit.SPADES
    assert Suit.CLUBS.cross == (Suit.HEARTS, Suit.DIAMONDS)


@pytest.mark.parametrize("game", ["na24", "hoyle32", "two-handed24"])
def test_r55_all_pass_twice(game: str) -> None:
    """R55: no score, and the next dealer deals. Finnish seed; Bicycle; two-handed seeds."""
    rules = named(game)
    state = act(at_deal(rules, dealt(rules, 0, "9D")), [Pass()] * 2 * rules.players)

    assert state.public.results[-1].outcome is Outcome.PASSED_OUT
    assert not any(state.public.standing.scores)
    assert state.public.next_dealer == 1


def test_r56_stick_the_dealer() -> None:
    """R56: after seven passes the dealer names one of three suits, and cannot pass.

    (Finnish seed; two-handed seeds; club sheets.)
    """
    state = table("na24-std", words="pass " * 7)

    assert state.turn == 0
    assert said(state) == [f"name{alone}:{suit}" for suit in "SHC" for alone in ("", "-alone")]
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Pass())
    assert caught.value.refusal.key == "refused-dealer-must-name"


def test_r58_canadian_loner() -> None:
    """R58: the dealer's partner accepts only alone, and the dealer is out. Finnish seed."""
    state = table("canadian24", words="pass")

    assert said(state) == ["pass", "order-alone"]
    state = act(state, "order-alone")
    assert state.public.sits_out == (0,)
    assert (state.phase, state.turn) == (Phase.PLAY, 1)
    assert state.public.upcard_place is UpcardPlace.LEFT
    assert said(table("canadian24", words="pass " * 5))[1] == "name:S"  # Round two is free.


def test_r60_dealers_exchange() -> None:
    """R60: one of the five for the turned card, or leave it; never the turned card itself.

    (Greek seed; two-handed seeds; Somerset law 88.)
    """
    state = table("hoyle32", "9H", N="AS KS QD TC 7C", words="order pass pass")

    assert said(state) == ["decline", "away:AS", "away:KS", "away:QD", "away:TC", "away:7C"]
    with pytest.raises(IllegalActionError) as caught:
        apply(state, Discard(Card.parse("9H")))
    assert caught.value.refusal.key == "refused-turned-card-stays"
    left = act(state, "decline")
    assert left.public.upcard_place is UpcardPlace.LEFT
    assert view(left, 0).hand == hand_of("AS KS QD TC 7C")
    taken = act(state, "away:7C")
    assert view(taken, 0).hand == hand_of("AS KS 9H QD TC")


def test_r60_two_hands_a_dealer_who_accepts_takes() -> None:
    """R60, two hands: who says "I accept" takes the card; ordered by the other he need not.

    (Albanian and Malay seeds: "if he accepts, he takes the face-up card, replacing it with a
    card from his hand"; "if the non-dealer orders it, the dealer has the option".)
    """
    cards = {"seat0": "9S TS QS 9C TC"}
    rules = named("two-handed24")
    accepted = act(at_deal(rules, dealt(rules, 0, "9H", rng=None, **cards)), "pass order")
    ordered = act(at_deal(rules, dealt(rules, 0, "9H", rng=None, **cards)), "order")

    assert (accepted.phase, accepted.turn) == (ordered.phase, ordered.turn) == (Phase.PICK_UP, 0)
    assert said(accepted) == ["away:QS", "away:TS", "away:9S", "away:TC", "away:9C"]
    assert said(ordered) == ["decline", *said(accepted)]


def test_r62_slam() -> None:
    """R62: a game won with the losers at 0 counts as two. Keller 1887; Bicycle, Railroad."""
    rules = named("na24 end.slam=yes end.games=2 end.target=1")
    _, points, state = points_for(rules, tricks=3)

    assert points == (1, 0)
    assert sorted(state.public.standing.games) == [0, 2]
    assert state.is_over


def test_r63_game_end() -> None:
    """R63: a side at 9 of 10 that makes 4 has 13, and the game is over. Michigan Classic."""
    rules = named("na24")
    _, points, state = points_for(rules, tricks=5, alone=True, scores=(9, 0))

    assert points == (4, 0)
    assert sorted(state.public.standing.scores) == [0, 13]
    assert state.is_over


def test_r63_laps_carry_what_is_above() -> None:
    """R63 with laps: what is above the target starts the next game. Bicycle, Railroad; Keller."""
    rules = named("na24 end.laps=yes end.games=2")
    _, _, state = points_for(rules, tricks=5, alone=True, scores=(9, 0))
    state, _ = chance(state, random.Random(1))

    assert state.public.standing.game == 2
    assert sorted(state.public.standing.scores) == [0, 3]


def test_r64_three_handed_tie() -> None:
    """R64: two defenders reach the target together; nobody wins until one leads.

    No source resolves it; the ruling is this project's (Greek seed, derived).
    """
    rules = named("three-handed32 end.target=10")
    _, points, state = points_for(rules, tricks=2, scores=(0, 8, 8))

    assert points == (0, 2, 2)
    assert not state.is_over
    assert sorted(state.public.standing.scores) == [0, 10, 10]


def test_r64_the_higher_of_two_wins() -> None:
    """R64: of two that reach the target together, the higher score wins."""
    _, _, state = points_for(named("three-handed32 end.target=10"), tricks=2, scores=(0, 8, 9))

    assert state.is_over
    assert sorted(state.public.standing.games) == [0, 0, 1]


def test_r65_joker_turned() -> None:
    """R65: the dealer names trump before looking, N and S are makers, N takes it and discards.

    (British league sheets; euchrelinks.com; pagat.com, British Euchre.)
    """
    state = table("british25", "JK", N="9S TS QS 9C TC")

    assert (state.phase, state.turn) == (Phase.BLIND_NAME, 0)
    assert view(state, 0).hand is None
    assert said(state) == ["name:S", "name:H", "name:D", "name:C"]
    state = act(state, "name:H")
    assert view(state, 0).hand == hand_of("9S TS QS 9C TC")
    state = act(state, "pass")
    assert said(state) == ["away:QS", "away:TS", "away:9S", "away:TC", "away:9C"]
    state = act(state, "away:9C")
    assert [state.public.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert (state.phase, state.turn) == (Phase.PLAY, 1)
