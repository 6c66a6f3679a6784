"""Rule sheet: the end of a game and a match."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.rules import RedealHand, Rules, Tie
from euchre.texts import in_force
from euchre.texts.text import Text
from euchre.texts.unused import is_unused

__all__ = ["end"]


def end(rules: Rules) -> Iterator[Text]:
    """The end of a game and of a match."""
    yield from _of_game(rules)
    if rules.end.games > 1:
        yield from _of_match(rules)


def _of_game(rules: Rules) -> Iterator[Text]:
    rule, who = rules.end, _who(rules)
    if rule.target:
        yield Text.of(f"sheet-end-target-{who}", n=rule.target)
    elif rule.count_down:
        yield Text.of(f"sheet-end-count-down-{who}", n=rule.count_down)
    else:
        yield Text.of("sheet-end-deals", n=rule.deals)
    if rules.scores_can_fall:
        yield Text("sheet-scores-rise" if rule.count_down else "sheet-scores-fall")
    if rule.must_earn and rules.goal and not in_force.is_fixed(rules):
        yield Text("sheet-must-earn")
    if _may_arrive_together(rules):
        tie = Tie.PLAY_ON if in_force.is_fixed(rules) else rule.tie
        yield Text(f"sheet-tie-{tie.value}")
    if rules.goal and rule.deals:
        yield Text.of("sheet-end-deals-at-most", n=rule.deals)
    if rule.deals and rules.deal.redeal is not RedealHand.NONE and not in_force.is_fixed(rules):
        yield Text("sheet-end-deals-thrown-in")
    if rule.lone_march_wins and not is_unused(rules, "end.lone_march_wins"):
        yield Text("sheet-lone-march-wins")


def _of_match(rules: Rules) -> Iterator[Text]:
    rule, who = rules.end, _who(rules)
    yield Text.of(f"sheet-match-{who}", n=rule.games)
    if rule.laps and rules.goal:
        yield Text("sheet-laps")
    if rule.slam:
        yield Text("sheet-slam")
    if rule.rubber:
        yield Text("sheet-rubber")


def _who(rules: Rules) -> str:
    return "side" if in_force.is_paired(rules) else "player"


def _may_arrive_together(rules: Rules) -> bool:
    """Whether several may reach the goal in one deal."""
    each_scores = in_force.is_fixed(rules) and rules.score.count_tricks and bool(rules.goal)
    return in_force.has_tie(rules) or each_scores
