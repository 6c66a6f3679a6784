"""The auction of bids: each is higher than the last on the ladder of the rules.

Number bids, with or without a suit, and the bids of Napoleon are one auction: the ladder
says what may be bid, ``bids.rounds`` how long, ``bids.trump`` when trump is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from euchre.cards import CardSet, Seat, seats_after
from euchre.game.actions import Action, Bid, Name, Pass
from euchre.game.endings import finish_deal
from euchre.game.entry import begin_steps
from euchre.game.events import KITTY
from euchre.game.hands import first_turn_rights
from euchre.game.naming import names, with_alone
from euchre.game.public import Call, Contract, Outcome, Phase, Public, UpcardPlace
from euchre.rules import AllPass, BidName, BidRounds, ForcedBid, Rules, Rung, TrumpSaid

__all__ = [
    "after_bid",
    "after_joker",
    "bid_choices",
    "biddable",
    "forced_rung",
    "has_no_trump",
    "is_forced",
    "naming_choices",
    "rung",
]

_TURNS = {BidRounds.ONCE: 1, BidRounds.TWICE: 2}


def bid_choices(public: Public, seat: Seat, hand: CardSet) -> Iterator[Action]:
    """The calls of the seat whose turn it is, holding ``hand``, in canonical order."""
    yield from first_turn_rights(public, seat, hand)
    if not is_forced(public, seat):
        yield Pass()
    for one in biddable(public, seat):
        if public.rules.bids.trump is not TrumpSaid.WITH_BID or has_no_trump(public.rules, one):
            yield Bid(one.label)
        else:
            yield from (Bid(one.label, name) for name in names(public))


def naming_choices(public: Public) -> Iterator[Action]:
    """What the highest bidder may name as trump, alone or not."""
    highest = public.highest_bid
    label = highest.action.label if highest and isinstance(highest.action, Bid) else ""
    is_lone_bid = rung(public.rules, label).alone
    named = names(public)
    yield from with_alone(named) if public.rules.entry.alone and not is_lone_bid else named


def rung(rules: Rules, label: str) -> Rung:
    """The bid of that label.

    Raises:
        ValueError: if these rules have none.
    """
    for one in (*rules.bids.ladder, forced_rung(rules)):
        if one.label == label:
            return one
    msg = f"there is no bid {label!r}; there are {[one.label for one in rules.bids.ladder]}"
    raise ValueError(msg)


def forced_rung(rules: Rules) -> Rung:
    """The bid of whoever must bid; it may be below the ladder."""
    wanted = Rung(rules.bids.forced_bid)
    return next((one for one in rules.bids.ladder if one.label == wanted.label), wanted)


def is_forced(public: Public, seat: Seat) -> bool:
    """Whether that seat, being the dealer, must bid because all others have passed."""
    others = public.rules.players - len(public.dealt_out) - 1
    return (
        public.rules.bids.forced is ForcedBid.DEALER
        and seat == public.dealer
        and public.highest_bid is None
        and _passes_in_a_row(public) == others
    )


def biddable(public: Public, seat: Seat) -> tuple[Rung, ...]:
    """What that seat may bid now, from the lowest up."""
    rules = public.rules
    ladder = rules.bids.ladder
    highest = public.highest_bid
    if highest is not None and isinstance(highest.action, Bid):
        return _above(rules, highest.action.label)
    free = tuple(one for one in ladder if not one.only_over_last)
    if not is_forced(public, seat):
        return free
    least = forced_rung(rules)
    return (least, *(one for one in _above(rules, least.label) if not one.only_over_last))


def _above(rules: Rules, label: str) -> tuple[Rung, ...]:
    """The bids that are higher than the one of that label."""
    ladder = rules.bids.ladder
    below = [at for at, one in enumerate(ladder) if one.label == label]
    if not below:  # a forced bid that is not on the ladder: it stands below the first as high
        least = rung(rules, label).tricks
        higher = (at for at, one in enumerate(ladder) if one.tricks >= least)
        return tuple(one for one in ladder[next(higher, len(ladder)) :] if not one.only_over_last)
    return tuple(
        one
        for at, one in enumerate(ladder)
        if at > below[0] and (at == below[0] + 1 or not one.only_over_last)
    )


def after_bid(public: Public, seat: Seat, action: Action) -> Public:
    """The table after a pass or a bid, or after the highest bidder has named trump."""
    if public.phase is Phase.NAME_TRUMP:
        return _after_naming(public, seat, action)
    public = public.having(calls=(*public.calls, Call(seat, action, public.round)))
    following = _next_bidder(public, seat)
    if following is not None:
        return public.having(turn=following)
    if public.highest_bid is not None:
        return _after_auction(public)
    joker_is_hidden = public.upcard is None or public.upcard is not public.rules.benny
    if public.rules.bids.forced is ForcedBid.JOKER_HOLDER and joker_is_hidden:
        return public.having(phase=Phase.JOKER_SHOWS, turn=None)
    return _passed_out(public)


def after_joker(public: Public, source: Seat) -> Public:
    """The table when the joker has been shown by its holder, who has bid thereby.

    In the kitty it binds nobody, and the deal is abandoned.
    """
    if source == KITTY:
        return _passed_out(public)
    bid = Call(source, Bid(forced_rung(public.rules).label), public.round)
    return _after_auction(public.having(calls=(*public.calls, bid)))


def _passed_out(public: Public) -> Public:
    same_dealer = public.rules.auction.all_pass is AllPass.SAME_DEALER
    return finish_deal(public, Outcome.PASSED_OUT, same_dealer=same_dealer)


def _next_bidder(public: Public, seat: Seat) -> Seat | None:
    """Who speaks after that seat; None if the auction is over."""
    rules, highest = public.rules, public.highest_bid
    if highest is not None and isinstance(highest.action, Bid):
        if not _above(rules, highest.action.label):
            return None
    elif _passes_in_a_row(public) == rules.players - len(public.dealt_out):
        return None
    for other in seats_after(seat, rules.players):
        if highest is not None and other == highest.seat:
            return None
        if other not in public.dealt_out and _may_still_speak(public, other):
            return other
    return None


def _may_still_speak(public: Public, seat: Seat) -> bool:
    spoken = [call.action for call in public.calls_of(seat) if isinstance(call.action, Pass | Bid)]
    rounds = public.rules.bids.rounds
    if rounds is BidRounds.PASS_IS_OUT:
        return not any(isinstance(action, Pass) for action in spoken)
    return rounds not in _TURNS or len(spoken) < _TURNS[rounds]


def _passes_in_a_row(public: Public) -> int:
    """How many seats have passed since the last bid."""
    number = 0
    for call in reversed(public.calls):
        if isinstance(call.action, Bid):
            break
        number += isinstance(call.action, Pass)
    return number


def _after_auction(public: Public) -> Public:
    """The table when the highest bid is found: trump is known, or its maker names it."""
    highest = public.highest_bid
    if highest is None or not isinstance(highest.action, Bid):
        return public
    if public.upcard is not None:
        public = public.having(upcard_place=UpcardPlace.DOWN)
    rules, maker = public.rules, highest.seat
    won, name = rung(rules, highest.action.label), highest.action.trump
    no_trump = has_no_trump(rules, won)
    if name is None and not no_trump and rules.bids.trump is not TrumpSaid.FIRST_LEAD:
        return public.having(phase=Phase.NAME_TRUMP, turn=maker)
    contract = Contract(
        maker,
        None if name is None else name.suit,
        alone=won.alone,
        low=name is not None and name.low,
        bid=won,
        forced=_was_forced(public),
        by_first_lead=rules.bids.trump is TrumpSaid.FIRST_LEAD and not no_trump,
    )
    return begin_steps(public.having(contract=contract))


def _after_naming(public: Public, seat: Seat, action: Action) -> Public:
    highest = public.highest_bid
    if highest is None or not isinstance(highest.action, Bid) or not isinstance(action, Name):
        return public
    won = rung(public.rules, highest.action.label)
    contract = Contract(
        seat,
        action.suit,
        alone=won.alone or action.alone,
        low=action.low,
        bid=won,
        forced=_was_forced(public),
    )
    return begin_steps(public.having(contract=contract))


def _was_forced(public: Public) -> bool:
    """Whether the maker had to bid: the only bid, after all others had passed, under such rules."""
    forced, highest = public.rules.bids.forced, public.highest_bid
    if highest is None or forced is ForcedBid.NOBODY:
        return False
    spoken = [call.action for call in public.calls if isinstance(call.action, Pass | Bid)]
    seats = public.rules.players - len(public.dealt_out)
    needed = seats if forced is ForcedBid.JOKER_HOLDER else seats - 1
    bids = [at for at, action in enumerate(spoken) if isinstance(action, Bid)]
    by_dealer = forced is ForcedBid.JOKER_HOLDER or highest.seat == public.dealer
    return by_dealer and bids == [needed]


def has_no_trump(rules: Rules, bid: Rung) -> bool:
    """Whether that bid is always played without trump."""
    return bid.name is BidName.MISERE and rules.bids.misere_no_trump
