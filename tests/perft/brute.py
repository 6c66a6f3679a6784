# ruff: noqa: C901, D102, PLR0912 - as long as the rules of one deal are
"""A second, deliberately different engine: one deal told as straight as a rule book.

It shares no code with ``euchre.game``: cards are strings, hands are lists, and there is no
state. :meth:`Deal.whole` runs from the first call to the score and takes the words of the
players from a list; where the list ends it raises :class:`Ask` with who is to speak and what
may be said. It knows the first deal of a match, so no tokens and no limit on hands thrown in.
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.perft.brute_bids import Bidding
from tests.perft.brute_table import LOWLY, SUITS, Ask, place

__all__ = ["Ask", "Deal"]

STEPS = "take_over defend_alone pick_up partners_best defenders_best widow call_partner stay"


class Deal(Bidding):
    """One deal by options as texts (``"auction.must_hold": "caller"``)."""

    # The auction.

    def turned_suit(self) -> str:
        return self.o["auction.benny_suit"][0].upper() if self.up == self.benny else self.up[1]

    def naturals(self, seat: int, suit: str) -> list[str]:
        return [c for c in self.hands[seat] if c[1] == suit and c not in ("JK", self.benny)]

    def may_make(self, seat: int, suit: str) -> bool:
        duty = self.o["auction.must_hold"]
        takes_up = self.round == 1 and seat == self.dealer
        if duty == "nobody" or (duty == "dealer" and not takes_up):
            return True
        return (duty == "caller_or_turned" and takes_up) or bool(self.naturals(seat, suit))

    def high(self, seat: int) -> list[str]:
        return [c for c in self.hands[seat] if c == self.benny or c[0] not in LOWLY]

    def extras(self, seat: int) -> list[str]:
        return list(self.first_turn_extras(seat))

    def first_turn_extras(self, seat: int) -> Iterator[str]:
        high, hand = self.high(seat), self.hands[seat]
        redeal = self.o["deal.redeal"]
        suit = self.turned_suit() if self.up else ""
        turned = [c for c in hand if c[1] == suit and c not in ("JK", self.benny)]
        if (
            (redeal == "no_ace_no_face" and not high)
            or (redeal == "ace_no_face" and len(high) == 1 and high[0][0] == "A")
            or (redeal == "no_ace_no_face_no_trump" and not high and not turned)
        ):
            yield "redeal"
        under = self.o["deal.go_under"]
        if not self.has_gone_under and (
            (under == "no_ace_no_face" and not high)
            or (under == "three_nines_tens" and len(hand) - len(high) >= 3)
        ):
            yield "under"

    has_gone_under = False

    def go_under(self, seat: int) -> None:
        self.has_gone_under = True
        for _ in range(3):
            cards = self.faces(seat)
            if self.o["deal.go_under"] == "three_nines_tens":
                cards = [c for c in cards if c != self.benny and c[0] in LOWLY]
            word = self.ask(seat, [f"away:{c}" for c in cards])
            self.hands[seat].remove(word[5:])
        self.hands[seat] += [self.kitty.pop(0) for _ in range(3)]

    def calls(self, seat: int) -> list[str]:
        lone = self.yes("entry.alone")
        said: list[str] = []
        if self.round == 1:
            forced = self.yes("auction.turned_bower_forces_pick_up") and self.up[0] == "J"
            if not (forced and seat == self.dealer and self.up != "JK"):
                said.append("pass")
            if self.may_make(seat, self.turned_suit()):
                only_alone = self.yes("auction.canadian_loner") and seat in self.friends(
                    self.dealer
                )
                said += [] if only_alone else ["order"]
                said += ["order-alone"] if lone else []
            return said
        stuck = seat == self.dealer and self.o["auction.stick_the_dealer"] == "stick"
        others = [suit for suit in SUITS if suit != self.turned_suit()]
        able = [suit for suit in others if self.may_make(seat, suit)]
        if stuck and not able:
            able = others
        for suit in able + self.trumps()[len(SUITS) :]:
            said += [f"name:{suit}"] + ([f"name-alone:{suit}"] if lone else [])
        return said if stuck else ["pass", *said]

    def auction(self) -> str:
        """Make trump; or say how the deal ended without."""
        fixed = self.o["auction.kind"] == "fixed"
        turned_club = self.up != self.benny and self.up[-1:] == "C"
        if self.up == self.benny and self.up and self.o["auction.kind"] == "bids":
            return self.auction_of_bids()
        if self.up and self.up == self.benny and self.o["auction.benny_turned"] == "redeal":
            return "benny_turned"
        if fixed or (turned_club and self.yes("auction.dirty_clubs")):
            self.trump = self.turned_suit()
            return ""
        if self.o["auction.kind"] == "bids":
            return self.auction_of_bids()
        if self.up == self.benny and self.o["auction.benny_turned"] == "named_blind":
            self.trump = self.ask(self.dealer, [f"name:{suit}" for suit in SUITS])[-1]
            self.maker = self.caller = self.dealer
            self.accepted = True
            if self.yes("entry.alone") and self.yes("auction.blind_maker_may_go_alone"):
                self.lone = self.ask(self.dealer, ["pass", "alone"]) == "alone"
            return ""
        for self.round in (1, 2):
            for seat in self.round_the_table(self.dealer):
                extras = self.extras(seat) if self.round == 1 else []
                word = self.ask(seat, extras + self.calls(seat))
                if word == "redeal":
                    return "thrown_in"
                if word == "under":
                    self.go_under(seat)
                    word = self.ask(seat, self.calls(seat))
                if word != "pass":
                    self.maker = self.caller = seat
                    self.accepted = self.round == 1
                    self.lone = "alone" in word
                    self.trump = self.turned_suit() if self.accepted else word[-1]
                    return ""
                self.passed.append((self.round, seat))
        if self.o["auction.no_trump"] == "when_passed_out":
            self.trump = "N"
            return ""
        return "forfeited" if self.o["auction.stick_the_dealer"] == "stick_or_pay" else "passed_out"

    # Between the auction and the lead.

    def step(self, name: str) -> None:
        if self.maker is None:
            return
        if name == "take_over" and self.lone and self.yes("entry.partner_may_take_over"):
            for seat in self.friends(self.maker):
                if (self.round, seat) not in self.passed and (
                    self.ask(seat, ["pass", "take-over"]) == "take-over"
                ):
                    self.maker = seat
                    self.may_lie_face_up()
                    return
        if name == "defend_alone":
            when = self.o["entry.defend_alone"]
            if when == "always" or (when == "vs_lone_maker" and self.lone):
                for seat in self.round_the_table(self.maker):
                    if (
                        seat not in (self.maker, *self.friends(self.maker))
                        and self.ask(seat, ["pass", "defend-alone"]) != "pass"
                    ):
                        self.lone_defender = seat
                        return
        if name == "pick_up" and self.accepted and self.dealer not in self.out():
            self.pick_up()
        if name == "partners_best" and self.lone:
            self.best(self.maker)
        if (
            name == "defenders_best"
            and self.lone_defender is not None
            and self.yes("exchange.defenders_best")
        ):
            self.best(self.lone_defender)

        if name == "widow" and self.bid is not None and self.o["exchange.widow"] == "taken":
            self.take_widow()
        if name == "call_partner" and self.o["partners"] == "called":
            self.call_partner()
        if name == "stay" and self.yes("entry.may_drop_out"):
            for seat in self.round_the_table(self.maker)[:-1]:
                if self.ask(seat, ["stay", "drop"]) == "drop":
                    self.dropped.append(seat)

    def call_partner(self) -> None:
        """The maker names a card that is no trump; whoever plays it is the partner."""
        assert self.maker is not None
        plain = [c for c in self.pack() if c != self.benny and self.suit(c) != self.trump]
        if self.o["entry.called_card"] == "ace":
            plain = [c for c in plain if c[0] == "A"]
        self.called = self.ask(self.maker, [f"call:{card}" for card in plain])[5:]

    def pick_up(self) -> None:
        cards = set(self.hands[self.dealer])
        if self.yes("exchange.may_discard_turn_up"):
            cards.add(self.up)
        said = [f"away:{card}" for card in sorted(cards, key=place)]
        pick_up = self.o["exchange.pick_up"]
        was_ordered = self.caller != self.dealer
        if pick_up == "optional" or (pick_up == "optional_if_ordered" and was_ordered):
            said = ["decline", *said]
        word = self.ask(self.dealer, said)
        if word != "decline":
            self.taken = True
            self.hands[self.dealer].append(self.up)
            self.hands[self.dealer].remove(word[5:])

    def best(self, seat: int) -> None:
        way = self.o["exchange.partners_best"]
        number = self.number("exchange.partners_best_cards")
        if self.bid is not None and self.bid.alone and seat == self.maker:
            number = self.bid.cards
        if way == "none" or not number or self.ask(seat, ["decline", "ask"]) == "decline":
            return
        (friend,) = self.friends(seat)
        if (
            self.yes("exchange.best_may_be_turn_up")
            and seat == self.maker
            and friend == self.dealer
            and self.accepted
            and not self.taken
            and self.caller != self.dealer
        ):
            self.taken = True
            self.hands[friend].append(self.up)
        for act in ("away", "give") if way == "discard_first" else ("give", "away"):
            for _ in range(number):
                who = seat if act == "away" else friend
                tail = "" if act == "away" else f":{seat}"
                word = self.ask(who, [f"{act}:{card}{tail}" for card in self.faces(who)])
                card = word.split(":")[1]
                self.hands[who].remove(card)
                if act == "give":
                    self.hands[seat].append(card)

    # Cards on the table.

    def may_lie_face_up(self) -> None:
        """A lone maker may play with the cards face up."""
        self.face_up = False
        if self.lone and self.maker is not None and self.number("score.jambone"):
            self.face_up = self.ask(self.maker, ["pass", "jambone"]) == "jambone"

    def shows_the_best(self) -> bool:
        """Whether the maker, who is always asked, has the five best trumps and shows them."""
        if self.maker is None or self.trump not in SUITS or not self.number("score.jamboree"):
            return False
        copies = self.number("pack.copies")
        best = [c for c in self.ladder("") for _ in range(1 if c == self.benny else copies)]
        hand = self.hands[self.maker]
        has_them = len(best) >= 5 and all(hand.count(c) >= best[:5].count(c) for c in best[:5])
        said = ["pass", *(["jamboree"] if has_them else [])]
        return self.ask(self.maker, said) == "jamboree"

    # The score.

    def makers(self) -> set[int]:
        """The maker, and who plays with him, as it turned out."""
        assert self.maker is not None
        partner = set() if self.partner is None else {self.partner}
        return {self.maker, *self.friends(self.maker)} | partner

    def turn_up_score(self, makers: set[int]) -> tuple[str, int, set[int]]:
        """The outcome, its worth, and the seats that get it; a loss is below nothing."""
        s = {key[6:]: int(v) for key, v in self.o.items() if key[:6] == "score." and v.isdigit()}
        others = set(range(self.n)) - makers
        won = sum(self.tricks[seat] for seat in makers)
        alone = self.lone or (self.called != "" and self.partner is None)
        lone = "lone_" if alone else ""
        if won == self.size and self.face_up:
            return "jambone", s["jambone"], makers
        if won == self.size:
            return f"{lone}march", s[f"{lone}march"], makers
        if 2 * won <= self.size or (alone and self.yes("score.lone_must_take_all")):
            march = "" if won else "_march"
            outcome, worth = f"{lone}euchre", s[f"{lone}euchre"]
            if self.lone_defender is not None:
                outcome, worth = f"lone_defence{march}", s[f"lone_defender{march}"]
            elif not won and s["super_euchre"] > worth:
                outcome, worth = "super_euchre", s["super_euchre"]
            if self.yes("score.set_back"):
                return outcome, -worth, makers
            return outcome, worth, others
        lost_two = len(self.winners) > 1 and all(seat in others for seat in self.winners[:2])
        if self.yes("score.fast_break") and lost_two and won == self.size - 2:
            return "fast_break", 0, set()
        if self.yes("score.four_tricks_needed") and won < 4:
            return "short", 0, set()
        return f"{lone}made", s[f"{lone}made"], makers

    def no_maker_score(self) -> tuple[str, int, set[int]]:
        everybody = set(range(self.n))
        even = {seat for seat in everybody if seat % 2 == 0}
        won = sum(self.tricks[seat] for seat in even)
        if won in (0, self.size):
            worth = self.number("score.march")
            return "no_maker_march", worth, even if won else everybody - even
        side = even if 2 * won > self.size else everybody - even
        return "no_maker", self.number("score.made"), set() if 2 * won == self.size else side

    def score(self) -> tuple[str, list[int]]:
        """How the deal ended, and what each seat gets by it."""
        makers = set() if self.maker is None else self.makers()
        if self.bid is not None:
            outcome, each = self.bid_score(makers)
        else:
            scored = self.no_maker_score() if self.maker is None else self.turn_up_score(makers)
            outcome, worth, seats = scored
            each = [worth * (seat in seats) for seat in range(self.n)]
        if not self.yes("score.count_tricks"):
            return outcome, each
        # Buck: everybody counts his own tricks; none, or a maker's failure, costs.
        if self.maker is None:
            outcome = "counted"
        elif self.bid is None:
            # All that he can do is make it, with all tricks or not, or fail.
            mine = self.tricks[self.maker]
            outcome = "euchre" if 2 * mine <= self.size else "made"
            outcome = "march" if mine == self.size else outcome
        failed = self.maker if "euchre" in outcome or outcome == "bid_lost" else None
        costs = -self.number("score.trickless")
        each = [costs if seat == failed else won or costs for seat, won in enumerate(self.tricks)]
        return outcome, [0 if seat in self.out() else n for seat, n in enumerate(each)]

    def whole(self) -> tuple[str, tuple[int, ...]]:
        """Run the deal: how it ended, and the points of each scorer."""
        paired = self.o["partners"] == "opposite"
        scorers = [{s for s in range(self.n) if s % 2 == i} for i in (0, 1)]
        if not paired:
            scorers = [{seat} for seat in range(self.n)]
        outcome = self.auction()
        if outcome in ("thrown_in", "benny_turned"):
            return outcome, (0,) * len(scorers)
        each = [0] * self.n
        if outcome == "forfeited":
            each = [int(self.dealer not in self.side_of(s, scorers)) for s in range(self.n)]
        elif not outcome:
            self.may_lie_face_up()
            listed = self.o["entry.steps"].split("/")
            for name in [*listed, *(step for step in STEPS.split() if step not in listed)]:
                self.step(name)
            if self.shows_the_best():
                outcome, worth = "jamboree", self.number("score.jamboree")
                each = [worth * (seat in self.makers()) for seat in range(self.n)]
            else:
                self.play()
                outcome, each = self.score()
        points = [self.points_of(seats, each) for seats in scorers]
        stake = self.number("bids.pool") if self.o["auction.kind"] == "bids" else 0
        points = [n - stake for n in points]
        if outcome == "bid_made" and self.bid is not None and self.bid.tricks == self.size:
            for at, seats in enumerate(scorers):
                points[at] += stake * len(scorers) * (self.maker in seats)
        return outcome, tuple(points)

    def side_of(self, seat: int, scorers: list[set[int]]) -> set[int]:
        return next(seats for seats in scorers if seat in seats)

    def points_of(self, seats: set[int], each: list[int]) -> int:
        """Seats that share a score share what they won; tricks add up, each once."""
        by_tricks = self.bid is not None and self.o["bids.pay"] == "tricks"
        if by_tricks and self.maker is not None and not seats & self.makers():
            return sum(each[seat] for seat in seats)
        return each[min(seats)]
