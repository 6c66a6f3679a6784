"""Presets: named rules, each with its sources.

Nothing in the program asks for a preset's name; it is for people to choose by. The
sources are message keys (``source-bicycle``); the rule sheet prints the works.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from euchre.cards import Rank, Suit
from euchre.rules.data import Value, replace
from euchre.rules.model import Rules
from euchre.rules.options import (
    Benny,
    BennyTurned,
    DefendAlone,
    FirstDealer,
    Leader,
    Partners,
    PartnersBest,
    PickUp,
    RedealHand,
    Step,
    StickTheDealer,
)

__all__ = ["PRESETS", "Preset", "UnknownPresetError", "preset"]


@dataclass(frozen=True, slots=True)
class Preset:
    """Named rules."""

    id: str
    rules: Rules
    sources: tuple[str, ...]


class UnknownPresetError(ValueError):
    """There is no preset of that name. ``near`` are names that look like it."""

    def __init__(self, name: str) -> None:
        """The error for that name."""
        self.name = name
        self.near = tuple(difflib.get_close_matches(name, PRESETS, n=3))
        super().__init__(
            f"there is no preset {name!r}; there are {', '.join(self.near or PRESETS)}"
        )


def preset(name: str) -> Preset:
    """The preset of that name.

    Raises:
        UnknownPresetError: if there is none.
    """
    found = PRESETS.get(name.strip().lower())
    if found is None:
        raise UnknownPresetError(name)
    return found


_THREE_TWO = ((3, 3, 3, 3), (2, 2, 2, 2))
_TWO_THREE = ((2, 2, 2, 2), (3, 3, 3, 3))
_ALTERNATING = ((3, 2, 3, 2), (2, 3, 2, 3))

_NORTH_AMERICAN: Mapping[str, Value] = {
    "deal.packets": _THREE_TWO,
    "exchange.pick_up": PickUp.OPTIONAL,
    "end.target": 10,
}
_BRITISH: Mapping[str, Value] = {
    "pack.benny": Benny.JOKER,
    "deal.packets": _THREE_TWO,
    "auction.benny_turned": BennyTurned.NAMED_BLIND,
    "exchange.pick_up": PickUp.MANDATORY,
    "end.target": 11,
}
# Laps and slams carry something into a next game, so a match is two games won. [derived]
_RAILROAD: Mapping[str, Value] = {
    "pack.benny": Benny.JOKER,
    "auction.benny_turned": BennyTurned.COUNTS_AS_SUIT,
    "auction.benny_suit": Suit.HEARTS,
    "exchange.partners_best": PartnersBest.DISCARD_FIRST,
    "exchange.pick_up": PickUp.OPTIONAL,
    "end.games": 2,
    "end.laps": True,
    "end.slam": True,
}

_KELLER: Mapping[str, Value] = {
    **_RAILROAD,
    "deal.packets": _THREE_TWO,
    "entry.defend_alone": DefendAlone.VS_LONE_MAKER,
    "entry.steps": (
        Step.TAKE_OVER,
        Step.PICK_UP,
        Step.PARTNERS_BEST,
        Step.DEFEND_ALONE,
        Step.DEFENDERS_BEST,
    ),
    "exchange.defenders_best": True,
    "end.target": 5,
}
_MAKER_AGAINST_ALL: Mapping[str, Value] = {
    "partners": Partners.MAKER_AGAINST_ALL,
    "entry.alone": False,
}
_THREE_HANDED: Mapping[str, Value] = {
    **_MAKER_AGAINST_ALL,
    "players": 3,
    "deal.packets": ((3, 3, 3), (2, 2, 2)),
    "score.march": 3,
}
# The seeds deal in eight packets for four; for two seats that is 3-2-2-3. [derived]
_TWO_HANDED: Mapping[str, Value] = {
    **_MAKER_AGAINST_ALL,
    "players": 2,
    "deal.packets": ((3, 2), (2, 3)),
}

_DEFINITIONS: Mapping[str, tuple[Mapping[str, Value], tuple[str, ...]]] = {
    "na24": (_NORTH_AMERICAN, ("bicycle", "finnish-seed")),
    "na24-std": (
        {**_NORTH_AMERICAN, "auction.stick_the_dealer": StickTheDealer.STICK},
        ("bicycle", "finnish-seed", "euchre-central"),
    ),
    "hoyle32": (
        {
            "pack.lowest": Rank.SEVEN,
            "deal.packets": _THREE_TWO,
            "entry.defend_alone": DefendAlone.ALWAYS,
            "exchange.pick_up": PickUp.OPTIONAL,
            "play.leader": Leader.LEFT_OF_LONE_MAKER,
            "score.lone_defender": 2,
            "score.lone_defender_march": 4,
            "end.target": 5,
        },
        ("greek-seed", "hoyle-2001"),
    ),
    "finnish24": (
        {"deal.packets": _TWO_THREE, "exchange.pick_up": PickUp.MANDATORY},
        ("finnish-seed",),
    ),
    "canadian24": (
        {
            **_NORTH_AMERICAN,
            "deal.first_dealer": FirstDealer.FIRST_BLACK_JACK,
            "auction.canadian_loner": True,
        },
        ("finnish-seed", "canadian-pages"),
    ),
    "british25": (_BRITISH, ("pagat-british", "british-leagues")),
    "british25-two": (
        {**_BRITISH, "pack.benny": Benny.TWO_OF_SPADES, "end.target": 15},
        ("british-leagues", "pagat-british"),
    ),
    # A match of nine games is won with five. [derived]
    "st-austell25": (
        {**_BRITISH, "deal.first_dealer": FirstDealer.FIRST_JACK, "end.target": 21, "end.games": 5},
        ("british-leagues",),
    ),
    "guernsey33": ({**_BRITISH, "pack.lowest": Rank.SEVEN}, ("guernsey", "pagat-british")),
    "railroad-arneson": (
        {
            **_RAILROAD,
            "deal.packets": _ALTERNATING,
            "exchange.best_may_be_turn_up": True,
            "end.target": 10,
        },
        ("arneson-railroad",),
    ),
    "railroad-bicycle": (_KELLER, ("bicycle-railroad", "keller")),
    "railroad-keller": (
        {
            **_KELLER,
            "pack.lowest": Rank.SEVEN,
            "exchange.partners_best": PartnersBest.RECEIVE_FIRST,
        },
        ("keller", "arneson-railroad"),
    ),
    "farmers24": (
        {
            **_NORTH_AMERICAN,
            "deal.redeal": RedealHand.NO_ACE_NO_FACE,
            "auction.stick_the_dealer": StickTheDealer.STICK,
        },
        ("euchre-central", "euchre-links"),
    ),
    "ohio-tournament": (
        {
            "deal.packets": _THREE_TWO,
            "deal.first_dealer": FirstDealer.FIRST_JACK,
            "auction.stick_the_dealer": StickTheDealer.STICK,
            "exchange.pick_up": PickUp.MANDATORY,
        },
        ("tournament-sheets",),
    ),
    "three-handed32": (
        {
            **_THREE_HANDED,
            "pack.lowest": Rank.SEVEN,
            "exchange.pick_up": PickUp.OPTIONAL,
            "play.leader": Leader.LEFT_OF_LONE_MAKER,
            "end.target": 5,
        },
        ("greek-seed", "three-handed-pages"),
    ),
    "three-handed24": (
        {**_THREE_HANDED, "auction.stick_the_dealer": StickTheDealer.STICK},
        ("three-handed-pages",),
    ),
    "two-handed24": (
        {**_TWO_HANDED, "exchange.pick_up": PickUp.OPTIONAL},
        ("albanian-seed", "malay-seed"),
    ),
    "two-handed25": ({**_BRITISH, **_TWO_HANDED}, ("albanian-seed", "malay-seed", "pagat-british")),
    "two-handed32": (
        {
            **_TWO_HANDED,
            "pack.lowest": Rank.SEVEN,
            "deal.packets": ((2, 2), (3, 3)),
            "end.target": 5,
        },
        ("cassell", "keller"),
    ),
    "six-handed32": (
        {
            "players": 6,
            "pack.lowest": Rank.SEVEN,
            "deal.packets": ((3,) * 6, (2,) * 6),
            "score.lone_march": 5,
        },
        ("six-handed-rules",),
    ),
}

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        name: Preset(name, replace(Rules(), changes), sources)
        for name, (changes, sources) in _DEFINITIONS.items()
    }
)
"""Every preset by its name."""
