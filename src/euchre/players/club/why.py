"""Why a call was made: statements about the hand and the auction."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.cards import trump_letter
from euchre.game import Action, Name, Pass, View
from euchre.players.base import Reason
from euchre.players.club.contracts import Prospect

__all__ = ["why_called"]


def why_called(
    view: View, action: Action, prospects: Mapping[Action, Prospect], *, must: bool
) -> tuple[Reason, ...]:
    """The reasons for a call or a pass; ``must`` says that passing was not allowed."""
    found = prospects.get(action)
    if found is None or isinstance(action, Pass):
        return _why_not(prospects)
    reasons = [Reason.of("reason-must-call")] if must else []
    reasons.append(_hand(found))
    reasons += _auction(view, action, found)
    key = "reason-lone-chance" if found.alone else "reason-make-chance"
    chance = found.sweep if found.alone else found.chance
    return (*reasons, Reason.of(key, percent=round(100 * chance)))


def _hand(found: Prospect) -> Reason:
    strength = found.strength
    return Reason.of(
        "reason-hand",
        suit=trump_letter(found.trump),
        trumps=strength.trumps,
        sure=strength.masters,
        aces=strength.aces,
    )


def _why_not(prospects: Mapping[Action, Prospect]) -> tuple[Reason, ...]:
    """The best that could have been made, and that it is not enough."""
    if not prospects:
        return (Reason.of("reason-nothing-to-call"),)
    best = max(prospects.values(), key=lambda found: found.worth)
    percent = round(100 * best.chance)
    return (
        _hand(best),
        Reason.of("reason-too-weak", suit=trump_letter(best.trump), percent=percent),
    )


def _auction(view: View, action: Action, found: Prospect) -> list[Reason]:
    """What the turned card or the suit turned down has to do with it."""
    upcard, turned = view.public.upcard, view.public.turned_suit
    if isinstance(action, Name):
        if turned is None or found.trump is None:
            return []
        key = "reason-next" if found.trump is turned.next else "reason-cross"
        return [Reason.of(key, suit=trump_letter(found.trump), turned=turned.letter)]
    if upcard is None:
        return []
    return [Reason.of(f"reason-upcard-{found.owner}", card=upcard.text)]
