"""Readable traces of deals, one file for each preset; each says which rules it shows.

``python -m tests.golden.trace`` writes them anew. That needs a reason in the same commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from euchre.game import Action, Phase, Play, State, apply, legal
from euchre.rules import Rules, preset
from euchre.testing import action_text, at_deal, dealt
from euchre.testing.builders import action_of
from tests.golden.scenes import SCENES, Scene

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Trace:
    """The scenes of one preset as text."""

    name: str

    @property
    def file(self) -> Path:
        """Where it stands."""
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The whole trace, made anew."""
        rules = preset(self.name).rules
        lines = [f"{self.name}"]
        for scene in SCENES[self.name]:
            lines += ["", *told(rules, scene)]
        return "\n".join(lines) + "\n"


def seat_names(rules: Rules) -> str:
    """One letter for each seat."""
    return "NESW" if rules.players == 4 else "012345"


def told(rules: Rules, scene: Scene) -> Iterator[str]:
    """The lines of one deal: what it shows, the cards, calls with what was legal, and the play."""
    names = seat_names(rules)
    deal = dealt(rules, scene.dealer, scene.upcard, scene.kitty, None, **scene.hands)
    yield from (f"# {line}" for line in scene.shows)
    yield f"dealer {names[deal.dealer]}, turned {deal.upcard}"
    for seat, hand in enumerate(deal.hands):
        yield f"  {names[seat]}  {' '.join(map(str, hand or ()))}"
    yield f"  kitty  {' '.join(map(str, deal.kitty or ()))}"
    state = at_deal(rules, deal)
    words = scene.words.split()
    while not state.public.is_deal_over and state.phase is not Phase.PLAY:
        word = words.pop(0)
        options = " ".join(map(action_text, legal(state)))
        yield f"{names[state.turn or 0]} {word}  ({options})"
        before = len(state.public.shown)
        state, _ = apply(state, action_of(word))
        for source, cards in state.public.shown[before:]:
            yield f"  shown by {names[source]}: {' '.join(map(str, cards))}"
    assert not words, words
    if not state.public.is_deal_over:
        yield from played(state, names)
        while not state.public.is_deal_over:
            state, _ = apply(state, strongest(state))
    yield from ended(state, names)


def strongest(state: State) -> Action:
    """The strongest card that may be played: what everybody plays in these traces."""
    order = state.public.order
    cards = [one for one in legal(state) if isinstance(one, Play)]
    return max(cards, key=lambda one: order.strength(one.card))


def played(state: State, names: str) -> Iterator[str]:
    """The contract, and each trick with who won it; a star follows a card that was the only one."""
    contract = state.public.contract
    assert contract is not None
    trump = "no trump" if contract.trump is None else f"trump {contract.trump.letter}"
    maker = "nobody" if contract.maker is None else names[contract.maker]
    out = " ".join(names[seat] for seat in state.public.sits_out) or "nobody"
    yield f"{trump}, maker {maker}, out {out}, first lead {names[state.turn or 0]}"
    while not state.public.is_deal_over:
        cards = []
        tricks = len(state.public.tricks)
        while len(state.public.tricks) == tricks:
            seat = state.turn or 0
            star = "*" if len(legal(state)) == 1 and state.public.held[seat] > 1 else ""
            action = strongest(state)
            cards.append(f"{names[seat]} {action_text(action)}{star}")
            state, _ = apply(state, action)
        winner = state.public.tricks[-1].winner
        yield f"  {'  '.join(cards)}  : {names[winner]}"


def ended(state: State, names: str) -> Iterator[str]:
    """The result, the score, and who deals next."""
    public = state.public
    result = public.results[-1]
    points = " ".join(map(str, result.points))
    scores = " ".join(map(str, result.scores))
    taken = " ".join(
        f"{names[seat]}:{number}" for seat, number in enumerate(result.taken) if number
    )
    yield f"{result.outcome.value}: tricks {taken or '-'}, points {points}, scores {scores}"
    assert public.next_dealer is not None
    yield f"{public.phase.value}, next dealer {names[public.next_dealer]}"


if __name__ == "__main__":
    for name in SCENES:
        Trace(name).file.write_text(Trace(name).text(), encoding="utf-8")
