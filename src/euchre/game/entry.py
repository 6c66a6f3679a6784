"""From the contract to the first lead: the steps that the rules list, in their order.

Each step asks the seats that have something to decide, and is skipped where nobody has.
Which seats those are follows from what everybody sees, never from a hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from euchre.cards import Seat, seats_after
from euchre.game.actions import Action, DefendAlone, Pass, TakeOver
from euchre.game.public import Contract, Phase, Public, UpcardPlace
from euchre.rules import DefendAlone as DefendAloneRule
from euchre.rules import Leader, Partners, PartnersBest, Step

__all__ = ["after_entry", "begin_steps", "entry_choices", "finish_step", "start_play"]


def entry_choices(public: Public) -> Iterator[Action]:
    """The choices of the seat that is asked whether to take part, or to take part alone."""
    yield Pass()
    yield TakeOver() if public.phase is Phase.TAKE_OVER else DefendAlone()


def after_entry(public: Public, seat: Seat, action: Action) -> Public:
    """The table after an answer in the steps TAKE_OVER and DEFEND_ALONE."""
    contract = public.contract
    public = public.having(asked=(*public.asked, seat))
    if contract is None or isinstance(action, Pass):
        return _next_question(public)
    if isinstance(action, TakeOver):
        contract = replace(contract, maker=seat)
    else:
        contract = replace(contract, lone_defender=seat)
    return finish_step(public.having(contract=contract, sits_out=_sitting_out(public, contract)))


def begin_steps(public: Public) -> Public:
    """The table when trump is made: a lone maker's partner goes out, and the first step begins."""
    contract = public.contract
    out = () if contract is None else _sitting_out(public, contract)
    return _next_question(public.having(sits_out=out, step=0, asked=()))


def _sitting_out(public: Public, contract: Contract) -> tuple[Seat, ...]:
    """The partners of whoever plays alone, makers and defenders."""
    lone_maker = contract.maker if contract.alone else None
    lone = (seat for seat in (lone_maker, contract.lone_defender) if seat is not None)
    return tuple(sorted(out for seat in lone for out in public.rules.partners_of(seat)))


def finish_step(public: Public) -> Public:
    """The table when a step is done: the next one that asks somebody, or the first lead."""
    return _next_question(public.having(step=public.step + 1, asked=(), owed=0))


def _next_question(public: Public) -> Public:
    """The first seat with something to decide in this step or a later one; else the play."""
    steps = public.rules.entry.steps
    contract = public.contract
    while contract is not None and public.step < len(steps):
        step = steps[public.step]
        is_up = contract.accepted and public.upcard_place is UpcardPlace.UP
        if step is Step.PICK_UP and is_up and public.dealer in public.sits_out:
            public = public.having(upcard_place=UpcardPlace.LEFT)
        for seat in _seats_to_ask(public, contract, step):
            if seat not in public.asked:
                return public.having(turn=seat, phase=_PHASES[step])
        public = public.having(step=public.step + 1, asked=())
    return start_play(public)


_PHASES = {
    Step.TAKE_OVER: Phase.TAKE_OVER,
    Step.DEFEND_ALONE: Phase.DEFEND_ALONE,
    Step.PICK_UP: Phase.PICK_UP,
    Step.PARTNERS_BEST: Phase.ASK_BEST,
    Step.DEFENDERS_BEST: Phase.ASK_BEST,
}


def _seats_to_ask(public: Public, contract: Contract, step: Step) -> tuple[Seat, ...]:
    """Who decides something in a step, in order."""
    rules = public.rules
    if contract.maker is None:
        return ()
    if step is Step.TAKE_OVER:
        wanted = rules.entry.partner_may_take_over and contract.alone
        partners = rules.partners_of(contract.maker) if wanted else ()
        return tuple(seat for seat in partners if not _has_passed(public, seat))
    if step is Step.DEFEND_ALONE:
        when = rules.entry.defend_alone
        if when is DefendAloneRule.NEVER or not (when is DefendAloneRule.ALWAYS or contract.alone):
            return ()
        in_order = seats_after(contract.maker, rules.players)
        return tuple(seat for seat in in_order if public.side(seat) and seat not in public.sits_out)
    if step is Step.PICK_UP:
        return (
            (public.dealer,) if contract.accepted and public.dealer not in public.sits_out else ()
        )
    if rules.exchange.partners_best is PartnersBest.NONE:
        return ()
    if step is Step.PARTNERS_BEST:
        return (contract.maker,) if contract.alone else ()
    wanted = rules.exchange.defenders_best and contract.lone_defender is not None
    return (contract.lone_defender,) if wanted and contract.lone_defender is not None else ()


def _has_passed(public: Public, seat: Seat) -> bool:
    """Whether the seat has passed in the round in which trump was made."""
    return any(
        isinstance(call.action, Pass) and call.round == public.round
        for call in public.calls_of(seat)
    )


def start_play(public: Public) -> Public:
    """The table at the first lead."""
    contract = public.contract
    left_of = public.dealer
    leader = public.rules.play.leader
    if contract is not None and contract.maker is not None:
        plays_alone = contract.alone or public.rules.partners is Partners.MAKER_AGAINST_ALL
        if leader is Leader.LEFT_OF_LONE_MAKER and plays_alone:
            left_of = contract.maker
        elif leader is Leader.MAKER:
            left_of = contract.maker - 1
    first = public.next_active((left_of + 1) % public.rules.players)
    return public.having(phase=Phase.PLAY, turn=first, step=len(public.rules.entry.steps))
