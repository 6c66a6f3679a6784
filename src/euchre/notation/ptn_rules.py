"""The options of Trickster's games, as Rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from euchre.cards import Rank
from euchre.notation.plain import Fields, clean_text
from euchre.notation.problems import Place, Problem, problem_of_rules
from euchre.rules import (
    Benny,
    DefendAlone,
    GoUnder,
    ImpossibleRulesError,
    Leader,
    NoTrump,
    OptionError,
    PartnersBest,
    PickUp,
    RedealHand,
    Rules,
    StickTheDealer,
    Value,
    replace,
)

__all__ = ["ptn_rules"]

_FLAGS: Final[Mapping[str, Mapping[str, Value]]] = {
    "withJoker": {"pack.benny": Benny.JOKER},
    "stickTheDealer": {"auction.stick_the_dealer": StickTheDealer.STICK},
    "aloneTake5": {"score.lone_must_take_all": True},
    "noAlone": {"entry.alone": False},
    "callForBest": {"exchange.partners_best": PartnersBest.DISCARD_FIRST},
    "goUnder": {"deal.go_under": GoUnder.THREE_NINES_TENS},
    "allowNotrump": {"auction.no_trump": NoTrump.CALLABLE},
    "take4for1": {"score.four_tricks_needed": True},
    "defendAlone": {"entry.defend_alone": DefendAlone.VS_LONE_MAKER},
    "allowMisdeal": {"deal.redeal": RedealHand.ACE_NO_FACE},
    "makerLeadsFirst": {"play.leader": Leader.MAKER},
}
_ASSUMED: Final = frozenset({"defendAlone", "allowMisdeal", "withJoker"})
"""Options whose exact reading is not documented: a remark says how they were read."""

_NUMBERS: Final[Mapping[str, Callable[[int], Mapping[str, Value]]]] = {
    "gameOverScore": lambda n: {"end.target": n},
    "numDecks": lambda n: {"pack.copies": n},
    # Cards of one short pack: 16 are jack to ace, 24 are nine to ace.
    "deckSize": lambda n: {"pack.lowest": Rank(15 - n // 4)},
}
_DISPLAY: Final = frozenset({"noSuggestions", "noWatching"})
"""Options that say nothing about the game."""
_ORDINARY: Final[Mapping[str, object]] = {
    "players": 4,
    "variation": 0,
    "isPartnership": True,
    "allowLowNotrump": False,
}
"""Options that can only be read with these values."""


def ptn_rules(plain: object, problems: list[Problem]) -> Rules:
    """The rules of an options object. What cannot be said by ours is noted."""
    place = Place(field="GameOptionsJson")
    fields = Fields(plain, place, problems)
    changes: dict[str, Value | str] = {
        "exchange.pick_up": PickUp.MANDATORY,
        "exchange.may_discard_turn_up": True,
    }
    for key in fields.raw:
        changes.update(_option(key, fields))
    if changes.get("entry.alone") is False:
        changes = {key: one for key, one in changes.items() if key not in _ONLY_ALONE}
    try:
        return replace(Rules(), changes)
    except (ImpossibleRulesError, OptionError) as error:
        problems.append(problem_of_rules(error, place))
        return Rules()


def _option(key: str, fields: Fields) -> Mapping[str, Value]:
    """What an option changes; noted if it cannot be said by ours."""
    at, value, problems = fields.at(key), fields.raw[key], fields.problems
    if key in _FLAGS:
        if not fields.flag(key, default=False):
            return {}
        if key in _ASSUMED:
            option = next(iter(_FLAGS[key]))
            problems.append(
                Problem.of("ptn-option-assumed", at, refuses=False, rule=key, option=option)
            )
        return _FLAGS[key]
    if key in _NUMBERS:
        try:
            return _NUMBERS[key](fields.number(key, 0))
        except ValueError:
            problems.append(_unusable(key, at, value))
    elif key in _ORDINARY:
        if value not in (_ORDINARY[key], None):
            problems.append(_unusable(key, at, value))
    elif key not in _DISPLAY:
        unknown = clean_text(key)[:40]
        problems.append(Problem.of("ptn-option-unknown", at, refuses=False, rule=unknown))
    return {}


def _unusable(key: str, at: Place, value: object) -> Problem:
    return Problem.of("ptn-option-unusable", at, rule=key, found=clean_text(str(value))[:20])


_ONLY_ALONE: Final = frozenset(
    {"exchange.partners_best", "entry.defend_alone", "score.lone_must_take_all"}
)
"""Options that mean nothing where nobody may play alone."""
