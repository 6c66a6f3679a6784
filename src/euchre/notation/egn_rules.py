"""The rules that an EGN file names, as Rules, and back.

A file names only some of our options. Where Rules say more, their JSON form is put into the
description, on a line of its own, so that a game comes back by the rules it was played by.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final

from euchre.cards import Rank
from euchre.notation.plain import parse_json
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
    from_plain,
    replace,
    to_plain,
)

__all__ = [
    "DESCRIPTION_LIMIT",
    "RULE_NAMES",
    "own_words",
    "rules_of",
    "ruleset_of",
    "with_rules",
    "written_ruleset",
]

DESCRIPTION_LIMIT: Final = 1024
_LINE: Final = "euchre-rules: "

Plain = bool | int | str

# A record tells hands as they were dealt; the dealer takes the turned card and lays away any
# of the six cards, that one included.
_ALWAYS: Mapping[str, Value] = {
    "exchange.pick_up": PickUp.MANDATORY,
    "exchange.may_discard_turn_up": True,
}

_DEFAULTS: Mapping[str, Plain] = {
    "std": True,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
    "canadian": False,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "farmers": False,
    "partners_best": False,
    "go_under": False,
    "joker": False,
    "num_players": 4,
    "allow_no_trump": False,
    "fast_break": False,
    "four_trick_tokens": False,
}
RULE_NAMES: Final = tuple(_DEFAULTS)

_OPTIONS: Mapping[str, Callable[[Plain], Mapping[str, Value]]] = {
    "std": lambda v: {
        "auction.stick_the_dealer": StickTheDealer.STICK if v else StickTheDealer.OFF
    },
    "min_rank": lambda v: {"pack.lowest": Rank(int(v))},
    "canadian": lambda v: {"auction.canadian_loner": bool(v)},
    "loner_lead": lambda v: {
        "play.leader": (
            Leader.LEFT_OF_LONE_MAKER if v == "LEFT_OF_LONER" else Leader.LEFT_OF_DEALER
        )
    },
    "loner_march_score": lambda v: {"score.lone_march": int(v)},
    "loner_euchred_score": lambda v: {"score.lone_euchre": int(v)},
    "defend_alone": lambda v: {
        "entry.defend_alone": DefendAlone.VS_LONE_MAKER if v else DefendAlone.NEVER
    },
    "farmers": lambda v: {"deal.redeal": RedealHand.NO_ACE_NO_FACE if v else RedealHand.NONE},
    "partners_best": lambda v: {
        "exchange.partners_best": PartnersBest.RECEIVE_FIRST if v else PartnersBest.NONE
    },
    "go_under": lambda v: {"deal.go_under": GoUnder.THREE_NINES_TENS if v else GoUnder.NONE},
    "joker": lambda v: {"pack.benny": Benny.JOKER if v else Benny.NONE},
    "allow_no_trump": lambda v: {"auction.no_trump": NoTrump.CALLABLE if v else NoTrump.NEVER},
    "fast_break": lambda v: {"score.fast_break": bool(v)},
    "four_trick_tokens": lambda v: {"score.four_trick_tokens": bool(v)},
}

# Rules that the notation names without saying how they go; a remark says how they were read.
_ASSUMED: Final = {
    "farmers": "deal.redeal",
    "go_under": "deal.go_under",
    "joker": "auction.benny_turned",
    "four_trick_tokens": "score.four_trick_tokens",
}


def rules_of(ruleset: Mapping[str, Plain], description: str, problems: list[Problem]) -> Rules:
    """The rules of a file. What cannot be said by our options is noted."""
    own = _described(description)
    if own is not None and ruleset_of(own) == {**_DEFAULTS, **_target(ruleset), **ruleset}:
        return own
    place = Place(field="metadata.ruleset")
    changes: dict[str, Value | str] = dict(_ALWAYS)
    for name, value in {**_DEFAULTS, **_target(ruleset), **ruleset}.items():
        option = _OPTIONS.get(name)
        if option is None:
            continue
        try:
            changes.update(option(value))
        except (ValueError, TypeError):
            at = Place(field=f"metadata.ruleset.{name}")
            problems.append(Problem.of("egn-rule-unusable", at, rule=name, found=str(value)[:20]))
        if value is True and name in _ASSUMED:
            problems.append(
                Problem.of(
                    "egn-rule-assumed", place, refuses=False, rule=name, option=_ASSUMED[name]
                )
            )
    return _with_length({**_target(ruleset), **ruleset}, changes, problems)


def _target(ruleset: Mapping[str, Plain]) -> Mapping[str, Plain]:
    """A file that names a number of deals has no target."""
    return {"winning_score": 0} if ruleset.get("num_deals") else {}


def _with_length(
    ruleset: Mapping[str, Plain], changes: dict[str, Value | str], problems: list[Problem]
) -> Rules:
    """The rules with how long a game is and how many play."""
    place = Place(field="metadata.ruleset")
    target = int(ruleset.get("winning_score", 10))
    deals = int(ruleset.get("num_deals", 0))
    if bool(target) == bool(deals):
        problems.append(Problem.of("egn-target-or-deals", place))
        target, deals = 10, 0
    changes |= {"end.target": target, "end.deals": deals}
    players = ruleset.get("num_players", 4)
    if players != 4:
        at = Place(field="metadata.ruleset.num_players")
        problems.append(Problem.of("egn-players", at, n=int(players)))
    try:
        return replace(Rules(), changes)
    except (ImpossibleRulesError, OptionError) as error:
        problems.append(problem_of_rules(error, place))
        return replace(Rules(), dict(_ALWAYS))


def ruleset_of(rules: Rules) -> dict[str, Plain]:
    """The rules by their names in a file, each with its value."""
    return {
        "std": rules.auction.stick_the_dealer is StickTheDealer.STICK,
        "min_rank": int(rules.pack.lowest),
        "winning_score": rules.end.target,
        "num_deals": rules.end.deals,
        "canadian": rules.auction.canadian_loner,
        "loner_lead": (
            "LEFT_OF_LONER" if rules.play.leader is Leader.LEFT_OF_LONE_MAKER else "LEFT_OF_DEALER"
        ),
        "loner_march_score": rules.score.lone_march,
        "loner_euchred_score": rules.score.lone_euchre,
        "defend_alone": rules.entry.defend_alone is not DefendAlone.NEVER,
        "farmers": rules.deal.redeal is not RedealHand.NONE,
        "partners_best": rules.exchange.partners_best is not PartnersBest.NONE,
        "go_under": rules.deal.go_under is not GoUnder.NONE,
        "joker": rules.pack.benny is not Benny.NONE,
        "num_players": rules.players,
        "allow_no_trump": rules.auction.no_trump is NoTrump.CALLABLE,
        "fast_break": rules.score.fast_break,
        "four_trick_tokens": rules.score.four_trick_tokens,
    }


def written_ruleset(rules: Rules) -> tuple[tuple[str, Plain], ...]:
    """The ruleset that is written: the three rules that every file names, and what is unusual."""
    always = {"std", "canadian", "loner_lead"}
    if rules.end.deals:
        always.add("winning_score")  # which else is understood to be none
    return tuple(
        (name, value)
        for name, value in ruleset_of(rules).items()
        if (name in always or value != _DEFAULTS[name])
        and not (name == "winning_score" and not value)
    )


def with_rules(description: str, rules: Rules) -> str | None:
    """The description with the rules, where the ruleset alone would not say them.

    None if they do not fit into it.
    """
    if rules_of(dict(written_ruleset(rules)), "", []) == rules:
        return description
    line = _LINE + json.dumps(to_plain(rules), separators=(",", ":"))
    told = f"{description}\n{line}" if description else line
    return told if len(told) <= DESCRIPTION_LIMIT else None


def own_words(description: str) -> str:
    """The description without the line that tells the rules."""
    return "\n".join(line for line in description.split("\n") if not line.startswith(_LINE))


def _described(description: str) -> Rules | None:
    """The rules that a description tells, or None."""
    for line in description.split("\n"):
        if line.startswith(_LINE):
            try:
                plain = parse_json(line.removeprefix(_LINE))
                return from_plain(plain) if isinstance(plain, dict) else None
            except ValueError:
                return None
    return None
