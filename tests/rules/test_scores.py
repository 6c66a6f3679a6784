"""The score table of every preset, written by hand: what each outcome gives to whom."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from euchre.game import Outcome, Pass, legal
from euchre.rules import PRESETS, ForcedBid, StickTheDealer, Value, preset, replace
from euchre.testing import act, at_deal, dealt
from tests.rules.play_out import points_for
from tests.rules.test_bid_scores import BIDS, CALLED, EACH_FOR_ITSELF


@dataclass(frozen=True)
class Row:
    """An outcome, and what brings it about: the makers' tricks of five, and who is alone."""

    outcome: Outcome
    tricks: int
    alone: bool = False
    defender: bool = False


ROWS = (
    Row(Outcome.MADE, 3),
    Row(Outcome.MADE, 4),
    Row(Outcome.MARCH, 5),
    Row(Outcome.EUCHRE, 2),
    Row(Outcome.EUCHRE, 0),
    Row(Outcome.LONE_MADE, 3, alone=True),
    Row(Outcome.LONE_MADE, 4, alone=True),
    Row(Outcome.LONE_MARCH, 5, alone=True),
    Row(Outcome.LONE_EUCHRE, 2, alone=True),
    Row(Outcome.LONE_EUCHRE, 0, alone=True),
    Row(Outcome.LONE_DEFENCE, 2, defender=True),
    Row(Outcome.LONE_DEFENCE_MARCH, 0, defender=True),
    Row(Outcome.LONE_DEFENCE, 1, alone=True, defender=True),
    Row(Outcome.LONE_DEFENCE_MARCH, 0, alone=True, defender=True),
)
# Points to the makers, or to the defenders (each of them, where each has a score of his own),
# in the order of ROWS; a dash where the rules do not let it happen.
#                  3 4 5  2 0  alone: 3 4 5  2 0  lone defender: 3 5  of a lone maker: 4 5
USUAL = "          1 1 2  2 2         1 1 4  2 2                 - -                  - - "
TABLE = {
    "na24": USUAL,
    "na24-std": USUAL,
    "hoyle32": "   1 1 2  2 2         1 1 4  2 2                 2 4                  2 4 ",
    "finnish24": USUAL,
    "canadian24": USUAL,
    "british25": USUAL,
    "british25-two": USUAL,
    "st-austell25": USUAL,
    "guernsey33": USUAL,
    "railroad-arneson": USUAL,
    "railroad-bicycle": "1 1 2  2 2    1 1 4  2 2                 - -                  4 4 ",
    "railroad-keller": " 1 1 2  2 2    1 1 4  2 2                 - -                  4 4 ",
    "railroad-full": "   1 1 2  2 2    1 1 4  2 2                 - -                  4 4 ",
    "farmers24": USUAL,
    "ohio-tournament": USUAL,
    "three-handed32": "1 1 3  2 2      - - -  - -                 - -                  - - ",
    "three-handed24": "1 1 3  2 2      - - -  - -                 - -                  - - ",
    "two-handed24": "  1 1 2  2 2      - - -  - -                 - -                  - - ",
    "two-handed25": "  1 1 2  2 2      - - -  - -                 - -                  - - ",
    "two-handed32": "  1 1 2  2 2      - - -  - -                 - -                  - - ",
    "six-handed32": "  1 1 2  2 2      1 1 5  2 2                 - -                  - - ",
    "australian24": USUAL,
    "progressive24": USUAL,
    "three-handed24-alone": "1 1 3  2 2  2 2 4  2 2               - -                  - - ",
}


def test_every_preset_has_its_row() -> None:
    """Nobody adds a preset without saying what its outcomes give."""
    others = {*BIDS, *EACH_FOR_ITSELF, *CALLED, "set-back24"}
    assert set(TABLE) | others == set(PRESETS)
    assert not set(TABLE) & others
    assert all(len(row.split()) == len(ROWS) for row in TABLE.values())


@pytest.mark.parametrize("name", TABLE)
def test_outcomes_score_as_the_table_says(name: str) -> None:
    """The engine's points are those of the table, and the other side gets nothing."""
    rules = PRESETS[name].rules
    for row, worth in zip(ROWS, TABLE[name].split(), strict=True):
        if worth == "-":
            is_alone_off = row.alone and not rules.entry.alone
            defence = rules.entry.defend_alone.value
            is_defence_off = row.defender and (
                defence == "never" or (defence == "vs_lone_maker" and not row.alone)
            )
            assert is_alone_off or is_defence_off, row
            continue
        outcome, points, _ = points_for(
            rules, tricks=row.tricks, alone=row.alone, lone_defender=row.defender
        )
        if name == "three-handed24-alone" and row.alone and row.tricks < 5:
            # "All or nothing": whoever said alone and lost a trick is euchred.
            assert (outcome, points) == (Outcome.LONE_EUCHRE, (0, 2, 2))
            continue
        made = row.outcome in {Outcome.MADE, Outcome.MARCH, Outcome.LONE_MADE, Outcome.LONE_MARCH}
        mine, theirs = (int(worth), 0) if made else (0, int(worth))

        assert outcome is row.outcome
        assert points == (mine, *[theirs] * (rules.scorers - 1)), row


def test_six_hands_play_alone() -> None:
    """Three against three: both partners of a lone maker sit out, and a lone march is five."""
    rules = PRESETS["six-handed32"].rules
    state = at_deal(rules, dealt(rules, 5, "9H", seat0="JH JD AH KH QH"))
    state = act(state, "order-alone away:QC JH")
    assert state.public.sits_out == (2, 4)
    rng = random.Random(1)
    while not state.public.is_deal_over:
        state = act(state, [rng.choice(legal(state))])
    assert state.public.results[-1].outcome is Outcome.LONE_MARCH
    assert state.public.standing.scores == (5, 0)


@pytest.mark.parametrize("name", PRESETS)
def test_deals_without_play_score_nothing(name: str) -> None:
    """Passed out or thrown in, nobody scores."""
    rules = PRESETS[name].rules
    turned = "JH" if rules.deal.turn_up else ""
    state = at_deal(rules, dealt(rules, rules.players - 1, turned))
    spoken = 0
    while Pass() in legal(state):
        spoken += 1
        state = act(state, [Pass()])
    speakers = rules.players - rules.deals_dealer_out
    if state.public.is_deal_over:
        assert spoken == speakers * (1 if rules.has_bids else 2)
        assert state.public.results[-1].outcome is Outcome.PASSED_OUT
        assert set(state.public.results[-1].points) == {-rules.bids.pool}
    elif rules.bids.forced is ForcedBid.JOKER_HOLDER:
        assert spoken == speakers, "the joker is in a hand here"
        assert state.public.highest_bid is not None
    else:
        forced = rules.bids.forced is ForcedBid.DEALER
        assert forced or rules.auction.stick_the_dealer is StickTheDealer.STICK
        assert state.turn == state.public.dealer


def pair_of(text: str) -> tuple[str, str]:
    """An option and its value."""
    option, _, value = text.partition("=")
    return option, value


OPTIONS = (
    # options; tricks, alone, defender, tricks lost first; outcome; points
    ("score.super_euchre=4", 0, False, False, 0, Outcome.SUPER_EUCHRE, (0, 4)),
    ("score.super_euchre=4", 0, True, False, 0, Outcome.SUPER_EUCHRE, (0, 4)),
    ("score.super_euchre=4 score.lone_euchre=4", 0, True, False, 0, Outcome.LONE_EUCHRE, (0, 4)),
    ("score.lone_euchre=4", 2, True, False, 0, Outcome.LONE_EUCHRE, (0, 4)),
    ("score.lone_must_take_all=yes", 4, True, False, 0, Outcome.LONE_EUCHRE, (0, 2)),
    ("score.lone_must_take_all=yes", 5, True, False, 0, Outcome.LONE_MARCH, (4, 0)),
    ("score.lone_must_take_all=yes", 4, False, False, 0, Outcome.MADE, (1, 0)),
    ("score.lone_must_take_all=yes", 4, True, True, 0, Outcome.LONE_DEFENCE, (0, 4)),
    ("score.four_tricks_needed=yes", 3, False, False, 0, Outcome.SHORT, (0, 0)),
    ("score.four_tricks_needed=yes", 4, False, False, 0, Outcome.MADE, (1, 0)),
    ("score.four_tricks_needed=yes", 3, True, False, 0, Outcome.SHORT, (0, 0)),
    ("score.fast_break=yes", 3, False, False, 2, Outcome.FAST_BREAK, (0, 0)),
    ("score.fast_break=yes", 3, False, False, 1, Outcome.MADE, (1, 0)),
    ("score.fast_break=yes", 3, True, False, 2, Outcome.FAST_BREAK, (0, 0)),
    ("score.lone_defender=2 score.lone_defender_march=5", 1, True, True, 0,
     Outcome.LONE_DEFENCE, (0, 2)),
    ("score.lone_defender=2 score.lone_defender_march=5", 0, False, True, 0,
     Outcome.LONE_DEFENCE_MARCH, (0, 5)),
)  # fmt: skip


@pytest.mark.parametrize("row", OPTIONS, ids=[f"{row[0]}-{row[1]}{row[2]}" for row in OPTIONS])
def test_options_score_as_the_table_says(
    row: tuple[str, int, bool, bool, int, Outcome, tuple[int, int]],
) -> None:
    """What the options of the score give, one row each."""
    options, tricks, alone, defender, lost, outcome, points = row
    changes: dict[str, Value | str] = dict(pair_of(one) for one in options.split())
    rules = replace(preset("na24").rules, changes)
    found = points_for(rules, tricks=tricks, alone=alone, lone_defender=defender, lost_first=lost)

    assert found[:2] == (outcome, points)


def test_tokens_for_four_tricks() -> None:
    """Four tricks earn a token, the fourth token a point, to whichever side takes them."""
    rules = replace(preset("na24").rules, {"score.four_trick_tokens": True})
    _, points, state = points_for(rules, tricks=4)
    assert (points, state.public.standing.tokens) == ((1, 0), (1, 0))
    _, points, state = points_for(rules, tricks=1)
    assert (points, state.public.standing.tokens) == ((0, 2), (0, 1))
    _, points, state = points_for(rules, tricks=4, tokens=(3, 2))
    assert (points, state.public.standing.tokens) == ((2, 0), (0, 2))


def test_stick_or_pay() -> None:
    """A dealer who passes last pays: the other side scores a point."""
    rules = replace(preset("na24").rules, {"auction.stick_the_dealer": "stick_or_pay"})
    state = act(at_deal(rules, dealt(rules, 0, "9D")), [Pass()] * 8)

    assert state.public.results[-1].outcome is Outcome.FORFEITED
    assert state.public.results[-1].points == (0, 1)


def test_a_dealer_who_pays_gives_no_game_that_has_to_be_earned() -> None:
    """Nobody made or stopped a contract, so that the point wins only where any point does."""
    for must_earn in (False, True):
        rules = replace(
            preset("na24").rules,
            {
                "auction.stick_the_dealer": "stick_or_pay",
                "end.target": 1,
                "end.must_earn": must_earn,
            },
        )
        state = act(at_deal(rules, dealt(rules, 0, "9D")), [Pass()] * 8)

        assert state.public.standing.scores == (0, 1)
        assert state.is_over is not must_earn


def test_no_trump_when_passed_out() -> None:
    """Played without trump or maker, the side with more tricks scores."""
    rules = replace(preset("na24").rules, {"auction.no_trump": "when_passed_out"})
    state = act(at_deal(rules, dealt(rules, 0, "9D", E="AS AH AD AC KC")), [Pass()] * 8)
    rng = random.Random(1)
    state = act(state, "AS")
    while not state.public.is_deal_over:
        state = act(state, [rng.choice(legal(state))])
    assert state.public.results[-1].outcome in {Outcome.NO_MAKER, Outcome.NO_MAKER_MARCH}
    assert state.public.results[-1].points in {(0, 1), (0, 2)}
