"""Rule cases R67 to R71, and who wins when several reach the goal: games of bids, Buck, Call-ace.

Each is a position from the rules, with the works that say so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace as put
from pathlib import Path

import pytest

from euchre.cards import Card, Suit
from euchre.game import KITTY, Bid, IllegalActionError, Outcome, Phase, State, apply, legal, view
from euchre.rules import Rules, Value, preset, replace
from euchre.testing import act, action_text, at_deal, dealt, hand_of


def game(name: str, changes: dict[str, Value | str] | None = None) -> Rules:
    """The preset of that name with options changed."""
    return replace(preset(name).rules, changes or {})


def table(  # noqa: PLR0913 - what a deal can depend on
    rules: Rules,
    words: str = "",
    *,
    dealer: int = 0,
    upcard: str = "",
    kitty: str = "",
    scores: tuple[int, ...] = (),
    hands: Mapping[str, str] | None = None,
) -> State:
    """A deal with these cards and scores, after these words."""
    state = at_deal(rules, dealt(rules, dealer, upcard, kitty, None, **(hands or {})))
    if scores:
        standing = put(state.public.standing, scores=scores)
        state = put(state, public=state.public.having(standing=standing))
    return act(state, words)


def play_on(state: State) -> State:
    """The deal to its end, everybody playing the best card that may be played."""
    while not state.public.is_deal_over:
        order = state.public.order
        best = max(legal(state), key=lambda one: order.strength(Card.parse(action_text(one))))
        state, _ = apply(state, best)
    return state


def ended(state: State) -> tuple[Outcome, tuple[int, ...]]:
    """How the deal ended, and the points."""
    result = play_on(state).public.results[-1]
    return result.outcome, result.points


def test_r67_joker_holder_must_bid_three() -> None:
    """R67: all four pass, E holds the joker; E shows it and has bid three. gamerules.com."""
    state = table(game("hasenpfeffer25"), "pass pass pass pass", hands={"E": "JK 9S TS 9H TH 9D"})

    assert state.public.shown == ((1, (Card.parse("JK"),)),)
    assert state.public.highest_bid is not None
    assert (state.public.highest_bid.seat, state.public.highest_bid.action) == (1, Bid("3"))
    assert (state.phase, state.turn) == (Phase.NAME_TRUMP, 1)
    assert [action_text(one) for one in legal(state)] == ["name:S", "name:H", "name:D", "name:C"]


def test_r67_joker_in_the_widow() -> None:
    """R67: all pass and the joker is in the widow: the deal is abandoned. gamerules.com."""
    state = table(game("hasenpfeffer25"), "pass pass pass pass", kitty="JK")

    assert state.public.results[-1].outcome is Outcome.PASSED_OUT
    assert state.public.shown == ((KITTY, (Card.parse("JK"),)),)
    assert state.public.next_dealer == 1


def test_r67_nobody_is_forced_while_somebody_bids() -> None:
    """R67: who passed with the joker in hand keeps it hidden if another bids. gamerules.com."""
    state = table(game("hasenpfeffer25"), "pass pass bid:2 pass", hands={"E": "JK 9S TS 9H TH 9D"})

    assert not state.public.shown
    assert state.turn == 3


def test_r67_joker_turned_up() -> None:
    """R67: a joker that lies turned up is in nobody's hand and binds nobody. [derived]."""
    rules = game("hasenpfeffer25", {"deal.turn_up": True})
    state = table(rules, "pass pass pass pass", upcard="JK")

    assert state.public.results[-1].outcome is Outcome.PASSED_OUT
    assert not state.public.shown


def test_r67_widow_taken() -> None:
    """Where it is taken: the maker, having named trump, sees it and lays a card away. [recall]."""
    rules = game("hasenpfeffer25", {"exchange.widow": "taken"})
    hand = {"E": "JS JC AS KS QS 9H"}
    state = table(rules, "bid:5 pass pass pass name:S", kitty="JK", hands=hand)

    assert (state.phase, state.turn) == (Phase.WIDOW, 1)
    assert view(state, 1).hand == hand_of("JS JC AS KS QS 9H JK")
    assert Card.parse("JK") not in (view(state, 3).hand or ())
    assert state.public.held == (6, 7, 6, 6)
    assert len(legal(state)) == 7, "the card just taken may go too"
    assert ended(act(state, "away:9H")) == (Outcome.BID_MADE, (0, 6))


BUCK = {"N": "AS KS QS TS 9S", "E": "AC KC QC JC TC", "S": "AH KH QH TH 9H", "W": "AD KD QD TD 9D"}


@pytest.mark.parametrize("name", ["buck24", "buck24-no-trump", "buck24-bids"])
def test_r69_club_turned(name: str) -> None:
    """R69: clubs are trump, no bidding, nobody drops; no trick costs five. pagat.com, Buck."""
    state = table(game(name), upcard="9C", hands=BUCK)

    assert (state.phase, state.turn) == (Phase.PLAY, 1)
    assert state.public.contract is not None
    assert (state.public.contract.maker, state.public.contract.trump) == (None, Suit.CLUBS)
    assert state.public.active == (0, 1, 2, 3)
    # Scores run down: a trick takes a point off, no trick puts five on.
    assert ended(state) == (Outcome.COUNTED, (-5, 5, -5, -5))
    done = play_on(state).public.standing.scores
    start = state.rules.end.count_down
    assert [state.rules.shown_score(n) for n in done] == [
        start + 5,
        start - 5,
        start + 5,
        start + 5,
    ]


def test_r69_dirty_clubs_in_every_number() -> None:
    """R69: so too with three to six players. Wikipedia, Dirty clubs."""
    for name in ("dirty-clubs20", "dirty-clubs24", "dirty-clubs28", "dirty-clubs32"):
        state = table(game(name), upcard="TC")

        assert state.phase is Phase.PLAY
        assert len(state.public.active) == state.rules.players


def test_r69_another_suit_turned_is_bid() -> None:
    """R69: any other turned suit is no trump of itself. Dirty clubs are clubs."""
    assert table(game("buck24"), upcard="9S").phase is Phase.AUCTION
    assert table(game("dirty-clubs20"), upcard="TS").phase is Phase.AUCTION


NAP_HANDS = {"E": "AS KS QS JS TS", "S": "9S AH KH QH JH", "W": "AD KD QD JD TD"}
POOR = {"E": "2S 3S 4S 5S 6S", "S": "AS AH KH QH JH", "W": "AD KD QD JD TD"}


def test_r70_nap_made_and_lost() -> None:
    """R70: four play; Nap won takes ten of each, lost pays five to each. Britannica; Peel."""
    rules = game("nap52-forced")
    words = "bid:nap pass pass pass"

    assert ended(table(rules, words, hands=NAP_HANDS)) == (Outcome.BID_MADE, (-10, 30, -10, -10))
    assert ended(table(rules, words, hands=POOR)) == (Outcome.BID_LOST, (5, -15, 5, 5))


@pytest.mark.parametrize(
    ("bids", "won", "lost"),
    [
        ("bid:2 pass pass pass", 2, 2),
        ("bid:3 pass pass pass", 3, 3),
        ("bid:4 pass pass pass", 4, 4),
        ("bid:nap pass pass pass", 10, 5),
    ],
)
def test_r70_other_bids(bids: str, won: int, lost: int) -> None:
    """R70: the bid is settled with each opponent, overtricks are nothing. Peel; Britannica."""
    rules = game("nap52-forced")

    assert ended(table(rules, bids, hands=NAP_HANDS))[1] == (-won, 3 * won, -won, -won)
    assert ended(table(rules, bids, hands=POOR))[1] == (lost, -3 * lost, lost, lost)


def test_r70_wellington_only_over_nap() -> None:
    """R70: Wellington may be bid only over Nap, Blücher only over Wellington. McNeely; Peel."""
    rules = game("nap52-forced")
    for before, refused in (("", "wellington"), ("bid:4", "wellington"), ("bid:nap", "blucher")):
        state = table(rules, before)
        with pytest.raises(IllegalActionError) as caught:
            apply(state, Bid(refused))
        assert caught.value.refusal.key == "refused-over-last-only"
    state = table(rules, "bid:nap bid:wellington")
    assert [action_text(one) for one in legal(state)] == ["pass", "bid:blucher"]
    assert ended(table(rules, "bid:nap bid:wellington pass pass", hands={"S": "AS KS QS JS TS"}))[
        1
    ] == ((-20, -20, 60, -20))
    lost = table(
        rules, "bid:nap bid:wellington bid:blucher", hands={"W": "2S 3S 4S 5S 6S", "S": "AS"}
    )
    assert ended(lost)[1] == (15, 15, 15, -45)


CALL = {
    "seat0": "7C 8C 9C TC 7D",
    "seat1": "JS JC AS KS QS",
    "seat2": "8D 9D TD 7H 8H",
    "seat3": "KD QD KH QH 9H",
    "seat4": "AD AH KC QC TH",
}


def test_r71_called_ace_in_the_kitty() -> None:
    """R71: nobody holds the called ace: the maker has no partner, a march is five. Call-ace."""
    state = table(
        game("call-ace32-five"), "order away:7D call:AC", upcard="9S", kitty="AC", hands=CALL
    )

    assert state.public.has_secret_partner
    assert [view(state, 0).side(seat) for seat in range(5)] == [1, 0, None, None, None]
    assert ended(state) == (Outcome.LONE_MARCH, (0, 5, 0, 0, 0))


def test_r71_called_ace_in_another_hand() -> None:
    """R71: its holder is the partner till the end; a march is three each for five. Call-ace."""
    state = table(
        game("call-ace32-five"), "order away:7D call:AD", upcard="9S", kitty="AC", hands=CALL
    )
    assert view(state, 4).side(4) == 0
    assert view(state, 0).side(4) is None
    over = play_on(state)

    assert over.public.results[-1].outcome is Outcome.MARCH
    assert over.public.results[-1].points == (0, 3, 0, 0, 3)
    assert over.public.contract is not None
    assert over.public.contract.partner == 4


def test_r71_called_ace_in_ones_own_hand() -> None:
    """R71: who calls an ace that he holds plays alone, and nobody else can know. Call-ace."""
    hands = {**CALL, "seat1": "JS JC AS KS AC"}
    state = table(game("call-ace32-five"), "order away:7D call:AC", upcard="9S", hands=hands)

    assert view(state, 1).side(4) == 1
    assert view(state, 4).side(1) == 0
    assert view(state, 4).side(0) is None
    assert ended(state)[0] in {Outcome.LONE_MADE, Outcome.LONE_MARCH}


def test_q22_bidders_win_where_both_are_there() -> None:
    """Q22: both sides reach the target in one deal; the bidders win, though behind. (GIST)."""
    rules = game("hasenpfeffer25")
    hands = {"E": "JK JS JC AS KS 9H", "S": "AH KH QH TH AD KD"}
    # E and W take five tricks, N and S one: 5 + 5 = 10 beside 12 + 1 = 13.
    state = table(rules, "bid:5 pass pass pass name:S", scores=(12, 5), hands=hands)
    over = play_on(state)

    assert over.public.results[-1].points == (1, 5)
    assert over.public.standing.scores == (13, 10)
    assert over.public.standing.winner == 1
    assert over.is_over


def test_q22_bid_games_are_won_only_by_earning_it() -> None:
    """Bid Euchre: who is above the target by tricks alone, the bid being made, goes on.

    (pagat.com, Bid Euchre: a side wins on a deal in which it made its bid or broke the others'.)
    """
    rules = game("bid-euchre24")
    hands = {"E": "JS JC AS KS QS 9H", "S": "AH KH QH TH AD KD"}
    made = table(rules, "bid:5:S pass pass pass", scores=(49, 0), hands=hands)
    over = play_on(made)
    assert over.public.standing.scores == (50, 5)
    assert not over.is_over
    broken = play_on(table(rules, "bid:6:S", scores=(49, 0), hands=hands))
    assert broken.public.standing.scores == (50, -6)
    assert broken.is_over
    assert broken.public.standing.winner == 0


def test_q22_buck_the_lower_score_wins() -> None:
    """Q22, Buck: two reach nothing together; the lower score wins. Written rules of Buck."""
    state = table(game("buck24"), upcard="9C", scores=(24, 21, 0, 0), hands=BUCK)
    hands = {**BUCK, "N": "JC AS KS QS TS", "E": "AC KC QC TC AH", "S": "KH QH TH 9H 9S"}
    state = table(game("buck24"), upcard="9C", scores=(24, 21, 0, 0), hands=hands)
    over = play_on(state)

    assert over.public.results[-1].points == (1, 4, -5, -5)
    assert over.public.standing.scores == (25, 25, -5, -5)
    assert not over.is_over, "both are at nothing: an extra deal"
    state = table(game("buck24"), upcard="9C", scores=(24, 22, 0, 0), hands=hands)
    over = play_on(state)
    assert over.is_over
    assert over.public.standing.winner == 1
    assert state.rules.shown_score(over.public.standing.scores[1]) == -1


def test_q22_three_handed_plays_on() -> None:
    """Q22, three hands: no source; two defenders who are there together play on. [derived]."""
    rules = game("three-handed24-alone")
    hands = {"seat0": "AS KS QS TS 9S", "seat1": "9H TH QD TD 9D", "seat2": "AH KH QH AD KD"}
    state = table(rules, "order away:9S", dealer=0, upcard="9C", scores=(8, 0, 8), hands=hands)
    over = play_on(state)

    assert over.public.results[-1].points == (2, 0, 2)
    assert over.public.standing.scores == (10, 0, 10)
    assert not over.is_over


CASES = (
    *("R01", "R02", "R05", "R06", "R07", "R08", "R10", "R11", "R12", "R13", "R14", "R16", "R17"),
    *("R19", "R20", "R21", "R23", "R24", "R25", "R27", "R28", "R29", "R32", "R33", "R34", "R35"),
    *("R36", "R37", "R38", "R39", "R40", "R42", "R44", "R45", "R46", "R48", "R49", "R50", "R51"),
    *("R52", "R53", "R54", "R55", "R56", "R58", "R60", "R62", "R63", "R64", "R65", "R67", "R69"),
    *("R70", "R71"),
)


def test_every_rule_case_is_tested() -> None:
    """The cases of the compendium of rules that these presets follow, each by its number."""
    here = Path(__file__)
    tested = here.read_text(encoding="utf-8").partition("\nCASES")[0]
    tested += here.with_name("test_cases.py").read_text(encoding="utf-8")

    assert [case for case in CASES if case not in tested] == []
