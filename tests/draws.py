"""Which presets a law is held to: all of them in the soak, in the test those that differ.

A law of the test takes some presets, chosen by what their rules are and never by name, so
that a new preset takes its place by itself. Each law draws others, as it is called, so that
what one leaves out another has. Whatever is drawn, each preset has a random game, and its
rule sheet, in every run.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache

from euchre.rules import PRESETS, Rules, options, value_of
from tests.conftest import TIER

__all__ = ["answers", "kind", "of_every_kind", "with_every_answer"]

OTHERS = 4


def kind(rules: Rules) -> frozenset[object]:
    """How the maker is found, and who plays with whom."""
    return frozenset({(rules.auction.kind, rules.partners)})


@cache
def answers(rules: Rules) -> frozenset[object]:
    """What these rules say wherever few things can be said: no points, no bids, no packets.

    Options that have names or yes and no for answers, seats, steps, copies of a card; and
    the kind, which is what some of them make together.
    """
    named = {
        (option.key, value)
        for option in options()
        if isinstance(value := value_of(rules, option.key), bool | Enum)
    }
    counted = {("players", rules.players), ("copies", rules.pack.copies)}
    return frozenset(named | counted | {("steps", rules.entry.steps)}) | kind(rules)


def with_every_answer(law: str, among: Iterable[str] = PRESETS) -> list[str]:
    """Presets of which one at least gives each answer that any preset gives, and a few others.

    Games that are alone in something are in every draw; the others leave room for usual ones.
    """
    names = list(among)
    drawn = _drawn(law, names, answers)
    left = [name for name in names if name not in drawn]
    others = random.Random(law).sample(left, min(OTHERS, len(left)))
    return [name for name in names if name in drawn or name in others]


def of_every_kind(law: str, among: Iterable[str] = PRESETS) -> list[str]:
    """A preset of each kind."""
    return _drawn(law, among, kind)


def _drawn(
    law: str, among: Iterable[str], features: Callable[[Rules], frozenset[object]]
) -> list[str]:
    """Presets that have all features of all, and of which none can be left out."""
    names = list(among)
    if TIER == "soak":
        return names
    has = {name: features(PRESETS[name].rules) for name in names}
    wanted = frozenset[object]().union(*has.values())
    for name in random.Random(law).sample(names, len(names)):
        others = [own for other, own in has.items() if other != name]
        if frozenset[object]().union(*others) == wanted:
            del has[name]
    return list(has)
