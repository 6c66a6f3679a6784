"""A View as messages: the table as one seat may see it, ready to be drawn.

Everything is made from a View and from what all know of the table; no state comes here.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from euchre.cards import Card, Seat, trump_letter
from euchre.game import (
    KITTY,
    Acted,
    Action,
    Contract,
    DealerDrawn,
    DealResult,
    Dealt,
    Event,
    Outcome,
    Phase,
    Public,
    Shown,
    UpcardPlace,
    View,
    card_of,
    held_cards,
    legal_in,
    tricks_of_side,
)
from euchre.game import Trick as TrickPlayed
from euchre.protocol.actions import message_of
from euchre.protocol.badges import BADGES
from euchre.protocol.bids import bid_offers, highest_bid
from euchre.protocol.messages import (
    Badge,
    CallMade,
    Choice,
    ContractInForce,
    DealOver,
    HandCard,
    Happened,
    Played,
    SeatInfo,
    Side,
    Snapshot,
    Text,
    Trick,
)
from euchre.protocol.words import sent
from euchre.rules import PRESETS, Order, Rules
from euchre.rules.link import link_text
from euchre.table.claims import claimable
from euchre.table.facts import TableFacts, reader_of
from euchre.table.memory import NO_MEMORY, Memory
from euchre.texts import story
from euchre.texts.options import difference_texts, rules_line

__all__ = ["happened", "house_rules", "rules_text", "snapshot", "undone"]

EventKind = Literal["dealer_drawn", "dealt", "act", "shown"]
Who = Literal["you", "person", "computer"]


def snapshot(view: View, facts: TableFacts, number: int, memory: Memory = NO_MEMORY) -> Snapshot:
    """All that the seat of this View may see; ``number`` is that of the last event in it.

    With a memory, of the same facts and seat, it is for sending only: what was made before
    stands in it as it is sent.
    """
    public, rules, shared = view.public, facts.rules, memory.shared
    reader = memory.once("reader", lambda: reader_of(facts, view.seat))
    told, link = shared.once("house rules", lambda: house_rules(facts))
    choices = legal_in(view)
    standing = public.standing
    return Snapshot(
        number=number,
        table=facts.id,
        preset=facts.preset,
        rules_text=shared.once("rules", lambda: rules_text(facts)),
        options=list(told),
        link=link,
        target=rules.end.target,
        deal=_deal_number(public),
        deals=rules.end.deals,
        seat=view.seat or 0,
        seats=memory.part("seats", view, lambda seen: _seats(reader, seen, facts)),
        held=list(public.held),
        taken=list(public.taken),
        phase=public.phase.value,
        turn=public.turn,
        dealer=public.dealer,
        upcard=None if public.upcard is None else public.upcard.text,
        upcard_state=public.upcard_place.value,
        round=public.round,
        calls=shared.json("calls", view, _calls),
        highest=highest_bid(public),
        contract=_contract(reader, view, memory),
        owed=public.owed,
        hand=_hand(reader, view, choices),
        choices=[_choice(reader, view, action) for action in choices if card_of(action) is None],
        bids=bid_offers(view, choices),
        prompt=sent(story.prompt(reader, view)),
        hint_line=sent(story.hint_line(reader, view)),
        trick=shared.json("trick", view, _open_trick),
        tricks=shared.json("tricks", view, _tricks),
        deal_tricks=rules.hand_size,
        scores=[rules.shown_score(score) for score in standing.scores],
        runs_down=bool(rules.end.count_down),
        pool=standing.pool if rules.bids.pool else None,
        sides=memory.json("sides", view, lambda seen: _sides(reader, seen)),
        games=list(standing.games) if rules.end.games > 1 else [],
        story=memory.json("story", view, lambda seen: _story(reader, seen)),
        pace=facts.pace,
        over=_deal_over(reader, view, are_shown=facts.shown != "none"),
        watching=view.seat is None,
        claim=claimable(view),
    )


def _calls(view: View) -> list[CallMade]:
    return [CallMade(seat=one.seat, action=message_of(one.action)) for one in view.public.calls]


def _open_trick(view: View) -> Trick | None:
    public = view.public
    return None if public.trick is None else _trick(public.order, public.trick)


def _tricks(view: View) -> list[Trick]:
    return [_trick(view.public.order, trick) for trick in view.public.tricks]


def _sides(reader: story.Reader, view: View) -> list[Text]:
    public = view.public
    return [sent(reader.side_name(public, scorer)) for scorer in range(public.rules.scorers)]


def _story(reader: story.Reader, view: View) -> list[Text]:
    return [sent(one) for one in story.story(reader, view.public)]


def _deal_number(public: Public) -> int:
    """Which deal of the game it is; one that is dealt again keeps its number."""
    result = public.result
    is_counted = result is not None and result.outcome not in _DEALT_AGAIN
    return public.standing.deal + (not is_counted)


_DEALT_AGAIN = (Outcome.THROWN_IN, Outcome.BENNY_TURNED)


def happened(  # noqa: PLR0913, PLR0917 - an event, and all that it is told by
    before: Public,
    after: View,
    event: Event,
    facts: TableFacts,
    number: int,
    memory: Memory = NO_MEMORY,
) -> Happened:
    """One event, redacted for the seat of this View, with the table before and after it."""
    kind, seat = _kind_and_seat(event)
    finished = after.public.tricks[len(before.tricks) :]
    reader = memory.once("reader", lambda: reader_of(facts, after.seat))
    return Happened(
        number=number,
        kind=kind,
        seat=seat,
        action=message_of(event.action) if isinstance(event, Acted) else None,
        text=sent(story.event_text(reader, before, event)),
        trick_won_by=finished[0].winner if isinstance(event, Acted) and finished else None,
        snapshot=memory.news(snapshot(after, facts, number, memory)),
    )


def undone(after: View, facts: TableFacts, number: int, memory: Memory = NO_MEMORY) -> Happened:
    """That acts were taken back, with the table as it is again."""
    return Happened(
        number=number,
        kind="undone",
        seat=None,
        action=None,
        text=Text(key="table-undone"),
        trick_won_by=None,
        snapshot=memory.news(snapshot(after, facts, number, memory)),
    )


def _kind_and_seat(event: Event) -> tuple[EventKind, Seat | None]:
    match event:
        case DealerDrawn(dealer):
            return "dealer_drawn", dealer
        case Dealt(dealer):
            return "dealt", dealer
        case Acted(seat):
            return "act", seat
        case Shown(_, _, source):
            return "shown", None if source == KITTY else source


@lru_cache(maxsize=1000)
def _house_rules(name: str, rules: Rules) -> tuple[tuple[Text, ...], str]:
    """How rules differ from a preset: in words and as a link (found once)."""
    base = PRESETS[name]
    told = tuple(sent(one) for one in difference_texts(rules, base))
    return told, link_text(rules, base)


def house_rules(facts: TableFacts) -> tuple[tuple[Text, ...], str]:
    """How the rules of a table differ from their preset: in words and as a link."""
    return _house_rules(facts.preset, facts.rules)


def rules_text(facts: TableFacts) -> Text:
    """The name of the game, its pack and target in a line."""
    return sent(rules_line(facts.rules, PRESETS[facts.preset]))


def _suit_of(order: Order, card: Card) -> str:
    suit = order.suit(card)
    return "" if suit is None else suit.letter


def _badge(order: Order, card: Card) -> Badge:
    return BADGES.get(order.bower(card), "")


def _seats(reader: story.Reader, view: View, facts: TableFacts) -> list[SeatInfo]:
    return [_seat(reader, view, facts, seat) for seat in range(facts.rules.players)]


def _seat(reader: story.Reader, view: View, facts: TableFacts, seat: Seat) -> SeatInfo:
    public = view.public
    last = public.last_call_of(seat)
    return SeatInfo(
        name=sent(reader.name(seat)),
        who=_who(view, facts, seat),
        side=facts.rules.scorer(seat),
        plays=_plays(view, seat),
        sits_out=seat in public.sits_out,
        role=sent(story.role(reader, public, seat)),
        speech=None if last is None else sent(story.speech(public, last)),
        exposed=_exposed(public, seat),
    )


def _exposed(public: Public, seat: Seat) -> list[str]:
    """The cards of a seat that lie face up, and which an opponent plays."""
    contract = public.contract
    if contract is None or contract.maker != seat:
        return []
    return [card.text for card in public.order.sort_cards(public.exposed_hand)]


def _who(view: View, facts: TableFacts, seat: Seat) -> Who:
    if seat == view.seat:
        return "you"
    return "computer" if facts.seats[seat].is_computer else "person"


def _plays(view: View, seat: Seat) -> Side:
    """Whether a seat plays on the reader's side in this deal, as far as the reader can know."""
    public = view.public
    if view.seat is None or public.contract is None or seat in public.sits_out:
        return ""
    side = view.side(seat)
    if side is None:
        return "unknown"
    return "own" if side == view.side(view.seat) else "other"


def _contract(reader: story.Reader, view: View, memory: Memory) -> ContractInForce | None:
    made = memory.part("contract", view, lambda seen: _contract_but_tricks(reader, seen))
    public = view.public
    if made is None or public.contract is None or public.contract.maker is None:
        return made
    return replace(made, taken=tricks_of_side(public, 0))


def _contract_but_tricks(reader: story.Reader, view: View) -> ContractInForce | None:
    """The contract but for the tricks taken, which change most."""
    public = view.public
    contract, text = public.contract, story.contract_text(reader, public)
    if contract is None or text is None:
        return None
    return ContractInForce(
        maker=contract.maker,
        trump="" if contract.by_first_lead else trump_letter(contract.trump),
        alone=contract.alone,
        lone_defender=contract.lone_defender,
        text=sent(text),
        low=contract.low,
        bid=None if contract.bid is None else contract.bid.label,
        needs=None if contract.bid is None else contract.bid.tricks,
        forced=contract.forced,
        called=None if contract.called is None else contract.called.text,
        partner=_partner(view, contract),
        taken=0,
    )


def _partner(view: View, contract: Contract) -> Seat | None:
    """The called partner, whom the holder of the called card knows before the others."""
    if view.public.has_secret_partner and view.seat not in (None, contract.maker):
        return view.seat if view.side(view.seat or 0) == 0 else None
    return contract.partner


def _hand(reader: story.Reader, view: View, choices: tuple[Action, ...]) -> list[HandCard] | None:
    public = view.public
    if view.seat is None:
        return []
    if view.hand is None:
        # Before the first deal there is no hand; a hand that may not be seen is hidden.
        return None if public.is_dealt else []
    if not view.is_my_turn:
        return _hand_at_rest(public.order, view.hand)
    order = public.order
    by_card = {card_of(action): action for action in choices}
    fresh = Counter(view.took if public.phase is Phase.WIDOW else ())
    choosing = public.phase.asks_for_card
    return [
        HandCard(
            card=card.text,
            suit=_suit_of(order, card),
            badge=_badge(order, card),
            action=message_of(by_card[card]) if card in by_card else None,
            why_not=sent(story.why_not(reader, view, card)) if choosing else None,
            fresh=_is_fresh(fresh, card),
        )
        for card in held_cards(view)
    ]


@lru_cache(maxsize=10_000)
def _hand_at_rest(order: Order, hand: tuple[Card, ...]) -> list[HandCard]:
    """A hand that is not asked for anything."""
    return [
        HandCard(card=card.text, suit=_suit_of(order, card), badge=_badge(order, card))
        for card in order.sort_cards(hand)
    ]


def _is_fresh(fresh: Counter[Card], card: Card) -> bool:
    """Whether a card is one of those just taken; each of equal cards is counted off."""
    if not fresh[card]:
        return False
    fresh[card] -= 1
    return True


def _choice(reader: story.Reader, view: View, action: Action) -> Choice:
    return Choice(
        action=message_of(action),
        label=sent(story.action_label(reader, view, action)),
        consequence=sent(story.consequence(reader, view, action)),
    )


def _trick(order: Order, trick: TrickPlayed) -> Trick:
    return Trick(
        leader=trick.leader,
        cards=[_played(order, seat, card) for seat, card in trick.cards],
        winner=trick.winner,
    )


@lru_cache(maxsize=10_000)
def _played(order: Order, seat: Seat, card: Card) -> Played:
    """A card on the table."""
    return Played(seat=seat, card=card.text, suit=_suit_of(order, card), badge=_badge(order, card))


def _deal_over(reader: story.Reader, view: View, *, are_shown: bool) -> DealOver | None:
    public, result = view.public, view.public.result
    if result is None:
        return None
    shown = list(public.shown_unplayed(KITTY))
    if shown and public.upcard is not None and public.upcard_place in _WITH_THE_KITTY:
        shown.insert(0, public.upcard)
    return DealOver(
        headline=sent(story.result_headline(reader, public, result)),
        why=sent(story.result_why(reader, public, result)),
        points=_changes(view.rules, result),
        hands=[_hand_after(view, seat) if are_shown else [] for seat in range(view.rules.players)],
        kitty=[card.text for card in shown] if are_shown else [],
        game_over=public.phase is not Phase.DEAL_OVER,
        winner=public.standing.winner if public.phase is not Phase.DEAL_OVER else None,
        match_over=public.phase is Phase.MATCH_OVER,
    )


def _changes(rules: Rules, result: DealResult) -> list[int]:
    """By how much each score that people see has changed."""
    sign = -1 if rules.end.count_down else 1
    return [sign * points for points in result.points]


_WITH_THE_KITTY = {UpcardPlace.UP, UpcardPlace.DOWN, UpcardPlace.LEFT}


def _hand_after(view: View, seat: Seat) -> list[str]:
    """A seat's cards as they were played, then those that were shown besides."""
    public = view.public
    return [card.text for card in (*public.played_by(seat), *public.shown_unplayed(seat))]
