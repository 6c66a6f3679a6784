# ruff: noqa: C901, D102, PLR0913, PLR0917 - as long as the rules of one deal are
"""A second, deliberately different engine: one deal told as straight as a rule book.

It shares no code with ``euchre.game``: cards are strings, hands are lists, and there is no
state. :func:`deal` runs from the first call to the score and takes the words of the players
from a list; where the list ends it raises :class:`Ask` with who is to speak and what may be
said. It knows the first deal of a match, so no tokens and no limit on hands thrown in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

SUITS = "SHDC"
RANKS = "AKQJT98765432"
TWIN = {"S": "C", "C": "S", "H": "D", "D": "H"}
LOWLY = "T98765432"


class Ask(Exception):  # noqa: N818 - a question, not an error
    """The words have run out: ``seat`` is to say one of ``choices``."""

    def __init__(self, seat: int, choices: Sequence[str]) -> None:
        super().__init__(seat, choices)
        self.seat, self.choices = seat, list(choices)


def place(card: str) -> int:
    return 99 if card == "JK" else SUITS.index(card[1]) * 13 + RANKS.index(card[0])


class Deal:
    """One deal by options as texts (``"auction.must_hold": "caller"``)."""

    def __init__(
        self,
        options: Mapping[str, str],
        dealer: int,
        hands: Sequence[Sequence[str]],
        up: str,
        kitty: Sequence[str],
        words: Sequence[str],
    ) -> None:
        self.o = options
        self.n = len(hands)
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.size = len(hands[0])
        self.up = up
        self.kitty = list(kitty)
        self.words = list(words)
        self.benny = {"none": "", "joker": "JK", "two_of_spades": "2S"}[options["pack.benny"]]
        self.trump = ""
        self.maker: int | None = None
        self.caller = dealer
        self.lone = self.accepted = self.taken = False
        self.lone_defender: int | None = None
        self.passed: list[tuple[int, int]] = []
        self.round = 1
        self.tricks: list[int] = []

    def yes(self, key: str) -> bool:
        return self.o[key] == "true"

    def ask(self, seat: int, choices: Sequence[str]) -> str:
        if not self.words:
            raise Ask(seat, choices)
        word = self.words.pop(0)
        assert word in choices, (word, choices)
        return word

    def friends(self, seat: int) -> list[int]:
        if self.o["partners"] != "opposite":
            return []
        return [(seat + step) % self.n for step in range(2, self.n, 2)]

    def round_the_table(self, seat: int) -> list[int]:
        return [(seat + 1 + step) % self.n for step in range(self.n)]

    def out(self) -> list[int]:
        gone = self.friends(self.maker) if self.lone and self.maker is not None else []
        return gone + (self.friends(self.lone_defender) if self.lone_defender is not None else [])

    def faces(self, seat: int) -> list[str]:
        return sorted(set(self.hands[seat]), key=place)

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

    def first_turn_extras(self, seat: int) -> Iterator[str]:
        high, hand = self.high(seat), self.hands[seat]
        redeal = self.o["deal.redeal"]
        turned = [c for c in hand if c[1] == self.turned_suit() and c not in ("JK", self.benny)]
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
        for suit in [*able, *("N" * (self.o["auction.no_trump"] == "callable"))]:
            said += [f"name:{suit}"] + ([f"name-alone:{suit}"] if lone else [])
        return said if stuck else ["pass", *said]

    def auction(self) -> str:
        """Make trump; or say how the deal ended without."""
        if self.up == self.benny and self.o["auction.benny_turned"] == "redeal":
            return "benny_turned"
        if self.up == self.benny and self.o["auction.benny_turned"] == "named_blind":
            self.trump = self.ask(self.dealer, [f"name:{suit}" for suit in SUITS])[-1]
            self.maker, self.accepted = self.dealer, True
            if self.yes("entry.alone") and self.yes("auction.blind_maker_may_go_alone"):
                self.lone = self.ask(self.dealer, ["pass", "alone"]) == "alone"
            return ""
        for self.round in (1, 2):
            for seat in self.round_the_table(self.dealer):
                extras = list(self.first_turn_extras(seat)) if self.round == 1 else []
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

    def pick_up(self) -> None:
        cards = set(self.hands[self.dealer])
        if self.yes("exchange.may_discard_turn_up"):
            cards.add(self.up)
        said = [f"away:{card}" for card in sorted(cards, key=place)]
        if self.o["exchange.pick_up"] == "optional":
            said = ["decline", *said]
        word = self.ask(self.dealer, said)
        if word != "decline":
            self.taken = True
            self.hands[self.dealer].append(self.up)
            self.hands[self.dealer].remove(word[5:])

    def best(self, seat: int) -> None:
        way = self.o["exchange.partners_best"]
        if way == "none" or self.ask(seat, ["decline", "ask"]) == "decline":
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
            for _ in range(int(self.o["exchange.partners_best_cards"])):
                who = seat if act == "away" else friend
                tail = "" if act == "away" else f":{seat}"
                word = self.ask(who, [f"{act}:{card}{tail}" for card in self.faces(who)])
                card = word.split(":")[1]
                self.hands[who].remove(card)
                if act == "give":
                    self.hands[seat].append(card)

    # The play.

    def suit(self, card: str) -> str:
        if card == self.benny:
            return "*" if self.trump == "N" else self.trump
        if self.yes("play.bowers") and self.trump != "N" and card == f"J{TWIN[self.trump]}":
            return self.trump
        return card[1]

    def ladder(self, led: str) -> list[str]:
        """All cards that can win the trick, best first."""
        trump = self.trump if self.trump != "N" else ""
        best = [self.benny] if self.benny else []
        if trump and self.yes("play.bowers"):
            best += [f"J{trump}", f"J{TWIN[trump]}"]
        best += [f"{rank}{trump}" for rank in RANKS if trump]
        best += [f"{rank}{self.suit(led)}" for rank in RANKS if self.suit(led) != "*"]
        return list(dict.fromkeys(best))

    def play(self) -> None:
        self.tricks = [0] * self.n
        self.winners: list[int] = []
        start = (self.dealer + 1) % self.n
        if self.maker is not None:
            alone = self.lone or self.o["partners"] != "opposite"
            if self.o["play.leader"] == "maker":
                start = self.maker
            elif self.o["play.leader"] == "left_of_lone_maker" and alone:
                start = (self.maker + 1) % self.n
        while start in self.out():
            start = (start + 1) % self.n
        for _ in range(self.size):
            table: list[tuple[int, str]] = []
            for seat in [start, *self.round_the_table(start)[:-1]]:
                if seat in self.out():
                    continue
                cards = self.faces(seat)
                if table:
                    asked = self.suit(table[0][1])
                    cards = [c for c in cards if self.suit(c) == asked] or cards
                card = self.ask(seat, cards)
                self.hands[seat].remove(card)
                table.append((seat, card))
            order = self.ladder(table[0][1])
            best = min((card for _, card in table if card in order), key=order.index)
            tied = [seat for seat, card in table if card == best]
            start = tied[-1 if self.yes("play.last_equal_card_wins") else 0]
            self.tricks[start] += 1
            self.winners.append(start)

    # The score.

    def points(self) -> tuple[str, int, set[int]]:
        """The outcome, its worth, and the seats that get it."""
        s = {key[6:]: int(v) for key, v in self.o.items() if key[:6] == "score." and v.isdigit()}
        everybody = set(range(self.n))
        if self.maker is None:
            even = {seat for seat in everybody if seat % 2 == 0}
            won = sum(self.tricks[seat] for seat in even)
            if won in (0, self.size):
                return "no_maker_march", s["march"], even if won else everybody - even
            side = even if 2 * won > self.size else everybody - even
            return "no_maker", s["made"], set() if 2 * won == self.size else side
        makers = {self.maker, *self.friends(self.maker)}
        others = everybody - makers
        won = sum(self.tricks[seat] for seat in makers)
        lone = "lone_" if self.lone else ""
        if won == self.size:
            return f"{lone}march", s[f"{lone}march"], makers
        if 2 * won <= self.size or (self.lone and self.yes("score.lone_must_take_all")):
            if self.lone_defender is not None:
                march = "" if won else "_march"
                return f"lone_defence{march}", s[f"lone_defender{march}"], others
            if not won and s["super_euchre"] > s[f"{lone}euchre"]:
                return "super_euchre", s["super_euchre"], others
            return f"{lone}euchre", s[f"{lone}euchre"], others
        lost_two = all(seat in others for seat in self.winners[:2])
        if self.yes("score.fast_break") and lost_two and won == self.size - 2:
            return "fast_break", 0, set()
        if self.yes("score.four_tricks_needed") and won < 4:
            return "short", 0, set()
        return f"{lone}made", s[f"{lone}made"], makers

    def whole(self) -> tuple[str, tuple[int, ...]]:
        """Run the deal: how it ended, and the points of each scorer."""
        paired = self.o["partners"] == "opposite"
        scorers = [{s for s in range(self.n) if s % 2 == i} for i in (0, 1)]
        if not paired:
            scorers = [{seat} for seat in range(self.n)]
        end = self.auction()
        if end == "forfeited":
            return end, tuple(int(self.dealer not in seats) for seats in scorers)
        if end:
            return end, (0,) * len(scorers)
        for name in self.o["entry.steps"].split("/"):
            self.step(name)
        self.play()
        outcome, worth, seats = self.points()
        return outcome, tuple(worth if owner & seats else 0 for owner in scorers)
