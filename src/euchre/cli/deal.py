"""``euchre deal``: a random deal, and the line of text that stands for it."""

from __future__ import annotations

import random
import secrets

from euchre.cli.arguments import Arguments
from euchre.cli.chosen import chosen_rules
from euchre.cli.console import Console
from euchre.cli.position import show_hands
from euchre.game import Dealt, chance, new_match
from euchre.notation.text import deal_text
from euchre.rules import fingerprint
from euchre.texts.story import Reader, event_text, seat_names

__all__ = ["run"]


def run(arguments: Arguments, console: Console) -> int:
    """Print a deal."""
    base, rules = chosen_rules(arguments, arguments.text("GAME"))
    given = arguments.number("seed", low=0, high=2**63)
    seed = secrets.randbelow(2**32) if given is None else given
    rng = random.Random(seed)
    drawn, _ = chance(new_match(rules), rng)
    state, events = chance(drawn, rng)
    deal = next(event for event in events if isinstance(event, Dealt))
    if arguments.has("json"):
        console.json(
            {
                "preset": base.id,
                "fingerprint": fingerprint(rules),
                "seed": seed,
                "text": deal_text(deal),
                "dealer": deal.dealer,
                "hands": [[card.text for card in hand or ()] for hand in deal.hands],
                "upcard": None if deal.upcard is None else deal.upcard.text,
                "kitty": [card.text for card in deal.kitty or ()],
            }
        )
        return 0
    reader = Reader(None, seat_names(rules.players))
    console.line(deal_text(deal))
    console.line()
    console.wrap(console.words(event_text(reader, drawn.public, deal)))
    show_hands(console, reader, state)
    if given is None:
        console.line()
        console.say("deal-again", seed=str(seed))
    return 0
