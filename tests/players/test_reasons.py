"""Why a player does what it does: every reason has its words, and they are true."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import euchre.players
from euchre.arena import opening_of_deal
from euchre.cards import Card, Suit
from euchre.game import CallPartner, Pass, Play, View, apply, chance, view
from euchre.players import Decision, Limit, Reason, player_named
from euchre.rules import PRESETS
from euchre.texts import catalogue_files
from tests.draws import with_every_answer

CLUB = player_named("club")
SOURCES = Path(euchre.players.__file__).parent


def test_each_message_has_its_reason() -> None:
    """No message of reasons.ftl is left over, and no reason is without a message."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*/*.py"))
    said = set(re.findall(r'"(reason-[a-z-]+)"', text))
    said |= {f"reason-upcard-{owner}" for owner in ("own", "partner", "opponent", "nobody")}
    written = re.findall(r"^([a-z-]+) =", catalogue_files("en")["reasons.ftl"], re.MULTILINE)
    assert sorted(said) == sorted(written)


def decisions(name: str, seed: int) -> Iterator[tuple[View, Decision]]:
    """What club thinks of every moment of a deal that it plays itself."""
    state = opening_of_deal(PRESETS[name].rules, dealer=0)
    state, _ = chance(state, random.Random(f"{name} {seed}"))
    while state.turn is not None:
        seen = view(state, state.turn)
        decision = CLUB.decide(seen, Limit(seed))
        yield seen, decision
        state, _ = apply(state, decision.action)


def is_true(  # noqa: C901, PLR0912 - one case each
    reason: Reason, seen: View, decision: Decision
) -> bool:
    """Whether a statement holds on a View; those about estimates are taken as they are."""
    order, trick, hand = seen.public.order, seen.public.trick, seen.hand or ()
    args, me = reason.named, seen.seat or 0
    partners = [
        seat
        for seat in range(seen.rules.players)
        if seen.side(seat) == seen.side(seen.seat or 0) and seat != seen.seat
    ]
    match reason.key:
        case "reason-partner-wins" | "reason-partner-may-be-beaten":
            return (
                trick is not None and trick.winner in partners and trick.best.text == args["card"]
            )
        case "reason-cannot-win":
            return trick is not None and not any(
                order.beats(option.card, trick.best)
                for option in decision.values
                if isinstance(option, Play)
            )
        case "reason-win-last" | "reason-ruff" | "reason-ruff-sure" | "reason-win-sure":
            return trick is not None and order.beats(played(decision), trick.best)
        case "reason-only-card":
            return len(decision.values) == 1
        case "reason-lead-to-maker":
            contract = seen.public.contract
            return contract is not None and contract.maker in partners
        case "reason-lead-keeps-trump" | "reason-lead-not-trump":
            return any(map(order.is_trump, hand)) and not order.is_trump(played(decision))
        case "reason-upcard-own":
            return seen.seat == seen.public.dealer
        case "reason-upcard-partner":
            return seen.public.dealer in seen.rules.partners_of(seen.seat or 0)
        case "reason-next" | "reason-cross":
            return seen.public.round == 2 and args["suit"] != args["turned"]
        case "reason-must-call":
            return Pass() not in decision.values
        case "reason-secret-partner":
            contract = seen.public.contract
            return contract is not None and contract.called in hand and seen.side(me) == 0
        case "reason-partner-may-win":
            return trick is not None and seen.side(trick.winner) is None
        case "reason-bid-higher" | "reason-their-bid" | "reason-partners-bid":
            return seen.public.highest_bid is not None
        case "reason-first-lead" | "reason-misere-lead-first":
            return played(decision).suit is Suit.parse(str(args["suit"]))
        case "reason-misere-under":
            return trick is not None and not order.beats(played(decision), trick.best)
        case "reason-misere-must-win":
            cards = [one.card for one in decision.values if isinstance(one, Play)]
            return trick is not None and all(order.beats(card, trick.best) for card in cards)
        case "reason-misere-leave":
            contract = seen.public.contract
            return trick is not None and contract is not None and trick.winner == contract.maker
        case "reason-call-short" | "reason-call-best" | "reason-call-highest":
            return Card.parse(str(args["card"])) not in hand
        case "reason-call-own":
            return Card.parse(str(args["card"])) in hand
        case "reason-call-none-left":
            not_out = (*hand, *seen.laid_away, seen.public.upcard_out)
            calls = [one.card for one in decision.values if isinstance(one, CallPartner)]
            return all(card in not_out for card in calls)
        case "reason-first-own-trick":
            return not seen.public.taken[me]
        case _:
            return True


def played(decision: Decision) -> Card:
    assert isinstance(decision.action, Play)
    return decision.action.card


@pytest.mark.parametrize("name", with_every_answer("reasons are true"))
def test_reasons_are_true(name: str) -> None:
    """What is said about the table, the trick and the hand is so."""
    for seed in range(2):
        for seen, decision in decisions(name, seed):
            assert decision.why
            for reason in decision.why:
                assert is_true(reason, seen, decision), (reason, seen)
