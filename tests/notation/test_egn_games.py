"""Euchre Game Notation of games by our rules, and the rules, cards and gaps of its files."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest
from hypothesis import given

from euchre.cards import Rank
from euchre.game import Acted, Dealt, GoUnder, Play, Redeal
from euchre.notation import NotationError, Opening, Record, egn, log
from euchre.rules import (
    PRESETS,
    Benny,
    DefendAlone,
    Leader,
    NoTrump,
    Partners,
    PartnersBest,
    PickUp,
    RedealHand,
    Rules,
    StickTheDealer,
    fingerprint,
    preset,
    replace,
    value_of,
)
from euchre.rules import GoUnder as GoUnderRule
from euchre.testing import play_match
from euchre.testing.strategies import any_rules
from tests.notation.games import as_told, is_written_as_egn, preset_records, records_of
from tests.notation.messages import say_all


def _can_be_told(rules: Rules) -> bool:
    """Whether the notation has a field for every act.

    It has none for taking a lone hand over, and leaving the turned card looks like laying it
    away where both may be done.
    """
    is_decline_clear = not rules.exchange.may_discard_turn_up and rules.pack.copies == 1
    return (
        is_written_as_egn(rules)
        and rules.partners is Partners.OPPOSITE
        and not rules.entry.partner_may_take_over
        and (rules.exchange.pick_up is PickUp.MANDATORY or is_decline_clear)
    )


def _with_hidden_cards(rules: Rules) -> Rules:
    return replace(rules, {"score.jambone": 0, "score.jamboree": 0})


SAYABLE = any_rules(players=(4,)).map(_with_hidden_cards).filter(_can_be_told)


def _comes_back(record: Record) -> None:
    text, _ = egn.write(record)
    again = egn.read(text)
    assert not [one for one in again.problems if one.refuses], say_all(again.problems)
    assert again.rules == record.rules
    told = as_told(record.events)
    ours = as_told(again.events)
    # What was thrown in last is known only by the deal that follows.
    last = max((at for at, event in enumerate(told) if isinstance(event, Dealt)), default=0)
    thrown = any(
        isinstance(event, Acted) and isinstance(event.action, Redeal) for event in told[last:]
    )
    assert ours == (told[: len(ours)] if thrown else told)
    assert len(ours) >= last


@given(record=preset_records(only=is_written_as_egn))
def test_games_by_every_preset_come_back(record: Record) -> None:
    """Rare hands included: the Benny turned, hands thrown in, lone defenders, partner's best."""
    _comes_back(record)


def test_a_target_beside_a_number_of_deals_comes_back() -> None:
    """The usual target too, which goes without saying only where nothing else ends a game."""
    rules = replace(preset("na24").rules, {"score.set_back": True, "end.deals": 8})
    record = log.read(log.header_line(log.Header(rules, Opening(0))))

    assert egn.loads(egn.dumps(record)).rules == rules


def test_scores_below_nothing_come_back() -> None:
    """Where makers who are euchred lose points."""
    rules = replace(preset("na24").rules, {"score.set_back": True, "end.deals": 1})
    finals = set()
    for seed in range(6):
        rng = random.Random(seed)
        match = play_match(rules, rng.choice, rng)
        again = egn.read(egn.dumps(Record(rules, match.events, match.state)))
        assert not [one for one in again.problems if one.refuses], say_all(again.problems)
        finals.add(min(again.state.public.standing.scores))
    assert min(finals) < 0


@given(record=records_of(SAYABLE, deals=3))
def test_games_by_random_rules_come_back(record: Record) -> None:
    """Rules that the notation has no names for stand in the description."""
    _comes_back(record)


@given(record=preset_records(deals=2, only=is_written_as_egn))
def test_a_log_becomes_egn_and_a_log_again(record: Record) -> None:
    """Conversion both ways keeps the play and the scores."""
    there = egn.read(egn.write(record)[0])
    back = log.loads(log.dumps(there))
    assert as_told(back.events) == as_told(there.events)
    assert back.state == there.state


@pytest.mark.parametrize(
    "name", [one.id for one in PRESETS.values() if is_written_as_egn(one.rules)]
)
def test_games_by_every_turn_up_preset_can_be_written(name: str) -> None:
    """Of two sides without a word; of others with the remark that it may not be read elsewhere."""
    record = log.read(log.header_line(log.Header(PRESETS[name].rules, Opening(0))))
    text, problems = egn.write(record)
    assert egn.loads(text).rules == record.rules
    assert egn.dumps(record) == text
    others = record.rules.partners is not Partners.OPPOSITE
    assert [one.key for one in problems] == ["egn-other-sides"] * others


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("nap28", {}, ["has no auction of bids"]),
        ("bid-euchre48-shooter", {}, ["has no auction of bids"]),
        ("buck24-bids", {}, ["has no auction of bids", "cannot say who drops out"]),
        ("buck24", {}, ["the turned card makes trump", "cannot say who drops out"]),
        ("call-ace24", {}, ["cannot say which card was called"]),
        ("railroad-full", {}, ["cannot say that a maker shows cards"]),
        ("na24", {"auction.kind": "fixed", "entry.alone": "no"}, ["turned card makes trump"]),
        (
            "na24",
            {"auction.no_trump": "callable", "auction.low_no_trump": "yes"},
            ["the lowest card is best"],
        ),
    ],
)
def test_what_the_notation_has_no_words_for_is_refused(
    name: str, changes: dict[str, str], said: list[str]
) -> None:
    """A game that EGN cannot tell is not written: each reason is a sentence."""
    rules = replace(preset(name).rules, dict(changes))
    record = log.read(log.header_line(log.Header(rules, Opening(0))))
    _, problems = egn.write(record)
    refused = [one for one in problems if one.refuses]
    assert len(refused) == len(said)
    for words, part in zip(say_all(refused), said, strict=True):
        assert part in words


def test_taking_over_cannot_be_said() -> None:
    """An act that the notation has no field for is refused, not dropped."""
    rules = replace(Rules(), {"entry.partner_may_take_over": True})
    hands = "9S TS QS KS AS / 9H TH QH KH AH / 9D TD QD KD AD / 9C TC QC KC AC"
    lines = [
        log.header_line(log.Header(rules, Opening(0))),
        json.dumps(
            {
                "event": "deal",
                "dealer": 0,
                "hands": hands.split(" / "),
                "up": "JS",
                "kitty": "JH JD JC",
            }
        ),
        json.dumps({"event": "act", "seat": 1, "do": "order up alone"}),
        json.dumps({"event": "act", "seat": 3, "do": "take over"}),
    ]
    record = log.loads("\n".join(lines))
    with pytest.raises(NotationError) as caught:
        egn.dumps(record)
    assert say_all(caught.value.problems) == [
        "deal 1: Euchre Game Notation cannot say this: take over."
    ]


# ------------------------------------------------------------------ rules


def _file(
    ruleset: dict[str, object] | None = None, deals: list[object] | None = None, **told: object
) -> str:
    metadata = {"players": ["A", "B", "C", "D"], "initialScore": [0, 0], **told}
    if ruleset is not None:
        metadata["ruleset"] = ruleset
    return json.dumps(
        {
            "fileType": "Euchre Game Notation",
            "version": "1.4",
            "metadata": metadata,
            "deals": deals or [],
        }
    )


@pytest.mark.parametrize(
    ("ruleset", "option", "value"),
    [
        ({}, "auction.stick_the_dealer", StickTheDealer.STICK),
        ({"std": False}, "auction.stick_the_dealer", StickTheDealer.OFF),
        ({}, "exchange.pick_up", PickUp.MANDATORY),
        ({}, "exchange.may_discard_turn_up", True),
        ({"min_rank": 7}, "pack.lowest", Rank.SEVEN),
        ({"winning_score": 5}, "end.target", 5),
        ({"num_deals": 8}, "end.deals", 8),
        ({"num_deals": 8}, "end.target", 0),
        ({"canadian": True}, "auction.canadian_loner", True),
        ({"loner_lead": "LEFT_OF_LONER"}, "play.leader", Leader.LEFT_OF_LONE_MAKER),
        ({"loner_march_score": 5}, "score.lone_march", 5),
        ({"loner_euchred_score": 4}, "score.lone_euchre", 4),
        ({"defend_alone": True}, "entry.defend_alone", DefendAlone.VS_LONE_MAKER),
        ({"farmers": True}, "deal.redeal", RedealHand.NO_ACE_NO_FACE),
        ({"partners_best": True}, "exchange.partners_best", PartnersBest.RECEIVE_FIRST),
        ({"go_under": True}, "deal.go_under", GoUnderRule.THREE_NINES_TENS),
        ({"joker": True}, "pack.benny", Benny.JOKER),
        ({"allow_no_trump": True}, "auction.no_trump", NoTrump.CALLABLE),
        ({"fast_break": True}, "score.fast_break", True),
        ({"four_trick_tokens": True}, "score.four_trick_tokens", True),
    ],
)
def test_each_rule_is_an_option(ruleset: dict[str, object], option: str, value: object) -> None:
    """Every rule that the notation names is one of ours, and is written again."""
    record = egn.loads(_file(ruleset))
    assert value_of(record.rules, option) == value
    written = json.loads(egn.dumps(record))["metadata"].get("ruleset", {})
    assert written == ruleset


@pytest.mark.parametrize(
    ("ruleset", "said"),
    [
        ({"nines": "wild"}, "The rule nines is not known; the game was read without it."),
        ({"farmers": True}, "does not say how farmers goes; it was read as our option deal.redeal"),
        ({"joker": True}, "does not say how joker goes"),
        ({"num_players": 3}, "How a game of 3 goes is not said by Euchre Game Notation"),
        ({"min_rank": 99}, "The rule min_rank cannot be “99”."),
        ({"loner_lead": "DEALER"}, "The rule loner_lead cannot be “DEALER”."),
        ({"winning_score": 0}, "A game has either a winning score or a number of deals."),
        ({"winning_score": 10, "num_deals": 8}, "either a winning score or a number of deals"),
        ({"std": "yes"}, "“'yes'” stands where true or false should be."),
        ({"min_rank": 13}, "These rules contradict each other"),
    ],
)
def test_what_cannot_be_mapped_is_said(ruleset: dict[str, object], said: str) -> None:
    """No rule is passed over in silence."""
    sentences = say_all(egn.read(_file(ruleset)).problems)
    assert any(said in one for one in sentences), sentences


@pytest.mark.parametrize("name", ["na24", "british25", "railroad-bicycle", "hoyle32"])
def test_our_rules_stand_in_the_description(name: str) -> None:
    """A game comes back by the rules that it was played by, its description untouched."""
    rules = preset(name).rules
    record = log.read(log.header_line(log.Header(rules, Opening(0), meta={"description": "Fun."})))
    text = egn.dumps(record)
    assert json.loads(text)["metadata"]["description"].startswith("Fun.\neuchre-rules: {")
    again = egn.loads(text)
    assert fingerprint(again.rules) == fingerprint(rules)
    assert again.meta["description"] == "Fun."


def test_rules_in_a_description_hold_only_with_their_ruleset() -> None:
    """Where somebody changed the ruleset, the ruleset counts."""
    record = log.read(log.header_line(log.Header(preset("british25").rules, Opening(0))))
    plain = json.loads(egn.dumps(record))
    plain["metadata"]["ruleset"] = {"std": True}
    rules = egn.read(json.dumps(plain)).rules
    assert rules.pack.benny is Benny.NONE


# ------------------------------------------------------------------ cards and gaps


def _deal(
    calls: list[str], tricks: list[list[str]], up: str = "Th", **more: object
) -> dict[str, object]:
    start = {"dealer": 0, "upCard": up, **cast("dict[str, object]", more.pop("start", {}))}
    return {
        "dealNumber": 0,
        "initialState": start,
        "phases": [
            {"type": "EUCHRE_BIDDING", "calls": calls, **more},
            {"type": "TRICK_PLAY", "tricks": tricks},
        ],
    }


def _plays(record: Record) -> list[str]:
    return [
        event.action.card.text
        for event in record.events
        if isinstance(event, Acted) and isinstance(event.action, Play)
    ]


def test_cards_are_read_however_they_are_spelt() -> None:
    """Case, ten as two digits, N for a nine, bowers by their names, pips."""
    deal = _deal(["Pass", "order"], [["L", "nD", "10c", "R"]])
    assert _plays(egn.loads(_file(deals=[deal]))) == ["JD", "9D", "TC", "JH"]
    deal = _deal(["PASS", "Hearts"], [], up="9♠")
    assert say_all(egn.read(_file(deals=[deal])).problems)[0].startswith("deal 1, call 2: Seat 2")


def test_relative_suits_are_suits() -> None:
    """Where only trump, next and green matter, trump is the suit that was named."""
    deal = _deal(["Pass", "Pass", "Pass", "Pass", "c"], [["Jt", "Jn", "Ag", "Ah"]], up="9n")
    record = egn.loads(_file(deals=[deal]))
    assert _plays(record) == ["JC", "JS", "AH", "AD"]


def test_unknown_cards_are_filled_in_legally() -> None:
    """A played card that is not told is the first that makes no revoke."""
    deal = _deal(
        ["Pass", "Order"],
        [["As", "Xs", "Xx", "Xh"], ["Xd", "9d", "Kd", "Qd"], ["Ks", "Jd"]],
        start={"playerCards": [["Kh", "Qc", "Ad", "Td", "Tc"], [], [], []]},
        discard="Tc",
    )
    record = egn.loads(_file(deals=[deal]))
    assert record.completed == (1,)
    # The dealer ruffs with the first heart of the hand that is told, and leads a diamond that
    # lets seat 2 win, who leads the king of spades next.
    assert _plays(record)[:5] == ["AS", "QS", "JS", "KH", "TD"]


def test_a_deal_without_a_legal_filling_is_refused() -> None:
    """A card that is in the kitty cannot be played, whatever the rest is."""
    deal = _deal(["Pass", "Order"], [["As", "Ks"]], start={"kitty": ["Ks", "9c", "Tc"]})
    record = egn.read(_file(deals=[deal]))
    (sentence,) = say_all([one for one in record.problems if one.refuses])
    assert sentence.startswith("deal 1, trick 1, card 2: Seat 2 does not hold K♠︎.")
    assert _plays(record) == ["AS"]


def test_a_card_played_twice_is_refused_where_it_comes_again() -> None:
    """The second play of a card is the one that cannot be."""
    deal = _deal(["Pass", "Order"], [["As", "9s", "Ts", "Qs"], ["9c", "Qs"]])
    (problem,) = egn.read(_file(deals=[deal])).problems
    assert (problem.place.deal, problem.place.trick, problem.place.card) == (1, 2, 2)


@pytest.mark.parametrize(
    ("deal", "said"),
    [
        (_deal(["Pass", "frob"], []), "deal 1, call 2: “frob” is not a call"),
        (_deal(["Pass", "x"], []), "deal 1, call 2: The call that made trump is not told"),
        (_deal(["Pass", "Order", "Pass"], [["9s"]]), "deal 1, call 3: The auction was over"),
        (_deal(["Pass"], [["9s"]]), "deal 1, trick 1: Cards are played, but trump was not made."),
        (_deal(["Order"], [["9s", "1s"]]), "deal 1, trick 1, card 2: “1s” is not a card"),
        (_deal(["Order"], [["9s", "Ts"], ["As"]]), "card 3: This trick has too few cards"),
        (
            _deal(["Order"], [["9s", "Ts", "Js", "Qs", "Ks"]]),
            "trick 1, card 5: There are more cards here",
        ),
        (_deal(["Order"], [["7s"]]), "Seat 1 does not hold 7♠︎"),
        (_deal(["Order"], [], up="1h"), "initialState.upCard: “1h” is not a card"),
        (_deal(["Order"], [], start={"dealer": 5}), "There is no seat 5: seats are 0 to 3."),
        (_deal(["h"], []), "deal 1, call 1: Seat 1 cannot do this now (name H)."),
        (
            _deal(["Pass"] * 8, []),
            "deal 1, call 8: Seat 0 passes, but the dealer has to name a suit.",
        ),
        (
            _deal(["Pass"] * 4 + ["h"], []),
            "deal 1, call 5: Seat 1 names hearts, which were turned down.",
        ),
        (
            _deal(["Pass"] * 4 + ["n"], []),
            "deal 1, call 5: Seat 1 names no trump, which these rules do not have.",
        ),
        (
            _deal(["Order"], [], start={"playerCards": [["9s"] * 6]}),
            "Seat 0 has 6 cards; 5 are dealt.",
        ),
        (
            _deal(["Order"], [], start={"playerCards": [["9s"], ["9s"]]}),
            "hands.0,1: 9♠︎ is in the hands of seats 0 and 1; there is only one.",
        ),
        (_deal(["Pass"] * 4 + ["s"], [["R"]], up="Th"), ""),
        ({"initialState": [], "phases": {}}, "stands where a list should be"),
        (7, "stands where an object in braces should be"),
    ],
)
def test_a_wrong_deal_gives_a_sentence_with_its_place(deal: object, said: str) -> None:
    """Each mistake is named with deal, call, trick and card."""
    sentences = say_all(egn.read(_file(deals=[deal])).problems)
    assert any(said in one for one in sentences) or (not said and not sentences), sentences


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not JSON"),
        ("[]", "an object in braces should be"),
        ("{}", "fileType: This is not Euchre Game Notation"),
        (_file().replace("1.4", "2.0"), "version: “2.0” is not a version"),
        (_file().replace("1.4", "1.6"), "Version 1.6 is newer than 1.4"),
        (_file(initialScore=[1, 2, 3]), "The score needs 2 numbers."),
        (_file(initialScore="1-2"), "stands where a list should be"),
        (_file(colour="red"), "metadata.colour: This field is not known and was left out."),
    ],
)
def test_a_wrong_file_gives_a_sentence(text: str, said: str) -> None:
    """What is no file of this notation is told from one with a mistake in it."""
    sentences = say_all(egn.read(text).problems)
    assert any(said in one for one in sentences), sentences


def test_going_under_is_told_by_exchanges() -> None:
    """Cards from the kitty have no sender; those laid away go from a seat to itself."""
    hands = [
        ["Ah", "Kh", "Qd", "Kd", "Ad"],
        ["9s", "Ts", "9c", "Tc", "9h"],
        ["Qs", "Ks", "As", "Qc", "Kc"],
        ["Jh", "Ac", "Td", "9d", "Qh"],
    ]
    deal = _deal(
        ["Pass", "Order"],
        [["Js", "As", "Ac", "Kd"]],
        start={"playerCards": hands},
        discard="Qd",
        cardExchanges=[
            {"receiver": 1, "cards": ["Jd", "Js", "Jc"]},
            {"sender": 1, "receiver": 1, "cards": ["9s", "Ts", "9c"]},
        ],
    )
    record = egn.loads(_file({"go_under": True}, [deal]))
    acts = [event.action for event in record.events if isinstance(event, Acted)]
    assert acts[0] == GoUnder()
    assert _plays(record) == ["JS", "AS", "AC", "KD"]
    assert not record.completed
    assert egn.read(egn.dumps(record)) == record
