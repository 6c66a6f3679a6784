"""Perft: how many legal sequences of actions there are, by the engine and a second way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from euchre.rules import PRESETS, preset
from tests.perft.brute import Ask
from tests.perft.perft import Block, breakdown, read, sequences, walked
from tests.perft.test_second_way import asked_or_ended, told

BLOCKS = read()


def str_of(block: Block) -> str:
    """What tells a block from the others."""
    return "-".join((block.name, str(block.deal.upcard), *block.words))


def sequences_a_second_way(
    block: Block, depth: int, words: tuple[str, ...] = ()
) -> Iterator[tuple[str, ...]]:
    """The same sequences by the second engine, each deal told from its start."""
    if len(words) == depth:
        yield words
        return
    rules = preset(block.name).rules
    asked = asked_or_ended(told(rules, block.deal, [*block.words, *words]))
    if not isinstance(asked, Ask):
        yield words
        return
    for word in asked.choices:
        yield from sequences_a_second_way(block, depth, (*words, word))


def test_every_preset_is_counted() -> None:
    """Each preset has a block in the file."""
    assert {block.name for block in BLOCKS} == set(PRESETS)


@pytest.mark.parametrize("block", BLOCKS, ids=str_of)
def test_counts_are_those_of_the_file(block: Block) -> None:
    """At every depth; on failure the sequences are told by their first action."""
    start, depth = block.start(), len(block.counts)
    counts, listing = walked(start, depth)
    assert counts == block.counts, breakdown(sequences(start, depth))
    assert listing == block.listing, "the order has changed"


@pytest.mark.parametrize("block", BLOCKS, ids=str_of)
def test_counts_are_the_same_a_second_way(block: Block) -> None:
    """The sequences themselves are the same, one depth above the deepest."""
    depth = max(1, len(block.counts) - 1)
    mine = list(sequences(block.start(), depth))
    theirs = list(sequences_a_second_way(block, depth))

    assert breakdown(iter(mine)) == breakdown(iter(theirs))
    assert mine == theirs
