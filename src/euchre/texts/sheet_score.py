"""Rule sheet: the score table, by the majority of tricks, by bids or by each trick."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import DefendAlone, Partners, Rules
from euchre.texts import in_force, sheet_bid_score
from euchre.texts.text import Text, yes_no

__all__ = ["sentences", "table"]


def table(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """The score table: a heading, then what each result is worth."""
    if rules.score.count_tricks:
        return _of_each_trick(rules)
    if rules.has_bids:
        return sheet_bid_score.table(rules)
    return _without_maker(rules) if in_force.is_fixed(rules) else _of_majority(rules)


def _of_majority(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """For each number of tricks its points.

    The columns are "together" and "alone" where a maker may be alone, else one.
    """
    score, alone = rules.score, in_force.has_lone_column(rules)
    yield (_makers_take(rules), *_columns(rules))
    most = rules.hand_size - 1
    lone_euchre = _of_euchre(rules, score.lone_euchre)
    lone_made = lone_euchre if score.lone_must_take_all else _points(score.lone_made)
    least = rules.tricks_needed
    if least > rules.majority:
        few = lone_euchre if score.lone_must_take_all else _points(0)
        yield _row(
            _range("sheet-range-made", rules.majority, least - 1), _points(0), few, alone=alone
        )
    if least <= most:
        yield _row(
            _range("sheet-range-made", least, most),
            _to_makers(rules, score.made),
            lone_made,
            alone=alone,
        )
    march = Text.of("sheet-all-tricks", n=rules.hand_size)
    yield _row(march, _to_makers(rules, score.march), _points(score.lone_march), alone=alone)
    if score.jambone:
        exposed = Text.of("sheet-all-exposed", n=rules.hand_size)
        yield _row(exposed, Text("sheet-nothing"), _points(score.jambone), alone=alone)
    if score.jamboree:
        points = _points(score.jamboree)
        yield _row(Text("sheet-five-best"), points, points, alone=alone)
    yield from _euchres(rules)


def _makers_take(rules: Rules) -> Text:
    one_maker = rules.partners is Partners.MAKER_AGAINST_ALL
    return Text("sheet-maker-takes" if one_maker else "sheet-makers-take")


def _columns(rules: Rules) -> tuple[Text, ...]:
    if not in_force.has_lone_column(rules):
        return (Text("group-score"),)
    if rules.partners is Partners.CALLED:
        return (Text("sheet-with-partner"), Text("sheet-without-partner"))
    paired = in_force.is_paired(rules)
    together = Text("sheet-together" if paired else "sheet-not-alone-column")
    return (together, Text("sheet-alone-column"))


def _euchres(rules: Rules) -> Iterator[tuple[Text, ...]]:
    score, alone = rules.score, in_force.has_lone_column(rules)
    fewest = rules.majority - 1
    usual, lone = score.euchre, score.lone_euchre if alone else score.euchre
    none, none_alone = max(usual, score.super_euchre), max(lone, score.super_euchre)
    if not fewest:
        usual, lone = none, none_alone
    differs = (none, none_alone) != (usual, lone)
    yield _row(
        _range("sheet-range-euchred", 1 if differs else 0, fewest),
        _of_euchre(rules, usual),
        _of_euchre(rules, lone, is_alone=True),
        alone=alone,
    )
    if differs:
        yield _row(
            _range("sheet-range-euchred", 0, 0),
            _of_euchre(rules, none),
            _of_euchre(rules, none_alone, is_alone=True),
            alone=alone,
        )
    if not in_force.has_lone_defender(rules):
        return
    always = rules.entry.defend_alone is DefendAlone.ALWAYS
    for low, high, points in ((1, fewest, score.lone_defender), (0, 0, score.lone_defender_march)):
        if low > high:
            continue
        cell = Text.of("sheet-to-lone-defender", n=points)
        if score.set_back:
            cell = _of_euchre(rules, points)
        together = cell if always else Text("sheet-nothing")
        yield _row(_range("sheet-range-lone-defender", low, high), together, cell, alone=alone)


def _row(name: Text, together: Text, lone: Text, *, alone: bool) -> tuple[Text, ...]:
    return (name, together, lone) if alone else (name, together)


def _points(number: int) -> Text:
    return Text.of("value-number", n=number)


def _to_makers(rules: Rules, number: int) -> Text:
    called = rules.partners is Partners.CALLED
    return Text.of("sheet-to-both", n=number) if called else _points(number)


def _of_euchre(rules: Rules, number: int, *, is_alone: bool = False) -> Text:
    """Points of a euchre: won by the defenders, or lost by the makers."""
    if rules.score.set_back:
        both = rules.partners is Partners.CALLED and not is_alone
        return Text.of("sheet-lost-by-both" if both else "sheet-lost-by-makers", n=number)
    paired = in_force.is_paired(rules)
    return Text.of("sheet-to-defenders" if paired else "sheet-to-each", n=number)


def _range(key: str, low: int, high: int) -> Text:
    """A message about a range of tricks; ``kind`` is how the range is said."""
    kind = "none" if not high else "one" if low == high else "or" if high == low + 1 else "to"
    return Text.of(key, low=low, high=high, kind=kind)


def _without_maker(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """Where nobody makes trump: the side with more tricks scores."""
    yield (Text("sheet-side-takes"), Text("group-score"))
    most = rules.hand_size - 1
    if rules.majority <= most:
        yield (_range("sheet-range-made", rules.majority, most), _points(rules.score.made))
    yield (Text.of("sheet-all-tricks", n=rules.hand_size), _points(rules.score.march))


def _of_each_trick(rules: Rules) -> Iterator[tuple[Text, ...]]:
    """Where each player scores the tricks taken."""
    yield (Text("sheet-player-takes"), Text("group-score"))
    lost = Text.of("sheet-minus", n=rules.score.trickless)
    yield (Text("sheet-each-trick"), _points(1))
    yield (Text("sheet-no-trick"), lost)
    if in_force.is_fixed(rules):
        return
    if rules.has_bids:
        yield (Text("sheet-maker-below-bid"), lost)
    else:
        yield (Text.of("sheet-maker-below", n=rules.majority), lost)
    if rules.entry.may_drop_out:
        yield (Text("sheet-who-dropped-out"), _points(0))


def sentences(rules: Rules) -> Iterator[Text]:
    """What the table does not say."""
    if rules.score.count_tricks:
        yield Text("sheet-each-scores-tricks")
    elif rules.has_bids:
        yield from sheet_bid_score.sentences(rules)
    elif in_force.is_fixed(rules):
        even = yes_no(not rules.hand_size % 2)
        yield Text.of("sheet-more-tricks-score", even=even)
    else:
        yield from _about_majority(rules)
    if rules.score.four_trick_tokens:
        paired = in_force.is_paired(rules)
        yield Text("sheet-tokens" if paired else "sheet-tokens-player")


def _about_majority(rules: Rules) -> Iterator[Text]:
    score = rules.score
    if score.set_back:
        yield Text("sheet-set-back")
    elif in_force.is_paired(rules):
        yield Text("sheet-one-side-scores")
    else:
        called = rules.partners is Partners.CALLED
        yield Text("sheet-both-or-others" if called else "sheet-maker-or-others")
    if score.four_tricks_needed:
        yield Text("sheet-four-tricks")
    if score.lone_must_take_all:
        yield Text.of("sheet-must-take-all", n=rules.hand_size)
    if score.fast_break:
        yield Text("sheet-fast-break")
