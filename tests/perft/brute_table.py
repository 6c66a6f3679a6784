# ruff: noqa: D102, PLR0913, PLR0917 - as long as the rules of one deal are
"""The second engine's table: cards as strings, who is out, and the play of the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

SUITS = "SHDC"
RANKS = "AKQJT98765432"
TWIN = {"S": "C", "C": "S", "H": "D", "D": "H"}
LOWLY = "T98765432"
LOWEST = (
    *("ace", "king", "queen", "jack", "ten", "nine", "eight"),
    *("seven", "six", "five", "four", "three", "two"),
)


class Ask(Exception):  # noqa: N818 - a question, not an error
    """The words have run out: ``seat`` is to say one of ``choices``."""

    def __init__(self, seat: int, choices: Sequence[str]) -> None:
        super().__init__(seat, choices)
        self.seat, self.choices = seat, list(choices)


def place(card: str) -> int:
    return 99 if card == "JK" else SUITS.index(card[1]) * 13 + RANKS.index(card[0])


class Table:
    """A deal as it lies on the table."""

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
        self.size = len(hands[(dealer + 1) % self.n])
        self.no_cards = [dealer] if not hands[dealer] else []
        self.up = up
        self.kitty = list(kitty)
        self.words = list(words)
        self.benny = {"none": "", "joker": "JK", "two_of_spades": "2S"}[options["pack.benny"]]
        # "?" until the first lead says what it is.
        self.trump = ""
        self.maker: int | None = None
        self.caller = dealer
        self.lone = self.accepted = self.taken = False
        self.face_up = False
        self.lone_defender: int | None = None
        self.dropped: list[int] = []
        self.called = ""
        self.partner: int | None = None
        self.passed: list[tuple[int, int]] = []
        self.round = 1
        self.tricks = [0] * self.n
        self.winners: list[int] = []

    def yes(self, key: str) -> bool:
        return self.o[key] == "true"

    def number(self, key: str) -> int:
        return int(self.o[key])

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
        if self.lone_defender is not None:
            gone = gone + self.friends(self.lone_defender)
        return gone + self.dropped + self.no_cards

    def faces(self, seat: int) -> list[str]:
        return sorted(set(self.hands[seat]), key=place)

    def pack(self) -> list[str]:
        """Every face of the pack."""
        ranks = RANKS[: LOWEST.index(self.o["pack.lowest"]) + 1]
        plain = {rank + suit for rank in ranks for suit in SUITS}
        return sorted(plain | ({self.benny} if self.benny else set()), key=place)

    def suit(self, card: str) -> str:
        has_trump = self.trump in SUITS and self.trump != ""
        if card == self.benny:
            return self.trump if has_trump else "*"
        if self.yes("play.bowers") and has_trump and card == f"J{TWIN[self.trump]}":
            return self.trump
        return card[1]

    def ladder(self, led: str) -> list[str]:
        """All cards that can win the trick, best first; the trumps alone before a lead."""
        trump = self.trump if self.trump not in ("N", "L", "?") else ""
        ranks = RANKS[::-1] if self.trump == "L" else RANKS
        best = [self.benny] if self.benny else []
        if trump and self.yes("play.bowers"):
            best += [f"J{trump}", f"J{TWIN[trump]}"]
        best += [f"{rank}{trump}" for rank in ranks if trump]
        if led:
            best += [f"{rank}{self.suit(led)}" for rank in ranks if self.suit(led) != "*"]
        return list(dict.fromkeys(best))

    def leader(self) -> int:
        start = (self.dealer + 1) % self.n
        if self.maker is not None:
            alone = self.lone or self.o["partners"] == "maker_against_all"
            if self.o["play.leader"] == "maker":
                start = self.maker
            elif self.o["play.leader"] == "left_of_lone_maker" and alone:
                start = (self.maker + 1) % self.n
        while start in self.out():
            start = (start + 1) % self.n
        return start

    def play(self) -> None:
        start = self.leader()
        if len(self.out()) == self.n - 1:
            # Everybody else has dropped out: the tricks are his.
            self.tricks[start] = self.size
            return
        for _ in range(self.size):
            table: list[tuple[int, str]] = []
            for seat in [start, *self.round_the_table(start)[:-1]]:
                if seat in self.out():
                    continue
                cards = self.faces(seat)
                if table:
                    asked = self.suit(table[0][1])
                    cards = [c for c in cards if self.suit(c) == asked] or cards
                if self.face_up and seat == self.maker:
                    left = [s for s in self.round_the_table(seat) if s not in self.out()]
                    card = self.ask(left[0], [f"exposed:{c}" for c in cards])[8:]
                else:
                    card = self.ask(seat, cards)
                if self.trump == "?":
                    self.trump = "N" if card == self.benny else card[1]
                if card == self.called and seat != self.maker:
                    self.partner = seat
                self.hands[seat].remove(card)
                table.append((seat, card))
            order = self.ladder(table[0][1])
            best = min((card for _, card in table if card in order), key=order.index)
            tied = [seat for seat, card in table if card == best]
            start = tied[-1 if self.yes("play.last_equal_card_wins") else 0]
            self.tricks[start] += 1
            self.winners.append(start)
