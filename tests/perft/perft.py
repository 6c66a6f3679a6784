"""Counts of legal sequences of actions, and the file that holds them.

``python -m tests.perft.perft`` writes the file anew. Each block is a deal in a preset::

    na24 dealer 0 up 9D
      hands JS TS … / … / … / …
      kitty …
      words bid:3 pass pass pass         what was said before, if anything
      counts 3 9 27 81          sequences of 1, 2, 3, … actions
      listing 0f3a12…           fingerprint of every list of what is legal, in order
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from euchre.cards import Card
from euchre.game import Bid, Dealt, OrderUp, Phase, State, apply, legal
from euchre.rules import PRESETS, BennyTurned, Partners, preset
from euchre.testing import Rarity, act, action_text, at_deal, rare_deal

FILE = Path(__file__).with_name("perft.txt")
MOST = 500
"""Sequences of the longest kind that a block counts."""


@dataclass(frozen=True)
class Block:
    """A fixed deal and what is counted from it."""

    name: str
    deal: Dealt
    words: tuple[str, ...] = ()
    counts: tuple[int, ...] = ()
    listing: str = ""

    def start(self) -> State:
        """The state when the deal is dealt and the words are said."""
        return act(at_deal(preset(self.name).rules, self.deal), " ".join(self.words))

    def __str__(self) -> str:
        """The block as it stands in the file."""
        up = "-" if self.deal.upcard is None else self.deal.upcard.text
        hands = " / ".join(" ".join(map(str, hand or ())) for hand in self.deal.hands)
        lines = [
            f"{self.name} dealer {self.deal.dealer} up {up}",
            f"  hands {hands}",
            f"  kitty {' '.join(map(str, self.deal.kitty or ()))}",
            *([f"  words {' '.join(self.words)}"] if self.words else []),
            f"  counts {' '.join(map(str, self.counts))}",
            f"  listing {self.listing}",
        ]
        return "\n".join(lines) + "\n"


def sequences(state: State, depth: int) -> Iterator[tuple[str, ...]]:
    """Every legal sequence of that many actions, or fewer where the deal ends before."""
    if not depth or state.public.is_deal_over:
        yield ()
        return
    for action in legal(state):
        for rest in sequences(apply(state, action)[0], depth - 1):
            yield (action_text(action), *rest)


def breakdown(found: Iterator[tuple[str, ...]]) -> dict[str, int]:
    """How many sequences begin with each action."""
    return dict(Counter(one[0] for one in found if one))


def walked(state: State, depth: int) -> tuple[tuple[int, ...], str]:
    """How many sequences there are of 1, 2, … ``depth`` actions that are not cut short.

    And a fingerprint of the lists of what is legal, in order, before each of the actions.
    """
    counts, digest = [0] * depth, hashlib.sha256()

    def visit(at: State, done: int) -> None:
        actions = legal(at)
        counts[done] += len(actions)
        digest.update(" ".join(map(action_text, actions)).encode() + b"\n")
        if done + 1 < depth:
            for action in actions:
                visit(apply(at, action)[0], done + 1)

    visit(state, 0)
    return tuple(counts), digest.hexdigest()[:16]


def read() -> list[Block]:
    """The blocks of the file."""
    blocks = []
    for text in FILE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        if not lines:
            continue
        name, _, dealer, _, up = lines[0].split()
        rest = dict(line.strip().partition(" ")[::2] for line in lines[1:])
        hands = tuple(_cards(hand) for hand in rest["hands"].split("/"))
        upcard = None if up == "-" else Card.parse(up)
        deal = Dealt(int(dealer), hands, upcard, _cards(rest["kitty"]))
        words = tuple(rest.get("words", "").split())
        counts = tuple(map(int, rest["counts"].split()))
        blocks.append(Block(name, deal, words, counts, rest["listing"]))
    return blocks


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(one) for one in text.split())


def counted(block: Block) -> Block:
    """The block with its counts, down to as many sequences as :data:`MOST`."""
    start, counts, listed = block.start(), tuple[int, ...](), ""
    while not counts or counts[-1] <= MOST // 4:
        counts, listed = walked(start, len(counts) + 1)
    return Block(block.name, block.deal, block.words, counts, listed)


def fixed() -> Iterator[Block]:
    """A deal for each preset; where rules make much of a hand or card, one that has it.

    Where much comes after the calls, it is counted from there too: after the first call that
    can be made, and after passing for as long as one may.
    """
    for name, one in PRESETS.items():
        rules = one.rules
        rarities = [Rarity.NONE]
        if rules.benny and rules.auction.benny_turned is BennyTurned.NAMED_BLIND:
            rarities.append(Rarity.BENNY_TURNED)
        if rules.deal.redeal.value != "none":
            rarities.append(Rarity.POOR_HAND)
        for rarity in rarities:
            rng = random.Random(f"{name} {rarity}")
            yield Block(name, rare_deal(rules, rules.players - 1, rng, rarity))
        if rules.has_bids or rules.partners in (Partners.CALLED, Partners.NOBODY):
            deal = rare_deal(rules, rules.players - 1, random.Random(name), Rarity.NONE)
            for eager in (True, False):
                words = calls(at_deal(rules, deal), eager=eager)
                if words:
                    yield Block(name, deal, words)


def calls(state: State, *, eager: bool) -> tuple[str, ...]:
    """What is said till the auction is over; nothing if no play follows."""
    words: list[str] = []
    while state.phase is Phase.AUCTION:
        options = legal(state)
        wanted = [one for one in options if isinstance(one, Bid | OrderUp)]
        chosen = (wanted if eager and not any(map(is_call, words)) else options)[0]
        words.append(action_text(chosen))
        state, _ = apply(state, chosen)
    return () if state.public.is_deal_over else tuple(words)


def is_call(word: str) -> bool:
    """Whether it is more than a pass."""
    return word != "pass"


if __name__ == "__main__":
    head = "# Written by `python -m tests.perft.perft`; see that file.\n\n"
    FILE.write_text(head + "\n".join(str(counted(one)) for one in fixed()), encoding="utf-8")
