"""What a seat may name as trump."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre.cards import Suit
from euchre.game.actions import Name
from euchre.game.public import Public
from euchre.rules import NoTrump

__all__ = ["names", "with_alone"]


def names(public: Public, suits: Iterable[Suit] = tuple(Suit)) -> Iterator[Name]:
    """These suits, and no trump, high and low, where the rules let it be named."""
    yield from map(Name, suits)
    auction = public.rules.auction
    if auction.no_trump is NoTrump.CALLABLE:
        yield Name(None)
        if auction.low_no_trump:
            yield Name(None, low=True)


def with_alone(named: Iterable[Name]) -> Iterator[Name]:
    """Each of these, and the same played alone."""
    for name in named:
        yield name
        yield Name(name.suit, alone=True, low=name.low)
