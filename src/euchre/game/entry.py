"""From the contract to the first lead: the steps that the rules list, in their order.

Each step asks the seats that have something to decide, and is skipped where nobody has.
Which seats those are follows from what everybody sees, never from a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.cards import Card, Rank, Seat, seats_after
from euchre.game.actions import (
    Action,
    CallPartner,
    DefendAlone,
    DropOut,
    Jambone,
    Jamboree,
    Pass,
    Stay,
    TakeOver,
)
from euchre.game.endings import finish_deal
from euchre.game.exposed import asks_for_jambone, asks_for_jamboree, to_play, with_hand_exposed
from euchre.game.public import Contract, Outcome, Phase, Public, UpcardPlace
from euchre.game.scoring import outcome_of_play
from euchre.rules import CalledCard, Leader, Partners, PartnersBest, Step
from euchre.rules import DefendAlone as DefendAloneRule

__all__ = [
    "after_entry",
    "after_hand_shown",
    "after_show_choice",
    "begin_steps",
    "callable_cards",
    "entry_choices",
    "finish_step",
    "first_leader",
    "start_play",
]


def entry_choices(public: Public) -> Iterator[Action]:
    """The choices of the seat that is asked whether to take part, alone or with whom."""
    match public.phase:
        case Phase.CALL_PARTNER:
            yield from (CallPartner(card) for card in callable_cards(public))
        case Phase.STAY:
            yield Stay()
            yield DropOut()
        case _:
            yield Pass()
            yield TakeOver() if public.phase is Phase.TAKE_OVER else DefendAlone()


def callable_cards(public: Public) -> tuple[Card, ...]:
    """The cards that the maker may name to call a partner: of the plain suits, whoever has them."""
    aces_only = public.rules.entry.called_card is CalledCard.ACE
    return tuple(
        card
        for card in public.rules.cards.faces
        if not public.order.is_trump(card) and not (aces_only and card.rank is not Rank.ACE)
    )


def after_entry(public: Public, seat: Seat, action: Action) -> Public:
    """The table after an answer in a step that is about who takes part."""
    contract = public.contract
    public = public.having(asked=(*public.asked, seat))
    if contract is None or isinstance(action, Pass):
        return _next_question(public)
    match action:
        case Stay():
            return _next_question(public)
        case DropOut():
            out = tuple(sorted((*public.sits_out, seat)))
            return _next_question(public.having(sits_out=out))
        case CallPartner(card):
            return finish_step(public.having(contract=replace(contract, called=card)))
        case TakeOver():
            # Face up the cards were to be the other's: whoever goes alone now is asked anew.
            contract = replace(contract, maker=seat, exposed=False)
            return _after_alone(_after_step(public, contract))
        case _:
            return _next_question(_after_step(public, replace(contract, lone_defender=seat)))


def _after_step(public: Public, contract: Contract) -> Public:
    """The table after a step that has changed who plays alone."""
    out = _sitting_out(public, contract)
    return public.having(contract=contract, sits_out=out, step=public.step + 1, asked=(), owed=0)


def begin_steps(public: Public) -> Public:
    """The table when trump is made: a lone maker's partner goes out, and the first step begins."""
    contract = public.contract
    out = () if contract is None else _sitting_out(public, contract)
    return _after_alone(public.having(sits_out=out, step=0, asked=()))


def _after_alone(public: Public) -> Public:
    """The table when it is known who goes alone, if anybody: asked for a jambone first of all."""
    contract = public.contract
    if contract is not None and asks_for_jambone(public, contract):
        return public.having(phase=Phase.JAMBONE, turn=contract.maker)
    return _next_question(public)


def after_show_choice(public: Public, action: Action) -> Public:
    """The table after a maker has said whether to play face up, or to show the best trumps."""
    match action:
        case Jambone():
            return _next_question(with_hand_exposed(public))
        case Jamboree():
            return public.having(turn=None)  # until the cards are shown
        case _ if public.phase is Phase.JAMBONE:
            return _next_question(public)
        case _:
            return start_play(public)


def after_hand_shown(public: Public) -> Public:
    """The table when the maker's cards have been shown: played on, or over with a jamboree."""
    if public.phase is Phase.JAMBOREE:
        return finish_deal(public, Outcome.JAMBOREE)
    return _first_lead(public)


def _sitting_out(public: Public, contract: Contract) -> tuple[Seat, ...]:
    """The partners of whoever plays alone, makers and defenders; a dealer who was dealt out."""
    lone_maker = contract.maker if contract.alone else None
    lone = (seat for seat in (lone_maker, contract.lone_defender) if seat is not None)
    partners = (out for seat in lone for out in public.rules.partners_of(seat))
    return tuple(sorted((*partners, *public.dealt_out)))


def finish_step(public: Public) -> Public:
    """The table when a step is done: the next one that asks somebody, or the first lead."""
    return _next_question(public.having(step=public.step + 1, asked=(), owed=0))


def _next_question(public: Public) -> Public:
    """The first seat with something to decide in this step or a later one; else the play."""
    steps = public.rules.steps
    contract = public.contract
    while contract is not None and public.step < len(steps):
        step = steps[public.step]
        is_up = contract.accepted and public.upcard_place is UpcardPlace.UP
        if step is Step.PICK_UP and is_up and public.dealer in public.sits_out:
            public = public.having(upcard_place=UpcardPlace.LEFT)
        for seat in _seats_to_ask(public, contract, step):
            if seat not in public.asked:
                return _with_widow(public.having(turn=seat, phase=_PHASES[step]), seat)
        public = public.having(step=public.step + 1, asked=())
    return start_play(public)


def _with_widow(public: Public, seat: Seat) -> Public:
    """The table when that seat has taken the widow, if it is now to do so."""
    if public.phase is not Phase.WIDOW:
        return public
    size = public.rules.widow_size
    held = tuple(number + size * (at == seat) for at, number in enumerate(public.held))
    return public.having(held=held, owed=size)


_PHASES = {
    Step.TAKE_OVER: Phase.TAKE_OVER,
    Step.DEFEND_ALONE: Phase.DEFEND_ALONE,
    Step.PICK_UP: Phase.PICK_UP,
    Step.PARTNERS_BEST: Phase.ASK_BEST,
    Step.DEFENDERS_BEST: Phase.ASK_BEST,
    Step.WIDOW: Phase.WIDOW,
    Step.CALL_PARTNER: Phase.CALL_PARTNER,
    Step.STAY: Phase.STAY,
}


def _seats_to_ask(public: Public, contract: Contract, step: Step) -> tuple[Seat, ...]:
    """Who decides something in a step, in order."""
    rules, maker = public.rules, contract.maker
    if maker is None:
        return ()
    match step:
        case Step.TAKE_OVER if rules.entry.partner_may_take_over and contract.alone:
            return tuple(one for one in rules.partners_of(maker) if not _has_passed(public, one))
        case Step.DEFEND_ALONE:
            return _possible_lone_defenders(public, contract, maker)
        case Step.PICK_UP if contract.accepted and public.dealer not in public.sits_out:
            return (public.dealer,)
        case Step.PARTNERS_BEST if contract.alone and _may_ask_for_best(public):
            return (maker,)
        case Step.DEFENDERS_BEST if rules.exchange.defenders_best and _may_ask_for_best(public):
            return () if contract.lone_defender is None else (contract.lone_defender,)
        case Step.WIDOW if rules.widow_size:
            return (maker,)
        case Step.CALL_PARTNER if rules.partners is Partners.CALLED:
            return (maker,)
        case Step.STAY if rules.entry.may_drop_out:
            others = seats_after(maker, rules.players)[:-1]
            return tuple(seat for seat in others if seat not in public.dealt_out)
        case _:
            return ()


def _possible_lone_defenders(public: Public, contract: Contract, maker: Seat) -> tuple[Seat, ...]:
    when = public.rules.entry.defend_alone
    if when is DefendAloneRule.NEVER or not (when is DefendAloneRule.ALWAYS or contract.alone):
        return ()
    in_order = seats_after(maker, public.rules.players)
    return tuple(seat for seat in in_order if public.side(seat) and seat not in public.sits_out)


def _may_ask_for_best(public: Public) -> bool:
    return public.rules.exchange.partners_best is not PartnersBest.NONE and public.best_cards > 0


def _has_passed(public: Public, seat: Seat) -> bool:
    """Whether the seat has passed in the round in which trump was made."""
    return any(
        isinstance(call.action, Pass) and call.round == public.round
        for call in public.calls_of(seat)
    )


def start_play(public: Public) -> Public:
    """The table at the first lead; if nobody is left to play against, at the end of the deal."""
    rules, contract = public.rules, public.contract
    if contract is not None and asks_for_jamboree(public, contract):
        return public.having(phase=Phase.JAMBOREE, turn=contract.maker, step=len(rules.steps))
    public = public.having(phase=Phase.PLAY, step=len(rules.steps))
    if len(public.active) == 1:
        (left,) = public.active
        taken = tuple(rules.hand_size * (seat == left) for seat in range(rules.players))
        public = public.having(taken=taken)
        return finish_deal(public, outcome_of_play(public))
    if contract is not None and contract.exposed:
        return public.having(phase=Phase.JAMBONE, turn=None)  # until the hand is shown
    return _first_lead(public)


def _first_lead(public: Public) -> Public:
    return to_play(public, first_leader(public, public.contract))


def first_leader(public: Public, contract: Contract | None) -> Seat:
    """Who leads to the first trick under that contract."""
    rules = public.rules
    left_of, leader = public.dealer, rules.play.leader
    if contract is not None and contract.maker is not None:
        plays_alone = contract.alone or rules.partners is Partners.MAKER_AGAINST_ALL
        if leader is Leader.LEFT_OF_LONE_MAKER and plays_alone:
            left_of = contract.maker
        elif leader is Leader.MAKER:
            left_of = contract.maker - 1
    return public.next_active((left_of + 1) % rules.players)
