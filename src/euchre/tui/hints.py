"""Hints and guidance at the terminal, in sentences: both tables there say the same."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.game import View
from euchre.players import Advice, Limit, Weighed, advise
from euchre.texts import Text
from euchre.texts.acts import action_label
from euchre.texts.guide import guidance
from euchre.texts.story import Reader

__all__ = ["advice_on", "choice_texts", "guide_texts", "suggestion_texts"]


def advice_on(seen: View) -> Advice:
    """What to advise to the seat of that View, whose turn it is."""
    return advise(seen, Limit())


def suggestion_texts(reader: Reader, seen: View, advice: Advice) -> Iterator[Text]:
    """What is suggested, what it brings, and why."""
    best = advice.choices[0]
    label = action_label(reader, seen, best.action)
    worth = _worth(best)
    if worth is None:
        yield Text.of("hint-best", action=label)
    else:
        yield Text.of("hint-best-worth", action=label, worth=worth)
    for reason in advice.why:
        yield Text(reason.key, reason.args)


def choice_texts(reader: Reader, seen: View, advice: Advice) -> Iterator[Text]:
    """What the other choices bring, the best first."""
    for one in advice.choices[1:]:
        worth = _worth(one)
        if worth is not None:
            label = action_label(reader, seen, one.action)
            yield Text.of("hint-choice", action=label, worth=worth)


def guide_texts(reader: Reader, seen: View) -> Iterator[Text]:
    """What the present phase is about: a title, then sentences."""
    told = guidance(reader, seen)
    yield told.title
    yield from told.sentences


def _worth(one: Weighed) -> Text | None:
    if one.points is None:
        return None
    if one.chance is None:
        return Text.of("hint-worth", points=_number(one.points))
    percent = Text.of("hint-percent", n=round(100 * one.chance))
    return Text.of("hint-worth-chance", points=_number(one.points), chance=percent)


def _number(value: float) -> Text:
    """Points with their sign and two decimals."""
    hundredths = round(100 * abs(value))
    sign = "none" if not hundredths else "plus" if value > 0 else "minus"
    whole, part = divmod(hundredths, 100)
    return Text.of("hint-number", sign=sign, whole=str(whole), part=f"{part:02}")
