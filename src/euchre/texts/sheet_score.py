"""Rule sheet: the score table, and the end of a game and a match."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import DefendAlone, Partners, Rules
from euchre.texts.text import Text

__all__ = ["end", "sentences", "table"]


def table(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """The score table: a heading, then for each number of tricks its points.

    The columns are "together" and "alone" where a maker may play alone, else one.
    """
    score, alone = rules.score, rules.entry.alone
    heading = Text(
        "sheet-makers-take" if rules.partners is Partners.OPPOSITE else "sheet-maker-takes"
    )
    columns = (
        (Text("sheet-together"), Text("sheet-alone-column")) if alone else (Text("group-score"),)
    )
    yield (heading, *columns)
    most = rules.hand_size - 1
    lone_euchre = _to_defenders(rules, score.lone_euchre)
    lone_made = lone_euchre if score.lone_must_take_all else _points(score.lone_made)
    least = rules.tricks_needed
    if least > rules.majority:
        few = lone_euchre if score.lone_must_take_all else _points(0)
        yield _row(
            _range("sheet-range-made", rules.majority, least - 1), _points(0), few, alone=alone
        )
    if least <= most:
        yield _row(
            _range("sheet-range-made", least, most), _points(score.made), lone_made, alone=alone
        )
    march = Text.of("sheet-all-tricks", n=rules.hand_size)
    yield _row(march, _points(score.march), _points(score.lone_march), alone=alone)
    yield from _euchres(rules)


def _euchres(rules: Rules) -> Iterator[tuple[Text, ...]]:
    score, alone = rules.score, rules.entry.alone
    fewest = rules.majority - 1
    usual, lone = score.euchre, score.lone_euchre if alone else score.euchre
    none, none_alone = max(usual, score.super_euchre), max(lone, score.super_euchre)
    differs = (none, none_alone) != (usual, lone) and fewest
    yield _row(
        _range("sheet-range-euchred", 1 if differs else 0, fewest),
        _to_defenders(rules, usual),
        _to_defenders(rules, lone),
        alone=alone,
    )
    if differs:
        yield _row(
            _range("sheet-range-euchred", 0, 0),
            _to_defenders(rules, none),
            _to_defenders(rules, none_alone),
            alone=alone,
        )
    if rules.entry.defend_alone is DefendAlone.NEVER:
        return
    always = rules.entry.defend_alone is DefendAlone.ALWAYS
    for low, high, points in ((1, fewest, score.lone_defender), (0, 0, score.lone_defender_march)):
        if low > high:
            continue
        cell = Text.of("sheet-to-lone-defender", n=points)
        together = cell if always else Text("sheet-nothing")
        yield _row(_range("sheet-range-lone-defender", low, high), together, cell, alone=alone)


def _row(name: Text, together: Text, lone: Text, *, alone: bool) -> tuple[Text, ...]:
    return (name, together, lone) if alone else (name, together)


def _points(number: int) -> Text:
    return Text.of("value-number", n=number)


def _to_defenders(rules: Rules, number: int) -> Text:
    paired = rules.partners is Partners.OPPOSITE
    return Text.of("sheet-to-defenders" if paired else "sheet-to-each", n=number)


def _range(key: str, low: int, high: int) -> Text:
    """A message about a range of tricks; ``kind`` is how the range is said."""
    kind = "none" if not high else "one" if low == high else "or" if high == low + 1 else "to"
    return Text.of(key, low=low, high=high, kind=kind)


def sentences(rules: Rules) -> Iterator[Text]:
    """What the table does not say."""
    score, paired = rules.score, rules.partners is Partners.OPPOSITE
    yield Text("sheet-one-side-scores" if paired else "sheet-maker-or-others")
    if score.four_tricks_needed:
        yield Text("sheet-four-tricks")
    if score.lone_must_take_all:
        yield Text.of("sheet-must-take-all", n=rules.hand_size)
    if score.fast_break:
        yield Text("sheet-fast-break")
    if score.four_trick_tokens:
        yield Text("sheet-tokens")


def end(rules: Rules) -> Iterator[Text]:
    """The end of a game and of a match."""
    rule = rules.end
    who = "side" if rules.partners is Partners.OPPOSITE else "player"
    if rule.target:
        yield Text.of(f"sheet-end-target-{who}", n=rule.target)
    else:
        yield Text.of("sheet-end-deals", n=rule.deals)
    if rule.target and rules.scorers > 2:
        yield Text(f"sheet-tie-{rule.tie.value}")
    if rule.lone_march_wins:
        yield Text("sheet-lone-march-wins")
    if rule.games == 1:
        return
    yield Text.of(f"sheet-match-{who}", n=rule.games)
    if rule.laps:
        yield Text("sheet-laps")
    if rule.slam:
        yield Text("sheet-slam")
    if rule.rubber:
        yield Text("sheet-rubber")
