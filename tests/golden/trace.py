"""Readable traces of deals, one file for each preset; each says which rules it shows.

``python -m tests.golden.trace`` writes them anew. That needs a reason in the same commit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import replace as put
from pathlib import Path

from euchre.game import Action, Phase, Play, PlayExposed, State, apply, legal
from euchre.rules import Rules, preset
from euchre.testing import action_text, at_deal, dealt
from euchre.testing.builders import action_of
from tests.golden.scene import Scene
from tests.golden.scenes import SCENES

FOLDER = Path(__file__).parent
PLAYING = (Phase.PLAY, Phase.PLAY_EXPOSED)
MANY = 24
"""More choices than that are not written out."""


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
    """One letter for each seat; the last is that of the kitty."""
    return "NESW-" if rules.players == 4 else f"{'012345'[: rules.players]}-"


def started(rules: Rules, scene: Scene) -> State:
    """The deal of a scene, with the score as it stood before."""
    deal = dealt(rules, scene.dealer, scene.upcard, scene.kitty, None, **scene.hands)
    state = at_deal(rules, deal)
    standing = state.public.standing
    standing = put(standing, scores=scene.scores or standing.scores, pool=scene.pool)
    return put(state, public=state.public.having(standing=standing))


def told(rules: Rules, scene: Scene) -> Iterator[str]:
    """The lines of one deal: what it shows, the cards, calls with what was legal, and the play."""
    names = seat_names(rules)
    state = started(rules, scene)
    public = state.public
    yield from (f"# {line}" for line in scene.shows)
    if scene.scores or scene.pool:
        pool = f", pool {scene.pool}" if scene.pool else ""
        yield f"before: scores {' '.join(map(str, public.standing.scores))}{pool}"
    turned = "no card" if public.upcard is None else public.upcard
    yield f"dealer {names[public.dealer]}, turned {turned}"
    for seat, hand in enumerate(state.hands):
        yield f"  {names[seat]}  {' '.join(map(str, rules.cards.listed(hand)))}"
    yield f"  kitty  {' '.join(map(str, state.kitty))}"
    words = scene.words.split()
    while not state.public.is_deal_over and state.phase not in PLAYING:
        word = words.pop(0)
        yield f"{names[state.turn or 0]} {word}  ({choices(state)})"
        before = len(state.public.shown)
        state, _ = apply(state, action_of(word))
        for source, cards in state.public.shown[before:]:
            yield f"  shown by {names[source]}: {' '.join(map(str, cards))}"
    assert not words, words
    if not state.public.is_deal_over:
        yield from played(state, names)
        while not state.public.is_deal_over:
            state, _ = apply(state, best_for(state))
    yield from ended(state, names)


def choices(state: State) -> str:
    """What was legal; of many, how they begin and end."""
    words = [action_text(one) for one in legal(state)]
    if len(words) > MANY:
        words = [*words[:6], f"… {len(words)} in all …", *words[-3:]]
    return " ".join(words)


def best_for(state: State) -> Action:
    """The strongest card that may be played: what everybody plays in these traces.

    But who must take no trick plays the weakest, and so is an exposed hand made to play.
    """
    public = state.public
    contract = public.contract
    bid = None if contract is None else contract.bid
    wants_none = bid is not None and not bid.tricks and contract and contract.maker == state.turn
    cards = [one for one in legal(state) if isinstance(one, Play | PlayExposed)]
    best = min if wants_none or public.phase is Phase.PLAY_EXPOSED else max
    return best(cards, key=lambda one: public.order.strength(one.card))


def contract_line(state: State, names: str) -> str:
    """The contract, who is out, and who leads."""
    contract = state.public.contract
    assert contract is not None
    trump = "no trump" if contract.trump is None else f"trump {contract.trump.letter}"
    if contract.by_first_lead:
        trump = "trump by the first lead"
    trump += ", low" if contract.low else ""
    maker = "nobody" if contract.maker is None else names[contract.maker]
    told_bid = "" if contract.bid is None else f", bid {contract.bid.label}"
    told_bid += " (forced)" if contract.forced else ""
    called = "" if contract.called is None else f", called {contract.called.text}"
    called += ", face up" if contract.exposed else ""
    out = " ".join(names[seat] for seat in state.public.sits_out) or "nobody"
    is_exposed = state.phase is Phase.PLAY_EXPOSED
    lead = names[(contract.maker if is_exposed else state.turn) or 0]
    return f"{trump}, maker {maker}{told_bid}{called}, out {out}, first lead {lead}"


def played(state: State, names: str) -> Iterator[str]:
    """The contract, and each trick with who won it; a star follows a card that was the only one."""
    yield contract_line(state, names)
    while not state.public.is_deal_over:
        cards = []
        tricks = len(state.public.tricks)
        was_secret = state.public.has_secret_partner
        while len(state.public.tricks) == tricks:
            seat = state.turn or 0
            star = "*" if len(legal(state)) == 1 and state.public.held[seat] > 1 else ""
            action = best_for(state)
            cards.append(f"{names[seat]} {action_text(action)}{star}")
            state, _ = apply(state, action)
        winner = state.public.tricks[-1].winner
        yield f"  {'  '.join(cards)}  : {names[winner]}"
        contract = state.public.contract
        if was_secret and not state.public.has_secret_partner and contract is not None:
            partner = "nobody" if contract.partner is None else names[contract.partner]
            yield f"  the called card has fallen: partner {partner}"


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
    if public.rules.end.count_down:
        shown = " ".join(str(public.rules.shown_score(score)) for score in result.scores)
        yield f"said as {shown}"
    if public.rules.bids.pool:
        yield f"pool {public.standing.pool}"
    assert public.next_dealer is not None
    if public.phase is Phase.MATCH_OVER and public.standing.winner is not None:
        winners = public.rules.seats_of(public.standing.winner)
        yield f"won by {' '.join(names[seat] for seat in winners)}"
    yield f"{public.phase.value}, next dealer {names[public.next_dealer]}"


if __name__ == "__main__":
    for name in SCENES:
        Trace(name).file.write_text(Trace(name).text(), encoding="utf-8")
