"""How many games there are, those that hardly differ counted once."""

from __future__ import annotations

from euchre.rules import PRESETS, Preset, differences


def _is_much_the_same(one: Preset, other: Preset) -> bool:
    """Whether they differ only in the target, or only in one number of the score."""
    keys = set(differences(one.rules, other.rules))
    return keys <= {"end.target"} or (len(keys) == 1 and keys.pop().startswith("score."))


def test_thirty_games_differ_in_more_than_a_number() -> None:
    """Thirty presets at least, no two of which differ only in target or one score number."""
    kept: list[Preset] = []
    for preset in PRESETS.values():
        if not any(_is_much_the_same(preset, other) for other in kept):
            kept.append(preset)
    assert len(kept) >= 30
