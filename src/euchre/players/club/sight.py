"""``Sight``: what a player makes of a View while cards are played: what has gone, who is void."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import Card, Seat, Suit
from euchre.game import Public, UpcardPlace, View
from euchre.players.club.chances import none_of
from euchre.players.club.ranking import Ranking, ranking_of

__all__ = ["Sight", "holds", "is_partner", "partners_win", "sight_of"]


@dataclass(frozen=True, slots=True)
class Sight:
    """What one seat knows during the play, counted."""

    public: Public
    me: Seat
    hand: tuple[Card, ...]
    ranking: Ranking
    unseen: int
    """The cards that may be in any hidden place: a mask of the pack."""
    out: int
    """How many those are."""
    upcard: Card | None
    """The turned card, while it is known to be in the dealer's hand, who is another."""
    voids: frozenset[tuple[Seat, Suit | None]]
    """Seats and suits that they could not follow."""
    opponents: tuple[Seat, ...]
    partners: tuple[Seat, ...]
    unsure: tuple[Seat, ...]
    """Of the partners those who may be the maker's, for all that this seat knows."""
    side: int
    """The own side, as this seat knows it: 0 for makers."""
    later: tuple[Seat, ...]
    """Seats that play to this trick after this one, in order."""

    @property
    def is_makers(self) -> bool:
        """Whether this seat plays for a contract."""
        return self.side == 0 and self._has_maker

    @property
    def is_defender(self) -> bool:
        """Whether this seat plays against a contract."""
        return self.side != 0 and self._has_maker

    @property
    def _has_maker(self) -> bool:
        contract = self.public.contract
        return contract is not None and contract.maker is not None

    def held(self, seat: Seat) -> int:
        """Unknown cards in that seat's hand."""
        return self.public.held[seat] - (self.knows_card_of(seat))

    def knows_card_of(self, seat: Seat) -> bool:
        """Whether the seat holds the turned card, as all can know."""
        return self.upcard is not None and seat == self.public.dealer

    def held_by(self, seats: tuple[Seat, ...]) -> int:
        """Unknown cards in these hands together."""
        return sum(self.held(seat) for seat in seats)

    def above(self, card: Card) -> int:
        """Unseen cards of its own suit that beat it; the dealer's known card is not counted."""
        lane = self.ranking.lanes[self.ranking.order.suit(card)]
        return (self.ranking.beaters[card] & lane & self.unseen).bit_count()

    def is_master(self, card: Card) -> bool:
        """Whether no card of its suit that others may hold beats it."""
        order = self.ranking.order
        known = self.upcard
        if known is not None and order.suit(known) is order.suit(card) and order.beats(known, card):
            return False
        return not self.above(card)

    def trumps_out(self) -> int:
        """Trumps that others may hold, the dealer's known card included."""
        known = self.upcard is not None and self.ranking.order.is_trump(self.upcard)
        return (self.ranking.trumps & self.unseen).bit_count() + known

    def may_have_trump(self, seat: Seat) -> bool:
        """Whether that seat may hold a trump."""
        if (seat, self.ranking.order.trump) in self.voids:
            return False
        return self.trumps_out() > 0


def sight_of(view: View, me: Seat) -> Sight:
    """What ``me``, whose View it is, sees in the play."""
    public, pack = view.public, view.rules.cards
    ranking = ranking_of(public.order)
    hand = view.hand or ()
    tricks = public.all_tricks
    played = [card for trick in tricks for _, card in trick.cards]
    seen = [*hand, *view.laid_away, *played]
    upcard, known = public.upcard, None
    if upcard is not None:
        if public.upcard_place is not UpcardPlace.TAKEN:
            seen.append(upcard)
        elif _is_still_held(view, upcard, played):
            seen.append(upcard)
            known = upcard
    unseen = int(pack.all & ~pack.set_of(seen))
    mine = view.side(me)
    others = [seat for seat in public.active if seat != me]
    acted = {seat for seat, _ in public.trick.cards} if public.trick is not None else set()
    players = view.rules.players
    return Sight(
        public,
        me,
        hand,
        ranking,
        unseen,
        unseen.bit_count(),
        known,
        frozenset(
            (seat, led)
            for trick in tricks
            for led in (public.order.suit(trick.led),)
            for seat, card in trick.cards
            if public.order.suit(card) is not led
        ),
        tuple(seat for seat in others if not is_partner(view, me, seat)),
        tuple(seat for seat in others if is_partner(view, me, seat)),
        tuple(seat for seat in others if view.side(seat) is None and is_partner(view, me, seat)),
        public.side(me) if mine is None else mine,
        tuple(sorted((s for s in others if s not in acted), key=lambda s: (s - me) % players)),
    )


def is_partner(view: View, me: Seat, seat: Seat) -> bool:
    """Whether to play with that seat, as far as ``me`` knows.

    Where one of several defenders may be the maker's secret partner, the others take each
    other for what most of them are; the maker, whom one of them helps, trusts nobody.
    """
    side = view.side(seat)
    mine = view.side(me)
    if side is None:
        return mine == 1
    return side == mine


def _is_still_held(view: View, upcard: Card, played: list[Card]) -> bool:
    """Whether the taken card is in the hand of a dealer who is another, as far as all know."""
    public = view.public
    return (
        view.seat != public.dealer
        and public.dealer not in public.sits_out
        and upcard not in played
        and view.rules.cards.copies(upcard) == 1
        and not view.rules.exchange.may_discard_turn_up
    )


def _beat_chance(sight: Sight, seat: Seat, card: Card, led: Suit | None) -> float:
    """The chance that ``seat``, still to play to a trick in the suit ``led``, can beat ``card``."""
    ranking, order = sight.ranking, sight.ranking.order
    held, out, unseen = sight.held(seat), sight.out, sight.unseen
    lane = ranking.lanes[led]
    beaters = ranking.beaters[card]
    known = sight.upcard if sight.knows_card_of(seat) else None
    known_beats = known is not None and order.beats(known, card)
    is_void = (seat, led) in sight.voids
    follow = 0.0 if is_void else 1 - none_of(out, held, (beaters & lane & unseen).bit_count())
    if known is not None and order.suit(known) is led:
        return 1.0 if known_beats else follow
    ruffs = beaters & ranking.trumps & ~lane
    if not ruffs or (seat, order.trump) in sight.voids:
        return follow
    in_suit = (lane & unseen).bit_count()
    no_suit = 1.0 if is_void else none_of(out, held, in_suit)
    if known_beats:
        return follow + no_suit
    higher = (ruffs & unseen).bit_count()
    return follow + no_suit * (1 - none_of(max(out - in_suit, 0), held, higher))


def holds(sight: Sight, card: Card, led: Suit | None) -> float:
    """The chance that no opponent still to play beats ``card``."""
    chance = 1.0
    for seat in sight.later:
        if seat in sight.opponents:
            chance *= 1 - _beat_chance(sight, seat, card, led)
    return chance


def partners_win(sight: Sight, card: Card, led: Suit | None) -> float:
    """The chance that a partner still to play takes the trick from ``card`` and keeps it.

    Each opponent who is still to play, whether before or after the partner, is as likely
    to have what is needed.
    """
    chance, rivals = 0.0, 1
    for seat in sight.later:
        rivals += seat in sight.opponents
    for seat in sight.later:
        if seat in sight.partners:
            chance += (1 - chance) * _beat_chance(sight, seat, card, led) / rivals
    return chance
