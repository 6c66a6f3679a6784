"""A deal of an EGN file in the terms in which every record is judged."""

from __future__ import annotations

from collections.abc import Sequence

from euchre.cards import Card, Seat, Suit
from euchre.game import Action, Name, OrderUp, Pass
from euchre.notation.egn_model import EgnBidding, EgnDeal, egn_card, is_relative, meant_card
from euchre.notation.problems import Place, Problem
from euchre.notation.written import Blank, WrittenCall, WrittenCard, WrittenDeal, WrittenPlay
from euchre.rules import BennyTurned, Rules

__all__ = ["written_deal"]

_SUITS = {"s": Suit.SPADES, "h": Suit.HEARTS, "d": Suit.DIAMONDS, "c": Suit.CLUBS}


def written_deal(deal: EgnDeal, rules: Rules, problems: list[Problem]) -> WrittenDeal | None:
    """The deal as it was written down; None if a part of it cannot be understood."""
    return _Translation(deal, rules, problems).written()


class _Translation:
    """One deal on its way."""

    def __init__(self, deal: EgnDeal, rules: Rules, problems: list[Problem]) -> None:
        self._deal, self._rules, self._problems = deal, rules, problems
        self._bidding = deal.bidding or EgnBidding()
        tricks = deal.play.tricks if deal.play else ()
        every = [deal.upcard, *(card for some in (*deal.hands, *tricks) for card in some)]
        self._relative = is_relative(every)
        self._trump = self._find_trump()
        self._is_bad = False

    def written(self) -> WrittenDeal | None:
        """The deal in our terms."""
        deal, bidding = self._deal, self._bidding
        exchanges = _Exchanges(self)
        calls = self._calls()
        written = WrittenDeal(
            dealer=deal.dealer,
            upcard=self.card(deal.upcard, Place(field="upCard")),
            hands=tuple(
                self._cards(hand, Place(field=f"playerCards.{seat}")) or None
                for seat, hand in enumerate(deal.hands)
            ),
            after_exchange=self._picked_up_already(),
            kitty=self.known(deal.kitty, Place(field="kitty")),
            calls=calls,
            lone_defender=bidding.lone_defender if bidding.lone_defender >= 0 else None,
            discard=(
                self.card(bidding.discard, Place(field="discard")) if bidding.discard else None
            ),
            given=tuple(exchanges.given),
            laid_away=exchanges.laid_away,
            went_under=exchanges.went_under,
            put_under=exchanges.put_under,
            taken_under=exchanges.taken_under,
            tricks=self._tricks(),
        )
        return None if self._is_bad else written

    @property
    def bidding(self) -> EgnBidding:
        """The auction of the deal."""
        return self._bidding

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._rules.players

    def maker(self) -> Seat | None:
        """Who made trump; None if nobody did."""
        calls = self._bidding.calls
        if not calls or calls[-1] == "Pass":
            return None
        blind = (
            self._deal.upcard == "B" and self._rules.auction.benny_turned is BennyTurned.NAMED_BLIND
        )
        first = self._deal.dealer + (not blind)
        return (first + len(calls) - 1) % self.players

    def card(self, text: str, place: Place) -> WrittenCard | None:
        """What a spelling means here; noted if it means nothing."""
        card = meant_card(text, self._rules, self._trump, relative=self._relative)
        if card is None:
            self.note("egn-card-needs-trump", place, card=text)
        return card

    def known(self, cards: Sequence[str], place: Place) -> tuple[Card, ...]:
        """Those of the cards that are wholly known."""
        meant = (self.card(one, place) for one in cards)
        return tuple(one for one in meant if isinstance(one, Card))

    def note(self, key: str, place: Place, **args: str | int) -> None:
        """Note something that cannot be understood."""
        self._is_bad = True
        self._problems.append(Problem(key, place, tuple(sorted(args.items()))))

    def _find_trump(self) -> Suit | None:
        """Trump, as far as the file tells it: spades where it does not matter which suit it is."""
        last = self._bidding.calls[-1] if self._bidding.calls else "Pass"
        if last in _SUITS:
            return _SUITS[last]
        suit = self._deal.upcard[1:]
        if last in {"Order", "x"} or self._relative:
            is_printed = suit in _SUITS and not (self._relative and suit == "h")
            if is_printed:
                return _SUITS[suit]
            if self._deal.upcard == "B" and last == "Order":
                return self._rules.auction.benny_suit
            return Suit.SPADES if self._relative else None
        return None

    def _calls(self) -> tuple[WrittenCall, ...]:
        calls = self._bidding.calls
        made: list[WrittenCall] = []
        for at, call in enumerate(calls, 1):
            is_last = at == len(calls)
            if call == "x" and is_last:
                self.note("egn-unknown-call", Place(call=at))
            made.append(WrittenCall(self._call(call, alone=is_last and self._bidding.alone)))
        return tuple(made)

    def _call(self, call: str, *, alone: bool) -> Action:
        match call:
            case "Order":
                return OrderUp(alone)
            case "n":
                return Name(None, alone)
            case "s" | "h" | "d" | "c":
                return Name(_SUITS[call], alone)
            case _:
                # An unknown call that others followed was a pass: anything else ends the auction.
                return Pass()

    def _picked_up_already(self) -> frozenset[Seat]:
        """The dealer, if the hand that is written for him has the turned card in it."""
        deal = self._deal
        hand = deal.hands[deal.dealer] if 0 <= deal.dealer < len(deal.hands) else ()
        turned_is_known = "x" not in deal.upcard and "X" not in deal.upcard
        is_inside = turned_is_known and egn_card(deal.upcard) in hand
        if self._rules.pack.copies > 1:
            # It may be the other copy.
            return frozenset()
        return frozenset((deal.dealer,) if is_inside else ())

    def _cards(self, cards: Sequence[str], place: Place) -> tuple[WrittenCard, ...]:
        meant = (self.card(one, place) for one in cards)
        return tuple(one for one in meant if one is not None)

    def _tricks(self) -> tuple[tuple[WrittenPlay, ...], ...]:
        tricks = self._deal.play.tricks if self._deal.play else ()
        written = []
        for number, trick in enumerate(tricks, 1):
            plays = []
            for at, text in enumerate(trick, 1):
                card = self.card(text, Place(trick=number, card=at))
                plays.append(WrittenPlay(Blank() if card is None else card))
            written.append(tuple(plays))
        # An empty trick at the end is one that was begun in the writing only.
        while written and not written[-1]:
            written.pop()
        return tuple(written)


class _Exchanges:
    """What the exchanges of a file are, by who sends and who gets."""

    def __init__(self, deal: _Translation) -> None:
        self.given: list[tuple[Seat, Seat, Card]] = []
        self.laid_away: dict[Seat, tuple[Card, ...]] = {}
        self.went_under: Seat | None = None
        self.put_under: tuple[Card, ...] = ()
        self.taken_under: tuple[Card, ...] = ()
        bidding = deal.bidding
        lone = {deal.maker()} if bidding.alone else set()
        lone |= {bidding.lone_defender}
        for at, one in enumerate(bidding.exchanges):
            place = Place(field=f"cardExchanges.{at}")
            cards = deal.known(one.cards, place)
            seats = [one.receiver, *([] if one.sender is None else [one.sender])]
            if any(not 0 <= seat < deal.players for seat in seats):
                deal.note("egn-exchange-unclear", place)
            elif one.sender is None:
                self.went_under, self.taken_under = one.receiver, cards
            elif one.sender == one.receiver:
                self.put_under = cards
            elif one.sender in lone:
                self.laid_away[one.sender] = (*self.laid_away.get(one.sender, ()), *cards)
            elif one.receiver in lone:
                self.given += [(one.sender, one.receiver, card) for card in cards]
            else:
                deal.note("egn-exchange-unclear", place)
