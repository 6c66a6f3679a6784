# ruff: noqa: D102 - as long as the rules of one auction are
"""The second engine's auction of bids, and what bids score."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass

from tests.perft.brute_table import SUITS, Table


@dataclass
class Rung:
    """A bid of the ladder, as it stands in the options."""

    label: str
    tricks: int
    win: int
    lose: int
    alone: bool
    cards: int
    next_only: bool


def rung_of(text: str) -> Rung:
    found = re.match(r"([a-z_]*)([0-9]+)([+][0-9]+)?(-[0-9]+)?(a[0-9]*)?(!?)$", text)
    assert found, text
    name, tricks, win, lose, alone, only = found.groups()
    return Rung(
        name or tricks,
        int(tricks),
        int((win or "+0")[1:]) or int(tricks),
        int((lose or "-0")[1:]) or int(tricks),
        bool(alone),
        int((alone or "a")[1:] or 0),
        only == "!",
    )


class Bidding(Table, ABC):
    """Who bids what, and what comes of it."""

    bid: Rung | None = None
    forced = False

    def rungs(self) -> list[Rung]:
        """The ladder, a forced bid below it included at its foot."""
        rungs = [rung_of(text) for text in self.o["bids.ladder"].split("/")]
        least = self.o["bids.forced_bid"]
        if self.o["bids.forced"] != "nobody" and least not in [one.label for one in rungs]:
            higher = [at for at, one in enumerate(rungs) if one.tricks >= int(least)]
            rungs.insert(higher[0] if higher else len(rungs), rung_of(least))
            self.only_forced = least
        return rungs

    only_forced = ""
    """The label of a bid that is not on the ladder: it can be made only by who must."""

    @abstractmethod
    def extras(self, seat: int) -> list[str]:
        """What a seat may do at its first turn besides calling."""

    @abstractmethod
    def go_under(self, seat: int) -> None:
        """Exchange three cards with the kitty."""

    def trumps(self) -> list[str]:
        called = self.o["auction.no_trump"] == "callable"
        return [*SUITS, *("N" * called), *("L" * (called and self.yes("auction.low_no_trump")))]

    def without_trump(self, rung: Rung) -> bool:
        return rung.label == "misere" and self.yes("bids.misere_no_trump")

    def auction_of_bids(self) -> str:
        """Find the highest bidder; or say how the deal ended without one."""
        rungs = self.rungs()
        rounds = self.o["bids.rounds"]
        turns = {"once": 1, "twice": 2}.get(rounds, 10**9)
        speakers = [s for s in self.round_the_table(self.dealer) if s not in self.no_cards]
        spoken = dict.fromkeys(speakers, 0)
        out: set[int] = set()
        top, highest = -1, ""
        bidder: int | None = None
        passes = bids = 0
        queue = list(speakers)
        while queue:
            seat = queue.pop(0)
            queue.append(seat)
            if bidder is None and passes == len(speakers):
                break
            if seat == bidder or not self.higher(rungs, top):
                break
            if spoken[seat] >= turns or seat in out:
                if all(spoken[s] >= turns or s in out for s in speakers):
                    break
                continue
            stuck = (
                self.o["bids.forced"] == "dealer"
                and seat == self.dealer
                and bidder is None
                and passes == len(speakers) - 1
            )
            word = self.speak(seat, rungs, top, first=not spoken[seat], stuck=stuck)
            if word == "redeal":
                return "thrown_in"
            spoken[seat] += 1
            if word == "pass":
                passes += 1
                out |= {seat} if rounds == "pass_is_out" else set()
                continue
            bids, passes, bidder, highest = bids + 1, 0, seat, word
            top = [one.label for one in rungs].index(word.split(":")[1])
            self.forced = stuck if bids == 1 else False
        if bidder is None:
            holders = [s for s in range(self.n) if self.benny in self.hands[s]]
            if self.o["bids.forced"] != "joker_holder" or not holders:
                return "passed_out"
            (bidder,) = holders
            self.forced = True
            top = [one.label for one in rungs].index(self.o["bids.forced_bid"])
        self.settle_trump(bidder, rungs[top], highest)
        return ""

    def higher(self, rungs: list[Rung], top: int) -> list[Rung]:
        """What may be bid over the bid at that place."""
        return [
            one
            for at, one in enumerate(rungs)
            if at > top
            and (not one.next_only or self.is_right_above(rungs, top, at))
            and one.label != self.only_forced
        ]

    def is_right_above(self, rungs: list[Rung], top: int, at: int) -> bool:
        real = [one.label for one in rungs if one.label != self.only_forced]
        if top < 0 or rungs[top].label not in real or rungs[at].label not in real:
            return False
        return real.index(rungs[at].label) == real.index(rungs[top].label) + 1

    def speak(self, seat: int, rungs: list[Rung], top: int, *, first: bool, stuck: bool) -> str:
        said = [] if stuck else ["pass"]
        able = self.higher(rungs, top)
        if stuck:
            least = [one.label for one in rungs].index(self.o["bids.forced_bid"])
            able = [rungs[least], *(one for one in self.higher(rungs, least) if not one.next_only)]
        for one in able:
            if self.o["bids.trump"] != "with_bid" or self.without_trump(one):
                said.append(f"bid:{one.label}")
            else:
                said += [f"bid:{one.label}:{trump}" for trump in self.trumps()]
        word = self.ask(seat, [*(self.extras(seat) if first else []), *said])
        if word == "under":
            self.go_under(seat)
            word = self.ask(seat, said)
        return word

    def settle_trump(self, bidder: int, rung: Rung, word: str) -> None:
        """The highest bid holds: its trump is known, or the bidder names it, or will lead it."""
        self.maker = self.caller = bidder
        self.bid, self.lone = rung, rung.alone
        if self.without_trump(rung):
            self.trump = "N"
        elif word.count(":") == 2:
            self.trump = word[-1]
        elif self.o["bids.trump"] == "first_lead":
            self.trump = "?"
        else:
            may = self.yes("entry.alone") and not rung.alone
            ways = ["name", "name-alone"] if may else ["name"]
            said = self.ask(bidder, [f"{way}:{trump}" for trump in self.trumps() for way in ways])
            self.trump = said[-1]
            self.lone = rung.alone or "alone" in said

    def take_widow(self) -> None:
        assert self.maker is not None
        number = len(self.kitty)
        self.hands[self.maker] += self.kitty
        for _ in range(number):
            word = self.ask(self.maker, [f"away:{card}" for card in self.faces(self.maker)])
            self.hands[self.maker].remove(word[5:])

    def bid_score(self, makers: set[int]) -> tuple[str, list[int]]:
        """How a bid ended, and what each seat wins or loses by it."""
        bid = self.bid
        assert bid is not None
        won = sum(self.tricks[seat] for seat in makers)
        made = won >= bid.tricks if bid.tricks else won == 0
        outcome = "bid_made" if made else "bid_lost"
        figure = bid.win if made else -bid.lose
        pay = self.o["bids.pay"]
        if pay == "winners":
            return outcome, [abs(figure) * ((s in makers) == made) for s in range(self.n)]
        if pay == "maker_only":
            assert self.maker is not None
            own = {self.maker, *self.friends(self.maker)}
            return outcome, [figure * (s in own) for s in range(self.n)]
        if pay == "stakes":
            return outcome, [
                figure * (self.n - 1) if s in makers else -figure for s in range(self.n)
            ]
        own_figure = "+" in self.text_of(bid)
        if made and not own_figure:
            figure = won + self.number("bids.bonus")
        if not made and self.forced and self.yes("bids.forced_loses_half"):
            figure = -(bid.lose - bid.lose // 2)
        if self.lone and not bid.alone:
            figure *= self.number("bids.lone_factor")
        # What the others took is theirs in any case.
        return outcome, [figure if s in makers else self.tricks[s] for s in range(self.n)]

    def text_of(self, bid: Rung) -> str:
        texts = self.o["bids.ladder"].split("/")
        return next((text for text in texts if rung_of(text).label == bid.label), bid.label)
